//! Positions written down by a person.

pub(crate) mod given;
pub(crate) mod lay_out;
