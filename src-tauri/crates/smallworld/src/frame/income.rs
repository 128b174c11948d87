//! What a seat earns in a turn, line by line (SW-39, SW-40, UG-E, UG-F, UG-H, UG-K, UG-L).

use std::fmt;

use tabletop::{MAX_SEATS, PerSeat, Quiet, Seat};

use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::{Where, trait_bits};
use crate::boxes::kit::{CROWDED, FEUD, Kit, Source, UNITED};
use crate::boxes::{Find, Power, Race};
use crate::event::{IncomeCause, IncomeItem};
use crate::origin::Faction;
use crate::state::house::House;
use crate::state::position::{Band, Finish, Owner, Slot, SmallWorld, Stage};

/// Whose ability brings a coin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Payer {
    Race(Race),
    Power(Power),
    Find(Find),
    Faction(Faction),
}

impl fmt::Display for Payer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Race(race) => race.fmt(f),
            Self::Power(power) => power.fmt(f),
            Self::Find(find) => find.fmt(f),
            Self::Faction(faction) => f.write_str(faction.id()),
        }
    }
}

/// One line of an income.
pub(crate) struct Line {
    pub cause: IncomeCause,
    pub payer: Payer,
    pub slot: Slot,
    pub regions: RegionSet,
    pub amount: u16,
}

/// A coin that another player pays.
pub(crate) struct Theft {
    pub cause: IncomeCause,
    pub payer: Payer,
    pub from: Seat,
    /// Where the tokens stand that are stolen from.
    pub regions: RegionSet,
}

fn cause_of(source: Source) -> IncomeCause {
    if source == Source::Race { IncomeCause::Race } else { IncomeCause::Power }
}

fn payer_of(band: &Band, source: Source) -> Payer {
    let power = match source {
        Source::Race => None,
        Source::Power => band.power,
        Source::Lent => band.lent,
    };
    power.map_or(Payer::Race(band.race), Payer::Power)
}

const SOURCES: [Source; 3] = [Source::Race, Source::Power, Source::Lent];

impl SmallWorld {
    /// Calls `pay` with each line of what the bank would pay `seat` for what stands now.
    pub(crate) fn each_income(&self, seat: Seat, mut pay: impl FnMut(Line)) {
        let ground = self.ground();
        let its_turn = self.earns_now(seat);
        let doubled = if its_turn { self.doubled() } else { RegionSet::EMPTY };
        let mut twice = 0;
        for slot in Slot::ALL {
            let (Some(band), Some(kit)) = (self.band(seat, slot), self.kit(seat, slot)) else { continue };
            let own = band.regions;
            let mut each = |cause, payer, regions: RegionSet, coins: u8| {
                twice += u16::from((regions & doubled).len() * coins);
                pay(Line { cause, payer, slot, regions, amount: u16::from(regions.len() * coins) });
            };
            let cause = if slot == Slot::Active { IncomeCause::Regions } else { IncomeCause::DeclinedRegions };
            each(cause, Payer::Race(band.race), own, 1);
            for income in kit.incomes.iter().filter(|income| income.each == 1) {
                let mut regions = own & income.regions.regions(ground, own);
                if income.regions == Where::Shore && self.house(House::FishermanCountsOcean) {
                    regions |= own & ground.board.rim;
                }
                each(cause_of(income.source), payer_of(band, income.source), regions, income.coins);
            }
            if !self.hoard.nothing_found() {
                self.each_place(own, |find, regions, coins| each(IncomeCause::Place, Payer::Find(find), regions, coins));
            }
            if slot == Slot::Active {
                let mut bonus = |source, regions| each(cause_of(source), payer_of(band, source), regions, 1);
                if kit.has(trait_bits::SECLUDED) {
                    bonus(kit.source_of(trait_bits::SECLUDED), self.secluded(seat, slot, own));
                }
                if kit.crowd > 0 {
                    bonus(kit.source_of(CROWDED), own.filter(|r| self.tokens[*r] >= kit.crowd).collect());
                }
                if kit.fortresses > 0 {
                    bonus(Source::Power, own & self.fortresses);
                }
            }
            let mut lump = |source: Source, coins: u8| {
                let (cause, payer) = (cause_of(source), payer_of(band, source));
                pay(Line { cause, payer, slot, regions: RegionSet::EMPTY, amount: u16::from(coins) });
            };
            if slot != Slot::Active {
                if !own.is_empty() {
                    for source in SOURCES {
                        lump(source, kit.pension[source as usize]);
                    }
                }
                continue;
            }
            for income in kit.incomes.iter().filter(|income| income.each > 1) {
                lump(income.source, (own & income.regions.regions(ground, own)).len() / income.each * income.coins);
            }
            if kit.united > 0 && self.adjacency(seat, slot, kit, own).groups(own) == 1 {
                lump(kit.source_of(UNITED), kit.united);
            }
            if kit.has(trait_bits::SCATTERED) {
                let by_reach = self.house(House::QuarrelingByReach);
                let groups = if by_reach { self.adjacency(seat, slot, kit, own).groups(own) } else { ground.board.groups(own) };
                lump(kit.source_of(trait_bits::SCATTERED), groups);
            }
            let plundered =
                if self.house(House::PillageCountsAtConquest) { self.record.plundered } else { (self.record.spoils & own).len() };
            for source in SOURCES {
                let mut coins = kit.wage[source as usize];
                if its_turn {
                    coins += kit.plunder[source as usize] * plundered;
                    if self.record.picked {
                        coins += kit.dowry[source as usize];
                    }
                }
                lump(source, coins);
            }
            if self.at_war() {
                self.each_war_income(seat, band, kit, its_turn, &mut pay);
            }
        }
        self.each_well(seat, &mut pay);
        if its_turn && self.record.more.vanished > 0 {
            let power = Power::all().find(|p| p.data().abilities.contains(&crate::boxes::ability::Ability::Vanishes)).unwrap_or_default();
            let amount = 2 * u16::from(self.record.more.vanished);
            pay(Line { cause: IncomeCause::Power, payer: Payer::Power(power), slot: Slot::Active, regions: RegionSet::EMPTY, amount });
        }
        if twice > 0 {
            let payer = Payer::Find(Find::Scepter);
            pay(Line { cause: IncomeCause::Relic, payer, slot: Slot::Active, regions: doubled, amount: twice });
        }
    }

