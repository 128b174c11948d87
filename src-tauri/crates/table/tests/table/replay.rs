//! Replay, log and fork.

use serde_json::{Value, json};

use crate::Desk;

/// Plays a whole game of bots and gathers every state on the way.
fn played(desk: &Desk, rounds: u32) -> (Value, Vec<Value>) {
    let mut states = vec![desk.start("bbb", json!({ "rounds": rounds }))];
    while states[states.len() - 1]["bot_to_act"] == true {
        states.push(desk.ok("bot_move", json!({})));
    }
    (states[0]["slot"].clone(), states)
}

#[test]
fn replay_shows_what_was_shown_live_at_every_step() {
    let desk = Desk::new();
    let (slot, states) = played(&desk, 12);
    assert!(states.len() > 60, "{} steps", states.len());
    // On the table, and from the slot alone.
    for round in 0..2 {
        for (step, state) in states.iter().enumerate() {
            let shown = desk.ok("replay", json!({ "slot": slot, "step": step }));
            assert_eq!((&shown["view"], &shown["events"]), (&state["view"], &state["events"]), "step {step}");
            assert_eq!((shown["step"].as_u64(), shown["steps"].as_u64()), (Some(step as u64), Some(states.len() as u64 - 1)));
        }
        if round == 0 {
            desk.ok("close_table", json!({}));
        }
    }
    let error = desk.no("replay", json!({ "slot": slot, "step": states.len() }));
    assert_eq!(error.kind(), "bad_request");
}

#[test]
fn turns_and_coins_tell_the_story_of_a_finished_game() {
    let desk = Desk::new();
    desk.start("hh", json!({ "rounds": 2, "open": true }));
    let start = desk.ok("view", json!({}))["view"]["purses"].clone();
    desk.play(&["take 1", "take 1", "done", "take 2", "done"]);
    assert_eq!(desk.ok("replay", json!({ "step": 0 }))["coins"], json!([]), "a running game keeps its secrets");
    desk.play(&["take 1", "done", "take 3", "pay", "done"]);
    let shown = desk.ok("replay", json!({ "step": 3 }));
    let marks: Vec<(u64, u64, u64)> = shown["turns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|turn| (turn["step"].as_u64().unwrap(), turn["round"].as_u64().unwrap(), turn["seat"].as_u64().unwrap()))
        .collect();
    assert_eq!(marks, [(0, 1, 0), (3, 1, 1), (5, 2, 0), (7, 2, 1)]);
    let (a, b) = (start[0].as_i64().unwrap(), start[1].as_i64().unwrap());
    assert_eq!(shown["coins"], json!([[a, b], [a + 2, b], [a + 2, b + 2], [a + 3, b + 2], [a + 2, b + 5]]));
}

#[test]
fn the_log_is_what_happened() {
    let desk = Desk::new();
    let (_, states) = played(&desk, 6);
    let log = desk.ok("log", json!({}));
    assert_eq!(log["length"].as_u64(), Some(states.len() as u64 - 1));
    for (entry, state) in log["entries"].as_array().unwrap().iter().zip(&states[1..]) {
        assert_eq!(entry["events"], state["events"]);
    }
    let part = desk.ok("log", json!({ "from": 20, "to": 23 }));
    assert_eq!(part["entries"].as_array().unwrap()[..], log["entries"].as_array().unwrap()[20..23]);
    assert_eq!(desk.ok("log", json!({ "from": 100_000 }))["entries"], json!([]));
    assert_eq!(desk.no("log", json!({ "from": 5, "to": 4 })).kind(), "bad_request");
}

#[test]
fn a_fork_goes_its_own_way_from_any_step() {
    let desk = Desk::new();
    let (slot, states) = played(&desk, 8);
    for step in [0, 1, 15, 16, 17, 31, 33, states.len() - 1] {
        let fork = desk.ok("fork", json!({ "slot": slot, "step": step, "name": format!("from {step}") }));
        assert_ne!(fork["slot"], slot);
        assert_eq!((&fork["view"], &fork["name"]), (&states[step]["view"], &json!(format!("from {step}"))));
        if fork["bot_to_act"] == true {
            // The same position and the same bots: the same game again.
            let next = desk.ok("bot_move", json!({}));
            assert_eq!(next["view"], states[step + 1]["view"], "from {step}");
        }
        let again = desk.ok("open_slot", json!({ "slot": fork["slot"] }));
        assert_eq!(again["step"].as_u64(), Some((step + usize::from(fork["bot_to_act"] == true)) as u64));
    }
    let old = desk.ok("replay", json!({ "slot": slot, "step": states.len() - 1 }));
    assert_eq!(old["view"], states[states.len() - 1]["view"], "the old game is as it was");
    assert_eq!(desk.no("fork", json!({ "slot": slot, "step": states.len() })).kind(), "bad_request");
}

#[test]
fn replaying_hides_from_each_viewer_what_they_could_not_see() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({}))["slot"].clone();
    desk.play(&["take 3", "pay", "done"]);
    let shown = desk.ok("replay", json!({ "step": 2 }));
    assert_eq!((&shown["view"]["purses"], &shown["events"]), (&json!([null, null]), &json!([])), "behind the curtain");
    desk.ok("close_table", json!({}));
    let shown = desk.ok("replay", json!({ "slot": slot, "step": 2 }));
    assert_eq!(shown["view"]["purses"], json!([null, null]), "nobody in particular looks");
}
