//! The games of this version.

use crate::Registry;

impl Registry {
    /// Every game of this version.
    pub fn standard() -> Self {
        Self::empty()
    }
}
