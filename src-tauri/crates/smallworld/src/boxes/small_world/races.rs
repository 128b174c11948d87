//! The banners of the base box (SW-42 to SW-63). Numbers: banner, tokens in the box.

use crate::board::{Symbol, Terrain, Terrains};
use crate::boxes::RaceData;
use crate::boxes::ability::{Ability, Where};
use crate::origin::Origin;

const fn race(id: &'static str, tokens: u8, supply: u8, abilities: &'static [Ability]) -> RaceData {
    RaceData { id, printed: id, origin: Origin::SmallWorld, faction: None, tokens, supply, abilities }
}

const fn pays(regions: Where, declined: bool) -> Ability {
    Ability::Income { regions, coins: 1, declined }
}

/// The races.
pub const RACES: &[RaceData] = &[
    race("amazons", 6, 15, &[Ability::ConquestOnly(4)]),
    race("dwarves", 3, 8, &[pays(Where::With(Symbol::Mine), true)]),
    race("elves", 6, 11, &[Ability::LosesNone]),
    race("ghouls", 5, 10, &[Ability::ActsInDecline]),
    race("giants", 6, 11, &[Ability::Discount { regions: Where::BesideOwn(Terrains::of(&[Terrain::Mountain])), less: 1 }]),
    race("halflings", 6, 11, &[Ability::EntersAnywhere, Ability::Holes(2)]),
    race("humans", 5, 10, &[pays(Where::Of(Terrains::of(&[Terrain::Farmland])), false)]),
    race("orcs", 5, 10, &[Ability::Plunder(1)]),
    race("ratmen", 8, 13, &[]),
    race("skeletons", 6, 20, &[Ability::Recruits { every: 2 }]),
    race("sorcerers", 5, 18, &[Ability::Substitutes]),
    race("tritons", 6, 11, &[Ability::Discount { regions: Where::Coast, less: 1 }]),
    race("trolls", 5, 10, &[Ability::Lairs]),
    race("wizards", 5, 10, &[pays(Where::With(Symbol::Magic), false)]),
];
