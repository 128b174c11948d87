//! One copy of one record, as it was found on opening.

use crate::envelope::{Fault, Key, Record};

/// One copy of one record, as found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Copy {
    Missing,
    Good(Record),
    Newer { version: u16 },
    Bad { what: &'static str, generation: Option<u64>, header: Option<Vec<u8>>, bytes: Vec<u8> },
}

impl Copy {
    pub fn of(key: Key, bytes: Option<Vec<u8>>) -> Self {
        let Some(bytes) = bytes else { return Self::Missing };
        match Record::unseal(key, &bytes) {
            Ok(record) => Self::Good(record),
            Err(Fault::Newer { version }) => Self::Newer { version },
            Err(Fault::Broken { what, generation, header }) => Self::Bad { what, generation, header, bytes },
        }
    }

    /// The highest generation that this copy is known to have had.
    pub fn generation(&self) -> u64 {
        match self {
            Self::Good(record) => record.generation,
            Self::Bad { generation, .. } => generation.unwrap_or(0),
            Self::Missing | Self::Newer { .. } => 0,
        }
    }

    pub fn word(&self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Good(_) => "whole",
            Self::Newer { .. } => "newer",
            Self::Bad { what, .. } => what,
        }
    }
}
