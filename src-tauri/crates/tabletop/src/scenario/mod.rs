//! What a scenario may say of a position: each game has its own words for it, and what compares them is here.

mod pattern;

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use pattern::{fits, list, numbered, plain, same_items, write};

/// What a position must show, in the words of a game. Everything left out is not looked at.
pub trait Expectation {
    /// Whether nothing is expected.
    fn is_empty(&self) -> bool;

    /// Tells `out` everything in which `facts` differ.
    fn compare(&self, facts: &Facts, out: &mut Differences);
}

/// An expectation that is read from a file; its unknown words are errors of reading.
pub trait Readable: Expectation + DeserializeOwned + 'static {}

impl<E: Expectation + DeserializeOwned + 'static> Readable for E {}

/// A position, as far as it is compared.
#[derive(Debug, Default)]
pub struct Facts {
    /// The view of the seat to act, or of the turn's owner when the game is over.
    pub view: Value,
    /// The view of each seat.
    pub views: Vec<Value>,
    /// The view of a bystander.
    pub bystander: Value,
    /// The whole position.
    pub position: Value,
    /// Everything that happened since the scenario began.
    pub events: Vec<Value>,
}

/// Collects what differs, as sentences.
#[derive(Debug, Default)]
pub struct Differences(Vec<String>);

impl Differences {
    /// Everything in which `facts` differ from what is `expected`.
    pub fn of(expected: &(impl Expectation + ?Sized), facts: &Facts) -> Vec<String> {
        let mut found = Self::default();
        expected.compare(facts, &mut found);
        found.0
    }

    /// Compares two values as they are written.
    pub fn same(&mut self, what: impl Display, expected: impl Display, found: impl Display) {
        let (expected, found) = (expected.to_string(), found.to_string());
        if expected != found {
            self.say(format!("{what}: expected {expected}, found {found}"));
        }
    }

    /// Something that differs, in a sentence of its own.
    pub fn say(&mut self, difference: String) {
        self.0.push(difference);
    }
}

/// A value, or "none" if there is none.
pub fn none(value: &Value) -> String {
    if value.is_null() { "none".into() } else { plain(value) }
}

/// The words of a game that needs no others: fields of the view, of the seat to act or of a `viewer`, by their names; a field within a field or a
/// list after a dot.
///
/// ```
/// # use tabletop::scenario::{Differences, Facts, ViewFields};
/// # let read = |form| serde_json::from_value::<ViewFields>(form).unwrap();
/// let facts = Facts { view: serde_json::json!({ "round": 2, "seats": [{ "card": 5 }, {}] }), ..Facts::default() };
/// let wanted = read(serde_json::json!({ "round": 2, "seats.0.card": 4, "seats.1.card": "none" }));
/// assert_eq!(Differences::of(&wanted, &facts), ["seats.0.card: expected 4, found 5"]);
/// ```
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct ViewFields(BTreeMap<String, Value>);

impl Expectation for ViewFields {
    fn is_empty(&self) -> bool {
        self.0.keys().all(|key| key == "viewer")
    }

    fn compare(&self, facts: &Facts, out: &mut Differences) {
        let view = match self.0.get("viewer") {
            None => Some(&facts.view),
            Some(viewer) if plain(viewer) == "none" => Some(&facts.bystander),
            Some(viewer) => viewer.as_u64().and_then(|seat| facts.views.get(seat as usize)),
        };
        let Some(view) = view else { return out.say("viewer: expected a seat of the table, or none".into()) };
        for (key, wanted) in self.0.iter().filter(|(key, _)| *key != "viewer") {
            let mut at = Some(view);
            for part in key.split('.') {
                at = at.and_then(|value| match value {
                    Value::Array(list) => part.parse().ok().and_then(|index: usize| list.get(index)),
                    value => value.get(part),
                });
            }
            out.same(key, plain(wanted), at.map_or_else(|| "none".to_owned(), none));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn fields_are_read_from_the_view_that_is_asked_for() {
        let facts = Facts {
            view: json!({ "card": 1 }),
            views: vec![json!({ "card": 1 }), json!({ "card": null })],
            bystander: json!({ "card": null, "over": false }),
            ..Facts::default()
        };
        let found = |wanted: Value| Differences::of(&serde_json::from_value::<ViewFields>(wanted).unwrap(), &facts);
        assert_eq!(found(json!({ "card": 1 })), [""; 0]);
        assert_eq!(found(json!({ "viewer": 1, "card": "none" })), [""; 0]);
        assert_eq!(found(json!({ "viewer": "none", "card": "none", "over": false })), [""; 0]);
        assert_eq!(found(json!({ "viewer": 1, "card": 1 })), ["card: expected 1, found none"]);
        assert_eq!(found(json!({ "viewer": 2, "card": 1 })), ["viewer: expected a seat of the table, or none"]);
        assert_eq!(found(json!({ "card.deep": 1 })), ["card.deep: expected 1, found none"]);
    }

    #[test]
    fn who_only_looks_expects_nothing() {
        let read = |wanted: Value| serde_json::from_value::<ViewFields>(wanted).unwrap();
        assert!(read(json!({})).is_empty() && read(json!({ "viewer": 1 })).is_empty());
        assert!(!read(json!({ "round": 1 })).is_empty());
    }
}
