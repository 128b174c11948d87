//! What the Warcraft box places at the end of a turn: objectives, watch towers, harmony (WC-77, WC-85, WC-101).

use tabletop::{Seat, Sink};

use crate::ability::Kit;
use crate::content::Faction;
use crate::event::{Event, Marker, Thing};
use crate::gear::TOWERS;
use crate::house::House;
use crate::position::{Owner, Slot, SmallWorld};
use crate::region::{Region, RegionSet};

impl SmallWorld {
    /// The end of a turn begins: objectives are taken back, towers stand where they belong, harmony is given (WC-12).
    pub(crate) fn settle_gear<S: Sink<Event>>(&mut self, sink: &mut S) {
        if !self.at_war() {
            return;
        }
        let Some(kit) = self.kit(self.turn, Slot::Active) else { return };
        if kit.objectives > 0 {
            self.take_objectives(sink);
        }
        if kit.towers.is_some() {
            self.settle_towers(kit, sink);
        }
        self.give_harmony(sink);
    }

    /// Objectives come back into the hand (WC-77).
    pub(crate) fn take_objectives<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        for region in std::mem::take(&mut self.gear.objectives) {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Objective), region, count: 1 });
        }
    }

    /// Where an objective may be laid: regions that no race of the Alliance holds, on land (WC-77, WC-78).
    pub(crate) fn objective_sites(&self, seat: Seat) -> RegionSet {
        let board = self.board();
        let mut sites = board.all.without(board.chasms | self.gear.objectives | self.immune_to(seat));
        if !self.house(House::ObjectivesOnWater) {
            sites = sites.without(board.water);
        }
        self.bands()
            .filter(|(_, _, band)| band.race.data().faction == Some(Faction::Alliance))
            .fold(sites, |sites, (_, _, band)| sites.without(band.regions))
    }

    pub(crate) fn lay_objective<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        self.gear.objectives.insert(region);
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Objective), region, count: 1 });
    }

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
    fn settle_towers<S: Sink<Event>>(&mut self, kit: &Kit, sink: &mut S) {
        let seat = self.turn;
        let fields = self.defended(kit);
        for region in self.gear.towers.without(fields) {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Tower), region, count: 1 });
        }
        if fields.len() > TOWERS {
            // The whole choice is the owner's.
            self.gear.towers = RegionSet::EMPTY;
            return;
        }
        self.gear.towers &= fields;
        for region in fields.without(self.gear.towers) {
            self.raise_tower(region, sink);
        }
    }

    pub(crate) fn raise_tower<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        self.gear.towers.insert(region);
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Tower), region, count: 1 });
    }

    /// Where the owner may still put a watch tower, when there are more places than towers.
    pub(crate) fn tower_choice(&self, kit: &Kit) -> RegionSet {
        let fields = self.defended(kit);
        if fields.len() > TOWERS && self.gear.towers.len() < TOWERS { fields.without(self.gear.towers) } else { RegionSet::EMPTY }
    }
}
