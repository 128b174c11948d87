//! Plays bots against each other and prints how they did.
//!
//! ```text
//! cargo run --release -p bots --example arena -- [--game small-world] [--seats normal,easy] [--games 200] [--seed 1] [--threads 2]
//! ```
//! Each deal is played once in every rotation of the seats. A line for each entrant: level, games, share of wins, average coins, decisions,
//! average and longest time of a decision.

use std::process::ExitCode;

use bots::{Level, tournament};
use smallworld::{GAMES, MAX_SEED, SMALL_WORLD, Setup, SmallWorld};

struct Wish {
    game: String,
    seats: Vec<Level>,
    games: u64,
    seed: u64,
    threads: usize,
}

fn wish() -> Result<Wish, String> {
    let mut wish = Wish { game: SMALL_WORLD.to_owned(), seats: vec![Level::Normal, Level::Easy], games: 200, seed: 1, threads: 2 };
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{name} needs a number, not \"{value}\""));
        match name.as_str() {
            "--game" if GAMES.contains(&value.as_str()) => wish.game = value,
            "--game" => return Err(format!("there is no game \"{value}\"; use {}", GAMES.join(", "))),
            "--seats" => wish.seats = value.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|error| format!("{error}"))?,
            "--games" => wish.games = number()?,
            "--seed" => wish.seed = number()?,
            "--threads" => wish.threads = number()? as usize,
            _ => return Err(format!("{name} is not an option; use --game, --seats, --games, --seed or --threads")),
        }
    }
    if (2..=5).contains(&wish.seats.len()) { Ok(wish) } else { Err("--seats names 2 to 5 levels".to_owned()) }
}

fn main() -> ExitCode {
    let wish = match wish() {
        Ok(wish) => wish,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let players = wish.seats.len() as u8;
    let setup_of = |deal: u64| Setup::plain(&wish.game, players, wish.seed.wrapping_add(deal) % MAX_SEED);
    for standing in tournament::<SmallWorld>(setup_of, &wish.seats, wish.games, wish.seed, wish.threads) {
        println!(
            "{:8} {:5} games  {:5.1} % won  {:6.1} coins  {:8} decisions  {:8.3} ms each  {:8.3} ms longest",
            standing.level,
            standing.games,
            standing.win_rate() * 100.0,
            standing.mean_score(),
            standing.decisions,
            standing.mean_time().as_secs_f64() * 1e3,
            standing.longest.as_secs_f64() * 1e3,
        );
    }
    ExitCode::SUCCESS
}
