//! The Portal Mage: everything in two regions changes places (WC-112, WC-113).

use tabletop::Sink;

use crate::action::{Kind, chosen};
use crate::board::region::{Region, RegionSet};
use crate::event::Event;
use crate::frame::answers::Rules;
use crate::frame::decision::{Decision, Steps};
use crate::refusal::{Moment, Refusal};
use crate::state::pieces::KeptMut;
use crate::state::position::{Slot, SmallWorld, Stage};

/// Its decisions are actions of their own.
pub(super) const SWAPS: Rules = Rules { decisions: &[Kind::Swap], ..Rules::of("swaps") };

impl SmallWorld {
    /// The regions that may be exchanged now, fees aside; none if the race has no such power left this turn.
    pub(crate) fn swappable(&self) -> RegionSet {
        let (seat, slot) = self.acting;
        let Some((symbol, times)) = self.kit(seat, slot).and_then(|kit| kit.swaps) else { return RegionSet::EMPTY };
        if slot != Slot::Active || times <= self.record.more.tally.swapped || self.record.rolled {
            return RegionSet::EMPTY;
        }
        let board = self.board();
        board.with_symbol(symbol).without(board.water | board.chasms | self.immune() | self.warded(seat))
    }

    /// Whether something lies in `region` that a swap would take along.
    pub(crate) fn has_goods(&self, region: Region) -> bool {
        self.tokens[region] > 0
            || self.markers.objectives.has(region)
            || self.finds.relics().has(region)
            || self.finds.bag.is_some_and(|bag| bag.region == region)
            || self.works(region) > self.board().mountains.has(region) as u8
    }

    /// Whether the two regions may change places now (WC-112, WC-113).
    pub(crate) fn check_swap(&self, region: Region, other: Region) -> Result<(), Refusal> {
        let (seat, slot) = self.acting;
        let Some((symbol, times)) = self.kit(seat, slot).and_then(|kit| kit.swaps) else { return Err(Refusal::NoAbility) };
        let magic = self.board().with_symbol(symbol);
        if !self.board().all.has(other) {
            return Err(Refusal::NoSuchRegion { region: other });
        }
        if !magic.has(region) || !magic.has(other) {
            return Err(Refusal::NotMagic);
        }
        if region >= other {
            return Err(Refusal::LowerFirst);
        }
        if times <= self.record.more.tally.swapped {
            return Err(Refusal::NoUsesLeft);
        }
        let swappable = self.swappable();
        for spot in [region, other] {
            if !swappable.has(spot) {
                return Err(self.guard(spot).map_or(Refusal::NotThere, |kind| Refusal::Immune { kind }));
            }
        }
        if !self.has_goods(region) && !self.has_goods(other) {
            return Err(Refusal::NothingToSwap);
        }
        let coins = self.swap_fee(region, other);
        if u16::from(coins) > self.sides[seat].coins { Err(Refusal::CannotPayFee { coins }) } else { Ok(()) }
    }

    /// Coins due for a swap: harmony and the Aegis, each once.
    pub(crate) fn swap_fee(&self, region: Region, other: Region) -> u8 {
        let both = RegionSet::of(region) | RegionSet::of(other);
        self.meddling_fees(self.turn, both, false).iter().map(|fee| fee.coins).sum()
    }

    pub(crate) fn swap<S: Sink<Event>>(&mut self, region: Region, other: Region, sink: &mut S) {
        let seat = self.turn;
        self.record.more.tally.swapped += 1;
        let both = RegionSet::of(region) | RegionSet::of(other);
        let fees = self.meddling_fees(seat, both, false);
        for spot in [region, other] {
            for fee in fees.due(spot) {
                if self.fees(seat).iter().any(|due| due.cause == fee.cause) {
                    self.pay_fee(seat, fee, sink);
                }
            }
        }
        self.trade_places(region, other, sink);
        sink.event(|| Event::Swapped { seat, region, other });
    }

    /// Everything in two regions changes places, and so do their holders (WC-112, WC-113).
    pub(crate) fn trade_places<S: Sink<Event>>(&mut self, region: Region, other: Region, sink: &mut S) {
        let holders = [region, other].map(|spot| self.holder_of(spot));
        // What a place lends stays where its holder stays.
        let lends = holders[0] != holders[1];
        for (spot, holder) in [region, other].into_iter().zip(holders) {
            if let Some((holder, slot)) = holder {
                self.leave_finds(spot, sink);
                if lends {
                    self.lose_finds((holder, slot), spot, sink);
                }
                if let Some(band) = self.band_mut(holder, slot) {
                    band.regions.remove(spot);
                }
            }
        }
        self.exchange_all(region, other);
        for (spot, holder) in [other, region].into_iter().zip(holders) {
            if let Some((holder, slot)) = holder {
                if let Some(band) = self.band_mut(holder, slot) {
                    band.regions.insert(spot);
                }
                if lends {
                    self.take_finds((holder, slot), spot, sink);
                }
            }
        }
    }

    /// Everything but mountains, places and what lies face down changes places (WC-112, WC-113).
    fn exchange_all(&mut self, region: Region, other: Region) {
        let (a, b) = (region.index(), other.index());
        self.owners.0.swap(a, b);
        self.tokens.0.swap(a, b);
        self.exchange_pieces(region, other);
        KeptMut::Regions(&mut self.record.spoils).exchange(region, other);
        if let Some(bag) = &mut self.finds.bag {
            bag.region = bag.region.exchanged(region, other);
        }
        for (find, spot) in self.finds.lying().filter(|(find, _)| find.is_relic()) {
            self.finds.lay(find, spot.exchanged(region, other));
        }
    }
}

impl Decision for chosen::Swap {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Conquest]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), mut choose: impl FnMut(Self)) {
        let swappable = position.swappable();
        if swappable.is_empty() {
            return;
        }
        let goods: RegionSet = swappable.filter(|region| position.has_goods(*region)).collect();
        let coins = position.sides[position.acting.0].coins;
        for region in swappable {
            let filled = goods.has(region);
            let others = swappable.filter(|other| *other > region && (filled || goods.has(*other)));
            let payable = others.filter(|other| u16::from(position.swap_fee(region, *other)) <= coins);
            payable.for_each(|other| choose(Self { region, other }));
        }
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        if position.record.rolled {
            return Err(Refusal::TooLate { before: Moment::Attempt });
        }
        position.check_swap(self.region, self.other)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.swap(self.region, self.other, sink);
    }
}
