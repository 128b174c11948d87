//! The phases of a round.

use serde::{Deserialize, Serialize};

/// The phases of a round (CH-9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A card of the Old World.
    OldWorld,
    /// Power and Chaos cards.
    Draw,
    /// Figures and cards.
    Summoning,
    /// Battles, land by land.
    Battle,
    /// Domination and corruption.
    Corruption,
    /// Heroes, ruins, dials.
    End,
    /// The game is over.
    Over,
}
