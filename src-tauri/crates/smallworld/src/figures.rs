//! Figures and relics that are placed, and what the Balrog does (UG-F1, UG-F3, UG-H6, UG-H11, UG-K, UG-L, UG-M).

use tabletop::Sink;

use crate::ability::{Kit, trait_bits};
use crate::content::Find;
use crate::event::{Event, Marker, Thing, TokenCause};
use crate::hoard::Bag;
use crate::house::House;
use crate::position::{Band, Figure, Slot, SmallWorld, Stage, Unpaired};
use crate::refusal::Refusal;
use crate::region::{Region, RegionSet};
use crate::spoils::Loss;

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

    /// Once a turn, at any moment of it (UG-L11).
    fn balrog_may_move(&self) -> bool {
        matches!(self.stage, Stage::Start | Stage::Prepare | Stage::Conquest | Stage::Redeploy | Stage::Place | Stage::Summon)
            && self.keeps(self.turn, Find::Pentacle)
    }

    /// Where the Balrog may go from where he stands, or from the Pentacle (UG-L11, UG-L12).
    pub(crate) fn balrog_targets(&self) -> RegionSet {
        let Some(from) = self.figures.balrog.or(self.hoard.spot(Find::Pentacle)) else { return RegionSet::EMPTY };
        let board = self.board();
        board.beside(from).without(board.chasms | self.warded(self.turn) | self.immune())
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

    fn figure_mut(&mut self, marker: Marker) -> Option<&mut Option<Region>> {
        Some(match marker {
            Marker::Volcano => &mut self.figures.volcano,
            Marker::Ancient => &mut self.figures.ancient,
            Marker::Queen => &mut self.figures.queen,
            Marker::Ghost => &mut self.figures.ghost,
            Marker::Balrog => &mut self.figures.balrog,
            _ => return None,
        })
    }

    /// A figure leaves where it stood and stands in `region`.
    pub(crate) fn stand<S: Sink<Event>>(&mut self, marker: Marker, region: Region, sink: &mut S) {
        self.vanish_figure(marker, sink);
        if let Some(spot) = self.figure_mut(marker) {
            *spot = Some(region);
        }
        let seat = self.turn;
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(marker), region, count: 1 });
    }

    /// A figure leaves the map, if it stands there.
    pub(crate) fn vanish_figure<S: Sink<Event>>(&mut self, marker: Marker, sink: &mut S) {
        let seat = self.turn;
        if let Some(spot) = self.figure_mut(marker)
            && let Some(region) = spot.take()
        {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(marker), region, count: 1 });
        }
    }

    /// The Balrog comes into `region`: whoever is there loses two tokens, the rest flees (UG-L11, UG-L12, UG-H5). The Draenei save the
    /// first of them (WC-61). What is left of the sender's own race joins its redeployment, which may be on.
    fn strike<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let Some((seat, slot)) = self.owners[region].holder() else { return self.rout(region, sink) };
        let immortal = self.can(seat, slot, trait_bits::LOSES_NONE) && self.house(House::BalrogSparesImmortals);
        let saved = !immortal && self.troops(region) > 0 && self.spares_first(seat, slot);
        self.record.more.war.spared |= saved;
        let most = if immortal { 0 } else { 2 - u8::from(saved) };
        let beasts = self.gear.beasts[region].min(most);
        let tokens = self.men(region).min(most - beasts);
        self.drive_out(region, Loss { tokens, beasts, spared: saved.then_some("draenei") }, sink);
        let step = if self.stage == Stage::Summon { self.record.more.resume.unwrap_or(Stage::Conquest) } else { self.stage };
        if step == Stage::Redeploy && self.acting == (seat, slot) {
            self.regroup();
        }
    }

    /// What may be done at the start of the turn, before the tokens are readied; if nothing, the conquests begin (UG-A1).
    pub(crate) fn prepare<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.stage = Stage::Prepare;
        let balrog_aside = self.placements().any(|(figure, _)| figure != Figure::Balrog);
        if !balrog_aside && self.reborn_regions().is_empty() && !self.form_due() {
            self.begin_expansion(sink);
        }
    }

    /// The start of the turn is over: the Fountain gives its token to whoever holds it by now, and the troops gather (UG-A1, UG-L2).
    pub(crate) fn begin_expansion<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.drink(sink);
        self.stage = Stage::Conquest;
        self.discard_beasts(sink);
        self.go_on(Unpaired::Expand, sink);
    }

    /// The regions of the Reborn that may go over now (UG-H10).
    pub(crate) fn reborn_regions(&self) -> RegionSet {
        let seat = self.turn;
        if self.band(seat, Slot::Declined).is_none() && self.band(seat, Slot::Spirit).is_none() {
            return RegionSet::EMPTY;
        }
        let Some(band) = self.band(seat, Slot::Active) else { return RegionSet::EMPTY };
        let least = self.kit(seat, Slot::Active).map_or(1, Kit::least);
        if self.stage != Stage::Prepare || self.record.more.reborn >= 2 || band.hand + self.tray.0[band.race.index()] < least {
            return RegionSet::EMPTY;
        }
        let mut regions = RegionSet::EMPTY;
        for slot in [Slot::Declined, Slot::Spirit] {
            if self.can(seat, slot, trait_bits::REBORN) {
                regions |= self.held(seat, slot);
            }
        }
        let board = self.board();
        if !self.can(seat, Slot::Active, trait_bits::TAKES_WATER) {
            regions = regions.without(board.deep);
            if !self.house(House::RebornOnRivers) {
                regions = regions.without(board.rivers);
            }
        }
        regions
    }

    /// A region of the Reborn goes over: its tokens to the tray, one of the active race in their place (UG-H10).
    pub(crate) fn be_reborn<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        let Some((_, old)) = self.owners[region].holder() else { return };
        let tokens = self.tokens[region];
        self.clear_region(region, sink);
        if let Some(race) = self.band(seat, old).map(|b| b.race) {
            self.tray.0[race.index()] += tokens;
        }
        if self.held(seat, old).is_empty() {
            self.leave(seat, old, sink);
        }
        let Some(race) = self.band(seat, Slot::Active).map(|b| b.race) else { return };
        let least = self.kit(seat, Slot::Active).map_or(1, Kit::least);
        (0..least).for_each(|_| self.bring_token(Slot::Active));
        self.occupy(seat, Slot::Active, region, least, sink);
        self.record.more.reborn += 1;
        sink.event(|| Event::Reborn { seat, region, race });
        self.prepare(sink);
    }

    /// Takes one token of the acting seat's race from the tray, else from the hand.
    pub(crate) fn bring_token(&mut self, slot: Slot) {
        let seat = self.turn;
        let Some(band) = self.sides[seat].bands[slot as usize].as_mut() else { return };
        let tray = &mut self.tray.0[band.race.index()];
        if *tray > 0 {
            *tray -= 1;
        } else {
            band.hand -= 1;
        }
    }

    /// The Fountain gives the active race that holds it a token (UG-L2).
    fn drink<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        if !self.keeps(seat, Find::Fountain) {
            return;
        }
        let Some(band) = self.sides[seat].bands[Slot::Active as usize].as_mut() else { return };
        let tray = &mut self.tray.0[band.race.index()];
        if *tray > 0 {
            *tray -= 1;
            band.hand += 1;
            sink.event(|| Event::Gained { seat, slot: Slot::Active, tokens: 1, cause: TokenCause::Fountain });
        }
    }

    /// Monsters have fallen in `region`: what they guarded comes to light (UG-C10).
    pub(crate) fn discover<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        let Some(find) = self.hoard.hidden.pop() else { return };
        self.hoard.lay(find, region);
        sink.event(|| Event::Found { seat, slot, find, region });
        match find {
            Find::Stonehedge => {
                // From the stack below the visible combos (UG-L9).
                let badge = self.next_badge(sink);
                self.hoard.lent = badge;
                if let Some(power) = badge {
                    sink.event(|| Event::Endowed { power, region });
                    self.lend(seat, slot, Some(power), sink);
                }
            }
            Find::Pentacle if slot == Slot::Active && !self.balrog_targets().is_empty() => {
                self.record.more.resume = Some(Stage::Conquest);
            }
            _ => {}
        }
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
