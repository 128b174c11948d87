//! The mirrors: the newest record of each key as a plain file.

use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{
    disk::{Disk, Handle, What, aside, clear_for_folder},
    envelope::Key,
};

const EXTENSION: &str = "elbow";
const STAGED: &str = "tmp";
/// In the trash: another name, which asks for no room on the disk.
const BURIED: &str = "deleted";

/// The folder of mirrors.
pub(crate) struct Mirrors {
    disk: Arc<dyn Disk>,
    dir: PathBuf,
}

/// A new mirror that is written but does not yet stand in the place of the old one.
pub(crate) struct Staged {
    file: Handle,
    key: Key,
}

impl Mirrors {
    /// Opens the folder, making it if need be, and sweeps up what interrupted saves left.
    pub fn open(disk: Arc<dyn Disk>, dir: &Path) -> io::Result<Self> {
        clear_for_folder(&*disk, dir)?;
        disk.create_dir(dir)?;
        for path in disk.list(dir)? {
            if key_of(&path, STAGED).is_some() && disk.remove(&path).is_err() {
                // Not even a file, or not ours to remove: it only must not stand in the way.
                let _ = disk.rename(&path, &aside(&*disk, &path));
            }
        }
        Ok(Self { disk, dir: dir.to_owned() })
    }

    /// All keys that have a mirror, and those whose mirror is in the trash. Whatever else lies in the folder is nobody's business.
    pub fn keys(&self) -> io::Result<(Vec<Key>, Vec<Key>)> {
        let list = self.disk.list(&self.dir)?;
        let of_kind = |kind| list.iter().filter_map(|path| key_of(path, kind)).collect();
        Ok((of_kind(EXTENSION), of_kind(BURIED)))
    }

    /// The bytes of a mirror, also of one in the trash; `None` when there is none.
    pub fn read(&self, key: Key) -> io::Result<Option<Vec<u8>>> {
        for path in [self.path(key), self.buried_path(key)] {
            match self.disk.read(&path) {
                Ok(bytes) => return Ok(Some(bytes)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Puts a mirror into the trash, durably, without needing room on the disk. Where there is none an empty file says so.
    pub fn bury(&self, key: Key) -> io::Result<()> {
        let buried = self.buried_path(key);
        match self.disk.rename(&self.path(key), &buried) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => drop(self.disk.write(&buried, b"")?),
            // A folder of that name is in the way.
            Err(_) if self.disk.what(&buried) == What::Folder => {
                self.disk.rename(&buried, &aside(&*self.disk, &buried))?;
                self.disk.rename(&self.path(key), &buried)?;
            }
            other => other?,
        }
        self.settle().inspect_err(|_| {
            let _ = self.disk.rename(&buried, &self.path(key));
        })
    }

    /// Takes a mirror out of the trash again, durably.
    pub fn unbury(&self, key: Key) -> io::Result<()> {
        let (buried, path) = (self.buried_path(key), self.path(key));
        self.disk.rename(&buried, &path)?;
        self.settle().inspect_err(|_| {
            let _ = self.disk.rename(&path, &buried);
        })
    }

    /// Whether a mirror is in the trash.
    pub fn is_buried(&self, key: Key) -> bool {
        self.disk.what(&self.buried_path(key)) != What::Nothing
    }

    /// Gives back the room that a mirror in the trash takes; that it is there still says that the slot is deleted.
    pub fn empty_buried(&self, key: Key) -> io::Result<()> {
        self.disk.write(&self.buried_path(key), b"").map(drop)
    }

    /// Forgets that a mirror was in the trash. Need not be durable: without a record in the database it is forgotten again.
    pub fn forget_buried(&self, key: Key) -> io::Result<()> {
        match self.disk.remove(&self.buried_path(key)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
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
    pub fn put_aside(&self, key: Key) -> io::Result<String> {
        let target = aside(&*self.disk, &self.path(key));
        self.disk.rename(&self.path(key), &target)?;
        Ok(file_name(&target))
    }

    /// Keeps damaged bytes of the database under the name a damaged mirror would get; answers the name.
    pub fn keep_aside(&self, key: Key, bytes: &[u8]) -> io::Result<String> {
        let target = aside(&*self.disk, &self.path(key));
        self.disk.sync(&self.disk.write(&target, bytes)?)?;
        Ok(file_name(&target))
    }

    fn path(&self, key: Key) -> PathBuf {
        self.dir.join(format!("{key}.{EXTENSION}"))
    }

    fn buried_path(&self, key: Key) -> PathBuf {
        self.dir.join(format!("{key}.{BURIED}"))
    }

    fn staged_path(&self, key: Key) -> PathBuf {
        self.dir.join(format!("{key}.{STAGED}"))
    }
}

/// The key that a file of this kind belongs to.
fn key_of(path: &Path, kind: &str) -> Option<Key> {
    let named = path.extension().is_some_and(|extension| extension == kind);
    if named { Key::parse(path.file_stem()?.to_str()?) } else { None }
}

pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
