//! Which turns are other turns: what a person who asks for several wants to choose between.

use tabletop::{Game, Part};

use crate::line::Line;

/// So many kinds of turns are looked at, however far behind the best they seem to be.
pub const KINDS: usize = 4;

/// What tells a turn from another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind<A> {
    /// All its decisions.
    actions: Vec<A>,
    /// Those that win something.
    won: Vec<A>,
    /// Whether something is given up in it.
    gives_up: bool,
}

impl<A: Copy + Eq> Kind<A> {
    /// Of decisions from `root` on; chance may have a part in the last one.
    pub fn of<G: Game<Action = A>>(root: &G, actions: &[A]) -> Self {
        let (mut position, mut won, mut gives_up) = (root.clone(), Vec::new(), false);
        for (at, &action) in actions.iter().enumerate() {
            match position.part(action) {
                Part::Wins => won.push(action),
                Part::GivesUp => gives_up = true,
                Part::Readies | Part::Orders => {}
            }
            if at + 1 < actions.len() {
                position.play_legal(action);
            }
        }
        Self { actions: actions.to_vec(), won, gives_up }
    }

    /// Whether neither begins with what the other does at all: as to decline and to expand.
    fn begins_apart(&self, other: &Self) -> bool {
        let lacks = |one: &Self, first: Option<&A>| first.is_some_and(|first| !one.actions.contains(first));
        lacks(self, other.actions.first()) && lacks(other, self.actions.first())
    }

    /// Whether it is another turn than `other` and not the same with a last token elsewhere, or in another order: it begins apart, or half of what wins
    /// something in it is not in the other, or one of them gives something up and the other keeps everything.
    pub fn is_other(&self, other: &Self) -> bool {
        let new = self.won.iter().filter(|action| !other.won.contains(action)).count();
        self.begins_apart(other) || self.gives_up != other.gives_up || (new > 0 && 2 * new >= self.won.len())
    }
}

/// Of ways through a turn, best first, the first of each kind: where they stand.
pub fn first_of_each<A: Copy + Eq>(kinds: impl IntoIterator<Item = Kind<A>>) -> Vec<usize> {
    let mut told: Vec<(usize, Kind<A>)> = Vec::new();
    for (at, kind) in kinds.into_iter().enumerate() {
        if told.iter().all(|(_, other)| kind.is_other(other)) {
            told.push((at, kind));
        }
    }
    told.into_iter().map(|(at, _)| at).collect()
}

/// Of ways through a turn, best first, [`KINDS`] that are worth a look, or as many as there are: the best, the best that begins apart from it, and the best
/// of another kind than these. Where they stand, in that order.
pub fn worth_a_look<A: Copy + Eq>(kinds: &[Kind<A>]) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::with_capacity(KINDS);
    found.extend(kinds.first().map(|_| 0));
    found.extend(kinds.iter().position(|kind| kind.begins_apart(&kinds[0])));
    while found.len() < KINDS {
        let is_new = |kind: &Kind<A>| found.iter().all(|at| kind.is_other(&kinds[*at]));
        let Some(next) = kinds.iter().position(is_new) else { break };
        found.push(next);
    }
    found
}

/// Puts the lines that are [worth a look](worth_a_look) before the others, which stay in their order.
pub fn put_forward<G: Game>(lines: &mut [Line<G>], root: &G) {
    let kinds: Vec<_> = lines.iter().map(|line| Kind::of(root, &line.actions)).collect();
    let mut found = worth_a_look(&kinds);
    found.sort_unstable();
    for (place, at) in found.into_iter().enumerate() {
        lines[place..=at].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(actions: &[u8]) -> Kind<u8> {
        // From 100 on things are only put in order, from 200 on they are given up; 0 makes ready.
        let won = actions.iter().copied().filter(|action| (1..100).contains(action)).collect();
        Kind { actions: actions.to_vec(), won, gives_up: actions.iter().any(|action| *action >= 200) }
    }

    #[test]
    fn a_turn_is_another_if_half_of_it_is_or_neither_begins_as_the_other_does() {
        let turn = kind(&[0, 1, 2, 3, 100]);
        let others: [&[u8]; 5] = [&[0, 1, 8, 9, 100], &[7], &[7, 1, 2, 3], &[0, 4, 5], &[0, 1, 4]];
        for other in others {
            assert!(kind(other).is_other(&turn), "{other:?}");
        }
        let same: [&[u8]; 6] = [&[0, 1, 2, 3, 100], &[0, 1, 2, 3, 101], &[0, 1, 2, 4], &[1, 0, 2, 3], &[0, 3, 2], &[4, 0, 2, 3]];
        for same in same {
            assert!(!kind(same).is_other(&turn), "{same:?}");
        }
        // Whoever gives something up takes another turn, however little more it wins.
        assert!(kind(&[0, 1, 2, 3, 200]).is_other(&turn) && turn.is_other(&kind(&[0, 1, 2, 3, 200])));
        assert!(!kind(&[0, 1, 2, 3, 200]).is_other(&kind(&[0, 201, 1, 2, 3])));
        // Where everything is only put in order.
        assert!(kind(&[100, 101]).is_other(&kind(&[102, 103])));
        assert!(!kind(&[100, 101]).is_other(&kind(&[101, 100])));
    }

    #[test]
    fn the_first_of_each_kind_is_told_and_what_begins_apart_is_worth_a_look() {
        let kinds = || [&[0, 1, 2, 3][..], &[0, 1, 2, 4], &[0, 1, 5, 6], &[0, 7, 8, 3], &[9], &[9]].map(kind);
        assert_eq!(first_of_each(kinds()), [0, 2, 3, 4]);
        assert_eq!(worth_a_look(&kinds()), [0, 4, 2, 3]);
        assert_eq!(worth_a_look(&kinds()[..2]), [0]);
        assert_eq!(worth_a_look(&kinds()[..4]), [0, 2, 3]);
        assert!(worth_a_look::<u8>(&[]).is_empty());
    }
}
