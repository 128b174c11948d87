//! The printed boards, read once from their map files.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::region::{MAX_REGIONS, Region, RegionSet, groups};

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
}

/// How many kinds of terrain there are.
const TERRAINS: usize = 14;

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
    ];

    /// The terrain of the other box that counts as the same (UG-N3).
    const fn partner(self) -> Option<Self> {
        Some(match self {
            Self::Mountain => Self::BlackMountain,
            Self::BlackMountain => Self::Mountain,
            Self::Swamp => Self::Mud,
            Self::Mud => Self::Swamp,
            Self::Forest => Self::Mushroom,
            Self::Mushroom => Self::Forest,
            _ => return None,
        })
    }
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
    /// A place for a black mountain.
    BlackMountain,
}

/// Something that stands in a region when the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// One token of the Lost Tribes.
    LostTribe,
    /// Two Monsters (UG-B4).
    Monsters,
    /// The Volcano may be put here (UG-F3).
    Volcano,
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

    /// Whether `terrain` is among them.
    pub const fn has(self, terrain: Terrain) -> bool {
        self.0 >> terrain as u16 & 1 != 0
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
    /// The box it came in: `small-world` or `underground`.
    pub game: String,
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
    /// What the rulebook of the box it came in says of the frame.
    pub ways: &'static Ways,
    terrains: [RegionSet; TERRAINS],
    symbols: [RegionSet; 4],
    adjacent: [RegionSet; MAX_REGIONS],
}

/// What the boxes' rulebooks say differently of the same step.
#[derive(Debug)]
pub struct Ways {
    /// The box.
    pub game: &'static str,
    /// Beaten players put their survivors down before the coins of the turn (UG-A8), not after (SW-12).
    pub retreat_first: bool,
    /// One's own declined tokens do not add to the price (UG-C2); elsewhere all tokens do.
    pub own_declined_free: bool,
}

impl Ways {
    const ALL: [Self; 2] = [
        Self { game: "small-world", retreat_first: false, own_declined_free: false },
        Self { game: "underground", retreat_first: true, own_declined_free: true },
    ];

    fn of(game: &str) -> &'static Self {
        Self::ALL.iter().find(|ways| ways.game == game).unwrap_or(&Self::ALL[0])
    }
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
        include_str!("../maps/underground-2p.json"),
        include_str!("../maps/underground-3p.json"),
        include_str!("../maps/underground-4p.json"),
        include_str!("../maps/underground-5p.json"),
    ]
    .into_iter()
    .map(|text| Board::new(serde_json::from_str(text).expect("the map files in this crate are well formed; a test reads each")))
    .collect()
});

impl Board {
    fn new(data: MapData) -> Self {
        let set =
            |test: &dyn Fn(&RegionData) -> bool| -> RegionSet { data.regions.iter().filter(|r| test(r)).map(|r| Region(r.id)).collect() };
        let mut terrains = [RegionSet::EMPTY; TERRAINS];
        let mut symbols = [RegionSet::EMPTY; 4];
        let mut adjacent = [RegionSet::EMPTY; MAX_REGIONS];
        for region in &data.regions {
            let here = Region(region.id);
            terrains[region.terrain as usize].insert(here);
            if let Some(partner) = region.terrain.partner() {
                terrains[partner as usize].insert(here);
            }
            for symbol in &region.symbols {
                symbols[*symbol as usize].insert(here);
            }
            adjacent[region.id as usize] = region.adjacent.iter().map(|&r| Region(r)).collect();
        }
        // A printed sign and the terrain of the same name are one (UG-N3).
        for (symbol, terrain) in [(Symbol::Mine, Terrain::Mine), (Symbol::Magic, Terrain::Crystal)] {
            let both = symbols[symbol as usize] | terrains[terrain as usize];
            (symbols[symbol as usize], terrains[terrain as usize]) = (both, both);
        }
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
    /// The board with the map name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        BOARDS.iter().position(|b| b.data.id == id).map(|i| Self(i as u8))
    }

    /// The board printed for `players` in the box `game`.
    pub fn printed(game: &str, players: u8) -> Option<Self> {
        BOARDS.iter().position(|b| b.data.game == game && b.data.players == players).map(|i| Self(i as u8))
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
        assert_eq!(BOARDS.len(), 8);
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
            assert!(!board.monsters.meets(board.water | board.chasms), "{id}");
            assert_eq!(board.ways.game, board.data.game, "{id}");
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
        assert!(board.mountains.has(Region(47)));
    }

    #[test]
    fn sw_84_the_right_hand_mountain_of_the_three_player_board_borders_the_forest() {
        let board = BoardId::printed("small-world", 3).unwrap().get();
        assert!(board.beside(Region(27)).has(Region(28)));
    }

    #[test]
    fn sw_87_twelve_touches_twenty_and_thirteen_does_not_touch_nineteen() {
        let board = BoardId::printed("small-world", 5).unwrap().get();
        assert!(board.beside(Region(12)).has(Region(20)));
        assert!(!board.beside(Region(13)).has(Region(19)));
    }
}
