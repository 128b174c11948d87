//! What a result counts of what happened.

use crate::Seat;

/// Something that counts in the result of a game, as an event tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tally {
    /// Points (coins, victory points) that a seat got; below 0: that it paid.
    Points {
        /// Whose.
        seat: Seat,
        /// How many.
        amount: i32,
        /// Why: a word of the game's own or the id of what pays.
        cause: String,
        /// The first id of what it [plays](Self::Plays) that brought them; none where the seat itself did.
        by: Option<String>,
    },
    /// What a seat plays from now on, by ids: a race and its power. Told again under the same first id, the other ids have changed.
    Plays {
        /// Who.
        seat: Seat,
        /// Ids, what names it first.
        pieces: Vec<String>,
    },
    /// A region changed hands or was fought for.
    Contested {
        /// Its place on the board, from 0.
        region: usize,
    },
}
