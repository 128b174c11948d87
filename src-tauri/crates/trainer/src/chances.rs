//! How right the chances are that people are shown.
//!
//! ```text
//! cargo xtask train chances --game small-world --players 2 --tried 100
//! ```
//! Bots of a level (`--level`, `normal` if left out) play; at the beginning of each turn every seat's chance to win is kept, as whoever is to act sees it.
//! Of all chances of about a quarter, a quarter should be won.

use bots::{Level, Stop, Trail, chances, choose, seed_of};
use table::{Games, Registered, Standard, Visitor};
use tabletop::{Game, Seat};

use crate::play::side_by_side;

const USAGE: &str = "use chances --game ID, and if you like --players N, --level LEVEL, --tried N, --seed N or --threads N";

/// Parts of a game, from its beginning to its end, that are told apart.
const PARTS: usize = 4;
/// Ranges of chances that are told apart.
const RANGES: usize = 10;

/// A chance that somebody had.
struct Chance {
    /// How much of the game was over, 0 to 1.
    over: f32,
    /// How likely the seat was to win, 0 to 1.
    said: f32,
    /// Its share of the win.
    came: f32,
}

/// Chances that lie near each other.
#[derive(Clone, Copy, Default)]
struct Range {
    count: u32,
    said: f32,
    came: f32,
}

struct Wish {
    game: String,
    players: u8,
    level: Level,
    tried: u64,
    seed: u64,
    threads: usize,
    done: Option<Result<(), String>>,
}

/// Plays what the words ask for.
pub fn run(mut words: impl Iterator<Item = String>) -> Result<(), String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut wish = Wish { game: String::new(), players: 2, level: Level::Normal, tried: 100, seed: 1, threads, done: None };
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value; {USAGE}"))?;
        let number = |most: u64| {
            let number = value.parse::<u64>().ok().filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| format!("{name} takes a number from 1 to {most}, not \"{value}\""))
        };
        match name.as_str() {
            "--game" => wish.game = value,
            "--players" => wish.players = number(5)? as u8,
            "--level" => wish.level = value.parse().map_err(|error: bots::UnknownLevel| error.to_string())?,
            "--tried" => wish.tried = number(100_000)?,
            "--seed" => wish.seed = number(u64::from(u32::MAX))?,
            "--threads" => wish.threads = number(256)? as usize,
            _ => return Err(format!("{name} is not an option; {USAGE}")),
        }
    }
    Standard::each(&mut wish);
    wish.done.unwrap_or_else(|| Err(format!("there is no game \"{}\"; {USAGE}", wish.game)))
}

impl Visitor for Wish {
    fn game<G: Registered>(&mut self, id: &'static str) {
        if id == self.game && self.done.is_none() {
            self.done = Some(self.play::<G>());
        }
    }
}

impl Wish {
    fn play<G: Registered>(&self) -> Result<(), String> {
        if !tabletop::players_of::<G>(&self.game).contains(&self.players) {
            return Err(format!("{} is not played by {}", self.game, self.players));
        }
        let chances = side_by_side(self.threads, self.tried, |deal| {
            let setup = G::plain(&self.game, self.players, self.seed + deal);
            // A plain setup is a game.
            of_game(G::from_setup(&setup).unwrap_or_else(|error| panic!("{error}")), self.level)
        });
        print!("{}", table_of(&chances));
        Ok(())
    }
}

/// The chances of every seat at the beginning of each turn of a game.
fn of_game<G: Game>(mut position: G, level: Level) -> Vec<Chance> {
    let (mut turn, mut trail, mut said) = (None, Trail::new(), Vec::new());
    while let Some(seat) = position.to_act() {
        if turn != Some(position.turn()) {
            turn = Some(position.turn());
            said.push(chances(&position, seat));
        }
        let action = choose(&position, &trail, level, seed_of(&position, seat), &Stop::new());
        trail.leave(&position);
        position.play_legal(action);
    }
    let (seats, turns) = (position.seats(), said.len());
    let came = chances(&position, Seat::at(0));
    let at = |number: usize| number as f32 / turns as f32;
    let each = said.iter().enumerate();
    each.flat_map(|(number, said)| Seat::all(seats).map(move |seat| Chance { over: at(number), said: said[seat], came: came[seat] }))
        .collect()
}

/// What was said and what came, by parts of the game.
fn table_of(chances: &[Chance]) -> String {
    let mut ranges = [[Range::default(); RANGES]; PARTS];
    for chance in chances {
        let at = |share: f32, parts: usize| ((share * parts as f32) as usize).min(parts - 1);
        let range = &mut ranges[at(chance.over, PARTS)][at(chance.said, RANGES)];
        *range = Range { count: range.count + 1, said: range.said + chance.said, came: range.came + chance.came };
    }
    let line = |part: usize, range: &Range| {
        let percent = |sum: f32| 100.0 * sum / range.count as f32;
        format!("{part} of {PARTS}          {:5.1} %  {:5.1} %  {}\n", percent(range.said), percent(range.came), range.count)
    };
    let parts = (1..).zip(&ranges);
    let lines = parts.flat_map(|(part, ranges)| ranges.iter().filter(|range| range.count > 0).map(move |range| line(part, range)));
    std::iter::once("part of the game  said   came   how often\n".to_owned()).chain(lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_games_of_small_world_are_right_on_the_whole() {
        let kept: Vec<Chance> = (0..12)
            .flat_map(|seed| {
                let setup = smallworld::Setup::plain("small-world", 2, 900 + seed);
                of_game(smallworld::SmallWorld::from_setup(&setup).unwrap(), Level::Normal)
            })
            .collect();
        let late: Vec<&Chance> = kept.iter().filter(|chance| chance.over >= 0.5 && chance.said >= 0.85).collect();
        let mean = |of: fn(&Chance) -> f32| late.iter().map(|chance| of(chance)).sum::<f32>() / late.len() as f32;
        let (said, came) = (mean(|chance| chance.said), mean(|chance| chance.came));
        assert!(late.len() > 40 && (said - came).abs() < 0.15, "of {} said to be won with {said}, {came} were", late.len());
    }

    #[test]
    fn what_was_said_stands_beside_what_came() {
        let chance = |over: f32, said: f32, came: f32| Chance { over, said, came };
        let table = table_of(&[chance(0.0, 0.52, 1.0), chance(0.1, 0.54, 0.0), chance(1.0, 1.0, 1.0)]);
        let lines: Vec<Vec<&str>> = table.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines, [["1", "of", "4", "53.0", "%", "50.0", "%", "2"], ["4", "of", "4", "100.0", "%", "100.0", "%", "1"]]);
    }

    #[test]
    fn words_that_say_nothing_are_refused() {
        for wrong in ["", "--game nothing", "--game small-world --players 9", "--game small-world --level so", "--game small-world --tried"]
        {
            assert!(run(wrong.split_whitespace().map(str::to_owned)).is_err(), "{wrong}");
        }
    }
}
