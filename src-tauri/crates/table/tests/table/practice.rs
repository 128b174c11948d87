//! Games for practice: real ones that are saved nowhere.

use serde_json::{Value, json};

use crate::{Desk, coins, snapshot};

fn setup() -> Value {
    json!({ "setup": { "game": coins::COINS, "players": 2, "seed": 7, "open": true } })
}

fn with_bot() -> Value {
    json!({ "setup": { "game": coins::COINS, "players": 2, "seed": 7, "open": true }, "seats": [
        { "name": "Ada", "colour": 0, "who": "human" }, { "name": "Rook", "colour": 1, "who": "bot", "level": "random" },
    ] })
}

#[test]
fn a_game_for_practice_is_saved_nowhere_and_the_one_before_is_there_again() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    desk.act("take 1");
    desk.act("take 2");
    desk.ok("undo", json!({}));
    let before = snapshot(&desk);
    let state = desk.ok("practice", setup());
    assert_eq!((&state["practice"], &state["step"]), (&json!(true), &json!(0)));
    assert_ne!(state["slot"], before[0]["slot"]);
    desk.act("take 2");
    let undone = desk.ok("undo", json!({}));
    assert_eq!((&undone["step"], &undone["redo"]["ok"]), (&json!(0), &json!(true)));
    assert_eq!(desk.ok("redo", json!({}))["step"], 1);
    assert_eq!(desk.ok("log", json!({}))["length"], 1);
    assert_eq!(desk.ok("slots", json!({})), before[3], "it is not among the saved games");
    assert_eq!(desk.no("replay", json!({ "step": 0 })).kind(), "no_table");
    assert_eq!(desk.no("fork", json!({ "step": 0 })).kind(), "no_table");
    let again = desk.ok("practice", setup());
    assert_ne!(again["slot"], state["slot"], "each is a table of its own");
    desk.ok("close_table", json!({}));
    assert_eq!(snapshot(&desk), before, "what could be played again can still be");
    assert_eq!(desk.ok("redo", json!({}))["step"], 2);
    desk.ok("close_table", json!({}));
    assert_eq!(desk.no("view", json!({})).kind(), "no_table");
}

#[test]
fn decisions_of_bots_may_be_said_in_practice_alone() {
    let desk = Desk::new();
    desk.ok("practice", with_bot());
    let state = desk.play(&["take 1", "done"]);
    assert_eq!(state["bot_to_act"], true, "{state}");
    let state = desk.act("take 2");
    assert_eq!(state["step"], 3);
    if state["bot_to_act"] == true {
        desk.ok("bot_move", json!({}));
    }
    desk.ok("new_game", with_bot());
    desk.play(&["take 1", "done"]);
    assert_eq!(desk.no("act", json!({ "action": "take 2" })).kind(), "not_your_turn");
}

#[test]
fn it_goes_on_after_actions_and_begins_from_what_a_scenario_gives() {
    let desk = Desk::new();
    let mut args = setup();
    args["actions"] = json!(["take 1", "take 2"]);
    let state = desk.ok("practice", args.clone());
    assert_eq!((&state["step"], &state["undo"]["ok"]), (&json!(2), &json!(true)));
    let given = json!({ "given": { "game": "coins", "players": 3, "seed": 1, "purse": 9, "open": true } });
    assert_eq!(desk.ok("practice", given)["view"]["purses"][0], 9);
    let before = snapshot(&desk);
    args["actions"] = json!(["take 1", "take 99"]);
    assert_eq!(desk.no("practice", args.clone()).kind(), "illegal");
    args["actions"] = json!(["jump"]);
    assert_eq!(desk.no("practice", args.clone()).kind(), "bad_request");
    args["actions"] = json!(vec!["take 1"; 1001]);
    assert_eq!(desk.no("practice", args).kind(), "bad_request");
    let long = json!({ "given": { "game": "coins", "players": 3, "seed": 1, "purse": 9, "open": true, "more": "x".repeat(70_000) } });
    for wrong in [json!({}), json!({ "setup": setup()["setup"], "given": { "game": "coins" } }), json!({ "given": {} }), long] {
        assert_eq!(desk.no("practice", wrong).kind(), "bad_request");
    }
    assert_eq!(desk.no("practice", json!({ "given": { "game": "coins", "players": 2, "seed": 1, "bad": 1 } })).kind(), "bad_setup");
    assert_eq!(snapshot(&desk), before, "what is refused changes nothing");
}

#[test]
fn a_game_that_waits_beneath_follows_its_slot() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true }))["slot"].clone();
    desk.ok("practice", setup());
    assert_eq!(desk.ok("replay", json!({ "slot": slot, "step": 0 }))["slot"], slot);
    desk.ok("rename_slot", json!({ "slot": slot, "name": "another" }));
    desk.ok("close_table", json!({}));
    assert_eq!(desk.ok("view", json!({}))["name"], "another");
    desk.ok("practice", setup());
    desk.ok("delete_slot", json!({ "slot": slot }));
    assert_eq!(desk.ok("view", json!({}))["practice"], true);
    desk.ok("close_table", json!({}));
    assert_eq!(desk.no("view", json!({})).kind(), "no_table");
}
