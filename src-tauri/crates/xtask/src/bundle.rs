//! Packages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{Done, answer, command, fail, root, run, say, target};
use crate::system::{BUILD, NPM, WINDOWLESS, install};
use crate::tools::fetch_node;
use crate::windowless::windowless;

/// The most the Debian package may weigh, in bytes (8 MB).
const LIMIT: u64 = 8 * 1024 * 1024;

/// The Tauri packager. The system's npm fetches it on first use, and the system's Node will do for it.
pub fn tauri(arguments: &[&str]) -> Command {
    let mut command = command("npm", &["exec", "--yes", "--package=@tauri-apps/cli@2.12.5", "--", "tauri"]);
    command.args(arguments);
    command
}

/// Builds the Debian package and weighs it. Next to the program it leaves the empty window that starts are compared with.
pub fn build() -> Done<PathBuf> {
    say!("== What the system needs");
    install(&[BUILD, NPM])?;
    say!("== Building the package as it ships (optimised: this takes some minutes)");
    run(&mut tauri(&["build", "--ci", "--bundles", "deb", "--", "--example", "empty_window"]))?;
    let folder = target().join("release/bundle/deb");
    let package = newest(&folder)?;
    let bytes = fs::metadata(&package)?.len();
    say!("   {} ({} kB; the limit is {} kB)", package.display(), bytes.div_ceil(1024), LIMIT / 1024);
    if bytes > LIMIT { fail("the package is too large") } else { Ok(package) }
}

fn newest(folder: &Path) -> Done<PathBuf> {
    let mut packages = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|kind| kind == "deb") {
            packages.push((fs::metadata(&path)?.modified()?, path));
        }
    }
    packages.sort();
    packages.pop().map_or_else(|| fail(format!("no package in {}", folder.display())), |(_, path)| Ok(path))
}

/// Installs the package, starts what it installed, and removes it without a trace.
pub fn try_out(package: &Path) -> Done {
    say!("== Trying the package: install, start, uninstall");
    install(&[WINDOWLESS])?;
    fetch_node()?;
    let administrator = answer("id", &["-u"]).is_some_and(|id| id == "0");
    let system = |words: &[&str]| {
        if administrator { command(words[0], &words[1..]) } else { command("sudo", words) }
    };
    run(system(&["apt-get", "install", "-qq", "-y", "--no-install-recommends"]).arg(package))?;
    let Some(listed) = answer("dpkg-query", &["-L", "elbowroom"]) else {
        return fail("the package did not install itself as `elbowroom`");
    };
    let files: Vec<PathBuf> = listed.lines().map(PathBuf::from).filter(|path| path.is_file()).collect();
    let tried = installed_app(&files);
    run(&mut system(&["dpkg", "--purge", "elbowroom"]))?;
    if let Some(left) = files.iter().find(|file| file.exists()) {
        return fail(format!("{} is still there after uninstalling", left.display()));
    }
    say!("   {} files installed, none left behind", files.len());
    tried
}

fn installed_app(files: &[PathBuf]) -> Done {
    let find = |start: &str, end: &str| files.iter().find(|file| file.starts_with(start) && file.to_string_lossy().ends_with(end));
    let Some(program) = find("/usr/bin", "elbowroom") else {
        return fail("the package has no program");
    };
    let Some(entry) = find("/usr/share/applications", ".desktop") else {
        return fail("the package has no desktop entry");
    };
    if find("/usr/share/icons", ".png").is_none() {
        return fail("the package has no icon");
    }
    for line in ["Name=Elbowroom", "Exec=elbowroom", "Icon=elbowroom", "Categories="] {
        if !fs::read_to_string(entry)?.lines().any(|found| found.starts_with(line)) {
            return fail(format!("{} lacks `{line}`", entry.display()));
        }
    }
    run(windowless(&["node", "--test", "tests/webdriver/smoke.test.mjs"]).env("APP", program).current_dir(root()))
}
