//! What a slot says about itself without its body being read.

use std::{fmt, num::ParseIntError, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Identifies one slot for as long as the store lives; never used twice.
///
/// Written as 16 hexadecimal digits everywhere (JSON included).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlotId(pub u64);

impl fmt::Display for SlotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for SlotId {
    type Err = BadSlotId;

    fn from_str(text: &str) -> Result<Self, BadSlotId> {
        let digits = text.len() == 16 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        if !digits {
            return Err(BadSlotId);
        }
        u64::from_str_radix(text, 16).map(Self).map_err(|_: ParseIntError| BadSlotId)
    }
}

/// The text is not a [`SlotId`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a slot is written as 16 hexadecimal digits in lower case; take it from the list of slots")]
pub struct BadSlotId;

impl Serialize for SlotId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SlotId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// What the caller knows of a game that gets a slot of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewHeader {
    /// Name of the slot, as the player sees it.
    pub name: String,
    /// Id of the game, e.g. `small-world`.
    pub game: String,
    /// Id of the map.
    pub map: String,
    /// Who plays; the store does not look inside.
    pub seats: Vec<Value>,
    /// Round being played, from 1.
    pub round: u32,
    /// Rounds of the whole game.
    pub rounds: u32,
    /// Length of the journal.
    pub step: u32,
    /// Whether the game has ended.
    pub over: bool,
    /// Version of the app.
    pub engine: String,
    /// A rolling autosave: only the newest [`crate::AUTOSAVES`] of these are kept.
    pub autosave: bool,
    /// The winners, once the game is over.
    pub winners: Option<Vec<Value>>,
    /// What the list of slots draws of it; the store does not look inside.
    pub glance: Option<Value>,
}

/// What a slot says about itself.
///
/// `name`, `created` and `autosave` belong to the slot: [`crate::Store::save`] keeps what the slot has, so a running game
/// cannot undo a rename. `modified` and `format` are written by the store.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Name of the slot, as the player sees it.
    pub name: String,
    /// Id of the game, e.g. `small-world`.
    pub game: String,
    /// Id of the map.
    pub map: String,
    /// Who plays; the store does not look inside.
    pub seats: Vec<Value>,
    /// Round being played, from 1.
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
    /// Format of header and body; [`crate::FORMAT`] for everything this version writes.
    pub format: u32,
    /// Version of the app that wrote it.
    pub engine: String,
    /// A rolling autosave: only the newest [`crate::AUTOSAVES`] of these are kept.
    pub autosave: bool,
    /// The winners, once the game is over.
    pub winners: Option<Vec<Value>>,
    /// What the list of slots draws of it; the store does not look inside. Slots written before there was such a thing have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glance: Option<Value>,
}

impl Header {
    /// The header of a slot made now (`now`: Unix milliseconds).
    pub fn new(header: NewHeader, now: u64) -> Self {
        let NewHeader { name, game, map, seats, round, rounds, step, over, engine, autosave, winners, glance } = header;
        let format = crate::FORMAT;
        Self { name, game, map, seats, round, rounds, step, over, created: now, modified: now, format, engine, autosave, winners, glance }
    }
}

impl From<Header> for NewHeader {
    /// What an imported game keeps when it gets a slot of its own.
    fn from(header: Header) -> Self {
        let Header { name, game, map, seats, round, rounds, step, over, engine, autosave, winners, glance, .. } = header;
        Self { name, game, map, seats, round, rounds, step, over, engine, autosave, winners, glance }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_written_as_sixteen_digits() {
        assert_eq!(SlotId(0x2a).to_string(), "000000000000002a");
        assert_eq!("000000000000002a".parse(), Ok(SlotId(0x2a)));
        for text in ["", "2a", "000000000000002A", "+00000000000002a", "000000000000002a0", "00000000000000zz"] {
            assert_eq!(text.parse::<SlotId>(), Err(BadSlotId), "{text:?}");
        }
    }
}
