//! What regions are made of, the signs printed in them, and what stands in them at the start.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a region is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Terrain {
    /// Fields and meadows.
    Farmland,
    /// Hills.
    Hill,
    /// Woods.
    Forest,
    /// Swamps.
    Swamp,
    /// Mountains; each carries a mountain marker for ever (SW-31).
    Mountain,
    /// The sea: a region that only some may enter (SW-78).
    Sea,
    /// A lake: as the sea, but never a way in (SW-22).
    Lake,
    /// Black mountains: the mountains of the Underground (UG-N3).
    BlackMountain,
    /// Mud pools: its swamps.
    Mud,
    /// Mushroom forests: its forests.
    Mushroom,
    /// Mystic crystals: as a source of magic.
    Crystal,
    /// Mining regions: as a mine.
    Mine,
    /// A river: conquered for less, and left again by most (UG-C3).
    River,
    /// A chasm, which nobody enters (UG-C4).
    Chasm,
    /// Fields: the farmland of the islands.
    Field,
}

/// How many kinds of terrain there are.
pub(crate) const TERRAINS: usize = 15;

impl Terrain {
    /// All kinds.
    pub const ALL: [Self; TERRAINS] = [
        Self::Farmland,
        Self::Hill,
        Self::Forest,
        Self::Swamp,
        Self::Mountain,
        Self::Sea,
        Self::Lake,
        Self::BlackMountain,
        Self::Mud,
        Self::Mushroom,
        Self::Crystal,
        Self::Mine,
        Self::River,
        Self::Chasm,
        Self::Field,
    ];

    /// The terrain of the other box that counts as the same (UG-N3).
    pub(crate) const fn partner(self) -> Option<Self> {
        Some(match self {
            Self::Mountain => Self::BlackMountain,
            Self::BlackMountain => Self::Mountain,
            Self::Swamp => Self::Mud,
            Self::Mud => Self::Swamp,
            Self::Forest => Self::Mushroom,
            Self::Mushroom => Self::Forest,
            Self::Farmland => Self::Field,
            Self::Field => Self::Farmland,
            _ => return None,
        })
    }
}

/// A sign printed in a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RegionSymbol"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// A mine.
    Mine,
    /// A source of magic.
    Magic,
    /// A cavern.
    Cavern,
    /// A place for a black mountain.
    BlackMountain,
    /// A cave: the cavern of the islands.
    Cave,
}

/// How many signs there are.
pub(crate) const SYMBOLS: usize = 5;

impl Symbol {
    /// All signs.
    pub const ALL: [Self; SYMBOLS] = [Self::Mine, Self::Magic, Self::Cavern, Self::BlackMountain, Self::Cave];
}

/// Something that stands in a region when the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// One token of the Lost Tribes.
    LostTribe,
    /// Two Monsters (UG-B4).
    Monsters,
    /// The Volcano may be put here (UG-F3).
    Volcano,
    /// One Murloc (WC-4).
    Murloc,
    /// A face-down artifact or legendary place (WC-5).
    Tile,
}

/// Several terrains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terrains(pub(crate) u16);

impl Terrains {
    /// The set of `terrains`.
    pub const fn of(terrains: &[Terrain]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < terrains.len() {
            bits |= 1 << terrains[i] as u16;
            i += 1;
        }
        Self(bits)
    }

    /// Whether `terrain` is among them.
    pub const fn has(self, terrain: Terrain) -> bool {
        self.0 >> terrain as u16 & 1 != 0
    }
}

impl Serialize for Terrains {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Terrain::ALL.into_iter().filter(|terrain| self.has(*terrain)))
    }
}

impl<'de> Deserialize<'de> for Terrains {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::of(&Vec::<Terrain>::deserialize(deserializer)?))
    }
}
