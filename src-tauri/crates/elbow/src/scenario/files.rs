//! Finding and reading scenario files.

use std::path::{Path, PathBuf};

use table::Games;

use super::RULINGS;
use super::format::Scenario;
use crate::fail::Fail;

/// How deep folders are searched.
const DEPTH: usize = 8;

/// The largest scenario, in bytes.
const LONGEST: u64 = 1 << 20;

/// `tests/scenarios` in this folder or one above it.
pub fn standard() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let found = here.ancestors().map(|folder| folder.join("tests/scenarios")).find(|folder| folder.is_dir())?;
    // Shorter to read where it is below this folder.
    Some(found.strip_prefix(&here).map(Path::to_owned).unwrap_or(found))
}

/// Every scenario in `paths`, sorted; a path named twice is run once.
pub fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Fail> {
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            search(path, DEPTH, &mut found)?;
        } else if path.is_file() {
            found.push(path.clone());
        } else {
            return Err(Fail::usage(format!("{}: there is no such file or folder", path.display())));
        }
    }
    found.sort();
    found.dedup();
    Ok(found)
}

fn search(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> Result<(), Fail> {
    let unreadable = |error: std::io::Error| Fail::failed(format!("cannot read {}: {error}", folder.display()));
    for entry in folder.read_dir().map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            if depth > 0 {
                search(&path, depth - 1, found)?;
            }
        } else if path.extension().is_some_and(|end| end == "toml") && path.file_name().is_some_and(|name| name != RULINGS) {
            found.push(path);
        }
    }
    Ok(())
}

/// Reads a scenario; what is wrong with it comes as a sentence.
pub fn read<S: Games>(path: &Path) -> Result<Scenario, String> {
    let text = text(path)?;
    let mut scenario = Scenario::read::<S>(&text).map_err(|error| explain(&error, &text))?;
    scenario.check()?;
    // Home-made pieces may lie in a file beside it.
    if let Some(own) = scenario.given.get_mut("own")
        && let Some(name) = own.as_str()
    {
        let file = path.with_file_name(name);
        *own = crate::own::read(&file).map_err(|error| error.to_string())?;
    }
    Ok(scenario)
}

/// The text of a file that is not too large.
pub fn text(path: &Path) -> Result<String, String> {
    let size = path.metadata().map_err(|error| format!("cannot be read: {error}"))?.len();
    if size > LONGEST {
        return Err(format!("is too large: {size} bytes, at most {LONGEST}"));
    }
    std::fs::read_to_string(path).map_err(|error| format!("cannot be read: {error}"))
}

/// A fault in a TOML text with its line.
pub fn explain(error: &toml::de::Error, text: &str) -> String {
    let message = error.message().replace('\n', " ");
    match error.span() {
        Some(span) => format!("line {}: {message}", text.bytes().take(span.start).filter(|byte| *byte == b'\n').count() + 1),
        None => message,
    }
}
