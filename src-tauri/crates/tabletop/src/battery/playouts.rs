//! Games of random actions as fast as they go, for a profiler and for counts of instructions.

use std::process::ExitCode;
use std::time::Instant;

use crate::{Registered, players_of};

/// The program that a game's crate makes of it, for some of its games. Its words are the game, the number of players, and how many games; the same
/// words play the same games. Without words it lists every game with the numbers of players it takes, a line each.
pub fn playouts<G: Registered>(games: &[&str]) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match said::<G>(games, &words) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// What the program says to `words`.
fn said<G: Registered>(games: &[&str], words: &[String]) -> Result<String, String> {
    if words.is_empty() {
        let line = |game: &&str| {
            let players: Vec<String> = players_of::<G>(game).iter().map(u8::to_string).collect();
            format!("{game} {}", players.join(" "))
        };
        return Ok(games.iter().map(line).collect::<Vec<_>>().join("\n"));
    }
    let usage = || "usage: [GAME PLAYERS GAMES], for example small 2 2000".to_owned();
    let [game, players, count] = words else { return Err(usage()) };
    let (Ok(players), Ok(count)) = (players.parse(), count.parse()) else { return Err(usage()) };
    if !games.contains(&game.as_str()) {
        return Err(format!("there is no game \"{game}\"; there are: {}", games.join(", ")));
    }
    let start = Instant::now();
    let actions = play_all::<G>(game, players, count)?;
    let speed = f64::from(actions) / start.elapsed().as_secs_f64();
    Ok(format!("{count} games, {actions} actions, {speed:.0} actions/s"))
}

/// Plays the games of the seeds below `count` to their ends and counts their actions.
fn play_all<G: Registered>(game: &str, players: u8, count: u64) -> Result<u32, String> {
    let mut actions = Vec::with_capacity(256);
    let (mut played, mut choice) = (0, 0x9e37_79b9_7f4a_7c15_u64);
    for seed in 0..count {
        let mut position = G::from_setup(&G::plain(game, players, seed)).map_err(|error| error.to_string())?;
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
