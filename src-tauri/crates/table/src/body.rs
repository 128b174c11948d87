//! What a save slot holds of a game, in JSON.
//!
//! ```text
//! {"body":3,"rules":2,"game":"small-world","origin":{"setup":{…}},"seats":[…],"journal":["pick 2",…],"position":{…}}
//! ```
//! Where hints are not allowed, or some were asked for, there is `"hints"` after the seats, and the form is 4.
//! The position is the truth, the journal is how it came about. Both the setup and the position say what is in the game, by name, so that a
//! box that grows changes no game that was begun before. Older bodies are taken step by step to today's form before anything is
//! read from them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{CommandError, Hints, Player};

/// The newest form of body that this version reads; it writes it where it has to, see [`form_for`].
pub(crate) const BODY: u32 = 4;

/// The form that says all of a game with these hints: where there is nothing to say of them, earlier versions may read it as well.
pub(crate) fn form_for(hints: &Hints) -> u32 {
    if hints.is_default() { BODY - 1 } else { BODY }
}

/// The rules that this version plays. Raised when a ruling is mended: a journal written by older rules may then lead elsewhere, and the
/// position beside it stays the truth.
pub(crate) const RULES: u32 = 2;

/// The longest journal that is read; the longest game of ours has a few thousand actions.
pub(crate) const MAX_JOURNAL: usize = 100_000;

/// Takes a body of one form to the next.
type Step = fn(&mut Value) -> Result<(), &'static str>;

/// `STEPS[i]` takes form `i + 1` to form `i + 2`.
const STEPS: &[Step] = &[
    |form| {
        // The first form did not say by which rules it was played: there was but one version of them.
        form.as_object_mut().ok_or("it is no object")?.insert("rules".to_owned(), Value::from(1));
        Ok(())
    },
    // The second form did not say what is in the game: each game knows what its boxes held then (see `Registered::as_it_was`).
    |_| Ok(()),
    // The third form did not count hints: they were allowed, and there were none.
    |_| Ok(()),
];

/// What a game began from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Origin {
    /// A setup, with the seed that was drawn.
    Setup(Value),
    /// A position put up by hand or by a scenario.
    Position(Value),
}

/// A body as it is read.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Body {
    /// The form; looked at before the rest is read.
    #[serde(rename = "body")]
    _form: u32,
    /// The rules by which the journal was played, see [`RULES`].
    #[serde(default = "first_rules")]
    pub rules: u32,
    pub game: String,
    pub origin: Origin,
    pub seats: Vec<Player>,
    #[serde(default)]
    pub hints: Hints,
    pub journal: Vec<String>,
    pub position: Value,
}

const fn first_rules() -> u32 {
    1
}

/// A body as it is written.
#[derive(Serialize)]
pub(crate) struct BodyRef<'a, P: Serialize> {
    pub body: u32,
    pub rules: u32,
    pub game: &'a str,
    pub origin: &'a Origin,
    pub seats: &'a [Player],
    #[serde(skip_serializing_if = "Hints::is_default")]
    pub hints: &'a Hints,
    pub journal: Vec<String>,
    pub position: &'a P,
}

/// Reads a body of any form up to today's.
pub(crate) fn read(bytes: &[u8]) -> Result<Body, CommandError> {
    read_with(bytes, BODY, STEPS)
}

fn read_with(bytes: &[u8], current: u32, steps: &[Step]) -> Result<Body, CommandError> {
    let damaged = |detail: String| CommandError::SaveDamaged { reason: "damaged", detail };
    let mut form: Value = serde_json::from_slice(bytes).map_err(|error| damaged(error.to_string()))?;
    let number = form.get("body").and_then(Value::as_u64).and_then(|number| u32::try_from(number).ok());
    let number = number.filter(|&number| number > 0).ok_or_else(|| damaged("it has no form number".to_owned()))?;
    if number > current {
        return Err(CommandError::SaveNewer { format: number, engine: String::new() });
    }
    for step in &steps[number as usize - 1..] {
        step(&mut form).map_err(|why| damaged(why.to_owned()))?;
    }
    let body: Body = serde_json::from_value(form).map_err(|error| damaged(error.to_string()))?;
    if body.rules > RULES {
        return Err(CommandError::SaveNewer { format: number, engine: String::new() });
    }
    if body.journal.len() > MAX_JOURNAL {
        return Err(damaged(format!("{} actions are more than any game has", body.journal.len())));
    }
    Ok(body)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn today() -> Value {
        json!({ "body": 3, "game": "g", "origin": { "setup": {} }, "seats": [], "journal": ["a"], "position": {} })
    }

    /// Form 1 called the journal `actions`; form 2 had no `seats`; form 3 is today's.
    const HISTORY: &[Step] = &[
        |form| {
            let fields = form.as_object_mut().ok_or("no object")?;
            let actions = fields.remove("actions").ok_or("no actions")?;
            fields.insert("journal".to_owned(), actions);
            Ok(())
        },
        |form| {
            form.as_object_mut().ok_or("no object")?.insert("seats".to_owned(), json!([]));
            Ok(())
        },
    ];

    #[test]
    fn every_old_form_becomes_todays() {
        let mut form = today();
        for number in (1..=3).rev() {
            let fields = form.as_object_mut().unwrap();
            fields.insert("body".to_owned(), json!(number));
            if number == 2 {
                fields.remove("seats");
            }
            if number == 1 {
                let journal = fields.remove("journal").unwrap();
                fields.insert("actions".to_owned(), journal);
            }
            let body = read_with(form.to_string().as_bytes(), 3, HISTORY).unwrap();
            assert_eq!((body.game.as_str(), body.journal.len()), ("g", 1), "form {number}");
        }
    }

    #[test]
    fn a_newer_form_is_refused_as_such() {
        let error = read_with(br#"{"body":4,"surprise":true}"#, 3, HISTORY).unwrap_err();
        assert_eq!(error, CommandError::SaveNewer { format: 4, engine: String::new() });
    }

    #[test]
    fn what_is_no_body_is_damaged() {
        let mut extra = today();
        extra["more"] = json!(1);
        let mut twice = today();
        twice["origin"] = json!({ "setup": {}, "position": {} });
        let texts = ["", "[]", "{}", r#"{"body":0}"#, r#"{"body":-1}"#, r#"{"body":3}"#, &extra.to_string(), &twice.to_string()];
        for text in texts {
            let error = read_with(text.as_bytes(), 3, HISTORY).unwrap_err();
            assert_eq!(error.kind(), "save_damaged", "{text}");
        }
    }

    #[test]
    fn the_steps_of_this_version_are_complete() {
        assert_eq!(STEPS.len() as u32, BODY - 1);
    }
}
