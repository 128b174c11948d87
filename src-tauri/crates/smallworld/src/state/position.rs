//! A position: everything that lies on the table, secrets and random stream included.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{PerSeat, Seat, Stream};

use crate::board::region::{PerRegion, Region, RegionSet};
use crate::board::{Board, BoardId};
use crate::boxes::OwnBox;
use crate::boxes::ability::Ground;
use crate::boxes::kit::{Kit, Source};
use crate::boxes::{Contents, Find, Power, Race, STACK};
use crate::state::finds::{Figures, Finds, is_default};
use crate::state::house::{House, HouseRules};
use crate::state::markers::Markers;
use crate::state::marks::Marks;
pub use crate::state::owner::{Owner, Slot, Tray};
pub use crate::state::record::{Figure, Finish, Form, MAX_TAKEN, RaceSet, ShortStrike, TurnMore, TurnRecord, TurnTally, Unpaired};
pub use crate::state::stage::Stage;
pub use crate::state::team::{Team, TeamScore};
use tabletop::Pile;

/// A race in play: banner, badge and tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The race.
    pub race: Race,
    /// Its power, as long as the badge is there.
    pub power: Option<Power>,
    /// A badge that went at the decline and whose effect stays (WC-54, WC-56).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lingers: Option<Power>,
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
    /// Hammers in front of the player (UG-F6).
    #[serde(default, skip_serializing_if = "is_default")]
    pub hammers: u8,
    /// Armors to be put down (UG-H12).
    #[serde(default, skip_serializing_if = "is_default")]
    pub armors: u8,
    /// How many of the tokens in hand, or of those waiting to be put down again, are beasts (WC-93).
    #[serde(default, skip_serializing_if = "is_default")]
    pub beasts: u8,
    /// What its abilities have marked on the map.
    #[serde(default, skip_serializing_if = "is_default")]
    pub marks: Marks,
    /// The power that Stonehedge lends while the race holds it (UG-L9); follows from the map.
    #[serde(skip)]
    pub lent: Option<Power>,
}

impl Band {
    /// A race as it comes from the market, without tokens and without regions.
    pub(crate) fn new(race: Race, power: Option<Power>, kit: &Kit) -> Self {
        Self {
            race,
            power,
            lingers: None,
            regions: RegionSet::EMPTY,
            hand: 0,
            withdrawn: 0,
            aside: 0,
            holes: kit.holes,
            encampments: kit.encampments,
            heroes: kit.heroes,
            hammers: 0,
            armors: 0,
            beasts: 0,
            marks: Marks::default(),
            lent: None,
        }
    }
}

impl Band {
    /// The power that gives an ability of this source; none where it is the race's own. What lingers of a badge counts as the power.
    pub(crate) fn power_of(&self, source: Source) -> Option<Power> {
        match source {
            Source::Race => None,
            Source::Power => self.power.or(self.lingers),
            Source::Lent => self.lent,
        }
    }

    /// How many of `tokens` laid down from the hand are beasts: after the fewest that a region needs the beasts go first, so that race
    /// tokens last. Everything can still be put otherwise at redeployment.
    pub(crate) fn beasts_among(&self, tokens: u8, least: u8) -> u8 {
        // Some may be among the tokens that wait to be put down again.
        let beasts = self.beasts.min(self.hand);
        let first = (self.hand - beasts).min(least).min(tokens);
        beasts.min(tokens - first)
    }
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
    /// Who carries this seat's vengeance markers, as bits of their seats (UG-H17).
    #[serde(default, skip_serializing_if = "is_default")]
    pub grudges: u8,
}

/// A combo of the market.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
/// How many there may be: with teams, so many for each of three columns (WC-139).
pub const MAX_MARKET: usize = 3 * MARKET;

tabletop::bounded_number!(
    /// The place of a combo in the market, 0 at the top (SW-4). There may be fewer combos.
    Offer,
    "combo",
    0,
    MAX_MARKET as u8 - 1
);

/// The faces of the die (SW-34).
const FACES: [u8; 6] = [0, 0, 0, 1, 2, 3];

/// Die faces that will come up before the seeded die goes on.
pub type Script = Pile<u8, 32>;

const fn unsaid() -> Contents {
    Contents::NONE
}

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
    pub(crate) market: Pile<Combo, MAX_MARKET>,
    /// Banners not yet seen, the next one last.
    pub(crate) races: Pile<Race, STACK>,
    /// Badges not yet seen, the next one last.
    pub(crate) powers: Pile<Power, STACK>,
    pub(crate) discards: Pile<Power, STACK>,
    /// Fortresses that may still be built (SW-73, SW-74).
    pub(crate) fortress_supply: u8,
    pub(crate) tray: Tray,
    /// What is in the game; earlier positions said it only of mixed games.
    #[serde(default = "unsaid", alias = "mix")]
    pub(crate) contents: Contents,
    #[serde(rename = "hoard", default, skip_serializing_if = "Finds::is_empty")]
    pub(crate) finds: Finds,
    #[serde(default, skip_serializing_if = "Figures::is_empty")]
    pub(crate) figures: Figures,
    /// Armors by region (UG-H12).
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) armors: PerRegion<u8>,
    #[serde(rename = "gear", default, skip_serializing_if = "Markers::is_empty")]
    pub(crate) markers: Markers,
    /// How teams are compared, in the team variant (WC-137).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) teams: Option<TeamScore>,
}

