//! Watch towers stand where no other race holds as many regions next door (WC-101, WC-102).

use tabletop::{Seat, Sink};

use crate::board::region::{Region, RegionSet};
use crate::boxes::kit::Kit;
use crate::event::{Event, Marker, Thing};
use crate::frame::answers::Rules;
use crate::state::house::House;
use crate::state::markers;
use crate::state::position::{Owner, Slot, SmallWorld};

/// Watch towers go when the race declines.
pub(super) const TOWERS: Rules = Rules {
    declines: Some(|position, _, told| position.drop_towers(position.turn, told)),
    turn_ends: Some(|position, told| {
        if let Some(kit) = position.kit(position.turn, Slot::Active) {
            position.settle_towers(kit, told);
        }
    }),
    ..Rules::of("towers")
};

impl SmallWorld {
    /// Whether the active or declined race `owner` holds more of `regions` than any other single race; Murlocs are one race, too, unless a
    /// house rule says otherwise (WC-101, WC-132).
    pub(crate) fn outnumbers(&self, owner: Owner, regions: RegionSet) -> bool {
        let mut counts = [0_u8; Owner::NUMBERS];
        for region in regions {
            counts[self.owners[region].number()] += 1;
        }
        counts[Owner::NONE.number()] = 0;
        if !self.house(House::MurlocsCountForMajority) {
            counts[Owner::MURLOCS.number()] = 0;
        }
        let own = counts[owner.number()];
        counts[owner.number()] = 0;
        own > counts.into_iter().max().unwrap_or(0)
    }

    /// Regions in which the Defender may have a watch tower now (WC-101).
    fn defended(&self, kit: &Kit) -> RegionSet {
        let Some(fields) = kit.towers else { return RegionSet::EMPTY };
        let seat = self.turn;
        let own = self.held(seat, Slot::Active);
        let owner = Owner::of(seat, Slot::Active);
        (fields.regions(self.ground(), own) & own).filter(|region| self.outnumbers(owner, self.board().beside(*region))).collect()
    }

    /// Towers go where they no longer belong and rise where they do. Where the box has too few, those that stand stay and the owner
    /// chooses the rest.
    pub(crate) fn settle_towers<S: Sink<Event>>(&mut self, kit: &Kit, sink: &mut S) {
        let seat = self.turn;
        let fields = self.defended(kit);
        for region in self.markers.towers.without(fields) {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Tower), region, count: 1 });
        }
        if fields.len() > markers::TOWERS {
            // The whole choice is the owner's.
            self.markers.towers = RegionSet::EMPTY;
            return;
        }
        self.markers.towers &= fields;
        for region in fields.without(self.markers.towers) {
            self.raise_tower(region, sink);
        }
    }

    pub(crate) fn raise_tower<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        self.markers.towers.insert(region);
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Tower), region, count: 1 });
    }

    /// Where the owner may still put a watch tower, when there are more places than towers.
    pub(crate) fn tower_choice(&self, kit: &Kit) -> RegionSet {
        let fields = self.defended(kit);
        if fields.len() > markers::TOWERS && self.markers.towers.len() < markers::TOWERS {
            fields.without(self.markers.towers)
        } else {
            RegionSet::EMPTY
        }
    }

    /// The watch towers of `seat` go.
    pub(crate) fn drop_towers<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let towers = self.markers.towers & self.held(seat, Slot::Active);
        for region in towers {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Tower), region, count: 1 });
        }
        self.markers.towers = self.markers.towers.without(towers);
    }
}
