//! Planning a turn to its end: a beam over the decisions of one seat, in which equal positions meet.

use std::collections::HashSet;

use rustc_hash::FxBuildHasher;
use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::Stop;
use crate::judge::Judge;
use crate::kinds::{Kind, worth_a_look};
use crate::line::{End, Line};
use crate::places::{draw, keep};
use crate::ways::{Found, LINES, Node, Reached, Step, Ways, keep_apart, way};

mod straight;

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

/// How a turn is finished of which little is left.
pub const FINISH: Width = Width { wide: 4, narrow: 1 };

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

/// The same in a hurry.
const FEW_DEALS: u16 = 2;

/// What a decision that only puts things in order must gain at least, in the judge's unit: so that nothing is moved to and fro for nothing.
const TROUBLE: f32 = 0.003;

/// The fewest lines that come of each way to begin a turn where they are planned apart, if there are so many.
const LINES_OF_EACH: usize = 8;

/// Where a turn is planned from.
struct Root<'r, G: Game> {
    position: &'r G,
    /// The decisions to choose between there.
    first: &'r [G::Action],
    /// Which positions it is a folly to come to from there.
    follies: &'r dyn Fn(&G) -> bool,
}

/// Plans turns of a seat.
#[allow(clippy::struct_excessive_bools, reason = "each is a wish or a finding of its own")]
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
    /// Whether turns of several kinds are to come of it.
    kinds: bool,
    /// Among how many decisions is chosen at each step; of more, so many are drawn by lot.
    among: usize,
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
            kinds: false,
            among: usize::MAX,
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

    /// Keeps the best of several kinds of turns, as to expand here, to expand there and to decline, however far behind they are: who asks what the others
    /// answer may find that one of them is the best.
    #[must_use]
    pub const fn of_kinds(mut self) -> Self {
        self.kinds = true;
        self
    }

    /// Plans as whoever answers in somebody's head, by the hundred: where a game has so many decisions that few of them are looked at
    /// ([`Game::answers`]), at each step, what chance brings is averaged over few deals too.
    #[must_use]
    pub fn in_a_hurry(mut self, position: &G) -> Self {
        self.among = position.answers();
        self
    }

    /// The best ways to play the turn on from `root`, best first; `first` are the decisions to choose between there. Empty only if those are.
    /// Told to stop, it answers what it has, which may be the first decisions alone.
    pub fn lines(mut self, root: &G, first: &[G::Action], width: Width, dice: &mut Dice) -> Vec<Line<G>> {
        let print = root.fingerprint();
        self.seen.insert(print);
        let mut leg = root.leg();
        let mut begun = vec![Node { position: root.clone(), worth: 0.0, step: None, print, ordered: 0 }];
        let from = Root { position: root, first, follies: &root.follies(self.seat) };
        loop {
            if root.orders_only(leg) {
                let width = if self.judge.is_tired() { TIRED } else { width };
                self.keep_best(&mut begun, width.narrow);
                for node in begun {
                    self.put_in_order(&from, node, leg, dice);
                }
            } else {
                self.win(&from, begun, leg, width, dice);
            }
            if self.stop.is_stopped() {
                return self.best(root, first);
            }
            if self.apart && leg == root.leg() {
                let beginnings = self.ways.beginnings(root, &self.steps);
                self.of_each = !beginnings.is_empty();
                self.go_on_apart(root, beginnings, width, dice);
            }
            if self.ways.is_empty() && !self.resigned {
                if width.wide < WIDE_ENOUGH {
                    // What looked best at every step comes to follies alone.
                    let wider = Width { wide: 4 * width.wide, ..width };
                    let again = Planner { among: self.among, ..Planner::new(self.seat, self.stop, self.judge) };
                    return again.lines(root, first, wider, dice);
                }
                self.resigned = true;
                self.ways = std::mem::replace(&mut self.follies, Ways::NONE);
            }
            let Some(next) = self.ways.next() else { return self.best(root, first) };
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
                let ways = if folly { &mut self.follies } else { &mut self.ways };
                // Which of them end in a throw is no longer asked.
                ways.ends.push(Found { worth: line.worth, step, end: line.end, thrown: false });
            }
        }
    }

    /// Goes through a leg in which something is won, from the most promising positions at each step.
    fn win(&mut self, root: &Root<G>, begun: Vec<Node<G>>, leg: u8, width: Width, dice: &mut Dice) {
        let mut layer = begun;
        let mut reached = Vec::new();
        for _ in 0..LONGEST_LEG {
            let width = if self.judge.is_tired() { TIRED } else { width };
            self.keep_best(&mut layer, width.wide);
            for node in std::mem::take(&mut layer) {
                self.go_on(root, &node, leg, &mut reached, dice);
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
    fn put_in_order(&mut self, root: &Root<G>, begun: Node<G>, leg: u8, dice: &mut Dice) {
        let nothing_else = begun.step.is_none();
        let (mut most, mut idle) = (f32::NEG_INFINITY, 0_u32);
        // With what each is worth, and whether it is a folly.
        let mut found: Vec<(f32, Reached<G>, bool)> = Vec::new();
        let (mut aside, mut reached) = (Vec::new(), Vec::new());
        let mut node = Node { ordered: 0, ..begun };
        for _ in 0..LONGEST_LEG {
            self.go_on(root, &node, leg, &mut reached, dice);
            let mut near = Vec::new();
            let ended = found.len();
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
            if near.is_empty() && found.len() > ended {
                // What cannot be taken back, as where driven out pieces go, comes to its end at once: the two decisions of such a way are no sign that nothing is gained.
                idle = idle.saturating_sub(2);
            }
            let tired = idle >= PATIENCE;
            if self.stop.is_stopped() || (!found.is_empty() && (tired || near.is_empty() && aside.is_empty())) {
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
    fn go_on(&mut self, root: &Root<G>, node: &Node<G>, leg: u8, reached: &mut Vec<(Reached<G>, bool)>, dice: &mut Dice) {
        let mut legal = std::mem::take(&mut self.legal);
        if node.step.is_none() {
            legal.clear();
            legal.extend_from_slice(root.first);
        } else {
            node.position.legal_actions(&mut legal);
        }
        draw(&mut legal, self.among, dice);
        node.position.drop_outdone(&mut legal);
        // The whole way, or the last step of it.
        let (resigned, of_step) = (self.resigned, node.position.follies(self.seat));
        let is_folly = |after: &G| !resigned && ((root.follies)(after) || (node.step.is_some() && of_step(after)));
        for &action in &legal {
            if root.position.takes_back(&node.position, action) {
                continue;
            }
            let mut after = node.position.clone();
            after.play_legal(action);
            let step = self.steps.len() as u32;
            if node.position.came_by_chance(action, &after) {
                let (worth, folly, thrown) = self.by_chance(&node.position, action, &is_folly, dice);
                self.steps.push((node.step, action));
                reached.push((Reached::End(Found { worth, step, end: End::ByChance(node.position.clone()), thrown }), folly));
                continue;
            }
            let print = after.fingerprint();
            if !self.seen.insert(print) {
                continue;
            }
            let ends = after.to_act() != Some(self.seat) || after.turn() != root.position.turn();
            let worth = if ends { self.worth_of_end(&after) } else { self.judge.worth(&after, self.seat) };
            self.steps.push((node.step, action));
            if ends {
                let folly = is_folly(&after);
                reached.push((Reached::End(Found { worth, step, end: End::At(after), thrown: false }), folly));
                continue;
            }
            let next = after.leg();
            let folly = next > leg && is_folly(&after);
            let node = Node { position: after, worth, step: Some(step), print, ordered: node.ordered + 1 };
            reached.push((if next > leg { Reached::Far(next, node) } else { Reached::Near(node) }, folly));
        }
        self.legal = legal;
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
        for (node, _) in nodes.iter().zip(&kept).filter(|(_, kept)| !**kept) {
            self.seen.remove(&node.print);
        }
        keep(nodes, |at| kept[at]);
    }

    /// What a decision is worth in which chance has a part, whether it is a folly more often than not, and whether it throws a die.
    fn by_chance(&mut self, before: &G, action: G::Action, is_folly: &dyn Fn(&G) -> bool, dice: &mut Dice) -> (f32, bool, bool) {
        let mut deals = before.fair_deals(self.seat, action, dice.next());
        let thrown = !deals.is_empty();
        if !thrown {
            let most = if self.among < usize::MAX { FEW_DEALS } else { DEALS };
            deals.extend((0..most).map(|_| dice.next()));
        }
        let mut follies = 0;
        let worth = self.worth_over(&deals, before, action, |after| follies += usize::from(is_folly(after)));
        (worth, 2 * follies > deals.len(), thrown)
    }

    /// What a decision is worth on average over deals in which chance has a part in it; `look` is shown what comes of it in each.
    fn worth_over(&mut self, deals: &[u64], before: &G, action: G::Action, mut look: impl FnMut(&G)) -> f32 {
        let mut sum = 0.0;
        for &deal in deals {
            let mut after = before.resample(self.seat, deal);
            after.play_legal(action);
            look(&after);
            sum += self.worth_of_end(&after);
        }
        sum / f32::from(deals.len() as u16)
    }

    /// The lines that were found, best first.
    fn best(mut self, root: &G, first: &[G::Action]) -> Vec<Line<G>> {
        if self.ways.ends.is_empty() {
            // Told to stop at once, or every way leads in a circle: then any of the choices.
            return first.iter().map(|&action| Line::new(0.0, vec![action], End::Unknown)).collect();
        }
        self.ways.ends.sort_unstable_by(|a, b| b.worth.total_cmp(&a.worth).then(a.step.cmp(&b.step)));
        let steps = &self.steps;
        if !self.of_each {
            // Who is told to stop has no time to look.
            let asked = if self.kinds && !self.stop.is_stopped() { &self.ways.ends[..] } else { &[] };
            let kinds: Vec<_> = asked.iter().map(|end| Kind::of(root, &way(steps, end.step))).collect();
            keep_apart(&mut self.ways.ends, steps, &worth_a_look(&kinds));
        }
        self.ways.ends.into_iter().map(|end| Line::new(end.worth, way(steps, end.step), end.end)).collect()
    }
}
