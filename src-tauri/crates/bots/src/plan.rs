//! Planning a turn to its end: a beam over the decisions of one seat, in which equal positions meet.

use std::collections::{HashMap, HashSet};

use rustc_hash::FxBuildHasher;
use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::Stop;
use crate::line::{End, Line};

/// From how many positions a plan goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width {
    /// At each step where something is won, from 1.
    pub wide: usize,
    /// How many ways of winning something are then put in order, from 1, each in the one way that looks best at every step.
    pub narrow: usize,
}

/// A plan that comes to follies alone is made again four times as wide, until it is as wide as this.
const WIDE_ENOUGH: usize = 16;

/// How wide a plan goes on once it has judged more than it may.
const TIRED: Width = Width { wide: 2, narrow: 1 };

/// After so many steps that gained nothing what is put in order is left as it is: to move a piece takes two, and two pieces at most four.
const PATIENCE: u32 = 6;

/// The most decisions of others that are played on in one's head before a turn of one's own is judged.
const LONGEST_SETTLING: usize = 24;

/// How many positions are kept that one could go back to where putting things in order comes to no end.
const ASIDE: usize = 32;

/// The most decisions of one leg of a turn that are planned.
const LONGEST_LEG: usize = 120;

/// Deals over which what chance brings is averaged.
const DEALS: u16 = 8;

/// What a decision that only puts things in order must gain at least, in the judge's unit: so that nothing is moved to and fro for nothing.
const TROUBLE: f32 = 0.003;

/// The most lines that come of a plan, unless each way to begin the turn is planned by itself.
pub(crate) const LINES: usize = 24;

/// The most of them that differ in the last throw alone.
const THROWS: usize = 3;

/// The most ways to begin a turn that are planned apart.
const BEGINNINGS: usize = 12;

/// The fewest lines that come of each way to begin a turn where they are planned apart, if there are so many.
const LINES_OF_EACH: usize = 8;

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

/// The last step on the way to a position, by its number; none for where the plan begins.
type Step = Option<u32>;

/// A position that a plan goes on from.
struct Node<G: Game> {
    position: G,
    worth: f32,
    step: Step,
    print: u64,
    /// Decisions on the way, in a leg that only puts things in order since it began.
    ordered: u16,
}

/// The end of a line, not yet told from the others.
struct Found<G: Game> {
    worth: f32,
    step: u32,
    end: End<G>,
    /// Whether a die has the last word.
    thrown: bool,
}

/// What can be come to from a position by one decision.
enum Reached<G: Game> {
    /// The turn goes on in the same leg.
    Near(Node<G>),
    /// It goes on in a later leg.
    Far(u8, Node<G>),
    /// It ends.
    End(Found<G>),
}

impl<G: Game> Reached<G> {
    const fn worth(&self) -> f32 {
        match self {
            Self::Near(node) | Self::Far(_, node) => node.worth,
            Self::End(found) => found.worth,
        }
    }

    /// The same, worth so much.
    const fn of_worth(mut self, worth: f32) -> Self {
        match &mut self {
            Self::Near(node) | Self::Far(_, node) => node.worth = worth,
            Self::End(found) => found.worth = worth,
        }
        self
    }
}

/// What waits for its leg of the turn, and what has ended.
struct Ways<G: Game> {
    ends: Vec<Found<G>>,
    /// Positions that wait for their leg, by its number.
    later: Vec<Vec<Node<G>>>,
}

impl<G: Game> Ways<G> {
    const NONE: Self = Self { ends: Vec::new(), later: Vec::new() };

    fn is_empty(&self) -> bool {
        self.ends.is_empty() && self.later.iter().all(Vec::is_empty)
    }

