//! What happens on opening: both copies of everything are read and compared.
//!
//! The newer whole copy wins, and the other is made anew from it. Who was behind decides what the player is told: a
//! database that is older than its mirror was *rolled back*; a copy that is missing, damaged or further behind than a crash
//! in the middle of a save can explain was *mended*; when a copy newer than the one that is left cannot be read, or none
//! is left, something is lost and that is said too.

use std::{
    collections::{BTreeMap, BTreeSet},
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io,
    path::Path,
};

use serde_json::{Value, json};

use crate::{
    Notice, NoticeKind, OpenError,
    copies::{Copies, Known, State},
    copy::Copy,
    disk::{What, clear_for_file, is_full},
    envelope::{Key, Record},
    first,
    records::{DbError, Records},
};

/// After so many openings that never ended (the app was stopped or died in the database), the database is set aside.
const FAILED_OPENINGS: u8 = 2;

/// After so many bytes that were read the database is to forget them.
pub(crate) const MUCH: usize = 2 << 20;

/// The database as it was found.
struct Found {
    db: Box<dyn Records>,
    copies: AllKept,
    /// The database was empty or had to be replaced, so nothing in it can be behind.
    rebuilt: bool,
}

/// What is kept of a record of the database until it is compared.
enum Kept {
    /// It is whole, and its bytes have this print. Most are as their mirrors are, and all of them together would take much memory.
    Print(u64),
    /// It is damaged, or the database will not be there to be asked again.
    Whole(Box<Copy>),
}

/// What is kept of all of them.
type AllKept = BTreeMap<Key, Kept>;

/// A database that was read, what is kept of it, and why some of it could not be read.
type ReadThrough = (Box<dyn Records>, AllKept, Option<String>);

impl Kept {
    fn of(key: Key, bytes: Option<Vec<u8>>, whole: bool) -> Self {
        let print = bytes.as_deref().map(print_of);
        match (Copy::of(key, bytes), print) {
            (Copy::Good(_), Some(print)) if !whole => Self::Print(print),
            (copy, _) => Self::Whole(Box::new(copy)),
        }
    }

    /// The record itself; out of the mirror where that holds the same.
    fn copy(self, key: Key, mirror: Option<&[u8]>, db: Option<&mut (dyn Records + 'static)>) -> Result<Copy, DbError> {
        match self {
            Self::Whole(copy) => Ok(*copy),
            Self::Print(print) => match mirror.filter(|bytes| print_of(bytes) == print) {
                Some(bytes) => Ok(Copy::of(key, Some(bytes.to_vec()))),
                None => Ok(Copy::of(key, db.map_or(Ok(None), |db| db.get(key))?)),
            },
        }
    }
}

fn print_of(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

/// The two copies of a record, as found.
#[derive(Clone, Copy)]
struct Pair<'a> {
    key: Key,
    stored: &'a Copy,
    mirror: &'a Copy,
    /// The database had to be replaced.
    rebuilt: bool,
    /// The name it had when names were written last.
    title: Option<&'a str>,
}

impl Copies {
    /// Reads and compares all copies, mends what has to be mended and fills `known` and `notices`.
    ///
    /// A full disk is no error: then `known` is what the mirrors say, and the comparison is made as soon as there is room.
    pub(crate) fn compare(&mut self) -> Result<(), OpenError> {
        self.finish_compaction();
        let titles = self.read_titles();
        let (mirrored, buried) = self.mirrors.keys().map_err(|error| OpenError::from(&error))?;
        let found = self.find_database(!mirrored.is_empty())?;
        self.compared = found.is_some();
        let (mut db, mut copies, rebuilt) =
            found.map_or((None, BTreeMap::new(), false), |found| (Some(found.db), found.copies, found.rebuilt));
        let keys: BTreeSet<Key> = mirrored.iter().chain(&buried).chain(copies.keys()).copied().collect();
        for key in keys.into_iter().filter(|&key| key != Key::TITLES) {
            let read = self.mirrors.read(key).or_else(|_| self.mirrors.read(key));
            let bytes = read.as_ref().map_or(None, |bytes| bytes.as_deref());
            let stored = copies.remove(&key).map_or(Ok(Copy::Missing), |kept| kept.copy(key, bytes, db.as_deref_mut()))?;
            if buried.contains(&key) {
                if !mirrored.contains(&key) {
                    self.settle_buried(&mut db, key, &stored);
                    continue;
                }
                // It was taken out of the trash again.
                let _ = self.mirrors.forget_buried(key);
            }
            let title = titles.get(&key).map(String::as_str);
            let Some(mirror) = self.read_mirror(key, read, &stored, title) else { continue };
            self.settle_key(&mut db, Pair { key, stored: &stored, mirror: &mirror, rebuilt, title })?;
        }
        self.db = db;
        if self.compared {
            self.compact();
            self.miss(&titles);
            self.write_titles();
        }
        Ok(())
    }

