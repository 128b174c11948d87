//! The engine: random games and single questions.

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::Registered;
use tabletop::Seat;
use tabletop::battery::{Dice, RandomGame};

use super::{Budget, rate, round};
use crate::fail::Fail;
use crate::games::Job;

/// How many positions single questions are asked of.
const SAMPLES: usize = 500;

/// How many deals are played.
const DEALS: usize = 64;

/// The most actions of one game before it counts as endless.
const CAP: u64 = 50_000;

/// Measures a game at every number of players.
pub struct Speeds(pub Budget);

impl Job for Speeds {
    type Output = Result<Vec<(String, Value)>, Fail>;

    fn run<G: Registered>(self, game: &'static str) -> Self::Output {
        tabletop::players_of::<G>(game)
            .into_iter()
            .map(|players| Ok((format!("{game}-{players}p"), speeds::<G>(game, players, self.0)?)))
            .collect()
    }
}

fn speeds<G: Registered>(game: &str, players: u8, budget: Budget) -> Result<Value, Fail> {
    let mut run = Run::<G>::new(game, players)?;
    run.play(budget.time / 10)?;
    run.forget();
    run.play(budget.time)?;
    let positions = run.positions();
    let clone = each(&positions, budget.time / 5, |position| {
        black_box(black_box(position).clone());
    });
    let legal = each(&positions, budget.time / 5, |position| {
        black_box(position.explain());
    });
    let view = each(&positions, budget.time / 5, |position| {
        black_box(position.view(position.to_act()));
    });
    let value = bots::learned::mind_for(&run.deals[0]).map(|net| {
        let mut judge = bots::learned::Learned::new(net);
        each(&positions, budget.time / 5, |position| {
            black_box(judge.value(black_box(position), Seat::at(0)));
        })
    });
    Ok(json!({
        "games_per_s": rate(run.games, run.time),
        "actions_per_s": run.actions_per_s(),
        "clone_ns": round(clone * 1e9, 1),
        "legal_us": round(legal * 1e6, 2),
        "view_us": round(view * 1e6, 2),
        "value_us": value.map(|value| round(value * 1e6, 2)),
    }))
}

/// Random games, one after the other.
pub struct Run<G: Registered> {
    /// First positions of different deals, to be played again and again with other choices.
    deals: Vec<G>,
    game: RandomGame<G>,
    seed: u64,
    /// Games finished and actions played.
    pub games: u64,
    actions: u64,
    time: Duration,
}

impl<G: Registered> Run<G> {
    /// Games of `players`.
    pub fn new(game: &str, players: u8) -> Result<Self, Fail> {
        let wrong = |error: String| Fail::failed(format!("{game} cannot be measured with {players} players: {error}"));
        let mut deals = Vec::with_capacity(DEALS);
        for seed in 0..DEALS as u64 {
            deals.push(G::from_setup(&G::plain(game, players, seed)).map_err(|error| wrong(error.to_string()))?);
        }
        let game = RandomGame::new(deals[0].clone(), 0);
        Ok(Self { deals, game, seed: 0, games: 0, actions: 0, time: Duration::ZERO })
    }

    fn deal(&self, seed: u64) -> G {
        self.deals[seed as usize % DEALS].clone()
    }

    /// Plays whole games for about `time`.
    pub fn play(&mut self, time: Duration) -> Result<(), Fail> {
        let begin = Instant::now();
        while begin.elapsed() < time {
            self.seed += 1;
            self.game.restart(self.deal(self.seed), self.seed);
            let before = self.actions;
            while self.game.next().is_some() {
                self.actions += 1;
                if self.actions - before > CAP {
                    return Err(Fail::failed(format!("the game with the choices {} does not end", self.seed)));
                }
            }
            self.games += 1;
        }
        self.time += begin.elapsed();
        Ok(())
    }

    /// Starts counting anew.
    pub fn forget(&mut self) {
        (self.games, self.actions, self.time) = (0, 0, Duration::ZERO);
    }

    /// Actions a second, over all that was played.
    pub fn actions_per_s(&self) -> f64 {
        rate(self.actions, self.time)
    }

    /// Positions from all stages of random games, somebody to act in each.
    fn positions(&self) -> Vec<G> {
        let mut dice = Dice::new(1);
        let mut positions = Vec::with_capacity(SAMPLES);
        let mut seed = 0;
        while positions.len() < SAMPLES {
            seed += 1;
            let mut game = RandomGame::new(self.deal(seed), seed);
            while game.next().is_some() && positions.len() < SAMPLES {
                if game.position().to_act().is_some() && dice.below(8) == 0 {
                    positions.push(game.position().clone());
                }
            }
        }
        positions
    }
}

/// The average time of `question`, in seconds.
fn each<G>(positions: &[G], time: Duration, mut question: impl FnMut(&G)) -> f64 {
    let begin = Instant::now();
    let mut asked = 0;
    while asked == 0 || begin.elapsed() < time {
        positions.iter().for_each(&mut question);
        asked += positions.len() as u32;
    }
    begin.elapsed().as_secs_f64() / f64::from(asked)
}
