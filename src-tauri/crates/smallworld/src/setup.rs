//! What a person writes down to start a game, and the checked way from there to a position.

use serde::{Deserialize, Serialize};
use tabletop::{Edition, PerSeat, Quiet, Seat, Stream};
use thiserror::Error;

use crate::board::islands;
use crate::board::region::{MAX_REGIONS, PerRegion, Region, RegionSet};
use crate::board::{Board, BoardId};
use crate::boxes::OwnBox;
use crate::boxes::{Contents, Find, LeftOut, MAX_FINDS, Missing};
use crate::library::Clash;
use crate::origin::Origin;
use crate::state::finds::{Figures, Finds, is_default};
use crate::state::house::HouseRules;
use crate::state::markers::{BOMBS, Markers};
use crate::state::position::{MARKET, Owner, Script, Slot, SmallWorld, Stage, TeamScore, Tray, TurnRecord};
use tabletop::Pile;

/// The name of the base game.
pub const SMALL_WORLD: &str = "small-world";
/// The name of the Underground game.
pub const UNDERGROUND: &str = "underground";
/// The name of the game of several boxes.
pub const MIXED: &str = "mixed";
/// The name of the Warcraft game.
pub const WARCRAFT: &str = "warcraft";
/// All games of this crate.
pub const GAMES: [&str; 4] = [SMALL_WORLD, UNDERGROUND, WARCRAFT, MIXED];

/// The largest seed, 2^53 - 1: what every JSON reader can hold.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// Coins each player starts with (SW-2).
pub const START_COINS: u16 = 5;

/// Fortresses in the box (SW-73).
pub const FORTRESSES: u8 = 6;

/// A game that somebody wishes for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game; one of [`GAMES`].
    #[cfg_attr(feature = "types", ts(type = "GameId"))]
    pub game: String,
    /// Players, 2 to 5.
    pub players: u8,
    /// The map; left out: the board printed for that number of players. Islands are named (`warcraft-2p-l1a-s1b`), or drawn: left out in
    /// the Warcraft game, `warcraft-2p` in any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// The seed, 0 to [`MAX_SEED`].
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub seed: u64,
    /// Who begins; left out: drawn (SW-3).
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub first: Option<Seat>,
    /// The house rules that differ from the default.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub house_rules: HouseRules,
    /// What is mixed, in the game `mixed`; left out: everything of the base and Underground boxes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mix: Option<Mix>,
    /// Home-made races and powers that are in it, too; a saved game has them in `contents`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub own: Option<OwnBox>,
    /// Exactly what is in it, as a saved game says; left out: what the boxes have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contents: Option<Contents>,
    /// The boxes that are meant where `contents` does not say it.
    #[serde(skip)]
    pub edition: Edition,
    /// The team variant, and what stands for a team at its end (WC-135 to WC-139).
    #[serde(default, skip_serializing_if = "is_default")]
    pub teams: Option<TeamScore>,
}

impl Setup {
    /// The game `game` for so many players on its printed board, with all defaults.
    pub fn plain(game: &str, players: u8, seed: u64) -> Self {
        Self {
            game: game.into(),
            players,
            map: None,
            seed,
            first: None,
            house_rules: HouseRules::default(),
            mix: None,
            own: None,
            contents: None,
            edition: Edition::Today,
            teams: None,
        }
    }
}

/// What a mixed game is made of (UG-N).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Mix {
    /// The boxes whose races and powers are in it.
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub boxes: Vec<Origin>,
    /// Whether places and relics are in it, with the Monsters that guard them (UG-N4).
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub finds: bool,
    /// Names of races and powers that are left in the box.
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub without: Vec<String>,
}

impl Default for Mix {
    fn default() -> Self {
        Self { boxes: Origin::MIXED.to_vec(), finds: true, without: Vec::new() }
    }
}

