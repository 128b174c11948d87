//! What happens on opening: both copies of everything are read and compared.
//!
//! The newer whole copy wins, and the other is made anew from it. Who was behind decides what the player is told: a
//! database that is older than its mirror was *rolled back*; a copy that is missing, damaged or further behind than a crash
//! in the middle of a save can explain was *mended*; when a copy newer than the one that is left cannot be read, or none
//! is left, something is lost and that is said too.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::{
    Notice, NoticeKind, OpenError,
    copies::{Copies, Known, State},
    database::{Database, DbError},
    envelope::{Fault, Key, Record},
    now,
};

/// After so many openings that never ended (the app was stopped or died in the database), the database is set aside.
const FAILED_OPENINGS: u8 = 2;

/// One copy of one record, as found.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Copy {
    Missing,
    Good(Record),
    Newer { version: u16 },
    Bad { what: &'static str, generation: Option<u64>, header: Option<Vec<u8>>, bytes: Vec<u8> },
}

impl Copy {
    fn of(key: Key, bytes: Option<Vec<u8>>) -> Self {
        let Some(bytes) = bytes else { return Self::Missing };
        match Record::unseal(key, &bytes) {
            Ok(record) => Self::Good(record),
            Err(Fault::Newer { version }) => Self::Newer { version },
            Err(Fault::Broken { what, generation, header }) => Self::Bad { what, generation, header, bytes },
        }
    }

    /// The highest generation that this copy is known to have had.
    fn generation(&self) -> u64 {
        match self {
            Self::Good(record) => record.generation,
            Self::Bad { generation, .. } => generation.unwrap_or(0),
            Self::Missing | Self::Newer { .. } => 0,
        }
    }

    fn word(&self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Good(_) => "whole",
            Self::Newer { .. } => "newer",
            Self::Bad { what, .. } => what,
        }
    }
}

/// The database as it was found.
struct Found {
    db: Database,
    copies: BTreeMap<Key, Copy>,
    /// The database was empty or had to be replaced, so nothing in it can be behind.
    rebuilt: bool,
}

impl Copies {
    /// Reads and compares all copies, mends what has to be mended and fills `known` and `notices`.
    pub(crate) fn compare(&mut self) -> Result<(), OpenError> {
        self.finish_compaction().map_err(|error| OpenError::from(&error))?;
        let mirrored = self.mirrors.keys().map_err(|error| OpenError::from(&error))?;
        let Found { mut db, mut copies, rebuilt } = self.find_database(!mirrored.is_empty())?;
        let keys: BTreeSet<Key> = mirrored.into_iter().chain(copies.keys().copied()).collect();
        for key in keys {
            let stored = copies.remove(&key).unwrap_or(Copy::Missing);
            let mirror = match self.mirrors.read(key).or_else(|_| self.mirrors.read(key)) {
                Ok(bytes) => Copy::of(key, bytes),
                Err(error) => {
                    self.leave_unread(key, &stored, &error);
                    continue;
                }
            };
            self.settle_key(&mut db, key, &stored, &mirror, rebuilt)?;
        }
        self.db = Some(db);
        self.compact();
        Ok(())
    }

