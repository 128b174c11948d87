//! How a command ends when it does not end well.

use std::io;
use std::process::ExitCode;

use table::CommandError;
use thiserror::Error;

/// What a command answers.
pub type Done = Result<(), Fail>;

/// Why a command did not do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fail {
    /// It was asked in the wrong way: exit code 2.
    #[error("{0}")]
    Usage(String),
    /// What it checked is not so, or the system stood in the way: exit code 1.
    #[error("{0}")]
    Failed(String),
    /// As `Failed`, but everything has been said already.
    #[error("")]
    Told,
    /// Whoever read the output has gone; nothing to complain about.
    #[error("")]
    ReaderGone,
}

impl Fail {
    /// Wrong use, with the way to do it right.
    pub fn usage(text: impl Into<String>) -> Self {
        Self::Usage(text.into())
    }

    /// A check that failed.
    pub fn failed(text: impl Into<String>) -> Self {
        Self::Failed(text.into())
    }

    /// Standard output cannot be written.
    pub fn output(error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Self::ReaderGone } else { Self::Failed(format!("cannot write the output: {error}")) }
    }

    /// The exit code.
    pub fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Usage(_) => 2,
            Self::Failed(_) | Self::Told => 1,
            Self::ReaderGone => 0,
        })
    }
}

impl From<lexopt::Error> for Fail {
    fn from(error: lexopt::Error) -> Self {
        Self::Usage(format!("{error}; `--help` lists the options"))
    }
}

impl From<CommandError> for Fail {
    /// What a caller asked for wrongly is wrong use; the rest is a failure.
    fn from(error: CommandError) -> Self {
        let text = error.to_string();
        match error.kind() {
            "unknown_game" | "bad_setup" | "bad_request" | "unknown_command" => Self::Usage(text),
            _ => Self::Failed(text),
        }
    }
}
