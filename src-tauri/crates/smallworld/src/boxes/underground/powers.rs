//! The badges of the Underground box (UG-H).

use crate::board::{Terrain, Terrains};
use crate::boxes::ability::{Ability, Where};
use crate::boxes::{PowerData, Stays};
use crate::origin::Origin;

const fn power(id: &'static str, tokens: u8, abilities: &'static [Ability]) -> PowerData {
    PowerData { id, origin: Origin::Underground, tokens, stays: Stays::No, abilities }
}

/// A badge that works in decline and stays with the race (UG-D3).
const fn lasting(id: &'static str, tokens: u8, abilities: &'static [Ability]) -> PowerData {
    PowerData { id, origin: Origin::Underground, tokens, stays: Stays::Works, abilities }
}

const fn of(terrain: Terrain) -> Where {
    Where::Of(Terrains::of(&[terrain]))
}

const fn pays(regions: Where, declined: bool) -> Ability {
    Ability::Income { regions, coins: 1, declined }
}

/// The powers.
pub const POWERS: &[PowerData] = &[
    power("adventurous", 5, &[pays(Where::WithPlace, false)]),
    power("fisher", 4, &[Ability::IncomePer { regions: Where::Coast, each: 2 }]),
    power("flocking", 5, &[Ability::United(2)]),
    power("frightened", 4, &[Ability::Crowded(3)]),
    power("immortal", 4, &[Ability::LosesNone]),
    power("magic", 5, &[Ability::Bag]),
    power("martyr", 4, &[Ability::Martyrs]),
    power("mining", 4, &[pays(of(Terrain::Mine), false)]),
    lasting("muddy", 3, &[pays(of(Terrain::Mud), true)]),
    power("mystic", 4, &[pays(of(Terrain::Crystal), false)]),
    power("quarreling", 3, &[Ability::Scattered]),
    lasting("reborn", 5, &[Ability::Reborn]),
    lasting("royal", 5, &[Ability::Queen]),
    power("shield", 3, &[Ability::Armors(of(Terrain::Mushroom))]),
    power("stone", 4, &[pays(of(Terrain::BlackMountain), false)]),
    power("thieving", 4, &[Ability::Steals]),
    lasting("tomb", 5, &[Ability::KeepsTokens]),
    power("vampire", 5, &[Ability::Drains]),
    power("vanishing", 5, &[Ability::Vanishes]),
    power("vengeful", 4, &[Ability::Avenges]),
    lasting("wise", 4, &[Ability::Pension(2)]),
];
