//! What the commands answer.

use saves::{Entry, Notice};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;

use crate::{CommandError, GameResult, Hints, Piece, Player};

/// The game on the table, as the viewer may see it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableState {
    /// The slot it is saved in; a word of its own for practice.
    pub slot: String,
    /// Whether it is for practice: it is saved nowhere, and `act` speaks for bots too.
    pub practice: bool,
    /// Name of the slot.
    pub name: String,
    /// Id of the game.
    #[cfg_attr(test, ts(type = "G"))]
    pub game: String,
    /// Counts every change: actions, undo, redo.
    pub revision: u64,
    /// Who plays.
    pub seats: Vec<Player>,
    /// Whether hints are allowed, and how many each seat has asked for.
    pub hints: Hints,
    /// Whose secrets are in `view`; null: nobody's.
    pub viewer: Option<Seat>,
    /// Set when the device must be handed over before anything can be done.
    pub curtain: Option<Curtain>,
    /// Whether a bot decides now: `bot_move` is due.
    pub bot_to_act: bool,
    /// Whether the last action can be taken back.
    pub undo: Ability,
    /// Whether the action taken back last can be played again.
    pub redo: Ability,
    /// Length of the journal.
    pub step: u32,
    /// What the command made happen, in order, as the viewer may see it.
    #[cfg_attr(test, ts(type = "Array<Games[G][\"event\"]>"))]
    pub events: Vec<Value>,
    /// The view of the game for the viewer.
    #[cfg_attr(test, ts(type = "Games[G][\"view\"]"))]
    pub view: Value,
}

/// To whom the device must be handed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Curtain {
    /// The seat that lifts the curtain.
    pub seat: Seat,
}

/// Whether undo or redo is possible, and if not, why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Ability {
    /// Whether it is possible.
    pub ok: bool,
    /// Why not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<UndoWhy>,
}

impl Ability {
    /// It is possible.
    pub const YES: Self = Self { ok: true, why: None };

    /// It is not, for this reason.
    pub const fn no(why: UndoWhy) -> Self {
        Self { ok: false, why: Some(why) }
    }
}

/// Why undo or redo is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UndoWhy {
    /// There is nothing to take back or to play again.
    Nothing,
    /// The last decision was another player's.
    OtherPlayer,
    /// The last action used the die or another draw of chance.
    RandomEvent,
    /// The last action showed something hidden.
    SecretSeen,
    /// A bot decides now.
    BotTurn,
    /// The game has ended.
    GameOver,
}

impl UndoWhy {
    pub(crate) const fn sentence(self) -> &'static str {
        match self {
            Self::Nothing => "there is nothing left; play on",
            Self::OtherPlayer => "the last decision was another player's; play on",
            Self::RandomEvent => "chance has decided since; play on",
            Self::SecretSeen => "something hidden was shown since; play on",
            Self::BotTurn => "a bot is thinking; wait for its move",
            Self::GameOver => "the game is over; look at its replay",
        }
    }
}

/// One reason why a setup is no game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// Stable word: `players`, `map`, `seed`, `first`, `house_rule`, `seats`, `colours`, …
    pub kind: String,
    /// One English sentence.
    pub message: String,
    /// Amounts and ids.
    pub data: Value,
}

impl From<tabletop::Reason> for Reason {
    fn from(tabletop::Reason { kind, message, data }: tabletop::Reason) -> Self {
        Self { kind, message, data }
    }
}

/// Answer of `check_setup`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CheckAnswer {
    /// Whether a game can start like this.
    pub ok: bool,
    /// Why not; left out when it can.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Array<Reason<G>>"))]
    pub reasons: Vec<Reason>,
}

/// Answer of `startup`: how opening the saved games went.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StartupAnswer {
    /// Version of the app.
    pub version: String,
    /// Why the saved games could not be opened; null if they could.
    #[cfg_attr(test, ts(type = "CommandFailure | null"))]
    pub error: Option<CommandError>,
    /// What was noticed on opening.
    #[cfg_attr(test, ts(type = "Array<Notice>"))]
    pub notices: Vec<Notice>,
}

