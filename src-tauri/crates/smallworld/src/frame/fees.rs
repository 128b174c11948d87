//! Coins that are due before a region may be attacked (WC-38, WC-52, UG-F7).

use tabletop::{Seat, Sink};

use crate::board::region::{Region, RegionSet};
use crate::boxes::tools::Tools;
use crate::boxes::{Noted, Tool};
use crate::event::Event;
use crate::frame::answers::Who;
use crate::frame::campaign::Campaign;
use crate::frame::fee::{Due, Fee, FeeView, Fees, For};
use crate::frame::find_answers::FEES;
use crate::state::house::House;
use crate::state::position::SmallWorld;

impl SmallWorld {
    /// The fees that `seat` meets when it conquers.
    pub(crate) fn fees(&self, seat: Seat) -> Fees {
        let mut fees = Fees::default();
        if !self.contents.notes(Noted::Fees) {
            return fees;
        }
        for (to, slot, band) in self.bands().filter(|(to, _, _)| *to != seat) {
            let Some(answers) = self.answers(to, slot) else { continue };
            for (answer, asked) in &answers.fees {
                if let Some(fee) = answer(self, Who { seat: to, slot, own: band.regions, answers }, seat, *asked) {
                    fees.add(fee);
                }
            }
        }
        for (answer, asked) in self.finds_that(&FEES) {
            if let Some(fee) = self.lying(*asked).and_then(|lying| answer(self, seat, lying)) {
                fees.add(fee);
            }
        }
        fees
    }

    /// What an artifact for which the fewest tokens suffice costs in `region`, and to whom: nothing where one's own declined race stood
    /// (WC-121).
    fn smash_fee(&self, seat: Seat, region: Region, with: Tools) -> Option<FeeView> {
        if !with.smash() {
            return None;
        }
        let smasher = with.list().map(Tool::data).find(|tool| tool.smashes > 0)?;
        let to = self.owners[region].holder().map(|(holder, _)| holder);
        (to != Some(seat)).then_some(FeeView { cause: smasher.relic?.id(), to, coins: smasher.smashes })
    }

    /// Coins due for a conquest of `region` with these artifacts.
    pub(crate) fn coins_due(&self, campaign: &Campaign, region: Region, with: Tools) -> u8 {
        let smash = self.smash_fee(campaign.seat, region, with).map_or(0, |fee| fee.coins);
        let due = if campaign.tolled.has(region) { self.fees(campaign.seat).sum(region) } else { 0 };
        due + smash
    }

    /// The same, item by item.
    pub(crate) fn fee_views(&self, campaign: &Campaign, region: Region, with: Tools) -> Vec<FeeView> {
        let fees = if campaign.tolled.has(region) { self.fees(campaign.seat) } else { Fees::default() };
        let due = fees.views(region);
        due.chain(self.smash_fee(campaign.seat, region, with)).collect()
    }

    /// Pays what is due when `region` is declared the target (WC-38).
    pub(crate) fn pay_fees<S: Sink<Event>>(&mut self, campaign: &Campaign, region: Region, with: Tools, sink: &mut S) {
        let seat = campaign.seat;
        if campaign.tolled.has(region) {
            for fee in self.fees(seat).due(region) {
                self.pay_fee(seat, fee, sink);
            }
        }
        if let Some(fee) = self.smash_fee(seat, region, with) {
            let coins = u16::from(fee.coins);
            match fee.to {
                Some(to) => self.pay_seat(seat, to, coins, fee.cause, sink),
                None => self.spend(seat, coins, fee.cause, sink),
            }
        }
    }

    /// Pays one fee, unless it is paid when the region falls (UG-F7).
    pub(crate) fn pay_fee<S: Sink<Event>>(&mut self, seat: Seat, fee: Fee, sink: &mut S) {
        match fee.due {
            Due::Falls | Due::Never => return,
            Due::Once(note) => note(self),
            Due::Declared => {}
        }
        self.pay_seat(seat, fee.to, u16::from(fee.coins), fee.cause, sink);
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
        let harms = forced || self.house(House::SwapNeedsHarmony);
        let mut fees = Fees::default();
        for fee in self.fees(seat).iter().filter(|fee| fee.regions.meets(regions)) {
            if fee.owed == For::Anything || fee.owed == For::Harm && harms {
                fees.add(fee);
            }
        }
        fees
    }
}
