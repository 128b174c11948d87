//! The envelope around everything that is stored: both copies of a slot hold exactly these bytes.
//!
//! ```text
//!  0  8  magic "ELBOWSAV"        24  8  generation
//!  8  2  envelope version        32  8  key (whose record this is)
//! 10  2  flags                   40  4  CRC-32 of the header
//! 12  4  length of the header    44  4  CRC-32 of header and body
//! 16  8  length of the body      48  4  CRC-32 of the 48 bytes before
//! 52     header, then body
//! ```
//! Numbers are little-endian. These 52 bytes keep their place and meaning in every later version, so that an old app
//! can tell "newer than I am" from "damaged".

use std::fmt;

use crate::{PAGES, SlotId};

/// The first eight bytes of every stored record, and the first word of every export.
pub(crate) const MAGIC: &str = "ELBOWSAV";

/// The envelope version that is written.
pub(crate) const VERSION: u16 = 1;

const PREFIX: usize = 52;
const DELETED: u16 = 1;

/// How the names of pages begin.
const PAGE: &str = "results-";

/// Whose record it is: a slot, or one of the records that are no slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Key(pub u64);

impl Key {
    /// The settings of the app.
    pub const SETTINGS: Self = Self(u64::MAX);
    /// The number of the next new slot.
    pub const COUNTER: Self = Self(u64::MAX - 1);
    /// Names of all games, so that one that is lost can be named; only a mirror (see `titles`).
    pub const TITLES: Self = Self(u64::MAX - 2);
    /// The last of the pages (see `pages`); the others have the numbers below.
    const LAST_PAGE: u64 = u64::MAX - 3;
    /// Slots have smaller numbers than this.
    pub const FIRST_RESERVED: u64 = u64::MAX - 255;

    /// The slot, if it is one.
    pub fn slot(self) -> Option<SlotId> {
        (self.0 < Self::FIRST_RESERVED).then_some(SlotId(self.0))
    }

    /// The page of this number.
    pub fn page(page: u8) -> Option<Self> {
        (page < PAGES).then(|| Self(Self::LAST_PAGE - u64::from(PAGES - 1 - page)))
    }

    /// The number of the page, if it is one.
    pub fn of_page(self) -> Option<u8> {
        (0..PAGES).find(|&page| Self::page(page) == Some(self))
    }

    /// Reads what `Display` writes.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "settings" => Some(Self::SETTINGS),
            "counter" => Some(Self::COUNTER),
            "titles" => Some(Self::TITLES),
            _ if name.starts_with(PAGE) => (0..PAGES).filter_map(Self::page).find(|key| key.to_string() == name),
            _ => name.parse::<SlotId>().ok().map(Self::from).filter(|key| key.slot().is_some()),
        }
    }
}

impl From<SlotId> for Key {
    fn from(slot: SlotId) -> Self {
        Self(slot.0)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::SETTINGS => f.write_str("settings"),
            Self::COUNTER => f.write_str("counter"),
            Self::TITLES => f.write_str("titles"),
            Self(number) => match self.of_page() {
                Some(page) => write!(f, "{PAGE}{page:02}"),
                None => SlotId(number).fmt(f),
            },
        }
    }
}

/// One record: what an envelope holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Record {
    pub key: Key,
    /// Counts the saves of this key, from 1.
    pub generation: u64,
    /// In the trash.
    pub deleted: bool,
    /// JSON of [`crate::Header`] for a slot.
    pub header: Vec<u8>,
    pub body: Vec<u8>,
}

/// Why bytes are not a whole record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Fault {
    /// A whole prefix of a later version.
    #[error("envelope version {version}")]
    Newer { version: u16 },
    /// `generation` and `header` are there when that much of it is whole.
    #[error("{what}")]
    Broken { what: &'static str, generation: Option<u64>, header: Option<Vec<u8>> },
}

fn broken(what: &'static str) -> Fault {
    Fault::Broken { what, generation: None, header: None }
}

