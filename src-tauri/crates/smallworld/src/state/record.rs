//! What has happened in the current turn.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::region::{Region, RegionSet};
use crate::boxes::kit::SOURCES;
use crate::boxes::tools::Tools;
use crate::boxes::{Race, RosterId, places};
use crate::state::finds::{FindSet, is_default};
use crate::state::owner::Slot;
use crate::state::stage::Stage;

/// What has happened in the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact about the turn, none excludes another")]
pub struct TurnRecord {
    /// The combo was picked this turn: the race's first turn (SW-83).
    pub picked: bool,
    /// The active race declines after the declined Ghouls have acted (SW-49, house rule).
    pub declining: bool,
    /// Declined races that have had their own conquests this turn, as bits of their slots.
    pub acted: u8,
    /// Conquests of the acting race this turn.
    pub conquests: u8,
    /// Regions the active race conquered this turn that were not empty (SW-54, SW-55).
    pub plundered: u8,
    /// The die lies here for the next Berserk conquest.
    pub roll: Option<u8>,
    /// Whether the die was rolled for the conquests of the acting race.
    pub rolled: bool,
    /// Whether the Dragon has been used.
    pub dragon: bool,
    /// Whether a fortress was built.
    pub fortress: bool,
    /// Opponents who have had a token substituted, as bits of their seats.
    pub substituted: u8,
    /// Opponents whose active race the active race attacked, as bits of their seats.
    pub attacked: u8,
    /// Regions abandoned this turn.
    pub abandoned: RegionSet,
    /// Non-empty regions conquered this turn, for the other reading of SW-54.
    pub spoils: RegionSet,
    /// Conquest-only tokens out on the map or in hand, to be taken back at the end of redeployment (SW-42).
    pub owed: u8,
    /// Pieces taken back in this redeployment; bounded, so that every game ends.
    pub taken: u8,
    /// What this box alone needs.
    #[serde(default, skip_serializing_if = "is_default")]
    pub more: TurnMore,
}

/// What has happened in the current turn with figures, places and relics.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TurnMore {
    /// Relics used.
    #[serde(skip_serializing_if = "is_default")]
    pub used: FindSet,
    /// Whether the Bag has been used.
    #[serde(skip_serializing_if = "is_default")]
    pub bag: bool,
    /// Opponents who have had a token drained, as bits of their seats.
    #[serde(skip_serializing_if = "is_default")]
    pub drained: u8,
    /// Hammers lying on the map.
    #[serde(skip_serializing_if = "is_default")]
    pub hammered: u8,
    /// Regions that came over from the Reborn.
    #[serde(skip_serializing_if = "is_default")]
    pub reborn: u8,
    /// Figures placed this turn, as bits (see [`Figure::bit`]).
    #[serde(skip_serializing_if = "is_default")]
    pub placed: u8,
    /// Where the Ring works at the end of the turn, as relic or as Bag.
    #[serde(skip_serializing_if = "is_default")]
    pub ringed: RegionSet,
    /// Where the Scepter works at the end of the turn, as relic or as Bag.
    #[serde(skip_serializing_if = "is_default")]
    pub doubled: RegionSet,
    /// Regions of a race that vanished this turn (UG-H16).
    #[serde(skip_serializing_if = "is_default")]
    pub vanished: u8,
    /// The slot of the race that declined this turn with all its tokens (UG-H14).
    #[serde(skip_serializing_if = "is_default")]
    pub declined: Option<Slot>,
    /// The step to which the Balrog's sending returns.
    #[serde(skip_serializing_if = "is_default")]
    pub resume: Option<Stage>,
    /// The steps of the end of the turn that are over (see `frame/turn.rs`).
    #[serde(skip_serializing_if = "is_default")]
    pub finish: Finish,
    /// How often abilities with a decision of their own have been used, by who gives them.
    #[serde(skip_serializing_if = "is_default")]
    pub uses: [u8; SOURCES],
    /// What is counted in the turn and what has been used, mostly for the Warcraft box.
    #[serde(rename = "war", skip_serializing_if = "is_default")]
    pub tally: TurnTally,
}

