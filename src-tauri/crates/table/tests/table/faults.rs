//! What disks, other copies of the app and other people's files do.

use std::fs;

use serde_json::{Value, json};
use table::{Host, Registry};

use crate::{Desk, coins, snapshot};

/// Puts a file where the mirrors' folder is, so that nothing can be saved, and answers how to undo it.
fn block(desk: &Desk) -> impl Fn() + use<> {
    let slots = desk.dir.path().join("slots");
    let aside = desk.dir.path().join("slots-aside");
    fs::rename(&slots, &aside).unwrap();
    fs::write(&slots, "in the way").unwrap();
    move || {
        fs::remove_file(&slots).unwrap();
        fs::rename(&aside, &slots).unwrap();
    }
}

#[test]
fn what_cannot_be_saved_is_not_played() {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true, "rounds": 5 }))["slot"].clone();
    desk.play(&["take 1", "done", "take 1", "done", "take 2", "take 1"]);
    desk.ok("undo", json!({}));
    let before = snapshot(&desk);
    let unblock = block(&desk);
    for (command, args) in [
        ("act", json!({ "action": "take 2" })),
        ("act", json!({ "action": "roll" })),
        ("undo", json!({})),
        ("redo", json!({})),
        ("new_game", json!({ "setup": { "game": "coins", "players": 2 } })),
        ("fork", json!({ "step": 1 })),
        ("settings", json!({ "set": { "theme": "dark" } })),
        ("rename_slot", json!({ "slot": slot, "name": "other" })),
    ] {
        let error = desk.no(command, args);
        assert_eq!(error.kind(), "io", "{command}: {error:?}");
        assert_eq!(snapshot(&desk), before, "{command}");
    }
    unblock();
    let state = desk.ok("redo", json!({}));
    assert_eq!(state["step"], 6, "what was taken back is still there");
    let position = desk.ok("position", json!({}));
    let desk = desk.reopen();
    let state = desk.ok("open_slot", json!({ "slot": slot }));
    assert_eq!((&state["step"], desk.ok("position", json!({}))), (&json!(6), position));
}

#[test]
fn a_bots_move_that_cannot_be_saved_is_not_played_either() {
    let desk = Desk::new();
    desk.start("bh", json!({}));
    let before = snapshot(&desk);
    let unblock = block(&desk);
    assert_eq!(desk.no("bot_move", json!({})).kind(), "io");
    assert_eq!(snapshot(&desk), before);
    unblock();
    assert_eq!(desk.ok("bot_move", json!({}))["step"], 1);
}

#[test]
fn a_second_copy_is_told_and_takes_over_when_the_first_is_closed() {
    let desk = Desk::new();
    desk.start("hh", json!({}));
    let second = Host::with_registry(desk.dir.path(), coins::registry());
    for command in ["slots", "view", "settings", "legal", "close_table"] {
        let expected = if command == "close_table" { "ok" } else { "store_locked" };
        assert_eq!(second.call_headless(command, json!({})).err().map_or("ok", |error| error.kind()), expected, "{command}");
    }
    let setup = json!({ "setup": { "game": "coins", "players": 2 } });
    assert_eq!(second.call("new_game", setup.clone()).unwrap_err().kind(), "store_locked");
    assert_eq!(second.call("check_setup", setup).unwrap(), json!({ "ok": true }), "what needs no saved games works");
    assert!(second.call("catalog", json!({})).is_ok() && second.call("board", json!({ "map": "purse" })).is_ok());
    let startup = second.call("startup", json!({})).unwrap();
    assert_eq!(startup["error"]["kind"], "store_locked");
    let Desk { host, dir: _dir } = desk;
    drop(host);
    assert_eq!(second.call("startup", json!({})).unwrap()["error"], Value::Null, "starting is tried again");
    assert_eq!(second.call("slots", json!({})).unwrap()["slots"].as_array().unwrap().len(), 1);
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error_not_an_end() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("file"), "x").unwrap();
    let host = Host::with_registry(&dir.path().join("file/saves"), coins::registry());
    let startup = host.call("startup", json!({})).unwrap();
    assert_eq!(startup["error"]["kind"], "io", "{startup}");
    assert_eq!(host.call("slots", json!({})).unwrap_err().kind(), "io");
}

