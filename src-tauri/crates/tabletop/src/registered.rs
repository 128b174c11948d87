//! What everybody besides the rules needs of a game: the table, the headless tool, the fuzzer. A shared crate asks here and names no game.

use serde::Serialize;
use serde_json::{Value, json};

use crate::scenario::Readable;
use crate::{Game, Seat, Tally};

/// One reason why a setup is no game, or why there is no position as somebody described it.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// Stable word: `players`, `map`, `seed`, `house_rule`, …
    pub kind: String,
    /// One English sentence.
    pub message: String,
    /// Amounts and ids.
    pub data: Value,
}

impl Reason {
    /// A reason without amounts.
    pub fn new(kind: &str, message: impl Into<String>) -> Self {
        Self { kind: kind.to_owned(), message: message.into(), data: Value::Null }
    }
}

/// What everybody at the table can see of a game: enough for a small picture in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// A character for each region, in the order of the board: the digit of the seat that holds it, its letter (`a` for seat 0) where it holds
    /// it in a lesser way, `x` where nobody can any more, `.` for nobody.
    pub owners: String,
    /// What `standing` counts: `coins` or `points` where they are public, else `regions`.
    pub counts: String,
    /// One number for each seat. Never what is hidden.
    pub standing: Vec<u32>,
}

/// What is needed of a game besides its rules.
///
/// One type may play several games (boxes that share a rules frame); `game` is then the id it was registered under.
pub trait Registered: Game {
    /// What scenarios of this game may expect of a position; [`ViewFields`](crate::scenario::ViewFields) where the view says it all.
    type Expect: Readable;

    /// The setup of a plain game: nothing is chosen but how many play.
    fn plain(game: &str, players: u8, seed: u64) -> Self::Setup;

    /// The entry of the catalog: `id`, `maps` (each with `id` and `players`), pieces and house rules with their numbers.
    fn catalog(game: &str) -> Value;

    /// What a file of home-made pieces adds to the lists of that entry, or what is wrong with it; none for a game that has no such pieces.
    fn catalog_of(_game: &str, _own: &Value) -> Option<Result<Value, Vec<Reason>>> {
        None
    }

    /// The geometry of a board, if this game has it.
    fn board(game: &str, map: &str) -> Option<Value>;

    /// What the seat to act may do: `{to_act, stage, actions, targets}`.
    fn legal_view(&self) -> Value {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        json!({ "to_act": self.to_act(), "stage": null, "actions": actions, "targets": [] })
    }

    /// Works out what [`legal_view`](Self::legal_view) says, and answers how many entries it has: for measuring, and so better without its JSON form.
    fn explain(&self) -> usize {
        let legal = std::hint::black_box(self.legal_view());
        ["actions", "targets"].into_iter().filter_map(|list| legal[list].as_array()).map(Vec::len).sum()
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

    /// What `seat` plays from the beginning, by ids, what names it first; nothing where that is chosen in the game.
    fn plays(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// What the result counts of an `event` that led to this position: put together, the points of all events are what a seat has won since
    /// the beginning.
    fn tally(&self, _event: &Self::Event, _into: &mut Vec<Tally>) {}

    /// What people need to make pieces of their own: the words that these may say, and the bounds; none where they cannot.
    fn workshop() -> Option<Value> {
        None
    }

    /// What is said of a draft of a home-made piece, or what is wrong with it; none where no piece is called such a `kind`.
    fn check_piece(_kind: &str, _row: &Value) -> Option<Result<Value, Vec<Reason>>> {
        None
    }

    /// A board that grows as `wish` says; none for a game that has no such boards.
    fn grow(_wish: &Value) -> Option<Result<Value, Vec<Reason>>> {
        None
    }

    /// A game for trying a home-made piece of some `kind`, or without one a printed piece in its stead: the first player has just taken it. Answers
    /// the position, that seat, and the first id of what it plays, or no id where the piece is the board itself. None where no piece is called
    /// such a kind.
    #[allow(clippy::type_complexity, reason = "it is what is said above")]
    fn trial(
        _game: &str,
        _players: u8,
        _map: Option<&str>,
        _kind: &str,
        _own: Option<&Value>,
        _seed: u64,
    ) -> Option<Result<(Self, Seat, Option<String>), Vec<Reason>>> {
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
pub fn reasons_of<E: std::error::Error + Serialize>(error: &E) -> Vec<Reason> {
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

/// Each reason of a list with its own sentence; its JSON form holds its `kind` and amounts.
pub fn reasons_each<R: Serialize + ToString>(reasons: &[R]) -> Vec<Reason> {
    let reason = |reason: &R| {
        let mut data = serde_json::to_value(reason).unwrap_or_default();
        let kind = data.as_object_mut().and_then(|fields| fields.remove("kind"));
        Reason { kind: kind.and_then(|kind| kind.as_str().map(str::to_owned)).unwrap_or_default(), message: reason.to_string(), data }
    };
    reasons.iter().map(reason).collect()
}

/// The *given* of a scenario in the words of a game.
pub fn read_given<T: serde::de::DeserializeOwned>(given: &Value) -> Result<T, Vec<Reason>> {
    // From a copy: positions are read from values of their own, and reading from borrowed ones would all be compiled beside it.
    T::deserialize(given.clone()).map_err(|error| vec![Reason::new("given", error.to_string())])
}

/// The numbers of players that a game can be played by, ascending, as its catalog lists its maps.
pub fn players_of<G: Registered>(game: &str) -> Vec<u8> {
    let catalog = G::catalog(game);
    let maps = catalog["maps"].as_array().into_iter().flatten();
    let mut players: Vec<u8> = maps.filter_map(|map| map["players"].as_u64()?.try_into().ok()).collect();
    players.sort_unstable();
    players.dedup();
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Serialize, thiserror::Error)]
    #[error("no")]
    struct Form(Value);

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
