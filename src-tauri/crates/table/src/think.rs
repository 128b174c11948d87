//! Bots, away from the table.

use bots::{Level, Stop};
use tabletop::{Game, Seat};

/// A choice to be made on another thread than the table's; answers the action as text.
pub(crate) type Thinker = Box<dyn FnOnce(&Stop) -> String + Send>;

/// The choice of `seat`, a bot of `level`.
pub(crate) fn thinker<G: Game>(position: G, seat: Seat, level: Level) -> Thinker {
    Box::new(move |stop| {
        // Drawn from the position: a bot asked again after undo answers the same, and each game has its own.
        let seed = position.hash();
        bots::choose(&position, seat, level, seed, stop).to_string()
    })
}
