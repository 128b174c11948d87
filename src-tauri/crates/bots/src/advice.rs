//! What a person may ask a bot.

use std::collections::BTreeSet;

use tabletop::battery::Dice;
use tabletop::{Game, Merit, PerSeat, Seat};

use crate::choose::{Choices, choices};
use crate::judge::{Appraiser, decided};
use crate::kinds::{Kind, first_of_each};
use crate::learned::{Learned, mind_for, shared};
use crate::line::{End, Line};
use crate::net::Value;
use crate::places::keep;
use crate::planning::Planning;
use crate::progress::Progress;
use crate::{Level, Stop, Trail};

/// A turn that somebody may be advised to play.
#[derive(Clone, Debug)]
pub struct Advice<A> {
    /// Its decisions, up to the first in which chance has a part or somebody else decides; at least one.
    pub actions: Vec<A>,
    /// How likely the seat wins then, 0 to 1.
    pub win: f32,
    /// How likely its last decision does what it is for, 0 to 1; none where that is no throw.
    pub odds: Option<f32>,
    /// What speaks for it, strongest first; may be empty.
    pub merits: Vec<Merit>,
}

/// Points by which odds change by a factor of e, where nothing was learned of a game.
const EVEN: f32 = 6.0;

/// How much more likely another turn must win before it is told instead of the one that was told earlier in the turn and played so far: less comes of
/// the deals alone.
const KEPT: f32 = 0.02;

/// Deals in which is looked at what a line comes to, where no die says how many there are.
const DEALS: [u64; 4] = [1, 2, 3, 4];

