//! The store: all slots of one folder.

use std::{
    io,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use serde::Serialize;
use serde_json::Value;

use crate::{
    AUTOSAVES, FORMAT, Header, LoadError, MAX_BYTES, NewHeader, Notice, OpenError, SaveError, SlotId, Trouble,
    copies::{Copies, Known, State},
    disk::{Disk, Handle, RealDisk, clear_for_file},
    envelope::Key,
    migrate::{BadHeader, READER, Stored},
};

/// The slots and settings of one folder. Cheap to share behind an `Arc`; every method may be called from any thread.
pub struct Store {
    inner: Mutex<Inner>,
    /// Held as long as the store lives; keeps a second copy of the app out.
    _lock: Handle,
}

pub(crate) struct Inner {
    pub(crate) copies: Copies,
    next_slot: u64,
}

/// A store that was just opened, and what was noticed on the way.
pub struct Opened {
    /// The store.
    pub store: Store,
    /// What was found and mended. Empty in a healthy store.
    pub notices: Vec<Notice>,
}

/// A slot as read by [`Store::load`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saved {
    /// What the slot says about itself.
    pub header: Header,
    /// What was saved, byte for byte.
    pub body: Vec<u8>,
    /// The format that the body was written in; at most [`crate::FORMAT`].
    pub format: u32,
    /// Counts the saves of this slot, from 1; grows, not always by one (renaming and deleting count too).
    pub generation: u64,
    /// Set when a copy had to be mended just now.
    pub notice: Option<Notice>,
}

/// One line of the list of slots. Serialises as `SlotHeader` of the protocol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Which slot.
    pub slot: SlotId,
    /// What it says about itself; as much as can be read when there is trouble.
    #[serde(flatten)]
    pub header: Header,
    /// Why it cannot be opened; `None` for a good slot.
    pub trouble: Option<Trouble>,
    /// Counts the saves of this slot; 0 when unknown.
    #[serde(skip)]
    pub generation: u64,
}

impl Store {
    /// Opens the store in `dir`, making it if it is not there, and compares the two copies of every slot.
    pub fn open(dir: &Path) -> Result<Opened, OpenError> {
        Self::open_on(Arc::new(RealDisk), dir)
    }

