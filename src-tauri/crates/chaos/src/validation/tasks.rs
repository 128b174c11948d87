//! What can be wrong with the stack of tasks: each phase has tasks of its own, and under them lie the phases that are still to come.

use crate::content::Token;
use crate::state::names::{Figure, Kind, Land, Power};
use crate::state::position::{Chaos, Phase};
use crate::state::task::Task;
use crate::validation::flaw::Flaw;

/// The phases in order.
const ORDER: [Phase; 6] = [Phase::OldWorld, Phase::Draw, Phase::Summoning, Phase::Battle, Phase::Corruption, Phase::End];

impl Chaos {
    /// The stack leads through the phase and all that follow to the question whether the game ends, and somebody is asked now.
    pub(crate) fn check_tasks(&self, flaws: &mut Vec<Flaw>) {
        let coming = || ORDER.into_iter().rev().take_while(|phase| *phase > self.phase);
        let mut below: Vec<Task> = coming().map(|phase| Task::Begin { phase }).collect();
        if self.phase == Phase::End {
            below.push(Task::Judge);
        }
        let (Some(waiting), Ok(())) = (self.tasks.above(&below), self.tasks.check_depth()) else {
            flaws.push(Flaw::Tasks);
            return;
        };
        for task in waiting {
            if !self.task_fits(*task) || !self.task_players(*task).all(|power| self.plays(power)) {
                flaws.push(Flaw::Task { task: *task });
            }
        }
        let fighting = self.tasks.iter().any(|task| matches!(task, Task::Aftermath { .. }));
        if fighting != self.battle.is_some() {
            flaws.push(Flaw::Tasks);
        }
    }

    /// Whether a task belongs to the phase, with numbers that exist.
    fn task_fits(&self, task: Task) -> bool {
        let within = |land: u8| usize::from(land) <= Land::all().count();
        let (phase, numbers) = match task {
            Task::Arrive { .. } | Task::PlaceToken { .. } | Task::PlaceApart { .. } | Task::PlacePair | Task::Crusade { .. } => {
                (Phase::OldWorld, true)
            }
            Task::Exodus { left, came } => (Phase::OldWorld, left <= 3 && came < 1 << 18),
            Task::Draw { .. } | Task::Sift => (Phase::Draw, true),
            Task::Act
            | Task::Call { .. }
            | Task::Decay { .. }
            | Task::Teleport { .. }
            | Task::Shield { .. }
            | Task::Meddle { .. }
            | Task::Influence { .. }
            | Task::Musk { .. }
            | Task::Carry { .. }
            | Task::Lure { .. } => (Phase::Summoning, true),
            Task::TeleportTo { figure } => (Phase::Summoning, self.land_of(figure).is_some()),
            Task::Stand { figure, land } => (Phase::Summoning, self.is_horror_in(figure, land)),
            Task::Battles { land } | Task::Rotting { land } => (Phase::Battle, within(land)),
            Task::Frenzy
            | Task::Daze { .. }
            | Task::Early
            | Task::Roll { .. }
            | Task::Assign { .. }
            | Task::Casualties
            | Task::Revenge { .. }
            | Task::AssignAgainst { .. }
            | Task::Aftermath { .. }
            | Task::Rot { .. } => (Phase::Battle, true),
            Task::Dominate | Task::Corrupt => (Phase::Corruption, true),
            Task::Clear { land } | Task::Heroes { land, .. } | Task::LastingIn { land, .. } => (Phase::End, within(land)),
            Task::Persist { slot, .. } => (Phase::End, slot < 2),
            Task::Lasting { space } => (Phase::End, space < 2),
            Task::Dials { power, .. } => (Phase::End, usize::from(power) < Power::ALL.len()),
            Task::Slay { .. }
            | Task::Pillage { .. }
            | Task::GiveKind { .. }
            | Task::Score
            | Task::Improve { .. }
            | Task::Purge { .. }
            | Task::Remove { .. }
            | Task::Bestow { .. } => (Phase::End, true),
            Task::GiveBack { .. } => return matches!(self.phase, Phase::OldWorld | Phase::End),
            Task::DiscardCards { .. } => return matches!(self.phase, Phase::Summoning | Phase::End),
            Task::Idle | Task::Begin { .. } | Task::Judge => return false,
        };
        self.phase == phase && numbers
    }

    /// The powers that a task names or asks.
    fn task_players(&self, task: Task) -> impl Iterator<Item = Power> + use<> {
        let named = match task {
            Task::Draw { power } | Task::Roll { power } | Task::Revenge { power } | Task::AssignAgainst { power, .. } => Some(power),
            Task::Heroes { struck, .. } => struck,
            Task::Frenzy => Some(Power::KHORNE),
            _ => None,
        };
        named.into_iter().chain(self.asks(task))
    }

    /// Whether a figure is a Horror that stands in `land`.
    fn is_horror_in(&self, figure: Figure, land: Land) -> bool {
        (figure.owner(), figure.kind()) == (Power::TZEENTCH, Kind::Warrior) && self.land_of(figure) == Some(land)
    }

    /// The battle that is being fought: hits on Peasants that are there, by powers that play.
    pub(crate) fn check_battle(&self, flaws: &mut Vec<Flaw>) {
        let Some(battle) = &self.battle else { return };
        let room = u16::from(self.token(Token::Peasant, battle.land)) * u16::from(self.peasant_defence());
        let hits = battle.peasants.len() as u16;
        if hits > room {
            flaws.push(Flaw::Beyond { what: "hits on Peasants", number: hits });
        }
        for power in battle.peasants.iter().filter(|power| !self.plays(**power)) {
            flaws.push(Flaw::Absent { power: *power });
        }
        let avenged = battle.avenged.iter().copied().max().unwrap_or(0);
        let dazed = battle.dazed.iter().copied().max().unwrap_or(0);
        for (what, number) in [("figures to be avenged", avenged), ("dice taken", dazed)] {
            if number > 100 {
                flaws.push(Flaw::Beyond { what, number: number.into() });
            }
        }
    }

    /// Horrors stand on slots of the land they are in.
    pub(crate) fn check_standing(&self, flaws: &mut Vec<Flaw>) {
        for land in Land::all() {
            for figure in self.standing[land.index()].into_iter().flatten() {
                if !self.is_horror_in(figure, land) {
                    flaws.push(Flaw::Figure { figure });
                }
            }
        }
    }
}
