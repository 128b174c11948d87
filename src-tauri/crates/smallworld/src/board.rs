//! The printed boards, read once from their map files.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::region::{MAX_REGIONS, Region, RegionSet};

/// What a region is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
}

/// A sign printed in a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// A mine.
    Mine,
    /// A source of magic.
    Magic,
    /// A cavern.
    Cavern,
}

/// Something that stands in a region when the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// One token of the Lost Tribes.
    LostTribe,
}

/// Several terrains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terrains(u16);

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
}

/// One region as the map file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RegionData {
    id: u8,
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
    adjacent: Vec<u8>,
    at: [f32; 2],
    outline: Vec<[f32; 2]>,
}

/// A map file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MapData {
    /// The name of the map, for example `small-world-2p`.
    pub id: String,
    game: String,
    /// How many play on it.
    pub players: u8,
    /// How many rounds are played on it (SW-1).
    pub rounds: u8,
    origin: String,
    /// Its regions, by number.
    pub regions: Vec<RegionData>,
}

/// A board, with every question the rules ask of it answered by a set of regions.
#[derive(Debug)]
pub struct Board {
    /// The file it came from.
    pub data: MapData,
    /// Every region.
    pub all: RegionSet,
    /// Regions by which a race may come in (SW-22).
    pub entry: RegionSet,
    /// Regions that touch the rim.
    pub rim: RegionSet,
    /// Seas and lakes.
    pub water: RegionSet,
    /// Land beside a sea or a lake (SW-61).
    pub coast: RegionSet,
    /// Regions with a mountain marker.
    pub mountains: RegionSet,
    /// Where the Lost Tribes start.
    pub lost_tribes: RegionSet,
    terrains: [RegionSet; 7],
    symbols: [RegionSet; 3],
    adjacent: [RegionSet; MAX_REGIONS],
}

/// Which board a position is played on: an index into [`BOARDS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardId(u8);

/// All boards of the family.
pub static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    [
        include_str!("../maps/small-world-2p.json"),
        include_str!("../maps/small-world-3p.json"),
        include_str!("../maps/small-world-4p.json"),
        include_str!("../maps/small-world-5p.json"),
    ]
    .into_iter()
    .map(|text| Board::new(serde_json::from_str(text).expect("the map files in this crate are well formed; a test reads each")))
    .collect()
});

impl Board {
    fn new(data: MapData) -> Self {
        let set =
            |test: &dyn Fn(&RegionData) -> bool| -> RegionSet { data.regions.iter().filter(|r| test(r)).map(|r| Region(r.id)).collect() };
        let mut terrains = [RegionSet::EMPTY; 7];
        let mut symbols = [RegionSet::EMPTY; 3];
        let mut adjacent = [RegionSet::EMPTY; MAX_REGIONS];
        for region in &data.regions {
            terrains[region.terrain as usize].insert(Region(region.id));
            for symbol in &region.symbols {
                symbols[*symbol as usize].insert(Region(region.id));
            }
            adjacent[region.id as usize] = region.adjacent.iter().map(|&r| Region(r)).collect();
        }
        let water = terrains[Terrain::Sea as usize] | terrains[Terrain::Lake as usize];
        let beside_water = water.fold(RegionSet::EMPTY, |set, r| set | adjacent[r.index()]);
        Self {
            all: set(&|_| true),
            entry: set(&|r| r.entry),
            rim: set(&|r| r.rim),
            water,
            coast: beside_water.without(water),
            mountains: terrains[Terrain::Mountain as usize],
            lost_tribes: set(&|r| r.marks.contains(&Mark::LostTribe)),
            terrains,
            symbols,
            adjacent,
            data,
        }
    }

    /// The regions of any of `terrains`.
    #[inline]
    pub fn of_terrains(&self, terrains: Terrains) -> RegionSet {
        let mut set = RegionSet::EMPTY;
        for (index, regions) in self.terrains.iter().enumerate() {
            if terrains.0 >> index & 1 != 0 {
                set |= *regions;
            }
        }
        set
    }

    /// The regions that show `symbol`.
    #[inline]
    pub const fn with_symbol(&self, symbol: Symbol) -> RegionSet {
        self.symbols[symbol as usize]
    }

    /// The regions that share a border with `region`; one common point is no border (SW-87).
    #[inline]
    pub const fn beside(&self, region: Region) -> RegionSet {
        self.adjacent[region.index()]
    }

    /// The regions that share a border with any of `regions`.
    #[inline]
    pub fn beside_any(&self, regions: RegionSet) -> RegionSet {
        regions.fold(RegionSet::EMPTY, |set, r| set | self.beside(r))
    }

    /// How many regions it has.
    pub fn regions(&self) -> usize {
        self.data.regions.len()
    }
}

impl BoardId {
    /// The board with the map name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        BOARDS.iter().position(|b| b.data.id == id).map(|i| Self(i as u8))
    }

    /// The board printed for `players`.
    pub fn for_players(players: u8) -> Option<Self> {
        BOARDS.iter().position(|b| b.data.players == players).map(|i| Self(i as u8))
    }

    /// The board itself.
    #[inline]
    pub fn get(self) -> &'static Board {
        &BOARDS[self.0 as usize]
    }
}

impl Serialize for BoardId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().data.id.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BoardId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::by_name(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no map \"{id}\"")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file itself, as JSON with whole numbers turned into floats.
    #[test]
    fn every_map_is_sound() {
        assert_eq!(BOARDS.len(), 4);
        for board in BOARDS.iter() {
            let id = &board.data.id;
            assert!(board.regions() <= MAX_REGIONS);
            for (index, region) in board.data.regions.iter().enumerate() {
                assert_eq!(region.id as usize, index, "{id}");
                let here = Region(region.id);
                assert!(!board.beside(here).has(here));
                for other in board.beside(here) {
                    assert!(board.beside(other).has(here), "{id}: {here} and {other}");
                }
            }
            let mut reached = RegionSet::of(Region(0));
            while !board.beside_any(reached).without(reached).is_empty() {
                reached |= board.beside_any(reached);
            }
            assert_eq!(reached, board.all, "{id} hangs together");
            assert!(board.entry.meets(board.all.without(board.water)));
            assert!(!board.lost_tribes.meets(board.water | board.mountains) || board.data.players > 2, "{id}");
        }
    }

    #[test]
    fn sw_86_the_five_player_board_uses_every_marker_in_the_box() {
        let board = BoardId::for_players(5).unwrap().get();
        assert_eq!(board.mountains.len(), 9);
        assert_eq!(board.lost_tribes.len(), 18);
        assert!(board.mountains.has(Region(47)));
    }

    #[test]
    fn sw_84_the_right_hand_mountain_of_the_three_player_board_borders_the_forest() {
        let board = BoardId::for_players(3).unwrap().get();
        assert!(board.beside(Region(27)).has(Region(28)));
    }

    #[test]
    fn sw_87_twelve_touches_twenty_and_thirteen_does_not_touch_nineteen() {
        let board = BoardId::for_players(5).unwrap().get();
        assert!(board.beside(Region(12)).has(Region(20)));
        assert!(!board.beside(Region(13)).has(Region(19)));
    }
}
