//! Measuring bots against each other.

#![allow(clippy::cast_precision_loss, reason = "counts of games and decisions stay far below 2^52")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::elo::{Rating, ratings};
use crate::{Level, Stop, Trail, choose, seed_of};

/// The most actions a measured game may take.
const CAP: u64 = 50_000;

/// Whoever may be measured.
pub trait Entrant<G: Game>: Sync {
    /// What it is called.
    fn name(&self) -> String;

    /// Somebody to play one seat of one game; several games may be played side by side.
    ///
    /// # Errors
    /// One sentence, if nobody can.
    fn sit_down(&self) -> Result<Box<dyn Player<G> + '_>, String>;
}

/// Somebody who plays a seat of a measured game.
pub trait Player<G: Game> {
    /// The decision of the seat that is to act, in a turn that has been where `trail` says; `chance` is for what is left to it.
    ///
    /// # Errors
    /// One sentence, if there is none.
    fn decide(&mut self, position: &G, trail: &Trail<G>, chance: u64) -> Result<G::Action, String>;
}

impl<G: Game> Entrant<G> for Level {
    fn name(&self) -> String {
        (*self).name().to_owned()
    }

    fn sit_down(&self) -> Result<Box<dyn Player<G> + '_>, String> {
        Ok(Box::new(*self))
    }
}

impl<G: Game> Player<G> for Level {
    fn decide(&mut self, position: &G, trail: &Trail<G>, chance: u64) -> Result<G::Action, String> {
        let thinks = position.to_act().filter(|_| *self != Self::Random);
        let chance = thinks.map_or(chance, |seat| seed_of(position, seat));
        Ok(choose(position, trail, *self, chance, &Stop::new()))
    }
}

impl<G: Game, E: Entrant<G> + ?Sized> Entrant<G> for Box<E> {
    fn name(&self) -> String {
        (**self).name()
    }

    fn sit_down(&self) -> Result<Box<dyn Player<G> + '_>, String> {
        (**self).sit_down()
    }
}

/// How one entrant of a tournament did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standing {
    /// What it is called.
    pub name: String,
    /// Games played.
    pub games: u64,
    /// Games won; a win shared by `n` counts 1/`n`.
    pub wins: f64,
    /// The sum of its final scores.
    pub score: i64,
    /// Decisions taken, those without a choice included.
    pub decisions: u64,
    /// Turns in which it decided something.
    pub turns: u64,
    /// Time spent on them.
    pub thinking: Duration,
    /// The longest single decision.
    pub longest: Duration,
    /// The longest single turn: all its decisions together.
    pub longest_turn: Duration,
    /// How strong it is against the others.
    pub rating: Rating,
}

impl Standing {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.score += other.score;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.thinking += other.thinking;
        self.longest = self.longest.max(other.longest);
        self.longest_turn = self.longest_turn.max(other.longest_turn);
    }

    /// The share of games won, 0 to 1.
    pub fn win_rate(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// The average final score.
    pub fn mean_score(&self) -> f64 {
        self.score as f64 / self.games.max(1) as f64
    }

    /// The average time of a decision.
    pub fn mean_time(&self) -> Duration {
        self.thinking.div_f64(self.decisions.max(1) as f64)
    }

    /// The average time of a turn.
    pub fn mean_turn(&self) -> Duration {
        self.thinking.div_f64(self.turns.max(1) as f64)
    }
}

/// What one game came to: each entrant's standing from it, and its share of the win.
type Result1 = (Vec<Standing>, Vec<f64>);

