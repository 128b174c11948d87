//! Boards: the printed ones, and islands laid side by side. Each is read when it is first asked for.

pub(crate) mod islands;
pub(crate) mod region;
pub(crate) mod terrain;

use std::sync::{LazyLock, OnceLock};

use serde::{Deserialize, Serialize};

use self::islands::IslandRegions;
use crate::board::region::{MAX_REGIONS, Region, RegionSet, groups};
pub use crate::board::terrain::{Mark, Symbol, Terrain, Terrains};
use crate::board::terrain::{SYMBOLS, TERRAINS};
use crate::origin::Origin;

/// One region as the map file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
    at: [f32; 2],
    outline: Vec<[f32; 2]>,
}

/// A map file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MapData {
    /// The name of the map, for example `small-world-2p`.
    pub id: String,
    /// The box it came in: `small-world`, `underground` or `warcraft`.
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
    /// Seas, lakes and rivers (UG-N2).
    pub water: RegionSet,
    /// Seas and lakes, which only some may enter (SW-78).
    pub deep: RegionSet,
    /// Rivers, which everybody may enter and most must leave (UG-C3).
    pub rivers: RegionSet,
    /// Land beside water (SW-61, UG-H2).
    pub coast: RegionSet,
    /// Regions with a mountain marker.
    pub mountains: RegionSet,
    /// Chasms (UG-C4).
    pub chasms: RegionSet,
    /// Regions beside a chasm (UG-F16).
    pub chasm_side: RegionSet,
    /// Chasms in which the Volcano may stand (UG-F3).
    pub volcanoes: RegionSet,
    /// Where the Lost Tribes start.
    pub lost_tribes: RegionSet,
    /// Where the Monsters start.
    pub monsters: RegionSet,
    /// Where the Murlocs start (WC-4).
    pub murlocs: RegionSet,
    /// Where artifacts and legendary places lie face down at the start (WC-5).
    pub tiles: RegionSet,
    /// Regions beside a sea or a lake, water itself included (WC-106).
    pub shore: RegionSet,
    /// The islands; one board of one piece is one.
    pub islands: Vec<RegionSet>,
    /// What the rulebook of the box it came in says of the frame.
    pub ways: &'static Ways,
    terrains: [RegionSet; TERRAINS],
    symbols: [RegionSet; SYMBOLS],
    adjacent: [RegionSet; MAX_REGIONS],
}

/// What the boxes' rulebooks say differently of the same step.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is one step of the frame, none excludes another")]
pub struct Ways {
    /// The box.
    pub origin: Origin,
    /// The game that is played with it.
    pub game: &'static str,
    /// Beaten players put their survivors down before the coins of the turn (UG-A8), not after (SW-12).
    pub retreat_first: bool,
    /// Ships land at every entry region, for one token more where no region of the race is beside it (WC-19, WC-21).
    pub voyages: bool,
    /// All declined tokens of a conquered region are lost (WC-29), not one of them (SW-46).
    pub declined_all_lost: bool,
    /// Where a race without a region comes in, if nothing else says so.
    pub entry: Entry,
}

/// Where a race without a region comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// At the rim of the board, or over the shore of a sea that touches it (SW-22).
    Shore,
    /// At the edge (UG-C8).
    Rim,
    /// In an entry region, by ship (WC-20).
    Anchor,
    /// Beside the Volcano (UG-F3).
    Volcano,
    /// On land: the sea is no first conquest (house rule, SW-78).
    Land,
}

impl Entry {
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::Shore => "a race comes in at the rim of the board or over a shore",
            Self::Rim => "a race comes in at the edge of the board",
            Self::Anchor => "a race comes in at an entry region, one with an anchor",
            Self::Volcano => "the Flames come in beside the Volcano",
            Self::Land => "the first conquest is on land",
        }
    }
}

impl Ways {
    const ALL: [Self; 3] = [
        Self {
            origin: Origin::SmallWorld,
            game: "small-world",
            retreat_first: false,
            voyages: false,
            declined_all_lost: false,
            entry: Entry::Shore,
        },
        Self {
            origin: Origin::Underground,
            game: "underground",
            retreat_first: true,
            voyages: false,
            declined_all_lost: false,
            entry: Entry::Rim,
        },
        Self {
            origin: Origin::Warcraft,
            game: "warcraft",
            retreat_first: false,
            voyages: true,
            declined_all_lost: true,
            entry: Entry::Anchor,
        },
    ];

