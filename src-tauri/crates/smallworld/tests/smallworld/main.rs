//! The family of Small World as a whole: its promises, its numbers and what people make themselves.

mod battery;
mod merits;
mod mutants;
mod numbers;
mod own;
