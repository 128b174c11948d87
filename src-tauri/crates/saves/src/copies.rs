//! Two copies of every record: one in the database, one as a mirror file.
//!
//! A record counts as saved when both copies are durable. While the app runs, `known` says what was acknowledged; on opening,
//! `compare.rs` finds out what is there. Whichever copy is damaged, missing or behind is made anew from the other.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};

use serde_json::json;

use crate::{
    LoadError, Notice, NoticeKind, OpenError, SaveError,
    disk::{Disk, aside, is_full},
    envelope::{Key, Record},
    first,
    mirror::{Mirrors, file_name},
    records::{DbError, Records},
};

/// What is known of one key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Known {
    /// The generation that was acknowledged last.
    pub generation: u64,
    /// The generation of the next save. Grows with every attempt, so that no two saves ever share a generation.
    pub next: u64,
    /// In the trash.
    pub deleted: bool,
    /// The header's bytes; empty when they cannot be read.
    pub header: Vec<u8>,
    /// Whether the record can be used.
    pub state: State,
}

/// Whether a record can be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum State {
    /// At least one copy is whole.
    Good,
    /// A copy was written by a later version; both are left alone.
    Newer { version: u16 },
    /// No copy is whole.
    Damaged { what: String },
    /// The system would not let the mirror be read, so nobody knows which copy is the newest; both are left alone.
    Unread { what: String },
}

/// The two copies of everything in one folder.
pub(crate) struct Copies {
    pub(crate) disk: Arc<dyn Disk>,
    pub(crate) root: PathBuf,
    pub(crate) mirrors: Mirrors,
    /// `None` after a failure, until it is opened anew.
    pub(crate) db: Option<Box<dyn Records>>,
    pub(crate) known: BTreeMap<Key, Known>,
    /// What keys must hold again (`None`: nothing) after a save that failed half-way on a disk that did not even let us undo it.
    owed: BTreeMap<Key, Option<Vec<u8>>>,
    /// Noticed, but not yet told.
    pub(crate) notices: Vec<Notice>,
    /// False as long as the database could not be opened for want of room: `known` is then what the mirrors say.
    pub(crate) compared: bool,
    /// The names as they stand on the disk; `None` when unknown.
    pub(crate) titles: Option<Titles>,
}

/// Names of saved games by key.
pub(crate) type Titles = BTreeMap<Key, String>;

impl From<DbError> for SaveError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::Io(error) => Self::from(&error),
            DbError::Locked => Self::Io { detail: "the database is locked by another program".to_owned() },
            DbError::Broken(detail) => Self::Io { detail },
        }
    }
}

impl From<DbError> for OpenError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::Io(error) => Self::from(&error),
            DbError::Locked => Self::Locked,
            DbError::Broken(detail) => Self::Io { detail },
        }
    }
}

impl Copies {
    /// Opens both copies in `root`, which must exist and be locked by the caller, and compares them.
    pub fn open(disk: Arc<dyn Disk>, root: &Path) -> Result<Self, OpenError> {
        let mirrors = Mirrors::open(disk.clone(), &root.join("slots")).map_err(|error| OpenError::from(&error))?;
        let root = root.to_owned();
        let (known, owed) = (BTreeMap::new(), BTreeMap::new());
        let (compared, titles, notices) = (false, None, Vec::new());
        let mut copies = Self { disk, root, mirrors, db: None, known, owed, notices, compared, titles };
        copies.compare()?;
        match copies.disk.sync_dir(&copies.root) {
            Err(error) if !is_full(&error) => Err(OpenError::from(&error)),
            _ => Ok(copies),
        }
    }

    /// Saves a record under the next generation, which is the answer. After an error, both copies hold what they held. Where there is
    /// no room, what is in the trash makes some.
    pub fn put(&mut self, key: Key, deleted: bool, header: &[u8], body: &[u8]) -> Result<u64, SaveError> {
        self.with_room(|copies| copies.put_once(key, deleted, header, body))
    }

    fn put_once(&mut self, key: Key, deleted: bool, header: &[u8], body: &[u8]) -> Result<u64, SaveError> {
        self.revive()?;
        if self.known.get(&key).is_some_and(|known| known.state != State::Good) {
            return Err(SaveError::Unreadable);
        }
        let old = self.bytes(key);
        // Reading may have shown that the database has failed.
        self.revive()?;
        let generation = self.known.get(&key).map_or(1, |known| known.next);
        if let Some(known) = self.known.get_mut(&key) {
            known.next = generation + 1;
        }
        let record = Record { key, generation, deleted, header: header.to_vec(), body: body.to_vec() };
        self.write_both(key, &record.seal(), old)?;
        let header = record.header;
        self.known.insert(key, Known { generation, next: generation + 1, deleted, header, state: State::Good });
        Ok(generation)
    }