    /// The comparison, made when there was no room for it before.
    pub(crate) fn compare_late(&mut self) -> Result<(), DbError> {
        let (before, told) = (std::mem::take(&mut self.known), std::mem::take(&mut self.notices));
        let done = self.compare();
        if done.is_err() || !self.compared {
            (self.known, self.notices, self.compared) = (before, told, false);
            return Err(match done {
                Err(error) if !matches!(error, OpenError::DiskFull) => DbError::Broken(error.to_string()),
                _ => DbError::Io(io::ErrorKind::StorageFull.into()),
            });
        }
        for (key, known) in &mut self.known {
            known.next = known.next.max(before.get(key).map_or(0, |before| before.next));
        }
        self.notices.splice(0..0, told);
        Ok(())
    }

    /// The mirror of a key; `None` if it cannot be read nor put out of the way, and is then left alone.
    fn read_mirror(&mut self, key: Key, read: io::Result<Option<Vec<u8>>>, stored: &Copy, title: Option<&str>) -> Option<Copy> {
        let error = match read {
            Ok(bytes) => return Some(Copy::of(key, bytes)),
            Err(error) => error,
        };
        // Which of the two is newer nobody can say now, but one of them can be played on.
        if let Copy::Good(record) = stored
            && let Ok(kept) = self.mirrors.put_aside(key)
        {
            if key != Key::COUNTER {
                let name = name_of(key, &record.header, title);
                let message = format!(
                    "One of the two copies of {name} cannot be read ({error}) and was put aside; the other is used. Look whether the last moves are there."
                );
                let data = json!({ "name": plain_name(key, &record.header, title), "kept": [kept], "error": error.to_string() });
                self.notices.push(Notice { kind: NoticeKind::Unread, slot: key.slot(), message, data });
            }
            return Some(Copy::Missing);
        }
        // Settings, counter and pages start afresh rather than never again.
        let begins_afresh = key.slot().is_none() && self.mirrors.put_aside(key).is_ok();
        match key {
            Key::COUNTER => {}
            _ if begins_afresh => self.notices.push(started_afresh(key, Value::Null)),
            _ => self.leave_unread(key, stored, &error, title),
        }
        None
    }

    /// What is in the trash needs no comparison: any whole copy will do. An empty mirror there was given up, or its removal was not
    /// finished: then it is now.
    fn settle_buried(&mut self, db: &mut Option<Box<dyn Records>>, key: Key, stored: &Copy) {
        let bytes = self.mirrors.read(key).ok().flatten().unwrap_or_default();
        let given_up = bytes.is_empty();
        let mirror = Copy::of(key, Some(bytes));
        let highest = stored.generation().max(mirror.generation());
        let whole = [stored, &mirror].into_iter().filter_map(|copy| if let Copy::Good(record) = copy { Some(record) } else { None });
        match whole.max_by_key(|record| record.generation).cloned() {
            Some(Record { generation, header, .. }) if !given_up => {
                self.known.insert(key, Known { generation, next: highest + 1, deleted: true, header, state: State::Good });
            }
            _ => {
                if db.as_mut().is_some_and(|db| *stored == Copy::Missing || db.remove(key).is_ok()) {
                    let _ = self.mirrors.forget_buried(key);
                }
            }
        }
    }

    fn settle_key(&mut self, db: &mut Option<Box<dyn Records>>, pair: Pair<'_>) -> Result<(), OpenError> {
        let Pair { key, stored, mirror, rebuilt, title } = pair;
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
            _ => return self.lose(db.as_deref_mut().map(|db| db as &mut dyn Records), pair),
        };
        let Record { generation, deleted, header, .. } = winner.clone();
        self.known.insert(key, Known { generation, next: highest + 1, deleted, header, state: State::Good });
        let Some(database) = db.as_deref_mut() else { return Ok(()) };
        let told = verdict(winner, stored, mirror, rebuilt).filter(|_| key != Key::COUNTER);
        let (kept, mended) = match self.mend(database, pair, winner) {
            Ok(kept) => (kept, true),
            // The whole copy is where it is, and the next start tries again.
            Err(OpenError::DiskFull) if !rebuilt => {
                *db = None;
                self.tell_full();
                (Vec::new(), false)
            }
            Err(error) => return Err(error),
        };
        if let Some(kind) = told {
            let name = name_of(key, &winner.header, title);
            let message = match kind {
                NoticeKind::RolledBack => {
                    format!("The database held an older state of {name}; the newer one was put back, and nothing is lost.")
                }
                NoticeKind::Damaged => {
                    format!("The newest state of {name} is damaged; an older one is left. Check it before playing on.")
                }
                _ if !mended => {
                    format!("One of the two copies of {name} is damaged or missing; it is mended when there is room on the disk.")
                }
                _ => format!("One of the two copies of {name} was damaged or missing and was mended; nothing is lost."),
            };
            let data = json!({
                "name": plain_name(key, &winner.header, title), "generation": winner.generation, "newest_seen": highest, "kept": kept,
                "database": { "state": stored.word(), "generation": stored.generation() },
                "mirror": { "state": mirror.word(), "generation": mirror.generation() },
            });
            self.notices.push(Notice { kind, slot: key.slot(), message, data });
        }
        Ok(())
    }

