//! What places do for the race that holds them: tokens, shelter, ways (UG-L2, UG-L3, WC-114, WC-125, WC-129, WC-130).

use tabletop::Sink;

use crate::boxes::ability::{Field, Word};
use crate::boxes::{Find, FindWord};
use crate::event::{Event, TokenCause};
use crate::frame::find_answers::FindRules;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

const fn place(name: &'static str, takes: &'static [Field], says: &'static str) -> FindRules {
    FindRules::of(FindWord::of_places(Word { name, takes, says }))
}

/// Tokens at the start of a turn (UG-L2).
pub(super) const EARLY_TOKENS: FindRules = FindRules {
    turn_begins: Some(|position, lying, told| position.bring_tokens(lying.find, lying.params.tokens, told)),
    ..place("early_tokens", &[Field::Tokens], "So many tokens from the tray at the start of each turn (UG-L2).")
};

/// Tokens at each redeployment (WC-130).
pub(super) const LATE_TOKENS: FindRules = FindRules {
    musters: Some(|position, lying, told| position.bring_tokens(lying.find, lying.params.tokens, told)),
    ..place("late_tokens", &[Field::Tokens], "So many tokens from the tray at each redeployment (WC-130).")
};

/// The regions of its terrain are adjacent to each other (UG-L3).
pub(super) const LINKS_ALIKE: FindRules = FindRules {
    borders: Some(|position, lying, adjacency| adjacency.linked[1] |= position.board().like(lying.region)),
    worth: Some(|_, _, _| 0),
    ..place("links_alike", &[], "The regions of its terrain are adjacent to each other (UG-L3).")
};

/// No token is lost (WC-129).
pub(super) const SHELTERS: FindRules = FindRules {
    spares: Some(|position, region, lying| position.house(House::ChapelProtectsAll) || lying.region == region),
    ..place("shelters", &[], "No token is lost with its region (WC-129).")
};

/// No voyage is paid (WC-114).
pub(super) const FERRIES: FindRules =
    FindRules { sails: Some(()), worth: Some(|_, _, _| 0), ..place("ferries", &[], "No voyage is paid (WC-114).") };

/// The faction bonus counts twice (WC-125).
pub(super) const FACTION_TWICE: FindRules = FindRules {
    faction_twice: Some(()),
    ..place("faction_twice", &[], "The faction bonus counts twice; a neutral race takes the side that pays more (WC-125).")
};

/// As what the tokens of a place are told: two have names of their own.
fn cause_of(find: Find) -> TokenCause {
    match find.id() {
        "fountain_of_youth" => TokenCause::Fountain,
        "spirit_healer" => TokenCause::SpiritHealer,
        _ => TokenCause::Place,
    }
}

impl SmallWorld {
    /// So many tokens come from the tray into the hand of the active race, as long as there are any.
    fn bring_tokens<S: Sink<Event>>(&mut self, find: Find, most: u8, sink: &mut S) {
        let seat = self.turn;
        let Some(band) = self.sides[seat].bands[Slot::Active as usize].as_mut() else { return };
        let tray = &mut self.tray[band.race];
        let tokens = most.min(*tray);
        *tray -= tokens;
        band.hand += tokens;
        if tokens > 0 {
            sink.event(|| Event::Gained { seat, slot: Slot::Active, tokens, cause: cause_of(find) });
        }
    }
}
