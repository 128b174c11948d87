//! How far a race reaches: borders, and everything that makes more regions adjacent (SW-22, SW-23, UG-G).

use tabletop::Seat;

use crate::board::Board;
use crate::board::region::{RegionSet, groups};
use crate::boxes::Find;
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

/// What makes regions adjacent for one race beyond the printed borders.
#[derive(Clone, Copy)]
pub(crate) struct Adjacency {
    board: &'static Board,
    /// Regions that are adjacent to each other: by a symbol, by the Pipe.
    linked: [RegionSet; 2],
    /// Regions adjacent to all regions of the race.
    always: RegionSet,
    /// All regions of the race, where there are such regions.
    own: RegionSet,
    /// Water that does not break the reach.
    passable: RegionSet,
}

impl Adjacency {
    /// The regions adjacent to any of `from`.
    pub fn beside(&self, from: RegionSet) -> RegionSet {
        let mut reach = self.board.beside_any(from);
        if from.is_empty() {
            return reach;
        }
        for linked in self.linked {
            if linked.meets(from) {
                reach |= linked;
            }
        }
        reach |= self.always;
        if self.always.meets(from) {
            reach |= self.own;
        }
        if !self.passable.is_empty() {
            reach |= self.over_water((reach | from) & self.passable);
        }
        reach
    }

    /// The regions beside the stretches of water that `start` belongs to.
    fn over_water(&self, start: RegionSet) -> RegionSet {
        let mut water = start & self.passable;
        loop {
            let more = self.board.beside_any(water);
            let grown = water | more & self.passable;
            if grown == water {
                return more;
            }
            water = grown;
        }
    }

    /// How many groups `regions` fall into.
    pub fn groups(&self, regions: RegionSet) -> u8 {
        groups(regions, |group| self.beside(group))
    }
}

impl SmallWorld {
    /// What makes regions adjacent for this race.
    pub(crate) fn adjacency(&self, seat: Seat, slot: Slot, kit: &Kit, own: RegionSet) -> Adjacency {
        let board = self.board();
        let symbol = kit.links.map_or(RegionSet::EMPTY, |symbol| board.with_symbol(symbol));
        let pipe = match self.hoard.spot(Find::Pipe) {
            Some(region) if slot == Slot::Active && own.has(region) => board.like(region),
            _ => RegionSet::EMPTY,
        };
        let mut always = if kit.has(trait_bits::CROSSES_CHASMS) { board.chasm_side } else { RegionSet::EMPTY };
        if let Some(symbol) = kit.tunnels {
            always |= board.with_symbol(symbol);
        }
        let mut passable = RegionSet::EMPTY;
        if kit.has(trait_bits::PASSES_WATER) {
            passable = board.water.without(self.immune_to(seat));
            if !self.house(House::LizardmenPassOccupiedRivers) {
                passable = passable.filter(|r| self.tokens[*r] == 0 || own.has(*r)).collect();
            }
        }
        let own = if always.is_empty() { RegionSet::EMPTY } else { own };
        Adjacency { board, linked: [symbol, pipe], always, own, passable }
    }

    /// Where a race without a region may come in. `plain`: by the rim alone, whatever it can do.
    pub(crate) fn way_in(&self, seat: Seat, slot: Slot, kit: &Kit, plain: bool) -> RegionSet {
        let board = self.board();
        // Lakes are never a way in (SW-22); the entry field of the maps says so already.
        // The Volcano takes the place of the rim, against Gnomes too: their ban takes away help, it opens no other way (UG-F3, UG-F4).
        if kit.has(trait_bits::VOLCANO)
            && let Some(chasm) = self.figures.volcano
        {
            return board.beside(chasm);
        }
        if plain {
            return board.entry;
        }
        let fresh = self.band(seat, slot).is_some_and(|band| band.holes == kit.holes);
        if kit.has(trait_bits::ENTERS_ANYWHERE) && (fresh || self.house(House::HalflingsReenterAnywhere)) {
            // With a badge that opens water "anywhere" is any sea and the lake, too (SW-52, SW-78).
            return if kit.has(trait_bits::TAKES_WATER) { board.all } else { board.all.without(board.deep) };
        }
        let mut way = board.entry;
        if kit.has(trait_bits::TAKES_WATER) && !self.house(House::SeafaringStartsOnRimSea) {
            way = way.without(board.deep);
        }
        if kit.has(trait_bits::CROSSES_CHASMS) {
            way |= board.chasm_side;
        }
        if let Some(symbol) = kit.tunnels {
            way |= board.with_symbol(symbol);
        }
        if kit.has(trait_bits::ENTERS_BY_WATER) {
            way |= board.deep;
        }
        if kit.has(trait_bits::PASSES_WATER) && self.house(House::LizardmenEnterByRiver) {
            let adjacency = self.adjacency(seat, slot, kit, RegionSet::EMPTY);
            way |= adjacency.over_water(board.entry & board.water);
        }
        way
    }

    /// The regions that the Volcano lets a race attack as if they were empty (UG-F3).
    pub(crate) fn scorched(&self, kit: &Kit, own: RegionSet) -> RegionSet {
        let Some(chasm) = self.figures.volcano.filter(|_| kit.has(trait_bits::VOLCANO)) else { return RegionSet::EMPTY };
        let board = self.board();
        let mut scorched = board.beside(chasm);
        loop {
            let grown = scorched | board.beside_any(own & scorched);
            if grown == scorched {
                return scorched;
            }
            scorched = grown;
        }
    }
}
