//! What is in the boxes: races, powers, places and relics as data.

pub mod ability;
mod contents;
pub mod file;
mod finds;
mod founding;
pub(crate) mod kit;
mod row;
pub mod tools;

pub(crate) use contents::Noted;
pub use contents::{Contents, LeftOut, Missing};
pub use finds::{FindData, FindKind, FindWord, MAX_FINDS};
pub(crate) use founding::founding_finds;
pub use row::RowError;

use serde::Deserialize;

use crate::boxes::ability::Ability;
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stays {
    /// It goes to the discards.
    #[default]
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

/// How many races there are at most in all boxes together: one bit each in a set.
pub const MAX_RACES: usize = 128;
/// How many powers there are at most in all boxes together: one bit each in a set.
pub const MAX_POWERS: usize = 128;

/// A race of some box. Written by name, so that saves outlive the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Race(pub(crate) u8);

/// A power of some box. Written by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Power(pub(crate) u8);

/// A place or a relic of some box. Written by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Find(pub(crate) u8);

/// Something that helps a conquest (see `tools.rs`). Written by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tool(pub(crate) u8);

impl Race {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Power {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Find {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

tabletop::written_by_name!(Race, "race");
tabletop::written_by_name!(Power, "power");
tabletop::written_by_name!(Find, "place or relic");
tabletop::written_by_name!(Tool, "relic that serves a conquest");
