//! Coins that are due before a region may be attacked (WC-38, WC-52, UG-F7).

use serde::Serialize;
use tabletop::{Seat, Sink};

use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::{Ground, trait_bits};
use crate::boxes::{Contents, Find};
use crate::event::Event;
use crate::frame::campaign::Campaign;
use crate::frame::tools::Tools;
use crate::state::house::House;
use crate::state::position::{Band, Slot, SmallWorld};

/// What a fee is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FeeCause {
    /// Declined Liches (UG-F7); paid when the region falls.
    Liches,
    /// A swamp of the Marsh Dwellers (WC-111).
    MarshDweller,
    /// Harmony with the Pandaren, once a turn (WC-85).
    Harmony,
    /// The Aegis of Aggramar, once a turn (WC-119).
    AegisOfAggramar,
    /// The Doomhammer (WC-121).
    Doomhammer,
}

impl FeeCause {
    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Liches => "liches",
            Self::MarshDweller => "marsh_dweller",
            Self::Harmony => "harmony",
            Self::AegisOfAggramar => "aegis_of_aggramar",
            Self::Doomhammer => "doomhammer",
        }
    }
}

/// A fee: where it is due, how much, and to whom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fee {
    pub regions: RegionSet,
    pub coins: u8,
    pub cause: FeeCause,
    pub to: Seat,
}

/// Coins a price in coins is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FeeView {
    /// What for.
    pub cause: FeeCause,
    /// To whom; null: to the bank.
    pub to: Option<Seat>,
    /// How many.
    pub coins: u8,
}

/// Every fee that one attacker may meet in a turn: never more than these (one race, one badge, one token, one artifact).
#[derive(Clone, Copy, Default)]
pub(crate) struct Fees {
    list: [Option<Fee>; 6],
    count: usize,
    /// Where any is due.
    pub anywhere: RegionSet,
}

impl Fees {
    pub(crate) fn add(&mut self, fee: Fee) {
        if !fee.regions.is_empty() && self.count < self.list.len() {
            self.anywhere |= fee.regions;
            self.list[self.count] = Some(fee);
            self.count += 1;
        }
    }

    /// Those due in `region`.
    pub fn due(&self, region: Region) -> impl Iterator<Item = Fee> + '_ {
        self.list[..self.count].iter().flatten().filter(move |fee| fee.regions.has(region)).copied()
    }

    /// The same as a screen shows them.
    pub fn views(&self, region: Region) -> impl Iterator<Item = FeeView> + '_ {
        self.due(region).map(|fee| FeeView { cause: fee.cause, to: Some(fee.to), coins: fee.coins })
    }

    /// Coins due in `region`.
    pub fn sum(&self, region: Region) -> u8 {
        if self.anywhere.has(region) { self.due(region).map(|fee| fee.coins).sum() } else { 0 }
    }

    /// The regions where more than `coins` are due.
    pub fn beyond(&self, coins: u16) -> RegionSet {
        if self.anywhere.is_empty() {
            RegionSet::EMPTY
        } else {
            self.anywhere.filter(|region| u16::from(self.sum(*region)) > coins).collect()
        }
    }
}

/// What the Doomhammer costs, in coins (WC-121).
const HAMMER: u8 = 2;
/// What harmony costs, in coins (WC-85).
const HARMONY: u8 = 2;
/// What the Aegis costs, in coins (WC-119).
const AEGIS: u8 = 2;

impl SmallWorld {
    /// The fees that `seat` meets when it conquers.
    pub(crate) fn fees(&self, seat: Seat) -> Fees {
        let mut fees = Fees::default();
        for to in Seat::all(self.players()).filter(|to| *to != seat) {
            for slot in Slot::ALL {
                if let Some(band) = self.band(to, slot)
                    && Contents::takes_tolls(band.race, band.power.or(band.lingers), band.lent)
                {
                    self.add_tolls(&mut fees, to, slot, band);
                }
            }
        }
        for fee in self.standing_fees(seat).into_iter().flatten() {
            fees.add(fee);
        }
        fees
    }

    /// What `band` takes for its regions.
    fn add_tolls(&self, fees: &mut Fees, to: Seat, slot: Slot, band: &Band) {
        let Some(kit) = self.kit(to, slot) else { return };
        if kit.toll > 0 && slot != Slot::Active {
            fees.add(Fee { regions: band.regions, coins: kit.toll, cause: FeeCause::Liches, to });
        }
        if let Some((regions, coins)) = kit.region_toll {
            let ground = Ground { board: self.board(), places: RegionSet::EMPTY, occupied: RegionSet::EMPTY };
            let regions = band.regions & regions.regions(ground, band.regions);
            fees.add(Fee { regions, coins, cause: FeeCause::MarshDweller, to });
        }
    }

    /// The fees due for whatever is done to a region, not only for conquests: harmony, the Aegis.
    pub(crate) fn standing_fees(&self, seat: Seat) -> [Option<Fee>; 2] {
        let mut fees = [None; 2];
        if self.gear.harmony & seat.bit() != 0 && !self.record.more.war.harmony_paid {
            fees[0] = self
                .bands()
                .find(|(to, slot, _)| *to != seat && *slot == Slot::Active && self.can(*to, *slot, trait_bits::HARMONY))
                .map(|(to, _, band)| Fee { regions: band.regions, coins: HARMONY, cause: FeeCause::Harmony, to });
        }
        if let Some(region) = self.hoard.spot(Find::Aegis)
            && let Some((to, Slot::Active)) = self.owners[region].holder()
            && to != seat
            && !self.record.more.war.aegis_paid
        {
            fees[1] = Some(Fee { regions: RegionSet::of(region), coins: AEGIS, cause: FeeCause::AegisOfAggramar, to });
        }
        fees
    }

