//! How a bot plays.

use tabletop::Style;

use crate::Level;

/// How a bot plays: how well, and what it likes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Manner {
    /// How well.
    pub level: Level,
    /// What it likes among turns that are as good as each other; none likes all alike.
    pub style: Option<Style>,
}

impl From<Level> for Manner {
    fn from(level: Level) -> Self {
        Self { level, style: None }
    }
}
