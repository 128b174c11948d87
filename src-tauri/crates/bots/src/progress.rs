//! How far a bot has come.

/// How far a bot has come with one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Steps done.
    pub done: u32,
    /// Steps in all, from 1.
    pub total: u32,
}
