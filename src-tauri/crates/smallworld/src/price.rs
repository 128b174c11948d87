//! Where a race may go and what it costs.

use tabletop::Seat;

use crate::ability::{Ground, Kit, Source, trait_bits};
use crate::board::Board;
use crate::content::{Find, Tool};
use crate::event::Method;
use crate::house::House;
use crate::position::{Owner, Slot, SmallWorld, Stage};
use crate::reach::Adjacency;
use crate::refusal::{Guard, Refusal};
use crate::region::{Region, RegionSet};
use crate::tools::Tools;
use crate::view::{Cause, PriceItem};

/// Everything about the acting race that prices depend on, gathered once for all regions.
pub(crate) struct Campaign {
    pub board: &'static Board,
    pub kit: &'static Kit,
    pub seat: Seat,
    pub slot: Slot,
    pub own: RegionSet,
    pub hand: u8,
    /// Hammers that may pay with the tokens (UG-F6).
    pub hammers: u8,
    /// Regions within reach, before anything forbids them.
    pub reach: RegionSet,
    /// Regions that may be conquered, whatever the price.
    pub targets: RegionSet,
    /// Regions that may not, even with the Doormat.
    pub closed: RegionSet,
    /// Regions of active races that the Diplomats' peace protects.
    pub peace: RegionSet,
    /// Regions against which nothing helps (UG-F4).
    pub warded: RegionSet,
    /// Regions whose tokens do not add to the price (UG-C2, UG-F3).
    pub unguarded: RegionSet,
    /// Those of them that the Volcano reaches.
    pub scorched: RegionSet,
    /// Regions whose price the Great Ancient lowers.
    pub ancient: RegionSet,
    /// Regions whose price vengeance lowers.
    pub hated: RegionSet,
    /// Regions that cost a fee which the seat cannot pay.
    pub barred: RegionSet,
    /// What the race can use on a conquest.
    pub tools: Tools,
    adjacency: Adjacency,
    cuts: [(RegionSet, u8); 10],
    cut_count: usize,
}

impl Campaign {
    /// What all discounts take off for `region`.
    #[inline]
    fn cut(&self, region: Region) -> u8 {
        self.cuts[..self.cut_count].iter().map(|(regions, less)| if regions.has(region) { *less } else { 0 }).sum()
    }

    #[inline]
    fn add_cut(&mut self, regions: RegionSet, less: u8) {
        self.cuts[self.cut_count] = (regions.without(self.warded), less);
        self.cut_count += 1;
    }

    /// What can be paid for `region`: tokens, and hammers where they may be used.
    #[inline]
    pub fn strength(&self, region: Region) -> u8 {
        if self.hammers == 0 || self.warded.has(region) { self.hand } else { self.hand + self.hammers }
    }

    /// How many hammers pay `price` for `region`: all but one token's worth, so that the tokens last (UG-F6).
    pub fn hammers_for(&self, region: Region, price: u8) -> u8 {
        if self.warded.has(region) { 0 } else { self.hammers.min(price.saturating_sub(1)) }
    }

