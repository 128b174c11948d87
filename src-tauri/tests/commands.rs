//! The app as it ships, on a runtime without a web view: every command answers what it should, and every failure says why.

mod running;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use running::{Running, bot, human, setup};
use serde_json::{Value, json};
use table::COMMANDS;
use window::OF_THE_WINDOW;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

#[test]
fn capabilities_grant_each_command_and_nothing_else() {
    let file: Value = serde_json::from_str(include_str!("../capabilities/main.json")).expect("JSON");
    let permissions = file["permissions"].as_array().expect("a list").iter();
    let granted: BTreeSet<&str> = permissions.map(|name| name.as_str().expect("a name")).collect();
    let wanted: Vec<String> = COMMANDS.iter().chain(&OF_THE_WINDOW).map(|command| format!("allow-{}", command.replace('_', "-"))).collect();
    assert_eq!(granted, wanted.iter().map(String::as_str).collect());
    assert_eq!(file["windows"], json!(["main"]));
}

#[test]
fn every_command_is_there_and_no_other() {
    let dir = folder();
    let app = Running::in_folder(dir.path());
    for command in COMMANDS.into_iter().chain(OF_THE_WINDOW) {
        // Arguments no command has: each has to refuse them by itself.
        let kind = app.refusal(command, &json!({ "no such argument": 1 }));
        assert_eq!(kind, "bad_request", "{command}");
    }
    for command in
        ["new_position", "position", "new_scenario", "plugin:event|listen", "plugin:window|close", "plugin:path|resolve_directory"]
    {
        let error = app.send(command, json!({ "args": {} })).expect_err(command);
        assert!(error.is_string(), "{command} must be refused before it reaches the table: {error}");
    }
}

#[test]
fn arguments_may_be_left_out_but_not_be_nonsense() {
    let dir = folder();
    let app = Running::in_folder(dir.path());
    assert!(app.send("slots", json!({})).is_ok());
    for nonsense in [json!([1, 2]), json!("x"), json!(3), json!({ "slot": 1 })] {
        assert_eq!(app.refusal("open_slot", &nonsense), "bad_request", "{nonsense}");
    }
}

