//! Running the app itself.

use std::process::Command;

use crate::bundle;
use crate::process::{Done, cargo, limited, on_path, run, target};
use crate::system::{BUILD, NODE, WINDOWLESS, install};

/// Opens the app, or serves its screens to a browser where there is no window system.
pub fn open(release: bool) -> Done {
    let window_system = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    let with_window = window_system || !cfg!(target_os = "linux");
    println!("== What the system needs");
    install(if with_window { &[BUILD] } else { &[] })?;
    let mut arguments = vec!["run", "--package", if with_window { "elbowroom" } else { "elbow" }];
    if release {
        arguments.push("--release");
    }
    if with_window {
        println!("== Building and opening the app (the first build takes some minutes)");
    } else {
        println!("== No window system (DISPLAY and WAYLAND_DISPLAY are empty): building the same screens for a browser");
        arguments.extend(["--", "ui"]);
    }
    run(&mut cargo(&arguments))
}

/// Times `runs` starts of the app next to as many of an empty window, then commands in the window, all optimised as they ship.
pub fn speed(runs: u32) -> Done {
    install(&[BUILD, NODE, WINDOWLESS])?;
    webdriver_tool()?;
    bundle::build()?;
    run(&mut startup_script(runs))?;
    run(&mut commands_script())
}

/// The script that times starts.
pub fn startup_script(runs: u32) -> Command {
    let mut script = windowless(&["node", "tests/webdriver/startup.mjs"]);
    script.env("APP", target().join("release/elbowroom"));
    script.env("EMPTY", target().join("release/examples/empty_window"));
    script.env("RUNS", runs.to_string());
    script
}

/// The script that times commands.
pub fn commands_script() -> Command {
    let mut script = windowless(&["node", "tests/webdriver/speed.mjs"]);
    script.env("APP", target().join("release/elbowroom"));
    script
}

/// A command with a screen in memory and a message bus of its own. What the bus itself has to say is of no interest; all the command
/// says comes on standard output.
pub fn windowless(words: &[&str]) -> Command {
    const SESSION: &str = "exec dbus-run-session -- xvfb-run --auto-servernum --server-args='-screen 0 1280x900x24' \
        sh -c 'exec \"$@\" 2>&1' sh \"$@\" 2>/dev/null";
    let mut command = limited(30, "sh", &["-c", SESSION, "sh"]);
    // Nothing here has a graphics card, and nobody needs the desktop's own file dialogs.
    let quiet = [("LIBGL_ALWAYS_SOFTWARE", "1"), ("WEBKIT_DISABLE_DMABUF_RENDERER", "1"), ("NO_AT_BRIDGE", "1"), ("GTK_USE_PORTAL", "0")];
    command.args(words).envs(quiet);
    command
}

/// Installs the program that translates `WebDriver` to the app's web view, if it is missing.
pub fn webdriver_tool() -> Done {
    if on_path("tauri-driver").is_some() {
        return Ok(());
    }
    println!("   tauri-driver is missing: it lets tests click in the real app");
    run(&mut cargo(&["install", "tauri-driver", "--locked", "--version", "^2"]))
}