    /// The regions that the Will-o'-Wisps may roll for (UG-F17).
    pub fn aglow(&self) -> RegionSet {
        let Some(terrains) = self.kit.gambles else { return RegionSet::EMPTY };
        let crystal = self.board.of_terrains(terrains);
        (crystal | self.adjacency.beside(crystal & self.own)).without(self.warded)
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
        let warded = self.warded(seat);
        let adjacency = self.adjacency(seat, slot, kit, own);
        let mut reach = if kit.has(trait_bits::FLIES) {
            board.all.without(board.deep)
        } else if own.is_empty() {
            self.way_in(seat, slot, kit, false)
        } else {
            adjacency.beside(own)
        };
        if !warded.is_empty() {
            let plain = if own.is_empty() { self.way_in(seat, slot, kit, true) } else { board.beside_any(own) };
            reach = reach.without(warded) | plain & warded;
        }
        let mut peace = RegionSet::EMPTY;
        if slot == Slot::Active {
            for other in Seat::all(self.players()) {
                if other != seat && self.sides[other].ally == Some(seat) {
                    peace |= self.held(other, Slot::Active);
                }
            }
        }
        let barred = if self.sides[seat].coins == 0 { self.tolls(seat) } else { RegionSet::EMPTY };
        let mut closed = own | self.immune_to(seat) | peace | board.chasms | barred;
        if !takes_water {
            closed |= board.deep;
        }
        if !self.house(House::AbandonedCanBeRetaken) {
            closed |= self.record.abandoned;
        }
        let scorched = self.scorched(kit, own).without(warded);
        let mut campaign = Campaign {
            board,
            kit,
            seat,
            slot,
            own,
            hand: band.hand,
            hammers: band.hammers.saturating_sub(self.record.more.hammered),
            reach,
            targets: reach.without(closed),
            closed,
            peace,
            warded,
            unguarded: scorched | self.own_unguarded(seat),
            scorched,
            ancient: RegionSet::EMPTY,
            hated: RegionSet::EMPTY,
            barred,
            tools: self.tools_of(seat, slot, kit, own),
            adjacency,
            cuts: [(RegionSet::EMPTY, 0); 10],
            cut_count: 0,
        };
        if !kit.discounts.is_empty() {
            let ground = Ground { board, places: RegionSet::EMPTY };
            for discount in &kit.discounts {
                campaign.add_cut(discount.regions.regions(ground, own), discount.less);
            }
        }
        if let Some(face) = self.record.roll {
            campaign.add_cut(board.all, face);
        }
        if let Some(region) = self.figures.ancient
            && own.has(region)
        {
            campaign.ancient = adjacency.beside(RegionSet::of(region)).without(warded);
            campaign.add_cut(campaign.ancient, 1);
        }
        if slot == Slot::Active && kit.has(trait_bits::AVENGES) {
            campaign.hated = self.hated_by(seat).without(warded);
            campaign.add_cut(campaign.hated, 1);
        }
        Some(campaign)
    }

    /// Regions of those who carry `seat`'s vengeance markers (UG-H17).
    fn hated_by(&self, seat: Seat) -> RegionSet {
        let grudges = self.sides[seat].grudges;
        let marked = Seat::all(self.players()).filter(|other| grudges >> other.0 & 1 != 0);
        marked.fold(RegionSet::EMPTY, |set, other| Slot::ALL.into_iter().fold(set, |set, slot| set | self.held(other, slot)))
    }

    /// The seat's own declined regions, where their tokens do not defend against it (UG-C2).
    fn own_unguarded(&self, seat: Seat) -> RegionSet {
        if !self.board().ways.own_declined_free || self.house(House::OwnDeclinedAddsCost) {
            return RegionSet::EMPTY;
        }
        self.held(seat, Slot::Active) | self.held(seat, Slot::Declined) | self.held(seat, Slot::Spirit)
    }

    /// Regions for which `seat` has to pay their owner a coin (UG-F7), or from which it is barred without one.
    fn tolls(&self, seat: Seat) -> RegionSet {
        let also_active = self.house(House::LichesBarWhenActive);
        self.bands()
            .filter(|(other, slot, _)| *other != seat && (*slot != Slot::Active || also_active))
            .filter(|(other, slot, _)| self.kit(*other, *slot).is_some_and(|k| k.toll > 0))
            .fold(RegionSet::EMPTY, |set, (_, _, band)| set | band.regions)
    }

    /// The relics that the race may use on a conquest now (UG-K).
    fn tools_of(&self, seat: Seat, slot: Slot, kit: &Kit, own: RegionSet) -> Tools {
        let mut tools = Tools::NONE;
        if slot != Slot::Active || !self.hoard.has_relics() {
            return tools;
        }
        for (tool, _) in Tool::ALL {
            let may = if tool.is_bag() { self.may_use_bag(seat, kit, tool.relic()) } else { self.may_use(tool.relic(), own) };
            if may {
                tools.insert(tool);
            }
        }
        tools
    }

    /// Whether the relic lies in one of `own` and has not been used this turn.
    pub(crate) fn may_use(&self, relic: Find, own: RegionSet) -> bool {
        self.hoard.lies_in(relic, own) && self.record.more.used & relic.bit() == 0
    }

    /// Whether the Bag may be this relic now: it has been found, by whomever (UG-H6).
    pub(crate) fn may_use_bag(&self, seat: Seat, kit: &Kit, relic: Find) -> bool {
        seat == self.turn && kit.has(trait_bits::BAG) && !self.record.more.bag && self.hoard.spot(relic).is_some()
    }

