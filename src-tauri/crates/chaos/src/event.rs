//! What happened, with amounts and causes.

use serde::{Deserialize, Serialize};

use crate::content::{OldWorld, Token};
use crate::names::{Figure, Kind, Land, Power};
use crate::position::Phase;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are who, where, what and how many")]
pub enum Event {
    RoundStarted {
        round: u8,
    },
    PhaseStarted {
        phase: Phase,
    },
    Revealed {
        card: OldWorld,
    },
    Left {
        card: OldWorld,
    },
    TokenPlaced {
        token: Token,
        land: Land,
        count: u8,
    },
    TokenRemoved {
        token: Token,
        land: Land,
        count: u8,
    },
    TokenMoved {
        token: Token,
        from: Land,
        to: Land,
    },
    /// Chaos cards were drawn; which, only their owner sees.
    Drawn {
        power: Power,
        count: u8,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cards: Vec<u8>,
    },
    Discarded {
        power: Power,
        card: u8,
    },
    Shuffled {
        power: Power,
    },
    Passed {
        power: Power,
    },
    Summoned {
        power: Power,
        kind: Kind,
        from: Option<Land>,
        to: Land,
        cost: u8,
    },
    Played {
        power: Power,
        card: u8,
        land: Land,
        cost: u8,
    },
    FigureMoved {
        figure: Figure,
        from: Land,
        to: Land,
    },
    Returned {
        figure: Figure,
        land: Land,
    },
    Shielded {
        figure: Figure,
    },
    Controlled {
        figure: Figure,
    },
    Stood {
        figure: Figure,
        land: Land,
        slot: u8,
    },
    PowerLost {
        power: Power,
        count: u8,
    },
    PowerGained {
        power: Power,
        count: u8,
    },
    BattleStarted {
        land: Land,
        again: bool,
    },
    Rolled {
        power: Power,
        dice: u8,
        hits: u8,
        faces: Vec<u8>,
    },
    Hit {
        power: Power,
        figure: Figure,
    },
    HitPeasant {
        power: Power,
    },
    Killed {
        figure: Figure,
        land: Land,
    },
    PeasantTaken {
        power: Power,
        land: Land,
    },
    Dazed {
        power: Power,
    },
    Dominated {
        power: Power,
        land: Land,
        value: u8,
        resistance: u8,
        points: u8,
    },
    NotDominated {
        land: Land,
        value: u8,
        resistance: u8,
        tie: bool,
    },
    Corrupted {
        power: Power,
        land: Land,
        count: u8,
    },
    Cleansed {
        power: Power,
        land: Land,
        count: u8,
    },
    Ruined {
        land: Land,
        number: u8,
    },
    Scored {
        power: Power,
        land: Option<Land>,
        points: u16,
        cause: String,
    },
    Counter {
        power: Power,
        land: Land,
    },
    Ticked {
        power: Power,
        tick: u8,
        most: bool,
    },
    Improved {
        power: Power,
        number: u8,
    },
    Stayed {
        land: Land,
        slot: u8,
    },
    GameOver {
        winners: Vec<Power>,
    },
}
