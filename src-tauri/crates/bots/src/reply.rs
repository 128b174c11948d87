//! What the others answer to a turn.

use std::fmt;

use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::Stop;
use crate::belief::{believed, count};
use crate::history::History;
use crate::judge::Judge;
use crate::line::{End, Line, best_first};
use crate::plan::{FINISH, Planner, Width};

/// The most decisions that are played on in one's head.
const LONGEST: u32 = 400;

/// So many lines are looked at, however few answers that leaves for each.
const FEWEST: usize = 4;

/// How closely the answers to a turn are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// How many of the best turns; with none the others are not asked.
    pub lines: usize,
    /// In how many deals each is looked at first, from 1; then the better half of them in twice as many more, and so on to the last two.
    pub deals: u16,
    /// So many are few and are not halved any more; three are in any case.
    pub few: usize,
    /// How the others plan.
    pub width: Width,
}

impl Foresight {
    /// The others are not asked.
    pub const NONE: Self = Self { lines: 0, deals: 1, few: 0, width: Width { wide: 1, narrow: 1 } };

    /// The same with fewer lines, after so many decisions of the turn: the less of it is left the less hangs on them, and where chance has a part in
    /// each the turn would never end. A few are left: what is decided last, as with whom to make peace, is a choice too.
    pub(crate) fn eased(self, decided: usize) -> Self {
        let eased = self.lines >> if decided < 16 { decided / 4 } else { 3 };
        Self { lines: eased.max(self.lines.min(FEWEST)), ..self }
    }

    /// The same with no more lines, and then no more deals, of so many than can be looked at in as many answers as that, but for the last few.
    fn afforded(mut self, lines: usize, answers: u32) -> Self {
        self.lines = self.lines.min(lines);
        while self.lines > FEWEST && self.replies(lines) > answers {
            self.lines -= 1;
        }
        while self.deals > 1 && self.replies(lines) > answers {
            self.deals -= 1;
        }
        self
    }

    /// How many lines are looked at in each round, and in how many deals more.
    fn rounds(self, lines: usize) -> impl Iterator<Item = (usize, u16)> {
        let first = (lines.min(self.lines), self.deals.max(1));
        let few = self.few.max(3);
        std::iter::successors(Some(first), move |&(lines, deals)| (lines > few).then(|| (lines.div_ceil(2), deals.saturating_mul(2))))
            .filter(|(lines, _)| *lines > 1)
    }

    /// Only as far as tells which lines deserve a closer look: each once, in half as many deals.
    pub(crate) fn at_first(self) -> Self {
        Self { deals: self.deals.div_ceil(2), few: self.lines, ..self }
    }

    /// How many times as much work an answer is than one by `other`, about.
    pub(crate) fn longer_than(self, other: Self) -> u32 {
        (self.width.wide / other.width.wide.max(1)).max(1) as u32
    }

    /// How many answers are looked at in all, if there are so many lines.
    pub fn replies(self, lines: usize) -> u32 {
        self.rounds(lines).map(|(lines, deals)| lines as u32 * u32::from(deals)).sum()
    }
}

/// Lets all seats play on in one's head, to see what the others answer to turns of one seat.
pub struct Replies<'a, G: Game> {
    seat: Seat,
    /// Not a parameter of the type: there are many judges, and a page has to carry what is compiled for each.
    judge: &'a mut dyn Judge<G>,
    stop: &'a Stop,
    /// How all of them plan.
    width: Width,
    /// What they thought of decisions.
    history: History<G::Action>,
}

