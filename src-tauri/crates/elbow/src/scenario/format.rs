//! What a scenario file says. `tests/scenarios/README.md` explains it to its writers.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use table::{Games, Registered};
use tabletop::Seat;
use tabletop::scenario::{Expectation, ViewFields, plain};

use crate::games::{Job, first_game, with_game};

/// What is expected of a position, in the words of some game.
pub type Expect = Box<dyn Expectation>;

fn boxed(expect: impl Expectation + 'static) -> Expect {
    Box::new(expect)
}

/// Reads the text of a scenario in the words of a game.
struct Read<'a>(&'a str);

impl Job for Read<'_> {
    type Output = Result<Scenario, toml::de::Error>;
    fn run<G: Registered>(self, _: &'static str) -> Self::Output {
        toml::from_str::<Scenario<G::Expect>>(self.0).map(|scenario| scenario.map(boxed))
    }
}

/// One scenario; `E` is what is expected of a position, in the words of its game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "E: Deserialize<'de>"))]
pub struct Scenario<E = Expect> {
    /// The rulings it proves, for example `SW-28`.
    pub rulings: Vec<String>,
    /// What it shows, in one sentence.
    pub title: String,
    /// The position it starts from; the game reads it.
    #[serde(default)]
    pub given: BTreeMap<String, Value>,
    /// The pattern of the reason why there is no such position; then nothing happens.
    pub impossible: Option<String>,
    /// What happens, in order.
    #[serde(default)]
    pub steps: Vec<Step<E>>,
    /// What holds at the end.
    pub then: Option<E>,
}

/// One step. Its parts are looked at in the order in which they stand here.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step<E = Expect> {
    /// Who must be the one to act.
    pub seat: Option<Seat>,
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
    pub expect: Option<E>,
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

/// The part of a scenario that says which game it is about.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    given: BTreeMap<String, Value>,
}

impl<E> Scenario<E> {
    /// The same with other words for what is expected.
    fn map<F>(self, name: impl Fn(E) -> F + Copy) -> Scenario<F> {
        Scenario {
            rulings: self.rulings,
            title: self.title,
            given: self.given,
            impossible: self.impossible,
            steps: self.steps.into_iter().map(|step| step.map(name)).collect(),
            then: self.then.map(name),
        }
    }
}

impl<E> Step<E> {
    fn map<F>(self, name: impl Fn(E) -> F) -> Step<F> {
        Step {
            seat: self.seat,
            act: self.act,
            events: self.events,
            no_events: self.no_events,
            refused: self.refused,
            reason: self.reason,
            offered: self.offered,
            not_offered: self.not_offered,
            price: self.price,
            items: self.items,
            chance: self.chance,
            blocked: self.blocked,
            expect: self.expect.map(name),
        }
    }
}

impl Scenario {
    /// Reads the text of a file, each game in its own words.
    pub fn read<S: Games>(text: &str) -> Result<Self, toml::de::Error> {
        let game = toml::from_str::<Head>(text).ok().and_then(|head| head.given.get("game").map(plain));
        // Of a game that there is not, reading tells all the same what is no scenario of any.
        with_game::<S, _>(game.as_deref().unwrap_or(first_game::<S>()), Read(text))
            .unwrap_or_else(|_| toml::from_str::<Scenario<ViewFields>>(text).map(|scenario| scenario.map(boxed)))
    }

    /// The game it is about.
    pub fn game<S: Games>(&self) -> String {
        self.given.get("game").map_or_else(|| first_game::<S>().to_owned(), plain)
    }

    /// Whether it says enough to prove anything.
    pub fn check(&self) -> Result<(), String> {
        if self.rulings.is_empty() {
            return Err("rulings: name at least one ruling that it proves".into());
        }
        if self.title.trim().is_empty() {
            return Err("title: say in one sentence what it shows".into());
        }
        if self.impossible.is_some() {
            let alone = self.steps.is_empty() && self.then.is_none();
            return if alone {
                Ok(())
            } else {
                Err("impossible: nothing happens in a position that is none; leave steps and [then] out".into())
            };
        }
        for (number, step) in (1..).zip(&self.steps) {
            step.check().map_err(|problem| format!("step {number}: {problem}"))?;
        }
        if !self.steps.iter().any(Step::proves) && self.then.as_ref().is_none_or(|then| then.is_empty()) {
            return Err(
                "it proves nothing: give [then], impossible, or steps with refused, offered, price, blocked, events or expect".into()
            );
        }
        Ok(())
    }
}

impl Step {
    fn check(&self) -> Result<(), String> {
        if self.act.is_none() && !self.proves() && self.seat.is_none() {
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
        Ok(())
    }

    /// Whether it says anything that could turn out wrong, besides that an action is accepted.
    fn proves(&self) -> bool {
        let lists = [&self.events, &self.no_events, &self.offered, &self.not_offered];
        lists.into_iter().flatten().any(|list| !list.is_empty())
            || self.refused.is_some()
            || self.price.as_ref().is_some_and(|map| !map.is_empty())
            || self.items.as_ref().is_some_and(|map| !map.is_empty())
            || self.chance.as_ref().is_some_and(|map| !map.is_empty())
            || self.blocked.as_ref().is_some_and(|map| !map.is_empty())
            || self.expect.as_ref().is_some_and(|expect| !expect.is_empty())
    }
}