    fn add(&mut self, reached: Reached<G>) {
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
    fn beginnings(&mut self, root: &G, steps: &[(Step, G::Action)]) -> Vec<Node<G>> {
        let first = |node: &Node<G>| std::iter::successors(node.step, |step| steps[*step as usize].0).last();
        let mut best: Vec<(Step, Node<G>)> = Vec::new();
        for nodes in (0..).zip(&mut self.later).filter(|(leg, _)| !root.orders_only(*leg)).map(|(_, nodes)| nodes) {
            for mut node in std::mem::take(nodes) {
                match best.iter_mut().find(|(begun, _)| *begun == first(&node)) {
                    None => best.push((first(&node), node)),
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
    fn next(&mut self) -> Option<(u8, Vec<Node<G>>)> {
        let leg = self.later.iter().position(|leg| !leg.is_empty())?;
        Some((leg as u8, std::mem::take(&mut self.later[leg])))
    }
}

/// Keeps [`LINES`] ends, best first: of those that differ in the throw alone only [`THROWS`], and of those with and without a throw half of each, if
/// there are so many. A throw is judged in the middle of the turn, where errors are larger: twenty throws would leave no room for a turn without one.
fn keep_apart<G: Game>(ends: &mut Vec<Found<G>>, steps: &[(Step, G::Action)]) {
    let mut alike: HashMap<u32, usize, FxBuildHasher> = HashMap::default();
    ends.retain(|end| {
        let Some(before) = steps[end.step as usize].0.filter(|_| end.thrown) else { return true };
        let like_it = alike.entry(before).or_default();
        *like_it += 1;
        *like_it <= THROWS
    });
    let thrown = ends.iter().filter(|end| end.thrown).count();
    let room = LINES.saturating_sub(ends.len() - thrown).max(LINES / 2);
    let mut left = [room, LINES - room.min(thrown)];
    ends.retain(|end| {
        let left = &mut left[usize::from(!end.thrown)];
        let kept = *left > 0;
        *left = left.saturating_sub(1);
        kept
    });
}

/// The decisions up to one of `steps`.
fn way<A: Copy>(steps: &[(Step, A)], last: u32) -> Vec<A> {
    let mut actions: Vec<A> =
        std::iter::successors(Some(last), |step| steps[*step as usize].0).map(|step| steps[step as usize].1).collect();
    actions.reverse();
    actions
}

/// Plans turns of a seat.
pub struct Planner<'a, G: Game> {
    seat: Seat,
    stop: &'a Stop,
    /// Not a parameter of the type: there are many judges, and a page has to carry what is compiled for each.
    judge: &'a mut dyn Judge<G>,
    /// What the positions that are gone on from are told apart by.
    seen: HashSet<u64, FxBuildHasher>,
    /// Every decision with the one before it.
    steps: Vec<(Step, G::Action)>,
    ways: Ways<G>,
    /// What no sensible player comes to: looked at where there is nothing else.
    follies: Ways<G>,
    /// There is nothing else: then what is a folly no longer matters.
    resigned: bool,
    /// Whether the turn is planned by itself after each way to begin it.
    apart: bool,
    /// Whether it was: then the best of each are found already.
    of_each: bool,
    legal: Vec<G::Action>,
    /// What others may decide.
    others: Vec<G::Action>,
}

impl<'a, G: Game> Planner<'a, G> {
    /// Plans for `seat`, which judges by `judge`, until `stop` is raised.
    pub fn new(seat: Seat, stop: &'a Stop, judge: &'a mut dyn Judge<G>) -> Self {
        let (seen, steps, legal, others) = (HashSet::default(), Vec::new(), Vec::new(), Vec::new());
        Self {
            seat,
            stop,
            judge,
            seen,
            steps,
            ways: Ways::NONE,
            follies: Ways::NONE,
            resigned: false,
            apart: false,
            of_each: false,
            legal,
            others,
        }
    }

    /// Plans the turn by itself after each way to its next leg, as each combo that may be chosen: between them positions in the middle of the turn
    /// would have to be told apart, where a judge who has learned from ends of turns is often wrong.
    #[must_use]
    pub const fn apart(mut self) -> Self {
        self.apart = true;
        self
    }

    /// The best ways to play the turn on from `root`, best first; `first` are the decisions to choose between there. Empty only if those are.
    /// Told to stop, it answers what it has, which may be the first decisions alone.
    pub fn lines(mut self, root: &G, first: &[G::Action], width: Width, dice: &mut Dice) -> Vec<Line<G>> {
        let print = root.fingerprint();
        self.seen.insert(print);
        let (mut leg, mut begins) = (root.leg(), true);
        let mut begun = vec![Node { position: root.clone(), worth: 0.0, step: None, print, ordered: 0 }];
        loop {
            if root.orders_only(leg) {
                let width = if self.judge.is_tired() { TIRED } else { width };
                self.keep_best(&mut begun, width.narrow);
                for node in begun {
                    self.put_in_order(root, node, first, leg, dice);
                }
            } else {
                self.win(root, begun, first, leg, width, dice);
            }
            if self.stop.is_stopped() {
                return self.best(first);
            }
            if begins && self.apart {
                let beginnings = self.ways.beginnings(root, &self.steps);
                self.of_each = !beginnings.is_empty();
                self.go_on_apart(root, beginnings, width, dice);
            }
            begins = false;
            if self.ways.is_empty() && !self.resigned {
                if width.wide < WIDE_ENOUGH {
                    // What looked best at every step comes to follies alone.
                    let wider = Width { wide: 4 * width.wide, ..width };
                    return Planner::new(self.seat, self.stop, self.judge).lines(root, first, wider, dice);
                }
                self.resigned = true;
                self.ways = std::mem::replace(&mut self.follies, Ways::NONE);
            }
            let Some(next) = self.ways.next() else { return self.best(first) };
            (leg, begun) = next;
        }
    }

    /// Plans the turn by itself after each of several ways to begin it.
    fn go_on_apart(&mut self, root: &G, beginnings: Vec<Node<G>>, width: Width, dice: &mut Dice) {
        let most = LINES_OF_EACH.max(LINES / beginnings.len().max(1));
        for node in beginnings {
            let mut legal = Vec::new();
            node.position.legal_actions(&mut legal);
            let lines = Planner::new(self.seat, self.stop, &mut *self.judge).lines(&node.position, &legal, width, dice);
            for mut line in lines.into_iter().filter(|line| !matches!(line.end, End::Unknown)).take(most) {
                let mut step = node.step;
                for &action in &line.actions {
                    self.steps.push((step, action));
                    step = Some(self.steps.len() as u32 - 1);
                }
                let Some(step) = step else { continue };
                line.actions = way(&self.steps, step);
                let folly = line.is_folly(root, self.seat);
                let thrown = !line.faces(self.seat, 0).is_empty();
                let ways = if folly { &mut self.follies } else { &mut self.ways };
                ways.ends.push(Found { worth: line.worth, step, end: line.end, thrown });
            }
        }
    }

    /// Goes through a leg in which something is won, from the most promising positions at each step.
    fn win(&mut self, root: &G, begun: Vec<Node<G>>, first: &[G::Action], leg: u8, width: Width, dice: &mut Dice) {
        let mut layer = begun;
        let mut reached = Vec::new();
        for _ in 0..LONGEST_LEG {
            let width = if self.judge.is_tired() { TIRED } else { width };
            self.keep_best(&mut layer, width.wide);
            for node in std::mem::take(&mut layer) {
                self.go_on(root, &node, first, leg, &mut reached, dice);
                for (reached, folly) in reached.drain(..) {
                    match reached {
                        Reached::Near(node) => layer.push(node),
                        other if folly => self.follies.add(other),
                        other => self.ways.add(other),
                    }
                }
                if self.stop.is_stopped() {
                    return;
                }
            }
            if layer.is_empty() {
                return;
            }
        }
    }

    /// Goes through a leg in which things are only put in order, always on to what looks best, and keeps the best that it came to; all of it where
    /// nothing else is decided. What comes to nothing for long puts down what is in hand.
    fn put_in_order(&mut self, root: &G, begun: Node<G>, first: &[G::Action], leg: u8, dice: &mut Dice) {
        let nothing_else = begun.step.is_none();
        let (mut most, mut idle) = (f32::NEG_INFINITY, 0);
        // With what each is worth, and whether it is a folly.
        let mut found: Vec<(f32, Reached<G>, bool)> = Vec::new();
        let (mut aside, mut reached) = (Vec::new(), Vec::new());
        let mut node = Node { ordered: 0, ..begun };
        for _ in 0..LONGEST_LEG {
            self.go_on(root, &node, first, leg, &mut reached, dice);
            let mut near = Vec::new();
            idle += 1;
            for (reached, folly) in reached.drain(..) {
                if let Reached::Near(node) = reached {
                    near.push(node);
                    continue;
                }
                // Trouble tells ways of putting the same in order apart; it says nothing of what was won.
                let worth = reached.worth() - TROUBLE * f32::from(node.ordered);
                if worth > most {
                    (most, idle) = (worth, 0);
                }
                found.push((worth, reached, folly));
            }
            let tired = idle >= PATIENCE;
            if self.stop.is_stopped() || (!found.is_empty() && (tired || near.is_empty())) {
                break;
            }
            // What is not gone on from may be come upon again.
            for node in &near {
                self.seen.remove(&node.print);
            }
            let in_hand = |node: &Node<G>| if tired { node.position.in_hand() } else { 0 };
            near.sort_unstable_by(|a, b| in_hand(b).cmp(&in_hand(a)).then(a.worth.total_cmp(&b.worth)).then(b.step.cmp(&a.step)));
            let too_many = (near.len() + aside.len()).saturating_sub(ASIDE).min(aside.len());
            aside.drain(..too_many);
            aside.append(&mut near);
            let Some(next) = std::iter::from_fn(|| aside.pop()).find(|node| self.seen.insert(node.print)) else { break };
            node = next;
        }
        found.sort_by(|a, b| a.2.cmp(&b.2).then(b.0.total_cmp(&a.0)));
        found.truncate(if nothing_else { LINES } else { 1 });
        for (worth, reached, folly) in found {
            let ways = if folly { &mut self.follies } else { &mut self.ways };
            ways.add(if nothing_else { reached.of_worth(worth) } else { reached });
        }
    }

    /// Plays everything that may be decided at `node`: what that leads to, and whether it is a folly.
    fn go_on(&mut self, root: &G, node: &Node<G>, first: &[G::Action], leg: u8, reached: &mut Vec<(Reached<G>, bool)>, dice: &mut Dice) {
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
                let (worth, folly, thrown) = self.by_chance(root, node, action, dice);
                self.steps.push((node.step, action));
                reached.push((Reached::End(Found { worth, step, end: End::ByChance(node.position.clone()), thrown }), folly));
                continue;
            }
            let print = after.fingerprint();
            if !self.seen.insert(print) {
                continue;
            }
            let ends = after.to_act() != Some(self.seat) || after.turn() != root.turn();
            let worth = if ends { self.worth_of_end(&after) } else { self.judge.worth(&after, self.seat) };
            self.steps.push((node.step, action));
            if ends {
                let folly = self.is_folly(root, node, &after);
                reached.push((Reached::End(Found { worth, step, end: End::At(after), thrown: false }), folly));
                continue;
            }
            let next = after.leg();
            let folly = next > leg && self.is_folly(root, node, &after);
            let node = Node { position: after, worth, step: Some(step), print, ordered: node.ordered + 1 };
            reached.push((if next > leg { Reached::Far(next, node) } else { Reached::Near(node) }, folly));
        }
        self.legal = legal;
    }

    /// Whether the whole way from `root`, or the last step of it from `node`, is a folly.
    fn is_folly(&self, root: &G, node: &Node<G>, after: &G) -> bool {
        !self.resigned && (root.is_folly(after, self.seat) || (node.step.is_some() && node.position.is_folly(after, self.seat)))
    }

    /// What the end of a line is worth. Where others still decide something in the same turn, as where driven out pieces go, they do what looks best to
    /// them at once: a position in the middle of it is nothing that a judge knows well.
    fn worth_of_end(&mut self, end: &G) -> f32 {
        let mut settled: Option<G> = None;
        let mut legal = std::mem::take(&mut self.others);
        for _ in 0..LONGEST_SETTLING {
            let now = settled.as_ref().unwrap_or(end);
            let Some(other) = now.to_act().filter(|other| *other != self.seat && now.turn() == end.turn() && now.turn().0 != *other) else {
                break;
            };
            now.legal_actions(&mut legal);
            let mut best: Option<(f32, G)> = None;
            for &action in &legal {
                let mut after = now.clone();
                after.play_legal(action);
                let worth = if legal.len() > 1 { self.judge.worth(&after, other) } else { 0.0 };
                if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    best = Some((worth, after));
                }
            }
            let Some((_, after)) = best else { break };
            settled = Some(after);
        }
        self.others = legal;
        self.judge.worth(settled.as_ref().unwrap_or(end), self.seat)
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

    /// What a decision at `node` is worth in which chance has a part, whether it is a folly more often than not, and whether it throws a die.
    fn by_chance(&mut self, root: &G, node: &Node<G>, action: G::Action, dice: &mut Dice) -> (f32, bool, bool) {
        let mut deals = node.position.fair_deals(self.seat, action, dice.next());
        let thrown = !deals.is_empty();
        if !thrown {
            deals.extend((0..DEALS).map(|_| dice.next()));
        }
        let (mut sum, mut follies) = (0.0, 0);
        for &deal in &deals {
            let mut after = node.position.resample(self.seat, deal);
            after.play_legal(action);
            follies += usize::from(self.is_folly(root, node, &after));
            sum += self.worth_of_end(&after);
        }
        (sum / f32::from(deals.len() as u16), 2 * follies > deals.len(), thrown)
    }

    /// The lines that were found, best first.
    fn best(mut self, first: &[G::Action]) -> Vec<Line<G>> {
        if self.ways.ends.is_empty() {
            // Told to stop at once, or every way leads in a circle: then any of the choices.
            return first.iter().map(|&action| Line { worth: 0.0, actions: vec![action], end: End::Unknown }).collect();
        }
        self.ways.ends.sort_unstable_by(|a, b| b.worth.total_cmp(&a.worth).then(a.step.cmp(&b.step)));
        let steps = &self.steps;
        if !self.of_each {
            keep_apart(&mut self.ways.ends, steps);
        }
        self.ways.ends.into_iter().map(|end| Line { worth: end.worth, actions: way(steps, end.step), end: end.end }).collect()
    }
}
