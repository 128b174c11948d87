//! The state of places, relics and figures (UG-K, UG-L, UG-M).

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::region::{Region, RegionSet};
use crate::boxes::{Find, MAX_FINDS, Power, founding_finds};
use tabletop::Pile;

/// Places and relics: which are still hidden, which lie where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bag {
    /// The relic it was.
    pub copies: Find,
    /// Where it lies.
    pub region: Region,
}

/// For each place and relic the region in which it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
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

/// Places and relics, as a set.
///
/// What the boxes have always held is written as one number, as old saved games have it: a bit each in the order of
/// `boxes/founding.rs`, whatever the order of the files is now. A set with anything else is written by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FindSet(u32);

impl FindSet {
    /// Whether `find` is in it.
    #[inline]
    pub const fn has(self, find: Find) -> bool {
        self.0 & find.bit() != 0
    }

    /// Adds `find`.
    pub const fn insert(&mut self, find: Find) {
        self.0 |= find.bit();
    }

    /// The number that old games have for it, a bit each in the order of `numbered`; `None` if something in it has no number.
    fn number(self, numbered: &[Find]) -> Option<u32> {
        each(self.0).try_fold(0, |bits, find| Some(bits | 1 << numbered.iter().position(|old| *old == find)?))
    }
}

impl FromIterator<Find> for FindSet {
    fn from_iter<I: IntoIterator<Item = Find>>(finds: I) -> Self {
        Self(finds.into_iter().fold(0, |bits, find| bits | find.bit()))
    }
}

impl Serialize for FindSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.number(founding_finds()) {
            Some(bits) => serializer.serialize_u32(bits),
            None => serializer.collect_seq(each(self.0)),
        }
    }
}

impl<'de> Deserialize<'de> for FindSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(FindsOrNumber)
    }
}

/// Reads a set in either of its forms.
struct FindsOrNumber;

impl<'de> Visitor<'de> for FindsOrNumber {
    type Value = FindSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of places and relics, or their number in old saved games")
    }

    fn visit_u64<E: Error>(self, bits: u64) -> Result<FindSet, E> {
        let numbered = founding_finds();
        if bits >> numbered.len() != 0 {
            return Err(E::custom(format!("{bits} is beyond the {} places and relics that old saved games number", numbered.len())));
        }
        Ok((0..).zip(numbered).filter(|(bit, _)| bits >> bit & 1 != 0).map(|(_, find)| *find).collect())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<FindSet, A::Error> {
        let mut set = FindSet::default();
        while let Some(find) = list.next_element()? {
            set.insert(find);
        }
        Ok(set)
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;

    fn set(names: &[&str]) -> FindSet {
        names.iter().map(|name| Find::by_name(name).unwrap()).collect()
    }

    #[test]
    fn what_has_been_used_is_read_as_the_number_of_old_games() {
        for (bit, names) in [(0, ["altar_of_souls"]), (14, ["sword_of_the_killer_rabbit"]), (24, ["doomhammer"]), (25, ["frostmourne"])] {
            let used = set(&names);
            assert_eq!(from_value::<FindSet>(json!(1_u32 << bit)).unwrap(), used, "{names:?}");
            assert_eq!(to_value(used).unwrap(), json!(1_u32 << bit), "{names:?}");
        }
        let used = set(&["shiny_orb", "frostmourne"]);
        assert_eq!(from_value::<FindSet>(json!(1 << 13 | 1 << 25)).unwrap(), used);
        assert_eq!(from_value::<FindSet>(to_value(used).unwrap()).unwrap(), used);
        for wrong in [json!(1 << 27), json!(u64::MAX), json!(-1), json!(1.5), json!("frostmourne"), json!(null), json!({})] {
            assert!(from_value::<FindSet>(wrong.clone()).is_err(), "{wrong}");
        }
        let said = from_value::<FindSet>(json!(1 << 27)).unwrap_err().to_string();
        assert_eq!(said, "134217728 is beyond the 27 places and relics that old saved games number");
    }

    #[test]
    fn what_has_been_used_is_read_by_name() {
        let used = set(&["shiny_orb", "frostmourne"]);
        assert_eq!(from_value::<FindSet>(json!(["frostmourne", "shiny_orb"])).unwrap(), used);
        assert_eq!(from_value::<FindSet>(json!([])).unwrap(), FindSet::default());
        let said = from_value::<FindSet>(json!(["excalibur"])).unwrap_err().to_string();
        assert_eq!(said, "there is no place or relic \"excalibur\"");
    }

    #[test]
    fn what_old_games_do_not_number_is_written_by_name() {
        let used = set(&["shiny_orb", "frostmourne"]);
        let doomed: Vec<Find> = founding_finds().iter().copied().filter(|find| find.id() != "frostmourne").collect();
        assert_eq!(used.number(&doomed), None);
        // Nothing of the kind is in a box yet: the list as it would be written.
        let names = to_value(each(used.0).collect::<Vec<_>>()).unwrap();
        assert_eq!(names, json!(["shiny_orb", "frostmourne"]));
        assert_eq!(from_value::<FindSet>(names).unwrap(), used);
    }
}
