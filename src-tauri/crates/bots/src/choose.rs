//! The decision.

use tabletop::battery::Dice;
use tabletop::{Game, Seat, content_hash};

use crate::idle::{SAME, can_be_taken_back};
use crate::mind::Mind;
use crate::{Level, Stop, Trail};

/// How far a bot has come with one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Steps done.
    pub done: u32,
    /// Steps in all, from 1.
    pub total: u32,
}

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

/// What is left to chance in a bot's decision, from what `seat` sees of `position`: asked again, it answers the same, and each game is
/// played differently.
pub fn seed_of<G: Game>(position: &G, seat: Seat) -> u64 {
    content_hash(&position.view(Some(seat)))
}

/// The action that a bot of `level` plays for the seat that is to act, which leads to no position on the `trail` of the turn. The same
/// arguments give the same action, unless `stop` is raised; then the best so far comes back within a few milliseconds. What the seat may
/// not know has no influence. `seed` is for what is left to chance, as a rule [`seed_of`].
///
/// # Panics
/// If the game is over.
pub fn choose<G: Game>(position: &G, trail: &Trail<G>, level: Level, seed: u64, stop: &Stop) -> G::Action {
    choose_with(position, trail, level, seed, stop, &mut |_| {})
}

/// As [`choose`], and says how far it has come: never less often than once for each action that is thought through.
///
/// # Panics
/// If the game is over.
pub fn choose_with<G: Game>(
    position: &G,
    trail: &Trail<G>,
    level: Level,
    seed: u64,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> G::Action {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    let Some(seat) = position.to_act().filter(|_| !legal.is_empty()) else { panic!("a bot is asked when the game is over") };
    let mut dice = Dice::new(seed);
    if legal.len() == 1 {
        return legal[0];
    }
    let onward = ways_on(position, trail, &legal);
    if level == Level::Random {
        return onward[dice.below(onward.len())];
    }
    if let [only] = onward[..] {
        return only;
    }
    let habits = Habits::of(level);
    // From here on nothing but what the seat may know.
    let known = position.resample(seat, dice.next());
    let mut mind = Mind::<G>::new(seat, stop, dice);
    let mut judged = first_look(&mut mind, &known, &legal, &onward, &habits);
    judged.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    if habits.rollouts == 0 || judged.len() == 1 || stop.is_stopped() {
        return judged[0].1;
    }
    think_through(&mut mind, &known, &judged, &habits, progress)
}

/// The actions that lead to where the turn has not been. Who wandered about until there is none (only chance does) goes back to where
/// there is one.
fn ways_on<G: Game>(position: &G, trail: &Trail<G>, legal: &[G::Action]) -> Vec<G::Action> {
    let mut ways = legal.to_vec();
    ways.retain(|&action| !trail.leads_back(position, action));
    if ways.is_empty() {
        let mut next = Vec::new();
        ways.extend(legal.iter().copied().filter(|&action| {
            let mut after = position.clone();
            after.play_legal(action);
            after.legal_actions(&mut next);
            next.iter().any(|&action| !trail.leads_back(&after, action))
        }));
    }
    if ways.is_empty() { legal.to_vec() } else { ways }
}

/// Judges each action by the position right after it. Actions that could simply be taken back and gain nothing are left out, so that
/// nothing is moved to and fro. Where anything can be taken back nothing is judged with an error either: an error would be mended by the
/// next decision, which may fall into it again.
fn first_look<G: Game>(
    mind: &mut Mind<'_, G>,
    known: &G,
    legal: &[G::Action],
    onward: &[G::Action],
    habits: &Habits,
) -> Vec<(f32, G::Action)> {
    let now = known.appraise(mind.seat);
    let dice = mind.dice;
    let mut errors = Dice::new(mind.dice.next());
    let (mut judged, mut idle) = (Vec::with_capacity(onward.len()), Vec::new());
    let mut settled = true;
    for &action in onward {
        if mind.stop.is_stopped() && !judged.is_empty() {
            break;
        }
        // The same deals for every action: luck then weighs on all of them alike.
        mind.dice = dice;
        let worth = mind.worth_after(known, mind.seat, action, habits.samples);
        let back = can_be_taken_back(known, legal, now, mind.seat, action);
        settled &= !back;
        if back && worth <= now + SAME { &mut idle } else { &mut judged }.push((worth, action));
    }
    if judged.is_empty() {
        return idle;
    }
    if settled {
        for (worth, _) in &mut judged {
            *worth += noise(&mut errors, habits.noise);
        }
    }
    judged
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
