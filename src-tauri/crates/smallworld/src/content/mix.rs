//! Which races and powers are in a game, and what has no meaning on its board (UG-N).

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{MAX_POWERS, MAX_RACES, Origin, POWERS, Power, RACES, Race};
use crate::ability::{Ability, Ground, Where};
use crate::board::{Board, Symbol, Terrain, Terrains};
use crate::region::RegionSet;

/// The races and powers of a game, and whether it has places and relics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    races: u64,
    powers: u64,
    /// Whether places and relics are in it.
    pub finds: bool,
}

/// Why a race or a power has no meaning in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Missing {
    /// No region of these terrains.
    Terrain {
        /// Which.
        terrains: Vec<Terrain>,
    },
    /// No region with the sign.
    Symbol {
        /// Which.
        symbol: Symbol,
    },
    /// No chasm.
    Chasm,
    /// No chasm for the Volcano.
    Volcano,
    /// No places.
    Places,
    /// No relics.
    Relics,
    /// No water.
    Water,
    /// No islands.
    Islands,
}

/// A race or a power that is taken out before the start (UG-N1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LeftOut {
    /// Its name.
    pub id: &'static str,
    /// `race` or `power`.
    pub kind: &'static str,
    /// Why.
    pub why: Missing,
}

impl Contents {
    /// Everything of one box; all but the base box have places and relics.
    pub fn of_box(origin: Origin) -> Self {
        static BOXES: LazyLock<[Contents; Origin::ALL.len()]> = LazyLock::new(|| {
            Origin::ALL.map(|origin| {
                let mut contents = Contents { races: 0, powers: 0, finds: origin != Origin::SmallWorld };
                contents.add(origin);
                contents
            })
        });
        BOXES[origin as usize]
    }

    /// Whether others pay for regions of `race`, or for the sake of one of `powers`.
    #[inline]
    pub(crate) fn takes_tolls(race: Race, power: Option<Power>, lent: Option<Power>) -> bool {
        let of_power = |power: Option<Power>| power.is_some_and(|power| TOLLING_POWERS >> power.0 & 1 != 0);
        TOLLING_RACES >> race.0 & 1 != 0 || of_power(power) || of_power(lent)
    }

    /// Everything of some boxes that has a meaning on `board`, and what is left out.
    pub fn mixed(boxes: &[Origin], finds: bool, board: &'static Board) -> (Self, Vec<LeftOut>) {
        let mut contents = Self { races: 0, powers: 0, finds };
        for origin in boxes {
            contents.add(*origin);
        }
        let mut out = Vec::new();
        for race in Race::all().filter(|r| contents.has_race(*r)).collect::<Vec<_>>() {
            if let Some(why) = missing(race.data().abilities, board, finds) {
                contents.races &= !(1 << race.0);
                out.push(LeftOut { id: race.data().id, kind: "race", why });
            }
        }
        for power in Power::all().filter(|p| contents.has_power(*p)).collect::<Vec<_>>() {
            if let Some(why) = missing(power.data().abilities, board, finds) {
                contents.powers &= !(1 << power.0);
                out.push(LeftOut { id: power.data().id, kind: "power", why });
            }
        }
        (contents, out)
    }

    fn add(&mut self, origin: Origin) {
        for race in Race::all().filter(|r| r.data().origin == origin) {
            self.races |= 1 << race.0;
        }
        for power in Power::all().filter(|p| p.data().origin == origin) {
            self.powers |= 1 << power.0;
        }
    }

    /// Whether any race of the two factions, or any power of their box, is in the game.
    #[inline]
    pub const fn has_factions(self) -> bool {
        self.races >> FIRST_FACTION_RACE != 0 || self.powers >> FIRST_FACTION_POWER != 0
    }

    /// The race of the game that `race` means where another box prints the same name.
    pub fn native(self, race: Race) -> Race {
        if self.has_race(race) {
            return race;
        }
        self.races().find(|other| other.data().printed == race.data().printed).unwrap_or(race)
    }

    /// Takes the race or power with this name out; whether there is one by that name at all.
    pub fn remove(&mut self, id: &str) -> bool {
        let (race, power) = (Race::by_name(id).map(|race| self.native(race)), Power::by_name(id));
        if let Some(race) = race {
            self.races &= !(1 << race.0);
        }
        if let Some(power) = power {
            self.powers &= !(1 << power.0);
        }
        race.is_some() || power.is_some()
    }

    /// Whether `race` is in the game.
    #[inline]
    pub const fn has_race(self, race: Race) -> bool {
        self.races >> race.0 & 1 != 0
    }

    /// Whether `power` is in the game.
    #[inline]
    pub const fn has_power(self, power: Power) -> bool {
        self.powers >> power.0 & 1 != 0
    }

