//! A game in progress: where it began, what was done, and where it stands.

use std::str::FromStr;

use bots::Trail;
use tabletop::{Game, Seat};

use crate::body::{Origin, RULES};

/// Every so many actions a position is kept, so that any point of a long game is a few actions away.
const EVERY: usize = 16;

/// What stops undo at an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Barrier {
    /// It drew from the random stream.
    Random,
    /// It showed something hidden.
    Secret,
}

/// What is known about an action without playing it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment {
    /// Who decided.
    pub seat: Seat,
    /// Whose turn it was.
    pub turn: Seat,
    /// In which round, from 1.
    pub round: u32,
    /// What stops undo here.
    pub barrier: Option<Barrier>,
}

/// Why the past of a game cannot be shown.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("its history breaks off at action {step}: {why}")]
pub(crate) struct Lost {
    /// The action that does not fit, from 0.
    pub step: u32,
    /// What is wrong with it.
    pub why: String,
}

/// A position with its journal.
#[derive(Debug, Clone)]
pub(crate) struct History<G: Game> {
    pub game: &'static str,
    pub origin: Origin,
    /// Actions from before `first` that could not be replayed, and why; empty as a rule.
    before: Vec<String>,
    lost: Option<Lost>,
    /// As far as those actions could be replayed.
    past: Option<Box<Self>>,
    /// The rules by which the journal was played; today's unless something was lost.
    rules: u32,
    journal: Vec<G::Action>,
    moments: Vec<Moment>,
    /// `kept[i]` is the position after `i * EVERY` actions of `journal`.
    kept: Vec<G>,
    now: G,
    /// The trail of no turn yet: what bots plan is kept with it, so that the next decision of a planned turn need not be thought out again.
    plans: Trail<G>,
    /// The same for advice that anybody may see: nothing of what is thought out for a seat that knows its secrets is in it.
    plans_for_all: Trail<G>,
}

impl<G: Game> History<G> {
    /// A game that begins at `first`.
    pub fn new(game: &'static str, origin: Origin, first: G) -> Self {
        let kept = vec![first.clone()];
        Self {
            game,
            origin,
            before: Vec::new(),
            lost: None,
            past: None,
            rules: RULES,
            journal: Vec::new(),
            moments: Vec::new(),
            kept,
            now: first,
            plans: Trail::new(),
            plans_for_all: Trail::new(),
        }
    }

    /// A game replayed from `first` by its journal, as far as that goes; and why it does not lead to `position`, if it does not.
    pub fn replayed(game: &'static str, origin: Origin, first: G, journal: &[String], position: &G) -> (Self, Option<Lost>) {
        let mut history = Self::new(game, origin, first);
        for (step, text) in journal.iter().enumerate() {
            let played = G::Action::from_str(text)
                .map_err(|error| error.to_string())
                .and_then(|action| history.push(action).map_err(|refusal| refusal.to_string()));
            if let Err(why) = played {
                return (history, Some(Lost { step: step as u32, why: format!("\u{201c}{text}\u{201d}: {why}") }));
            }
        }
        let lost = Lost { step: journal.len() as u32, why: "it leads to another position".to_owned() };
        let differs = history.now != *position;
        (history, differs.then_some(lost))
    }

    /// A game that goes on from `position` although its journal, played by `rules`, does not lead there; `past`: as far as it
    /// goes, which is shown if older rules are the reason.
    pub fn unproved(
        game: &'static str,
        origin: Origin,
        position: G,
        (journal, rules): (Vec<String>, u32),
        lost: Lost,
        past: Option<Self>,
    ) -> Self {
        Self {
            before: journal,
            lost: Some(lost),
            past: past.filter(|_| rules < RULES).map(Box::new),
            rules,
            ..Self::new(game, origin, position)
        }
    }

    /// The rules by which the journal was played.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The position now.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// Length of the whole journal.
    pub fn steps(&self) -> usize {
        self.before.len() + self.journal.len()
    }

    /// The first step that can be shown.
    pub fn begin(&self) -> usize {
        self.before.len()
    }

