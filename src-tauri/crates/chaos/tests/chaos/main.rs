//! Chaos in the Old World as a whole: its promises and what bots go by.

mod battery;
mod merits;
mod mutants;
