//! Chaos cards: which there are, how many of them are in a game, and which work where.

pub(crate) mod card;
pub(crate) mod contents;
pub(crate) mod in_play;
