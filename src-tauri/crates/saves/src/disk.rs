//! The few things the store asks of a file system, behind a trait so that tests can make each of them fail.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

/// No file of ours has more bytes.
const MOST: u64 = 2 * crate::MAX_BYTES as u64;

/// A file system.
pub(crate) trait Disk: Send + Sync {
    /// Makes or empties a file and writes `bytes`, which need not be durable yet.
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<File>;
    /// Makes a file's content durable.
    fn sync(&self, file: &File) -> io::Result<()>;
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
    /// Asked before each step of the database, which does its own input and output.
    fn database(&self, _step: &'static str) -> io::Result<()> {
        Ok(())
    }
}

/// The file system of the machine.
pub(crate) struct RealDisk;

impl Disk for RealDisk {
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<File> {
        let mut file = File::create(path)?;
        file.write_all(bytes)?;
        Ok(file)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_data()
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
pub(crate) fn clear_for_folder(path: &Path, now: u64) -> io::Result<()> {
    if path.symlink_metadata().is_ok() && !path.is_dir() { fs::rename(path, aside(path, now)) } else { Ok(()) }
}

/// Gives what stands at `path` another name if it is no file that could be opened.
pub(crate) fn clear_for_file(path: &Path, now: u64) -> io::Result<()> {
    if path.symlink_metadata().is_ok() && !path.is_file() { fs::rename(path, aside(path, now)) } else { Ok(()) }
}

/// A free name next to `path`: `<path>.broken-<now>`, with a number if that is taken.
pub(crate) fn aside(path: &Path, now: u64) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut target = path.with_file_name(format!("{name}.broken-{now}"));
    let mut number = 1;
    while target.symlink_metadata().is_ok() {
        number += 1;
        target = path.with_file_name(format!("{name}.broken-{now}-{number}"));
    }
    target
}
