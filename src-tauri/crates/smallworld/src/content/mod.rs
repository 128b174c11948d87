//! What is in the boxes: races and powers as data.

mod small_world;

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ability::{Ability, Kit};

/// A race as printed on its banner.
#[derive(Debug)]
pub struct RaceData {
    /// Its name in saves, scenarios and the catalog.
    pub id: &'static str,
    /// Tokens the banner gives.
    pub tokens: u8,
    /// Tokens in the box; more than these never exist (SW-10).
    pub supply: u8,
    /// What it does.
    pub abilities: &'static [Ability],
}

/// A power as printed on its badge.
#[derive(Debug)]
pub struct PowerData {
    /// Its name in saves, scenarios and the catalog.
    pub id: &'static str,
    /// Tokens the badge gives.
    pub tokens: u8,
    /// Whether the badge has a reverse side and stays with the declined race (SW-9).
    pub stays: bool,
    /// What it does.
    pub abilities: &'static [Ability],
}

/// All races, in the order of their numbers.
pub static RACES: &[RaceData] = small_world::RACES;
/// All powers, in the order of their numbers.
pub static POWERS: &[PowerData] = small_world::POWERS;

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

struct Kits {
    active: Vec<Kit>,
    declined: Vec<Kit>,
}

/// Row by race; column 0 is no power, then the powers.
static KITS: LazyLock<Kits> = LazyLock::new(|| {
    let active: Vec<Kit> = RACES
        .iter()
        .flat_map(|race| {
            std::iter::once(Kit::compile(race.abilities, &[]))
                .chain(POWERS.iter().map(|power| Kit::compile(race.abilities, power.abilities)))
        })
        .collect();
    let declined = active.iter().map(Kit::in_decline).collect();
    Kits { active, declined }
});

/// What `race` with `power` can do, active or in decline.
#[inline]
pub fn kit(race: Race, power: Option<Power>, declined: bool) -> &'static Kit {
    let index = race.0 as usize * (POWERS.len() + 1) + power.map_or(0, |p| p.0 as usize + 1);
    let kits = &*KITS;
    if declined { &kits.declined[index] } else { &kits.active[index] }
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

macro_rules! named {
    ($type:ident, $what:literal) => {
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.data().id)
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.data().id)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.data().id)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                Self::by_name(&id).ok_or_else(|| serde::de::Error::custom(format!(concat!("there is no ", $what, " \"{}\""), id)))
            }
        }
    };
}

named!(Race, "race");
named!(Power, "power");
