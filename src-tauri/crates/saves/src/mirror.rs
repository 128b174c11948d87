//! The mirrors: the newest record of each key as a plain file.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{
    disk::{Disk, aside},
    envelope::Key,
};

const EXTENSION: &str = "elbow";
const STAGED: &str = "tmp";

/// The folder of mirrors.
pub(crate) struct Mirrors {
    disk: Arc<dyn Disk>,
    dir: PathBuf,
}

/// A new mirror that is written but does not yet stand in the place of the old one.
pub(crate) struct Staged {
    file: File,
    key: Key,
}

impl Mirrors {
    /// Opens the folder, making it if need be, and sweeps up what interrupted saves left.
    pub fn open(disk: Arc<dyn Disk>, dir: &Path) -> io::Result<Self> {
        disk.create_dir(dir)?;
        for path in disk.list(dir)? {
            if path.extension().is_some_and(|e| e == STAGED) {
                disk.remove(&path)?;
            }
        }
        Ok(Self { disk, dir: dir.to_owned() })
    }

    /// All keys that have a mirror.
    pub fn keys(&self) -> io::Result<Vec<Key>> {
        let key = |path: &PathBuf| {
            let named = path.extension().is_some_and(|e| e == EXTENSION);
            if named { Key::parse(path.file_stem()?.to_str()?) } else { None }
        };
        Ok(self.disk.list(&self.dir)?.iter().filter_map(key).collect())
    }

    /// The bytes of a mirror; `None` when there is none.
    pub fn read(&self, key: Key) -> io::Result<Option<Vec<u8>>> {
        match self.disk.read(&self.path(key)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Writes a new mirror beside the old one. A full disk shows itself here, before anything has changed.
    pub fn stage(&self, key: Key, bytes: &[u8]) -> io::Result<Staged> {
        match self.disk.write(&self.staged_path(key), bytes) {
            Ok(file) => Ok(Staged { file, key }),
            Err(error) => {
                let _ = self.disk.remove(&self.staged_path(key));
                Err(error)
            }
        }
    }

    /// Makes the content of a staged mirror durable.
    pub fn sync(&self, staged: &Staged) -> io::Result<()> {
        self.disk.sync(&staged.file)
    }

    /// Forgets a staged mirror. If the file cannot be removed, the next opening sweeps it up.
    pub fn unstage(&self, staged: Staged) {
        drop(staged.file);
        let _ = self.disk.remove(&self.staged_path(staged.key));
    }

    /// Puts a synced mirror in the place of the old one. Not durable before [`Mirrors::settle`].
    pub fn publish(&self, staged: Staged) -> io::Result<()> {
        let key = staged.key;
        // Windows does not rename a file that is open.
        drop(staged.file);
        self.disk.rename(&self.staged_path(key), &self.path(key)).inspect_err(|_| {
            let _ = self.disk.remove(&self.staged_path(key));
        })
    }

    /// Makes published and removed names durable.
    pub fn settle(&self) -> io::Result<()> {
        self.disk.sync_dir(&self.dir)
    }

    /// All the steps of one durable mirror.
    pub fn put(&self, key: Key, bytes: &[u8]) -> io::Result<()> {
        let staged = self.stage(key, bytes)?;
        if let Err(error) = self.sync(&staged) {
            self.unstage(staged);
            return Err(error);
        }
        self.publish(staged)?;
        self.settle()
    }

    /// Removes a mirror, durably. A missing mirror is no error.
    pub fn remove(&self, key: Key) -> io::Result<()> {
        match self.disk.remove(&self.path(key)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => self.settle(),
        }
    }

    /// Gives a damaged mirror another name, so that it is neither read again nor lost; answers the name.
    pub fn put_aside(&self, key: Key, now: u64) -> io::Result<String> {
        let target = aside(&self.path(key), now);
        self.disk.rename(&self.path(key), &target)?;
        Ok(file_name(&target))
    }

    /// Keeps damaged bytes of the database under the name a damaged mirror would get; answers the name.
    pub fn keep_aside(&self, key: Key, bytes: &[u8], now: u64) -> io::Result<String> {
        let target = aside(&self.path(key), now);
        self.disk.sync(&self.disk.write(&target, bytes)?)?;
        Ok(file_name(&target))
    }

    fn path(&self, key: Key) -> PathBuf {
        self.dir.join(format!("{key}.{EXTENSION}"))
    }

    fn staged_path(&self, key: Key) -> PathBuf {
        self.dir.join(format!("{key}.{STAGED}"))
    }
}

pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
