//! The banners of the Underground box (UG-F). Numbers: banner, tokens in the box.

use crate::board::{Terrain, Terrains};
use crate::boxes::RaceData;
use crate::boxes::ability::{Ability, Where};
use crate::origin::Origin;

const fn race(id: &'static str, tokens: u8, supply: u8, abilities: &'static [Ability]) -> RaceData {
    RaceData { id, printed: id, origin: Origin::Underground, faction: None, tokens, supply, abilities }
}

const MUD: Where = Where::Of(Terrains::of(&[Terrain::Mud]));
const MUSHROOM: Where = Where::Of(Terrains::of(&[Terrain::Mushroom]));
const MINE: Where = Where::Of(Terrains::of(&[Terrain::Mine]));

/// The races.
pub const RACES: &[RaceData] = &[
    race("cultists", 5, 10, &[Ability::Ancient]),
    race("drow", 4, 9, &[Ability::Secluded]),
    race("flames", 4, 9, &[Ability::Volcano]),
    race("gnomes", 6, 11, &[Ability::Warded]),
    race("iron_dwarves", 7, 12, &[Ability::Hammers(MINE)]),
    race("kraken", 5, 10, &[Ability::TakesWater]),
    race("liches", 5, 10, &[Ability::Toll(1)]),
    race("lizardmen", 7, 12, &[Ability::PassesWater]),
    race("mudmen", 5, 12, &[Ability::Grows(MUD)]),
    race("mummies", 10, 15, &[Ability::Surcharge(1)]),
    race("ogres", 5, 10, &[Ability::Discount { regions: Where::Anywhere, less: 1 }]),
    race("shadow_mimes", 7, 12, &[Ability::Exchanges]),
    race("shrooms", 5, 10, &[Ability::Income { regions: MUSHROOM, coins: 1, declined: false }]),
    race("spiderines", 7, 12, &[Ability::CrossesChasms]),
    race("will_o_wisps", 6, 11, &[Ability::Gambles(Terrains::of(&[Terrain::Crystal]))]),
];