/// One reason why a setup is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SetupReason {
    /// Not a game of this crate.
    #[error("there is no game \"{game}\" here: choose \"small-world\", \"underground\", \"warcraft\" or \"mixed\"")]
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
    /// A mix in a game that is none.
    #[error("the game \"{game}\" is not mixed: leave the mix out, or choose the game \"mixed\"")]
    MixNotHere {
        /// The game.
        game: String,
    },
    /// Teams in a game that has no factions.
    #[error("the game \"{game}\" has no teams: leave them out, or choose the game \"warcraft\"")]
    TeamsNotHere {
        /// The game.
        game: String,
    },
    /// A mix of no box.
    #[error("a mixed game needs at least one box: choose among \"small_world\", \"underground\" and \"warcraft\"")]
    NoBox,
    /// Something is to be left out that does not exist.
    #[error("there is no race or power \"{id}\" to leave out")]
    UnknownContent {
        /// The name given.
        id: String,
    },
    /// Something of a box that has no place in this game.
    #[error("nothing of the box {origin:?} can be in this game")]
    OtherBox {
        /// The box.
        origin: Origin,
    },
    /// A home-made race or power that can never do anything on this board.
    #[error("\"{id}\" has no meaning on this board: leave it out, or choose another board")]
    NoMeaning {
        /// Its name.
        #[cfg_attr(feature = "types", ts(as = "String"))]
        id: &'static str,
        /// Why.
        why: Missing,
    },
    /// A home-made race or power that cannot be in a game with another one.
    #[error(transparent)]
    Clash(Clash),
    /// Too few races for the market.
    #[error("only {left} races are left on this board, and {needed} are needed: add a box, choose another map, or leave fewer out")]
    TooFewRaces {
        /// Races left.
        left: u8,
        /// Races needed.
        needed: u8,
    },
    /// Too few powers for the market.
    #[error("only {left} powers are left on this board, and {needed} are needed: add a box, choose another map, or leave fewer out")]
    TooFewPowers {
        /// Powers left.
        left: u8,
        /// Powers needed.
        needed: u8,
    },
}

/// Every reason why a setup is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("{}", .reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupError {
    /// All of them.
    pub reasons: Vec<SetupReason>,
}

/// What is in the game on `board`, or why that is no game (UG-N).
fn contents_of(setup: &Setup, id: BoardId, reasons: &mut Vec<SetupReason>) -> Contents {
    let (mixed, board) = (setup.game == MIXED, id.get());
    let mut own = Contents::of_box(board.ways.origin, setup.edition);
    if id.written().is_some() {
        // On a board that somebody drew not everything of the box may have a meaning.
        own.leave_out_idle(board);
    }
    let mut contents = match setup.contents {
        Some(mut said) => {
            said.settle(board);
            let of_board = |origin: Origin| mixed || origin == board.ways.origin;
            let strange = said
                .boxes()
                .find(|origin| *origin != Origin::Own && !of_board(*origin))
                .or_else(|| said.finds().map(Find::origin).find(|origin| *origin != board.find_box()));
            if id.written().is_some() && said.own().and_then(|own| own.board(&id.label().id)).is_none() {
                reasons.push(SetupReason::Map { map: id.label().id.clone(), players: setup.players });
            }
            if let Some(origin) = strange {
                reasons.push(SetupReason::OtherBox { origin });
            }
            said
        }
        None if mixed => mixed_contents(setup.mix.as_ref().unwrap_or(&Mix::default()), board, setup.edition, reasons),
        None => own,
    };
    contents.mixed = mixed;
    let home_made = setup.own.unwrap_or_else(OwnBox::empty).for_board(id).unwrap_or_default();
    if let (Some(home_made), None) = (home_made, &setup.contents) {
        contents.add_own(home_made);
        reasons.extend(contents.own_without_meaning(board).into_iter().map(|LeftOut { id, why, .. }| SetupReason::NoMeaning { id, why }));
        reasons.extend(contents.clash().map(SetupReason::Clash));
    }
    // The market, and one more for everybody.
    let needed = MARKET as u8 + setup.players;
    let (races, powers) = (contents.races().count() as u8, contents.powers().count() as u8);
    let said = contents != own && !reasons.contains(&SetupReason::NoBox);
    if races < needed && said {
        reasons.push(SetupReason::TooFewRaces { left: races, needed });
    }
    if powers < needed && said {
        reasons.push(SetupReason::TooFewPowers { left: powers, needed });
    }
    contents
}

