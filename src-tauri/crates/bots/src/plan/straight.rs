//! Leaves out of planned turns what brings next to nothing.

use tabletop::{Game, Part};

use crate::line::{End, Line};
use crate::plan::{DEALS, Planner, TROUBLE};

/// What a decision that does not only put things in order must bring at least, in the judge's unit: so that nobody gives up what could be kept, or swaps what
/// stays the same.
const EFFORT: f32 = 2.0 * TROUBLE;

impl<G: Game> Planner<'_, G> {
    /// Leaves out of a line what brings next to nothing: decisions without which its end is worth about as much, or more. A beam goes on from what looks
    /// best at each step, and finds out too late what was done for nothing on the way. The line still begins with one of `first`. Where it
    /// [shows late](Game::shows_late) what a decision brings nothing is left out: what the end is worth at once says too little.
    #[must_use]
    pub fn without_idle(mut self, root: &G, first: &[G::Action], mut line: Line<G>) -> Line<G> {
        if line.actions.len() < 2 || root.shows_late() {
            return line;
        }
        let mut most = self.worth_of_line(&line.actions, &line.end);
        for at in (0..line.actions.len()).rev() {
            if self.stop.is_stopped() {
                break;
            }
            let mut left = line.actions.clone();
            left.remove(at);
            if left.first().is_none_or(|action| !first.contains(action)) {
                continue;
            }
            let Some((end, part)) = self.end_without(root, &line.actions, at) else { continue };
            let (worth, trouble) = (self.worth_of_line(&left, &end), if part == Part::Orders { TROUBLE } else { EFFORT });
            let folly = matches!(&end, End::At(end) if root.is_folly(end, self.seat));
            if worth >= most - trouble && !folly {
                most = most.max(worth);
                (line.actions, line.end) = (left, end);
            }
        }
        line
    }

    /// What a line is worth, whatever is drawn in the same deals.
    fn worth_of_line(&mut self, actions: &[G::Action], end: &End<G>) -> f32 {
        let (before, action) = match (end, actions.last()) {
            (End::At(end), _) => return self.worth_of_end(end),
            (End::ByChance(before), Some(&action)) => (before, action),
            _ => return f32::NEG_INFINITY,
        };
        let fair = before.fair_deals(self.seat, action, 0);
        let deals = if fair.is_empty() { (0..DEALS.into()).collect() } else { fair };
        self.worth_over(&deals, before, action, |_| {})
    }

    /// Where a line leads without its decision at the place `out`, and what that was to the turn; none if that cannot be played, or it ends otherwise than
    /// with its last decision.
    fn end_without(&self, root: &G, actions: &[G::Action], out: usize) -> Option<(End<G>, Part)> {
        let (mut position, mut part) = (root.clone(), Part::Wins);
        let last = actions.len() - 1 - usize::from(out == actions.len() - 1);
        for (at, &action) in actions.iter().enumerate() {
            if at == out {
                part = position.part(action);
                continue;
            }
            if position.check(action).is_err() || root.takes_back(&position, action) {
                return None;
            }
            let before = position.clone();
            position.play_legal(action);
            if before.came_by_chance(action, &position) {
                return (at == last && !is_outdone(&before, action)).then_some((End::ByChance(before), part));
            }
            let over = position.to_act() != Some(self.seat) || position.turn() != root.turn();
            if over != (at == last) {
                return None;
            }
        }
        Some((End::At(position), part))
    }
}

/// Whether another decision outdoes `action` (see [`Game::drop_outdone`]): with more in hand there may be one.
fn is_outdone<G: Game>(position: &G, action: G::Action) -> bool {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    position.drop_outdone(&mut legal);
    !legal.contains(&action)
}