impl<G: Game> fmt::Debug for Replies<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replies").field("seat", &self.seat).field("width", &self.width).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Replies<'a, G> {
    /// To turns of `seat`; nobody has answered yet.
    pub fn new(seat: Seat, judge: &'a mut dyn Judge<G>, stop: &'a Stop, width: Width) -> Self {
        Self { seat, judge, stop, width, history: History::default() }
    }

    /// Where it comes to if all play on from `start`, every seat by what it plans in a hurry, until that is `far` enough or the game is over; `deal` is for what
    /// is left to chance. None if told to stop.
    fn play_on(&mut self, start: &G, far: &dyn Fn(&G) -> bool, deal: u64) -> Option<G> {
        let (mut position, mut dice) = (start.clone(), Dice::new(deal));
        let (mut plan, mut legal): (Vec<G::Action>, Vec<G::Action>) = (Vec::new(), Vec::new());
        let mut whose = None;
        for _ in 0..LONGEST {
            let Some(actor) = position.to_act().filter(|_| !far(&position)) else { break };
            if self.stop.is_stopped() {
                return None;
            }
            let planned = plan.pop().filter(|action| whose == Some(actor) && position.check(*action).is_ok());
            let action = planned.unwrap_or_else(|| {
                position.legal_actions(&mut legal);
                whose = Some(actor);
                plan.clear();
                if legal.len() > 1 {
                    plan.extend(self.best(&position, actor, &mut legal, &mut dice).into_iter().rev());
                }
                plan.pop().unwrap_or(legal[0])
            });
            position.play_legal(action);
        }
        Some(position)
    }

    /// How whoever acts plays on: of many decisions it looks at those that looked good before, and at others.
    fn best(&mut self, position: &G, actor: Seat, legal: &mut Vec<G::Action>, dice: &mut Dice) -> Vec<G::Action> {
        let lots = self.history.narrow(actor, legal, position.answers(), dice);
        let mut lines = Planner::new(actor, self.stop, self.judge).in_a_hurry(position).lines(position, legal, self.width, dice);
        if !lots.is_empty() {
            self.history.learn(actor, &lots, lines.iter().map(|line| (line.actions[0], line.worth)));
        }
        lines.swap_remove(0).actions
    }

    /// Where it comes to once the others have answered to what the seat has done at `start`, where its turn is over; none if told to stop.
    pub fn play_answers(&mut self, start: &G, deal: u64) -> Option<G> {
        let seat = self.seat;
        self.play_on(start, &|now| now.has_answered(start, seat), deal)
    }

    /// What comes of a line in one deal when the others have answered; none if told to stop.
    pub fn answered(&mut self, line: &Line<G>, deal: u64) -> Option<Look> {
        let seat = self.seat;
        self.came_to(line, &|now, start| now.has_answered(start, seat), deal)
    }

    /// What comes of a line in one deal where `turn`, in which it begins, is over, before the others have answered; none if told to stop.
    pub fn unanswered(&mut self, line: &Line<G>, turn: (Seat, u32), deal: u64) -> Option<Look> {
        self.came_to(line, &|now, _| now.turn() != turn, deal)
    }

    /// All turns were answered in one deal: what was learned there counts in the next.
    pub fn next_deal(&mut self) {
        self.history.settle();
    }

    /// Whether the judge ought not to be asked much more.
    pub fn is_tired(&self) -> bool {
        self.judge.is_tired()
    }

    /// What comes of a line in one deal, played on until that is `far` enough from where it leads; none if told to stop.
    fn came_to(&mut self, line: &Line<G>, far: &dyn Fn(&G, &G) -> bool, deal: u64) -> Option<Look> {
        let Some(start) = line.dealt(self.seat, deal) else { return Some(Look::of(line)) };
        let end = self.play_on(&start, &|now| far(now, &start), deal)?;
        Some(Look::at(&end, self.seat, self.judge))
    }
}

/// What came of one look at a line.
#[derive(Clone, Copy, Default, Debug)]
pub struct Look {
    /// What the position it came to is worth.
    pub worth: f32,
    /// How likely the seat wins there, 0 to 1; none where nobody can say.
    pub win: Option<f32>,
    /// Whether the game is over there.
    pub over: bool,
}

impl Look {
    /// At `position`, for `seat`.
    pub fn at<G: Game>(position: &G, seat: Seat, judge: &mut dyn Judge<G>) -> Self {
        Self { worth: judge.worth(position, seat), win: judge.chance(position, seat), over: position.outcome().is_some() }
    }

    /// At no position: what `line` was said to be worth.
    pub const fn of<G: Game>(line: &Line<G>) -> Self {
        Self { worth: line.worth, win: line.win, over: line.over }
    }
}

