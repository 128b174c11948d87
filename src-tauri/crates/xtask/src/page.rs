//! The same app as a page: one folder of files that any static host shows, and that a browser keeps for when there is no network.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::hash::hash;
use crate::process::{Done, command, fail, root, run, say, target};
use crate::screens::{self, at_start, gzipped};
use crate::serve;
use crate::system::{FIREFOX, WINDOWLESS, install};
use crate::tools::{fetch_node, node};
use crate::windowless::windowless;

include!("../../../ships.rs");

/// The most that engine and screens may weigh together, gzipped file by file, in bytes (1.5 MB). As ever, pictures, words and fonts are not in
/// this number.
const LIMIT: u64 = 1_500_000;

/// Files that lie beside the page instead of in `ui/web`: the worker of a page answers for its own folder and what is below it alone.
const UPSTAIRS: &[&str] = &["sw.js", "manifest.webmanifest"];

/// Scripts for browsers that know nothing new.
const AS_WRITTEN: &[&str] = &["web/old.js"];

/// Kinds of file that a page loads; licences and the like are there to be read, and need not be kept.
const KEPT: &[&str] = &["html", "js", "css", "ftl", "woff2", "svg", "png", "wasm", "webmanifest"];

/// What the engine is called beside the page.
const ENGINE: &str = "engine.wasm";

/// Where the worker has its version and its list of files.
const VERSION: &str = "const VERSION = \"\";";
const FILES: &str = "const FILES = [];";

/// What the page of the app's window has, and what the page in a browser has in its stead.
const CHANGES: &[(&str, &str)] = &[
    ("<html lang=\"en\" data-theme=\"light\">", "<html lang=\"en\" data-theme=\"light\" data-carrier=\"web\">"),
    ("<script type=\"module\" src=\"main.js\"></script>\n", "<script type=\"module\" src=\"web/main.js\"></script>\n"),
    (
        "<body><div id=\"app\"></div></body>",
        "<body><noscript>Elbowroom needs JavaScript. · Elbowroom 需要 JavaScript。</noscript><div id=\"app\"></div></body>",
    ),
];

/// What comes into its head. The policy is the app window's, and what a worker and its WebAssembly need besides.
const HEAD: &str = "\
<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
base-uri 'none'; form-action 'none'\">
<meta name=\"description\" content=\"Area-control board games around one tablet, offline\">
<meta name=\"referrer\" content=\"no-referrer\">
<meta name=\"theme-color\" content=\"#6f5034\" media=\"(prefers-color-scheme: light)\">
<meta name=\"theme-color\" content=\"#241a12\" media=\"(prefers-color-scheme: dark)\">
<meta name=\"mobile-web-app-capable\" content=\"yes\">
<meta name=\"apple-mobile-web-app-title\" content=\"Elbowroom\">
<link rel=\"manifest\" href=\"manifest.webmanifest\">
<link rel=\"icon\" href=\"icons/elbowroom.svg\" type=\"image/svg+xml\">
<link rel=\"apple-touch-icon\" href=\"icons/whole-180.png\">
<script nomodule src=\"web/old.js\"></script>
";

/// Builds the folder and weighs it; with the engine that `ENGINE_WASM` names, if it is set.
pub fn build() -> Done<PathBuf> {
    let folder = target().join("web");
    let engine = match std::env::var_os("ENGINE_WASM") {
        Some(path) => path.into(),
        None => crate::web::engine()?,
    };
    assemble(&engine, &folder)?;
    weigh(&folder)?;
    say!("   {}", folder.display());
    Ok(folder)
}

/// Plays in the folder in another browser than Chromium, after it was built.
pub fn try_in(browser: &str) -> Done {
    const SCRIPT: &str = "tests/web/others.mjs";
    build()?;
    fetch_node()?;
    screens::fetch_modules()?;
    let mut script = match browser {
        "firefox" => {
            install(&[FIREFOX])?;
            node(20, &[SCRIPT, browser])
        }
        "webkit" => {
            install(&[WINDOWLESS])?;
            windowless(&["node", SCRIPT, browser])
        }
        _ => return fail("`cargo xtask web --try` knows firefox and webkit"),
    };
    run(with_tools(&mut script)?)
}

/// Tells a script where the folder is and who shows it.
pub fn with_tools(script: &mut Command) -> Done<&mut Command> {
    Ok(script.env("WEB", target().join("web")).env("ELBOW_BIN", target().join("debug/elbow")).env("XTASK", std::env::current_exe()?))
}

