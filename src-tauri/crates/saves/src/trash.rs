//! The trash: deleting needs no room on the disk.
//!
//! The mirror of a deleted slot gets another name; nothing is written. The database keeps its copy until the trash is emptied. Versions
//! before this one wrote a mark into both copies instead; such records are read as what they are.

use crate::{LoadError, SaveError, copies::Copies, envelope::Key};

impl Copies {
    /// Puts a slot into the trash.
    pub(crate) fn bury(&mut self, key: Key) -> Result<(), SaveError> {
        self.mirrors.bury(key).map_err(|error| SaveError::from(&error))?;
        if let Some(known) = self.known.get_mut(&key) {
            known.deleted = true;
        }
        Ok(())
    }

    /// Takes a slot out of the trash.
    pub(crate) fn unbury(&mut self, key: Key) -> Result<(), SaveError> {
        let (record, notice) = self.get(key).map_err(|error| match error {
            LoadError::NotFound => SaveError::NotFound,
            LoadError::Io { detail } => SaveError::Io { detail },
            LoadError::Newer { .. } | LoadError::Damaged { .. } => SaveError::Unreadable,
        })?;
        self.notices.extend(notice);
        let whole = self.mirrors.read(key).ok().flatten().is_some_and(|bytes| bytes == record.seal());
        if record.deleted || !whole {
            // Marked in the old way, or its mirror was given up for room: both copies are made anew.
            self.put(key, false, &record.header, &record.body)?;
            return self.mirrors.forget_buried(key).map_err(|error| SaveError::from(&error));
        }
        self.mirrors.unbury(key).map_err(|error| SaveError::from(&error))?;
        if let Some(known) = self.known.get_mut(&key) {
            known.deleted = false;
        }
        Ok(())
    }

    /// Gives up the mirrors of what is in the trash, for room; the database still has them. False if there was none to give up.
    pub(crate) fn give_up_trash(&mut self) -> bool {
        let mut freed = false;
        for (&key, _) in self.known.iter().filter(|(_, known)| known.deleted) {
            let takes_room = self.mirrors.is_buried(key) && self.mirrors.read(key).is_ok_and(|bytes| bytes.is_some_and(|b| !b.is_empty()));
            freed |= takes_room && self.mirrors.empty_buried(key).is_ok();
        }
        freed
    }

    /// Does `work`, and once more with the room that the trash took if there was not enough.
    pub(crate) fn with_room<T>(&mut self, work: impl Fn(&mut Self) -> Result<T, SaveError>) -> Result<T, SaveError> {
        match work(self) {
            Err(SaveError::DiskFull) if self.give_up_trash() => work(self),
            other => other,
        }
    }
}
