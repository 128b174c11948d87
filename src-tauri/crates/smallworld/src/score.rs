//! Coins and the end of the game.

use tabletop::{Outcome, PerSeat, Seat};

use crate::ability::Source;
use crate::event::{Event, IncomeCause, IncomeItem};
use crate::house::House;
use crate::position::{Slot, SmallWorld, Stage};
use crate::region::RegionSet;

impl SmallWorld {
    /// Calls `pay` with each line of what `seat` would earn if its turn ended now (SW-39, SW-40): cause, slot, regions, coins.
    fn each_income(&self, seat: Seat, mut pay: impl FnMut(IncomeCause, Slot, RegionSet, u16)) {
        let board = self.board();
        for slot in Slot::ALL {
            let (Some(band), Some(kit)) = (self.band(seat, slot), self.kit(seat, slot)) else { continue };
            let own = band.regions;
            let cause = if slot == Slot::Active { IncomeCause::Regions } else { IncomeCause::DeclinedRegions };
            pay(cause, slot, own, u16::from(own.len()));
            for income in &kit.incomes {
                let regions = own & income.regions.regions(board, own);
                let cause = if income.source == Source::Race { IncomeCause::Race } else { IncomeCause::Power };
                pay(cause, slot, regions, u16::from(regions.len() * income.coins));
            }
            if slot != Slot::Active {
                continue;
            }
            if kit.fortresses > 0 {
                let regions = own & self.fortresses;
                pay(IncomeCause::Power, slot, regions, u16::from(regions.len()));
            }
            let mine = self.turn == seat && self.stage != Stage::Over;
            let plundered =
                if self.house(House::PillageCountsAtConquest) { self.record.plundered } else { (self.record.spoils & own).len() };
            for (source, cause) in [(Source::Race, IncomeCause::Race), (Source::Power, IncomeCause::Power)] {
                let mut coins = kit.wage[source as usize];
                if mine {
                    coins += kit.plunder[source as usize] * plundered;
                    if self.record.picked {
                        coins += kit.dowry[source as usize];
                    }
                }
                pay(cause, slot, RegionSet::EMPTY, u16::from(coins));
            }
        }
    }

    /// What `seat` would earn if its turn ended now, in coins.
    pub(crate) fn income(&self, seat: Seat) -> u16 {
        let mut total = 0;
        self.each_income(seat, |_, _, _, coins| total += coins);
        total
    }

    /// The same, line by line.
    pub(crate) fn income_items(&self, seat: Seat) -> Vec<IncomeItem> {
        let mut items = Vec::new();
        self.each_income(seat, |cause, slot, regions, amount| {
            if amount > 0
                && let Some(band) = self.band(seat, slot)
            {
                let id = match (&cause, band.power) {
                    (IncomeCause::Power, Some(power)) => power.to_string(),
                    _ => band.race.to_string(),
                };
                items.push(IncomeItem { cause, id, slot, regions: regions.collect(), amount });
            }
        });
        items
    }

    /// Race tokens of `seat` on the map: the tie-break (SW-41).
    pub(crate) fn tokens_on_map(&self, seat: Seat) -> u16 {
        Slot::ALL.into_iter().flat_map(|slot| self.held(seat, slot)).map(|r| u16::from(self.tokens[r])).sum()
    }

    /// Who wins as things stand: most coins, then most tokens on the map, then all of them (SW-41).
    pub(crate) fn standing(&self) -> Outcome {
        let mut outcome = Outcome { winners: PerSeat::default(), scores: PerSeat::default() };
        let rank = |seat: Seat| {
            // Without shared wins the seat that began earlier is ahead.
            let early = if self.house(House::TiesShare) { 0 } else { u8::MAX - (seat.0 + self.players - self.first.0) % self.players };
            (self.sides[seat].coins, self.tokens_on_map(seat), early)
        };
        let best = Seat::all(self.players()).map(rank).max();
        for seat in Seat::all(self.players()) {
            outcome.scores[seat] = i32::from(self.sides[seat].coins);
            outcome.winners[seat] = Some(rank(seat)) == best;
        }
        outcome
    }

    pub(crate) fn game_over(&self) -> Event {
        let outcome = self.standing();
        Event::GameOver {
            winners: Seat::all(self.players()).filter(|s| outcome.winners[*s]).collect(),
            coins: Seat::all(self.players()).map(|s| self.sides[s].coins).collect(),
            tokens: Seat::all(self.players()).map(|s| self.tokens_on_map(s) as u8).collect(),
        }
    }
}
