//! The Volcano stands in a chasm: the first conquest is beside it, and all that hangs together from there is attacked as if it were empty
//! (UG-F3, UG-F4).

use crate::board::region::RegionSet;
use crate::event::Marker;
use crate::frame::answers::{Asked, Rules, Who};
use crate::state::position::SmallWorld;

/// It takes the place of the rim, against Gnomes too: their ban takes away help, it opens no other way (UG-F3, UG-F4).
pub(super) const VOLCANO: Rules = Rules {
    only_way_in: Some(|position, _, _| Some(position.board().beside(position.figures.volcano?))),
    as_if_empty: Some(scorched),
    declines: Some(|position, _, told| position.vanish_figure(Marker::Volcano, told)),
    ..Rules::of("volcano")
};

/// The regions that the Volcano lets a race attack as if they were empty (UG-F3).
fn scorched(position: &SmallWorld, who: Who, _: Asked) -> RegionSet {
    let Some(chasm) = position.figures.volcano else { return RegionSet::EMPTY };
    let board = position.board();
    let mut scorched = board.beside(chasm);
    loop {
        let grown = scorched | board.beside_any(who.own & scorched);
        if grown == scorched {
            return scorched;
        }
        scorched = grown;
    }
}
