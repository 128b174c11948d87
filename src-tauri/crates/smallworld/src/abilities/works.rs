//! What is built in a conquered region: wisp walls and forts (WC-83, WC-107).

use tabletop::Sink;

use crate::board::region::RegionSet;
use crate::event::{Event, Marker, Thing};
use crate::frame::answers::Rules;
use crate::state::markers;
use crate::state::position::Slot;

/// A wisp wall in each such region it conquers (WC-83).
pub(super) const WALLS: Rules = Rules {
    takes: Some(|position, taken, asked, told| {
        let (seat, region, ground) = (taken.seat, taken.region, position.ground());
        let here = asked.params.regions.is_some_and(|regions| regions.regions(ground, RegionSet::of(region)).has(region));
        if taken.slot == Slot::Active && here && position.markers.walls.len() < markers::WALLS {
            position.markers.walls.insert(region);
            told.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Wall), region, count: 1 });
        }
    }),
    ..Rules::of("walls")
};

/// A fort in each region it conquers, as long as the box has one (WC-107).
pub(super) const FORTS: Rules = Rules {
    takes: Some(|position, taken, _, told| {
        let (seat, region) = (taken.seat, taken.region);
        if taken.slot == Slot::Active && position.markers.forts.len() < markers::FORTS {
            position.markers.forts.insert(region);
            told.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Fort), region, count: 1 });
        }
    }),
    ..Rules::of("forts")
};
