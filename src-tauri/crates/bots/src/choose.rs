//! The decision.

use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::mind::Mind;
use crate::{Level, Stop};

/// How far a bot has come with one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Steps done.
    pub done: u32,
    /// Steps in all, from 1.
    pub total: u32,
}

/// Differences in worth below this are rounding.
const SAME: f32 = 1e-3;

/// How a level thinks.
struct Habits {
    /// Deals over which an action that draws is averaged.
    samples: u16,
    /// How many of the actions that look best at once are thought through.
    width: usize,
    /// Deals in which each of them is thought through; 0 goes by the first look.
    rollouts: u16,
    /// The largest error, in points, in judging an action: so that two games are not alike.
    noise: f32,
}

impl Habits {
    const fn of(level: Level) -> Self {
        match level {
            Level::Random => Self { samples: 0, width: 0, rollouts: 0, noise: 0.0 },
            Level::Easy => Self { samples: 4, width: 0, rollouts: 0, noise: 0.6 },
            Level::Normal => Self { samples: 6, width: 6, rollouts: 4, noise: 0.0 },
        }
    }
}

/// The action that a bot of `level` plays for `seat`, which is to act. The same arguments give the same action, unless `stop` is
/// raised; then the best so far comes back within a few milliseconds. What `seat` may not know has no influence.
///
/// # Panics
/// If `seat` is not to act.
pub fn choose<G: Game>(position: &G, seat: Seat, level: Level, seed: u64, stop: &Stop) -> G::Action {
    choose_with(position, seat, level, seed, stop, &mut |_| {})
}

/// As [`choose`], and says how far it has come: never less often than once for each action that is thought through.
///
/// # Panics
/// If `seat` is not to act.
pub fn choose_with<G: Game>(
    position: &G,
    seat: Seat,
    level: Level,
    seed: u64,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> G::Action {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    assert!(position.to_act() == Some(seat) && !legal.is_empty(), "a bot can choose only for the seat that is to act");
    let mut dice = Dice::new(seed);
    if legal.len() == 1 {
        return legal[0];
    }
    if level == Level::Random {
        return legal[dice.below(legal.len())];
    }
    let habits = Habits::of(level);
    // From here on nothing but what the seat may know.
    let known = position.resample(seat, dice.next());
    let mut mind = Mind::<G>::new(seat, stop, dice);
    let mut judged = first_look(&mut mind, &known, &legal, &habits);
    judged.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    if habits.rollouts == 0 || judged.len() == 1 || stop.is_stopped() {
        return judged[0].1;
    }
    think_through(&mut mind, &known, &judged, &habits, progress)
}

/// Judges each action by the position right after it. Actions that could simply be taken back and gain nothing are left out, so that
/// nothing is moved to and fro; for the same reason there is no noise on them.
fn first_look<G: Game>(mind: &mut Mind<'_, G>, known: &G, legal: &[G::Action], habits: &Habits) -> Vec<(f32, G::Action)> {
    let now = known.appraise(mind.seat);
    let dice = mind.dice;
    let mut errors = Dice::new(mind.dice.next());
    let mut judged = Vec::with_capacity(legal.len());
    let mut idle = Vec::new();
    for &action in legal {
        if mind.stop.is_stopped() && !judged.is_empty() {
            break;
        }
        // The same deals for every action: luck then weighs on all of them alike.
        mind.dice = dice;
        let worth = mind.worth_after(known, mind.seat, action, habits.samples);
        if !can_be_taken_back(known, legal, now, mind.seat, action) {
            judged.push((worth + noise(&mut errors, habits.noise), action));
        } else if worth > now + SAME {
            judged.push((worth, action));
        } else {
            idle.push((worth, action));
        }
    }
    if judged.is_empty() { idle } else { judged }
}

/// Whether one more action of the same seat leads back to the same choices, at no gain: equal worth (`now`) and an equal legal list.
/// Equality of positions would ask too much, since they may count what was done in the turn.
fn can_be_taken_back<G: Game>(position: &G, legal: &[G::Action], now: f32, seat: Seat, action: G::Action) -> bool {
    if position.reveals(action) {
        return false;
    }
    let mut after = position.clone();
    after.play_legal(action);
    if after.to_act() != Some(seat) || after.turn() != position.turn() {
        return false;
    }
    let (mut answers, mut list) = (Vec::new(), Vec::new());
    after.legal_actions(&mut answers);
    answers.into_iter().filter(|&answer| !after.reveals(answer)).any(|answer| {
        let mut back = after.clone();
        back.play_legal(answer);
        if back.to_act() != Some(seat) || back.turn() != position.turn() || (back.appraise(seat) - now).abs() > SAME {
            return false;
        }
        back.legal_actions(&mut list);
        list == legal
    })
}

/// Plays the most promising actions on, in several deals, and compares what comes of them.
fn think_through<G: Game>(
    mind: &mut Mind<'_, G>,
    known: &G,
    judged: &[(f32, G::Action)],
    habits: &Habits,
    progress: &mut dyn FnMut(Progress),
) -> G::Action {
    let promising = &judged[..habits.width.min(judged.len())];
    let total = promising.len() as u32 * u32::from(habits.rollouts);
    let deals: Vec<u64> = (0..habits.rollouts).map(|_| mind.dice.next()).collect();
    let dice = mind.dice;
    let mut best = (f32::NEG_INFINITY, judged[0].1);
    let mut done = 0;
    for &(_, action) in promising {
        let mut sum = 0.0;
        for &deal in &deals {
            let mut position = known.resample(mind.seat, deal);
            position.play_legal(action);
            mind.dice = dice;
            if !mind.play_on(&mut position) {
                return best.1;
            }
            sum += position.appraise(mind.seat);
            done += 1;
            progress(Progress { done, total });
        }
        let worth = sum / f32::from(habits.rollouts);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}

/// A number from `-most` to `most`.
fn noise(dice: &mut Dice, most: f32) -> f32 {
    if most == 0.0 { 0.0 } else { (f32::from(dice.below(2001) as u16) / 1000.0 - 1.0) * most }
}