/// Puts the folder together beside its place, and then there.
fn assemble(engine: &Path, folder: &Path) -> Done {
    let new = folder.with_extension("new");
    if new.is_dir() {
        fs::remove_dir_all(&new)?;
    }
    copy(&root().join("ui"), &new)?;
    fs::copy(engine, new.join(ENGINE))?;
    let icons = new.join("icons");
    fs::create_dir_all(&icons)?;
    for entry in fs::read_dir(root().join("icons/web"))? {
        let entry = entry?;
        fs::copy(entry.path(), icons.join(entry.file_name()))?;
    }
    fs::copy(root().join("icons/elbowroom.svg"), icons.join("elbowroom.svg"))?;
    fs::copy(root().join("LICENSE"), new.join("LICENSE"))?;
    fs::copy(root().join("CREDITS.md"), new.join("CREDITS.md"))?;
    for name in UPSTAIRS {
        fs::rename(new.join("web").join(name), new.join(name))?;
    }
    let page = new.join("index.html");
    let start = at_start(&new, "web/main.js")?;
    let modules = start.iter().filter(|path| path.extension().is_some_and(|kind| kind == "js"));
    let modules: Vec<String> = modules.filter_map(|path| relative(&new, path)).collect();
    fs::write(&page, dressed(&fs::read_to_string(&page)?, &modules)?)?;
    tighten(&new)?;
    let worker = new.join("sw.js");
    fs::write(&worker, listed(&fs::read_to_string(&worker)?, &files(&new)?)?)?;
    if folder.is_dir() {
        fs::remove_dir_all(folder)?;
    }
    fs::rename(new, folder)?;
    Ok(())
}

/// Takes from scripts and style sheets what only their readers need: comments, indentation, the names of what no other file knows. Every file
/// stays a file of its own. What the start reads of a module must have been read before.
fn tighten(folder: &Path) -> Done {
    screens::fetch_modules()?;
    // As for Node, there are packages for Linux alone.
    let package = match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => "linux-x64",
        ("linux", "aarch64") => "linux-arm64",
        _ => {
            say!("   no package of esbuild for this system: scripts and style sheets stay as long as they are");
            return Ok(());
        }
    };
    let esbuild = root().join("ui/node_modules/@esbuild").join(package).join("bin/esbuild");
    if !esbuild.is_file() {
        return fail(format!("npm did not get esbuild for {package}: the registry lacks it, or gives another file than the lock names"));
    }
    let tight = ["--minify", "--charset=utf8", "--legal-comments=inline"];
    let mut command = command(esbuild, &tight);
    let names: Vec<String> = files(folder)?.into_keys().filter(|name| !AS_WRITTEN.contains(&name.as_str())).collect();
    let names = names.iter().filter(|name| [".js", ".css"].iter().any(|end| name.ends_with(end)));
    let done = command
        .args(["--outdir=.", "--outbase=.", "--allow-overwrite", "--log-level=warning", "--tsconfig-raw={}"])
        .args(names)
        .current_dir(folder)
        .output()?;
    if done.status.success() { Ok(()) } else { fail(format!("esbuild: {}", String::from_utf8_lossy(&done.stderr))) }
}

/// What ships of `from`, and all of `ui/web`.
fn copy(from: &Path, to: &Path) -> Done {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if !ships(&name.to_string_lossy()) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to.join(name))?;
        } else {
            fs::copy(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}

/// A path within a folder as addresses have it.
fn relative(folder: &Path, path: &Path) -> Option<String> {
    let folder = fs::canonicalize(folder).ok()?;
    let path = fs::canonicalize(path).ok()?;
    let parts: Vec<_> = path.strip_prefix(folder).ok()?.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    Some(parts.join("/"))
}

/// The page, as a browser has it: all that a start needs is asked for at once, instead of module by module.
fn dressed(page: &str, modules: &[String]) -> Done<String> {
    let mut page = page.to_owned();
    for (old, new) in CHANGES {
        if page.matches(old).count() != 1 {
            return fail(format!("ui/index.html has not exactly one {old}: see src/page.rs of xtask"));
        }
        page = page.replace(old, new);
    }
    let links = modules.iter().fold(String::new(), |mut links, module| {
        // Writing into a string cannot fail.
        let _ = writeln!(links, "<link rel=\"modulepreload\" href=\"{module}\">");
        links
    });
    // The policy before everything, the modules after the style sheets, without which nothing is drawn.
    for (place, what) in [("<meta name=\"viewport\"", HEAD), ("<script type=\"module\"", &links)] {
        let Some(at) = page.find(place) else { return fail(format!("ui/index.html has no {place}: see src/page.rs of xtask")) };
        page.insert_str(at, what);
    }
    Ok(page)
}

/// All files that a page loads, but for the worker itself, with the hash of what is in them.
fn files(folder: &Path) -> Done<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(inside) = open.pop() {
        for entry in fs::read_dir(inside)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
                continue;
            }
            let Some(name) = relative(folder, &path) else { continue };
            if name != "sw.js" && path.extension().is_some_and(|kind| KEPT.iter().any(|kept| kind == *kept)) {
                found.insert(name, hash(&fs::read(&path)?));
            }
        }
    }
    Ok(found)
}

