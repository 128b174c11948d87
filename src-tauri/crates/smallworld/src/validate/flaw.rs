//! What can be wrong with a position that was loaded or written by hand: small named checks.

use serde::Serialize;
use tabletop::Seat;
use thiserror::Error;

use crate::board::region::Region;
use crate::boxes::{Find, Power, Race};

/// One thing that is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Flaw {
    /// The number of players is not the board's.
    #[error("{players} players on a board for {board}")]
    Players {
        /// Players in the position.
        players: u8,
        /// Players the board is for.
        board: u8,
    },
    /// A seat number beyond the table.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The number.
        seat: u8,
    },
    /// A round beyond the last.
    #[error("round {round} of {rounds}")]
    Round {
        /// The round.
        round: u8,
        /// The rounds of the board.
        rounds: u8,
    },
    /// Something stands on a region the board does not have.
    #[error("region {region} is not on this board")]
    OffBoard {
        /// The region.
        region: Region,
    },
    /// Tokens without an owner, or an owner without tokens.
    #[error("region {region}: owner and tokens do not fit")]
    OwnerWithoutTokens {
        /// The region.
        region: Region,
    },
    /// A region belongs to a race that is not in play, or the race does not know of it.
    #[error("region {region} belongs to a race that is not in play")]
    NoSuchBand {
        /// The region.
        region: Region,
    },
    /// Tokens of a race were made or lost.
    #[error("{race}: {found} tokens where the box has {supply}")]
    Tokens {
        /// The race.
        race: Race,
        /// Tokens found everywhere together.
        found: u16,
        /// Tokens in the box.
        supply: u8,
    },
    /// A banner is there twice or not at all.
    #[error("the banner of the {race} is there {count} times")]
    Banner {
        /// The race.
        race: Race,
        /// How often.
        count: usize,
    },
    /// A badge is there twice or not at all.
    #[error("the badge {power} is there {count} times")]
    Badge {
        /// The power.
        power: Power,
        /// How often.
        count: usize,
    },
    /// A marker stands where nothing carries it.
    #[error("a {marker} stands in region {region} where it cannot")]
    Marker {
        /// Which marker.
        marker: &'static str,
        /// Where.
        region: Region,
    },
    /// More special pieces than the box has.
    #[error("{count} pieces of the kind {marker}, {most} in the box")]
    Pieces {
        /// Which.
        marker: &'static str,
        /// How many.
        count: u8,
        /// How many there may be.
        most: u8,
    },
    /// The acting race does not exist, or acts at the wrong step.
    #[error("nobody can act at this step")]
    NobodyActs,
    /// A token of a race that goes about in pairs stands without another (WC-79).
    #[error("a token stands alone in {region}: its race keeps at least two together, or none")]
    Alone {
        /// Where.
        region: Region,
    },
    /// Tokens wait that should have been put down.
    #[error("seat {seat} has tokens waiting at the wrong time")]
    Waiting {
        /// Whose.
        seat: Seat,
    },
    /// A strike fell short of a region that its race holds.
    #[error("no strike falls short of region {region}, which its own race holds")]
    Strike {
        /// The region.
        region: Region,
    },
    /// A number no game can reach.
    #[error("{what}: {number} is beyond what a game can reach")]
    Beyond {
        /// Which number.
        what: &'static str,
        /// The number.
        number: u16,
    },
    /// A place or relic is there twice or not at all.
    #[error("{find} is there {count} times")]
    Find {
        /// Which.
        find: Find,
        /// How often.
        count: usize,
    },
    /// A race or power is in the game that the game does not have.
    #[error("{id} is not in this game")]
    NotInGame {
        /// The banner or badge.
        id: String,
    },
    /// A die face that does not exist.
    #[error("{face} is no face of the die: 0 to 3")]
    Face {
        /// The number.
        face: u8,
    },
}
