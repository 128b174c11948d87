//! Where the games lie: nothing yet while they are being opened, then the table's host.

use std::fs;
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use serde_json::{Value, json};
use table::{CommandError, Host};
use tokio::{sync::watch, task::spawn_blocking};

use crate::arrivals::Arrivals;

/// The host, or why opening the games died.
type Opened = Result<Arc<Host>, CommandError>;

/// The state all commands share.
pub struct Desk {
    dir: Result<PathBuf, CommandError>,
    exports: Option<PathBuf>,
    host: watch::Sender<Option<Opened>>,
    closed: AtomicBool,
}

impl Desk {
    /// A desk whose games in `dir` are being opened on another thread; files for the player go to `exports`.
    pub fn opening(dir: Result<PathBuf, tauri::Error>, exports: Option<PathBuf>) -> Arc<Self> {
        let dir = dir.map_err(|error| CommandError::Io { detail: format!("this system names no folder for them: {error}") });
        let desk = Arc::new(Self { dir, exports, host: watch::Sender::new(None), closed: AtomicBool::new(false) });
        let opener = Arc::clone(&desk);
        if thread::Builder::new().name("open games".into()).spawn(move || opener.open()).is_err() {
            // No thread to be had: then it takes the window's own time.
            desk.open();
        }
        desk
    }

    /// Asks the table, once it is there.
    pub async fn ask(&self, command: &str, args: Value) -> Result<Value, CommandError> {
        self.host().await?.ask(command, args).await
    }

    /// Writes a saved game, or what the screens have made, to a new file among the player's exports. `args` name the slot or the file.
    pub async fn save_file(self: Arc<Self>, args: Value) -> Result<Value, CommandError> {
        let host = self.host().await?;
        let done = spawn_blocking(move || self.write_file(&host, args)).await;
        done.unwrap_or_else(|error| Err(CommandError::Internal { detail: error.to_string() }))
    }

    /// What the system has handed over, where there is a folder for it.
    pub fn arrivals(&self) -> Option<Arrivals> {
        self.dir.as_ref().ok().map(|dir| Arrivals::beside(dir))
    }

    /// Whether the app is being closed.
    #[cfg(desktop)]
    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    fn write_file(&self, host: &Host, mut args: Value) -> Result<Value, CommandError> {
        let folder = self.exports()?;
        let named = if args.get("file_name").is_some() { args.clone() } else { host.call("export_slot", args.clone())? };
        let name = Path::new(named["file_name"].as_str().unwrap_or("game.elbow"));
        if let Some(args) = args.as_object_mut() {
            args.insert("path".to_owned(), json!(free_path(&folder, name)));
        }
        host.call_headless("save_file", args)
    }

    /// The folder for files the player asked for, made if need be. Where the system has none it lies beside the games.
    fn exports(&self) -> Result<PathBuf, CommandError> {
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
        let opened = self.host.borrow().clone();
        if let Some(Ok(host)) = opened {
            // That no bot was thinking is no trouble here.
            let _ = host.call("bot_stop", json!({}));
        }
    }

    /// Lets go of the games; once the last command has answered, another copy of the app may have them.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        self.settle();
        self.host.send_replace(Some(Err(CommandError::Internal { detail: "the app is being closed".to_owned() })));
    }

    /// The host; waits while the games are being opened.
    async fn host(&self) -> Opened {
        self.dir()?;
        let mut opened = self.host.subscribe();
        // The sending end is this desk's own, so that it cannot be gone.
        let there = opened.wait_for(Option::is_some).await.ok().and_then(|opened| opened.clone());
        there.unwrap_or_else(|| Err(CommandError::Internal { detail: "opening the saved games".to_owned() }))
    }

    fn open(&self) {
        if let Ok(dir) = &self.dir {
            // Without an answer every command would wait for ever, so even a fault of the program becomes one.
            let opened = panic::catch_unwind(|| Arc::new(Host::open(dir)));
            let opened = opened.map_err(|_| CommandError::Internal { detail: "opening the saved games".to_owned() });
            // Whoever has closed the app meanwhile wants no games any more.
            self.host.send_if_modified(|host| {
                let waited_for = host.is_none();
                if waited_for {
                    *host = Some(opened);
                }
                waited_for
            });
        }
    }
}

/// The path of a file `name` in `folder` that is not there yet: `name`, `name (2)`, `name (3)` and so on.
fn free_path(folder: &Path, name: &Path) -> PathBuf {
    let stem = name.file_stem().unwrap_or_default().to_string_lossy();
    let kind = name.extension().map_or_else(String::new, |kind| format!(".{}", kind.to_string_lossy()));
    let numbered = (2_u32..).map(|number| folder.join(format!("{stem} ({number}){kind}")));
    let first = folder.join(format!("{stem}{kind}"));
    std::iter::once(first.clone()).chain(numbered).find(|path| !path.exists()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_new_file_is_free_and_in_the_folder() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let path = |name: &str| free_path(dir.path(), Path::new(name));
        assert_eq!(path("Ada, Ben.elbow"), dir.path().join("Ada, Ben.elbow"));
        fs::write(dir.path().join("Ada, Ben.elbow"), "").expect("written");
        fs::write(dir.path().join("Ada, Ben (2).elbow"), "").expect("written");
        assert_eq!(path("Ada, Ben.elbow"), dir.path().join("Ada, Ben (3).elbow"));
        assert_eq!(path("../up.elbow").parent(), Some(dir.path()), "a name cannot lead out of the folder");
    }
}
