//! Conquers over one empty region: what lies beside an empty region next door is within reach.

use crate::boxes::ability::Word;
use crate::frame::answers::Rules;

/// Empty land next door is no distance.
pub(super) const LEAPS: Rules = Rules {
    defines: Some(Word { name: "leaps", takes: &[], says: "What lies behind one empty region is within reach." }),
    reach: Some(|position, who, _, reach| {
        let board = position.board();
        let empty = reach.without(board.deep | board.chasms | who.own).filter(|region| position.tokens[*region] == 0).collect();
        if who.own.is_empty() { reach } else { reach | board.beside_any(empty) }
    }),
    worth: Some(|_| 0.5),
    ..Rules::of("leaps")
};
