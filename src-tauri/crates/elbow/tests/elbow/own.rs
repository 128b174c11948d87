//! Files of home-made races, powers and boards: checked, listed, played and kept.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{Said, elbow, elbow_reading, top};

/// Newts that fly, and the printed board for two under another name.
fn newland() -> Value {
    let map = fs::read_to_string(top().join("src-tauri/crates/smallworld/maps/small-world-2p.json")).unwrap();
    let mut board: Value = serde_json::from_str(&map).unwrap();
    board["id"] = json!("newland");
    let look = json!({ "name": "Newts", "glyph": { "known": "star" }, "colour": 3 });
    json!({
        "races": [{ "id": "newts", "tokens": 6, "supply": 11, "abilities": [{ "word": "flies" }], "look": look }],
        "powers": [{ "id": "brave", "tokens": 4, "abilities": [{ "word": "heroes", "count": 2 }], "look": look }],
        "boards": [board],
    })
}

/// A folder with that file, changed.
fn folder(change: impl FnOnce(&mut Value)) -> (TempDir, String) {
    let dir = tempfile::tempdir().unwrap();
    let mut own = newland();
    change(&mut own);
    let path = write(dir.path(), "newts.json", &format!("{own:#}"));
    (dir, path)
}

fn write(dir: &Path, name: &str, text: &str) -> String {
    let path = dir.join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

fn good(said: &Said) {
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
}

#[test]
fn a_file_is_checked_line_by_line() {
    let (_dir, file) = folder(|_| {});
    let said = elbow(&["check", &file]);
    good(&said);
    assert!(said.out.contains("newts.json: good, 3 pieces"), "{}", said.out);

    let (_dir, file) = folder(|own| {
        own["races"][0]["abilities"] = json!([{ "word": "swims" }]);
        own["boards"][0]["regions"][3]["adjacent"] = json!([200]);
    });
    let said = elbow(&["check", &file]);
    assert_eq!(said.code, 1);
    let line = |name: &str| 1 + fs::read_to_string(&file).unwrap().lines().position(|line| line.contains(name)).unwrap();
    assert!(said.out.contains(&format!("newts.json:{}: newts: there is no ability \"swims\"", line("\"newts\""))), "{}", said.out);
    assert!(said.out.contains(&format!("newts.json:{}: newland: region", line("\"newland\""))), "{}", said.out);
    assert!(said.err.contains("2 things are wrong"), "{}", said.err);
}

#[test]
fn what_is_in_a_file_is_in_the_catalog_of_the_games_that_can_have_it() {
    let (_dir, file) = folder(|_| {});
    let said = elbow(&["catalog", "--own", &file]);
    good(&said);
    let catalog = said.json().remove(0);
    for game in catalog["games"].as_array().unwrap() {
        let has = |list: &str, id: &str| game[list].as_array().into_iter().flatten().any(|row| row["id"] == id);
        let of_the_family = game["races"].as_array().is_some_and(|races| !races.is_empty());
        assert_eq!(has("races", "newts"), of_the_family, "{}", game["id"]);
        assert_eq!(has("powers", "brave"), of_the_family, "{}", game["id"]);
        let base = ["small-world", "mixed"].contains(&game["id"].as_str().unwrap());
        assert_eq!(has("maps", "newland"), base, "{}", game["id"]);
    }
    elbow(&["catalog", "--own", "nowhere.json"]).wrong_use("cannot read nowhere.json");
    let (_dir, file) = folder(|own| own["races"][0]["tokens"] = json!(90));
    elbow(&["catalog", "--own", &file]).wrong_use("tokens is 90");
}

#[test]
fn games_are_played_with_it_and_on_it() {
    let (_dir, file) = folder(|_| {});
    let with = ["play", "--seed", "3", "--json", "--own", &file, "--map", "newland"];
    let (said, again) = (elbow(&with), elbow(&with));
    good(&said);
    assert_eq!(said.json()[0]["hash"], again.json()[0]["hash"], "the same options give the same games");
    assert_ne!(said.json()[0]["hash"], elbow(&["play", "--seed", "3", "--json"]).json()[0]["hash"]);
    elbow(&["play", "--map", "newland"]).wrong_use("newland");
    let (_dir, file) = folder(|own| own["races"][0]["abilities"] = json!([{ "word": "crosses_chasms" }]));
    elbow(&["play", "--own", &file]).wrong_use("has no meaning on this board");
}

#[test]
fn served_they_lie_on_the_shelf_once() {
    let (dir, file) = folder(|_| {});
    let saves = dir.path().join("saves");
    for _ in 0..2 {
        let said = elbow_reading(&["serve", "--dir", saves.to_str().unwrap(), "--own", &file], b"{\"cmd\":\"shelf\"}\n");
        good(&said);
        let pieces = &said.json()[0]["ok"]["pieces"];
        let kinds: Vec<&str> = pieces.as_array().unwrap().iter().map(|piece| piece["kind"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["race", "power", "board"]);
    }
    let (_dir, wrong) = folder(|own| own["powers"][0]["tokens"] = json!(11));
    let said = elbow_reading(&["serve", "--own", &wrong], b"");
    assert_eq!(said.code, 2, "{}", said.err);
    assert!(said.err.contains("tokens is 11"), "{}", said.err);
}

#[test]
fn a_scenario_names_the_file_beside_it() {
    let (dir, _) = folder(|_| {});
    let scenario = |own: &str| {
        format!(
            "rulings = [\"SW-28\"]\ntitle = \"Newts fly on a board of their own.\"\n[given]\nmap = \"newland\"\nstage = \"conquest\"\nown = \"{own}\"\n\
             [[given.seats]]\nactive = {{ race = \"newts\", power = \"brave\", hand = 9 }}\n[[given.seats]]\n[[steps]]\nact = \"conquer 12\"\n\
             [then]\nheld = {{ \"0 active\" = [12] }}\n"
        )
    };
    let good_one = write(dir.path(), "good.toml", &scenario("newts.json"));
    let said = elbow(&["scenario", &good_one]);
    assert_eq!(said.code, 0, "{}{}", said.out, said.err);
    let lost = write(dir.path(), "lost.toml", &scenario("lost.json"));
    let said = elbow(&["scenario", &lost]);
    assert_eq!(said.code, 1);
    assert!(said.out.contains("lost.json"), "{}", said.out);
}
