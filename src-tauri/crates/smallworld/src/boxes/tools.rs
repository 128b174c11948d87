//! The relics that serve a conquest, as a set.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::boxes::Tool;

/// Which relics serve a conquest, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tools(u16);

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
        self.has(Tool::Doormat) || self.has(Tool::BagDoormat) || self.has(Tool::Ashes)
    }

    /// Whether the region is attacked as if nobody were there.
    #[inline]
    pub const fn stink(self) -> bool {
        self.has(Tool::Socks) || self.has(Tool::BagSocks)
    }

    /// By how much the price is less.
    #[inline]
    pub const fn cut(self) -> u8 {
        let sword = self.has(Tool::Sword) || self.has(Tool::BagSword);
        2 * (sword as u8 + self.has(Tool::Frostmourne) as u8 + self.has(Tool::Claim) as u8)
    }

    /// Whether the fewest tokens suffice, whatever the price (WC-121).
    #[inline]
    pub const fn smash(self) -> bool {
        self.has(Tool::Doomhammer)
    }

    /// How many serve.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether they can serve together: no relic twice, and the Bag as one relic only (UG-H6); nothing that lowers the price beside the
    /// Doomhammer, which sets it.
    pub const fn agree(self) -> bool {
        let (relics, bags) = (self.0 & 0b111, self.0 >> 3 & 0b111);
        relics & bags == 0 && bags.count_ones() <= 1 && !(self.smash() && (self.cut() > 0 || self.stink()))
    }

    /// Every tool in the set.
    pub fn list(self) -> impl Iterator<Item = Tool> {
        Tool::ALL.into_iter().map(|(tool, _)| tool).filter(move |tool| self.has(*tool))
    }

    /// Every way to use some of them together; `all`: not only one at a time.
    pub fn choices(self, all: bool) -> impl Iterator<Item = Self> {
        // Every subset but the empty one, in ascending order.
        let next = move |some: &u16| Some(some.wrapping_sub(self.0) & self.0).filter(|some| *some != 0);
        std::iter::successors(next(&0), next).map(Self).filter(move |some| some.agree() && (all || some.len() == 1))
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
        assert_eq!(Tools::NONE.choices(true).count(), 0);
        assert!(!set(&[Tool::Doomhammer, Tool::Frostmourne]).agree());
        assert!(set(&[Tool::Ashes, Tool::Doomhammer]).agree());
    }
}
