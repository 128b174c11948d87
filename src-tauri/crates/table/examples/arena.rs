//! Plays bots against each other and prints how they did.
//!
//! ```text
//! cargo run --release -p table --example arena -- [--game GAME] [--seats normal,easy] [--games 200] [--seed 1] [--threads 2]
//! ```
//! Each deal is played once in every rotation of the seats. A line for each entrant: level, games, share of wins, average points, decisions,
//! average and longest time of a decision.

use std::process::ExitCode;

use bots::{Level, tournament};
use table::{Games, Registered, Registry, Standard, Visitor};

/// The largest seed of a setup.
const MAX_SEED: u64 = (1 << 53) - 1;

struct Wish {
    game: String,
    seats: Vec<Level>,
    games: u64,
    seed: u64,
    threads: usize,
}

fn wish() -> Result<Wish, String> {
    let games: Vec<&str> = Registry::standard().ids().collect();
    let mut wish = Wish { game: games[0].to_owned(), seats: vec![Level::Normal, Level::Easy], games: 200, seed: 1, threads: 2 };
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{name} needs a number, not \"{value}\""));
        match name.as_str() {
            "--game" if games.contains(&value.as_str()) => wish.game = value,
            "--game" => return Err(format!("there is no game \"{value}\"; use {}", games.join(", "))),
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
    Standard::each(&mut Arena(&wish));
    ExitCode::SUCCESS
}

/// Where the bots of a wish meet.
struct Arena<'a>(&'a Wish);

impl Visitor for Arena<'_> {
    fn game<G: Registered>(&mut self, id: &'static str) {
        if id == self.0.game {
            meet::<G>(self.0);
        }
    }
}

fn meet<G: Registered>(wish: &Wish) {
    let players = wish.seats.len() as u8;
    let setup_of = |deal: u64| G::plain(&wish.game, players, wish.seed.wrapping_add(deal) % MAX_SEED);
    for standing in tournament::<G>(setup_of, &wish.seats, wish.games, wish.seed, wish.threads) {
        println!(
            "{:8} {:5} games  {:5.1} % won  {:6.1} points  {:8} decisions  {:8.3} ms each  {:8.3} ms longest",
            standing.level,
            standing.games,
            standing.win_rate() * 100.0,
            standing.mean_score(),
            standing.decisions,
            standing.mean_time().as_secs_f64() * 1e3,
            standing.longest.as_secs_f64() * 1e3,
        );
    }
}
