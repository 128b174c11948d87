//! `elbow play`: bots play whole games.

use std::time::Instant;

use bots::{Level, Played};
use serde_json::{Map, Value, json};
use table::{Games, Registered};
use tabletop::MAX_SEATS;

use crate::arguments::{Arguments, MAX_SEED, Word, superfluous, unknown, wrong};
use crate::fail::{Done, Fail};
use crate::games::{Job, fewest_players, first_game, with_game};

/// What `--help` prints.
pub const HELP: &str = "\
elbow play [options]

Bots play games; every action is checked as a player's would be. Prints a line for each game and a summary. The same options give
the same games.

  --game GAME            left out: the first that `elbow catalog` lists
  --players N            left out: as many as there are seats, or 2
  --seats LEVEL,…        random, easy, normal, hard or expert for each seat; one level stands for all; left out: random
  --seed S               seed of the first game, the next one has S + 1; left out: 1
  --games K              how many games; left out: 1
  --map MAP              left out: the board printed for the number of players
  --own FILE             a file of home-made races, powers and boards, which are in the games; `--map` may name one of its boards
  --first SEAT           who begins; left out: drawn
  --house-rule NAME=true|false   as often as needed; names in `elbow catalog`
  --json                 JSON lines: {\"game\",\"seed\",\"seats\",\"coins\",\"winners\",\"rounds\",\"actions\",\"hash\"} and
                         {\"summary\":true,\"games\",\"wins\",\"actions\",\"seconds\"}; a shared win counts for each winner";

/// What was asked for.
struct Plan {
    players: usize,
    seats: Vec<Level>,
    seed: u64,
    games: u64,
    map: Option<String>,
    own: Option<Value>,
    first: Option<u8>,
    house_rules: Map<String, Value>,
    json: bool,
}

/// Runs the command.
pub fn run<S: Games>(arguments: Arguments) -> Done {
    let (game, plan) = read::<S>(arguments)?;
    with_game::<S, _>(&game, plan)?
}

fn read<S: Games>(mut arguments: Arguments) -> Result<(String, Plan), Fail> {
    let mut game = first_game::<S>().to_owned();
    let (mut players, mut seats): (Option<usize>, Vec<Level>) = (None, Vec::new());
    let mut plan =
        Plan { players: 0, seats: Vec::new(), seed: 1, games: 1, map: None, own: None, first: None, house_rules: Map::new(), json: false };
    while let Some(word) = arguments.next()? {
        let name = match word {
            Word::Option(name) => name,
            Word::Path(path) => return Err(superfluous(&path)),
        };
        match name.as_str() {
            "game" => game = arguments.text("game")?,
            "players" => players = Some(arguments.parse("players", "choose 2 to 5")?),
            "seats" => seats = levels(&arguments.text("seats")?)?,
            "seed" => plan.seed = arguments.parse("seed", "choose 0 to 9007199254740991")?,
            "games" => plan.games = arguments.parse("games", "choose a number from 1")?,
            "map" => plan.map = Some(arguments.text("map")?),
            "own" => plan.own = Some(crate::own::read(&arguments.path()?)?),
            "first" => plan.first = Some(arguments.parse("first", "choose a seat, from 0")?),
            "house-rule" => {
                let (rule, on) = house_rule(&arguments.text("house-rule")?)?;
                plan.house_rules.insert(rule, on.into());
            }
            "json" => plan.json = true,
            _ => return Err(unknown(&format!("--{name}"))),
        }
    }
    plan.players = match players {
        Some(players) => players,
        None if seats.len() > 1 => seats.len(),
        None => fewest_players::<S>(&game)?.into(),
    };
    plan.seats = match seats[..] {
        [] => vec![Level::Random; plan.players.min(MAX_SEATS)],
        [level] => vec![level; plan.players.min(MAX_SEATS)],
        _ => seats,
    };
    if plan.players <= MAX_SEATS && plan.seats.len() != plan.players {
        return Err(Fail::usage(format!(
            "{} seats for {} players: give one level for each, or one for all",
            plan.seats.len(),
            plan.players
        )));
    }
    if plan.games == 0 || plan.seed > MAX_SEED || plan.games - 1 > MAX_SEED - plan.seed {
        return Err(Fail::usage("--games must be 1 or more, and the seed of the last game at most 9007199254740991"));
    }
    Ok((game, plan))
}

fn levels(text: &str) -> Result<Vec<Level>, Fail> {
    let known = || Level::ALL.map(Level::name).join(", ");
    text.split(',').map(|word| word.parse().map_err(|_| wrong("seats", word.as_ref(), &format!("choose from {}", known())))).collect()
}

fn house_rule(text: &str) -> Result<(String, bool), Fail> {
    let read = text.split_once('=').and_then(|(name, on)| Some((name.to_owned(), on.parse().ok()?)));
    read.ok_or_else(|| wrong("house-rule", text.as_ref(), "write for example open_coins=true"))
}

impl Job for Plan {
    type Output = Done;

    fn run<G: Registered>(self, game: &'static str) -> Done {
        let begin = Instant::now();
        let mut wins = vec![0u64; self.seats.len()];
        let mut actions = 0;
        for number in 0..self.games {
            let seed = self.seed + number;
            let played = self.play::<G>(game, seed)?;
            actions += played.actions;
            for &winner in &played.winners {
                wins[winner] += 1;
            }
            let levels: Vec<&str> = self.seats.iter().map(|level| level.name()).collect();
            let Played { scores: coins, winners, rounds, actions, hash } = played;
            let hash = format!("{hash:016x}");
            crate::print_line(&if self.json {
                json!({ "game": game, "seed": seed, "seats": levels, "coins": coins, "winners": winners, "rounds": rounds,
                    "actions": actions, "hash": hash })
                .to_string()
            } else {
                let side = |(seat, coins): (usize, &i32)| {
                    format!("seat {seat} ({}) {coins}{}", levels[seat], if winners.contains(&seat) { " wins" } else { "" })
                };
                let sides: Vec<String> = coins.iter().enumerate().map(side).collect();
                format!("seed {seed}: {}; {rounds} rounds, {actions} actions, hash {hash}", sides.join(", "))
            })?;
        }
        let seconds = begin.elapsed().as_secs_f64();
        crate::print_line(&if self.json {
            json!({ "summary": true, "games": self.games, "wins": wins, "actions": actions, "seconds": (seconds * 1e6).round() / 1e6 })
                .to_string()
        } else {
            let sides: Vec<String> =
                self.seats.iter().zip(&wins).enumerate().map(|(seat, (level, wins))| format!("seat {seat} ({level}) {wins}")).collect();
            format!("{} games, wins: {}; {actions} actions in {seconds:.2} s", self.games, sides.join(", "))
        })
    }
}

impl Plan {
    fn play<G: Registered>(&self, game: &str, seed: u64) -> Result<Played, Fail> {
        let mut setup = json!({ "game": game, "players": self.players, "seed": seed });
        if let Some(map) = &self.map {
            setup["map"] = map.as_str().into();
        }
        if let Some(own) = &self.own {
            setup["own"] = own.clone();
        }
        if let Some(first) = self.first {
            setup["first"] = first.into();
        }
        if !self.house_rules.is_empty() {
            setup["house_rules"] = Value::Object(self.house_rules.clone());
        }
        let setup: G::Setup =
            serde_json::from_value(setup).map_err(|error| Fail::usage(format!("no game can start like this: {error}")))?;
        let position = G::from_setup(&setup).map_err(|error| Fail::usage(format!("no game can start like this: {error}")))?;
        bots::played(position, &self.seats, seed).map_err(|why| Fail::failed(format!("seed {seed}: {why}")))
    }
}