    /// Why steps before [`begin`](Self::begin) cannot be shown.
    pub fn lost(&self) -> Option<&Lost> {
        self.lost.as_ref()
    }

    /// The action that leads from `step` to `step + 1`.
    pub fn action(&self, step: usize) -> Option<G::Action> {
        self.journal.get(step.checked_sub(self.begin())?).copied()
    }

    /// What is known about that action.
    pub fn moment(&self, step: usize) -> Option<Moment> {
        self.moments.get(step.checked_sub(self.begin())?).copied()
    }

    /// All actions as text.
    pub fn texts(&self) -> Vec<String> {
        self.before.iter().cloned().chain(self.journal.iter().map(ToString::to_string)).collect()
    }

    /// Plays `action` or refuses it, leaving everything as it was.
    pub fn push(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.now.check(action)?;
        let Some(seat) = self.now.to_act() else {
            // Nobody is to act when the game is over, and `check` has refused already.
            return Ok(());
        };
        let (turn, round) = self.now.turn();
        let reveals = self.now.reveals(action);
        let words = self.now.random_words();
        self.now.play(action)?;
        let random = self.now.random_words() != words;
        let barrier = if random { Some(Barrier::Random) } else { reveals.then_some(Barrier::Secret) };
        self.journal.push(action);
        self.moments.push(Moment { seat, turn, round, barrier });
        if self.journal.len().is_multiple_of(EVERY) {
            self.kept.push(self.now.clone());
        }
        Ok(())
    }

    /// Takes the last action back and answers it.
    pub fn pop(&mut self) -> Option<G::Action> {
        let action = self.journal.pop()?;
        self.moments.pop();
        self.kept.truncate(self.journal.len() / EVERY + 1);
        self.now = self.at_journal(self.journal.len());
        Some(action)
    }

    /// The position after `step` actions; `None` beyond the ends of what can be shown.
    pub fn at(&self, step: usize) -> Option<G> {
        let Some(step) = step.checked_sub(self.begin()) else {
            return self.past.as_ref()?.at(step);
        };
        (step <= self.journal.len()).then(|| if step == self.journal.len() { self.now.clone() } else { self.at_journal(step) })
    }

    fn at_journal(&self, step: usize) -> G {
        let kept = (step / EVERY).min(self.kept.len() - 1);
        let mut position = self.kept[kept].clone();
        for &action in &self.journal[kept * EVERY..step] {
            position.play_legal(action);
        }
        position
    }

    /// After how many actions of the journal the running turn began.
    fn turn_begun(&self) -> usize {
        let (turn, round) = self.now.turn();
        self.moments.iter().rposition(|moment| (moment.turn, moment.round) != (turn, round)).map_or(0, |last| last + 1)
    }

    /// The positions left in the running turn, with what was planned in it.
    pub fn trail(&self) -> Trail<G> {
        let begun = self.turn_begun();
        let mut trail = self.plans.clone();
        let mut position = self.at_journal(begun);
        for &action in &self.journal[begun..] {
            trail.leave(&position);
            position.play_legal(action);
        }
        trail
    }

    /// The position in which the running turn began.
    pub fn turn_start(&self) -> G {
        self.at_journal(self.turn_begun())
    }

    /// A trail of nothing but what was advised in the running turn where anybody may see it.
    pub fn trail_for_all(&self) -> Trail<G> {
        self.plans_for_all.clone()
    }

    /// A game of its own that goes on after `step` actions.
    pub fn fork(&self, step: usize) -> Option<Self> {
        if self.lost.is_some() {
            // What cannot be proved is left behind: the new game begins at the position itself.
            let now = self.at(step)?;
            let form = now.to_value().ok()?;
            return Some(Self::new(self.game, Origin::Position(form), now));
        }
        let mut fork = self.clone();
        if step > self.steps() {
            return None;
        }
        fork.plans = Trail::new();
        fork.plans_for_all = Trail::new();
        fork.journal.truncate(step);
        fork.moments.truncate(step);
        fork.kept.truncate(step / EVERY + 1);
        fork.now = fork.at_journal(step);
        Some(fork)
    }
}
