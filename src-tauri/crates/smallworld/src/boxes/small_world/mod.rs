//! The base box: 14 races and 20 powers.

mod powers;
mod races;

pub use powers::POWERS;
pub use races::RACES;
