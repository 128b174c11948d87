//! What a plan comes to: positions to go on from, ends of lines, and which of these are kept.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;
use tabletop::Game;

use crate::line::End;
use crate::places::keep;

/// The most lines that come of a plan, unless each way to begin the turn is planned by itself.
pub const LINES: usize = 24;

/// The most of them that differ in the last throw alone.
const THROWS: usize = 3;

/// The most ways to begin a turn that are planned apart.
const BEGINNINGS: usize = 12;

/// The last step on the way to a position, by its number; none for where the plan begins.
pub type Step = Option<u32>;

/// A position that a plan goes on from.
pub struct Node<G: Game> {
    pub position: G,
    pub worth: f32,
    pub step: Step,
    pub print: u64,
    /// Decisions on the way, in a leg that only puts things in order since it began.
    pub ordered: u16,
}

/// The end of a line, not yet told from the others.
pub struct Found<G: Game> {
    pub worth: f32,
    pub step: u32,
    pub end: End<G>,
    /// Whether a die has the last word.
    pub thrown: bool,
}

/// What can be come to from a position by one decision.
pub enum Reached<G: Game> {
    /// The turn goes on in the same leg.
    Near(Node<G>),
    /// It goes on in a later leg.
    Far(u8, Node<G>),
    /// It ends.
    End(Found<G>),
}

impl<G: Game> Reached<G> {
    pub const fn worth(&self) -> f32 {
        match self {
            Self::Near(node) | Self::Far(_, node) => node.worth,
            Self::End(found) => found.worth,
        }
    }

    /// The same, worth so much.
    pub const fn of_worth(mut self, worth: f32) -> Self {
        match &mut self {
            Self::Near(node) | Self::Far(_, node) => node.worth = worth,
            Self::End(found) => found.worth = worth,
        }
        self
    }
}

/// What waits for its leg of the turn, and what has ended.
pub struct Ways<G: Game> {
    pub ends: Vec<Found<G>>,
    /// Positions that wait for their leg, by its number.
    later: Vec<Vec<Node<G>>>,
}

impl<G: Game> Ways<G> {
    pub const NONE: Self = Self { ends: Vec::new(), later: Vec::new() };

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty() && self.later.iter().all(Vec::is_empty)
    }

    pub fn add(&mut self, reached: Reached<G>) {
        match reached {
            Reached::End(found) => self.ends.push(found),
            Reached::Near(node) => self.wait(node.position.leg(), node),
            Reached::Far(leg, node) => self.wait(leg, node),
        }
    }

    /// Leaves a position until the plan comes to its leg.
    fn wait(&mut self, leg: u8, node: Node<G>) {
        let leg = usize::from(leg);
        if self.later.len() <= leg {
            self.later.resize_with(leg + 1, Vec::new);
        }
        self.later[leg].push(node);
    }

    /// Of what waits for legs in which something is won, what looks best of each first decision, if there are several, and not too many.
    pub fn beginnings(&mut self, root: &G, steps: &[(Step, G::Action)]) -> Vec<Node<G>> {
        let first = |node: &Node<G>| std::iter::successors(node.step, |step| steps[*step as usize].0).last();
        let mut best: Vec<(Step, Node<G>)> = Vec::new();
        for nodes in (0..).zip(&mut self.later).filter(|(leg, _)| !root.orders_only(*leg)).map(|(_, nodes)| nodes) {
            for mut node in std::mem::take(nodes) {
                let begun = first(&node);
                match best.iter_mut().find(|(other, _)| *other == begun) {
                    None => best.push((begun, node)),
                    Some((_, other)) => {
                        if node.worth > other.worth {
                            std::mem::swap(&mut node, other);
                        }
                        nodes.push(node);
                    }
                }
            }
        }
        if (2..=BEGINNINGS).contains(&best.len()) {
            return best.into_iter().map(|(_, node)| node).collect();
        }
        for (_, node) in best {
            self.wait(node.position.leg(), node);
        }
        Vec::new()
    }

    /// The first leg that something waits for, and what does.
    pub fn next(&mut self) -> Option<(u8, Vec<Node<G>>)> {
        let leg = self.later.iter().position(|leg| !leg.is_empty())?;
        Some((leg as u8, std::mem::take(&mut self.later[leg])))
    }
}

/// Keeps [`LINES`] ends, best first: of those that differ in the throw alone only [`THROWS`], and of those with and without a throw half of each, if
/// there are so many. A throw is judged in the middle of the turn, where errors are larger: twenty throws would leave no room for a turn without one.
/// Those at the places `always` are kept in any case.
pub fn keep_apart<G: Game>(ends: &mut Vec<Found<G>>, steps: &[(Step, G::Action)], always: &[usize]) {
    let mut alike: HashMap<u32, usize, FxBuildHasher> = HashMap::default();
    let kept: Vec<bool> = (0..)
        .zip(ends.iter())
        .map(|(at, end)| {
            let Some(before) = steps[end.step as usize].0.filter(|_| end.thrown) else { return true };
            let like_it = alike.entry(before).or_default();
            *like_it += 1;
            *like_it <= THROWS || always.contains(&at)
        })
        .collect();
    let number = |thrown: bool| kept.iter().zip(ends.iter()).filter(|(kept, end)| **kept && end.thrown == thrown).count();
    let (thrown, certain) = (number(true), number(false));
    let room = LINES.saturating_sub(certain).max(LINES / 2);
    let mut left = [room, LINES - room.min(thrown)];
    for at in always {
        let left = &mut left[usize::from(!ends[*at].thrown)];
        *left = left.saturating_sub(1);
    }
    let by_die: Vec<bool> = ends.iter().map(|end| end.thrown).collect();
    keep(ends, |at| {
        let left = &mut left[usize::from(!by_die[at])];
        if always.contains(&at) {
            return true;
        }
        let stays = kept[at] && *left > 0;
        *left -= usize::from(stays);
        stays
    });
}

/// The decisions up to one of `steps`.
pub fn way<A: Copy>(steps: &[(Step, A)], last: u32) -> Vec<A> {
    let mut actions: Vec<A> =
        std::iter::successors(Some(last), |step| steps[*step as usize].0).map(|step| steps[step as usize].1).collect();
    actions.reverse();
    actions
}
