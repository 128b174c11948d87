//! Deciding by plans of whole turns.

use tabletop::battery::Dice;
use tabletop::{Game, Seat, Style};

use crate::judge::{Counted, Judge};
use crate::kinds::put_forward;
use crate::learned::Learned;
use crate::line::{End, Line, best_first};
use crate::net::{Net, Value};
use crate::noise::noise;
use crate::plan::{Planner, Width};
use crate::progress::Progress;
use crate::reply::{self, Foresight};
use crate::ways::LINES;
use crate::{Level, Stop};

/// Of so many lines that somebody is told of what brings next to nothing is left out.
const STRAIGHTENED: usize = 12;

/// The most effort of a game for which lines are looked at more closely: where it takes more than that, only a handful of looks could be had for the same work, and many in a hurry
/// tell more (Warcraft for four).
const CLOSER_UP_TO: u32 = 2;

/// How turns are planned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Planning {
    /// How widely the own turn is planned.
    pub width: Width,
    /// What is asked of the others.
    pub foresight: Foresight,
    /// How the best of these are looked at once more, where no position takes too much [effort](Game::effort): others who answer in a hurry make other mistakes than those who play.
    pub closer: Foresight,
    /// Whether that is asked only where what a turn brings [shows late](Game::shows_late).
    pub only_late: bool,
    /// Whether turns that end in a throw are judged where they are over, as all others are.
    pub settles: bool,
    /// Whether the turn is planned by itself after each way to begin it, as each combo that may be chosen: who is advised is told a good turn of each.
    pub apart: bool,
    /// Positions that are judged at one decision before it is taken; where the others are asked what is left of them by the [effort](Game::effort) of
    /// the game.
    pub budget: u32,
    /// The largest error in judging a turn where much hangs on it, in wins: so that two games are not alike.
    pub noise: f32,
    /// The largest error in judging any position on the way where much hangs on the turn, in wins: for a level that is to be beaten.
    pub blur: f32,
    /// How much less a turn may look worth than the best where much hangs on it, in wins, to be played for one's style.
    pub play: f32,
}

impl Planning {
    /// How turns are planned where nothing was learned: only to advise people, since bots think one decision at a time there.
    pub const WITHOUT_MIND: Self = Self::alone(Width { wide: 12, narrow: 4 }, 20_000);

    /// How turns are planned for people who ask, or look at a turn again.
    pub const TO_ADVISE: Self = match Self::of(Level::Expert) {
        Some(expert) => Self { apart: true, ..expert },
        None => Self::WITHOUT_MIND,
    };

    /// The own turn alone, without errors and without a style.
    pub const fn alone(width: Width, budget: u32) -> Self {
        Self {
            width,
            foresight: Foresight::NONE,
            closer: Foresight::NONE,
            only_late: false,
            settles: false,
            apart: false,
            budget,
            noise: 0.0,
            blur: 0.0,
            play: 0.0,
        }
    }

    /// None for levels that do not plan.
    pub const fn of(level: Level) -> Option<Self> {
        const FEW: Foresight = Foresight { lines: 8, deals: 4, few: 0, width: Width { wide: 4, narrow: 1 } };
        const MANY: Foresight = Foresight { lines: 16, ..FEW };
        const CLOSER: Foresight = Foresight { deals: 1, width: Width { wide: 24, narrow: 8 }, ..FEW };
        Some(match level {
            Level::Random | Level::Easy => return None,
            Level::Normal => Self { noise: 0.1, blur: 0.16, play: 0.6, ..Self::alone(Width { wide: 4, narrow: 2 }, 5_000) },
            Level::Hard => Self {
                foresight: FEW,
                only_late: true,
                settles: true,
                noise: 0.02,
                play: 0.15,
                ..Self::alone(Width { wide: 24, narrow: 8 }, 90_000)
            },
            Level::Expert => Self {
                foresight: MANY,
                closer: CLOSER,
                settles: true,
                noise: 0.003,
                play: 0.1,
                ..Self::alone(Width { wide: 64, narrow: 24 }, 500_000)
            },
        })
    }

