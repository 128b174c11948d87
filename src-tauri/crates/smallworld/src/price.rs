//! Where a race may go and what it costs.

use tabletop::Seat;

use crate::ability::{Source, trait_bits};
use crate::board::Board;
use crate::house::House;
use crate::position::{Owner, Slot, SmallWorld, Stage};
use crate::refusal::{Guard, Refusal};
use crate::region::{Region, RegionSet};
use crate::view::{Cause, PriceItem};

/// Everything about the acting race that prices depend on, gathered once for all regions.
pub(crate) struct Campaign {
    pub board: &'static Board,
    pub seat: Seat,
    pub slot: Slot,
    pub own: RegionSet,
    pub hand: u8,
    /// Regions within reach, before anything forbids them.
    pub reach: RegionSet,
    /// Regions that may be conquered, whatever the price.
    pub targets: RegionSet,
    /// Regions of active races that the Diplomats' peace protects.
    pub peace: RegionSet,
    cuts: [(RegionSet, u8); 6],
    cut_count: usize,
}

impl Campaign {
    /// What all discounts take off for `region`.
    #[inline]
    fn cut(&self, region: Region) -> u8 {
        self.cuts[..self.cut_count].iter().map(|(regions, less)| if regions.has(region) { *less } else { 0 }).sum()
    }
}

impl SmallWorld {
    /// The campaign of the acting race; `None` if there is none.
    pub(crate) fn campaign(&self) -> Option<Campaign> {
        let (seat, slot) = self.acting;
        let band = self.band(seat, slot)?;
        let kit = self.kit(seat, slot)?;
        let board = self.board();
        let own = band.regions;
        let takes_water = kit.has(trait_bits::TAKES_WATER);
        let land = board.all.without(board.water);
        let reach = if kit.has(trait_bits::FLIES) {
            land
        } else if own.is_empty() {
            let fresh = band.holes == kit.holes;
            if kit.has(trait_bits::ENTERS_ANYWHERE) && (fresh || self.house(House::HalflingsReenterAnywhere)) {
                land
            } else if takes_water && !self.house(House::SeafaringStartsOnRimSea) {
                board.entry.without(board.water)
            } else {
                board.entry
            }
        } else {
            let mut reach = board.beside_any(own);
            if let Some(symbol) = kit.links {
                let linked = board.with_symbol(symbol);
                if linked.meets(own) {
                    reach |= linked;
                }
            }
            reach
        };
        // Lakes are never a way in (SW-22); the entry field of the maps says so already.
        let peace = if slot == Slot::Active {
            let mut peace = RegionSet::EMPTY;
            for other in Seat::all(self.players()) {
                if other != seat && self.sides[other].ally == Some(seat) {
                    peace |= self.held(other, Slot::Active);
                }
            }
            peace
        } else {
            RegionSet::EMPTY
        };
        let mut closed = own | self.immune() | peace;
        if !takes_water {
            closed |= board.water;
        }
        if !self.house(House::AbandonedCanBeRetaken) {
            closed |= self.record.abandoned;
        }
        let mut cuts = [(RegionSet::EMPTY, 0); 6];
        let mut cut_count = 0;
        for discount in &kit.discounts {
            cuts[cut_count] = (discount.regions.regions(board, own), discount.less);
            cut_count += 1;
        }
        if let Some(face) = self.record.roll {
            cuts[cut_count] = (board.all, face);
            cut_count += 1;
        }
        Some(Campaign { board, seat, slot, own, hand: band.hand, reach, targets: reach.without(closed), peace, cuts, cut_count })
    }

    /// What `region` costs: 2, +1 for each work and token in it, less the discounts, at least 1 (SW-25).
    #[inline]
    pub(crate) fn price(&self, campaign: &Campaign, region: Region) -> u8 {
        let full = 2 + self.works(campaign.board, region) + self.tokens[region];
        full.saturating_sub(campaign.cut(region)).max(1)
    }

