//! The Dragon takes a region with one token, whatever defends it, and stays there (SW-70).

use tabletop::Sink;

use crate::action::{Kind, chosen};
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::trait_bits;
use crate::boxes::tools::Tools;
use crate::event::{Event, Marker, Method, Thing};
use crate::frame::answers::Rules;
use crate::frame::campaign::Campaign;
use crate::frame::conquest::Conquest;
use crate::frame::decision::{Decision, Steps};
use crate::frame::price_item::Cause;
use crate::frame::quote::Quote;
use crate::refusal::Refusal;
use crate::state::position::SmallWorld;

/// The dragon goes with the power.
pub(super) const DRAGON: Rules = Rules {
    ends: Some(|position, seat, slot, _| position.dragon = position.dragon.without(position.held(seat, slot))),
    decisions: &[Kind::Dragon],
    ..Rules::of("dragon")
};

impl SmallWorld {
    /// Whether the dragon may be sent to `region`.
    pub(crate) fn check_dragon(&self, campaign: &Campaign, region: Region) -> Result<(), Refusal> {
        if !campaign.kit.has(trait_bits::DRAGON) {
            return Err(Refusal::NoAbility);
        }
        if self.record.dragon {
            return Err(Refusal::DragonUsed);
        }
        self.check_target(campaign, region, Tools::NONE)?;
        if campaign.warded.has(region) {
            return Err(Refusal::Warded);
        }
        campaign.check_manned()
    }

    /// The regions a Dragon may take now (SW-70).
    pub(crate) fn dragon_targets(&self, campaign: &Campaign) -> RegionSet {
        let able = campaign.kit.has(trait_bits::DRAGON) && !self.record.dragon && campaign.manned();
        if able { campaign.targets.without(campaign.warded) } else { RegionSet::EMPTY }
    }

    /// The Dragon takes a region with one token, and stays there (SW-70).
    pub(crate) fn send_dragon<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        let seat = campaign.seat;
        for old in self.dragon {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Dragon), region: old, count: 1 });
        }
        self.dragon = RegionSet::EMPTY;
        self.record.dragon = true;
        let (tokens, with) = (campaign.least, Tools::NONE);
        let how = Conquest { region, tokens, hammers: 0, price: tokens, method: Method::Dragon, with };
        self.pay_fees(&campaign, region, with, sink);
        self.conquer(&campaign, how, sink);
        self.dragon = RegionSet::of(region);
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Dragon), region, count: 1 });
        self.end_if_nothing_affordable(sink);
    }
}

impl Decision for chosen::Dragon {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;
    const SURE: bool = true;

    fn choices(position: &SmallWorld, campaign: &Campaign, choose: impl FnMut(Self)) {
        position.dragon_targets(campaign).map(|region| Self { region }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        position.check_dragon(campaign, self.region)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.send_dragon(self.region, sink);
    }

    fn quote(self, position: &SmallWorld, campaign: &Campaign) -> Option<Quote> {
        let fees = position.fee_views(campaign, self.region, Tools::NONE);
        Some(Quote::plain(Method::Dragon, Cause::Dragon, campaign.least, campaign.least, fees))
    }
}