    /// Stage the mirror (a full disk shows itself here); make mirror and database durable side by side; put the mirror in
    /// its place. The database comes before the mirror's rename, so after a crash the database is at most one save ahead.
    fn write_both(&mut self, key: Key, bytes: &[u8], old: Option<Vec<u8>>) -> Result<(), SaveError> {
        let Some(db) = self.db.as_mut() else {
            return Err(SaveError::Io { detail: "the database is closed".to_owned() });
        };
        let mirrors = &self.mirrors;
        let staged = mirrors.stage(key, bytes).map_err(|error| SaveError::from(&error))?;
        let (synced, stored) = thread::scope(|scope| {
            let beside = thread::Builder::new().spawn_scoped(scope, || mirrors.sync(&staged));
            let stored = db.put(key, bytes);
            let synced = match beside {
                Ok(beside) => beside.join().unwrap_or_else(|_| Err(io::Error::other("the mirror's thread gave up"))),
                Err(_) => mirrors.sync(&staged),
            };
            (synced, stored)
        });
        if let Err(error) = stored {
            self.mirrors.unstage(staged);
            self.drop_database();
            return Err(error.into());
        }
        let published = match synced {
            Ok(()) => self.mirrors.publish(staged),
            Err(error) => {
                self.mirrors.unstage(staged);
                Err(error)
            }
        };
        if let Err(error) = published {
            self.put_back(key, old);
            return Err(SaveError::from(&error));
        }
        if let Err(error) = self.mirrors.settle() {
            self.put_back(key, old);
            return Err(SaveError::from(&error));
        }
        Ok(())
    }

    /// After a failed change: gives both copies their old content again, now or as soon as the disk lets us.
    fn put_back(&mut self, key: Key, old: Option<Vec<u8>>) {
        self.owed.insert(key, old);
        let _ = self.revive();
    }

    /// Undoes what could not be undone when it failed.
    fn pay(&mut self) -> Result<(), DbError> {
        while let Some((&key, old)) = self.owed.first_key_value() {
            match old {
                Some(old) => self.mirrors.put(key, old)?,
                None => self.mirrors.remove(key)?,
            }
            let Some(db) = self.db.as_mut() else { return Err(DbError::Broken("closed".to_owned())) };
            let stored = match old {
                Some(old) => db.put(key, old),
                None => db.remove(key),
            };
            if stored.is_err() {
                self.db = None;
                return stored;
            }
            self.owed.remove(&key);
        }
        Ok(())
    }

    /// Reads the record that was acknowledged last, from whichever copy is whole; mends the other.
    pub fn get(&mut self, key: Key) -> Result<(Record, Option<Notice>), LoadError> {
        let known = self.known.get(&key).ok_or(LoadError::NotFound)?.clone();
        match known.state {
            State::Good => {}
            State::Newer { version } => {
                return Err(LoadError::Newer { format: version.into(), engine: String::new() });
            }
            State::Damaged { what } => return Err(LoadError::Damaged { detail: what }),
            State::Unread { what } => return Err(LoadError::Io { detail: what }),
        }
        let whole = |bytes: &[u8]| Record::unseal(key, bytes).ok().filter(|r| r.generation == known.generation);
        if let Some(Some(bytes)) = self.owed.get(&key)
            && let Some(record) = whole(bytes)
        {
            return Ok((record, None));
        }
        let trouble = match self.stored(key) {
            Ok(Some(bytes)) => match whole(&bytes) {
                Some(record) => return Ok((record, None)),
                None => "damaged or older",
            },
            Ok(None) => "missing",
            Err(_) => "unreadable",
        };
        let mirror = self.mirrors.read(key).map_err(|error| LoadError::Io { detail: error.to_string() })?;
        let Some((record, bytes)) = mirror.and_then(|bytes| Some((whole(&bytes)?, bytes))) else {
            let detail = format!("the copy in the database is {trouble}, and its mirror is not whole either");
            return Err(LoadError::Damaged { detail });
        };
        if let Some(db) = self.db.as_mut()
            && db.put(key, &bytes).is_err()
        {
            self.drop_database();
        }
        let message = "A saved game was damaged in the database and was mended from its mirror; nothing is lost.".to_owned();
        let data = json!({ "database": trouble, "generation": known.generation });
        Ok((record, Some(Notice { kind: NoticeKind::Mended, slot: key.slot(), message, data })))
    }

    /// Removes both copies for good. What is damaged is put aside instead.
    pub fn remove(&mut self, key: Key) -> Result<(), SaveError> {
        let known = self.known.get(&key).ok_or(SaveError::NotFound)?.clone();
        if matches!(known.state, State::Newer { .. } | State::Unread { .. }) {
            return Err(SaveError::Unreadable);
        }
        if known.deleted && self.mirrors.is_buried(key) {
            return self.remove_buried(key);
        }
        self.revive()?;
        if matches!(known.state, State::Damaged { .. }) {
            self.set_copies_aside(key).map_err(|error| SaveError::from(&error))?;
        }
        let old = self.bytes(key);
        self.revive()?;
        // The mirror goes first: if the app dies in between, the database still says that the slot was in the trash.
        if let Err(error) = self.mirrors.remove(key) {
            self.put_back(key, old);
            return Err(SaveError::from(&error));
        }
        if let Some(db) = self.db.as_mut()
            && let Err(error) = db.remove(key)
        {
            self.db = None;
            self.put_back(key, old);
            return Err(error.into());
        }
        self.known.remove(&key);
        Ok(())
    }