    /// The ways to play the turn on that look best by `judge`, best first, as far as the seat to act may know; `onward` are the decisions to choose
    /// between, after so many that were `decided` in the turn. Told to stop, it answers what it has.
    ///
    /// # Panics
    /// If there is nothing to choose.
    #[allow(clippy::too_many_arguments, reason = "everything that a decision hangs on")]
    pub fn lines<G: Game>(
        &self,
        position: &G,
        onward: &[G::Action],
        decided: usize,
        judge: &mut dyn Judge<G>,
        stop: &Stop,
        dice: &mut Dice,
        progress: &mut dyn FnMut(Progress),
    ) -> Vec<Line<G>> {
        let Some(seat) = position.to_act() else { panic!("nobody plans when the game is over") };
        // From here on nothing but what the seat may know.
        let known = position.resample(seat, dice.next());
        let judge = &mut Counted::new(judge, self.budget);
        judge.begin(&known, seat);
        let mut lines = self.plan(&known, seat, onward, judge, stop, dice);
        self.weigh(&mut lines, &known, seat, decided, judge, stop, dice, progress);
        let told = lines.len().min(STRAIGHTENED);
        let beaten = lines.split_off(told);
        let straight = lines.into_iter().map(|line| Planner::new(seat, stop, judge).without_idle(&known, onward, line));
        straight.chain(beaten).collect()
    }

    /// Whether so much is looked at that chances to win tell turns apart, and a lead counts for less where the game says so ([`Game::lead_counts`]):
    /// where the others are asked at every turn.
    pub const fn is_close(&self) -> bool {
        self.foresight.lines > 1 && !self.only_late
    }

    /// Who judges by `net` for whoever plans so.
    pub fn judge<'n>(&self, net: &'n Net) -> Learned<'n> {
        Learned::new(net).closely(self.is_close())
    }

    /// What is asked of the others at `known`, and what more closely after that.
    fn asks<G: Game>(&self, known: &G) -> (Foresight, Foresight) {
        let foresight = if self.only_late && !known.shows_late() { Foresight::NONE } else { self.foresight };
        let is_closer = foresight.lines > 1 && known.effort().get() <= CLOSER_UP_TO;
        (foresight, if is_closer { self.closer } else { Foresight::NONE })
    }

    /// How the others answer at `known` in the last look at a turn.
    pub(crate) fn others<G: Game>(&self, known: &G) -> Width {
        let (foresight, closer) = self.asks(known);
        if closer.lines > 1 { closer.width } else { foresight.width }
    }

    /// The best ways to play the own turn on, before the others are asked.
    fn plan<G: Game>(
        &self,
        known: &G,
        seat: Seat,
        onward: &[G::Action],
        judge: &mut dyn Judge<G>,
        stop: &Stop,
        dice: &mut Dice,
    ) -> Vec<Line<G>> {
        let planner = Planner::new(seat, stop, judge);
        let planner = if self.apart { planner.apart() } else { planner };
        let planner = if self.asks(known).0.lines > 1 { planner.of_kinds() } else { planner };
        planner.lines(known, onward, self.width, dice)
    }

    /// Weighs what the others may answer to `lines`, ways to play on from `known`. How many it has looked at, which come first.
    #[allow(clippy::too_many_arguments, reason = "everything that a decision hangs on")]
    fn weigh<G: Game>(
        &self,
        lines: &mut Vec<Line<G>>,
        known: &G,
        seat: Seat,
        decided: usize,
        judge: &mut Counted<'_, G>,
        stop: &Stop,
        dice: &mut Dice,
        progress: &mut dyn FnMut(Progress),
    ) -> usize {
        if self.settles {
            reply::settle(lines, seat, judge, stop, dice);
        }
        let (foresight, closer) = self.asks(known);
        let (mut foresight, closer) = (foresight.eased(decided), closer.eased(decided));
        if lines.len() > LINES {
            // Several beginnings, each with its best: more lines are looked at, and less at first, or the judge's first look would leave one way of each.
            foresight = Foresight { lines: 3 * foresight.lines, deals: foresight.deals.div_ceil(2), ..foresight };
        }
        if closer.lines > 1 {
            foresight = foresight.at_first();
        }
        let again = closer.replies(lines.len().min(foresight.lines)) * closer.longer_than(foresight);
        let mut total = foresight.replies(lines.len());
        progress(Progress { done: 1, total: 1 + total + again });
        if foresight.lines < 2 || lines.len() < 2 {
            return 0;
        }
        put_forward(lines, known);
        let most = judge.count + judge.most.saturating_sub(judge.count) / known.effort();
        judge.most = if closer.lines > 1 { judge.count.midpoint(most) } else { most };
        let looked = reply::weigh(lines, seat, judge, stop, dice, foresight, &mut |done, of| {
            total = of;
            progress(Progress { done: 1 + done, total: 1 + of + again });
        });
        judge.most = most;
        if closer.lines < 2 || looked < 2 {
            return looked;
        }
        let behind = lines.split_off(looked.min(closer.lines));
        let longer = closer.longer_than(foresight);
        let mut told = |done, of| progress(Progress { done: 1 + total + done * longer, total: 1 + total + of * longer });
        let again = reply::weigh(lines, seat, judge, stop, dice, closer, &mut told);
        lines.extend(behind);
        if again > 0 { again } else { looked }
    }

    /// The decisions of the turn to play: the one that looks best, or one nearly as good that is more to the taste of `style`.
    #[allow(clippy::too_many_arguments, reason = "everything that a decision hangs on")]
    pub(crate) fn decide<G: Game>(
        &self,
        position: &G,
        onward: &[G::Action],
        decided: usize,
        style: Option<Style>,
        judge: &mut dyn Judge<G>,
        stop: &Stop,
        dice: &mut Dice,
        progress: &mut dyn FnMut(Progress),
    ) -> Vec<G::Action> {
        let Some(seat) = position.to_act() else { return Vec::new() };
        let known = position.resample(seat, dice.next());
        let judge = &mut Counted::new(judge, self.budget);
        judge.begin(&known, seat);
        let mut lines = self.plan(&known, seat, onward, judge, stop, dice);
        let stake = stake(&lines, known.lead_counts(self.is_close()));
        let liking = style.map(|style| Liking { begun: &known, style, most: stake * self.play }).filter(|liking| liking.most > 0.0);
        let errors = stake * position.errors();
        let blur = Blur { most: errors * self.blur, salt: dice.next() };
        if liking.is_some() || blur.most > 0.0 {
            // Once more, to find what is to its taste, or what it takes for good: the best turns are much alike.
            lines = self.plan(&known, seat, onward, &mut Partial { judge, liking: liking.as_ref(), blur }, stop, dice);
            for line in &mut lines {
                line.worth -= liking.as_ref().map_or(0.0, |liking| liking.of_line(line, seat));
            }
        }
        let looked = self.weigh(&mut lines, &known, seat, decided, judge, stop, dice, progress);
        if looked > 0 {
            // What nobody has answered to looks better than it is.
            lines.truncate(looked);
        }
        for line in &mut lines {
            line.worth += errors * noise(dice, self.noise) + liking.as_ref().map_or(0.0, |liking| liking.of_line(line, seat));
        }
        best_first(&mut lines);
        let mut best = None;
        for line in lines {
            let line = Planner::new(seat, stop, judge).without_idle(&known, onward, line).without_detours(position, onward);
            if !line.is_folly(&known, seat) {
                return line.actions;
            }
            best.get_or_insert(line.actions);
        }
        best.unwrap_or_default()
    }
}

