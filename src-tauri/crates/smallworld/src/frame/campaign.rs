//! The acting race on its campaign: how far it reaches, what it can pay with, what helps it.

use tabletop::Seat;

use crate::board::Board;
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::{Ground, trait_bits};
use crate::boxes::kit::Kit;
use crate::frame::tools::Tools;
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Form, Slot, SmallWorld};

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
    /// Those of them that the Volcano reaches.
    pub scorched: RegionSet,
    /// Those of these where armors do not count either (house rule of UG-F3).
    pub burnt: RegionSet,
    /// Regions whose price the Great Ancient lowers.
    pub ancient: RegionSet,
    /// Regions whose price vengeance lowers.
    pub hated: RegionSet,
    /// Regions that cost a fee which the seat cannot pay.
    pub barred: RegionSet,
    /// Regions where coins are due before an attack (see `fees`).
    pub tolled: RegionSet,
    /// Legendary places next door, which the Ethereals may claim for less (WC-65).
    pub claimable: RegionSet,
    /// What the race can use on a conquest.
    pub tools: Tools,
    cuts: [(RegionSet, u8); 10],
    cut_count: usize,
}

impl Campaign {
    /// What all discounts take off for `region`.
    #[inline]
    pub(crate) fn cut(&self, region: Region) -> u8 {
        self.cuts[..self.cut_count].iter().map(|(regions, less)| if regions.has(region) { *less } else { 0 }).sum()
    }

    /// What markers and the voyage add to the price of `region`; encampments and armors are counted by themselves.
    #[inline]
    pub(crate) fn raise(&self, region: Region) -> u8 {
        let [ones, twos, fours] = self.raised;
        ones.has(region) as u8 + 2 * twos.has(region) as u8 + 4 * fours.has(region) as u8
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
        let kit = self.kit(seat, slot)?;
        let board = self.board();
        let own = band.regions;
        let takes_water = kit.has(trait_bits::TAKES_WATER);
        let warded = self.warded(seat);
        let adjacency = self.adjacency(seat, slot, kit, own);
        let mut reach = if own.is_empty() { self.way_in(seat, slot, kit, false) } else { adjacency.beside(own) };
        if kit.has(trait_bits::FLIES) {
            // Any land; water that the race may take is reached as by others (SW-71).
            reach |= board.all.without(board.deep);
        }
        let (mut near, mut voyage) = (reach, RegionSet::EMPTY);
        if board.ways.voyages {
            (near, voyage) = self.voyages(seat, slot, kit, own, reach);
            reach |= board.entry;
        }
        let wide = reach;
        if !warded.is_empty() {
            let entry = if board.ways.voyages { board.entry } else { RegionSet::EMPTY };
            let plain = if own.is_empty() { self.way_in(seat, slot, kit, true) } else { board.beside_any(own) | entry };
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
        let at_war = self.at_war();
        let coins = self.sides[seat].coins;
        let mut barred = if coins == 0 { self.tolls(seat) } else { RegionSet::EMPTY };
        let mut tolled = RegionSet::EMPTY;
        if at_war {
            let fees = self.fees(seat);
            tolled = fees.anywhere;
            if !tolled.is_empty() {
                barred |= fees.beyond(coins);
            }
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
        let scorched = self.scorched(kit, own).without(warded);
        let mut campaign = Campaign {
            board,
            kit,
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
            unguarded: scorched | self.own_unguarded(seat),
            scorched,
            burnt: if self.house(House::VolcanoBurnsArmors) { scorched } else { RegionSet::EMPTY },
            ancient: RegionSet::EMPTY,
            hated: RegionSet::EMPTY,
            barred,
            tolled,
            claimable: self.claimable(kit, own),
            tools: self.tools_of(seat, slot, kit, own),
            cuts: [(RegionSet::EMPTY, 0); 10],
            cut_count: 0,
        };
        if !kit.discounts.is_empty() {
            let occupied = if at_war { self.occupied() } else { RegionSet::EMPTY };
            let ground = Ground { board, places: RegionSet::EMPTY, occupied };
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
        if at_war && slot == Slot::Active && self.record.more.war.form == Some(Form::Wolf) {
            campaign.add_cut(board.all, 1);
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
