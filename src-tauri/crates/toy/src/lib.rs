//! The Atoll: a toy with everything that a game may ask of those who play it: places, a die, a secret, a way to be undone and one that is not.
//!
//! Six places lie in a ring. In a turn a seat acts twice: it places a token, drives one of another seat out of a place at or beside one of its own (by
//! a die of 4 or more), or passes. Each seat holds a card that nobody else knows: at the end it counts as one more of its tokens in the place that the card
//! names. Whoever then has most tokens in most places wins.
//!
//! The toy is in no package and in no list of games: its tests put it beside the real ones, as ARCHITECTURE.md says that a game is added. Its rules
//! are numbered `AT-1` to `AT-6` in `tests/scenarios/atoll/RULINGS.toml`.

mod atoll;
mod given;
mod registered;
mod words;

pub use atoll::{Atoll, PLACES, ROUNDS, STEPS, TOKENS};
pub use given::Given;
pub use words::{ATOLL, Action, Event, Flaw, NoAction, Place, PlaceView, Refusal, SeatView, Setup, SetupError, View};
