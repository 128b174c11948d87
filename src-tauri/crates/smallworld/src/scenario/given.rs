//! The *given* of a scenario: a position written down by a person, with everything left out at its default.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Reason, Seat, read_given};
use thiserror::Error;

use crate::board::region::Region;
use crate::boxes::OwnBox;
use crate::boxes::{Contents, Find, Power, Race};
use crate::setup::{Mix, SMALL_WORLD, SetupError};
use crate::state::finds::Bag;
use crate::state::house::HouseRules;
use crate::state::position::{Form, TeamScore};
use crate::validate::flaw::Flaw;

const fn two() -> u8 {
    2
}

const fn one() -> u8 {
    1
}

fn base_game() -> String {
    SMALL_WORLD.into()
}

/// A race in play, as written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenBand {
    /// The race.
    pub race: Race,
    /// Its power. A declined race has one only if the badge stays with it.
    #[serde(default)]
    pub power: Option<Power>,
    /// Tokens in hand.
    #[serde(default)]
    pub hand: u8,
    /// Tokens taken back from lost regions, still to be put down.
    #[serde(default)]
    pub withdrawn: u8,
    /// Regions with their tokens.
    #[serde(default)]
    pub regions: BTreeMap<String, u8>,
    /// Regions conquered earlier this turn, all kinds.
    #[serde(default)]
    pub conquered: Vec<Region>,
    /// How many of them were not empty.
    #[serde(default)]
    pub nonempty_conquered: u8,
    /// Whether the race was picked this turn.
    #[serde(default)]
    pub new: bool,
    /// Hammers in front of the player.
    #[serde(default)]
    pub hammers: u8,
    /// Armors to be put down.
    #[serde(default)]
    pub armors: u8,
    /// Beasts in hand, beside the tokens.
    #[serde(default)]
    pub beasts: u8,
    /// Regions conquered earlier this turn from races of other players, as the names of these races, one for each region.
    #[serde(default)]
    pub beaten: Vec<Race>,
}

/// What the owner of the turn has already done in it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact about the turn, none excludes another")]
pub struct GivenFlags {
    /// The final attempt is over.
    #[serde(default)]
    pub die_used: bool,
    /// The Dragon has been used.
    #[serde(default)]
    pub dragon_used: bool,
    /// Opponents who have had a token substituted.
    #[serde(default)]
    pub substituted: Vec<Seat>,
    /// Opponents whose active race was attacked.
    #[serde(default)]
    pub attacked: Vec<Seat>,
    /// Relics used this turn.
    #[serde(default)]
    pub used: Vec<Find>,
    /// The Bag has been used this turn.
    #[serde(default)]
    pub bag_used: bool,
    /// Opponents who have had a token drained.
    #[serde(default)]
    pub drained: Vec<Seat>,
    /// The form of the Worgen.
    #[serde(default)]
    pub form: Option<Form>,
    /// The champion has been used.
    #[serde(default)]
    pub champion_used: bool,
    /// The Gnomes have struck.
    #[serde(default)]
    pub strike_used: bool,
    /// The Ethereals have used their ability.
    #[serde(default)]
    pub claim_used: bool,
    /// Tokens moved by the Intimidator.
    #[serde(default)]
    pub intimidated: u8,
    /// Swaps of the Portal Mage.
    #[serde(default)]
    pub swapped: u8,
    /// Tokens of others lost this turn, for the Forsaken.
    #[serde(default)]
    pub slain: u8,
    /// The first Draenei token of this turn has been spared.
    #[serde(default)]
    pub spared: bool,
    /// The Pandaren have been paid this turn.
    #[serde(default)]
    pub harmony_paid: bool,
    /// The holder of the Aegis has been paid this turn.
    #[serde(default)]
    pub aegis_paid: bool,
}

/// A seat, as written down.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenSeat {
    /// Coins; 5 if left out.
    #[serde(default)]
    pub coins: Option<u16>,
    /// The active race.
    #[serde(default)]
    pub active: Option<GivenBand>,
    /// The declined race.
    #[serde(default)]
    pub declined: Option<GivenBand>,
    /// The declined Spirit race.
    #[serde(default)]
    pub spirit: Option<GivenBand>,
    /// Whom its Diplomat has peace with.
    #[serde(default)]
    pub ally: Option<Seat>,
    /// What it has done this turn, if the turn is its own.
    #[serde(default)]
    pub turn_flags: GivenFlags,
    /// Who carries its vengeance markers.
    #[serde(default)]
    pub grudges: Vec<Seat>,
}

