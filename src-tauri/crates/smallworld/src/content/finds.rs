//! Popular Places and Righteous Relics (UG-K, UG-L): what lies under the Monsters.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place or a relic. Places stay where they were found; relics lie where they were last used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Find {
    /// After the coins, a declined token of one's own for 3 coins (UG-L4).
    Altar,
    /// The Ghost makes a region immune (UG-L5).
    Crypt,
    /// A coin for each region of its terrain (UG-L6).
    Diamonds,
    /// The regions of its terrain are adjacent to each other (UG-L3).
    Pipe,
    /// A token at the start of a turn (UG-L2).
    Fountain,
    /// A coin and +1 defence (UG-L7).
    Keep,
    /// Two coins (UG-L8).
    LostMine,
    /// A second power (UG-L9).
    Stonehedge,
    /// The Balrog (UG-L11).
    Pentacle,
    /// A conquest anywhere (UG-K2).
    Doormat,
    /// A coin from each neighbour (UG-K3).
    Ring,
    /// A conquest as if nobody were there (UG-K4).
    Socks,
    /// A region pays twice (UG-K5).
    Scepter,
    /// A lone token is replaced (UG-K6).
    Orb,
    /// A conquest for 2 less (UG-K7).
    Sword,
}

/// How many there are.
pub const MAX_FINDS: usize = 15;

/// All of them, with their names in saves, scenarios and the catalog: 9 places, then 6 relics.
pub static FINDS: [(Find, &str); MAX_FINDS] = [
    (Find::Altar, "altar_of_souls"),
    (Find::Crypt, "crypt_of_the_tomb_raider"),
    (Find::Diamonds, "diamond_fields"),
    (Find::Pipe, "great_brass_pipe"),
    (Find::Fountain, "fountain_of_youth"),
    (Find::Keep, "keep_on_the_motherland"),
    (Find::LostMine, "mine_of_the_lost_dwarf"),
    (Find::Stonehedge, "stonehedge"),
    (Find::Pentacle, "wickedest_pentacle"),
    (Find::Doormat, "flying_doormat"),
    (Find::Ring, "froggys_ring"),
    (Find::Socks, "stinky_trolls_socks"),
    (Find::Scepter, "scepter_of_avarice"),
    (Find::Orb, "shiny_orb"),
    (Find::Sword, "sword_of_the_killer_rabbit"),
];

impl Find {
    /// Every place and relic.
    pub fn all() -> impl Iterator<Item = Self> {
        FINDS.iter().map(|(find, _)| *find)
    }

    /// Its name.
    pub fn id(self) -> &'static str {
        FINDS[self as usize].1
    }

    /// The one with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        FINDS.iter().find(|(_, name)| *name == id).map(|(find, _)| *find)
    }

    /// Whether it is a relic, which can be used and moves.
    #[inline]
    pub const fn is_relic(self) -> bool {
        self as u8 >= Self::Doormat as u8
    }

    /// Its bit in a set of finds.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }
}

impl Default for Find {
    /// Fills unused places of arrays.
    fn default() -> Self {
        Self::Altar
    }
}

impl fmt::Debug for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Find {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Find {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::by_name(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no place or relic \"{id}\"")))
    }
}

/// A relic that helps a conquest: itself, or the Bag in its stead (UG-H6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Tool {
    /// The Flying Doormat.
    Doormat,
    /// The Stinky Troll's Socks.
    Socks,
    /// The Sword of the Killer Rabbit.
    Sword,
    /// The Bag as the Doormat.
    BagDoormat,
    /// The Bag as the Socks.
    BagSocks,
    /// The Bag as the Sword.
    BagSword,
}

impl Tool {
    /// All of them.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::Doormat, "doormat"),
        (Self::Socks, "socks"),
        (Self::Sword, "sword"),
        (Self::BagDoormat, "bag_doormat"),
        (Self::BagSocks, "bag_socks"),
        (Self::BagSword, "bag_sword"),
    ];

    /// The relic that works.
    #[inline]
    pub const fn relic(self) -> Find {
        match self {
            Self::Doormat | Self::BagDoormat => Find::Doormat,
            Self::Socks | Self::BagSocks => Find::Socks,
            Self::Sword | Self::BagSword => Find::Sword,
        }
    }

    /// Whether it is the Bag that works.
    #[inline]
    pub const fn is_bag(self) -> bool {
        self as u8 >= Self::BagDoormat as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_numbers() {
        for (index, (find, id)) in FINDS.iter().enumerate() {
            assert_eq!((*find as usize, Find::by_name(id)), (index, Some(*find)));
        }
        assert_eq!(Find::all().filter(|f| f.is_relic()).count(), 6);
        for (index, (tool, _)) in Tool::ALL.iter().enumerate() {
            assert_eq!(*tool as usize, index);
        }
    }
}
