//! Why an action is refused.

use serde::Serialize;
use thiserror::Error;

use crate::decisions::action::Action;
use crate::state::position::Chaos;
use crate::state::task::Task;

/// The rule that refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Something else has to be decided now.
    #[error("that is not what has to be decided now")]
    NotNow,
    /// The card is not in hand.
    #[error("there is no such card in hand")]
    NotInHand,
    /// It costs more power than there is left (CH-24).
    #[error("this costs {cost} power, and {left} of it left")]
    TooDear {
        /// Power due.
        cost: u8,
        /// Power left.
        left: u8,
    },
    /// Both card slots are taken (CH-31).
    #[error("there is no free card slot in this land")]
    NoSlot,
    /// No such figure is there, or another power controls it (CH-25, CH-63).
    #[error("there is no such figure to summon there")]
    NoFigure,
    /// Figures come to lands with a figure of theirs, or next to one (CH-26).
    #[error("figures are summoned to a land with an own figure or next to one")]
    OutOfReach,
    /// It is there already (CH-28).
    #[error("this figure is in that land already")]
    SameLand,
    /// Field of Carnage holds the figures in the land (CH-30).
    #[error("Field of Carnage holds the figures in this land")]
    Held,
    /// Not one of the choices.
    #[error("that cannot be chosen here")]
    NotOffered,
}

impl Chaos {
    /// Whether `action` is legal now, or the rule that refuses it.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::GameOver);
        }
        let Some(task) = self.tasks.last().copied() else { return Err(Refusal::NotNow) };
        let mut legal = false;
        self.visit(task, &mut |offered| legal |= offered == action);
        if legal {
            return Ok(());
        }
        if task != Task::Act {
            return Err(if self.fits(task, action) { Refusal::NotOffered } else { Refusal::NotNow });
        }
        Err(self.refuse_summoning(action))
    }

    /// Whether an action is of the kind the task asks for.
    fn fits(&self, task: Task, action: Action) -> bool {
        let mut same = false;
        self.visit(task, &mut |offered| same |= std::mem::discriminant(&offered) == std::mem::discriminant(&action));
        same
    }

    fn refuse_summoning(&self, action: Action) -> Refusal {
        let power = self.turn;
        let left = self.energy[power.index()];
        match action {
            Action::Play { card, land } => {
                if card.power() != power || self.hands[power.index()][card.place()] == 0 {
                    Refusal::NotInHand
                } else if self.free_slot(power, land).is_none() {
                    Refusal::NoSlot
                } else {
                    Refusal::TooDear { cost: self.card_cost(card, land), left }
                }
            }
            Action::Summon { kind, from, to } => {
                let held = from.is_some_and(|land| self.is_held(power, land));
                match self.summoned(power, kind, from) {
                    None => Refusal::NoFigure,
                    Some(_) if held => Refusal::Held,
                    Some(_) if from == Some(to) => Refusal::SameLand,
                    Some(_) if self.summonable(power) >> to.0 & 1 == 0 => Refusal::OutOfReach,
                    Some(figure) => Refusal::TooDear { cost: self.summon_cost(figure, from, to), left },
                }
            }
            _ => Refusal::NotNow,
        }
    }
}
