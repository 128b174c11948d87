//! The state of places, relics and figures (UG-K, UG-L, UG-M).

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::region::{Region, RegionSet};
use crate::boxes::{Find, MAX_FINDS, Power};
use tabletop::Pile;

/// Places and relics: which are still hidden, which lie where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finds {
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
    /// The relics among them.
    relics: u32,
    /// The questions that any of them answers, as bits.
    answered: u32,
}

impl Spots {
    pub(crate) fn lay(&mut self, find: Find, region: Region) {
        self.regions[find.index()] = Some(region);
        self.note(find);
    }

    fn note(&mut self, find: Find) {
        self.found |= find.bit();
        self.relics |= if find.is_relic() { find.bit() } else { 0 };
        self.answered |= find.questions();
    }

    fn take_up(&mut self, find: Find) {
        self.regions[find.index()] = None;
        let left = self.found & !find.bit();
        (self.found, self.relics, self.answered) = (0, 0, 0);
        each(left).for_each(|find| self.note(find));
    }
}

/// The finds of a set of bits, in their order.
fn each(mut left: u32) -> impl Iterator<Item = Find> {
    std::iter::from_fn(move || {
        let find = (left != 0).then(|| Find(left.trailing_zeros() as u8))?;
        left &= left - 1;
        Some(find)
    })
}

impl Finds {
    /// Where `find` lies.
    #[inline]
    pub const fn spot(&self, find: Find) -> Option<Region> {
        self.at.regions[find.index()]
    }

    /// Puts `find` into `region`.
    pub fn lay(&mut self, find: Find, region: Region) {
        self.at.lay(find, region);
    }

    /// Takes `find` off the map.
    pub fn take_up(&mut self, find: Find) {
        self.at.take_up(find);
    }

    /// Whether no place or relic has come to light yet.
    #[inline]
    pub const fn nothing_found(&self) -> bool {
        self.at.found == 0
    }

    /// Whether a relic has come to light.
    #[inline]
    pub const fn has_relics(&self) -> bool {
        self.at.relics != 0
    }

    /// Whether anything that has come to light answers one of the questions `bits`.
    #[inline]
    pub const fn answers(&self, bits: u32) -> bool {
        self.at.answered & bits != 0
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

    /// Everything that has come to light, and where it lies.
    #[inline]
    pub fn lying(&self) -> impl Iterator<Item = (Find, Region)> + use<> {
        let spots = self.at;
        each(spots.found).filter_map(move |find| Some((find, spots.regions[find.index()]?)))
    }

    /// What lies in `region`.
    pub fn in_region(&self, region: Region) -> impl Iterator<Item = Find> + use<> {
        self.lying().filter(move |(_, spot)| *spot == region).map(|(find, _)| find)
    }

    /// How much has come to light that lies in `regions`.
    pub fn count_in(&self, regions: RegionSet) -> u8 {
        if self.nothing_found() { 0 } else { self.lying().filter(|(_, spot)| regions.has(*spot)).count() as u8 }
    }

    /// The regions with a place.
    pub fn places(&self) -> RegionSet {
        if self.nothing_found() {
            return RegionSet::EMPTY;
        }
        self.some(self.at.found & !self.at.relics)
    }

    /// The regions with a relic or an artifact.
    pub fn relics(&self) -> RegionSet {
        self.some(self.at.relics)
    }

    /// The regions with anything.
    pub fn regions(&self) -> RegionSet {
        self.some(self.at.found)
    }

    /// The regions where finds of `bits` lie.
    fn some(&self, bits: u32) -> RegionSet {
        let mut left = bits;
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
        serializer.collect_map(each(self.found).filter_map(|find| Some((find, self.regions[find.index()]?))))
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