/// What came of all looks at a line.
#[derive(Clone, Default, Debug)]
pub struct Looks {
    worths: Vec<f32>,
    /// All chances together.
    win: f32,
    /// How many could say how likely the seat wins.
    said: usize,
    over: usize,
}

impl Looks {
    /// One more.
    pub fn add(&mut self, look: Look) {
        self.worths.push(look.worth);
        self.win += look.win.unwrap_or_default();
        self.said += usize::from(look.win.is_some());
        self.over += usize::from(look.over);
    }

    /// Whether there was one.
    fn is_any(&self) -> bool {
        !self.worths.is_empty()
    }

    /// Keeps with `line` what they say on average; with none it stays as it is.
    pub fn tell<G: Game>(&self, line: &mut Line<G>) {
        let number = self.worths.len();
        if number > 0 {
            line.worth = self.worths.iter().sum::<f32>() / count(number);
            line.win = (self.said == number).then(|| self.win / count(number));
            line.over = self.over == number;
        }
    }
}

/// A line, and what came of it so far.
pub(crate) struct Weighed<G: Game> {
    pub line: Line<G>,
    /// What it was thought worth before it was looked at.
    thought: f32,
    looks: Looks,
}

impl<G: Game> Weighed<G> {
    /// One that nobody has looked at, thought worth what it says.
    pub fn new(line: Line<G>) -> Self {
        Self { thought: line.worth, line, looks: Looks::default() }
    }

    /// One look more.
    pub fn add(&mut self, look: Look) {
        self.looks.add(look);
    }

    /// Keeps with the line that it is believed to be worth so much. What luck is taken off its worth is taken off its chance too, or lines would be told in
    /// another order than they are believed in; what is decided is no luck.
    fn believe(&mut self, worth: f32) {
        self.looks.tell(&mut self.line);
        let luck = self.line.worth - worth;
        if !self.line.over {
            self.line.win = self.line.win.map(|win| (win - luck).clamp(0.0, 1.0));
        }
        self.line.worth = worth;
    }
}

/// Keeps with each line that was looked at what is believed of it.
pub(crate) fn believe<G: Game>(weighed: &mut [Weighed<G>]) {
    let looked: Vec<(f32, &[f32])> =
        weighed.iter().filter(|one| one.looks.is_any()).map(|one| (one.thought, &one.looks.worths[..])).collect();
    let worths = believed(&looked);
    for (one, worth) in weighed.iter_mut().filter(|one| one.looks.is_any()).zip(worths) {
        one.believe(worth);
    }
}

/// The same; those that were looked at come first, best first.
fn put_in_order<G: Game>(weighed: &mut [Weighed<G>]) {
    believe(weighed);
    weighed.sort_by(|a, b| b.looks.is_any().cmp(&a.looks.is_any()).then(b.line.worth.total_cmp(&a.line.worth)));
}

/// Judges the most promising lines again, by what the others answer; best first. The better a line looks the longer it is looked at; those that
/// fell behind come last. How many are looked at hangs on what the judge may still be asked and on what one look takes, so that all of them are looked
/// at equally often; when `stop` is raised or the judge is tired before, those that were looked at come first. The others keep their worth. Answers how many were looked
/// at.
/// `progress` is told how many answers were looked at, and of how many.
pub fn weigh<G: Game>(
    lines: &mut Vec<Line<G>>,
    seat: Seat,
    judge: &mut dyn Judge<G>,
    stop: &Stop,
    dice: &mut Dice,
    foresight: Foresight,
    progress: &mut dyn FnMut(u32, u32),
) -> usize {
    lines.truncate(foresight.lines.max(1));
    let foresight = foresight.afforded(lines.len(), affordable(lines, seat, judge, stop, *dice, foresight.width));
    let total = foresight.replies(lines.len());
    let rounds: Vec<(usize, u16)> = foresight.rounds(lines.len()).collect();
    let mut weighed: Vec<Weighed<G>> = lines.drain(..).map(Weighed::new).collect();
    let mut replies = Replies::new(seat, judge, stop, foresight.width);
    let (mut done, mut behind) = (0, Vec::new());
    for (count, deals) in rounds {
        behind.splice(0..0, weighed.drain(count..));
        // The same deals for every line: luck then weighs on all of them alike.
        let seeds: Vec<u64> = (0..deals).map(|_| dice.next()).collect();
        let work = count as u32 * u32::from(deals);
        let mut told = 0;
        let ended = look_again(&mut weighed, &mut replies, &seeds, &mut |looked, of| {
            // However many faces a die has, a round is as much work as was foretold.
            let now = u32::try_from(u64::from(work) * looked / of).unwrap_or(work);
            if now > told {
                told = now;
                progress(done + told, total);
            }
        });
        put_in_order(&mut weighed);
        if !ended {
            break;
        }
        done += work;
    }
    weighed.append(&mut behind);
    let looked = weighed.iter().filter(|one| one.looks.is_any()).count();
    lines.extend(weighed.into_iter().map(|one| one.line));
    looked
}

