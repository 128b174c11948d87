//! `elbow tournament`: who is stronger.

mod outside;

use bots::{Entrant, Level, Standing};
use serde_json::{Value, json};
use table::{Games, Registered};
use tabletop::MAX_SEATS;

use crate::arguments::{Arguments, MAX_SEED, Word, superfluous, unknown, wrong};
use crate::fail::{Done, Fail};
use crate::games::{Job, first_game, with_game};
use outside::Program;

/// What `--help` prints.
pub const HELP: &str = "\
elbow tournament --seats ENTRANT,ENTRANT[,…] [options]

Entrants play each deal once in every rotation of the seats. Prints how each did and how strong it is in Elo points, with the bounds that
hold with 95 %. The same options give the same games, outside programs apart.

  --seats ENTRANT,…      a level (random, easy, normal, hard, expert), one entrant for each seat
  --seat ENTRANT         the same, one at a time; `cmd:PROGRAM` is a program that plays (see PROTOCOL.md)
  --game GAME            left out: the first that `elbow catalog` lists
  --games K              how many games; left out: 100
  --seed S               seed of the first deal, the next one has S + 1; left out: 1
  --threads N            games side by side; left out: one for each processor
  --json                 one line: {\"game\",\"games\",\"seed\",\"entrants\":[{\"name\",\"games\",\"wins\",\"win_rate\",\"elo\",\"elo_low\",
                         \"elo_high\",\"points\",\"decisions\",\"turns\",\"turn_ms\",\"longest_turn_ms\"}]}";

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Seated {
    Level(Level),
    Program(String),
}

struct Wish {
    seats: Vec<Seated>,
    games: u64,
    seed: u64,
    threads: usize,
    json: bool,
}

/// Runs the command.
pub fn run<S: Games>(arguments: Arguments) -> Done {
    let (game, wish) = read::<S>(arguments)?;
    with_game::<S, _>(&game, wish)?
}

fn read<S: Games>(mut arguments: Arguments) -> Result<(String, Wish), Fail> {
    let mut game = first_game::<S>().to_owned();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut wish = Wish { seats: Vec::new(), games: 100, seed: 1, threads, json: false };
    while let Some(word) = arguments.next()? {
        let name = match word {
            Word::Option(name) => name,
            Word::Path(path) => return Err(superfluous(&path)),
        };
        match name.as_str() {
            "game" => game = arguments.text("game")?,
            "seats" => {
                for word in arguments.text("seats")?.split(',') {
                    wish.seats.push(seated("seats", word)?);
                }
            }
            "seat" => {
                let word = arguments.text("seat")?;
                wish.seats.push(seated("seat", &word)?);
            }
            "games" => wish.games = arguments.parse("games", "choose a number from 1")?,
            "seed" => wish.seed = arguments.parse("seed", "choose 0 to 9007199254740991")?,
            "threads" => wish.threads = arguments.parse("threads", "choose a number from 1")?,
            "json" => wish.json = true,
            _ => return Err(unknown(&format!("--{name}"))),
        }
    }
    if !(2..=MAX_SEATS).contains(&wish.seats.len()) {
        return Err(Fail::usage(format!("name 2 to {MAX_SEATS} entrants, for example --seats hard,normal")));
    }
    if wish.games == 0 || wish.threads == 0 || wish.seed > MAX_SEED || wish.games > MAX_SEED - wish.seed {
        return Err(Fail::usage("--games and --threads must be 1 or more, and the seed of the last deal at most 9007199254740991"));
    }
    Ok((game, wish))
}

fn seated(option: &str, word: &str) -> Result<Seated, Fail> {
    if let Some(command) = word.strip_prefix("cmd:").filter(|command| !command.trim().is_empty()) {
        return Ok(Seated::Program(command.to_owned()));
    }
    let known = || format!("choose from {} or write cmd:PROGRAM", Level::ALL.map(Level::name).join(", "));
    word.parse().map(Seated::Level).map_err(|_| wrong(option, word.as_ref(), &known()))
}

impl Job for Wish {
    type Output = Done;

    fn run<G: Registered>(self, game: &'static str) -> Done {
        let players = self.seats.len() as u8;
        if !tabletop::players_of::<G>(game).contains(&players) {
            return Err(Fail::usage(format!("{game} is not played by {players}")));
        }
        let entrants: Vec<Box<dyn Entrant<G>>> = self
            .seats
            .iter()
            .map(|seated| match seated {
                Seated::Level(level) => Box::new(*level) as Box<dyn Entrant<G>>,
                Seated::Program(command) => Box::new(Program { game: game.to_owned(), command: command.clone() }),
            })
            .collect();
        let setup_of = |deal: u64| G::plain(game, players, self.seed + deal);
        let standings = bots::tournament::<G, _>(setup_of, &entrants, self.games, self.seed, self.threads).map_err(Fail::failed)?;
        if self.json {
            let entrants: Vec<Value> = standings.iter().map(entry).collect();
            let line = json!({ "game": game, "games": self.games, "seed": self.seed, "entrants": entrants });
            return crate::print_line(&line.to_string());
        }
        for standing in &standings {
            crate::print_line(&sentence(standing))?;
        }
        Ok(())
    }
}

fn entry(standing: &Standing) -> Value {
    let round = |number: f64| (number * 1000.0).round() / 1000.0;
    json!({
        "name": standing.name,
        "games": standing.games,
        "wins": round(standing.wins),
        "win_rate": round(standing.win_rate()),
        "elo": standing.rating.elo.round(),
        "elo_low": standing.rating.low.round(),
        "elo_high": standing.rating.high.round(),
        "points": round(standing.mean_score()),
        "decisions": standing.decisions,
        "turns": standing.turns,
        "turn_ms": round(standing.mean_turn().as_secs_f64() * 1e3),
        "longest_turn_ms": round(standing.longest_turn.as_secs_f64() * 1e3),
    })
}

fn sentence(standing: &Standing) -> String {
    format!(
        "{:10} {:5} games  {:5.1} % won  {:+5.0} Elo ({:+.0} to {:+.0})  {:6.1} points  {:8.1} ms a turn, {:.0} ms the longest",
        standing.name,
        standing.games,
        standing.win_rate() * 100.0,
        standing.rating.elo,
        standing.rating.low,
        standing.rating.high,
        standing.mean_score(),
        standing.mean_turn().as_secs_f64() * 1e3,
        standing.longest_turn.as_secs_f64() * 1e3,
    )
}
