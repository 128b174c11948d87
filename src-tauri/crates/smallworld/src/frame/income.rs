//! What a seat earns in a turn, line by line (SW-39, SW-40, UG-E).

use tabletop::{PerSeat, Quiet, Seat};

use crate::board::region::{Region, RegionSet};
use crate::boxes::Noted;
use crate::boxes::ability::Where;
use crate::boxes::kit::Source;
use crate::event::{IncomeCause, IncomeItem};
use crate::frame::answers::Pair;
use crate::frame::find_answers::{INCOME, INCOME_NEAR};
use crate::frame::line::{Earner, Line, Payer};
use crate::state::house::House;
use crate::state::position::{Finish, Slot, SmallWorld, Stage};

impl SmallWorld {
    /// Calls `pay` with each line of what the bank would pay `seat` for what stands now.
    pub(crate) fn each_income(&self, seat: Seat, mut pay: impl FnMut(Line)) {
        let (ground, its_turn) = (self.ground(), self.earns_now(seat));
        let doubled = if its_turn { self.doubled() } else { RegionSet::EMPTY };
        let mut twice = 0;
        for slot in Slot::ALL {
            let (Some(band), Some(pair)) = (self.band(seat, slot), self.pair(seat, slot)) else { continue };
            let earner = Earner { seat, slot, band, ground, its_turn };
            self.each_line(&earner, pair, &mut |line: Line| {
                twice += u16::from((line.regions & doubled).len()) * u16::from(line.each);
                pay(line);
            });
        }
        if its_turn && self.record.more.vanished > 0 {
            pay(self.vanished_income());
        }
        if twice > 0 {
            Self::doubled_income(doubled, twice).into_iter().for_each(pay);
        }
    }

    /// What one race earns: its regions, what its abilities make of them, what lies in them, and what its abilities bring besides.
    fn each_line(&self, earner: &Earner<'_>, pair: &'static Pair, pay: &mut impl FnMut(Line)) {
        let Earner { band, ground, .. } = *earner;
        let Pair { kit, answers } = pair;
        let (own, active) = (band.regions, earner.slot == Slot::Active);
        let cause = if active { IncomeCause::Regions } else { IncomeCause::DeclinedRegions };
        pay(Line { cause, payer: Payer::Race(band.race), ..earner.for_each(Source::Race, own, 1) });
        for income in &kit.incomes {
            let mut regions = own & income.regions.regions(ground, own);
            if income.regions == Where::Shore && self.house(House::FishermanCountsOcean) {
                regions |= own & ground.board.rim;
            }
            pay(if income.each == 1 {
                earner.for_each(income.source, regions, income.coins)
            } else {
                earner.in_all(income.source, u16::from(regions.len() / income.each) * u16::from(income.coins))
            });
        }
        if !self.finds.nothing_found() {
            for (answer, asked) in self.finds_that(&INCOME) {
                let held = self.lying(*asked).filter(|lying| own.has(lying.region));
                held.and_then(|lying| answer(self, earner, lying)).into_iter().for_each(&mut *pay);
            }
            for (answer, asked) in self.finds_that(&INCOME_NEAR) {
                self.lying(*asked).and_then(|lying| answer(self, earner, lying)).into_iter().for_each(&mut *pay);
            }
        }
        for (answer, asked) in &answers.income {
            pay(answer(self, earner, *asked));
        }
        if !active {
            if !own.is_empty() {
                for source in Source::ALL {
                    pay(earner.in_all(source, kit.pension[source as usize]));
                }
            }
            return;
        }
        let plundered = if self.house(House::PillageCountsAtConquest) { self.record.plundered } else { (self.record.spoils & own).len() };
        for source in Source::ALL {
            let from = source as usize;
            let mut coins = u16::from(kit.wage[from]);
            if earner.its_turn {
                coins += u16::from(kit.plunder[from]) * u16::from(plundered);
                coins += if self.record.picked { u16::from(kit.dowry[from]) } else { 0 };
            }
            pay(earner.in_all(source, coins));
        }
        if earner.its_turn && self.contents.notes(Noted::Factions) {
            self.faction_income(earner.seat).into_iter().for_each(pay);
        }
    }

