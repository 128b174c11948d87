//! Playing on in one's head.

use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::idle::{SAME, can_be_taken_back};
use crate::{Stop, Trail};

/// Worth of giving the decision away, all else equal, in points: a bot that has nothing left to gain ends its turn.
const DONE: f32 = 0.01;

/// The most actions of one turn that are thought through.
const LONGEST_TURN: usize = 150;

/// Deals over which a bot that plays on in its head averages an action that draws: with fewer it would believe in the luck it has just
/// dreamt of, and the other seats would throw themselves away on last attempts.
const ROLLS: u16 = 6;

/// Puts actions in order, the one worth most first, and the least of those that are worth as much.
pub(crate) fn best_first<A: Ord>(judged: &mut [(f32, A)]) {
    judged.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
}

/// A bot while it thinks: its seat, its dice, and lists that are used again and again.
pub(crate) struct Mind<'a, G: Game> {
    pub seat: Seat,
    pub stop: &'a Stop,
    pub dice: Dice,
    legal: Vec<G::Action>,
    judged: Vec<(f32, G::Action)>,
}

impl<'a, G: Game> Mind<'a, G> {
    pub const fn new(seat: Seat, stop: &'a Stop, dice: Dice) -> Self {
        Self { seat, stop, dice, legal: Vec::new(), judged: Vec::new() }
    }

    /// What `position` is worth to `seat` after it plays `action`, by the game's own appraisal; over `samples` deals when the action
    /// draws or shows something hidden. `position` is left as it is.
    pub fn worth_after(&mut self, position: &G, seat: Seat, action: G::Action, samples: u16) -> f32 {
        let ending = |after: &G| if after.to_act() == Some(seat) && after.turn() == position.turn() { 0.0 } else { DONE };
        if !position.reveals(action) {
            let mut after = position.clone();
            after.play_legal(action);
            return after.appraise(seat) + ending(&after);
        }
        // What changes is averaged, not what is there: secrets dealt otherwise are no merit of the action.
        let mut gained = 0.0;
        for _ in 0..samples.max(1) {
            let before = position.resample(seat, self.dice.next());
            let mut after = before.clone();
            after.play_legal(action);
            gained += after.appraise(seat) + ending(&after) - before.appraise(seat);
        }
        position.appraise(seat) + gained / f32::from(samples.max(1))
    }

    /// The action that looks best at once to whoever is to act, by the same manners as a bot's own: nothing that leads back on the `trail`
    /// or could simply be taken back without a gain. `None` when the game is over.
    pub fn best_at_once(&mut self, position: &G, trail: &Trail<G>) -> Option<G::Action> {
        let seat = position.to_act()?;
        let mut legal = std::mem::take(&mut self.legal);
        position.legal_actions(&mut legal);
        let best = if legal.len() > 1 { self.best_of(position, trail, seat, &legal) } else { legal.first().copied() };
        self.legal = legal;
        best
    }

    fn best_of(&mut self, position: &G, trail: &Trail<G>, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        let mut judged = std::mem::take(&mut self.judged);
        judged.clear();
        // The same deals for every action: luck then weighs on all of them alike.
        let dice = self.dice;
        for &action in legal {
            self.dice = dice;
            judged.push((self.worth_after(position, seat, action, 1), action));
        }
        best_first(&mut judged);
        // What looks best by a single roll is looked at again, until the best has stood that.
        let mut again = 0;
        while again < judged.len() && position.reveals(judged[again].1) {
            judged[again].0 = self.worth_after(position, seat, judged[again].1, ROLLS);
            again += 1;
            let best = judged[..again].iter().fold(f32::NEG_INFINITY, |most, (worth, _)| most.max(*worth));
            if judged.get(again).is_none_or(|(worth, _)| *worth <= best) {
                break;
            }
        }
        if again > 0 {
            best_first(&mut judged);
        }
        let now = position.appraise(seat);
        let idle = |worth: f32, action: G::Action| worth <= now + SAME && can_be_taken_back(position, legal, now, seat, action);
        let onward = |action: G::Action| !trail.leads_back(position, action);
        let best = judged.iter().find(|(worth, action)| onward(*action) && !idle(*worth, *action));
        let best = best.or_else(|| judged.iter().find(|(_, action)| onward(*action))).or(judged.first()).map(|(_, action)| *action);
        self.judged = judged;
        best
    }

    /// Plays on, each seat by what looks best at once, until that is far enough, or the game is over. False if told to stop on the way.
    pub fn play_on(&mut self, position: &mut G) -> bool {
        let start = position.clone();
        for turns in 0.. {
            if position.is_far_from(&start, turns) {
                break;
            }
            let turn = position.turn();
            let mut actions = 0;
            let mut trail = Trail::new();
            while position.turn() == turn && actions < LONGEST_TURN {
                if self.stop.is_stopped() {
                    return false;
                }
                let Some(action) = self.best_at_once(position, &trail) else { return true };
                trail.leave(position);
                position.play_legal(action);
                actions += 1;
            }
        }
        true
    }
}
