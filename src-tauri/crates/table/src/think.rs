//! Bots, away from the table.

use bots::{Level, Stop};
use tabletop::{Game, Seat, content_hash};

/// A choice to be made on another thread than the table's; answers the action as text.
pub(crate) type Thinker = Box<dyn FnOnce(&Stop) -> String + Send>;

/// The choice of `seat`, a bot of `level`.
pub(crate) fn thinker<G: Game>(position: G, seat: Seat, level: Level) -> Thinker {
    Box::new(move |stop| {
        // From what the seat sees: a bot asked again answers the same, each game is played differently, and no secret weighs in.
        let seed = content_hash(&position.view(Some(seat)));
        bots::choose(&position, seat, level, seed, stop).to_string()
    })
}
