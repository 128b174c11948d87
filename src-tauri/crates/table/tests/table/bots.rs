//! Bots at the table.

use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use ::bots::{Level, Stop, Trail, choose, seed_of};
use ::chaos::Chaos;
use serde_json::{Value, json};
use smallworld::SmallWorld;
use table::Host;
use tabletop::Game;

use crate::{Desk, coins, until_it_thinks};

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

/// A tenth of what such a bot takes for a decision when nobody tells it to stop: 20 s. However busy the machine is, it is well below that.
const SOON: Duration = Duration::from_secs(2);

#[test]
fn a_bot_that_is_told_to_stop_answers_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
    slow(&host);
    let other = host.clone();
    let thinking = thread::spawn(move || other.call("bot_move", json!({})));
    until_it_thinks(&host);
    assert!(!thinking.is_finished(), "it should still think");
    // Others are served meanwhile.
    assert_eq!(host.call("view", json!({})).unwrap()["step"], 0);
    let told = Instant::now();
    host.call("bot_stop", json!({})).unwrap();
    let state = thinking.join().unwrap().unwrap();
    let waited = told.elapsed();
    assert_eq!(state["step"], 1);
    assert!(waited < SOON, "{waited:?}, of which judging one position may take 20 ms");
}

#[test]
fn a_move_thought_out_for_another_game_is_not_played() {
    let dir = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
    slow(&host);
    let other = host.clone();
    let thinking = thread::spawn(move || other.call("bot_move", json!({})));
    until_it_thinks(&host);
    slow(&host);
    host.call("bot_stop", json!({})).unwrap();
    assert_eq!(thinking.join().unwrap().unwrap_err().kind(), "stale");
    let state = host.call("view", json!({})).unwrap();
    assert_eq!((&state["revision"], &state["step"]), (&json!(0), &json!(0)));
}

/// The journal of a game of bots that are asked by the table, action by action.
fn asked_one_by_one(setup: &Value, level: Level, players: usize) -> Vec<String> {
    let dir = tempfile::tempdir().unwrap();
    let host = Host::open(dir.path());
    let seats: Vec<Value> =
        (0..players).map(|seat| json!({ "name": format!("B{seat}"), "colour": seat, "who": "bot", "level": level })).collect();
    let mut state = host.call("new_game", json!({ "setup": setup, "seats": seats })).unwrap();
    while state["bot_to_act"] == true {
        state = host.call("bot_move", json!({})).unwrap();
        let step = state["step"].as_u64().unwrap();
        // Put down and taken up again: in the middle of a turn too, unless the rest of it is planned, which is kept at the table alone.
        let begun = state["events"].as_array().unwrap().iter().any(|event| event["type"] == "turn_started");
        let pause = if level > Level::Easy { begun && step.is_multiple_of(4) } else { step.is_multiple_of(40) };
        if pause {
            host.call("close_table", json!({})).unwrap();
            state = host.call("open_slot", json!({ "slot": state["slot"] })).unwrap();
        }
    }
    let log = host.call("log", json!({})).unwrap();
    log["entries"].as_array().unwrap().iter().map(|entry| entry["text"].as_str().unwrap().to_owned()).collect()
}

/// The journal of the same game played in one go.
fn played_at_once<G: Game>(setup: &Value, level: Level) -> Vec<String> {
    let mut position = G::from_setup(&serde_json::from_value(setup.clone()).unwrap()).unwrap();
    let (mut trail, mut journal) = (Trail::new(), Vec::new());
    while let Some(seat) = position.to_act() {
        let action = choose(&position, &trail, level, seed_of(&position, seat), &Stop::new());
        trail.leave(&position);
        position.play(action).unwrap();
        journal.push(action.to_string());
    }
    journal
}

/// Small World for 2 with seeds 606 and 613 once had bots that moved tokens to and fro 300 times in one turn when asked one by one.
#[test]
fn a_bot_plays_the_same_game_asked_one_by_one_and_in_one_go() {
    let mut games: Vec<(&str, usize, Level, u64)> = vec![
        ("small-world", 2, Level::Easy, 606),
        ("small-world", 2, Level::Easy, 613),
        ("small-world", 2, Level::Normal, 11),
        ("chaos", 4, Level::Easy, 1),
    ];
    games.extend([("underground", 2), ("warcraft", 3), ("mixed", 2)].map(|(game, players)| (game, players, Level::Easy, 7)));
    games.extend(["small-world", "underground", "warcraft", "mixed"].map(|game| (game, 2, Level::Random, 3)));
    games.push(("chaos", 3, Level::Random, 3));
    for (game, players, level, seed) in games {
        let setup = json!({ "game": game, "players": players, "seed": seed });
        let at_once = if game == "chaos" { played_at_once::<Chaos>(&setup, level) } else { played_at_once::<SmallWorld>(&setup, level) };
        assert!(at_once.len() > 30);
        assert_eq!(asked_one_by_one(&setup, level, players), at_once, "{game} for {players}, {level}, seed {seed}");
    }
}

