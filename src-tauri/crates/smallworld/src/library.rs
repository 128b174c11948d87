//! Everything that the boxes hold, read once: races, powers, and what each pair of them can do and answers.
//!
//! The boxes below do not know what abilities do; here their files meet the words.

use std::sync::{LazyLock, OnceLock};

use crate::boxes::ability::Ability;
use crate::boxes::file;
use crate::boxes::kit::Kit;
use crate::boxes::tools::confused;
use crate::boxes::{Contents, Find, FindData, MAX_FINDS, MAX_POWERS, MAX_RACES, Power, PowerData, Race, RaceData, RowError};
use crate::compile::{compile, find_vocabulary, vocabulary};
use crate::frame::answers::{Answers, Pair};
use crate::origin::Origin;
use crate::rosters;
use crate::state::position::{Slot, SmallWorld};
use serde::Serialize;
use tabletop::Seat;

/// The files of the boxes, in the order of the numbers of races and powers.
const FILES: [(Origin, &str); Origin::EVERY.len()] = [
    (Origin::SmallWorld, include_str!("../boxes/small_world.json")),
    (Origin::Underground, include_str!("../boxes/underground.json")),
    (Origin::Warcraft, include_str!("../boxes/warcraft.json")),
    (Origin::Example, include_str!("../boxes/example.json")),
];

/// All races, powers, places and relics.
struct Shelf {
    races: Vec<RaceData>,
    powers: Vec<PowerData>,
    finds: Vec<FindData>,
}

/// Words of which there is one piece or one purse in the world, so that only one race or power may have each.
const SOLE: [&str; 10] = ["ancient", "bag", "beasts", "bombs", "champion", "harmony", "objectives", "queen", "towers", "volcano"];

/// Two races or powers that cannot be in one game: of what both have there is only one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[error("\"{one}\" and \"{other}\" cannot be in one game: there is \"{word}\" but once; leave one of them out")]
pub struct Clash {
    /// The one.
    #[cfg_attr(feature = "types", ts(as = "String"))]
    pub one: &'static str,
    /// The other.
    #[cfg_attr(feature = "types", ts(as = "String"))]
    pub other: &'static str,
    /// The ability of which there is but one in the world.
    #[cfg_attr(feature = "types", ts(as = "String"))]
    pub word: &'static str,
}

impl Contents {
    /// Two of its races and powers that cannot be in one game. Those of the boxes always can: only what is home-made has to be looked at.
    pub(crate) fn clash(self) -> Option<Clash> {
        self.own()?;
        let races = self.races().map(|race| (race.data().id, race.data().abilities));
        let all: Vec<_> = races.chain(self.powers().map(|power| (power.data().id, power.data().abilities))).collect();
        let says = |abilities: &[Ability], word: &str| abilities.iter().any(|ability| ability.word == word);
        SOLE.iter().find_map(|word| {
            let mut sayers = all.iter().filter(|(_, abilities)| says(abilities, word)).map(|(id, _)| *id);
            Some(Clash { one: sayers.next()?, other: sayers.next()?, word })
        })
    }
}

/// The same among places and relics: what they send, lend or mark is there once.
const SOLE_FINDS: [&str; 10] = ["aegis", "balrog", "buys_declined", "ghost", "heart", "lends", "orb", "ring", "scepter", "well"];

/// The boxes together: no name twice, nor what there is but once.
///
/// # Panics
/// If two boxes do not go together; they are part of the program, and a test reads them.
fn check_sole(shelf: &Shelf) {
    let races = shelf.races.iter().map(|race| (race.id, race.abilities));
    let bands = races.chain(shelf.powers.iter().map(|power| (power.id, power.abilities))).map(|row| (row, SOLE.as_slice()));
    let finds = shelf.finds.iter().map(|find| ((find.id, find.abilities), SOLE_FINDS.as_slice()));
    let rows: Vec<_> = bands.chain(finds).collect();
    for (index, ((id, abilities), sole)) in rows.iter().enumerate() {
        let others = &rows[..index];
        assert!(others.iter().all(|((other, _), _)| other != id), "there are two of the name {id}");
        for word in abilities.iter().map(|ability| ability.word).filter(|word| sole.contains(word)) {
            let has = |list: &[Ability]| list.iter().any(|ability| ability.word == word);
            assert!(!others.iter().any(|((_, list), _)| has(list)), "{id} is not the only one that says \"{word}\"");
        }
    }
    if let Some(find) = confused(&shelf.finds) {
        panic!("{}: {}", find.id, RowError::Called);
    }
}

