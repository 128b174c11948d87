//! Boards that grow from a seed: cells around scattered points, terrain dealt evenly, signs and tribes spread out.
//!
//! The same wish gives the same board on every platform: nothing is computed but sums, products, quotients and square roots.

mod cells;
mod land;
mod sea;

use serde::{Deserialize, Serialize};
use tabletop::battery::Dice;

use self::cells::lay_out;
use self::land::Land;
use crate::board::data::{BoardLabel, IslandRegions, MapData, RegionData};
use crate::board::own::{BOARD_GAMES, BoardFault, check, least_regions};
use crate::board::region::MAX_REGIONS;

/// What somebody wishes for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BoardWish"))]
pub struct Wish {
    /// Its name: small letters, digits and underscores.
    pub id: String,
    /// What it is made for: `small-world`, `underground` or `warcraft`.
    pub game: String,
    /// How many play, 2 to 5.
    pub players: u8,
    /// The seed: another one, another board.
    pub seed: u32,
    /// How many regions; left out: as many as the printed board has.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub regions: Option<u8>,
    /// How uneven it is, 0 to 100.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub wildness: u8,
}

/// How often another layout is tried.
const TRIES: u64 = 200;

/// Grows a board beside the one that is printed for the same game and players.
pub(super) fn grow(wish: &Wish, printed: Option<&BoardLabel>) -> Result<MapData, BoardFault> {
    if !BOARD_GAMES.contains(&wish.game.as_str()) {
        return Err(BoardFault::Game);
    }
    let Some(printed) = printed else { return Err(BoardFault::Players) };
    let (most, least) = (MAX_REGIONS, least_regions(wish.players));
    let rounds = printed.rounds;
    let count = wish.regions.map_or(printed.regions, usize::from);
    if !(least..=most).contains(&count) {
        return Err(BoardFault::Regions { count, least, most });
    }
    let wild = f64::from(wish.wildness.min(100)) / 100.0;
    let mut failed = Err(BoardFault::Regions { count, least, most });
    for number in 0..TRIES {
        let mut dice = Dice::new(u64::from(wish.seed).wrapping_mul(TRIES).wrapping_add(number));
        let Some((regions, islands)) = ground(wish, count, wild, &mut dice) else { continue };
        let (id, game, players) = (wish.id.clone(), wish.game.clone(), wish.players);
        let data = MapData { id, game, players, rounds, origin: "grown".to_owned(), islands, regions };
        match check(&data) {
            Ok(()) => return Ok(data),
            // A name that is none stays one.
            Err(BoardFault::Name) => return Err(BoardFault::Name),
            Err(fault) => failed = Err(fault),
        }
    }
    failed
}

/// Regions and islands, if there are some; none where this layout comes to nothing.
fn ground(wish: &Wish, count: usize, wild: f64, dice: &mut Dice) -> Option<(Vec<RegionData>, Vec<IslandRegions>)> {
    if wish.game == BOARD_GAMES[2] {
        return sea::islands(count, wish.players, wild, dice);
    }
    let mut land = Land::new(&lay_out(count, wild, dice)?);
    if wish.game == BOARD_GAMES[0] {
        land.surface(dice)?;
    } else {
        land.caverns(wish.players, dice)?;
    }
    Some((land.regions, Vec::new()))
}