/// How much the best turn is better than a middling one where fancies and errors have their full size, in wins.
const FULL_STAKE: f32 = 0.05;

/// What hangs on the choice between `lines`, best first, where a large lead counts so much: 0 nothing, 1 as much as on a turn of an even game of Small World. Where a game is as good as
/// over, or takes so many decisions that little hangs on each, errors of the same size would be carelessness.
fn stake<G: Game>(lines: &[Line<G>], by_lead: f32) -> f32 {
    let (Some(best), Some(middling)) = (lines.first(), lines.get(lines.len() / 2)) else { return 0.0 };
    openness(Value::win_of(best.worth, by_lead)) * ((best.worth - middling.worth) / FULL_STAKE).clamp(0.0, 1.0)
}

/// How open a game is for whoever wins so likely: 1 where it is even, 0 where it is as good as over. What is a fancy there looks like carelessness
/// here.
fn openness(win: f32) -> f32 {
    let win = win.clamp(0.0, 1.0);
    4.0 * win * (1.0 - win)
}

/// What a style is worth to a bot in a turn.
struct Liking<'a, G> {
    /// Where the turn is planned from.
    begun: &'a G,
    style: Style,
    /// What a turn is worth that could not be more to its taste.
    most: f32,
}

impl<G: Game> Liking<'_, G> {
    fn of(&self, after: &G, seat: Seat) -> f32 {
        self.most * self.begun.taste(after, seat, self.style)
    }

    /// Where chance has a part, what comes before it counts.
    fn of_line(&self, line: &Line<G>, seat: Seat) -> f32 {
        match &line.end {
            End::At(end) | End::ByChance(end) => self.of(end, seat),
            End::Unknown => 0.0,
        }
    }
}

/// Errors in judging positions, the same whenever one is judged again in a turn.
#[derive(Clone, Copy)]
struct Blur {
    /// The largest, in wins.
    most: f32,
    salt: u64,
}

impl Blur {
    /// The error where that was judged, which is as good as a name of the position, and the same on every machine.
    fn of(self, worth: f32) -> f32 {
        noise(&mut Dice::new(u64::from(worth.to_bits()) ^ self.salt), self.most)
    }
}

/// A judge who is partial to a style, and errs.
struct Partial<'a, G> {
    judge: &'a mut dyn Judge<G>,
    liking: Option<&'a Liking<'a, G>>,
    blur: Blur,
}

