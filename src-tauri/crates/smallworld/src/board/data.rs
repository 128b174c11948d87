//! A map as its file has it.

use serde::{Deserialize, Serialize};

use crate::board::terrain::{Mark, Symbol, Terrain};

/// One region as the map file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RegionData {
    pub(crate) id: u8,
    /// What it is made of.
    pub terrain: Terrain,
    /// Signs printed in it.
    pub symbols: Vec<Symbol>,
    /// What stands in it at the start.
    pub marks: Vec<Mark>,
    /// Whether a race may begin here (SW-22).
    pub entry: bool,
    /// Whether it touches the rim of the board.
    pub rim: bool,
    pub(crate) adjacent: Vec<u8>,
    pub(crate) at: [f32; 2],
    pub(crate) outline: Vec<[f32; 2]>,
}

/// One island of a board: its face, and the numbers of its regions on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct IslandRegions {
    /// The face, for example `l1a`.
    pub id: String,
    /// Its regions.
    pub regions: Vec<u8>,
}

/// A map file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MapData {
    /// The name of the map, for example `small-world-2p`.
    pub id: String,
    /// The box it came in, or is made for: `small-world`, `underground` or `warcraft`.
    #[cfg_attr(feature = "types", ts(type = "\"small-world\" | \"underground\" | \"warcraft\""))]
    pub game: String,
    /// How many play on it.
    pub players: u8,
    /// How many rounds are played on it (SW-1).
    pub rounds: u8,
    pub(crate) origin: String,
    /// The islands it is made of, if it is; the outlines of their regions are each in the box of the island.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub islands: Vec<IslandRegions>,
    /// Its regions, by number.
    pub regions: Vec<RegionData>,
}

/// What is asked of a board before it is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardLabel {
    /// The name of the map.
    pub id: String,
    /// The box it came in.
    pub game: String,
    /// How many play on it.
    pub players: u8,
    /// How many rounds are played on it.
    pub rounds: u8,
    /// How many regions it has.
    pub regions: usize,
}
