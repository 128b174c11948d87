//! The nine lands of the Old World (CH-7).

use super::Origin;

/// A land as printed.
#[derive(Clone, Copy, Debug)]
pub struct LandData {
    /// Its name in saves, scenarios and the catalog.
    pub id: &'static str,
    /// Printed number: resistance, and victory points for dominating it.
    pub value: u8,
    /// Whether it is populous.
    pub populous: bool,
    /// The lands that share a border with it, by number.
    pub adjacent: &'static [u8],
    /// Where the facts come from.
    pub origin: Origin,
}

/// All lands, in the order in which everything happens (CH-7).
pub static LANDS: [LandData; 9] = [
    LandData { id: "norsca", value: 1, populous: false, adjacent: &[1], origin: Origin::Public },
    LandData { id: "troll_country", value: 1, populous: false, adjacent: &[0, 2], origin: Origin::Public },
    LandData { id: "kislev", value: 3, populous: true, adjacent: &[1, 3], origin: Origin::Public },
    LandData { id: "the_empire", value: 5, populous: true, adjacent: &[2, 4, 7], origin: Origin::Public },
    LandData { id: "bretonnia", value: 3, populous: true, adjacent: &[3, 5, 6, 7], origin: Origin::Public },
    LandData { id: "estalia", value: 4, populous: true, adjacent: &[4, 6], origin: Origin::Public },
    LandData { id: "tilea", value: 2, populous: false, adjacent: &[4, 5, 7], origin: Origin::Public },
    LandData { id: "the_border_princes", value: 1, populous: false, adjacent: &[3, 4, 6, 8], origin: Origin::Public },
    LandData { id: "the_badlands", value: 1, populous: false, adjacent: &[7], origin: Origin::Public },
];

/// The neighbours of each land, as bits.
pub const NEAR: [u16; 9] = {
    let mut near = [0; 9];
    let mut land = 0;
    while land < 9 {
        let mut next = 0;
        while next < LANDS[land].adjacent.len() {
            near[land] |= 1 << LANDS[land].adjacent[next];
            next += 1;
        }
        land += 1;
    }
    near
};

/// Victory points of a ruined land: for the first and the second, by the number of the ruination card and the land (CH-69).
pub static RUINS: [[(u8, u8); 9]; 5] = [
    [(6, 3), (6, 3), (8, 4), (10, 5), (8, 4), (9, 4), (7, 3), (7, 3), (6, 3)],
    [(7, 3), (7, 3), (9, 4), (11, 5), (9, 4), (10, 5), (8, 4), (8, 4), (7, 3)],
    [(7, 3), (7, 3), (9, 4), (11, 5), (9, 4), (10, 5), (8, 4), (8, 4), (7, 3)],
    [(8, 4), (8, 4), (10, 5), (12, 6), (10, 5), (11, 5), (9, 4), (9, 4), (8, 4)],
    [(8, 4), (8, 4), (10, 5), (12, 6), (10, 5), (11, 5), (9, 4), (9, 4), (8, 4)],
];

/// Victory points for those who ruin a land, by the number of the ruination card (CH-59).
pub static RUINERS: [u8; 5] = [3, 4, 4, 5, 5];
