//! Games that were exported once, and must be imported, replayed and played on for ever.
//!
//! A new format adds files beside the old ones; `ELBOW_WRITE_SAVES=1` writes those of today's format that are missing.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use table::{Host, Registry};

/// Today's format, in the names of the files.
const FORMAT: &str = "v3";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/saves")
}

/// By how many a game can be played.
pub(crate) fn players_of(game: &str) -> Vec<u64> {
    let dir = tempfile::tempdir().unwrap();
    let catalog = Host::open(dir.path()).call("catalog", json!({ "game": game })).unwrap();
    let mut players: Vec<u64> =
        catalog["games"][0]["maps"].as_array().unwrap().iter().map(|map| map["players"].as_u64().unwrap()).collect();
    players.sort_unstable();
    players.dedup();
    players
}

/// One person who decides at random, the others bots; every other game is left in the middle of the person's turn.
fn export(game: &str, players: u64) -> String {
    let dir = tempfile::tempdir().unwrap();
    let host = Host::open(dir.path());
    let seats: Vec<Value> = (0..players)
        .map(|seat| match seat {
            0 => json!({ "name": "Ada 甲", "colour": 0, "who": "human" }),
            _ => json!({ "name": format!("Bot {seat}"), "colour": seat, "who": "bot", "level": "easy" }),
        })
        .collect();
    // A house rule turned over, where there is one.
    let catalog = host.call("catalog", json!({ "game": game })).unwrap();
    let mut setup = json!({ "game": game, "players": players, "seed": 100 + players });
    if let Some(rule) = catalog["games"][0]["house_rules"].as_array().and_then(|rules| rules.first()) {
        setup["house_rules"] = json!({ rule["id"].as_str().unwrap(): rule["default"] == false });
    }
    let mut state = host.call("new_game", json!({ "setup": setup, "seats": seats })).unwrap();
    let mut dice = players;
    loop {
        let view = &state["view"];
        let midst = view["round"].as_u64() == Some(4) && state["bot_to_act"] != true && state["step"].as_u64() > Some(40);
        if view["over"] == true || (players % 2 == 1 && midst) {
            let slot = state["slot"].clone();
            return host.call("export_slot", json!({ "slot": slot })).unwrap()["data"].as_str().unwrap().to_owned();
        }
        state = if state["bot_to_act"] == true {
            host.call("bot_move", json!({})).unwrap()
        } else {
            let actions = view["actions"].as_array().unwrap();
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            host.call("act", json!({ "action": actions[(dice >> 33) as usize % actions.len()] })).unwrap()
        };
    }
}

#[test]
fn every_old_game_is_imported_replayed_and_played_on() {
    let folder = folder();
    if env::var_os("ELBOW_WRITE_SAVES").is_some() {
        for (game, players) in Registry::standard().ids().flat_map(|game| players_of(game).into_iter().map(move |players| (game, players)))
        {
            let file = folder.join(format!("{game}-{players}p-{FORMAT}.elbow"));
            if !file.exists() {
                fs::write(file, export(game, players)).unwrap();
            }
        }
    }
    let (mut counts, mut older) = ([0; 6], 0_u32);
    for file in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        if !Registry::standard().ids().any(|game| name.strip_prefix(game).is_some_and(|rest| rest.starts_with('-'))) {
            continue;
        }
        let dir = tempfile::tempdir().unwrap();
        let host = Host::open(dir.path());
        let text = fs::read_to_string(&file).unwrap();
        let header = host.call("import_slot", json!({ "data": text })).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let mut state = host.call("open_slot", json!({ "slot": header["slot"] })).unwrap();
        assert_eq!((&state["step"], &state["view"]["over"]), (&header["step"], &header["over"]), "{name}");
        let asked = state["hints"]["off"] == true || state["hints"]["used"][0].as_u64().is_some_and(|used| used > 0);
        assert_eq!(asked, name.ends_with("-v4.elbow"), "{name}: hints are what form 4 is for");
        let steps = state["step"].as_u64().unwrap();
        assert!(steps > 40, "{name}: {steps} actions");
        // A journal that the mended rules would play otherwise is shown up to the difference, and told apart; never refused.
        let found = table::verify(&Registry::standard(), &text).unwrap();
        let replayed = if found["older_rules"] == true { found["replayed"].as_u64().unwrap() } else { steps };
        older += u32::from(found["older_rules"] == true);
        for step in (0..=steps).step_by(10).chain([steps]) {
            let shown = host.call("replay", json!({ "step": step }));
            if step <= replayed || step == steps {
                assert_eq!(shown.unwrap()["step"], step, "{name}");
            } else {
                assert_eq!(shown.unwrap_err().data()["reason"], "replay_differs", "{name}");
            }
        }
        // Exported once more it is as good as before.
        let again = host.call("export_slot", json!({ "slot": header["slot"] })).unwrap();
        let again = table::verify(&Registry::standard(), again["data"].as_str().unwrap()).unwrap();
        assert_eq!((&again["steps"], &again["older_rules"]), (&found["steps"], &found["older_rules"]), "{name}");
        let players = state["seats"].as_array().unwrap().len();
        counts[players] += 1;
        // A game that was left in the middle goes on; a finished one from before its end.
        if header["over"] == true {
            state = host.call("fork", json!({ "step": (steps - 1).min(replayed) })).unwrap();
        }
        let (command, args) =
            if state["bot_to_act"] == true { ("bot_move", json!({})) } else { ("act", json!({ "action": state["view"]["actions"][0] })) };
        let after = host.call(command, args).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(after["step"].as_u64(), state["step"].as_u64().map(|step| step + 1), "{name}");
    }
    assert!(older > 0, "a game that was played by older rules");
    assert!(counts[2..].iter().all(|&count| count > 0), "a game of each number of players: {counts:?}");
}

