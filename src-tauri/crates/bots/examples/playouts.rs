//! Games of random actions as fast as they go, for a profiler and for `cargo xtask instructions`. The same words play the same games.
//!
//! ```text
//! cargo run --release -p bots --example playouts -- small-world 2 2000
//! ```
//! The game, the number of players, and how many games.

use std::fmt::Display;
use std::process::ExitCode;
use std::time::Instant;

use chaos::{CHAOS, Chaos};
use smallworld::SmallWorld;
use tabletop::Game;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((game, players, games)) = understood(&words) else {
        eprintln!("usage: playouts GAME PLAYERS GAMES");
        return ExitCode::from(2);
    };
    let start = Instant::now();
    let actions = if game == CHAOS {
        play_all(games, |seed| Chaos::new(&chaos::Setup::plain(players, seed)))
    } else {
        play_all(games, |seed| SmallWorld::new(&smallworld::Setup::plain(game, players, seed)))
    };
    match actions {
        Ok(actions) => {
            let speed = f64::from(actions) / start.elapsed().as_secs_f64();
            println!("{games} games, {actions} actions, {speed:.0} actions/s");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn understood(words: &[String]) -> Option<(&str, u8, u64)> {
    let [game, players, games] = words else { return None };
    Some((game, players.parse().ok()?, games.parse().ok()?))
}

/// Plays the games of the seeds below `games` to their ends and counts their actions.
fn play_all<G: Game, E: Display>(games: u64, new: impl Fn(u64) -> Result<G, E>) -> Result<u32, String> {
    let mut actions = Vec::with_capacity(256);
    let (mut played, mut choice) = (0, 0x9e37_79b9_7f4a_7c15_u64);
    for seed in 0..games {
        let mut position = new(seed).map_err(|error| error.to_string())?;
        loop {
            position.legal_actions(&mut actions);
            if actions.is_empty() {
                break;
            }
            choice ^= choice << 13;
            choice ^= choice >> 7;
            choice ^= choice << 17;
            let index = ((choice >> 32) * actions.len() as u64) >> 32;
            position.play_legal(actions[index as usize]);
            played += 1;
        }
    }
    Ok(played)
}
