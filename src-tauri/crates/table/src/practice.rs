//! Games for practice: real ones that are saved nowhere, for lessons and for boards in a book.

use serde::Serialize;
use serde_json::Value;

use crate::{
    CommandError, Host, PracticeArgs, TableState,
    fault::guard,
    host::{game_of, seated},
};

/// So many bytes of JSON a setup or a *given* may have: what the largest scenario has is a tenth of it.
const MAX_FORM: usize = 64 * 1024;

/// So many actions may be played first: no game of ours has half as many.
const MAX_ACTIONS: usize = 1000;

impl Host {
    /// Puts a game for practice on the table. It has no slot, and the game that is there waits beneath until this one is left.
    ///
    /// # Errors
    ///
    /// `bad_request` where it is said neither or twice how the game begins, or more than a page has to say; `bad_setup` with the reasons; `illegal` where an action may
    /// not be played. The table is then as it was.
    pub fn practice(&self, args: PracticeArgs) -> Result<TableState, CommandError> {
        let PracticeArgs { setup, given, seats, actions } = args;
        let actions = actions.unwrap_or_default();
        if actions.len() > MAX_ACTIONS {
            return Err(CommandError::bad(format!("{} actions are more than {MAX_ACTIONS}", actions.len())));
        }
        let (mut play, players) = guard(|| match (setup, given) {
            (Some(setup), None) => {
                bounded(&setup)?;
                self.begin(setup, seats)
            }
            (None, Some(given)) => {
                bounded(&given)?;
                let (id, kind) = self.registry().get(&game_of(&given, "given")?)?;
                let play = kind.start_given(id, &given)?;
                let players = seated(seats, &*play)?;
                Ok((play, players))
            }
            _ => Err(CommandError::bad("a game for practice begins from a \u{201c}setup\u{201d} or from a \u{201c}given\u{201d}")),
        })?;
        guard(|| actions.into_iter().try_for_each(|action| play.push(&Value::String(action))))?;
        self.enter(|inner| {
            inner.store()?;
            Ok(inner.put_practice(players, play))
        })
    }
}

/// Refuses what is longer than anything a person would write.
fn bounded(form: &impl Serialize) -> Result<(), CommandError> {
    match serde_json::to_vec(form) {
        Ok(bytes) if bytes.len() <= MAX_FORM => Ok(()),
        _ => Err(CommandError::bad(format!("how a game for practice begins may be said in {MAX_FORM} bytes"))),
    }
}
