//! What the system must have: says what is missing and why, and installs it with apt.

use std::sync::{Mutex, PoisonError};

use crate::process::{Done, answer, command, fail, on_path, run, say};

/// One thing the system must have.
pub struct Need {
    /// Debian's name of it.
    pub package: &'static str,
    /// What it is for.
    pub why: &'static str,
    /// A program that shows it is there already, whoever installed it.
    pub program: Option<&'static str>,
}

const fn package(package: &'static str, why: &'static str) -> Need {
    Need { package, why, program: None }
}

const fn program(package: &'static str, program: &'static str, why: &'static str) -> Need {
    Need { package, why, program: Some(program) }
}

/// To build the app.
pub const BUILD: &[Need] = &[
    program("build-essential", "cc", "the linker, and a C compiler for a few libraries"),
    program("pkg-config", "pkg-config", "finds the web view's libraries"),
    package("libwebkit2gtk-4.1-dev", "the web view the app is shown in"),
];

/// To fetch Node and the libraries of the screens. Of this npm, and of the Node under it, nothing else is asked.
pub const NPM: &[Need] = &[program("npm", "npm", "fetches Node, the libraries the screens are compared with, and the Tauri packager")];

/// To run the real app where nobody looks.
pub const WINDOWLESS: &[Need] = &[
    program("xvfb", "Xvfb", "a screen in memory, for the tests of the real app"),
    program("xauth", "xauth", "lets programs use that screen"),
    program("dbus", "dbus-run-session", "a message bus of their own for those tests"),
    program("webkit2gtk-driver", "WebKitWebDriver", "clicks in the real app as a player would"),
    package("fonts-noto-cjk", "Chinese letters for the pictures of the Chinese screens"),
];

/// To look at packages.
pub const PACKAGES: &[Need] = &[
    program("appstream", "appstreamcli", "checks what the package says to stores of apps"),
    program("desktop-file-utils", "desktop-file-validate", "checks the entry for menus of desktops"),
    program("shared-mime-info", "update-mime-database", "reads the type of saved games as a desktop does"),
    program("rpm", "rpm", "installs the .rpm in a root of its own"),
];
/// To play the page in another browser.
pub const FIREFOX: &[Need] = &[program("firefox-esr", "firefox-esr", "another browser that shows the page")];

/// To see the screens as on a phone or tablet, by a browser that draws nothing but pages.
pub const HEADLESS_CHROMIUM: &[Need] = &[package("chromium-headless-shell", "shows the same screens as on a phone or tablet, sooner")];

/// The same by a whole browser.
pub const SYSTEM_CHROMIUM: &[Need] = &[package("chromium", "shows the same screens as on a phone or tablet")];

/// The libraries of a Chromium that does not come from the system's packages.
pub const SHIPPED_CHROMIUM: &[Need] = &[
    package("libnss3", "a library of the Chromium that shows the screens"),
    package("libexpat1", "a library of the Chromium that shows the screens"),
    package("fontconfig", "finds the letters for that Chromium"),
];

/// To count instructions.
pub const CALLGRIND: &[Need] = &[program("valgrind", "valgrind", "counts the instructions of random games")];

/// To type-check for Android.
pub const ANDROID: &[Need] = &[
    package("rustc-web", "a Rust compiler whose own sources are packaged with it"),
    package("rust-web-src", "those sources: the standard library is checked for Android from them"),
];

/// To build the engine of a page where the compiler in use cannot.
pub const ENGINE: &[Need] = &[
    package("rustc-web", "a Rust compiler whose own sources are packaged with it"),
    package("rust-web-src", "those sources: the standard library is compiled for pages from them"),
];

/// The linkers of WebAssembly, by the version of LLVM that the compiler has.
pub const LINKERS: &[(u32, &[Need])] = &[
    (19, &[program("lld-19", "wasm-ld-19", LINKER)]),
    (20, &[program("lld-20", "wasm-ld-20", LINKER)]),
    (21, &[program("lld-21", "wasm-ld-21", LINKER)]),
    (22, &[program("lld-22", "wasm-ld-22", LINKER)]),
    (23, &[program("lld-23", "wasm-ld-23", LINKER)]),
];

const LINKER: &str = "the linker of WebAssembly that belongs to this compiler";

fn missing(need: &Need) -> bool {
    if need.program.and_then(on_path).is_some() {
        return false;
    }
    answer("dpkg-query", &["-W", "-f=${Status}", need.package]).is_none_or(|status| status != "install ok installed")
}

/// Whether the system's own packages have all `needs`, as far as it was ever told what they have.
pub fn available(needs: &[Need]) -> bool {
    if on_path("apt-get").is_none() {
        return false;
    }
    let candidate = |need: &Need| {
        let policy = answer("apt-cache", &["policy", need.package]).unwrap_or_default();
        policy.lines().any(|line| line.trim().strip_prefix("Candidate:").is_some_and(|version| version.trim() != "(none)"))
    };
    // A machine that never asked has no list of packages yet.
    needs.iter().all(candidate) || update().is_ok() && needs.iter().all(candidate)
}

/// Only one step at a time may install.
static INSTALLING: Mutex<()> = Mutex::new(());

/// Installs what is missing of all `needs`, after saying what and why.
pub fn install(needs: &[&[Need]]) -> Done {
    let _alone = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    let wanted: Vec<&Need> = needs.iter().flat_map(|needs| needs.iter()).filter(|need| missing(need)).collect();
    if wanted.is_empty() {
        say!("   the system has all it needs");
        return Ok(());
    }
    say!("   missing on this system:");
    for need in &wanted {
        say!("     {:<24} {}", need.package, need.why);
    }
    if on_path("apt-get").is_none() {
        return fail("this system has no apt-get: install the packages above (under the names they have here) and run this again");
    }
    say!("   downloading and installing them takes a minute or two");
    update()?;
    let mut arguments = vec!["install", "-qq", "-y", "--no-install-recommends"];
    arguments.extend(wanted.iter().map(|need| need.package));
    apt(&arguments)
}

/// Has the system learn which packages there are.
fn update() -> Done {
    apt(&["update", "-qq"])
}

fn apt(arguments: &[&str]) -> Done {
    let administrator = answer("id", &["-u"]).is_some_and(|id| id == "0");
    if !administrator && on_path("sudo").is_none() {
        return fail("installing needs an administrator: run `apt-get install` for the packages above as root, then run this again");
    }
    let mut words = if administrator { vec![] } else { vec!["sudo"] };
    words.extend(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    words.extend(arguments);
    run(&mut command(words[0], &words[1..]))
}

/// Adds the parts of Rust that a minimal installation lacks.
pub fn rust_tools() -> Done {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if answer("cargo", &[subcommand, "--version"]).is_none() {
            say!("   `cargo {subcommand}` is missing");
            run(&mut command("rustup", &["component", "add", component]))?;
        }
    }
    Ok(())
}
