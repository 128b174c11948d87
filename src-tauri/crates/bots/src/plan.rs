//! Planning a turn to its end: a beam over the decisions of one seat, in which equal positions meet.

use std::collections::HashSet;

use rustc_hash::FxBuildHasher;
use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::Stop;

/// From how many positions a plan goes on at each step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width {
    /// Where something is won, from 1.
    pub wide: usize,
    /// Where what was won is only put in order, from 1. What a mind has learned tells little there: the more ways it may choose between, the more often
    /// it takes one that it only errs in.
    pub narrow: usize,
}

/// How wide a plan goes on once it has judged more than it may.
const TIRED: Width = Width { wide: 2, narrow: 1 };

/// The most decisions of one leg of a turn that are planned.
const LONGEST_LEG: usize = 120;

/// Deals over which what chance brings is averaged.
const DEALS: u16 = 8;

/// What a decision that only puts things in order must gain at least, in the judge's unit: so that nothing is moved to and fro for nothing.
const TROUBLE: f32 = 0.003;

/// The most lines that come of a plan.
const LINES: usize = 24;

/// What somebody thinks positions are worth.
pub trait Judge<G: Game> {
    /// Is told what `seat` is about to decide, from where; `position` holds no more than the seat may know.
    fn begin(&mut self, position: &G, seat: Seat) {
        let _ = (position, seat);
    }

    /// What `position` is worth to `seat`, in a unit of the judge's own.
    fn worth(&mut self, position: &G, seat: Seat) -> f32;

    /// Whether it has judged as many positions as it may; it still judges, but ought not to be asked much more.
    fn is_tired(&self) -> bool {
        false
    }
}

/// Counts what a judge is asked, so that thinking can be bounded by work and not by a clock.
#[derive(Debug)]
pub struct Counted<'a, J> {
    judge: &'a mut J,
    /// Positions judged so far.
    pub count: u32,
    /// How many may be judged before the rest is done in a hurry.
    pub most: u32,
}

impl<'a, J> Counted<'a, J> {
    /// Nothing was asked yet.
    pub const fn new(judge: &'a mut J, most: u32) -> Self {
        Self { judge, count: 0, most }
    }
}

impl<G: Game, J: Judge<G>> Judge<G> for Counted<'_, J> {
    fn begin(&mut self, position: &G, seat: Seat) {
        self.judge.begin(position, seat);
    }

    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        self.count += 1;
        self.judge.worth(position, seat)
    }

    fn is_tired(&self) -> bool {
        self.count >= self.most
    }
}

/// Judges by the game's own appraisal, in points.
#[derive(Clone, Copy, Debug)]
pub struct Appraiser;

impl<G: Game> Judge<G> for Appraiser {
    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        position.appraise(seat)
    }
}

/// A way through the turn.
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    /// What its end is worth.
    pub worth: f32,
    /// Its decisions, up to the first in which chance has a part, or after which somebody else decides; at least one.
    pub actions: Vec<G::Action>,
    /// Where it leads.
    pub end: End<G>,
}

/// Where a line leads.
#[derive(Clone, Debug)]
pub enum End<G> {
    /// Somebody else decides here, or the seat begins another turn, or the game is over.
    At(G),
    /// The last decision is still to be played here, and chance has a part in it.
    ByChance(G),
    /// That was not looked at.
    Unknown,
}

impl<G: Game> Line<G> {
    /// Where it leads in one deal of what `seat` does not know and of chance; none where nobody can say.
    pub fn dealt(&self, seat: Seat, deal: u64) -> Option<G> {
        match (&self.end, self.actions.last()) {
            (End::At(end), _) => Some(end.resample(seat, deal)),
            (End::ByChance(before), Some(&action)) => {
                let mut after = before.resample(seat, deal);
                after.play_legal(action);
                Some(after)
            }
            _ => None,
        }
    }

