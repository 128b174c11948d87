//! A position: everything that lies on the table, secrets and random stream included.

use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{PerSeat, Seat, Stream};

use crate::ability::Kit;
use crate::board::{Board, BoardId};
use crate::content::{self, MAX_POWERS, MAX_RACES, Power, Race};
use crate::house::{House, HouseRules};
use crate::pile::Pile;
use crate::region::{PerRegion, Region, RegionSet};

/// Which of a seat's races.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Slot {
    /// The active race.
    #[default]
    Active,
    /// The one declined race.
    Declined,
    /// A declined race with the Spirit badge, which does not count as the one (SW-80).
    Spirit,
}

impl Slot {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Active, Self::Declined, Self::Spirit];
}

/// Who has a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Owner(u8);

impl Owner {
    /// Nobody.
    pub const NONE: Self = Self(0);
    /// The Lost Tribes.
    pub const LOST: Self = Self(1);

    /// The race in `slot` of `seat`.
    #[inline]
    pub const fn of(seat: Seat, slot: Slot) -> Self {
        Self(2 + seat.0 * 3 + slot as u8)
    }

    /// Seat and slot, if it is a player's race.
    #[inline]
    pub const fn holder(self) -> Option<(Seat, Slot)> {
        if self.0 < 2 {
            return None;
        }
        let n = self.0 - 2;
        let slot = match n % 3 {
            0 => Slot::Active,
            1 => Slot::Declined,
            _ => Slot::Spirit,
        };
        Some((Seat(n / 3), slot))
    }
}

/// A race in play: banner, badge and tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The race.
    pub race: Race,
    /// Its power, as long as the badge is there.
    pub power: Option<Power>,
    /// The regions it holds.
    #[serde(skip)]
    pub regions: RegionSet,
    /// Tokens in hand.
    pub hand: u8,
    /// Tokens taken back from lost regions, to be put down again at the end of the turn (SW-13).
    pub withdrawn: u8,
    /// Conquest-only tokens waiting beside the board (SW-43).
    pub aside: u8,
    /// Holes still to be given to first conquests (SW-52).
    pub holes: u8,
    /// Encampments in the supply (SW-66).
    pub encampments: u8,
    /// Heroes in the supply (SW-75).
    pub heroes: u8,
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Coins: money and score in one, hidden from the others (SW-2).
    pub coins: u16,
    /// The active race, the declined one, the declined Spirit race.
    pub bands: [Option<Band>; 3],
    /// Whom this seat's Diplomat has peace with (SW-68).
    pub ally: Option<Seat>,
}

/// A combo of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combo {
    /// The banner.
    pub race: Race,
    /// The badge.
    pub power: Power,
    /// Coins lying on it.
    pub coins: u8,
}

/// How many combos are on offer (SW-4).
pub const MARKET: usize = 6;

/// The step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The owner of the turn picks a combo.
    Choose,
    /// The owner of the turn expands or declines.
    Start,
    /// A declined race that still conquers, before the active one (SW-46).
    Ghouls,
    /// Ready and conquer.
    Conquest,
    /// The acting race redeploys.
    Redeploy,
    /// The Diplomat chooses an ally.
    Ally,
    /// A Stout race may decline (SW-81).
    Stout,
    /// A beaten player puts withdrawn tokens down (SW-13).
    Retreat,
    /// The game is over.
    Over,
}

/// What has happened in the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact about the turn, none excludes another")]
pub struct TurnRecord {
    /// The combo was picked this turn: the race's first turn (SW-83).
    pub picked: bool,
    /// The active race declines after the declined Ghouls have acted (SW-49, house rule).
    pub declining: bool,
    /// Declined races that have had their own conquests this turn, as bits of their slots.
    pub acted: u8,
    /// Conquests of the acting race this turn.
    pub conquests: u8,
    /// Regions the active race conquered this turn that were not empty (SW-54, SW-55).
    pub plundered: u8,
    /// The die lies here for the next Berserk conquest.
    pub roll: Option<u8>,
    /// Whether the die was rolled for the conquests of the acting race.
    pub rolled: bool,
    /// Whether the Dragon has been used.
    pub dragon: bool,
    /// Whether a fortress was built.
    pub fortress: bool,
    /// Opponents who have had a token substituted, as bits of their seats.
    pub substituted: u8,
    /// Opponents whose active race the active race attacked, as bits of their seats.
    pub attacked: u8,
    /// Regions abandoned this turn.
    pub abandoned: RegionSet,
    /// Non-empty regions conquered this turn, for the other reading of SW-54.
    pub spoils: RegionSet,
    /// Conquest-only tokens out on the map or in hand, to be taken back at the end of redeployment (SW-42).
    pub owed: u8,
    /// Pieces taken back in this redeployment; bounded, so that every game ends.
    pub taken: u8,
}

/// How many pieces may be taken back in one redeployment.
pub const MAX_TAKEN: u8 = 200;

/// The faces of the die (SW-34).
const FACES: [u8; 6] = [0, 0, 0, 1, 2, 3];

/// Die faces that will come up before the seeded die goes on.
pub type Script = Pile<u8, 32>;

