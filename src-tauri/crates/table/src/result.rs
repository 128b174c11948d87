//! The result of a game: what is said when it is over, and what is kept of it when its slot is long gone.

use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, Seat};

use crate::{COLOURS, Hints, Level, MAX_PLAYER_NAME, Player, Style, Who, body::MAX_JOURNAL, play::Play};

/// The most rounds, pieces of a seat and causes that a result holds.
const MOST: usize = 100;

/// The longest id of a game, map, piece or cause, in characters.
const MAX_ID: usize = 80;

/// The most points, either way, that are believed.
const MAX_POINTS: i32 = 1_000_000;

/// The most hints of a seat that are counted.
const MAX_HINTS: u32 = 1_000_000;

/// How many regions a result names.
const REGIONS: usize = 3;

/// The result of a finished game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameResult {
    /// The same for every copy of a game, however often its end was played: 16 hexadecimal digits.
    pub id: String,
    /// Id of the game.
    #[cfg_attr(test, ts(type = "GameId"))]
    pub game: String,
    /// Id of the map.
    pub map: String,
    /// When it ended, in Unix milliseconds.
    #[cfg_attr(test, ts(type = "number"))]
    pub ended: u64,
    /// Rounds that were played.
    pub rounds: u32,
    /// Length of the journal.
    pub actions: u32,
    /// Who played, by seat.
    pub seats: Vec<SeatResult>,
    /// The points of each seat at the start and after each round.
    pub by_round: Vec<Vec<i32>>,
    /// The regions that were fought for most, the first of them most: three at most.
    pub contested: Vec<RegionResult>,
}

/// What one seat came to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatResult {
    /// As the others called them; empty for a person who was forgotten.
    pub name: String,
    /// Index into the palette, from 0.
    pub colour: u8,
    /// A person or a bot.
    pub who: Who,
    /// How well a bot played; null for a person.
    #[cfg_attr(test, ts(type = "Player[\"level\"] | null"))]
    pub level: Option<Level>,
    /// What a bot liked.
    #[cfg_attr(test, ts(type = "Player[\"style\"] | null"))]
    pub style: Option<Style>,
    /// The place, from 1; those who share one have the same.
    pub rank: u8,
    /// Whether it won, alone or with others.
    pub won: bool,
    /// Its points (coins, victory points) in the end.
    pub points: i32,
    /// What it played, in the order in which that came to it.
    pub pieces: Vec<PieceResult>,
    /// Where its points came from, those that brought most first; below 0: what it paid.
    pub causes: Vec<CauseResult>,
    /// How many hints it was given; results of earlier versions do not say, and have none.
    #[serde(default)]
    pub hints: u32,
}

/// Something that a seat played: a race with its power, a power of Chaos.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceResult {
    /// Ids, what names it first.
    pub ids: Vec<String>,
    /// The points that it brought.
    pub points: i32,
    /// In which round it came, from 1.
    pub round: u32,
}

/// Points of one cause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CauseResult {
    /// A word of the game's own, or the id of what paid.
    pub cause: String,
    /// How many.
    pub points: i32,
}

/// A region that was fought for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionResult {
    /// Its place on the board, from 0.
    pub region: u32,
    /// How often it was conquered, or how many battles it saw.
    pub times: u32,
}

