//! What is in the boxes: races, powers, places and relics as data.

pub mod ability;
mod contents;
mod finds;
mod founding;
pub(crate) mod kit;
mod small_world;
mod underground;
mod warcraft;

pub use contents::{Contents, LeftOut, Missing};
pub use finds::{FINDS, Find, MAX_FINDS, RELICS, Tool};

use std::sync::{LazyLock, OnceLock};

use crate::boxes::ability::Ability;
use crate::boxes::kit::Kit;
use crate::origin::{Faction, Origin};

/// A race as printed on its banner.
#[derive(Clone, Copy, Debug)]
pub struct RaceData {
    /// Its name in saves, scenarios and the catalog.
    pub id: &'static str,
    /// The name on the banner, which another box may use too.
    pub printed: &'static str,
    /// The box it came in.
    pub origin: Origin,
    /// Its faction; none: neutral, as all races of the other boxes are.
    pub faction: Option<Faction>,
    /// Tokens the banner gives.
    pub tokens: u8,
    /// Tokens in the box; more than these never exist (SW-10).
    pub supply: u8,
    /// What it does.
    pub abilities: &'static [Ability],
}

/// Whether a badge stays with a race that declines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stays {
    /// It goes to the discards.
    No,
    /// It has a printed reverse side (SW-9; a house rule can do without).
    Reverse,
    /// It works in decline (UG-D3).
    Works,
    /// It goes to the discards, and what it does in decline stays all the same (WC-54, WC-56).
    Lingers,
}

/// A power as printed on its badge.
#[derive(Clone, Copy, Debug)]
pub struct PowerData {
    /// Its name in saves, scenarios and the catalog.
    pub id: &'static str,
    /// The box it came in.
    pub origin: Origin,
    /// Tokens the badge gives.
    pub tokens: u8,
    /// Whether the badge stays with the declined race.
    pub stays: Stays,
    /// What it does.
    pub abilities: &'static [Ability],
}

/// All races, box by box; the order of their numbers.
pub static RACES: &[RaceData] = &concat::<_, 45>(&concat::<_, 29>(small_world::RACES, underground::RACES), warcraft::RACES);
/// All powers, box by box; the order of their numbers.
pub static POWERS: &[PowerData] = &concat::<_, 61>(&concat::<_, 41>(small_world::POWERS, underground::POWERS), warcraft::POWERS);

/// One list after the other; `N` is the length of both together.
const fn concat<T: Copy, const N: usize>(first: &[T], second: &[T]) -> [T; N] {
    assert!(first.len() + second.len() == N, "N is the length of both lists together");
    let mut all = [first[0]; N];
    let mut i = 0;
    while i < N {
        all[i] = if i < first.len() { first[i] } else { second[i - first.len()] };
        i += 1;
    }
    all
}

/// How many races there are at most in all boxes together.
pub const MAX_RACES: usize = 48;
/// How many powers there are at most in all boxes together.
pub const MAX_POWERS: usize = 64;

/// A race of [`RACES`]. Written by name, so that saves outlive the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Race(pub(crate) u8);

/// A power of [`POWERS`]. Written by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Power(pub(crate) u8);

/// All pairs, active and in decline. Row by race; column 0 is no power, then the powers.
struct Kits {
    active: Vec<Kit>,
    declined: Vec<Kit>,
}

impl Kits {
    pub(crate) fn with(lent: &'static [Ability]) -> Self {
        let powers = || std::iter::once([].as_slice()).chain(POWERS.iter().map(|power| power.abilities));
        let active: Vec<Kit> = RACES.iter().flat_map(|race| powers().map(|power| Kit::compile(race.abilities, power, lent))).collect();
        let declined = active.iter().map(Kit::in_decline).collect();
        Self { active, declined }
    }

    #[inline]
    fn of(&self, race: Race, power: Option<Power>, declined: bool) -> &Kit {
        let index = race.0 as usize * (POWERS.len() + 1) + power.map_or(0, |p| p.0 as usize + 1);
        if declined { &self.declined[index] } else { &self.active[index] }
    }
}

static KITS: LazyLock<Kits> = LazyLock::new(|| Kits::with(&[]));
/// The same beside each power that may be lent (UG-L9), made when it first is.
static LENT: [OnceLock<Kits>; MAX_POWERS] = [const { OnceLock::new() }; MAX_POWERS];

/// What `race` with `power` can do, active or in decline.
#[inline]
pub fn kit(race: Race, power: Option<Power>, declined: bool) -> &'static Kit {
    KITS.of(race, power, declined)
}

/// The same with a second power beside its own.
pub fn kit_with(race: Race, power: Option<Power>, lent: Power, declined: bool) -> &'static Kit {
    LENT[lent.0 as usize].get_or_init(|| Kits::with(lent.data().abilities)).of(race, power, declined)
}

impl Race {
    /// Every race.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..RACES.len() as u8).map(Self)
    }

    /// The race with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        RACES.iter().position(|r| r.id == id).map(|i| Self(i as u8))
    }

    /// Its banner.
    #[inline]
    pub fn data(self) -> &'static RaceData {
        &RACES[self.0 as usize]
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Power {
    /// Every power.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..POWERS.len() as u8).map(Self)
    }

    /// The power with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        POWERS.iter().position(|p| p.id == id).map(|i| Self(i as u8))
    }

    /// Its badge.
    #[inline]
    pub fn data(self) -> &'static PowerData {
        &POWERS[self.0 as usize]
    }
}

tabletop::written_by_name!(Race, "race");
tabletop::written_by_name!(Power, "power");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_the_arrays_large_enough() {
        assert!(RACES.len() <= MAX_RACES && POWERS.len() <= MAX_POWERS);
        for race in Race::all() {
            assert_eq!(Race::by_name(race.data().id), Some(race));
            assert!(race.data().tokens < race.data().supply);
        }
        for power in Power::all() {
            assert_eq!(Power::by_name(power.data().id), Some(power));
        }
    }
}