/// Plays `games` games among `entrants`, one for each seat. Each deal is played once in every rotation of the seats, so that luck and
/// the first seat weigh on all alike: game `i` is dealt by `setup_of(i / entrants)`. Standings come in the order of `entrants`.
///
/// # Errors
/// One sentence, if an entrant does not play.
///
/// # Panics
/// If a setup is no game for as many as there are entrants, or a game does not end: both are errors of whoever measures.
pub fn tournament<G: Game, E: Entrant<G>>(
    setup_of: impl Fn(u64) -> G::Setup + Sync,
    entrants: &[E],
    games: u64,
    seed: u64,
    threads: usize,
) -> Result<Vec<Standing>, String> {
    let next = AtomicU64::new(0);
    let all: Mutex<Vec<(u64, Result<Result1, String>)>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let played = play(&setup_of(game / entrants.len() as u64), game, seed, entrants);
                    if played.is_err() {
                        // The others finish the game they are in.
                        next.fetch_max(games, Ordering::Relaxed);
                    }
                    all.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((game, played));
                }
            });
        }
    });
    let mut all = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    all.sort_unstable_by_key(|(game, _)| *game);
    let mut standings: Vec<Standing> = entrants.iter().map(|entrant| Standing { name: entrant.name(), ..Standing::default() }).collect();
    let mut shares = Vec::with_capacity(all.len());
    for (_, played) in all {
        let (of_game, share) = played?;
        standings.iter_mut().zip(&of_game).for_each(|(sum, own)| sum.add(own));
        shares.push(share);
    }
    for (standing, rating) in standings.iter_mut().zip(ratings(entrants.len(), &shares)) {
        standing.rating = rating;
    }
    Ok(standings)
}

fn play<G: Game, E: Entrant<G>>(setup: &G::Setup, game: u64, seed: u64, entrants: &[E]) -> Result<Result1, String> {
    let count = entrants.len();
    let mut position = match G::from_setup(setup) {
        Ok(position) if position.seats() == count => position,
        Ok(position) => panic!("{count} entrants at a table of {}", position.seats()),
        Err(error) => panic!("{error}"),
    };
    let entrant = |seat: Seat| (seat.index() + game as usize) % count;
    let mut players: Vec<Box<dyn Player<G> + '_>> = entrants.iter().map(Entrant::sit_down).collect::<Result<_, _>>()?;
    let mut standings = vec![Standing::default(); count];
    let mut dice = Dice::new(seed.wrapping_add(game));
    let mut trail = Trail::new();
    // Whose turn is being played, and how long each entrant has thought in it.
    let (mut turn, mut in_turn) = (None, vec![Duration::ZERO; count]);
    let mut actions = 0;
    while let Some(seat) = position.to_act() {
        if turn != Some(position.turn()) {
            turn = Some(position.turn());
            in_turn.fill(Duration::ZERO);
        }
        let number = entrant(seat);
        let before = Instant::now();
        let action = players[number].decide(&position, &trail, dice.next())?;
        let spent = before.elapsed();
        if let Err(refusal) = position.check(action) {
            return Err(format!("{} played {action}, which is refused: {refusal}", entrants[number].name()));
        }
        let standing = &mut standings[number];
        standing.decisions += 1;
        standing.turns += u64::from(in_turn[number].is_zero());
        standing.thinking += spent;
        standing.longest = standing.longest.max(spent);
        in_turn[number] += spent.max(Duration::from_nanos(1));
        standing.longest_turn = standing.longest_turn.max(in_turn[number]);
        trail.leave(&position);
        position.play_legal(action);
        actions += 1;
        assert!(actions < CAP, "game {game} is not over after {CAP} actions");
    }
    let mut shares = vec![0.0; count];
    let Some(outcome) = position.outcome() else { return Ok((standings, shares)) };
    let winners = outcome.winners.0.iter().filter(|&&wins| wins).count() as f64;
    for seat in Seat::all(count) {
        let number = entrant(seat);
        shares[number] = if outcome.winners[seat] { 1.0 / winners } else { 0.0 };
        let standing = &mut standings[number];
        standing.games += 1;
        standing.score += i64::from(outcome.scores[seat]);
        standing.wins += shares[number];
    }
    Ok((standings, shares))
}
