//! The Draenei: the first token that would be lost in an opponent's turn stays in hand (WC-61).

use tabletop::Seat;

use crate::boxes::ability::trait_bits;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// Whether the next token that this race would lose stays in hand (WC-61).
    pub(crate) fn spares_first(&self, seat: Seat, slot: Slot) -> bool {
        seat != self.turn && slot == Slot::Active && !self.record.more.tally.spared && self.can(seat, slot, trait_bits::SPARES_FIRST)
    }
}