    /// The same price as a sum in words.
    pub(crate) fn price_items(&self, campaign: &Campaign, region: Region) -> Vec<PriceItem> {
        let mut items = vec![PriceItem::plain(Cause::Land, 2)];
        let mut add = |cause: Cause, amount: u8| {
            if amount > 0 {
                items.push(PriceItem::plain(cause, i16::from(amount)));
            }
        };
        add(Cause::Mountain, campaign.board.mountains.has(region) as u8);
        add(Cause::Lair, self.lairs.has(region) as u8);
        add(Cause::Fortress, self.fortresses.has(region) as u8);
        add(Cause::Encampment, self.encampments[region]);
        let lost = self.owners[region] == Owner::LOST;
        add(if lost { Cause::LostTribe } else { Cause::Tokens }, self.tokens[region]);
        if let Some((band, kit)) = self.band(campaign.seat, campaign.slot).zip(self.kit(campaign.seat, campaign.slot)) {
            for discount in &kit.discounts {
                if discount.regions.regions(campaign.board, campaign.own).has(region) {
                    let (cause, id) = match discount.source {
                        Source::Race => (Cause::Race, Some(band.race.to_string())),
                        Source::Power => (Cause::Power, band.power.map(|p| p.to_string())),
                    };
                    items.push(PriceItem { cause, id, amount: -i16::from(discount.less) });
                }
            }
        }
        if let Some(face) = self.record.roll
            && face > 0
        {
            items.push(PriceItem::plain(Cause::BerserkDie, -i16::from(face)));
        }
        let sum: i16 = items.iter().map(|i| i.amount).sum();
        if sum < 1 {
            items.push(PriceItem::plain(Cause::Minimum, 1 - sum));
        }
        items
    }

    /// Whether the acting race may go to `region` at all: the first rule that forbids it.
    pub(crate) fn check_target(&self, campaign: &Campaign, region: Region) -> Result<(), Refusal> {
        if !campaign.board.all.has(region) {
            return Err(Refusal::NoSuchRegion);
        }
        if campaign.own.has(region) {
            return Err(Refusal::OwnRegion);
        }
        if !self.house(House::AbandonedCanBeRetaken) && self.record.abandoned.has(region) {
            return Err(Refusal::Abandoned);
        }
        if self.immune().has(region) {
            let kind = if self.dragon.has(region) {
                Guard::Dragon
            } else if self.heroes.has(region) {
                Guard::Hero
            } else {
                Guard::Hole
            };
            return Err(Refusal::Immune { kind });
        }
        if campaign.board.water.has(region) && !self.kit(campaign.seat, campaign.slot).is_some_and(|k| k.has(trait_bits::TAKES_WATER)) {
            return Err(Refusal::Water);
        }
        if campaign.peace.has(region)
            && let Some((seat, _)) = self.owners[region].holder()
        {
            return Err(Refusal::Ally { seat });
        }
        if !campaign.reach.has(region) {
            return Err(if campaign.own.is_empty() { Refusal::NotAtEntry } else { Refusal::NotAdjacent });
        }
        Ok(())
    }

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
        let able = self.kit(campaign.seat, campaign.slot).is_some_and(|k| k.has(trait_bits::DRAGON));
        if able && !self.record.dragon && campaign.hand > 0 { campaign.targets } else { RegionSet::EMPTY }
    }

    /// The regions in which Sorcerers may replace a token now (SW-56 to SW-60).
    pub(crate) fn substitute_targets(&self, campaign: &Campaign) -> RegionSet {
        self.substitution_possible(campaign)
            .map_or(RegionSet::EMPTY, |()| campaign.targets.filter(|r| self.check_substitute(campaign, *r).is_ok()).collect())
    }

    fn substitution_possible(&self, campaign: &Campaign) -> Option<()> {
        let kit = self.kit(campaign.seat, campaign.slot)?;
        let band = self.band(campaign.seat, campaign.slot)?;
        (kit.has(trait_bits::SUBSTITUTES) && self.tray.0[band.race.index()] > 0).then_some(())
    }

    /// Whether Sorcerers may replace the token in `region`; the region itself is a legal target already.
    pub(crate) fn check_substitute(&self, campaign: &Campaign, region: Region) -> Result<(), Refusal> {
        let (Some(kit), Some(band)) = (self.kit(campaign.seat, campaign.slot), self.band(campaign.seat, campaign.slot)) else {
            return Err(Refusal::NoAbility);
        };
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
        match self.owners[region].holder() {
            Some((seat, Slot::Active)) if seat != campaign.seat && self.tokens[region] == 1 && self.encampments[region] == 0 => {
                if self.record.substituted >> seat.0 & 1 != 0 { Err(Refusal::AlreadySubstituted) } else { Ok(()) }
            }
            _ => Err(Refusal::NotLone),
        }
    }

    /// Whether the acting race may abandon regions now: before its first conquest (SW-20).
    pub(crate) const fn may_abandon(&self) -> bool {
        matches!(self.stage, Stage::Conquest | Stage::Ghouls)
            && self.record.conquests == 0
            && !self.record.rolled
            && self.record.roll.is_none()
    }
}
