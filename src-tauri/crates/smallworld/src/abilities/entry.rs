//! Who comes in anywhere, or goes anywhere (SW-52, SW-71).

use crate::board::region::RegionSet;
use crate::boxes::ability::trait_bits;
use crate::frame::answers::{Asked, Rules, Who};
use crate::state::house::House;
use crate::state::position::SmallWorld;

/// The first conquest may be any land region (SW-52).
pub(super) const ENTERS_ANYWHERE: Rules = Rules { way_in: Some(anywhere), ..Rules::of("enters_anywhere") };

/// Any land may be conquered, near or far; water that the race may take is reached as by others (SW-71).
pub(super) const FLIES: Rules =
    Rules { reach: Some(|position, _, _, reach| reach | position.board().all.without(position.board().deep)), ..Rules::of("flies") };

fn anywhere(position: &SmallWorld, who: Who, _: Asked, way: RegionSet) -> RegionSet {
    let (board, kit) = (position.board(), position.kit(who.seat, who.slot));
    let holes = kit.map_or(0, |kit| kit.holes);
    let fresh = position.band(who.seat, who.slot).is_some_and(|band| band.holes == holes);
    if !fresh && !position.house(House::HalflingsReenterAnywhere) {
        return way;
    }
    // With a badge that opens water "anywhere" is any sea and the lake, too (SW-52, SW-78).
    let takes_water = kit.is_some_and(|kit| kit.has(trait_bits::TAKES_WATER));
    if takes_water { board.all } else { board.all.without(board.deep) }
}
