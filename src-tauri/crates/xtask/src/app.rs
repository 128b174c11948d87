//! Running the app itself.

use std::process::Command;

use crate::bundle;
use crate::process::{Done, cargo, run, say, target};
use crate::progress;
use crate::system::{BUILD, WINDOWLESS, install};
use crate::tools::fetch_node;
use crate::windowless::windowless;

/// Opens the app, or serves its screens to a browser where there is no window system.
pub fn open(release: bool) -> Done {
    let window_system = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    let with_window = window_system || !cfg!(target_os = "linux");
    say!("== What the system needs");
    install(if with_window { &[BUILD] } else { &[] })?;
    let package = if with_window { "elbowroom" } else { "elbow" };
    let profile: &[&str] = if release { &["--release"] } else { &[] };
    if with_window {
        say!("== Building the app");
    } else {
        say!("== No window system (DISPLAY and WAYLAND_DISPLAY are empty): building the same screens for a browser");
    }
    progress::build(package, profile)?;
    let mut open = cargo(&["run", "--quiet", "--package", package]);
    open.args(profile);
    if with_window {
        say!("== Opening the app");
    } else {
        open.args(["--", "ui"]);
    }
    run(&mut open)
}

/// Times `runs` starts of the app next to as many of an empty window, then commands in the window and its frames while bots think, all optimised
/// as they ship.
pub fn speed(runs: u32) -> Done {
    install(&[BUILD, WINDOWLESS])?;
    fetch_node()?;
    bundle::build()?;
    // With what the packager asks of Tauri, so that nothing is compiled twice.
    let app = ["--package", "elbowroom", "--features", "tauri/custom-protocol"];
    run(cargo(&["build", "--release", "--example", "empty_window"]).args(app))?;
    run(&mut startup_script(runs))?;
    run(&mut app_script("tests/webdriver/speed.mjs"))?;
    run(&mut app_script("tests/webdriver/frames.mjs"))
}

/// The script that times starts next to those of the empty window.
fn startup_script(runs: u32) -> Command {
    let mut script = app_script("tests/webdriver/startup.mjs");
    script.env("EMPTY", target().join("release/examples/empty_window"));
    script.env("RUNS", runs.to_string());
    script
}

/// A script that plays with the app as it ships.
fn app_script(path: &str) -> Command {
    let mut script = windowless(&["node", path]);
    script.env("APP", target().join("release/elbowroom"));
    script
}
