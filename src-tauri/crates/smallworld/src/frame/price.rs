//! Where a race may go and what it costs.

use crate::board::region::Region;
use crate::boxes::Tool;
use crate::boxes::kit::Source;
use crate::boxes::tools::Tools;
use crate::frame::campaign::Campaign;
use crate::frame::cut::By;
use crate::frame::fee::Due;
use crate::frame::find_answers::DEFENDS;
use crate::frame::line::payer_of;
use crate::frame::price_item::{Cause, PriceItem};
use crate::refusal::{Entry, Guard, Refusal};
use crate::state::house::House;
use crate::state::position::{Owner, SmallWorld};

/// How a race comes to a region far away.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sail {
    /// Over the sea, for the voyage.
    Ship,
    /// By a strike of the Gnomes.
    Strike,
}

impl SmallWorld {
    /// What adds to the price of `region` as tokens do: encampments count as tokens (SW-66, UG-C6).
    #[inline]
    fn guards(&self, campaign: &Campaign, region: Region) -> u8 {
        if campaign.unguarded.has(region) { 0 } else { self.defenders(region) }
    }

    /// Tokens in `region`, and encampments, which count as such.
    #[inline]
    pub(crate) fn defenders(&self, region: Region) -> u8 {
        self.tokens[region] + self.encampments[region]
    }

    /// What `region` costs: 2 (a river 1), +1 for each work and token in it, +1 for the voyage, less the discounts, at least 1 (SW-25,
    /// UG-C1, WC-17).
    #[inline]
    pub(crate) fn price(&self, campaign: &Campaign, region: Region) -> u8 {
        self.full_price(campaign, region, self.guards(campaign, region)).saturating_sub(campaign.cut(region)).max(campaign.least)
    }

    /// The same with some relics.
    pub(crate) fn price_with(&self, campaign: &Campaign, region: Region, with: Tools) -> u8 {
        if with.is_empty() {
            return self.price(campaign, region);
        }
        if with.smash() {
            return campaign.least;
        }
        self.helped_price(campaign, region, with, with.fly() && !self.house(House::FarReachPaysVoyage))
    }

    /// The price of a strike, which is as if adjacent (WC-23, WC-69).
    pub(crate) fn strike_price(&self, campaign: &Campaign, region: Region, with: Tools) -> u8 {
        self.helped_price(campaign, region, with, !self.house(House::FarReachPaysVoyage))
    }

    /// The price with some relics; `near`: without the voyage.
    fn helped_price(&self, campaign: &Campaign, region: Region, with: Tools, near: bool) -> u8 {
        let guards = if with.stink() { 0 } else { self.guards(campaign, region) };
        let saved = if near { campaign.voyage.has(region) as u8 } else { 0 };
        let cut = campaign.cut(region) + with.cut();
        (self.full_price(campaign, region, guards) - saved).saturating_sub(cut).max(campaign.least)
    }

    /// The price before discounts.
    #[inline]
    fn full_price(&self, campaign: &Campaign, region: Region, guards: u8) -> u8 {
        let land = 2 - campaign.board.rivers.has(region) as u8;
        let burned = if self.burns(campaign, region) { self.armors[region] } else { 0 };
        land + campaign.raise(region) + self.armors[region] - burned + guards + campaign.kit.surcharge
    }

    /// Whether armors do not count in `region` either, as nobody is taken to be there (house rule of UG-F3).
    #[inline]
    fn burns(&self, campaign: &Campaign, region: Region) -> bool {
        campaign.deserted.has(region) && self.house(House::VolcanoBurnsArmors)
    }

