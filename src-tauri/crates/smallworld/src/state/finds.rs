//! The state of places, relics and figures (UG-K, UG-L, UG-M).

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::region::{Region, RegionSet};
use crate::boxes::{Find, MAX_FINDS, Power, RELICS};
use tabletop::Pile;

/// Places and relics: which are still hidden, which lie where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hoard {
    /// Those that Monsters guard, the next one last.
    pub hidden: Pile<Find, MAX_FINDS>,
    /// Those that left the game unseen (UG-B4).
    pub unused: Pile<Find, MAX_FINDS>,
    /// Where those that were found lie.
    pub at: Spots,
    /// The badge that Stonehedge lends (UG-L9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lent: Option<Power>,
    /// Where the Bag lies, and as what (UG-H6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bag: Option<Bag>,
}

/// The Bag after its use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bag {
    /// The relic it was.
    pub copies: Find,
    /// Where it lies.
    pub region: Region,
}

/// For each place and relic the region in which it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spots {
    regions: [Option<Region>; MAX_FINDS],
    /// Those that lie somewhere, as bits (see [`Find::bit`]).
    found: u32,
}

impl Spots {
    pub(crate) fn lay(&mut self, find: Find, region: Region) {
        self.regions[find as usize] = Some(region);
        self.found |= find.bit();
    }
}

impl Hoard {
    /// Where `find` lies.
    #[inline]
    pub const fn spot(&self, find: Find) -> Option<Region> {
        self.at.regions[find as usize]
    }

    /// Puts `find` into `region`.
    pub fn lay(&mut self, find: Find, region: Region) {
        self.at.lay(find, region);
    }

    /// Takes `find` off the map.
    pub fn take_up(&mut self, find: Find) {
        self.at.regions[find as usize] = None;
        self.at.found &= !find.bit();
    }

    /// Whether no place or relic has come to light yet.
    #[inline]
    pub const fn nothing_found(&self) -> bool {
        self.at.found == 0
    }

    /// Whether a relic has come to light.
    #[inline]
    pub const fn has_relics(&self) -> bool {
        self.at.found & RELICS != 0
    }

    /// Whether `find` lies in `region`.
    #[inline]
    pub fn lies(&self, find: Find, region: Region) -> bool {
        self.spot(find) == Some(region)
    }

    /// Whether `find` lies in one of `regions`.
    #[inline]
    pub fn lies_in(&self, find: Find, regions: RegionSet) -> bool {
        self.spot(find).is_some_and(|r| regions.has(r))
    }

    /// What lies in `region`.
    pub fn in_region(&self, region: Region) -> impl Iterator<Item = Find> {
        Find::all().filter(move |f| self.lies(*f, region))
    }

    /// The regions with a place.
    pub fn places(&self) -> RegionSet {
        if self.nothing_found() {
            return RegionSet::EMPTY;
        }
        self.some(!RELICS)
    }

    /// The regions with a relic or an artifact.
    pub fn relics(&self) -> RegionSet {
        self.some(RELICS)
    }

    /// The regions where finds of `bits` lie.
    fn some(&self, bits: u32) -> RegionSet {
        let mut left = self.at.found & bits;
        let mut regions = RegionSet::EMPTY;
        while left != 0 {
            if let Some(region) = self.at.regions[left.trailing_zeros() as usize] {
                regions.insert(region);
            }
            left &= left - 1;
        }
        regions
    }

    /// Whether nothing is known of any place or relic.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Serialize for Spots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Find::all().filter_map(|find| Some((find, self.regions[find as usize]?))))
    }
}

impl<'de> Deserialize<'de> for Spots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut spots = Self::default();
        for (find, region) in BTreeMap::<Find, Region>::deserialize(deserializer)? {
            spots.lay(find, region);
        }
        Ok(spots)
    }
}

/// The figures that stand for themselves, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The Volcano, in a chasm (UG-F3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub volcano: Option<Region>,
    /// The Great Ancient (UG-F1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ancient: Option<Region>,
    /// The Queen (UG-H11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub queen: Option<Region>,
    /// The Ghost (UG-L5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ghost: Option<Region>,
    /// The Balrog (UG-L11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balrog: Option<Region>,
}

impl Figures {
    /// Whether no figure stands anywhere.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// What is left out when it says nothing.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
