//! The Drow: a coin for each region beside which no other race and no Monsters stand (UG-F2).

use crate::board::region::RegionSet;
use crate::frame::answers::Rules;
use crate::frame::line::Earner;
use crate::state::position::{Owner, SmallWorld};

/// A coin for each held region beside which no other race and no Monsters stand.
pub(super) const SECLUDED: Rules =
    Rules { income: Some(|position, earner, asked| earner.for_each(asked.source, position.secluded(earner), 1)), ..Rules::of("secluded") };

impl SmallWorld {
    pub(crate) fn secluded(&self, earner: &Earner<'_>) -> RegionSet {
        let (board, mine) = (self.board(), Owner::of(earner.seat, earner.slot));
        earner.band.regions.filter(|region| board.beside(*region).all(|r| self.tokens[r] == 0 || self.owners[r] == mine)).collect()
    }
}