    pub(crate) fn of(game: &str) -> &'static Self {
        Self::ALL.iter().find(|ways| ways.game == game).unwrap_or(&Self::ALL[0])
    }
}

/// Which board a position is played on: the printed boards, then every table of islands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardId(u8);

/// The files of the printed boards.
const PRINTED: [&str; 8] = [
    include_str!("../../maps/small-world-2p.json"),
    include_str!("../../maps/small-world-3p.json"),
    include_str!("../../maps/small-world-4p.json"),
    include_str!("../../maps/small-world-5p.json"),
    include_str!("../../maps/underground-2p.json"),
    include_str!("../../maps/underground-3p.json"),
    include_str!("../../maps/underground-4p.json"),
    include_str!("../../maps/underground-5p.json"),
];

/// How many boards there are.
const ALL_BOARDS: usize = PRINTED.len() + islands::TABLES;

static BOARDS: [OnceLock<Board>; ALL_BOARDS] = [const { OnceLock::new() }; ALL_BOARDS];

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

static LABELS: LazyLock<Vec<BoardLabel>> = LazyLock::new(|| {
    let printed = (0..PRINTED.len() as u8).map(|index| {
        let data = &BoardId(index).get().data;
        let (id, game) = (data.id.clone(), data.game.clone());
        BoardLabel { id, game, players: data.players, rounds: data.rounds, regions: data.regions.len() }
    });
    printed.chain(islands::tables().iter().map(islands::Table::label)).collect()
});

impl Board {
    /// Whose places and relics can be on it, if any are.
    pub fn find_box(&self) -> Origin {
        if self.tiles.is_empty() { Origin::Underground } else { Origin::Warcraft }
    }

    pub(crate) fn new(data: MapData) -> Self {
        let set = |test: &dyn Fn(&RegionData) -> bool| -> RegionSet {
            data.regions.iter().filter(|r| test(r)).map(|r| Region::at(r.id)).collect()
        };
        let mut terrains = [RegionSet::EMPTY; TERRAINS];
        let mut symbols = [RegionSet::EMPTY; SYMBOLS];
        let mut adjacent = [RegionSet::EMPTY; MAX_REGIONS];
        for region in &data.regions {
            let here = Region::at(region.id);
            terrains[region.terrain as usize].insert(here);
            if let Some(partner) = region.terrain.partner() {
                terrains[partner as usize].insert(here);
            }
            for symbol in &region.symbols {
                symbols[*symbol as usize].insert(here);
            }
            adjacent[region.id as usize] = region.adjacent.iter().map(|&r| Region::at(r)).collect();
        }
        // A printed sign and the terrain of the same name are one (UG-N3).
        for (symbol, terrain) in [(Symbol::Mine, Terrain::Mine), (Symbol::Magic, Terrain::Crystal)] {
            let both = symbols[symbol as usize] | terrains[terrain as usize];
            (symbols[symbol as usize], terrains[terrain as usize]) = (both, both);
        }
        let caves = symbols[Symbol::Cavern as usize] | symbols[Symbol::Cave as usize];
        (symbols[Symbol::Cavern as usize], symbols[Symbol::Cave as usize]) = (caves, caves);
        let deep = terrains[Terrain::Sea as usize] | terrains[Terrain::Lake as usize];
        let rivers = terrains[Terrain::River as usize];
        let chasms = terrains[Terrain::Chasm as usize];
        let water = deep | rivers;
        let beside = |regions: RegionSet| regions.fold(RegionSet::EMPTY, |set, r| set | adjacent[r.index()]);
        Self {
            all: set(&|_| true),
            entry: set(&|r| r.entry),
            rim: set(&|r| r.rim),
            water,
            deep,
            rivers,
            coast: beside(water).without(water | chasms),
            mountains: terrains[Terrain::Mountain as usize],
            chasms,
            chasm_side: beside(chasms).without(chasms),
            volcanoes: set(&|r| r.marks.contains(&Mark::Volcano)),
            lost_tribes: set(&|r| r.marks.contains(&Mark::LostTribe)),
            monsters: set(&|r| r.marks.contains(&Mark::Monsters)),
            murlocs: set(&|r| r.marks.contains(&Mark::Murloc)),
            tiles: set(&|r| r.marks.contains(&Mark::Tile)),
            shore: beside(deep),
            islands: match &data.islands[..] {
                [] => vec![set(&|_| true)],
                islands => islands.iter().map(|island| island.regions.iter().map(|r| Region::at(*r)).collect()).collect(),
            },
            ways: Ways::of(&data.game),
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

    /// The regions of the same terrain as `region`, itself included.
    pub fn like(&self, region: Region) -> RegionSet {
        self.terrains[self.data.regions[region.index()].terrain as usize]
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

    /// How many groups `regions` fall into, by borders.
    pub fn groups(&self, regions: RegionSet) -> u8 {
        groups(regions, |group| self.beside_any(group))
    }

    /// How many regions it has.
    pub fn regions(&self) -> usize {
        self.data.regions.len()
    }
}

impl BoardId {
    /// Every board.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ALL_BOARDS as u8).map(Self)
    }

    /// The board with the map name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        LABELS.iter().position(|label| label.id == id).map(|i| Self(i as u8))
    }

    /// The board printed for `players` in the box `game`; none where islands are drawn.
    pub fn printed(game: &str, players: u8) -> Option<Self> {
        LABELS[..PRINTED.len()].iter().position(|label| label.game == game && label.players == players).map(|i| Self(i as u8))
    }

    /// The table of islands with this number, see [`islands::tables`].
    pub(crate) const fn table(index: usize) -> Self {
        Self((PRINTED.len() + index) as u8)
    }

    /// What can be said of it without reading it.
    pub fn label(self) -> &'static BoardLabel {
        &LABELS[self.0 as usize]
    }

