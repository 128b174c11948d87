//! The one error of every command.

use saves::{ImportError, LoadError, OpenError, SaveError};
use serde::{Serialize, Serializer, ser::SerializeStruct};
use serde_json::{Value, json};
use tabletop::Seat;
use thiserror::Error;

use crate::{Reason, UndoWhy};

/// Why a command was refused. The game on the table is then as it was before.
///
/// Serialises as `{kind, message, data}`: `kind` is stable and is what screens translate, `message` is one English sentence that says
/// what to do, `data` holds the amounts and reasons.
#[derive(Debug, Clone, PartialEq, Error)]
#[non_exhaustive]
pub enum CommandError {
    /// No command has this name.
    #[error("There is no command \u{201c}{command}\u{201d}; see the list of commands in PROTOCOL.md.")]
    UnknownCommand {
        /// The name as given, cut to a readable length.
        command: String,
    },
    /// The arguments are not those of the command.
    #[error("These are not the arguments of this command ({detail}); see PROTOCOL.md.")]
    BadRequest {
        /// What is wrong with them.
        detail: String,
    },
    /// No such game in this version.
    #[error("This version does not know the game \u{201c}{game}\u{201d}; choose one from the catalog.")]
    UnknownGame {
        /// The id as given, cut to a readable length.
        game: String,
    },
    /// No game can start like this; all reasons at once.
    #[error("No game can start like this: {}", sentences(reasons))]
    BadSetup {
        /// Why, at least one.
        reasons: Vec<Reason>,
    },
    /// A home-made piece cannot be kept; all reasons at once.
    #[error("This piece cannot be: {}.", sentences(reasons))]
    BadPiece {
        /// Why, at least one.
        reasons: Vec<Reason>,
    },
    /// The command needs a game on the table.
    #[error("There is no game on the table; start one or open a saved one.")]
    NoTable,
    /// The table changed since the caller looked.
    #[error("The game has moved on since then; look at the table again and choose anew.")]
    Stale {
        /// The revision of the table now.
        revision: u64,
    },
    /// A rule refuses the action.
    #[error("This is not allowed: {sentence}.")]
    Illegal {
        /// The game's own words.
        sentence: String,
        /// The game's typed refusal: an object with at least `reason`.
        refusal: Value,
    },
    /// A bot decides now, or the seat named is not the one to act.
    #[error("It is not this seat's turn; wait for the other player.")]
    NotYourTurn {
        /// Who decides now.
        seat: Seat,
    },
    /// The device has to be handed over first.
    #[error("Hand the device to the next player, who lifts the curtain first.")]
    CurtainDue {
        /// Who must lift the curtain.
        seat: Seat,
    },
    /// Undo or redo stops here.
    #[error("This cannot be {}: {}.", if *redo { "redone" } else { "taken back" }, why.sentence())]
    UndoRefused {
        /// Why.
        why: UndoWhy,
        /// Whether redo was asked for.
        redo: bool,
    },
    /// No such slot.
    #[error("There is no such saved game; choose another from the list.")]
    SlotNotFound,
    /// The slot was written by a newer version.
    #[error("This game was saved by a newer Elbowroom; update to open it.")]
    SaveNewer {
        /// The format found.
        format: u32,
        /// The version that wrote it; empty if unknown.
        engine: String,
    },
    /// The slot is damaged, or its history does not lead to its position.
    #[error("This saved game is damaged ({detail}); open another, or import it from an exported file.")]
    SaveDamaged {
        /// `damaged`, `invalid_position` or `replay_differs`.
        reason: &'static str,
        /// What is wrong.
        detail: String,
    },
    /// The text is no export that can be taken in.
    #[error("This file cannot be imported ({detail}); choose an unchanged file that Elbowroom exported.")]
    ImportInvalid {
        /// `not_an_export`, `truncated`, `edited`, `newer`, `replay_differs` or `invalid_position`.
        reason: &'static str,
        /// What is wrong.
        detail: String,
    },
    /// The disk has no room.
    #[error("The disk is full, so nothing was saved; free some space and try again.")]
    DiskFull,
    /// The folder of saved games cannot be written.
    #[error("The folder of saved games cannot be written; allow writing to it and try again.")]
    ReadOnly,
    /// Another copy of the app holds the saved games.
    #[error("Elbowroom is already running with these saved games; close the other copy first.")]
    StoreLocked,
    /// The operating system refused something else.
    #[error("The saved games cannot be reached ({detail}); check the disk and try again.")]
    Io {
        /// The system's own words.
        detail: String,
    },
    /// `bot_move` while a person decides.
    #[error("A person decides now, not a bot; wait for their move.")]
    NotABot {
        /// Who decides now.
        seat: Seat,
    },
    /// The game has ended.
    #[error("This game is over; start a new one or look at its replay.")]
    GameOver,
    /// The players have agreed on no hints.
    #[error("Hints are off at this table; decide without one.")]
    HintsOff,
    /// A fault of the program itself.
    #[error("Something went wrong inside Elbowroom ({detail}); the game is saved: open it again.")]
    Internal {
        /// For a bug report.
        detail: String,
    },
}