    /// As [`open`](Self::open), on another disk than the machine's.
    pub fn open_on(disk: Arc<dyn Disk>, dir: &Path) -> Result<Opened, OpenError> {
        disk.create_dir(dir).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => OpenError::NoDirectory,
            _ => OpenError::from(&error),
        })?;
        // A folder where the lock belongs is nobody's lock.
        clear_for_file(&*disk, &dir.join("lock")).map_err(|error| OpenError::from(&error))?;
        let lock = disk.lock(&dir.join("lock"))?;
        let mut copies = Copies::open(disk, dir)?;
        let notices = std::mem::take(&mut copies.notices);
        let last = copies.known.keys().filter_map(|key| key.slot()).max().map_or(0, |slot| slot.0);
        let counted = copies.get(Key::COUNTER).ok().and_then(|(record, _)| String::from_utf8(record.body).ok()?.parse().ok());
        let next_slot = counted.unwrap_or(1).max(last + 1);
        Ok(Opened { store: Self { inner: Mutex::new(Inner { copies, next_slot }), _lock: lock }, notices })
    }

    /// Makes a slot. Durable when it returns. A new autosave pushes out the oldest beyond [`crate::AUTOSAVES`].
    pub fn create(&self, header: NewHeader, body: &[u8]) -> Result<SlotId, SaveError> {
        let autosave = header.autosave;
        let mut inner = self.inner();
        let now = inner.now();
        let slot = inner.create(&Stored { header: Header::new(header, now), body_format: None }, body)?;
        if autosave {
            inner.roll_autosaves();
        } else {
            inner.copies.write_titles();
        }
        Ok(slot)
    }

    /// Saves into a slot; the answer is its new generation. Durable when it returns; after an error the slot holds what it held.
    ///
    /// `name`, `created` and `autosave` stay what they are in the slot, `modified` and `format` are set here.
    pub fn save(&self, slot: SlotId, header: &Header, body: &[u8]) -> Result<u64, SaveError> {
        let mut inner = self.inner();
        let known = inner.known(slot)?;
        let deleted = known.deleted;
        let Header { name, created, autosave, .. } = readable(known)?.header;
        let header = Header { name, created, autosave, modified: inner.now(), format: FORMAT, ..header.clone() };
        inner.put(slot, deleted, &Stored { header, body_format: None }, body)
    }

    /// Reads a slot (a deleted one too).
    pub fn load(&self, slot: SlotId) -> Result<Saved, LoadError> {
        self.inner().load(slot)
    }

    /// All slots that are not deleted, newest first. Reads no body.
    pub fn list(&self) -> Vec<Entry> {
        self.inner().entries(false)
    }

    /// All deleted slots that can be restored, newest first.
    pub fn deleted(&self) -> Vec<Entry> {
        self.inner().entries(true)
    }

    /// Gives a slot another name. An autosave that gets a name is kept like any other slot from then on.
    pub fn rename(&self, slot: SlotId, name: &str) -> Result<Entry, SaveError> {
        let mut inner = self.inner();
        let mut stored = readable(inner.known(slot)?)?;
        name.clone_into(&mut stored.header.name);
        stored.header.autosave = false;
        let (deleted, body) = inner.content(slot)?;
        inner.put(slot, deleted, &stored, &body)?;
        inner.copies.write_titles();
        inner.entry(slot)
    }

    /// Copies a slot into a new one, under `name` or its old name. The copy is no autosave.
    pub fn duplicate(&self, slot: SlotId, name: Option<&str>) -> Result<Entry, SaveError> {
        let mut inner = self.inner();
        let mut stored = readable(inner.known(slot)?)?;
        if let Some(name) = name {
            name.clone_into(&mut stored.header.name);
        }
        stored.header.autosave = false;
        stored.header.created = inner.now();
        stored.header.modified = stored.header.created;
        let (_, body) = inner.content(slot)?;
        let copy = inner.create(&stored, &body)?;
        inner.copies.write_titles();
        inner.entry(copy)
    }

    /// Moves a slot to the trash, which needs no room on the disk. A damaged slot leaves the list for good; its bytes are put aside in
    /// the folder, if there is room for them.
    pub fn delete(&self, slot: SlotId) -> Result<(), SaveError> {
        let mut inner = self.inner();
        let known = inner.known(slot)?;
        match known.state {
            State::Damaged { .. } => inner.copies.remove(slot.into())?,
            State::Good if known.deleted => {}
            State::Good => inner.copies.bury(slot.into())?,
            State::Newer { .. } | State::Unread { .. } => return Err(SaveError::Unreadable),
        }
        inner.copies.write_titles();
        Ok(())
    }

    /// Takes a slot out of the trash.
    pub fn restore(&self, slot: SlotId) -> Result<Entry, SaveError> {
        let mut inner = self.inner();
        if inner.known(slot)?.deleted {
            inner.copies.unbury(slot.into())?;
            inner.copies.write_titles();
        }
        inner.entry(slot)
    }

    /// Empties the trash for good; answers how many slots went.
    pub fn purge_deleted(&self) -> Result<usize, SaveError> {
        let mut inner = self.inner();
        let gone: Vec<Key> = inner.copies.known.iter().filter(|(_, known)| known.deleted).map(|(&key, _)| key).collect();
        // One that cannot go keeps no other.
        let failed = gone.iter().filter_map(|&key| inner.copies.remove(key).err()).last();
        inner.copies.write_titles();
        failed.map_or(Ok(gone.len()), Err)
    }

    /// The settings, `Value::Null` when none were ever set (or they were damaged, of which a notice tells).
    pub fn settings(&self) -> Value {
        let record = self.inner().copies.get(Key::SETTINGS);
        record.ok().and_then(|(record, _)| serde_json::from_slice(&record.body).ok()).unwrap_or(Value::Null)
    }

    /// Replaces the settings. Durable when it returns.
    pub fn set_settings(&self, settings: &Value) -> Result<(), SaveError> {
        let body = settings.to_string().into_bytes();
        sized(&[], &body)?;
        self.inner().copies.put(Key::SETTINGS, false, &[], &body).map(drop)
    }

    /// What was noticed since the store was opened or this was last asked: a database that had to be set aside while running.
    pub fn take_notices(&self) -> Vec<Notice> {
        std::mem::take(&mut self.inner().copies.notices)
    }

    /// A panic while the lock was held cannot leave half a change behind: `known` is updated last.
    pub(crate) fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn now(&self) -> u64 {
        self.copies.disk.now()
    }

    fn known(&self, slot: SlotId) -> Result<&Known, SaveError> {
        self.copies.known.get(&slot.into()).filter(|_| Key::from(slot).slot().is_some()).ok_or(SaveError::NotFound)
    }

    fn put(&mut self, slot: SlotId, deleted: bool, stored: &Stored, body: &[u8]) -> Result<u64, SaveError> {
        let header = stored.to_bytes();
        if READER.read(&header).is_err() {
            return Err(SaveError::Io { detail: "the header does not name a game".to_owned() });
        }
        sized(&header, body)?;
        self.copies.put(slot.into(), deleted, &header, body)
    }

    fn create(&mut self, stored: &Stored, body: &[u8]) -> Result<SlotId, SaveError> {
        let slot = SlotId(self.next_slot);
        let next = self.next_slot + 1;
        // The counter keeps numbers from coming back after their slots are gone for good. A game is worth more than that.
        let counted = self.copies.put(Key::COUNTER, false, &[], next.to_string().as_bytes());
        if let Err(error @ (SaveError::DiskFull | SaveError::ReadOnly)) = counted {
            return Err(error);
        }
        self.next_slot = next;
        self.put(slot, false, stored, body)?;
        Ok(slot)
    }

    fn load(&mut self, slot: SlotId) -> Result<Saved, LoadError> {
        self.known(slot).map_err(|_| LoadError::NotFound)?;
        let (record, notice) = self.copies.get(slot.into())?;
        let stored = READER.read(&record.header).map_err(|bad| match bad {
            BadHeader::Newer { format, engine } => LoadError::Newer { format, engine },
            BadHeader::Invalid(detail) => LoadError::Damaged { detail },
        })?;
        let format = stored.format_of_body();
        Ok(Saved { header: stored.header, body: record.body, format, generation: record.generation, notice })
    }

    /// Whether the slot is in the trash, and its body.
    fn content(&mut self, slot: SlotId) -> Result<(bool, Vec<u8>), SaveError> {
        let (record, notice) = self.copies.get(slot.into()).map_err(unloaded)?;
        self.copies.notices.extend(notice);
        Ok((record.deleted, record.body))
    }

    fn entries(&self, deleted: bool) -> Vec<Entry> {
        let known = self.copies.known.iter().filter(|(_, known)| known.deleted == deleted);
        let mut entries: Vec<Entry> = known.filter_map(|(key, known)| Some(entry(key.slot()?, known))).collect();
        entries.sort_by_key(|entry| std::cmp::Reverse((entry.header.modified, entry.slot)));
        entries
    }

    fn entry(&self, slot: SlotId) -> Result<Entry, SaveError> {
        Ok(entry(slot, self.known(slot)?))
    }

    /// Removes the oldest autosaves, by way of the trash: then a crash in between leaves nothing that would need a notice. One
    /// that cannot be removed now goes with the next.
    fn roll_autosaves(&mut self) {
        let autosaves = self.entries(false).into_iter().filter(|entry| entry.header.autosave && entry.trouble.is_none());
        let old: Vec<SlotId> = autosaves.skip(AUTOSAVES).map(|entry| entry.slot).collect();
        for slot in old {
            let _ = self.copies.bury(slot.into()).and_then(|()| self.copies.remove(slot.into()));
        }
    }
}

