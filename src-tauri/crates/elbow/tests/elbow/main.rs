//! The program as a person or a machine runs it: words in, lines and exit code out.

mod bench;
mod catalog;
mod own;
mod play;
mod scenario;
mod serve;
mod tournament;
mod ui;
mod usage;
mod verify;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the program said.
struct Said {
    code: i32,
    out: String,
    err: String,
}

impl Said {
    /// The lines of standard output as JSON.
    fn json(&self) -> Vec<Value> {
        let read = |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}"));
        self.out.lines().map(read).collect()
    }

    /// Checks that it was refused as wrong use, in one line that has `hint` in it.
    fn wrong_use(&self, hint: &str) {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        self.one_line(hint);
    }

    /// Checks that it failed, in one line that has `hint` in it.
    fn failed(&self, hint: &str) {
        assert_eq!(self.code, 1, "{}{}", self.out, self.err);
        self.one_line(hint);
    }

    fn one_line(&self, hint: &str) {
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(self.err.starts_with("elbow: ") && self.err.contains(hint), "\"{hint}\" is not in: {}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
    }
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elbow"));
    command.current_dir(top());
    command
}

/// Runs the program with these words.
fn elbow(words: &[&str]) -> Said {
    said(program().args(words).stdin(Stdio::null()), &[])
}

/// Runs the program with these words and this input.
fn elbow_reading(words: &[&str], input: &[u8]) -> Said {
    said(program().args(words).stdin(Stdio::piped()), input)
}

fn said(command: &mut Command, input: &[u8]) -> Said {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let pipe = child.stdin.take();
    let output = std::thread::scope(|scope| {
        // Written beside the reading, so that neither pipe fills up while the other waits.
        scope.spawn(move || pipe.map(|mut pipe| pipe.write_all(input)));
        child.wait_with_output().unwrap()
    });
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Said { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// The top folder of the project.
fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}
