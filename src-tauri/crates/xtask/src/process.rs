//! Running other programs.

use std::ffi::OsStr;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

/// Why a task could not be done: one sentence that says what to do.
#[derive(Debug)]
pub struct Failure(pub String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Self(error.to_string())
    }
}

/// What a task gives back.
pub type Done<T = ()> = Result<T, Failure>;

/// Shorthand for a failed task.
pub fn fail<T>(why: impl Into<String>) -> Done<T> {
    Err(Failure(why.into()))
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(3).unwrap_or(here).to_path_buf()
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// A command that will run in the root of the workspace.
pub fn command(program: impl AsRef<OsStr>, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// A command that is ended, with all it started, after so many minutes: what hangs must fail, not hold up everything after it.
/// (Without the `timeout` program of Linux systems there is no such limit.)
pub fn limited(minutes: u32, program: impl AsRef<OsStr>, arguments: &[&str]) -> Command {
    if on_path("timeout").is_none() {
        return command(program, arguments);
    }
    let mut limited = command("timeout", &["--kill-after=10s", &format!("{minutes}m")]);
    limited.arg(program).args(arguments);
    limited
}

/// The same cargo that runs this task.
pub fn cargo(arguments: &[&str]) -> Command {
    command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), arguments)
}

/// Prints a command as one could type it, then runs it with its output going straight to the terminal.
pub fn run(command: &mut Command) -> Done {
    println!("   $ {}", spoken(command));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => fail(format!("`{}` failed ({status})", spoken(command))),
        Err(error) => fail(format!("`{}` cannot be started: {error}", command.get_program().display())),
    }
}

/// As [`run`], and gives back everything that was printed, both streams in the order in which the lines came.
pub fn run_and_read(command: &mut Command) -> (Done, String) {
    println!("   $ {}", spoken(command));
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            return (fail(format!("`{}` cannot be started: {error}", command.get_program().display())), String::new());
        }
    };
    let text = Arc::new(Mutex::new(String::new()));
    let readers = [
        child.stdout.take().map(|stream| copy_lines(stream, Arc::clone(&text))),
        child.stderr.take().map(|stream| copy_lines(stream, Arc::clone(&text))),
    ];
    let status = child.wait();
    for reader in readers.into_iter().flatten() {
        // A reader only ends early when its stream broke; what it read until then counts.
        let _ = reader.join();
    }
    let text = text.lock().map(|text| text.clone()).unwrap_or_default();
    let done = match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => fail(format!("`{}` failed ({status})", spoken(command))),
        Err(error) => fail(format!("`{}` was lost: {error}", spoken(command))),
    };
    (done, text)
}

fn copy_lines(stream: impl Read + Send + 'static, into: Arc<Mutex<String>>) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        let mut stream = BufReader::new(stream);
        let mut line = Vec::new();
        while stream.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
            let _ = std::io::stdout().write_all(&line);
            if let Ok(mut text) = into.lock() {
                text.push_str(&String::from_utf8_lossy(&line));
            }
            line.clear();
        }
    })
}

/// What a command prints on standard output, if it exists and succeeds.
pub fn answer(program: &str, arguments: &[&str]) -> Option<String> {
    let output = command(program, arguments).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Where `program` is on the path.
pub fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn spoken(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words = words.map(|word| {
        let word = word.to_string_lossy();
        // A script within the command is not what one wants to read here.
        if word.contains('\n') || word.len() > 60 && word.contains(' ') {
            "…".to_owned()
        } else if word.contains(' ') {
            format!("'{word}'")
        } else {
            word.into_owned()
        }
    });
    words.collect::<Vec<_>>().join(" ")
}
