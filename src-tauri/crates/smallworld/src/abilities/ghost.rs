//! The Ghost of the Crypt makes a region immune (UG-L5).

use tabletop::Seat;

use crate::board::region::RegionSet;
use crate::boxes::FindWord;
use crate::boxes::ability::Word;
use crate::event::Marker;
use crate::frame::find_answers::{FindRules, HAUNTS};
use crate::state::position::SmallWorld;

/// The Ghost goes when the Crypt changes hands, or what is in its region changes places (UG-D6, WC-113).
pub(super) const GHOST: FindRules = FindRules {
    haunts: Some(()),
    left: Some(|position, _, told| position.vanish_figure(Marker::Ghost, told)),
    ..FindRules::of(FindWord::of_places(Word {
        name: "ghost",
        takes: &[],
        says: "The Ghost makes a region immune, which the race that holds it chooses at the end of its turn (UG-L5).",
    }))
};

impl SmallWorld {
    /// Where the Ghost may go, for the active race of `seat` (UG-L5).
    pub(super) fn ghost_sites(&self, seat: Seat) -> RegionSet {
        if !self.keeps_any(seat, &HAUNTS) {
            return RegionSet::EMPTY;
        }
        let (crypt, board) = (self.spot_that(&HAUNTS), self.board());
        let taken = [crypt, self.figures.ghost, self.figures.balrog].into_iter().flatten().collect::<RegionSet>();
        board.all.without(board.chasms | taken)
    }
}
