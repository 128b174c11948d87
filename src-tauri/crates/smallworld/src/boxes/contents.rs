//! What is in a game: its races, powers, places and relics; and what has no meaning on its board (UG-N).

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Edition;

use super::founding;
use super::{Find, Power, Race};
use crate::board::region::RegionSet;
use crate::board::{Board, Symbol, Terrain, Terrains};
use crate::boxes::ability::{Ability, Ground, Where};
use crate::origin::Origin;

/// What is in a game. It belongs to the game from its first position on, so that a box that grows changes no game that was begun before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    races: u128,
    powers: u128,
    /// Places and relics, as bits (see [`Find::bit`]).
    finds: u32,
    /// Whether it is a mixed game (UG-N), which may be one of a single box.
    pub mixed: bool,
    /// What is worth a look in this game at all, as bits (see [`Noted`]); follows from the rest.
    noted: u8,
}

/// Something that is asked again and again in some games and never in others.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Noted {
    /// Somebody takes coins from attackers.
    Fees,
    /// Something can be won by plain reach and the plain price alone.
    Wards,
    /// Some race belongs to a faction (WC-46).
    Factions,
    /// Some pieces stand among tokens, or some tokens never alone (WC-79, WC-93, WC-97).
    Company,
    /// Somebody buys tokens for those that others lose (WC-67).
    Buyers,
    /// Somebody gives harmony (WC-85).
    Harmony,
}

/// Why a race or a power has no meaning in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LeftOut {
    /// Its name.
    #[cfg_attr(feature = "types", ts(as = "String"))]
    pub id: &'static str,
    /// `race` or `power`.
    #[cfg_attr(feature = "types", ts(type = "\"race\" | \"power\""))]
    pub kind: &'static str,
    /// Why.
    pub why: Missing,
}

impl Contents {
    /// Nothing at all.
    pub(crate) const NONE: Self = Self { races: 0, powers: 0, finds: 0, mixed: false, noted: 0 };

    /// Everything of one box, played alone; all but the base box have places and relics.
    pub fn of_box(origin: Origin, edition: Edition) -> Self {
        static BOXES: LazyLock<[[Contents; Origin::EVERY.len()]; 2]> = LazyLock::new(|| {
            [Edition::First, Edition::Today].map(|edition| {
                Origin::EVERY.map(|origin| {
                    let mut contents = Contents { finds: finds_of(origin, edition), ..Contents::NONE };
                    contents.add(origin, edition);
                    contents
                })
            })
        });
        BOXES[edition as usize][origin as usize]
    }

    /// Whether this is worth a look in the game.
    #[inline]
    pub(crate) const fn notes(self, what: Noted) -> bool {
        self.noted >> what as u8 & 1 != 0
    }

    /// Everything of some boxes that has a meaning on `board`, and what is left out. Places and relics, if any, are those of the board.
    pub fn mixed(boxes: &[Origin], finds: bool, board: &'static Board, edition: Edition) -> (Self, Vec<LeftOut>) {
        let mut contents = Self { mixed: true, ..Self::NONE };
        for origin in boxes {
            contents.add(*origin, edition);
        }
        if finds {
            contents.finds = finds_of(board.find_box(), edition);
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
        contents.note();
        (contents, out)
    }

    /// Notes what follows from the races and powers, places and relics.
    fn note(&mut self) {
        // What each of them brings, by its number.
        static BROUGHT: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| {
            let races =
                Race::all().map(|race| u8::from(race.data().faction.is_some()) << Noted::Factions as u8 | noted(race.data().abilities));
            [races.collect(), Power::all().map(|power| noted(power.data().abilities)).collect()]
        });
        let [races, powers] = &*BROUGHT;
        let brought =
            |list: &[u8], bits: u128| list.iter().enumerate().filter(|(i, _)| bits >> i & 1 != 0).fold(0, |all, (_, noted)| all | noted);
        let found = u8::from(self.finds().any(Find::takes_fees)) << Noted::Fees as u8;
        self.noted = found | brought(races, self.races) | brought(powers, self.powers);
    }

    pub(crate) fn add(&mut self, origin: Origin, edition: Edition) {
        let then = founding::of(origin);
        let is_meant = |id, list: &[&str]| edition == Edition::Today || list.contains(&id);
        for race in Race::all().filter(|r| r.data().origin == origin && is_meant(r.data().id, then.races)) {
            self.races |= 1 << race.0;
        }
        for power in Power::all().filter(|p| p.data().origin == origin && is_meant(p.data().id, then.powers)) {
            self.powers |= 1 << power.0;
        }
        self.note();
    }

    /// The boxes that something of it comes from.
    pub fn boxes(self) -> impl Iterator<Item = Origin> {
        Origin::EVERY.into_iter().filter(move |origin| {
            self.races().any(|race| race.data().origin == *origin)
                || self.powers().any(|power| power.data().origin == *origin)
                || self.finds().any(|find| find.origin() == *origin)
        })
    }

