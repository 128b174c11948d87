//! Hints that are counted or forbidden, and the review of a game.

use std::{fs, sync::Arc, thread, time::Duration};

use serde_json::{Value, json};
use table::Host;

use crate::{Desk, coins};

/// What is exported of the game on the table.
fn body(desk: &Desk, slot: &Value) -> Value {
    let export = desk.ok("export_slot", json!({ "slot": slot }));
    let text = export["data"].as_str().unwrap();
    serde_json::from_str(&text[text.find("{\"body\"").unwrap()..]).unwrap()
}

#[test]
fn hints_are_counted_once_a_decision_and_kept() {
    let desk = Desk::new();
    let state = desk.start("hb", json!({ "rounds": 2 }));
    assert_eq!(state["hints"], json!({ "off": false, "used": [] }));
    assert_eq!(body(&desk, &state["slot"])["body"], 3, "as long as there is nothing to say of hints, older versions read it");
    desk.ok("hint", json!({}));
    desk.ok("hint", json!({ "count": 1 }));
    assert_eq!(desk.ok("view", json!({}))["hints"]["used"], json!([1, 0]), "looking again at the same decision is none");
    desk.act("take 1");
    desk.ok("hint", json!({}));
    let before = desk.ok("view", json!({}));
    assert_eq!(before["hints"], json!({ "off": false, "used": [2, 0] }));
    let kept = body(&desk, &state["slot"]);
    assert_eq!((&kept["body"], &kept["hints"]["used"]), (&json!(4), &json!([2, 0])));
    let fork = desk.ok("fork", json!({ "step": 0 }));
    assert_eq!(fork["hints"], before["hints"], "what goes on from there began with them");
    let desk = desk.reopen();
    let again = desk.ok("open_slot", json!({ "slot": state["slot"] }));
    assert_eq!(again["hints"], before["hints"]);
}

#[test]
fn where_hints_are_off_there_is_none_and_no_review_before_the_end() {
    let desk = Desk::new();
    let setup = json!({ "game": coins::COINS, "players": 2, "seed": 7, "rounds": 1 });
    let state = desk.ok("new_game", json!({ "setup": setup, "hints": false }));
    assert_eq!(state["hints"], json!({ "off": true, "used": [] }));
    desk.lift(&state);
    assert_eq!(desk.no("hint", json!({})).kind(), "hints_off");
    assert_eq!(desk.no("review", json!({})).kind(), "hints_off");
    let slot = state["slot"].clone();
    let desk = desk.reopen();
    let state = desk.ok("open_slot", json!({ "slot": slot }));
    assert_eq!(state["hints"]["off"], true);
    desk.lift(&state);
    assert_eq!(desk.no("hint", json!({})).kind(), "hints_off");
    desk.play(&["take 1", "done", "take 1", "done"]);
    assert_eq!(desk.ok("review", json!({}))["over"], true, "afterwards everybody may look");
}

/// A game of two people to its end.
fn played() -> (Desk, Value) {
    let desk = Desk::new();
    let state = desk.start("hh", json!({ "rounds": 2 }));
    desk.play(&["take 1", "done", "take 2", "done", "take 1", "done", "take 1", "done"]);
    (desk, state["slot"].clone())
}

/// The review of a game with all of its turns judged.
fn judged(desk: &Desk, slot: &Value) -> Value {
    let review = desk.ok("review", json!({ "slot": slot }));
    for turn in review["turns"].as_array().unwrap().iter().filter(|turn| turn["open"] == true) {
        let found = desk.ok("review_turn", json!({ "slot": slot, "step": turn["step"] }));
        assert!(found["judged"].is_object(), "{found}");
    }
    desk.ok("review", json!({ "slot": slot }))
}

#[test]
fn a_game_that_is_over_is_reviewed_turn_by_turn_and_the_same_again() {
    let (desk, slot) = played();
    let empty = desk.ok("review", json!({}));
    let turns = empty["turns"].as_array().unwrap();
    assert_eq!((turns.len(), &empty["over"], &empty["slot"]), (4, &json!(true), &slot));
    assert!(turns.iter().all(|turn| turn["open"] == true && turn["judged"].is_null()), "{empty}");
    let last = turns.last().unwrap()["chances"].as_array().unwrap();
    assert!(last.iter().any(|chance| chance == 1.0) || last.iter().all(|chance| chance == last.first().unwrap()), "{last:?}");
    let whole = judged(&desk, &slot);
    for turn in whole["turns"].as_array().unwrap() {
        let found = &turn["judged"];
        assert!((turn["step"].as_u64()..turn["end"].as_u64()).contains(&found["step"].as_u64()), "{turn}");
        let (win, better) = (found["win"].as_f64().unwrap(), &found["better"]);
        assert!((0.0..=1.0).contains(&win), "{turn}");
        assert!(better.is_null() || better["win"].as_f64().unwrap() > win, "{turn}");
        assert!(better.is_null() || !better["actions"].as_array().unwrap().is_empty(), "{turn}");
    }
    // It is kept with the game; another host finds the same for the same game, and for another one begins anew.
    let (other, again) = played();
    let strip = |mut review: Value| {
        review["slot"] = Value::Null;
        review
    };
    assert_eq!(strip(judged(&other, &again)), strip(whole.clone()));
    let desk = desk.reopen();
    assert_eq!(desk.ok("review", json!({ "slot": slot })), whole);
    let file = desk.dir.path().join("reviews").join(format!("{}.json", slot.as_str().unwrap()));
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("\"print\":\"", "\"print\":\"f")).unwrap();
    let anew = desk.ok("review", json!({ "slot": slot }));
    assert!(anew["turns"].as_array().unwrap().iter().all(|turn| turn["judged"].is_null()), "of other turns than these");
    fs::write(&file, "{").unwrap();
    assert_eq!(desk.ok("review", json!({ "slot": slot })), anew);
}

