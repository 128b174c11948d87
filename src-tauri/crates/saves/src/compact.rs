//! Keeping the database small.
//!
//! sled gives back only what its cleaning thread gets to, and on phones it has no such thread. So when the database is large and
//! nearly all of it is waste, its records are copied on opening into a new one that takes its place.

use std::{fs, io, path::Path};

use crate::{copies::Copies, disk::clear_for_folder, first, records::DbError};

/// A database below this many bytes is left as it is.
const ENOUGH: u64 = 64 << 20;
/// A database is worth copying when it takes more than so many times what is in it, which is what the mirrors take.
const WASTE: u64 = 8;

const NEW: &str = "db.new";
const OLD: &str = "db.old";

impl Copies {
    /// Puts right what an interrupted [`Copies::compact`] left.
    ///
    /// What cannot be put right costs room on the disk, or a compaction; the mirrors have everything.
    pub(crate) fn finish_compaction(&self) {
        if !self.disk.takes_sled() {
            return;
        }
        let (db, new, old) = (self.database_dir(), self.root.join(NEW), self.root.join(OLD));
        if old.is_dir() && db.symlink_metadata().is_err() {
            let _ = fs::rename(&old, &db);
        }
        for leftover in [new, old] {
            // A link is not followed: what it leads to is not ours.
            if leftover.symlink_metadata().is_ok_and(|about| about.is_dir()) {
                let _ = fs::remove_dir_all(leftover);
            } else {
                let _ = clear_for_folder(&*self.disk, &leftover);
            }
        }
    }

    /// Copies the database into a smaller one if that is worth it. When anything goes wrong, the old one stays.
    pub(crate) fn compact(&mut self) {
        if !self.disk.takes_sled() {
            return;
        }
        // A failure here costs room on the disk, nothing else; an absent handle is opened anew by the next change.
        let _ = self.compact_above(ENOUGH);
    }

    fn compact_above(&mut self, enough: u64) -> Result<bool, DbError> {
        let (dir, new, old) = (self.database_dir(), self.root.join(NEW), self.root.join(OLD));
        let size = size_of(&dir)?;
        let Some(db) = self.db.as_mut().filter(|_| size > enough) else { return Ok(false) };
        if size / WASTE < size_of(&self.root.join("slots"))? {
            return Ok(false);
        }
        let mut records = Vec::new();
        for key in db.keys()? {
            records.extend(db.get(key)?.map(|bytes| (key, bytes)));
        }
        let mut fresh = first::open(self.disk.clone(), &new)?;
        for (key, bytes) in records {
            fresh.put(key, &bytes)?;
        }
        drop(fresh);
        self.db = None;
        fs::rename(&dir, &old)?;
        if let Err(error) = fs::rename(&new, &dir) {
            fs::rename(&old, &dir)?;
            return Err(error.into());
        }
        self.disk.sync_dir(&self.root)?;
        self.db = Some(first::open(self.disk.clone(), &dir)?);
        fs::remove_dir_all(&old)?;
        Ok(true)
    }
}

fn size_of(dir: &Path) -> io::Result<u64> {
    let mut sum = 0;
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        sum += if entry.file_type()?.is_dir() { size_of(&entry.path())? } else { entry.metadata()?.len() };
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{disk::RealDisk, envelope::Key};

    fn open(dir: &Path) -> Copies {
        let copies = Copies::open(Arc::new(RealDisk), dir).unwrap();
        assert_eq!(copies.notices, []);
        copies
    }

    fn check(copies: &mut Copies) {
        for key in 1..=3 {
            assert_eq!(copies.get(Key(key)).unwrap().0.body, vec![key as u8; 3000]);
        }
    }

    #[test]
    fn waste_goes_and_records_stay() {
        let dir = tempfile::tempdir().unwrap();
        let mut copies = open(dir.path());
        for n in 0..300_usize {
            copies.put(Key(n as u64 % 3 + 1), false, &[], &vec![(n % 3) as u8 + 1; 3000 + 50_000 * usize::from(n < 290)]).unwrap();
        }
        let before = size_of(&copies.database_dir()).unwrap();
        assert!(copies.compact_above(0).unwrap());
        let after = size_of(&copies.database_dir()).unwrap();
        assert!(after < before, "{after} is no less than {before}");
        assert!(!copies.compact_above(after).unwrap(), "small enough is left alone");
        check(&mut copies);
        copies.put(Key(4), false, &[], &[4]).unwrap();
        drop(copies);
        check(&mut open(dir.path()));
    }

    #[test]
    fn an_interruption_at_any_point_loses_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let mut copies = open(dir.path());
        for key in 1..=3_u64 {
            copies.put(Key(key), false, &[], &vec![key as u8; 3000]).unwrap();
            copies.put(Key(key), false, &[], &vec![key as u8; 3000]).unwrap();
        }
        drop(copies);
        let at = |name: &str| dir.path().join(name);
        // While the new one was being filled.
        fs::create_dir(at(NEW)).unwrap();
        fs::write(at(NEW).join("db"), b"half").unwrap();
        check(&mut open(dir.path()));
        // Between the two renames.
        fs::rename(at("db"), at(OLD)).unwrap();
        check(&mut open(dir.path()));
        // Before the old one was removed.
        fs::create_dir(at(OLD)).unwrap();
        check(&mut open(dir.path()));
        assert!(!at(NEW).exists() && !at(OLD).exists());
    }
}
