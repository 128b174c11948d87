//! What happened, with amounts and causes.

use serde::Serialize;

use tabletop::Seat;

use crate::cards::card::Card;
use crate::content::{OldWorld, Token};
use crate::state::names::{Figure, Kind, Land, Power, Upgrade};
use crate::state::position::Phase;

/// Why dice are rolled in a battle (CH-40).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// Blood Frenzy.
    Frenzy,
    /// Bloodletters, before all others.
    Early,
    /// All others, in Power order.
    Battle,
}

// Nothing reads it: `default` only says that a field may be missing in the types of the screens.
/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
        seat: Seat,
        count: u8,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cards: Vec<Card>,
    },
    Discarded {
        power: Power,
        card: Card,
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
        figure: Figure,
        from: Option<Land>,
        to: Land,
        cost: u8,
    },
    Played {
        power: Power,
        card: Card,
        land: Land,
        slot: u8,
        cost: u8,
        /// Whether its text does nothing (CH-37).
        blank: bool,
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
    BattleEnded {
        land: Land,
    },
    Rolled {
        power: Power,
        cause: Dice,
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
    /// Figures killed; `by`: the powers that hit it, none where a card or a Hero did it.
    Killed {
        figure: Figure,
        land: Land,
        by: Vec<Power>,
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
        upgrade: Upgrade,
    },
    Stayed {
        land: Land,
        slot: u8,
    },
    GameOver {
        winners: Vec<Power>,
    },
}
