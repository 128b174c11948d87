//! What is kept for each game besides its rules.

use std::{fs, path::Path};

/// `cargo xtask instructions --write` keeps one.
#[test]
fn every_game_has_a_kept_count_of_instructions() {
    let kept = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/instructions.toml")).unwrap();
    for game in table::Registry::standard().ids() {
        let named = |line: &str| line.split_once(" = ").and_then(|(name, _)| name.rsplit_once('-')).is_some_and(|(of, _)| of == game);
        assert!(kept.lines().any(named), "{game} has none");
    }
}