/// Answer of `log`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LogAnswer {
    /// Length of the whole log (of the journal).
    pub length: u32,
    /// The entries asked for.
    #[cfg_attr(test, ts(type = "Array<LogEntry<G>>"))]
    pub entries: Vec<LogEntry>,
}

/// One action and what it made happen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LogEntry {
    /// The place in the journal, from 0: the action that leads from `step` to `step + 1`.
    pub step: u32,
    /// Who decided.
    pub seat: Seat,
    /// Whose turn it was.
    pub turn: Seat,
    /// In which round, from 1.
    pub round: u32,
    /// The action, in JSON.
    #[cfg_attr(test, ts(type = "Games[G][\"action\"]"))]
    pub action: Value,
    /// The action, as text.
    pub text: String,
    /// What happened, as the viewer may see it.
    #[cfg_attr(test, ts(type = "Array<Games[G][\"event\"]>"))]
    pub events: Vec<Value>,
}

/// What the list of saved games shows of one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SlotHeader {
    /// Which slot: 16 hexadecimal digits.
    pub slot: String,
    /// Its name.
    pub name: String,
    /// Id of the game.
    pub game: String,
    /// Id of the map.
    pub map: String,
    /// Who plays.
    #[cfg_attr(test, ts(type = "Array<Player>"))]
    pub seats: Vec<Value>,
    /// The round being played, from 1.
    pub round: u32,
    /// Rounds of the whole game.
    pub rounds: u32,
    /// Length of the journal.
    pub step: u32,
    /// Whether the game has ended.
    pub over: bool,
    /// When the slot was made, in Unix milliseconds.
    pub created: u64,
    /// When it was last saved, in Unix milliseconds.
    pub modified: u64,
    /// Format of the save.
    pub format: u32,
    /// Version of the app that wrote it.
    pub engine: String,
    /// A rolling copy of an earlier state; only the newest few are kept.
    pub autosave: bool,
    /// The seats that won, once the game is over.
    #[cfg_attr(test, ts(type = "Array<Seat> | null"))]
    pub winners: Option<Vec<Value>>,
    /// Why it cannot be opened; null for a good slot.
    pub trouble: Option<SlotTrouble>,
    /// What may be shown of it without opening it; null for slots saved before there was such a thing.
    pub glance: Option<Glance>,
}

/// What everybody at the table could see of a game when it was saved: enough for a small picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Glance {
    /// A character for each region, in the order of the board: the digit of the seat that holds it, its letter (`a` for seat 0)
    /// where it holds it in a lesser way (a race in decline), `x` where nobody can any more (a ruined land), `.` for nobody.
    pub owners: String,
    /// What `standing` counts: `coins` or `points` where they are public, else `regions`.
    #[cfg_attr(test, ts(type = "\"coins\" | \"points\" | \"regions\""))]
    pub counts: String,
    /// One number for each seat. Never what is hidden: while purses are closed it says who holds most, not who is ahead.
    pub standing: Vec<u32>,
}

impl From<tabletop::Glance> for Glance {
    fn from(tabletop::Glance { owners, counts, standing }: tabletop::Glance) -> Self {
        Self { owners, counts, standing }
    }
}

/// What is wrong with a slot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SlotTrouble {
    /// `damaged` or `newer`.
    #[cfg_attr(test, ts(type = "\"damaged\" | \"newer\""))]
    pub kind: String,
    /// One English sentence that says what to do.
    pub message: String,
}

