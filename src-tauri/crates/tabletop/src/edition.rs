//! Which state of the boxes a game is played with.

/// Which state of the boxes is meant, where a game does not say itself what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edition {
    /// The boxes as they were before saved games said what is in them.
    First,
    /// The boxes as they are.
    #[default]
    Today,
}
