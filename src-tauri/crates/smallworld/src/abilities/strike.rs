//! The Gnomes strike anywhere, with the die rolled before paying (WC-69 to WC-71).

use tabletop::Sink;

use crate::action::{Kind, chosen};
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::trait_bits;
use crate::boxes::tools::Tools;
use crate::event::{Event, Method, Purpose};
use crate::frame::answers::Rules;
use crate::frame::campaign::Campaign;
use crate::frame::conquest::Conquest;
use crate::frame::decision::{Decision, Steps};
use crate::frame::price_item::{Cause, PriceItem};
use crate::frame::quote::Quote;
use crate::refusal::{Moment, Refusal};
use crate::state::house::House;
use crate::state::position::{ShortStrike, Slot, SmallWorld, Stage};

/// Its decisions are actions of their own.
pub(super) const STRIKES: Rules = Rules { decisions: &[Kind::Strike], ..Rules::of("strikes") };

impl SmallWorld {
    /// Whether a strike may be made at all (WC-69, WC-71).
    pub(crate) fn check_striker(&self, campaign: &Campaign) -> Result<(), Refusal> {
        if campaign.slot != Slot::Active || !campaign.kit.has(trait_bits::STRIKES) {
            return Err(Refusal::NoAbility);
        }
        if self.record.more.tally.struck {
            return Err(Refusal::Used);
        }
        if self.record.rolled {
            return Err(Refusal::TooLate { before: Moment::Attempt });
        }
        if campaign.own.is_empty() && !self.house(House::StrikeMayBeFirst) {
            return Err(Refusal::StrikeFirst);
        }
        campaign.check_manned()
    }

    /// The regions that may be struck, whatever the price: land anywhere (WC-71).
    pub(crate) fn strike_sites(campaign: &Campaign) -> RegionSet {
        campaign.board.all.without(campaign.closed | campaign.warded | campaign.board.deep)
    }

    /// Whether `region` may be struck with these artifacts: the die, and after it the final attempt, must be able to help (WC-69, WC-70).
    pub(crate) fn check_strike(&self, campaign: &Campaign, region: Region, with: Tools) -> Result<(), Refusal> {
        self.check_striker(campaign)?;
        if campaign.board.deep.has(region) {
            return Err(Refusal::Water);
        }
        if !Self::strike_sites(campaign).has(region) {
            return Err(match self.check_target(campaign, region, with) {
                Err(reason) if !matches!(reason, Refusal::NotAdjacent | Refusal::NotAtEntry { .. }) => reason,
                _ => Refusal::Warded,
            });
        }
        self.check_tools(campaign, region, with)?;
        if with.fly() || with.smash() {
            return Err(Refusal::Disagree);
        }
        let (price, strength) = (self.strike_price(campaign, region, with), campaign.strength(region));
        let help = if self.may_attempt(campaign) && self.house(House::StrikeMayBecomeAttempt) { 6 } else { 3 };
        if price > strength + help { Err(Refusal::TooStrong { short: price - strength }) } else { Ok(()) }
    }

    /// The Gnomes strike anywhere: they name the region, roll, and pay the rest. What falls short by 3 at most may become the final
    /// attempt (WC-69, WC-70).
    pub(crate) fn strike_at<S: Sink<Event>>(&mut self, region: Region, with: Tools, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let (seat, strength) = (campaign.seat, campaign.strength(region));
        let price = self.strike_price(&campaign, region, with);
        let needed = price.saturating_sub(strength);
        self.record.more.tally.struck = true;
        self.pay_fees(&campaign, region, with, sink);
        let face = self.roll();
        sink.event(|| Event::Rolled { seat, purpose: Purpose::Strike, face, needed: Some(needed) });
        if face >= needed {
            let due = price.saturating_sub(face).max(campaign.least);
            let hammers = campaign.hammers_for(region, due);
            self.conquer(&campaign, Conquest { region, tokens: due - hammers, hammers, price, method: Method::Strike, with }, sink);
            return;
        }
        let missing = needed - face;
        self.repelled(region, missing, sink);
        if missing <= 3 && self.may_attempt(&campaign) && self.house(House::StrikeMayBecomeAttempt) {
            self.record.more.tally.short = Some(ShortStrike { region, with, missing });
            self.stage = Stage::Strike;
        }
    }

    /// The strike that fell short, as the final attempt that it may become: what its roll gave is kept (WC-70).
    pub(crate) fn fallen_short(&self, campaign: &Campaign) -> Option<Quote> {
        let short = self.record.more.tally.short?;
        let ShortStrike { region, with, missing } = short;
        let mut quote = self.bid(campaign, region, Method::Strike, with);
        let face = self.face_of(campaign, short)?;
        if face > 0 {
            quote.items.push(PriceItem::plain(Cause::Strike, -i16::from(face)));
        }
        let hammers = campaign.strength(region) - campaign.hand;
        Some(Quote {
            method: Method::Attempt,
            price: quote.price - face,
            pay: campaign.hand,
            short: missing,
            hammers,
            fees: Vec::new(),
            ..quote
        })
    }

    /// What the die gave to a strike that fell short; `None` if it cannot have fallen so.
    pub(crate) fn face_of(&self, campaign: &Campaign, short: ShortStrike) -> Option<u8> {
        let price = self.strike_price(campaign, short.region, short.with);
        price.checked_sub(campaign.strength(short.region) + short.missing).filter(|face| *face <= 3)
    }
}

impl Decision for chosen::Strike {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;

    fn choices(position: &SmallWorld, campaign: &Campaign, mut choose: impl FnMut(Self)) {
        if position.check_striker(campaign).is_ok() {
            let combine = position.house(House::RelicsCombine);
            for region in SmallWorld::strike_sites(campaign) {
                for with in std::iter::once(Tools::NONE).chain(campaign.tools.choices(combine)) {
                    choose(Self { region, with });
                }
            }
        }
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        position.check_strike(campaign, self.region, self.with)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.strike_at(self.region, self.with, sink);
    }

    fn quote(self, position: &SmallWorld, campaign: &Campaign) -> Option<Quote> {
        Some(position.bid(campaign, self.region, Method::Strike, self.with))
    }
}
