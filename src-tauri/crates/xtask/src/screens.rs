//! Checks of what lies in `ui/`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::process::{Done, command, fail, limited, root, run, say};
use crate::tools::{fetch_node, node, npm_ci};

/// The most that may be loaded up to a table of the game that is offered first, screens and libraries, gzipped file by file, in bytes (155 kB):
/// what a start loads and what such a table fetches besides.
const LIMIT: u64 = 155_000;

/// The most of it that such a table may fetch (87 kB), so that the rest is there for the first screen. It was 84 kB until the libraries of
/// the start lost 6 kB of comments; the types of the modules take part of that.
const TABLE_LIMIT: u64 = 87 * 1024;

/// The most that any other game's folder of `ui/games` may weigh, which is fetched when such a game is opened, its book
/// included, in bytes (71 kB): 68 kB until Chaos told what has happened since a power acted.
const GAME_LIMIT: u64 = 71 * 1024;

/// The most that the screens, dialogs and texts may weigh that are fetched when they are first opened, in bytes (192 kB): 48 kB until there
/// were a book and lessons, 80 kB until there were statistics, 104 kB until there were seats around the table, sounds and
/// recaps, 120 kB until there was a shelf of games and the style sheet of all these screens came with them,
/// 132 kB until there was a workshop, with a library that draws codes to be scanned, 172 kB until boards could be drawn there,
/// 180 kB until they were judged, and had islands, 184 kB until saved games were handed on as codes and
/// texts, 188 kB until they came from outside by being dropped.
const LATER_LIMIT: u64 = 192 * 1024;

/// Kinds of file that are code.
const CODE: &[&str] = &["html", "css", "js", "json"];

/// Folders of `ui/` that are counted apart (art and locales) or do not ship at all.
const APART: &[&str] = &["art", "locales", "fonts", "node_modules", "tests", "dev", "web"];

/// The most that `ui/web` may weigh, what only a page in a browser loads and no window has, in bytes (24 kB).
const WEB_LIMIT: u64 = 24 * 1024;

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

/// Layout and lints of the screens and of their tests, as `biome.jsonc` says.
pub fn lints() -> Done {
    // As for Node, there are packages for Linux alone.
    let package = match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => "cli-linux-x64",
        ("linux", "aarch64") => "cli-linux-arm64",
        _ => {
            say!("   no package of Biome for this system: layout and lints are not looked at");
            return Ok(());
        }
    };
    let biome = root().join("ui/node_modules/@biomejs").join(package).join("biome");
    // To npm this is a package that a system may do without, so it says nothing when the hash is wrong or the registry has none.
    if !biome.is_file() {
        return fail(format!("npm did not get {package}: the registry lacks it, or gives another file than the lock names"));
    }
    run(&mut limited(5, biome, &["check", "--error-on-warnings"]))
}

/// How many places of the screens may be anything because they say nothing of themselves. It may only become less: whoever writes a
/// function gives its parameters types, whoever gives types to old ones writes the new number here.
const UNTYPED: usize = 1771;

/// The types of the screens, as `tsconfig.json` says, and that no more of them are missing than before.
pub fn types() -> Done {
    const TSC: &[&str] = &["ui/node_modules/typescript/bin/tsc", "--project", "."];
    run(&mut node(5, TSC))?;
    let output = node(5, &[TSC, &["--noImplicitAny", "true"]].concat()).output()?;
    let told = String::from_utf8_lossy(&output.stdout);
    // Everything that is implicitly `any` is told with a number from 7005 to 7053.
    let untyped: Vec<_> = told.lines().filter(|line| line.contains(": error TS70")).collect();
    say!("   {} places without a type; {UNTYPED} may be left", untyped.len());
    if untyped.len() > UNTYPED {
        return fail(format!("{} places more than before have no type: see `npx tsc --noImplicitAny true`", untyped.len() - UNTYPED));
    }
    if untyped.is_empty() { fail("tsc has told nothing: is this still how it is asked?") } else { Ok(()) }
}

/// The modules that are loaded with `entry`: itself and all that it imports without being asked to later.
fn loaded_with(entry: &Path) -> Done<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    let mut open = vec![fs::canonicalize(entry)?];
    while let Some(module) = open.pop() {
        if !found.insert(module.clone()) {
            continue;
        }
        let text = fs::read_to_string(&module)?;
        for (quote, _) in text.match_indices('"') {
            let before = text[..quote].trim_end();
            let path = text[quote + 1..].split('"').next().unwrap_or_default();
            if (before.ends_with("from") || before.ends_with("import")) && path.starts_with('.') {
                open.push(fs::canonicalize(module.parent().unwrap_or(entry).join(path))?);
            }
        }
    }
    Ok(found)
}