    /// The deals in which it is to be looked at instead of `deals`: where a die has the last word, each face as often as the others.
    pub fn fair(&self, seat: Seat, deals: &[u64]) -> Vec<u64> {
        let (End::ByChance(before), Some(&action)) = (&self.end, self.actions.last()) else { return deals.to_vec() };
        let mut fair = Vec::new();
        for &deal in deals {
            let faces = before.fair_deals(seat, action, deal);
            if faces.is_empty() {
                return deals.to_vec();
            }
            fair.extend(faces);
            if fair.len() >= deals.len() {
                break;
            }
        }
        fair
    }

    /// The same line without detours, if it then still begins with one of `onward`: decisions that only put things in order and are not needed
    /// to come to its end are left out.
    #[must_use]
    pub fn without_detours(mut self, root: &G, onward: &[G::Action]) -> Self {
        let last = self.actions.len() - usize::from(matches!(self.end, End::ByChance(_)));
        let Some((way, goal)) = played(root, &self.actions[..last]) else { return self };
        let mut way = without_rounds(root, way);
        let straight = root.straightened(&way);
        if straight.len() < way.len()
            && let Some(order) = coming_to(root, &straight, goal)
        {
            way = order;
        }
        while let Some(shorter) = shorter(root, &way, goal) {
            way = without_rounds(root, shorter);
        }
        if let Some(mut way) = begun_with(root, way, onward, goal) {
            way.extend_from_slice(&self.actions[last..]);
            self.actions = way;
        }
        self
    }
}

/// A way that begins with one of `onward`, if need be in another order.
fn begun_with<G: Game>(root: &G, way: Vec<G::Action>, onward: &[G::Action], goal: u64) -> Option<Vec<G::Action>> {
    if way.first().is_some_and(|first| onward.contains(first)) {
        return Some(way);
    }
    (1..way.len()).filter(|at| onward.contains(&way[*at])).find_map(|at| {
        let mut other = way.clone();
        other[..=at].rotate_right(1);
        let (other, print) = played(root, &other)?;
        (print == goal && other.first().is_some_and(|first| onward.contains(first))).then_some(other)
    })
}

/// The longest way in which three decisions are looked for that can be left out together.
const SHORT_WAY: usize = 24;

/// The order in which decisions come to a position; none if they do not.
fn coming_to<G: Game>(root: &G, actions: &[G::Action], goal: u64) -> Option<Vec<G::Action>> {
    played(root, actions).filter(|(_, print)| *print == goal).map(|(way, _)| way)
}

/// The same way with two or three decisions fewer that comes to the same position, if there is one.
fn shorter<G: Game>(root: &G, way: &[G::Action], goal: u64) -> Option<Vec<G::Action>> {
    let without = |out: &[usize]| {
        let left: Vec<_> = way.iter().enumerate().filter(|(at, _)| !out.contains(at)).map(|(_, action)| *action).collect();
        coming_to(root, &left, goal)
    };
    let pairs = || (0..way.len()).flat_map(|first| (first + 1..way.len()).map(move |second| (first, second)));
    if let Some(found) = pairs().find_map(|(first, second)| without(&[first, second])) {
        return Some(found);
    }
    if way.len() > SHORT_WAY {
        return None;
    }
    pairs().find_map(|(first, second)| (second + 1..way.len()).find_map(|third| without(&[first, second, third])))
}

/// A way without what leads back to where it has been.
fn without_rounds<G: Game>(root: &G, way: Vec<G::Action>) -> Vec<G::Action> {
    let mut been = vec![root.fingerprint()];
    let mut straight: Vec<G::Action> = Vec::with_capacity(way.len());
    let mut position = root.clone();
    for action in way {
        position.play_legal(action);
        straight.push(action);
        let print = position.fingerprint();
        if let Some(before) = been.iter().position(|other| *other == print) {
            straight.truncate(before);
            been.truncate(before);
        }
        been.push(print);
    }
    straight
}

/// Plays decisions from `root` on, each as soon as it is legal, earlier ones first: their order, and the fingerprint of where they lead. None if
/// some cannot be played, or chance has a part in one.
fn played<G: Game>(root: &G, actions: &[G::Action]) -> Option<(Vec<G::Action>, u64)> {
    let (mut position, mut left) = (root.clone(), actions.to_vec());
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let next = left.iter().position(|action| position.check(*action).is_ok())?;
        let action = left.remove(next);
        let before = position.clone();
        position.play_legal(action);
        if before.came_by_chance(action, &position) {
            return None;
        }
        order.push(action);
    }
    Some((order, position.fingerprint()))
}

