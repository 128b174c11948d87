//! What is expected of a position, and the comparison: each family of games has its own words for it.

mod chaos;
mod family;

use std::collections::BTreeMap;
use std::fmt::Display;

use serde_json::Value;

use super::pattern::plain;

/// What a position must show. Everything left out is not looked at.
#[derive(Debug)]
pub enum Expect {
    /// The Small World family.
    Family(Box<family::Expect>),
    /// Chaos in the Old World.
    Chaos(Box<chaos::Expect>),
}

impl Expect {
    /// Whether nothing is expected.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Family(expect) => expect.is_empty(),
            Self::Chaos(expect) => expect.is_empty(),
        }
    }

    /// Everything in which `facts` differ.
    pub fn differences(&self, facts: &Facts) -> Vec<String> {
        let mut out = Differences::default();
        match self {
            Self::Family(expect) => expect.compare(facts, &mut out),
            Self::Chaos(expect) => expect.compare(facts, &mut out),
        }
        out.0
    }
}

/// A position, as far as it is compared.
pub struct Facts {
    /// The view of the seat to act, or of the turn's owner when the game is over.
    pub view: Value,
    /// The view of each seat.
    pub views: Vec<Value>,
    /// The view of a bystander.
    pub bystander: Value,
    /// The whole position.
    pub position: Value,
    /// The last income event of each seat.
    pub incomes: BTreeMap<u8, Value>,
}

/// Collects what differs.
#[derive(Default)]
pub struct Differences(Vec<String>);

impl Differences {
    /// Compares two values as they are written.
    pub fn same(&mut self, what: impl Display, expected: impl Display, found: impl Display) {
        let (expected, found) = (expected.to_string(), found.to_string());
        if expected != found {
            self.0.push(format!("{what}: expected {expected}, found {found}"));
        }
    }
}

/// A value, or "none" if there is none.
pub fn none(value: &Value) -> String {
    if value.is_null() { "none".into() } else { plain(value) }
}
