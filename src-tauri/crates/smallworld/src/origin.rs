//! Where pieces come from, and whose they are: the words that boards and boxes share.

use serde::{Deserialize, Serialize};

/// The box that a piece came in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The base box.
    SmallWorld,
    /// The Underground box.
    Underground,
    /// The Warcraft box.
    Warcraft,
    /// A few races with abilities that no printed box has, for the tests and for whoever adds to the boxes. No game offers it; a mix may
    /// name it.
    Example,
    /// What people made themselves; each game carries its own.
    Own,
}

impl Origin {
    /// The printed boxes and the example: those that have a file of the program.
    pub const EVERY: [Self; 4] = [Self::SmallWorld, Self::Underground, Self::Warcraft, Self::Example];
    /// All printed boxes.
    pub const ALL: [Self; 3] = [Self::SmallWorld, Self::Underground, Self::Warcraft];
    /// The boxes that are mixed when nothing else is said (UG-N); the third is our own addition.
    pub const MIXED: [Self; 2] = [Self::SmallWorld, Self::Underground];

    /// The game that is played with this box alone.
    pub const fn game(self) -> &'static str {
        match self {
            Self::SmallWorld => "small-world",
            Self::Underground => "underground",
            Self::Warcraft => "warcraft",
            Self::Example => "example",
            Self::Own => "own",
        }
    }
}

/// One of the two great factions (WC-46); who belongs to none is neutral.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    /// The Alliance.
    Alliance,
    /// The Horde.
    Horde,
}

impl Faction {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Alliance => Self::Horde,
            Self::Horde => Self::Alliance,
        }
    }

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Alliance => "alliance",
            Self::Horde => "horde",
        }
    }
}
