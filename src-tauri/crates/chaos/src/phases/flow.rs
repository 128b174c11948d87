//! The order of a round: tasks are worked off from the top until somebody has to decide (CH-9).

use tabletop::Sink;

use crate::content::Reward;
use crate::event::Event;
use crate::state::garrison::Figures;
use crate::state::names::{Land, Power};
use crate::state::position::{Chaos, Ending, Phase};
use crate::state::task::Task;

/// Every land, as bits.
pub(crate) const EVERYWHERE: u16 = (1 << 9) - 1;

/// The lands for which `test` holds, as bits.
#[inline]
pub(crate) fn lands(test: impl Fn(Land) -> bool) -> u16 {
    Land::all().filter(|land| test(*land)).fold(0, |bits, land| bits | 1 << land.0)
}

/// The lands of a set of bits.
#[inline]
pub(crate) fn each(mut bits: u16) -> impl Iterator<Item = Land> {
    bits &= EVERYWHERE;
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let first = bits.trailing_zeros() as u8;
        bits &= bits - 1;
        Some(Land(first))
    })
}

impl Chaos {
    pub(crate) fn begin_round<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.round += 1;
        let round = self.round;
        sink.event(|| Event::RoundStarted { round });
        for phase in [Phase::End, Phase::Corruption, Phase::Battle, Phase::Summoning, Phase::Draw, Phase::OldWorld] {
            self.tasks.push(Task::Begin { phase });
        }
    }

    /// Works off tasks until somebody has to decide, or the game is over.
    pub(crate) fn advance<S: Sink<Event>>(&mut self, sink: &mut S) {
        while self.phase != Phase::Over {
            let Some(task) = self.tasks.last().copied() else { return };
            if self.asks(task).is_none() {
                self.tasks.pop();
                self.run(task, sink);
                continue;
            }
            match self.offers(task) {
                (0, _) | (_, None) => {
                    self.tasks.pop();
                }
                // What is no choice is done without asking.
                (1, Some(only)) if self.goes_by_itself(task) => {
                    self.tasks.pop();
                    self.decide(task, only, sink);
                }
                _ => return,
            }
        }
    }

    /// Does what nobody decides on.
    fn run<S: Sink<Event>>(&mut self, task: Task, sink: &mut S) {
        match task {
            Task::Begin { phase } => self.begin(phase, sink),
            Task::Arrive { card } => self.arrive(card, sink),
            Task::Draw { power } => self.draw_for(power, sink),
            Task::Battles { land } => self.battles(land, sink),
            Task::Frenzy => self.frenzy(sink),
            Task::Early => self.early(sink),
            Task::Roll { power } => self.roll_for(power, sink),
            Task::Casualties => self.casualties(sink),
            Task::Revenge { power } => self.revenge(power),
            Task::Aftermath { again } => self.aftermath(again, sink),
            Task::Rotting { land } => self.rotting(land),
            Task::Dominate => self.dominate(sink),
            Task::Corrupt => self.corrupt(sink),
            Task::Clear { land } => self.clear_cards(land),
            Task::Heroes { land, left, struck } => self.heroes(land, left, struck),
            Task::Lasting { space } => self.lasting(space, sink),
            Task::LastingIn { card, land } => self.lasting_in(card, land, sink),
            Task::Score => self.score_ruins(sink),
            Task::Dials { power, most } => self.dials(power, most, sink),
            Task::Judge => self.judge(sink),
            _ => {}
        }
    }

    fn begin<S: Sink<Event>>(&mut self, phase: Phase, sink: &mut S) {
        self.phase = phase;
        sink.event(|| Event::PhaseStarted { phase });
        match phase {
            Phase::OldWorld => self.reveal(sink),
            Phase::Draw => {
                for power in self.present().rev() {
                    self.tasks.push(Task::Draw { power });
                }
            }
            Phase::Summoning => {
                self.turn = self.present().next().unwrap_or_default();
                self.tasks.push(Task::Act);
            }
            Phase::Battle => {
                self.tasks.push(Task::Rotting { land: 0 });
                self.tasks.push(Task::Battles { land: 0 });
            }
            Phase::Corruption => {
                self.tasks.push(Task::Corrupt);
                self.tasks.push(Task::Dominate);
            }
            Phase::End => {
                self.tasks.push(Task::Judge);
                self.tasks.push(Task::Dials { power: 0, most: false });
                self.tasks.push(Task::Score);
                self.tasks.push(Task::Lasting { space: 0 });
                self.tasks.push(Task::Lasting { space: 1 });
                self.tasks.push(Task::Heroes { land: 0, left: u8::MAX, struck: None });
                self.tasks.push(Task::Clear { land: 0 });
            }
            Phase::Over => {}
        }
    }

    /// Whether the game ends (CH-73); if not, the next round begins.
    fn judge<S: Sink<Event>>(&mut self, sink: &mut S) {
        let victory = self.present().any(|power| self.reached_victory(power));
        let ruins = self.ruined.iter().flatten().count();
        self.ending = if victory {
            Some(Ending::Dial)
        } else if self.present().any(|power| self.points[power.index()] >= crate::content::GOAL) {
            Some(Ending::Points)
        } else if ruins >= usize::from(crate::content::RUINED_LANDS) {
            Some(Ending::Ruins)
        } else if self.old_world.is_empty() {
            Some(Ending::Deck)
        } else {
            None
        };
        if self.ending.is_some() {
            self.phase = Phase::Over;
            sink.event(|| Event::GameOver { winners: self.winners().collect() });
            return;
        }
        self.clean_up();
        self.begin_round(sink);
    }

    /// What belongs to one round is forgotten.
    fn clean_up(&mut self) {
        self.controlled = Figures::default();
        self.shielded = Figures::default();
        self.hastened = Figures::default();
        self.sown = [[0; 4]; 9];
        self.changed = 0;
        self.fresh_ruins = 0;
    }

    /// Whether a dial stands on Victory (CH-72).
    pub(crate) fn reached_victory(&self, power: Power) -> bool {
        power.data().dial[self.ticks[power.index()] as usize].1 == Reward::Victory
    }

    /// Who has won (CH-73): nobody, if the deck is empty.
    pub(crate) fn winners(&self) -> impl Iterator<Item = Power> + '_ {
        let rank = |power: Power| -> Option<(u16, u8)> {
            let points = self.points[power.index()];
            match self.ending? {
                Ending::Dial => self.reached_victory(power).then_some((points, 0)),
                Ending::Points | Ending::Ruins => Some((points, self.threat(power))),
                Ending::Deck => None,
            }
        };
        let best = self.present().filter_map(rank).max();
        self.present().filter(move |power| best.is_some() && rank(*power) == best)
    }
}
