//! Regions of a board, sets of them, and one value for each.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Index, IndexMut, Not};

use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most regions any board has; they fit a `u64`.
pub const MAX_REGIONS: usize = 56;

tabletop::bounded_number!(
    /// A region of the board in play, by its number in the map file (from 0), and below [`MAX_REGIONS`]: whether the board has it, the board says.
    Region,
    "region",
    0,
    MAX_REGIONS as u8 - 1
);

impl Region {
    /// Every region that a board may have.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..MAX_REGIONS as u8).map(Self)
    }
}

/// A set of regions: one bit each. No other bit is ever set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RegionSet(u64);

impl Region {
    /// Where it is when two regions change places.
    pub(crate) fn exchanged(self, a: Self, b: Self) -> Self {
        if self == a {
            b
        } else if self == b {
            a
        } else {
            self
        }
    }
}

impl RegionSet {
    /// No region.
    pub const EMPTY: Self = Self(0);
    /// Every region that a board may have.
    const EVERYWHERE: Self = Self((1 << MAX_REGIONS) - 1);

    /// The set of one region.
    #[inline]
    pub const fn of(region: Region) -> Self {
        Self(1 << region.0)
    }

    /// Whether `region` is in the set.
    #[inline]
    pub const fn has(self, region: Region) -> bool {
        self.0 >> region.0 & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many regions are in it.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the two sets share a region.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds `region`.
    #[inline]
    pub const fn insert(&mut self, region: Region) {
        self.0 |= 1 << region.0;
    }

    /// Takes `region` out, if it is in.
    #[inline]
    pub const fn remove(&mut self, region: Region) {
        self.0 &= !(1 << region.0);
    }

    /// The regions of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The regions that are in one of the two sets, and not in both.
    #[inline]
    #[must_use]
    pub const fn either(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// The region of the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Region> {
        if self.0 == 0 { None } else { Some(Region(self.0.trailing_zeros() as u8)) }
    }
}

/// How many groups `regions` fall into, where `beside` gives the regions adjacent to a set.
pub(crate) fn groups(regions: RegionSet, beside: impl Fn(RegionSet) -> RegionSet) -> u8 {
    let (mut left, mut groups) = (regions, 0);
    while let Some(region) = left.first() {
        groups += 1;
        let mut group = RegionSet::of(region);
        loop {
            let grown = group | beside(group) & regions;
            if grown == group {
                break;
            }
            group = grown;
        }
        left = left.without(group);
    }
    groups
}

impl BitOr for RegionSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for RegionSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for RegionSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for RegionSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Not for RegionSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::EVERYWHERE.0)
    }
}

#[allow(clippy::copy_iterator, reason = "a set is a number: copying it before iterating is the point")]
impl Iterator for RegionSet {
    type Item = Region;

    #[inline]
    fn next(&mut self) -> Option<Region> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> Self {
        let mut set = Self::EMPTY;
        for region in regions {
            set.insert(region);
        }
        set
    }
}

impl fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|r| r.0)).finish()
    }
}

impl Serialize for RegionSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.len() as usize))?;
        for region in *self {
            seq.serialize_element(&region)?;
        }
        seq.end()
    }
}

impl<'de> Deserialize<'de> for RegionSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Region>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One value for each region of the largest board; regions a board does not have hold the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerRegion<T>(pub [T; MAX_REGIONS]);

impl<T: Copy + Default> Default for PerRegion<T> {
    fn default() -> Self {
        Self([T::default(); MAX_REGIONS])
    }
}

impl<T> Index<Region> for PerRegion<T> {
    type Output = T;
    #[inline]
    fn index(&self, region: Region) -> &T {
        &self.0[region.index()]
    }
}

impl<T> IndexMut<Region> for PerRegion<T> {
    #[inline]
    fn index_mut(&mut self, region: Region) -> &mut T {
        &mut self.0[region.index()]
    }
}

impl<T: Serialize + Copy + Default + PartialEq> Serialize for PerRegion<T> {
    /// A list that stops after the last value that is not the default.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let len = self.0.iter().rposition(|v| *v != T::default()).map_or(0, |last| last + 1);
        let mut seq = serializer.serialize_seq(Some(len))?;
        for value in &self.0[..len] {
            seq.serialize_element(value)?;
        }
        seq.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for PerRegion<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Values<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default> Visitor<'de> for Values<T> {
            type Value = PerRegion<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {MAX_REGIONS} values, one for each region")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<PerRegion<T>, A::Error> {
                let mut out = PerRegion::default();
                let mut index = 0;
                while let Some(value) = seq.next_element()? {
                    *out.0.get_mut(index).ok_or_else(|| serde::de::Error::invalid_length(index + 1, &self))? = value;
                    index += 1;
                }
                Ok(out)
            }
        }
        deserializer.deserialize_seq(Values(std::marker::PhantomData))
    }
}
