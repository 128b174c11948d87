//! The champion: takes a region whatever defends it, and defends it (WC-97 to WC-99).

use tabletop::{Seat, Sink};

use crate::action::{Kind, chosen};
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::trait_bits;
use crate::boxes::tools::Tools;
use crate::event::{Event, Marker, Method, Thing};
use crate::frame::answers::{Rules, Who};
use crate::frame::campaign::Campaign;
use crate::frame::conquest::Conquest;
use crate::frame::decision::{Decision, Steps};
use crate::frame::price_item::Cause;
use crate::frame::quote::Quote;
use crate::refusal::Refusal;
use crate::state::position::{Slot, SmallWorld};

/// The champion goes when the race declines.
pub(super) const CHAMPION: Rules = Rules {
    declines: Some(|position, _, told| position.drop_champion(position.turn, told)),
    decisions: &[Kind::Champion],
    ..Rules::of("champion")
};

impl SmallWorld {
    /// The champion leaves `from`; a region it held alone is empty then (WC-98).
    pub(crate) fn lift_champion<S: Sink<Event>>(&mut self, from: Region, sink: &mut S) {
        let seat = self.acting.0;
        sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Champion), region: from, count: 1 });
        self.markers.champion = None;
        self.tokens[from] -= 1;
        if self.tokens[from] == 0 {
            self.clear_region(from, sink);
        }
    }

    /// The regions that the champion may take now: adjacent ones (WC-97).
    pub(crate) fn champion_targets(&self, campaign: &Campaign) -> RegionSet {
        if self.check_champion(campaign).is_err() {
            return RegionSet::EMPTY;
        }
        (campaign.targets & self.champion_reach(campaign)).without(campaign.warded)
    }

    /// How far the champion reaches: from regions that are held without it, as it is taken up first (WC-98).
    pub(crate) fn champion_reach(&self, campaign: &Campaign) -> RegionSet {
        match self.markers.champion {
            Some(region) if campaign.own.has(region) && self.troops(region) == 0 => {
                let held = campaign.own.without(RegionSet::of(region));
                self.adjacency(Who { own: held, ..campaign.who }).beside(held)
            }
            _ => campaign.near,
        }
    }

    /// Whether the champion may be used at all.
    pub(crate) fn check_champion(&self, campaign: &Campaign) -> Result<(), Refusal> {
        if campaign.slot != Slot::Active || !campaign.kit.has(trait_bits::CHAMPION) {
            Err(Refusal::NoAbility)
        } else if self.record.more.tally.champion {
            Err(Refusal::Used)
        } else if campaign.hand == 0 {
            Err(Refusal::NoTokens)
        } else {
            Ok(())
        }
    }

    /// The champion alone takes a region (WC-97, WC-98).
    pub(crate) fn send_champion<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        self.record.more.tally.champion = true;
        self.pay_fees(&campaign, region, Tools::NONE, sink);
        if let Some(from) = self.markers.champion {
            self.lift_champion(from, sink);
        }
        let how = Conquest { region, tokens: 1, hammers: 0, price: 0, method: Method::Champion, with: Tools::NONE };
        self.conquer(&campaign, how, sink);
        let seat = campaign.seat;
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Champion), region, count: 1 });
    }

    /// The champion is beaten: its owner pays a coin for it, as far as there is one (WC-99).
    pub(crate) fn ransom<S: Sink<Event>>(&mut self, victim: Option<(Seat, Slot)>, region: Region, sink: &mut S) {
        if let Some((seat, _)) = victim.filter(|_| self.markers.champion == Some(region))
            && seat != self.turn
        {
            self.pay_seat(seat, self.turn, 1, "champion", sink);
        }
    }

    /// The champion of `seat` goes. Whoever calls looks at what is left in the region.
    pub(crate) fn drop_champion<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let own = self.held(seat, Slot::Active);
        if let Some(region) = self.markers.champion.filter(|region| own.has(*region)) {
            self.markers.champion = None;
            self.tokens[region] -= 1;
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Champion), region, count: 1 });
        }
    }

    /// Whether the champion may be sent to `region`.
    pub(crate) fn check_sent(&self, campaign: &Campaign, region: Region) -> Result<(), Refusal> {
        self.check_champion(campaign)?;
        self.check_target(campaign, region, Tools::NONE)?;
        if campaign.warded.has(region) {
            return Err(Refusal::Warded);
        }
        if self.champion_reach(campaign).has(region) { Ok(()) } else { Err(Refusal::NotAdjacent) }
    }
}

impl Decision for chosen::Champion {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;
    const SURE: bool = true;

    fn choices(position: &SmallWorld, campaign: &Campaign, choose: impl FnMut(Self)) {
        position.champion_targets(campaign).map(|region| Self { region }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        position.check_sent(campaign, self.region)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.send_champion(self.region, sink);
    }

    fn quote(self, position: &SmallWorld, campaign: &Campaign) -> Option<Quote> {
        let fees = position.fee_views(campaign, self.region, Tools::NONE);
        Some(Quote::plain(Method::Champion, Cause::Champion, 0, 0, fees))
    }
}
