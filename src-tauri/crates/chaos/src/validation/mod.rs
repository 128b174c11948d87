//! What can be wrong with a position that was loaded or written by hand.

pub(crate) mod flaw;
pub(crate) mod tasks;
