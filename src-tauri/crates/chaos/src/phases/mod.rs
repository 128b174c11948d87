//! The phases of a round, and the order in which they are worked off.

pub(crate) mod battle;
pub(crate) mod corruption;
pub(crate) mod end;
pub(crate) mod flow;
pub(crate) mod old_world;
pub(crate) mod summoning;