    /// Makes both copies what the winner is; answers the names under which damaged ones were kept.
    fn mend(&mut self, db: &mut dyn Records, pair: Pair<'_>, winner: &Record) -> Result<Vec<String>, OpenError> {
        let Pair { key, stored, mirror, rebuilt, .. } = pair;
        let mut kept = Vec::new();
        let refused = |error: io::Error| OpenError::from(&error);
        if *stored != Copy::Good(winner.clone()) || rebuilt {
            if let Copy::Bad { bytes, .. } = stored {
                kept.push(self.mirrors.keep_aside(key, bytes).map_err(refused)?);
            }
            db.put(key, &winner.seal())?;
        }
        if *mirror != Copy::Good(winner.clone()) {
            let conflict = matches!(mirror, Copy::Good(m) if m.generation == winner.generation);
            if conflict || matches!(mirror, Copy::Bad { .. }) {
                kept.push(self.mirrors.put_aside(key).map_err(refused)?);
            }
            self.mirrors.put(key, &winner.seal()).map_err(refused)?;
        }
        Ok(kept)
    }

    /// Says once that there is no room.
    fn tell_full(&mut self) {
        if self.notices.iter().all(|notice| notice.kind != NoticeKind::Full) {
            let message =
                "The disk is full: games can be opened and deleted, but nothing is saved or mended before there is room.".to_owned();
            self.notices.push(Notice { kind: NoticeKind::Full, slot: None, message, data: Value::Null });
        }
    }

    /// The mirror is there but cannot be read. It may be the newest, so the slot is out of play until it can.
    fn leave_unread(&mut self, key: Key, stored: &Copy, error: &io::Error, title: Option<&str>) {
        let (generation, deleted, header) = match stored {
            Copy::Good(record) => (record.generation, record.deleted, record.header.clone()),
            _ => (0, false, titled(title)),
        };
        let message = format!("{} cannot be read ({error}) and was left as it is; check the disk.", name_of(key, &header, title));
        let name = plain_name(key, &header, title);
        let data = json!({ "name": name, "file": format!("slots/{key}.elbow"), "error": error.to_string() });
        self.notices.push(Notice { kind: NoticeKind::Damaged, slot: key.slot(), message, data });
        let state = State::Unread { what: error.to_string() };
        self.known.insert(key, Known { generation, next: generation + 1, deleted, header, state });
    }

