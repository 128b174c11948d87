//! Decisions, with their text form.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use thiserror::Error;

use crate::region::{MAX_REGIONS, Region};

/// What can be put down or taken back at redeployment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A race token.
    Token,
    /// An encampment (SW-66).
    Encampment,
    /// A fortress (SW-73).
    Fortress,
    /// A hero (SW-75).
    Hero,
}

impl Piece {
    const ALL: [(Self, &'static str); 4] =
        [(Self::Token, "token"), (Self::Encampment, "encampment"), (Self::Fortress, "fortress"), (Self::Hero, "hero")];

    fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// One decision of the seat to act. The order of the variants is the order of the legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Take the combo at this place of the market, 0 at the top (SW-4).
    Pick {
        /// Its place.
        combo: u8,
    },
    /// Expand: take back all tokens but one of each region (SW-20).
    Ready,
    /// Go into decline (SW-37; at the end of a turn SW-81).
    Decline,
    /// Leave a region of one's own, before the first conquest (SW-20).
    Abandon {
        /// Which.
        region: Region,
    },
    /// Berserk: roll the die before choosing a region (SW-65).
    Roll,
    /// Conquer a region for its price (SW-25).
    Conquer {
        /// Which.
        region: Region,
    },
    /// Try to conquer with the die; conquests end (SW-32).
    Attempt {
        /// Which.
        region: Region,
    },
    /// Conquer with the Dragon for one token (SW-70).
    Dragon {
        /// Which.
        region: Region,
    },
    /// Replace a lone token by a Sorcerer from the tray (SW-56).
    Substitute {
        /// Which.
        region: Region,
    },
    /// End the conquests and redeploy (SW-17).
    EndConquest,
    /// Put one piece from the hand down.
    Put {
        /// Which piece.
        piece: Piece,
        /// Where.
        region: Region,
    },
    /// Put all tokens in hand down in one region.
    PutAll {
        /// Where.
        region: Region,
    },
    /// Take one piece back into the hand.
    Take {
        /// Which piece.
        piece: Piece,
        /// From where.
        region: Region,
    },
    /// End the redeployment.
    Done,
    /// Diplomat: make peace with an opponent (SW-68).
    Ally {
        /// With whom.
        seat: Seat,
    },
    /// Diplomat: make peace with nobody.
    NoAlly,
    /// Stout: do not decline now (SW-81).
    Stay,
}

impl Action {
    /// The region the action speaks of, if any.
    pub const fn region(self) -> Option<Region> {
        match self {
            Self::Abandon { region }
            | Self::Conquer { region }
            | Self::Attempt { region }
            | Self::Dragon { region }
            | Self::Substitute { region }
            | Self::Put { region, .. }
            | Self::PutAll { region }
            | Self::Take { region, .. } => Some(region),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick { combo } => write!(f, "pick {combo}"),
            Self::Ready => f.write_str("ready"),
            Self::Decline => f.write_str("decline"),
            Self::Abandon { region } => write!(f, "abandon {region}"),
            Self::Roll => f.write_str("roll"),
            Self::Conquer { region } => write!(f, "conquer {region}"),
            Self::Attempt { region } => write!(f, "attempt {region}"),
            Self::Dragon { region } => write!(f, "dragon {region}"),
            Self::Substitute { region } => write!(f, "substitute {region}"),
            Self::EndConquest => f.write_str("end_conquest"),
            Self::Put { piece, region } => write!(f, "put {} {region}", piece.name()),
            Self::PutAll { region } => write!(f, "put_all {region}"),
            Self::Take { piece, region } => write!(f, "take {} {region}", piece.name()),
            Self::Done => f.write_str("done"),
            Self::Ally { seat } => write!(f, "ally {seat}"),
            Self::NoAlly => f.write_str("no_ally"),
            Self::Stay => f.write_str("stay"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is no action; write for example \"conquer 5\", \"put token 3\" or \"done\"")]
pub struct NoAction(String);

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        let wrong = || NoAction(text.chars().take(80).collect());
        let number =
            |word: &str| word.parse::<u8>().ok().filter(|n| word == n.to_string() && (*n as usize) < MAX_REGIONS).ok_or_else(wrong);
        let region = |word: &str| number(word).map(Region);
        let piece = |word: &str| Piece::ALL.iter().find(|(_, name)| *name == word).map(|(piece, _)| *piece).ok_or_else(wrong);
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["pick", combo] => Self::Pick { combo: number(combo)? },
            ["ready"] => Self::Ready,
            ["decline"] => Self::Decline,
            ["abandon", r] => Self::Abandon { region: region(r)? },
            ["roll"] => Self::Roll,
            ["conquer", r] => Self::Conquer { region: region(r)? },
            ["attempt", r] => Self::Attempt { region: region(r)? },
            ["dragon", r] => Self::Dragon { region: region(r)? },
            ["substitute", r] => Self::Substitute { region: region(r)? },
            ["end_conquest"] => Self::EndConquest,
            ["put", p, r] => Self::Put { piece: piece(p)?, region: region(r)? },
            ["put_all", r] => Self::PutAll { region: region(r)? },
            ["take", p, r] => Self::Take { piece: piece(p)?, region: region(r)? },
            ["done"] => Self::Done,
            ["ally", seat] => Self::Ally { seat: Seat(number(seat)?) },
            ["no_ally"] => Self::NoAlly,
            ["stay"] => Self::Stay,
            _ => return Err(wrong()),
        })
    }
}