    /// What the active race earns by the Warcraft box: shore and islands, artifacts and places, the faction bonus (WC-46, WC-84, WC-91,
    /// WC-103, WC-104, WC-127, WC-128).
    fn each_war_income(&self, seat: Seat, band: &Band, kit: &Kit, its_turn: bool, pay: &mut impl FnMut(Line)) {
        let (board, own) = (self.board(), band.regions);
        let mut line = |cause, payer, regions: RegionSet, amount: u8| {
            if amount > 0 {
                pay(Line { cause, payer, slot: Slot::Active, regions, amount: u16::from(amount) });
            }
        };
        let mut bonus = |bit: u64, regions: RegionSet, amount: u8| {
            let source = kit.source_of(bit);
            line(cause_of(source), payer_of(band, source), regions, amount);
        };
        if kit.has(trait_bits::COLLECTS) {
            let finds = Find::all().filter(|find| self.hoard.lies_in(*find, own));
            bonus(trait_bits::COLLECTS, (self.hoard.places() | self.hoard.relics()) & own, finds.count() as u8);
        }
        if kit.has(trait_bits::EXPLORES) {
            bonus(trait_bits::EXPLORES, RegionSet::EMPTY, board.islands.iter().filter(|island| island.meets(own)).count() as u8);
        }
        if its_turn {
            let war = &self.record.more.war;
            bonus(trait_bits::ENRAGED, RegionSet::EMPTY, if kit.has(trait_bits::ENRAGED) { war.rage } else { 0 });
            bonus(FEUD, RegionSet::EMPTY, if kit.feud.is_some() { war.feud } else { 0 });
        }
        let mut place = |find: Find, regions: RegionSet, coins: u8| line(IncomeCause::Place, Payer::Find(find), regions, coins);
        if let Some(region) = self.hoard.spot(Find::DarkPortal).filter(|region| own.has(*region)) {
            place(Find::DarkPortal, RegionSet::of(region), 2);
        }
        if let Some(region) = self.hoard.spot(Find::Karazhan).filter(|region| own.has(*region)) {
            let others = (own & board.like(region)).without(RegionSet::of(region));
            place(Find::Karazhan, others, others.len());
        }
        if its_turn && let Some(side) = self.side_of(seat) {
            let races = self.faction_races(side, self.keeps(seat, Find::Battleground));
            line(IncomeCause::Faction, Payer::Faction(side), RegionSet::EMPTY, races as u8);
        }
    }

    /// The Well of Eternity pays each race that holds more of the regions next to it than any other (WC-132).
    fn each_well(&self, seat: Seat, pay: &mut impl FnMut(Line)) {
        const COINS: u16 = 2;
        let Some(region) = self.hoard.spot(Find::Well) else { return };
        let around = self.board().beside(region);
        for slot in Slot::ALL {
            let own = self.held(seat, slot) & around;
            if !own.is_empty() && self.outnumbers(Owner::of(seat, slot), around) {
                pay(Line { cause: IncomeCause::Place, payer: Payer::Find(Find::Well), slot, regions: own, amount: COINS });
            }
        }
    }

