//! The games of this version, one line each.

use std::{marker::PhantomData, sync::Arc};

use serde::Serialize;
use serde_json::{Map, Value, json};
use tabletop::{Game, Seat};

use crate::{
    CommandError, Glance, Reason,
    body::{Body, Origin},
    error::cut,
    fault::caught,
    history::{History, Lost},
    play::Play,
};

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

/// The games that a [`Host`](crate::Host) offers.
#[derive(Clone)]
pub struct Registry {
    games: Vec<(&'static str, Arc<dyn Kind>)>,
}

impl Registry {
    /// No games.
    pub fn empty() -> Self {
        Self { games: Vec::new() }
    }

    /// Adds the game `G` under `id`.
    #[must_use]
    pub fn with<G: Registered>(mut self, id: &'static str) -> Self {
        self.games.push((id, Arc::new(Of::<G>(PhantomData))));
        self
    }

    /// The ids, in the order they were added.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.games.iter().map(|(id, _)| *id)
    }

    pub(crate) fn get(&self, game: &str) -> Result<(&'static str, &dyn Kind), CommandError> {
        let found = self.games.iter().find(|(id, _)| *id == game).map(|(id, kind)| (*id, &**kind));
        found.ok_or_else(|| CommandError::UnknownGame { game: cut(game, 40) })
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (&'static str, &dyn Kind)> {
        self.games.iter().map(|(id, kind)| (*id, &**kind))
    }
}

/// A game without its type: how runs of it begin.
pub(crate) trait Kind: Send + Sync {
    fn catalog(&self, game: &str) -> Value;
    fn board(&self, game: &str, map: &str) -> Option<Value>;
    /// Starts from a setup, which already has its seed.
    fn start(&self, game: &'static str, setup: &Value) -> Result<Box<dyn Play>, CommandError>;
    fn start_at(&self, game: &'static str, position: &Value) -> Result<Box<dyn Play>, CommandError>;
    fn start_given(&self, game: &'static str, given: &Value) -> Result<Box<dyn Play>, CommandError>;
    /// Goes on with a saved game. A journal that does not lead to the position is kept, not trusted (see [`Play::lost`]).
    fn restore(&self, game: &'static str, body: Body) -> Result<Box<dyn Play>, Unfit>;
}

/// Why a saved game cannot be played on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unfit {
    #[error("its position cannot be read: {0}")]
    Unreadable(String),
    #[error("its position breaks the rules: {0}")]
    Invalid(String),
    #[error("it says that it is a game of \u{201c}{said}\u{201d}, which its position is not")]
    OtherGame { said: String },
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Registered> Kind for Of<G> {
    fn catalog(&self, game: &str) -> Value {
        G::catalog(game)
    }

    fn board(&self, game: &str, map: &str) -> Option<Value> {
        G::board(game, map)
    }

    fn start(&self, game: &'static str, setup: &Value) -> Result<Box<dyn Play>, CommandError> {
        let typed: G::Setup = serde_json::from_value(setup.clone()).map_err(|error| CommandError::bad(format!("setup: {error}")))?;
        let position = G::from_setup(&typed).map_err(|error| CommandError::BadSetup { reasons: G::reasons(&error) })?;
        // What is written down is what the game understood, not what was sent.
        let setup = serde_json::to_value(position.written(typed)).map_err(|error| CommandError::bad(format!("setup: {error}")))?;
        Ok(Box::new(History::new(game, Origin::Setup(setup), position)))
    }

    fn start_at(&self, game: &'static str, position: &Value) -> Result<Box<dyn Play>, CommandError> {
        let read = read_position::<G>(game, position.clone()).map_err(|unfit| unfit_position(&unfit))?;
        Ok(Box::new(History::new(game, Origin::Position(position.clone()), read)))
    }

    fn start_given(&self, game: &'static str, given: &Value) -> Result<Box<dyn Play>, CommandError> {
        let position = G::from_given(given).map_err(|reasons| CommandError::BadSetup { reasons })?;
        let form = serde_json::to_value(&position).map_err(|error| CommandError::bad(format!("given: {error}")))?;
        Ok(Box::new(History::new(game, Origin::Position(form), position)))
    }

    fn restore(&self, game: &'static str, body: Body) -> Result<Box<dyn Play>, Unfit> {
        let position: G = read_position(game, body.position)?;
        let lost = |why: String| Lost { step: 0, why };
        // The rules may not survive a history that somebody made up; the position is sound all the same.
        let replayed = caught(
            || {
                let (origin, first) = begin::<G>(game, &body.origin).map_err(lost)?;
                Ok(History::replayed(game, origin, first, &body.journal, &position))
            },
            |words| lost(format!("the rules fail on it ({words})")),
        );
        let (past, lost) = match replayed {
            Ok((history, None)) => return Ok(Box::new(history)),
            Ok((history, Some(lost))) => (Some(history), lost),
            Err(lost) => (None, lost),
        };
        let played = (body.journal, body.rules);
        Ok(Box::new(History::unproved(game, body.origin, position, played, lost, past)))
    }
}

/// Where a saved game began, in today's form.
fn begin<G: Registered>(game: &str, origin: &Origin) -> Result<(Origin, G), String> {
    match origin {
        Origin::Setup(setup) => {
            let setup: G::Setup = serde_json::from_value(setup.clone()).map_err(|error| error.to_string())?;
            let setup = G::as_it_was(setup);
            let first = G::from_setup(&setup).map_err(|error| error.to_string())?;
            let setup = serde_json::to_value(first.written(setup)).map_err(|error| error.to_string())?;
            Ok((Origin::Setup(setup), first))
        }
        Origin::Position(form) => {
            let first = read_position::<G>(game, form.clone()).map_err(|unfit| unfit.to_string())?;
            Ok((origin.clone(), first))
        }
    }
}

/// A position that comes from outside; one on which the program fails breaks the rules.
fn read_position<G: Registered>(game: &str, form: Value) -> Result<G, Unfit> {
    let read = || {
        let position: G = serde_json::from_value(form).map_err(|error| Unfit::Unreadable(error.to_string()))?;
        position.validate().map_err(|flaws| {
            let list: Vec<String> = flaws.iter().map(ToString::to_string).collect();
            Unfit::Invalid(list.join("; "))
        })?;
        if position.belongs_to(game) { Ok(position) } else { Err(Unfit::OtherGame { said: cut(game, 40) }) }
    };
    caught(read, Unfit::Invalid)
}

fn unfit_position(unfit: &Unfit) -> CommandError {
    let reason = Reason { kind: "position".to_owned(), message: unfit.to_string(), data: Value::Null };
    CommandError::BadSetup { reasons: vec![reason] }
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
