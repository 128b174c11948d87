//! What is said at the table: setups, decisions, events, views and refusals.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use thiserror::Error;

/// The id of the game.
pub const ATOLL: &str = "atoll";

tabletop::bounded_number!(
    /// A place of the atoll, counted clockwise from 0.
    Place,
    "place",
    0,
    5
);

/// A game that somebody wishes for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Always `atoll`.
    pub game: String,
    /// Players, 2 to 4.
    pub players: u8,
    /// The seed of cards and dice.
    pub seed: u64,
}

/// Why a setup is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SetupError {
    /// Not this game.
    #[error("there is no game \"{game}\" here: choose \"atoll\"")]
    Game {
        /// The name given.
        game: String,
    },
    /// Too few or too many players.
    #[error("{players} players: choose 2 to 4")]
    Players {
        /// How many were wished for.
        players: u8,
    },
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// A token is placed.
    Place {
        /// Where.
        place: Place,
    },
    /// A token of another seat is driven out, if the die allows.
    Drive {
        /// From where.
        place: Place,
        /// Whose.
        seat: Seat,
    },
    /// Nothing is done.
    Pass,
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("write \"place N\", \"drive N SEAT\" or \"pass\"{because}")]
pub struct NoAction {
    because: String,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { place } => write!(f, "place {place}"),
            Self::Drive { place, seat } => write!(f, "drive {place} {seat}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        let wrong = |because: tabletop::NoSuch| NoAction { because: format!("; {because}") };
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["place", place] => Ok(Self::Place { place: place.parse().map_err(wrong)? }),
            ["drive", place, seat] => Ok(Self::Drive { place: place.parse().map_err(wrong)?, seat: seat.parse().map_err(wrong)? }),
            ["pass"] => Ok(Self::Pass),
            _ => Err(NoAction { because: String::new() }),
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A token was placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// The die was rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What it showed.
        face: u8,
    },
    /// A token went back to its owner.
    Driven {
        /// Whose.
        seat: Seat,
        /// From where.
        place: Place,
    },
    /// Nothing was done.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// The game is over and the cards are shown.
    Shown {
        /// The card of each seat.
        cards: Vec<Place>,
        /// Who won.
        winners: Vec<Seat>,
    },
}

/// What a viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks; none for a bystander.
    pub viewer: Option<Seat>,
    /// The map.
    pub map: String,
    /// The round, from 1.
    pub round: u8,
    /// All rounds.
    pub rounds: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// Actions left in this turn.
    pub left: u8,
    /// Who decides now.
    pub to_act: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// Who won.
    pub winners: Vec<Seat>,
    /// What the viewer may do; empty for everybody else.
    pub actions: Vec<Action>,
    /// The places, clockwise.
    pub places: Vec<PlaceView>,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
}

/// A place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceView {
    /// Which.
    pub place: Place,
    /// Tokens of each seat.
    pub tokens: Vec<u8>,
    /// Who has most of them, if one seat alone.
    pub holder: Option<Seat>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Tokens in hand.
    pub hand: u8,
    /// The card, where the viewer may know it.
    pub card: Option<Place>,
    /// The points, once all cards are shown.
    pub points: Option<i32>,
}

/// Which rule refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// All tokens lie in the atoll.
    #[error("no token is left in your hand")]
    NoToken,
    /// Three of one seat is all that a place holds.
    #[error("the place holds {most} of your tokens already")]
    Full {
        /// How many it holds.
        most: u8,
    },
    /// Nobody drives oneself out, nor a seat that nobody has.
    #[error("choose another seat at the table")]
    Seat,
    /// There is no token to be driven out.
    #[error("that seat has no token there")]
    NobodyThere,
    /// None of one's own tokens is there or beside it.
    #[error("you have no token there or beside it")]
    TooFar,
}

/// What is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Flaw {
    /// A number that does not exist: players, a round, a seat to act.
    #[error("{what}: {number} does not exist")]
    Number {
        /// Which number.
        what: &'static str,
        /// What it is.
        number: u8,
    },
    /// More tokens than a seat has, or than a place holds.
    #[error("seat {seat} has too many tokens in the atoll or in one place")]
    Tokens {
        /// Whose.
        seat: Seat,
    },
    /// Two seats hold one card.
    #[error("two seats hold the card of one place")]
    Cards,
    /// Something of a seat that nobody has.
    #[error("seat {seat} has pieces and nobody has that seat")]
    Nobody {
        /// Which.
        seat: Seat,
    },
    /// The game is over before its end.
    #[error("the game is over before its last action")]
    Early,
}
