//! What the boxes held before saved games said what is in them. It never changes: games that were saved then have exactly this.

use std::sync::LazyLock;

use super::Find;
use crate::origin::Origin;

/// The names of a box's races, powers, places and relics.
pub(super) struct Founding {
    pub races: &'static [&'static str],
    pub powers: &'static [&'static str],
    pub finds: &'static [&'static str],
}

/// What the box held.
pub(super) const fn of(origin: Origin) -> &'static Founding {
    match origin {
        Origin::SmallWorld => &SMALL_WORLD,
        Origin::Underground => &UNDERGROUND,
        Origin::Warcraft => &WARCRAFT,
        Origin::Example | Origin::Own => &EXAMPLE,
    }
}

/// The places and relics that the boxes held, in the order that gives their numbers in old saved games.
static FINDS: LazyLock<Vec<Find>> =
    LazyLock::new(|| [&UNDERGROUND, &WARCRAFT].iter().flat_map(|then| then.finds).filter_map(|id| Find::by_name(id)).collect());

/// The places and relics that the boxes held, in the order that gives their numbers in old saved games.
pub(crate) fn founding_finds() -> &'static [Find] {
    &FINDS
}

const EXAMPLE: Founding = Founding { races: &[], powers: &[], finds: &[] };

const SMALL_WORLD: Founding = Founding {
    races: &[
        "amazons",
        "dwarves",
        "elves",
        "ghouls",
        "giants",
        "halflings",
        "humans",
        "orcs",
        "ratmen",
        "skeletons",
        "sorcerers",
        "tritons",
        "trolls",
        "wizards",
    ],
    powers: &[
        "alchemist",
        "berserk",
        "bivouacking",
        "commando",
        "diplomat",
        "dragon_master",
        "flying",
        "forest",
        "fortified",
        "heroic",
        "hill",
        "merchant",
        "mounted",
        "pillaging",
        "seafaring",
        "spirit",
        "stout",
        "swamp",
        "underworld",
        "wealthy",
    ],
    finds: &[],
};

const UNDERGROUND: Founding = Founding {
    races: &[
        "cultists",
        "drow",
        "flames",
        "gnomes",
        "iron_dwarves",
        "kraken",
        "liches",
        "lizardmen",
        "mudmen",
        "mummies",
        "ogres",
        "shadow_mimes",
        "shrooms",
        "spiderines",
        "will_o_wisps",
    ],
    powers: &[
        "adventurous",
        "fisher",
        "flocking",
        "frightened",
        "immortal",
        "magic",
        "martyr",
        "mining",
        "muddy",
        "mystic",
        "quarreling",
        "reborn",
        "royal",
        "shield",
        "stone",
        "thieving",
        "tomb",
        "vampire",
        "vanishing",
        "vengeful",
        "wise",
    ],
    finds: &[
        "altar_of_souls",
        "crypt_of_the_tomb_raider",
        "diamond_fields",
        "great_brass_pipe",
        "fountain_of_youth",
        "keep_on_the_motherland",
        "mine_of_the_lost_dwarf",
        "stonehedge",
        "wickedest_pentacle",
        "flying_doormat",
        "froggys_ring",
        "stinky_trolls_socks",
        "scepter_of_avarice",
        "shiny_orb",
        "sword_of_the_killer_rabbit",
    ],
};

const WARCRAFT: Founding = Founding {
    races: &[
        "blood_elves",
        "draenei",
        "warcraft_dwarves",
        "ethereals",
        "forsaken",
        "warcraft_gnomes",
        "goblins",
        "warcraft_humans",
        "kobolds",
        "naga",
        "night_elves",
        "warcraft_orcs",
        "pandaren",
        "tauren",
        "warcraft_trolls",
        "worgen",
    ],
    powers: &[
        "archaeologist",
        "battlemaster",
        "beastmaster",
        "blacksmith",
        "champion",
        "defender",
        "enraged",
        "explorer",
        "farmer",
        "fisherman",
        "fort_garrison",
        "herbalist",
        "intimidator",
        "marsh_dweller",
        "miner",
        "mountaineer",
        "portal_mage",
        "ranger",
        "sailor",
        "swampwalker",
    ],
    finds: &[
        "battleground",
        "dark_portal",
        "karazhan",
        "lights_hope_chapel",
        "meeting_stone",
        "spirit_healer",
        "well_of_eternity",
        "aegis_of_aggramar",
        "ashes_of_alar",
        "doomhammer",
        "frostmourne",
        "heart_of_azeroth",
    ],
};

#[cfg(test)]
mod tests {
    use tabletop::Edition;

    use super::*;
    use crate::boxes::{Contents, Power, Race};

    #[test]
    fn every_place_and_relic_that_old_games_number_is_still_known() {
        assert_eq!(founding_finds().len(), UNDERGROUND.finds.len() + WARCRAFT.finds.len());
    }

    #[test]
    fn everything_that_old_games_have_is_still_known() {
        for origin in Origin::ALL {
            let (then, contents) = (of(origin), Contents::of_box(origin, Edition::First));
            let races: Vec<_> = then.races.iter().map(|id| Race::by_name(id).expect(id)).collect();
            let powers: Vec<_> = then.powers.iter().map(|id| Power::by_name(id).expect(id)).collect();
            let finds: Vec<_> = then.finds.iter().map(|id| Find::by_name(id).expect(id)).collect();
            assert!(races.iter().all(|race| contents.has_race(*race)) && contents.races().count() == races.len(), "{origin:?}");
            assert!(powers.iter().all(|power| contents.has_power(*power)) && contents.powers().count() == powers.len(), "{origin:?}");
            assert!(finds.iter().all(|find| contents.has_find(*find)) && contents.finds().count() == finds.len(), "{origin:?}");
        }
    }
}
