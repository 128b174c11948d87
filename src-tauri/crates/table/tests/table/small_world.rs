//! Small World itself at the table.

use serde_json::{Value, json};
use table::Host;

struct Real {
    host: Host,
    _dir: tempfile::TempDir,
}

fn real() -> Real {
    let dir = tempfile::tempdir().unwrap();
    Real { host: Host::open(dir.path()), _dir: dir }
}

#[expect(clippy::needless_pass_by_value, reason = "arguments are written at the call, with json!")]
impl Real {
    #[track_caller]
    fn ok(&self, command: &str, args: Value) -> Value {
        self.host.call_headless(command, args.clone()).unwrap_or_else(|error| panic!("{command} {args}: {error:?}"))
    }
}

/// Random decisions by people at one device: every state on the way, curtains lifted.
fn played(real: &Real, players: u64, seed: u64) -> (Value, Vec<Value>) {
    let mut state = real.ok("new_game", json!({ "setup": { "game": "small-world", "players": players, "seed": seed } }));
    let slot = state["slot"].clone();
    let mut states = Vec::new();
    let mut dice = seed;
    loop {
        if let Some(seat) = state["curtain"]["seat"].as_u64() {
            state = real.ok("lift_curtain", json!({ "seat": seat }));
            assert_eq!(state["viewer"].as_u64(), Some(seat));
        }
        states.push(state.clone());
        let actions = state["view"]["actions"].as_array().unwrap();
        if actions.is_empty() {
            return (slot, states);
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state = real.ok("act", json!({ "action": actions[(dice >> 33) as usize % actions.len()] }));
    }
}

#[test]
fn whole_games_are_played_saved_replayed_and_exported() {
    let real = real();
    for players in 2..=5 {
        let (slot, states) = played(&real, players, players * 11);
        let last = &states[states.len() - 1];
        assert_eq!((&last["view"]["over"], &last["undo"]["why"]), (&json!(true), &json!("game_over")));
        assert_eq!(last["view"]["actions"], json!([]), "nobody has anything to do");
        let export = real.ok("export_slot", json!({ "slot": slot }));
        let report = table::verify(&table::Registry::standard(), export["data"].as_str().unwrap()).unwrap();
        assert_eq!(
            (&report["over"], report["steps"].as_u64(), &report["winners"]),
            (&json!(true), last["step"].as_u64(), &last["view"]["winners"])
        );
        let shown = real.ok("replay", json!({ "slot": slot, "step": last["step"] }));
        let coins = shown["coins"].as_array().unwrap();
        assert_eq!(coins.len(), shown["turns"].as_array().unwrap().len() + 1);
        assert_eq!(coins[0], json!(vec![5; players as usize]), "everybody starts with five coins (SW-2)");
        for seat in 0..players as usize {
            assert_eq!(last["view"]["seats"][seat]["coins"], coins[coins.len() - 1][seat], "all coins are open at the end");
        }
        // What each person saw live, the replay of a finished game shows nobody in particular, but for the secrets.
        for state in states.iter().step_by(13) {
            let shown = real.ok("replay", json!({ "slot": slot, "step": state["step"] }));
            assert_eq!((&shown["view"]["regions"], &shown["view"]["stacks"]), (&state["view"]["regions"], &state["view"]["stacks"]));
        }
        let header = real.ok("slots", json!({}))["slots"].as_array().unwrap().iter().find(|entry| entry["slot"] == slot).cloned().unwrap();
        assert_eq!((&header["map"], &header["winners"]), (&json!(format!("small-world-{players}p")), &last["view"]["winners"]));
    }
}

#[test]
fn only_the_one_who_looks_sees_their_coins() {
    let real = real();
    let (_, states) = played(&real, 3, 5);
    for state in &states[..states.len() - 1] {
        let viewer = state["viewer"].as_u64().unwrap() as usize;
        for seat in 0..3 {
            assert_eq!(state["view"]["seats"][seat]["coins"].is_null(), seat != viewer, "seat {seat} at step {}", state["step"]);
        }
    }
}

#[test]
fn bots_play_a_whole_game_by_themselves() {
    let real = real();
    let seats: Vec<Value> = ["random", "easy", "easy"]
        .iter()
        .enumerate()
        .map(|(seat, level)| json!({ "name": level, "colour": seat, "who": "bot", "level": level }))
        .collect();
    let mut state = real.ok("new_game", json!({ "setup": { "game": "small-world", "players": 3, "seed": 3 }, "seats": seats }));
    for _ in 0..5_000 {
        if state["bot_to_act"] == false {
            break;
        }
        state = real.ok("bot_move", json!({}));
    }
    assert_eq!(state["view"]["over"], true);
}

#[test]
fn a_setup_is_refused_with_every_reason() {
    let real = real();
    let answer = real
        .ok("check_setup", json!({ "setup": { "game": "small-world", "players": 7, "map": "atlantis", "seed": 1_u64 << 60, "first": 9 } }));
    let kinds: Vec<&str> = answer["reasons"].as_array().unwrap().iter().map(|reason| reason["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["players", "map", "seed", "first"]);
    assert!(
        answer["reasons"]
            .as_array()
            .unwrap()
            .iter()
            .all(|reason| reason["message"].as_str().unwrap().len() > 20 && reason["data"].is_object())
    );
    assert_eq!(answer["reasons"][0]["data"], json!({ "players": 7 }));
}

#[test]
fn catalog_and_boards_fit_together() {
    let real = real();
    let catalog = real.ok("catalog", json!({}));
    for (index, (game, boards)) in [("small-world", 4), ("underground", 4), ("warcraft", 208), ("mixed", 12)].into_iter().enumerate() {
        let entry = &catalog["games"][index];
        assert_eq!(entry["id"], game);
        assert_eq!(&real.ok("catalog", json!({ "game": game }))["games"][0], entry);
        let maps = entry["maps"].as_array().unwrap();
        assert_eq!(maps.len(), boards);
        // Islands to be drawn have no board until they are.
        for map in maps.iter().filter(|map| map["drawn"] != true) {
            let board = real.ok("board", json!({ "map": map["id"] }));
            assert_eq!((&board["id"], board["regions"].as_array().unwrap().len() as u64), (&map["id"], map["regions"].as_u64().unwrap()));
        }
    }
}

#[test]
fn an_illegal_action_says_which_rule_refuses() {
    let real = real();
    let state =
        real.ok("new_game", json!({ "setup": { "game": "small-world", "players": 2, "seed": 1, "house_rules": { "open_coins": true } } }));
    assert_eq!(state["curtain"], Value::Null, "open coins need no curtain");
    let error = real.host.call("act", json!({ "action": { "type": "conquer", "region": 3 } })).unwrap_err();
    assert_eq!((error.kind(), error.data()["reason"].as_str()), ("illegal", Some("not_now")));
    assert_eq!(real.host.call("act", json!({ "action": "pick 99" })).unwrap_err().kind(), "bad_request");
    // Picking brings up the next combo, which stays seen.
    let state = real.ok("act", json!({ "action": "pick 0" }));
    assert_eq!(state["undo"]["why"], "secret_seen");
    let legal = real.ok("legal", json!({}));
    assert_eq!((legal["to_act"].clone(), legal["actions"].clone()), (state["view"]["to_act"].clone(), state["view"]["actions"].clone()));
}

#[test]
fn a_scenario_is_put_up_and_played() {
    let real = real();
    let state = real.ok("new_scenario", json!({ "given": { "game": "small-world", "players": 2, "round": 3 } }));
    assert_eq!((&state["view"]["round"], &state["view"]["map"]), (&json!(3), &json!("small-world-2p")));
    let position = real.ok("position", json!({}));
    real.ok("new_position", json!({ "position": position }));
    assert_eq!(real.ok("position", json!({})), position);
    let error =
        real.host.call_headless("new_scenario", json!({ "given": { "game": "small-world", "players": 2, "dice": [9] } })).unwrap_err();
    assert_eq!(error.kind(), "bad_setup", "{error:?}");
}
