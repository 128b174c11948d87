//! Boards that people make: what such a board has to be, and those that were read.

use std::sync::{Mutex, OnceLock, PoisonError};

use serde::Serialize;
use tabletop::content_hash;
use thiserror::Error;

use crate::board::chart::Board;
use crate::board::data::{BoardLabel, MapData, RegionData};
use crate::board::region::{MAX_REGIONS, Region, RegionSet};
use crate::board::terrain::{Mark, Terrain};

/// How many home-made boards a program can keep as long as it runs.
pub(super) const MAX_OWN_BOARDS: usize = 4000;

/// The games for which boards can be made.
pub(crate) const BOARD_GAMES: [&str; 3] = ["small-world", "underground", "warcraft"];

/// The most rounds of a game.
pub(crate) const MAX_ROUNDS: u8 = 12;
/// The fewest rounds of a game.
pub(crate) const MIN_ROUNDS: u8 = 5;
/// The fewest regions for each player.
pub(crate) const FEWEST: usize = 5;
/// The most points of an outline.
pub(crate) const MAX_POINTS: usize = 150;
/// The most points of all outlines.
const MAX_ALL_POINTS: usize = 4000;
/// Where a map ends, to the right and below.
pub(crate) const EDGE: f32 = 2000.0;
/// Lost Tribes in the box (SW-86).
const LOST_TRIBES: usize = 18;
/// Regions that Monsters may guard: there is a place or a relic for each.
const LAIRS: usize = 15;
/// Murlocs in the box.
const MURLOCS: usize = 15;

