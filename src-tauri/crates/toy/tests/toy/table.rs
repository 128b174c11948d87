//! The Atoll at the real table: begun, played by a person and bots, saved, taken back, replayed, forked, exported and imported.

use serde_json::{Value, json};
use table::{Host, Registry};
use tempfile::TempDir;
use toy::{ATOLL, Atoll};

struct Desk {
    host: Host,
    dir: TempDir,
}

impl Desk {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        Self { host: Host::with_registry(dir.path(), registry()), dir }
    }

    /// Closes the app and opens it again.
    fn reopen(self) -> Self {
        let Self { host, dir } = self;
        drop(host);
        Self { host: Host::with_registry(dir.path(), registry()), dir }
    }

    #[track_caller]
    fn ok(&self, command: &str, args: Value) -> Value {
        self.host.call_headless(command, args).unwrap_or_else(|error| panic!("{command}: {error:?}"))
    }

    /// Plays until it is over: people take the first action there is.
    fn finish(&self) -> Value {
        let mut state = self.ok("view", json!({}));
        while state["view"]["over"] != true {
            state = if let Some(seat) = state["curtain"]["seat"].as_u64() {
                self.ok("lift_curtain", json!({ "seat": seat }))
            } else if state["bot_to_act"] == true {
                self.ok("bot_move", json!({}))
            } else {
                self.ok("act", json!({ "action": state["view"]["actions"][0] }))
            };
        }
        state
    }
}

/// The line that a new game is: here beside the list of the real ones.
fn registry() -> Registry {
    Registry::standard().with::<Atoll>(ATOLL)
}

fn person(name: &str, colour: u8) -> Value {
    json!({ "name": name, "colour": colour, "who": "human" })
}

fn bot(colour: u8, level: &str) -> Value {
    json!({ "name": format!("B{colour}"), "colour": colour, "who": "bot", "level": level })
}

#[test]
fn it_is_in_the_catalog_and_its_board_is_found() {
    let desk = Desk::new();
    let games = desk.ok("catalog", json!({}));
    assert_eq!(games["games"].as_array().unwrap().last().unwrap()["id"], ATOLL);
    assert_eq!(desk.ok("board", json!({ "map": "atoll-3p" }))["regions"][0]["adjacent"], json!([5, 1]));
    let check = desk.ok("check_setup", json!({ "setup": { "game": ATOLL, "players": 5, "seed": 1 } }));
    assert_eq!((&check["ok"], &check["reasons"][0]["kind"]), (&json!(false), &json!("players")));
}

#[test]
fn a_game_is_played_by_people_and_bots_and_opened_again_the_next_day() {
    let desk = Desk::new();
    let seats = json!([person("Ada", 0), bot(1, "easy"), person("Ben", 2), bot(3, "random")]);
    let state = desk.ok("new_game", json!({ "setup": { "game": ATOLL, "players": 4, "seed": 3 }, "seats": seats }));
    let slot = state["slot"].clone();
    // Whose card it is knows it, nobody else does; between people the curtain falls.
    desk.ok("lift_curtain", json!({ "seat": 0 }));
    let state = desk.ok("act", json!({ "action": "place 2" }));
    assert_eq!(state["events"][0], json!({ "type": "placed", "seat": 0, "place": 2 }));
    assert_eq!(state["undo"]["ok"], true);
    desk.ok("act", json!({ "action": "place 3" }));
    desk.ok("bot_move", json!({}));
    desk.ok("bot_move", json!({}));
    let state = desk.ok("view", json!({}));
    assert_eq!(state["curtain"]["seat"], 2);
    assert!(state["view"]["seats"].as_array().unwrap().iter().all(|seat| seat["card"].is_null()), "{state}");
    let state = desk.ok("lift_curtain", json!({ "seat": 2 }));
    let known: Vec<bool> = state["view"]["seats"].as_array().unwrap().iter().map(|seat| !seat["card"].is_null()).collect();
    assert_eq!(known, [false, false, true, false]);
    let desk = desk.reopen();
    assert_eq!(desk.ok("open_slot", json!({ "slot": slot }))["step"], 4);
    let last = desk.finish();
    assert_eq!(last["step"], 32);
    let entry = desk.ok("slots", json!({}))["slots"][0].clone();
    assert_eq!((&entry["game"], &entry["over"], &entry["winners"]), (&json!(ATOLL), &json!(true), &last["view"]["winners"]));
    assert_eq!(entry["glance"]["owners"].as_str().unwrap().len(), 6);
    // Replayed to its end it is the same; its export is proved by replaying it.
    assert_eq!(desk.ok("replay", json!({ "step": 32 }))["view"]["places"], last["view"]["places"]);
    let export = desk.ok("export_slot", json!({ "slot": slot }));
    let found = table::verify(&registry(), export["data"].as_str().unwrap()).unwrap();
    assert_eq!((&found["steps"], &found["over"]), (&json!(32), &json!(true)));
    let again = desk.ok("import_slot", json!({ "data": export["data"] }));
    assert_eq!(desk.ok("open_slot", json!({ "slot": again["slot"] }))["step"], 32);
    assert_eq!(desk.ok("fork", json!({ "step": 8 }))["step"], 8);
    // A house without the toy says that it does not know the game.
    let stranger = table::verify(&Registry::standard(), export["data"].as_str().unwrap()).unwrap_err();
    assert_eq!(stranger.kind(), "unknown_game");
}

#[test]
fn what_shows_nothing_is_taken_back_and_a_rolled_die_is_not() {
    let desk = Desk::new();
    let given = json!({ "game": ATOLL, "tokens": { "0": [1, 0], "1": [0, 1] } });
    desk.ok("new_scenario", json!({ "given": given, "seats": [person("Ada", 0), bot(1, "random")] }));
    let before = desk.ok("position", json!({}));
    let placed = desk.ok("act", json!({ "action": "place 0" }));
    assert_eq!((&placed["view"]["places"][0]["tokens"], &placed["undo"]["ok"]), (&json!([2, 0]), &json!(true)));
    let after = desk.ok("position", json!({}));
    desk.ok("undo", json!({}));
    assert_eq!(desk.ok("position", json!({})), before);
    desk.ok("redo", json!({}));
    assert_eq!(desk.ok("position", json!({})), after);
    desk.ok("undo", json!({}));
    let rolled = desk.ok("act", json!({ "action": "drive 1 1" }));
    assert_eq!((&rolled["events"][0]["type"], &rolled["undo"]), (&json!("rolled"), &json!({ "ok": false, "why": "random_event" })));
    let wrong = desk.host.call_headless("new_scenario", json!({ "given": { "game": ATOLL, "cards": [1, 1] } })).unwrap_err();
    assert_eq!(wrong.data()["reasons"][0]["kind"], "cards", "{wrong:?}");
}
