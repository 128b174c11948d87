//! Exports of old versions import for ever. The files are in `tests/saves/` at the top of the project.

use std::{fs, path::PathBuf};

use saves::{Header, export, import};
use serde_json::json;

const BODY: &str = "{\"journal\":[\"pick 2\",\n\t\"conquer 5\"],\r\n\"note\":\"“über” 小小世界 \\\"\"}\n";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../tests/saves")
}

fn header() -> Header {
    Header {
        name: "Ada, 贝贝 & \"Cy\"".to_owned(),
        game: "small-world".to_owned(),
        map: "small-world-3p".to_owned(),
        seats: vec![
            json!({ "colour": 0, "name": "Ada", "who": "human" }),
            json!({ "colour": 3, "name": "贝贝", "who": "human" }),
            json!({ "colour": 4, "level": "easy", "name": "Cy", "who": "bot" }),
        ],
        round: 10,
        rounds: 10,
        step: 123,
        over: true,
        created: 1_780_000_000_000,
        modified: 1_780_000_600_000,
        format: 1,
        engine: "0.1.0".to_owned(),
        autosave: false,
        winners: Some(vec![json!(1)]),
        glance: None,
    }
}

#[test]
fn every_old_export_is_taken_in() {
    let mut count = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "elbow") {
            let (header, body) = import(&fs::read_to_string(&path).unwrap()).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert!(!header.game.is_empty() && !body.is_empty(), "{}", path.display());
            count += 1;
        }
    }
    assert!(count >= 2, "the old exports are missing");
}

#[test]
fn format_1_means_what_it_meant() {
    let text = fs::read_to_string(folder().join("v1-bytes.elbow")).unwrap();
    assert_eq!(import(&text), Ok((header(), BODY.as_bytes().to_vec())));
    let hex = fs::read_to_string(folder().join("v1-hex.elbow")).unwrap();
    assert_eq!(import(&hex), Ok((header(), vec![0, 159, 146, 150, 255])));
}

/// As long as format 1 is current, what is written has not changed either.
#[test]
fn todays_exports_are_those_of_format_1() {
    assert_eq!(saves::FORMAT, 1, "the format is a new one: add a migration and an old export, and let this test go");
    assert_eq!(export(&header(), BODY.as_bytes()), fs::read_to_string(folder().join("v1-bytes.elbow")).unwrap());
}
