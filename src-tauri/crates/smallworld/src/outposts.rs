//! What the Warcraft box places at the end of a turn: objectives, watch towers, harmony (WC-77, WC-85, WC-101).

use tabletop::{Seat, Sink};

use crate::ability::{Kit, trait_bits};
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

    /// The watch towers of `seat` go.
    pub(crate) fn drop_towers<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let towers = self.gear.towers & self.held(seat, Slot::Active);
        for region in towers {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Tower), region, count: 1 });
        }
        self.gear.towers = self.gear.towers.without(towers);
    }

    /// The champion of `seat` goes. Whoever calls looks at what is left in the region.
    pub(crate) fn drop_champion<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let own = self.held(seat, Slot::Active);
        if let Some(region) = self.gear.champion.filter(|region| own.has(*region)) {
            self.gear.champion = None;
            self.tokens[region] -= 1;
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Champion), region, count: 1 });
        }
    }

    /// The beasts of `seat` go, from the map and from its hand. Whoever calls looks at what is left in the regions.
    pub(crate) fn drop_beasts<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        for region in self.held(seat, Slot::Active) {
            let count = std::mem::take(&mut self.gear.beasts[region]);
            if count > 0 {
                self.tokens[region] -= count;
                sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Beast), region, count });
            }
        }
        if let Some(band) = self.band_mut(seat, Slot::Active) {
            let beasts = std::mem::take(&mut band.beasts);
            let waiting = beasts.min(band.withdrawn);
            band.withdrawn -= waiting;
            band.hand -= beasts - waiting;
        }
    }

    /// Pieces that came with a power which Stonehedge lent leave with it; regions that only they held are empty then (UG-L9).
    pub(crate) fn settle_lent<S: Sink<Event>>(&mut self, sink: &mut S) {
        for seat in Seat::all(self.players()) {
            let (Some(band), Some(kit)) = (self.band(seat, Slot::Active), self.kit(seat, Slot::Active)) else { continue };
            let own = band.regions;
            let beasts = kit.beasts.is_none() && (band.beasts > 0 || { own }.any(|region| self.gear.beasts[region] > 0));
            let champion = !kit.has(trait_bits::CHAMPION) && self.gear.champion.is_some_and(|region| own.has(region));
            if kit.towers.is_none() && self.gear.towers.meets(own) {
                self.drop_towers(seat, sink);
            }
            if beasts {
                self.drop_beasts(seat, sink);
            }
            if champion {
                self.drop_champion(seat, sink);
            }
            if !beasts && !champion {
                continue;
            }
            for region in own.filter(|region| self.tokens[*region] == 0).collect::<RegionSet>() {
                self.clear_region(region, sink);
            }
        }
    }
}
