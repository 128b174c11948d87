//! What was played in a turn beside what could have been.

use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::advice::{Advice, Scale};
use crate::choose::{Choices, choices};
use crate::judge::{Appraiser, Counted, Judge};
use crate::learned::mind_for;
use crate::line::{End, Line, best_first};
use crate::plan::{Planner, Width};
use crate::planning::Planning;
use crate::progress::Progress;
use crate::reply::{Looks, Replies, Weighed, believe};
use crate::{Stop, Trail};

/// How widely a turn is planned again.
const WIDE: Width = Width { wide: 24, narrow: 1 };

/// So many of the best turns are held against the one that was played.
const BEST: usize = 3;

/// The most deals over which each of them is averaged, the same for all.
const DEALS: u16 = 12;

/// The fewest of them, however tired the judge is.
const FEWEST: u16 = 2;

/// So many parts of a turn are looked at: one from its beginning, one from wherever chance had a part.
const PARTS: usize = 3;

/// Less chance to win than this is no difference: it may come of the deals alone. Of turns of *normal* bots at Small World for two that were told to be better by
/// less than 0.05 none was, on average, by six hurried looks.
const SAME: f32 = 0.03;

/// What was found about a turn: about its dearest part, which begins with the turn, or where chance had a part.
#[derive(Clone, Debug)]
pub struct Judged<A> {
    /// After how many decisions of the turn that part begins.
    pub after: usize,
    /// How many decisions it has.
    pub count: usize,
    /// How likely the seat wins by it, whatever chance then brought: 0 to 1.
    pub win: f32,
    /// What would have been better; none where nothing was.
    pub better: Option<Advice<A>>,
}

