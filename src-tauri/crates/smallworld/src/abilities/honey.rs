//! The Beekeepers: a coin for each region beside empty land.

use crate::boxes::ability::Word;
use crate::frame::answers::Rules;

/// A coin for each held region beside which an empty land region lies.
pub(super) const HONEY: Rules = Rules {
    defines: Some(Word { name: "honey", takes: &[], says: "A coin for each region beside empty land." }),
    income: Some(|position, earner, asked| {
        let board = position.board();
        let empty = board.all.without(board.water | board.chasms).filter(|region| position.tokens[*region] == 0).collect();
        earner.for_each(asked.source, earner.band.regions & board.beside_any(empty), 1)
    }),
    worth: Some(|_| 0.8),
    ..Rules::of("honey")
};