/// Markers besides those of the map. Lairs follow from the Trolls and may be named for the reader.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenPieces {
    /// Lairs.
    #[serde(default)]
    pub lair: Vec<Region>,
    /// Fortresses.
    #[serde(default)]
    pub fortress: Vec<Region>,
    /// Halfling holes.
    #[serde(default)]
    pub hole: Vec<Region>,
    /// Heroes.
    #[serde(default)]
    pub hero: Vec<Region>,
    /// The Dragon.
    #[serde(default)]
    pub dragon: Option<Region>,
    /// Encampments by region.
    #[serde(default)]
    pub encampment: BTreeMap<String, u8>,
    /// Armors by region.
    #[serde(default)]
    pub armor: BTreeMap<String, u8>,
    /// The Volcano.
    #[serde(default)]
    pub volcano: Option<Region>,
    /// The Great Ancient.
    #[serde(default)]
    pub ancient: Option<Region>,
    /// The Queen.
    #[serde(default)]
    pub queen: Option<Region>,
    /// The Ghost.
    #[serde(default)]
    pub ghost: Option<Region>,
    /// The Balrog.
    #[serde(default)]
    pub balrog: Option<Region>,
    /// Wisp walls.
    #[serde(default)]
    pub wall: Vec<Region>,
    /// Forts.
    #[serde(default)]
    pub fort: Vec<Region>,
    /// Watch towers.
    #[serde(default)]
    pub tower: Vec<Region>,
    /// Objectives.
    #[serde(default)]
    pub objective: Vec<Region>,
    /// Bombs by region; whether they go off.
    #[serde(default)]
    pub bomb: BTreeMap<String, bool>,
    /// Beasts by region, beside the tokens.
    #[serde(default)]
    pub beast: BTreeMap<String, u8>,
    /// The champion, beside the tokens.
    #[serde(default)]
    pub champion: Option<Region>,
}

/// A combo of the market, as written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenCombo {
    /// The race.
    pub race: Race,
    /// The power.
    pub power: Power,
    /// Coins on it.
    #[serde(default)]
    pub coins: u8,
}

/// The step a scenario starts in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GivenStage {
    /// The turn begins: pick, or expand or decline.
    #[default]
    Start,
    /// The same, for a seat without an active race.
    Choose,
    /// A declined race conquers.
    Ghouls,
    /// The active race conquers.
    Conquest,
    /// The active race redeploys.
    Redeploy,
    /// The Diplomat chooses.
    Ally,
    /// A Stout race may decline; the turn has been scored.
    Stout,
    /// The start of the turn, before the tokens are readied.
    Prepare,
    /// The placements at the end of the turn.
    Place,
    /// The Forsaken buy tokens.
    Recruit,
    /// The game is over.
    Over,
}

