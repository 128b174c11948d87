//! Games of random actions as fast as they go, for a profiler and for `cargo xtask instructions`. The same words play the same games.
//!
//! ```text
//! cargo run --release -p trainer --example playouts -- small-world 2 2000
//! ```
//! The game, the number of players, and how many games. Without words: every game with the numbers of players it takes, a line each.

use std::process::ExitCode;
use std::time::Instant;

use table::{Games, Registered, Standard, Visitor};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.is_empty() {
        Standard::each(&mut List);
        return ExitCode::SUCCESS;
    }
    let Some(mut wish) = understood(&words) else {
        eprintln!("usage: playouts [GAME PLAYERS GAMES]");
        return ExitCode::from(2);
    };
    let start = Instant::now();
    Standard::each(&mut wish);
    let done = wish.done.unwrap_or_else(|| Err(format!("there is no game \"{}\"", wish.game)));
    match done {
        Ok(actions) => {
            let speed = f64::from(actions) / start.elapsed().as_secs_f64();
            println!("{} games, {actions} actions, {speed:.0} actions/s", wish.games);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Lists the games.
struct List;

impl Visitor for List {
    fn game<G: Registered>(&mut self, id: &'static str) {
        let players: Vec<String> = tabletop::players_of::<G>(id).iter().map(u8::to_string).collect();
        println!("{id} {}", players.join(" "));
    }
}

/// What is to be played, and how many actions that took.
struct Wish<'a> {
    game: &'a str,
    players: u8,
    games: u64,
    done: Option<Result<u32, String>>,
}

impl Visitor for Wish<'_> {
    fn game<G: Registered>(&mut self, id: &'static str) {
        if id == self.game {
            self.done = Some(play_all::<G>(self));
        }
    }
}

fn understood(words: &[String]) -> Option<Wish<'_>> {
    let [game, players, games] = words else { return None };
    Some(Wish { game, players: players.parse().ok()?, games: games.parse().ok()?, done: None })
}

/// Plays the games of the seeds below `games` to their ends and counts their actions.
fn play_all<G: Registered>(wish: &Wish) -> Result<u32, String> {
    let mut actions = Vec::with_capacity(256);
    let (mut played, mut choice) = (0, 0x9e37_79b9_7f4a_7c15_u64);
    for seed in 0..wish.games {
        let mut position = G::from_setup(&G::plain(wish.game, wish.players, seed)).map_err(|error| error.to_string())?;
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
