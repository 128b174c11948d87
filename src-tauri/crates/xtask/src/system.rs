//! What the system must have: says what is missing and why, and installs it with apt.

use crate::process::{Done, answer, command, fail, on_path, run};

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

/// To check and test the screens.
pub const NODE: &[Need] = &[
    program("nodejs", "node", "runs the tests of the screens"),
    program("npm", "npm", "fetches the libraries the screens are compared with, and the Tauri packager"),
];

/// To run the real app where nobody looks.
pub const WINDOWLESS: &[Need] = &[
    program("xvfb", "Xvfb", "a screen in memory, for the tests of the real app"),
    program("xauth", "xauth", "lets programs use that screen"),
    program("dbus", "dbus-run-session", "a message bus of their own for those tests"),
    program("webkit2gtk-driver", "WebKitWebDriver", "clicks in the real app as a player would"),
    program("chromium", "chromium", "shows the same screens as on a phone or tablet"),
    package("fonts-noto-cjk", "Chinese letters for the pictures of the Chinese screens"),
];

/// To type-check for Android.
pub const ANDROID: &[Need] = &[
    package("rustc-web", "a Rust compiler whose own sources are packaged with it"),
    package("rust-web-src", "those sources: the standard library is checked for Android from them"),
];

fn missing(need: &Need) -> bool {
    if need.program.and_then(on_path).is_some() {
        return false;
    }
    answer("dpkg-query", &["-W", "-f=${Status}", need.package]).is_none_or(|status| status != "install ok installed")
}

/// Installs what is missing of all `needs`, after saying what and why.
pub fn install(needs: &[&[Need]]) -> Done {
    let wanted: Vec<&Need> = needs.iter().flat_map(|needs| needs.iter()).filter(|need| missing(need)).collect();
    if wanted.is_empty() {
        println!("   the system has all it needs");
        return Ok(());
    }
    println!("   missing on this system:");
    for need in &wanted {
        println!("     {:<24} {}", need.package, need.why);
    }
    if on_path("apt-get").is_none() {
        return fail("this system has no apt-get: install the packages above (under the names they have here) and run this again");
    }
    let administrator = answer("id", &["-u"]).is_some_and(|id| id == "0");
    if !administrator && on_path("sudo").is_none() {
        return fail("installing needs an administrator: run `apt-get install` for the packages above as root, then run this again");
    }
    let apt = |arguments: &[&str]| {
        let mut words = if administrator { vec![] } else { vec!["sudo"] };
        words.extend(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        words.extend(arguments);
        run(&mut command(words[0], &words[1..]))
    };
    apt(&["update", "-qq"])?;
    let mut arguments = vec!["install", "-qq", "-y", "--no-install-recommends"];
    arguments.extend(wanted.iter().map(|need| need.package));
    apt(&arguments)
}

/// Adds the parts of Rust that a minimal installation lacks.
pub fn rust_tools() -> Done {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if answer("cargo", &[subcommand, "--version"]).is_none() {
            println!("   `cargo {subcommand}` is missing");
            run(&mut command("rustup", &["component", "add", component]))?;
        }
    }
    Ok(())
}