/// How many answers the judge may still look at, by what one to the first line takes.
fn affordable<G: Game>(lines: &[Line<G>], seat: Seat, judge: &mut dyn Judge<G>, stop: &Stop, mut dice: Dice, width: Width) -> u32 {
    let left = judge.left();
    if left == u32::MAX {
        return left;
    }
    if let Some(line) = lines.first() {
        let deal = dice.next();
        let _ = Replies::new(seat, judge, stop, width).answered(line, line.fair(seat, &[deal])[0]);
    }
    judge.left() / (left - judge.left()).max(1)
}

/// Looks at lines in some deals more, at each in one deal before any in the next. False if that was broken off. `progress` is told how many looks were
/// taken, and of how many.
fn look_again<G: Game>(
    weighed: &mut [Weighed<G>],
    replies: &mut Replies<'_, G>,
    seeds: &[u64],
    progress: &mut dyn FnMut(u64, u64),
) -> bool {
    let fair: Vec<Vec<u64>> = weighed.iter().map(|one| one.line.fair(replies.seat, seeds)).collect();
    let most = fair.iter().map(Vec::len).max().unwrap_or_default();
    let (mut looked, of) = (0, fair.iter().map(|deals| deals.len() as u64).sum());
    for at in 0..most {
        for (one, fair) in weighed.iter_mut().zip(&fair) {
            let Some(&deal) = fair.get(at) else { continue };
            if replies.is_tired() {
                return false;
            }
            let Some(look) = replies.answered(&one.line, deal) else { return false };
            one.add(look);
            looked += 1;
            progress(looked, of);
        }
        replies.next_deal();
    }
    true
}