    /// The same price as a sum in words.
    pub(crate) fn price_items(&self, campaign: &Campaign, region: Region, with: Tools, sail: Sail) -> Vec<PriceItem> {
        let river = campaign.board.rivers.has(region);
        let mut items = vec![if river { PriceItem::plain(Cause::River, 1) } else { PriceItem::plain(Cause::Land, 2) }];
        let add = |items: &mut Vec<PriceItem>, cause: Cause, amount: u8| {
            if amount > 0 {
                items.push(PriceItem::plain(cause, i16::from(amount)));
            }
        };
        self.each_piece(|piece, kept| {
            if let Some(cause) = piece.defends {
                add(&mut items, cause, kept.count(region));
            }
        });
        for ((), asked) in self.finds_that(&DEFENDS) {
            if self.lying_in(*asked, region).is_some() {
                items.push(asked.find.priced(1));
            }
        }
        let as_if_near = (with.fly() || sail == Sail::Strike) && !self.house(House::FarReachPaysVoyage);
        let far = campaign.voyage.has(region) && !as_if_near;
        add(&mut items, Cause::Voyage, u8::from(far));
        let owner = self.owners[region];
        let who = if owner == Owner::LOST {
            Cause::LostTribe
        } else if owner == Owner::MONSTERS {
            Cause::Monsters
        } else if owner == Owner::MURLOCS {
            Cause::Murloc
        } else {
            Cause::Tokens
        };
        add(&mut items, who, self.men(region));
        add(&mut items, Cause::Beast, self.markers.beasts[region]);
        add(&mut items, Cause::Champion, self.markers.champions(region));
        let band = self.band(campaign.seat, campaign.slot);
        if campaign.kit.surcharge > 0 {
            let id = band.map(|b| b.race.to_string());
            items.push(PriceItem { cause: Cause::Surcharge, id, amount: i16::from(campaign.kit.surcharge) });
        }
        let tokens = i16::from(self.defenders(region));
        if tokens > 0 && campaign.deserted.has(region) {
            items.push(PriceItem::plain(Cause::Volcano, -tokens));
        } else if tokens > 0 && campaign.unguarded.has(region) {
            items.push(PriceItem::plain(Cause::OwnDeclined, -tokens));
        } else if tokens > 0 && with.stink() {
            items.extend(with.list().find_map(Tool::clearing).map(|relic| relic.priced(-tokens)));
        }
        let burned = i16::from(self.armors[region]);
        if burned > 0 && self.burns(campaign, region) {
            items.push(PriceItem::plain(Cause::Volcano, -burned));
        }
        for cut in campaign.cuts(region).filter(|cut| cut.less > 0) {
            let (cause, id) = match cut.by {
                By::Ability(source) => {
                    let cause = if source == Source::Race { Cause::Race } else { Cause::Power };
                    (cause, band.map(|band| payer_of(band, source).to_string()))
                }
                By::Cause(cause) => (cause, None),
            };
            items.push(PriceItem { cause, id, amount: -i16::from(cut.less) });
        }
        for tool in with.list() {
            let less = -i16::from(tool.data().less);
            if less < 0 {
                items.push(tool.data().relic.map_or(PriceItem::plain(Cause::Claim, less), |relic| relic.priced(less)));
            }
        }
        let least = i16::from(campaign.least);
        let sum: i16 = items.iter().map(|i| i.amount).sum();
        if sum < least {
            items.push(PriceItem::plain(Cause::Minimum, least - sum));
        } else if with.smash() && sum > least {
            items.extend(with.list().find_map(Tool::smashing).map(|relic| relic.priced(least - sum)));
        }
        items
    }

    /// Whether the acting race may go to `region` at all: the first rule that forbids it.
    pub(crate) fn check_target(&self, campaign: &Campaign, region: Region, with: Tools) -> Result<(), Refusal> {
        if !campaign.board.all.has(region) {
            return Err(Refusal::NoSuchRegion { region });
        }
        if campaign.own.has(region) {
            return Err(Refusal::OwnRegion);
        }
        if campaign.board.chasms.has(region) {
            return Err(Refusal::Chasm);
        }
        if !self.house(House::AbandonedCanBeRetaken) && self.record.abandoned.has(region) {
            return Err(Refusal::Abandoned);
        }
        if self.immune_to(campaign.seat).has(region) {
            return Err(Refusal::Immune { kind: self.guard(region).unwrap_or(Guard::Hole) });
        }
        if campaign.board.deep.has(region) && campaign.closed.has(region) && !campaign.kit.takes_water() {
            return Err(Refusal::Water);
        }
        if campaign.peace.has(region)
            && let Some((seat, _)) = self.owners[region].holder()
        {
            return Err(Refusal::Ally { seat });
        }
        if campaign.barred.has(region) {
            let fees = self.fees(campaign.seat);
            let bribe = fees.due(region).all(|fee| matches!(fee.due, Due::Falls));
            return Err(if bribe { Refusal::CannotBribe } else { Refusal::CannotPayFee { coins: fees.sum(region) } });
        }
        if campaign.warded.has(region) && !with.is_empty() {
            return Err(Refusal::Warded);
        }
        let smashes = with.smash() && !self.house(House::DoomhammerNeedsReach);
        if !campaign.reach.has(region) && !with.fly() && !smashes {
            return Err(if campaign.wide.has(region) {
                Refusal::Warded
            } else if campaign.own.is_empty() {
                Refusal::NotAtEntry { way: Self::entry_for(campaign, region, self.figures.volcano.is_some()) }
            } else {
                Refusal::NotAdjacent
            });
        }
        Ok(())
    }

    /// Where the race, which has no region and cannot begin in `region`, comes in.
    fn entry_for(campaign: &Campaign, region: Region, erupted: bool) -> Entry {
        let board = campaign.board;
        if erupted && !campaign.who.answers.only_way_in.is_empty() {
            Entry::Volcano
        } else if board.deep.has(region) && board.entry.has(region) {
            Entry::Land
        } else {
            board.ways.entry
        }
    }

    /// Whether these relics may serve a conquest.
    pub(crate) fn check_tools(&self, campaign: &Campaign, region: Region, with: Tools) -> Result<(), Refusal> {
        if with.is_empty() {
            return Ok(());
        }
        if let Some(tool) = with.list().find(|tool| !campaign.tools.has(*tool)) {
            let spent = match tool.data().relic {
                _ if tool.data().bag => self.record.more.bag,
                Some(relic) => self.record.more.used.has(relic),
                None => self.record.more.tally.claimed,
            };
            return Err(if spent { Refusal::Used } else { Refusal::NotHolding });
        }
        if with.claim() && !campaign.claimable.has(region) {
            return Err(Refusal::NotThere);
        }
        let due = self.coins_due(campaign, region, with);
        if with.smash() && u16::from(due) > self.sides[campaign.seat].coins {
            return Err(Refusal::CannotPayFee { coins: due });
        }
        if !with.agree() || with.len() > 1 && !self.house(House::RelicsCombine) {
            return Err(Refusal::Disagree);
        }
        Ok(())
    }
}
