//! Decisions: their text form, who is asked, what may be chosen and why something may not.

pub(crate) mod action;
pub(crate) mod choices;
pub(crate) mod refusal;
