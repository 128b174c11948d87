//! Measuring bots against each other.

#![allow(clippy::cast_precision_loss, reason = "counts of games and decisions stay far below 2^52")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::{Level, Stop, Trail, choose, seed_of};

/// The most actions a measured game may take.
const CAP: u64 = 50_000;

/// How one entrant of a tournament did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Its level.
    pub level: Level,
    /// Games played.
    pub games: u64,
    /// Games won; a win shared by `n` counts 1/`n`.
    pub wins: f64,
    /// The sum of its final scores.
    pub score: i64,
    /// Decisions taken, those without a choice included.
    pub decisions: u64,
    /// Time spent on them.
    pub thinking: Duration,
    /// The longest single decision.
    pub longest: Duration,
}

impl Standing {
    const fn new(level: Level) -> Self {
        Self { level, games: 0, wins: 0.0, score: 0, decisions: 0, thinking: Duration::ZERO, longest: Duration::ZERO }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.score += other.score;
        self.decisions += other.decisions;
        self.thinking += other.thinking;
        self.longest = self.longest.max(other.longest);
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
}

/// Plays `games` games among `entrants`, one for each seat. Each deal is played once in every rotation of the seats, so that luck and
/// the first seat weigh on all alike: game `i` is dealt by `setup_of(i / entrants)`. Standings come in the order of `entrants`.
///
/// # Panics
/// If a setup is no game for as many as there are entrants, or a game does not end: both are errors of whoever measures.
pub fn tournament<G: Game>(
    setup_of: impl Fn(u64) -> G::Setup + Sync,
    entrants: &[Level],
    games: u64,
    seed: u64,
    threads: usize,
) -> Vec<Standing> {
    let next = AtomicU64::new(0);
    let fresh: Vec<Standing> = entrants.iter().map(|&level| Standing::new(level)).collect();
    let all = Mutex::new(fresh.clone());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut standings = fresh.clone();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    play::<G>(&setup_of(game / entrants.len() as u64), game, seed, &mut standings);
                }
                let mut all = all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                for (sum, own) in all.iter_mut().zip(&standings) {
                    sum.add(own);
                }
            });
        }
    });
    all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn play<G: Game>(setup: &G::Setup, game: u64, seed: u64, standings: &mut [Standing]) {
    let entrants = standings.len();
    let mut position = match G::from_setup(setup) {
        Ok(position) if position.seats() == entrants => position,
        Ok(position) => panic!("{entrants} entrants at a table of {}", position.seats()),
        Err(error) => panic!("{error}"),
    };
    let mut dice = Dice::new(seed.wrapping_add(game));
    let entrant = |seat: Seat| (seat.index() + game as usize) % entrants;
    let stop = Stop::new();
    let mut trail = Trail::new();
    let mut actions = 0;
    while let Some(seat) = position.to_act() {
        let standing = &mut standings[entrant(seat)];
        let before = Instant::now();
        let chance = if standing.level == Level::Random { dice.next() } else { seed_of(&position, seat) };
        let action = choose(&position, &trail, standing.level, chance, &stop);
        let spent = before.elapsed();
        standing.decisions += 1;
        standing.thinking += spent;
        standing.longest = standing.longest.max(spent);
        trail.leave(&position);
        position.play_legal(action);
        actions += 1;
        assert!(actions < CAP, "game {game} is not over after {CAP} actions");
    }
    let Some(outcome) = position.outcome() else { return };
    let winners = outcome.winners.0.iter().filter(|&&wins| wins).count() as f64;
    for seat in Seat::all(entrants) {
        let standing = &mut standings[entrant(seat)];
        standing.games += 1;
        standing.score += i64::from(outcome.scores[seat]);
        standing.wins += if outcome.winners[seat] { 1.0 / winners } else { 0.0 };
    }
}