/// A small game's export, and its lines: envelope, header, body.
fn export() -> (String, Value) {
    let desk = Desk::new();
    let slot = desk.start("hh", json!({ "open": true }))["slot"].clone();
    desk.play(&["take 1", "take 2", "done", "take 3"]);
    let text = desk.ok("export_slot", json!({ "slot": slot }))["data"].as_str().unwrap().to_owned();
    let body = serde_json::from_str(text.lines().nth(2).unwrap()).unwrap();
    (text, body)
}

/// An export whose envelope is right and whose body is this.
fn sealed(text: &str, body: &Value) -> String {
    let (header, _) = saves::import(text).unwrap();
    saves::export(&header, body.to_string().as_bytes())
}

fn reason(text: &str) -> String {
    let desk = Desk::new();
    let error = desk.no("import_slot", json!({ "data": text }));
    assert_eq!(error.kind(), "import_invalid", "{error:?}");
    assert_eq!(desk.ok("slots", json!({}))["slots"], json!([]), "nothing is taken in");
    error.data()["reason"].as_str().unwrap().to_owned()
}

#[test]
fn only_a_whole_unchanged_game_that_its_journal_proves_is_imported() {
    let (text, body) = export();
    assert_eq!(reason("hello"), "not_an_export");
    for cut in [20, text.len() / 2, text.len() - 20] {
        assert_eq!(reason(&text[..cut]), "truncated");
    }
    assert_eq!(reason(&text.replace("take 2", "take 3")), "edited");
    assert_eq!(reason(&text.replacen("ELBOWSAV 1", "ELBOWSAV 9", 1)), "newer");
    // Whoever can make a right checksum still has to play by the rules.
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut body = body.clone();
        change(&mut body);
        reason(&sealed(&text, &body))
    };
    assert_eq!(changed(&|body| body["body"] = json!(99)), "newer");
    assert_eq!(changed(&|body| body["position"]["stones"][0] = json!(50)), "replay_differs");
    assert_eq!(changed(&|body| body["journal"][1] = json!("take 1")), "replay_differs");
    assert_eq!(changed(&|body| body["journal"][1] = json!("take 7")), "replay_differs");
    assert_eq!(changed(&|body| body["journal"][1] = json!("fly")), "replay_differs");
    assert_eq!(changed(&|body| drop(body["journal"].as_array_mut().unwrap().pop())), "replay_differs");
    assert_eq!(changed(&|body| body["origin"]["setup"]["seed"] = json!(8)), "replay_differs");
    assert_eq!(changed(&|body| body["position"]["purses"][0] = json!(99)), "invalid_position");
    assert_eq!(changed(&|body| body["position"] = json!(3)), "invalid_position");
    assert_eq!(changed(&|body| body["seats"] = json!([])), "invalid_position");
    assert_eq!(changed(&|body| body["extra"] = json!(1)), "not_an_export");
    assert_eq!(changed(&|body| *body = json!([])), "not_an_export");
    // The unchanged one is fine, so it was the change each time.
    Desk::new().ok("import_slot", json!({ "data": sealed(&text, &body) }));
}

#[test]
fn header_body_and_position_are_of_one_game() {
    let (text, body) = export();
    let (mut header, _) = saves::import(&text).unwrap();
    header.game = "chess".to_owned();
    assert_eq!(reason(&saves::export(&header, body.to_string().as_bytes())), "invalid_position");
    // A slot too; it stays in the list, and nothing else is harmed.
    let dir = tempfile::tempdir().unwrap();
    let store = saves::Store::open(dir.path()).unwrap().store;
    let slot = store.create(header.into(), body.to_string().as_bytes()).unwrap().to_string();
    drop(store);
    let desk = Desk { host: Host::with_registry(dir.path(), coins::registry()), dir };
    let error = desk.no("open_slot", json!({ "slot": slot }));
    assert_eq!((error.kind(), error.data()["reason"].as_str()), ("save_damaged", Some("invalid_position")), "{error:?}");
    assert_eq!(desk.ok("slots", json!({}))["slots"].as_array().unwrap().len(), 1);
}

