//! Reading headers of any version: number → steps up to today's shape → typed value.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{FORMAT, Header};

/// Takes a header of one format to the next.
type Step = fn(&mut Map<String, Value>) -> Result<(), &'static str>;

/// How headers are read.
pub(crate) struct Reader {
    /// The format that is written today; later ones are refused.
    current: u32,
    /// The oldest format that was ever written.
    oldest: u32,
    /// `steps[i]` takes format `oldest + i` to `oldest + i + 1`; there are `current - oldest` of them.
    steps: &'static [Step],
}

/// The reader of this version. A new format adds its step here and an export of the old one to `tests/saves/`.
pub(crate) const READER: Reader = Reader { current: FORMAT, oldest: 1, steps: &[] };

/// The header as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stored {
    #[serde(flatten)]
    pub header: Header,
    /// The format of the body when it is older than the header's (a slot of an old version that was renamed).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body_format: Option<u32>,
}

/// Why a header cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadHeader {
    #[error("format {format} of version {engine}")]
    Newer { format: u32, engine: String },
    #[error("{0}")]
    Invalid(String),
}

impl Stored {
    /// What is written.
    pub fn to_bytes(&self) -> Vec<u8> {
        // A struct of strings, numbers and JSON values always has a JSON form.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// The format that the body was written in.
    pub fn format_of_body(&self) -> u32 {
        self.body_format.unwrap_or(self.header.format)
    }
}

impl Reader {
    /// Reads a header of any format up to the current one.
    pub fn read(&self, bytes: &[u8]) -> Result<Stored, BadHeader> {
        let invalid = |why: &dyn std::fmt::Display| BadHeader::Invalid(why.to_string());
        let mut fields: Map<String, Value> = serde_json::from_slice(bytes).map_err(|error| invalid(&error))?;
        let found = fields.get("format").and_then(Value::as_u64).and_then(|format| u32::try_from(format).ok());
        let found = found.ok_or_else(|| invalid(&"the header has no format number"))?;
        if found > self.current {
            let engine = fields.get("engine").and_then(Value::as_str).unwrap_or_default().to_owned();
            return Err(BadHeader::Newer { format: found, engine });
        }
        if found < self.oldest {
            return Err(invalid(&format_args!("there never was a format {found}")));
        }
        for step in &self.steps[(found - self.oldest) as usize..] {
            step(&mut fields).map_err(|why| invalid(&why))?;
        }
        if found < self.current {
            fields.insert("format".to_owned(), self.current.into());
            fields.entry("body_format").or_insert(found.into());
        }
        let stored: Stored = serde_json::from_value(Value::Object(fields)).map_err(|error| invalid(&error))?;
        check(&stored).map_err(|why| invalid(&why))?;
        Ok(stored)
    }
}

/// What must hold of every header, whoever wrote it.
fn check(stored: &Stored) -> Result<(), &'static str> {
    let Stored { header, body_format } = stored;
    if header.game.is_empty() {
        return Err("the header names no game");
    }
    if body_format.is_some_and(|format| format >= header.format) {
        return Err("the body is newer than its header");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A history of two changes: format 1 called the name `title`; format 2 had no `winners`; format 3 is today's.
    const HISTORY: Reader = Reader {
        current: 3,
        oldest: 1,
        steps: &[
            |fields| {
                let title = fields.remove("title").ok_or("no title")?;
                fields.insert("name".to_owned(), title);
                Ok(())
            },
            |fields| {
                fields.insert("winners".to_owned(), Value::Null);
                Ok(())
            },
        ],
    };

    fn today() -> Value {
        json!({ "name": "Ada", "game": "small-world", "map": "m", "seats": [], "round": 1, "rounds": 10, "step": 4,
            "over": false, "created": 5, "modified": 6, "format": 3, "engine": "0.3.0", "autosave": false, "winners": null })
    }

    fn old(format: u32) -> Vec<u8> {
        let mut value = today();
        let fields = value.as_object_mut().unwrap();
        fields.insert("format".to_owned(), format.into());
        if format < 3 {
            fields.remove("winners");
        }
        if format < 2 {
            let name = fields.remove("name").unwrap();
            fields.insert("title".to_owned(), name);
        }
        value.to_string().into_bytes()
    }

    #[test]
    fn every_old_format_becomes_todays() {
        for format in 1..=3 {
            let stored = HISTORY.read(&old(format)).unwrap();
            assert_eq!((stored.header.name.as_str(), stored.header.format), ("Ada", 3), "format {format}");
            assert_eq!(stored.format_of_body(), format);
        }
    }

    #[test]
    fn an_old_body_is_remembered_when_the_header_is_written_again() {
        let stored = HISTORY.read(&old(1)).unwrap();
        let again = HISTORY.read(&stored.to_bytes()).unwrap();
        assert_eq!(again, stored);
        assert_eq!(again.format_of_body(), 1);
    }

    #[test]
    fn a_newer_format_is_refused_by_name() {
        let bytes = br#"{"format":4,"engine":"9.9.9","anything":"else"}"#;
        assert_eq!(HISTORY.read(bytes), Err(BadHeader::Newer { format: 4, engine: "9.9.9".to_owned() }));
    }

    #[test]
    fn what_is_no_header_is_refused() {
        let lists: [&[u8]; 6] = [b"", b"[]", b"{}", br#"{"format":0}"#, br#"{"format":-1}"#, br#"{"format":1}"#];
        for bytes in lists {
            assert!(matches!(HISTORY.read(bytes), Err(BadHeader::Invalid(_))), "{}", String::from_utf8_lossy(bytes));
        }
        let mut nameless = today();
        nameless["game"] = json!("");
        assert!(matches!(HISTORY.read(nameless.to_string().as_bytes()), Err(BadHeader::Invalid(_))));
    }

    #[test]
    fn the_steps_of_this_version_are_complete() {
        assert_eq!(READER.steps.len() as u32, READER.current - READER.oldest);
    }
}