/// The last step on the way to a position, by its number; none for where the plan begins.
type Step = Option<u32>;

/// A position that a plan goes on from.
struct Node<G: Game> {
    position: G,
    worth: f32,
    step: Step,
    print: u64,
    /// Decisions on the way that only put things in order.
    ordered: u16,
}

/// The end of a line, not yet told from the others.
struct Found<G: Game> {
    worth: f32,
    step: u32,
    end: End<G>,
}

/// Positions and ends that no sensible player comes to.
struct Follies<G: Game> {
    /// With the leg that they wait for.
    waiting: Vec<(usize, Node<G>)>,
    ends: Vec<Found<G>>,
}

/// Plans turns of a seat.
pub struct Planner<'a, G: Game, J: Judge<G>> {
    seat: Seat,
    stop: &'a Stop,
    judge: &'a mut J,
    /// What the positions that are gone on from are told apart by.
    seen: HashSet<u64, FxBuildHasher>,
    /// Every decision with the one before it.
    steps: Vec<(Step, G::Action)>,
    ends: Vec<Found<G>>,
    /// Positions that wait for their leg of the turn, by its number.
    later: Vec<Vec<Node<G>>>,
    /// What waits, and ends, that no sensible player comes to: looked at where there is nothing else.
    follies: Follies<G>,
    legal: Vec<G::Action>,
}

