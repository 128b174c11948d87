//! Lets bots play against themselves and counts what no sensible player does.
//!
//! ```text
//! cargo run --release -p bots --example watch -- LEVEL GAMES [FIRST SEED] [GAME] [PLAYERS]
//! ```
//! Prints each harm with the turn that led to it, then a line with counts.

#[path = "../tests/bots/watch/mod.rs"]
mod watch;

use bots::Level;
use smallworld::{Setup, SmallWorld};
use tabletop::Game;
use watch::{Tally, watch as look};

fn main() {
    let word = |at: usize| std::env::args().nth(at);
    let number = |at: usize, or: u64| word(at).and_then(|text| text.parse().ok()).unwrap_or(or);
    let Some(Ok(level)) = word(1).map(|text| text.parse::<Level>()) else {
        eprintln!("name a level: random, easy, normal, hard or expert");
        return;
    };
    let (games, first, game) = (number(2, 100), number(3, 1), word(4).unwrap_or_else(|| "small-world".to_owned()));
    let (players, mut tally) = (number(5, 2) as u8, Tally::default());
    if let Err(error) = SmallWorld::from_setup(&Setup::plain(&game, players, first)) {
        eprintln!("turns of the Small World family are watched: {error}");
        return;
    }
    for seed in first..first + games {
        let before = tally.harms.len();
        look(&game, players, level, seed, &mut tally);
        for seen in &tally.harms[before..] {
            println!("{seen}");
        }
    }
    println!("{game} for {players}, {level}: {} games, {} turns, harms {:?}", tally.games, tally.turns, tally.counts());
}
