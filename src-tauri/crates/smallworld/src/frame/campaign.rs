//! The acting race on its campaign: how far it reaches, what it can pay with, what helps it.

use std::cell::Cell;

use tabletop::Seat;

use crate::board::Board;
use crate::board::region::{Region, RegionSet};
use crate::boxes::Noted;
use crate::boxes::ability::{Ground, Where};
use crate::boxes::kit::Kit;
use crate::boxes::tools::Tools;
use crate::frame::answers::{Pair, Who};
use crate::frame::cut::{By, Cut};
use crate::frame::price_item::Cause;
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

/// Everything about the acting race that prices depend on, gathered once for all regions.
pub(crate) struct Campaign {
    pub board: &'static Board,
    pub kit: &'static Kit,
    pub who: Who,
    pub seat: Seat,
    pub slot: Slot,
    pub own: RegionSet,
    pub hand: u8,
    /// Hammers that may pay with the tokens (UG-F6).
    pub hammers: u8,
    /// The fewest tokens for a conquest (WC-79).
    pub least: u8,
    /// Regions within reach, before anything forbids them.
    pub reach: RegionSet,
    /// Those of them that are adjacent, or count as adjacent.
    pub near: RegionSet,
    /// Entry regions to which the voyage costs one token more (WC-19).
    pub voyage: RegionSet,
    /// The same as if nothing were warded, to tell why a region is out of reach.
    pub wide: RegionSet,
    /// What raises the price of a region without tokens: markers and the voyage, as a sum in binary, one digit a set.
    raised: [RegionSet; 3],
    /// Regions that may be conquered, whatever the price.
    pub targets: RegionSet,
    /// Regions that may not, even with the Doormat.
    pub closed: RegionSet,
    /// Regions of active races that the Diplomats' peace protects.
    pub peace: RegionSet,
    /// Regions against which nothing helps (UG-F4).
    pub warded: RegionSet,
    /// Regions whose tokens do not add to the price (SW-25, UG-C2, UG-F3).
    pub unguarded: RegionSet,
    /// Those of them that are attacked as if they were empty.
    pub deserted: RegionSet,
    /// Regions that cost a fee which the seat cannot pay.
    pub barred: RegionSet,
    /// Regions where coins are due before an attack (see `fees`).
    pub tolled: RegionSet,
    /// Legendary places next door, which the Ethereals may claim for less (WC-65).
    pub claimable: RegionSet,
    /// What the race can use on a conquest.
    pub tools: Tools,
    cuts: [Cut; MAX_CUTS],
    cut_count: usize,
    means: Cell<Option<Means>>,
}

/// What the hand reaches for, without relics.
#[derive(Clone, Copy, Default)]
pub(crate) struct Means {
    /// Regions whose price can be paid.
    pub payable: RegionSet,
    /// Regions for which so little is missing that the die can give it.
    pub nearly: RegionSet,
}

/// How many discounts a conquest may have at most.
const MAX_CUTS: usize = 12;

impl Campaign {
    /// What all discounts take off for `region`.
    #[inline]
    pub(crate) fn cut(&self, region: Region) -> u8 {
        self.cuts[..self.cut_count].iter().map(|cut| if cut.regions.has(region) { cut.less } else { 0 }).sum()
    }

    /// The discounts for `region`.
    pub(crate) fn cuts(&self, region: Region) -> impl Iterator<Item = Cut> {
        self.cuts[..self.cut_count].iter().copied().filter(move |cut| cut.regions.has(region))
    }

    /// What markers and the voyage add to the price of `region`; encampments and armors are counted by themselves.
    #[inline]
    pub(crate) fn raise(&self, region: Region) -> u8 {
        let [ones, twos, fours] = self.raised;
        ones.has(region) as u8 + 2 * twos.has(region) as u8 + 4 * fours.has(region) as u8
    }

    /// What the hand reaches for: reckoned once, when it is first asked for.
    #[inline]
    pub(crate) fn means(&self, position: &SmallWorld) -> Means {
        if let Some(means) = self.means.get() {
            return means;
        }
        let mut means = Means::default();
        if self.manned() {
            for region in self.targets {
                let (price, strength) = (position.price(self, region), self.strength(region));
                if price <= strength {
                    means.payable.insert(region);
                } else if price - strength <= 3 {
                    means.nearly.insert(region);
                }
            }
        }
        self.means.set(Some(means));
        means
    }

    #[inline]
    fn add_cut(&mut self, cut: Cut) {
        if self.cut_count < MAX_CUTS {
            self.cuts[self.cut_count] = Cut { regions: cut.regions.without(self.warded), ..cut };
            self.cut_count += 1;
        }
    }