/// What is wrong with a home-made board.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
pub enum BoardFault {
    /// Its name is no name.
    #[error("the name of a board has 1 to 40 small letters, digits and underscores")]
    Name,
    /// A game that has no such boards.
    #[error("a board is made for \"small-world\", \"underground\" or \"warcraft\"")]
    Game,
    /// Too few or too many players.
    #[error("a board is for 2 to 5 players")]
    Players,
    /// Too few or too many rounds.
    #[error("a game has {MIN_ROUNDS} to {MAX_ROUNDS} rounds")]
    Rounds,
    /// Too few or too many regions.
    #[error("it has {count} regions; {least} to {most} are needed for so many players")]
    Regions {
        /// How many there are.
        count: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// A region is not numbered by its place.
    #[error("regions are numbered in order, from 0")]
    Number,
    /// A border of a region with itself or with none, or one that only one side knows.
    #[error("region {0}: a border has two sides, each of which names the other once")]
    Border(u8),
    /// Not everything hangs together.
    #[error("region {0} cannot be reached from region 0")]
    Apart(u8),
    /// Nobody can come in.
    #[error("at least two regions of land must be entries")]
    Entry,
    /// An outline that is none.
    #[error("region {0}: an outline has 3 to {MAX_POINTS} points from 0 to 2000, and all outlines {MAX_ALL_POINTS} at most")]
    Outline(u8),
    /// A sign or mark that cannot be there, or is there twice.
    #[error("region {0}: a sign or mark is there twice, or cannot be in such a region")]
    Mark(u8),
    /// More Lost Tribes, lairs of Monsters or Murlocs than there are.
    #[error("there are {LOST_TRIBES} Lost Tribes, {LAIRS} lairs of Monsters and {MURLOCS} Murlocs at most")]
    TooMany,
    /// Islands that do not hold every region once, or are more or fewer than players (WC-5); or a board with islands that has none.
    #[error("a board for \"warcraft\" has an island for each player, and no other board has any; each region lies on one of them")]
    Islands,
    /// An island that is none.
    #[error("island {0}: it hangs together and touches no other, and has one tile and an entry")]
    Island(usize),
}

fn sound_outline(region: &RegionData) -> bool {
    let on_map = |at: &[f32; 2]| at.iter().all(|number| (0.0..=EDGE).contains(number));
    (3..=MAX_POINTS).contains(&region.outline.len()) && region.outline.iter().all(on_map) && on_map(&region.at)
}

/// Whether people can live there without any power.
const fn is_land(region: &RegionData) -> bool {
    !matches!(region.terrain, Terrain::Sea | Terrain::Lake | Terrain::River | Terrain::Chasm)
}

fn sound_marks(region: &RegionData, islands: bool) -> bool {
    let twice = |index: usize| region.marks[..index].contains(&region.marks[index]);
    let signs = |index: usize| region.symbols[..index].contains(&region.symbols[index]);
    let fits = |mark: &Mark| match mark {
        Mark::LostTribe | Mark::Monsters => !islands && is_land(region),
        Mark::Volcano => region.terrain == Terrain::Chasm,
        Mark::Murloc | Mark::Tile => islands && is_land(region),
    };
    let both = region.marks.contains(&Mark::LostTribe) && region.marks.contains(&Mark::Monsters);
    region.marks.iter().all(fits)
        && !both
        && !(0..region.marks.len()).any(twice)
        && !(0..region.symbols.len()).any(signs)
        && (region.symbols.is_empty() || region.terrain != Terrain::Chasm)
}

/// The fewest regions for so many players.
pub(super) const fn least_regions(players: u8) -> usize {
    FEWEST * players as usize
}

/// What hangs together with a region.
fn reached_from(data: &MapData, first: u8) -> RegionSet {
    let mut reached = RegionSet::EMPTY;
    let mut next: Vec<u8> = vec![first];
    while let Some(number) = next.pop() {
        let here = Region::at(number);
        if !reached.has(here) {
            reached.insert(here);
            next.extend(&data.regions[usize::from(number)].adjacent);
        }
    }
    reached
}

/// Whether the islands are such: one for each player, apart from each other, each with a tile (WC-5) and a way in.
fn check_islands(data: &MapData) -> Result<(), BoardFault> {
    let mut seen = RegionSet::EMPTY;
    let listed = || data.islands.iter().flat_map(|island| &island.regions);
    let known = listed().all(|number| usize::from(*number) < data.regions.len());
    if !known || data.islands.len() != usize::from(data.players) || listed().count() != data.regions.len() {
        return Err(BoardFault::Islands);
    }
    for (number, island) in data.islands.iter().enumerate() {
        let own: RegionSet = island.regions.iter().map(|region| Region::at(*region)).collect();
        let Some(first) = island.regions.first() else { return Err(BoardFault::Island(number)) };
        let here = || island.regions.iter().map(|region| &data.regions[usize::from(*region)]);
        let tiles = here().filter(|region| region.marks.contains(&Mark::Tile)).count();
        let sound = check_letters(&island.id)
            && own.len() as usize == island.regions.len()
            && reached_from(data, *first) == own
            && tiles == 1
            && here().any(|region| region.entry && is_land(region));
        if !sound {
            return Err(BoardFault::Island(number));
        }
        seen |= own;
    }
    if seen.len() as usize == data.regions.len() { Ok(()) } else { Err(BoardFault::Islands) }
}

/// Whether it is a name: of a board or of an island.
fn check_letters(id: &str) -> bool {
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    (1..=40).contains(&id.len()) && id.chars().all(letter)
}

/// Whether a board can be played on.
pub(crate) fn check(data: &MapData) -> Result<(), BoardFault> {
    if !check_letters(&data.id) {
        return Err(BoardFault::Name);
    }
    if !BOARD_GAMES.contains(&data.game.as_str()) {
        return Err(BoardFault::Game);
    }
    if !(2..=5).contains(&data.players) {
        return Err(BoardFault::Players);
    }
    if !(MIN_ROUNDS..=MAX_ROUNDS).contains(&data.rounds) {
        return Err(BoardFault::Rounds);
    }
    let (count, least) = (data.regions.len(), least_regions(data.players));
    if !(least..=MAX_REGIONS).contains(&count) {
        return Err(BoardFault::Regions { count, least, most: MAX_REGIONS });
    }
    if !data.regions.iter().enumerate().all(|(index, region)| usize::from(region.id) == index) {
        return Err(BoardFault::Number);
    }
    let islands = data.game == BOARD_GAMES[2];
    let points: usize = data.regions.iter().map(|region| region.outline.len()).sum();
    for region in &data.regions {
        let known = |other: &u8| data.regions.get(usize::from(*other)).is_some_and(|other| other.adjacent.contains(&region.id));
        let twice = |index: usize| region.adjacent[..index].contains(&region.adjacent[index]);
        if !region.adjacent.iter().all(known) || region.adjacent.contains(&region.id) || (0..region.adjacent.len()).any(twice) {
            return Err(BoardFault::Border(region.id));
        }
        if !sound_outline(region) || points > MAX_ALL_POINTS {
            return Err(BoardFault::Outline(region.id));
        }
        if !sound_marks(region, islands) {
            return Err(BoardFault::Mark(region.id));
        }
    }
    let marked = |mark: Mark| data.regions.iter().filter(|region| region.marks.contains(&mark)).count();
    if marked(Mark::LostTribe) > LOST_TRIBES || marked(Mark::Monsters) > LAIRS || marked(Mark::Murloc) > MURLOCS {
        return Err(BoardFault::TooMany);
    }
    if islands {
        check_islands(data)?;
    } else if !data.islands.is_empty() {
        return Err(BoardFault::Islands);
    } else {
        let reached = reached_from(data, 0);
        if let Some(apart) = data.regions.iter().find(|region| !reached.has(Region::at(region.id))) {
            return Err(BoardFault::Apart(apart.id));
        }
    }
    if data.regions.iter().filter(|region| region.entry && is_land(region)).count() < 2 {
        return Err(BoardFault::Entry);
    }
    Ok(())
}

/// A home-made board as long as the program runs.
pub(super) struct OwnBoard {
    pub board: Board,
    pub label: BoardLabel,
    /// As it is written, under its short name.
    pub written: MapData,
}

static OWN: [OnceLock<OwnBoard>; MAX_OWN_BOARDS] = [const { OnceLock::new() }; MAX_OWN_BOARDS];
static COUNT: Mutex<usize> = Mutex::new(0);

/// A home-made board by its number among them.
pub(super) fn own(number: usize) -> &'static OwnBoard {
    // Numbers are given by `keep` alone, which puts the board there first.
    OWN[number].get().unwrap_or_else(|| panic!("home-made board {number} was never read"))
}

/// The number of the home-made board with this full name.
pub(super) fn by_name(id: &str) -> Option<usize> {
    if !id.starts_with("own-") {
        return None;
    }
    let count = *COUNT.lock().unwrap_or_else(PoisonError::into_inner);
    (0..count).find(|number| own(*number).label.id == id)
}

/// Keeps a board that was checked, once; its number, none where there is no room for more.
pub(super) fn keep(written: &MapData) -> Option<usize> {
    let id = format!("own-{}-{:012x}", written.id, content_hash(written) >> 16);
    if let Some(known) = by_name(&id) {
        // Two boards with one hash would have the same name.
        return (own(known).written == *written).then_some(known);
    }
    let mut count = COUNT.lock().unwrap_or_else(PoisonError::into_inner);
    let number = *count;
    let room = OWN.get(number)?;
    let data = MapData { id: id.clone(), ..written.clone() };
    let label = BoardLabel { id, game: data.game.clone(), players: data.players, rounds: data.rounds, regions: data.regions.len() };
    room.get_or_init(|| OwnBoard { board: Board::new(data), label, written: written.clone() });
    *count += 1;
    Some(number)
}
