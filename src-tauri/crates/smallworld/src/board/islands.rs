//! Islands: how the faces of the six island boards make a table (WC-1, WC-3).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::Stream;

use crate::board::BoardId;
use crate::board::data::{BoardLabel, IslandRegions, MapData, RegionData};

/// The box the islands came in.
const GAME: &str = "warcraft";

/// How many tables there are: every set of faces for every number of players.
pub(crate) const TABLES: usize = 16 + 64 + 64 + 64;

/// The size of an island.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "IslandSize"))]
pub enum Size {
    /// Large.
    #[serde(rename = "l", alias = "L")]
    L,
    /// Middle.
    #[serde(rename = "m", alias = "M")]
    M,
    /// Small.
    #[serde(rename = "s", alias = "S")]
    S,
}

impl Size {
    const ALL: [Self; 3] = [Self::L, Self::M, Self::S];
}

/// One face of an island board.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its name, for example `l1a`.
    pub id: String,
    /// The board it is printed on, for example `l1`.
    pub board: String,
    /// `a` or `b`.
    pub side: String,
    /// The size of the board.
    pub size: Size,
    /// Its regions, by number on the island.
    pub regions: Vec<RegionData>,
    origin: String,
}

/// How many islands of each size lie on the table for a number of players, and how many rounds are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "IslandSet"))]
pub struct Set {
    /// Large ones.
    pub l: u8,
    /// Middle ones.
    pub m: u8,
    /// Small ones.
    pub s: u8,
    /// Rounds (WC-2).
    pub rounds: u8,
}

impl Set {
    /// The set for `players`, if there is one.
    pub fn of(players: u8) -> Option<Self> {
        SETS.iter().find(|(number, _)| *number == players).map(|(_, set)| *set)
    }

    pub(crate) const fn count(self, size: Size) -> u8 {
        match size {
            Size::L => self.l,
            Size::M => self.m,
            Size::S => self.s,
        }
    }
}

/// One table of islands.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    players: u8,
    rounds: u8,
    /// Indices of [`faces`], in order.
    faces: Vec<usize>,
}

#[derive(Deserialize)]
struct FaceFile {
    id: String,
    island: Size,
    board: String,
    side: String,
    origin: String,
    regions: Vec<RegionData>,
}

#[derive(Deserialize)]
struct SetsFile {
    sets: std::collections::BTreeMap<String, SetFile>,
}

#[derive(Deserialize)]
struct SetFile {
    #[serde(rename = "L")]
    l: u8,
    #[serde(rename = "M")]
    m: u8,
    #[serde(rename = "S")]
    s: u8,
    rounds: u8,
}

const FILES: [&str; 12] = [
    include_str!("../../maps/warcraft-l1a.json"),
    include_str!("../../maps/warcraft-l1b.json"),
    include_str!("../../maps/warcraft-l2a.json"),
    include_str!("../../maps/warcraft-l2b.json"),
    include_str!("../../maps/warcraft-m1a.json"),
    include_str!("../../maps/warcraft-m1b.json"),
    include_str!("../../maps/warcraft-m2a.json"),
    include_str!("../../maps/warcraft-m2b.json"),
    include_str!("../../maps/warcraft-s1a.json"),
    include_str!("../../maps/warcraft-s1b.json"),
    include_str!("../../maps/warcraft-s2a.json"),
    include_str!("../../maps/warcraft-s2b.json"),
];

static FACES: LazyLock<Vec<Face>> = LazyLock::new(|| {
    FILES
        .into_iter()
        .map(|text| {
            let file: FaceFile = serde_json::from_str(text).expect("the island files in this crate are well formed; a test reads each");
            let id = file.id.trim_start_matches("warcraft-").to_owned();
            let (board, side) = (file.board.to_lowercase(), file.side.to_lowercase());
            Face { id, board, side, size: file.island, regions: file.regions, origin: file.origin }
        })
        .collect()
});

static SETS: LazyLock<Vec<(u8, Set)>> = LazyLock::new(|| {
    let file: SetsFile =
        serde_json::from_str(include_str!("../../maps/warcraft-sets.json")).expect("the file of sets in this crate is well formed");
    let set = |(players, set): (String, SetFile)| {
        let players = players.parse().expect("the keys of the file of sets are numbers of players");
        (players, Set { l: set.l, m: set.m, s: set.s, rounds: set.rounds })
    };
    file.sets.into_iter().map(set).collect()
});

