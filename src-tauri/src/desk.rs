//! Where the games lie: nothing yet while they are being opened, then the table's host.

use std::fs;
use std::panic;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use serde_json::{Value, json};
use table::{CommandError, Host};

/// The host, or why opening the games died.
type Opened = Result<Arc<Host>, CommandError>;

/// The state all commands share.
pub struct Desk {
    dir: Result<PathBuf, CommandError>,
    exports: Option<PathBuf>,
    host: Mutex<Option<Opened>>,
    opened: Condvar,
}

impl Desk {
    /// A desk whose games in `dir` are being opened on another thread; files for the player go to `exports`.
    pub fn opening(dir: Result<PathBuf, tauri::Error>, exports: Option<PathBuf>) -> Arc<Self> {
        let dir = dir.map_err(|error| CommandError::Io { detail: format!("this system names no folder for them: {error}") });
        let desk = Arc::new(Self { dir, exports, host: Mutex::new(None), opened: Condvar::new() });
        let opener = Arc::clone(&desk);
        if thread::Builder::new().name("open games".into()).spawn(move || opener.open()).is_err() {
            // No thread to be had: then it takes the window's own time.
            desk.open();
        }
        desk
    }

    /// Asks the table, once it is there; waits for that, so call it off the main thread.
    pub fn ask(&self, command: &str, args: Value) -> Result<Value, CommandError> {
        self.host()?.call(command, args)
    }

    /// Version, trouble and notices of the start. If the games could not be opened it tries once more before it says so: another copy
    /// may have been closed since, or room made on the disk.
    pub fn startup(&self, args: Value) -> Result<Value, CommandError> {
        let answer = self.ask("startup", args.clone());
        if answer.as_ref().is_ok_and(|answer| answer["error"].is_null()) {
            return answer;
        }
        self.dir()?;
        *self.slot() = None;
        self.open();
        self.ask("startup", args)
    }

    /// The folder for files the player asked for, made if need be. Where the system has none it lies beside the games.
    pub fn exports(&self) -> Result<PathBuf, CommandError> {
        let folder = match &self.exports {
            Some(folder) => folder.clone(),
            None => self.dir()?.join("exports"),
        };
        fs::create_dir_all(&folder).map_err(|error| CommandError::Io { detail: format!("{}: {error}", folder.display()) })?;
        Ok(folder)
    }

    fn dir(&self) -> Result<&PathBuf, CommandError> {
        self.dir.as_ref().map_err(Clone::clone)
    }

    /// Stops what need not go on when nobody looks: a thinking bot answers at once.
    pub fn settle(&self) {
        let opened = self.slot().clone();
        if let Some(Ok(host)) = opened {
            // That no bot was thinking is no trouble here.
            let _ = host.call("bot_stop", json!({}));
        }
    }

    fn host(&self) -> Opened {
        self.dir()?;
        let mut slot = self.slot();
        loop {
            match &*slot {
                Some(opened) => return opened.clone(),
                None => slot = self.opened.wait(slot).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    fn open(&self) {
        if let Ok(dir) = &self.dir {
            // Without an answer every command would wait for ever, so even a fault of the program becomes one.
            let opened = panic::catch_unwind(|| Arc::new(Host::open(dir)));
            *self.slot() = Some(opened.map_err(|_| CommandError::Internal { detail: "opening the saved games".to_owned() }));
            self.opened.notify_all();
        }
    }

    fn slot(&self) -> MutexGuard<'_, Option<Opened>> {
        // What it holds is replaced as a whole, so it is sound even if a thread died while holding it.
        self.host.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
