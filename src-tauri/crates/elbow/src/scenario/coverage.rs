//! Which rulings have a scenario.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use table::Games;

use super::RULINGS;
use super::files;
use crate::fail::{Done, Fail};

/// The rulings of one game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// The game.
    pub game: String,
    /// Every ruling, by number.
    pub ruling: Vec<Ruling>,
}

/// One ruling.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Its number, for example `SW-28`.
    pub number: String,
    /// What it is about, in a few words.
    pub title: String,
    /// Why no program can show it; left out if one can.
    pub unshowable: Option<String>,
}

/// Reads a list of rulings and checks it.
pub fn read(path: &Path) -> Result<Rulings, String> {
    let in_file = |problem: String| format!("{}: {problem}", path.display());
    let text = files::text(path).map_err(in_file)?;
    let rulings: Rulings = toml::from_str(&text).map_err(|error| in_file(files::explain(&error, &text)))?;
    let mut seen = BTreeSet::new();
    for ruling in &rulings.ruling {
        if !seen.insert(&ruling.number) {
            return Err(in_file(format!("{} is there twice", ruling.number)));
        }
        if ruling.title.trim().is_empty() || ruling.unshowable.as_ref().is_some_and(|reason| reason.trim().is_empty()) {
            return Err(in_file(format!("{} needs a title, and a reason if no program can show it", ruling.number)));
        }
    }
    Ok(rulings)
}

/// Lists the rulings without a scenario.
pub fn run<S: Games>(paths: &[PathBuf], found: &[PathBuf]) -> Done {
    let mut lists = Vec::new();
    for path in paths {
        lists.extend(lists_in(path));
    }
    if lists.is_empty() {
        return Err(Fail::usage(format!("there is no {RULINGS} in what was named: it lists the rulings of a game")));
    }
    let mut proved = BTreeSet::new();
    let mut faults = 0;
    for path in found {
        match files::read::<S>(path) {
            Ok(scenario) => proved.extend(scenario.rulings),
            Err(problem) => {
                faults += 1;
                crate::print_line(&format!("FAIL {}: {problem}", path.display()))?;
            }
        }
    }
    for list in lists {
        let rulings = read(&list).map_err(Fail::Failed)?;
        let mut missing = 0;
        let (unshowable, showable): (Vec<&Ruling>, Vec<&Ruling>) = rulings.ruling.iter().partition(|ruling| ruling.unshowable.is_some());
        for ruling in &showable {
            if !proved.contains(&ruling.number) {
                missing += 1;
                crate::print_line(&format!("missing {}: {}", ruling.number, ruling.title))?;
            }
        }
        for ruling in &unshowable {
            let reason = ruling.unshowable.as_deref().unwrap_or_default();
            crate::print_line(&format!("not showable {}: {}: {reason}", ruling.number, ruling.title))?;
        }
        faults += missing;
        crate::print_line(&format!(
            "{}: {} of {} showable rulings have a scenario, {missing} missing, {} not showable",
            rulings.game,
            showable.len() - missing,
            showable.len(),
            unshowable.len(),
        ))?;
    }
    if faults == 0 { Ok(()) } else { Err(Fail::Told) }
}

/// The lists in a folder and the folders in it.
fn lists_in(path: &Path) -> Vec<PathBuf> {
    let inner = path.read_dir().into_iter().flatten().flatten().map(|entry| entry.path()).filter(|inner| inner.is_dir());
    let mut lists: Vec<PathBuf> =
        [path.to_owned()].into_iter().chain(inner).map(|folder| folder.join(RULINGS)).filter(|list| list.is_file()).collect();
    lists.sort();
    lists
}
