//! Opponents for any [`Game`](tabletop::Game).
//!
//! A bot knows nothing of a game but the contract: it deals itself positions that it cannot tell from the true one
//! ([`resample`](tabletop::Game::resample)), plays in them, and goes by what the game itself thinks a position is worth
//! ([`appraise`](tabletop::Game::appraise)). So it never uses a secret or a future roll, and plays every game of the house.
//!
//! ```
//! use bots::{Level, Stop};
//! # fn example<G: tabletop::Game>(position: G) {
//! if let Some(seat) = position.to_act() {
//!     let action = bots::choose(&position, seat, Level::Normal, 42, &Stop::new());
//!     assert!(position.check(action).is_ok());
//! }
//! # }
//! ```

mod arena;
mod choose;
mod level;
mod mind;
mod stop;

pub use arena::{Standing, tournament};
pub use choose::{Progress, choose, choose_with};
pub use level::{Level, UnknownLevel};
pub use stop::Stop;
pub use tabletop::battery::RandomGame;
