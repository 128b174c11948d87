//! sled, at arm's length.
//!
//! Three things are known about sled 0.34 and dealt with here. Its `flush` on Linux writes with `sync_file_range`, which does
//! not reach the disk by itself, so the file is synced after each flush. A tree node above a quarter of a segment goes
//! to a file of its own in `blobs/`, which sled neither syncs nor reliably removes; so no tree has more games than fit into one node and segments
//! are large enough for that, and blob files that appear all the same are synced too. And it panics on some damaged files, so every call is guarded and after a
//! failure the handle is thrown away and opened anew.
//!
//! A tree takes some 5 kB of memory as long as the database is open, so [`SHELF`] slots share one; reading a name there would bring all the games into memory,
//! so the names have a tree, the index. A game is named there before it is put on its shelf and after it was taken from it: a name without a game is what
//! something that broke off leaves. Once each slot had a tree of its own (named like the slot): such a tree is read until its slot is written again.
//!
//! What was read stays in memory, whatever the size of the cache: sled keeps 256 lists of pages, by the last byte of their numbers,
//! looks at one when its pages were read 64 times, and then lets go of all but the page read last, which may have eight games on it.
//! So where there are many games there is one more tree, the [`BALLAST`]: pages with next to nothing on them, at least one for each
//! list. When these were read often enough ([`Records::forget`]), they are what is kept. (Opening the database anew lets go of games,
//! too, but takes 6 MB: sled asks for tables that are empty and cost nothing the first time; glibc makes the next ones of what was
//! given back, and clears them.)

use std::{
    collections::{HashMap, HashSet},
    ffi::OsString,
    fs::{self, OpenOptions},
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use crate::{
    disk::{Disk, Handle},
    envelope::Key,
    records::{DbError, Records},
};

/// Bytes that sled may keep in memory: what is played with has its place, what was only compared does not stay.
const CACHE: u64 = 1 << 20;
/// Bytes in one segment of the log. A quarter of it is the largest tree node that stays out of `blobs/`; a game takes 5 to 40 kB.
const SEGMENT: usize = 2 << 20;
/// How many slots with numbers one after the other share a tree. (Above 16 records sled splits a node.)
const SHELF: u64 = 8;
/// How the trees are named that slots share, before their number.
const SHELVES: &str = "shelf-";
/// The tree of the names of all that is on shelves.
const INDEX: &str = "index";
/// The tree of pages with next to nothing on them.
const BALLAST: &str = "ballast";
/// The keys in it. Put in one after the other they come to lie on pages of eight, with numbers in a row; there are some more than 256
/// pages, as the first ones may get numbers that have become free.
const BALLAST_KEYS: u16 = 288 * 8;
/// How often they are read, which makes 72 times for a page.
const BALLAST_ROUNDS: usize = 9;
/// How the names of snapshots end that are being written.
const UNFINISHED: &str = ".generating";
/// How often sled cleans up after itself, in milliseconds. (Not on phones: see `compact`.)
const CLEANING: u64 = 1000;
/// How long to wait for a lock that a handle of this process, just thrown away, may still hold.
const LOCK_PATIENCE: Duration = Duration::from_secs(3);

/// The name of the one record in a tree that nothing shares.
const RECORD: &str = "record";

/// Where a record is kept.
enum Place {
    /// On the shelf of this name.
    Shelf(String),
    /// In a tree of its own, named like the key.
    Own,
}

impl Place {
    fn of(key: Key) -> Self {
        key.slot().map_or(Self::Own, |slot| Self::Shelf(format!("{SHELVES}{}", slot.0 / SHELF)))
    }
}

impl From<sled::Error> for DbError {
    fn from(error: sled::Error) -> Self {
        match error {
            sled::Error::Io(error) if error.to_string().contains("could not acquire lock") => Self::Locked,
            // These say nothing about the files. Anything else (an unreadable sector, a folder where a file should be) does.
            sled::Error::Io(error) => match error.kind() {
                io::ErrorKind::StorageFull
                | io::ErrorKind::QuotaExceeded
                | io::ErrorKind::WriteZero
                | io::ErrorKind::ReadOnlyFilesystem
                | io::ErrorKind::PermissionDenied
                | io::ErrorKind::OutOfMemory
                | io::ErrorKind::Interrupted => Self::Io(error),
                _ => Self::Broken(error.to_string()),
            },
            other => Self::Broken(other.to_string()),
        }
    }
}

/// Runs `work`; a panic becomes [`DbError::Broken`].
fn guarded<T>(work: impl FnOnce() -> Result<T, DbError>) -> Result<T, DbError> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
        Err(DbError::Broken(said.unwrap_or("the database gave up").to_owned()))
    })
}

