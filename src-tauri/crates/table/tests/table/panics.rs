//! Faults of the program, put where they do the most harm: the table goes on answering.

use serde_json::json;

use crate::{
    Desk,
    coins::{Fault, fail},
};

/// Two games, the second on the table after some actions.
fn two_games() -> (Desk, String, String) {
    let desk = Desk::new();
    let other = desk.start("hh", json!({ "open": true }))["slot"].as_str().unwrap().to_owned();
    desk.play(&["take 1"]);
    let slot = desk.start("hh", json!({ "open": true }))["slot"].as_str().unwrap().to_owned();
    desk.play(&["take 2", "take 1"]);
    (desk, slot, other)
}

/// The table answers and other games can be played.
fn goes_on(desk: &Desk, slot: &str, other: &str) {
    fail(None);
    assert_eq!(desk.ok("slots", json!({}))["slots"].as_array().unwrap().len(), 2);
    assert_eq!(desk.ok("open_slot", json!({ "slot": other }))["step"], 1);
    desk.play(&["take 2"]);
    assert_eq!(desk.ok("open_slot", json!({ "slot": slot }))["step"], 2, "nothing of it is lost");
    desk.play(&["done"]);
}

#[test]
fn a_fault_in_play_costs_nothing_but_the_command() {
    let (desk, slot, other) = two_games();
    let before = desk.ok("view", json!({}));
    assert_eq!(desk.no("act", json!({ "action": "panic" })).kind(), "internal");
    let after = desk.ok("view", json!({}));
    assert_eq!((&after["slot"], &after["view"], &after["step"]), (&before["slot"], &before["view"], &before["step"]));
    assert!(after["revision"].as_u64() > before["revision"].as_u64(), "whoever looked before has to look again");
    goes_on(&desk, &slot, &other);
}

#[test]
fn a_second_fault_while_the_table_is_read_again_leaves_it_empty_and_answering() {
    for second in [Fault::Validate, Fault::Rounds] {
        let (desk, slot, other) = two_games();
        fail(Some(second));
        let error = desk.no("act", json!({ "action": "panic" }));
        assert_eq!(error.kind(), "internal", "{second:?}");
        // As long as it cannot be read, it says so, and everything else works.
        let error = desk.no("view", json!({}));
        assert_eq!(error.kind(), "no_table", "{second:?}: {error:?}");
        let error = desk.no("open_slot", json!({ "slot": slot }));
        let expected = if second == Fault::Validate { "save_damaged" } else { "internal" };
        assert_eq!(error.kind(), expected, "{second:?}: {error:?}");
        for _ in 0..3 {
            assert_eq!(desk.no("act", json!({ "action": "take 1" })).kind(), "no_table");
            desk.ok("slots", json!({}));
            desk.ok("startup", json!({}));
        }
        goes_on(&desk, &slot, &other);
    }
}

#[test]
fn a_game_that_cannot_be_looked_at_leaves_the_one_on_the_table() {
    let (desk, slot, other) = two_games();
    fail(Some(Fault::View));
    for command in ["open_slot", "replay", "fork"] {
        let mut args = json!({ "slot": other });
        if command != "open_slot" {
            args["step"] = json!(1);
        }
        let error = desk.no(command, args);
        assert!(matches!(error.kind(), "internal" | "save_damaged"), "{command}: {error:?}");
    }
    fail(None);
    let state = desk.ok("view", json!({}));
    assert_eq!((state["slot"].as_str(), &state["step"]), (Some(slot.as_str()), &json!(2)));
    // A fork was saved before it could not be shown; it is a game like any other.
    for entry in desk.ok("slots", json!({}))["slots"].as_array().unwrap() {
        desk.ok("open_slot", json!({ "slot": entry["slot"] }));
    }
}

#[test]
fn a_fault_in_a_history_does_not_keep_a_sound_position_shut() {
    let (desk, slot, _) = two_games();
    let export = desk.ok("export_slot", json!({ "slot": slot }));
    let (header, body) = saves::import(export["data"].as_str().unwrap()).unwrap();
    let mut body: serde_json::Value = serde_json::from_slice(&body).unwrap();
    body["journal"][1] = json!("panic");
    let dir = tempfile::tempdir().unwrap();
    let store = saves::Store::open(dir.path()).unwrap().store;
    let slot = store.create(header.clone().into(), body.to_string().as_bytes()).unwrap();
    drop(store);
    let desk = Desk { host: table::Host::with_registry(dir.path(), crate::coins::registry()), dir };
    assert_eq!(desk.ok("open_slot", json!({ "slot": slot }))["step"], 2);
    let import = desk.no("import_slot", json!({ "data": saves::export(&header, body.to_string().as_bytes()) }));
    assert_eq!(import.data()["reason"], "replay_differs");
    desk.play(&["take 1"]);
}
