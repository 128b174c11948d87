//! Voyages: the fee for conquests over the sea (WC-23).

use crate::board::region::RegionSet;
use crate::frame::answers::Who;
use crate::frame::find_answers::SAILS;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// On islands: the regions that are adjacent or count as such, and the entry regions to which the voyage is paid (WC-19 to WC-23).
    pub(crate) fn voyages(&self, who: Who, reach: RegionSet) -> (RegionSet, RegionSet) {
        let board = self.board();
        let anywhere = board.all.without(board.deep).without(reach).is_empty();
        let near = if who.own.is_empty() && !anywhere {
            // What counts as adjacent by the sea is adjacent all the same (WC-81).
            let always = self.adjacency(who).always;
            reach.without(board.entry.without(always))
        } else {
            reach
        };
        let sails = who.answers.sails.iter().any(|(answer, asked)| answer(self, who, *asked))
            || who.slot == Slot::Active && self.keeps_any(who.seat, &SAILS);
        (near, if sails { RegionSet::EMPTY } else { board.entry.without(near) })
    }
}
