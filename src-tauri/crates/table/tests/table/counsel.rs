//! A bot's opinion: hints, chances, reasons, and how far it has come.

use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use table::{CommandError, Host};

use crate::{Desk, coins, snapshot, until_it_thinks};

/// However busy the machine is: a tenth of what a slow bot takes that nobody tells to stop.
const SOON: Duration = Duration::from_secs(2);

fn person(seat: usize) -> Value {
    json!({ "name": format!("P{seat}"), "colour": seat, "who": "human" })
}

fn bot(seat: usize, level: &str) -> Value {
    json!({ "name": format!("B{seat}"), "colour": seat, "who": "bot", "level": level, "style": "raider" })
}

/// A real game on a host of its own.
fn real(game: &str, seats: &[Value]) -> (tempfile::TempDir, Host, Value) {
    let dir = tempfile::tempdir().unwrap();
    let host = Host::open(dir.path());
    let setup = json!({ "game": game, "players": seats.len(), "seed": 5 });
    let state = host.call("new_game", json!({ "setup": setup, "seats": seats })).unwrap();
    (dir, host, state)
}

#[test]
fn a_hint_is_turns_that_can_be_played() {
    for (game, players) in [("small-world", 2), ("chaos", 3)] {
        let mut seats: Vec<Value> = (1..players).map(|seat| bot(seat, "random")).collect();
        seats.insert(0, person(0));
        let (_dir, host, mut state) = real(game, &seats);
        while state["bot_to_act"] == true {
            state = host.call("bot_move", json!({})).unwrap();
        }
        let hint = host.call("hint", json!({})).unwrap();
        assert_eq!((&hint["revision"], &hint["seat"]), (&state["revision"], &json!(0)));
        let lines = hint["lines"].as_array().unwrap();
        assert!((1..=3).contains(&lines.len()), "{game}: {hint}");
        let turns: Vec<&Value> = lines.iter().map(|line| &line["actions"]).collect();
        assert!(turns.iter().enumerate().all(|(i, turn)| !turns[..i].contains(turn)), "each is another turn: {hint}");
        for line in lines {
            let win = line["win"].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&win), "{win}");
            for merit in line["merits"].as_array().unwrap() {
                assert!(merit["word"].is_string() && merit["weight"].as_f64().unwrap() > 0.0 && merit["data"].is_object(), "{merit}");
            }
            // Every decision of it is legal where it comes.
            let before = host.call("view", json!({})).unwrap()["step"].as_u64().unwrap();
            let fork = host.call("fork", json!({ "step": before })).unwrap();
            for action in line["actions"].as_array().unwrap() {
                host.call("act", json!({ "action": action["text"] })).unwrap();
            }
            assert_ne!(host.call("view", json!({})).unwrap()["slot"], state["slot"]);
            host.call("open_slot", json!({ "slot": state["slot"] })).unwrap();
            host.call("delete_slot", json!({ "slot": fork["slot"] })).unwrap();
        }
        assert_eq!(host.call("hint", json!({ "count": 1 })).unwrap()["lines"].as_array().unwrap().len(), 1);
        for count in [json!(0), json!(9), json!(-1), json!(1.5), json!("3")] {
            assert_eq!(host.call("hint", json!({ "count": count })).unwrap_err().kind(), "bad_request", "{count}");
        }
    }
}

#[test]
fn only_the_person_who_has_the_device_gets_a_hint() {
    let desk = Desk::new();
    assert_eq!(desk.no("hint", json!({})), CommandError::NoTable);
    desk.start("hhb", json!({ "rounds": 1 }));
    let whole = snapshot(&desk);
    let error = desk.no("hint", json!({}));
    assert_eq!((error.kind(), error.data()["seat"].clone()), ("curtain_due", json!(0)));
    desk.ok("lift_curtain", json!({ "seat": 0 }));
    assert_eq!(desk.ok("hint", json!({}))["seat"], 0);
    desk.play(&["take 1", "done", "take 1", "done"]);
    let error = desk.no("hint", json!({}));
    assert_eq!((error.kind(), error.data()["seat"].clone()), ("not_your_turn", json!(2)));
    let mut state = desk.ok("view", json!({}));
    while state["bot_to_act"] == true {
        state = desk.ok("bot_move", json!({}));
        while state["view"]["to_act"].is_u64() && state["bot_to_act"] == false {
            desk.lift(&state);
            state = desk.act("keep");
        }
    }
    assert_eq!(desk.no("hint", json!({})), CommandError::GameOver);
    assert_ne!(snapshot(&desk), whole);
}

/// The hint and the chances of a position put up by hand, for the person of `seats`; and what the bystander is told.
fn opinions(position: &Value, seats: &[Value]) -> [Value; 2] {
    let desk = Desk::new();
    let state = desk.ok("new_position", json!({ "position": position, "seats": seats }));
    let hint = if state["bot_to_act"] == true { Value::Null } else { desk.ok("hint", json!({ "count": 8 }))["lines"].clone() };
    [hint, desk.ok("chances", json!({}))]
}

