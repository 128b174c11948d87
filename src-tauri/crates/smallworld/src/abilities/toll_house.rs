//! Leaves toll houses: the first conquest of a turn gets one, and who passes pays.

use crate::boxes::ability::{Field, Word};
use crate::frame::answers::Rules;
use crate::frame::fee::{Due, Fee, For};
use crate::state::position::Slot;

/// So many houses; a conquest in the region of one, or next to it, costs others so many coins, in decline too.
pub(super) const TOLL_HOUSES: Rules = Rules {
    defines: Some(Word {
        name: "toll_houses",
        takes: &[Field::Coins, Field::Count],
        says: "The first region of each turn gets a toll house: who else conquers it, or a region next to it, pays so many coins.",
    }),
    lasting: true,
    marks: Some(|asked| asked.params.count),
    takes: Some(|position, taken, asked, told| {
        if taken.slot == Slot::Active && position.record.conquests == 1 {
            position.mark(taken.seat, taken.slot, asked, taken.region, asked.params.count, told);
        }
    }),
    fees: Some(|position, who, _, asked| {
        let houses = position.band(who.seat, who.slot)?.marks.of(asked.source);
        let (regions, cause) = (houses | position.board().beside_any(houses), position.giver(who.seat, who.slot, asked.source));
        Some(Fee { regions, coins: asked.params.coins, cause, to: who.seat, owed: For::Conquest, due: Due::Declared })
    }),
    worth: Some(|asked| 0.4 * f32::from(asked.params.coins)),
    ..Rules::of("toll_houses")
};
