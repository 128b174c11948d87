//! The Aegis of Aggramar: a region nobody attacks without paying (WC-119).

use std::sync::LazyLock;

use crate::board::region::RegionSet;
use crate::boxes::ability::{Field, Word};
use crate::boxes::{Find, FindWord};
use crate::frame::fee::{Due, Fee, For};
use crate::frame::find_answers::FindRules;
use crate::state::position::Slot;

/// So many coins, once a turn, for whatever is done to the region.
pub(super) const AEGIS: FindRules = FindRules {
    fees: Some(|position, attacker, lying| {
        let Some((to, Slot::Active)) = position.owners[lying.region].holder() else { return None };
        if to == attacker || position.record.more.tally.aegis_paid {
            return None;
        }
        let due = Due::Once(|position| position.record.more.tally.aegis_paid = true);
        let (regions, cause) = (RegionSet::of(lying.region), lying.find.id());
        Some(Fee { regions, coins: lying.params.coins, cause, to, owed: For::Anything, due })
    }),
    ..FindRules::of(FindWord::of_relics(Word {
        name: "aegis",
        takes: &[Field::Coins],
        says: "Laid into a region, others pay so many coins, once a turn, before they do anything to it (WC-119).",
    }))
};

/// The Aegis.
pub(super) static THE_AEGIS: LazyLock<Option<Find>> = LazyLock::new(|| Find::that_says(AEGIS.says.word.name));
