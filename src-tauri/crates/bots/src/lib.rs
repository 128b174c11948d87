//! Opponents for any [`Game`](tabletop::Game).
//!
//! A bot knows nothing of a game but the contract: it deals itself positions that it cannot tell from the true one
//! ([`resample`](tabletop::Game::resample)), plays in them, and goes by what it has learned from games against itself ([`learned`]), or, where
//! nothing was learned, by what the game itself thinks a position is worth ([`appraise`](tabletop::Game::appraise)). So it never uses a secret
//! or a future roll, and plays every game of the house. It plans its turn to the end ([`plan`]), weighs what the others may answer ([`reply`]),
//! and answers for one decision at a time; the [`Trail`] of the turn remembers the plan, and keeps it from coming back to where it was.
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

mod advice;
mod appraisal;
mod arena;
mod belief;
mod choose;
pub mod elo;
mod entrants;
mod history;
mod idle;
pub mod judge;
mod kinds;
pub mod learned;
mod level;
pub mod line;
mod manner;
mod mind;
pub mod net;
mod noise;
mod places;
pub mod plan;
pub mod planning;
mod played;
mod progress;
pub mod reply;
mod review;
mod stop;
mod trail;
mod ways;

pub use advice::{Advice, advise, chances, chances_known};
pub use arena::{Entrant, Player, Standing, tournament};
pub use choose::{choose, choose_by_appraisal, choose_with, known, seed_of};
pub use entrants::{OneAtATime, Planned};
pub use level::{Level, UnknownLevel};
pub use manner::Manner;
pub use played::{Played, Unplayed, played};
pub use progress::Progress;
pub use review::{Judged, review};
pub use stop::Stop;
pub use tabletop::Style;
pub use tabletop::battery::RandomGame;
pub use trail::Trail;