impl<'a, G: Game, J: Judge<G>> Planner<'a, G, J> {
    /// Plans for `seat`, which judges by `judge`, until `stop` is raised.
    pub fn new(seat: Seat, stop: &'a Stop, judge: &'a mut J) -> Self {
        let (seen, steps, ends, later, legal) = (HashSet::default(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let follies = Follies { waiting: Vec::new(), ends: Vec::new() };
        Self { seat, stop, judge, seen, steps, ends, later, follies, legal }
    }

    /// The best ways to play the turn on from `root`, best first; `first` are the decisions to choose between there. Empty only if those are.
    /// Told to stop, it answers what it has, which may be the first decisions alone.
    pub fn lines(mut self, root: &G, first: &[G::Action], width: Width, dice: &mut Dice) -> Vec<Line<G>> {
        let print = root.fingerprint();
        self.seen.insert(print);
        let mut leg = root.leg();
        let mut layer = vec![Node { position: root.clone(), worth: 0.0, step: None, print, ordered: 0 }];
        let mut depth = 0;
        loop {
            let mut next = Vec::new();
            for node in &layer {
                self.go_on(root, node, first, leg, &mut next, dice);
                if self.stop.is_stopped() {
                    return self.best(first);
                }
            }
            depth += 1;
            if next.is_empty() || depth >= LONGEST_LEG {
                self.turn_to_follies();
                let Some(waiting) = self.later.iter().position(|leg| !leg.is_empty()) else { return self.best(first) };
                next = std::mem::take(&mut self.later[waiting]);
                leg = waiting as u8;
                depth = 0;
            }
            let width = if self.judge.is_tired() { TIRED } else { width };
            self.keep_best(&mut next, if root.orders_only(leg) { width.narrow } else { width.wide });
            layer = next;
        }
    }

    /// Plays everything that may be decided at `node`.
    fn go_on(&mut self, root: &G, node: &Node<G>, first: &[G::Action], leg: u8, next: &mut Vec<Node<G>>, dice: &mut Dice) {
        let mut legal = std::mem::take(&mut self.legal);
        if node.step.is_none() {
            legal.clear();
            legal.extend_from_slice(first);
        } else {
            node.position.legal_actions(&mut legal);
        }
        for &action in &legal {
            let mut after = node.position.clone();
            after.play_legal(action);
            let step = self.steps.len() as u32;
            if node.position.came_by_chance(action, &after) {
                let worth = self.by_chance(&node.position, action, dice);
                self.steps.push((node.step, action));
                self.ends.push(Found { worth, step, end: End::ByChance(node.position.clone()) });
                continue;
            }
            let print = after.fingerprint();
            if !self.seen.insert(print) {
                continue;
            }
            let ordered = node.ordered + u16::from(root.orders_only(leg));
            let worth = self.judge.worth(&after, self.seat) - TROUBLE * f32::from(ordered);
            self.steps.push((node.step, action));
            if after.to_act() != Some(self.seat) || after.turn() != root.turn() {
                let ends = if root.is_folly(&after, self.seat) { &mut self.follies.ends } else { &mut self.ends };
                ends.push(Found { worth, step, end: End::At(after) });
                continue;
            }
            let reached = after.leg();
            let folly = reached > leg && root.is_folly(&after, self.seat);
            let node = Node { position: after, worth, step: Some(step), print, ordered };
            if folly {
                self.follies.waiting.push((reached.into(), node));
            } else if reached > leg {
                self.wait(reached.into(), node);
            } else {
                next.push(node);
            }
        }
        self.legal = legal;
    }

    /// Leaves a position until the plan comes to its leg.
    fn wait(&mut self, leg: usize, node: Node<G>) {
        if self.later.len() <= leg {
            self.later.resize_with(leg + 1, Vec::new);
        }
        self.later[leg].push(node);
    }

    /// Where a plan comes to nothing else, it looks at what no sensible player comes to.
    fn turn_to_follies(&mut self) {
        if self.ends.is_empty() && self.later.iter().all(Vec::is_empty) {
            self.ends = std::mem::take(&mut self.follies.ends);
            for (leg, node) in std::mem::take(&mut self.follies.waiting) {
                self.wait(leg, node);
            }
        }
    }

    /// Keeps the most promising positions. The others may be come upon again.
    fn keep_best(&mut self, nodes: &mut Vec<Node<G>>, most: usize) {
        if nodes.len() <= most {
            return;
        }
        // Positions are large: they are left where they are, and only their numbers sorted.
        let mut order: Vec<usize> = (0..nodes.len()).collect();
        order.select_nth_unstable_by(most, |a, b| nodes[*b].worth.total_cmp(&nodes[*a].worth).then(a.cmp(b)));
        let mut kept = vec![false; nodes.len()];
        order[..most].iter().for_each(|node| kept[*node] = true);
        let mut kept = kept.into_iter();
        nodes.retain(|node| {
            let stays = kept.next().unwrap_or(false);
            if !stays {
                self.seen.remove(&node.print);
            }
            stays
        });
    }

    /// What a decision is worth in which chance has a part.
    fn by_chance(&mut self, position: &G, action: G::Action, dice: &mut Dice) -> f32 {
        let mut deals = position.fair_deals(self.seat, action, dice.next());
        if deals.is_empty() {
            deals.extend((0..DEALS).map(|_| dice.next()));
        }
        let mut sum = 0.0;
        for &deal in &deals {
            let mut after = position.resample(self.seat, deal);
            after.play_legal(action);
            sum += self.judge.worth(&after, self.seat);
        }
        sum / f32::from(deals.len() as u16)
    }

    /// The lines that were found, best first.
    fn best(mut self, first: &[G::Action]) -> Vec<Line<G>> {
        if self.ends.is_empty() {
            // Told to stop at once, or every way leads in a circle: then any of the choices.
            return first.iter().map(|&action| Line { worth: 0.0, actions: vec![action], end: End::Unknown }).collect();
        }
        self.ends.sort_unstable_by(|a, b| b.worth.total_cmp(&a.worth).then(a.step.cmp(&b.step)));
        self.ends.truncate(LINES);
        let steps = &self.steps;
        let way = |last: u32| {
            let mut actions: Vec<G::Action> =
                std::iter::successors(Some(last), |step| steps[*step as usize].0).map(|step| steps[step as usize].1).collect();
            actions.reverse();
            actions
        };
        self.ends.into_iter().map(|end| Line { worth: end.worth, actions: way(end.step), end: end.end }).collect()
    }
}