#[test]
fn nothing_shows_that_the_viewer_may_not_know() {
    let desk = Desk::new();
    desk.start("hbb", json!({}));
    let position = desk.ok("position", json!({}));
    let mut other = position.clone();
    // What the others hold, and every die to come: seat 0 cannot tell.
    for seat in 1..3 {
        other["purses"][seat] = json!(9 - position["purses"][seat].as_i64().unwrap());
    }
    other["stream"] = desk.ok("new_game", json!({ "setup": { "game": "coins", "players": 3, "seed": 8 } }))["slot"].take();
    other["stream"] = desk.ok("position", json!({}))["stream"].take();
    assert_ne!(other, position);
    let one = [person(0), bot(1, "normal"), bot(2, "normal")];
    assert_eq!(opinions(&position, &one), opinions(&other, &one));
    // What it holds itself it may well know.
    let mut richer = position.clone();
    richer["purses"][0] = json!((position["purses"][0].as_i64().unwrap() + 5) % 10);
    assert_ne!(opinions(&position, &one)[1], opinions(&richer, &one)[1]);
    // A bystander knows of nobody's; and while the curtain is down, so does whoever has the device.
    other["purses"][0] = richer["purses"][0].clone();
    let nobody = [bot(0, "normal"), bot(1, "normal"), bot(2, "normal")];
    assert_eq!(opinions(&position, &nobody)[1], opinions(&other, &nobody)[1]);
    let people = [person(0), person(1), person(2)];
    let covered = |position: &Value| {
        let desk = Desk::new();
        desk.ok("new_position", json!({ "position": position, "seats": people }));
        desk.ok("chances", json!({}))
    };
    assert_eq!(covered(&position), covered(&other));
}

/// A host with a game of a person or a bot that takes long to think about.
fn slow(who: &Value) -> (tempfile::TempDir, Arc<Host>) {
    let dir = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
    let setup = json!({ "game": "coins", "players": 2, "rounds": 9, "seed": 1, "slow": 20 });
    host.call("new_game", json!({ "setup": setup, "seats": [who, bot(1, "random")] })).unwrap();
    (dir, host)
}

#[test]
fn a_hint_stops_when_told_and_is_stale_when_the_table_has_moved_on() {
    let (_dir, host) = slow(&person(0));
    // What was told before it was asked for was meant for others.
    host.call("bot_stop", json!({})).unwrap();
    let other = host.clone();
    let thinking = thread::spawn(move || other.call("hint", json!({})));
    until_it_thinks(&host);
    thread::sleep(Duration::from_millis(60));
    assert!(!thinking.is_finished(), "it should still think");
    assert_eq!(host.call("view", json!({})).unwrap()["step"], 0, "others are served meanwhile");
    let told = Instant::now();
    host.call("bot_stop", json!({})).unwrap();
    let hint = thinking.join().unwrap().unwrap();
    let waited = told.elapsed();
    assert!(waited < SOON, "{waited:?}");
    assert!(!hint["lines"].as_array().unwrap().is_empty(), "it answers what it has: {hint}");
    let other = host.clone();
    let thinking = thread::spawn(move || other.call("hint", json!({})));
    until_it_thinks(&host);
    host.call("act", json!({ "action": "take 1" })).unwrap();
    host.call("bot_stop", json!({})).unwrap();
    assert_eq!(thinking.join().unwrap().unwrap_err().kind(), "stale");
}

#[test]
fn whoever_no_longer_waits_for_a_hint_stops_it() {
    let (_dir, host) = slow(&person(0));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    runtime.block_on(async {
        let left = tokio::time::timeout(Duration::from_millis(60), host.ask("hint", json!({}))).await;
        assert!(left.is_err());
        let gone = Instant::now();
        while host.ask("bot_progress", json!({})).await.unwrap()["thinking"] == true {
            assert!(gone.elapsed() < SOON, "nobody waits for it, and still it thinks");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(host.ask("hint", json!({ "much": 1 })).await.unwrap_err().kind(), "bad_request");
        let (hint, _) = tokio::join!(host.ask("hint", json!({ "count": 2 })), async {
            tokio::time::sleep(Duration::from_millis(60)).await;
            host.ask("bot_stop", json!({})).await.unwrap()
        });
        assert_eq!(hint.unwrap()["seat"], 0);
    });
}

#[test]
fn progress_is_told_while_a_bot_thinks_and_never_goes_back() {
    let nobody = json!({ "thinking": false, "done": 0, "total": 0 });
    let dir = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::with_registry(dir.path(), coins::registry()));
    assert_eq!(host.call("bot_progress", json!({})).unwrap(), nobody, "even without a game");
    let setup = json!({ "game": "coins", "players": 2, "rounds": 9, "seed": 1, "slow": 1 });
    host.call("new_game", json!({ "setup": setup, "seats": [bot(0, "normal"), bot(1, "random")] })).unwrap();
    let other = host.clone();
    let thinking = thread::spawn(move || other.call("bot_move", json!({})));
    let mut shares = Vec::new();
    // On a busy machine it may take a while until anything is done.
    while !thinking.is_finished() && shares.last() != Some(&1.0) && (shares.len() < 400 || shares.last() == Some(&0.0)) {
        let progress = host.call("bot_progress", json!({})).unwrap();
        if progress["thinking"] == true {
            let (done, total) = (progress["done"].as_f64().unwrap(), progress["total"].as_f64().unwrap());
            assert!(done <= total && total > 0.0, "{progress}");
            shares.push(done / total);
        } else {
            assert_eq!(progress, nobody);
        }
        thread::sleep(Duration::from_millis(2));
    }
    host.call("bot_stop", json!({})).unwrap();
    thinking.join().unwrap().unwrap();
    assert!(shares.is_sorted(), "{shares:?}");
    assert!(shares.iter().any(|share| *share > 0.0), "{shares:?}");
    assert_eq!(host.call("bot_progress", json!({})).unwrap(), nobody);
}

