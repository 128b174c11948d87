//! Water: who comes in by it, passes it, sails over it (SW-78, UG-F9, WC-82, WC-114).

use crate::board::region::RegionSet;
use crate::frame::adjacency::Adjacency;
use crate::frame::answers::{Asked, Rules, Who};
use crate::state::house::House;
use crate::state::position::SmallWorld;

/// Who may take water begins on land all the same, where a house rule says so (SW-78).
pub(super) const TAKES_WATER: Rules = Rules {
    bars_entry: Some(
        |position, _, _| {
            if position.house(House::SeafaringStartsOnRimSea) { RegionSet::EMPTY } else { position.board().deep }
        },
    ),
    ..Rules::of("takes_water")
};

/// Water may be the first conquest (WC-82).
pub(super) const ENTERS_BY_WATER: Rules =
    Rules { way_in: Some(|position, _, _, way| way | position.board().deep), ..Rules::of("enters_by_water") };

/// Water does not break its reach (UG-F9).
pub(super) const PASSES_WATER: Rules = Rules {
    borders: Some(pass_water),
    way_in: Some(|position, who, _, way| {
        if !position.house(House::LizardmenEnterByRiver) {
            return way;
        }
        let board = position.board();
        way | position.adjacency(who).over_water(board.entry & board.water)
    }),
    ..Rules::of("passes_water")
};

/// No voyage is paid (WC-114).
pub(super) const SAILS: Rules = Rules { sails: Some(|_, _, _| true), ..Rules::of("sails") };

fn pass_water(position: &SmallWorld, who: Who, _: Asked, adjacency: &mut Adjacency) {
    adjacency.passable = position.board().water.without(position.immune_to(who.seat));
    if !position.house(House::LizardmenPassOccupiedRivers) {
        adjacency.passable = adjacency.passable.filter(|r| position.tokens[*r] == 0 || who.own.has(*r)).collect();
    }
}
