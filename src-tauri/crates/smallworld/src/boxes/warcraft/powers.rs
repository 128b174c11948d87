//! The badges of the Warcraft box (WC-91 to WC-114). The printed numbers were not found: those here are chosen, 3 to 5 tokens, each
//! for the reason the reference gives.

use crate::board::{Symbol, Terrain, Terrains};
use crate::boxes::ability::{Ability, Where};
use crate::boxes::{PowerData, Stays};
use crate::origin::Origin;

const fn power(id: &'static str, tokens: u8, abilities: &'static [Ability]) -> PowerData {
    PowerData { id, origin: Origin::Warcraft, tokens, stays: Stays::No, abilities }
}

const fn of(terrain: Terrain) -> Where {
    Where::Of(Terrains::of(&[terrain]))
}

const fn pays(regions: Where) -> Ability {
    Ability::Income { regions, coins: 1, declined: false }
}

/// The powers.
pub const POWERS: &[PowerData] = &[
    power("archaeologist", 5, &[Ability::Collects]),
    power("battlemaster", 5, &[Ability::Plunder(1)]),
    power("beastmaster", 4, &[Ability::Beasts(of(Terrain::Hill))]),
    power("blacksmith", 4, &[Ability::Discount { regions: Where::Anywhere, less: 1 }]),
    power("champion", 4, &[Ability::Champion]),
    power("defender", 5, &[Ability::Towers(of(Terrain::Field))]),
    power("enraged", 5, &[Ability::Enraged]),
    power("explorer", 4, &[Ability::Explores]),
    power("farmer", 4, &[pays(of(Terrain::Field))]),
    power("fisherman", 3, &[pays(Where::Shore)]),
    power("fort_garrison", 3, &[Ability::Forts]),
    power("herbalist", 4, &[pays(of(Terrain::Hill))]),
    power("intimidator", 4, &[Ability::Intimidates(3)]),
    PowerData { stays: Stays::Lingers, ..power("marsh_dweller", 5, &[Ability::RegionToll { regions: of(Terrain::Swamp), coins: 1 }]) },
    power("miner", 4, &[pays(Where::With(Symbol::Cave))]),
    power("mountaineer", 4, &[pays(of(Terrain::Mountain))]),
    power("portal_mage", 5, &[Ability::Swaps { symbol: Symbol::Magic, times: 2 }]),
    power("ranger", 4, &[pays(of(Terrain::Forest))]),
    power("sailor", 5, &[Ability::Sails]),
    power("swampwalker", 4, &[pays(of(Terrain::Swamp))]),
];