    /// What can be paid for `region`: tokens, and hammers where they may be used.
    #[inline]
    pub fn strength(&self, region: Region) -> u8 {
        if self.hammers == 0 || self.warded.has(region) { self.hand } else { self.hand + self.hammers }
    }

    /// How many hammers pay `price` for `region`: all but one token's worth, so that the tokens last (UG-F6).
    pub fn hammers_for(&self, region: Region, price: u8) -> u8 {
        if self.warded.has(region) { 0 } else { self.hammers.min(price.saturating_sub(self.least)) }
    }

    /// Whether there are tokens for a conquest at all (WC-26, WC-79).
    #[inline]
    pub const fn manned(&self) -> bool {
        self.hand >= self.least
    }

    /// The same, with the rule that refuses.
    pub const fn check_manned(&self) -> Result<(), Refusal> {
        match self.hand {
            0 => Err(Refusal::NoTokens),
            hand if hand < self.least => Err(Refusal::LoneTauren),
            _ => Ok(()),
        }
    }
}

impl SmallWorld {
    /// The campaign of the acting race; `None` if there is none.
    pub(crate) fn campaign(&self) -> Option<Campaign> {
        let (seat, slot) = self.acting;
        let band = self.band(seat, slot)?;
        let Pair { kit, answers } = self.pair(seat, slot)?;
        let board = self.board();
        let own = band.regions;
        let takes_water = kit.takes_water();
        let warded = self.warded(seat);
        let who = Who { seat, slot, own, answers };
        let mut reach = if own.is_empty() { self.way_in(who, false) } else { self.adjacency(who).beside(own) };
        for (answer, asked) in &who.answers.reach {
            reach = answer(self, who, *asked, reach);
        }
        let (mut near, mut voyage) = (reach, RegionSet::EMPTY);
        if board.ways.voyages {
            (near, voyage) = self.voyages(who, reach);
            reach |= board.entry;
        }
        let wide = reach;
        if !warded.is_empty() {
            let entry = if board.ways.voyages { board.entry } else { RegionSet::EMPTY };
            let plain = if own.is_empty() { self.way_in(who, true) } else { board.beside_any(own) | entry };
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
        let (mut barred, mut tolled) = (RegionSet::EMPTY, RegionSet::EMPTY);
        if self.contents.notes(Noted::Fees) {
            let fees = self.fees(seat);
            tolled = fees.anywhere;
            barred = fees.beyond(self.sides[seat].coins);
        }
        let mut closed = own | self.immune_to(seat) | peace | board.chasms | barred;
        if !takes_water {
            closed |= if self.house(House::NagaSafeOnWater) {
                board.deep
            } else {
                board.deep.filter(|r| self.owners[*r].holder().is_none()).collect()
            };
        }
        if !self.house(House::AbandonedCanBeRetaken) {
            closed |= self.record.abandoned;
        }
        let deserted = self.as_if_empty(who).without(warded);
        let mut campaign = Campaign {
            board,
            kit,
            who,
            seat,
            slot,
            own,
            hand: band.hand,
            hammers: band.hammers.saturating_sub(self.record.more.hammered),
            least: kit.least(),
            reach,
            near,
            voyage,
            wide,
            raised: self.raised(voyage),
            targets: reach.without(closed),
            closed,
            peace,
            warded,
            unguarded: deserted | self.own_unguarded(seat),
            deserted,
            barred,
            tolled,
            claimable: self.claimable(kit, own),
            tools: self.tools_of(seat, slot, kit, own),
            cuts: [Cut::NONE; MAX_CUTS],
            cut_count: 0,
            means: Cell::new(None),
        };
        if !kit.discounts.is_empty() {
            let counts = kit.discounts.iter().any(|discount| discount.regions == Where::Occupied);
            let occupied = if counts { self.occupied() } else { RegionSet::EMPTY };
            let ground = Ground { board, places: self.finds.places(), occupied };
            for discount in &kit.discounts {
                let regions = discount.regions.regions(ground, own);
                campaign.add_cut(Cut { regions, less: discount.less, by: By::Ability(discount.source) });
            }
        }
        if let Some(face) = self.record.roll {
            campaign.add_cut(Cut { regions: board.all, less: face, by: By::Cause(Cause::BerserkDie) });
        }
        for (answer, asked) in &who.answers.discounts {
            if let Some(cut) = answer(self, who, *asked) {
                campaign.add_cut(cut);
            }
        }
        Some(campaign)
    }

    /// The seat's own regions, whose tokens do not defend against it (SW-25, UG-C2).
    fn own_unguarded(&self, seat: Seat) -> RegionSet {
        if self.house(House::OwnDeclinedAddsCost) {
            return RegionSet::EMPTY;
        }
        self.held(seat, Slot::Active) | self.held(seat, Slot::Declined) | self.held(seat, Slot::Spirit)
    }
}
