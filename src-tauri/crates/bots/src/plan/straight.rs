//! Leaves out of planned turns what brings next to nothing.

use tabletop::battery::Dice;
use tabletop::{Game, Part};

use crate::line::{End, Line};
use crate::plan::{DEALS, FINISH, Planner, TROUBLE};

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
            if self.stop.is_stopped() || line.actions.len() < 2 {
                break;
            }
            let Some((left, end, part)) = self.end_without(root, &line.actions, at) else { continue };
            if left.first().is_none_or(|action| !first.contains(action)) {
                continue;
            }
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

    /// A line without its decision at the place `out`: what is left of it, where that leads, and what the decision was to the turn; none if that cannot be played, or
    /// ends otherwise than with its last decision. What is thrown for last is taken for certain where that can be paid so, and the turn played to its end.
    fn end_without(&mut self, root: &G, actions: &[G::Action], out: usize) -> Option<(Vec<G::Action>, End<G>, Part)> {
        let (mut position, mut part) = (root.clone(), Part::Wins);
        let mut left = Vec::with_capacity(actions.len());
        let last = actions.len() - 1 - usize::from(out == actions.len() - 1);
        for (at, &action) in actions.iter().enumerate() {
            if at == out {
                part = position.part(action);
                continue;
            }
            let can = position.check(action).is_ok();
            let action = if can { action } else { position.for_certain(action).filter(|_| at == last)? };
            if root.takes_back(&position, action) {
                return None;
            }
            let before = position.clone();
            position.play_legal(action);
            left.push(action);
            if before.came_by_chance(action, &position) {
                return (at == last && !is_outdone(&before, action)).then_some((left, End::ByChance(before), part));
            }
            let over = position.to_act() != Some(self.seat) || position.turn() != root.turn();
            if !can && !over {
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                let rest =
                    Planner::new(self.seat, self.stop, self.judge).lines(&position, &legal, FINISH, &mut Dice::new(0)).swap_remove(0);
                left.extend(rest.actions);
                return Some((left, rest.end, part));
            }
            if over != (at == last) {
                return None;
            }
        }
        Some((left, End::At(position), part))
    }
}

/// Whether another decision outdoes `action` (see [`Game::drop_outdone`]): with more in hand there may be one.
fn is_outdone<G: Game>(position: &G, action: G::Action) -> bool {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    position.drop_outdone(&mut legal);
    !legal.contains(&action)
}
