//! Playing on in one's head.

use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::Stop;

/// Worth of giving the decision away, all else equal, in points: a bot that has nothing left to gain ends its turn.
const DONE: f32 = 0.01;

/// The most actions of one turn that are thought through.
const LONGEST_TURN: usize = 150;

/// A bot while it thinks: its seat, its dice, and lists that are used again and again.
pub(crate) struct Mind<'a, G: Game> {
    pub seat: Seat,
    pub stop: &'a Stop,
    pub dice: Dice,
    legal: Vec<G::Action>,
}

impl<'a, G: Game> Mind<'a, G> {
    pub const fn new(seat: Seat, stop: &'a Stop, dice: Dice) -> Self {
        Self { seat, stop, dice, legal: Vec::new() }
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

    /// The action that looks best at once to whoever is to act; `None` when the game is over.
    pub fn best_at_once(&mut self, position: &G) -> Option<G::Action> {
        let seat = position.to_act()?;
        let mut legal = std::mem::take(&mut self.legal);
        position.legal_actions(&mut legal);
        let mut best: Option<(f32, G::Action)> = None;
        if let [only] = legal[..] {
            best = Some((0.0, only));
        } else {
            for &action in &legal {
                let worth = self.worth_after(position, seat, action, 1);
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, action));
                }
            }
        }
        self.legal = legal;
        best.map(|(_, action)| action)
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
            while position.turn() == turn && actions < LONGEST_TURN {
                if self.stop.is_stopped() {
                    return false;
                }
                let Some(action) = self.best_at_once(position) else { return true };
                position.play_legal(action);
                actions += 1;
            }
        }
        true
    }
}
