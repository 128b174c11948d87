//! Who may be measured besides the levels.

use tabletop::Game;
use tabletop::battery::Dice;

use crate::choose::{Choices, by_plan, choices};
use crate::judge::{Appraiser, Judge};
use crate::net::Net;
use crate::planning::Planning;
use crate::{Entrant, Level, Manner, Player, Stop, Style, Trail, choose_by_appraisal, seed_of};

/// Decides as bots did before they learned anything: by the game's own appraisal, one decision at a time, and thinks the promising ones through
/// as [`Level::Normal`] does where nothing was learned. A mark to measure by.
#[derive(Clone, Copy, Debug)]
pub struct OneAtATime;

impl<G: Game> Entrant<G> for OneAtATime {
    fn name(&self) -> String {
        "appraiser".to_owned()
    }

    fn sit_down(&self) -> Result<Box<dyn Player<G> + '_>, String> {
        Ok(Box::new(*self))
    }
}

impl<G: Game> Player<G> for OneAtATime {
    fn decide(&mut self, position: &G, trail: &Trail<G>, chance: u64) -> Result<G::Action, String> {
        let chance = position.to_act().map_or(chance, |seat| seed_of(position, seat));
        Ok(choose_by_appraisal(position, trail, Level::Normal, chance, &Stop::new(), &mut |_| {}))
    }
}

/// Plans as it is told, by a mind or, without one, by the game's own appraisal.
#[derive(Clone, Debug)]
pub struct Planned<'n> {
    /// What it is called.
    pub name: String,
    /// What it has learned.
    pub net: Option<&'n Net>,
    /// How it plans.
    pub planning: Planning,
    /// What it likes.
    pub style: Option<Style>,
}

/// At the table.
struct AtTable<'a, J> {
    planned: &'a Planned<'a>,
    judge: J,
}

impl<G: Game> Entrant<G> for Planned<'_> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn sit_down(&self) -> Result<Box<dyn Player<G> + '_>, String> {
        Ok(match self.net {
            Some(net) => Box::new(AtTable { planned: self, judge: self.planning.judge(net) }),
            None => Box::new(AtTable { planned: self, judge: Appraiser }),
        })
    }
}

impl<G: Game, J: Judge<G>> Player<G> for AtTable<'_, J> {
    fn decide(&mut self, position: &G, trail: &Trail<G>, _: u64) -> Result<G::Action, String> {
        let onward = match choices(position, trail) {
            Choices::One(only) => return Ok(only),
            Choices::Many { onward, .. } => onward,
        };
        let Some(seat) = position.to_act() else { return Ok(onward[0]) };
        let Planned { planning, style, .. } = self.planned;
        let mut dice = Dice::new(seed_of(position, seat));
        // A trail is of one turn, and all its plans are those of one entrant.
        let manner = Manner { level: Level::Expert, style: *style };
        Ok(by_plan(position, trail, &onward, manner, planning, &mut self.judge, &Stop::new(), &mut dice, &mut |_| {}))
    }
}
