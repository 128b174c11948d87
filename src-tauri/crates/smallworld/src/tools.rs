//! The relics that serve a conquest, as a set.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::Tool;

/// Which relics serve a conquest, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tools(u8);

impl Tools {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether no relic serves.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `tool` is among them.
    #[inline]
    pub const fn has(self, tool: Tool) -> bool {
        self.0 >> tool as u8 & 1 != 0
    }

    /// Adds `tool`.
    pub const fn insert(&mut self, tool: Tool) {
        self.0 |= 1 << tool as u8;
    }

    /// Whether the relic or the Bag in its stead carries the conquest anywhere.
    #[inline]
    pub const fn fly(self) -> bool {
        self.has(Tool::Doormat) || self.has(Tool::BagDoormat)
    }

    /// Whether the region is attacked as if nobody were there.
    #[inline]
    pub const fn stink(self) -> bool {
        self.has(Tool::Socks) || self.has(Tool::BagSocks)
    }

    /// Whether the price is 2 less.
    #[inline]
    pub const fn cut(self) -> bool {
        self.has(Tool::Sword) || self.has(Tool::BagSword)
    }

    /// How many serve.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether all of these are in `others`.
    #[inline]
    pub const fn within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// Whether they can serve together: no relic twice, and the Bag as one relic only (UG-H6).
    pub const fn agree(self) -> bool {
        let (relics, bags) = (self.0 & 0b111, self.0 >> 3);
        relics & bags == 0 && bags.count_ones() <= 1
    }

    /// Every tool in the set.
    pub fn list(self) -> impl Iterator<Item = Tool> {
        Tool::ALL.into_iter().map(|(tool, _)| tool).filter(move |tool| self.has(*tool))
    }

    /// Every way to use some of them together; `all`: not only one at a time.
    pub fn choices(self, all: bool) -> impl Iterator<Item = Self> {
        (1..64).map(Self).filter(move |some| some.within(self) && some.agree() && (all || some.len() == 1))
    }
}

impl fmt::Debug for Tools {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.list()).finish()
    }
}

impl fmt::Display for Tools {
    /// A space and the name of each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list().try_for_each(|tool| write!(f, " {}", Tool::ALL[tool as usize].1))
    }
}

impl FromIterator<Tool> for Tools {
    fn from_iter<I: IntoIterator<Item = Tool>>(tools: I) -> Self {
        let mut set = Self::NONE;
        for tool in tools {
            set.insert(tool);
        }
        set
    }
}

impl Serialize for Tools {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.list())
    }
}

impl<'de> Deserialize<'de> for Tools {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tool>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bag_is_one_relic_and_not_one_that_serves_already() {
        let set = |tools: &[Tool]| tools.iter().copied().collect::<Tools>();
        assert!(set(&[Tool::Doormat, Tool::Socks, Tool::Sword]).agree());
        assert!(set(&[Tool::Doormat, Tool::BagSword]).agree());
        assert!(!set(&[Tool::Sword, Tool::BagSword]).agree());
        assert!(!set(&[Tool::BagSocks, Tool::BagSword]).agree());
        assert_eq!(set(&[Tool::Doormat, Tool::Sword]).choices(true).count(), 3);
        assert_eq!(set(&[Tool::Doormat, Tool::Sword]).choices(false).count(), 2);
    }
}
