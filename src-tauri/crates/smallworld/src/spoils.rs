//! What comes of a conquest beyond the region: who loses what, what factions and objectives pay, what is raised and found
//! (WC-28, WC-46, WC-61, WC-77, WC-83, WC-99, WC-103, WC-107, WC-115).

use tabletop::{Seat, Sink};

use crate::ability::{Kit, trait_bits};
use crate::content::{Faction, Find, Race};
use crate::event::{Event, Marker, Method, Thing};
use crate::gear::{FORTS, WALLS};
use crate::house::House;
use crate::position::{Slot, SmallWorld, Stage};
use crate::region::{Region, RegionSet};
use crate::tools::Tools;

/// What a beaten race loses.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Loss {
    /// Race tokens.
    pub tokens: u8,
    /// Beasts.
    pub beasts: u8,
    /// What kept a token from being lost.
    pub spared: Option<&'static str>,
}

/// What was in a region before it was conquered.
#[derive(Clone, Copy)]
pub(crate) struct Fallen {
    pub region: Region,
    pub tokens: u8,
    pub victim: Option<(Seat, Slot)>,
    pub race: Option<Race>,
}

impl SmallWorld {
    /// What is in `region`, before it falls.
    pub(crate) fn fallen(&self, region: Region) -> Fallen {
        let victim = self.holder_of(region);
        let race = victim.and_then(|(seat, slot)| self.band(seat, slot)).map(|band| band.race);
        Fallen { region, tokens: self.tokens[region], victim, race }
    }

    /// What a race loses with `region` (SW-28, SW-45, WC-28, WC-29, WC-61 to WC-63, WC-93, WC-99, WC-129).
    pub(crate) fn loss(&mut self, seat: Seat, slot: Slot, region: Region, method: Method, with: Tools) -> Loss {
        let Some(kit) = self.kit(seat, slot) else { return Loss::default() };
        let tough = kit.has(trait_bits::LOSES_NONE)
            && match method {
                Method::Substitute => self.house(House::ElvesKeepSubstituted),
                Method::Drain | Method::Orb => false,
                _ => true,
            };
        // The champion falls back instead of a token (WC-99).
        if tough || with.stink() || self.gear.champion == Some(region) {
            return Loss::default();
        }
        if slot != Slot::Active && (self.board().ways.declined_all_lost || kit.has(trait_bits::PAIRS)) {
            return Loss { tokens: self.tokens[region], ..Loss::default() };
        }
        if slot == Slot::Active
            && self.keeps(seat, Find::Chapel)
            && (self.house(House::ChapelProtectsAll) || self.hoard.lies(Find::Chapel, region))
        {
            return Loss { spared: Some(Find::Chapel.id()), ..Loss::default() };
        }
        // A beast is a race token in every case: one that would be lost first is the token that is saved (WC-95).
        if self.spares_first(seat, slot) {
            self.record.more.war.spared = true;
            return Loss { spared: Some("draenei"), ..Loss::default() };
        }
        if self.gear.beasts[region] > 0 {
            return Loss { beasts: 1, ..Loss::default() };
        }
        Loss { tokens: 1.min(self.tokens[region]), ..Loss::default() }
    }

    /// Whether the next token that this race would lose stays in hand (WC-61).
    pub(crate) fn spares_first(&self, seat: Seat, slot: Slot) -> bool {
        seat != self.turn && slot == Slot::Active && !self.record.more.war.spared && self.can(seat, slot, trait_bits::SPARES_FIRST)
    }

    /// The champion is beaten: its owner pays a coin for it, as far as there is one (WC-99).
    pub(crate) fn ransom<S: Sink<Event>>(&mut self, victim: Option<(Seat, Slot)>, region: Region, sink: &mut S) {
        if let Some((seat, _)) = victim.filter(|_| self.gear.champion == Some(region))
            && seat != self.turn
        {
            self.pay_seat(seat, self.turn, 1, "champion", sink);
        }
    }

    /// Remembers an attack on an active race, tried or done, for harmony (WC-85, WC-86).
    pub(crate) fn note_affront(&mut self, victim: Option<(Seat, Slot)>) {
        if self.at_war()
            && let Some((seat, Slot::Active)) = victim
        {
            self.record.more.war.affronted |= seat.bit();
        }
    }

    /// Tokens that others have lost through the owner of the turn (WC-67, WC-68).
    pub(crate) fn note_slain(&mut self, victim: Option<Seat>, lost: u8) {
        if self.at_war() && (victim != Some(self.turn) || self.house(House::DeclinedTokensRecruit)) {
            self.record.more.war.slain = self.record.more.war.slain.saturating_add(lost);
        }
    }

