//! Figures and relics that are placed (UG-F1, UG-F3, UG-H6, UG-H11, UG-K, UG-L, UG-M).

use tabletop::Sink;

use crate::board::region::{Region, RegionSet};
use crate::boxes::Find;
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::event::{Event, Marker, Thing};
use crate::refusal::Refusal;
use crate::state::finds::Bag;
use crate::state::position::{Band, Figure, Slot, SmallWorld, Stage};

impl SmallWorld {
    /// What may be placed now, with the regions where it may go; only what has such regions.
    pub(crate) fn placements(&self) -> impl Iterator<Item = (Figure, RegionSet)> + '_ {
        // Most turns there is nothing of the kind: one look at what the race can do and at what has come to light tells.
        const PLACING: [u64; 5] = [trait_bits::VOLCANO, trait_bits::ANCIENT, trait_bits::QUEEN, trait_bits::BAG, trait_bits::BOMBS];
        let kit = self.kit(self.turn, Slot::Active);
        let able = |kit: &Kit| PLACING.into_iter().any(|bit| kit.has(bit)) || kit.objectives > 0 || kit.towers.is_some();
        let any = !self.hoard.nothing_found() || kit.is_some_and(able);
        let figures: &[Figure] = match self.stage {
            _ if !any => &[],
            Stage::Prepare => &[Figure::Volcano, Figure::Ancient, Figure::Balrog],
            Stage::Place => &[
                Figure::Queen,
                Figure::Ghost,
                Figure::Balrog,
                Figure::Ring,
                Figure::Scepter,
                Figure::BagRing,
                Figure::BagScepter,
                Figure::Bomb,
                Figure::Objective,
                Figure::Tower,
                Figure::Aegis,
                Figure::Heart,
            ],
            Stage::Summon => &[Figure::Balrog, Figure::Well],
            _ if self.balrog_may_move() => &[Figure::Balrog],
            _ => &[],
        };
        let active = self.band(self.turn, Slot::Active).zip(kit).filter(|_| self.acting == (self.turn, Slot::Active));
        let places = move |figure: &Figure| (*figure, active.map_or(RegionSet::EMPTY, |(band, kit)| self.places_of(*figure, band, kit)));
        figures.iter().map(places).filter(|(_, regions)| !regions.is_empty())
    }

    /// Where the owner of the turn may place `figure` now.
    pub(crate) fn places_for(&self, figure: Figure) -> RegionSet {
        let seat = self.turn;
        match (self.band(seat, Slot::Active), self.kit(seat, Slot::Active)) {
            (Some(band), Some(kit)) if self.acting == (seat, Slot::Active) => self.places_of(figure, band, kit),
            _ => RegionSet::EMPTY,
        }
    }

    /// The same for the active race `band`, which acts.
    fn places_of(&self, figure: Figure, band: &Band, kit: &Kit) -> RegionSet {
        const NOWHERE: RegionSet = RegionSet::EMPTY;
        let seat = self.turn;
        if self.record.more.placed & figure.bit() != 0 {
            return NOWHERE;
        }
        let (own, board) = (band.regions, self.board());
        let end = self.stage == Stage::Place;
        let but = |regions: RegionSet, here: Option<Region>| here.map_or(regions, |r| regions.without(RegionSet::of(r)));
        let more = &self.record.more;
        match figure {
            Figure::Volcano if self.stage == Stage::Prepare && kit.has(trait_bits::VOLCANO) && self.figures.volcano.is_none() => {
                board.volcanoes
            }
            Figure::Ancient if self.stage == Stage::Prepare && kit.has(trait_bits::ANCIENT) && !self.record.picked => {
                but(own, self.figures.ancient)
            }
            Figure::Queen if end && kit.has(trait_bits::QUEEN) => but(own, self.figures.queen),
            Figure::Ghost if end && self.keeps(seat, Find::Crypt) => {
                let free = board.all.without(board.chasms);
                but(but(but(free, self.hoard.spot(Find::Crypt)), self.figures.ghost), self.figures.balrog)
            }
            Figure::Balrog if self.balrog_may_move() => self.balrog_targets(),
            Figure::Ring if end && self.may_use(Find::Ring, own) => own.without(more.ringed),
            Figure::Scepter if end && self.may_use(Find::Scepter, own) => own.without(more.doubled),
            Figure::BagRing if end && self.may_use_bag(seat, kit, Find::Ring) => own.without(more.ringed),
            Figure::BagScepter if end && self.may_use_bag(seat, kit, Find::Scepter) => own.without(more.doubled),
            Figure::Bomb if end && kit.has(trait_bits::BOMBS) => self.bomb_sites(seat, own),
            Figure::Objective if end && self.gear.objectives.len() < kit.objectives => self.objective_sites(seat),
            Figure::Tower if end => self.tower_choice(kit),
            Figure::Aegis if end && self.may_use(Find::Aegis, own) => but(own, self.hoard.spot(Find::Aegis)),
            Figure::Heart if end && self.may_use(Find::Heart, own) => but(own, self.hoard.spot(Find::Heart)),
            Figure::Well => self.well_waters(),
            _ => NOWHERE,
        }
    }

    /// Why `figure` cannot be placed in `region` now, if it cannot.
    pub(crate) fn check_place(&self, figure: Figure, region: Region) -> Result<(), Refusal> {
        let regions = self.places_for(figure);
        if regions.has(region) {
            return Ok(());
        }
        let spent = match figure {
            Figure::Ring => self.record.more.used & Find::Ring.bit() != 0,
            Figure::Aegis => self.record.more.used & Find::Aegis.bit() != 0,
            Figure::Heart => self.record.more.used & Find::Heart.bit() != 0,
            Figure::Scepter => self.record.more.used & Find::Scepter.bit() != 0,
            Figure::BagRing | Figure::BagScepter => self.record.more.bag,
            _ => self.record.more.placed & figure.bit() != 0,
        };
        let fits = match figure {
            Figure::Volcano | Figure::Ancient => self.stage == Stage::Prepare,
            Figure::Balrog => true,
            Figure::Well => self.stage == Stage::Summon,
            _ => self.stage == Stage::Place,
        };
        Err(if !fits {
            Refusal::NotNow
        } else if !regions.is_empty() {
            Refusal::NotThere
        } else if spent {
            Refusal::Used
        } else {
            Refusal::NotHolding
        })
    }

    /// Places a figure, legally.
    pub(crate) fn place<S: Sink<Event>>(&mut self, figure: Figure, region: Region, sink: &mut S) {
        self.record.more.placed |= figure.bit();
        match figure {
            Figure::Volcano => self.stand(Marker::Volcano, region, sink),
            Figure::Ancient => self.stand(Marker::Ancient, region, sink),
            Figure::Queen => self.stand(Marker::Queen, region, sink),
            Figure::Ghost => self.stand(Marker::Ghost, region, sink),
            Figure::Balrog => {
                self.strike(region, sink);
                self.stand(Marker::Balrog, region, sink);
            }
            Figure::Ring | Figure::BagRing => {
                self.record.more.ringed.insert(region);
                self.use_relic(Find::Ring, figure == Figure::BagRing, region, sink);
            }
            Figure::Scepter | Figure::BagScepter => {
                self.record.more.doubled.insert(region);
                self.use_relic(Find::Scepter, figure == Figure::BagScepter, region, sink);
            }
            Figure::Bomb => self.lay_bomb(region, sink),
            Figure::Objective => self.lay_objective(region, sink),
            Figure::Tower => self.raise_tower(region, sink),
            Figure::Aegis => self.use_relic(Find::Aegis, false, region, sink),
            Figure::Heart => self.use_relic(Find::Heart, false, region, sink),
            Figure::Well => self.lay_well(region, sink),
        }
        match self.stage {
            Stage::Summon => self.stage = self.record.more.resume.take().unwrap_or(Stage::Conquest),
            Stage::Prepare => self.prepare(sink),
            _ => {}
        }
    }

    /// A relic, or the Bag in its stead, has served and lies in `region` now (UG-K1, UG-H6).
    pub(crate) fn use_relic<S: Sink<Event>>(&mut self, relic: Find, bag: bool, region: Region, sink: &mut S) {
        let seat = self.turn;
        if bag {
            self.record.more.bag = true;
            self.hoard.bag = Some(Bag { copies: relic, region });
        } else {
            self.record.more.used |= relic.bit();
            self.hoard.lay(relic, region);
        }
        sink.event(|| Event::Used { seat, find: relic, region, bag });
    }

    /// A figure leaves where it stood and stands in `region`.
    pub(crate) fn stand<S: Sink<Event>>(&mut self, marker: Marker, region: Region, sink: &mut S) {
        self.vanish_figure(marker, sink);
        if let Some(spot) = self.spot_mut(marker) {
            *spot = Some(region);
        }
        let seat = self.turn;
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(marker), region, count: 1 });
    }

    /// A figure leaves the map, if it stands there.
    pub(crate) fn vanish_figure<S: Sink<Event>>(&mut self, marker: Marker, sink: &mut S) {
        let seat = self.turn;
        if let Some(spot) = self.spot_mut(marker)
            && let Some(region) = spot.take()
        {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(marker), region, count: 1 });
        }
    }
}
