//! Saved games: list, open, rename, duplicate, delete, restore, export, import, settings.

use serde_json::{Value, json};

use crate::Desk;

fn names(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|slot| slot["name"].as_str().unwrap().to_owned()).collect()
}

fn slots(desk: &Desk) -> Value {
    desk.ok("slots", json!({}))
}

#[test]
fn every_new_game_has_a_slot_and_the_newest_comes_first() {
    let desk = Desk::new();
    assert_eq!(slots(&desk), json!({ "slots": [], "deleted": [], "notices": [] }));
    let mut first = Value::Null;
    for n in 0..25 {
        let state = desk.ok("new_game", json!({ "setup": { "game": "coins", "players": 2, "open": true }, "name": format!("game {n}") }));
        if n == 0 {
            first = state["slot"].clone();
        }
    }
    let list = names(&slots(&desk)["slots"]);
    assert_eq!((list.len(), list[0].as_str(), list[24].as_str()), (25, "game 24", "game 0"));
    std::thread::sleep(std::time::Duration::from_millis(2));
    desk.ok("open_slot", json!({ "slot": first }));
    desk.act("take 1");
    assert_eq!(names(&slots(&desk)["slots"])[0], "game 0", "what is played moves to the front");
}

#[test]
fn a_header_says_how_the_game_stands() {
    let desk = Desk::new();
    desk.start("hb", json!({ "rounds": 1 }));
    let header = slots(&desk)["slots"][0].clone();
    assert_eq!(header["name"], "P0, B1");
    assert_eq!(
        (&header["game"], &header["map"], &header["round"], &header["rounds"]),
        (&json!("coins"), &json!("purse"), &json!(1), &json!(1))
    );
    assert_eq!(
        (&header["step"], &header["over"], &header["winners"], &header["trouble"]),
        (&json!(0), &json!(false), &Value::Null, &Value::Null)
    );
    assert_eq!(header["seats"][1], json!({ "name": "B1", "colour": 1, "who": "bot", "level": "random" }));
    let mut state = desk.play(&["take 1", "done"]);
    while state["bot_to_act"] == true {
        state = desk.ok("bot_move", json!({}));
        if state["view"]["to_act"] == 0 {
            state = desk.act("keep");
        }
    }
    let header = slots(&desk)["slots"][0].clone();
    assert_eq!((&header["over"], header["step"].as_u64()), (&json!(true), state["step"].as_u64()));
    assert!(header["winners"].as_array().is_some_and(|winners| !winners.is_empty()), "{header}");
    assert_eq!(desk.no("act", json!({ "action": "take 1" })).kind(), "game_over");
    assert_eq!(desk.no("bot_move", json!({})).kind(), "game_over");
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true }))["slot"].clone();
    let left = desk.play(&["take 1", "roll", "take 2"]);
    let position = desk.ok("position", json!({}));
    let desk = desk.reopen();
    assert_eq!(desk.no("view", json!({})).kind(), "no_table");
    let state = desk.ok("open_slot", json!({ "slot": slot }));
    assert_eq!(
        (&state["view"], &state["step"], &state["name"], &state["seats"]),
        (&left["view"], &left["step"], &left["name"], &left["seats"])
    );
    assert_eq!(desk.ok("position", json!({})), position);
}

#[test]
fn renaming_is_tidy_and_reaches_the_table() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true }))["slot"].clone();
    assert_eq!(desk.ok("rename_slot", json!({ "slot": slot, "name": " Friday\n night " }))["name"], "Friday night");
    assert_eq!(desk.act("take 1")["name"], "Friday night");
    assert_eq!(names(&slots(&desk)["slots"]), ["Friday night"], "saving keeps the new name");
    assert_eq!(desk.no("rename_slot", json!({ "slot": slot, "name": " \n" })).kind(), "bad_request");
}

#[test]
fn a_copy_and_its_original_go_separate_ways() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true }))["slot"].clone();
    desk.act("take 1");
    let copy = desk.ok("duplicate_slot", json!({ "slot": slot, "name": "copy" }));
    assert_eq!((&copy["name"], &copy["step"], &copy["autosave"]), (&json!("copy"), &json!(1), &json!(false)));
    desk.act("take 2");
    assert_eq!(desk.ok("open_slot", json!({ "slot": copy["slot"] }))["step"], 1);
    assert_eq!(desk.ok("open_slot", json!({ "slot": slot }))["step"], 2);
}

#[test]
fn what_is_deleted_can_be_restored_until_the_app_is_closed() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true }))["slot"].clone();
    let other = desk.ok("duplicate_slot", json!({ "slot": slot }))["slot"].clone();
    desk.act("take 1");
    assert_eq!(desk.ok("delete_slot", json!({ "slot": slot })), json!({ "slot": slot }));
    assert_eq!(desk.no("view", json!({})).kind(), "no_table", "the game leaves the table with its slot");
    assert_eq!(desk.no("open_slot", json!({ "slot": slot })).kind(), "slot_not_found");
    let list = slots(&desk);
    assert_eq!((list["slots"].as_array().unwrap().len(), &list["deleted"][0]["slot"]), (1, &slot));
    desk.ok("restore_slot", json!({ "slot": slot }));
    assert_eq!(desk.ok("open_slot", json!({ "slot": slot }))["step"], 1);
    desk.ok("delete_slot", json!({ "slot": other }));
    assert_eq!(desk.ok("view", json!({}))["step"], 1, "another slot concerns the table nothing");
    let desk = desk.reopen();
    assert_eq!(slots(&desk)["deleted"], json!([]));
    assert_eq!(desk.no("restore_slot", json!({ "slot": other })).kind(), "slot_not_found");
}