    /// The faction for which the active race of `seat` earns its bonus; a neutral holder of the Battleground takes the side that pays
    /// more (WC-46, WC-125).
    pub(crate) fn side_of(&self, seat: Seat) -> Option<Faction> {
        let race = self.band(seat, Slot::Active)?.race;
        race.data().faction.or_else(|| {
            let picks =
                [Faction::Alliance, Faction::Horde].into_iter().max_by_key(|faction| (self.faction_races(*faction, true), *faction));
            picks.filter(|_| self.keeps(seat, Find::Battleground))
        })
    }

    /// Races of the other faction that lost a region this turn, twice where the Battleground counts them so (WC-46, WC-47, WC-125).
    pub(crate) fn faction_races(&self, side: Faction, twice: bool) -> u16 {
        let war = &self.record.more.war;
        let of = |race: &Race| race.data().faction == Some(side.other());
        let count = war.beaten.list().filter(of).count() + if twice { war.beaten_twice.list().filter(of).count() } else { 0 };
        count as u16
    }

    /// A region of `race` was taken, by conquest or explosion: for the bonuses of the turn (WC-46, WC-84, WC-92, WC-103).
    pub(crate) fn note_beaten(&mut self, kit: &Kit, fallen: Fallen) {
        let by = self.turn;
        let war = &mut self.record.more.war;
        if kit.has(trait_bits::ENRAGED) && fallen.tokens >= 2 {
            war.rage = war.rage.saturating_add(fallen.tokens);
        }
        let (Some((seat, _)), Some(race)) = (fallen.victim, fallen.race) else { return };
        let faction = race.data().faction;
        if kit.feud.is_some() && kit.feud == faction {
            war.feud += 1;
        }
        if seat == by && !self.house.on(House::OwnDeclinedPaysFaction) {
            return;
        }
        if war.beaten.has(race) {
            war.beaten_twice.insert(race);
        }
        war.beaten.insert(race);
    }

    /// The acting active race has moved into `fallen.region`: walls and forts rise, objectives are met (WC-77, WC-83, WC-107).
    pub(crate) fn take_spoils<S: Sink<Event>>(&mut self, kit: &Kit, fallen: Fallen, sink: &mut S) {
        let (seat, slot) = self.acting;
        let region = fallen.region;
        if slot != Slot::Active || !self.at_war() {
            return;
        }
        self.note_beaten(kit, fallen);
        if self.gear.objectives.has(region) {
            self.meet_objective(seat, region, sink);
        }
        let ground = self.ground();
        if kit.walls.is_some_and(|regions| regions.regions(ground, RegionSet::of(region)).has(region)) && self.gear.walls.len() < WALLS {
            self.gear.walls.insert(region);
            sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Wall), region, count: 1 });
        }
        if kit.has(trait_bits::FORTS) && self.gear.forts.len() < FORTS {
            self.gear.forts.insert(region);
            sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Fort), region, count: 1 });
        }
    }

    /// A race that is not of the Horde has taken a region with an objective (WC-77).
    fn meet_objective<S: Sink<Event>>(&mut self, seat: Seat, region: Region, sink: &mut S) {
        const COINS: u16 = 2;
        let Some(race) = self.band(seat, Slot::Active).map(|band| band.race) else { return };
        if race.data().faction == Some(Faction::Horde) {
            return;
        }
        let human = self.bands().find(|(s, slot, _)| *slot == Slot::Active && self.kit(*s, *slot).is_some_and(|k| k.objectives > 0));
        let human = human.map(|(owner, _, _)| owner);
        self.gear.objectives.remove(region);
        sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Objective), region, count: 1 });
        self.earn(seat, COINS, "objective", sink);
        if let Some(owner) = human.filter(|owner| *owner != seat) {
            self.earn(owner, COINS, "objective", sink);
        }
    }

    /// A race has come into a region where something lies face down (WC-115, WC-131, WC-133).
    pub(crate) fn turn_up<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        if !self.gear.tiles.has(region) {
            return;
        }
        self.gear.tiles.remove(region);
        self.discover(region, sink);
        if self.hoard.spot(Find::Well) != Some(region) {
            return;
        }
        let seat = self.turn;
        let mut waters = self.waters_of(region);
        match (waters.next(), waters.next()) {
            (None, _) => {
                // The Well has no place here: another one is drawn, from those that are not in the game (WC-133).
                let Some(at) = self.hoard.unused.iter().rposition(|find| !find.is_relic()) else { return };
                let other = self.hoard.unused.remove(at);
                self.hoard.take_up(Find::Well);
                self.hoard.unused.push_front(Find::Well);
                sink.event(|| Event::ReplacedFind { seat, find: Find::Well });
                self.hoard.lay(other, region);
                let slot = self.acting.1;
                sink.event(|| Event::Found { seat, slot, find: other, region });
            }
            (Some(water), None) => self.lay_well(water, sink),
            _ => self.record.more.resume = Some(Stage::Conquest),
        }
    }

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
