//! Checks of what lies in `ui/`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process::{Done, answer, command, fail, root, run};
use crate::system::{NODE, install};

/// The most the code of the screens and its libraries that a start loads may weigh, gzipped file by file, in bytes (150 kB).
const LIMIT: u64 = 150 * 1024;

/// The most that may be fetched besides when a game of Chaos in the Old World is opened (`ui/chaos`), in bytes (64 kB).
const CHAOS_LIMIT: u64 = 64 * 1024;

/// Kinds of file that are code.
const CODE: &[&str] = &["html", "css", "js", "json"];

/// Folders of `ui/` that are counted apart (art and locales) or do not ship at all.
const APART: &[&str] = &["art", "locales", "fonts", "node_modules", "tests", "dev"];

/// Fetches what the screens' own tests need, exactly as locked, unless it is there.
pub fn fetch_modules() -> Done {
    let ui = root().join("ui");
    let changed = |file: &str| fs::metadata(ui.join(file)).and_then(|data| data.modified()).ok();
    match (changed("package-lock.json"), changed("node_modules/.package-lock.json")) {
        (Some(locked), Some(fetched)) if fetched >= locked => Ok(()),
        _ => run(command("npm", &["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(ui)),
    }
}

/// Compares the vendored libraries and fonts with the packages the lock file names.
pub fn vendor_check() -> Done {
    install(&[NODE])?;
    fetch_modules()?;
    run(command("node", &["vendor.mjs", "--check"]).current_dir(root().join("ui")))
}

/// Weighs the screens.
pub fn size() -> Done {
    let ui = root().join("ui");
    let mut files = Vec::new();
    for entry in fs::read_dir(&ui)? {
        let entry = entry?;
        let name = entry.file_name();
        if APART.iter().all(|apart| name != *apart)
            && !name.as_encoded_bytes().starts_with(b".")
            && name != "package.json"
            && name != "package-lock.json"
        {
            code_files(&entry.path(), &mut files)?;
        }
    }
    let (mut own, mut vendored, mut chaos) = (0, 0, 0);
    for file in &files {
        let bytes = gzipped(file)?;
        *(if file.starts_with(ui.join("vendor")) {
            &mut vendored
        } else if file.starts_with(ui.join("chaos")) {
            &mut chaos
        } else {
            &mut own
        }) += bytes;
    }
    println!("   {own} bytes of screens and {vendored} bytes of libraries, gzipped, in {} files; the limit is {LIMIT}", files.len());
    println!("   {chaos} bytes more for Chaos in the Old World, when it is opened; the limit is {CHAOS_LIMIT}");
    if files.is_empty() {
        return fail("there are no screens in ui/");
    }
    if own + vendored > LIMIT {
        return fail(format!("the screens weigh {} bytes more than they may", own + vendored - LIMIT));
    }
    if chaos > CHAOS_LIMIT { fail(format!("the screens of Chaos weigh {} bytes more than they may", chaos - CHAOS_LIMIT)) } else { Ok(()) }
}

fn code_files(path: &Path, into: &mut Vec<PathBuf>) -> Done {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            code_files(&entry?.path(), into)?;
        }
    } else if path.extension().is_some_and(|kind| CODE.iter().any(|code| kind == *code)) {
        into.push(path.to_path_buf());
    }
    Ok(())
}

fn gzipped(file: &Path) -> Done<u64> {
    let output = command("gzip", &["-9", "-n", "-c"]).arg(file).output()?;
    if output.status.success() { Ok(output.stdout.len() as u64) } else { fail(format!("gzip cannot read {}", file.display())) }
}

/// The test files in `folder` for `node --test`, relative to `base`, in order. There must be some.
pub fn test_files(base: &Path, folder: &str) -> Done<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(base.join(folder))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if [".test.js", ".test.mjs"].iter().any(|end| name.ends_with(end)) {
            names.push(format!("{folder}/{name}"));
        }
    }
    names.sort();
    if names.is_empty() { fail(format!("there is no test in {}", base.join(folder).display())) } else { Ok(names) }
}

/// Whether node is new enough to run tests (18 or later).
pub fn node_is_new_enough() -> bool {
    answer("node", &["--version"])
        .and_then(|version| version.trim_start_matches('v').split('.').next()?.parse::<u32>().ok())
        .is_some_and(|major| major >= 18)
}
