//! Running other programs.

use std::cell::{Cell, RefCell};
use std::ffi::OsStr;
use std::fmt;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;

use crate::log::Log;

thread_local! {
    /// Where what is said on this thread goes; nowhere set means to the terminal.
    static LOG: RefCell<Option<Arc<Log>>> = const { RefCell::new(None) };
    /// Whether what runs on this thread lets others go first.
    static PATIENT: Cell<bool> = const { Cell::new(false) };
}

/// Has everything that is run on this thread from now on let others go first where both want the processors, or not.
pub fn let_others_first(patient: bool) {
    PATIENT.set(patient);
}

/// Has everything that is said and run on this thread from now on go into `log`.
pub fn speak_into(log: Option<Arc<Log>>) {
    LOG.set(log);
}

/// Says one line, to the terminal or into the log of the step that runs on this thread.
pub fn speak(line: fmt::Arguments) {
    LOG.with_borrow(|log| match log {
        Some(log) => log.line(&line.to_string()),
        None => println!("{line}"),
    });
}

/// As `println!`, into the log of the step.
macro_rules! say {
    ($($word:tt)*) => { $crate::process::speak(format_args!($($word)*)) };
}
pub(crate) use say;

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

/// The name of a package, after its folder.
pub fn name_of(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The folders of all crates but the window's, by name; each is called as its package is.
pub fn crates() -> Done<Vec<PathBuf>> {
    let entries = std::fs::read_dir(root().join("src-tauri/crates"))?;
    let mut folders = entries.map(|entry| Ok(entry?.path())).collect::<Done<Vec<_>>>()?;
    folders.sort();
    Ok(folders)
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

/// All crates of the workspace, those with Tauri among them.
pub const WHOLE: &[&str] = &["--workspace"];

/// Compiles a program of the workspace as all steps of the tests ask for it, `chosen` being the crates that they compile.
///
/// Of every crate, cargo asks what all chosen ones ask of it together, and what their tests ask of it only where there is a test to build.
/// With the same choice everywhere, and a test that stands on nothing, the games are compiled once: for the headless tool, the window and all tests.
pub fn program(name: &str, chosen: &[&str]) -> Done {
    compile(&["--bin", name], chosen)
}

/// As [`program`], for an example.
pub fn example(name: &str, chosen: &[&str]) -> Done {
    compile(&["--example", name], chosen)
}

fn compile(what: &[&str], chosen: &[&str]) -> Done {
    run(cargo(&["build", "--quiet"]).args(what).args(["--test", "circles"]).args(chosen))
}

/// Says a command as one could type it, then runs it, with its output going straight to the terminal or into the step's log.
pub fn run(command: &mut Command) -> Done {
    if let Some(log) = LOG.with_borrow(Clone::clone) {
        return run_into(command, &log).0;
    }
    say!("   $ {}", spoken(command));
    let status = command.status();
    verdict(command, status)
}

/// As [`run`], and gives back everything that was printed, both streams in the order in which the lines came.
pub fn run_and_read(command: &mut Command) -> (Done, String) {
    let log = LOG.with_borrow(Clone::clone).unwrap_or_else(|| Arc::new(Log::live()));
    run_into(command, &log)
}

fn verdict(command: &Command, status: std::io::Result<std::process::ExitStatus>) -> Done {
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => fail(format!("`{}` failed ({status})", spoken(command))),
        Err(error) => fail(format!("`{}` cannot be started: {error}", command.get_program().display())),
    }
}

/// The line on which the times of a program begin, see [`timed`].
const TIMES: &str = "xtask-times";

/// The same command under a shell that tells, as its last lines, how much processor time the command and all it started took.
fn timed(command: &Command) -> Command {
    if on_path("sh").is_none() || cfg!(windows) {
        return copy(command, command.get_program(), &[]);
    }
    let nice = if PATIENT.get() && on_path("nice").is_some() { "nice -n 5 " } else { "" };
    let script = format!("{nice}\"$@\"; status=$?; echo {TIMES} >&2; times >&2; exit $status");
    let mut timed = copy(command, "sh", &["-c", &script, "sh"]);
    // What was to be started comes first among the words, then its own arguments.
    timed.arg(command.get_program()).args(command.get_args());
    timed
}

fn copy(command: &Command, program: impl AsRef<OsStr>, words: &[&str]) -> Command {
    let mut copy = Command::new(program);
    if words.is_empty() {
        copy.args(command.get_args());
    }
    copy.args(words);
    if let Some(folder) = command.get_current_dir() {
        copy.current_dir(folder);
    }
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => copy.env(name, value),
            None => copy.env_remove(name),
        };
    }
    copy
}

fn run_into(command: &mut Command, log: &Arc<Log>) -> (Done, String) {
    log.line(&format!("   $ {}", spoken(command)));
    let begin = log.length();
    let child = timed(command).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => return (verdict(command, Err(error)), String::new()),
    };
    let readers = [
        child.stdout.take().map(|stream| copy_lines(stream, Arc::clone(log))),
        child.stderr.take().map(|stream| copy_lines(stream, Arc::clone(log))),
    ];
    let status = child.wait();
    for reader in readers.into_iter().flatten() {
        // A reader only ends early when its stream broke; what it read until then counts.
        let _ = reader.join();
    }
    (verdict(command, status), log.since(begin))
}

fn copy_lines(stream: impl Read + Send + 'static, log: Arc<Log>) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        let mut stream = BufReader::new(stream);
        let mut bytes = Vec::new();
        let mut times = false;
        while stream.read_until(b'\n', &mut bytes).is_ok_and(|length| length > 0) {
            let line = String::from_utf8_lossy(&bytes);
            let line = line.trim_end_matches(['\n', '\r']);
            if line == TIMES {
                times = true;
            } else if let (true, Some(seconds)) = (times, processor_seconds(line)) {
                log.add_processor_seconds(seconds);
            } else {
                log.line(line);
            }
            bytes.clear();
        }
    })
}

/// Reads a line of the shell's `times`: `1m2.50s 0m0.25s`, user and system.
fn processor_seconds(line: &str) -> Option<f64> {
    line.split(' ')
        .map(|word| {
            let (minutes, seconds) = word.strip_suffix('s')?.split_once('m')?;
            Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.replace(',', ".").parse::<f64>().ok()?)
        })
        .sum()
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{command, processor_seconds, run_and_read, speak_into};
    use crate::log::Log;

    #[test]
    fn times_of_the_shell_are_read() {
        assert_eq!(processor_seconds("1m2.50s 0m0.25s"), Some(62.75));
        assert_eq!(processor_seconds("0m0,500s 0m0,500s"), Some(1.0));
        assert_eq!(processor_seconds("3 passed"), None);
    }

    #[test]
    #[cfg(unix)]
    fn a_step_s_output_status_and_processor_time_are_kept() {
        let log = Arc::new(Log::quiet());
        speak_into(Some(Arc::clone(&log)));
        let busy = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; echo out; echo err >&2; exit 3";
        let (done, text) = run_and_read(&mut command("sh", &["-c", busy]));
        speak_into(None);
        assert!(done.is_err_and(|failure| failure.0.contains("exit status: 3")));
        let mut lines: Vec<&str> = text.lines().collect();
        lines.sort_unstable();
        assert_eq!(lines, ["err", "out"]);
        assert!(log.processor_seconds() > 0.0, "a loop of 200000 rounds took no time");
    }
}
