//! The Underground box: 15 races, 21 powers, 6 relics and 9 places.

mod powers;
mod races;

pub use powers::POWERS;
pub use races::RACES;
