//! `elbow check`: what is wrong with a file of home-made pieces, by line.

use std::path::{Path, PathBuf};

use serde_json::Value;
use table::{Games, Registered, Visitor};

use crate::arguments::{Arguments, Word, unknown};
use crate::fail::{Done, Fail};
use crate::own::{LISTS, text as text_of};

/// What `--help` prints.
pub const HELP: &str = "\
elbow check FILE…

Checks files of home-made pieces: {\"races\":[…],\"powers\":[…],\"boards\":[…]}, in the form of the printed boxes, races and powers with how they
look. Says of every row what is wrong with it, `FILE:LINE: NAME: …`, and on which boards it would never do anything. Exit code 0 if all can be
played, 1 if not.";

/// Runs the command.
pub fn run<S: Games>(mut arguments: Arguments) -> Done {
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(word) = arguments.next()? {
        match word {
            Word::Option(name) => return Err(unknown(&format!("--{name}"))),
            Word::Path(path) => files.push(path),
        }
    }
    if files.is_empty() {
        return Err(Fail::usage("which file? `elbow check FILE…`"));
    }
    let mut faults = 0;
    for file in &files {
        faults += check::<S>(file)?;
    }
    match faults {
        0 => Ok(()),
        1 => Err(Fail::failed("one thing is wrong")),
        _ => Err(Fail::failed(format!("{faults} things are wrong"))),
    }
}

/// Says what is wrong with one file; how much that is.
fn check<S: Games>(file: &Path) -> Result<usize, Fail> {
    let shown = file.display();
    let text = text_of(file)?;
    let read: Value = match serde_json::from_str(&text) {
        Ok(read) => read,
        Err(error) => {
            crate::print_line(&format!("{shown}:{}: {error}", error.line()))?;
            return Ok(1);
        }
    };
    let mut faults = 0;
    let mut rows = 0;
    for (list, kind) in LISTS {
        for row in read[list].as_array().into_iter().flatten() {
            rows += 1;
            let id = row["id"].as_str().unwrap_or("a row without a name");
            let at = format!("{shown}:{}: {id}", line_of(&text, id));
            match judge::<S>(kind, row) {
                Ok(said) => tell_idle(&at, &said)?,
                Err(reasons) => {
                    faults += reasons.len();
                    reasons.iter().try_for_each(|reason| crate::print_line(&format!("{at}: {reason}")))?;
                }
            }
        }
    }
    // Each alone may be sound, and all of them together not.
    if faults == 0
        && let Err(reasons) = judge::<S>("box", &read)
    {
        faults += reasons.len();
        reasons.iter().try_for_each(|reason| crate::print_line(&format!("{shown}: {reason}")))?;
    }
    if faults == 0 {
        crate::print_line(&format!("{shown}: good, {rows} pieces"))?;
    }
    Ok(faults)
}

/// Says where a piece would never do anything.
fn tell_idle(at: &str, said: &Value) -> Done {
    for idle in said["idle"].as_array().into_iter().flatten() {
        let (game, players) = (idle["game"].as_str().unwrap_or_default(), &idle["players"]);
        crate::print_line(&format!("{at}: note: it has no meaning in {game} for {players}"))?;
    }
    Ok(())
}

/// The line on which the row with this name begins, from 1; the first if there is none.
fn line_of(text: &str, id: &str) -> usize {
    let named = |line: &str| line.split_once("\"id\"").is_some_and(|(_, rest)| rest.contains(&format!("\"{id}\"")));
    text.lines().position(named).map_or(1, |line| line + 1)
}

/// Asks every game until one knows such pieces.
struct Judge<'a> {
    kind: &'a str,
    row: &'a Value,
    found: Option<Result<Value, Vec<String>>>,
}

impl Visitor for Judge<'_> {
    fn game<G: Registered>(&mut self, _: &'static str) {
        if self.found.is_none() {
            let told = |reasons: Vec<_>| reasons.into_iter().map(|reason: tabletop::Reason| reason.message).collect();
            self.found = G::check_piece(self.kind, self.row).map(|found| found.map_err(told));
        }
    }
}

fn judge<S: Games>(kind: &str, row: &Value) -> Result<Value, Vec<String>> {
    let mut judge = Judge { kind, row, found: None };
    S::each(&mut judge);
    judge.found.unwrap_or_else(|| Err(vec!["no game of this version has such pieces".to_owned()]))
}
