//! Games against oneself, and what they teach.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::judge::{Judge, value_of};
use bots::learned::Learned;
use bots::line::Line;
use bots::net::{Layers, Net, Value};
use bots::plan::{Planner, Width};
use bots::reply::Replies;
use bots::{Level, Stop, Trail};
use tabletop::battery::Dice;
use tabletop::{Game, Seat, Sketch};

use crate::arguments::{Rival, Wish};

/// A sketch, and what it should have been valued at.
pub struct Sample {
    /// What was seen.
    pub sketch: Sketch,
    /// What came of it.
    pub value: Value,
}

/// So many turns of a decision are looked at in one's head, if any.
const LOOKED: usize = 4;

/// How the others answer there.
const ANSWERS: Width = Width { wide: 4, narrow: 1 };

/// How much worse a turn may look that is played for once instead of the best.
const NEARLY: f32 = 0.06;

/// Plays `count` games from game `first` on, by `net` or, without one, by appraisal. The samples come in the order of the games.
pub fn play_round<G: Game>(
    wish: &Wish,
    setup: &(impl Fn(u64) -> G::Setup + Sync),
    first: u64,
    count: u64,
    net: Option<&Net>,
) -> Vec<Sample> {
    side_by_side(wish.threads, count, |game| {
        let number = first + game;
        Pupil::<G>::new(wish, &setup(number), net, number).play()
    })
}

/// What comes of each of `count` games that are played on so many threads, in the order of the games.
pub fn side_by_side<T: Send>(threads: usize, count: u64, play: impl Fn(u64) -> Vec<T> + Sync) -> Vec<T> {
    let begun = AtomicU64::new(0);
    let all: Mutex<Vec<(u64, Vec<T>)>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = begun.fetch_add(1, Ordering::Relaxed);
                    if game >= count {
                        break;
                    }
                    let came = play(game);
                    all.lock().unwrap_or_else(PoisonError::into_inner).push((game, came));
                }
            });
        }
    });
    let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    all.sort_unstable_by_key(|(game, _)| *game);
    all.into_iter().flat_map(|(_, came)| came).collect()
}

/// What a seat saw, and what it was valued at then.
struct Seen {
    sketch: Sketch,
    value: Value,
    /// Whether it is a link of the chain from turn to turn; the others hang on the link that follows.
    link: bool,
}

/// One game while it is played.
struct Pupil<'a, G: Game> {
    wish: &'a Wish,
    net: Option<&'a Net>,
    position: G,
    dice: Dice,
    stop: Stop,
    trail: Trail<G>,
    /// The rest of the planned turn, the next decision last.
    plan: Vec<G::Action>,
    /// The one seat that learns, if the others do not.
    alone: Option<(Seat, Rival)>,
    /// What each seat saw.
    chains: Vec<Vec<Seen>>,
    /// What came of turns that were looked at in one's head.
    looked: Vec<Sample>,
}

impl<'a, G: Game> Pupil<'a, G> {
    fn new(wish: &'a Wish, setup: &G::Setup, net: Option<&'a Net>, number: u64) -> Self {
        // The setups were tried before the first round.
        let position = G::from_setup(setup).unwrap_or_else(|error| panic!("{error}"));
        let seats = position.seats();
        let chains = (0..seats).map(|_| Vec::new()).collect();
        let alone = wish.alone_in(number, seats).and_then(|(seat, rival)| Some((Seat::all(seats).nth(seat)?, rival)));
        let dice = Dice::new(wish.seed.wrapping_add(number.wrapping_mul(7919)));
        Self { wish, net, position, dice, stop: Stop::new(), trail: Trail::new(), plan: Vec::new(), alone, chains, looked: Vec::new() }
    }

    /// Whether a seat is one that learns.
    fn learns(&self, seat: Seat) -> bool {
        self.alone.is_none_or(|(pupil, _)| pupil == seat)
    }

    fn see(&mut self, seat: Seat, link: bool) {
        if !self.learns(seat) {
            return;
        }
        let mut sketch = Sketch::default();
        self.position.sketch(seat, &mut sketch);
        let value = self.net.map_or_else(Value::default, |net| net.value(&sketch, &mut Layers::default()));
        self.chains[seat.index()].push(Seen { sketch, value, link });
    }

    fn play(mut self) -> Vec<Sample> {
        let mut turn = None;
        while let Some(seat) = self.position.to_act() {
            if turn != Some(self.position.turn()) {
                turn = Some(self.position.turn());
                self.plan.clear();
                if self.dice.below(self.wish.every) == 0 {
                    Seat::all(self.position.seats()).for_each(|seat| self.see(seat, true));
                }
            } else if self.dice.below(12) == 0 {
                // Where others decide in its turn, a seat must know what that is worth, too.
                Seat::all(self.position.seats()).for_each(|seat| self.see(seat, false));
            }
            let action = match (self.alone, self.net) {
                (Some((pupil, rival)), _) if pupil != seat => {
                    let decided = rival.decide(&self.position, &self.trail, self.dice.next(), &self.stop);
                    // Neither rival is a program that could be missing.
                    decided.unwrap_or_else(|error| panic!("{error}"))
                }
                (_, None) => self.by_appraisal(seat),
                (_, Some(net)) => self.by_plan(seat, net),
            };
            self.trail.leave(&self.position);
            self.position.play_legal(action);
        }
        self.taught()
    }

