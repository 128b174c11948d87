//! What places and relics pay whoever holds them, and what adds to the price of their region (UG-L6 to UG-L8, WC-127, WC-128).

use crate::board::region::RegionSet;
use crate::boxes::FindWord;
use crate::boxes::ability::{Field, Word};
use crate::frame::find_answers::{FindRules, Lying};
use crate::frame::line::{Earner, Line};
use crate::state::position::{Slot, SmallWorld};

const fn paying(name: &'static str, says: &'static str) -> FindWord {
    FindWord { declined: true, ..FindWord::of(Word { name, takes: &[Field::Coins], says }) }
}

/// So many coins (UG-L7, UG-L8, WC-127).
pub(super) const PAYS: FindRules = FindRules {
    income: Some(|_, earner, lying| line(earner, lying, RegionSet::of(lying.region))),
    worth: Some(|_, _, lying| lying.params.coins),
    ..FindRules::of(paying("pays", "So many coins each turn; `declined`: also in decline (UG-L7, UG-L8, WC-127)."))
};

/// So many coins for each region of its terrain (UG-L6).
pub(super) const PAYS_ALIKE: FindRules = FindRules {
    income: Some(|position, earner, lying| line(earner, lying, alike(position, earner.band.regions, lying))),
    worth: Some(|position, own, lying| alike(position, own, lying).len().saturating_mul(lying.params.coins)),
    ..FindRules::of(paying("pays_alike", "So many coins for each held region of its terrain; `declined`: also in decline (UG-L6)."))
};

/// The same without its own region (WC-128).
pub(super) const PAYS_OTHERS_ALIKE: FindRules = FindRules {
    income: Some(|position, earner, lying| line(earner, lying, others_alike(position, earner.band.regions, lying))),
    worth: Some(|position, own, lying| others_alike(position, own, lying).len().saturating_mul(lying.params.coins)),
    ..FindRules::of(paying(
        "pays_others_alike",
        "So many coins for each other held region of its terrain; `declined`: also in decline (WC-128).",
    ))
};

/// Nothing doubles what its region pays (UG-K5).
pub(super) const NEVER_TWICE: FindRules = FindRules {
    never_twice: Some(()),
    ..FindRules::of(FindWord::of_places(Word { name: "never_twice", takes: &[], says: "No relic doubles what its region pays (UG-K5)." }))
};

/// Its region costs 1 more (UG-L7).
pub(super) const DEFENDS: FindRules = FindRules {
    defends: Some(()),
    ..FindRules::of(FindWord::of_places(Word { name: "defends", takes: &[], says: "+1 defence for its region (UG-L7)." }))
};

fn line(earner: &Earner<'_>, lying: Lying, regions: RegionSet) -> Option<Line> {
    let pays = earner.slot == Slot::Active || lying.params.declined;
    pays.then(|| earner.of_find(lying.find, regions, lying.params.coins))
}

fn alike(position: &SmallWorld, own: RegionSet, lying: Lying) -> RegionSet {
    own & position.board().like(lying.region)
}

fn others_alike(position: &SmallWorld, own: RegionSet, lying: Lying) -> RegionSet {
    alike(position, own, lying).without(RegionSet::of(lying.region))
}
