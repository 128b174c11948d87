//! What has happened in the current turn.

use serde::{Deserialize, Serialize};

use crate::hoard::is_default;
use crate::position::{Slot, Stage};
use crate::region::RegionSet;

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
    /// Relics used, as bits (see [`Find::bit`]).
    #[serde(skip_serializing_if = "is_default")]
    pub used: u16,
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
    /// The steps of the end of the turn that are over (see `finish.rs`).
    #[serde(skip_serializing_if = "is_default")]
    pub finish: Finish,
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
}

impl Figure {
    /// All of them, with their names in actions.
    pub const ALL: [(Self, &'static str); 9] = [
        (Self::Volcano, "volcano"),
        (Self::Ancient, "ancient"),
        (Self::Queen, "queen"),
        (Self::Ghost, "ghost"),
        (Self::Balrog, "balrog"),
        (Self::Ring, "ring"),
        (Self::Scepter, "scepter"),
        (Self::BagRing, "bag_ring"),
        (Self::BagScepter, "bag_scepter"),
    ];

    /// Its bit in a set of figures that stand for themselves; 0 for relics.
    #[inline]
    pub const fn bit(self) -> u8 {
        if self as u8 <= Self::Balrog as u8 { 1 << self as u8 } else { 0 }
    }
}

/// How many pieces may be taken back in one redeployment.
pub const MAX_TAKEN: u8 = 200;
