//! What is in the boxes: races, powers, places and relics as data.

pub mod ability;
mod contents;
pub mod file;
mod finds;
mod founding;
pub(crate) mod kit;
pub mod look;
pub(crate) mod row;
#[cfg(test)]
mod schema;
pub mod tools;

pub(crate) use contents::Noted;
pub use contents::{Contents, LeftOut, Missing};
pub use finds::{FindData, FindKind, FindWord, MAX_FINDS};
pub(crate) use founding::founding_finds;
pub use row::RowError;

use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

impl Stays {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_default(&self) -> bool {
        *self == Self::No
    }
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

/// How many races there are at most in all boxes together, home-made ones apart.
pub const MAX_RACES: usize = 112;
/// How many powers there are at most in all boxes together, home-made ones apart.
pub const MAX_POWERS: usize = 112;
/// How many home-made races, and how many home-made powers, a game may have.
pub const MAX_OWN: usize = 16;
/// How many banners, or badges, the stacks of a game have room for: everything of all boxes today, and as many home-made ones as may be.
pub(crate) const STACK: usize = 80;
/// Places for races, and for powers, in a game: one for each of all boxes, then those that are home-made. One bit each in a set.
pub(crate) const PLACES: usize = 128;
/// Where the numbers of home-made races and powers begin: beyond every place in the list of all printed pairs, so that one look at its length
/// tells them apart.
const FIRST_OWN: u16 = 16_384;

/// Where a piece with this number has its place in a game, 0 to [`PLACES`] - 1.
#[inline]
const fn place(number: u16) -> usize {
    let number = number as usize;
    if number < FIRST_OWN as usize { number } else { MAX_RACES + number % MAX_OWN }
}

/// The number of the piece at `place` in a game with the home-made pieces of `roster`.
const fn number(place: usize, roster: RosterId) -> u16 {
    if place < MAX_RACES { place as u16 } else { FIRST_OWN + roster.0 * MAX_OWN as u16 + (place - MAX_RACES) as u16 }
}

/// The home-made pieces of a game together: those of roster 0 are none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct RosterId(pub u16);

/// A home-made box that passed the gate: at most [`MAX_OWN`] races and as many powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnBox(pub(crate) RosterId);

/// The home-made pieces of a game for the screens: as their file has them, with the names that they have in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnShown(pub(crate) OwnBox);

/// How many rosters a program can tell apart as long as it runs.
pub(crate) const MAX_ROSTERS: usize = 3000;

/// Whose home-made piece a number is, and the how-manyth there; none for those of the boxes.
#[inline]
const fn own_of(number: u16) -> Option<(RosterId, usize)> {
    if number < FIRST_OWN { None } else { Some((RosterId((number - FIRST_OWN) / MAX_OWN as u16), number as usize % MAX_OWN)) }
}

/// A race of some box. Written by name, so that saves outlive the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Race(pub(crate) u16);

/// A power of some box. Written by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Power(pub(crate) u16);

/// A place or a relic of some box. Written by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Find(pub(crate) u8);

/// Something that helps a conquest (see `tools.rs`). Written by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tool(pub(crate) u8);

/// The places whose bit is set, lowest first.
pub(crate) fn places(mut bits: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(place)
    })
}

/// Numbers and places of races and of powers.
macro_rules! placed {
    ($($type:ident),*) => { $(
        impl $type {
            /// Its place in a game, 0 to [`PLACES`] - 1.
            #[inline]
            pub(crate) const fn place(self) -> usize {
                place(self.0)
            }

            /// The piece at `place` in a game with the home-made pieces of `roster`.
            pub(crate) const fn at(at: usize, roster: RosterId) -> Self {
                Self(number(at, roster))
            }

            /// Where it stands among the home-made ones, if it is one.
            #[inline]
            pub(crate) const fn own(self) -> Option<(RosterId, usize)> {
                own_of(self.0)
            }
        }
    )* };
}

placed!(Race, Power);

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