/// Armors in the box (UG-H12).
pub(crate) const ARMORS: u8 = 8;
/// Hammers in the box (UG-F6).
pub(crate) const HAMMERS: u8 = 7;

impl SmallWorld {
    /// The board it is played on.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.board.get()
    }

    /// What is in the game.
    pub const fn contents(&self) -> Contents {
        self.contents
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The coins of `seat`; hidden from the other players (SW-2), so not for a screen.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.sides[seat].coins
    }

    /// Who holds each region, in the order of the board.
    pub fn holders(&self) -> impl Iterator<Item = Option<(Seat, Slot)>> {
        self.board().all.map(|region| self.owners[region].holder())
    }

    /// Tokens of `race` in the tray.
    pub fn in_tray(&self, race: Race) -> u8 {
        self.tray[race]
    }

    /// Whether a house rule holds.
    #[inline]
    pub(crate) fn house(&self, house: House) -> bool {
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

    /// Board and places.
    #[inline]
    pub(crate) fn ground(&self) -> Ground {
        Ground { board: self.board(), places: self.finds.places(), occupied: RegionSet::EMPTY }
    }

    /// Regions in which somebody stands (WC-32).
    pub(crate) fn occupied(&self) -> RegionSet {
        self.board().all.filter(|r| self.tokens[*r] > 0).collect()
    }

    /// Race tokens in `region`: without beasts and without the champion.
    #[inline]
    pub(crate) fn men(&self, region: Region) -> u8 {
        self.tokens[region] - self.markers.beasts[region] - self.markers.champions(region)
    }

    /// Tokens and beasts in `region`: everything that goes into a hand again.
    #[inline]
    pub(crate) fn troops(&self, region: Region) -> u8 {
        self.tokens[region] - self.markers.champions(region)
    }

    /// Armors that are neither on the map nor in a hand.
    pub(crate) fn armor_supply(&self) -> u8 {
        let out: u8 = self.armors.0.iter().sum::<u8>() + self.bands().map(|(_, _, b)| b.armors).sum::<u8>();
        ARMORS.saturating_sub(out)
    }

    /// Who holds the place or relic, and with which race.
    #[inline]
    pub(crate) fn keeper(&self, find: Find) -> Option<(Seat, Slot)> {
        self.owners[self.finds.spot(find)?].holder()
    }

    /// Whether the active race of `seat` holds the place or relic.
    #[inline]
    pub(crate) fn keeps(&self, seat: Seat, find: Find) -> bool {
        self.keeper(find) == Some((seat, Slot::Active))
    }

    /// All seats, clockwise from `from`.
    pub(crate) fn seats_from(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        (0..players).map(move |places| from.turned(places, players))
    }

    /// The places of the market that hold a combo, from the top.
    #[inline]
    pub(crate) fn offers(&self) -> impl Iterator<Item = Offer> + use<> {
        (0..self.market.count()).filter_map(Offer::new)
    }

    /// All races in play, by seat and slot.
    pub(crate) fn bands(&self) -> impl Iterator<Item = (Seat, Slot, &Band)> {
        // As one loop: a loop in a loop takes three hundredths more of a random game where it is not made one.
        (0..self.players().min(tabletop::MAX_SEATS) * Slot::ALL.len()).filter_map(move |at| {
            let (seat, slot) = (Seat::at((at / Slot::ALL.len()) as u8), Slot::ALL[at % Slot::ALL.len()]);
            self.band(seat, slot).map(|band| (seat, slot, band))
        })
    }

    /// Rolls the die: 0, 0, 0, 1, 2 or 3 (SW-34).
    pub(crate) fn roll(&mut self) -> u8 {
        if !self.script.is_empty() {
            return self.script.remove(0);
        }
        FACES[self.stream.below(6) as usize]
    }

    /// Fills in what is not written because it follows from the owners.
    pub(crate) fn recompute_regions(&mut self) {
        for seat in Seat::all(tabletop::MAX_SEATS) {
            for slot in Slot::ALL {
                let owner = Owner::of(seat, slot);
                let regions: RegionSet = self.board().all.filter(|r| self.owners[*r] == owner).collect();
                let lent = self.finds.lent.filter(|_| self.lends_in(regions));
                if let Some(band) = self.band_mut(seat, slot) {
                    band.regions = regions;
                    band.lent = lent;
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
        let written = serde_json::Value::deserialize(deserializer)?;
        if let Some(own) = written.pointer("/contents/own") {
            // The names of home-made pieces are known once their file was read, wherever it stands.
            OwnBox::deserialize(own.clone()).map_err(D::Error::custom)?;
        }
        let mut position = Self::deserialize(written).map_err(D::Error::custom)?;
        position.contents.settle(position.board());
        position.tray.roster = position.contents.roster();
        position.recompute_regions();
        Ok(position)
    }
}
