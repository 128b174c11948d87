//! What the others answer to a turn.

use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::Stop;
use crate::learned::decided;
use crate::line::Line;
use crate::plan::{Judge, Planner, Width};

/// The most decisions that are played on in one's head.
const LONGEST: u32 = 400;

/// How closely the answers to a turn are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// How many of the best turns; with none the others are not asked.
    pub lines: usize,
    /// In how many deals each is looked at first, from 1; then the better half of them in twice as many more, and so on to the last two.
    pub deals: u16,
    /// How the others plan.
    pub width: Width,
}

impl Foresight {
    /// The others are not asked.
    pub const NONE: Self = Self { lines: 0, deals: 1, width: Width { wide: 1, narrow: 1 } };

    /// The same with fewer lines, after so many decisions of the turn: the less of it is left the less hangs on them, and where chance has a part in
    /// each the turn would never end.
    pub(crate) const fn eased(self, decided: usize) -> Self {
        Self { lines: self.lines >> if decided < 16 { decided / 4 } else { 3 }, ..self }
    }

    /// How many lines are looked at in each round, and in how many deals more.
    fn rounds(self, lines: usize) -> impl Iterator<Item = (usize, u16)> {
        let first = (lines.min(self.lines), self.deals.max(1));
        std::iter::successors(Some(first), |&(lines, deals)| (lines > 3).then(|| (lines.div_ceil(2), deals.saturating_mul(2))))
            .filter(|(lines, _)| *lines > 1)
    }

    /// How many answers are looked at in all, if there are so many lines.
    pub fn replies(self, lines: usize) -> u32 {
        self.rounds(lines).map(|(lines, deals)| lines as u32 * u32::from(deals)).sum()
    }
}

/// Plays on, every seat by what it plans in a hurry, until a turn has begun that is `last` or the game is over. False if told to stop.
fn play_on<G: Game, J: Judge<G>>(
    position: &mut G,
    last: impl Fn(Seat) -> bool,
    judge: &mut J,
    stop: &Stop,
    dice: &mut Dice,
    width: Width,
) -> bool {
    let begun = position.turn();
    let (mut plan, mut legal): (Vec<G::Action>, Vec<G::Action>) = (Vec::new(), Vec::new());
    let mut whose = None;
    for _ in 0..LONGEST {
        let Some(actor) = position.to_act() else { return true };
        if position.turn() != begun && last(position.turn().0) {
            return true;
        }
        if stop.is_stopped() {
            return false;
        }
        let planned = plan.pop().filter(|action| whose == Some(actor) && position.check(*action).is_ok());
        let action = planned.unwrap_or_else(|| {
            position.legal_actions(&mut legal);
            whose = Some(actor);
            plan.clear();
            if legal.len() > 1 {
                let best = Planner::new(actor, stop, judge).lines(position, &legal, width, dice).swap_remove(0);
                plan.extend(best.actions.into_iter().rev());
            }
            plan.pop().unwrap_or(legal[0])
        });
        position.play_legal(action);
    }
    true
}

/// What came of one look at a line.
#[derive(Clone, Copy, Default, Debug)]
pub struct Look {
    /// What the position it came to is worth.
    pub worth: f32,
    /// How likely the seat wins there, where the game is over; none elsewhere.
    pub win: Option<f32>,
}

impl Look {
    /// At `position`, for `seat`.
    pub fn at<G: Game, J: Judge<G>>(position: &G, seat: Seat, judge: &mut J) -> Self {
        Self { worth: judge.worth(position, seat), win: decided(position, seat).map(|value| value.win) }
    }
}

/// What came of all looks at a line.
#[derive(Clone, Copy, Default, Debug)]
pub struct Looks {
    worth: f32,
    won: f32,
    over: u16,
    number: u16,
}

impl Looks {
    /// One more.
    pub fn add(&mut self, look: Look) {
        self.worth += look.worth;
        self.won += look.win.unwrap_or_default();
        self.over += u16::from(look.win.is_some());
        self.number += 1;
    }

    /// Keeps with `line` what they say on average; with none it stays as it is.
    pub fn tell<G: Game>(self, line: &mut Line<G>) {
        if self.number > 0 {
            line.worth = self.worth / f32::from(self.number);
            line.win = (self.over == self.number).then(|| self.won / f32::from(self.number));
        }
    }
}