/// What is counted in the current turn between the factions, and what has been used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact about the turn, none excludes another")]
pub struct TurnTally {
    /// The form chosen (WC-89).
    #[serde(skip_serializing_if = "is_default")]
    pub form: Option<Form>,
    /// Tokens of others lost, for which a new one may still be bought (WC-67).
    #[serde(skip_serializing_if = "is_default")]
    pub slain: u8,
    /// Coins for regions conquered from two tokens or more (WC-103).
    #[serde(skip_serializing_if = "is_default")]
    pub rage: u8,
    /// Regions conquered from a race of the faction that is feuded with (WC-84).
    #[serde(skip_serializing_if = "is_default")]
    pub feud: u8,
    /// Races from which a region was conquered.
    #[serde(skip_serializing_if = "is_default")]
    pub beaten: RaceSet,
    /// Those of them from which two were.
    #[serde(skip_serializing_if = "is_default")]
    pub beaten_twice: RaceSet,
    /// Whether the champion has been used (WC-97).
    #[serde(skip_serializing_if = "is_default")]
    pub champion: bool,
    /// Whether the strike has been used (WC-69).
    #[serde(skip_serializing_if = "is_default")]
    pub struck: bool,
    /// The strike that fell short: where, with which artifacts, and by how many tokens (WC-70).
    #[serde(skip_serializing_if = "is_default")]
    pub short: Option<ShortStrike>,
    /// Whether the Ethereals have used their ability (WC-65).
    #[serde(skip_serializing_if = "is_default")]
    pub claimed: bool,
    /// Tokens moved by the Intimidator (WC-108).
    #[serde(skip_serializing_if = "is_default")]
    pub intimidated: u8,
    /// Swaps made (WC-112).
    #[serde(skip_serializing_if = "is_default")]
    pub swapped: u8,
    /// Whether the first Draenei token has been spared (WC-61).
    #[serde(skip_serializing_if = "is_default")]
    pub spared: bool,
    /// Whether the Pandaren have been paid (WC-85).
    #[serde(skip_serializing_if = "is_default")]
    pub harmony_paid: bool,
    /// Whether the holder of the Aegis has been paid (WC-119).
    #[serde(skip_serializing_if = "is_default")]
    pub aegis_paid: bool,
    /// Opponents whose active race was attacked, tried or harmed, as bits of their seats (WC-85, WC-86).
    #[serde(skip_serializing_if = "is_default")]
    pub affronted: u8,
    /// Whether a bomb went off at the start of the turn.
    #[serde(skip_serializing_if = "is_default")]
    pub exploded: bool,
    /// The lone token that its owner moves is a beast (WC-80, WC-95).
    #[serde(skip_serializing_if = "is_default")]
    pub lone_beast: bool,
    /// The step that goes on when lone tokens have found others (WC-80).
    #[serde(skip_serializing_if = "is_default")]
    pub unpaired: Option<Unpaired>,
    /// Whether the tokens bought for coins are settled (WC-67).
    #[serde(skip_serializing_if = "is_default")]
    pub recruited: bool,
}

/// What lone tokens of the owner of the turn interrupt when their beasts have left (WC-57, WC-80, WC-94).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Unpaired {
    /// The start of the turn: hills are counted, then the troops gather.
    Expand,
    /// The decline.
    Decline {
        /// Whether the race declines at the end of the turn (SW-81).
        late: bool,
    },
}

/// A strike that fell short.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShortStrike {
    /// The region named.
    pub region: Region,
    /// The artifacts that serve.
    #[serde(default, skip_serializing_if = "is_default")]
    pub with: Tools,
    /// Tokens that were still missing after the roll, 1 to 3.
    pub missing: u8,
}

