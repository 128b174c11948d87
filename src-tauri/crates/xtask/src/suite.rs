//! Every test there is.

use std::process::Command;

use crate::app::{commands_script, startup_script, webdriver_tool, windowless};
use crate::bundle;
use crate::process::{Done, answer, cargo, command, fail, limited, on_path, root, run, target};
use crate::report::Report;
use crate::screens;
use crate::system::{BUILD, NODE, WINDOWLESS, install, rust_tools};

/// Starts of the app that are timed; the middle one counts.
const STARTS: u32 = 5;

/// Runs every test and ends with `N passed, N failed`.
pub fn test() -> Done {
    let mut report = Report::new();
    if !report.check("system", "what the tests need must be installed", || install(&[BUILD, NODE, WINDOWLESS]).and_then(|()| rust_tools()))
    {
        return report.finish();
    }
    let elbow = engine(&mut report);
    screens_tests(&mut report, elbow);
    whole_app(&mut report);
    report.finish()
}

/// The crates without Tauri, and the scenarios. Returns whether the headless tool could be built.
fn engine(report: &mut Report) -> bool {
    report.check("format", "one layout for all Rust files", || run(&mut cargo(&["fmt", "--all", "--check"])));
    report.check("lints", "no warning in the crates without Tauri", || {
        run(&mut cargo(&["clippy", "--quiet", "--all-targets", "--", "--deny", "warnings"]))
    });
    report.tests("crates", "unit tests, property tests and the battery of every crate without Tauri", &mut test_command(&[]));
    let built = report
        .check("elbow", "the headless tool, which the next steps use", || run(&mut cargo(&["build", "--quiet", "--package", "elbow"])));
    if built {
        let elbow = target().join("debug/elbow");
        report.tests("scenarios", "the rules, ruling by ruling", &mut command(&elbow, &["scenario", "tests/scenarios"]));
        report
            .check("coverage", "every ruling a program can show has a scenario", || run(&mut command(&elbow, &["scenario", "--coverage"])));
    } else {
        report.cannot("scenarios", "the rules, ruling by ruling");
        report.cannot("coverage", "every ruling a program can show has a scenario");
    }
    built
}

/// `cargo nextest run` where it is installed, `cargo test` elsewhere (the same tests, without a process for each).
fn test_command(arguments: &[&str]) -> Command {
    let nextest = answer("cargo", &["nextest", "--version"]).is_some();
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let words: &[&str] = if nextest { &["nextest", "run", "--no-fail-fast"] } else { &["test", "--no-fail-fast"] };
    let mut command = limited(40, program, words);
    command.args(arguments);
    command
}

/// The screens by themselves; with the headless tool (`elbow`) their pages as well.
fn screens_tests(report: &mut Report, elbow: bool) {
    let ready = report.check("screens: fetch", "the test tools of the screens, as locked", || {
        if screens::node_is_new_enough() { screens::fetch_modules() } else { fail("node 18 or later is needed") }
    });
    if ready {
        report.check("screens: libraries", "the vendored copies are what the lock file asks for", screens::vendor_check);
        let ui = root().join("ui");
        match screens::test_files(&ui, "tests") {
            Ok(files) => {
                report.tests(
                    "screens: tests",
                    "the functions of the screens, and their pages where a test opens them",
                    limited(10, "node", &["--test"]).args(files).current_dir(ui),
                );
            }
            Err(failure) => drop(report.check("screens: tests", "the functions of the screens", || Err(failure))),
        }
    }
    match screens::test_files(&root(), "tests/browser") {
        Ok(files) if ready && elbow => {
            let mut node = limited(30, "node", &["--test", "--test-concurrency=1"]);
            let chromium = on_path("chromium").unwrap_or_else(|| "chromium-browser".into());
            node.args(files).env("ELBOW_BIN", target().join("debug/elbow")).env("CHROMIUM", chromium);
            report.tests("screens: pages", "whole games by taps and keys in Chromium, at the sizes of phones and tablets", &mut node);
        }
        Ok(_) => report.cannot("screens: pages", "whole games in Chromium"),
        Err(failure) => drop(report.check("screens: pages", "whole games in Chromium", || Err(failure))),
    }
    report.check("screens: size", "small enough to start at once", screens::size);
}

/// The shell by itself, then the app as players get it.
fn whole_app(report: &mut Report) {
    report.check("shell: lints", "no warning in the shell and the tasks", || {
        run(&mut cargo(&["clippy", "--quiet", "--package", "elbowroom", "--all-targets", "--profile", "shell", "--", "--deny", "warnings"]))
    });
    let mut shell = cargo(&["test", "--package", "elbowroom", "--profile", "shell"]);
    let built = report.tests("shell", "every command of the window, with a web view that is none", &mut shell);
    // Testing the shell has built the app as well.
    let built = built && report.check("app: driver", "the tool that clicks in the app's web view", webdriver_tool);
    if built {
        match screens::test_files(&root(), "tests/webdriver") {
            Ok(files) => {
                let mut words = vec!["node", "--test", "--test-concurrency=1"];
                words.extend(files.iter().map(String::as_str));
                let real = &mut windowless(&words);
                report.tests(
                    "app: clicks",
                    "the real app in WebKitGTK, played by clicks",
                    real.env("APP", target().join("shell/elbowroom")),
                );
            }
            Err(failure) => drop(report.check("app: clicks", "the real app in WebKitGTK, played by clicks", || Err(failure))),
        }
    } else {
        report.cannot("app: clicks", "the real app in WebKitGTK, played by clicks");
    }
    let shipped = built && report.check("package", "builds as it ships, and weighs at most 8 MB", || bundle::build().map(|_| ()));
    if shipped {
        report.measure("app: start", "the aim is at most 300 ms more than an empty window", || run(&mut startup_script(STARTS)));
        report.measure("app: commands", "the aim is half of them within 3 ms, 99 of 100 within 25 ms", || run(&mut commands_script()));
    } else {
        report.cannot("app: start", "at most 300 ms more than an empty window");
        report.cannot("app: commands", "half of them within 3 ms, 99 of 100 within 25 ms");
    }
}
