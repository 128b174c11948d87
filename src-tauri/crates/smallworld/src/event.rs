//! What happened, with amounts and causes.

use serde::Serialize;
use tabletop::Seat;

use crate::board::region::Region;
use crate::boxes::tools::Tools;
use crate::boxes::{Find, Power, Race};
use crate::state::finds::is_default;
use crate::state::position::{Form, Slot};

/// How a region was conquered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// For its price.
    Conquer,
    /// With the die.
    Attempt,
    /// By the Dragon.
    Dragon,
    /// By substitution.
    Substitute,
    /// With the die rolled before paying (UG-F17).
    Gamble,
    /// By a Vampire (UG-H15).
    Drain,
    /// By the Shiny Orb (UG-K6).
    Orb,
    /// By the champion alone (WC-97).
    Champion,
    /// By a strike of the Gnomes (WC-69).
    Strike,
    /// By a bomb; nobody moves in (WC-73).
    Bomb,
}

/// What the die was rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The final attempt (SW-32).
    Attempt,
    /// Before a Berserk conquest (SW-65).
    Berserk,
    /// For a named region, before paying (UG-F17).
    Gamble,
    /// A strike of the Gnomes (WC-69).
    Strike,
}

/// Why tokens come or go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TokenCause {
    /// Amazons that only conquer (SW-42).
    ConquestOnly,
    /// Skeletons' recruits (SW-55).
    Recruits,
    /// Decline (SW-37).
    Decline,
    /// No region to go to (SW-7).
    NoRegion,
    /// A race from the market, its badge exchanged or kept (UG-F14).
    Picked,
    /// Mud pools (UG-F11).
    Mud,
    /// The Fountain of Youth (UG-L2).
    Fountain,
    /// Bought by the Forsaken (WC-67).
    Forsaken,
    /// The Spirit Healer (WC-130).
    SpiritHealer,
    /// Beasts (WC-93).
    Beasts,
    /// A place that has no name of its own here.
    Place,
}

/// What stands on the map besides tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// A mountain (SW-31).
    Mountain,
    /// A Troll lair (SW-62).
    Lair,
    /// A fortress (SW-73).
    Fortress,
    /// Encampments (SW-66).
    Encampment,
    /// A Halfling hole (SW-52).
    Hole,
    /// A hero (SW-75).
    Hero,
    /// The Dragon (SW-70).
    Dragon,
    /// Armors (UG-H12).
    Armor,
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
    /// The Bag (UG-H6).
    Bag,
    /// A wisp wall (WC-83).
    Wall,
    /// A fort (WC-107).
    Fort,
    /// A watch tower (WC-101).
    Tower,
    /// An objective (WC-77).
    Objective,
    /// A bomb (WC-72).
    Bomb,
    /// Beasts (WC-93).
    Beast,
    /// The champion (WC-97).
    Champion,
    /// A face-down artifact or place (WC-5).
    Tile,
}

impl Marker {
    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mountain => "mountain",
            Self::Lair => "lair",
            Self::Fortress => "fortress",
            Self::Encampment => "encampment",
            Self::Hole => "hole",
            Self::Hero => "hero",
            Self::Dragon => "dragon",
            Self::Armor => "armor",
            Self::Volcano => "volcano",
            Self::Ancient => "ancient",
            Self::Queen => "queen",
            Self::Ghost => "ghost",
            Self::Balrog => "balrog",
            Self::Bag => "bag",
            Self::Wall => "wall",
            Self::Fort => "fort",
            Self::Tower => "tower",
            Self::Objective => "objective",
            Self::Bomb => "bomb",
            Self::Beast => "beast",
            Self::Champion => "champion",
            Self::Tile => "tile",
        }
    }
}

/// What is put down or taken off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// Race tokens.
    Token,
    /// A marker or figure.
    #[serde(untagged)]
    Marker(Marker),
}

/// Where coins come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum IncomeCause {
    /// One for each region of the active race (SW-39).
    Regions,
    /// One for each region of a declined race (SW-39).
    DeclinedRegions,
    /// The race's own bonus.
    Race,
    /// The power's own bonus.
    Power,
    /// A place's bonus (UG-L).
    Place,
    /// What a relic brings (UG-K).
    Relic,
    /// Coins from another player (UG-H13).
    Theft,
    /// Races of the other faction that lost a region (WC-46).
    Faction,
}

/// One line of an income.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct IncomeItem {
    /// Why.
    pub cause: IncomeCause,
    /// Which race or power pays, for bonuses; which race, for regions.
    pub id: String,
    /// Which of the seat's races.
    pub slot: Slot,
    /// The regions that pay, if it is by regions.
    pub regions: Vec<Region>,
    /// Coins.
    pub amount: u16,
}