    /// The board itself.
    #[inline]
    pub fn get(self) -> &'static Board {
        BOARDS[self.0 as usize].get_or_init(|| self.read())
    }

    #[cold]
    fn read(self) -> Board {
        let index = self.0 as usize;
        Board::new(match PRINTED.get(index) {
            Some(text) => serde_json::from_str(text).expect("the map files in this crate are well formed; a test reads each"),
            None => islands::tables()[index - PRINTED.len()].lay_out(),
        })
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
        for board in BoardId::all().map(BoardId::get) {
            let id = &board.data.id;
            assert!(board.regions() <= MAX_REGIONS);
            for (index, region) in board.data.regions.iter().enumerate() {
                assert_eq!(region.id as usize, index, "{id}");
                let here = Region::at(region.id);
                assert!(!board.beside(here).has(here));
                for other in board.beside(here) {
                    assert!(board.beside(other).has(here), "{id}: {here} and {other}");
                }
            }
            for island in &board.islands {
                let mut reached: RegionSet = island.first().into_iter().collect();
                while !board.beside_any(reached).without(reached).is_empty() {
                    reached |= board.beside_any(reached);
                }
                assert_eq!(reached, *island, "{id} hangs together");
            }
            assert!(board.entry.meets(board.all.without(board.water)));
            assert!(!board.lost_tribes.meets(board.water | board.mountains) || board.data.players > 2, "{id}");
            assert!(!board.monsters.meets(board.water | board.chasms), "{id}");
            assert_eq!(board.ways.game, board.data.game, "{id}");
            if board.data.game == "warcraft" {
                assert_eq!(board.tiles.len(), board.data.players, "{id}: WC-5");
                assert_eq!(board.islands.len(), board.tiles.len() as usize, "{id}: one on each island");
                assert!(!board.murlocs.meets(board.water) && !board.entry.meets(board.water), "{id}");
                assert!(board.mountains.len() <= 10 && board.murlocs.len() <= 15, "{id}: the box has no more");
            }
            if board.data.game == "underground" {
                assert_eq!(board.monsters.len(), board.data.players + 2, "{id}: UG-B4");
                assert!(!board.volcanoes.is_empty() && board.volcanoes.without(board.chasms).is_empty(), "{id}");
                assert!(!board.entry.meets(board.chasms), "{id}");
            }
        }
    }

    #[test]
    fn sw_86_the_five_player_board_uses_every_marker_in_the_box() {
        let board = BoardId::printed("small-world", 5).unwrap().get();
        assert_eq!(board.mountains.len(), 9);
        assert_eq!(board.lost_tribes.len(), 18);
        assert!(board.mountains.has(Region::at(47)));
    }

    #[test]
    fn sw_84_the_right_hand_mountain_of_the_three_player_board_borders_the_forest() {
        let board = BoardId::printed("small-world", 3).unwrap().get();
        assert!(board.beside(Region::at(27)).has(Region::at(28)));
    }

    #[test]
    fn sw_87_twelve_touches_twenty_and_thirteen_does_not_touch_nineteen() {
        let board = BoardId::printed("small-world", 5).unwrap().get();
        assert!(board.beside(Region::at(12)).has(Region::at(20)));
        assert!(!board.beside(Region::at(13)).has(Region::at(19)));
    }
}
