//! What the commands answer that ask a bot's opinion.

use bots::Advice;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{JsonText, Seat};

/// What speaks for a turn, for screens to say in their language.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Merit {
    /// Which reason: a word of the game's own, for example `takes`.
    pub word: String,
    /// How much it counts, in points above 0, to the hundredth.
    pub weight: f64,
    /// What it is about: regions, seats, pieces and numbers, as the game's view writes them.
    #[cfg_attr(test, ts(type = "{ [fact: string]: Json }"))]
    pub data: Value,
}

impl From<tabletop::Merit> for Merit {
    fn from(tabletop::Merit { word, weight, data }: tabletop::Merit) -> Self {
        Self { word: word.to_owned(), weight: rounded(weight, 100.0), data }
    }
}

/// Answer of `hint`: turns that the person to act may play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintAnswer {
    /// The table that was looked at.
    pub revision: u64,
    /// Who is advised.
    pub seat: Seat,
    /// The best turns, best first, each another turn than those before it.
    #[cfg_attr(test, ts(type = "Array<HintLine<G>>"))]
    pub lines: Vec<HintLine>,
}

/// A turn that somebody may play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintLine {
    /// Its decisions in order, at least one; up to the first in which chance has a part, or somebody else decides.
    #[cfg_attr(test, ts(type = "Array<HintAction<G>>"))]
    pub actions: Vec<HintAction>,
    /// How likely the seat wins then, 0 to 1.
    pub win: f64,
    /// What speaks for it, strongest first; may be empty.
    pub merits: Vec<Merit>,
}

/// A decision that somebody may make.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintAction {
    /// The action, in JSON.
    #[cfg_attr(test, ts(type = "Games[G][\"action\"]"))]
    pub action: Value,
    /// The action, as text.
    pub text: String,
    /// How likely it does what it is for, above 0 and below 1, where it is a throw that may fail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub odds: Option<f64>,
}

impl HintAction {
    /// An action.
    pub(crate) fn of<A: JsonText + ToString>(action: &A) -> Self {
        Self { action: action.to_value().unwrap_or_default(), text: action.to_string(), odds: None }
    }
}

impl HintLine {
    /// What a bot advises.
    pub(crate) fn of<A: JsonText + ToString>(Advice { actions, win, odds, merits }: Advice<A>) -> Self {
        let mut actions: Vec<HintAction> = actions.iter().map(HintAction::of).collect();
        if let Some(last) = actions.last_mut() {
            last.odds = odds.map(|odds| rounded(odds, 10_000.0));
        }
        Self { actions, win: rounded(win, 10_000.0), merits: merits.into_iter().map(Merit::from).collect() }
    }
}

/// Answer of `chances`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChancesAnswer {
    /// After how many actions.
    pub step: u32,
    /// How likely each seat wins, as the viewer may judge it: 0 to 1 each, together 1 but for rounding. Of a game that is over, who won; all
    /// alike if nobody has.
    pub chances: Vec<f64>,
}

/// Answer of `reason`: what spoke for a turn that is over.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReasonAnswer {
    /// Whose turn it was.
    pub seat: Seat,
    /// The round, from 1.
    pub round: u32,
    /// After how many actions it began.
    pub step: u32,
    /// What spoke for it, as everybody has seen: strongest first, three at most; may be empty.
    pub merits: Vec<Merit>,
}

/// Answer of `bot_progress`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProgressAnswer {
    /// Whether a bot thinks now, for itself or for a hint.
    pub thinking: bool,
    /// Steps that it has done; 0 when nobody thinks.
    pub done: u32,
    /// Steps in all, at least 1; 0 when nobody thinks.
    pub total: u32,
}

/// To so many parts of 1: as exact as it is meant.
pub(crate) fn rounded(number: f32, parts: f64) -> f64 {
    (f64::from(number) * parts).round() / parts
}
