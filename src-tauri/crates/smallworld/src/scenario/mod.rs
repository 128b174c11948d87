//! Positions written down by a person, and what a scenario expects of them.

pub(crate) mod expect;
pub(crate) mod given;
pub(crate) mod lay_out;
