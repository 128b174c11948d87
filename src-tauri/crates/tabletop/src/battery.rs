//! The checks every game has to pass.
//!
//! A game calls [`assert_passes`] from its own tests with a function from game number to setup and a [`Plan`]. Each game is played to
//! its end by random choices; at every decision the promises of [`Game`] are checked (the list of them is [`Check`]).
//! Some promises can only be judged over many games, for example that resampling really deals the unknown afresh; they are
//! checked when the last game has ended.
//!
//! A [`Failure`] prints the setup, the seed, the number of the action and the journal up to it, in text that reads back, so that
//! the position can be put up again by hand.
//!
//! ```
//! # use tabletop::{Game, battery};
//! fn passes<G: Game>(setup_of: impl Fn(u64) -> G::Setup + Sync) {
//!     let summary = battery::assert_passes::<G>(setup_of, &battery::Plan::new(100, 1));
//!     assert_eq!(summary.games, 100);
//! }
//! ```

mod failure;
mod golden;
mod mutants;
mod playouts;
mod random;
mod refusals;
mod secrets;
mod stroll;
mod walk;

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

pub use failure::{Check, Failure};
pub use golden::{GOLDEN_VARIABLE, assert_golden, golden};
pub use mutants::{Finding, MutantPlan, MutantSummary, assert_mutants_play, mutants, play_out};
pub use playouts::playouts;
pub use random::{Dice, RandomGame};

use crate::{Game, JsonText};
use refusals::Pool;
use secrets::Facts;
use stroll::Stroll;
use walk::Walk;

/// How many games of a [`Plan::new`] are looked at in all they promise: a game takes some fifty times as long so.
pub const LOOKED_AT: u64 = 200;

/// How much to play and how closely to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The number of games, over all setups.
    pub games: u64,
    /// Of how many games, from 1, one is looked at in all it promises; the others only in what takes little longer than playing them: the
    /// list's order, turns, outcomes, the end, a second way through the journal, and of one position in eight soundness, which is conservation.
    pub of: u64,
    /// Where random choices start from; game `i` plays by `seed + i`.
    pub seed: u64,
    /// The most actions a game may take before it counts as endless.
    pub cap: usize,
    /// The costly checks (restoring, views, earlier positions) are made at every `every`-th action, from 1.
    pub every: usize,
    /// How many unlisted actions are really played at each decision, to see that nothing changes.
    pub tries: usize,
    /// How many games run side by side, from 1.
    pub threads: usize,
    /// Whether the winners must be among those with the highest score; false for games with other ways to win.
    pub top_score_wins: bool,
    /// Whether somebody must win; false for games that all can lose together.
    pub somebody_wins: bool,
}

impl Plan {
    /// `games` games from `seed`, at most [`LOOKED_AT`] of them in all they promise, with the costly checks at every 7th action, on two threads.
    pub const fn new(games: u64, seed: u64) -> Self {
        Self {
            games,
            of: games.div_ceil(LOOKED_AT),
            seed,
            cap: 20_000,
            every: 7,
            tries: 12,
            threads: 2,
            top_score_wins: true,
            somebody_wins: true,
        }
    }

    /// As [`Plan::new`], with every check at every action of every game.
    pub const fn thorough(games: u64, seed: u64) -> Self {
        Self { of: 1, every: 1, tries: 40, ..Self::new(games, seed) }
    }
}

/// What a run of the battery looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Games played to their end.
    pub games: u64,
    /// Those of them that were looked at only in passing ([`Plan::of`]).
    pub passed: u64,
    /// Actions played in them.
    pub actions: u64,
    /// The longest game, in actions.
    pub longest: u64,
    /// Unlisted actions that were checked and refused.
    pub refused: u64,
    /// Positions that were saved, restored and played on.
    pub restored: u64,
    /// Resampled positions that were compared with the true one.
    pub resampled: u64,
    /// Explained numbers whose parts were added up.
    pub explained: u64,
}