/// A line, and what came of it so far.
struct Weighed<G: Game> {
    line: Line<G>,
    looks: Looks,
}

/// Judges the most promising lines again, by what the others answer; best first. The better a line looks the longer it is looked at; those that
/// fell behind come last. When `stop` is raised or the judge is tired, lines that were not looked at keep their worth.
/// `progress` is told how many answers were looked at, and of how many.
pub fn weigh<G: Game, J: Judge<G>>(
    lines: &mut Vec<Line<G>>,
    seat: Seat,
    judge: &mut J,
    stop: &Stop,
    dice: &mut Dice,
    foresight: Foresight,
    progress: &mut dyn FnMut(u32, u32),
) {
    let total = foresight.replies(lines.len());
    let rounds: Vec<(usize, u16)> = foresight.rounds(lines.len()).collect();
    lines.truncate(foresight.lines.max(1));
    let mut weighed: Vec<Weighed<G>> = lines.drain(..).map(|line| Weighed { line, looks: Looks::default() }).collect();
    let (mut done, mut behind) = (0, Vec::new());
    'rounds: for (count, deals) in rounds {
        behind.splice(0..0, weighed.drain(count..));
        // The same deals for every line: luck then weighs on all of them alike.
        let seeds: Vec<u64> = (0..deals).map(|_| dice.next()).collect();
        for one in &mut weighed {
            let fair = one.line.fair(seat, &seeds);
            let mut told = 0;
            for (number, &deal) in (1..).zip(&fair) {
                if judge.is_tired() {
                    break 'rounds;
                }
                let Some(look) = answered(&one.line, seat, judge, stop, deal, foresight.width) else { break 'rounds };
                one.looks.add(look);
                one.looks.tell(&mut one.line);
                // However many faces a die has, the line is as much work as was foretold.
                let now = number * u32::from(deals) / fair.len() as u32;
                if now > told {
                    told = now;
                    progress(done + told, total);
                }
            }
            done += u32::from(deals);
        }
        weighed.sort_by(|a, b| b.line.worth.total_cmp(&a.line.worth));
    }
    lines.extend(weighed.into_iter().chain(behind).map(|one| one.line));
}

/// What comes of a line in one deal when the others have answered; none if told to stop.
pub fn answered<G: Game, J: Judge<G>>(line: &Line<G>, seat: Seat, judge: &mut J, stop: &Stop, deal: u64, width: Width) -> Option<Look> {
    came_to(line, seat, |whose| whose == seat, judge, stop, deal, width)
}

/// What comes of a line in one deal, played on until a turn has begun that is `last`; none if told to stop.
fn came_to<G: Game, J: Judge<G>>(
    line: &Line<G>,
    seat: Seat,
    last: impl Fn(Seat) -> bool,
    judge: &mut J,
    stop: &Stop,
    deal: u64,
    width: Width,
) -> Option<Look> {
    let Some(mut position) = line.dealt(seat, deal) else { return Some(Look { worth: line.worth, win: line.win }) };
    play_on(&mut position, last, judge, stop, &mut Dice::new(deal), width).then(|| Look::at(&position, seat, judge))
}

/// How a turn is finished in which a throw has fallen.
const FINISH: Width = Width { wide: 4, narrow: 1 };

/// Judges the lines that end in a throw where the turn is over whatever is thrown, as all other lines are judged: in the middle of a turn, with
/// tokens in hand, a judge who has learned from ends of turns is often wrong, and rarely by as much for every line. Best first in the end; lines
/// for which chance is no die, or that are left when `stop` is raised or the judge is tired, keep their worth.
pub fn settle<G: Game, J: Judge<G>>(lines: &mut [Line<G>], seat: Seat, judge: &mut J, stop: &Stop, dice: &mut Dice) {
    let deal = dice.next();
    'lines: for line in lines.iter_mut() {
        let mut looks = Looks::default();
        for face in line.faces(seat, deal) {
            if judge.is_tired() {
                break 'lines;
            }
            let Some(look) = came_to(line, seat, |_| true, judge, stop, face, FINISH) else { break 'lines };
            looks.add(look);
        }
        looks.tell(line);
    }
    lines.sort_by(|a, b| b.worth.total_cmp(&a.worth));
}