impl<G: Game> Judge<G> for Partial<'_, G> {
    fn begin(&mut self, position: &G, seat: Seat) {
        self.judge.begin(position, seat);
    }

    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        let worth = self.judge.worth(position, seat);
        worth + self.blur.of(worth) + self.liking.map_or(0.0, |liking| liking.of(position, seat))
    }

    fn chance(&mut self, position: &G, seat: Seat) -> Option<f32> {
        self.judge.chance(position, seat)
    }

    fn left(&self) -> u32 {
        self.judge.left()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_the_others_does_so_everywhere_unless_only_where_it_shows_late() {
        let small_world = smallworld::SmallWorld::from_setup(&smallworld::Setup::plain("small-world", 3, 1)).unwrap();
        let chaos = chaos::Chaos::new(&chaos::Setup::plain(4, 1)).unwrap();
        let asked = |planning: Planning| (planning.asks(&small_world).0.lines > 1, planning.asks(&chaos).0.lines > 1);
        assert_eq!(
            Level::ALL.map(|level| Planning::of(level).map(asked))[2..],
            [Some((false, false)), Some((false, true)), Some((true, true))]
        );
        // As a duel of ways to plan is asked for.
        let foresight = Foresight { lines: 4, deals: 2, few: 0, width: Width { wide: 2, narrow: 1 } };
        assert_eq!(asked(Planning { foresight, ..Planning::alone(Width { wide: 4, narrow: 1 }, 1_000) }), (true, true));
    }

    #[test]
    fn the_best_lines_are_looked_at_more_closely_where_positions_take_little_effort() {
        let expert = Planning::of(Level::Expert).unwrap();
        let looks_closer = |kind: &str, players: u8| {
            let position = smallworld::SmallWorld::from_setup(&smallworld::Setup::plain(kind, players, 1)).unwrap();
            expert.asks(&position).1.lines > 1
        };
        assert!((2..=5).all(|players| looks_closer("small-world", players)));
        assert_eq!([2, 3, 4, 5].map(|players| looks_closer("warcraft", players)), [true, true, false, false]);
        assert_eq!(expert.asks(&chaos::Chaos::new(&chaos::Setup::plain(4, 1)).unwrap()).1, Foresight::NONE);
    }

    #[test]
    fn progress_goes_on_to_its_total_through_both_looks() {
        let position = smallworld::SmallWorld::from_setup(&smallworld::Setup::plain("small-world", 2, 1)).unwrap();
        let foresight = Foresight { lines: 6, deals: 4, few: 0, width: Width { wide: 2, narrow: 1 } };
        let closer = Foresight { lines: 4, deals: 1, width: Width { wide: 6, narrow: 1 }, ..foresight };
        let planning = Planning { foresight, closer, ..Planning::alone(Width { wide: 8, narrow: 2 }, 100_000) };
        let (mut onward, mut seen) = (Vec::new(), Vec::new());
        position.legal_actions(&mut onward);
        let (judge, dice, mut told) = (&mut crate::judge::Appraiser, &mut Dice::new(1), |progress| seen.push(progress));
        let lines = planning.lines(&position, &onward, 0, judge, &Stop::new(), dice, &mut told);
        assert!(lines.len() >= 4 && lines[0].win.is_none());
        let (first, last) = (seen.first().unwrap(), seen.last().unwrap());
        assert_eq!((first.done, last.done), (1, last.total));
        assert!(seen.is_sorted_by_key(|progress| progress.done) && seen.iter().all(|progress| progress.done <= progress.total));
        // Six lines in two deals; then four and the better two in one deal and in two more, each three times as much work.
        assert_eq!(last.total, 1 + 6 * 2 + 3 * (4 + 2 * 2));
    }

    #[test]
    fn in_chaos_a_lead_counts_little_for_who_looks_closely() {
        let small_world = smallworld::SmallWorld::from_setup(&smallworld::Setup::plain("small-world", 3, 1)).unwrap();
        let chaos = chaos::Chaos::new(&chaos::Setup::plain(4, 1)).unwrap();
        let by_lead = |level| {
            let is_close = Planning::of(level).unwrap().is_close();
            (small_world.lead_counts(is_close), chaos.lead_counts(is_close))
        };
        let [normal, hard, expert] = [Level::Normal, Level::Hard, Level::Expert].map(by_lead);
        assert_eq!([normal, hard], [(0.25, 0.25); 2]);
        // Twenty points ahead are worth less than one chance in twenty there.
        assert!(expert.0 >= 0.25 && (0.01..=0.05).contains(&expert.1), "{expert:?}");
    }
}