    /// The races in the game.
    pub fn races(self) -> impl Iterator<Item = Race> {
        Race::all().filter(move |r| self.has_race(*r))
    }

    /// The powers in the game.
    pub fn powers(self) -> impl Iterator<Item = Power> {
        Power::all().filter(move |p| self.has_power(*p))
    }
}

/// The first ability that can never do anything on `board`.
fn missing(abilities: &[Ability], board: &'static Board, finds: bool) -> Option<Missing> {
    abilities.iter().find_map(|ability| match *ability {
        Ability::Income { regions, .. }
        | Ability::IncomePer { regions, .. }
        | Ability::Discount { regions, .. }
        | Ability::Hammers(regions)
        | Ability::Grows(regions)
        | Ability::Armors(regions) => nowhere(regions, board, finds),
        Ability::Gambles(terrains) => nowhere(Where::Of(terrains), board, finds),
        Ability::CrossesChasms => board.chasm_side.is_empty().then_some(Missing::Chasm),
        Ability::Volcano => board.volcanoes.is_empty().then_some(Missing::Volcano),
        Ability::TakesWater | Ability::PassesWater => board.water.is_empty().then_some(Missing::Water),
        Ability::Bag | Ability::Claims => (!finds).then_some(Missing::Relics),
        Ability::Collects => (!finds).then_some(Missing::Places),
        Ability::Walls(regions) | Ability::Beasts(regions) | Ability::Towers(regions) | Ability::RegionToll { regions, .. } => {
            nowhere(regions, board, finds)
        }
        Ability::Links(symbol) | Ability::Tunnels(symbol) | Ability::Swaps { symbol, .. } => nowhere(Where::With(symbol), board, finds),
        Ability::Explores => (board.islands.len() < 2).then_some(Missing::Islands),
        Ability::Sails => (!board.ways.voyages).then_some(Missing::Islands),
        _ => None,
    })
}

fn nowhere(regions: Where, board: &'static Board, finds: bool) -> Option<Missing> {
    let why = match regions {
        Where::Anywhere | Where::Occupied => return None,
        Where::WithPlace => return (!finds).then_some(Missing::Places),
        Where::Of(terrains) | Where::BesideOwn(terrains) => Missing::Terrain { terrains: listed(terrains) },
        Where::With(symbol) => Missing::Symbol { symbol },
        Where::Coast | Where::Shore => Missing::Water,
    };
    let ground = Ground { board, places: RegionSet::EMPTY, occupied: RegionSet::EMPTY };
    regions.regions(ground, board.all).is_empty().then_some(why)
}

fn listed(terrains: Terrains) -> Vec<Terrain> {
    Terrain::ALL.into_iter().filter(|t| terrains.has(*t)).collect()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    races: Vec<Race>,
    powers: Vec<Power>,
    finds: bool,
}

impl Serialize for Contents {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { races: self.races().collect(), powers: self.powers().collect(), finds: self.finds }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Contents {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let mut contents = Self { races: 0, powers: 0, finds: written.finds };
        for race in written.races {
            contents.races |= 1 << race.0;
        }
        for power in written.powers {
            contents.powers |= 1 << power.0;
        }
        Ok(contents)
    }
}

/// Races and powers from this number on are those of the Warcraft box, the last of the lists.
const FIRST_FACTION_RACE: u8 = first_of_warcraft_race();
const FIRST_FACTION_POWER: u8 = first_of_warcraft_power();

const fn first_of_warcraft_race() -> u8 {
    let mut index = 0;
    while !matches!(RACES[index].origin, Origin::Warcraft) {
        index += 1;
    }
    index as u8
}

const fn first_of_warcraft_power() -> u8 {
    let mut index = 0;
    while !matches!(POWERS[index].origin, Origin::Warcraft) {
        index += 1;
    }
    index as u8
}

/// Races and powers that take tolls, as bits.
const TOLLING_RACES: u64 = {
    let (mut bits, mut index) = (0, 0);
    while index < RACES.len() {
        bits |= (takes_toll(RACES[index].abilities) as u64) << index;
        index += 1;
    }
    bits
};
const TOLLING_POWERS: u64 = {
    let (mut bits, mut index) = (0, 0);
    while index < POWERS.len() {
        bits |= (takes_toll(POWERS[index].abilities) as u64) << index;
        index += 1;
    }
    bits
};

const fn takes_toll(abilities: &[Ability]) -> bool {
    let mut index = 0;
    while index < abilities.len() {
        if matches!(abilities[index], Ability::Toll(_) | Ability::RegionToll { .. }) {
            return true;
        }
        index += 1;
    }
    false
}

const _: () = assert!(MAX_RACES <= 64 && MAX_POWERS <= 64 && RACES.len() <= MAX_RACES && POWERS.len() <= MAX_POWERS);