#[test]
fn what_is_no_turn_is_not_judged() {
    let (desk, slot) = played();
    for step in [1, 99] {
        assert_eq!(desk.no("review_turn", json!({ "slot": slot, "step": step })).kind(), "bad_request", "{step}");
    }
    assert_eq!(desk.no("review", json!({ "slot": "0000000000000000" })).kind(), "slot_not_found");
}

#[test]
fn in_a_game_that_goes_on_only_own_turns_are_looked_at_and_nothing_hidden_shows() {
    let desk = Desk::new();
    let state = desk.start("hhb", json!({ "rounds": 3 }));
    desk.lift(&state);
    desk.play(&["take 1", "done", "take 1", "done"]);
    let mut state = desk.ok("view", json!({}));
    while state["bot_to_act"] == true {
        state = desk.ok("bot_move", json!({}));
    }
    desk.lift(&state);
    let viewer = desk.ok("view", json!({}))["viewer"].clone();
    let review = desk.ok("review", json!({}));
    for turn in review["turns"].as_array().unwrap() {
        assert_eq!(turn["open"], json!(turn["seat"] == viewer), "{turn}");
    }
    let foreign = review["turns"].as_array().unwrap().iter().find(|turn| turn["open"] == false).unwrap();
    assert_eq!(desk.no("review_turn", json!({ "step": foreign["step"] })).kind(), "bad_request");

    // Two games that the viewer cannot tell apart have one review.
    let desk = Desk::new();
    desk.start("hbb", json!({}));
    let position = desk.ok("position", json!({}));
    let mut other = position.clone();
    for seat in 1..3 {
        other["purses"][seat] = json!(9 - position["purses"][seat].as_i64().unwrap());
    }
    assert_ne!(other, position);
    let seats = |seat: usize| match seat {
        0 => json!({ "name": "P", "colour": 0, "who": "human" }),
        _ => json!({ "name": format!("B{seat}"), "colour": seat, "who": "bot", "level": "random" }),
    };
    let told = |position: &Value| {
        let desk = Desk::new();
        desk.ok("new_position", json!({ "position": position, "seats": [seats(0), seats(1), seats(2)], "name": "same" }));
        desk.play(&["take 1", "take 2", "done"]);
        let slot = desk.ok("view", json!({}))["slot"].clone();
        let mut review = judged(&desk, &slot);
        review["slot"] = Value::Null;
        review
    };
    assert_eq!(told(&position), told(&other));
}

#[test]
fn a_turn_that_is_judged_can_be_stopped_and_others_are_served() {
    let dir = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
    let setup = json!({ "game": "coins", "players": 2, "rounds": 9, "seed": 1, "slow": 20 });
    host.call("new_game", json!({ "setup": setup })).unwrap();
    host.call("lift_curtain", json!({ "seat": 0 })).unwrap();
    for action in ["take 1", "done"] {
        host.call("act", json!({ "action": action })).unwrap();
    }
    // The curtain is down: nobody's turn may be looked at.
    assert!(host.call("review", json!({})).unwrap()["turns"].as_array().unwrap().iter().all(|turn| turn["open"] == false));
    host.call("lift_curtain", json!({ "seat": 1 })).unwrap();
    for action in ["take 1", "done"] {
        host.call("act", json!({ "action": action })).unwrap();
    }
    host.call("lift_curtain", json!({ "seat": 0 })).unwrap();
    let other = host.clone();
    let judging = thread::spawn(move || other.call("review_turn", json!({ "step": 0 })));
    thread::sleep(Duration::from_millis(120));
    assert_eq!(host.call("bot_progress", json!({})).unwrap()["thinking"], true);
    assert_eq!(host.call("view", json!({})).unwrap()["step"], 4, "others are served meanwhile");
    host.call("bot_stop", json!({})).unwrap();
    assert_eq!(judging.join().unwrap().unwrap(), json!({ "judged": null }));
    assert!(host.call("review", json!({})).unwrap()["turns"][0]["judged"].is_null(), "half a judgement is not kept");
}
