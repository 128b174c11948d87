//! What single races, powers, places and relics do, one file each.

pub(crate) mod altar;
pub(crate) mod balrog;
pub(crate) mod beasts;
pub(crate) mod berserk;
pub(crate) mod bombs;
pub(crate) mod champion;
pub(crate) mod claims;
pub(crate) mod discoveries;
pub(crate) mod dragon;
pub(crate) mod exchange;
pub(crate) mod factions;
pub(crate) mod forms;
pub(crate) mod forsaken;
pub(crate) mod groups;
pub(crate) mod harmony;
pub(crate) mod intimidation;
pub(crate) mod lent;
pub(crate) mod objectives;
pub(crate) mod pairs;
pub(crate) mod placements;
pub(crate) mod places;
pub(crate) mod reborn;
pub(crate) mod relics;
pub(crate) mod seclusion;
pub(crate) mod strike;
pub(crate) mod substitution;
pub(crate) mod theft;
pub(crate) mod towers;
pub(crate) mod vanishing;
pub(crate) mod vengeance;
pub(crate) mod well;
pub(crate) mod wisps;

use tabletop::Sink;

use crate::boxes::Find;
use crate::boxes::ability::Ability;
use crate::boxes::kit::Source;
use crate::event::{Event, Marker};
use crate::frame::line::{Earner, Line};
use crate::state::position::SmallWorld;

impl SmallWorld {
    /// What an ability brings an active race besides the coins that its parameters say.
    pub(crate) fn ability_income(&self, ability: Ability, source: Source, earner: &Earner<'_>) -> Option<Line> {
        let (own, war) = (earner.band.regions, &self.record.more.war);
        Some(match ability {
            Ability::Secluded => earner.for_each(source, self.secluded(earner), 1),
            Ability::Crowded(least) => earner.for_each(source, own.filter(|region| self.tokens[*region] >= least).collect(), 1),
            Ability::Fortifies(_) => earner.for_each(source, own & self.fortresses, 1),
            Ability::United(coins) => earner.in_all(source, if self.groups_by_reach(earner) == 1 { coins } else { 0 }),
            Ability::Scattered => earner.in_all(source, self.quarrels(earner)),
            Ability::Collects => {
                let regions = (self.hoard.places() | self.hoard.relics()) & own;
                let found = Find::all().filter(|find| self.hoard.lies_in(*find, own)).count() as u8;
                Line { regions, ..earner.in_all(source, found) }
            }
            Ability::Explores => earner.in_all(source, self.board().islands.iter().filter(|island| island.meets(own)).count() as u8),
            Ability::Enraged => earner.in_all(source, if earner.its_turn { war.rage } else { 0 }),
            Ability::Feud(_) => earner.in_all(source, if earner.its_turn { war.feud } else { 0 }),
            _ => return None,
        })
    }

    /// What goes with an ability whose race declines, before the race is turned over: bombs are resolved, harmony is handed back, pieces that
    /// serve only an active race leave (WC-57, WC-76, UG-F3, UG-H6, UG-H17).
    pub(crate) fn ability_declines<S: Sink<Event>>(&mut self, ability: Ability, sink: &mut S) {
        let seat = self.turn;
        match ability {
            Ability::Bombs if !self.gear.bombs.is_empty() && self.reveal_bombs(sink) => self.drop_bombs(sink),
            Ability::Harmony => self.gear.harmony = 0,
            Ability::Objectives(_) => self.take_objectives(sink),
            Ability::Towers(_) => self.drop_towers(seat, sink),
            Ability::Champion => self.drop_champion(seat, sink),
            Ability::Beasts(_) => self.drop_beasts(seat, sink),
            Ability::Bag => self.take_bag_back(seat, sink),
            Ability::Volcano => self.vanish_figure(Marker::Volcano, sink),
            Ability::Avenges => self.sides[seat].grudges = 0,
            _ => {}
        }
    }
}