/// Judges the lines that end in a throw where the turn is over whatever is thrown, as all other lines are judged: in the middle of a turn, with
/// tokens in hand, a judge who has learned from ends of turns is often wrong, and rarely by as much for every line. Best first in the end; lines
/// for which chance is no die, or that are left when `stop` is raised or the judge is tired, keep their worth.
pub fn settle<G: Game>(lines: &mut [Line<G>], seat: Seat, judge: &mut dyn Judge<G>, stop: &Stop, dice: &mut Dice) {
    let deal = dice.next();
    let mut replies = Replies::new(seat, judge, stop, FINISH);
    'lines: for line in lines.iter_mut() {
        let End::ByChance(before) = &line.end else { continue };
        let (turn, mut looks) = (before.turn(), Looks::default());
        for face in line.faces(seat, deal) {
            if replies.is_tired() {
                break 'lines;
            }
            let Some(look) = replies.unanswered(line, turn, face) else { break 'lines };
            looks.add(look);
        }
        looks.tell(line);
    }
    best_first(lines);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::chances_known;
    use crate::learned::{Learned, mind_for};
    use crate::net::Value;

    #[test]
    fn the_later_in_a_turn_the_fewer_lines_are_looked_at_but_a_few_are() {
        let lines = |lines: usize| [0, 3, 4, 8, 12, 40].map(|decided| Foresight { lines, ..Foresight::NONE }.eased(decided).lines);
        assert_eq!(lines(16), [16, 16, 8, 4, 4, 4]);
        assert_eq!(lines(3), [3; 6]);
        assert_eq!(lines(0), [0; 6]);
    }

    #[test]
    fn what_is_told_of_lines_goes_as_they_are_believed_in() {
        let looked = |worths: [f32; 2], over: bool| {
            let mut one = Weighed::new(Line::<smallworld::SmallWorld>::new(0.3, Vec::new(), End::Unknown));
            for worth in worths {
                one.add(Look { worth: worth + 0.05, win: Some(worth), over });
            }
            one
        };
        // One seemed good by luck alone.
        let mut weighed = [looked([0.9, 0.1], false), looked([0.3, 0.3], false), looked([0.2, 0.4], false)];
        believe(&mut weighed);
        let told = weighed.each_ref().map(|one| one.line.win.unwrap());
        assert!((0.3..0.4).contains(&told[0]) && told[0] > told[1], "half was won in two looks, by luck: {told:?}");
        for (one, told) in weighed.iter().zip(told) {
            assert!((one.line.worth - told - 0.05).abs() < 1e-5, "{} worth, {told} told", one.line.worth);
        }
        // But an end of the game is no opinion.
        let mut weighed = [looked([1.0, 1.0], true), looked([1.0, 0.0], true), looked([0.0, 0.0], true)];
        believe(&mut weighed);
        assert_eq!(weighed.map(|one| one.line.win), [Some(1.0), Some(0.5), Some(0.0)]);
    }

    /// Positions of a game of chance in which somebody is to act, every 40th.
    fn positions<G: Game>(game: G) -> Vec<(G, Seat)> {
        let mut random = crate::RandomGame::new(game, 3);
        let mut all = Vec::new();
        loop {
            let position = random.position().clone();
            let Some((seat, _)) = random.next() else { break };
            all.push((position, seat));
        }
        all.into_iter().step_by(40).collect()
    }

    /// How far apart the chance that a look tells and the one that goes with what it is worth are at most; the first is what [`chances_known`] says.
    fn apart<G: Game>(game: G) -> f32 {
        let looked = positions(game).into_iter().map(|(position, seat)| {
            let mut judge = Learned::new(mind_for(&position).unwrap()).telling();
            judge.begin(&position, seat);
            let look = Look::at(&position, seat, &mut judge);
            assert_eq!((look.win, look.over), (Some(chances_known(&position)[seat]), false));
            (look.win.unwrap() - Value::win_of(look.worth, position.lead_counts(false))).abs()
        });
        looked.fold(0.0, f32::max)
    }

    #[test]
    fn before_anybody_has_answered_nobody_has_played_on() {
        let (stop, mut looked) = (Stop::new(), 0);
        for (position, seat) in positions(smallworld::SmallWorld::from_setup(&smallworld::Setup::plain("small-world", 2, 1)).unwrap()) {
            let (mut legal, mut judge) = (Vec::new(), crate::judge::Appraiser);
            position.legal_actions(&mut legal);
            for line in Planner::new(seat, &stop, &mut judge).lines(&position, &legal, FINISH, &mut Dice::new(1)) {
                let start = line.dealt(seat, 7).unwrap();
                let worth = Look::at(&start, seat, &mut judge).worth;
                let look = Replies::new(seat, &mut judge, &stop, FINISH).unanswered(&line, position.turn(), 7).unwrap();
                // Where its turn is over, and not where that of the next one is.
                if start.turn() != position.turn() {
                    looked += 1;
                    assert!((look.worth - worth).abs() < 1e-6, "{:?}", line.actions);
                }
            }
        }
        assert!(looked > 10, "{looked}");
    }

    #[test]
    fn a_look_tells_the_chance_to_win_and_not_what_it_is_worth() {
        // The worth of a turn holds the lead, as it goes with chances for two, and in Chaos how it stands in the way of whoever is nearest to winning.
        let small_world = smallworld::SmallWorld::from_setup(&smallworld::Setup::plain("small-world", 5, 1)).unwrap();
        let chaos = chaos::Chaos::new(&chaos::Setup::plain(4, 1)).unwrap();
        assert!(apart(small_world) > 0.03 && apart(chaos) > 0.03);
    }
}
