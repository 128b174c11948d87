//! The Atoll in the headless tool: `examples/elbow.rs`, which differs from the real one by a line.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The example beside this test program.
fn program() -> PathBuf {
    let here = std::env::current_exe().unwrap();
    let built = here.parent().and_then(Path::parent).unwrap().join("examples").join(format!("elbow{}", std::env::consts::EXE_SUFFIX));
    assert!(built.is_file(), "{}: `cargo build -p toy --examples` makes it", built.display());
    built
}

fn elbow(words: &[&str]) -> (i32, String, String) {
    let output = Command::new(program()).args(words).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn it_is_listed_beside_the_others() {
    let (code, out, _) = elbow(&["catalog"]);
    let ids: Vec<Value> = lines(&out)[0]["games"].as_array().unwrap().iter().map(|game| game["id"].clone()).collect();
    assert_eq!((code, ids.last()), (0, Some(&"atoll".into())));
    assert_eq!(ids.len(), table::Registry::standard().ids().count() + 1);
    let (code, _, err) = elbow(&["catalog", "--game", "chess"]);
    assert!(code == 2 && err.contains(", atoll"), "{err}");
}

#[test]
fn bots_of_every_level_play_it() {
    let (code, out, err) = elbow(&["play", "--game", "atoll", "--seats", "easy,normal,random", "--games", "2", "--seed", "3", "--json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let said = lines(&out);
    assert_eq!((said.len(), &said[0]["game"], &said[0]["rounds"], &said[2]["games"]), (3, &"atoll".into(), &4.into(), &2.into()));
    let (_, fewest, _) = elbow(&["play", "--game", "atoll", "--json"]);
    assert_eq!(lines(&fewest)[0]["coins"].as_array().unwrap().len(), 2);
}

#[test]
fn easy_bots_beat_those_that_play_at_random() {
    let (_, out, _) = elbow(&["play", "--game", "atoll", "--seats", "easy,random", "--games", "40", "--json"]);
    let wins = lines(&out).pop().unwrap()["wins"].clone();
    assert!(wins[0].as_u64() > wins[1].as_u64(), "{wins}");
}

#[test]
fn its_scenarios_pass_in_the_words_of_its_view() {
    let (code, out, err) = elbow(&["scenario", "tests/scenarios"]);
    assert_eq!((code, out.lines().last(), err.as_str()), (0, Some("3 passed, 0 failed"), ""), "{out}");
    let (code, out, _) = elbow(&["scenario", "--coverage", "tests/scenarios"]);
    assert!(code == 0 && out.starts_with("atoll: 6 of 6 showable rulings have a scenario, 0 missing"), "{out}");
}

#[test]
fn a_scenario_that_expects_something_else_fails_and_says_what() {
    let dir = tempfile::tempdir().unwrap();
    let sound =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/atoll/AT-5-the-cards-decide.toml")).unwrap();
    for (change, to, said) in [
        ("\"seats.0.points\" = 1", "\"seats.0.points\" = 2", "then: seats.0.points: expected 2, found 1"),
        ("cards = [2, 4]", "cards = [2, 2]", "two seats hold the card of one place"),
        ("cards = [2, 4]", "cards = [2, 6]", "given: there is no place 6: 0 to 5"),
        ("left = 1", "rest = 1", "unknown field `rest`"),
        ("winners=[0]\"", "winners=[1]\"", "events: expected"),
    ] {
        let changed = sound.replacen(change, to, 1);
        assert_ne!(changed, sound);
        let file = dir.path().join("one.toml");
        std::fs::write(&file, changed).unwrap();
        let (code, out, _) = elbow(&["scenario", file.to_str().unwrap()]);
        assert!(code == 1 && out.contains(said), "{to}: {out}");
    }
}