/// The rolling copies in the list, newest first.
fn copies(desk: &Desk) -> Vec<Value> {
    let list = slots(desk)["slots"].clone();
    list.as_array().unwrap().iter().filter(|entry| entry["autosave"] == true).cloned().collect()
}

#[test]
fn every_few_rounds_a_rolling_copy_is_left_behind() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true, "rounds": 30 }))["slot"].clone();
    for _ in 0..25 {
        desk.play(&["take 1", "done", "take 1", "done"]);
    }
    assert_eq!(slots(&desk)["slots"][0]["slot"], slot, "the game itself stays the newest");
    let rounds: Vec<u64> = copies(&desk).iter().map(|entry| entry["round"].as_u64().unwrap()).collect();
    assert_eq!(rounds, [25, 21, 17, 13, 9], "only the newest few are kept");
    assert_eq!(slots(&desk)["deleted"], json!([]), "the others were not deleted by the player");
    // Opening one leaves it as it is.
    let copy = copies(&desk)[1].clone();
    let state = desk.ok("open_slot", json!({ "slot": copy["slot"] }));
    assert_eq!((&state["view"]["round"], state["step"].as_u64()), (&json!(21), copy["step"].as_u64()));
    assert_ne!(state["slot"], copy["slot"]);
    desk.act("take 1");
    assert_eq!(copies(&desk)[1], copy);
}

#[test]
fn a_game_that_is_opened_and_played_on_leaves_a_copy_behind() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true }))["slot"].clone();
    desk.play(&["take 1", "take 2"]);
    let desk = desk.reopen();
    desk.ok("open_slot", json!({ "slot": slot }));
    assert_eq!(copies(&desk), [] as [Value; 0], "looking at it leaves nothing");
    desk.act("take 1");
    desk.act("take 1");
    let list = copies(&desk);
    assert_eq!((list.len(), &list[0]["step"], &list[0]["name"]), (1, &json!(2), &json!("P0, P1")));
}

#[test]
fn an_export_comes_back_as_the_same_game() {
    let desk = Desk::new();
    let slot = desk.start("hbh", json!({ "rounds": 4 }))["slot"].clone();
    desk.play(&["take 1", "roll", "done"]);
    let export = desk.ok("export_slot", json!({ "slot": slot }));
    assert_eq!(export["file_name"], "P0-B1-P2.elbow");
    let position = desk.ok("position", json!({}));
    let there = Desk::new();
    let header = there.ok("import_slot", json!({ "data": export["data"] }));
    assert_eq!((&header["name"], &header["step"], &header["autosave"]), (&json!("P0, B1, P2"), &json!(3), &json!(false)));
    there.ok("open_slot", json!({ "slot": header["slot"] }));
    assert_eq!(there.ok("position", json!({})), position);
    assert_eq!(there.ok("import_slot", json!({ "data": export["data"], "name": "again" }))["name"], "again");
    let report = table::verify(&crate::coins::registry(), export["data"].as_str().unwrap()).unwrap();
    assert_eq!((&report["steps"], &report["over"]), (&json!(3), &json!(false)));
}

#[test]
fn a_file_is_written_once() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({}))["slot"].clone();
    let folder = tempfile::tempdir().unwrap();
    let path = desk.ok("save_file", json!({ "slot": slot, "path": folder.path() }))["path"].clone();
    let text = std::fs::read_to_string(path.as_str().unwrap()).unwrap();
    assert_eq!(json!(text), desk.ok("export_slot", json!({ "slot": slot }))["data"]);
    assert_eq!(desk.no("save_file", json!({ "slot": slot, "path": path })).kind(), "bad_request", "nothing is overwritten");
    assert_eq!(desk.no("save_file", json!({ "slot": slot, "path": folder.path().join("no/such/folder/x") })).kind(), "io");
    assert_eq!(desk.host.call("save_file", json!({ "slot": slot })).unwrap_err().kind(), "unknown_command", "not by the window's door");
}

#[test]
fn settings_are_kept_over_their_defaults() {
    let desk = Desk::new();
    assert_eq!(desk.ok("settings", json!({}))["language"], "auto");
    let all = desk.ok("settings", json!({ "set": { "language": "zh-Hans", "last": [1, 2] } }));
    assert_eq!((&all["language"], &all["last"], &all["sound"]), (&json!("zh-Hans"), &json!([1, 2]), &json!(true)));
    assert_eq!(desk.no("settings", json!({ "set": { "sound": "loud" } })).kind(), "bad_request");
    let desk = desk.reopen();
    assert_eq!(desk.ok("settings", json!({})), all);
}

#[test]
fn positions_and_scenarios_are_put_up_and_saved_like_any_game() {
    let desk = Desk::new();
    desk.start("hh", json!({ "open": true }));
    desk.play(&["take 1", "take 2"]);
    let position = desk.ok("position", json!({}));
    let state = desk.ok("new_position", json!({ "position": position, "name": "from here" }));
    assert_eq!((&state["step"], &state["name"]), (&json!(0), &json!("from here")));
    assert_eq!(state["undo"]["why"], "nothing");
    desk.act("roll");
    let export = desk.ok("export_slot", json!({ "slot": state["slot"] }));
    desk.ok("import_slot", json!({ "data": export["data"] }));
    let given = json!({ "game": "coins", "players": 3, "seed": 1, "purse": 9, "open": true });
    let state = desk.ok("new_scenario", json!({ "given": given }));
    assert_eq!(state["view"]["purses"][0], 9);
    desk.act("take 3");
    let desk = desk.reopen();
    assert_eq!(desk.ok("open_slot", json!({ "slot": state["slot"] }))["step"], 1);
    for command in ["new_position", "position", "new_scenario"] {
        assert_eq!(desk.host.call(command, json!({})).unwrap_err().kind(), "unknown_command", "{command} shows secrets");
    }
}