    /// Tokens that add to the price of `region`.
    #[inline]
    fn guards(&self, campaign: &Campaign, region: Region) -> u8 {
        if campaign.unguarded.has(region) { 0 } else { self.tokens[region] }
    }

    /// What `region` costs: 2 (a river 1), +1 for each work and token in it, less the discounts, at least 1 (SW-25, UG-C1).
    #[inline]
    pub(crate) fn price(&self, campaign: &Campaign, region: Region) -> u8 {
        self.price_with(campaign, region, Tools::NONE)
    }

    /// The same with some relics.
    #[inline]
    pub(crate) fn price_with(&self, campaign: &Campaign, region: Region, with: Tools) -> u8 {
        let land = 2 - campaign.board.rivers.has(region) as u8;
        let guards = if with.stink() { 0 } else { self.guards(campaign, region) };
        let full = land + self.works(campaign.board, region) + guards + campaign.kit.surcharge;
        let mut cut = campaign.cut(region) + if with.cut() { 2 } else { 0 };
        if self.armors[region] > 0 && campaign.scorched.has(region) && self.house(House::VolcanoBurnsArmors) {
            cut += self.armors[region];
        }
        full.saturating_sub(cut).max(1)
    }

    /// The same price as a sum in words.
    pub(crate) fn price_items(&self, campaign: &Campaign, region: Region, with: Tools) -> Vec<PriceItem> {
        let river = campaign.board.rivers.has(region);
        let mut items = vec![if river { PriceItem::plain(Cause::River, 1) } else { PriceItem::plain(Cause::Land, 2) }];
        let mut add = |cause: Cause, amount: u8| {
            if amount > 0 {
                items.push(PriceItem::plain(cause, i16::from(amount)));
            }
        };
        add(Cause::Mountain, campaign.board.mountains.has(region) as u8);
        add(Cause::Lair, self.lairs.has(region) as u8);
        add(Cause::Fortress, self.fortresses.has(region) as u8);
        add(Cause::Encampment, self.encampments[region]);
        add(Cause::Armor, self.armors[region]);
        add(Cause::Keep, u8::from(self.hoard.lies(Find::Keep, region)));
        let owner = self.owners[region];
        let who = if owner == Owner::LOST {
            Cause::LostTribe
        } else if owner == Owner::MONSTERS {
            Cause::Monsters
        } else {
            Cause::Tokens
        };
        add(who, self.tokens[region]);
        let band = self.band(campaign.seat, campaign.slot);
        if campaign.kit.surcharge > 0 {
            let id = band.map(|b| b.race.to_string());
            items.push(PriceItem { cause: Cause::Surcharge, id, amount: i16::from(campaign.kit.surcharge) });
        }
        let tokens = i16::from(self.tokens[region]);
        if tokens > 0 && campaign.scorched.has(region) {
            items.push(PriceItem::plain(Cause::Volcano, -tokens));
        } else if tokens > 0 && campaign.unguarded.has(region) {
            items.push(PriceItem::plain(Cause::OwnDeclined, -tokens));
        } else if tokens > 0 && with.stink() {
            items.push(PriceItem::plain(Cause::Socks, -tokens));
        }
        let burned = i16::from(self.armors[region]);
        if burned > 0 && campaign.scorched.has(region) && self.house(House::VolcanoBurnsArmors) {
            items.push(PriceItem::plain(Cause::Volcano, -burned));
        }
        if let Some(band) = band.filter(|_| !campaign.warded.has(region)) {
            let ground = Ground { board: campaign.board, places: RegionSet::EMPTY };
            for discount in &campaign.kit.discounts {
                if discount.regions.regions(ground, campaign.own).has(region) {
                    let (cause, id) = match discount.source {
                        Source::Race => (Cause::Race, Some(band.race.to_string())),
                        Source::Power => (Cause::Power, band.power.map(|p| p.to_string())),
                        Source::Lent => (Cause::Power, band.lent.map(|p| p.to_string())),
                    };
                    items.push(PriceItem { cause, id, amount: -i16::from(discount.less) });
                }
            }
            if let Some(face) = self.record.roll
                && face > 0
            {
                items.push(PriceItem::plain(Cause::BerserkDie, -i16::from(face)));
            }
        }
        if campaign.ancient.has(region) {
            items.push(PriceItem::plain(Cause::Ancient, -1));
        }
        if campaign.hated.has(region) {
            items.push(PriceItem::plain(Cause::Vengeance, -1));
        }
        if with.cut() {
            items.push(PriceItem::plain(Cause::Sword, -2));
        }
        let sum: i16 = items.iter().map(|i| i.amount).sum();
        if sum < 1 {
            items.push(PriceItem::plain(Cause::Minimum, 1 - sum));
        }
        items
    }

