//! sled, at arm's length.
//!
//! Three things are known about sled 0.34 and dealt with here. Its `flush` on Linux writes with `sync_file_range`, which does
//! not reach the disk by itself, so the file is synced after each flush. A tree node above a quarter of a segment goes
//! to a file of its own in `blobs/`, which sled neither syncs nor reliably removes; so each key has a tree of its own and segments
//! are large enough for any game, and blob files that appear all the same are synced too. And it panics on some damaged files, so every call is guarded and after a
//! failure the handle is thrown away and opened anew.

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
/// How often sled cleans up after itself, in milliseconds. (Not on phones: see `compact`.)
const CLEANING: u64 = 1000;
/// How long to wait for a lock that a handle of this process, just thrown away, may still hold.
const LOCK_PATIENCE: Duration = Duration::from_secs(3);

const RECORD: &[u8] = b"record";

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
    trees: HashMap<Key, sled::Tree>,
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
        Ok(Self { disk, db: Some(db), trees: HashMap::new(), file, blobs, synced_blobs })
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

    fn tree(&mut self, key: Key) -> Result<sled::Tree, DbError> {
        if let Some(tree) = self.trees.get(&key) {
            return Ok(tree.clone());
        }
        let db = self.db()?;
        let tree = guarded(|| Ok(db.open_tree(key.to_string())?))?;
        self.trees.insert(key, tree.clone());
        Ok(tree)
    }

    fn db(&self) -> Result<&sled::Db, DbError> {
        self.db.as_ref().ok_or_else(|| DbError::Broken("closed".to_owned()))
    }
}

impl Records for Database {
    fn keys(&self) -> Result<Vec<Key>, DbError> {
        let db = self.db()?;
        guarded(|| {
            let names = db.tree_names();
            Ok(names.iter().filter_map(|name| Key::parse(std::str::from_utf8(name).ok()?)).collect())
        })
    }

    fn get(&mut self, key: Key) -> Result<Option<Vec<u8>>, DbError> {
        self.disk.database("get")?;
        let tree = self.tree(key)?;
        guarded(|| Ok(tree.get(RECORD)?.map(|bytes| bytes.to_vec())))
    }

    fn put(&mut self, key: Key, bytes: &[u8]) -> Result<(), DbError> {
        self.disk.database("insert")?;
        let tree = self.tree(key)?;
        guarded(|| Ok(tree.insert(RECORD, bytes).map(drop)?))?;
        self.flush()
    }

    fn remove(&mut self, key: Key) -> Result<(), DbError> {
        self.disk.database("remove")?;
        self.trees.remove(&key);
        let db = self.db()?;
        guarded(|| Ok(db.drop_tree(key.to_string()).map(drop)?))?;
        self.flush()
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
