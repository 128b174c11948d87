//! The Will-o'-Wisps may roll the die before paying (UG-F17).

use tabletop::Sink;

use crate::action::{Kind, chosen};
use crate::board::region::{Region, RegionSet};
use crate::boxes::tools::Tools;
use crate::event::{Event, Method, Purpose};
use crate::frame::answers::Rules;
use crate::frame::campaign::Campaign;
use crate::frame::conquest::Conquest;
use crate::frame::decision::{Decision, Steps};
use crate::frame::quote::Quote;
use crate::refusal::Refusal;
use crate::state::position::SmallWorld;

/// The die is rolled before paying.
pub(super) const GAMBLES: Rules = Rules { decisions: &[Kind::Gamble], ..Rules::of("gambles") };

impl SmallWorld {
    /// The regions that the Will-o'-Wisps may roll for (UG-F17).
    pub(crate) fn aglow(&self, campaign: &Campaign) -> RegionSet {
        let Some(terrains) = campaign.kit.gambles else { return RegionSet::EMPTY };
        let crystal = campaign.board.of_terrains(terrains);
        let adjacency = self.adjacency(campaign.who);
        (crystal | adjacency.beside(crystal & campaign.own)).without(campaign.warded)
    }

    /// The Will-o'-Wisps named a region and roll before paying: the die pays part of the price, or the conquests end (UG-F17).
    pub(crate) fn gamble<S: Sink<Event>>(&mut self, region: Region, with: Tools, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let (seat, strength) = (campaign.seat, campaign.strength(region));
        let price = self.price_with(&campaign, region, with);
        let needed = price.saturating_sub(strength);
        self.pay_fees(&campaign, region, with, sink);
        let face = self.roll();
        sink.event(|| Event::Rolled { seat, purpose: Purpose::Gamble, face, needed: Some(needed) });
        if face < needed {
            self.repelled(region, needed - face, sink);
            return self.begin_redeployment(sink);
        }
        let due = price.saturating_sub(face).max(1);
        let hammers = campaign.hammers_for(region, due);
        self.conquer(&campaign, Conquest { region, tokens: due - hammers, hammers, price, method: Method::Gamble, with }, sink);
        self.record.roll = None;
    }

    /// Whether the die may be rolled for `region` before paying.
    pub(crate) fn check_gamble(&self, campaign: &Campaign, region: Region, with: Tools) -> Result<(), Refusal> {
        if campaign.kit.gambles.is_none() {
            return Err(Refusal::NoAbility);
        }
        let (price, strength) = self.check_payment(campaign, region, with)?;
        if campaign.warded.has(region) {
            return Err(Refusal::Warded);
        }
        if !self.aglow(campaign).has(region) {
            return Err(Refusal::NotAglow);
        }
        if self.must_roll(campaign) {
            return Err(Refusal::MustRoll);
        }
        if price > strength + 3 { Err(Refusal::TooStrong { short: price - strength }) } else { Ok(()) }
    }
}

impl Decision for chosen::Gamble {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;

    /// Without relics; see `list_with_relics`.
    fn choices(position: &SmallWorld, campaign: &Campaign, choose: impl FnMut(Self)) {
        (campaign.targets & position.aglow(campaign)).map(|region| Self { region, with: Tools::NONE }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        position.check_gamble(campaign, self.region, self.with)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.gamble(self.region, self.with, sink);
    }

    fn quote(self, position: &SmallWorld, campaign: &Campaign) -> Option<Quote> {
        Some(position.bid(campaign, self.region, Method::Gamble, self.with))
    }
}
