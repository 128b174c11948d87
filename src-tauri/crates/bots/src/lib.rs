//! Opponents for any [`Game`](tabletop::Game).
//!
//! A bot knows nothing of a game but the contract: it deals itself positions that it cannot tell from the true one
//! ([`resample`](tabletop::Game::resample)), plays in them, and goes by what the game itself thinks a position is worth
//! ([`appraise`](tabletop::Game::appraise)). So it never uses a secret or a future roll, and plays every game of the house.
//! It answers for one decision at a time; the [`Trail`] of the turn keeps it from coming back to where it was, so that it plays the same turn
//! whether it is asked again after each action, after a pause, or by another program.
//!
//! ```
//! use bots::{Level, Stop, Trail};
//! # fn example<G: tabletop::Game>(mut position: G) {
//! let mut trail = Trail::new();
//! while let Some(seat) = position.to_act() {
//!     let action = bots::choose(&position, &trail, Level::Normal, bots::seed_of(&position, seat), &Stop::new());
//!     trail.leave(&position);
//!     position.play(action).expect("bots play what is legal");
//! }
//! # }
//! ```

mod arena;
mod choose;
mod idle;
mod level;
mod mind;
mod stop;
mod trail;

pub use arena::{Standing, tournament};
pub use choose::{Progress, choose, choose_with, seed_of};
pub use level::{Level, UnknownLevel};
pub use stop::Stop;
pub use tabletop::battery::RandomGame;
pub use trail::Trail;