    /// Whether what `seat` did this turn is still to be paid: it is its turn, and the coins have not been counted.
    pub(crate) fn earns_now(&self, seat: Seat) -> bool {
        let paid = match self.stage {
            Stage::Altar | Stage::Stout | Stage::Over => true,
            Stage::Retreat => self.record.more.finish == Finish::Before,
            _ => false,
        };
        self.turn == seat && !paid
    }

    /// What `seat` would earn if its turn ended now, in coins: without the regions that it has to give up before (UG-C3, SW-42). Others
    /// are taken to be able to pay: their purses are hidden (SW-2).
    pub(crate) fn income(&self, seat: Seat) -> u16 {
        let rivers = self.rivers_to_leave(seat);
        let extra = seat == self.turn && self.record.owed > 0 && self.must_give_up();
        if rivers.is_empty() && !extra {
            return self.income_as_it_stands(seat);
        }
        let mut then = *self;
        for region in rivers {
            let (tokens, holder) = (then.troops(region), then.holder_of(region));
            then.clear_region(region, &mut Quiet);
            if let Some(band) = holder.and_then(|(seat, slot)| then.band_mut(seat, slot)) {
                band.hand += tokens;
            }
        }
        while seat == then.turn && then.record.owed > 0 && then.must_give_up() {
            // The owner chooses: taken to be what costs least.
            let (_, active) = then.acting;
            let without = |region: Region| {
                let mut less = then;
                less.clear_region(region, &mut Quiet);
                if let Some(band) = less.band_mut(seat, active) {
                    band.hand += then.tokens[region];
                }
                less
            };
            let single = then.held(seat, active).filter(|region| then.men(*region) == then.tokens[*region]);
            let Some(best) = single.map(without).max_by_key(|less| less.income_as_it_stands(seat)) else { break };
            then = best;
        }
        then.income_as_it_stands(seat)
    }

    /// Rivers that `seat` will have left when its coins are counted: those of races that may not stay there (UG-C3).
    fn rivers_to_leave(&self, seat: Seat) -> RegionSet {
        let rivers = self.board().rivers;
        if rivers.is_empty() {
            return rivers;
        }
        Slot::ALL.into_iter().fold(RegionSet::EMPTY, |set, slot| {
            let leaves = self.pair(seat, slot).is_some_and(|Pair { kit, answers }| {
                // Ghouls in decline have a redeployment of their own, but not in the turn of their decline (SW-47, SW-49).
                let redeploys = slot == Slot::Active || !answers.acts_in_decline.is_empty() && self.band(seat, Slot::Active).is_some();
                redeploys && !kit.takes_water()
            });
            if leaves { set | self.held(seat, slot) & rivers } else { set }
        })
    }

    fn income_as_it_stands(&self, seat: Seat) -> u16 {
        let mut total = 0;
        self.each_income(seat, |line| total += line.amount);
        let mut purses = PerSeat::default();
        for other in Seat::all(self.players()) {
            purses[other] = u16::MAX;
        }
        self.each_theft(seat, &mut purses, |_| total += 1);
        total
    }

    /// The same, line by line, with what the purses hold.
    pub(crate) fn income_items(&self, seat: Seat, purses: PerSeat<u16>) -> Vec<IncomeItem> {
        let mut items = Vec::new();
        self.each_income(seat, |line| {
            if line.amount > 0 {
                let regions = line.regions.collect();
                items.push(IncomeItem { cause: line.cause, id: line.payer.to_string(), slot: line.slot, regions, amount: line.amount });
            }
        });
        let mut purses = purses;
        self.each_theft(seat, &mut purses, |theft| {
            let regions = theft.regions.collect();
            items.push(IncomeItem { cause: theft.cause, id: theft.payer.to_string(), slot: Slot::Active, regions, amount: 1 });
        });
        items
    }
}
