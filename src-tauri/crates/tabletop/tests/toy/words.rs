//! What is said at the table: decisions, events, views and refusals.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat};

use super::Fault;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Roll the die.
    Roll,
    /// Put the pot into one's purse.
    Hold,
    /// Give coppers away.
    Give { to: u8, coins: u8 },
    /// Throw coppers into somebody's pot.
    Toll { coins: u8 },
    /// Never legal in the sound game; for broken variants.
    Odd {
        #[serde(skip)]
        number: u8,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // An odd one without a number reads back as `roll`, others are sound text.
            Self::Roll | Self::Odd { number: 0 } => f.write_str("roll"),
            Self::Hold => f.write_str("hold"),
            Self::Give { to, coins } => write!(f, "give {to} {coins}"),
            Self::Toll { coins } => write!(f, "toll {coins}"),
            Self::Odd { number } => write!(f, "odd {number}"),
        }
    }
}

impl FromStr for Action {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |word: &str| word.parse::<u8>().map_err(|_| "not a small number");
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["roll"] => Ok(Self::Roll),
            ["hold"] => Ok(Self::Hold),
            ["give", to, coins] => Ok(Self::Give { to: number(to)?, coins: number(coins)? }),
            ["toll", coins] => Ok(Self::Toll { coins: number(coins)? }),
            ["odd", word] => Ok(Self::Odd { number: number(word)?.max(1) }),
            _ => Err("not an action"),
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The die.
    Rolled {
        /// What it showed.
        face: u8,
    },
    /// Coppers changed hands.
    Moved {
        /// By whom.
        seat: Seat,
        /// Out of (negative) or into the purse.
        coins: i16,
        #[serde(skip)]
        lost: bool,
    },
    /// A seat counts its purse, in secret.
    Counted {
        /// Whose.
        seat: Seat,
        /// How many coppers.
        purse: i16,
        /// Who hears of it.
        told: Told,
    },
    /// The purses are shown.
    Shown {
        /// All of them.
        purses: Vec<i16>,
    },
}

/// Who hears of a secret event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Told {
    /// The seat whose secret it is.
    Seat,
    /// Whoever is at the table and beside it: a fault.
    Everybody,
    /// All but that seat: a fault.
    Others,
}

/// What a viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub(super) viewer: Option<Seat>,
    pub(super) purses: Vec<Option<i16>>,
    pub(super) moved: PerSeat<i16>,
    pub(super) pot: u8,
    pub(super) round: u32,
    pub(super) turn: Seat,
    pub(super) toll: bool,
    pub(super) given: bool,
    pub(super) over: bool,
}

/// What a person writes down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 4.
    pub seats: usize,
    /// From 1.
    pub rounds: u32,
    /// Of the deal and the die.
    pub seed: u64,
    /// What is broken in it.
    #[serde(default, skip_serializing_if = "Fault::is_none")]
    pub fault: Fault,
}

/// Why a setup is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
pub enum SetupError {
    /// 2 to 4 may play.
    #[error("2 to 4 may play")]
    Seats,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
pub enum Refusal {
    /// It is over.
    #[error("the game is over")]
    Over,
    /// A toll is due first, or none is due.
    #[error("not now")]
    NotNow,
    /// One may not have that many, or not give that many.
    #[error("not so many coins")]
    Coins,
    /// Not a seat one may give to.
    #[error("not to that seat")]
    Seat,
}

/// What is wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
pub enum Flaw {
    /// Somebody was dealt more coppers than one can be.
    #[error("dealt too many coins")]
    Dealt,
    /// A purse is in debt.
    #[error("a purse is in debt")]
    Debt,
    /// The pot is larger than it can be.
    #[error("the pot overflows")]
    Pot,
}
