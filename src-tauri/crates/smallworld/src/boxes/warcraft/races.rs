//! The banners of the Warcraft box (WC-60 to WC-90). Numbers: banner, tokens in the box.

use crate::board::{Symbol, Terrain, Terrains};
use crate::boxes::RaceData;
use crate::boxes::ability::{Ability, Where};
use crate::origin::{Faction, Origin};

/// A race; `printed` is the name on the banner where another box uses it too.
const fn race(
    id: &'static str,
    printed: &'static str,
    faction: Option<Faction>,
    tokens: u8,
    supply: u8,
    abilities: &'static [Ability],
) -> RaceData {
    RaceData { id, printed, origin: Origin::Warcraft, faction, tokens, supply, abilities }
}

const ALLIANCE: Option<Faction> = Some(Faction::Alliance);
const HORDE: Option<Faction> = Some(Faction::Horde);
const MOUNTAIN: Where = Where::Of(Terrains::of(&[Terrain::Mountain]));
const FOREST: Where = Where::Of(Terrains::of(&[Terrain::Forest]));
const MAGIC: Where = Where::With(Symbol::Magic);

const fn less(regions: Where, less: u8) -> Ability {
    Ability::Discount { regions, less }
}

/// The races.
pub const RACES: &[RaceData] = &[
    race("blood_elves", "blood_elves", HORDE, 5, 10, &[Ability::Income { regions: MAGIC, coins: 1, declined: false }]),
    race("draenei", "draenei", ALLIANCE, 7, 12, &[Ability::SparesFirst]),
    race("warcraft_dwarves", "dwarves", ALLIANCE, 5, 10, &[less(MOUNTAIN, 2)]),
    race("ethereals", "ethereals", None, 5, 10, &[Ability::Claims]),
    race("forsaken", "forsaken", HORDE, 6, 20, &[Ability::BuysTokens]),
    race("warcraft_gnomes", "gnomes", ALLIANCE, 5, 10, &[Ability::Strikes]),
    race("goblins", "goblins", HORDE, 6, 11, &[Ability::Bombs]),
    race("warcraft_humans", "humans", ALLIANCE, 5, 10, &[Ability::Objectives(2)]),
    race("kobolds", "kobolds", None, 6, 11, &[Ability::Tunnels(Symbol::Cave)]),
    race("naga", "naga", None, 6, 11, &[Ability::TakesWater, Ability::EntersByWater]),
    race("night_elves", "night_elves", ALLIANCE, 4, 9, &[less(FOREST, 1), Ability::Walls(FOREST)]),
    race("warcraft_orcs", "orcs", HORDE, 6, 11, &[Ability::Feud(Faction::Alliance)]),
    race("pandaren", "pandaren", None, 5, 10, &[Ability::Harmony]),
    race("tauren", "tauren", HORDE, 11, 16, &[Ability::Pairs]),
    race("warcraft_trolls", "trolls", HORDE, 6, 11, &[less(Where::Occupied, 1)]),
    race("worgen", "worgen", ALLIANCE, 5, 10, &[Ability::Shapes]),
];
