//! Bots at the table.

use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use serde_json::json;
use table::Host;

use crate::{Desk, coins};

#[test]
fn only_the_bot_to_act_moves_and_only_people_act() {
    let desk = Desk::new();
    desk.start("hb", json!({}));
    let error = desk.no("bot_move", json!({}));
    assert_eq!((error.kind(), error.data()["seat"].clone()), ("not_a_bot", json!(0)));
    desk.play(&["take 1", "done"]);
    let error = desk.no("act", json!({ "action": "take 1" }));
    assert_eq!((error.kind(), error.data()["seat"].clone()), ("not_your_turn", json!(1)));
    assert_eq!(desk.ok("bot_move", json!({}))["step"], 3);
}

#[test]
fn stopping_is_possible_at_any_time_from_anywhere() {
    let dir = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
    assert_eq!(host.call("bot_stop", json!({})).unwrap(), json!({ "stopped": true }));
    let seats = [
        json!({ "name": "a", "colour": 0, "who": "bot", "level": "normal" }),
        json!({ "name": "b", "colour": 1, "who": "bot", "level": "easy" }),
    ];
    host.call("new_game", json!({ "setup": { "game": "coins", "players": 2, "rounds": 40 }, "seats": seats })).unwrap();
    let threads: Vec<_> = (0..3)
        .map(|who| {
            let host = host.clone();
            thread::spawn(move || {
                let mut moved = 0;
                for _ in 0..60 {
                    match host.call(if who == 2 { "bot_stop" } else { "bot_move" }, json!({})) {
                        Ok(answer) => moved += usize::from(answer["revision"].is_u64()),
                        // The other thread's bot was first, or the game ended.
                        Err(error) => assert!(matches!(error.kind(), "stale" | "game_over"), "{error:?}"),
                    }
                    if who == 2 {
                        thread::sleep(Duration::from_micros(300));
                    }
                }
                moved
            })
        })
        .collect();
    let moved: usize = threads.into_iter().map(|thread| thread.join().unwrap()).sum();
    let state = host.call("view", json!({})).unwrap();
    assert_eq!((state["revision"].as_u64(), state["step"].as_u64()), (Some(moved as u64), Some(moved as u64)), "each answer was one move");
    assert!(moved > 0);
}

/// A game of two bots that take long to think.
fn slow(host: &Host) {
    let seats = [json!({ "name": "a", "colour": 0, "who": "bot" }), json!({ "name": "b", "colour": 1, "who": "bot" })];
    let setup = json!({ "game": "coins", "players": 2, "rounds": 9, "seed": 1, "slow": 20 });
    host.call("new_game", json!({ "setup": setup, "seats": seats })).unwrap();
}

#[test]
fn a_bot_that_is_told_to_stop_answers_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
    slow(&host);
    let other = host.clone();
    let thinking = thread::spawn(move || other.call("bot_move", json!({})));
    thread::sleep(Duration::from_millis(60));
    assert!(!thinking.is_finished(), "it should still think");
    // Others are served meanwhile.
    assert_eq!(host.call("view", json!({})).unwrap()["step"], 0);
    let told = Instant::now();
    host.call("bot_stop", json!({})).unwrap();
    let state = thinking.join().unwrap().unwrap();
    let waited = told.elapsed();
    assert_eq!(state["step"], 1);
    assert!(waited < Duration::from_millis(150), "{waited:?}, of which judging one position may take 20 ms");
}

#[test]
fn a_move_thought_out_for_another_game_is_not_played() {
    let dir = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
    slow(&host);
    let other = host.clone();
    let thinking = thread::spawn(move || other.call("bot_move", json!({})));
    thread::sleep(Duration::from_millis(60));
    slow(&host);
    host.call("bot_stop", json!({})).unwrap();
    assert_eq!(thinking.join().unwrap().unwrap_err().kind(), "stale");
    let state = host.call("view", json!({})).unwrap();
    assert_eq!((&state["revision"], &state["step"]), (&json!(0), &json!(0)));
}
