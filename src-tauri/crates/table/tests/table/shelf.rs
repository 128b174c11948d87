//! Home-made races and powers: kept on the shelf, played, tried, and carried by the games that use them.

use serde_json::{Value, json};

use crate::Desk;

fn newts() -> Value {
    let look = json!({ "name": "Newts", "glyph": { "known": "star" }, "colour": 3 });
    json!({ "id": "newts", "tokens": 6, "supply": 11, "abilities": [{ "word": "flies" }], "look": look })
}

#[test]
fn a_piece_is_kept_changed_dropped_and_put_back() {
    let desk = Desk::standard();
    assert_eq!(desk.ok("shelf", json!({})), json!({ "pieces": [], "key": null }));
    let kept = desk.ok("keep_piece", json!({ "kind": "race", "row": newts() }));
    let key = kept["key"].clone();
    let mut changed = newts();
    changed["tokens"] = json!(7);
    desk.ok("keep_piece", json!({ "key": key, "kind": "race", "row": changed }));
    let pieces = desk.ok("shelf", json!({}))["pieces"].clone();
    assert_eq!(pieces, json!([{ "key": key, "kind": "race", "row": changed }]));
    desk.ok("drop_piece", json!({ "key": key }));
    assert_eq!(desk.no("drop_piece", json!({ "key": key })).kind(), "bad_request");
    assert_eq!(desk.ok("keep_piece", json!({ "key": key, "kind": "race", "row": changed }))["pieces"], pieces, "taken back");
    let desk = desk.reopen_standard();
    assert_eq!(desk.ok("shelf", json!({}))["pieces"], pieces, "there when the app comes back");
}

#[test]
fn what_is_no_piece_is_refused_with_reasons() {
    let desk = Desk::standard();
    let mut wrong = newts();
    wrong["abilities"] = json!([{ "word": "swims" }]);
    assert_eq!(desk.no("keep_piece", json!({ "kind": "race", "row": wrong })).kind(), "bad_piece");
    let said = desk.ok("check_piece", json!({ "kind": "race", "row": wrong }));
    assert_eq!((&said["ok"], &said["reasons"][0]["kind"]), (&json!(false), &json!("unknown")));
    assert_eq!(desk.no("check_piece", json!({ "kind": "card", "row": {} })).kind(), "bad_request");
    assert_eq!(desk.no("keep_piece", json!({ "key": "../x", "kind": "race", "row": newts() })).kind(), "bad_request");
    let mut endless = newts();
    endless["look"]["name"] = json!("n".repeat(70_000));
    assert_eq!(desk.no("check_piece", json!({ "kind": "race", "row": endless })).kind(), "bad_request");
    assert!(desk.ok("workshop", json!({}))["words"].as_array().unwrap().len() > 60);
}

#[test]
fn a_game_with_a_home_made_race_opens_where_nobody_has_it() {
    let desk = Desk::standard();
    let setup = json!({ "game": "small-world", "players": 2, "seed": 5, "own": { "races": [newts()], "powers": [] } });
    let seats = json!([{ "name": "A", "colour": 0, "who": "human" }, { "name": "B", "colour": 1, "who": "bot", "level": "easy" }]);
    let state = desk.ok("new_game", json!({ "setup": setup, "seats": seats, "name": "with newts" }));
    let own = &state["view"]["own"]["races"][0];
    assert!(own["id"].as_str().unwrap().starts_with("own-newts-") && own["look"]["name"] == "Newts");
    let export = desk.ok("export_slot", json!({ "slot": state["slot"] }));
    let elsewhere = Desk::standard();
    let slot = elsewhere.ok("import_slot", json!({ "data": export["data"] }))["slot"].clone();
    let opened = elsewhere.ok("open_slot", json!({ "slot": slot }));
    assert_eq!(opened["view"]["own"], state["view"]["own"]);
    assert_eq!(opened["view"]["market"], state["view"]["market"]);
}

#[test]
fn a_piece_is_tried_in_games_of_bots() {
    let desk = Desk::standard();
    let wish =
        |row: Value, first: u32| json!({ "kind": "race", "row": row, "game": "small-world", "players": 2, "first": first, "games": 1 });
    let answer = desk.ok("try_piece", wish(newts(), 3));
    for list in ["own", "printed"] {
        let trial = &answer[list][0];
        assert!(trial["turns"].as_u64().unwrap() >= 1 && trial["points"].as_i64().unwrap() > 0, "{answer}");
    }
    assert_eq!(desk.ok("try_piece", wish(newts(), 3)), answer, "the same deal is the same game");
    let mut alone = wish(newts(), 3);
    alone["alone"] = json!(true);
    assert_eq!(desk.ok("try_piece", alone), json!({ "own": answer["own"], "printed": [] }));
    let mut wrong = newts();
    wrong["tokens"] = json!(0);
    assert_eq!(desk.no("try_piece", wish(wrong, 1)).kind(), "bad_piece");
}

#[test]
fn a_board_is_tried_beside_the_printed_one() {
    let desk = Desk::standard();
    let board = desk.ok("grow_board", json!({ "wish": { "id": "newland", "game": "small-world", "players": 3, "seed": 4 } }));
    let wish = json!({ "kind": "board", "row": board, "game": "small-world", "players": 3, "first": 2, "games": 1 });
    let answer = desk.ok("try_piece", wish.clone());
    for list in ["own", "printed"] {
        let trial = &answer[list][0];
        let seats = trial["seats"].as_array().unwrap();
        assert_eq!(seats.len(), 3, "{answer}");
        let sum = |field: &str| seats.iter().map(|seat| seat[field].as_f64().unwrap()).sum::<f64>();
        let is = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(is(sum("points"), trial["points"].as_f64().unwrap()), "{answer}");
        assert!(is(sum("won"), 1.0) && trial["won"] == seats[0]["won"], "{answer}");
        assert_eq!(trial["turns"], 30, "ten rounds of three turns");
    }
    assert_ne!(answer["own"], answer["printed"]);
    // It is for three, and for no other game.
    for (field, other) in [("players", json!(4)), ("game", json!("underground"))] {
        let mut wrong = wish.clone();
        wrong[field] = other;
        assert_eq!(desk.no("try_piece", wrong).kind(), "bad_piece");
    }
}
