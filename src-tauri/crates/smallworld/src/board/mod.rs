//! Boards: the printed ones, and islands laid side by side. Each is read when it is first asked for.

mod chart;
mod data;
mod grow;
pub(crate) mod islands;
mod own;
pub(crate) mod region;
pub(crate) mod terrain;

use std::sync::{LazyLock, OnceLock};

use serde::{Deserialize, Serialize};

pub use crate::board::chart::{Board, Entry, Ways};
pub use crate::board::data::{BoardLabel, IslandRegions, MapData, RegionData};
pub use crate::board::grow::Wish;
pub use crate::board::own::BoardFault;
pub(crate) use crate::board::own::{BOARD_GAMES, FEWEST, MAX_ROUNDS, MIN_ROUNDS, check as check_board};
#[cfg(test)]
pub(crate) use crate::board::own::{EDGE, MAX_POINTS};
pub use crate::board::terrain::{Mark, Symbol, Terrain, Terrains};

/// Which board a position is played on: the printed boards, then every table of islands, then home-made ones as they are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardId(u16);

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

static LABELS: LazyLock<Vec<BoardLabel>> = LazyLock::new(|| {
    let printed = (0..PRINTED.len() as u16).map(|index| {
        let data = &BoardId(index).get().data;
        let (id, game) = (data.id.clone(), data.game.clone());
        BoardLabel { id, game, players: data.players, rounds: data.rounds, regions: data.regions.len() }
    });
    printed.chain(islands::tables().iter().map(islands::Table::label)).collect()
});

impl BoardId {
    /// Every board of the boxes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ALL_BOARDS as u16).map(Self)
    }

    /// The board with the map name `id`; a home-made one is known once it was read.
    pub fn by_name(id: &str) -> Option<Self> {
        let of_a_box = LABELS.iter().position(|label| label.id == id);
        of_a_box.or_else(|| Some(ALL_BOARDS + own::by_name(id)?)).map(|number| Self(number as u16))
    }

    /// Keeps a home-made board that passes the gate as long as the program runs, once; none where there is no room for more.
    pub(crate) fn keep(data: &MapData) -> Option<Self> {
        own::keep(data).map(|number| Self((ALL_BOARDS + number) as u16))
    }

    /// Its place among the home-made ones, if it is one.
    #[inline]
    const fn own(self) -> Option<usize> {
        (self.0 as usize).checked_sub(ALL_BOARDS)
    }

    /// A home-made board as it is written.
    pub(crate) fn written(self) -> Option<&'static MapData> {
        Some(&own::own(self.own()?).written)
    }

    /// The board printed for `players` in the box `game`; none where islands are drawn.
    pub fn printed(game: &str, players: u8) -> Option<Self> {
        LABELS[..PRINTED.len()].iter().position(|label| label.game == game && label.players == players).map(|i| Self(i as u16))
    }

    /// The table of islands with this number, see [`islands::tables`].
    pub(crate) const fn table(index: usize) -> Self {
        Self((PRINTED.len() + index) as u16)
    }

    /// What can be said of it without reading it.
    pub fn label(self) -> &'static BoardLabel {
        match self.own() {
            None => &LABELS[self.0 as usize],
            Some(number) => &own::own(number).label,
        }
    }

    /// The board itself.
    #[inline]
    pub fn get(self) -> &'static Board {
        match self.own() {
            None => BOARDS[self.0 as usize].get_or_init(|| self.read()),
            Some(number) => &own::own(number).board,
        }
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

/// Grows a board; what is not wished for is as on the printed board.
///
/// # Errors
/// If nobody could play on what is wished for.
pub fn grow(wish: &Wish) -> Result<MapData, BoardFault> {
    let like = |label: &&BoardLabel| label.game == wish.game && label.players == wish.players;
    grow::grow(wish, LABELS.iter().find(like))
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
    use crate::board::region::{MAX_REGIONS, Region, RegionSet};

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
