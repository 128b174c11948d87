//! A declined token may be given up at the Altar (UG-L4).

use tabletop::Sink;

use crate::board::region::{Region, RegionSet};
use crate::boxes::Find;
use crate::boxes::kit::Kit;
use crate::event::Event;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// Declined tokens that may be given up at the Altar (UG-L4).
    pub(crate) fn sacrifices(&self) -> RegionSet {
        let seat = self.turn;
        if self.keeper(Find::Altar).is_none_or(|(keeper, _)| keeper != seat) {
            return RegionSet::EMPTY;
        }
        self.held(seat, Slot::Declined) | self.held(seat, Slot::Spirit)
    }

    /// Gives up a declined token at the Altar (UG-L4).
    pub(crate) fn sacrifice<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        const COINS: u16 = 3;
        let seat = self.turn;
        let Some((_, slot)) = self.owners[region].holder() else { return };
        let Some(race) = self.band(seat, slot).map(|b| b.race) else { return };
        // A token that may not stand alone goes with the other.
        let least = self.kit(seat, slot).map_or(1, Kit::least);
        let given = if self.tokens[region] <= least { self.tokens[region] } else { 1 };
        if given == self.tokens[region] {
            self.clear_region(region, sink);
        } else {
            self.tokens[region] -= given;
        }
        self.tray.0[race.index()] += given;
        self.sides[seat].coins += COINS;
        sink.event(|| Event::Sacrificed { seat, region });
        sink.event(|| Event::Earned { seat, coins: COINS, cause: Find::Altar.id().into() });
        if self.held(seat, slot).is_empty() {
            self.leave(seat, slot, sink);
        }
    }
}