    /// Where the Scepter doubles; never the Lost Mine (UG-K5).
    pub(crate) fn doubled(&self) -> RegionSet {
        let mine = self.hoard.spot(Find::LostMine);
        mine.map_or(self.record.more.doubled, |mine| self.record.more.doubled.without(RegionSet::of(mine)))
    }

    /// What the places among `own` pay: regions, and coins for each (UG-L6, UG-L7, UG-L8).
    fn each_place(&self, own: RegionSet, mut pay: impl FnMut(Find, RegionSet, u8)) {
        for find in [Find::Diamonds, Find::Keep, Find::LostMine] {
            let Some(region) = self.hoard.spot(find).filter(|r| own.has(*r)) else { continue };
            match find {
                Find::Diamonds => pay(find, own & self.board().like(region), 1),
                Find::Keep => pay(find, RegionSet::of(region), 1),
                _ => pay(find, RegionSet::of(region), 2),
            }
        }
    }

    /// The regions in `own` beside which no other race and no Monsters stand (UG-F2).
    fn secluded(&self, seat: Seat, slot: Slot, own: RegionSet) -> RegionSet {
        let (board, mine) = (self.board(), Owner::of(seat, slot));
        own.filter(|region| board.beside(*region).all(|r| self.tokens[r] == 0 || self.owners[r] == mine)).collect()
    }

    /// Calls `take` with each coin that another player would pay `seat` for what stands now, and takes it from the purse
    /// (UG-H13, UG-K3). A purse is never overdrawn (UG-E2).
    pub(crate) fn each_theft(&self, seat: Seat, purses: &mut PerSeat<u16>, mut take: impl FnMut(Theft)) {
        let (Some(band), Some(kit)) = (self.band(seat, Slot::Active), self.kit(seat, Slot::Active)) else { return };
        if kit.has(trait_bits::STEALS) {
            let payer = payer_of(band, kit.source_of(trait_bits::STEALS));
            for (from, regions) in self.neighbours(seat, band.regions) {
                if purses[from] > 0 {
                    purses[from] -= 1;
                    take(Theft { cause: IncomeCause::Theft, payer, from, regions });
                }
            }
        }
        if self.keeps(seat, Find::Heart)
            && let Some(heart) = self.hoard.spot(Find::Heart)
        {
            for (from, regions) in self.neighbours(seat, RegionSet::of(heart)) {
                if purses[from] > 0 {
                    purses[from] -= 1;
                    take(Theft { cause: IncomeCause::Relic, payer: Payer::Find(Find::Heart), from, regions });
                }
            }
        }
        if !self.earns_now(seat) {
            return;
        }
        for ring in self.record.more.ringed {
            for (from, regions) in self.neighbours(seat, RegionSet::of(ring)) {
                if purses[from] > 0 {
                    purses[from] -= 1;
                    take(Theft { cause: IncomeCause::Relic, payer: Payer::Find(Find::Ring), from, regions });
                }
            }
        }
    }

    /// The other seats with an active token beside `regions`, and where; immune regions are spared (UG-M4).
    fn neighbours(&self, seat: Seat, regions: RegionSet) -> impl Iterator<Item = (Seat, RegionSet)> + use<> {
        let near = self.board().beside_any(regions);
        let safe = if self.house(House::ImmuneRegionsPayThieves) { RegionSet::EMPTY } else { self.immune_to(seat) };
        let mut found = [RegionSet::EMPTY; MAX_SEATS];
        for other in Seat::all(self.players()).filter(|other| *other != seat) {
            found[other.index()] = (self.held(other, Slot::Active) & near).without(safe);
        }
        Seat::all(found.len()).zip(found).filter(|(_, regions)| !regions.is_empty())
    }

    /// Whether what `seat` did this turn is still to be paid: it is its turn, and the coins have not been counted.
    fn earns_now(&self, seat: Seat) -> bool {
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
            let leaves = self.kit(seat, slot).is_some_and(|kit| {
                // Ghouls in decline have a redeployment of their own, but not in the turn of their decline (SW-47, SW-49).
                let redeploys = slot == Slot::Active || kit.has(trait_bits::ACTS_IN_DECLINE) && self.band(seat, Slot::Active).is_some();
                redeploys && !kit.has(trait_bits::TAKES_WATER)
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