#[test]
fn a_position_of_another_game_of_the_house_is_not_taken_for_one() {
    let dir = tempfile::tempdir().unwrap();
    let host = Host::open(dir.path());
    let games: Vec<&str> = Registry::standard().ids().collect();
    let mut exports = Vec::new();
    for game in &games {
        let players = crate::fewest(game);
        let state = host.call("new_game", json!({ "setup": { "game": game, "players": players, "seed": 5 } })).unwrap();
        let export = host.call("export_slot", json!({ "slot": state["slot"] })).unwrap();
        exports.push(export["data"].as_str().unwrap().to_owned());
    }
    for (text, game) in exports.iter().zip(&games) {
        for said in &games {
            let (mut header, bytes) = saves::import(text).unwrap();
            let mut body: Value = serde_json::from_slice(&bytes).unwrap();
            header.game = (*said).to_owned();
            body["game"] = json!(said);
            let done = host.call("import_slot", json!({ "data": sealed_as(&header, &body) }));
            if said == game {
                done.unwrap();
            } else {
                assert_eq!(done.unwrap_err().data()["reason"], "invalid_position", "{game} said to be {said}");
            }
        }
    }
}

fn sealed_as(header: &saves::Header, body: &Value) -> String {
    saves::export(header, body.to_string().as_bytes())
}

#[test]
fn a_game_of_an_unknown_kind_is_named_as_such() {
    let (text, mut body) = export();
    body["game"] = json!("chess");
    assert_eq!(Desk::new().no("import_slot", json!({ "data": sealed(&text, &body) })).kind(), "unknown_game");
}

/// A slot whose body somebody changed.
fn planted(change: impl Fn(&mut Value)) -> (Desk, String) {
    let (text, mut body) = export();
    let (header, _) = saves::import(&text).unwrap();
    change(&mut body);
    let dir = tempfile::tempdir().unwrap();
    let store = saves::Store::open(dir.path()).unwrap().store;
    let slot = store.create(header.into(), body.to_string().as_bytes()).unwrap().to_string();
    drop(store);
    (Desk { host: Host::with_registry(dir.path(), coins::registry()), dir }, slot)
}

#[test]
fn a_journal_that_does_not_lead_to_the_position_does_not_keep_a_game_shut() {
    let (desk, slot) = planted(|body| body["journal"][1] = json!("take 1"));
    let state = desk.ok("open_slot", json!({ "slot": slot }));
    assert_eq!((&state["step"], &state["undo"]["why"]), (&json!(4), &json!("nothing")));
    let error = desk.no("replay", json!({ "step": 2 }));
    assert_eq!((error.kind(), error.data()["reason"].as_str()), ("save_damaged", Some("replay_differs")));
    assert_eq!(desk.ok("log", json!({}))["entries"], json!([]));
    // It is played on, taken back to where it was opened, and replayed from there.
    let opened = desk.ok("position", json!({}));
    desk.play(&["keep", "take 1"]);
    assert_eq!(desk.ok("log", json!({}))["entries"].as_array().unwrap().len(), 2);
    assert_eq!(desk.ok("replay", json!({ "step": 6 }))["step"], 6);
    desk.ok("undo", json!({}));
    let desk = desk.reopen();
    assert_eq!(desk.ok("open_slot", json!({ "slot": slot }))["step"], 5);
    // A fork begins anew at the position, and is whole again.
    let fork = desk.ok("fork", json!({ "step": 5 }));
    assert_eq!(fork["step"], 0);
    assert_ne!(desk.ok("position", json!({})), opened);
    let export = desk.ok("export_slot", json!({ "slot": fork["slot"] }));
    desk.ok("import_slot", json!({ "data": export["data"] }));
}

#[test]
fn a_slot_that_cannot_be_played_says_why_and_leaves_the_table_alone() {
    for (change, kind, reason) in [
        (json!({ "body": 99 }), "save_newer", Value::Null),
        (json!({ "position": 1 }), "save_damaged", json!("damaged")),
        (json!({ "journal": 1 }), "save_damaged", json!("damaged")),
        (json!({ "game": "chess" }), "unknown_game", Value::Null),
    ] {
        let (desk, slot) = planted(|body| body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone()));
        desk.start("hh", json!({}));
        let before = snapshot(&desk);
        let error = desk.no("open_slot", json!({ "slot": slot }));
        assert_eq!((error.kind(), error.data()["reason"].clone()), (kind, reason), "{error:?}");
        assert_eq!(snapshot(&desk), before);
        // It stays in the list.
        assert_eq!(desk.ok("slots", json!({}))["slots"].as_array().unwrap().len(), 2);
    }
    let (desk, slot) = planted(|body| body["position"]["purses"][0] = json!(99));
    let error = desk.no("open_slot", json!({ "slot": slot }));
    assert_eq!((error.kind(), error.data()["reason"].as_str()), ("save_damaged", Some("invalid_position")));
}