    /// The race of the game that `race` means where another box prints the same name.
    pub fn native(self, race: Race) -> Race {
        if self.has_race(race) {
            return race;
        }
        self.races().find(|other| other.data().printed == race.data().printed).unwrap_or(race)
    }

    /// Whether places and relics are in the game.
    #[inline]
    pub const fn has_finds(self) -> bool {
        self.finds != 0
    }

    /// Whether the place or relic is in the game.
    #[inline]
    pub const fn has_find(self, find: Find) -> bool {
        self.finds & find.bit() != 0
    }

    /// The places and relics in the game.
    pub fn finds(self) -> impl Iterator<Item = Find> {
        Find::all().filter(move |find| self.has_find(*find))
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
        self.note();
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

/// What these abilities make worth a look, as bits (see [`Noted`]).
fn noted(abilities: &[Ability]) -> u8 {
    let says = |words: &[&str]| abilities.iter().any(|ability| words.contains(&ability.word));
    let noted = [
        (Noted::Fees, abilities.iter().any(Ability::takes_fees)),
        (Noted::Wards, abilities.iter().any(Ability::wards)),
        (Noted::Company, says(&["beasts", "champion", "pairs"])),
        (Noted::Buyers, says(&["buys_tokens"])),
        (Noted::Harmony, says(&["harmony"])),
    ];
    noted.into_iter().fold(0, |bits, (what, is)| bits | u8::from(is) << what as u8)
}

/// The places and relics of a box, as bits.
fn finds_of(origin: Origin, edition: Edition) -> u32 {
    let then = founding::of(origin);
    Find::of_box(origin).filter(|find| edition == Edition::Today || then.finds.contains(&find.id())).fold(0, |bits, find| bits | find.bit())
}

/// The first ability that can never do anything on `board`.
fn missing(abilities: &[Ability], board: &'static Board, finds: bool) -> Option<Missing> {
    abilities.iter().find_map(|ability| match ability.word {
        "crosses_chasms" => board.chasm_side.is_empty().then_some(Missing::Chasm),
        "volcano" => board.volcanoes.is_empty().then_some(Missing::Volcano),
        "takes_water" | "passes_water" => board.water.is_empty().then_some(Missing::Water),
        "bag" | "claims" => (!finds).then_some(Missing::Relics),
        "collects" => (!finds).then_some(Missing::Places),
        "explores" => (board.islands.len() < 2).then_some(Missing::Islands),
        "sails" => (!board.ways.voyages).then_some(Missing::Islands),
        _ => nowhere(ability.params.regions?, board, finds),
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

/// Places and relics as they are written; earlier saved games said only whether there are any.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "places and relics are a list of their names")]
enum WrittenFinds {
    Whether(bool),
    Names(Vec<Find>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// Only mixed games said what is in them before all did.
    #[serde(default = "always")]
    mixed: bool,
    /// The boxes; they follow from the rest, and are there for whoever reads it.
    #[serde(default)]
    boxes: Vec<Origin>,
    races: Vec<Race>,
    powers: Vec<Power>,
    finds: WrittenFinds,
}

const fn always() -> bool {
    true
}

/// Stands for the places and relics of the board's box, which only the board knows; see [`Contents::settle`].
const THOSE_OF_THE_BOARD: u32 = u32::MAX;

impl Contents {
    /// Fills in what an earlier saved game left unsaid about its contents.
    pub(crate) fn settle(&mut self, board: &'static Board) {
        if *self == Self::NONE {
            *self = Self::of_box(board.ways.origin, Edition::First);
        }
        if self.finds == THOSE_OF_THE_BOARD {
            self.finds = finds_of(board.find_box(), Edition::First);
            self.note();
        }
    }
}

impl Serialize for Contents {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (boxes, races, powers) = (self.boxes().collect(), self.races().collect(), self.powers().collect());
        Written { mixed: self.mixed, boxes, races, powers, finds: WrittenFinds::Names(self.finds().collect()) }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Contents {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        // Nothing at all stands for what earlier saved games left unsaid; nobody may say it.
        if written.races.is_empty() && written.powers.is_empty() {
            return Err(serde::de::Error::custom("a game has races and powers: name them, or leave \"contents\" out"));
        }
        let finds = match written.finds {
            WrittenFinds::Whether(false) => 0,
            WrittenFinds::Whether(true) => THOSE_OF_THE_BOARD,
            WrittenFinds::Names(names) => names.into_iter().fold(0, |bits, find| bits | find.bit()),
        };
        let mut contents = Self { finds, mixed: written.mixed, ..Self::NONE };
        for race in written.races {
            contents.races |= 1 << race.0;
        }
        for power in written.powers {
            contents.powers |= 1 << power.0;
        }
        contents.note();
        Ok(contents)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_anything_is_refused() {
        let error = serde_json::from_str::<Contents>(r#"{ "races": [], "powers": [], "finds": [] }"#).unwrap_err();
        assert!(error.to_string().contains("races and powers"), "{error}");
    }
}
