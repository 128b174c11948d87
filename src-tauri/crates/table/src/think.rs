//! Bots, away from the table: on a thread of tokio's where there are threads. Where there are none whoever carries the commands has another
//! engine think, see `errand.rs`.

use bots::{Manner, Progress, Stop, Trail};
use tabletop::{Game, Seat};

use crate::HintLine;

#[cfg(target_arch = "wasm32")]
#[path = "think/inline.rs"]
mod way;
#[cfg(not(target_arch = "wasm32"))]
#[path = "think/threads.rs"]
mod way;

pub use way::Asked;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use way::think;
pub(crate) use way::{Hurry, alone};

/// Something to be thought out on another thread than the table's, with word of how far it has come.
pub(crate) type Work<T> = Box<dyn FnOnce(&Stop, &mut dyn FnMut(Progress)) -> T + Send>;

/// A choice; answers the action as text.
pub(crate) type Thinker = Work<String>;

/// A hint; answers the turns that look best.
pub(crate) type Adviser = Work<Vec<HintLine>>;

/// The choice of `seat`, a bot of this manner, in a turn that has been where `trail` says. A bot asked again answers the same.
pub(crate) fn thinker<G: Game>(position: G, trail: Trail<G>, seat: Seat, manner: Manner) -> Thinker {
    Box::new(move |stop, progress| bots::choose_with(&position, &trail, manner, bots::seed_of(&position, seat), stop, progress).to_string())
}

/// Which decision is due: the game on the table, counted, and its revision.
pub(crate) type Due = (u64, u64);
