//! Where a turn has been.

use tabletop::{Game, Seat};

/// The positions that were left in the running turn, oldest first: what everybody at the table remembers, and why a bot never comes back
/// to where it was.
#[derive(Clone, Debug)]
pub struct Trail<G: Game> {
    turn: Option<(Seat, u32)>,
    left: Vec<G>,
}

impl<G: Game> Default for Trail<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Trail<G> {
    /// Of a turn in which nothing was done yet.
    pub const fn new() -> Self {
        Self { turn: None, left: Vec::new() }
    }

    /// An action is about to be played in `position`. With the first of a new turn everything before is forgotten.
    pub fn leave(&mut self, position: &G) {
        if self.turn != Some(position.turn()) {
            self.turn = Some(position.turn());
            self.left.clear();
        }
        self.left.push(position.clone());
    }

    /// Whether `action`, played in `position`, leads to where the turn has been, `position` itself included. What is drawn or comes to
    /// light leads on, whatever it is.
    pub(crate) fn leads_back(&self, position: &G, action: G::Action) -> bool {
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
