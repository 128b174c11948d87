//! The Warcraft box: 16 races in two factions and none, 20 powers, 5 artifacts and 7 legendary places.

mod powers;
mod races;

pub use powers::POWERS;
pub use races::RACES;
