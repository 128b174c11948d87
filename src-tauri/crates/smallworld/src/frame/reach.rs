//! How far a race reaches: borders, and what makes more regions adjacent (SW-22, SW-23, UG-G).

use tabletop::Seat;

use crate::board::region::RegionSet;
use crate::boxes::Noted;
use crate::frame::adjacency::Adjacency;
use crate::frame::answers::Who;
use crate::frame::find_answers::BORDERS;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// What makes regions adjacent for this race.
    pub(crate) fn adjacency(&self, who: Who) -> Adjacency {
        let board = self.board();
        let mut adjacency = Adjacency::plain(board);
        for (answer, asked) in self.finds_that(&BORDERS) {
            if let Some(lying) = self.lying(*asked).filter(|lying| who.slot == Slot::Active && who.own.has(lying.region)) {
                answer(self, lying, &mut adjacency);
            }
        }
        for (answer, asked) in &who.answers.borders {
            answer(self, who, *asked, &mut adjacency);
        }
        if !adjacency.always.is_empty() {
            adjacency.own = who.own;
        }
        adjacency
    }

    /// Where a race without a region may come in. `plain`: by the rim alone, whatever it can do.
    pub(crate) fn way_in(&self, who: Who, plain: bool) -> RegionSet {
        let board = self.board();
        for (answer, asked) in &who.answers.only_way_in {
            if let Some(way) = answer(self, who, *asked) {
                return way;
            }
        }
        // Lakes are never a way in (SW-22); the entry field of the maps says so already.
        let mut way = board.entry;
        if !plain {
            for (answer, asked) in &who.answers.bars_entry {
                way = way.without(answer(self, who, *asked));
            }
            for (answer, asked) in &who.answers.way_in {
                way = answer(self, who, *asked, way);
            }
        }
        way
    }

    /// The regions that only plain reach and the plain price win, for an attack by `seat`.
    #[inline]
    pub(crate) fn warded(&self, seat: Seat) -> RegionSet {
        let mut regions = RegionSet::EMPTY;
        if !self.contents.notes(Noted::Wards) {
            return regions;
        }
        for (other, slot, band) in self.bands().filter(|(other, _, _)| *other != seat) {
            let Some(answers) = self.answers(other, slot) else { continue };
            let who = Who { seat: other, slot, own: band.regions, answers };
            for (answer, asked) in &answers.wards {
                regions |= answer(self, who, *asked);
            }
        }
        regions
    }

    /// The regions that are attacked as if they were empty.
    pub(crate) fn as_if_empty(&self, who: Who) -> RegionSet {
        let mut regions = RegionSet::EMPTY;
        for (answer, asked) in &who.answers.as_if_empty {
            regions |= answer(self, who, *asked);
        }
        regions
    }
}
