//! The teams of the team variant (WC-135 to WC-139).

use serde::{Deserialize, Serialize};

use crate::boxes::Race;
use crate::origin::Faction;

/// What stands for a team at the end (WC-137).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TeamScore {
    /// The coins of the member who has most.
    Highest,
    /// The coins of the member who has fewest.
    Lowest,
    /// The coins of all members together.
    Sum,
}

/// Whom a seat plays for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Team {
    /// The races of the Alliance.
    Alliance,
    /// The races of the Horde.
    Horde,
    /// The odd player, with the neutral races alone.
    Neutral,
}

impl Team {
    /// All of them, in the order of the columns of the market.
    pub const ALL: [Self; 3] = [Self::Alliance, Self::Horde, Self::Neutral];

    /// The team that may play `race`.
    pub fn of_race(race: Race) -> Self {
        match race.data().faction {
            Some(Faction::Alliance) => Self::Alliance,
            Some(Faction::Horde) => Self::Horde,
            None => Self::Neutral,
        }
    }
}
