//! The files that the tests of the tree look through.

use std::fs;
use std::path::{Path, PathBuf};

/// The files of one of the `kinds` (`rs`, `xml`) in a folder and all folders within it, in the order of their names; none where there is no such folder.
pub fn files(folder: &Path, kinds: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, kinds));
        } else if path.extension().is_some_and(|kind| kinds.iter().any(|known| kind == *known)) {
            found.push(path);
        }
    }
    found.sort();
    found
}
