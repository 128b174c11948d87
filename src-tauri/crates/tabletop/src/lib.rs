//! The contract every Elbowroom game keeps.
//!
//! A game is one type that implements [`Game`]: a *position*. It is a plain value that holds everything (secrets and random
//! stream included) except its history, which belongs to the journal above it. The [`battery`] is one set of checks that every
//! game has to pass.

pub mod battery;
mod bounded;
mod edition;
mod form;
mod game;
mod merit;
mod named;
mod pile;
mod print;
mod registered;
pub mod scenario;
mod seat;
mod sink;
mod sketch;
mod stream;
mod style;
mod switches;
mod tally;
mod tasks;
#[cfg(feature = "types")]
pub mod types;

pub use bounded::NoSuch;
pub use edition::Edition;
pub use form::{JsonForm, JsonText};
pub use game::{Explained, Game, Hidden, Outcome, Part, content_hash, read_action};
pub use merit::{Merit, strongest};
pub use pile::Pile;
pub use print::Print;
pub use registered::{Glance, Reason, Registered, players_of, read_given, reasons_each, reasons_of};
pub use seat::{MAX_SEATS, PerSeat, Seat};
pub use sink::{Quiet, Sink};
pub use sketch::{Numbers, Sketch, Told};
pub use stream::{Draws, Stream};
pub use style::{Style, UnknownStyle};
pub use switches::{Switch, SwitchData, Switches};
pub use tally::Tally;
pub use tasks::{Tasks, TooDeep};