#[test]
fn chances_are_told_of_every_step_and_add_up() {
    for (game, players) in [("small-world", 3), ("chaos", 3)] {
        let seats: Vec<Value> = (0..players).map(|seat| bot(seat, "random")).collect();
        let (_dir, host, mut state) = real(game, &seats);
        while state["bot_to_act"] == true {
            state = host.call("bot_move", json!({})).unwrap();
        }
        let steps = state["step"].as_u64().unwrap();
        let chances = |step: u64| {
            let answer = host.call("chances", json!({ "step": step })).unwrap();
            assert_eq!(answer["step"], step);
            let list: Vec<f64> = answer["chances"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).collect();
            assert!(list.len() == players && list.iter().all(|chance| (0.0..=1.0).contains(chance)), "{answer}");
            assert!((list.iter().sum::<f64>() - 1.0).abs() < 0.001, "{answer}");
            list
        };
        for step in (0..steps).step_by(37) {
            chances(step);
        }
        let at_the_end = chances(steps);
        let winners = state["view"]["winners"].as_array().unwrap();
        for (seat, chance) in at_the_end.iter().enumerate() {
            // The cards of Chaos may run out: then nobody has won.
            assert_eq!(*chance > 0.0, winners.is_empty() || winners.contains(&json!(seat)), "{game}: {winners:?} {at_the_end:?}");
        }
        assert_eq!(host.call("chances", json!({})).unwrap(), host.call("chances", json!({ "step": steps })).unwrap());
        assert_eq!(host.call("chances", json!({ "step": steps + 1 })).unwrap_err().kind(), "bad_request");
    }
}

#[test]
fn the_reason_of_each_turn_is_told_once_it_is_over() {
    for (game, players) in [("small-world", 2), ("chaos", 3)] {
        let seats: Vec<Value> = (0..players).map(|seat| bot(seat, "easy")).collect();
        let (_dir, host, mut state) = real(game, &seats);
        while state["bot_to_act"] == true {
            state = host.call("bot_move", json!({})).unwrap();
        }
        let steps = state["step"].as_u64().unwrap();
        let replay = host.call("replay", json!({ "step": steps })).unwrap();
        let turns = replay["turns"].as_array().unwrap();
        assert_eq!(host.call("reason", json!({ "step": 0 })).unwrap_err().kind(), "bad_request");
        assert_eq!(host.call("reason", json!({ "step": steps + 1 })).unwrap_err().kind(), "bad_request");
        let mut told = 0;
        for (number, turn) in turns.iter().enumerate() {
            let end = turns.get(number + 1).map_or(steps, |next| next["step"].as_u64().unwrap());
            let reason = host.call("reason", json!({ "step": end })).unwrap();
            for field in ["seat", "round", "step"] {
                assert_eq!(reason[field], turn[field], "{game}, turn {number}");
            }
            let merits = reason["merits"].as_array().unwrap();
            let weights: Vec<f64> = merits.iter().map(|merit| merit["weight"].as_f64().unwrap()).collect();
            assert!(weights.len() <= 3 && weights.is_sorted_by(|a, b| a >= b), "{reason}");
            told += usize::from(!merits.is_empty());
            // While a turn lasts, it is the one before that is over.
            if end > turn["step"].as_u64().unwrap() + 1 && number > 0 {
                assert_eq!(host.call("reason", json!({ "step": end - 1 })).unwrap()["step"], turns[number - 1]["step"]);
            }
        }
        assert!(told * 2 > turns.len(), "{game}: {told} of {} turns have a reason", turns.len());
        assert_eq!(host.call("reason", json!({})).unwrap()["step"], turns.last().unwrap()["step"]);
    }
}