    fn settle_key(&mut self, db: &mut Database, key: Key, stored: &Copy, mirror: &Copy, rebuilt: bool) -> Result<(), OpenError> {
        let highest = stored.generation().max(mirror.generation());
        let winner = match (stored, mirror) {
            (Copy::Newer { version }, _) | (_, Copy::Newer { version }) => {
                let state = State::Newer { version: *version };
                self.known.insert(key, Known { generation: 0, next: 1, deleted: false, header: Vec::new(), state });
                return Ok(());
            }
            (Copy::Good(d), Copy::Good(m)) => {
                if m.generation > d.generation {
                    m
                } else {
                    d
                }
            }
            (Copy::Good(record), _) | (_, Copy::Good(record)) => record,
            _ => return self.lose(db, key, stored, mirror, rebuilt),
        };
        let told = verdict(winner, stored, mirror, rebuilt).filter(|_| key != Key::COUNTER);
        let mut kept = Vec::new();
        let full = |error: std::io::Error| OpenError::from(&error);
        if *stored != Copy::Good(winner.clone()) || rebuilt {
            if let Copy::Bad { bytes, .. } = stored {
                kept.push(self.mirrors.keep_aside(key, bytes, now()).map_err(full)?);
            }
            db.put(key, &winner.seal())?;
        }
        if *mirror != Copy::Good(winner.clone()) {
            let conflict = matches!(mirror, Copy::Good(m) if m.generation == winner.generation);
            if conflict || matches!(mirror, Copy::Bad { .. }) {
                kept.push(self.mirrors.put_aside(key, now()).map_err(full)?);
            }
            self.mirrors.put(key, &winner.seal()).map_err(full)?;
        }
        if let Some(kind) = told {
            let name = name_of(key, &winner.header);
            let message = match kind {
                NoticeKind::RolledBack => {
                    format!("The database held an older state of {name}; the newer one was put back, and nothing is lost.")
                }
                NoticeKind::Damaged => {
                    format!("The newest state of {name} is damaged; an older one is left. Check it before playing on.")
                }
                _ => format!("One of the two copies of {name} was damaged or missing and was mended; nothing is lost."),
            };
            let data = json!({
                "name": name, "generation": winner.generation, "newest_seen": highest, "kept": kept,
                "database": { "state": stored.word(), "generation": stored.generation() },
                "mirror": { "state": mirror.word(), "generation": mirror.generation() },
            });
            self.notices.push(Notice { kind, slot: key.slot(), message, data });
        }
        let Record { generation, deleted, header, .. } = winner.clone();
        self.known.insert(key, Known { generation, next: highest + 1, deleted, header, state: State::Good });
        Ok(())
    }

    /// The mirror is there but cannot be read. It may be the newest, so the slot is out of play until it can.
    fn leave_unread(&mut self, key: Key, stored: &Copy, error: &std::io::Error) {
        let (generation, deleted, header) = match stored {
            Copy::Good(record) => (record.generation, record.deleted, record.header.clone()),
            _ => (0, false, Vec::new()),
        };
        let message = format!("{} cannot be read ({error}) and was left as it is; check the disk.", name_of(key, &header));
        let data = json!({ "file": format!("slots/{key}.elbow"), "error": error.to_string() });
        self.notices.push(Notice { kind: NoticeKind::Damaged, slot: key.slot(), message, data });
        let state = State::Unread { what: error.to_string() };
        self.known.insert(key, Known { generation, next: generation + 1, deleted, header, state });
    }

    /// Neither copy is whole: the slot stays in the list, with its trouble, and its bytes stay where they are.
    fn lose(&mut self, db: &mut Database, key: Key, stored: &Copy, mirror: &Copy, rebuilt: bool) -> Result<(), OpenError> {
        let mut header = Vec::new();
        let mut damaged = false;
        for copy in [stored, mirror] {
            if let Copy::Bad { header: readable, .. } = copy {
                damaged = true;
                header = readable.clone().unwrap_or(header);
            }
        }
        if !damaged {
            // A tree without a record is what an interrupted removal leaves.
            return Ok(db.remove(key)?);
        }
        if rebuilt && let Copy::Bad { bytes, .. } = stored {
            self.mirrors.keep_aside(key, bytes, now()).map_err(|error| OpenError::from(&error))?;
        }
        let what = format!("database: {}; mirror: {}", stored.word(), mirror.word());
        let name = name_of(key, &header);
        let message = match key.slot() {
            Some(_) => format!("{name} is damaged and cannot be opened; import it from an exported file if you have one."),
            None => "The settings are damaged and start afresh.".to_owned(),
        };
        let generation = stored.generation().max(mirror.generation());
        let data = json!({ "name": name, "newest_seen": generation, "database": stored.word(), "mirror": mirror.word() });
        if key != Key::COUNTER {
            self.notices.push(Notice { kind: NoticeKind::Damaged, slot: key.slot(), message, data });
        }
        let state = State::Damaged { what };
        if key.slot().is_some() {
            self.known.insert(key, Known { generation, next: generation + 1, deleted: false, header, state });
        } else {
            // Settings and counter start afresh; nobody could put damaged ones back by hand.
            let set_aside = matches!(mirror, Copy::Bad { .. }).then(|| self.mirrors.put_aside(key, now()));
            set_aside.transpose().map_err(|error| OpenError::from(&error))?;
            db.remove(key)?;
        }
        Ok(())
    }