    /// What the Doomhammer costs in `region`, and to whom: nothing where one's own declined race stood (WC-121).
    pub(crate) fn hammer_fee(&self, seat: Seat, region: Region) -> Option<FeeView> {
        let holder = self.owners[region].holder().map(|(holder, _)| holder);
        (holder != Some(seat)).then_some(FeeView { cause: FeeCause::Doomhammer, to: holder, coins: HAMMER })
    }

    /// Coins due for a conquest of `region` with these artifacts.
    pub(crate) fn coins_due(&self, campaign: &Campaign, region: Region, with: Tools) -> u8 {
        let hammer = if with.smash() { self.hammer_fee(campaign.seat, region).map_or(0, |fee| fee.coins) } else { 0 };
        let due = if campaign.tolled.has(region) { self.fees(campaign.seat).sum(region) } else { 0 };
        due + hammer
    }

    /// The same, item by item.
    pub(crate) fn fee_views(&self, campaign: &Campaign, region: Region, with: Tools) -> Vec<FeeView> {
        let fees = if campaign.tolled.has(region) { self.fees(campaign.seat) } else { Fees::default() };
        let due = fees.views(region);
        let hammer = if with.smash() { self.hammer_fee(campaign.seat, region) } else { None };
        due.chain(hammer).collect()
    }

    /// Pays what is due when `region` is declared the target (WC-38).
    pub(crate) fn pay_fees<S: Sink<Event>>(&mut self, campaign: &Campaign, region: Region, with: Tools, sink: &mut S) {
        let seat = campaign.seat;
        if campaign.tolled.has(region) {
            for fee in self.fees(seat).due(region) {
                self.pay_fee(seat, fee, sink);
            }
        }
        if with.smash()
            && let Some(fee) = self.hammer_fee(seat, region)
        {
            let coins = u16::from(fee.coins);
            match fee.to {
                Some(to) => self.pay_seat(seat, to, coins, fee.cause.id(), sink),
                None => self.spend(seat, coins, fee.cause.id(), sink),
            }
        }
    }

    /// Pays one fee. The Liches are paid when the region falls, not before (UG-F7).
    pub(crate) fn pay_fee<S: Sink<Event>>(&mut self, seat: Seat, fee: Fee, sink: &mut S) {
        match fee.cause {
            FeeCause::Liches => return,
            FeeCause::Harmony => self.record.more.war.harmony_paid = true,
            FeeCause::AegisOfAggramar => self.record.more.war.aegis_paid = true,
            FeeCause::MarshDweller | FeeCause::Doomhammer => {}
        }
        self.pay_seat(seat, fee.to, u16::from(fee.coins), fee.cause.id(), sink);
    }

    /// One seat pays another, as far as its coins go (WC-52).
    pub(crate) fn pay_seat<S: Sink<Event>>(&mut self, from: Seat, to: Seat, coins: u16, cause: &str, sink: &mut S) {
        let coins = coins.min(self.sides[from].coins);
        self.sides[from].coins -= coins;
        self.sides[to].coins += coins;
        if coins > 0 {
            sink.event(|| Event::Paid { from, to, coins, cause: cause.into() });
        }
    }

    /// Coins go to the bank.
    pub(crate) fn spend<S: Sink<Event>>(&mut self, seat: Seat, coins: u16, cause: &str, sink: &mut S) {
        self.sides[seat].coins -= coins;
        sink.event(|| Event::Spent { seat, coins, cause: cause.into() });
    }

    /// Coins come from the bank.
    pub(crate) fn earn<S: Sink<Event>>(&mut self, seat: Seat, coins: u16, cause: &str, sink: &mut S) {
        self.sides[seat].coins += coins;
        sink.event(|| Event::Earned { seat, coins, cause: cause.into() });
    }

    /// Coins that `seat` would have to pay to do something to `region` that is no conquest: to move a token there (`forced`), which the
    /// Aegis and harmony cost, or to swap it, where a house rule decides on harmony (WC-85, WC-87, WC-119).
    pub(crate) fn meddling_fees(&self, seat: Seat, regions: RegionSet, forced: bool) -> Fees {
        let mut fees = Fees::default();
        for fee in self.standing_fees(seat).into_iter().flatten().filter(|fee| fee.regions.meets(regions)) {
            if fee.cause != FeeCause::Harmony || forced || self.house(House::SwapNeedsHarmony) {
                fees.add(fee);
            }
        }
        fees
    }

    /// Regions for which `seat` has to pay their owner a coin (UG-F7), or from which it is barred without one.
    pub(crate) fn tolls(&self, seat: Seat) -> RegionSet {
        let also_active = self.house(House::LichesBarWhenActive);
        self.bands()
            .filter(|(other, slot, _)| *other != seat && (*slot != Slot::Active || also_active))
            .filter(|(other, slot, _)| self.kit(*other, *slot).is_some_and(|k| k.toll > 0))
            .fold(RegionSet::EMPTY, |set, (_, _, band)| set | band.regions)
    }
}
