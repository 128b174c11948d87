//! Voyages: the fee for conquests over the sea (WC-23).

use tabletop::Seat;

use crate::board::region::RegionSet;
use crate::boxes::Find;
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// On islands: the regions that are adjacent or count as such, and the entry regions to which the voyage is paid (WC-19 to WC-23).
    pub(crate) fn voyages(&self, seat: Seat, slot: Slot, kit: &Kit, own: RegionSet, reach: RegionSet) -> (RegionSet, RegionSet) {
        let board = self.board();
        let anywhere = board.all.without(board.deep).without(reach).is_empty();
        // Caves by the sea are adjacent all the same (WC-81).
        let caves = kit.tunnels.map_or(RegionSet::EMPTY, |symbol| board.with_symbol(symbol));
        let near = if own.is_empty() && !anywhere { reach.without(board.entry.without(caves)) } else { reach };
        let sails = kit.has(trait_bits::SAILS) || slot == Slot::Active && self.keeps(seat, Find::MeetingStone);
        (near, if sails { RegionSet::EMPTY } else { board.entry.without(near) })
    }
}