impl Summary {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.passed += other.passed;
        self.actions += other.actions;
        self.longest = self.longest.max(other.longest);
        self.refused += other.refused;
        self.restored += other.restored;
        self.resampled += other.resampled;
        self.explained += other.explained;
    }
}

/// Plays `plan.games` random games, game `i` from `setup_of(i)`, and checks every promise on the way.
///
/// # Errors
/// The first promise found broken (of the lowest game number, when threads find several).
pub fn run<G: Game>(setup_of: impl Fn(u64) -> G::Setup + Sync, plan: &Plan) -> Result<Summary, Box<Failure>> {
    let pool = Pool::<G>::gather(&setup_of, plan);
    let next = AtomicU64::new(0);
    let shared = Mutex::new((Summary::default(), Facts::default(), None::<Box<Failure>>));
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let (mut summary, mut facts, mut failure, mut stroll) = (Summary::default(), Facts::default(), None, Stroll::default());
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= plan.games {
                        break;
                    }
                    match walk_one::<G>(&setup_of(game), game, plan, &pool, &mut facts, &mut stroll) {
                        Ok(walked) => summary.add(&walked),
                        Err(found) => {
                            failure = Some(found);
                            // The others finish the game they are in and stop.
                            next.fetch_max(plan.games, Ordering::Relaxed);
                            break;
                        }
                    }
                }
                let mut all = shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                all.0.add(&summary);
                all.1.add(&facts);
                if let Some(found) = failure
                    && all.2.as_ref().is_none_or(|known| found.game < known.game)
                {
                    all.2 = Some(found);
                }
            });
        }
    });
    let (summary, facts, failure) = shared.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    match failure {
        Some(failure) => Err(failure),
        None => facts.judge(plan).map(|()| summary),
    }
}

/// As [`run`], for a test: panics with the whole report when a promise is broken.
///
/// # Panics
/// With the [`Failure`] as text.
pub fn assert_passes<G: Game>(setup_of: impl Fn(u64) -> G::Setup + Sync, plan: &Plan) -> Summary {
    match run::<G>(setup_of, plan) {
        Ok(summary) => summary,
        Err(failure) => panic!("{failure}"),
    }
}

/// One game; a panic inside the game is reported as a failure with its journal.
fn walk_one<G: Game>(
    setup: &G::Setup,
    game: u64,
    plan: &Plan,
    pool: &Pool<G>,
    facts: &mut Facts,
    stroll: &mut Stroll<G>,
) -> Result<Summary, Box<Failure>> {
    let seed = plan.seed.wrapping_add(game);
    let mut journal = Vec::new();
    let result = catch_unwind(AssertUnwindSafe(|| {
        if game % plan.of.max(1) == plan.of.max(1) - 1 {
            Walk::<G>::new(setup, seed, plan, pool, facts, &mut journal)?.play_out()
        } else {
            stroll.play_out(setup, seed, plan)
        }
    }));
    let broken = match result {
        Ok(Ok(summary)) => return Ok(summary),
        Ok(Err(broken)) => broken,
        Err(payload) => {
            let text = payload.downcast_ref::<&str>().copied().or_else(|| payload.downcast_ref::<String>().map(String::as_str));
            failure::Broken::new(Check::Panics, text.unwrap_or("a panic without a message"))
        }
    };
    if journal.is_empty() {
        journal = stroll.told();
    }
    let setup = setup.to_json().unwrap_or_else(|error| format!("{setup:?} (not JSON: {error})"));
    Err(Box::new(Failure { check: broken.check, detail: broken.detail, setup, seed, game, index: journal.len(), journal }))
}

/// The distinct words of a set of action texts; numbers apart.
fn words<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<String> {
    let distinct: BTreeSet<&str> = texts.flat_map(str::split_whitespace).filter(|word| word.parse::<u32>().is_err()).collect();
    distinct.into_iter().map(str::to_owned).collect()
}
