//! Objectives of the Humans: whoever conquers one is paid, and its owner too (WC-77, WC-78).

use tabletop::{Seat, Sink};

use crate::board::region::{Region, RegionSet};
use crate::event::{Event, Marker, Thing};
use crate::frame::answers::Rules;
use crate::origin::Faction;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

/// Objectives come back when the race declines.
pub(super) const OBJECTIVES: Rules = Rules {
    declines: Some(|position, _, told| position.take_objectives(told)),
    turn_ends: Some(|position, told| position.take_objectives(told)),
    ..Rules::of("objectives")
};

impl SmallWorld {
    /// Objectives come back into the hand (WC-77).
    pub(crate) fn take_objectives<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        for region in std::mem::take(&mut self.markers.objectives) {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Objective), region, count: 1 });
        }
    }

    /// Where an objective may be laid: regions that no race of the Alliance holds, on land (WC-77, WC-78).
    pub(crate) fn objective_sites(&self, seat: Seat) -> RegionSet {
        let board = self.board();
        let mut sites = board.all.without(board.chasms | self.markers.objectives | self.immune_to(seat));
        if !self.house(House::ObjectivesOnWater) {
            sites = sites.without(board.water);
        }
        self.bands()
            .filter(|(_, _, band)| band.race.data().faction == Some(Faction::Alliance))
            .fold(sites, |sites, (_, _, band)| sites.without(band.regions))
    }

    pub(crate) fn lay_objective<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        self.markers.objectives.insert(region);
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Objective), region, count: 1 });
    }

    /// A race that is not of the Horde has taken a region with an objective (WC-77).
    pub(crate) fn meet_objective<S: Sink<Event>>(&mut self, seat: Seat, region: Region, sink: &mut S) {
        const COINS: u16 = 2;
        let Some(race) = self.band(seat, Slot::Active).map(|band| band.race) else { return };
        if race.data().faction == Some(Faction::Horde) {
            return;
        }
        let human = self.bands().find(|(s, slot, _)| *slot == Slot::Active && self.kit(*s, *slot).is_some_and(|k| k.objectives > 0));
        let human = human.map(|(owner, _, _)| owner);
        self.markers.objectives.remove(region);
        sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Objective), region, count: 1 });
        self.earn(seat, COINS, "objective", sink);
        if let Some(owner) = human.filter(|owner| *owner != seat) {
            self.earn(owner, COINS, "objective", sink);
        }
    }
}