/// An open database.
pub(crate) struct Database {
    disk: Arc<dyn Disk>,
    /// `None` only while this is being dropped.
    db: Option<sled::Db>,
    /// All trees by name.
    trees: HashMap<String, sled::Tree>,
    file: Handle,
    blobs: PathBuf,
    synced_blobs: HashSet<OsString>,
}

impl Database {
    /// Opens or makes the database in `dir`.
    pub fn open(disk: Arc<dyn Disk>, dir: &Path) -> Result<Self, DbError> {
        disk.database("open")?;
        // sled would read a device to its end, or wait at a pipe.
        for name in names(dir)? {
            // It would take the beginning of a snapshot, where writing it broke off, for a damaged one.
            if name.to_string_lossy().ends_with(UNFINISHED) && fs::remove_file(dir.join(&name)).is_ok() {
                continue;
            }
            let read = name == "db" || name == "conf" || name.to_string_lossy().starts_with("snap");
            if read && !fs::metadata(dir.join(&name)).is_ok_and(|about| about.is_file()) {
                return Err(DbError::Broken(format!("{} is no file", name.display())));
            }
        }
        let patience = Instant::now() + LOCK_PATIENCE;
        let db = loop {
            let config = sled::Config::new().path(dir).cache_capacity(CACHE).segment_size(SEGMENT);
            let config = config.flush_every_ms(Some(CLEANING));
            match guarded(|| Ok(config.open()?)) {
                Err(DbError::Locked) if Instant::now() < patience => thread::sleep(Duration::from_millis(20)),
                other => break other?,
            }
        };
        // sled keeps its own handle to itself; syncing through a second one reaches the same file.
        let file: Handle = OpenOptions::new().read(true).write(true).open(dir.join("db"))?.into();
        let blobs = dir.join("blobs");
        disk.sync(&file)?;
        disk.sync(&OpenOptions::new().read(true).write(true).open(dir.join("conf"))?.into())?;
        disk.sync_dir(dir)?;
        let synced_blobs = names(&blobs)?.into_iter().collect();
        let trees = guarded(|| {
            let named = db.tree_names().into_iter().filter_map(|name| String::from_utf8(name.to_vec()).ok());
            named.map(|name| Ok((name.clone(), db.open_tree(name)?))).collect()
        })?;
        Ok(Self { disk, db: Some(db), trees, file, blobs, synced_blobs })
    }

    fn flush(&mut self) -> Result<(), DbError> {
        self.disk.database("flush")?;
        let db = self.db()?;
        guarded(|| Ok(db.flush().map(drop)?))?;
        self.disk.sync(&self.file)?;
        let fresh: Vec<OsString> = names(&self.blobs)?.into_iter().filter(|n| !self.synced_blobs.contains(n)).collect();
        if !fresh.is_empty() {
            for name in fresh {
                match OpenOptions::new().write(true).open(self.blobs.join(&name)) {
                    Ok(file) => self.disk.sync(&file.into())?,
                    // sled has replaced it meanwhile.
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                    Err(error) => return Err(error.into()),
                }
                self.synced_blobs.insert(name);
            }
            self.disk.sync_dir(&self.blobs)?;
        }
        Ok(())
    }

    fn get_in(&self, tree: &str, name: impl AsRef<[u8]>) -> Result<Option<Vec<u8>>, DbError> {
        let Some(tree) = self.trees.get(tree) else { return Ok(None) };
        guarded(|| Ok(tree.get(name)?.map(|bytes| bytes.to_vec())))
    }

    /// Puts a record into the tree of this name, which is made if there is none.
    fn put_in(&mut self, tree: &str, name: impl AsRef<[u8]>, bytes: &[u8]) -> Result<(), DbError> {
        if !self.trees.contains_key(tree) {
            let db = self.db()?;
            let made = guarded(|| Ok(db.open_tree(tree)?))?;
            self.trees.insert(tree.to_owned(), made);
        }
        let tree = &self.trees[tree];
        guarded(|| Ok(tree.insert(name, bytes).map(drop)?))
    }

    /// Removes a record; a tree that is empty then goes, too.
    fn remove_in(&mut self, tree: &str, name: &str) -> Result<(), DbError> {
        let Some(found) = self.trees.get(tree) else { return Ok(()) };
        let empty = guarded(|| {
            found.remove(name)?;
            Ok(found.is_empty())
        })?;
        if empty { self.drop_tree(tree).map(drop) } else { Ok(()) }
    }

    /// Removes the tree of this name, if there is one; answers whether there was.
    fn drop_tree(&mut self, name: &str) -> Result<bool, DbError> {
        if self.trees.remove(name).is_none() {
            return Ok(false);
        }
        let db = self.db()?;
        guarded(|| Ok(db.drop_tree(name)?))
    }

    fn db(&self) -> Result<&sled::Db, DbError> {
        self.db.as_ref().ok_or_else(|| DbError::Broken("closed".to_owned()))
    }
}

