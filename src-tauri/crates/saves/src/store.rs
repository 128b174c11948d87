//! The store: all slots of one folder.

use std::path::Path;

use serde::Serialize;
use serde_json::Value;

use crate::{Header, LoadError, NewHeader, Notice, OpenError, SaveError, SlotId, Trouble};

/// The slots and settings of one folder. Cheap to share behind an `Arc`; every method may be called from any thread.
pub struct Store {
    _todo: (),
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
    /// Counts the saves of this slot, from 1; grows, not always by one.
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

#[allow(unused_variables, clippy::needless_pass_by_value, missing_docs)]
impl Store {
    /// Opens the store in `dir`, making it if it is not there, and compares the two copies of every slot.
    pub fn open(dir: &Path) -> Result<Opened, OpenError> {
        todo!()
    }
    /// Makes a slot. Durable when it returns.
    pub fn create(&self, header: NewHeader, body: &[u8]) -> Result<SlotId, SaveError> {
        todo!()
    }
    /// Saves into a slot; the answer is its new generation. Durable when it returns; after an error the slot holds what it held.
    pub fn save(&self, slot: SlotId, header: &Header, body: &[u8]) -> Result<u64, SaveError> {
        todo!()
    }
    /// Reads a slot (a deleted one too).
    pub fn load(&self, slot: SlotId) -> Result<Saved, LoadError> {
        todo!()
    }
    /// All slots that are not deleted, newest first.
    pub fn list(&self) -> Vec<Entry> {
        todo!()
    }
    /// All deleted slots that can be restored, newest first.
    pub fn deleted(&self) -> Vec<Entry> {
        todo!()
    }
    /// Gives a slot another name. An autosave that gets a name is kept like any other slot from then on.
    pub fn rename(&self, slot: SlotId, name: &str) -> Result<Entry, SaveError> {
        todo!()
    }
    /// Copies a slot into a new one, under `name` or its old name. The copy is no autosave.
    pub fn duplicate(&self, slot: SlotId, name: Option<&str>) -> Result<Entry, SaveError> {
        todo!()
    }
    /// Moves a slot to the trash.
    pub fn delete(&self, slot: SlotId) -> Result<(), SaveError> {
        todo!()
    }
    /// Takes a slot out of the trash.
    pub fn restore(&self, slot: SlotId) -> Result<Entry, SaveError> {
        todo!()
    }
    /// Empties the trash for good; answers how many slots went.
    pub fn purge_deleted(&self) -> Result<usize, SaveError> {
        todo!()
    }
    /// The settings, `Value::Null` when none were ever set.
    pub fn settings(&self) -> Value {
        todo!()
    }
    /// Replaces the settings. Durable when it returns.
    pub fn set_settings(&self, settings: &Value) -> Result<(), SaveError> {
        todo!()
    }
}
