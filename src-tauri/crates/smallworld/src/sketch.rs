//! What a learned mind is told of a position: each side as numbers, first one's own, then the rival who looks best, then the others together;
//! the market; the time. So a position has the same places whatever the number of players, and what was learned with few is where to begin with
//! more.
//!
//! Races and powers are told by what they do, word by word, so that a race that nobody has seen is understood as far as its words are.

use std::sync::LazyLock;

use tabletop::{MAX_SEATS, Numbers, PerSeat, Seat, Sketch};

use crate::appraise::{Look, Outlook, Threat, paying};
use crate::board::region::RegionSet;
use crate::boxes::ability::Ability;
use crate::boxes::{Power, Race};
use crate::library;
use crate::state::house::House;
use crate::state::position::{Band, MARKET, Slot, SmallWorld, Stage};

/// Changes with what the places mean.
pub(crate) const VERSION: u16 = 2;

/// What was learned from games of so many.
pub(crate) const fn mind(players: usize) -> Option<&'static [u8]> {
    match players {
        2 => Some(include_bytes!("../minds/2.mind")),
        3..=5 => Some(include_bytes!("../minds/3-5.mind")),
        _ => None,
    }
}

/// Numbers of one side that are no words.
const NUMBERS: usize = 104;
/// Places for words: each word has one, and a few may share one.
const WORDS: usize = 128;
/// All places of a sketch.
pub(crate) const PLACES: usize = SIDE * SIDES + TABLE;
/// Places of one side: its numbers, the words of its active race, those of its declined ones.
const SIDE: usize = NUMBERS + 2 * WORDS;
/// Numbers of one combo on offer.
const OFFER: usize = 8;
/// Places for the rounds that are left.
const ROUNDS: usize = 12;
/// Places for the step of the turn.
const STEPS: usize = 20;
/// Sides that are told apart: one's own, the rival who looks best, all others.
const SIDES: usize = 3;
/// Places of what belongs to no side.
const TABLE: usize = MARKET * OFFER + ROUNDS + STEPS + 16;

/// Where a word has its place: by its name, so that a word more or less moves none of the others.
fn place_of(word: &str) -> u8 {
    let hash = word.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    ((hash ^ hash >> 15) % WORDS as u32) as u8
}

/// How strongly an ability says its word.
fn loudness(ability: &Ability) -> f32 {
    let p = ability.params;
    let most = p.coins.max(p.tokens).max(p.count).max(p.times);
    if most == 0 { 1.0 } else { 0.5 + 0.25 * f32::from(most.min(8)) }
}

type Words = Vec<(u8, f32)>;

fn words(abilities: &[Ability]) -> Words {
    abilities.iter().map(|ability| (place_of(ability.word), loudness(ability))).collect()
}

static RACES: LazyLock<Vec<Words>> = LazyLock::new(|| Race::all().map(|race| words(race.data().abilities)).collect());
static POWERS: LazyLock<Vec<Words>> = LazyLock::new(|| Power::all().map(|power| words(power.data().abilities)).collect());

/// Tells what a race or power can do: of those of the boxes the places are kept, those of home-made ones are looked up each time.
fn tell_words_of(kept: Option<&Words>, abilities: &[Ability], mut tell: impl FnMut(u8, f32)) {
    match kept {
        Some(kept) => kept.iter().for_each(|(place, loud)| tell(*place, *loud)),
        None => abilities.iter().for_each(|ability| tell(place_of(ability.word), loudness(ability))),
    }
}

impl SmallWorld {
    /// Tells `sketch` what `seat` sees.
    pub(crate) fn tell(&self, seat: Seat, sketch: &mut Sketch) {
        let players = self.players();
        let threats = self.threats();
        let mut looks = [const { None }; MAX_SEATS];
        for other in Seat::all(players) {
            looks[other.index()] = Some(self.look(other, &threats));
        }
        let looks_like = |other: Seat| looks[other.index()].as_ref().map_or(0.0, |look| look.prospects);
        let rival = self.seats_from(seat).skip(1).max_by(|a, b| looks_like(*a).total_cmp(&looks_like(*b)));
        for other in Seat::all(players) {
            let side = if other == seat {
                0
            } else if Some(other) == rival {
                SIDE
            } else {
                2 * SIDE
            };
            if let Some(look) = &looks[other.index()] {
                self.tell_side(other, look, &threats, side, sketch);
            }
        }
        self.tell_table(seat, SIDES * SIDE, sketch);
    }

