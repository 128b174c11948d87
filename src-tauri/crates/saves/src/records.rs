//! What the first copy of each record is kept in, and how it is where sled has no files: a file for each record.

use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{disk::Disk, envelope::Key};

/// Why the database did not do what it was told.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DbError {
    /// Another process holds it.
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "sled's own"))]
    #[error("locked")]
    Locked,
    /// The operating system refused; the files may be sound.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The files, or what sled made of them, cannot be trusted.
    #[error("{0}")]
    Broken(String),
}

/// Records by key.
pub(crate) trait Records: Send {
    /// All keys that have a record.
    fn keys(&self) -> Result<Vec<Key>, DbError>;
    /// The bytes of a record; `None` when there is none.
    fn get(&mut self, key: Key) -> Result<Option<Vec<u8>>, DbError>;
    /// Stores a record. Durable when it returns.
    fn put(&mut self, key: Key, bytes: &[u8]) -> Result<(), DbError>;
    /// Removes a record. Durable when it returns.
    fn remove(&mut self, key: Key) -> Result<(), DbError>;
    /// Lets go of what was read and is still kept in memory; whoever reads very much asks for it now and then.
    fn forget(&mut self) -> Result<(), DbError> {
        Ok(())
    }
}

const EXTENSION: &str = "record";
const STAGED: &str = "new";

/// A file for each record.
pub(crate) struct Files {
    disk: Arc<dyn Disk>,
    dir: PathBuf,
}

impl Files {
    /// Opens or makes them in `dir`.
    pub(crate) fn open(disk: Arc<dyn Disk>, dir: &Path) -> Result<Self, DbError> {
        disk.create_dir(dir)?;
        for path in disk.list(dir)? {
            if path.extension().is_some_and(|extension| extension == STAGED) {
                disk.remove(&path)?;
            }
        }
        Ok(Self { disk, dir: dir.to_owned() })
    }

    fn path(&self, key: Key, extension: &str) -> PathBuf {
        self.dir.join(format!("{key}.{extension}"))
    }
}

impl Records for Files {
    fn keys(&self) -> Result<Vec<Key>, DbError> {
        let key_of = |path: &PathBuf| {
            let named = path.extension().is_some_and(|extension| extension == EXTENSION);
            if named { Key::parse(path.file_stem()?.to_str()?) } else { None }
        };
        Ok(self.disk.list(&self.dir)?.iter().filter_map(key_of).collect())
    }

    fn get(&mut self, key: Key) -> Result<Option<Vec<u8>>, DbError> {
        match self.disk.read(&self.path(key, EXTENSION)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    fn put(&mut self, key: Key, bytes: &[u8]) -> Result<(), DbError> {
        let staged = self.path(key, STAGED);
        let done = self.disk.write(&staged, bytes).and_then(|file| self.disk.sync(&file));
        if let Err(error) = done {
            // What is left of it goes with the next opening.
            let _ = self.disk.remove(&staged);
            return Err(error.into());
        }
        self.disk.rename(&staged, &self.path(key, EXTENSION))?;
        Ok(self.disk.sync_dir(&self.dir)?)
    }

    fn remove(&mut self, key: Key) -> Result<(), DbError> {
        match self.disk.remove(&self.path(key, EXTENSION)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(self.disk.sync_dir(&self.dir)?),
        }
    }
}
