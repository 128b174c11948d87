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
    let answer =
        real.ok("check_setup", json!({ "setup": { "game": "small-world", "players": 7, "map": "atlantis", "seed": 1_u64 << 60 } }));
    let kinds: Vec<&str> = answer["reasons"].as_array().unwrap().iter().map(|reason| reason["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["players", "map", "seed"]);
    assert!(
        answer["reasons"]
            .as_array()
            .unwrap()
            .iter()
            .all(|reason| reason["message"].as_str().unwrap().len() > 20 && reason["data"].is_object())
    );
    assert_eq!(answer["reasons"][0]["data"], json!({ "players": 7 }));
    // A seat that other tables have is a reason; one that none has is no setup.
    let setup = |first: u64| json!({ "setup": { "game": "small-world", "players": 2, "seed": 1, "first": first } });
    assert_eq!(real.ok("check_setup", setup(4))["reasons"][0]["kind"], "first");
    let error = real.host.call("check_setup", setup(9)).unwrap_err();
    assert!(error.to_string().contains("there is no seat 9: 0 to 4"), "{error}");
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

/// What is shown of a slot before it is opened is what everybody saw: no purse, while purses are closed.
#[test]
fn a_glance_at_a_slot_shows_the_board_and_no_secret() {
    let real = real();
    let (slot, states) = played(&real, 3, 5);
    let glance = |real: &Real, slot: &Value| {
        let slots = real.ok("slots", json!({}))["slots"].clone();
        slots.as_array().unwrap().iter().find(|entry| entry["slot"] == *slot).unwrap()["glance"].clone()
    };
    let last = &states[states.len() - 1]["view"];
    let coins: Vec<&Value> = last["seats"].as_array().unwrap().iter().map(|seat| &seat["coins"]).collect();
    assert_eq!((&glance(&real, &slot)["counts"], &glance(&real, &slot)["standing"]), (&json!("coins"), &json!(coins)), "it is over");

    let middle = states.len() / 2;
    let fork = real.ok("fork", json!({ "slot": slot, "step": middle }));
    let (view, seen) = (&fork["view"], glance(&real, &fork["slot"]));
    assert_eq!(seen["counts"], "regions");
    for (seat, standing) in view["seats"].as_array().unwrap().iter().zip(seen["standing"].as_array().unwrap()) {
        assert_eq!(seat["regions"], *standing);
    }
    let letter = |region: &Value| match (region["owner"]["seat"].as_u64(), region["owner"]["slot"] == "active") {
        (Some(seat), active) => char::from(if active { b'0' } else { b'a' } + seat as u8),
        (None, _) => '.',
    };
    let owners: String = view["regions"].as_array().unwrap().iter().map(letter).collect();
    assert_eq!(seen["owners"], owners);
    assert!(owners.contains('0') && owners.contains('a'), "{owners}");
    // The same position with other purses gives the same glance.
    let mut position = real.ok("position", json!({}));
    for side in position["sides"].as_array_mut().unwrap().iter_mut().take(3) {
        side["coins"] = json!(side["coins"].as_u64().unwrap() + 1);
    }
    let richer = real.ok("new_position", json!({ "position": position }));
    assert_eq!(glance(&real, &richer["slot"]), seen);
    let open = json!({ "game": "small-world", "players": 2, "seed": 1, "house_rules": { "open_coins": true } });
    let state = real.ok("new_game", json!({ "setup": open }));
    assert_eq!(glance(&real, &state["slot"]), json!({ "owners": ".".repeat(view_regions(&state)), "counts": "coins", "standing": [5, 5] }));
}

fn view_regions(state: &Value) -> usize {
    state["view"]["regions"].as_array().unwrap().len()
}

/// A position of a scenario that both people play, played up to `actions`; what the undo button says then.
fn undo_after(given: &Value, actions: &[&str]) -> Value {
    let real = real();
    let mut state = real.ok("new_scenario", json!({ "given": given }));
    for action in actions {
        if let Some(seat) = state["curtain"]["seat"].as_u64() {
            state = real.ok("lift_curtain", json!({ "seat": seat }));
        }
        // Without a region: the first that nobody holds.
        let free = state["view"]["actions"].as_array().and_then(|all| all.iter().find(|a| a["type"] == "conquer" && a["region"] != 11));
        let action = if *action == "conquer" { free.cloned().unwrap() } else { json!(action) };
        state = real.ok("act", json!({ "action": action }));
    }
    state["undo"]["why"].clone()
}

#[test]
fn what_shows_whether_a_hidden_purse_is_empty_is_not_taken_back() {
    // WC-99: whoever beats the champion is paid two coins, as far as there are any.
    for (coins, open) in [(0, false), (1, false), (30, false), (0, true), (30, true)] {
        let given = json!({
            "game": "warcraft", "players": 2, "map": "warcraft-2p-l1a-s1a", "murlocs": [], "tiles": [], "stage": "conquest",
            "house_rules": { "open_coins": open },
            "seats": [
                { "active": { "race": "blood_elves", "power": "farmer", "hand": 5, "regions": { "7": 1 } } },
                { "coins": coins, "active": { "race": "kobolds", "power": "champion", "regions": { "11": 1, "19": 1 } } },
            ],
            "pieces": { "champion": 11 },
        });
        let why = undo_after(&given, &["conquer 11"]);
        assert_eq!(why, if open { Value::Null } else { json!("secret_seen") }, "the champion, {coins} coins, open: {open}");
        // A conquest that nobody pays for is.
        assert_eq!(undo_after(&given, &["conquer"]), Value::Null);
    }
    // UG-E2: the neighbours of a thieving race pay at the end of its turn; then its owner is asked about the Altar.
    for coins in [0, 30] {
        let given = json!({
            "game": "underground", "players": 2, "stage": "redeploy", "monsters": [], "finds": { "altar_of_souls": 8 },
            "seats": [
                { "active": { "race": "lizardmen", "power": "thieving", "regions": { "8": 1, "1": 2 } },
                  "declined": { "race": "shrooms", "regions": { "21": 1 } } },
                { "coins": coins, "active": { "race": "ogres", "power": "mining", "regions": { "7": 1 } } },
            ],
        });
        assert_eq!(undo_after(&given, &["done"]), json!("secret_seen"), "theft, {coins} coins");
    }
}

#[test]
fn what_another_seat_may_do_is_no_business_of_the_window() {
    let real = real();
    real.ok("new_game", json!({ "setup": { "game": "small-world", "players": 2, "seed": 1 } }));
    assert_eq!(real.host.call("legal", json!({})).unwrap_err().kind(), "unknown_command");
    assert!(!real.ok("legal", json!({}))["actions"].as_array().unwrap().is_empty(), "the headless tool asks");
}

#[test]
fn a_position_is_one_of_the_game_that_it_is_called() {
    let real = real();
    real.ok("new_game", json!({ "setup": { "game": "underground", "players": 2, "seed": 1 } }));
    let position = real.ok("position", json!({}));
    let error = real.host.call_headless("new_position", json!({ "game": "small-world", "position": position })).unwrap_err();
    assert_eq!(error.kind(), "bad_setup");
    // Nothing said: the game that it is of.
    assert_eq!(real.ok("new_position", json!({ "position": position }))["game"], "underground");
}

/// An export written anew with `change` made to its header and body, checksums right.
fn crafted(real: &Real, slot: &Value, change: impl Fn(&mut saves::Header, &mut Value)) -> String {
    let export = real.ok("export_slot", json!({ "slot": slot }));
    let (mut header, body) = saves::import(export["data"].as_str().unwrap()).unwrap();
    let mut body: Value = serde_json::from_slice(&body).unwrap();
    change(&mut header, &mut body);
    saves::export(&header, body.to_string().as_bytes())
}

#[test]
fn crafted_files_with_right_checksums_are_refused() {
    let real = real();
    let registry = table::Registry::standard();
    let state = real.ok("new_game", json!({ "setup": { "game": "warcraft", "players": 2, "seed": 3 } }));
    let chaos = real.ok("new_game", json!({ "setup": { "game": "chaos", "players": 4, "seed": 3 } }));
    let (slot, chaos) = (&state["slot"], &chaos["slot"]);
    assert!(table::verify(&registry, &crafted(&real, slot, |_, _| {})).is_ok());
    let refused = |slot: &Value, change: &dyn Fn(&mut saves::Header, &mut Value)| {
        let error = table::verify(&registry, &crafted(&real, slot, change)).unwrap_err();
        assert_eq!(error.kind(), "import_invalid", "{error}");
        error.to_string()
    };
    refused(slot, &|header, _| header.game = "small-world".into());
    refused(slot, &|_, body| body["game"] = json!("underground"));
    refused(slot, &|_, body| body["position"]["hoard"]["at"] = json!({ "aegis_of_aggramar": 64 }));
    refused(slot, &|_, body| body["position"]["hoard"]["at"] = json!({ "frostmourne": 91 }));
    refused(slot, &|_, body| body["position"]["turn"] = json!(7));
    let said = refused(chaos, &|_, body| body["position"]["hands"][3][7] = json!(1));
    assert!(said.contains("card of a power"), "{said}");
    let said = refused(chaos, &|_, body| {
        body["position"]["phase"] = json!("summoning");
        body["position"]["energy"] = json!([0, 0, 0, 0]);
        body["position"]["tasks"] = json!([
            { "task": "begin", "phase": "end" }, { "task": "begin", "phase": "corruption" }, { "task": "begin", "phase": "battle" }, { "task": "act" },
        ]);
    });
    assert!(said.contains("nobody can act"), "{said}");
}
