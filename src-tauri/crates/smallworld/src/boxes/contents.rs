//! What is in a game: its races, powers, places and relics; and what has no meaning on its board (UG-N).

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Edition;

use super::founding;
use super::{Find, OwnBox, Power, Race, RosterId, places};
use crate::board::region::RegionSet;
use crate::board::{Board, Symbol, Terrain, Terrains};
use crate::boxes::ability::{Ability, Ground, Where};
use crate::origin::{Faction, Origin};

/// What is in a game. It belongs to the game from its first position on, so that a box that grows changes no game that was begun before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    /// Races and powers, as bits of their places.
    races: u128,
    powers: u128,
    /// Those that are home-made.
    own: RosterId,
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
    pub(crate) const NONE: Self = Self { races: 0, powers: 0, own: RosterId(0), finds: 0, mixed: false, noted: 0 };

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
        let out = contents.leave_out_idle(board);
        (contents, out)
    }

    /// Takes out what can never do anything on `board`, and says what that was (UG-N1).
    pub(crate) fn leave_out_idle(&mut self, board: &'static Board) -> Vec<LeftOut> {
        let (finds, mut out) = (self.has_finds(), Vec::new());
        for race in self.races().collect::<Vec<_>>() {
            if let Some(why) = missing(race.data().abilities, board, finds) {
                self.races &= !(1 << race.place());
                out.push(LeftOut { id: race.data().id, kind: "race", why });
            }
        }
        for power in self.powers().collect::<Vec<_>>() {
            if let Some(why) = missing(power.data().abilities, board, finds) {
                self.powers &= !(1 << power.place());
                out.push(LeftOut { id: power.data().id, kind: "power", why });
            }
        }
        self.note();
        out
    }

    /// Notes what follows from the races and powers, places and relics.
    fn note(&mut self) {
        // What each of them brings, by its number.
        static BROUGHT: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| {
            let races = Race::all().map(|race| brought_by(race.data().faction, race.data().abilities));
            [races.collect(), Power::all().map(|power| noted(power.data().abilities)).collect()]
        });
        let [races, powers] = &*BROUGHT;
        let brought =
            |list: &[u8], bits: u128| list.iter().enumerate().filter(|(i, _)| bits >> i & 1 != 0).fold(0, |all, (_, noted)| all | noted);
        let found = u8::from(self.finds().any(Find::takes_fees)) << Noted::Fees as u8;
        let (races, powers) = (&races[..], &powers[..]);
        let own_races = self.races().filter(|race| race.own().is_some()).map(|race| brought_by(race.data().faction, race.data().abilities));
        let own_powers = self.powers().filter(|power| power.own().is_some()).map(|power| noted(power.data().abilities));
        let found = own_races.chain(own_powers).fold(found, |all, noted| all | noted);
        self.noted = found | brought(races, self.races) | brought(powers, self.powers);
    }

    pub(crate) fn add(&mut self, origin: Origin, edition: Edition) {
        let then = founding::of(origin);
        let is_meant = |id, list: &[&str]| edition == Edition::Today || list.contains(&id);
        for race in Race::all().filter(|r| r.data().origin == origin && is_meant(r.data().id, then.races)) {
            self.races |= 1 << race.place();
        }
        for power in Power::all().filter(|p| p.data().origin == origin && is_meant(p.data().id, then.powers)) {
            self.powers |= 1 << power.place();
        }
        self.note();
    }

    /// Adds everything of a home-made box.
    pub(crate) fn add_own(&mut self, own: OwnBox) {
        self.own = own.0;
        self.races = own.races().fold(self.races, |bits, race| bits | 1 << race.place());
        self.powers = own.powers().fold(self.powers, |bits, power| bits | 1 << power.place());
        self.note();
    }

    /// The home-made races and powers, if there are any.
    pub fn own(self) -> Option<OwnBox> {
        (self.own != RosterId::default()).then_some(OwnBox(self.own))
    }

    /// The roster of the home-made ones.
    pub(crate) const fn roster(self) -> RosterId {
        self.own
    }

    /// Home-made pieces of the game that can never do anything on `board`, and why.
    pub(crate) fn own_without_meaning(self, board: &'static Board) -> Vec<LeftOut> {
        let finds = self.has_finds();
        let races = self.races().filter(|race| race.own().is_some()).map(|race| (race.data().id, "race", race.data().abilities));
        let powers = self.powers().filter(|power| power.own().is_some()).map(|power| (power.data().id, "power", power.data().abilities));
        let out =
            races.chain(powers).filter_map(|(id, kind, abilities)| Some(LeftOut { id, kind, why: missing(abilities, board, finds)? }));
        out.collect()
    }

    /// The boxes that something of it comes from.
    pub fn boxes(self) -> impl Iterator<Item = Origin> {
        Origin::EVERY.into_iter().chain([Origin::Own]).filter(move |origin| {
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
            self.races &= !(1 << race.place());
        }
        if let Some(power) = power {
            self.powers &= !(1 << power.place());
        }
        self.note();
        race.is_some() || power.is_some()
    }

    /// Whether `race` is in the game.
    #[inline]
    pub const fn has_race(self, race: Race) -> bool {
        self.races >> race.place() & 1 != 0
    }

    /// Whether `power` is in the game.
    #[inline]
    pub const fn has_power(self, power: Power) -> bool {
        self.powers >> power.place() & 1 != 0
    }

    /// The races in the game.
    pub fn races(self) -> impl Iterator<Item = Race> {
        places(self.races).map(move |place| Race::at(place, self.own))
    }

    /// The powers in the game.
    pub fn powers(self) -> impl Iterator<Item = Power> {
        places(self.powers).map(move |place| Power::at(place, self.own))
    }
}

/// What a race brings that is worth a look, as bits (see [`Noted`]).
fn brought_by(faction: Option<Faction>, abilities: &[Ability]) -> u8 {
    u8::from(faction.is_some()) << Noted::Factions as u8 | noted(abilities)
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
    /// The file of the home-made races and powers, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    own: Option<OwnBox>,
    /// By name: those that are home-made are known when `own` was read.
    races: Vec<String>,
    powers: Vec<String>,
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
        let names = |ids: &mut dyn Iterator<Item = &'static str>| ids.map(str::to_owned).collect();
        let (races, powers) = (names(&mut self.races().map(|race| race.data().id)), names(&mut self.powers().map(|power| power.data().id)));
        let (boxes, own) = (self.boxes().collect(), self.own());
        Written { mixed: self.mixed, boxes, own, races, powers, finds: WrittenFinds::Names(self.finds().collect()) }.serialize(serializer)
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
        contents.own = written.own.map(|own| own.0).unwrap_or_default();
        let of_game = |own: Option<(RosterId, usize)>| own.is_none_or(|(roster, _)| roster == contents.own);
        let unknown = |what, id: &str| serde::de::Error::custom(format!("there is no {what} \"{id}\""));
        for id in written.races {
            let race = Race::by_name(&id).filter(|race| of_game(race.own())).ok_or_else(|| unknown("race", &id))?;
            contents.races |= 1 << race.place();
        }
        for id in written.powers {
            let power = Power::by_name(&id).filter(|power| of_game(power.own())).ok_or_else(|| unknown("power", &id))?;
            contents.powers |= 1 << power.place();
        }
        if let Some(clash) = contents.clash() {
            return Err(serde::de::Error::custom(clash));
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