// Nothing reads it: `default` only says that a field may be missing in the types of the screens.
/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are explained once, in the protocol page")]
pub enum Event {
    /// A turn begins.
    TurnStarted { seat: Seat, round: u8 },
    /// A combo is taken: coins paid, coins found on it, tokens received (SW-5, SW-10).
    Picked { seat: Seat, race: Race, power: Power, paid: u16, taken: u16, tokens: u8 },
    /// A new combo lies in the market.
    Revealed { race: Race, power: Power },
    /// The discarded badges were shuffled into a new stack (SW-8).
    Reshuffled {},
    /// Tokens were taken back into the hand (SW-20).
    Readied { seat: Seat, slot: Slot, tokens: u8 },
    /// Tokens were gained.
    Gained { seat: Seat, slot: Slot, tokens: u8, cause: TokenCause },
    /// Tokens went back to the tray or aside.
    Returned { seat: Seat, slot: Slot, tokens: u8, cause: TokenCause },
    /// A region was left (SW-20).
    Abandoned { seat: Seat, slot: Slot, region: Region, tokens: u8 },
    /// The die fell (SW-34).
    Rolled {
        seat: Seat,
        purpose: Purpose,
        face: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        needed: Option<u8>,
    },
    /// The final attempt failed: so many tokens were still missing.
    AttemptFailed { seat: Seat, region: Region, short: u8 },
    /// Somebody was beaten; nobody's seat for the Lost Tribes (SW-28).
    Defeated {
        seat: Option<Seat>,
        slot: Option<Slot>,
        race: Option<Race>,
        region: Region,
        lost: u8,
        withdrawn: u8,
        /// Whether it was Monsters; they too have no seat (UG-C10).
        #[serde(default, skip_serializing_if = "is_default")]
        monsters: bool,
        /// Whether it was Murlocs; nor have they (WC-4).
        #[serde(default, skip_serializing_if = "is_default")]
        murlocs: bool,
        /// How many of the lost are beasts (WC-93).
        #[serde(default, skip_serializing_if = "is_default")]
        beasts: u8,
        /// What kept a token from being lost (WC-61, WC-129).
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "types", ts(optional))]
        spared: Option<String>,
    },
    /// A region was conquered.
    Conquered {
        seat: Seat,
        slot: Slot,
        race: Race,
        region: Region,
        tokens: u8,
        method: Method,
        price: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        with: Tools,
        /// How much of the price hammers paid (UG-F6).
        #[serde(default, skip_serializing_if = "is_default")]
        hammers: u8,
    },
    /// Pieces were put down.
    Placed { seat: Seat, piece: Thing, region: Region, count: u8 },
    /// Pieces left a region.
    Removed { seat: Seat, piece: Thing, region: Region, count: u8 },
    /// A redeployment is over.
    Redeployed { seat: Seat, slot: Slot },
    /// Peace was made (SW-68).
    Allied { seat: Seat, with: Seat },
    /// Coins at the end of a turn (SW-39).
    Income { seat: Seat, total: u16, items: Vec<IncomeItem> },
    /// A race went into decline (SW-37).
    Declined { seat: Seat, race: Race, regions: u8 },
    /// A race left the map for good (SW-7).
    RaceLeft { seat: Seat, race: Race },
    /// A place or relic came to light (UG-C10).
    Found { seat: Seat, slot: Slot, find: Find, region: Region },
    /// Stonehedge lends this power from now on (UG-L9).
    Endowed { power: Power, region: Region },
    /// A relic was used and lies here now; `bag`: the Bag in its stead (UG-K1, UG-H6).
    Used { seat: Seat, find: Find, region: Region, bag: bool },
    /// One player paid another (UG-F7, UG-H13, UG-K3, WC-38, WC-99, WC-123).
    Paid { from: Seat, to: Seat, coins: u16, cause: String },
    /// Coins from the bank outside the income (UG-H7, UG-L4, WC-77, WC-89).
    Earned { seat: Seat, coins: u16, cause: String },
    /// A badge was exchanged (UG-F14).
    Exchanged { seat: Seat, gave: Power, got: Power },
    /// A region of the Reborn went over to the active race (UG-H10).
    Reborn { seat: Seat, region: Region, race: Race },
    /// `seat` carries a vengeance marker of `by` now (UG-H17).
    Avenged { seat: Seat, by: Seat },
    /// A declined token was given up (UG-L4).
    Sacrificed { seat: Seat, region: Region },
    /// A race left the map at its decline (UG-H16).
    Vanished { seat: Seat, race: Race, regions: u8 },
    /// A bomb was revealed (WC-73).
    Bomb { seat: Seat, region: Region, exploded: bool },
    /// The Worgen chose their form (WC-89).
    Form { seat: Seat, form: Form },
    /// Coins to the bank (WC-67, WC-89, WC-121).
    Spent { seat: Seat, coins: u16, cause: String },
    /// The Intimidator moved something, or took it off (WC-108, WC-109).
    Moved { seat: Seat, region: Region, to: Option<Region>, race: Option<Race>, piece: Thing },
    /// A lone Tauren token went to another region (WC-80).
    Shifted { seat: Seat, region: Region },
    /// An ability of the race or power `by` has marked a region, for as long as the race is on the map.
    Marked { seat: Seat, by: String, region: Region },
    /// Two regions changed places (WC-112).
    Swapped { seat: Seat, region: Region, other: Region },
    /// An artifact was taken over (WC-65).
    Stolen { seat: Seat, find: Find, from: Region, region: Region },
    /// These players hold a harmony token now (WC-85).
    Harmony { seat: Seat, with: Vec<Seat> },
    /// A place was laid where it belongs (WC-131).
    Laid { seat: Seat, find: Find, region: Region },
    /// A place for which there is no room left the game; another is drawn in its stead (WC-131).
    ReplacedFind { seat: Seat, find: Find },
    /// The game is over.
    GameOver { winners: Vec<Seat>, coins: Vec<u16>, tokens: Vec<u8> },
}
