//! The results of finished games: once per game, there for ever, by person.

use std::{fs, path::Path};

use serde_json::{Value, json};
use table::{GameResult, Host};

use crate::{Desk, coins, fewest};

/// Plays a short game of two people to its end and answers its last state.
fn finished(desk: &Desk, seed: u64, names: [&str; 2]) -> Value {
    let seats: Vec<Value> = names.iter().enumerate().map(|(seat, name)| json!({ "name": name, "colour": seat, "who": "human" })).collect();
    let setup = json!({ "game": coins::COINS, "players": 2, "seed": seed, "rounds": 2, "open": true });
    desk.ok("new_game", json!({ "setup": setup, "seats": seats }));
    desk.play(&["take 1", "done", "take 2", "done", "take 2", "done", "take 1", "done"])
}

fn results(desk: &Desk) -> Vec<Value> {
    desk.ok("results", json!({}))["results"].as_array().unwrap().clone()
}

fn names(result: &Value) -> Vec<&str> {
    result["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect()
}

#[test]
fn a_game_counts_when_it_ends_and_stays_when_its_slot_goes() {
    let mut desk = Desk::new();
    assert_eq!(desk.ok("results", json!({})), json!({ "results": [], "people": [], "unreadable": 0 }));
    let state = finished(&desk, 7, ["Ada", "Ben"]);
    let [result] = &results(&desk)[..] else { panic!("one game") };
    assert_eq!((names(result), &result["game"], &result["rounds"]), (vec!["Ada", "Ben"], &json!("coins"), &json!(2)));
    assert_eq!(result["by_round"].as_array().unwrap().len(), 3, "at the start and after both rounds: {result}");
    assert!(result["ended"].as_u64() > Some(1_600_000_000_000), "{result}");
    assert_eq!(*result, desk.ok("result", json!({ "slot": state["slot"] })));
    assert_eq!(*result, desk.ok("result", json!({})));
    let before = result.clone();
    desk.ok("delete_slot", json!({ "slot": state["slot"] }));
    for _ in 0..2 {
        desk = desk.reopen();
        assert_eq!(results(&desk), std::slice::from_ref(&before));
    }
    assert_eq!(desk.ok("results", json!({}))["people"], json!([{ "name": "Ada", "also": [] }, { "name": "Ben", "also": [] }]));
}

#[test]
fn hints_are_counted_with_the_result() {
    let mut desk = Desk::new();
    let setup = json!({ "game": coins::COINS, "players": 2, "seed": 5, "rounds": 2, "open": true });
    desk.ok("new_game", json!({ "setup": setup }));
    desk.ok("hint", json!({}));
    desk.play(&["take 1", "done"]);
    desk.ok("hint", json!({}));
    desk.play(&["take 2", "done", "take 2"]);
    desk.ok("hint", json!({}));
    desk.play(&["done", "take 1", "done"]);
    let expected = json!([2, 1]);
    for _ in 0..2 {
        let [result] = &results(&desk)[..] else { panic!("one game") };
        let hints: Value = result["seats"].as_array().unwrap().iter().map(|seat| seat["hints"].clone()).collect();
        assert_eq!(hints, expected);
        desk = desk.reopen();
    }
    let export = desk.ok("export_results", json!({}));
    let lines: Vec<&str> = export["data"].as_str().unwrap().lines().collect();
    assert!(lines[0].ends_with(",hints") && lines[1].ends_with(",2") && lines[2].ends_with(",1"), "{lines:?}");
}

#[test]
fn a_game_that_goes_on_has_no_result() {
    let desk = Desk::new();
    assert_eq!(desk.no("result", json!({})).kind(), "no_table");
    desk.start("hh", json!({}));
    assert_eq!(desk.no("result", json!({})).kind(), "bad_request");
    assert!(results(&desk).is_empty());
    desk.ok("practice", json!({ "setup": { "game": "coins", "players": 2, "rounds": 1, "open": true } }));
    desk.play(&["take 1", "done", "take 1", "done"]);
    assert_eq!(desk.ok("result", json!({}))["ended"], 0, "a game for practice has a result to look at");
    assert!(results(&desk).is_empty(), "but it does not count");
}

#[test]
fn a_game_counts_once_however_often_it_is_copied() {
    let desk = Desk::new();
    let state = finished(&desk, 7, ["Ada", "Ben"]);
    let slot = &state["slot"];
    desk.ok("duplicate_slot", json!({ "slot": slot }));
    let export = desk.ok("export_slot", json!({ "slot": slot }));
    desk.ok("import_slot", json!({ "data": export["data"] }));
    desk.ok("fork", json!({ "slot": slot, "step": 7 }));
    desk.play(&["take 1", "done"]);
    assert_eq!(results(&desk).len(), 1);
    finished(&desk, 7, ["Ada", "Cy"]);
    finished(&desk, 8, ["Ada", "Ben"]);
    assert_eq!(results(&desk).len(), 3, "the same deal for others, or another deal, is another game");
}

#[test]
fn finished_games_from_elsewhere_count_when_statistics_are_opened() {
    let desk = Desk::new();
    let slot = finished(&desk, 7, ["Ada", "Ben"])["slot"].clone();
    let export = desk.ok("export_slot", json!({ "slot": slot }));
    let other = Desk::new();
    other.ok("import_slot", json!({ "data": export["data"] }));
    assert_eq!(results(&other).len(), 1);
    let other = other.reopen();
    assert_eq!(results(&other).len(), 1);
}

#[test]
fn people_are_renamed_merged_and_separated() {
    let desk = Desk::new();
    finished(&desk, 1, ["Ada", "Ben"]);
    finished(&desk, 2, ["Adda", "Ben"]);
    finished(&desk, 3, ["ADA", "Cy"]);
    let people = |desk: &Desk| desk.ok("results", json!({}))["people"].clone();
    let named = |people: &Value| -> Vec<String> {
        people.as_array().unwrap().iter().map(|person| person["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(named(&people(&desk)), ["ADA", "Adda", "Ben", "Cy"], "as they were spelt last");
    desk.ok("rename_person", json!({ "name": "Adda", "to": " Ada  L. " }));
    let after = desk.ok("rename_person", json!({ "name": "ada", "to": "Ada L." }));
    assert_eq!(after["people"][0], json!({ "name": "Ada L.", "also": ["ADA", "Adda"] }));
    let desk = desk.reopen();
    assert_eq!(results(&desk).iter().filter(|result| names(result)[0] == "Ada L.").count(), 3);
    finished(&desk, 4, ["Adda", "Ben"]);
    assert_eq!(names(&results(&desk)[0]), ["Ada L.", "Ben"], "a name that was given away stays so");
    assert_eq!(named(&desk.ok("separate_person", json!({ "name": "Ada L." }))["people"]), ["ADA", "Adda", "Ben", "Cy"]);
    for args in [json!({ "name": "Nobody", "to": "Ada" }), json!({ "name": "Ben", "to": " \n" })] {
        assert_eq!(desk.no("rename_person", args).kind(), "bad_request");
    }
}

#[test]
fn who_is_forgotten_is_nowhere_in_the_results() {
    let desk = Desk::new();
    let slot = finished(&desk, 1, ["Ada", "Ben"])["slot"].clone();
    finished(&desk, 2, ["Adda", "Ben"]);
    desk.ok("rename_person", json!({ "name": "Adda", "to": "Ada" }));
    desk.ok("forget_person", json!({ "name": "ADA" }));
    assert_eq!(desk.no("forget_person", json!({ "name": "Ada" })).kind(), "bad_request");
    let desk = desk.reopen();
    assert_eq!(desk.ok("results", json!({}))["people"], json!([{ "name": "Ben", "also": [] }]));
    for result in results(&desk) {
        assert_eq!(names(&result), ["", "Ben"]);
    }
    for file in fs::read_dir(desk.dir.path().join("slots")).unwrap().map(|entry| entry.unwrap().path()) {
        let text = String::from_utf8_lossy(&fs::read(&file).unwrap()).to_lowercase();
        let page = file.file_name().unwrap().to_string_lossy().starts_with("results-");
        assert!(!page || !text.contains("ada"), "{}", file.display());
    }
    desk.ok("open_slot", json!({ "slot": slot }));
    assert_eq!(results(&desk).len(), 2, "an old game that is looked at again is not counted again");
}

#[test]
fn what_cannot_be_read_is_left_alone_and_told_of() {
    let desk = Desk::new();
    finished(&desk, 1, ["Ada", "Ben"]);
    results(&desk);
    let Desk { host, dir } = desk;
    drop(host);
    let store = saves::Store::open(dir.path()).unwrap().store;
    let page = store.page(1).unwrap().unwrap();
    let good: Value = serde_json::from_slice(&page).unwrap();
    let spoilt = |change: &dyn Fn(&mut Value)| {
        let mut form = good.clone();
        change(&mut form);
        form.to_string().into_bytes()
    };
    let set = |pointer: &'static str, value: Value| spoilt(&move |form: &mut Value| *form.pointer_mut(pointer).unwrap() = value.clone());
    let bad = [
        b"".to_vec(),
        b"{}".to_vec(),
        b"[1]".to_vec(),
        set("/form", json!(2)),
        set("/form", json!(-1)),
        set("/results/0/id", json!("x")),
        set("/results/0/game", json!("")),
        set("/results/0/ended", json!(u64::MAX)),
        set("/results/0/rounds", json!(100_000)),
        set("/results/0/seats", json!([])),
        set("/results/0/by_round/0", json!([1])),
        set("/results/0/by_round/0/0", json!(2_000_000_000)),
        set("/results/0/seats/0/rank", json!(0)),
        set("/results/0/seats/0/colour", json!(99)),
        set("/results/0/seats/0/name", json!("x".repeat(500))),
        set("/results/0/seats/0/points", json!(i32::MIN)),
        set("/results/0/seats/0/pieces", json!([{ "ids": [], "points": 1, "round": 1 }])),
        set("/results/0/contested", json!([{ "region": 999, "times": 1 }])),
    ];
    drop(store);
    for bytes in bad {
        let store = saves::Store::open(dir.path()).unwrap().store;
        store.set_page(1, &bytes).unwrap();
        drop(store);
        let host = Host::with_registry(dir.path(), coins::registry());
        let desk = Desk { host, dir: tempfile::tempdir().unwrap() };
        let answer = desk.ok("results", json!({}));
        let what = String::from_utf8_lossy(&bytes);
        assert_eq!((&answer["unreadable"], &answer["results"]), (&json!(1), &json!([])), "{what}");
        finished(&desk, 5, ["Cy", "Dee"]);
        assert_eq!(results(&desk).len(), 1, "{what}: what comes next has a page of its own");
        drop(desk);
        let store = saves::Store::open(dir.path()).unwrap().store;
        assert_eq!(store.page(1).unwrap(), Some(bytes), "left as it was");
        store.set_page(2, json!({ "form": 1, "results": [] }).to_string().as_bytes()).unwrap();
    }
}

#[test]
fn results_of_old_versions_are_read_for_ever() {
    let dir = tempfile::tempdir().unwrap();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/saves/results-v1");
    fs::create_dir(dir.path().join("slots")).unwrap();
    for name in ["results-00.elbow", "results-01.elbow"] {
        fs::copy(old.join(name), dir.path().join("slots").join(name)).unwrap();
    }
    let answer = Host::open(dir.path()).call("results", json!({})).unwrap();
    let results: Vec<GameResult> = serde_json::from_value(answer["results"].clone()).unwrap();
    assert_eq!((results.len(), &answer["unreadable"]), (11, &json!(0)));
    assert_eq!(answer["people"][0], json!({ "name": "Ada", "also": ["Adda"] }));
    let games: std::collections::BTreeSet<&str> = results.iter().map(|result| result.game.as_str()).collect();
    assert!(games.into_iter().eq(["chaos", "mixed", "small-world", "warcraft"]));
    for result in &results {
        check_sums(result, &result.id);
    }
}

#[test]
fn many_results_take_several_pages() {
    let desk = Desk::new();
    finished(&desk, 1, ["Ada", "Ben"]);
    let first = results(&desk)[0].clone();
    let Desk { host, dir } = desk;
    drop(host);
    let all: Vec<Value> = (0..256_u64)
        .map(|number| {
            let mut result = first.clone();
            result["id"] = json!(format!("{number:016x}"));
            result
        })
        .collect();
    let store = saves::Store::open(dir.path()).unwrap().store;
    store.set_page(1, json!({ "form": 1, "results": all }).to_string().as_bytes()).unwrap();
    drop(store);
    let desk = Desk { host: Host::with_registry(dir.path(), coins::registry()), dir };
    finished(&desk, 2, ["Cy", "Ben"]);
    assert_eq!(results(&desk).len(), 257);
    desk.ok("forget_person", json!({ "name": "ben" }));
    let desk = desk.reopen();
    assert!(results(&desk).iter().all(|result| names(result)[1].is_empty()), "on every page");
}

#[test]
fn the_table_of_results_has_a_line_for_each_seat() {
    let desk = Desk::new();
    finished(&desk, 1, ["Ada, \"the\" =1", "=Ben"]);
    let export = desk.ok("export_results", json!({}));
    let text = export["data"].as_str().unwrap();
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!((lines.len(), export["file_name"].as_str()), (3, Some("elbowroom.csv")));
    assert!(lines[1].contains(",1,\"Ada, \"\"the\"\" =1\",human,,,"), "{}", lines[1]);
    assert!(lines[2].contains(",2,'=Ben,human,,,"), "{}", lines[2]);
}

/// What is counted adds up: whatever a seat has was there at the start or has a cause.
#[track_caller]
fn check_sums(result: &GameResult, what: &str) {
    let [start, .., end] = &result.by_round[..] else { panic!("{what}: {result:?}") };
    for (number, seat) in result.seats.iter().enumerate() {
        let causes: i32 = seat.causes.iter().map(|cause| cause.points).sum();
        assert_eq!(start[number] + causes, seat.points, "{what}, seat {number}: {seat:?}");
        assert_eq!(end[number], seat.points, "{what}, seat {number}");
        let pieces: i32 = seat.pieces.iter().map(|piece| piece.points).sum();
        assert!(pieces <= seat.points + 1000 && !seat.pieces.is_empty(), "{what}, seat {number}: {seat:?}");
    }
    assert!(result.seats.iter().filter(|seat| seat.won).all(|seat| seat.rank == 1), "{what}");
    assert!(result.contested.is_sorted_by(|a, b| a.times >= b.times) && !result.contested.is_empty(), "{what}: {result:?}");
}

#[test]
fn every_coin_of_an_old_game_has_a_cause() {
    let dir = tempfile::tempdir().unwrap();
    let host = Host::open(dir.path());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/saves");
    let mut games = std::collections::BTreeSet::new();
    for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let Some(slot) = fs::read_to_string(&file).ok().and_then(|data| host.call("import_slot", json!({ "data": data })).ok()) else {
            continue;
        };
        if slot["over"] != true {
            continue;
        }
        let result = host.call("result", json!({ "slot": slot["slot"] })).unwrap();
        let result: GameResult = serde_json::from_value(result).unwrap();
        // Where older rules led elsewhere only the end is known.
        if result.by_round.len() > 1 {
            check_sums(&result, &name);
            games.insert(result.game.clone());
        }
    }
    let all: Vec<&str> = table::Registry::standard().ids().collect();
    assert_eq!(games.len(), all.len(), "a finished game of each: {games:?}");
    let counted = host.call("results", json!({})).unwrap();
    assert!(counted["results"].as_array().unwrap().len() >= all.len());
}

#[test]
fn every_coin_of_a_random_game_has_a_cause() {
    let dir = tempfile::tempdir().unwrap();
    let host = Host::open(dir.path());
    for (number, game) in table::Registry::standard().ids().enumerate() {
        let setup = json!({ "game": game, "players": fewest(game), "seed": 40 + number });
        let mut state = host.call("practice", json!({ "setup": setup })).unwrap();
        let mut dice = 77 + number as u64;
        while state["view"]["over"] != true {
            if let Some(seat) = state["curtain"]["seat"].as_u64() {
                state = host.call("lift_curtain", json!({ "seat": seat })).unwrap();
            }
            let actions = state["view"]["actions"].as_array().unwrap();
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state = host.call("act", json!({ "action": actions[(dice >> 33) as usize % actions.len()] })).unwrap();
        }
        let result: GameResult = serde_json::from_value(host.call("result", json!({})).unwrap()).unwrap();
        check_sums(&result, game);
    }
}