    /// Neither copy is whole: the slot stays in the list, with its trouble, and its bytes stay where they are.
    fn lose(&mut self, db: Option<&mut dyn Records>, pair: Pair<'_>) -> Result<(), OpenError> {
        let Pair { key, stored, mirror, rebuilt, title } = pair;
        let Some(db) = db else {
            // What the database has of it is not known yet.
            self.leave_unread(key, stored, &io::ErrorKind::StorageFull.into(), title);
            return Ok(());
        };
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
            self.mirrors.keep_aside(key, bytes).map_err(|error| OpenError::from(&error))?;
        }
        let what = format!("database: {}; mirror: {}", stored.word(), mirror.word());
        if header.is_empty() {
            header = titled(title);
        }
        let name = name_of(key, &header, title);
        let (kind, message) = match key.slot() {
            Some(_) => {
                (NoticeKind::Damaged, format!("{name} is damaged and cannot be opened; import it from an exported file if you have one."))
            }
            None => afresh(key),
        };
        let generation = stored.generation().max(mirror.generation());
        let name = plain_name(key, &header, title);
        let data = json!({ "name": name, "newest_seen": generation, "database": stored.word(), "mirror": mirror.word() });
        if key != Key::COUNTER {
            self.notices.push(Notice { kind, slot: key.slot(), message, data });
        }
        let state = State::Damaged { what };
        if key.slot().is_some() {
            self.known.insert(key, Known { generation, next: generation + 1, deleted: false, header, state });
        } else {
            // Settings, counter and pages start afresh; nobody could put damaged ones back by hand.
            if matches!(mirror, Copy::Bad { .. }) {
                self.mirrors.put_aside(key).map_err(|error| OpenError::from(&error))?;
            }
            db.remove(key)?;
        }
        Ok(())
    }

    /// Opens the database and reads all of it. One that fails in any way but for want of space or permission is set aside; for want of
    /// space there is none for the time being.
    fn find_database(&mut self, mirrored: bool) -> Result<Option<Found>, OpenError> {
        match self.try_database(mirrored) {
            Err(OpenError::DiskFull) => {
                self.tell_full();
                Ok(None)
            }
            other => other.map(Some),
        }
    }

    /// Opens the database and reads every record, of which it keeps the `whole` or a print; the reason comes back too if some could not be
    /// read.
    fn read_database(&self, dir: &Path, whole: bool) -> Result<ReadThrough, DbError> {
        let mut db = first::open(self.disk.clone(), dir)?;
        let mut copies = BTreeMap::new();
        let mut broken = None;
        let (mut read, mut much) = (0, false);
        for key in db.keys()? {
            if read > MUCH {
                db = self.lean(db, dir, broken.is_none())?;
                (read, much) = (0, true);
            }
            match db.get(key) {
                Ok(bytes) => {
                    read += bytes.as_ref().map_or(0, Vec::len);
                    copies.insert(key, Kept::of(key, bytes, whole));
                }
                Err(DbError::Broken(why)) => broken = Some(why),
                Err(error) => return Err(error),
            }
        }
        if much {
            db = self.lean(db, dir, broken.is_none())?;
        }
        Ok((db, copies, broken))
    }

    /// The database without what was read of it. One that cannot forget, be it for want of room, is opened anew; so is one that is not
    /// `sound`, since forgetting may write.
    fn lean(&self, mut db: Box<dyn Records>, dir: &Path, sound: bool) -> Result<Box<dyn Records>, DbError> {
        if sound && db.forget().is_ok() {
            return Ok(db);
        }
        drop(db);
        first::open(self.disk.clone(), dir)
    }

    fn try_database(&mut self, mirrored: bool) -> Result<Found, OpenError> {
        let dir = self.database_dir();
        let marker = self.root.join("opening");
        let missing = self.disk.what(&dir) == What::Nothing;
        // A heuristic that cannot be kept is done without.
        let _ = clear_for_file(&*self.disk, &marker);
        // An opening that neither succeeds nor fails (sled kills the process for want of memory, or never returns) leaves the marker.
        let failed = match self.disk.read(&marker).as_deref() {
            Ok(&[failed]) => failed,
            // Whatever else stands there did not come from us, and a sound database is not given up for it.
            _ => 0,
        };
        match self.disk.write(&marker, &[failed.saturating_add(1)]) {
            Err(error) if !is_full(&error) => return Err(OpenError::from(&error)),
            _ => {}
        }
        let opened = if failed >= FAILED_OPENINGS && !missing {
            Err(DbError::Broken("the last openings never came to an end".to_owned()))
        } else {
            self.read_database(&dir, false)
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
            Ok((db, _, Some(why))) => {
                drop(db);
                (self.read_database(&dir, true)?.1, why)
            }
            Err(DbError::Broken(why)) => (BTreeMap::new(), why),
            Err(error) => return Err(error.into()),
        };
        let (db, notice) = self.fresh_database(&why)?;
        self.notices.push(notice);
        Ok(Found { db, copies, rebuilt: true })
    }
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

/// What is told of a record that is no slot and of which nothing is left.
fn afresh(key: Key) -> (NoticeKind, String) {
    match key.of_page() {
        Some(_) => (NoticeKind::ResultsLost, "Some of the results of finished games are damaged and lost.".to_owned()),
        None => (NoticeKind::SettingsLost, "The settings are damaged and start afresh.".to_owned()),
    }
}

fn started_afresh(key: Key, data: Value) -> Notice {
    let (kind, message) = afresh(key);
    Notice { kind, slot: None, message, data }
}

/// What a message calls the record: the name of the game in quotation marks, if its header can be read at all.
fn name_of(key: Key, header: &[u8], title: Option<&str>) -> String {
    match key.slot() {
        None if key.of_page().is_some() => "the results of finished games".to_owned(),
        None => "the settings".to_owned(),
        Some(_) => format!("“{}”", plain_name(key, header, title)),
    }
}

/// The name of the game; the number of its slot when nobody knows it any more.
fn plain_name(key: Key, header: &[u8], title: Option<&str>) -> String {
    let header = serde_json::from_slice::<Value>(header).unwrap_or(Value::Null);
    let name = header.get("name").and_then(Value::as_str).or(title);
    name.map_or_else(|| key.to_string(), str::to_owned)
}

/// As much of a header as a title can make up for.
fn titled(title: Option<&str>) -> Vec<u8> {
    title.map(|name| json!({ "name": name }).to_string().into_bytes()).unwrap_or_default()
}