    /// What is in the trash goes from the database first: its mirror says that it was there.
    fn remove_buried(&mut self, key: Key) -> Result<(), SaveError> {
        match self.remove_stored(key) {
            // An empty mirror in the trash gives its room back and says that the rest is to go when there is room for that.
            Err(SaveError::DiskFull) => self.mirrors.empty_buried(key),
            other => {
                other?;
                self.mirrors.forget_buried(key)
            }
        }
        .map_err(|error| SaveError::from(&error))?;
        self.known.remove(&key);
        Ok(())
    }

    fn remove_stored(&mut self, key: Key) -> Result<(), SaveError> {
        self.revive()?;
        let removed = self.db.as_mut().map_or(Ok(()), |db| db.remove(key));
        if removed.is_err() {
            self.drop_database();
        }
        Ok(removed?)
    }

    fn set_copies_aside(&mut self, key: Key) -> io::Result<()> {
        if let Ok(Some(bytes)) = self.stored(key) {
            match self.mirrors.keep_aside(key, &bytes) {
                // No room for what nobody can read is no reason to keep it in the way.
                Err(error) if !is_full(&error) => return Err(error),
                _ => {}
            }
        }
        if self.mirrors.read(key).map_or(true, |bytes| bytes.is_some()) {
            self.mirrors.put_aside(key)?;
        }
        Ok(())
    }

    /// The bytes of the acknowledged record, from whichever copy has them.
    fn bytes(&mut self, key: Key) -> Option<Vec<u8>> {
        let generation = self.known.get(&key)?.generation;
        let whole = |bytes: &Vec<u8>| Record::unseal(key, bytes).is_ok_and(|r| r.generation == generation);
        if let Some(old) = self.owed.get(&key) {
            return old.clone();
        }
        let stored = self.stored(key).ok().flatten().filter(whole);
        stored.or_else(|| self.mirrors.read(key).ok().flatten().filter(whole))
    }

    fn stored(&mut self, key: Key) -> Result<Option<Vec<u8>>, DbError> {
        self.revive()?;
        let Some(db) = self.db.as_mut() else { return Err(DbError::Broken("closed".to_owned())) };
        let answer = db.get(key);
        if answer.is_err() {
            self.drop_database();
        }
        answer
    }

    /// Throws a failed handle away and tries at once to open a new one, so that what the failed save may have left in the
    /// database does not outlive it.
    fn drop_database(&mut self) {
        self.db = None;
        let _ = self.revive();
    }

    /// Opens the database anew after a failure, makes it agree with what was acknowledged, and undoes what is still to undo.
    fn revive(&mut self) -> Result<(), DbError> {
        if !self.compared {
            self.compare_late()?;
        }
        if self.db.is_none() {
            self.db = Some(self.reopened()?);
        }
        self.pay()
    }

    fn reopened(&mut self) -> Result<Box<dyn Records>, DbError> {
        let dir = self.database_dir();
        let mut db = match first::open(self.disk.clone(), &dir) {
            Err(DbError::Broken(why)) => {
                let (db, notice) = self.fresh_database(&why)?;
                self.notices.push(notice);
                db
            }
            other => other?,
        };
        let stored = db.keys()?;
        for (&key, known) in &self.known {
            if known.state != State::Good {
                continue;
            }
            let whole = |bytes: &[u8]| Record::unseal(key, bytes).is_ok_and(|r| r.generation == known.generation);
            let good = stored.contains(&key) && db.get(key)?.is_some_and(|bytes| whole(&bytes));
            if !good
                && let Some(bytes) = self.mirrors.read(key)?
                && whole(&bytes)
            {
                db.put(key, &bytes)?;
            }
        }
        for key in stored {
            if !self.known.contains_key(&key) {
                db.remove(key)?;
            }
        }
        Ok(db)
    }

    /// Gives the database's folder another name and makes an empty one. If that fails, the old one keeps its place.
    pub(crate) fn fresh_database(&mut self, why: &str) -> Result<(Box<dyn Records>, Notice), DbError> {
        let dir = self.database_dir();
        let target = aside(&*self.disk, &dir);
        self.disk.rename(&dir, &target)?;
        let db = match first::open(self.disk.clone(), &dir) {
            Ok(db) => db,
            Err(error) => {
                let _ = std::fs::remove_dir_all(&dir);
                let _ = self.disk.rename(&target, &dir);
                return Err(error);
            }
        };
        self.disk.sync_dir(&self.root)?;
        let message = "The database of saved games was damaged; it was put aside and rebuilt from the mirrors.".to_owned();
        let data = json!({ "folder": file_name(&target), "why": why });
        Ok((db, Notice { kind: NoticeKind::SetAside, slot: None, message, data }))
    }

    pub(crate) fn database_dir(&self) -> PathBuf {
        self.root.join("db")
    }
}
