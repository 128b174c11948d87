//! What players like.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a player likes among turns that are as good as each other. Written `raider`, `settler`, `banker`, `trickster`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// Takes from others.
    Raider,
    /// Holds what it has.
    Settler,
    /// Has it now rather than later.
    Banker,
    /// Does what others do not: unusual pieces, and changes.
    Trickster,
}

/// A word that names no [`Style`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such style; use raider, settler, banker or trickster")]
pub struct UnknownStyle;

impl Style {
    /// Every style.
    pub const ALL: [Self; 4] = [Self::Raider, Self::Settler, Self::Banker, Self::Trickster];

    /// The name it is written by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Raider => "raider",
            Self::Settler => "settler",
            Self::Banker => "banker",
            Self::Trickster => "trickster",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Style {
    type Err = UnknownStyle;

    fn from_str(text: &str) -> Result<Self, UnknownStyle> {
        Self::ALL.into_iter().find(|style| style.name() == text).ok_or(UnknownStyle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_text_and_as_json() {
        for style in Style::ALL {
            assert_eq!(style.to_string().parse(), Ok(style));
            assert_eq!(serde_json::to_string(&style).unwrap(), format!("\"{style}\""));
        }
        for wrong in ["", "Raider", "pirate"] {
            assert_eq!(wrong.parse::<Style>(), Err(UnknownStyle), "{wrong:?}");
        }
    }
}
