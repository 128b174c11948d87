//! What lies on the table, and what has happened in the turn.

pub(crate) mod finds;
pub(crate) mod fingerprint;
pub(crate) mod house;
pub(crate) mod markers;
pub(crate) mod marks;
pub(crate) mod owner;
pub(crate) mod pieces;
pub(crate) mod position;
pub(crate) mod record;
pub(crate) mod stage;
pub(crate) mod team;