/// A position written down by a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The game.
    #[serde(default = "base_game")]
    pub game: String,
    /// Players.
    #[serde(default = "two")]
    pub players: u8,
    /// The map, if not the printed one.
    #[serde(default)]
    pub map: Option<String>,
    /// The seed of stacks and dice.
    #[serde(default)]
    pub seed: u64,
    /// The round.
    #[serde(default = "one")]
    pub round: u8,
    /// Who began the game.
    #[serde(default)]
    pub first: Option<Seat>,
    /// Whose turn it is.
    #[serde(default)]
    pub turn: Option<Seat>,
    /// The step of the turn.
    #[serde(default)]
    pub stage: GivenStage,
    /// Faces of the next rolls.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// House rules that differ.
    #[serde(default)]
    pub house_rules: HouseRules,
    /// The first combos of the market; the rest comes from the seeded stacks.
    #[serde(default)]
    pub market: Vec<GivenCombo>,
    /// Whether the market holds nothing else than `market`, and the stacks nothing else than `races_next` and `powers_next`.
    #[serde(default)]
    pub only_these: bool,
    /// The next banners of the stack.
    #[serde(default)]
    pub races_next: Vec<Race>,
    /// The next badges of the stack.
    #[serde(default)]
    pub powers_next: Vec<Power>,
    /// Start without Lost Tribes.
    #[serde(default)]
    pub clear_lost_tribes: bool,
    /// The regions with Lost Tribes, instead of those of the map.
    #[serde(default)]
    pub lost_tribes: Option<Vec<Region>>,
    /// The regions with Monsters, instead of those of the map.
    #[serde(default)]
    pub monsters: Option<Vec<Region>>,
    /// Where places and relics lie that were found.
    #[serde(default)]
    pub finds: BTreeMap<Find, Region>,
    /// The places and relics that will be found next, in this order.
    #[serde(default)]
    pub finds_next: Vec<Find>,
    /// The badge that Stonehedge lends.
    #[serde(default)]
    pub stonehedge: Option<Power>,
    /// Where the Bag lies, and as what.
    #[serde(default)]
    pub bag: Option<Bag>,
    /// Home-made races and powers that are in it, too: the file of their box. Everywhere else they have the names they have there.
    #[serde(default)]
    pub own: Option<OwnBox>,
    /// What is mixed, in the game `mixed`.
    #[serde(default)]
    pub mix: Option<Mix>,
    /// The team variant.
    #[serde(default)]
    pub teams: Option<TeamScore>,
    /// The regions with Murlocs, instead of those of the map.
    #[serde(default)]
    pub murlocs: Option<Vec<Region>>,
    /// The regions where something lies face down, instead of those of the map without what was found.
    #[serde(default)]
    pub tiles: Option<Vec<Region>>,
    /// The next bombs of the pile: whether they go off.
    #[serde(default)]
    pub bombs_next: Vec<bool>,
    /// Who holds a harmony token.
    #[serde(default)]
    pub harmony: Vec<Seat>,
    /// The seats.
    #[serde(default)]
    pub seats: Vec<GivenSeat>,
    /// Markers.
    #[serde(default)]
    pub pieces: GivenPieces,
    /// What the owner of the turn has done, if not written at its seat.
    #[serde(default)]
    pub turn_flags: Option<GivenFlags>,
}

/// Why a written position cannot be.
#[derive(Clone, PartialEq, Debug, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GivenError {
    /// No such game, map or number of players.
    #[error(transparent)]
    Setup {
        /// The reasons.
        #[serde(flatten)]
        error: SetupError,
    },
    /// More seats than players.
    #[error("there are more seats than players")]
    TooManySeats,
    /// Not a region of the board.
    #[error("\"{region}\" is no region of this board")]
    NoSuchRegion {
        /// What was written.
        region: String,
    },
    /// Two races in one region, or a race without a token there.
    #[error("region {region} is given twice, or without tokens")]
    RegionTwice {
        /// The region.
        region: Region,
    },
    /// A race or power used twice.
    #[error("{id} is there twice")]
    Twice {
        /// The banner or badge.
        id: String,
    },
    /// More tokens than the box has.
    #[error("the box has no {tokens} tokens of the {race}")]
    TooManyTokens {
        /// The race.
        race: Race,
        /// Tokens asked for.
        tokens: u16,
    },
    /// More dice than can be scripted, or a face that does not exist.
    #[error("at most 32 dice, each 0 to 3")]
    Dice,
    /// The step needs a race that is not there.
    #[error("no race of the turn's owner can act at this step")]
    NobodyActs,
    /// A marker without somebody who can own it.
    #[error("no race can own the marker in region {region}")]
    Marker {
        /// Where.
        region: Region,
    },
    /// A bomb in the middle of the turn of its owner, who resolved all of them at its start (WC-73).
    #[error("the bomb in region {region} would have been resolved at the start of this turn: write stage = \"start\", or another turn")]
    ResolvedBomb {
        /// Where.
        region: Region,
    },
    /// What is written cannot lie on a table.
    #[error("{}", .flaws.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Flaws {
        /// Every flaw.
        flaws: Vec<Flaw>,
    },
}

impl Given {
    /// Reads the *given* of a scenario.
    ///
    /// # Errors
    /// What cannot be read, in words.
    pub fn read(given: &Value) -> Result<Self, Vec<Reason>> {
        read_given(given)
    }

    /// The same with each race as the game knows it, where another box prints the same name.
    pub(crate) fn in_the_names_of(&self, contents: Contents) -> Self {
        let mut given = self.clone();
        for seat in &mut given.seats {
            for band in [&mut seat.active, &mut seat.declined, &mut seat.spirit].into_iter().flatten() {
                band.race = contents.native(band.race);
                band.beaten.iter_mut().for_each(|race| *race = contents.native(*race));
            }
        }
        for combo in &mut given.market {
            combo.race = contents.native(combo.race);
        }
        given.races_next.iter_mut().for_each(|race| *race = contents.native(*race));
        given
    }
}