/// Races of a game, as a set. Written by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RaceSet {
    /// A bit for each place.
    places: u128,
    /// The roster of those that are home-made, once there is one.
    roster: RosterId,
}

impl RaceSet {
    /// Whether `race` is in it.
    pub const fn has(self, race: Race) -> bool {
        self.places >> race.place() & 1 != 0
    }

    /// Adds `race`.
    pub const fn insert(&mut self, race: Race) {
        self.places |= 1 << race.place();
        if let Some((roster, _)) = race.own() {
            self.roster = roster;
        }
    }

    /// Every race in it.
    pub fn list(self) -> impl Iterator<Item = Race> {
        places(self.places).map(move |place| Race::at(place, self.roster))
    }
}

impl Serialize for RaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.list())
    }
}

impl<'de> Deserialize<'de> for RaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::default();
        for race in Vec::<Race>::deserialize(deserializer)? {
            set.insert(race);
        }
        Ok(set)
    }
}

/// The form of the Worgen (WC-89).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// Two coins at once.
    Human,
    /// A coin to pay, and all conquests cost 1 less.
    Wolf,
}

impl Form {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Human, Self::Wolf];

    /// Its name in actions.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Wolf => "wolf",
        }
    }

    /// The form with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name() == name)
    }
}

/// How far the end of the turn has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// It has not begun.
    #[default]
    Before,
    /// Next: placements.
    Place,
    /// Next: peace.
    Ally,
    /// Next: beaten players, where they come before the coins.
    RetreatFirst,
    /// Next: coins.
    Score,
    /// Next: the Altar.
    Altar,
    /// Next: late decline.
    Stout,
    /// Next: beaten players, where they come after the coins.
    Retreat,
    /// Next: the turn passes.
    Pass,
}

/// A figure that a player places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Figure {
    /// The Volcano (UG-F3).
    Volcano,
    /// The Great Ancient (UG-F1).
    Ancient,
    /// The Queen (UG-H11).
    Queen,
    /// The Ghost (UG-L5).
    Ghost,
    /// The Balrog (UG-L11).
    Balrog,
    /// Froggy's Ring (UG-K3).
    Ring,
    /// The Scepter of Avarice (UG-K5).
    Scepter,
    /// The Bag as the Ring.
    BagRing,
    /// The Bag as the Scepter.
    BagScepter,
    /// A bomb of the Goblins (WC-72).
    Bomb,
    /// An objective of the Humans (WC-77).
    Objective,
    /// A watch tower, where there would be more than the box has (WC-101).
    Tower,
    /// The Aegis of Aggramar (WC-119).
    Aegis,
    /// The Heart of Azeroth (WC-123).
    Heart,
    /// The Well of Eternity, when it is found (WC-131).
    Well,
}

impl Figure {
    /// All of them, with their names in actions.
    pub const ALL: [(Self, &'static str); 15] = [
        (Self::Volcano, "volcano"),
        (Self::Ancient, "ancient"),
        (Self::Queen, "queen"),
        (Self::Ghost, "ghost"),
        (Self::Balrog, "balrog"),
        (Self::Ring, "ring"),
        (Self::Scepter, "scepter"),
        (Self::BagRing, "bag_ring"),
        (Self::BagScepter, "bag_scepter"),
        (Self::Bomb, "bomb"),
        (Self::Objective, "objective"),
        (Self::Tower, "tower"),
        (Self::Aegis, "aegis"),
        (Self::Heart, "heart"),
        (Self::Well, "well"),
    ];

    /// Its name in actions.
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The figure with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, of)| *of == name).map(|(figure, _)| figure)
    }

    /// Its bit in a set of figures that stand for themselves; 0 for relics.
    #[inline]
    pub const fn bit(self) -> u8 {
        if self as u8 <= Self::Balrog as u8 { 1 << self as u8 } else { 0 }
    }
}

/// How many pieces may be taken back in one redeployment.
pub const MAX_TAKEN: u8 = 200;
