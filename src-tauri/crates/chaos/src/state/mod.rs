//! What lies on the table: the position and what it is made of.

pub(crate) mod garrison;
pub(crate) mod house;
pub(crate) mod items;
pub(crate) mod names;
pub(crate) mod phase;
pub(crate) mod position;
pub(crate) mod task;