    fn tell_side(&self, seat: Seat, look: &Look, threats: &PerSeat<Threat>, base: usize, sketch: &mut Sketch) {
        let &Look { later, income, declined, prospects, .. } = look;
        // The running turn does not count as one to come here.
        let risk = if self.turn == seat { self.risk(seat, threats, later) } else { look.risk };
        let coins = f32::from(self.sides[seat].coins);
        let mut numbers = Numbers::from(sketch, base);
        let mut tell = |value: f32| numbers.tell(value);
        tell(coins / 50.0);
        tell(f32::from(income) / 10.0);
        tell(f32::from(u8::from(self.earns_now(seat))));
        tell(prospects / 50.0);
        tell(risk / 4.0);
        tell(declined / 6.0);
        tell(f32::from(later) / 10.0);
        tell(declined * f32::from(later) / 40.0);
        tell(f32::from(self.held(seat, Slot::Declined).len()) / 8.0);
        tell(f32::from(self.held(seat, Slot::Spirit).len()) / 8.0);
        tell(f32::from(u8::from(self.turn == seat)));
        tell(f32::from(u8::from(self.sides[seat].ally.is_some())));
        let active = (self.band(seat, Slot::Active), self.pair(seat, Slot::Active), look.outlook);
        if let (Some(band), Some(pair), Some(outlook)) = active {
            tell(1.0);
            tell(f32::from(band.regions.len()) / 8.0);
            tell(f32::from(self.spare(band)) / 8.0);
            tell(f32::from(band.hand) / 8.0);
            tell(f32::from(band.withdrawn + band.aside) / 6.0);
            tell(outlook.free / 8.0);
            tell(outlook.price - 2.5);
            tell(outlook.bonus / 4.0);
            tell(outlook.each - 1.0);
            tell(outlook.help / 4.0);
            tell(outlook.plunder / 3.0);
            tell(outlook.late / 3.0);
            let spirit = !pair.answers.stands_apart.is_empty();
            tell(outlook.best_future(later, declined, spirit) / 50.0);
            tell(outlook.gain(outlook.free + outlook.help));
            tell(outlook.regions * f32::from(later) / 40.0);
            tell(outlook.bonus * f32::from(later) / 20.0);
            tell(outlook.free * f32::from(later) / 40.0);
        } else {
            tell(0.0);
            tell(0.0);
            tell(-1.0);
        }
        let mut at = base + 32;
        for slot in [Slot::Active, Slot::Declined] {
            self.tell_defences(seat, slot, threats, at, sketch);
            at += DEFENCES;
        }
        self.tell_targets(seat, threats, at, sketch);
        debug_assert!(at + TARGETS <= base + NUMBERS);
        for slot in Slot::ALL {
            if let Some(band) = self.band(seat, slot) {
                tell_words(band, slot, base + NUMBERS, sketch);
            }
        }
    }

    /// How its regions stand: by how near an enemy is, and by what they cost.
    fn tell_defences(&self, seat: Seat, slot: Slot, threats: &PerSeat<Threat>, base: usize, sketch: &mut Sketch) {
        let held = self.held(seat, slot);
        if held.is_empty() {
            return;
        }
        let board = self.board();
        let (mut near, mut fresh) = (RegionSet::EMPTY, false);
        for other in Seat::all(self.players()).filter(|other| *other != seat) {
            if !(slot == Slot::Active && self.sides[seat].ally == Some(other)) {
                near |= threats[other].beside;
                fresh |= threats[other].fresh;
            }
        }
        let safe = self.immune() | board.deep;
        let mut counts = [0_u8; DEFENCES];
        for region in held {
            let place = if near.has(region) {
                0
            } else if board.entry.has(region) {
                if fresh { 1 } else { 2 }
            } else {
                3
            };
            let price =
                if safe.has(region) { 5 } else { (self.works(region) + self.tokens[region] + self.encampments[region]).clamp(1, 5) - 1 };
            counts[place * 6 + usize::from(price)] += 1;
        }
        for (place, count) in counts.into_iter().enumerate() {
            sketch.set(base + place, f32::from(count) / 3.0);
        }
    }

