//! A disk in memory, for where there are no files: what has changed is carried to wherever it is kept by whoever made it.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::{
    OpenError,
    disk::{Disk, Handle, What},
};

/// Files in memory, and which of them have changed.
#[derive(Debug)]
pub struct Memory {
    state: Mutex<State>,
    clock: fn() -> u64,
}

#[derive(Debug, Clone, Default)]
struct State {
    files: BTreeMap<PathBuf, Vec<u8>>,
    folders: BTreeSet<PathBuf>,
    changed: BTreeSet<PathBuf>,
}

impl Memory {
    /// A disk with these files, on which nothing has changed; `clock` tells Unix milliseconds.
    pub fn new(files: BTreeMap<PathBuf, Vec<u8>>, clock: fn() -> u64) -> Self {
        let folders = files.keys().flat_map(|path| path.ancestors().skip(1).map(Path::to_owned)).collect();
        Self { state: Mutex::new(State { files, folders, changed: BTreeSet::new() }), clock }
    }

    /// What has changed since this was last asked: each path with what is there now, `None` for nothing.
    pub fn take_changes(&self) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
        let mut state = self.state();
        let changed = std::mem::take(&mut state.changed);
        changed.into_iter().map(|path| (path.clone(), state.files.get(&path).cloned())).collect()
    }

    /// Looks at all files.
    pub fn look<T>(&self, work: impl FnOnce(&BTreeMap<PathBuf, Vec<u8>>) -> T) -> T {
        work(&self.state().files)
    }

    /// A panic cannot leave half a change behind: each is a single insertion or removal, or two that cannot fail.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn put(&mut self, path: &Path, bytes: Vec<u8>) -> io::Result<()> {
        if path.parent().is_some_and(|folder| !self.folders.contains(folder)) {
            return Err(io::ErrorKind::NotFound.into());
        }
        if self.folders.contains(path) {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        self.files.insert(path.to_owned(), bytes);
        self.changed.insert(path.to_owned());
        Ok(())
    }

    fn take(&mut self, path: &Path) -> io::Result<Vec<u8>> {
        let bytes = self.files.remove(path).ok_or(io::ErrorKind::NotFound)?;
        self.changed.insert(path.to_owned());
        Ok(bytes)
    }

    /// A folder and all that lies in it.
    fn move_folder(&mut self, from: &Path, to: &Path) {
        let inside = |path: &PathBuf| Some((path.clone(), to.join(path.strip_prefix(from).ok()?)));
        for (old, new) in self.files.keys().filter_map(inside).collect::<Vec<_>>() {
            if let Some(bytes) = self.files.remove(&old) {
                self.files.insert(new.clone(), bytes);
                self.changed.extend([old, new]);
            }
        }
        for (old, new) in self.folders.iter().filter_map(inside).collect::<Vec<_>>() {
            self.folders.remove(&old);
            self.folders.insert(new);
        }
    }
}

impl Disk for Memory {
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<Handle> {
        self.state().put(path, bytes.to_vec())?;
        Ok(Handle::NONE)
    }

    fn sync(&self, _: &Handle) -> io::Result<()> {
        Ok(())
    }

    fn sync_dir(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.state();
        if state.folders.contains(from) {
            state.move_folder(from, to);
            return Ok(());
        }
        if state.folders.contains(to) {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let bytes = state.take(from)?;
        state.put(to, bytes)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.state().take(path).map(drop)
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.state().files.get(path).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn list(&self, dir: &Path) -> io::Result<Vec<PathBuf>> {
        let state = self.state();
        if !state.folders.contains(dir) {
            return Err(io::ErrorKind::NotFound.into());
        }
        Ok(state.files.keys().filter(|path| path.parent() == Some(dir)).cloned().collect())
    }

    fn create_dir(&self, dir: &Path) -> io::Result<()> {
        let mut state = self.state();
        if dir.ancestors().any(|path| state.files.contains_key(path)) {
            return Err(io::ErrorKind::NotADirectory.into());
        }
        state.folders.extend(dir.ancestors().map(Path::to_owned));
        Ok(())
    }

    fn what(&self, path: &Path) -> What {
        let state = self.state();
        if state.folders.contains(path) {
            What::Folder
        } else if state.files.contains_key(path) {
            What::File
        } else {
            What::Nothing
        }
    }

    /// Whoever made this disk keeps others out of what it is carried to.
    fn lock(&self, _: &Path) -> Result<Handle, OpenError> {
        Ok(Handle::NONE)
    }

    fn now(&self) -> u64 {
        (self.clock)()
    }

    fn takes_sled(&self) -> bool {
        false
    }
}