/// The races and powers of a mix on `board`.
fn mixed_contents(mix: &Mix, board: &'static Board, edition: Edition, reasons: &mut Vec<SetupReason>) -> Contents {
    if mix.boxes.is_empty() {
        reasons.push(SetupReason::NoBox);
    }
    let (mut contents, _) = Contents::mixed(&mix.boxes, mix.finds, board, edition);
    for id in &mix.without {
        if !contents.remove(id) {
            reasons.push(SetupReason::UnknownContent { id: id.chars().take(80).collect() });
        }
    }
    contents
}

impl SmallWorld {
    /// The first position of the game `setup` wishes for.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        let mut position = Self::laid_out(setup)?;
        position.shuffle_stacks();
        position.hide_finds();
        position.mix_bombs();
        position.first =
            setup.first.unwrap_or_else(|| Seat::FIRST.turned(position.stream.below(u32::from(setup.players)) as usize, position.players()));
        position.turn = position.first;
        position.fill_market(&mut Quiet);
        position.begin_turn(&mut Quiet);
        Ok(position)
    }

    /// The board that is wished for; islands that are not named are drawn.
    fn choose_board(setup: &Setup, stream: &mut Stream) -> Result<BoardId, SetupReason> {
        let Setup { players, .. } = *setup;
        let home = if setup.game == UNDERGROUND { UNDERGROUND } else { SMALL_WORLD };
        let drawn = format!("{WARCRAFT}-{players}p");
        let may_draw = setup.game == WARCRAFT || setup.game == MIXED;
        let carried = setup.own.or_else(|| setup.contents.and_then(Contents::own));
        let chosen = match &setup.map {
            None if setup.game == WARCRAFT => islands::draw(players, stream),
            None => BoardId::printed(home, players),
            Some(map) if may_draw && *map == drawn => islands::draw(players, stream),
            Some(map) => carried.and_then(|own| own.board(map)).or_else(|| BoardId::by_name(map)).filter(|board| {
                let label = board.label();
                label.players == players && (setup.game == MIXED || label.game == setup.game)
            }),
        };
        chosen.ok_or_else(|| SetupReason::Map { map: setup.map.iter().flat_map(|map| map.chars()).take(80).collect(), players })
    }

    /// The board with its first pieces; stacks unshuffled and no market yet.
    pub(crate) fn laid_out(setup: &Setup) -> Result<Self, SetupError> {
        let mut reasons = Vec::new();
        if !GAMES.contains(&setup.game.as_str()) {
            reasons.push(SetupReason::Game { game: setup.game.chars().take(80).collect() });
        }
        let players = setup.players;
        let mut stream = Stream::new(setup.seed.min(MAX_SEED));
        let seats = islands::Set::of(players).is_some();
        if !seats {
            reasons.push(SetupReason::Players { players });
        }
        let board = Self::choose_board(setup, &mut stream);
        if let Err(reason) = &board
            && (seats || setup.map.is_some())
        {
            reasons.push(reason.clone());
        }
        let board = board.ok();
        if setup.teams.is_some() && setup.game != WARCRAFT {
            reasons.push(SetupReason::TeamsNotHere { game: setup.game.chars().take(80).collect() });
        }
        if setup.seed > MAX_SEED {
            reasons.push(SetupReason::Seed { seed: setup.seed });
        }
        if let Some(first) = setup.first
            && first.number() >= players
        {
            reasons.push(SetupReason::First { first: first.number(), last: players.saturating_sub(1) });
        }
        let contents = board.map_or(Contents::NONE, |board| contents_of(setup, board, &mut reasons));
        if setup.mix.is_some() && setup.game != MIXED {
            reasons.push(SetupReason::MixNotHere { game: setup.game.chars().take(80).collect() });
        }
        let (Some(board), true) = (board, reasons.is_empty()) else { return Err(SetupError { reasons }) };
        let mut position = Self {
            board,
            players,
            house: setup.house_rules,
            stream,
            script: Script::default(),
            first: Seat::FIRST,
            round: 1,
            turn: Seat::FIRST,
            stage: Stage::Choose,
            acting: (Seat::FIRST, Slot::Active),
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
            races: Pile::default(),
            powers: Pile::default(),
            discards: Pile::default(),
            fortress_supply: FORTRESSES,
            tray: Tray::empty(contents.roster()),
            contents,
            finds: Finds::default(),
            figures: Figures::default(),
            armors: PerRegion::default(),
            markers: Markers::default(),
            teams: setup.teams,
        };
        position.races = contents.races().collect();
        position.powers = contents.powers().collect();
        for race in contents.races() {
            position.tray[race] = race.data().supply;
        }
        for seat in Seat::all(position.players()) {
            position.sides[seat].coins = START_COINS;
        }
        for region in board.get().lost_tribes {
            position.owners[region] = Owner::LOST;
            position.tokens[region] = 1;
        }
        for region in board.get().murlocs {
            position.owners[region] = Owner::MURLOCS;
            position.tokens[region] = 1;
        }
        if contents.has_finds() {
            for region in board.get().monsters {
                position.put_monsters(region);
            }
            position.markers.tiles = board.get().tiles;
        }
        Ok(position)
    }

    /// Two Monsters guard `region` (UG-B4).
    pub(crate) fn put_monsters(&mut self, region: Region) {
        self.owners[region] = Owner::MONSTERS;
        self.tokens[region] = 2;
    }

    /// Puts Monsters where the board has none of its own, and a place or relic under each pair (UG-B4, UG-N4).
    fn hide_finds(&mut self) {
        if !self.contents.has_finds() {
            return;
        }
        let board = self.board();
        if board.monsters.is_empty() && board.tiles.is_empty() {
            let lairs = self.lost_tribe_lairs();
            for region in lairs {
                self.put_monsters(region);
            }
        }
        let mut finds: Pile<Find, MAX_FINDS> = self.contents.finds().collect();
        self.stream.shuffle(&mut finds);
        for _ in 0..self.hiding_places() {
            if let Some(find) = finds.pop() {
                self.finds.hidden.push(find);
            }
        }
        self.finds.unused = finds;
    }

    /// Regions where something lies hidden: under Monsters, or face down.
    pub(crate) fn hiding_places(&self) -> usize {
        let guarded = self.board().all.filter(|r| self.owners[*r] == Owner::MONSTERS).count();
        guarded + usize::from(self.markers.tiles.len())
    }

    /// The pile of bombs, half of which go off; only where somebody may lay them (WC-72).
    pub(crate) fn mix_bombs(&mut self) {
        let races = self.contents.races().map(|race| race.data().abilities);
        let mut abilities = races.chain(self.contents.powers().map(|power| power.data().abilities)).flatten();
        if abilities.any(|ability| ability.word == "bombs") {
            self.markers.pile = (0..BOMBS).map(|index| index % 2 == 0).collect();
            self.stream.shuffle(&mut self.markers.pile);
        }
    }

    /// One more Lost Tribe region than players, drawn, no two of them side by side (UG-N4).
    fn lost_tribe_lairs(&mut self) -> RegionSet {
        let board = self.board();
        let wanted = self.players + 1;
        let mut best = RegionSet::EMPTY;
        // A drawn order may run into a corner; another one is drawn then. All printed boards have room (a test tries each).
        for _ in 0..100 {
            let mut order: Pile<Region, MAX_REGIONS> = board.lost_tribes.collect();
            self.stream.shuffle(&mut order);
            let mut lairs = RegionSet::EMPTY;
            for region in order.iter().copied() {
                if lairs.len() < wanted && !board.beside(region).meets(lairs) {
                    lairs.insert(region);
                }
            }
            if lairs.len() == wanted {
                return lairs;
            }
            if lairs.len() > best.len() {
                best = lairs;
            }
        }
        best
    }

    pub(crate) fn shuffle_stacks(&mut self) {
        self.stream.shuffle(&mut self.races);
        self.stream.shuffle(&mut self.powers);
    }
}
