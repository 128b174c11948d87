//! The Drow: a coin for each region beside which no other race and no Monsters stand (UG-F2).

use crate::board::region::RegionSet;
use crate::frame::line::Earner;
use crate::state::position::{Owner, SmallWorld};

impl SmallWorld {
    pub(crate) fn secluded(&self, earner: &Earner<'_>) -> RegionSet {
        let (board, mine) = (self.board(), Owner::of(earner.seat, earner.slot));
        earner.band.regions.filter(|region| board.beside(*region).all(|r| self.tokens[r] == 0 || self.owners[r] == mine)).collect()
    }
}
