//! Regions that count as adjacent by what is printed in them: by a sign, by chasms (SW-82, UG-F16, WC-81).

use crate::board::region::RegionSet;
use crate::frame::answers::{Asked, Rules, Who};
use crate::state::position::SmallWorld;

/// Regions with the sign are adjacent to each other.
pub(super) const LINKS: Rules =
    Rules { borders: Some(|position, _, asked, adjacency| adjacency.linked[0] |= signed(position, asked)), ..Rules::of("links") };

/// Regions with the sign are always adjacent, for the first conquest too (WC-81).
pub(super) const TUNNELS: Rules = Rules {
    borders: Some(|position, _, asked, adjacency| adjacency.always |= signed(position, asked)),
    way_in: Some(|position, _, asked, way| way | signed(position, asked)),
    ..Rules::of("tunnels")
};

/// Regions beside any chasm are adjacent to all its regions, and may be the first conquest (UG-F16).
pub(super) const CROSSES_CHASMS: Rules = Rules {
    borders: Some(|position, _, _, adjacency| adjacency.always |= position.board().chasm_side),
    way_in: Some(|position, _: Who, _, way| way | position.board().chasm_side),
    ..Rules::of("crosses_chasms")
};

fn signed(position: &SmallWorld, asked: Asked) -> RegionSet {
    asked.params.symbol().map_or(RegionSet::EMPTY, |symbol| position.board().with_symbol(symbol))
}
