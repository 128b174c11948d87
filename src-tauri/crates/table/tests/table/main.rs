//! The table, played with a game that has everything it has to mind.

mod bad_input;
mod bots;
mod chaos;
mod coins;
mod counsel;
mod counts;
mod curtain;
mod faults;
mod kill;
mod old_saves;
mod panics;
mod practice;
mod replay;
mod results;
mod review;
mod shelf;
mod slots;
mod small_world;
mod undo;

use serde_json::{Value, json};
use table::{CommandError, Host};
use tempfile::TempDir;

/// Waits until a bot or a hint has begun to think, which takes its time where much else is done.
pub(crate) fn until_it_thinks(host: &Host) {
    while host.call("bot_progress", json!({})).unwrap()["thinking"] != true {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

/// A host on a folder of its own.
pub(crate) struct Desk {
    pub(crate) host: Host,
    pub(crate) dir: TempDir,
}

#[expect(clippy::needless_pass_by_value, reason = "arguments are written at the call, with json!")]
impl Desk {
    pub(crate) fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        Self { host: Host::with_registry(dir.path(), coins::registry()), dir }
    }

    /// With every game of this version.
    pub(crate) fn standard() -> Self {
        Self::standard_in(tempfile::tempdir().unwrap())
    }

    fn standard_in(dir: TempDir) -> Self {
        Self { host: Host::open(dir.path()), dir }
    }

    /// Runs a command that must succeed.
    #[track_caller]
    pub(crate) fn ok(&self, command: &str, args: Value) -> Value {
        self.host.call_headless(command, args.clone()).unwrap_or_else(|error| panic!("{command} {args}: {error:?}"))
    }

    /// Runs a command that must fail.
    #[track_caller]
    pub(crate) fn no(&self, command: &str, args: Value) -> CommandError {
        match self.host.call_headless(command, args.clone()) {
            Err(error) => error,
            Ok(value) => panic!("{command} {args} should be refused, but answered {value}"),
        }
    }

    /// Plays an action given as text.
    #[track_caller]
    pub(crate) fn act(&self, action: &str) -> Value {
        self.ok("act", json!({ "action": action }))
    }

    /// Plays actions given as text, lifting curtains on the way.
    #[track_caller]
    pub(crate) fn play(&self, actions: &[&str]) -> Value {
        let mut state = self.ok("view", json!({}));
        for action in actions {
            self.lift(&state);
            state = self.act(action);
        }
        state
    }

    /// Lifts the curtain if there is one.
    #[track_caller]
    pub(crate) fn lift(&self, state: &Value) {
        if let Some(seat) = state["curtain"]["seat"].as_u64() {
            self.ok("lift_curtain", json!({ "seat": seat }));
        }
    }

    /// Starts a game whose seats are people (`h`) and bots (`b`).
    #[track_caller]
    pub(crate) fn start(&self, seats: &str, more: Value) -> Value {
        let mut setup = json!({ "game": coins::COINS, "players": seats.len(), "seed": 7 });
        setup.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let list: Vec<Value> = seats
            .chars()
            .enumerate()
            .map(|(seat, who)| match who {
                'h' => json!({ "name": format!("P{seat}"), "colour": seat, "who": "human" }),
                _ => json!({ "name": format!("B{seat}"), "colour": seat, "who": "bot", "level": "random" }),
            })
            .collect();
        self.ok("new_game", json!({ "setup": setup, "seats": list }))
    }

    /// As [`reopen`](Self::reopen), with every game of this version.
    pub(crate) fn reopen_standard(self) -> Self {
        let Self { host, dir } = self;
        drop(host);
        Self::standard_in(dir)
    }

    /// Closes the app and opens it again.
    pub(crate) fn reopen(self) -> Self {
        let Self { host, dir } = self;
        drop(host);
        Self { host: Host::with_registry(dir.path(), coins::registry()), dir }
    }
}

/// The fewest players of a game of this version.
pub(crate) fn fewest(game: &str) -> u64 {
    old_saves::players_of(game)[0]
}

/// What must not change when a command is refused: the whole table, but for events.
#[track_caller]
pub(crate) fn snapshot(desk: &Desk) -> Value {
    json!([desk.ok("view", json!({})), desk.ok("position", json!({})), desk.ok("log", json!({})), desk.ok("slots", json!({}))])
}
