//! A lone token is replaced by one of the own race: Sorcerers, Vampires, the Shiny Orb (SW-56 to SW-60, UG-H15, UG-K6).

use std::sync::LazyLock;

use tabletop::Sink;

use crate::action::{Kind, chosen};
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::{Word, trait_bits};
use crate::boxes::tools::Tools;
use crate::boxes::{Find, FindWord};
use crate::event::{Event, Method};
use crate::frame::answers::Rules;
use crate::frame::campaign::Campaign;
use crate::frame::conquest::Conquest;
use crate::frame::decision::{Decision, Steps};
use crate::frame::find_answers::FindRules;
use crate::frame::price_item::Cause;
use crate::frame::quote::Quote;
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

/// A lone token is replaced (UG-K6).
pub(super) const ORB: FindRules = FindRules::of(FindWord::of_relics(Word {
    name: "orb",
    takes: &[],
    says: "Once a turn a lone active token next door is replaced by one of the own race (UG-K6).",
}));

/// The Orb.
static THE_ORB: LazyLock<Option<Find>> = LazyLock::new(|| Find::that_says(ORB.says.word.name));

/// Sorcerers (SW-56).
pub(super) const SUBSTITUTES: Rules = Rules { decisions: &[Kind::Substitute], ..Rules::of("substitutes") };

/// Vampires (UG-H15).
pub(super) const DRAINS: Rules = Rules { decisions: &[Kind::Drain], ..Rules::of("drains") };

impl SmallWorld {
    /// The regions in which a lone token may be replaced now, one way or another (SW-56 to SW-60, UG-H15, UG-K6).
    pub(crate) fn replace_targets(&self, campaign: &Campaign, method: Method) -> RegionSet {
        if self.may_replace(campaign, method).is_err() {
            return RegionSet::EMPTY;
        }
        campaign.targets.filter(|r| self.check_lone(campaign, *r, method).is_ok()).collect()
    }

    /// Whether a lone token in `region`, a legal target already, may be replaced.
    pub(crate) fn check_replace(&self, campaign: &Campaign, region: Region, method: Method) -> Result<(), Refusal> {
        self.may_replace(campaign, method)?;
        self.check_lone(campaign, region, method)
    }

    /// Whether the acting race may replace a token anywhere.
    fn may_replace(&self, campaign: &Campaign, method: Method) -> Result<(), Refusal> {
        let kit = campaign.kit;
        let Some(band) = self.band(campaign.seat, campaign.slot) else { return Err(Refusal::NoAbility) };
        if method == Method::Substitute {
            if !kit.has(trait_bits::SUBSTITUTES) {
                return Err(Refusal::NoAbility);
            }
            if self.tray[band.race] == 0 {
                return Err(Refusal::TrayEmpty);
            }
            if self.house(House::SubstituteNeedsToken) && band.hand == 0 {
                return Err(Refusal::NoTokens);
            }
            if campaign.own.is_empty() && !kit.has(trait_bits::FLIES) {
                return Err(Refusal::NotAdjacent);
            }
            return Ok(());
        }
        if method == Method::Drain && !kit.has(trait_bits::DRAINS) {
            return Err(Refusal::NoAbility);
        }
        // A conquest needs a token in hand, whatever the power (UG-C6).
        campaign.check_manned()
    }

    fn check_lone(&self, campaign: &Campaign, region: Region, method: Method) -> Result<(), Refusal> {
        if campaign.warded.has(region) {
            return Err(Refusal::Warded);
        }
        match self.owners[region].holder() {
            Some((seat, Slot::Active)) if seat != campaign.seat && self.tokens[region] == 1 && self.men(region) == 1 => match method {
                // An encampment counts as a token: nobody is alone beside it (SW-56, UG-C6).
                _ if self.encampments[region] > 0 => Err(Refusal::NotLone),
                Method::Substitute if self.record.substituted & seat.bit() != 0 => Err(Refusal::AlreadySubstituted),
                Method::Drain if self.record.more.drained & seat.bit() != 0 => Err(Refusal::AlreadySubstituted),
                _ => Ok(()),
            },
            _ => Err(Refusal::NotLone),
        }
    }

