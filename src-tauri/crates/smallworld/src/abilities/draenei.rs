//! The Draenei: the first token that would be lost in an opponent's turn stays in hand (WC-61).

use tabletop::Seat;

use crate::boxes::ability::trait_bits;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// The name of this race, if the next token that it would lose stays in hand (WC-61).
    pub(crate) fn spares_first(&self, seat: Seat, slot: Slot) -> Option<&'static str> {
        let spent = seat == self.turn || slot != Slot::Active || self.record.more.tally.spared;
        if spent || !self.can(seat, slot, trait_bits::SPARES_FIRST) {
            return None;
        }
        self.band(seat, slot).map(|band| band.race.data().id)
    }
}