static TABLE_LIST: LazyLock<Vec<Table>> = LazyLock::new(|| {
    let mut tables = Vec::new();
    for (players, set) in SETS.iter() {
        let mut some = vec![Vec::new()];
        for size in Size::ALL {
            let choices = face_choices(size, set.count(size));
            some = some.iter().flat_map(|have| choices.iter().map(|more| [have.as_slice(), more.as_slice()].concat())).collect();
        }
        tables.extend(some.into_iter().map(|faces| Table { players: *players, rounds: set.rounds, faces }));
    }
    tables
});

/// Every face, by size and number.
pub fn faces() -> &'static [Face] {
    &FACES
}

/// Every set, by number of players.
pub fn sets() -> &'static [(u8, Set)] {
    &SETS
}

/// Every table, by number of players.
pub(crate) fn tables() -> &'static [Table] {
    &TABLE_LIST
}

/// All ways to lay `count` boards of a size, one face of each: no board lies twice.
fn face_choices(size: Size, count: u8) -> Vec<Vec<usize>> {
    let mut choices = vec![Vec::new()];
    for _ in 0..count {
        let add = |have: &Vec<usize>| -> Vec<Vec<usize>> {
            let after = |index: usize| have.iter().all(|other| FACES[*other].board < FACES[index].board);
            let some = (0..FACES.len()).filter(|i| FACES[*i].size == size && after(*i));
            some.map(|i| [have.as_slice(), &[i]].concat()).collect()
        };
        choices = choices.iter().flat_map(add).collect();
    }
    choices
}

/// Draws the islands for `players`: boards and faces at random (WC-1).
pub(crate) fn draw(players: u8, stream: &mut Stream) -> Option<BoardId> {
    let mut fitting = tables().iter().zip(0..).filter(|(table, _)| table.players == players).map(|(_, index)| index);
    let first = fitting.next()?;
    let count = 1 + fitting.count() as u32;
    Some(BoardId::table(first + stream.below(count) as usize))
}

impl Table {
    /// What can be said of it without laying it out.
    pub fn label(&self) -> BoardLabel {
        let faces = || self.faces.iter().map(|face| &FACES[*face]);
        let names: Vec<&str> = faces().map(|face| face.id.as_str()).collect();
        BoardLabel {
            id: format!("{GAME}-{}p-{}", self.players, names.join("-")),
            game: GAME.into(),
            players: self.players,
            rounds: self.rounds,
            regions: faces().map(|face| face.regions.len()).sum(),
        }
    }

    /// Lays the islands side by side: their regions are numbered through, and nothing else joins them (WC-3).
    pub fn lay_out(&self) -> MapData {
        let BoardLabel { id, game, players, rounds, .. } = self.label();
        let mut regions: Vec<RegionData> = Vec::new();
        let mut islands = Vec::new();
        let mut origin = String::new();
        for face in self.faces.iter().map(|face| &FACES[*face]) {
            let first = regions.len() as u8;
            regions.extend(face.regions.iter().cloned().map(|mut region| {
                region.id += first;
                region.adjacent.iter_mut().for_each(|other| *other += first);
                region
            }));
            islands.push(IslandRegions { id: face.id.clone(), regions: (first..regions.len() as u8).collect() });
            origin.clone_from(&face.origin);
        }
        MapData { id, game, players, rounds, origin, islands, regions }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wc_1_islands_for_each_number_of_players() {
        let counts: Vec<usize> = (2..=5).map(|players| tables().iter().filter(|t| t.players == players).count()).collect();
        assert_eq!(counts, [16, 64, 64, 64]);
        assert_eq!(tables().len(), TABLES);
        let sizes = |table: &Table| table.faces.iter().map(|f| FACES[*f].size).collect::<Vec<_>>();
        for table in tables() {
            let expected: &[Size] = match table.players {
                2 => &[Size::L, Size::S],
                3 => &[Size::L, Size::M, Size::S],
                4 => &[Size::L, Size::M, Size::M, Size::S],
                _ => &[Size::L, Size::L, Size::M, Size::S, Size::S],
            };
            assert_eq!(sizes(table), expected);
            let mut boards: Vec<&str> = table.faces.iter().map(|f| FACES[*f].board.as_str()).collect();
            boards.dedup();
            assert_eq!(boards.len(), table.faces.len(), "a board lies once");
            assert_eq!(table.lay_out().regions.len(), table.label().regions);
        }
    }

    #[test]
    fn wc_2_rounds() {
        let rounds: Vec<u8> = sets().iter().map(|(_, set)| set.rounds).collect();
        assert_eq!(rounds, [10, 10, 9, 8]);
    }

    #[test]
    fn every_table_can_be_drawn() {
        let mut seen = std::collections::BTreeSet::new();
        let mut stream = Stream::new(1);
        for _ in 0..2000 {
            seen.extend(draw(4, &mut stream).map(|id| id.label().id.clone()));
        }
        assert_eq!(seen.len(), 64);
    }
}
