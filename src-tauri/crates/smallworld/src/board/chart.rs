//! A board with every question that the rules ask of it answered.

use serde::Serialize;

use crate::board::data::{MapData, RegionData};
use crate::board::region::{MAX_REGIONS, Region, RegionSet, groups};
use crate::board::terrain::{Mark, SYMBOLS, Symbol, TERRAINS, Terrain, Terrains};
use crate::origin::Origin;

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
