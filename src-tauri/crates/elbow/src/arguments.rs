//! The words after the command.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::{Arg, Parser};

use crate::fail::Fail;

/// The largest seed of a setup: whole numbers that every JSON reader keeps exactly.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// The options and paths of a command, one after the other.
pub struct Arguments(Parser);

/// An option or a path.
pub enum Word {
    /// `--name`, with its value still to be read, if it has one.
    Option(String),
    /// Anything that is no option.
    Path(PathBuf),
}

impl Arguments {
    /// The words after the command.
    pub fn new(words: Vec<OsString>) -> Self {
        Self(Parser::from_args(words))
    }

    /// The next word; `None` at the end.
    pub fn next(&mut self) -> Result<Option<Word>, Fail> {
        Ok(match self.0.next()? {
            None => None,
            Some(Arg::Long(name)) => Some(Word::Option(name.to_owned())),
            Some(Arg::Short(letter)) => return Err(unknown(&format!("-{letter}"))),
            Some(Arg::Value(value)) => Some(Word::Path(value.into())),
        })
    }

    /// The value of the option just read.
    pub fn path(&mut self) -> Result<PathBuf, Fail> {
        Ok(self.0.value()?.into())
    }

    /// The value of `--name` as text.
    pub fn text(&mut self, name: &str) -> Result<String, Fail> {
        let value = self.0.value()?;
        value.into_string().map_err(|value| wrong(name, &value, "it is not readable text"))
    }

    /// The value of `--name`, read as `T`; `hint` says what is possible.
    pub fn parse<T: FromStr>(&mut self, name: &str, hint: &str) -> Result<T, Fail> {
        let text = self.text(name)?;
        text.parse().map_err(|_| wrong(name, OsStr::new(&text), hint))
    }
}

/// There is no such option.
pub fn unknown(option: &str) -> Fail {
    Fail::usage(format!("there is no option {option} here; `--help` lists the options"))
}

/// A word where none belongs.
pub fn superfluous(path: &std::path::Path) -> Fail {
    Fail::usage(format!("what is \"{}\" for? `--help` lists the options", path.display()))
}

/// A value that is not possible.
pub fn wrong(name: &str, value: &OsStr, hint: &str) -> Fail {
    let shown: String = value.to_string_lossy().chars().take(60).collect();
    Fail::usage(format!("--{name} cannot be \"{shown}\": {hint}"))
}
