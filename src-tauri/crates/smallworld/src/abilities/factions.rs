//! Alliance and Horde: the bonus for races of the other faction that were beaten (WC-46, WC-47, WC-84, WC-92, WC-103, WC-125).

use tabletop::Seat;

use crate::board::region::RegionSet;
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::boxes::{Find, Race};
use crate::event::IncomeCause;
use crate::frame::line::{Line, Payer};
use crate::frame::losses::Fallen;
use crate::origin::Faction;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// The faction for which the active race of `seat` earns its bonus; a neutral holder of the Battleground takes the side that pays
    /// more (WC-46, WC-125).
    pub(crate) fn side_of(&self, seat: Seat) -> Option<Faction> {
        let race = self.band(seat, Slot::Active)?.race;
        race.data().faction.or_else(|| {
            let picks =
                [Faction::Alliance, Faction::Horde].into_iter().max_by_key(|faction| (self.faction_races(*faction, true), *faction));
            picks.filter(|_| self.keeps(seat, Find::Battleground))
        })
    }

    /// Races of the other faction that lost a region this turn, twice where the Battleground counts them so (WC-46, WC-47, WC-125).
    pub(crate) fn faction_races(&self, side: Faction, twice: bool) -> u16 {
        let war = &self.record.more.war;
        let of = |race: &Race| race.data().faction == Some(side.other());
        let count = war.beaten.list().filter(of).count() + if twice { war.beaten_twice.list().filter(of).count() } else { 0 };
        count as u16
    }

    /// A region of `race` was taken, by conquest or explosion: for the bonuses of the turn (WC-46, WC-84, WC-92, WC-103).
    pub(crate) fn note_beaten(&mut self, kit: &Kit, fallen: Fallen) {
        let by = self.turn;
        let war = &mut self.record.more.war;
        if kit.has(trait_bits::ENRAGED) && fallen.tokens >= 2 {
            war.rage = war.rage.saturating_add(fallen.tokens);
        }
        let (Some((seat, _)), Some(race)) = (fallen.victim, fallen.race) else { return };
        let faction = race.data().faction;
        if kit.feud.is_some() && kit.feud == faction {
            war.feud += 1;
        }
        if seat == by && !self.house.on(House::OwnDeclinedPaysFaction) {
            return;
        }
        if war.beaten.has(race) {
            war.beaten_twice.insert(race);
        }
        war.beaten.insert(race);
    }

    /// The bonus of the turn for beaten races of the other faction (WC-46, WC-125).
    pub(crate) fn faction_income(&self, seat: Seat) -> Option<Line> {
        let side = self.side_of(seat)?;
        let amount = self.faction_races(side, self.keeps(seat, Find::Battleground));
        let (cause, payer) = (IncomeCause::Faction, Payer::Faction(side));
        Some(Line { cause, payer, slot: Slot::Active, regions: RegionSet::EMPTY, amount, each: 0 })
    }
}
