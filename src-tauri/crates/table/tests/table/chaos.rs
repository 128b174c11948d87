//! Chaos in the Old World at the table: whose hand is seen when, and one person with two powers.

use serde_json::{Value, json};

use crate::Desk;

fn person(name: &str, colour: u8) -> Value {
    json!({ "name": name, "colour": colour, "who": "human" })
}

fn desk() -> Desk {
    let dir = tempfile::tempdir().unwrap();
    Desk { host: table::Host::open(dir.path()), dir }
}

/// The seats whose cards a state shows.
fn hands(state: &Value) -> Vec<u64> {
    let powers = state["view"]["powers"].as_array().into_iter().flatten();
    powers.filter(|power| !power["cards"].is_null()).filter_map(|power| power["seat"].as_u64()).collect()
}

/// Plays a whole game, choosing by a simple count; hands each state to `look`.
fn play(desk: &Desk, setup: &Value, seats: &Value, mut look: impl FnMut(&Value)) -> Value {
    let mut state = desk.ok("new_game", json!({ "setup": setup, "seats": seats }));
    let mut count = 7_usize;
    while state["view"]["over"] != true {
        look(&state);
        state = if let Some(seat) = state["curtain"]["seat"].as_u64() {
            desk.ok("lift_curtain", json!({ "seat": seat }))
        } else if state["bot_to_act"] == true {
            desk.ok("bot_move", json!({}))
        } else {
            let actions = state["view"]["actions"].as_array().unwrap().clone();
            assert!(!actions.is_empty(), "{state}");
            count = count.wrapping_mul(31).wrapping_add(11);
            desk.ok("act", json!({ "action": actions[(count >> 8) % actions.len()] }))
        };
    }
    state
}

#[test]
fn four_people_see_their_own_hands_only_and_a_curtain_falls_before_a_hand_is_shown() {
    let desk = desk();
    let seats = json!([person("A", 0), person("B", 1), person("C", 2), person("D", 3)]);
    let mut curtains = 0;
    let mut open = 0;
    let mut lifted: Option<u64> = None;
    play(&desk, &json!({ "game": "chaos", "players": 4, "seed": 5 }), &seats, |state| {
        let to_act = state["view"]["to_act"].as_u64();
        if let Some(seat) = state["curtain"]["seat"].as_u64() {
            curtains += 1;
            lifted = Some(seat);
            assert_eq!((Some(seat), hands(state)), (to_act, vec![]), "{state}");
        } else {
            let secret = ["act", "sift", "discard_cards"].contains(&state["view"]["stage"].as_str().unwrap());
            let viewer = state["viewer"].as_u64();
            assert_eq!(hands(state), viewer.into_iter().collect::<Vec<_>>());
            if secret {
                assert_eq!(viewer, to_act, "{state}");
            } else if viewer != to_act {
                open += 1;
                assert_eq!(viewer, None, "a decision in the open shows nobody's hand: {state}");
            }
            assert!(viewer.is_none() || viewer == lifted, "a hand is shown only after its curtain: {state}");
        }
    });
    assert!(curtains > 20 && open > 5, "{curtains} curtains, {open} decisions in the open");
}

#[test]
fn one_person_with_two_powers_meets_no_curtain_between_them() {
    let desk = desk();
    let bot = |name: &str, colour: u8| json!({ "name": name, "colour": colour, "who": "bot", "level": "random" });
    let seats = json!([person("Ada", 0), bot("x", 1), person("Ada", 2), bot("y", 3)]);
    let mut both = [0; 2];
    play(&desk, &json!({ "game": "chaos", "players": 4, "seed": 6 }), &seats, |state| {
        assert!(state["curtain"].is_null(), "{state}");
        if state["bot_to_act"] == false {
            let to_act = state["view"]["to_act"].as_u64().unwrap();
            assert_eq!(state["viewer"].as_u64(), Some(to_act));
            both[to_act as usize / 2] += 1;
        }
    });
    assert!(both.iter().all(|&count| count > 10), "{both:?}");
    // Two people with two powers each hand the device over between them.
    let seats = json!([person("Ada", 0), person("Bob", 1), person("Ada", 2), person("Bob", 3)]);
    let mut curtains = 0;
    play(&desk, &json!({ "game": "chaos", "players": 4, "seed": 6 }), &seats, |state| curtains += usize::from(!state["curtain"].is_null()));
    assert!(curtains > 10, "{curtains}");
}

