//! The Well of Eternity lies in the water of an island (WC-131).

use tabletop::Sink;

use crate::board::region::{Region, RegionSet};
use crate::boxes::Find;
use crate::event::Event;
use crate::state::position::{SmallWorld, Stage};

impl SmallWorld {
    /// Seas and lakes of the island of `region` (WC-131).
    pub(crate) fn waters_of(&self, region: Region) -> impl Iterator<Item = Region> + use<> {
        let board = self.board();
        board.islands.iter().find(|island| island.has(region)).map_or(RegionSet::EMPTY, |island| *island & board.deep)
    }

    pub(crate) fn lay_well<S: Sink<Event>>(&mut self, water: Region, sink: &mut S) {
        let seat = self.turn;
        self.hoard.lay(Find::Well, water);
        sink.event(|| Event::Laid { seat, find: Find::Well, region: water });
    }

    /// Where the Well may be laid by whoever found it; nowhere if it lies in water already.
    pub(crate) fn well_waters(&self) -> RegionSet {
        match self.hoard.spot(Find::Well) {
            Some(spot) if self.stage == Stage::Summon && !self.board().deep.has(spot) => self.waters_of(spot).collect(),
            _ => RegionSet::EMPTY,
        }
    }
}
