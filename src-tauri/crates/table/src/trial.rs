//! Is it fair? A home-made piece is tried in games of bots, and beside it those that were printed.
//!
//! In each game the first player begins with the piece, or in the next game with the printed one on top of the market: what these bring in a turn,
//! and how often those who began with them win, is compared. Boards are tried as a whole: what everybody makes on them, and whoever plays first.
//! A call plays a few games; whoever asks goes on until there are enough.

use bots::{Level, Progress, Stop, Trail, choose, seed_of};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Registered, Seat, Tally};

use crate::{
    Asked, CommandError, Host, Reason, Registry, TryPieceArgs,
    fault::guard,
    think::{Work, alone},
};

/// The most games of one call.
const MAX_GAMES: u32 = 50;

/// From so many players on the others play the quicker level: of long games too few could be played to tell much.
const MANY: usize = 4;

/// The most decisions of a game.
const LONGEST: u32 = 20_000;

/// What a piece came to in one game.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Trial {
    /// The points that it brought, in decline too; on a board those of everybody.
    pub points: i32,
    /// The turns in which it was played, from 1; on a board everybody's.
    pub turns: u32,
    /// The share of the win of who began with it: 1, or less where others won as well.
    pub won: f64,
    /// Everybody in the order of play, from who began.
    pub seats: Vec<SeatTrial>,
}

/// What one player came to in such a game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatTrial {
    /// The points made since the beginning.
    pub points: i32,
    /// The share of the win.
    pub won: f64,
}

/// Answer of `try_piece`.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrialAnswer {
    /// Of the home-made piece, in the order of the games.
    pub own: Vec<Trial>,
    /// Of printed ones in as many games; none if they were not asked for.
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
    pub alone: bool,
}

/// Tries a piece; told to stop, it answers what it has. None where the game knows no such pieces.
///
/// # Errors
///
/// Why there can be no such game.
pub(crate) fn trial_of<G: Registered>(game: &'static str, wish: Wish) -> Option<Result<Work<TrialAnswer>, Vec<Reason>>> {
    let begin = move |wish: &Wish, own: bool, number: u64| {
        G::trial(game, wish.players, wish.map.as_deref(), &wish.kind, own.then_some(&wish.row), number)
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
            let play = |own: bool| match begin(&wish, own, number) {
                Some(Ok((position, seat, id))) => played(position, seat, id.as_deref(), stop),
                _ => None,
            };
            let Some(own) = play(true) else { break };
            if !wish.alone {
                let Some(printed) = play(false) else { break };
                answer.printed.push(printed);
            }
            answer.own.push(own);
            progress(Progress { done: done + 1, total: wish.games });
        }
        answer
    })))
}

/// Plays a game on to its end; `id`: the piece of `seat` that it is about, none where it is about the board. None if told to stop.
fn played<G: Registered>(mut position: G, seat: Seat, id: Option<&str>, stop: &Stop) -> Option<Trial> {
    let mut trial = Trial::default();
    let (mut trail, mut turn, mut gone) = (Trail::new(), None, false);
    let order = || Seat::all(position.seats()).cycle().skip(seat.index()).take(position.seats());
    let order: Vec<(Seat, i32)> = order().map(|seat| (seat, position.points(seat))).collect();
    let (mut happened, mut tallies) = (Vec::new(), Vec::new());
    for _ in 0..LONGEST {
        let Some(actor) = position.to_act() else { break };
        if (id.is_none() || position.turn().0 == seat) && !gone && turn != Some(position.turn()) {
            turn = Some(position.turn());
            trial.turns += 1;
        }
        let level = if id.is_some() && position.seats() >= MANY && position.turn().0 != seat { Level::Easy } else { Level::Normal };
        let action = choose(&position, &trail, level, seed_of(&position, actor), stop);
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
                Tally::Points { seat: whose, amount, by: Some(by), .. } if whose == seat && id == Some(by.as_str()) => {
                    trial.points += amount;
                }
                Tally::Plays { seat: whose, pieces } if whose == seat && id.is_some() => gone |= pieces.first().map(String::as_str) != id,
                _ => {}
            }
        }
    }
    let outcome = position.outcome()?;
    let winners = Seat::all(position.seats()).filter(|seat| outcome.winners[*seat]).count().max(1);
    let share = |seat: Seat| if outcome.winners[seat] { 1.0 / f64::from(winners as u8) } else { 0.0 };
    trial.won = share(seat);
    trial.seats = order.iter().map(|(seat, before)| SeatTrial { points: position.points(*seat) - before, won: share(*seat) }).collect();
    if id.is_none() {
        trial.points = trial.seats.iter().map(|seat| seat.points).sum();
    }
    Some(trial)
}

/// Who tries what somebody wants to be tried.
pub(crate) fn work(registry: &Registry, args: TryPieceArgs) -> Result<Work<TrialAnswer>, CommandError> {
    if !(1..=MAX_GAMES).contains(&args.games) {
        return Err(CommandError::bad(format!("games is 1 to {MAX_GAMES}; ask again for more")));
    }
    let (id, game) = registry.get(&args.game)?;
    let TryPieceArgs { kind, row, players, map, first, games, alone, .. } = args;
    let wish = Wish { kind, row, players, map, first: first.into(), games, alone };
    let begun = guard(|| Ok(game.trial(id, wish)))?;
    let begun = begun.ok_or_else(|| CommandError::bad("no game has pieces of this kind; choose \"race\", \"power\" or \"board\""))?;
    begun.map_err(|reasons| CommandError::BadPiece { reasons })
}

impl Host {
    /// What is to be tried, away from the table.
    pub(crate) fn trial_begins(&self, args: TryPieceArgs) -> Result<Work<TrialAnswer>, CommandError> {
        work(self.registry(), args)
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
