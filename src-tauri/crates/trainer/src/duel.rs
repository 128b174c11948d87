//! Minds and ways to plan against each other.
//!
//! ```text
//! cargo xtask train duel --game small-world --tried 100 --seat FILE@48/12 --seat FILE@64/12/12/4/4/2 --seat appraiser
//! ```
//! A seat is `appraiser`, a level, or a mind (`none`: the game's own appraisal) with how it plans: `@WIDE/NARROW`, then, if it weighs answers,
//! `/LINES/DEALS/WIDE/NARROW`, and the same once more if it weighs those to the best more closely after half as many deals; behind a further `@` the noise in thousandths of a win, or `NOISE+BLUR`, and behind one
//! more a style.

use bots::net::Net;
use bots::plan::Width;
use bots::planning::Planning;
use bots::reply::Foresight;
use bots::{Entrant, Level, Planned, tournament};
use table::{Games, Registered, Standard, Visitor};

use crate::arguments::Rival;

/// A duel that is wished for.
struct Duel {
    game: String,
    seats: Vec<String>,
    tried: u64,
    seed: u64,
    threads: usize,
    done: Option<Result<(), String>>,
}

const USAGE: &str = "use duel --game ID --seat SEAT --seat SEAT …, and if you like --tried N, --seed N or --threads N";

/// Plays what the words ask for.
pub fn run(mut words: impl Iterator<Item = String>) -> Result<(), String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut duel = Duel { game: String::new(), seats: Vec::new(), tried: 100, seed: 1, threads, done: None };
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value; {USAGE}"))?;
        let number =
            || value.parse::<u64>().ok().filter(|n| (1..1_000_000).contains(n)).ok_or_else(|| format!("{name} takes a number from 1"));
        match name.as_str() {
            "--game" => duel.game = value,
            "--seat" => duel.seats.push(value),
            "--tried" => duel.tried = number()?,
            "--seed" => duel.seed = number()?,
            "--threads" => duel.threads = number()? as usize,
            _ => return Err(format!("{name} is not an option; {USAGE}")),
        }
    }
    if !(2..=5).contains(&duel.seats.len()) {
        return Err(USAGE.to_owned());
    }
    Standard::each(&mut duel);
    duel.done.unwrap_or_else(|| Err(format!("there is no game \"{}\"", duel.game)))
}

impl Visitor for Duel {
    fn game<G: Registered>(&mut self, id: &'static str) {
        if id == self.game && self.done.is_none() {
            self.done = Some(self.play::<G>());
        }
    }
}

/// Who sits there: somebody to measure by, or a mind with a way to plan.
enum Seat {
    Rival(Rival),
    Planned { net: Option<Box<Net>>, planned: Planned<'static> },
}

fn seat(word: &str) -> Result<Seat, String> {
    if let Ok(rival) = word.parse() {
        return Ok(Seat::Rival(rival));
    }
    let mut parts = word.split('@');
    let (file, plan) = (parts.next().unwrap_or_default(), parts.next().ok_or("a mind needs to know how to plan, for example @48/12")?);
    let wrong = || format!("{word}: how to plan is 2, 6 or 10 numbers from 1, for example 48/12");
    let numbers =
        plan.split('/').map(|n| n.parse().ok().filter(|n| (1..=1000).contains(n))).collect::<Option<Vec<usize>>>().ok_or_else(wrong)?;
    let asked = |numbers: &[usize]| match *numbers {
        [] => Ok(Foresight::NONE),
        [lines, deals, wide, narrow] => Ok(Foresight { lines, deals: deals as u16, few: 0, width: Width { wide, narrow } }),
        _ => Err(wrong()),
    };
    let [wide, narrow, ref others @ ..] = numbers[..] else { return Err(wrong()) };
    let (foresight, closer) = (asked(&others[..others.len().min(4)])?, asked(others.get(4..).unwrap_or_default())?);
    let width = Width { wide, narrow };
    let errors = parts.next().unwrap_or("0");
    let (noise, blur) = errors.split_once('+').unwrap_or((errors, "0"));
    let thousandths = |n: &str| n.parse::<f32>().map(|n| n / 1000.0).map_err(|_| wrong());
    let (noise, blur) = (thousandths(noise)?, thousandths(blur)?);
    let style = parts.next().map(str::parse).transpose().map_err(|error: tabletop::UnknownStyle| error.to_string())?;
    let net = match file {
        "none" => None,
        file => {
            let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
            Some(Box::new(Net::from_bytes(&bytes).map_err(|error| format!("{file}: {error}"))?.1))
        }
    };
    // As levels that plan so widely do.
    let settles = Planning::of(Level::Hard).is_some_and(|hard| width.wide >= hard.width.wide);
    let planned = Planned {
        name: word.to_owned(),
        net: None,
        planning: Planning { foresight, closer, settles, noise, blur, play: 0.02, ..Planning::alone(width, 500_000) },
        style,
    };
    Ok(Seat::Planned { net, planned })
}

impl Duel {
    fn play<G: Registered>(&self) -> Result<(), String> {
        let seats = self.seats.iter().map(|word| seat(word)).collect::<Result<Vec<_>, _>>()?;
        let entrants: Vec<Box<dyn Entrant<G> + '_>> = seats
            .iter()
            .map(|seat| match seat {
                Seat::Rival(rival) => rival.entrant() as Box<dyn Entrant<G> + '_>,
                Seat::Planned { net, planned } => Box::new(Planned { net: net.as_deref(), ..planned.clone() }),
            })
            .collect();
        let players = entrants.len() as u8;
        if !tabletop::players_of::<G>(&self.game).contains(&players) {
            return Err(format!("{} is not played by {players}", self.game));
        }
        let setup = |deal: u64| G::plain(&self.game, players, self.seed + deal);
        for standing in tournament::<G, _>(setup, &entrants, self.tried, self.seed, self.threads)? {
            println!(
                "{:40} {:5.1} % of {}  {:6.1} points  {:7.1} ms a turn, {:.0} ms the longest",
                standing.name,
                100.0 * standing.win_rate(),
                standing.games,
                standing.mean_score(),
                1e3 * standing.mean_turn().as_secs_f64(),
                1e3 * standing.longest_turn.as_secs_f64()
            );
        }
        Ok(())
    }
}
