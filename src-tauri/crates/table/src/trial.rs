//! Is it fair? A home-made piece is tried in games of bots, and beside it those that were printed.
//!
//! In each game the first player begins with the piece, or in the next game with the printed one on top of the market: what these bring in a turn,
//! and how often those who began with them win, is compared. A call plays a few games; whoever asks goes on until there are enough.

use bots::{Level, Progress, Stop, Trail, choose, seed_of};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Registered, Seat, Tally};

use crate::{
    Asked, CommandError, Host, Reason, TryPieceArgs,
    fault::guard,
    think::{Work, alone},
};

/// The most games of one call.
const MAX_GAMES: u32 = 50;

/// The most decisions of a game.
const LONGEST: u32 = 20_000;

/// What a piece came to in one game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Trial {
    /// The points that it brought, in decline too.
    pub points: i32,
    /// The turns in which it was played, from 1.
    pub turns: u32,
    /// The share of the win of who began with it: 1, or less where others won as well.
    pub won: f64,
}

/// Answer of `try_piece`.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrialAnswer {
    /// Of the home-made piece, in the order of the games.
    pub own: Vec<Trial>,
    /// Of printed ones in as many games.
    pub printed: Vec<Trial>,
}

/// What is to be tried.
#[derive(Debug, Clone)]
pub(crate) struct Wish {
    pub kind: String,
    pub row: Value,
    pub players: u8,
    pub map: Option<String>,
    /// The number of the first game.
    pub first: u64,
    pub games: u32,
}

/// Tries a piece; told to stop, it answers what it has. None where the game knows no such pieces.
///
/// # Errors
///
/// Why there can be no such game.
pub(crate) fn trial_of<G: Registered>(game: &'static str, wish: Wish) -> Option<Result<Work<TrialAnswer>, Vec<Reason>>> {
    let begin = move |wish: &Wish, own: bool, number: u64| {
        let piece = own.then_some((wish.kind.as_str(), &wish.row));
        G::trial(game, wish.players, wish.map.as_deref(), piece, number)
    };
    for own in [true, false] {
        if let Err(reasons) = begin(&wish, own, wish.first)? {
            return Some(Err(reasons.into_iter().map(Reason::from).collect()));
        }
    }
    Some(Ok(Box::new(move |stop: &Stop, progress: &mut dyn FnMut(Progress)| {
        let mut answer = TrialAnswer::default();
        for done in 0..wish.games {
            let number = wish.first + u64::from(done);
            let both = [true, false].map(|own| match begin(&wish, own, number) {
                Some(Ok((position, seat, id))) => played(position, seat, &id, stop),
                _ => None,
            });
            let [Some(own), Some(printed)] = both else { break };
            answer.own.push(own);
            answer.printed.push(printed);
            progress(Progress { done: done + 1, total: wish.games });
        }
        answer
    })))
}

/// Plays a game on to its end; none if told to stop.
fn played<G: Registered>(mut position: G, seat: Seat, id: &str, stop: &Stop) -> Option<Trial> {
    let mut trial = Trial::default();
    let (mut trail, mut turn, mut gone) = (Trail::new(), None, false);
    let (mut happened, mut tallies) = (Vec::new(), Vec::new());
    for _ in 0..LONGEST {
        let Some(actor) = position.to_act() else { break };
        if position.turn().0 == seat && !gone && turn != Some(position.turn()) {
            turn = Some(position.turn());
            trial.turns += 1;
        }
        let action = choose(&position, &trail, Level::Normal, seed_of(&position, actor), stop);
        if stop.is_stopped() {
            return None;
        }
        trail.leave(&position);
        happened.clear();
        position.play_told(action, &mut happened).ok()?;
        for event in &happened {
            position.tally(event, &mut tallies);
        }
        for tally in tallies.drain(..) {
            match tally {
                Tally::Points { seat: whose, amount, by: Some(by), .. } if whose == seat && by == id => trial.points += amount,
                Tally::Plays { seat: whose, pieces } if whose == seat => gone |= pieces.first().is_some_and(|first| first != id),
                _ => {}
            }
        }
    }
    let outcome = position.outcome()?;
    let winners = Seat::all(position.seats()).filter(|seat| outcome.winners[*seat]).count().max(1);
    if outcome.winners[seat] {
        trial.won = 1.0 / f64::from(winners as u8);
    }
    Some(trial)
}

impl Host {
    /// What is to be tried, away from the table.
    pub(crate) fn trial_begins(&self, args: TryPieceArgs) -> Result<Work<TrialAnswer>, CommandError> {
        if !(1..=MAX_GAMES).contains(&args.games) {
            return Err(CommandError::bad(format!("games is 1 to {MAX_GAMES}; ask again for more")));
        }
        let (id, kind) = self.registry().get(&args.game)?;
        let wish =
            Wish { kind: args.kind, row: args.row, players: args.players, map: args.map, first: args.first.into(), games: args.games };
        let begun = guard(|| Ok(kind.trial(id, wish)))?;
        let begun = begun.ok_or_else(|| CommandError::bad("no game has pieces of this kind; choose \"race\" or \"power\""))?;
        begun.map_err(|reasons| CommandError::BadPiece { reasons })
    }

    /// Plays some games of bots with a home-made piece, and as many without it. `bot_stop` ends it; what was played until then is answered.
    pub fn try_piece(&self, args: TryPieceArgs) -> Result<TrialAnswer, CommandError> {
        let asked = self.asked();
        self.try_piece_asked(args, asked)
    }

    pub(crate) fn try_piece_asked(&self, args: TryPieceArgs, asked: Asked) -> Result<TrialAnswer, CommandError> {
        let work = self.trial_begins(args)?;
        alone(self.gauge(), work, asked, None)
    }
}
