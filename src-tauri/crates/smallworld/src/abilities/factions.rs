//! Alliance and Horde: the bonus for races of the other faction that were beaten (WC-46, WC-47, WC-84, WC-92, WC-103, WC-125).

use tabletop::Seat;

use crate::board::region::RegionSet;
use crate::boxes::Noted;
use crate::boxes::Race;
use crate::event::IncomeCause;
use crate::frame::answers::{Answers, Rules};
use crate::frame::find_answers::FACTION_TWICE;
use crate::frame::line::{Line, Payer};
use crate::frame::loss::Fallen;
use crate::origin::Faction;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

/// As many coins as tokens for each region conquered from two or more of them (WC-103).
pub(super) const ENRAGED: Rules = Rules {
    income: Some(|position, earner, asked| earner.in_all(asked.source, if earner.its_turn { position.record.more.tally.rage } else { 0 })),
    beats: Some(|position, fallen, _| {
        if fallen.tokens >= 2 {
            let tally = &mut position.record.more.tally;
            tally.rage = tally.rage.saturating_add(fallen.tokens);
        }
    }),
    ..Rules::of("enraged")
};

/// A coin for each region conquered from a race of the faction (WC-84).
pub(super) const FEUD: Rules = Rules {
    income: Some(|position, earner, asked| earner.in_all(asked.source, if earner.its_turn { position.record.more.tally.feud } else { 0 })),
    beats: Some(|position, fallen, asked| {
        let faction = fallen.race.and_then(|race| race.data().faction);
        if fallen.victim.is_some() && faction.is_some() && faction == asked.params.faction {
            position.record.more.tally.feud += 1;
        }
    }),
    ..Rules::of("feud")
};

impl SmallWorld {
    /// The faction for which the active race of `seat` earns its bonus; a neutral holder of the Battleground takes the side that pays
    /// more (WC-46, WC-125).
    pub(crate) fn side_of(&self, seat: Seat) -> Option<Faction> {
        let race = self.band(seat, Slot::Active)?.race;
        race.data().faction.or_else(|| {
            let picks =
                [Faction::Alliance, Faction::Horde].into_iter().max_by_key(|faction| (self.faction_races(*faction, true), *faction));
            picks.filter(|_| self.keeps_any(seat, &FACTION_TWICE))
        })
    }

    /// Races of the other faction that lost a region this turn, twice where the Battleground counts them so (WC-46, WC-47, WC-125).
    pub(crate) fn faction_races(&self, side: Faction, twice: bool) -> u16 {
        let tally = &self.record.more.tally;
        let of = |race: &Race| race.data().faction == Some(side.other());
        let count = tally.beaten.list().filter(of).count() + if twice { tally.beaten_twice.list().filter(of).count() } else { 0 };
        count as u16
    }

    /// A region of `race` was taken, by conquest or explosion: for the bonuses of the turn (WC-46, WC-84, WC-92, WC-103).
    pub(crate) fn note_beaten(&mut self, answers: &Answers, fallen: Fallen) {
        for (answer, asked) in &answers.beats {
            answer(self, fallen, *asked);
        }
        if !self.contents.notes(Noted::Factions) {
            return;
        }
        let by = self.turn;
        let tally = &mut self.record.more.tally;
        let (Some((seat, _)), Some(race)) = (fallen.victim, fallen.race) else { return };
        if seat == by && !self.house.on(House::OwnDeclinedPaysFaction) {
            return;
        }
        if tally.beaten.has(race) {
            tally.beaten_twice.insert(race);
        }
        tally.beaten.insert(race);
    }

    /// The bonus of the turn for beaten races of the other faction (WC-46, WC-125).
    pub(crate) fn faction_income(&self, seat: Seat) -> Option<Line> {
        let side = self.side_of(seat)?;
        let amount = self.faction_races(side, self.keeps_any(seat, &FACTION_TWICE));
        let (cause, payer) = (IncomeCause::Faction, Payer::Faction(side));
        Some(Line { cause, payer, slot: Slot::Active, regions: RegionSet::EMPTY, amount, each: 0 })
    }
}
