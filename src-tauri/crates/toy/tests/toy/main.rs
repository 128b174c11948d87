//! The Atoll, played by everything that plays the games of the house.

mod apart;
mod battery;
mod elbow;
mod table;