/// Two bots of `level` at a real game.
fn real(host: &Host, game: &str) {
    let players = crate::fewest(game);
    let seats: Vec<_> =
        (0..players).map(|seat| json!({ "name": format!("b{seat}"), "colour": seat, "who": "bot", "level": "normal" })).collect();
    host.call("new_game", json!({ "setup": { "game": game, "players": players, "seed": 3 }, "seats": seats })).unwrap();
}

#[test]
fn a_bot_is_told_to_stop_before_it_begins_and_only_for_that_decision() {
    let dir = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
    slow(&host);
    // Nobody thinks yet: what is told holds for the decision that is due.
    host.call("bot_stop", json!({})).unwrap();
    let began = Instant::now();
    assert_eq!(host.call("bot_move", json!({})).unwrap()["step"], 1);
    let hurried = began.elapsed();
    assert!(hurried < SOON, "{hurried:?}, of which judging one position may take 20 ms");
    // It was asked for, but had to wait for its turn.
    let asked = host.asked();
    host.call("bot_stop", json!({})).unwrap();
    host.call("view", json!({})).unwrap();
    let began = Instant::now();
    assert_eq!(host.call_asked("bot_move", json!({}), asked).unwrap()["step"], 2);
    let hurried = began.elapsed();
    assert!(hurried < SOON, "{hurried:?}");
    // The next one thinks as long as it likes.
    let other = host.clone();
    let thinking = thread::spawn(move || other.call("bot_move", json!({})));
    thread::sleep(Duration::from_millis(250));
    assert!(!thinking.is_finished(), "nobody told this one");
    host.call("bot_stop", json!({})).unwrap();
    assert_eq!(thinking.join().unwrap().unwrap()["step"], 3);
}

#[test]
fn bots_think_aside_on_tokio_and_stop_when_nobody_waits() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    runtime.block_on(async {
        let dir = tempfile::tempdir().unwrap();
        let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
        slow(&host);
        let began = Instant::now();
        let (moved, ()) = tokio::join!(host.ask("bot_move", json!({})), async {
            tokio::time::sleep(Duration::from_millis(60)).await;
            // The one thread of this runtime is free while the bot thinks.
            assert_eq!(host.ask("view", json!({})).await.unwrap()["step"], 0);
            host.ask("bot_stop", json!({})).await.unwrap();
        });
        assert_eq!(moved.unwrap()["step"], 1);
        let hurried = began.elapsed();
        assert!(hurried < SOON, "{hurried:?}");
        // Whoever asked goes away: nothing is played, and the table is free.
        let left = tokio::time::timeout(Duration::from_millis(60), host.ask("bot_move", json!({}))).await;
        assert!(left.is_err());
        assert_eq!(host.ask("view", json!({})).await.unwrap()["step"], 1);
        // Where waiting is allowed the other way works too.
        let blocking = host.clone();
        host.ask("bot_stop", json!({})).await.unwrap();
        let moved = tokio::task::spawn_blocking(move || blocking.call("bot_move", json!({}))).await.unwrap();
        assert_eq!(moved.unwrap()["step"], 2);
        let wrong = host.ask("bot_move", json!({ "much": 1 })).await.unwrap_err();
        assert_eq!(wrong.kind(), "bad_request");
    });
}

#[test]
fn a_bot_of_every_game_stops_within_fifty_milliseconds() {
    for game in table::Registry::standard().ids() {
        let dir = tempfile::tempdir().unwrap();
        let host = Arc::new(Host::open(dir.path()));
        real(&host, game);
        // The quickest of some: whatever else the machine does is not the bot's fault.
        let mut quickest = Duration::MAX;
        for _ in 0..6 {
            let other = host.clone();
            let thinking = thread::spawn(move || (other.call("bot_move", json!({})), Instant::now()));
            thread::sleep(Duration::from_millis(25));
            let told = Instant::now();
            host.call("bot_stop", json!({})).unwrap();
            let (moved, done) = thinking.join().unwrap();
            moved.unwrap();
            quickest = quickest.min(done.saturating_duration_since(told));
        }
        println!("{game}: {quickest:?}");
        assert!(quickest < Duration::from_millis(50), "{game}: {quickest:?}");
    }
}