static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let (words, find_words): (Vec<_>, Vec<_>) = (vocabulary().collect(), find_vocabulary().collect());
    let mut shelf = Shelf { races: Vec::new(), powers: Vec::new(), finds: Vec::new() };
    for (origin, text) in FILES {
        // They are part of the program: a test reads them, and nobody else can change them.
        let data = file::read(text, origin, &words, &find_words).unwrap_or_else(|error| panic!("{}: {error}", origin.game()));
        shelf.races.extend(data.races);
        shelf.powers.extend(data.powers);
        shelf.finds.extend(data.finds);
    }
    check_sole(&shelf);
    let room = shelf.races.len() <= MAX_RACES && shelf.powers.len() <= MAX_POWERS && shelf.finds.len() <= MAX_FINDS;
    assert!(room, "more races, powers, places or relics than positions have room for");
    shelf
});

/// Every pair: row by race; column 0 is no power, then the powers.
struct Pairs {
    /// How many pairs a row has.
    row: usize,
    pairs: Vec<[Pair; 2]>,
}

impl Pairs {
    /// Beyond the end of the list where one of them is home-made.
    #[inline]
    fn number(&self, race: Race, power: Option<Power>) -> usize {
        usize::from(race.0) * self.row + power.map_or(0, |power| usize::from(power.0) + 1)
    }
}

static PAIRS: LazyLock<Pairs> = LazyLock::new(|| {
    let columns = || std::iter::once(None).chain(Power::all().map(Some));
    let pairs = Race::all().flat_map(|race| columns().map(move |power| compile(race, power, None))).collect();
    Pairs { row: columns().count(), pairs }
});

/// The same pairs beside a power that is lent (UG-L9): each is made when it first is.
type Lent = Vec<OnceLock<Box<[Pair; 2]>>>;
static LENT: [OnceLock<Lent>; MAX_POWERS] = [const { OnceLock::new() }; MAX_POWERS];

#[inline]
fn pairs(race: Race, power: Option<Power>, lent: Option<Power>) -> &'static [Pair; 2] {
    let printed = &*PAIRS;
    let number = printed.number(race, power);
    match (printed.pairs.get(number), lent) {
        (Some(pair), None) => pair,
        (_, lent) => lent_or_own(number, race, power, lent),
    }
}

/// The pairs that are made when they are first asked for.
#[cold]
fn lent_or_own(number: usize, race: Race, power: Option<Power>, lent: Option<Power>) -> &'static [Pair; 2] {
    if let Some((roster, _)) = race.own().or_else(|| power.and_then(Power::own)).or_else(|| lent.and_then(Power::own)) {
        return rosters::pairs(roster, race, power, lent);
    }
    let printed = &*PAIRS;
    let Some(lent) = lent else { return &printed.pairs[number] };
    let pairs = LENT[lent.place()].get_or_init(|| std::iter::repeat_with(OnceLock::new).take(printed.pairs.len()).collect());
    pairs[number].get_or_init(|| Box::new(compile(race, power, Some(lent))))
}

/// What `race` with `power` can do and answers while active.
pub(crate) fn pair(race: Race, power: Option<Power>) -> &'static Pair {
    &pairs(race, power, None)[0]
}

/// What `race` with `power` can do, active or in decline.
#[inline]
pub(crate) fn kit(race: Race, power: Option<Power>, declined: bool) -> &'static Kit {
    &pairs(race, power, None)[usize::from(declined)].kit
}