/// The best ways to play on for the seat that is to act, best first, at most `count`, as [`Level::Expert`] sees them; nothing that the seat may
/// not know has any influence. Whoever plays what was told first is told first how it goes on, unless something else is clearly better by now. Told to
/// stop, it answers what it has.
///
/// # Panics
/// If the game is over.
pub fn advise<G: Game>(
    position: &G,
    trail: &Trail<G>,
    count: usize,
    seed: u64,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Vec<Advice<G::Action>> {
    let seat = position.to_act().unwrap_or_else(|| panic!("nobody is to act"));
    let onward = match choices(position, trail) {
        Choices::One(only) => vec![only],
        Choices::Many { onward, .. } => onward,
    };
    let mut dice = Dice::new(seed);
    let lines = if let Some(net) = mind_for(position) {
        let planning = Planning::TO_ADVISE;
        planning.lines(position, &onward, trail.decided(position), &mut planning.judge(net).telling(), stop, &mut dice, progress)
    } else {
        Planning::WITHOUT_MIND.lines(position, &onward, trail.decided(position), &mut Appraiser, stop, &mut dice, progress)
    };
    let straight = lines.into_iter().map(|line| line.without_detours(position, &onward));
    let (follies, sensible): (Vec<_>, Vec<_>) = straight.partition(|line| line.is_folly(position, seat));
    let mut lines: Vec<Line<G>> = if sensible.is_empty() { follies } else { sensible };
    // One turn of a kind: advice that differs only in where the last token stands is no other advice.
    let kinds = first_of_each(lines.iter().map(|line| Kind::of(position, &line.actions)));
    keep(&mut lines, |at| kinds.contains(&at));
    // Nor is the same from elsewhere.
    let mut aims: BTreeSet<Vec<G::Action>> = BTreeSet::new();
    lines.retain(|line| aims.insert(line.actions.iter().copied().map(G::aim).collect()));
    let best = lines.iter().map(|line| line.worth).fold(f32::NEG_INFINITY, f32::max);
    let scale = Scale::at(position, seat, best);
    let told = trail.planned_on(position, Level::Expert.into());
    if let Some(at) = as_told(position, &lines, &told) {
        // What is decided is no opinion.
        let most = if lines[0].over || lines[at].over { 0.0 } else { KEPT };
        if scale.win_by(&lines[0], seat) - scale.win_by(&lines[at], seat) <= most {
            lines[..=at].rotate_right(1);
        }
    }
    if let Some(first) = lines.first() {
        trail.plan(position, Level::Expert.into(), &first.actions);
    }
    let mut advice: Vec<Advice<G::Action>> = Vec::with_capacity(lines.len());
    for line in lines {
        let mut one = scale.advice(position, seat, line);
        throw_first(position, &mut one);
        if advice.iter().all(|other| other.actions != one.actions) {
            advice.push(one);
        }
    }
    let mut advice = told_first(advice, count);
    // What fell behind was looked at less; that it seemed better then says nothing.
    let mut most = 1.0_f32;
    for one in &mut advice {
        most = most.min(one.win);
        one.win = most;
    }
    advice
}

/// Ends advice for `position` with the first thing that is done [at no cost](Game::at_no_cost) before one of its decisions: what comes then hangs on it.
fn throw_first<G: Game>(position: &G, one: &mut Advice<G::Action>) {
    let mut now = position.clone();
    for at in 0..one.actions.len() {
        if let Some(free) = now.at_no_cost(one.actions[at]) {
            one.actions.truncate(at);
            one.actions.push(free);
            one.odds = now.odds(free);
            return;
        }
        // In the last one chance may have a part.
        if at + 1 < one.actions.len() {
            now.play_legal(one.actions[at]);
        }
    }
}

/// How likely the last of `actions` does what it is for.
fn odds_of<G: Game>(position: &G, actions: &[G::Action]) -> Option<f32> {
    let (last, before) = actions.split_last()?;
    let mut now = position.clone();
    for &action in before {
        now.play_legal(action);
    }
    now.odds(*last)
}

/// Which of `lines` is what was `told`, or else a turn of that kind.
fn as_told<G: Game>(position: &G, lines: &[Line<G>], told: &[G::Action]) -> Option<usize> {
    let first = told.first()?;
    let kind = Kind::of(position, told);
    let is_like_it = |line: &Line<G>| line.actions[0] == *first && !Kind::of(position, &line.actions).is_other(&kind);
    lines.iter().position(|line| line.actions == told).or_else(|| lines.iter().position(is_like_it))
}

/// The first `count` of them, of those for which nothing speaks only the first while there are others: ways to wait are one, however many there are.
fn told_first<A>(mut advice: Vec<Advice<A>>, count: usize) -> Vec<Advice<A>> {
    let mut waits = false;
    let mut is_told = |at: &usize| !advice[*at].merits.is_empty() || !std::mem::replace(&mut waits, true);
    let (mut told, bare): (Vec<usize>, Vec<usize>) = (0..advice.len()).partition(|at| is_told(at));
    told.extend(bare);
    told.truncate(count);
    keep(&mut advice, |at| told.contains(&at));
    advice
}

/// How what a line is worth becomes a chance to win.
pub(crate) struct Scale {
    /// Where nothing was learned: how likely the seat wins as it stands, and the worth of the best that it may do, which is taken to keep it there: by
    /// appraisal alone whatever one does looks better than nothing, since the others have not answered yet.
    best: Option<(f32, f32)>,
    /// How much a large lead counts in what a line is worth.
    by_lead: f32,
}

impl Scale {
    /// For what `seat` may play from `position` on, the best of it being worth so much.
    pub fn at<G: Game>(position: &G, seat: Seat, best: f32) -> Self {
        let learned = mind_for(position).is_some();
        Self {
            best: (!learned).then(|| (chances(position, seat)[seat], best)),
            by_lead: position.lead_counts(Planning::TO_ADVISE.is_close()),
        }
    }

    /// The chance to win, 0 to 1.
    fn win(&self, worth: f32) -> f32 {
        let win = self.best.map_or_else(
            || Value::win_of(worth, self.by_lead),
            |(own, best)| {
                let odds = (own / (1.0 - own).max(1e-3)).max(1e-3) * libm::expf((worth - best) / EVEN);
                odds / (1.0 + odds)
            },
        );
        win.clamp(0.0, 1.0)
    }

    /// The chance to win by a line, 0 to 1: what those positions say that it was seen to come to, as [`chances`] does of any other.
    pub fn win_by<G: Game>(&self, line: &Line<G>, seat: Seat) -> f32 {
        let at_end = || match &line.end {
            End::At(end) if self.best.is_none() => Some(chances_known(end)[seat]),
            End::At(end) => decided(end, seat).map(|value| value.win),
            End::ByChance(_) | End::Unknown => None,
        };
        line.win.or_else(at_end).unwrap_or_else(|| self.win(line.worth))
    }

    /// A line as advice.
    pub fn advice<G: Game>(&self, position: &G, seat: Seat, line: Line<G>) -> Advice<G::Action> {
        let merits = match &line.end {
            End::At(end) => position.merits(end, seat),
            End::ByChance(_) => modest(position, seat, &line),
            End::Unknown => Vec::new(),
        };
        Advice { win: self.win_by(&line, seat), odds: odds_of(position, &line.actions), actions: line.actions, merits }
    }
}

/// What speaks for a line in which chance has the last word: no more than in the deal in which it comes to least.
fn modest<G: Game>(position: &G, seat: Seat, line: &Line<G>) -> Vec<Merit> {
    let deals = line.fair(seat, &DEALS).into_iter().filter_map(|deal| line.dealt(seat, deal));
    let total = |merits: &[Merit]| merits.iter().map(|merit| merit.weight).sum::<f32>();
    let merits = deals.map(|after| position.merits(&after, seat));
    merits.min_by(|one, other| total(one).total_cmp(&total(other))).unwrap_or_default()
}

/// How likely each seat wins, as `observer` may judge it: from 0 to 1, together 1. Of a game that is over it is the outcome.
pub fn chances<G: Game>(position: &G, observer: Seat) -> PerSeat<f32> {
    if position.outcome().is_some() { chances_known(position) } else { chances_known(&position.resample(observer, 0)) }
}

/// How likely each seat wins, everything in `known` taken for true: from 0 to 1, together 1. Of a game that is over it is the outcome.
pub fn chances_known<G: Game>(known: &G) -> PerSeat<f32> {
    if let Some(net) = mind_for(known) {
        return Learned::new(net).chances(known);
    }
    let outcome = known.outcome();
    let mut chances = PerSeat::<f32>::default();
    for seat in Seat::all(known.seats()) {
        chances[seat] = match &outcome {
            Some(outcome) => f32::from(u8::from(outcome.winners[seat])),
            None => libm::expf((known.appraise(seat) / EVEN).clamp(-20.0, 20.0)),
        };
    }
    shared(chances, known.seats())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_ways_to_wait_one_is_told_while_something_speaks_for_others() {
        // Whether something speaks for each, and which of them are told.
        let told = |speaks: &[bool], count: usize| {
            let advice = speaks.iter().enumerate().map(|(at, speaks)| Advice {
                actions: vec![at],
                win: 0.5,
                odds: None,
                merits: if *speaks { vec![Merit::new("earns", 1.0, serde_json::Value::Null)] } else { Vec::new() },
            });
            told_first(advice.collect(), count).iter().map(|one| one.actions[0]).collect::<Vec<_>>()
        };
        assert_eq!(told(&[false, false, false, true, false, true, true], 3), [0, 3, 5]);
        assert_eq!(told(&[true, false, false, true, true], 3), [0, 1, 3]);
        assert_eq!(told(&[false, false, false, true], 3), [0, 1, 3], "there is nothing else");
        assert_eq!(told(&[false, false], 3), [0, 1]);
        assert_eq!(told(&[true, true, true, false], 2), [0, 1]);
        assert!(told(&[], 3).is_empty());
    }
}
