//! What no screen would send: each gives one clear sentence, and the game on the table stays as it was.

use serde_json::{Value, json};

use crate::{Desk, snapshot};

#[test]
fn nothing_that_is_sent_harms_the_table() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true }))["slot"].clone();
    desk.play(&["take 1", "take 2"]);
    desk.ok("undo", json!({}));
    let before = snapshot(&desk);
    let long = "x".repeat(100_000);
    let deep = (0..100).fold(json!(1), |inner, _| json!([inner]));
    let setup = |more: Value| {
        let mut setup = json!({ "game": "coins", "players": 2 });
        setup.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "setup": setup })
    };
    let cases = [
        ("", json!({}), "unknown_command"),
        (&*long, json!({}), "unknown_command"),
        ("View", json!({}), "unknown_command"),
        ("view", json!({ "extra": 1 }), "bad_request"),
        ("view", json!([]), "bad_request"),
        ("view", json!("x"), "bad_request"),
        ("act", json!({}), "bad_request"),
        ("act", json!({ "action": null }), "bad_request"),
        ("act", json!({ "action": 7 }), "bad_request"),
        ("act", json!({ "action": "fly 3" }), "bad_request"),
        ("act", json!({ "action": long }), "bad_request"),
        ("act", json!({ "action": deep }), "bad_request"),
        ("act", json!({ "action": { "type": "take" } }), "bad_request"),
        ("act", json!({ "action": { "type": "take", "stones": -1 } }), "bad_request"),
        ("act", json!({ "action": { "type": "take", "stones": 1e9 } }), "bad_request"),
        ("act", json!({ "action": { "type": "take", "stones": 1, "more": 1 } }), "bad_request"),
        ("act", json!({ "action": { "type": "take", "stones": 9 } }), "illegal"),
        ("act", json!({ "action": "pay" }), "illegal"),
        ("act", json!({ "action": "take 1", "revision": 2 }), "stale"),
        ("act", json!({ "action": "take 1", "revision": 999 }), "stale"),
        ("act", json!({ "action": "take 1", "revision": -1 }), "bad_request"),
        ("lift_curtain", json!({ "seat": 1 }), "not_your_turn"),
        ("lift_curtain", json!({ "seat": 255 }), "bad_request"),
        ("lift_curtain", json!({ "seat": 256 }), "bad_request"),
        ("bot_move", json!({}), "not_a_bot"),
        ("log", json!({ "from": -1 }), "bad_request"),
        ("log", json!({ "from": 1.5 }), "bad_request"),
        ("replay", json!({ "step": 99 }), "bad_request"),
        ("replay", json!({ "step": 4_294_967_296_u64 }), "bad_request"),
        ("replay", json!({ "slot": "0000000000000099", "step": 0 }), "slot_not_found"),
        ("fork", json!({ "step": 99 }), "bad_request"),
        ("open_slot", json!({ "slot": "1" }), "bad_request"),
        ("open_slot", json!({ "slot": 1 }), "bad_request"),
        ("open_slot", json!({ "slot": "ffffffffffffffff" }), "slot_not_found"),
        ("export_slot", json!({ "slot": "0000000000000099" }), "slot_not_found"),
        ("rename_slot", json!({ "slot": "0000000000000099", "name": "x" }), "slot_not_found"),
        ("delete_slot", json!({ "slot": "0000000000000099" }), "slot_not_found"),
        ("restore_slot", json!({ "slot": "0000000000000099" }), "slot_not_found"),
        ("rename_slot", json!({ "slot": slot, "name": "" }), "bad_request"),
        ("catalog", json!({ "game": "chess" }), "unknown_game"),
        ("board", json!({ "map": "atlantis" }), "bad_request"),
        ("new_game", json!({ "setup": 3 }), "bad_request"),
        ("new_game", json!({ "setup": {} }), "bad_request"),
        ("new_game", json!({ "setup": { "game": "chess" } }), "unknown_game"),
        ("new_game", setup(json!({ "players": 9 })), "bad_setup"),
        ("new_game", setup(json!({ "players": 300 })), "bad_request"),
        ("new_game", setup(json!({ "players": "two" })), "bad_request"),
        ("new_game", setup(json!({ "cheat": true })), "bad_request"),
        ("new_game", setup(json!({ "rounds": 1_000_000 })), "bad_setup"),
        ("new_game", setup(json!({ "seed": -1 })), "bad_request"),
        ("new_game", json!({ "setup": { "game": "coins", "players": 2 }, "seats": [] }), "bad_setup"),
        ("new_game", json!({ "setup": { "game": "coins", "players": 2 }, "seats": [{}] }), "bad_request"),
        ("new_position", json!({ "position": {} }), "bad_setup"),
        ("new_position", json!({ "position": 1, "game": "chess" }), "unknown_game"),
        ("new_scenario", json!({ "given": {} }), "bad_request"),
        ("new_scenario", json!({ "given": { "game": "coins", "players": 2, "seed": 1, "purse": true, "bad": 1 } }), "bad_setup"),
        ("settings", json!({ "set": 1 }), "bad_request"),
        ("settings", json!({ "set": { "theme": "pink" } }), "bad_request"),
        ("import_slot", json!({ "data": "" }), "import_invalid"),
        ("import_slot", json!({ "data": long }), "import_invalid"),
    ];
    for (command, args, kind) in cases {
        let error = desk.no(command, args.clone());
        let said = args.to_string().chars().take(100).collect::<String>();
        assert_eq!(error.kind(), kind, "{command} {said}: {error}");
        let form = serde_json::to_value(&error).unwrap();
        let message = form["message"].as_str().unwrap();
        assert!(message.len() < 400 && message.len() > 15 && message.ends_with('.'), "{message}");
        assert!(form.as_object().unwrap().len() == 3 && (form["data"].is_object() || form["data"].is_null()), "{form}");
        assert_eq!(snapshot(&desk), before, "{command} {said}");
    }
}