    /// Whether the Orb, or the Bag in its stead, may be used now.
    pub(crate) fn check_orb(&self, campaign: &Campaign, bag: bool) -> Result<(), Refusal> {
        if campaign.slot != Slot::Active {
            return Err(Refusal::NotHolding);
        }
        let Some(orb) = *THE_ORB else { return Err(Refusal::NotHolding) };
        let more = &self.record.more;
        let may = if bag { self.may_use_bag(campaign.seat, campaign.kit, orb) } else { self.may_use(orb, campaign.own) };
        if may {
            Ok(())
        } else if if bag { more.bag } else { more.used.has(orb) } {
            Err(Refusal::Used)
        } else {
            Err(Refusal::NotHolding)
        }
    }

    /// Replaces a lone token (SW-56, UG-H15, UG-K6).
    pub(crate) fn replace<S: Sink<Event>>(&mut self, region: Region, method: Method, bag: bool, sink: &mut S) {
        let Some(campaign) = self.campaign() else { return };
        self.pay_fees(&campaign, region, Tools::NONE, sink);
        let tokens = if method == Method::Substitute { 1 } else { campaign.least };
        self.conquer(&campaign, Conquest { region, tokens, hammers: 0, price: 0, method, with: Tools::NONE }, sink);
        if method == Method::Orb
            && let Some(orb) = *THE_ORB
        {
            self.use_relic(orb, bag, region, sink);
        }
        self.end_if_nothing_affordable(sink);
    }

    /// What it costs to replace a token: one, which is the tray's as long as it has one.
    fn replacing(&self, campaign: &Campaign, region: Region, method: Method) -> Quote {
        let spare = method == Method::Substitute || self.band(campaign.seat, campaign.slot).is_some_and(|band| self.in_tray(band.race) > 0);
        Quote::plain(method, Cause::Substitute, 1, u8::from(!spare), self.fee_views(campaign, region, Tools::NONE))
    }
}

impl Decision for chosen::Substitute {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;
    const SURE: bool = true;

    fn choices(position: &SmallWorld, campaign: &Campaign, choose: impl FnMut(Self)) {
        position.replace_targets(campaign, Method::Substitute).map(|region| Self { region }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        position.check_target(campaign, self.region, Tools::NONE)?;
        position.check_replace(campaign, self.region, Method::Substitute)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.replace(self.region, Method::Substitute, false, sink);
    }

    fn quote(self, position: &SmallWorld, campaign: &Campaign) -> Option<Quote> {
        Some(position.replacing(campaign, self.region, Method::Substitute))
    }
}

impl Decision for chosen::Drain {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;
    const SURE: bool = true;

    fn choices(position: &SmallWorld, campaign: &Campaign, choose: impl FnMut(Self)) {
        position.replace_targets(campaign, Method::Drain).map(|region| Self { region }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        position.check_target(campaign, self.region, Tools::NONE)?;
        position.check_replace(campaign, self.region, Method::Drain)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.replace(self.region, Method::Drain, false, sink);
    }

    fn quote(self, position: &SmallWorld, campaign: &Campaign) -> Option<Quote> {
        Some(position.replacing(campaign, self.region, Method::Drain))
    }
}

impl Decision for chosen::Orb {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;
    const FOUND: Steps = Steps::CONQUESTS;
    const SURE: bool = true;

    fn choices(position: &SmallWorld, campaign: &Campaign, mut choose: impl FnMut(Self)) {
        if !position.finds.has_relics() {
            return;
        }
        let [relic, bag] = [false, true].map(|bag| position.check_orb(campaign, bag).is_ok());
        if relic || bag {
            for region in position.replace_targets(campaign, Method::Orb) {
                [(relic, false), (bag, true)].into_iter().filter(|(may, _)| *may).for_each(|(_, bag)| choose(Self { region, bag }));
            }
        }
    }

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        position.check_target(campaign, self.region, Tools::NONE)?;
        position.check_orb(campaign, self.bag)?;
        position.check_replace(campaign, self.region, Method::Orb)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.replace(self.region, Method::Orb, self.bag, sink);
    }

    fn quote(self, position: &SmallWorld, campaign: &Campaign) -> Option<Quote> {
        Some(position.replacing(campaign, self.region, Method::Orb))
    }
}
