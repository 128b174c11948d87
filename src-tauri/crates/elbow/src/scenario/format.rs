//! What a scenario file says. `tests/scenarios/README.md` explains it to its writers.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::expect::Expect;
use super::pattern::plain;
use crate::games::GAMES;

/// One scenario.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The rulings it proves, for example `SW-28`.
    pub rulings: Vec<String>,
    /// What it shows, in one sentence.
    pub title: String,
    /// The position it starts from; the game reads it.
    #[serde(default)]
    pub given: BTreeMap<String, Value>,
    /// What happens, in order.
    #[serde(default)]
    pub steps: Vec<Step>,
    /// What holds at the end.
    pub then: Option<Value>,
}

/// One step. Its parts are looked at in the order in which they stand here.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Who must be the one to act.
    pub seat: Option<u8>,
    /// An action, or several, that must be accepted.
    pub act: Option<OneOrMore>,
    /// Patterns of events that the actions of this step cause, in this order; others may lie between.
    pub events: Option<Vec<String>>,
    /// Patterns of events that they do not cause.
    pub no_events: Option<Vec<String>>,
    /// An action, or several, that must be refused.
    pub refused: Option<OneOrMore>,
    /// The pattern of the reason for all of them.
    pub reason: Option<String>,
    /// Actions that are in the legal list.
    pub offered: Option<Vec<String>>,
    /// Actions that are not.
    pub not_offered: Option<Vec<String>>,
    /// The explained price of actions.
    pub price: Option<BTreeMap<String, i64>>,
    /// The items of that price, as `cause [id] amount`, in any order.
    pub items: Option<BTreeMap<String, Vec<String>>>,
    /// The chance of the die, as `3 of 6`; `sure` where none is needed.
    pub chance: Option<BTreeMap<String, String>>,
    /// Patterns of the reasons shown on regions.
    pub blocked: Option<BTreeMap<String, String>>,
    /// What holds after it.
    pub expect: Option<Value>,
}

/// A text or a list of texts.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum OneOrMore {
    /// One.
    One(String),
    /// Several.
    More(Vec<String>),
}

impl OneOrMore {
    /// As a list.
    pub fn all(&self) -> &[String] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::More(more) => more,
        }
    }
}

impl Scenario {
    /// The game it is about.
    pub fn game(&self) -> String {
        self.given.get("game").map_or_else(|| GAMES[0].to_owned(), plain)
    }

    /// Whether it says enough to prove anything.
    pub fn check(&self) -> Result<(), String> {
        if self.rulings.is_empty() {
            return Err("rulings: name at least one ruling that it proves".into());
        }
        if self.title.trim().is_empty() {
            return Err("title: say in one sentence what it shows".into());
        }
        let game = self.game();
        let mut proves = false;
        for (number, step) in (1..).zip(&self.steps) {
            proves |= step.check(&game).map_err(|problem| format!("step {number}: {problem}"))?;
        }
        let then = self.then.as_ref().map(|then| Expect::read(&game, then)).transpose().map_err(|problem| format!("then: {problem}"))?;
        if !proves && then.is_none_or(|then| then.is_empty()) {
            return Err("it proves nothing: give [then], or steps with refused, offered, price, blocked, events or expect".into());
        }
        Ok(())
    }
}

impl Step {
    /// Checks it, and answers whether it says anything that could turn out wrong, besides that an action is accepted.
    fn check(&self, game: &str) -> Result<bool, String> {
        let expect =
            self.expect.as_ref().map(|expect| Expect::read(game, expect)).transpose().map_err(|problem| format!("expect: {problem}"))?;
        let proves = self.proves() || expect.is_some_and(|expect| !expect.is_empty());
        if self.act.is_none() && !proves && self.seat.is_none() {
            return Err("it is empty".into());
        }
        if self.act.is_none() && (self.events.is_some() || self.no_events.is_some()) {
            return Err("events come from act, which is missing".into());
        }
        if self.refused.is_some() != self.reason.is_some() {
            return Err("refused and reason belong together".into());
        }
        let emptied = self.act.iter().chain(&self.refused).any(|actions| actions.all().is_empty());
        if emptied {
            return Err("a list of actions has at least one".into());
        }
        Ok(proves)
    }

    fn proves(&self) -> bool {
        let lists = [&self.events, &self.no_events, &self.offered, &self.not_offered];
        lists.into_iter().flatten().any(|list| !list.is_empty())
            || self.refused.is_some()
            || self.price.as_ref().is_some_and(|map| !map.is_empty())
            || self.items.as_ref().is_some_and(|map| !map.is_empty())
            || self.chance.as_ref().is_some_and(|map| !map.is_empty())
            || self.blocked.as_ref().is_some_and(|map| !map.is_empty())
    }
}
