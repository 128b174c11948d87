//! Other ways to take a region than paying for it: the die, the Dragon, replacing a lone token.

use crate::ability::trait_bits;
use crate::campaign::Campaign;
use crate::content::Find;
use crate::event::Method;
use crate::house::House;
use crate::position::{Slot, SmallWorld, Stage};
use crate::refusal::{Moment, Refusal};
use crate::region::{Region, RegionSet};
use crate::tools::Tools;

impl SmallWorld {
    /// Whether the acting race may make a final attempt with the die at all (SW-32, SW-65).
    #[inline]
    pub(crate) fn may_attempt(&self) -> bool {
        let (seat, slot) = self.acting;
        !self.record.rolled && !self.kit(seat, slot).is_none_or(|k| k.has(trait_bits::ROLLS_FIRST))
    }

    /// Whether the Berserk die has to be rolled before an ordinary conquest (house rule of SW-65).
    #[inline]
    pub(crate) fn must_roll(&self) -> bool {
        let (seat, slot) = self.acting;
        self.record.roll.is_none()
            && !self.house(House::BerserkMaySkipRoll)
            && self.kit(seat, slot).is_some_and(|k| k.has(trait_bits::ROLLS_FIRST))
    }

    /// The regions a Dragon may take now (SW-70).
    pub(crate) fn dragon_targets(&self, campaign: &Campaign) -> RegionSet {
        let able = campaign.kit.has(trait_bits::DRAGON) && !self.record.dragon && campaign.manned();
        if able { campaign.targets.without(campaign.warded) } else { RegionSet::EMPTY }
    }

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
            if self.tray.0[band.race.index()] == 0 {
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
        let more = &self.record.more;
        let may = if bag { self.may_use_bag(campaign.seat, campaign.kit, Find::Orb) } else { self.may_use(Find::Orb, campaign.own) };
        if may {
            Ok(())
        } else if if bag { more.bag } else { more.used & Find::Orb.bit() != 0 } {
            Err(Refusal::Used)
        } else {
            Err(Refusal::NotHolding)
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
        match self.gear.champion {
            Some(region) if campaign.own.has(region) && self.troops(region) == 0 => {
                let held = campaign.own.without(RegionSet::of(region));
                self.adjacency(campaign.seat, campaign.slot, campaign.kit, held).beside(held)
            }
            _ => campaign.near,
        }
    }

    /// Whether the champion may be used at all.
    pub(crate) fn check_champion(&self, campaign: &Campaign) -> Result<(), Refusal> {
        if campaign.slot != Slot::Active || !campaign.kit.has(trait_bits::CHAMPION) {
            Err(Refusal::NoAbility)
        } else if self.record.more.war.champion {
            Err(Refusal::Used)
        } else if campaign.hand == 0 {
            Err(Refusal::NoTokens)
        } else {
            Ok(())
        }
    }

    /// Whether a strike may be made at all (WC-69, WC-71).
    pub(crate) fn check_striker(&self, campaign: &Campaign) -> Result<(), Refusal> {
        if campaign.slot != Slot::Active || !campaign.kit.has(trait_bits::STRIKES) {
            return Err(Refusal::NoAbility);
        }
        if self.record.more.war.struck {
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
        let help = if self.may_attempt() && self.house(House::StrikeMayBecomeAttempt) { 6 } else { 3 };
        if price > strength + help { Err(Refusal::TooStrong { short: price - strength }) } else { Ok(()) }
    }

    /// Whether the acting race may abandon regions now: before its first conquest (SW-20).
    pub(crate) const fn may_abandon(&self) -> bool {
        matches!(self.stage, Stage::Conquest | Stage::Ghouls)
            && self.record.conquests == 0
            && !self.record.rolled
            && self.record.roll.is_none()
    }
}
