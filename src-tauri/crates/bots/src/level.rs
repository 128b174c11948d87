//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How well a bot plays, weakest first. Written `random`, `easy`, `normal`, `hard`, `expert`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal action, each as likely as the others: for tests and measurements.
    Random,
    /// Rules of thumb, one action at a time.
    Easy,
    /// Looks at what its turn will have become, and at what follows.
    Normal,
    /// Plans its turns to the end by what it has learned; where it has learned nothing, as normal with more care.
    Hard,
    /// The same, and weighs what the others will answer.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// The name it is written by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no [`Level`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such level; use random, easy, normal, hard or expert")]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or(UnknownLevel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_text_and_as_json() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            let json = serde_json::to_string(&level).unwrap();
            assert_eq!(json, format!("\"{level}\""));
            assert_eq!(serde_json::from_str::<Level>(&json).unwrap(), level);
        }
        for wrong in ["", "Easy", "harder", "normal "] {
            assert_eq!(wrong.parse::<Level>(), Err(UnknownLevel), "{wrong:?}");
        }
        assert!(Level::ALL.is_sorted());
    }
}