    /// Opens the database and reads all of it. One that fails in any way but for want of space or permission is set aside.
    fn find_database(&mut self, mirrored: bool) -> Result<Found, OpenError> {
        let dir = self.database_dir();
        let marker = self.root.join("opening");
        let missing = !dir.exists();
        // An opening that neither succeeds nor fails (sled kills the process for want of memory, or never returns) leaves the marker.
        let failed = self.disk.read(&marker).ok().and_then(|bytes| bytes.first().copied()).unwrap_or(0);
        self.disk.write(&marker, &[failed.saturating_add(1)]).map_err(|error| OpenError::from(&error))?;
        let opened = if failed >= FAILED_OPENINGS && !missing {
            Err(DbError::Broken("the last openings never came to an end".to_owned()))
        } else {
            Database::open(self.disk.clone(), &dir).and_then(|mut db| read_all(&mut db).map(|(copies, why)| (db, copies, why)))
        };
        let _ = self.disk.remove(&marker);
        let (copies, why) = match opened {
            Ok((db, copies, None)) => {
                if missing && mirrored {
                    let message = "The database of saved games was missing and was rebuilt from the mirrors.".to_owned();
                    self.notices.push(Notice { kind: NoticeKind::Mended, slot: None, message, data: Value::Null });
                }
                return Ok(Found { db, copies, rebuilt: missing });
            }
            // Some of it can be read: that is kept for the comparison.
            Ok((db, copies, Some(why))) => {
                drop(db);
                (copies, why)
            }
            Err(DbError::Broken(why)) => (BTreeMap::new(), why),
            Err(error) => return Err(error.into()),
        };
        let (db, notice) = self.fresh_database(&why)?;
        self.notices.push(notice);
        Ok(Found { db, copies, rebuilt: true })
    }
}

/// Reads every record; the reason comes back too if some could not be read.
fn read_all(db: &mut Database) -> Result<(BTreeMap<Key, Copy>, Option<String>), DbError> {
    let mut copies = BTreeMap::new();
    let mut broken = None;
    for key in db.keys()? {
        match db.get(key) {
            Ok(bytes) => {
                copies.insert(key, Copy::of(key, bytes));
            }
            Err(DbError::Broken(why)) => broken = Some(why),
            Err(error) => return Err(error),
        }
    }
    Ok((copies, broken))
}

/// What the player is told about a record of which at least one copy is whole.
fn verdict(winner: &Record, stored: &Copy, mirror: &Copy, rebuilt: bool) -> Option<NoticeKind> {
    let lost = |copy: &Copy| matches!(copy, Copy::Bad { generation: Some(g), .. } if *g > winner.generation);
    if lost(stored) || lost(mirror) {
        return Some(NoticeKind::Damaged);
    }
    // A crash between the two copies leaves the mirror one save behind; in the trash nobody minds.
    let crash_gap = |behind: u64| behind + 1 == winner.generation || winner.deleted;
    match (stored, mirror) {
        (Copy::Good(d), Copy::Good(m)) if d == m => None,
        (Copy::Good(d), Copy::Good(m)) if d.generation < m.generation => Some(NoticeKind::RolledBack),
        (Copy::Good(d), Copy::Good(m)) if d.generation > m.generation && crash_gap(m.generation) => None,
        (Copy::Good(_), Copy::Missing) if crash_gap(0) => None,
        (Copy::Missing, Copy::Good(_)) if rebuilt || winner.deleted => None,
        (Copy::Missing, Copy::Good(_)) => Some(NoticeKind::RolledBack),
        _ => Some(NoticeKind::Mended),
    }
}

/// What a message calls the record: the name of the game in quotation marks, if its header can be read at all.
fn name_of(key: Key, header: &[u8]) -> String {
    let value = serde_json::from_slice::<Value>(header).unwrap_or(Value::Null);
    match (key.slot(), value.get("name").and_then(Value::as_str)) {
        (None, _) => "the settings".to_owned(),
        (_, Some(name)) => format!("“{name}”"),
        (_, None) => "a saved game".to_owned(),
    }
}
