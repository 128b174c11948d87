//! What can go wrong, one small enum per operation.
//!
//! Each message is one sentence that says what to do. Screens translate by variant (see `kind` on each type), not by text.

use std::io;

use serde::Serialize;
use thiserror::Error;

use crate::disk::is_full;

/// Why a store could not be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another copy of the app holds the folder.
    #[error("Elbowroom is already running with these saved games; close the other copy first")]
    Locked,
    /// The folder, or the disk it lies on, may not be written.
    #[error("the folder of saved games cannot be written; allow writing to it or choose another folder")]
    ReadOnly,
    /// The disk has no room.
    #[error("the disk is full; free some space, then start again")]
    DiskFull,
    /// The folder does not exist and cannot be made (a file is in the way, or its parent is missing).
    #[error("the folder of saved games does not exist and cannot be made; choose another folder")]
    NoDirectory,
    /// Anything else that the operating system refused.
    #[error("the saved games cannot be opened ({detail}); check the disk, then start again")]
    Io {
        /// The operating system's or the database's own words.
        detail: String,
    },
}

/// Why something could not be saved. The slot then holds what it held before.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SaveError {
    /// The disk has no room.
    #[error("the disk is full, so nothing was saved; free some space and try again")]
    DiskFull,
    /// The folder, or the disk it lies on, may not be written.
    #[error("the folder of saved games cannot be written, so nothing was saved; allow writing to it and try again")]
    ReadOnly,
    /// There is no such slot (never made, or purged).
    #[error("there is no such saved game; choose another from the list")]
    NotFound,
    /// The slot is damaged or was written by a newer version, so changing it would lose what is in it.
    #[error("this saved game cannot be read, so it was left as it is; delete it or open it with a newer Elbowroom")]
    Unreadable,
    /// Header, body or blob exceeds [`crate::MAX_BYTES`].
    #[error("this game is too large to be saved ({bytes} bytes); start a new one")]
    TooLarge {
        /// Size of what was refused.
        bytes: usize,
    },
    /// Anything else that the operating system refused.
    #[error("the game could not be saved ({detail}); check the disk and try again")]
    Io {
        /// The operating system's or the database's own words.
        detail: String,
    },
}

/// Why a slot could not be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LoadError {
    /// There is no such slot (never made, or purged).
    #[error("there is no such saved game; choose another from the list")]
    NotFound,
    /// Written by a newer version of the app.
    #[error("this game was saved by a newer Elbowroom (format {format}, version {engine}); update to open it")]
    Newer {
        /// The format number found.
        format: u32,
        /// The version of the app that wrote it; empty when not even that can be read.
        engine: String,
    },
    /// Neither copy of the slot is whole.
    #[error("this saved game is damaged ({detail}); open another, or import it from an exported file")]
    Damaged {
        /// What is wrong with the copies.
        detail: String,
    },
    /// Anything else that the operating system refused.
    #[error("the saved game could not be read ({detail}); check the disk and try again")]
    Io {
        /// The operating system's or the database's own words.
        detail: String,
    },
}

/// Why a text is not an export that can be taken in.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ImportError {
    /// Some other file.
    #[error("this file is not an exported Elbowroom game; choose a file that ends in .elbow")]
    NotAnExport,
    /// The end is missing.
    #[error("this export is cut off ({found} of {expected} bytes); copy the whole file again")]
    Truncated {
        /// Bytes of content announced by the first line.
        expected: u64,
        /// Bytes of content present.
        found: u64,
    },
    /// The content is not what was exported.
    #[error("this export was changed after it was made; import the original file")]
    ChecksumMismatch,
    /// Whole and unchanged, yet not readable as a header and a body.
    #[error("this export does not hold a game ({detail}); export it again from the app that made it")]
    Invalid {
        /// What is wrong with the content.
        detail: String,
    },
    /// Written by a newer version of the app.
    #[error("this game was exported by a newer Elbowroom (format {format}, version {engine}); update to import it")]
    Newer {
        /// The format number found.
        format: u32,
        /// The version of the app that wrote it; empty when not even that can be read.
        engine: String,
    },
}

/// What is wrong with one slot, as the list of slots shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Trouble {
    /// `damaged`, `newer`, or `io` (the disk would not let it be read this time).
    pub kind: &'static str,
    /// One English sentence that says what to do.
    pub message: String,
}

impl OpenError {
    /// Stable word for screens: `locked`, `read_only`, `disk_full`, `no_directory`, `io`.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Locked => "locked",
            Self::ReadOnly => "read_only",
            Self::DiskFull => "disk_full",
            Self::NoDirectory => "no_directory",
            Self::Io { .. } => "io",
        }
    }
}

impl SaveError {
    /// Stable word for screens: `disk_full`, `read_only`, `not_found`, `unreadable`, `too_large`, `io`.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::DiskFull => "disk_full",
            Self::ReadOnly => "read_only",
            Self::NotFound => "not_found",
            Self::Unreadable => "unreadable",
            Self::TooLarge { .. } => "too_large",
            Self::Io { .. } => "io",
        }
    }
}

impl LoadError {
    /// Stable word for screens: `not_found`, `newer`, `damaged`, `io`.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::NotFound => "not_found",
            Self::Newer { .. } => "newer",
            Self::Damaged { .. } => "damaged",
            Self::Io { .. } => "io",
        }
    }
}

impl ImportError {
    /// Stable word for screens: `not_an_export`, `truncated`, `checksum`, `invalid`, `newer`.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::NotAnExport => "not_an_export",
            Self::Truncated { .. } => "truncated",
            Self::ChecksumMismatch => "checksum",
            Self::Invalid { .. } => "invalid",
            Self::Newer { .. } => "newer",
        }
    }
}

/// The three causes of an I/O error that a player can do something about, and the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cause {
    Full,
    ReadOnly,
    Other,
}

fn cause(error: &io::Error) -> Cause {
    match error.kind() {
        _ if is_full(error) => Cause::Full,
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Cause::ReadOnly,
        _ => Cause::Other,
    }
}

impl From<&io::Error> for SaveError {
    fn from(error: &io::Error) -> Self {
        match cause(error) {
            Cause::Full => Self::DiskFull,
            Cause::ReadOnly => Self::ReadOnly,
            Cause::Other => Self::Io { detail: error.to_string() },
        }
    }
}

impl From<&io::Error> for OpenError {
    fn from(error: &io::Error) -> Self {
        match cause(error) {
            Cause::Full => Self::DiskFull,
            Cause::ReadOnly => Self::ReadOnly,
            Cause::Other => Self::Io { detail: error.to_string() },
        }
    }
}