    /// Whether the acting race may go to `region` at all: the first rule that forbids it.
    pub(crate) fn check_target(&self, campaign: &Campaign, region: Region, with: Tools) -> Result<(), Refusal> {
        if !campaign.board.all.has(region) {
            return Err(Refusal::NoSuchRegion);
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
        if campaign.board.deep.has(region) && !campaign.kit.has(trait_bits::TAKES_WATER) {
            return Err(Refusal::Water);
        }
        if campaign.peace.has(region)
            && let Some((seat, _)) = self.owners[region].holder()
        {
            return Err(Refusal::Ally { seat });
        }
        if campaign.barred.has(region) {
            return Err(Refusal::CannotBribe);
        }
        if campaign.warded.has(region) && !with.is_empty() {
            return Err(Refusal::Warded);
        }
        if !campaign.reach.has(region) && !with.fly() {
            return Err(if campaign.own.is_empty() { Refusal::NotAtEntry } else { Refusal::NotAdjacent });
        }
        Ok(())
    }

    /// What makes `region` immune to others.
    pub(crate) fn guard(&self, region: Region) -> Option<Guard> {
        let here = Some(region);
        let guards = [
            (self.dragon.has(region), Guard::Dragon),
            (self.heroes.has(region), Guard::Hero),
            (self.holes.has(region), Guard::Hole),
            (self.figures.balrog == here, Guard::Balrog),
            (self.figures.ancient == here, Guard::Ancient),
            (self.figures.queen == here, Guard::Queen),
            (self.figures.ghost == here, Guard::Ghost),
        ];
        guards.into_iter().find(|(stands, _)| *stands).map(|(_, guard)| guard)
    }

    /// Whether these relics may serve a conquest of `region`, which is a target already.
    pub(crate) fn check_tools(&self, campaign: &Campaign, region: Region, with: Tools) -> Result<(), Refusal> {
        if with.is_empty() {
            return Ok(());
        }
        if let Some(tool) = with.list().find(|tool| !campaign.tools.has(*tool)) {
            let spent = if tool.is_bag() { self.record.more.bag } else { self.record.more.used & tool.relic().bit() != 0 };
            return Err(if spent { Refusal::Used } else { Refusal::NotHolding });
        }
        if !with.agree() || with.len() > 1 && !self.house(House::RelicsCombine) {
            return Err(Refusal::Disagree);
        }
        if with.stink() && self.tokens[region] == 0 {
            return Err(Refusal::Useless);
        }
        let unsharpened: Tools = with.list().filter(|tool| tool.relic() != Find::Sword).collect();
        if with.cut() && self.price_with(campaign, region, unsharpened) == 1 {
            return Err(Refusal::Useless);
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
        let able = campaign.kit.has(trait_bits::DRAGON) && !self.record.dragon && campaign.hand > 0;
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
        if band.hand == 0 { Err(Refusal::NoTokens) } else { Ok(()) }
    }

    fn check_lone(&self, campaign: &Campaign, region: Region, method: Method) -> Result<(), Refusal> {
        if campaign.warded.has(region) {
            return Err(Refusal::Warded);
        }
        match self.owners[region].holder() {
            Some((seat, Slot::Active)) if seat != campaign.seat && self.tokens[region] == 1 => match method {
                Method::Substitute if self.encampments[region] > 0 => Err(Refusal::NotLone),
                Method::Substitute if self.record.substituted >> seat.0 & 1 != 0 => Err(Refusal::AlreadySubstituted),
                Method::Drain if self.record.more.drained >> seat.0 & 1 != 0 => Err(Refusal::AlreadySubstituted),
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

    /// Whether the acting race may abandon regions now: before its first conquest (SW-20).
    pub(crate) const fn may_abandon(&self) -> bool {
        matches!(self.stage, Stage::Conquest | Stage::Ghouls)
            && self.record.conquests == 0
            && !self.record.rolled
            && self.record.roll.is_none()
    }
}