/// Plays some decisions with a person who takes the first one and easy bots, and gives the last state.
fn play_on(host: &Host, mut state: Value, decisions: usize) -> Value {
    for _ in 0..decisions {
        let (command, args) =
            if state["bot_to_act"] == true { ("bot_move", json!({})) } else { ("act", json!({ "action": state["view"]["actions"][0] })) };
        state = host.call(command, args).unwrap();
    }
    state
}

/// The box as it was before one of its races, one of its powers and one of its relics joined it; of Chaos before a second print of two cards.
fn smaller_box(game: &str, players: usize) -> Value {
    let dir = tempfile::tempdir().unwrap();
    let host = Host::open(dir.path());
    host.call("new_game", json!({ "setup": { "game": game, "players": players, "seed": 1 } })).unwrap();
    let mut contents = exported(&host)["position"]["contents"].clone();
    if game == "chaos" {
        contents["cards"]["blood_frenzy"] = json!(2);
        contents["old_world"].as_object_mut().unwrap().remove("mass_exodus");
        return contents;
    }
    for kind in ["races", "powers", "finds"] {
        contents[kind].as_array_mut().unwrap().pop();
    }
    contents
}

/// The body of the game on the table, as it is exported.
fn exported(host: &Host) -> Value {
    let state = host.call("view", json!({})).unwrap();
    let export = host.call("export_slot", json!({ "slot": state["slot"] })).unwrap();
    let text = export["data"].as_str().unwrap();
    serde_json::from_str(&text[text.find("{\"body\"").unwrap()..]).unwrap()
}

#[test]
fn a_box_that_has_grown_changes_no_saved_game() {
    for (game, players) in [("small-world", 2), ("underground", 2), ("warcraft", 2), ("chaos", 3)] {
        let contents = smaller_box(game, players);
        let dir = tempfile::tempdir().unwrap();
        let host = Host::open(dir.path());
        let seat = |number: usize| match number {
            0 => json!({ "name": "Ada", "colour": 0, "who": "human" }),
            _ => json!({ "name": format!("Bo {number}"), "colour": number, "who": "bot", "level": "easy" }),
        };
        let seats: Vec<Value> = (0..players).map(seat).collect();
        let setup = json!({ "game": game, "players": players, "seed": 7, "contents": contents });
        let state = host.call("new_game", json!({ "setup": setup, "seats": seats })).unwrap();
        let before = play_on(&host, state, 30);
        let data = host.call("export_slot", json!({ "slot": before["slot"] })).unwrap()["data"].clone();
        // Today's boxes hold more than this game, which goes on with what it has.
        let found = table::verify(&Registry::standard(), data.as_str().unwrap()).unwrap();
        assert_eq!((&found["steps"], &found["replayed"]), (&json!(30), &json!(30)), "{game}");
        let other = tempfile::tempdir().unwrap();
        let host = Host::open(other.path());
        let header = host.call("import_slot", json!({ "data": data })).unwrap();
        let after = host.call("open_slot", json!({ "slot": header["slot"] })).unwrap();
        assert_eq!(after["view"], before["view"], "{game}");
        assert_eq!(host.call("replay", json!({ "step": 0 })).unwrap()["step"], 0);
        play_on(&host, after, 30);
        assert_eq!(exported(&host)["position"]["contents"], contents, "{game}");
        assert_eq!(exported(&host)["origin"]["setup"]["contents"], contents, "{game}");
    }
}

#[test]
fn what_is_in_a_game_is_written_into_the_old_ones_too() {
    for (game, format) in ["small-world", "underground", "mixed", "warcraft"].into_iter().flat_map(|game| [(game, "v1"), (game, "v2")]) {
        let file = format!("{game}-3p-{format}.elbow");
        let dir = tempfile::tempdir().unwrap();
        let host = Host::open(dir.path());
        let header = host.call("import_slot", json!({ "data": fs::read_to_string(folder().join(&file)).unwrap() })).unwrap();
        let state = host.call("open_slot", json!({ "slot": header["slot"] })).unwrap();
        play_on(&host, state, 1);
        let body = exported(&host);
        let contents = &body["position"]["contents"];
        assert!(
            contents["races"].as_array().unwrap().len() >= 14 && contents["powers"].as_array().unwrap().len() >= 20,
            "{file}: {contents}"
        );
        assert_eq!(contents["mixed"], file.starts_with("mixed"), "{file}");
        assert_eq!(&body["origin"]["setup"]["contents"], contents, "{file}");
        assert_eq!(body["body"], 3, "{file}");
    }
}

#[test]
fn a_game_with_something_that_nobody_knows_says_what() {
    let dir = tempfile::tempdir().unwrap();
    let host = Host::open(dir.path());
    for (list, name, said) in [("races", "rat_people", "race"), ("powers", "borrowed", "power")] {
        let mut contents = smaller_box("small-world", 2);
        contents[list].as_array_mut().unwrap().push(json!(name));
        let setup = json!({ "game": "small-world", "players": 2, "seed": 7, "contents": contents });
        let error = host.call("new_game", json!({ "setup": setup })).unwrap_err();
        let message = format!("{error:?}");
        assert!(message.contains(name) && message.contains(said), "{message}");
    }
    let foreign = json!({ "mixed": false, "races": ["drow"], "powers": [], "finds": [] });
    let error =
        host.call("new_game", json!({ "setup": { "game": "small-world", "players": 2, "seed": 7, "contents": foreign } })).unwrap_err();
    assert!(format!("{error:?}").contains("other_box"), "{error:?}");
}
