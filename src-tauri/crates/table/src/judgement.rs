//! What a review tells of a game and its turns.

use serde::{Deserialize, Serialize};
use tabletop::{JsonText, Seat};

use crate::{HintAction, HintLine, Player, TurnMark, insight::rounded, think::Work};

/// Answer of `review`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewAnswer {
    /// Which game: its slot.
    pub slot: String,
    /// Its name.
    pub name: String,
    /// Id of the game.
    #[cfg_attr(test, ts(type = "GameId"))]
    pub game: String,
    /// Id of the map.
    pub map: String,
    /// Who plays.
    pub seats: Vec<Player>,
    /// Whether it has ended.
    pub over: bool,
    /// How likely each seat won at the beginning, as of `chances`.
    pub chances: Vec<f64>,
    /// Its turns, as far as they are over.
    #[cfg_attr(test, ts(type = "Array<ReviewTurn<G>>"))]
    pub turns: Vec<ReviewTurn>,
}

/// A turn in a review.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewTurn {
    /// After how many actions it began.
    pub step: u32,
    /// After how many it was over.
    pub end: u32,
    /// The round, from 1.
    pub round: u32,
    /// Whose turn it was.
    pub seat: Seat,
    /// How likely each seat wins after it.
    pub chances: Vec<f64>,
    /// Whether it may be judged: a person's turn, of which the viewer may know everything.
    pub open: bool,
    /// What was found about it; null as long as nobody has asked.
    #[cfg_attr(test, ts(type = "Judgement<G> | null"))]
    pub judged: Option<Judgement>,
}

/// What was found about a turn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Judgement {
    /// After how many actions the part of it begins that has cost most: with the turn, or where chance had a part in it.
    pub step: u32,
    /// What was decided in that part.
    #[cfg_attr(test, ts(type = "Array<HintAction<G>>"))]
    pub played: Vec<HintAction>,
    /// How likely the seat won by that, whatever chance brought, 0 to 1.
    pub win: f64,
    /// What would have been better; null where nothing was, or nothing was to be decided.
    #[cfg_attr(test, ts(type = "HintLine<G> | null"))]
    pub better: Option<HintLine>,
}

/// Answer of `review_turn`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewTurnAnswer {
    /// What was found; null if told to stop.
    #[cfg_attr(test, ts(type = "Judgement<G> | null"))]
    pub judged: Option<Judgement>,
}

/// A turn that is judged again, away from the table.
pub(crate) type Reviewer = Work<Option<Judgement>>;

/// What was found about a turn, as it crosses the wire; `step`: where it began.
pub(crate) fn judgement<A: JsonText + ToString + Copy>(step: u32, played: &[A], found: Option<bots::Judged<A>>) -> Judgement {
    let Some(found) = found else {
        return Judgement { step, played: Vec::new(), win: 0.0, better: None };
    };
    let part = played.iter().skip(found.after).take(found.count);
    Judgement {
        step: step + found.after as u32,
        played: part.map(HintAction::of).collect(),
        win: rounded(found.win, 10_000.0),
        better: found.better.map(HintLine::of),
    }
}

/// What tells a turn from any other: its first position, whose it is, and what was played.
pub(crate) fn print_of(position: &impl Serialize, mark: &TurnMark, texts: &[String]) -> String {
    format!("{:016x}", tabletop::content_hash(&(position, mark.seat, texts)))
}