/// The header of a slot that may be changed.
fn readable(known: &Known) -> Result<Stored, SaveError> {
    if known.state == State::Good { READER.read(&known.header).map_err(|_| SaveError::Unreadable) } else { Err(SaveError::Unreadable) }
}

fn unloaded(error: LoadError) -> SaveError {
    match error {
        LoadError::NotFound => SaveError::NotFound,
        LoadError::Newer { .. } | LoadError::Damaged { .. } => SaveError::Unreadable,
        LoadError::Io { detail } => SaveError::Io { detail },
    }
}

fn entry(slot: SlotId, known: &Known) -> Entry {
    let generation = known.generation;
    let read = READER.read(&known.header);
    let error = match (&known.state, &read) {
        (State::Newer { version }, _) => LoadError::Newer { format: (*version).into(), engine: String::new() },
        (State::Damaged { what }, _) => LoadError::Damaged { detail: what.clone() },
        (State::Unread { what }, _) => LoadError::Io { detail: what.clone() },
        (State::Good, Err(BadHeader::Newer { format, engine })) => LoadError::Newer { format: *format, engine: engine.clone() },
        (State::Good, Err(BadHeader::Invalid(detail))) => LoadError::Damaged { detail: detail.clone() },
        (State::Good, Ok(stored)) => return Entry { slot, header: stored.header.clone(), trouble: None, generation },
    };
    let header = read.map_or_else(|_| guessed(&known.header), |stored| stored.header);
    Entry { slot, header, trouble: Some(Trouble { kind: error.kind(), message: error.to_string() }), generation }
}

/// As much of an unreadable header as a list can show.
fn guessed(bytes: &[u8]) -> Header {
    let value: Value = serde_json::from_slice(bytes).unwrap_or_default();
    let text = |field: &str| value.get(field).and_then(Value::as_str).unwrap_or_default().to_owned();
    let number = |field: &str| value.get(field).and_then(Value::as_u64).unwrap_or_default();
    Header {
        name: text("name"),
        game: text("game"),
        map: text("map"),
        engine: text("engine"),
        created: number("created"),
        modified: number("modified"),
        format: number("format") as u32,
        ..Header::default()
    }
}

pub(crate) fn sized(header: &[u8], body: &[u8]) -> Result<(), SaveError> {
    let bytes = header.len() + body.len();
    if bytes > MAX_BYTES { Err(SaveError::TooLarge { bytes }) } else { Ok(()) }
}
