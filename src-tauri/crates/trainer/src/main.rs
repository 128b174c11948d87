//! Teaches a mind by games against itself.
//!
//! ```text
//! cargo xtask train --games small-world,underground --players 2 --minutes 30 --out target/minds/small-world-2.mind
//! ```
//! Games (and numbers of players) named together are played in turn by one mind; they must be of one rules frame. A file that is there is trained on. With
//! `--rounds` instead of `--minutes` the same seed gives the same mind, whatever the machine and its `--threads`. With `--against hard`
//! (or `appraiser`) it plays one seat, all others are such bots, and it learns what beats them: how well they stand that is how hard they are to exploit.
//! With `--often 3` only every third game is one of these, and in the others it plays against itself.
//! With `--looks 8` it learns of one decision in eight also what four turns come to in its head once the others have answered: where little hangs on each
//! action that tells turns apart long before who wins does (Chaos). Beside the mind lie a record
//! (`.json`: how it was trained, and what each round showed) and a plot of it (`.svg`).

#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "counts of games and samples stay far below 2^23")]

mod arguments;
mod chances;
mod duel;
mod exam;
mod learn;
mod mean;
mod play;
mod record;

use std::process::ExitCode;
use std::time::Instant;

use bots::net::Net;
use table::{Games, Registered, Standard, Visitor};
use tabletop::battery::Dice;

use arguments::Wish;
use exam::examine;
use learn::Teacher;
use play::{Sample, play_round};
use record::{Record, Round};

/// Samples that are kept to learn from; older ones go.
const KEPT: usize = 400_000;

/// How often a sample is looked at while it is kept, besides when it is new.
const AGAIN: f32 = 1.0;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1).peekable();
    if words.next_if_eq("duel").is_some() {
        return finish(duel::run(words));
    }
    if words.next_if_eq("chances").is_some() {
        return finish(chances::run(words));
    }
    if words.next_if_eq("mean").is_some() {
        return finish(mean::run(words));
    }
    finish(Wish::read(words).and_then(|wish| {
        let mut school = School { wish: &wish, done: None };
        Standard::each(&mut school);
        school.done.unwrap_or_else(|| Err(format!("there is no game \"{}\"", wish.games[0])))
    }))
}

fn finish(done: Result<(), String>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Where the games of a wish are played.
struct School<'a> {
    wish: &'a Wish,
    done: Option<Result<(), String>>,
}

impl Visitor for School<'_> {
    fn game<G: Registered>(&mut self, id: &'static str) {
        if id == self.wish.games[0] && self.done.is_none() {
            self.done = Some(train::<G>(self.wish));
        }
    }
}

/// The version of the sketch of `position`, if its game draws one.
fn version_of<G: Registered>(position: &G) -> Result<u16, String> {
    match position.sketch_version() {
        0 => Err("this game tells learned minds nothing: it has no sketch".to_owned()),
        version => Ok(version),
    }
}

fn train<G: Registered>(wish: &Wish) -> Result<(), String> {
    let setup = |game: u64| {
        let (kind, players) = wish.kind_of(game);
        G::plain(kind, players, wish.seed.wrapping_mul(1_000_003).wrapping_add(game) % (1 << 53))
    };
    for game in 0..wish.kinds() {
        let (kind, players) = wish.kind_of(game);
        let position = G::from_setup(&setup(game)).map_err(|error| format!("{kind}: {error}"))?;
        if position.seats() != usize::from(players) {
            return Err(format!("{kind} is not played by {players}"));
        }
    }
    let first = G::from_setup(&setup(0)).map_err(|error| error.to_string())?;
    let (version, places) = (version_of(&first)?, first.sketch_places());
    let mut dice = Dice::new(wish.seed ^ 0x5eed);
    let mut record = Record::read(&wish.out).or_else(|| Record::read(wish.from.as_ref()?)).unwrap_or_else(|| Record::new(wish));
    let known =
        std::fs::read(&wish.out).ok().or_else(|| std::fs::read(wish.from.as_ref()?).ok()).map(|bytes| Net::from_bytes(&bytes)).transpose();
    let known = known.map_err(|error| format!("{}: {error}", wish.out.display()))?;
    let known = known.filter(|(of, net)| *of == version && net.sketch.len() == places).map(|(_, net)| net);
    let taught = known.is_some();
    let mut teacher = Teacher::new(known.unwrap_or_else(|| learn::new_net(places, &mut dice)));
    let mut samples: Vec<Sample> = Vec::new();
    let began = Instant::now();
    let mut game = record.games();
    for round in 0.. {
        let done = wish.done(round, began.elapsed());
        if done >= 1.0 {
            break;
        }
        // The first games are played by appraisal, so that there is something to begin with.
        let lessons = round == 0 && !taught;
        let count = if lessons { wish.lessons } else { wish.batch };
        let fresh = play_round::<G>(wish, &setup, game, count, (!lessons).then_some(&teacher.net));
        game += count;
        let new = fresh.len();
        samples.extend(fresh);
        samples.drain(..samples.len().saturating_sub(KEPT));
        teacher.rate = wish.rate * (1.0 - 0.9 * done);
        if lessons {
            teacher.silence_unseen(&samples);
        }
        // While few are kept each is looked at less often, or the first ones would be learned by heart.
        let again = if lessons { 3.0 } else { AGAIN * samples.len() as f32 / KEPT as f32 };
        let loss = teacher.study(&samples, new, again, &mut dice);
        let won = ((round + 1) % wish.exams == 0).then(|| examine::<G>(wish, &setup, &teacher.steady)).transpose()?;
        record.rounds.push(Round {
            games: count,
            seconds: began.elapsed().as_secs_f32(),
            lead: loss.lead,
            win: loss.win,
            looks: wish.looks,
            won,
        });
        if round % 20 == 0 || won.is_some() {
            let won = won.map_or(String::new(), |won| format!("  won {:.1} %", 100.0 * won));
            println!("{:6.0} s  {game:7} games  {:7} samples  {loss}{won}", began.elapsed().as_secs_f32(), samples.len());
            write(wish, &teacher.steady, version, &record)?;
        }
    }
    write(wish, &teacher.steady, version, &record)?;
    println!("{game} games in {:.0} s: {}", began.elapsed().as_secs_f32(), wish.out.display());
    Ok(())
}

fn write(wish: &Wish, net: &Net, version: u16, record: &Record) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", wish.out.display());
    if let Some(folder) = wish.out.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    std::fs::write(&wish.out, net.to_bytes(version)).map_err(failed)?;
    record.write(&wish.out).map_err(failed)
}