    /// What its active race, or one that is still to come, may take next: by whose it is and by what it costs, and how much of it pays.
    fn tell_targets(&self, seat: Seat, threats: &PerSeat<Threat>, base: usize, sketch: &mut Sketch) {
        let board = self.board();
        let threat = &threats[seat];
        let own = self.held(seat, Slot::Active);
        let open = if threat.fresh { board.entry } else { threat.beside };
        let targets = open.without(own | self.immune() | board.deep);
        let mut counts = [0_u8; TARGETS];
        for region in targets {
            let class = match self.owners[region].holder() {
                Some((owner, _)) if owner == seat => continue,
                Some((_, Slot::Active)) => 1,
                Some(_) => 2,
                None => 0,
            };
            let price = (self.works(region) + self.tokens[region] + self.encampments[region]).min(5);
            counts[class * 6 + usize::from(price)] += 1;
        }
        if let Some(kit) = self.kit(seat, Slot::Active) {
            counts[18] = (paying(kit, self.ground(), own | targets) & targets).len();
            counts[19] = (paying(kit, self.ground(), own) & own).len();
        }
        for (place, count) in counts.into_iter().enumerate() {
            sketch.set(base + place, f32::from(count) / 4.0);
        }
    }

    fn tell_table(&self, seat: Seat, base: usize, sketch: &mut Sketch) {
        let mut numbers = Numbers::from(sketch, base);
        for index in 0..MARKET {
            let Some(combo) = self.market.get(index) else { break };
            numbers.at = base + index * OFFER;
            let (race, power) = (combo.race.data(), combo.power.data());
            let pair = library::pair(combo.race, Some(combo.power));
            let outlook = Outlook::of(self, &Band::new(combo.race, Some(combo.power), &pair.kit), pair);
            numbers.tell(1.0);
            numbers.tell(f32::from(combo.coins) / 4.0);
            numbers.tell(f32::from(race.tokens + power.tokens) / 8.0 - 1.2);
            numbers.tell(outlook.price - 2.5);
            numbers.tell(outlook.bonus / 4.0);
            numbers.tell(outlook.each - 1.0);
            numbers.tell(outlook.help / 4.0);
            numbers.tell(outlook.plunder / 3.0);
        }
        let mut at = base + MARKET * OFFER;
        let left = usize::from(self.board().data.rounds - self.round);
        sketch.set(at + left.min(ROUNDS - 1), 1.0);
        at += ROUNDS;
        sketch.set(at + self.stage as usize, 1.0);
        at += STEPS;
        let contents = self.contents();
        sketch.set(at + self.board().ways.origin as usize % 3, 1.0);
        sketch.set(at + 3, f32::from(u8::from(contents.mixed)));
        let place = self.turn.places_from(seat, self.players());
        sketch.set(at + 4 + usize::from(place), 1.0);
        sketch.set(at + 10, f32::from(self.board().all.len()) / 40.0);
        sketch.set(at + 11, f32::from(self.turns_to_come(seat)) / 10.0);
        sketch.set(at + 12, f32::from(u8::from(self.house(House::OpenCoins))));
        sketch.set(at + 13, f32::from(u8::from(self.stage == Stage::Over)));
        sketch.set(at + 14, 1.0);
    }
}

/// Numbers of [`SmallWorld::tell_targets`].
const TARGETS: usize = 20;

/// Numbers of [`SmallWorld::tell_defences`].
const DEFENCES: usize = 24;

fn tell_words(band: &Band, slot: Slot, base: usize, sketch: &mut Sketch) {
    let base = if slot == Slot::Active { base } else { base + WORDS };
    let mut tell = |place: u8, loud: f32| sketch.set(base + usize::from(place), loud);
    tell_words_of(RACES.get(usize::from(band.race.0)), band.race.data().abilities, &mut tell);
    if let Some(power) = band.power.or(band.lingers) {
        tell_words_of(POWERS.get(usize::from(power.0)), power.data().abilities, &mut tell);
    }
}
