//! Where a turn has been.

use std::sync::{Arc, Mutex, PoisonError};

use tabletop::{Game, Seat};

use crate::Manner;

/// The positions that were left in the running turn, oldest first: what everybody at the table remembers, and why a bot never comes back
/// to where it was.
#[derive(Clone, Debug)]
pub struct Trail<G: Game> {
    turn: Option<(Seat, u32)>,
    left: Vec<G>,
    plan: Arc<Mutex<Plan<G>>>,
}

/// What a bot has planned for the rest of its turn, shared by the clones of a trail: whoever asks next need not think again.
#[derive(Clone, Debug)]
struct Plan<G: Game> {
    manner: Option<Manner>,
    /// Each position that is to come, with the decision there.
    due: Vec<(G, G::Action)>,
}

impl<G: Game> Default for Trail<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Trail<G> {
    /// Of a turn in which nothing was done yet.
    pub fn new() -> Self {
        Self { turn: None, left: Vec::new(), plan: Arc::new(Mutex::new(Plan { manner: None, due: Vec::new() })) }
    }

    /// An action is about to be played in `position`. With the first of a new turn everything before is forgotten.
    pub fn leave(&mut self, position: &G) {
        if self.turn != Some(position.turn()) {
            self.turn = Some(position.turn());
            self.left.clear();
        }
        self.left.push(position.clone());
    }

    /// How many decisions of the turn of `position` were taken before it since the turn [is under way](Game::is_under_way).
    pub(crate) fn decided(&self, position: &G) -> usize {
        let left = if self.turn == Some(position.turn()) { &self.left[..] } else { &[] };
        left.iter().chain([position]).skip_while(|left| !left.is_under_way()).count().min(left.len())
    }

    /// What a bot of `manner` planned for `position`.
    pub(crate) fn planned(&self, position: &G, manner: Manner) -> Option<G::Action> {
        self.planned_on(position, manner).first().copied()
    }

    /// What a bot of `manner` planned from `position` on; empty if nothing.
    pub(crate) fn planned_on(&self, position: &G, manner: Manner) -> Vec<G::Action> {
        let plan = self.plan.lock().unwrap_or_else(PoisonError::into_inner);
        let due = plan.due.iter().filter(|_| plan.manner == Some(manner)).skip_while(|(due, _)| due != position);
        due.map(|(_, action)| *action).collect()
    }

    /// Remembers the decisions of a bot of `manner` that are to follow from `position`, as far as they are legal there. What people are advised is
    /// remembered as the plan of an [expert](crate::Level::Expert).
    pub fn plan(&self, position: &G, manner: Manner, actions: &[G::Action]) {
        let mut due = Vec::with_capacity(actions.len());
        let mut position = position.clone();
        for &action in actions {
            if position.check(action).is_err() {
                break;
            }
            due.push((position.clone(), action));
            position.play_legal(action);
        }
        *self.plan.lock().unwrap_or_else(PoisonError::into_inner) = Plan { manner: Some(manner), due };
    }

    /// Whether `action`, played in `position`, leads to where the turn has been, `position` itself included, or takes back what it did. What is drawn or
    /// comes to light leads on, whatever it is.
    pub(crate) fn leads_back(&self, position: &G, action: G::Action) -> bool {
        if self.turn == Some(position.turn()) && self.left.iter().any(|left| left.takes_back(position, action)) {
            return true;
        }
        if position.reveals(action) {
            return false;
        }
        let mut after = position.clone();
        after.play_legal(action);
        self.been_at(position, &after)
    }

    /// Whether the turn of `position` has been at `after`, which follows it.
    pub(crate) fn been_at(&self, position: &G, after: &G) -> bool {
        let turn = position.turn();
        after.turn() == turn
            && (after.is_back_at(position) || self.turn == Some(turn) && self.left.iter().rev().any(|left| after.is_back_at(left)))
    }
}
