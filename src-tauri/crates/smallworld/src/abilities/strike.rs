//! The Gnomes strike anywhere, with the die rolled before paying (WC-69 to WC-71).

use tabletop::Sink;

use crate::action::Action;
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::trait_bits;
use crate::boxes::tools::Tools;
use crate::event::{Event, Method, Purpose};
use crate::frame::answers::Rules;
use crate::frame::campaign::Campaign;
use crate::frame::conquest::Conquest;
use crate::refusal::{Moment, Refusal};
use crate::state::house::House;
use crate::state::position::{ShortStrike, Slot, SmallWorld, Stage};

/// Its decisions are actions of their own.
pub(super) const STRIKES: Rules = Rules { tricks: Some(()), ..Rules::of("strikes") };

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

    /// Lists the strikes that may be tried.
    pub(crate) fn list_strikes(&self, campaign: &Campaign, out: &mut Vec<Action>) {
        if self.check_striker(campaign).is_ok() {
            let sites = Self::strike_sites(campaign);
            for region in sites {
                for with in std::iter::once(Tools::NONE).chain(campaign.tools.choices(self.house(House::RelicsCombine))) {
                    if self.check_strike(campaign, region, with).is_ok() {
                        out.push(Action::Strike { region, with });
                    }
                }
            }
        }
    }
}
