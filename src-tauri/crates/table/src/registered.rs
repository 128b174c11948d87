//! What the table needs of a game, and how its refusals and reasons reach the screens.

use serde::Serialize;
use serde_json::{Map, Value, json};
use tabletop::{Game, Seat};

use crate::{Glance, Reason};

/// What the table needs of a game besides the contract.
///
/// One type may play several games (boxes that share a rules frame); `game` is then the id it was registered under.
pub trait Registered: Game {
    /// The entry of the catalog: maps, pieces and house rules with their numbers.
    fn catalog(game: &str) -> Value;

    /// The geometry of a board, if this game has it.
    fn board(game: &str, map: &str) -> Option<Value>;

    /// What the seat to act may do: `{to_act, stage, actions, targets}`.
    fn legal_view(&self) -> Value {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        json!({ "to_act": self.to_act(), "stage": null, "actions": actions, "targets": [] })
    }

    /// `setup` as it is written down beside the game that began here: it says what is in the game.
    fn written(&self, setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// A setup from a saved game that may not say yet what is in it: then what the boxes held at that time.
    fn as_it_was(setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// Id of the map that is played on; empty for a game without maps.
    fn map(&self) -> String;

    /// Rounds of the whole game.
    fn rounds(&self) -> u32;

    /// Whether this is a position of `game`, one of those its type is registered under.
    fn belongs_to(&self, game: &str) -> bool;

    /// Whether one person may play several seats, who are then no secret to each other's player: those with one name.
    fn seats_may_share(&self) -> bool {
        false
    }

    /// The points that `seat` holds now, secret ones included: for the plot after the game.
    fn points(&self, seat: Seat) -> i32;

    /// What may be shown of it in a list of games: public to everybody, whatever the viewer. None for a game without a board.
    fn glance(&self) -> Option<Glance> {
        None
    }

    /// The position that the *given* part of a scenario describes.
    fn from_given(given: &Value) -> Result<Self, Vec<Reason>>;

    /// Why a setup is no game. By default read off the error's JSON form.
    fn reasons(error: &Self::SetupError) -> Vec<Reason> {
        reasons_of(error)
    }
}

/// Reads reasons off the JSON form of an error: a list, an object with `reasons`, or a single one; each a word or an object with `kind`
/// (or `reason`) and amounts.
pub(crate) fn reasons_of<E: std::error::Error + Serialize>(error: &E) -> Vec<Reason> {
    let form = serde_json::to_value(error).unwrap_or_default();
    let list = match form {
        Value::Array(list) => list,
        Value::Object(mut fields) => match fields.remove("reasons") {
            Some(Value::Array(list)) => list,
            _ => vec![Value::Object(fields)],
        },
        other => vec![other],
    };
    let reason = |form: Value| match form {
        Value::Object(mut fields) => {
            let mut word = |field: &str| fields.remove(field).and_then(|word| word.as_str().map(str::to_owned));
            let kind = word("kind").or_else(|| word("reason")).unwrap_or_else(|| "setup".to_owned());
            let message = word("message").unwrap_or_else(|| error.to_string());
            let data = fields.remove("data").unwrap_or(Value::Object(fields));
            Reason { kind, message, data }
        }
        Value::String(kind) => Reason { kind, message: error.to_string(), data: Value::Null },
        _ => Reason { kind: "setup".to_owned(), message: error.to_string(), data: Value::Null },
    };
    list.into_iter().map(reason).collect()
}

/// A refusal's JSON form as an object with at least `reason`.
pub(crate) fn refusal_of<R: std::error::Error + Serialize>(refusal: &R) -> Value {
    match serde_json::to_value(refusal).unwrap_or_default() {
        Value::String(reason) => json!({ "reason": reason }),
        Value::Object(mut fields) => {
            if !fields.contains_key("reason") {
                // An externally tagged variant with amounts, or one tagged by `kind`.
                let only = if fields.len() == 1 { fields.iter().next().map(|(name, inner)| (name.clone(), inner.clone())) } else { None };
                match (fields.remove("kind"), only) {
                    (Some(kind), _) => drop(fields.insert("reason".to_owned(), kind)),
                    (None, Some((name, Value::Object(inner)))) => {
                        fields = inner;
                        fields.insert("reason".to_owned(), Value::String(name));
                    }
                    (None, Some((name, inner))) => {
                        fields = Map::new();
                        fields.insert("reason".to_owned(), Value::String(name));
                        fields.insert("value".to_owned(), inner);
                    }
                    (None, None) => drop(fields.insert("reason".to_owned(), json!("other"))),
                }
            }
            Value::Object(fields)
        }
        other => json!({ "reason": "other", "value": other }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Serialize, thiserror::Error)]
    #[error("no")]
    struct Form(Value);

    #[test]
    fn a_refusal_of_any_form_has_a_reason() {
        for (form, data) in [
            (json!("not_now"), json!({ "reason": "not_now" })),
            (json!({ "reason": "short", "by": 2 }), json!({ "reason": "short", "by": 2 })),
            (json!({ "kind": "short", "by": 2 }), json!({ "reason": "short", "by": 2 })),
            (json!({ "short": { "by": 2 } }), json!({ "reason": "short", "by": 2 })),
            (json!({ "short": 2 }), json!({ "reason": "short", "value": 2 })),
            (json!({ "a": 1, "b": 2 }), json!({ "a": 1, "b": 2, "reason": "other" })),
            (json!(7), json!({ "reason": "other", "value": 7 })),
        ] {
            assert_eq!(refusal_of(&Form(form.clone())), data, "{form}");
        }
    }

    #[test]
    fn reasons_of_any_form_are_a_list() {
        let plain = |kind: &str, data: Value| Reason { kind: kind.to_owned(), message: "no".to_owned(), data };
        for (form, reasons) in [
            (json!("seed"), vec![plain("seed", Value::Null)]),
            (json!({ "kind": "players", "found": 9 }), vec![plain("players", json!({ "found": 9 }))]),
            (json!([{ "reason": "map", "data": 1 }, "seed"]), vec![plain("map", json!(1)), plain("seed", Value::Null)]),
            (json!({ "kind": "setup", "reasons": ["seed"] }), vec![plain("seed", Value::Null)]),
            (json!(null), vec![plain("setup", Value::Null)]),
        ] {
            assert_eq!(reasons_of(&Form(form.clone())), reasons, "{form}");
        }
    }
}
