//! Deciding by appraisal, one action at a time.

use tabletop::battery::Dice;
use tabletop::{Game, Seat, Style};

use crate::idle::{SAME, can_be_taken_back};
use crate::line::ends_leg;
use crate::mind::{Mind, best_first};
use crate::noise::noise;
use crate::progress::Progress;
use crate::{Level, Manner, Stop};

/// How a level thinks that goes by appraisal.
pub(crate) struct Habits {
    /// Deals over which an action that draws is averaged.
    samples: u16,
    /// How many of the actions that look best at once are thought through.
    width: usize,
    /// Deals in which each of them is thought through; 0 goes by the first look.
    rollouts: u16,
    /// The largest error, in points, in judging an action: so that two games are not alike.
    noise: f32,
    /// How much less an action may look worth than the best, in points, to be played for one's style.
    play: f32,
    /// What it likes.
    style: Option<Style>,
}

impl Habits {
    /// Those of a level at `position`.
    pub(crate) fn of<G: Game>(manner: Manner, position: &G) -> Self {
        let style = manner.style;
        match manner.level {
            Level::Random => Self { samples: 0, width: 0, rollouts: 0, noise: 0.0, play: 0.0, style: None },
            Level::Easy => Self { samples: 4, width: 0, rollouts: 0, noise: position.slips(), play: 6.0, style },
            Level::Normal => Self { samples: 6, width: 6, rollouts: 4, noise: 0.0, play: 2.0, style },
            Level::Hard => Self { samples: 8, width: 8, rollouts: 8, noise: 0.0, play: 1.5, style },
            Level::Expert => Self { samples: 8, width: 12, rollouts: 16, noise: 0.0, play: 1.0, style },
        }
    }
    /// What `action` is worth to its style, in points; where chance has a part in it, nothing.
    fn liking<G: Game>(&self, position: &G, seat: Seat, action: G::Action) -> f32 {
        let Some(style) = self.style.filter(|_| !position.reveals(action)) else { return 0.0 };
        let mut after = position.clone();
        after.play_legal(action);
        self.play * (position.taste(&after, seat, style) - position.taste(position, seat, style))
    }
}

/// The action that looks best to the seat to act.
pub(crate) fn by_appraisal<G: Game>(
    position: &G,
    legal: &[G::Action],
    onward: &[G::Action],
    habits: &Habits,
    stop: &Stop,
    mut dice: Dice,
    progress: &mut dyn FnMut(Progress),
) -> G::Action {
    let Some(seat) = position.to_act() else { return legal[0] };
    // From here on nothing but what the seat may know.
    let known = &position.resample(seat, dice.next());
    let mut mind = Mind::<G>::new(seat, stop, dice);
    let mut judged = first_look(&mut mind, known, legal, onward, habits);
    best_first(&mut judged);
    if habits.rollouts == 0 || judged.len() == 1 || stop.is_stopped() {
        // However large its errors are: what nobody does at a table is not done by beginners either.
        let sensible = judged.iter().find(|(_, action)| !is_folly(known, seat, *action));
        return sensible.unwrap_or(&judged[0]).1;
    }
    think_through(&mut mind, known, &judged, habits, progress)
}

/// Whether `action` is what no sensible player does, as far as that is seen at once.
fn is_folly<G: Game>(known: &G, seat: Seat, action: G::Action) -> bool {
    if known.reveals(action) {
        return false;
    }
    let mut after = known.clone();
    after.play_legal(action);
    ends_leg(known, &after, seat) && known.is_folly(&after, seat)
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
        for (worth, action) in &mut judged {
            *worth += noise(&mut errors, habits.noise) + habits.liking(known, mind.seat, *action);
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
        let worth = sum / f32::from(habits.rollouts) + habits.liking(known, mind.seat, action);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}
