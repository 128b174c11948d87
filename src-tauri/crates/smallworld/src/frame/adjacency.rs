//! What makes regions adjacent for one race beyond the printed borders (SW-22, SW-23, UG-G).

use crate::board::Board;
use crate::board::region::{RegionSet, groups};

/// What makes regions adjacent for one race beyond the printed borders.
#[derive(Clone, Copy)]
pub(crate) struct Adjacency {
    pub board: &'static Board,
    /// Regions that are adjacent to each other: by a sign, by what lies in them.
    pub linked: [RegionSet; 2],
    /// Regions adjacent to all regions of the race.
    pub always: RegionSet,
    /// All regions of the race, where there are such regions.
    pub own: RegionSet,
    /// Water that does not break the reach.
    pub passable: RegionSet,
}

impl Adjacency {
    /// The printed borders alone.
    pub const fn plain(board: &'static Board) -> Self {
        const NONE: RegionSet = RegionSet::EMPTY;
        Self { board, linked: [NONE; 2], always: NONE, own: NONE, passable: NONE }
    }

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
    pub fn over_water(&self, start: RegionSet) -> RegionSet {
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
