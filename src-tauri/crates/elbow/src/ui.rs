//! `elbow ui`: the screens for a browser on this machine.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use loopback::{Limits, Server};
use table::{Games, Host, Registry};
use tempfile::TempDir;

use crate::arguments::{Arguments, Word, superfluous, unknown};
use crate::fail::{Done, Fail};

/// What `--help` prints.
pub const HELP: &str = "\
elbow ui [--dir DIR] [--ui DIR] [--port N] [--open]

Serves the screens of the app to browsers on this machine only, and prints the address: the only one that is answered. A tool for
development and tests; it ships in no package. Runs until it is interrupted.

  --dir DIR   the folder of saved games; left out: elbowroom-browser in the user's data folder, apart from the app's own
  --ui DIR    the folder of the screens; left out: ui/ in this folder or one above it
  --port N    the port on 127.0.0.1; 0 (as when left out): a free one
  --open      opens the address in the browser";

/// Runs the command.
pub fn run<S: Games>(mut arguments: Arguments) -> Done {
    let (mut dir, mut screens, mut port, mut open): (Option<PathBuf>, Option<PathBuf>, u16, bool) = (None, None, 0, false);
    while let Some(word) = arguments.next()? {
        match word {
            Word::Option(name) => match name.as_str() {
                "dir" => dir = Some(arguments.path()?),
                "ui" => screens = Some(arguments.path()?),
                "port" => port = arguments.parse("port", "choose 0 to 65535")?,
                "open" => open = true,
                _ => return Err(unknown(&format!("--{name}"))),
            },
            Word::Path(path) => return Err(superfluous(&path)),
        }
    }
    let screens = screens.or_else(find_screens).ok_or_else(|| Fail::usage("there is no ui/ here; name the folder with --ui DIR"))?;
    let (dir, _kept) = folder(dir.or_else(users_folder))?;
    let host = Arc::new(Host::with_registry(&dir, Registry::of::<S>()));
    let answer = move |command: String, args| {
        let host = Arc::clone(&host);
        async move { host.ask(&command, args).await }
    };
    let server = Server::bind(port, &screens, Limits::default(), answer)
        .map_err(|error| Fail::usage(format!("cannot serve {} on port {port}: {error}", screens.display())))?;
    let address = server.address();
    crate::print_line(&address)?;
    if open {
        browse(&address);
    }
    server.run().map_err(|error| Fail::failed(format!("the server stopped: {error}; start it again")))
}

/// Where saved games of the browser are kept when nothing is said.
fn users_folder() -> Option<PathBuf> {
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = named("XDG_DATA_HOME").or_else(|| named("APPDATA")).or_else(|| Some(named("HOME")?.join(".local/share")))?;
    Some(data.join("elbowroom-browser"))
}

/// `dir`, or a new folder that goes when the second value is dropped.
pub fn folder(dir: Option<PathBuf>) -> Result<(PathBuf, Option<TempDir>), Fail> {
    if let Some(dir) = dir {
        return Ok((dir, None));
    }
    let made = tempfile::Builder::new().prefix("elbow-").tempdir();
    let made = made.map_err(|error| Fail::failed(format!("cannot make a folder for saved games: {error}; name one with --dir DIR")))?;
    Ok((made.path().to_owned(), Some(made)))
}

/// `ui/` in this folder or one above it, or above the program.
fn find_screens() -> Option<PathBuf> {
    let here = std::env::current_dir().ok();
    let program = std::env::current_exe().ok();
    let above = here.iter().chain(&program).flat_map(|start| start.ancestors());
    above.map(|folder| folder.join("ui")).find(|ui| ui.join("index.html").is_file())
}

/// Opens the address in the browser of the desktop, if there is one; it is printed anyway.
fn browse(address: &str) {
    let opener: &[&str] = if cfg!(target_os = "macos") {
        &["open"]
    } else if cfg!(windows) {
        &["cmd", "/C", "start", ""]
    } else {
        &["xdg-open"]
    };
    let quiet = Stdio::null;
    let _ = Command::new(Path::new(opener[0])).args(&opener[1..]).arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}