/// Looks at a turn of `seat` again that began at `start` and in which `played` was decided, by whomever. Nothing that the seat could not know when
/// it decided has any influence. About `most` positions are judged, however long that takes; the same arguments find the same. None if told to
/// stop, or where there was nothing to decide.
pub fn review<G: Game>(
    start: &G,
    played: &[G::Action],
    seat: Seat,
    most: u32,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Option<Judged<G::Action>> {
    let mut dice = Dice::new(crate::seed_of(start, seat));
    let (mut position, mut trail) = (start.clone(), Trail::new());
    let mut dearest: Option<(f32, Judged<G::Action>)> = None;
    let (mut decided, mut parts, mut left) = (0, 0, most);
    while decided < played.len() && parts < PARTS && left > most / 4 {
        let part = Part::of(&position, &played[decided..], seat);
        if part.has_choice {
            let judged = part.judged(&position, &trail, seat, &mut left, stop, &mut dice, progress);
            if stop.is_stopped() {
                return None;
            }
            if let Some((win, better)) = judged {
                let cost = better.as_ref().map_or(0.0, |better| better.win - win);
                if dearest.as_ref().is_none_or(|(most, _)| cost > *most) {
                    dearest = Some((cost, Judged { after: decided, count: part.actions.len(), win, better }));
                }
                parts += 1;
            }
        }
        for &action in &played[decided..decided + part.actions.len().max(1)] {
            trail.leave(&position);
            position.play_legal(action);
        }
        decided += part.actions.len().max(1);
    }
    dearest.map(|(_, judged)| judged)
}

/// Decisions of a seat in a row, up to the first in which chance has a part.
struct Part<A> {
    actions: Vec<A>,
    /// Whether any of them was a choice.
    has_choice: bool,
}

impl<A: Copy> Part<A> {
    /// The one that begins at `position`; without decisions where it is another seat's.
    fn of<G: Game<Action = A>>(position: &G, played: &[A], seat: Seat) -> Self {
        let mut part = Self { actions: Vec::new(), has_choice: false };
        let (mut now, turn, mut legal) = (position.clone(), position.turn(), Vec::new());
        for &action in played {
            if now.to_act() != Some(seat) || now.turn() != turn {
                break;
            }
            now.legal_actions(&mut legal);
            part.has_choice |= legal.len() > 1;
            part.actions.push(action);
            let before = now.clone();
            now.play_legal(action);
            if before.came_by_chance(action, &now) {
                break;
            }
        }
        part
    }

    /// How likely the seat wins by it, and what would have been better; none where that cannot be told. `left`: how many positions may be judged.
    #[allow(clippy::too_many_arguments, reason = "everything that a judgement hangs on")]
    fn judged<G: Game<Action = A>>(
        &self,
        position: &G,
        trail: &Trail<G>,
        seat: Seat,
        left: &mut u32,
        stop: &Stop,
        dice: &mut Dice,
        progress: &mut dyn FnMut(Progress),
    ) -> Option<(f32, Option<Advice<A>>)> {
        let onward = match choices(position, trail) {
            Choices::One(only) => vec![only],
            Choices::Many { onward, .. } => onward,
        };
        // From here on nothing but what the seat may know.
        let known = position.resample(seat, dice.next());
        let own = self.line(&known, seat)?;
        let lines = if let Some(net) = mind_for(position) {
            let mut judge = Planning::TO_ADVISE.judge(net).telling();
            judge.begin(&known, seat);
            weighed(&known, seat, own, &onward, true, &mut Counted::new(&mut judge, *left), left, stop, dice, progress)
        } else {
            weighed(&known, seat, own, &onward, false, &mut Counted::new(&mut Appraiser, *left), left, stop, dice, progress)
        };
        let most = lines.iter().map(|line| line.worth).fold(f32::NEG_INFINITY, f32::max);
        let scale = Scale::at(position, seat, most);
        let (own, others) = lines.split_first()?;
        let win = scale.win_by(own, seat);
        let mut better: Vec<Line<G>> = others.iter().filter(|line| scale.win_by(line, seat) - win >= SAME).cloned().collect();
        best_first(&mut better);
        let mut straight = better.into_iter().map(|line| line.without_detours(&known, &onward));
        let sensible = straight.find(|line| !line.is_folly(&known, seat));
        Some((win, sensible.map(|line| scale.advice(position, seat, line))))
    }

    /// The same decisions, from what the seat knew.
    fn line<G: Game<Action = A>>(&self, known: &G, seat: Seat) -> Option<Line<G>> {
        let mut now = known.clone();
        for (number, &action) in self.actions.iter().enumerate() {
            now.check(action).ok()?;
            let before = now.clone();
            now.play_legal(action);
            if before.came_by_chance(action, &now) {
                // As the cards lie in this deal it may come sooner than it did.
                return Some(Line::new(0.0, self.actions[..=number].to_vec(), End::ByChance(before)));
            }
        }
        let done = now.to_act() != Some(seat) || now.turn() != known.turn() || !self.actions.is_empty();
        done.then(|| Line::new(0.0, self.actions.clone(), End::At(now)))
    }
}

/// The line that was played and the best others, each with what it is worth in the same deals.
#[allow(clippy::too_many_arguments, reason = "everything that a judgement hangs on")]
fn weighed<G: Game>(
    known: &G,
    seat: Seat,
    own: Line<G>,
    onward: &[G::Action],
    foresight: bool,
    judge: &mut Counted<'_, G>,
    left: &mut u32,
    stop: &Stop,
    dice: &mut Dice,
    progress: &mut dyn FnMut(Progress),
) -> Vec<Line<G>> {
    let total = if foresight { u32::from(DEALS) + 1 } else { 1 };
    judge.most = *left / 2;
    let found = Planner::new(seat, stop, judge).lines(known, onward, WIDE, dice);
    judge.most = *left;
    progress(Progress { done: 1, total });
    let same = |line: &Line<G>| match (&line.end, &own.end) {
        (End::At(one), End::At(other)) => one.fingerprint() == other.fingerprint(),
        _ => line.actions == own.actions,
    };
    let others: Vec<Line<G>> = found.into_iter().filter(|line| !same(line) && !matches!(line.end, End::Unknown)).take(BEST).collect();
    let mut replies = Replies::new(seat, judge, stop, Planning::TO_ADVISE.others(known));
    let earlier: Vec<u64> = (0..DEALS).map(|_| dice.next()).collect();
    let mut weighed: Vec<Weighed<G>> = std::iter::once(own)
        .chain(others)
        .map(|mut line| {
            // What all of them were thought worth before, alike; nobody had planned the one that was played.
            let mut looks = Looks::default();
            line.fair(seat, &earlier)
                .into_iter()
                .filter_map(|deal| replies.unanswered(&line, known.turn(), deal))
                .for_each(|look| looks.add(look));
            looks.tell(&mut line);
            Weighed::new(line)
        })
        .collect();
    let mut deals = 0;
    while foresight && (deals == 0 || deals < DEALS && (deals < FEWEST || !replies.is_tired()) && weighed.len() > 1) {
        let deal = dice.next();
        for one in &mut weighed {
            let Some(look) = replies.answered(&one.line, deal) else { break };
            one.add(look);
        }
        replies.next_deal();
        deals += 1;
        if stop.is_stopped() {
            break;
        }
        progress(Progress { done: u32::from(deals) + 1, total });
    }
    believe(&mut weighed);
    *left = left.saturating_sub(judge.count);
    weighed.into_iter().map(|one| one.line).collect()
}
