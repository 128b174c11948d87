//! `elbow verify`: checks an exported game.

use std::path::{Path, PathBuf};

use table::{CommandError, Games, Registry};

use crate::arguments::{Arguments, Word, unknown};
use crate::fail::{Done, Fail};

/// What `--help` prints.
pub const HELP: &str = "\
elbow verify FILE… [--json]

Checks games that were exported with `export_slot`, `save_file` or the app: its envelope and checksum, its position, and that
its actions, replayed from its start, give that position. A game that was played by older rules is replayed as far as
today's agree; its position is the truth. Exit code 0 if all of it is so for every file, 1 if not.

  --json   the answer as one line of JSON: {\"game\",\"name\",\"steps\",\"over\",\"round\",\"rounds\",\"winners\"} or the error object";

/// The longest file looked at, in bytes: a hundred times what a long game takes.
const LONGEST: u64 = 64 << 20;

/// Runs the command.
pub fn run<S: Games>(mut arguments: Arguments) -> Done {
    let (mut files, mut json): (Vec<PathBuf>, bool) = (Vec::new(), false);
    while let Some(word) = arguments.next()? {
        match word {
            Word::Option(name) if name == "json" => json = true,
            Word::Option(name) => return Err(unknown(&format!("--{name}"))),
            Word::Path(path) => files.push(path),
        }
    }
    if files.is_empty() {
        return Err(Fail::usage("which file? `elbow verify FILE…`"));
    }
    // Every file is looked at. Trouble is told at once, but for the last, which is told when the command ends.
    let mut ended = Ok(());
    for file in &files {
        if let Err(fail) = check::<S>(file, json)
            && let Err(before) = std::mem::replace(&mut ended, Err(fail))
        {
            crate::tell(&before);
        }
    }
    ended
}

/// Checks one file.
fn check<S: Games>(file: &Path, json: bool) -> Done {
    let shown = file.display();
    let unreadable = |error: std::io::Error| Fail::usage(format!("cannot read {shown}: {error}; name a file that Elbowroom exported"));
    if std::fs::metadata(file).map_err(unreadable)?.len() > LONGEST {
        return Err(Fail::usage(format!("{shown} is too large to be an exported game")));
    }
    let bytes = std::fs::read(file).map_err(unreadable)?;
    let not_text = || CommandError::ImportInvalid { reason: "not_an_export", detail: "it is not text".to_owned() };
    match String::from_utf8(bytes).map_err(|_| not_text()).and_then(|text| table::verify(&Registry::of::<S>(), &text)) {
        Ok(found) if json => crate::print_line(&found.to_string()),
        Ok(found) => {
            let state = if found["over"] == true { "over" } else { "still running" };
            let (steps, replayed) = (&found["steps"], &found["replayed"]);
            let replayed = if found["older_rules"] == true { format!("older rules: {replayed} of {steps}") } else { steps.to_string() };
            crate::print_line(&format!(
                "{shown}: good. {} \"{}\", {} actions replayed, round {} of {}, {state}",
                found["game"].as_str().unwrap_or_default(),
                found["name"].as_str().unwrap_or_default(),
                replayed,
                found["round"],
                found["rounds"],
            ))
        }
        Err(error) => {
            if json {
                crate::print_line(&serde_json::to_string(&error).unwrap_or_default())?;
            }
            Err(Fail::failed(format!("{shown}: {error}")))
        }
    }
}
