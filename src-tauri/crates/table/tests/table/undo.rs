//! Undo and redo: within one's own decisions, never across another player's, chance, or something hidden that was shown.

use serde_json::{Value, json};

use crate::Desk;

fn why(state: &Value, which: &str) -> String {
    let ability = &state[which];
    assert_eq!(ability["ok"].as_bool(), Some(ability["why"].is_null()), "{ability}");
    ability["why"].as_str().unwrap_or("ok").to_owned()
}

/// The same answer from the state and from the command, which must leave everything as it was when it refuses.
#[track_caller]
fn refused(desk: &Desk, state: &Value, reason: &str) {
    assert_eq!(why(state, "undo"), reason);
    let before = crate::snapshot(desk);
    let error = desk.no("undo", json!({}));
    assert_eq!((error.kind(), error.data()["why"].as_str()), ("undo_refused", Some(reason)));
    assert_eq!(crate::snapshot(desk), before);
}

#[test]
fn plain_actions_of_a_turn_are_taken_back_one_by_one_and_played_again() {
    let desk = Desk::new();
    let state = desk.start("hh", json!({ "open": true }));
    refused(&desk, &state, "nothing");
    let start = desk.ok("position", json!({}));
    desk.act("take 1");
    let one = desk.ok("position", json!({}));
    let state = desk.act("take 2");
    let two = desk.ok("position", json!({}));
    assert_eq!((why(&state, "undo"), why(&state, "redo")), ("ok".to_owned(), "nothing".to_owned()));
    let state = desk.ok("undo", json!({}));
    assert_eq!((desk.ok("position", json!({})), why(&state, "redo"), state["revision"].clone()), (one.clone(), "ok".to_owned(), json!(3)));
    let state = desk.ok("undo", json!({}));
    assert_eq!((desk.ok("position", json!({})), state["step"].clone()), (start, json!(0)));
    assert_eq!(desk.ok("log", json!({}))["length"], 0, "undone moves leave the log");
    let state = desk.ok("redo", json!({}));
    assert_eq!((desk.ok("position", json!({})), state["events"][0]["type"].clone()), (one, json!("took")));
    desk.ok("redo", json!({}));
    assert_eq!(desk.ok("position", json!({})), two);
    let error = desk.no("redo", json!({}));
    assert_eq!((error.kind(), error.data()), ("undo_refused", json!({ "why": "nothing", "redo": true })));
}

#[test]
fn a_new_action_clears_what_could_be_played_again() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    desk.act("take 1");
    desk.ok("undo", json!({}));
    let state = desk.act("take 2");
    assert_eq!(why(&state, "redo"), "nothing");
}

#[test]
fn a_refused_action_does_not_clear_it() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    desk.act("take 1");
    desk.ok("undo", json!({}));
    desk.no("act", json!({ "action": "take 9" }));
    assert_eq!(why(&desk.ok("view", json!({})), "redo"), "ok");
}

#[test]
fn chance_is_never_taken_back() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    let state = desk.play(&["take 1", "roll"]);
    refused(&desk, &state, "random_event");
    // What came after the roll can be taken back, down to it.
    desk.act("take 2");
    let state = desk.ok("undo", json!({}));
    refused(&desk, &state, "random_event");
}

#[test]
fn what_was_shown_stays_seen() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    let state = desk.play(&["take 1", "uncover"]);
    refused(&desk, &state, "secret_seen");
}

#[test]
fn another_players_decision_stands_even_within_ones_own_turn() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    // Seat 1 is asked; seat 0's action is not seat 1's to take back.
    let state = desk.play(&["take 1", "take 3"]);
    refused(&desk, &state, "other_player");
    let state = desk.act("keep");
    refused(&desk, &state, "other_player");
    let state = desk.play(&["take 1", "done"]);
    refused(&desk, &state, "other_player");
}

#[test]
fn a_bot_to_act_and_a_finished_game_refuse() {
    let desk = Desk::new();
    desk.start("hb", json!({ "rounds": 1 }));
    let state = desk.play(&["take 1", "done"]);
    refused(&desk, &state, "bot_turn");
    let desk = Desk::new();
    desk.start("hh", json!({ "rounds": 1, "open": true }));
    let state = desk.play(&["take 1", "done", "take 1", "done"]);
    assert_eq!(state["view"]["over"], true);
    refused(&desk, &state, "game_over");
}

#[test]
fn a_bots_decision_is_another_players() {
    let desk = Desk::new();
    let mut state = desk.start("bh", json!({ "rounds": 2 }));
    while state["bot_to_act"] == true {
        state = desk.ok("bot_move", json!({}));
    }
    refused(&desk, &state, "other_player");
}

#[test]
fn the_turn_goes_on_being_undoable_after_closing_the_app() {
    let desk = Desk::new();
    let state = desk.start("hh", json!({}));
    desk.lift(&state);
    let before = desk.ok("position", json!({}));
    desk.act("take 2");
    let desk = desk.reopen();
    let state = desk.ok("open_slot", json!({ "slot": state["slot"] }));
    desk.lift(&state);
    desk.ok("undo", json!({}));
    assert_eq!(desk.ok("position", json!({})), before);
    // And taking back is itself saved.
    let desk = desk.reopen();
    desk.ok("open_slot", json!({ "slot": state["slot"] }));
    assert_eq!(desk.ok("position", json!({})), before);
}

#[test]
fn undo_reaches_far_back_over_kept_positions() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    let mut positions = vec![desk.ok("position", json!({}))];
    for _ in 0..39 {
        desk.act("take 1");
        positions.push(desk.ok("position", json!({})));
    }
    while let Some(position) = positions.pop() {
        assert_eq!(desk.ok("position", json!({})), position);
        if !positions.is_empty() {
            desk.ok("undo", json!({}));
        }
    }
}

#[test]
fn another_way_taken_after_undo_is_the_one_that_is_kept() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    for _ in 0..17 {
        desk.act("take 1");
    }
    for _ in 0..3 {
        desk.ok("undo", json!({}));
    }
    let mut positions = vec![desk.ok("position", json!({}))];
    for _ in 0..20 {
        desk.act("take 2");
        positions.push(desk.ok("position", json!({})));
    }
    for (step, position) in (14..).zip(&positions) {
        let stones = desk.ok("replay", json!({ "step": step }))["view"]["stones"].clone();
        assert_eq!(stones, position["stones"], "step {step}");
    }
    while let Some(position) = positions.pop() {
        assert_eq!(desk.ok("position", json!({})), position);
        desk.ok("undo", json!({}));
    }
}
