//! The pieces of the Warcraft box that lie on the map (WC-41, WC-56, WC-57).

use serde::{Deserialize, Serialize};

use crate::board::region::{PerRegion, Region, RegionSet};
use crate::state::finds::is_default;
use tabletop::Pile;

/// Wisp walls in the box (WC-83).
pub const WALLS: u8 = 9;
/// Forts in the box (WC-107).
pub const FORTS: u8 = 10;
/// Beasts in the box (WC-93).
pub const BEASTS: u8 = 5;
/// Watch towers in the box (WC-101).
pub const TOWERS: u8 = 6;
/// Bombs in the box; half of them go off (WC-72).
pub const BOMBS: usize = 12;

/// Markers on the map, and what is in the supply of bombs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Markers {
    /// Wisp walls.
    #[serde(skip_serializing_if = "is_default")]
    pub walls: RegionSet,
    /// Forts.
    #[serde(skip_serializing_if = "is_default")]
    pub forts: RegionSet,
    /// Watch towers.
    #[serde(skip_serializing_if = "is_default")]
    pub towers: RegionSet,
    /// Objectives of the Humans.
    #[serde(skip_serializing_if = "is_default")]
    pub objectives: RegionSet,
    /// Artifacts and places that lie face down.
    #[serde(skip_serializing_if = "is_default")]
    pub tiles: RegionSet,
    /// Bombs.
    #[serde(skip_serializing_if = "is_default")]
    pub bombs: RegionSet,
    /// Those of them that will go off; nobody knows which.
    #[serde(skip_serializing_if = "is_default")]
    pub live: RegionSet,
    /// The bombs in the supply, the next one last: whether it goes off.
    #[serde(skip_serializing_if = "is_default")]
    pub pile: Pile<bool, BOMBS>,
    /// Beasts by region; they are among its tokens.
    #[serde(skip_serializing_if = "is_default")]
    pub beasts: PerRegion<u8>,
    /// Where the champion stands; it is among the tokens of the region.
    #[serde(skip_serializing_if = "is_default")]
    pub champion: Option<Region>,
    /// The champion was taken up in this redeployment.
    #[serde(skip_serializing_if = "is_default")]
    pub lifted: bool,
    /// Who holds a harmony token, as bits of their seats (WC-85).
    #[serde(skip_serializing_if = "is_default")]
    pub harmony: u8,
}

impl Markers {
    /// Whether nothing of the box lies anywhere.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// 1 if the champion stands in `region`.
    #[inline]
    pub fn champions(&self, region: Region) -> u8 {
        u8::from(self.champion == Some(region))
    }

    /// Takes the bomb up from `region`; whether it would have gone off.
    pub fn lift_bomb(&mut self, region: Region) -> Option<bool> {
        if !self.bombs.has(region) {
            return None;
        }
        let live = self.live.has(region);
        self.bombs.remove(region);
        self.live.remove(region);
        Some(live)
    }

    /// Lays a bomb into `region`.
    pub fn lay_bomb(&mut self, region: Region, live: bool) {
        self.bombs.insert(region);
        if live {
            self.live.insert(region);
        }
    }

    /// Bombs that have not been revealed yet.
    pub const fn bombs_left(&self) -> u8 {
        self.bombs.len() + self.pile.count()
    }
}