impl Records for Database {
    fn keys(&self) -> Result<Vec<Key>, DbError> {
        let mut keys: Vec<Key> = self.trees.keys().filter_map(|name| Key::parse(name)).collect();
        if let Some(index) = self.trees.get(INDEX) {
            let names = guarded(|| Ok(index.iter().keys().collect::<Result<Vec<_>, _>>()?))?;
            keys.extend(names.iter().filter_map(|name| Key::parse(std::str::from_utf8(name).ok()?)));
        }
        keys.sort_unstable();
        keys.dedup();
        Ok(keys)
    }

    fn get(&mut self, key: Key) -> Result<Option<Vec<u8>>, DbError> {
        self.disk.database("get")?;
        let name = key.to_string();
        if let Place::Shelf(tree) = Place::of(key)
            && let Some(bytes) = self.get_in(&tree, &name)?
        {
            return Ok(Some(bytes));
        }
        self.get_in(&name, RECORD)
    }

    fn put(&mut self, key: Key, bytes: &[u8]) -> Result<(), DbError> {
        self.disk.database("insert")?;
        let name = key.to_string();
        let Place::Shelf(tree) = Place::of(key) else {
            self.put_in(&name, RECORD, bytes)?;
            return self.flush();
        };
        self.put_in(INDEX, &name, &[])?;
        self.put_in(&tree, &name, bytes)?;
        self.flush()?;
        // The tree that was its own goes only when what replaces it is there to stay.
        if self.drop_tree(&name)? { self.flush() } else { Ok(()) }
    }

    fn remove(&mut self, key: Key) -> Result<(), DbError> {
        self.disk.database("remove")?;
        let name = key.to_string();
        // What is older goes first, or it would count again if this broke off.
        self.drop_tree(&name)?;
        if let Place::Shelf(tree) = Place::of(key) {
            self.remove_in(&tree, &name)?;
            self.remove_in(INDEX, &name)?;
        }
        self.flush()
    }

    fn forget(&mut self) -> Result<(), DbError> {
        self.disk.database("forget")?;
        // The last one is not there either if making them broke off.
        if self.get_in(BALLAST, (BALLAST_KEYS - 1).to_be_bytes())?.is_none() {
            for number in 0..BALLAST_KEYS {
                self.put_in(BALLAST, number.to_be_bytes(), &[])?;
            }
            self.flush()?;
        }
        for number in (0..BALLAST_ROUNDS).flat_map(|_| 0..BALLAST_KEYS) {
            self.get_in(BALLAST, number.to_be_bytes())?;
        }
        Ok(())
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let trees = std::mem::take(&mut self.trees);
        let db = self.db.take();
        let _ = guarded(move || {
            drop(trees);
            drop(db);
            Ok(())
        });
    }
}