impl GameResult {
    /// The result of a game that is over and ended at `ended` (Unix milliseconds); none while it goes on.
    pub(crate) fn of(play: &dyn Play, players: &[Player], hints: &Hints, ended: u64) -> Option<Self> {
        let status = play.status();
        let winners = status.winners.filter(|_| status.to_act.is_none())?;
        let mut account = play.account();
        let won = |seat: Seat| winners.contains(&seat);
        let better = |one: Seat, other: Seat| {
            let by = |seat: Seat| (won(seat), if won(seat) { 0 } else { account.points.get(seat.index()).copied().unwrap_or(0) });
            by(one) > by(other)
        };
        let ranks: Vec<u8> =
            Seat::all(players.len()).map(|seat| 1 + Seat::all(players.len()).filter(|&other| better(other, seat)).count() as u8).collect();
        let seats = Seat::all(players.len()).zip(players).map(|(seat, player)| {
            let place = seat.index();
            let mut causes = account.causes.get_mut(place).map(std::mem::take).unwrap_or_default();
            causes.retain(|cause| cause.points != 0);
            causes.sort_by(|a, b| b.points.cmp(&a.points).then_with(|| a.cause.cmp(&b.cause)));
            causes.truncate(MOST);
            let mut pieces = account.pieces.get_mut(place).map(std::mem::take).unwrap_or_default();
            pieces.truncate(MOST);
            SeatResult {
                name: player.name.clone(),
                colour: player.colour,
                who: player.who,
                level: player.bot().map(|manner| manner.level),
                style: player.style,
                rank: ranks[place],
                won: won(seat),
                points: account.points.get(place).copied().unwrap_or(0),
                pieces,
                causes,
                hints: hints.used.get(place).copied().unwrap_or(0).min(MAX_HINTS),
            }
        });
        let seats = seats.collect();
        account.by_round.truncate(MOST);
        let mut contested: Vec<RegionResult> =
            account.contested.into_iter().map(|(region, times)| RegionResult { region: region as u32, times }).collect();
        contested.sort_by_key(|region| (std::cmp::Reverse(region.times), region.region));
        contested.truncate(REGIONS);
        let (game, map) = (play.game().to_owned(), status.map);
        let actions = play.steps() as u32;
        let (rounds, by_round) = (status.round.min(status.rounds), account.by_round);
        Some(Self { id: format!("{:016x}", play.identity(players)), game, map, ended, rounds, actions, seats, by_round, contested })
    }

    /// Whether every number in it is one that a game can have.
    pub(crate) fn check(&self) -> Result<(), &'static str> {
        let id = |text: &str| (1..=MAX_ID).contains(&text.chars().count());
        let points = |points: i32| (-MAX_POINTS..=MAX_POINTS).contains(&points);
        let seats = self.seats.len();
        if self.id.len() != 16 || !self.id.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            return Err("its id is no id");
        }
        if !id(&self.game) || self.map.chars().count() > MAX_ID {
            return Err("it names no game");
        }
        if self.ended >= 1 << 53 || self.rounds > 1000 || self.actions as usize > MAX_JOURNAL {
            return Err("it lasted too long");
        }
        if !(1..=MAX_SEATS).contains(&seats) || self.by_round.len() > MOST || self.by_round.iter().any(|row| row.len() != seats) {
            return Err("it has a wrong number of seats");
        }
        if self.contested.len() > REGIONS || self.contested.iter().any(|region| region.region > 255 || region.times > 100_000) {
            return Err("its regions are none");
        }
        if !self.by_round.iter().flatten().all(|&all| points(all)) {
            return Err("its points are too many");
        }
        self.seats.iter().try_for_each(|seat| {
            let SeatResult { name, colour, rank, pieces, causes, hints, .. } = seat;
            if *hints > MAX_HINTS {
                return Err("nobody asks for so many hints");
            }
            if name.chars().count() > MAX_PLAYER_NAME || *colour >= COLOURS || !(1..=MAX_SEATS as u8).contains(rank) {
                return Err("a player is none");
            }
            let of_pieces = |piece: &PieceResult| {
                (1..=4).contains(&piece.ids.len()) && piece.ids.iter().all(|text| id(text)) && points(piece.points) && piece.round <= 1000
            };
            let of_causes = |cause: &CauseResult| id(&cause.cause) && points(cause.points);
            let counted = points(seat.points) && pieces.iter().all(of_pieces) && causes.iter().all(of_causes);
            if counted && pieces.len() <= MOST && causes.len() <= MOST { Ok(()) } else { Err("what a player had is too much") }
        })
    }
}