/// A position of a game of the Small World family.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct SmallWorld {
    pub(crate) board: BoardId,
    pub(crate) players: u8,
    pub(crate) house: HouseRules,
    pub(crate) stream: Stream,
    pub(crate) script: Script,
    pub(crate) first: Seat,
    pub(crate) round: u8,
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    /// The seat and race that act in this stage.
    pub(crate) acting: (Seat, Slot),
    pub(crate) record: TurnRecord,
    pub(crate) sides: PerSeat<Side>,
    pub(crate) owners: PerRegion<Owner>,
    pub(crate) tokens: PerRegion<u8>,
    pub(crate) encampments: PerRegion<u8>,
    pub(crate) lairs: RegionSet,
    pub(crate) fortresses: RegionSet,
    pub(crate) holes: RegionSet,
    pub(crate) heroes: RegionSet,
    pub(crate) dragon: RegionSet,
    pub(crate) market: Pile<Combo, MARKET>,
    /// Banners not yet seen, the next one last.
    pub(crate) races: Pile<Race, MAX_RACES>,
    /// Badges not yet seen, the next one last.
    pub(crate) powers: Pile<Power, MAX_POWERS>,
    pub(crate) discards: Pile<Power, MAX_POWERS>,
    /// Fortresses that may still be built (SW-73, SW-74).
    pub(crate) fortress_supply: u8,
    pub(crate) tray: Tray,
}

/// Tokens of each race that are in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tray(pub [u8; MAX_RACES]);

impl SmallWorld {
    /// The board it is played on.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.board.get()
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The coins of `seat`; hidden from the other players (SW-2), so not for a screen.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.sides[seat].coins
    }

    /// Tokens of `race` in the tray.
    pub const fn in_tray(&self, race: Race) -> u8 {
        self.tray.0[race.index()]
    }

    /// Whether a house rule holds.
    #[inline]
    pub(crate) const fn house(&self, house: House) -> bool {
        self.house.on(house)
    }

    /// A race in play.
    #[inline]
    pub(crate) fn band(&self, seat: Seat, slot: Slot) -> Option<&Band> {
        self.sides[seat].bands[slot as usize].as_ref()
    }

    #[inline]
    pub(crate) fn band_mut(&mut self, seat: Seat, slot: Slot) -> Option<&mut Band> {
        self.sides[seat].bands[slot as usize].as_mut()
    }

    /// The regions a race holds; none if there is no such race.
    #[inline]
    pub(crate) fn held(&self, seat: Seat, slot: Slot) -> RegionSet {
        self.band(seat, slot).map_or(RegionSet::EMPTY, |b| b.regions)
    }

    /// What a race in play can do.
    #[inline]
    pub(crate) fn kit(&self, seat: Seat, slot: Slot) -> Option<&'static Kit> {
        self.band(seat, slot).map(|b| content::kit(b.race, b.power, slot != Slot::Active))
    }

    /// All seats, clockwise from `from`.
    pub(crate) fn seats_from(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (0..players).map(move |i| Seat((from.0 + i) % players))
    }

    /// All races in play, by seat and slot.
    pub(crate) fn bands(&self) -> impl Iterator<Item = (Seat, Slot, &Band)> {
        Seat::all(self.players())
            .flat_map(move |seat| Slot::ALL.into_iter().filter_map(move |slot| self.band(seat, slot).map(|b| (seat, slot, b))))
    }

    /// What makes `region` immune (SW-53).
    #[inline]
    pub(crate) fn immune(&self) -> RegionSet {
        self.holes | self.heroes | self.dragon
    }

    /// Rolls the die: 0, 0, 0, 1, 2 or 3 (SW-34).
    pub(crate) fn roll(&mut self) -> u8 {
        if !self.script.is_empty() {
            return self.script.remove(0);
        }
        FACES[self.stream.below(6) as usize]
    }

    /// Tokens in play beside the map: markers in a region as defence (SW-25), without tokens.
    #[inline]
    pub(crate) fn works(&self, board: &Board, region: Region) -> u8 {
        board.mountains.has(region) as u8 + self.lairs.has(region) as u8 + self.fortresses.has(region) as u8 + self.encampments[region]
    }

    /// Fills in what is not written because it follows from the owners.
    pub(crate) fn recompute_regions(&mut self) {
        for seat in 0..tabletop::MAX_SEATS as u8 {
            for slot in Slot::ALL {
                let owner = Owner::of(Seat(seat), slot);
                let regions = self.board().all.filter(|r| self.owners[*r] == owner).collect();
                if let Some(band) = self.band_mut(Seat(seat), slot) {
                    band.regions = regions;
                }
            }
        }
    }
}

impl Serialize for SmallWorld {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for SmallWorld {
    /// Reads what was written and fills in what follows from it; [`validate`](tabletop::Game::validate) is the caller's next step.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut position = Self::deserialize(deserializer)?;
        position.recompute_regions();
        Ok(position)
    }
}

impl std::fmt::Debug for Owner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text())
    }
}

impl Owner {
    fn text(self) -> String {
        match self.holder() {
            None if self == Self::LOST => "lost_tribe".into(),
            None => String::new(),
            Some((seat, slot)) => format!("{seat}{}", ["a", "d", "s"][slot as usize]),
        }
    }
}

impl Serialize for Owner {
    /// `""`, `"lost_tribe"`, or the seat and a letter for the slot: `"0a"`, `"1d"`, `"2s"`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text())
    }
}

impl<'de> Deserialize<'de> for Owner {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        (0..2 + 3 * tabletop::MAX_SEATS as u8)
            .map(Self)
            .find(|owner| owner.text() == text)
            .ok_or_else(|| D::Error::custom(format!("\"{text}\" is no owner: write \"\", \"lost_tribe\" or a seat with a, d or s")))
    }
}

impl Serialize for Tray {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for race in Race::all() {
            map.serialize_entry(&race, &self.0[race.index()])?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tray {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<Race, u8>::deserialize(deserializer)?;
        let mut tray = Self([0; MAX_RACES]);
        for (race, count) in counts {
            tray.0[race.index()] = count;
        }
        Ok(tray)
    }
}
