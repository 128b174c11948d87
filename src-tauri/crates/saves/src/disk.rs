//! The few things the store asks of a file system, behind a trait so that tests can make each of them fail.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

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
        fs::read(path)
    }

    fn list(&self, dir: &Path) -> io::Result<Vec<PathBuf>> {
        fs::read_dir(dir)?.map(|entry| entry.map(|entry| entry.path())).collect()
    }

    fn create_dir(&self, dir: &Path) -> io::Result<()> {
        fs::create_dir_all(dir)
    }
}

/// A free name next to `path`: `<path>.broken-<now>`, with a number if that is taken.
pub(crate) fn aside(path: &Path, now: u64) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut target = path.with_file_name(format!("{name}.broken-{now}"));
    let mut number = 1;
    while target.exists() {
        number += 1;
        target = path.with_file_name(format!("{name}.broken-{now}-{number}"));
    }
    target
}