#[test]
fn with_open_hands_no_curtain_falls_and_everybody_sees_every_hand() {
    let desk = desk();
    let seats = json!([person("A", 0), person("B", 1), person("C", 2), person("D", 3)]);
    let mut seen = 0;
    let setup = json!({ "game": "chaos", "players": 4, "seed": 5, "house_rules": { "open_hands": true } });
    play(&desk, &setup, &seats, |state| {
        assert!(state["curtain"].is_null(), "{state}");
        assert_eq!(state["viewer"], state["view"]["to_act"]);
        assert_eq!(hands(state), [0, 1, 2, 3]);
        seen += 1;
    });
    assert!(seen > 50, "{seen}");
}

#[test]
fn with_actions_in_a_row_each_power_gets_the_device_once_for_all_its_summons() {
    let desk = desk();
    let seats = json!([person("A", 0), person("B", 1), person("C", 2), person("D", 3)]);
    // By round and seat: how often a curtain fell before a summoning.
    let mut fell = std::collections::BTreeMap::<(u64, u64), u32>::new();
    let setup = json!({ "game": "chaos", "players": 4, "seed": 5, "house_rules": { "actions_in_a_row": true } });
    let mut actions = 0;
    play(&desk, &setup, &seats, |state| {
        if state["view"]["stage"] == "act" {
            actions += 1;
            if let Some(seat) = state["curtain"]["seat"].as_u64() {
                *fell.entry((state["view"]["round"].as_u64().unwrap(), seat)).or_default() += 1;
            }
        }
    });
    // A card whose effect somebody else decides in the open covers the hand; then the curtain falls once more.
    let more: u32 = fell.values().map(|times| times - 1).sum();
    assert!(more <= 2 && actions > 3 * fell.len(), "{actions} actions, {fell:?}");
}

#[test]
fn who_alone_has_power_left_summons_on_without_a_curtain() {
    let desk = desk();
    let seats = json!([person("A", 0), person("B", 1), person("C", 2), person("D", 3)]);
    desk.ok("new_scenario", json!({ "given": { "game": "chaos" }, "seats": seats }));
    for seat in [0, 1, 2] {
        desk.ok("lift_curtain", json!({ "seat": seat }));
        desk.act("pass");
    }
    let mut state = desk.ok("lift_curtain", json!({ "seat": 3 }));
    for _ in 0..3 {
        assert_eq!((&state["curtain"], state["view"]["to_act"].as_u64(), state["viewer"].as_u64()), (&Value::Null, Some(3), Some(3)));
        let summon = state["view"]["actions"].as_array().unwrap().iter().find(|action| action["type"] == "summon").unwrap().clone();
        state = desk.ok("act", json!({ "action": summon }));
    }
}

#[test]
fn a_setup_that_is_no_game_says_why() {
    let desk = desk();
    for (setup, kind) in [
        (json!({ "game": "chaos", "players": 2 }), "players"),
        (json!({ "game": "chaos", "players": 5 }), "players"),
        (json!({ "game": "chaos", "players": 4, "absent": "nurgle" }), "nobody_absent"),
    ] {
        let answer = desk.ok("check_setup", json!({ "setup": setup }));
        assert_eq!((&answer["ok"], &answer["reasons"][0]["kind"]), (&json!(false), &json!(kind)), "{answer}");
    }
    for wrong in [
        json!({ "game": "chaos", "players": 3, "absent": "malal" }),
        json!({ "game": "chaos", "players": 4, "house_rules": { "x": true } }),
    ] {
        assert_eq!(desk.no("check_setup", json!({ "setup": wrong })).kind(), "bad_request");
    }
}
