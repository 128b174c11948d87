//! The few things the store asks of a file system, behind a trait: a browser has none and keeps files in its own way, and tests make each of them fail.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use crate::OpenError;

/// No file of ours has more bytes.
const MOST: u64 = 2 * crate::MAX_BYTES as u64;

/// What stands at a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// Nothing.
    Nothing,
    /// A file, or a link to one.
    File,
    /// A folder, or a link to one.
    Folder,
    /// Anything else.
    Other,
}

/// A file that was written or locked; a disk without open files has nothing to hold.
#[derive(Debug, Default)]
pub struct Handle(Option<File>);

impl Handle {
    /// Of a disk without open files.
    pub const NONE: Self = Self(None);

    /// The open file, where there are any.
    #[cfg(all(test, unix))]
    pub(crate) const fn open(&self) -> Option<&File> {
        self.0.as_ref()
    }
}

impl From<File> for Handle {
    fn from(file: File) -> Self {
        Self(Some(file))
    }
}

/// What is asked of the place that games are kept in. What has a body here is how the file system of a machine does it.
pub trait Disk: Send + Sync {
    /// Makes or empties a file and writes `bytes`, which need not be durable yet.
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<Handle>;
    /// Makes a file's content durable.
    fn sync(&self, file: &Handle) -> io::Result<()>;
    /// Makes the names in a folder durable.
    fn sync_dir(&self, dir: &Path) -> io::Result<()>;
    /// Gives a file another name in the same folder, replacing what has that name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Reads a whole file.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;
    /// The files in a folder.
    fn list(&self, dir: &Path) -> io::Result<Vec<PathBuf>>;
    /// Makes a folder and those it lies in.
    fn create_dir(&self, dir: &Path) -> io::Result<()>;

    /// What stands at a path.
    fn what(&self, path: &Path) -> What {
        if path.is_dir() {
            What::Folder
        } else if path.is_file() {
            What::File
        } else if path.symlink_metadata().is_ok() {
            What::Other
        } else {
            What::Nothing
        }
    }

    /// Takes the lock that keeps a second copy of the app out of a folder, for as long as the answer lives.
    fn lock(&self, path: &Path) -> Result<Handle, OpenError> {
        let mut options = fs::OpenOptions::new();
        let file = options.create(true).truncate(false).write(true).open(path).map_err(|error| OpenError::from(&error))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(OpenError::Locked),
            // Some file systems know no locks; the database's own is left then.
            Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => Err(OpenError::from(&error)),
            _ => Ok(file.into()),
        }
    }

    /// Unix milliseconds; 0 on a clock set before 1970.
    fn now(&self) -> u64 {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    /// Whether sled may keep the first copy; elsewhere it is a file for each record.
    fn takes_sled(&self) -> bool {
        true
    }

    /// Asked before each step of sled, which does its own input and output.
    fn database(&self, _step: &'static str) -> io::Result<()> {
        Ok(())
    }
}

/// The file system of the machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<Handle> {
        let mut file = File::create(path)?;
        file.write_all(bytes)?;
        Ok(file.into())
    }

    fn sync(&self, file: &Handle) -> io::Result<()> {
        file.0.as_ref().map_or(Ok(()), File::sync_data)
    }

    fn sync_dir(&self, dir: &Path) -> io::Result<()> {
        // Only Unix lets a folder be opened and synced; elsewhere renames are journalled by the file system.
        if cfg!(unix) { File::open(dir)?.sync_all() } else { Ok(()) }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        // Reading a pipe would wait for ever, and a device never end.
        let about = fs::metadata(path)?;
        if !about.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "it is no file"));
        }
        if about.len() > MOST {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "it is far too large"));
        }
        fs::read(path)
    }

    fn list(&self, dir: &Path) -> io::Result<Vec<PathBuf>> {
        // One entry that cannot be looked at hides no other.
        Ok(fs::read_dir(dir)?.filter_map(Result::ok).map(|entry| entry.path()).collect())
    }

    fn create_dir(&self, dir: &Path) -> io::Result<()> {
        fs::create_dir_all(dir)
    }
}

/// Whether there is no room left.
pub(crate) fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::WriteZero)
}

/// Gives what stands at `path` another name if it is no folder, so that a folder can be made there.
pub(crate) fn clear_for_folder(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    clear(disk, path, What::Folder)
}

/// Gives what stands at `path` another name if it is no file that could be opened.
pub(crate) fn clear_for_file(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    clear(disk, path, What::File)
}

fn clear(disk: &dyn Disk, path: &Path, wanted: What) -> io::Result<()> {
    let found = disk.what(path);
    if found == What::Nothing || found == wanted { Ok(()) } else { disk.rename(path, &aside(disk, path)) }
}

/// A free name next to `path`: `<path>.broken-<now>`, with a number if that is taken.
pub(crate) fn aside(disk: &dyn Disk, path: &Path) -> PathBuf {
    let now = disk.now();
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut target = path.with_file_name(format!("{name}.broken-{now}"));
    let mut number = 1;
    while disk.what(&target) != What::Nothing {
        number += 1;
        target = path.with_file_name(format!("{name}.broken-{now}-{number}"));
    }
    target
}