impl Record {
    /// Puts the record into an envelope.
    pub fn seal(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(PREFIX + self.header.len() + self.body.len());
        bytes.extend_from_slice(MAGIC.as_bytes());
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&(if self.deleted { DELETED } else { 0 }).to_le_bytes());
        bytes.extend_from_slice(&(self.header.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&(self.body.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&self.generation.to_le_bytes());
        bytes.extend_from_slice(&self.key.0.to_le_bytes());
        bytes.extend_from_slice(&crc32fast::hash(&self.header).to_le_bytes());
        bytes.extend_from_slice(&crc_of(&self.header, &self.body).to_le_bytes());
        bytes.extend_from_slice(&crc32fast::hash(&bytes).to_le_bytes());
        bytes.extend_from_slice(&self.header);
        bytes.extend_from_slice(&self.body);
        bytes
    }

    /// Opens an envelope that should hold the record of `key`.
    pub fn unseal(key: Key, bytes: &[u8]) -> Result<Self, Fault> {
        let Some((prefix, content)) = bytes.split_at_checked(PREFIX) else {
            return Err(broken(if bytes.is_empty() { "empty" } else { "cut off in the prefix" }));
        };
        if !prefix.starts_with(MAGIC.as_bytes()) {
            return Err(broken("not a record of this app"));
        }
        if crc32fast::hash(&prefix[..48]) != u32_at(prefix, 48) {
            return Err(broken("the checksum of the prefix is wrong"));
        }
        let version = u16::from_le_bytes([prefix[8], prefix[9]]);
        if version > VERSION {
            return Err(Fault::Newer { version });
        }
        if u64_at(prefix, 32) != key.0 {
            return Err(broken("this is the record of another slot"));
        }
        let generation = u64_at(prefix, 24);
        let (header_len, body_len) = (u32_at(prefix, 12) as usize, u64_at(prefix, 16));
        let Some((header, body)) = content.split_at_checked(header_len) else {
            return Err(Fault::Broken { what: "cut off in the header", generation: Some(generation), header: None });
        };
        if crc32fast::hash(header) != u32_at(prefix, 40) {
            let what = "the checksum of the header is wrong";
            return Err(Fault::Broken { what, generation: Some(generation), header: None });
        }
        let partly = |what| Fault::Broken { what, generation: Some(generation), header: Some(header.to_vec()) };
        if (body.len() as u64) < body_len {
            return Err(partly("cut off in the body"));
        }
        if body.len() as u64 > body_len {
            return Err(partly("longer than it says"));
        }
        if crc_of(header, body) != u32_at(prefix, 44) {
            return Err(partly("the checksum of the body is wrong"));
        }
        let deleted = u16::from_le_bytes([prefix[10], prefix[11]]) & DELETED != 0;
        Ok(Self { key, generation, deleted, header: header.to_vec(), body: body.to_vec() })
    }
}

/// CRC-32 of header and body, one after the other.
pub(crate) fn crc_of(header: &[u8], body: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(header);
    hasher.update(body);
    hasher.finalize()
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    let mut four = [0; 4];
    four.copy_from_slice(&bytes[at..at + 4]);
    u32::from_le_bytes(four)
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    let mut eight = [0; 8];
    eight.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(eight)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        Record { key: Key(7), generation: 9, deleted: true, header: b"{\"name\":\"x\"}".to_vec(), body: vec![3; 40] }
    }

    #[test]
    fn what_is_sealed_comes_back() {
        for body in [Vec::new(), vec![0], vec![255; 5000]] {
            let record = Record { body, ..record() };
            assert_eq!(Record::unseal(Key(7), &record.seal()), Ok(record));
        }
    }

    #[test]
    fn every_flipped_bit_is_noticed() {
        let good = record().seal();
        for bit in 0..good.len() * 8 {
            let mut bad = good.clone();
            bad[bit / 8] ^= 1 << (bit % 8);
            assert!(matches!(Record::unseal(Key(7), &bad), Err(Fault::Broken { .. })), "bit {bit}");
        }
    }

    #[test]
    fn every_cut_and_every_extra_byte_is_noticed() {
        let good = record().seal();
        for len in 0..good.len() {
            assert!(Record::unseal(Key(7), &good[..len]).is_err(), "length {len}");
        }
        let mut long = good;
        long.push(0);
        assert!(Record::unseal(Key(7), &long).is_err());
    }

    #[test]
    fn the_record_of_another_slot_is_refused() {
        assert_eq!(Record::unseal(Key(8), &record().seal()), Err(broken("this is the record of another slot")));
    }

    #[test]
    fn a_damaged_body_still_tells_its_generation_and_header() {
        let mut bytes = record().seal();
        *bytes.last_mut().unwrap() ^= 1;
        let Err(Fault::Broken { generation, header, .. }) = Record::unseal(Key(7), &bytes) else { panic!("unnoticed") };
        assert_eq!((generation, header), (Some(9), Some(record().header)));
    }

    #[test]
    fn a_later_version_is_told_from_damage() {
        let mut bytes = record().seal();
        bytes[8] = 2;
        assert!(matches!(Record::unseal(Key(7), &bytes), Err(Fault::Broken { .. })));
        let crc = crc32fast::hash(&bytes[..48]).to_le_bytes();
        bytes[48..52].copy_from_slice(&crc);
        assert_eq!(Record::unseal(Key(7), &bytes), Err(Fault::Newer { version: 2 }));
    }

    #[test]
    fn keys_are_written_and_read() {
        for key in [Key(1), Key(Key::FIRST_RESERVED - 1), Key::SETTINGS, Key::COUNTER].into_iter().chain((0..PAGES).filter_map(Key::page)) {
            assert_eq!(Key::parse(&key.to_string()), Some(key));
        }
        assert_eq!(Key::parse("ffffffffffffffff"), None);
        assert_eq!(Key::parse("1"), None);
    }
}