impl From<Entry> for SlotHeader {
    fn from(entry: Entry) -> Self {
        let saves::Header {
            name,
            game,
            map,
            seats,
            round,
            rounds,
            step,
            over,
            created,
            modified,
            format,
            engine,
            autosave,
            winners,
            glance,
        } = entry.header;
        // One of another shape is from a later version, or from nobody: the slot is shown without it.
        let glance = glance.and_then(|glance| serde_json::from_value(glance).ok());
        let trouble = entry.trouble.map(|trouble| SlotTrouble { kind: trouble.kind.to_owned(), message: trouble.message });
        let slot = entry.slot.to_string();
        Self {
            slot,
            name,
            game,
            map,
            seats,
            round,
            rounds,
            step,
            over,
            created,
            modified,
            format,
            engine,
            autosave,
            winners,
            trouble,
            glance,
        }
    }
}

/// Answer of `slots`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SlotsAnswer {
    /// The saved games, newest first.
    pub slots: Vec<SlotHeader>,
    /// The deleted ones that can still be restored.
    pub deleted: Vec<SlotHeader>,
    /// What was noticed about saves since the app was started.
    #[cfg_attr(test, ts(type = "Array<Notice>"))]
    pub notices: Vec<Notice>,
}

/// Answer of `delete_slot` and `restore_slot`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SlotAnswer {
    /// Which slot.
    pub slot: String,
}

/// Answer of `export_slot`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExportAnswer {
    /// A good name for the file.
    pub file_name: String,
    /// The text of the file.
    pub data: String,
}

/// Answer of `save_file`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SaveFileAnswer {
    /// The file that was written.
    pub path: String,
}

/// A game as it stood after some of its actions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayState {
    /// The slot it is saved in.
    pub slot: String,
    /// Name of the slot.
    pub name: String,
    /// Id of the game.
    #[cfg_attr(test, ts(type = "G"))]
    pub game: String,
    /// Who plays.
    pub seats: Vec<Player>,
    /// After how many actions.
    pub step: u32,
    /// Length of the journal.
    pub steps: u32,
    /// Where each turn begins.
    pub turns: Vec<TurnMark>,
    /// Once the game is over: the coins of each seat at the start and after each turn; else empty.
    pub coins: Vec<Vec<i32>>,
    /// The view at that step.
    #[cfg_attr(test, ts(type = "Games[G][\"view\"]"))]
    pub view: Value,
    /// What the action that led to `step` made happen.
    #[cfg_attr(test, ts(type = "Array<Games[G][\"event\"]>"))]
    pub events: Vec<Value>,
}

/// The beginning of a turn in a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnMark {
    /// After how many actions it begins.
    pub step: u32,
    /// The round, from 1.
    pub round: u32,
    /// Whose turn it is.
    pub seat: Seat,
}

/// Answer of `results` and of the commands that change who people are.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResultsAnswer {
    /// All finished games, the newest first, with the names that people have now.
    pub results: Vec<GameResult>,
    /// Everybody who played one, bots left out.
    pub people: Vec<Person>,
    /// How many parts of what is kept cannot be read; they are left alone.
    pub unreadable: u32,
}

/// Somebody who has finished a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// Under which other names they have played.
    pub also: Vec<String>,
}

/// Answer of `bot_stop`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StoppedAnswer {
    /// Always true.
    pub stopped: bool,
}

/// Answer of `close_table`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClosedAnswer {
    /// Always true.
    pub closed: bool,
}

/// Answer of `check_piece`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceAnswer {
    /// Whether it can be kept and played.
    pub ok: bool,
    /// Why not.
    #[cfg_attr(test, ts(type = "{ kind: string, message: string, data: Json }[]"))]
    pub reasons: Vec<Reason>,
    /// The boards on which some ability of it would never do anything, and why.
    #[cfg_attr(test, ts(type = "{ game: string, players: number, why: { reason: string } }[]"))]
    pub idle: Value,
}

/// Answer of `shelf` and of the commands that change it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShelfAnswer {
    /// Everything on it, the oldest first.
    pub pieces: Vec<Piece>,
    /// What was changed; null where it was only asked for.
    pub key: Option<String>,
}