/// So many digits of a file's hash, 128 bits, stand in the list: nobody finds two files that are alike in them, and no digit can be packed.
const DIGITS: usize = 32;

/// The worker with its list of files, and with their hash as its version.
fn listed(worker: &str, files: &BTreeMap<String, String>) -> Done<String> {
    if [VERSION, FILES].iter().any(|place| worker.matches(place).count() != 1) {
        return fail(format!("ui/web/sw.js has not exactly one {VERSION} and one {FILES}"));
    }
    let list: String = files.iter().fold(String::new(), |mut list, (name, hash)| {
        let _ = writeln!(list, "  [\"{name}\", \"{}\"],", &hash[..DIGITS]);
        list
    });
    let version = &hash(list.as_bytes())[..16];
    let worker = worker.replace(VERSION, &format!("const VERSION = \"{version}\";"));
    Ok(worker.replace(FILES, &format!("const FILES = [\n{list}];")))
}

/// Weighs engine and screens, kind by kind.
fn weigh(folder: &Path) -> Done {
    let mut kinds = BTreeMap::<&str, u64>::new();
    let names: Vec<String> = files(folder)?.into_keys().chain(["sw.js".to_owned()]).collect();
    for name in &names {
        let kind = match name.split_once('/').map_or("", |(first, _)| first) {
            _ if name == ENGINE => "engine",
            "art" | "icons" => "pictures",
            "fonts" => "fonts",
            "locales" => "words",
            _ => "screens",
        };
        *kinds.entry(kind).or_default() += gzipped(&folder.join(name))?;
    }
    let all: u64 = kinds.values().sum();
    let told: Vec<_> = kinds.iter().map(|(kind, bytes)| format!("{kind} {bytes}")).collect();
    say!("   {} files: {}, together {all} bytes gzipped", names.len(), told.join(", "));
    let held = ["engine", "screens"].iter().filter_map(|kind| kinds.get(kind)).sum::<u64>();
    say!("   {held} bytes of engine and screens; the limit is {LIMIT}");
    if held > LIMIT { fail(format!("engine and screens weigh {} bytes more than they may", held - LIMIT)) } else { Ok(()) }
}

/// Builds the folder and shows it on this machine alone, or shows a folder that is there.
pub fn show(arguments: &[&str]) -> Done {
    let (mut port, mut folder) = (8080, None);
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match (*word, words.next()) {
            ("--port", Some(number)) => {
                port = number.parse().or_else(|_| fail(format!("{number} is no port: a number from 0 (any that is free) to 65535")))?;
            }
            ("--folder", Some(path)) => folder = Some(PathBuf::from(path)),
            _ => return fail("`cargo xtask web --serve` knows --port NUMBER and --folder PATH"),
        }
    }
    let folder = match folder {
        Some(folder) => folder,
        None => build()?,
    };
    serve::folder(&folder, port)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;

    use super::{dressed, hash, listed};
    use crate::process::root;

    #[test]
    fn a_hash_is_the_one_that_browsers_compute() {
        assert_eq!(hash(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn the_page_is_the_one_of_the_window_with_a_policy_and_a_manifest() {
        let page = dressed(&fs::read_to_string(root().join("ui/index.html")).unwrap(), &["app.js".to_owned()]).unwrap();
        let policy = page.find("Content-Security-Policy").unwrap();
        assert!(
            page.find("<script").unwrap() > policy && page.find("<link").unwrap() > policy,
            "what comes before the policy is free of it"
        );
        assert!(page.contains("data-carrier=\"web\"") && page.contains("href=\"app.js\"") && page.contains("src=\"web/main.js\""));
        assert!(!page.contains("src=\"main.js\""));
        assert!(dressed("<html>", &[]).is_err());
    }

    #[test]
    fn the_version_of_the_worker_changes_with_any_file() {
        let worker = fs::read_to_string(root().join("ui/web/sw.js")).unwrap();
        let one = BTreeMap::from([("app.js".to_owned(), hash(b"1")), ("index.html".to_owned(), hash(b"2"))]);
        let mut other = one.clone();
        other.insert("app.js".to_owned(), hash(b"3"));
        let version = |files| listed(&worker, files).unwrap().lines().find(|line| line.starts_with("const VERSION")).unwrap().to_owned();
        assert_ne!(version(&one), version(&other));
        assert!(listed("", &one).is_err());
    }
}