#[test]
fn a_fault_in_the_rules_costs_nothing_that_was_saved() {
    let desk = Desk::new();
    let state = desk.start("hh", json!({}));
    desk.lift(&state);
    desk.act("take 1");
    let position = desk.ok("position", json!({}));
    let error = desk.no("act", json!({ "action": "panic" }));
    assert_eq!((error.kind(), error.data()["detail"].as_str()), ("internal", Some("a fault in the rules")));
    // The table was read again from its slot, so the device is handed over afresh; the revision has moved on.
    let state = desk.ok("view", json!({}));
    assert_eq!((&state["revision"], &state["step"], &state["curtain"]["seat"]), (&json!(2), &json!(1), &json!(0)));
    assert_eq!(desk.ok("position", json!({})), position);
    desk.lift(&state);
    assert_eq!(desk.act("take 2")["step"], 2);
}

#[test]
fn no_game_on_the_table_is_said_so() {
    let desk = Desk::new();
    for command in ["view", "legal", "undo", "redo", "bot_move", "log"] {
        assert_eq!(desk.no(command, json!({})).kind(), "no_table", "{command}");
    }
    assert_eq!(desk.no("act", json!({ "action": "roll" })).kind(), "no_table");
    assert_eq!(desk.no("replay", json!({ "step": 0 })).kind(), "no_table");
    assert_eq!(desk.no("fork", json!({ "step": 0 })).kind(), "no_table");
    assert_eq!(desk.no("lift_curtain", json!({ "seat": 0 })).kind(), "no_table");
    assert_eq!(desk.ok("close_table", json!(null)), json!({ "closed": true }));
}

#[test]
fn a_refusal_names_its_reason_and_amounts() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    let form = |action: &str| serde_json::to_value(desk.no("act", json!({ "action": action }))).unwrap();
    assert_eq!(form("take 4")["data"], json!({ "reason": "stones", "most": 3 }));
    assert_eq!(form("done")["data"], json!({ "reason": "wrong_stage" }));
    assert_eq!(form("done")["message"], "This is not allowed: it is not the time for this.");
}

#[test]
fn a_setup_is_checked_without_starting_it() {
    let desk = Desk::new();
    let check = |setup: Value, seats: Value| desk.ok("check_setup", json!({ "setup": setup, "seats": seats }));
    assert_eq!(check(json!({ "game": "coins", "players": 2 }), Value::Null), json!({ "ok": true }));
    let one = json!([{ "name": "a", "colour": 0, "who": "human" }]);
    let answer = check(json!({ "game": "coins", "players": 9 }), one.clone());
    let kinds: Vec<&str> = answer["reasons"].as_array().unwrap().iter().map(|reason| reason["kind"].as_str().unwrap()).collect();
    assert_eq!((answer["ok"].as_bool(), kinds), (Some(false), vec!["players", "seats"]));
    assert_eq!(check(json!({ "game": "coins", "players": 2 }), one)["reasons"][0]["data"], json!({ "expected": 2, "found": 1 }));
    assert_eq!(desk.ok("slots", json!({}))["slots"], json!([]), "nothing was started");
}

#[test]
fn a_seed_left_out_is_drawn_and_kept() {
    let desk = Desk::new();
    let position = |seed: Value| {
        desk.ok("new_game", json!({ "setup": { "game": "coins", "players": 5, "rounds": 50, "seed": seed } }));
        desk.ok("position", json!({}))
    };
    assert_ne!(position(Value::Null), position(Value::Null));
    assert_eq!(position(json!(5)), position(json!(5)));
    let slot = desk.ok("new_game", json!({ "setup": { "game": "coins", "players": 5 } }))["slot"].clone();
    let export = desk.ok("export_slot", json!({ "slot": slot }));
    desk.ok("import_slot", json!({ "data": export["data"] }));
}