impl CommandError {
    /// The stable word for this error.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::UnknownCommand { .. } => "unknown_command",
            Self::BadRequest { .. } => "bad_request",
            Self::UnknownGame { .. } => "unknown_game",
            Self::BadSetup { .. } => "bad_setup",
            Self::BadPiece { .. } => "bad_piece",
            Self::NoTable => "no_table",
            Self::Stale { .. } => "stale",
            Self::Illegal { .. } => "illegal",
            Self::NotYourTurn { .. } => "not_your_turn",
            Self::CurtainDue { .. } => "curtain_due",
            Self::UndoRefused { .. } => "undo_refused",
            Self::SlotNotFound => "slot_not_found",
            Self::SaveNewer { .. } => "save_newer",
            Self::SaveDamaged { .. } => "save_damaged",
            Self::ImportInvalid { .. } => "import_invalid",
            Self::DiskFull => "disk_full",
            Self::ReadOnly => "read_only",
            Self::StoreLocked => "store_locked",
            Self::Io { .. } => "io",
            Self::NotABot { .. } => "not_a_bot",
            Self::GameOver => "game_over",
            Self::HintsOff => "hints_off",
            Self::Internal { .. } => "internal",
        }
    }

    /// Amounts and reasons: an object, or null.
    pub fn data(&self) -> Value {
        match self {
            Self::UnknownCommand { command } => json!({ "command": command }),
            Self::BadRequest { detail } | Self::Io { detail } | Self::Internal { detail } => json!({ "detail": detail }),
            Self::UnknownGame { game } => json!({ "game": game }),
            Self::BadSetup { reasons } | Self::BadPiece { reasons } => json!({ "reasons": reasons }),
            Self::Stale { revision } => json!({ "revision": revision }),
            Self::Illegal { refusal, .. } => refusal.clone(),
            Self::NotYourTurn { seat } | Self::CurtainDue { seat } | Self::NotABot { seat } => json!({ "seat": seat }),
            Self::UndoRefused { why, redo } => json!({ "why": why, "redo": redo }),
            Self::SaveNewer { format, engine } => json!({ "format": format, "engine": engine }),
            Self::SaveDamaged { reason, detail } | Self::ImportInvalid { reason, detail } => json!({ "reason": reason, "detail": detail }),
            Self::NoTable | Self::SlotNotFound | Self::DiskFull | Self::ReadOnly | Self::StoreLocked | Self::GameOver | Self::HintsOff => {
                Value::Null
            }
        }
    }

    /// A [`BadRequest`](Self::BadRequest) with this detail.
    pub(crate) fn bad(detail: impl Into<String>) -> Self {
        Self::BadRequest { detail: detail.into() }
    }
}

/// At most `n` characters of what a caller sent, for a message.
pub(crate) fn cut(text: &str, n: usize) -> String {
    let mut short: String = text.chars().take(n).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

fn sentences(reasons: &[Reason]) -> String {
    let list: Vec<&str> = reasons.iter().map(|reason| reason.message.trim_end_matches('.')).collect();
    if list.is_empty() { "the setup is not complete.".to_owned() } else { format!("{}.", list.join("; ")) }
}

impl Serialize for CommandError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut error = serializer.serialize_struct("CommandError", 3)?;
        error.serialize_field("kind", self.kind())?;
        error.serialize_field("message", &self.to_string())?;
        error.serialize_field("data", &self.data())?;
        error.end()
    }
}

impl From<&OpenError> for CommandError {
    fn from(error: &OpenError) -> Self {
        match error {
            OpenError::Locked => Self::StoreLocked,
            OpenError::ReadOnly => Self::ReadOnly,
            OpenError::DiskFull => Self::DiskFull,
            OpenError::NoDirectory => Self::Io { detail: "the folder does not exist and cannot be made".to_owned() },
            OpenError::Io { detail } => Self::Io { detail: detail.clone() },
        }
    }
}

impl From<SaveError> for CommandError {
    fn from(error: SaveError) -> Self {
        match error {
            SaveError::DiskFull => Self::DiskFull,
            SaveError::ReadOnly => Self::ReadOnly,
            SaveError::NotFound => Self::SlotNotFound,
            SaveError::Unreadable => Self::SaveDamaged { reason: "damaged", detail: "it was left as it is".to_owned() },
            SaveError::TooLarge { bytes } => Self::BadRequest { detail: format!("{bytes} bytes are too many to save") },
            SaveError::Io { detail } => Self::Io { detail },
        }
    }
}

impl From<LoadError> for CommandError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::NotFound => Self::SlotNotFound,
            LoadError::Newer { format, engine } => Self::SaveNewer { format, engine },
            LoadError::Damaged { detail } => Self::SaveDamaged { reason: "damaged", detail },
            LoadError::Io { detail } => Self::Io { detail },
        }
    }
}

impl From<ImportError> for CommandError {
    fn from(error: ImportError) -> Self {
        let (reason, detail) = match error {
            ImportError::NotAnExport => ("not_an_export", "it is not an exported game".to_owned()),
            ImportError::Truncated { expected, found } => ("truncated", format!("it is cut off: {found} of {expected} bytes")),
            ImportError::ChecksumMismatch => ("edited", "it was changed after it was made".to_owned()),
            ImportError::Invalid { detail } => ("not_an_export", detail),
            ImportError::Newer { format, engine } => ("newer", format!("format {format} of version {engine}")),
        };
        Self::ImportInvalid { reason, detail }
    }
}
