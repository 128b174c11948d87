//! Popular Places and Righteous Relics under the Monsters (UG-K, UG-L), legendary places and artifacts on the islands (WC-115).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::origin::Origin;

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
    /// The faction bonus counts twice (WC-125).
    Battleground,
    /// Two coins (WC-127).
    DarkPortal,
    /// A coin for each other region of its terrain (WC-128).
    Karazhan,
    /// No token is lost (WC-129).
    Chapel,
    /// No voyage is paid (WC-114).
    MeetingStone,
    /// A token at each redeployment (WC-130).
    Healer,
    /// Two coins for whoever holds most of the regions around (WC-131).
    Well,
    /// A region nobody attacks without paying (WC-119).
    Aegis,
    /// A conquest anywhere (WC-120).
    Ashes,
    /// A conquest with one token (WC-121).
    Doomhammer,
    /// A conquest for 2 less (WC-122).
    Frostmourne,
    /// A coin from each neighbour (WC-123).
    Heart,
}

/// How many there are.
pub const MAX_FINDS: usize = 27;

/// All of them, with their names in saves, scenarios and the catalog: 9 places, 6 relics; 7 legendary places, 5 artifacts.
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
    (Find::Battleground, "battleground"),
    (Find::DarkPortal, "dark_portal"),
    (Find::Karazhan, "karazhan"),
    (Find::Chapel, "lights_hope_chapel"),
    (Find::MeetingStone, "meeting_stone"),
    (Find::Healer, "spirit_healer"),
    (Find::Well, "well_of_eternity"),
    (Find::Aegis, "aegis_of_aggramar"),
    (Find::Ashes, "ashes_of_alar"),
    (Find::Doomhammer, "doomhammer"),
    (Find::Frostmourne, "frostmourne"),
    (Find::Heart, "heart_of_azeroth"),
];

/// The relics and artifacts, as bits.
pub const RELICS: u32 = bits(Find::Doormat, Find::Sword) | bits(Find::Aegis, Find::Heart);

/// The bits from one find to another, both included.
const fn bits(first: Find, last: Find) -> u32 {
    (1 << (last as u32 + 1)) - (1 << first as u32)
}

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

    /// Whether it is a relic or an artifact, which can be used and moves.
    #[inline]
    pub const fn is_relic(self) -> bool {
        RELICS & self.bit() != 0
    }

    /// The box it came in.
    pub const fn origin(self) -> Origin {
        if self as u8 >= Self::Battleground as u8 { Origin::Warcraft } else { Origin::Underground }
    }

    /// Everything of one box: none in the base box.
    pub fn of_box(origin: Origin) -> impl Iterator<Item = Self> {
        Self::all().filter(move |find| find.origin() == origin)
    }

    /// Its bit in a set of finds.
    #[inline]
    pub const fn bit(self) -> u32 {
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
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
    /// The Ashes of Al'ar.
    Ashes,
    /// The Doomhammer.
    Doomhammer,
    /// Frostmourne.
    Frostmourne,
    /// The Ethereals' claim to a legendary place (WC-65).
    Claim,
}

impl Tool {
    /// All of them.
    pub const ALL: [(Self, &'static str); 10] = [
        (Self::Doormat, "doormat"),
        (Self::Socks, "socks"),
        (Self::Sword, "sword"),
        (Self::BagDoormat, "bag_doormat"),
        (Self::BagSocks, "bag_socks"),
        (Self::BagSword, "bag_sword"),
        (Self::Ashes, "ashes"),
        (Self::Doomhammer, "doomhammer"),
        (Self::Frostmourne, "frostmourne"),
        (Self::Claim, "claim"),
    ];

    /// The relic or artifact that works; none for the claim.
    #[inline]
    pub const fn relic(self) -> Option<Find> {
        Some(match self {
            Self::Doormat | Self::BagDoormat => Find::Doormat,
            Self::Socks | Self::BagSocks => Find::Socks,
            Self::Sword | Self::BagSword => Find::Sword,
            Self::Ashes => Find::Ashes,
            Self::Doomhammer => Find::Doomhammer,
            Self::Frostmourne => Find::Frostmourne,
            Self::Claim => return None,
        })
    }

    /// Whether it is the Bag that works.
    #[inline]
    pub const fn is_bag(self) -> bool {
        matches!(self, Self::BagDoormat | Self::BagSocks | Self::BagSword)
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
        assert_eq!(Find::of_box(Origin::Underground).filter(|f| f.is_relic()).count(), 6);
        assert_eq!(Find::of_box(Origin::Warcraft).filter(|f| f.is_relic()).count(), 5);
        assert_eq!(Find::of_box(Origin::Warcraft).count(), 12);
        for (index, (tool, _)) in Tool::ALL.iter().enumerate() {
            assert_eq!(*tool as usize, index);
        }
    }
}
