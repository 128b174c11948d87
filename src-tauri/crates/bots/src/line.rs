//! Ways through a turn: where they lead, and without what they do not need.

use tabletop::{Game, Seat};

/// A way through the turn.
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    /// What its end is worth.
    pub worth: f32,
    /// How likely the seat wins, 0 to 1, on average over all looks at it; none where it was not looked at, or nobody can say.
    pub win: Option<f32>,
    /// Whether every look at it went on to the end of the game: then nothing is left to judge.
    pub over: bool,
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
    /// One that was not looked at.
    pub const fn new(worth: f32, actions: Vec<G::Action>, end: End<G>) -> Self {
        Self { worth, win: None, over: false, actions, end }
    }

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

    /// Deals that show each face once where a die has the last word; none elsewhere. `deal` is for whatever else is dealt.
    pub fn faces(&self, seat: Seat, deal: u64) -> Vec<u64> {
        match (&self.end, self.actions.last()) {
            (End::ByChance(before), Some(&action)) => before.fair_deals(seat, action, deal),
            _ => Vec::new(),
        }
    }

    /// The deals in which it is to be looked at instead of `deals`: where a die has the last word, each face as often as the others.
    pub fn fair(&self, seat: Seat, deals: &[u64]) -> Vec<u64> {
        let mut fair = Vec::new();
        for &deal in deals {
            let faces = self.faces(seat, deal);
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

    /// Whether it goes a way from `root` that no sensible player takes. A plan has none of those while there is another, but what was a detour in it
    /// may have hidden one: tokens that were led out and came back could have taken something.
    pub fn is_folly(&self, root: &G, seat: Seat) -> bool {
        // What may hang on chance, or on what the seat does not know, is not played here.
        let last = self.actions.len() - usize::from(!matches!(self.end, End::At(_)));
        let mut position = root.clone();
        self.actions[..last].iter().any(|&action| {
            let mut after = position.clone();
            after.play_legal(action);
            let folly = ends_leg(&position, &after, seat) && (root.is_folly(&after, seat) || position.is_folly(&after, seat));
            position = after;
            folly
        })
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

/// Puts lines in order, best first; of those that are worth as much the first stays first.
pub(crate) fn best_first<G: Game>(lines: &mut [Line<G>]) {
    lines.sort_by(|a, b| b.worth.total_cmp(&a.worth));
}

/// Whether `after`, which `seat` comes to by one decision from `before`, is in a later leg of its turn, or beyond it: only there follies are looked for.
pub fn ends_leg<G: Game>(before: &G, after: &G, seat: Seat) -> bool {
    after.to_act() != Some(seat) || after.turn() != before.turn() || after.leg() > before.leg()
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