/// What a start loads: the page, the style sheets it links, and its module with all that it imports.
pub fn at_start(ui: &Path, entry: &str) -> Done<BTreeSet<PathBuf>> {
    let page = fs::canonicalize(ui.join("index.html"))?;
    let text = fs::read_to_string(&page)?;
    let mut found = loaded_with(&ui.join(entry))?;
    for sheet in text.split("href=\"").skip(1).filter_map(|rest| rest.split_once('"')) {
        found.insert(fs::canonicalize(ui.join(sheet.0))?);
    }
    found.insert(page);
    Ok(found)
}

/// The folder and the file of the first face that the registry of the screens names: that of the game that is offered first.
fn first_face(registry: &str) -> Option<(String, String)> {
    let paths = registry.split("import(\"./").skip(1).filter_map(|rest| rest.split('"').next());
    let face = paths.filter_map(|path| path.split_once('/')).find(|(_, file)| file.starts_with("face."))?;
    Some((face.0.to_owned(), face.1.to_owned()))
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
    let games = ui.join("games");
    let face = first_face(&fs::read_to_string(games.join("registry.js"))?);
    let Some((first_game, face)) = face else { return fail("games/registry.js names no face") };
    let (start, first_table) = (at_start(&ui, "main.js")?, loaded_with(&games.join(&first_game).join(face))?);
    let (mut own, mut vendored, mut table, mut later) = (0, 0, 0, 0);
    let mut others = BTreeMap::<String, u64>::new();
    for file in &files {
        let bytes = gzipped(file)?;
        let path = fs::canonicalize(file)?;
        let game = file.strip_prefix(&games).ok().and_then(Path::parent).and_then(|folder| folder.iter().next());
        if start.contains(&path) {
            *(if file.starts_with(ui.join("vendor")) { &mut vendored } else { &mut own }) += bytes;
        } else if first_table.contains(&path) {
            table += bytes;
        } else if let Some(game) = game.filter(|game| **game != *first_game) {
            *others.entry(game.to_string_lossy().into_owned()).or_default() += bytes;
        } else {
            later += bytes;
        }
    }
    let first = own + vendored + table;
    say!("   {own} bytes of screens and {vendored} bytes of libraries at the start, gzipped");
    say!("   {table} bytes more for a table of the game that is offered first ({first_game}); the limit is {TABLE_LIMIT}");
    say!("   {first} bytes together up to the first table; the limit is {LIMIT}");
    say!("   {later} bytes more for what is fetched when it is first opened; the limit is {LATER_LIMIT}");
    for (game, bytes) in &others {
        say!("   {bytes} bytes more for the game {game}, when it is opened; the limit is {GAME_LIMIT}");
    }
    let mut page = Vec::new();
    code_files(&ui.join("web"), &mut page)?;
    let page = page.iter().map(|file| gzipped(file)).sum::<Done<u64>>()?;
    say!("   {page} bytes more for a page in a browser; the limit is {WEB_LIMIT}");
    if files.is_empty() {
        return fail("there are no screens in ui/");
    }
    let weighed = [
        ("the way to the first table", first, LIMIT),
        ("a table of the game that is offered first", table, TABLE_LIMIT),
        ("what is fetched later", later, LATER_LIMIT),
        ("what a page in a browser has besides", page, WEB_LIMIT),
    ];
    let games = others.iter().map(|(game, bytes)| (game.as_str(), *bytes, GAME_LIMIT));
    for (what, bytes, limit) in weighed.into_iter().chain(games) {
        if bytes > limit {
            return fail(format!("{what} weighs {} bytes more than it may", bytes - limit));
        }
    }
    Ok(())
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

/// How much a file weighs when it is sent packed.
pub fn gzipped(file: &Path) -> Done<u64> {
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

#[cfg(test)]
mod tests {
    use super::first_face;
    use crate::process::root;

    #[test]
    fn the_face_of_the_first_game_is_found() {
        let registry =
            "const a = { end: () => import(\"./halma/end.js\"), face: () => import(\"./halma/face.js\") };\nimport(\"./go/face.js\");";
        assert_eq!(first_face(registry), Some(("halma".to_owned(), "face.js".to_owned())));
        assert_eq!(first_face("export const games = {};"), None);
        let games = root().join("ui/games");
        let (folder, file) = first_face(&std::fs::read_to_string(games.join("registry.js")).unwrap()).unwrap();
        assert!(games.join(folder).join(file).is_file());
    }
}