    fn any(&mut self) -> G::Action {
        let mut legal = Vec::new();
        self.position.legal_actions(&mut legal);
        legal[self.dice.below(legal.len())]
    }

    fn by_appraisal(&mut self, _: Seat) -> G::Action {
        if self.dice.below(25) == 0 {
            return self.any();
        }
        bots::choose(&self.position, &self.trail, Level::Easy, self.dice.next(), &self.stop)
    }

    fn by_plan(&mut self, seat: Seat, net: &Net) -> G::Action {
        if let Some(action) = self.plan.pop().filter(|action| self.position.check(*action).is_ok()) {
            return action;
        }
        let mut legal = Vec::new();
        self.position.legal_actions(&mut legal);
        if let [only] = legal[..] {
            return only;
        }
        // Now and then something else, so that what nobody would do is known, too.
        if self.dice.below(60) == 0 {
            return legal[self.dice.below(legal.len())];
        }
        let mut judge = Learned::new(net);
        let (wide, narrow) = self.wish.width;
        // As bots do, who know no more.
        let known = self.position.resample(seat, self.dice.next());
        judge.begin(&known, seat);
        let mut lines = Planner::new(seat, &self.stop, &mut judge).lines(&known, &legal, Width { wide, narrow }, &mut self.dice);
        if lines.len() >= LOOKED && self.wish.looks.is_some_and(|looks| self.dice.below(looks as usize) == 0) {
            self.look_ahead(&lines, seat, &mut judge);
        }
        let near = lines.iter().take_while(|line| line.worth > lines[0].worth - NEARLY).count();
        let chosen = if self.dice.below(6) == 0 { self.dice.below(near.max(1)) } else { 0 };
        self.plan = lines.swap_remove(chosen).actions;
        self.plan.reverse();
        if self.dice.below(3) == 0 {
            self.see(seat, false);
        }
        // A plan has at least one decision.
        self.plan.pop().unwrap_or(legal[0])
    }

    /// Learns from several turns in one deal what each seat may expect where the others have answered: between turns of one seat that tells more than who
    /// wins in the end, which hangs on all that is still to come.
    fn look_ahead(&mut self, lines: &[Line<G>], seat: Seat, judge: &mut Learned<'_>) {
        let deal = self.dice.next();
        for number in 0..LOOKED {
            // The best two, and any others.
            let at = if number < 2 { number } else { 2 + self.dice.below(lines.len() - 2) };
            let Some(start) = lines[at].dealt(seat, deal).filter(|start| start.outcome().is_none()) else { continue };
            let Some(end) = Replies::new(seat, judge, &self.stop, ANSWERS).play_answers(&start, deal) else { continue };
            let values = judge.values(&end);
            let mut sketches = vec![Sketch::default(); start.seats()];
            start.sketches(&mut sketches);
            for (seat, sketch) in Seat::all(start.seats()).zip(sketches) {
                if self.learns(seat) {
                    self.looked.push(Sample { sketch, value: values[seat] });
                }
            }
        }
    }

    /// What the game teaches: each value should have been nearer to the next one of the chain, and to the end.
    fn taught(self) -> Vec<Sample> {
        let mut samples = self.looked;
        let Some(outcome) = self.position.outcome() else { return samples };
        let seats = self.position.seats();
        let lambda = if self.net.is_some() { self.wish.lambda } else { 1.0 };
        let mix = |believed: f32, came: f32| (1.0 - lambda) * believed + lambda * came;
        for (seat, chain) in Seat::all(seats).zip(self.chains) {
            let mut came = value_of(&outcome, seat, seats);
            let mut believed = came;
            for seen in chain.into_iter().rev() {
                let value = Value { lead: mix(believed.lead, came.lead), win: mix(believed.win, came.win) };
                if seen.link {
                    (came, believed) = (value, seen.value);
                }
                samples.push(Sample { sketch: seen.sketch, value });
            }
        }
        samples
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::new_net;
    use smallworld::{Setup, SmallWorld};

    #[test]
    fn who_looks_ahead_learns_what_each_seat_may_expect_of_several_turns() {
        let setup = |game| Setup::plain("small-world", 3, game);
        let net = new_net(SmallWorld::from_setup(&setup(1)).unwrap().sketch_places(), &mut Dice::new(1));
        let learned = |looks: &str| {
            let words = format!("--games small-world --players 3 --rounds 1 --out x --wide 1 --threads 1 {looks}");
            let wish = Wish::read(words.split_whitespace().map(str::to_owned)).unwrap();
            play_round::<SmallWorld>(&wish, &setup, 7, 1, Some(&net))
        };
        let (without, with) = (learned("").len(), learned("--looks 4"));
        let again = learned("--looks 4");
        let told = |samples: &[Sample]| samples.iter().map(|sample| (sample.value, sample.sketch.entries().to_vec())).collect::<Vec<_>>();
        assert!(told(&with) == told(&again), "the same seed teaches the same");
        assert!(without > 0 && with.len() > without + 4 * 3, "{without} without, {} with", with.len());
        assert!(with.iter().all(|sample| (0.0..=1.0).contains(&sample.value.win)));
    }
}
