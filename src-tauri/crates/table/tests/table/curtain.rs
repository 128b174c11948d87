//! Who sees what: one person, several, bots between them.

use serde_json::{Value, json};

use crate::Desk;

/// Viewer and curtain of a state, and the purses that are in sight.
fn sight(state: &Value) -> (Value, Value, Vec<bool>) {
    let purses = state["view"]["purses"].as_array().unwrap().iter().map(|purse| !purse.is_null()).collect();
    (state["viewer"].clone(), state["curtain"]["seat"].clone(), purses)
}

#[test]
fn one_person_never_meets_a_curtain() {
    let desk = Desk::new();
    let state = desk.start("bhb", json!({}));
    assert_eq!(sight(&state), (json!(1), Value::Null, vec![false, true, false]));
    let state = desk.ok("bot_move", json!({}));
    assert_eq!(sight(&state), (json!(1), Value::Null, vec![false, true, false]));
}

#[test]
fn only_bots_are_watched_without_secrets() {
    let desk = Desk::new();
    let state = desk.start("bb", json!({}));
    assert_eq!(sight(&state), (Value::Null, Value::Null, vec![false, false]));
}

#[test]
fn people_without_secrets_just_go_on() {
    let desk = Desk::new();
    let state = desk.start("hh", json!({ "open": true }));
    assert_eq!((state["viewer"].clone(), state["curtain"].clone()), (json!(0), Value::Null));
    let state = desk.play(&["take 1", "done"]);
    assert_eq!((state["viewer"].clone(), state["curtain"].clone()), (json!(1), Value::Null));
}

#[test]
fn people_with_secrets_hand_the_device_over() {
    let desk = Desk::new();
    let state = desk.start("hh", json!({}));
    assert_eq!(sight(&state), (Value::Null, json!(0), vec![false, false]));
    // Behind the curtain nothing can be done.
    for (command, args) in
        [("act", json!({ "action": "take 1" })), ("undo", json!({})), ("redo", json!({})), ("lift_curtain", json!({ "seat": 1 }))]
    {
        let error = desk.no(command, args);
        assert_eq!((error.kind(), error.data()["seat"].clone()), ("curtain_due", json!(0)), "{command}");
    }
    let state = desk.ok("lift_curtain", json!({ "seat": 0 }));
    assert_eq!(sight(&state), (json!(0), Value::Null, vec![true, false]));
    let state = desk.play(&["take 1", "done"]);
    assert_eq!(sight(&state), (Value::Null, json!(1), vec![false, false]));
    let state = desk.ok("lift_curtain", json!({ "seat": 1 }));
    assert_eq!(sight(&state), (json!(1), Value::Null, vec![false, true]));
    // Lifting twice does no harm, lifting for somebody else is refused.
    assert_eq!(desk.ok("lift_curtain", json!({ "seat": 1 })), state);
    assert_eq!(desk.no("lift_curtain", json!({ "seat": 0 })).kind(), "not_your_turn");
}

#[test]
fn a_decision_in_the_middle_of_a_turn_needs_the_device_twice() {
    let desk = Desk::new();
    desk.start("hh", json!({}));
    let state = desk.play(&["take 3"]);
    assert_eq!(state["curtain"]["seat"], 1);
    desk.lift(&state);
    let state = desk.act("pay");
    assert_eq!(sight(&state), (Value::Null, json!(0), vec![false, false]));
    assert_eq!(state["events"], json!([]), "what is left in the purse is for the payer alone, and nobody looks");
}

#[test]
fn while_bots_play_the_last_person_looks_on() {
    let desk = Desk::new();
    desk.start("hbh", json!({}));
    let mut state = desk.play(&["take 1", "done"]);
    assert_eq!((state["bot_to_act"].clone(), sight(&state)), (json!(true), (json!(0), Value::Null, vec![true, false, false])));
    while state["bot_to_act"] == true {
        assert_ne!(state["viewer"], json!(2));
        state = desk.ok("bot_move", json!({}));
    }
    assert!(state["viewer"].is_null() && !state["curtain"].is_null(), "{state}");
}

#[test]
fn an_opened_game_asks_for_the_right_person() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({}))["slot"].clone();
    desk.play(&["take 1", "done"]);
    let desk = desk.reopen();
    let state = desk.ok("open_slot", json!({ "slot": slot }));
    assert_eq!(sight(&state), (Value::Null, json!(1), vec![false, false]));
}

#[test]
fn the_log_tells_each_person_their_own_secrets_only() {
    let desk = Desk::new();
    desk.start("hh", json!({}));
    let state = desk.play(&["take 3", "pay"]);
    let purse = |log: Value| log["entries"][1]["events"].as_array().unwrap().len();
    assert_eq!(purse(desk.ok("log", json!({}))), 0, "behind the curtain");
    desk.lift(&state);
    assert_eq!(purse(desk.ok("log", json!({}))), 0, "the other");
    let state = desk.act("done");
    desk.lift(&state);
    assert_eq!(purse(desk.ok("log", json!({}))), 1, "the payer");
}

#[test]
fn at_the_end_everything_is_in_sight() {
    let desk = Desk::new();
    desk.start("hh", json!({ "rounds": 1 }));
    let state = desk.play(&["take 1", "done", "take 2", "done"]);
    assert_eq!((state["curtain"].clone(), sight(&state).2), (Value::Null, vec![true, true]));
}
