//! The badges of the base box (SW-64 to SW-83).

use crate::board::{Symbol, Terrain, Terrains};
use crate::boxes::ability::{Ability, Where};
use crate::boxes::{PowerData, Stays};
use crate::origin::Origin;

const fn power(id: &'static str, tokens: u8, abilities: &'static [Ability]) -> PowerData {
    PowerData { id, origin: Origin::SmallWorld, tokens, stays: Stays::No, abilities }
}

/// A badge with a printed reverse side, which stays with the race in decline (SW-9).
const fn lasting(id: &'static str, tokens: u8, abilities: &'static [Ability]) -> PowerData {
    PowerData { id, origin: Origin::SmallWorld, tokens, stays: Stays::Reverse, abilities }
}

const fn pays(terrain: Terrain) -> Ability {
    Ability::Income { regions: Where::Of(Terrains::of(&[terrain])), coins: 1, declined: false }
}

/// The powers.
pub const POWERS: &[PowerData] = &[
    power("alchemist", 4, &[Ability::Wage(2)]),
    power("berserk", 4, &[Ability::RollsFirst]),
    power("bivouacking", 5, &[Ability::Encamps(5)]),
    power("commando", 4, &[Ability::Discount { regions: Where::Anywhere, less: 1 }]),
    power("diplomat", 5, &[Ability::Allies]),
    power("dragon_master", 5, &[Ability::Dragon]),
    power("flying", 5, &[Ability::Flies]),
    power("forest", 4, &[pays(Terrain::Forest)]),
    lasting("fortified", 3, &[Ability::Fortifies(6)]),
    power("heroic", 5, &[Ability::Heroes(2)]),
    power("hill", 4, &[pays(Terrain::Hill)]),
    power("merchant", 2, &[Ability::Income { regions: Where::Anywhere, coins: 1, declined: false }]),
    power("mounted", 5, &[Ability::Discount { regions: Where::Of(Terrains::of(&[Terrain::Hill, Terrain::Farmland])), less: 1 }]),
    power("pillaging", 5, &[Ability::Plunder(1)]),
    lasting("seafaring", 5, &[Ability::TakesWater]),
    lasting("spirit", 5, &[Ability::Haunts]),
    power("stout", 4, &[Ability::DeclinesLate]),
    power("swamp", 4, &[pays(Terrain::Swamp)]),
    power("underworld", 5, &[Ability::Discount { regions: Where::With(Symbol::Cavern), less: 1 }, Ability::Links(Symbol::Cavern)]),
    power("wealthy", 4, &[Ability::Dowry(7)]),
];
