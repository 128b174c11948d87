//! What falls with a region, and what is lost of it (SW-28).

use tabletop::Seat;

use crate::board::region::Region;
use crate::boxes::Race;
use crate::state::position::Slot;

/// What a beaten race loses.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Loss {
    /// Race tokens.
    pub tokens: u8,
    /// Beasts.
    pub beasts: u8,
    /// What kept a token from being lost.
    pub spared: Option<&'static str>,
}

/// What was in a region before it was conquered.
#[derive(Clone, Copy)]
pub(crate) struct Fallen {
    pub region: Region,
    pub tokens: u8,
    pub victim: Option<(Seat, Slot)>,
    pub race: Option<Race>,
}