fn names(dir: &Path) -> io::Result<Vec<OsString>> {
    match fs::read_dir(dir) {
        Ok(entries) => entries.map(|entry| entry.map(|entry| entry.file_name())).collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SlotId, disk::RealDisk};

    fn slot(number: u64) -> Key {
        SlotId(number).into()
    }

    fn open(dir: &Path) -> Database {
        Database::open(Arc::new(RealDisk), dir).unwrap()
    }

    fn trees(database: &Database) -> Vec<String> {
        let mut names: Vec<String> = database.trees.keys().filter(|name| !name.starts_with("__")).cloned().collect();
        names.sort();
        names
    }

    #[test]
    fn slots_share_trees_and_an_empty_one_goes() {
        let dir = tempfile::tempdir().unwrap();
        let mut database = open(dir.path());
        for number in 6..10 {
            database.put(slot(number), &[number as u8]).unwrap();
        }
        database.put(Key::SETTINGS, b"{}").unwrap();
        assert_eq!(trees(&database), ["index", "settings", "shelf-0", "shelf-1"]);
        for number in 8..10 {
            database.remove(slot(number)).unwrap();
        }
        drop(database);
        let mut database = open(dir.path());
        assert_eq!(trees(&database), ["index", "settings", "shelf-0"]);
        assert_eq!(database.keys().unwrap(), [slot(6), slot(7), Key::SETTINGS]);
        assert_eq!(database.get(slot(7)).unwrap(), Some(vec![7]));
        assert_eq!((database.get(slot(5)).unwrap(), database.get(slot(9)).unwrap()), (None, None));
    }

    /// A database of the time when each slot had a tree of its own.
    fn old(dir: &Path) {
        let db = sled::Config::new().path(dir).segment_size(SEGMENT).open().unwrap();
        for number in 1..=3 {
            db.open_tree(slot(number).to_string()).unwrap().insert(RECORD, &[number as u8]).unwrap();
        }
        db.flush().unwrap();
    }

    #[test]
    fn trees_of_their_own_are_read_until_their_slots_are_written() {
        let dir = tempfile::tempdir().unwrap();
        old(dir.path());
        let mut database = open(dir.path());
        assert_eq!(database.keys().unwrap(), [slot(1), slot(2), slot(3)]);
        assert_eq!(database.get(slot(2)).unwrap(), Some(vec![2]));
        database.put(slot(2), &[20]).unwrap();
        database.remove(slot(3)).unwrap();
        drop(database);
        let mut database = open(dir.path());
        assert_eq!(trees(&database), [slot(1).to_string(), "index".to_owned(), "shelf-0".to_owned()]);
        assert_eq!(database.keys().unwrap(), [slot(1), slot(2)]);
        assert_eq!((database.get(slot(1)).unwrap(), database.get(slot(2)).unwrap()), (Some(vec![1]), Some(vec![20])));
    }

    #[test]
    fn where_a_move_broke_off_what_was_written_last_counts_and_nothing_stays_behind() {
        let dir = tempfile::tempdir().unwrap();
        old(dir.path());
        let mut database = open(dir.path());
        let name = slot(1).to_string();
        database.put_in(INDEX, &name, &[]).unwrap();
        assert_eq!(database.get(slot(1)).unwrap(), Some(vec![1]));
        database.put_in("shelf-0", &name, &[10]).unwrap();
        assert_eq!(database.keys().unwrap(), [slot(1), slot(2), slot(3)]);
        assert_eq!(database.get(slot(1)).unwrap(), Some(vec![10]));
        database.remove(slot(1)).unwrap();
        assert_eq!(database.keys().unwrap(), [slot(2), slot(3)]);
        assert_eq!(database.get(slot(1)).unwrap(), None);
    }
    /// The keys of which the database has the record in memory: what its file says is taken away for as long as they are asked for.
    fn remembered(database: &mut Database, dir: &Path, keys: &[Key]) -> Vec<Key> {
        let file = dir.join("db");
        let held = fs::read(&file).unwrap();
        let put = |bytes: &[u8]| io::Write::write_all(&mut OpenOptions::new().write(true).open(&file).unwrap(), bytes).unwrap();
        put(&vec![0; held.len()]);
        let found = keys.iter().copied().filter(|&key| database.get(key).is_ok_and(|bytes| bytes.is_some())).collect();
        put(&held);
        found
    }

    #[test]
    fn what_was_read_is_forgotten_and_nothing_else() {
        let dir = tempfile::tempdir().unwrap();
        let mut database = open(dir.path());
        // Each on a shelf of its own, so that there are some in every part of the list of pages.
        let keys: Vec<Key> = (0..300).map(|number| slot(number * SHELF)).collect();
        for &key in &keys {
            let Place::Shelf(tree) = Place::of(key) else { panic!("a slot has a shelf") };
            database.put_in(INDEX, key.to_string(), &[]).unwrap();
            database.put_in(&tree, key.to_string(), &[key.0 as u8; 6000]).unwrap();
        }
        database.flush().unwrap();
        // (All but a few: the pages of the index are on some of the lists.)
        assert!(remembered(&mut database, dir.path(), &keys).len() > 270);
        database.forget().unwrap();
        assert_eq!(remembered(&mut database, dir.path(), &keys), []);
        drop(database);
        // And once more, when the pages that are read instead are there.
        let mut database = open(dir.path());
        assert!(trees(&database).contains(&BALLAST.to_owned()));
        assert_eq!(database.keys().unwrap(), keys);
        for &key in &keys {
            assert_eq!(database.get(key).unwrap(), Some(vec![key.0 as u8; 6000]));
        }
        database.forget().unwrap();
        assert_eq!(remembered(&mut database, dir.path(), &keys), []);
    }

    #[test]
    fn a_snapshot_that_broke_off_is_no_damage() {
        let dir = tempfile::tempdir().unwrap();
        let mut database = open(dir.path());
        database.put(slot(1), &[1]).unwrap();
        drop(database);
        let unfinished = dir.path().join(format!("snap.{:016X}{UNFINISHED}", u32::MAX));
        fs::write(&unfinished, [1; 4096]).unwrap();
        assert_eq!(open(dir.path()).get(slot(1)).unwrap(), Some(vec![1]));
        assert!(!unfinished.exists());
    }

    #[test]
    fn where_making_the_ballast_broke_off_the_rest_is_made() {
        let dir = tempfile::tempdir().unwrap();
        let mut database = open(dir.path());
        for number in 0..100_u16 {
            database.put_in(BALLAST, number.to_be_bytes(), &[]).unwrap();
        }
        drop(database);
        let mut database = open(dir.path());
        database.forget().unwrap();
        assert_eq!(database.trees[BALLAST].len(), usize::from(BALLAST_KEYS));
        assert_eq!(database.keys().unwrap(), []);
    }
}