#[test]
fn the_start_names_version_and_trouble() {
    let dir = folder();
    let answer = Running::in_folder(dir.path()).call("startup", &json!({}));
    assert_eq!(answer["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!((&answer["error"], &answer["notices"]), (&Value::Null, &json!([])));
}

#[test]
fn a_second_copy_opens_says_so_and_recovers() {
    let dir = folder();
    let first = Running::in_folder(dir.path());
    first.call("startup", &json!({}));
    let second = Running::in_folder(dir.path());
    assert_eq!(second.call("startup", &json!({}))["error"]["kind"], "store_locked");
    assert_eq!(second.refusal("new_game", &json!({ "setup": setup() })), "store_locked");
    assert!(second.call("catalog", &json!({}))["games"].is_array(), "what needs no saved games still works");
    drop(first);
    assert_eq!(second.call("startup", &json!({}))["error"], Value::Null);
    second.call("new_game", &json!({ "setup": setup() }));
}

#[test]
fn a_folder_that_cannot_be_one_is_told() {
    let dir = folder();
    let file = dir.path().join("file");
    fs::write(&file, "in the way").expect("written");
    let app = Running::in_folder(&file);
    let error = app.call("startup", &json!({}))["error"].clone();
    assert!(error["message"].is_string(), "{error}");
    assert_eq!(fs::read_to_string(&file).expect("still there"), "in the way");
}

#[test]
fn a_broken_store_does_not_keep_the_app_from_starting() {
    let dir = folder();
    Running::with_game(dir.path()).0.play_one();
    // Every byte of the database becomes nonsense.
    let mut spoilt = 0;
    for entry in fs::read_dir(dir.path().join("db")).expect("the database") {
        let path = entry.expect("an entry").path();
        if path.is_file() {
            let length = fs::metadata(&path).expect("its size").len();
            fs::write(&path, vec![0xA5; usize::try_from(length).expect("small")]).expect("written");
            spoilt += 1;
        }
    }
    assert!(spoilt > 0);
    let app = Running::in_folder(dir.path());
    let answer = app.call("startup", &json!({}));
    assert_eq!(answer["error"], Value::Null);
    assert!(!answer["notices"].as_array().expect("a list").is_empty(), "the player is told");
    let slots = app.call("slots", &json!({}));
    let slot = slots["slots"].as_array().expect("a list").iter().find(|slot| slot["name"] == "first").expect("the game is still there");
    assert_eq!(app.call("open_slot", &json!({ "slot": slot["slot"] }))["step"], 1);
}

#[test]
fn games_can_be_looked_up_and_set_up() {
    let dir = folder();
    let app = Running::in_folder(dir.path());
    let catalog = app.call("catalog", &json!({ "game": "small-world" }));
    assert_eq!(catalog["games"][0]["races"].as_array().map(Vec::len), Some(14));
    let board = app.call("board", &json!({ "map": "small-world-2p" }));
    assert!(board["regions"].as_array().is_some_and(|regions| regions.len() > 20));
    assert_eq!(app.call("check_setup", &json!({ "setup": setup() }))["ok"], true);
    let wrong = app.call("check_setup", &json!({ "setup": { "game": "small-world", "players": 9 } }));
    assert_eq!(wrong["ok"], false);
    assert!(wrong["reasons"][0]["kind"].is_string(), "{wrong}");
}

#[test]
fn a_game_is_played_taken_back_and_told() {
    let dir = folder();
    let (app, before) = Running::with_game(dir.path());
    assert_eq!((&before["name"], &before["step"]), (&json!("first"), &json!(0)));
    assert_eq!(app.refusal("act", &json!({ "action": { "type": "roll" } })), "illegal");
    // Choosing a race shows the next one in the market and cannot be taken back; a conquest can.
    let revision = app.play_one()["revision"].as_u64().expect("a number");
    assert_eq!(app.refusal("undo", &json!({})), "undo_refused");
    let state = app.seen();
    let actions = state["view"]["actions"].as_array().expect("a list");
    let action = actions.iter().find(|action| action["type"] == "conquer").expect("something to conquer");
    assert_eq!(app.refusal("act", &json!({ "action": action, "revision": revision + 1 })), "stale");
    let after = app.call("act", &json!({ "action": action, "revision": revision }));
    assert_eq!(after["step"], 2);
    assert!(!after["events"].as_array().expect("a list").is_empty());
    assert_eq!(app.call("log", &json!({}))["length"], 2);
    assert_eq!(app.call("undo", &json!({}))["step"], 1);
    assert_eq!(app.call("redo", &json!({}))["step"], 2);
    assert_eq!(app.call("close_table", &json!({}))["closed"], true);
    assert_eq!(app.refusal("view", &json!({})), "no_table");
}

#[test]
fn bots_decide_and_can_be_hurried() {
    let dir = folder();
    let app = Running::in_folder(dir.path());
    let state = app.call("new_game", &json!({ "setup": setup(), "seats": [bot("Rook", 0), human("Ada", 1)] }));
    assert_eq!(state["bot_to_act"], true);
    assert_eq!(app.call("bot_move", &json!({}))["step"], 1);
    assert_eq!(app.call("bot_stop", &json!({}))["stopped"], true);
    assert_eq!(app.call("bot_progress", &json!({}))["thinking"], false);
    assert_eq!(app.call("chances", &json!({}))["step"], 1);
    assert_eq!(app.refusal("reason", &json!({ "step": 0 })), "bad_request");
    assert_eq!(app.refusal("hint", &json!({})), "not_your_turn");
    let person = folder();
    assert_eq!(Running::with_game(person.path()).0.refusal("bot_move", &json!({})), "not_a_bot");
}

#[test]
fn slots_are_kept_renamed_copied_deleted_and_restored() {
    let dir = folder();
    let (app, state) = Running::with_game(dir.path());
    app.play_one();
    let slot = json!({ "slot": state["slot"] });
    assert_eq!(app.call("rename_slot", &json!({ "slot": state["slot"], "name": "Sunday" }))["name"], "Sunday");
    let copy = app.call("duplicate_slot", &json!({ "slot": state["slot"], "name": "Monday" }));
    assert_eq!((&copy["name"], &copy["step"]), (&json!("Monday"), &json!(1)));
    app.call("close_table", &json!({}));
    app.call("delete_slot", &json!({ "slot": copy["slot"] }));
    assert_eq!(app.refusal("open_slot", &json!({ "slot": copy["slot"] })), "slot_not_found");
    app.call("restore_slot", &json!({ "slot": copy["slot"] }));
    drop(app);

    let again = Running::in_folder(dir.path());
    let slots = again.call("slots", &json!({}));
    let names: BTreeSet<&str> = slots["slots"].as_array().expect("a list").iter().filter_map(|slot| slot["name"].as_str()).collect();
    assert!(names.contains("Sunday") && names.contains("Monday"), "{names:?}");
    assert_eq!(again.call("open_slot", &slot)["step"], 1);
}

#[test]
fn a_game_leaves_and_comes_back_as_a_file() {
    let dir = folder();
    let (app, state) = Running::with_game(dir.path());
    app.play_one();
    let slot = json!({ "slot": state["slot"] });
    let file = app.call("export_slot", &slot);
    let text = file["data"].as_str().expect("text");
    assert!(Path::new(file["file_name"].as_str().expect("a name")).extension().is_some_and(|kind| kind == "elbow"));

    let back = app.call("import_slot", &json!({ "data": text, "name": "back" }));
    assert_eq!((&back["name"], &back["step"]), (&json!("back"), &json!(1)));
    assert_eq!(app.refusal("import_slot", &json!({ "data": &text[..text.len() / 2] })), "import_invalid");

    let first = app.call("save_file", &slot)["path"].as_str().expect("a path").to_owned();
    let second = app.call("save_file", &slot)["path"].as_str().expect("a path").to_owned();
    assert_ne!(first, second, "a file is never overwritten");
    for path in [&first, &second] {
        assert_eq!(Path::new(path).parent(), Some(dir.path().join("exports").as_path()));
        let saved = fs::read_to_string(path).expect("the file");
        assert_eq!(app.call("import_slot", &json!({ "data": saved }))["step"], 1);
    }
    let elsewhere = json!({ "slot": state["slot"], "path": dir.path().join("elsewhere") });
    assert_eq!(app.refusal("save_file", &elsewhere), "bad_request", "the window may not choose where to write");
}

#[test]
fn a_game_is_replayed_and_played_on_from_the_middle() {
    let dir = folder();
    let (app, state) = Running::with_game(dir.path());
    app.play_one();
    app.play_one();
    let replay = app.call("replay", &json!({ "slot": state["slot"], "step": 1 }));
    assert_eq!((&replay["step"], &replay["steps"]), (&json!(1), &json!(2)));
    let fork = app.call("fork", &json!({ "slot": state["slot"], "step": 1, "name": "other way" }));
    assert_eq!((&fork["name"], &fork["step"]), (&json!("other way"), &json!(1)));
    assert_ne!(fork["slot"], state["slot"]);
}

#[test]
fn settings_last() {
    let dir = folder();
    Running::in_folder(dir.path()).call("settings", &json!({ "set": { "language": "zh-Hant" } }));
    assert_eq!(Running::in_folder(dir.path()).call("settings", &json!({}))["language"], "zh-Hant");
}