/// What `race` with `power` answers while active.
#[inline]
pub(crate) fn answers(race: Race, power: Option<Power>) -> &'static Answers {
    &pairs(race, power, None)[0].answers
}

impl Ability {
    /// Whether it makes regions that only plain reach and the plain price win.
    pub(crate) fn wards(&self) -> bool {
        self.rules().is_some_and(|rules| rules.wards.is_some())
    }

    /// Whether it takes coins from attackers.
    pub(crate) fn takes_fees(&self) -> bool {
        self.rules().is_some_and(|rules| rules.fees.is_some())
    }
}

impl Race {
    /// Every race of all boxes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SHELF.races.len() as u16).map(Self)
    }

    /// The race with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        SHELF.races.iter().position(|r| r.id == id).map(|i| Self(i as u16)).or_else(|| rosters::race_by_name(id))
    }

    /// Its banner.
    #[inline]
    pub fn data(self) -> &'static RaceData {
        match SHELF.races.get(usize::from(self.0)) {
            Some(data) => data,
            None => rosters::race(self),
        }
    }
}

impl Power {
    /// Every power of all boxes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SHELF.powers.len() as u16).map(Self)
    }

    /// The power with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        SHELF.powers.iter().position(|p| p.id == id).map(|i| Self(i as u16)).or_else(|| rosters::power_by_name(id))
    }

    /// Its badge.
    #[inline]
    pub fn data(self) -> &'static PowerData {
        match SHELF.powers.get(usize::from(self.0)) {
            Some(data) => data,
            None => rosters::power(self),
        }
    }
}

impl Find {
    /// Every place and relic.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SHELF.finds.len() as u8).map(Self)
    }

    /// The place or relic with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        Self::all().find(|find| find.data().id == id)
    }

    /// What is printed on it.
    #[inline]
    pub fn data(self) -> &'static FindData {
        &SHELF.finds[self.index()]
    }
}

impl SmallWorld {
    /// What a race in play can do, and what it answers.
    #[inline]
    pub(crate) fn pair(&self, seat: Seat, slot: Slot) -> Option<&'static Pair> {
        let band = self.band(seat, slot)?;
        Some(&pairs(band.race, band.power.or(band.lingers), band.lent)[usize::from(slot != Slot::Active)])
    }

    /// What a race in play can do.
    #[inline]
    pub(crate) fn kit(&self, seat: Seat, slot: Slot) -> Option<&'static Kit> {
        Some(&self.pair(seat, slot)?.kit)
    }

    /// What a race in play answers.
    #[inline]
    pub(crate) fn answers(&self, seat: Seat, slot: Slot) -> Option<&'static Answers> {
        Some(&self.pair(seat, slot)?.answers)
    }

    /// Whether a race in play has all of `bits`.
    #[inline]
    pub(crate) fn can(&self, seat: Seat, slot: Slot, bits: u64) -> bool {
        self.kit(seat, slot).is_some_and(|kit| kit.has(bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abilities::RULES;

    #[test]
    fn names_are_unique() {
        for race in Race::all() {
            assert_eq!(Race::by_name(race.data().id), Some(race));
        }
        for power in Power::all() {
            assert_eq!(Power::by_name(power.data().id), Some(power));
        }
    }

    #[test]
    fn every_word_that_answers_is_in_the_vocabulary_and_there_once() {
        let words: Vec<_> = vocabulary().map(|word| word.name).collect();
        for (index, word) in words.iter().enumerate() {
            assert!(!words[..index].contains(word), "{word} is there twice");
        }
        for word in find_vocabulary().map(|said| said.word.name) {
            assert!(!words.contains(&word), "{word} is said of races or powers, too");
            assert_eq!(find_vocabulary().filter(|other| other.word.name == word).count(), 1, "{word}");
        }
        for rules in RULES {
            assert!(words.contains(&rules.word), "{} answers, and nobody can say it", rules.word);
            assert_eq!(RULES.iter().filter(|other| other.word == rules.word).count(), 1, "{}", rules.word);
        }
    }
}
