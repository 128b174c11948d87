//! Checks of what lies in `ui/`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::process::{Done, command, fail, root, run, say};
use crate::tools::{fetch_node, node, npm_ci};

/// The most the code of the screens and its libraries that a start loads may weigh, gzipped file by file, in bytes (150 kB).
const LIMIT: u64 = 150 * 1024;

/// The most that may be fetched besides when a game of Chaos in the Old World is opened (`ui/games/chaos`), in bytes (64 kB).
const CHAOS_LIMIT: u64 = 64 * 1024;

/// The most that the screens, dialogs and texts may weigh that are fetched when they are first opened, in bytes (48 kB).
const LATER_LIMIT: u64 = 48 * 1024;

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
        _ => npm_ci(&ui),
    }
}

/// Compares the vendored libraries and fonts with the packages the lock file names.
pub fn vendor_check() -> Done {
    fetch_node()?;
    fetch_modules()?;
    run(node(5, &["vendor.mjs", "--check"]).current_dir(root().join("ui")))
}

/// The modules a start loads: the page's own one and all that it imports without being asked to later.
fn at_start(ui: &Path) -> Done<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    let mut open = vec![fs::canonicalize(ui.join("main.js"))?];
    while let Some(module) = open.pop() {
        if !found.insert(module.clone()) {
            continue;
        }
        let text = fs::read_to_string(&module)?;
        for line in text.lines() {
            let path = line.split_once(" from \"").or_else(|| line.trim_start().strip_prefix("import \"").map(|path| ("import", path)));
            if let Some((_, path)) = path
                && path.starts_with('.')
                && let Some((path, _)) = path.split_once('"')
            {
                open.push(fs::canonicalize(module.parent().unwrap_or(ui).join(path))?);
            }
        }
    }
    Ok(found)
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
    let start = at_start(&ui)?;
    let (mut own, mut vendored, mut chaos, mut later) = (0, 0, 0, 0);
    for file in &files {
        let bytes = gzipped(file)?;
        *(if file.starts_with(ui.join("vendor")) {
            &mut vendored
        } else if file.starts_with(ui.join("games/chaos")) {
            &mut chaos
        } else if file.extension().is_some_and(|kind| kind == "js") && !start.contains(&fs::canonicalize(file)?) {
            &mut later
        } else {
            &mut own
        }) += bytes;
    }
    say!("   {own} bytes of screens and {vendored} bytes of libraries, gzipped, in {} files; the limit is {LIMIT}", files.len());
    say!("   {later} bytes more for what is fetched when it is first opened; the limit is {LATER_LIMIT}");
    say!("   {chaos} bytes more for Chaos in the Old World, when it is opened; the limit is {CHAOS_LIMIT}");
    if files.is_empty() {
        return fail("there are no screens in ui/");
    }
    if own + vendored > LIMIT {
        return fail(format!("the screens weigh {} bytes more than they may", own + vendored - LIMIT));
    }
    if later > LATER_LIMIT {
        return fail(format!("what is fetched later weighs {} bytes more than it may", later - LATER_LIMIT));
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
