//! Figures and relics that are placed (UG-F1, UG-F3, UG-H6, UG-H11, UG-K, UG-L, UG-M).

use tabletop::Sink;

use super::aegis::THE_AEGIS;
use super::relics::THE_SCEPTER;
use super::theft::{THE_HEART, THE_RING};
use crate::action::chosen;
use crate::board::region::{Region, RegionSet};
use crate::boxes::Find;
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::event::{Event, Marker, Thing};
use crate::frame::decision::{Decision, Steps};
use crate::frame::find_answers::SUMMONS;
use crate::refusal::Refusal;
use crate::state::finds::Bag;
use crate::state::position::{Band, Figure, Slot, SmallWorld, Stage};

/// The relic that is placed as `figure`, and whether it is the Bag in its stead.
fn relic_of(figure: Figure) -> Option<(Find, bool)> {
    let (relic, bag) = match figure {
        Figure::Ring | Figure::BagRing => (*THE_RING, figure == Figure::BagRing),
        Figure::Scepter | Figure::BagScepter => (*THE_SCEPTER, figure == Figure::BagScepter),
        Figure::Aegis => (*THE_AEGIS, false),
        Figure::Heart => (*THE_HEART, false),
        _ => return None,
    };
    relic.map(|relic| (relic, bag))
}

impl SmallWorld {
    /// What may be placed now, with the regions where it may go; only what has such regions.
    pub(crate) fn placements(&self) -> impl Iterator<Item = (Figure, RegionSet)> + '_ {
        // Most turns there is nothing of the kind: one look at what has come to light and at what the race can do tells.
        const PLACING: [u64; 5] = [trait_bits::VOLCANO, trait_bits::ANCIENT, trait_bits::QUEEN, trait_bits::BAG, trait_bits::BOMBS];
        let found = !self.finds.nothing_found();
        let sends = found && self.balrog_may_move();
        let asked = sends || matches!(self.stage, Stage::Prepare | Stage::Summon | Stage::Place);
        let kit = if asked { self.kit(self.turn, Slot::Active) } else { None };
        let able = |kit: &Kit| PLACING.into_iter().any(|bit| kit.has(bit)) || kit.objectives > 0 || kit.towers.is_some();
        let figures: &[Figure] = match self.stage {
            _ if !found && !kit.is_some_and(able) => &[],
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
            _ if sends => &[Figure::Balrog],
            _ => &[],
        };
        let active = self.band(self.turn, Slot::Active).zip(kit).filter(|_| self.acting == (self.turn, Slot::Active));
        let places = move |figure: &Figure| {
            (*figure, active.map_or_else(|| self.places_in_decline(*figure), |(band, kit)| self.places_of(*figure, band, kit)))
        };
        figures.iter().map(places).filter(|(_, regions)| !regions.is_empty())
    }

    /// Where the owner of the turn may place `figure` now.
    pub(crate) fn places_for(&self, figure: Figure) -> RegionSet {
        let seat = self.turn;
        match (self.band(seat, Slot::Active), self.kit(seat, Slot::Active)) {
            (Some(band), Some(kit)) if self.acting == (seat, Slot::Active) => self.places_of(figure, band, kit),
            _ => self.places_in_decline(figure),
        }
    }

    /// The same while another race than the active one acts: whoever has found the Well lays it, declined Ghouls too (WC-131).
    #[cold]
    fn places_in_decline(&self, figure: Figure) -> RegionSet {
        if figure == Figure::Well { self.well_waters() } else { RegionSet::EMPTY }
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
            Figure::Ghost if end => self.ghost_sites(seat),
            Figure::Balrog if self.balrog_may_move() => self.balrog_targets(),
            Figure::Bomb if end && kit.has(trait_bits::BOMBS) => self.bomb_sites(seat, own),
            Figure::Objective if end && self.markers.objectives.len() < kit.objectives => self.objective_sites(seat),
            Figure::Tower if end => self.tower_choice(kit),
            Figure::Well => self.well_waters(),
            _ if end => {
                let Some((relic, bag)) = relic_of(figure) else { return NOWHERE };
                let may = if bag { self.may_use_bag(seat, kit, relic) } else { self.may_use(relic, own) };
                match figure {
                    _ if !may => NOWHERE,
                    Figure::Ring | Figure::BagRing => own.without(more.ringed),
                    Figure::Scepter | Figure::BagScepter => own.without(more.doubled),
                    _ => but(own, self.finds.spot(relic)),
                }
            }
            _ => NOWHERE,
        }
    }

    /// Why `figure` cannot be placed in `region` now, if it cannot.
    pub(crate) fn check_place(&self, figure: Figure, region: Region) -> Result<(), Refusal> {
        let regions = self.places_for(figure);
        if regions.has(region) {
            return Ok(());
        }
        let spent = match relic_of(figure) {
            Some((_, true)) => self.record.more.bag,
            Some((relic, false)) => self.record.more.used.has(relic),
            None => self.record.more.placed & figure.bit() != 0,
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
            Figure::Ring | Figure::BagRing => self.record.more.ringed.insert(region),
            Figure::Scepter | Figure::BagScepter => self.record.more.doubled.insert(region),
            Figure::Bomb => self.lay_bomb(region, sink),
            Figure::Objective => self.lay_objective(region, sink),
            Figure::Tower => self.raise_tower(region, sink),
            Figure::Aegis | Figure::Heart => {}
            Figure::Well => self.lay_well(region, sink),
        }
        if let Some((relic, bag)) = relic_of(figure) {
            self.use_relic(relic, bag, region, sink);
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
            self.finds.bag = Some(Bag { copies: relic, region });
        } else {
            self.record.more.used.insert(relic);
            self.finds.lay(relic, region);
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

impl Decision for chosen::Place {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Start, Stage::Prepare, Stage::Conquest, Stage::Summon, Stage::Redeploy, Stage::Place]);
    const FOUND: Steps = Steps::of(&[Stage::Start, Stage::Conquest, Stage::Summon, Stage::Redeploy]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), mut choose: impl FnMut(Self)) {
        // In the middle of a turn nothing is placed but the Balrog.
        if matches!(position.stage, Stage::Start | Stage::Conquest | Stage::Redeploy) && !position.any_find(&SUMMONS) {
            return;
        }
        for (piece, regions) in position.placements() {
            regions.for_each(|region| choose(Self { piece, region }));
        }
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        position.check_place(self.piece, self.region)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.place(self.piece, self.region, sink);
    }
}
