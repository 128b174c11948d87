//! Golden games: whole playthroughs as text, compared with files.

use std::fmt::Write as _;
use std::path::Path;

use super::RandomGame;
use crate::{Game, JsonText};

/// Set to anything, this environment variable makes [`assert_golden`] write the file instead of comparing.
pub const GOLDEN_VARIABLE: &str = "ELBOWROOM_WRITE_GOLDEN";

/// The most actions a golden game shows.
const CAP: usize = 20_000;

/// A game played by random choices from `seed`, as text: a heading for each turn (round, seat, hash of the position), a line for each
/// action (number, seat that decides, action), and at the end the scores, the winners, the random words used and the last hash.
///
/// # Panics
/// If `setup` is no game.
pub fn golden<G: Game>(setup: &G::Setup, seed: u64) -> String {
    let start = match G::from_setup(setup) {
        Ok(start) => start,
        Err(error) => panic!("a golden game needs a sound setup: {error}"),
    };
    let mut text = String::new();
    let mut line = |content: std::fmt::Arguments<'_>| {
        // Writing to a string cannot fail.
        let _ = text.write_fmt(content);
        text.push('\n');
    };
    line(format_args!("setup {}", setup.to_json().unwrap_or_else(|error| format!("not JSON: {error}"))));
    line(format_args!("choices by seed {seed}"));
    let mut game = RandomGame::new(start, seed);
    let mut turn = None;
    for number in 1..=CAP {
        if game.position().to_act().is_some() && turn != Some(game.position().turn()) {
            let (seat, round) = game.position().turn();
            turn = Some((seat, round));
            line(format_args!("\nround {round}, seat {seat}, hash {:016x}", game.position().hash()));
        }
        let Some((seat, action)) = game.next() else { break };
        line(format_args!("{number:4}  {seat}  {action}"));
    }
    let last = game.into_position();
    if let Some(outcome) = last.outcome() {
        let seats = last.seats();
        let winners: Vec<usize> = (0..seats).filter(|&seat| outcome.winners.0[seat]).collect();
        line(format_args!("\nscores {:?}, winners {winners:?}", &outcome.scores.0[..seats]));
    } else {
        line(format_args!("\nnot over after {CAP} actions"));
    }
    line(format_args!("random words {}, hash {:016x}", last.random_words(), last.hash()));
    text
}

/// Compares the golden game of `setup` and `seed` with the file `path`, or writes the file when [`GOLDEN_VARIABLE`] is set.
///
/// # Panics
/// When the file differs, at the first differing line; or is missing or cannot be written, with the way to make it.
pub fn assert_golden<G: Game>(path: &Path, setup: &G::Setup, seed: u64) {
    let now = golden::<G>(setup, seed);
    if std::env::var_os(GOLDEN_VARIABLE).is_some() {
        let written = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(path, &now));
        assert!(written.is_ok(), "cannot write {}: {written:?}", path.display());
        return;
    }
    let kept = match std::fs::read_to_string(path) {
        Ok(kept) => kept,
        Err(error) => panic!("{}: {error}. Set {GOLDEN_VARIABLE}=1 and run the test again to write it", path.display()),
    };
    if let Some(difference) = first_difference(&kept, &now) {
        panic!(
            "{}: {difference}\nIf the change is meant, set {GOLDEN_VARIABLE}=1, run the test again, and look at the difference",
            path.display()
        );
    }
}

/// The first line in which two texts differ, as a sentence.
fn first_difference(kept: &str, now: &str) -> Option<String> {
    let (mut left, mut right) = (kept.lines(), now.lines());
    for number in 1.. {
        match (left.next(), right.next()) {
            (None, None) => return None,
            (old, new) if old != new => {
                let show = |side: Option<&str>| side.unwrap_or("(the end)").to_owned();
                return Some(format!("line {number} differs\n  file: {}\n  now:  {}", show(old), show(new)));
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::first_difference;

    #[test]
    fn differences_are_found_where_they_are() {
        assert_eq!(first_difference("a\nb\n", "a\r\nb\n"), None, "line ends of other systems do not count");
        assert!(first_difference("a\nb\n", "a\nc\n").is_some_and(|text| text.starts_with("line 2 ")));
        assert!(first_difference("a\nb\n", "a\n").is_some_and(|text| text.contains("(the end)")));
        assert!(first_difference("a\n", "a\nb\n").is_some_and(|text| text.contains("now:  b")));
    }
}
