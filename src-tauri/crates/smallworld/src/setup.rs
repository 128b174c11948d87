//! What a person writes down to start a game, and the checked way from there to a position.

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Quiet, Seat, Stream};
use thiserror::Error;

use crate::board::{BOARDS, BoardId};
use crate::content::{MAX_RACES, Power, RACES, Race};
use crate::house::HouseRules;
use crate::pile::Pile;
use crate::position::{Owner, Script, Slot, SmallWorld, Stage, Tray, TurnRecord};
use crate::region::{PerRegion, RegionSet};

/// The name of the base game.
pub const SMALL_WORLD: &str = "small-world";

/// The largest seed, 2^53 - 1: what every JSON reader can hold.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// Coins each player starts with (SW-2).
pub const START_COINS: u16 = 5;

/// Fortresses in the box (SW-73).
pub const FORTRESSES: u8 = 6;

/// A game that somebody wishes for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game; `small-world`.
    pub game: String,
    /// Players, 2 to 5.
    pub players: u8,
    /// The map; left out: the board printed for that number of players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// The seed, 0 to [`MAX_SEED`].
    pub seed: u64,
    /// Who begins; left out: drawn (SW-3).
    #[serde(default)]
    pub first: Option<Seat>,
    /// The house rules that differ from the default.
    #[serde(default)]
    pub house_rules: HouseRules,
}

/// One reason why a setup is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SetupReason {
    /// Not a game of this crate.
    #[error("there is no game \"{game}\" here: choose \"small-world\"")]
    Game {
        /// The name given.
        game: String,
    },
    /// Too few or too many players.
    #[error("{players} players: choose 2 to 5")]
    Players {
        /// How many were wished for.
        players: u8,
    },
    /// No such map, or one for another number of players.
    #[error("the map \"{map}\" is not for {players} players: leave the map out, or choose one printed for that number")]
    Map {
        /// The name given.
        map: String,
        /// The players wished for.
        players: u8,
    },
    /// The seed is too large.
    #[error("the seed {seed} is too large: choose 0 to 9007199254740991")]
    Seed {
        /// The seed given.
        seed: u64,
    },
    /// No such seat.
    #[error("seat {first} cannot begin: choose 0 to {last}, or leave it out to draw")]
    First {
        /// The seat given.
        first: u8,
        /// The last seat.
        last: u8,
    },
}

/// Every reason why a setup is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("{}", .reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupError {
    /// All of them.
    pub reasons: Vec<SetupReason>,
}

impl SmallWorld {
    /// The first position of the game `setup` wishes for.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        let mut position = Self::laid_out(setup)?;
        position.shuffle_stacks();
        position.first = setup.first.unwrap_or_else(|| Seat(position.stream.below(u32::from(setup.players)) as u8));
        position.turn = position.first;
        position.fill_market(&mut Quiet);
        position.begin_turn(&mut Quiet);
        Ok(position)
    }

    /// The board with its first pieces; stacks unshuffled and no market yet.
    pub(crate) fn laid_out(setup: &Setup) -> Result<Self, SetupError> {
        let mut reasons = Vec::new();
        if setup.game != SMALL_WORLD {
            reasons.push(SetupReason::Game { game: setup.game.clone() });
        }
        let players = setup.players;
        let printed = BoardId::for_players(players);
        if printed.is_none() {
            reasons.push(SetupReason::Players { players });
        }
        let board = match &setup.map {
            None => printed,
            Some(map) => {
                let chosen =
                    BOARDS.iter().find(|b| b.data.id == *map && b.data.players == players).and_then(|b| BoardId::by_name(&b.data.id));
                if chosen.is_none() {
                    reasons.push(SetupReason::Map { map: map.chars().take(80).collect(), players });
                }
                chosen
            }
        };
        if setup.seed > MAX_SEED {
            reasons.push(SetupReason::Seed { seed: setup.seed });
        }
        if let Some(first) = setup.first
            && first.0 >= players
        {
            reasons.push(SetupReason::First { first: first.0, last: players.saturating_sub(1) });
        }
        let (Some(board), true) = (board, reasons.is_empty()) else { return Err(SetupError { reasons }) };
        let mut tray = Tray([0; MAX_RACES]);
        for (index, race) in RACES.iter().enumerate() {
            tray.0[index] = race.supply;
        }
        let mut position = Self {
            board,
            players,
            house: setup.house_rules,
            stream: Stream::new(setup.seed),
            script: Script::default(),
            first: Seat(0),
            round: 1,
            turn: Seat(0),
            stage: Stage::Choose,
            acting: (Seat(0), Slot::Active),
            record: TurnRecord::default(),
            sides: PerSeat::default(),
            owners: PerRegion::default(),
            tokens: PerRegion::default(),
            encampments: PerRegion::default(),
            lairs: RegionSet::EMPTY,
            fortresses: RegionSet::EMPTY,
            holes: RegionSet::EMPTY,
            heroes: RegionSet::EMPTY,
            dragon: RegionSet::EMPTY,
            market: Pile::default(),
            races: Race::all().collect(),
            powers: Power::all().collect(),
            discards: Pile::default(),
            fortress_supply: FORTRESSES,
            tray,
        };
        for seat in Seat::all(position.players()) {
            position.sides[seat].coins = START_COINS;
        }
        for region in board.get().lost_tribes {
            position.owners[region] = Owner::LOST;
            position.tokens[region] = 1;
        }
        Ok(position)
    }

    pub(crate) fn shuffle_stacks(&mut self) {
        self.stream.shuffle(&mut self.races);
        self.stream.shuffle(&mut self.powers);
    }
}
