//! Every test there is.

use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};

use crate::instructions::Profile;
use crate::plan::{Lane, Plan, browsers};
use crate::process::{Done, WHOLE, answer, cargo, command, example, fail, limited, program, root, run, target};
use crate::system::{BUILD, WINDOWLESS, install, rust_tools};
use crate::tools::{Browsers, fetch_browsers, fetch_node, node};
use crate::windowless::windowless;
use crate::{bundle, dependencies, instructions, page, screens, try_out, workflows};

/// The seed of the fuzz targets in a run of the tests.
const FUZZ_SEED: (&str, &str) = ("BOLERO_RANDOM_SEED", "20261122");

/// What tells the tests of screens and window that the run is thorough.
const THOROUGH: &str = "THOROUGH";

/// So many files of pages are played by one program, with one browser.
const PACK: &str = "3";

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All of it, with whole games and every screen in every window where less tells whether a change broke them.
    Thorough,
    /// All of it.
    Everything,
    /// What a change needs before it is committed.
    Quick,
}

impl Extent {
    /// Tells tests of screens and window whether the run is thorough.
    fn tell(self, tests: &mut Command) {
        if self == Self::Thorough {
            tests.env(THOROUGH, "1");
        }
    }
}

/// Runs every test, or those of the steps whose names begin with one of `only`, and ends with `N passed, N failed`.
pub fn test(extent: Extent, only: &[&str]) -> Done {
    let mut plan = Plan::default();
    let system: &[&[_]] = if extent == Extent::Quick { &[] } else { &[BUILD, WINDOWLESS] };
    plan.check(Lane::App, "system", "what the tests need must be installed", &[], || install(system).and_then(|()| rust_tools()));
    // First what the screens wait for, so that they are played while the rest is compiled. A compiler and a linker made this task, and nothing else
    // is needed: it does not wait for what is installed meanwhile.
    plan.check(Lane::Rust, "elbow", "the headless tool, which other steps use", &[], move || program("elbow", chosen(extent)));
    let browser = screens_tests(&mut plan, extent);
    if extent != Extent::Quick {
        window(&mut plan, extent);
    }
    lints(&mut plan, extent);
    scenarios(&mut plan);
    if extent != Extent::Quick {
        counted(&mut plan, extent);
        page(&mut plan, &browser, extent);
    }
    crates(&mut plan, extent);
    if extent != Extent::Quick {
        packed(&mut plan);
        wire(&mut plan);
    }
    if !only.is_empty() {
        plan.only(only)?;
    }
    plan.run()
}

/// Which crates are compiled and tested: whoever commits need not wait for Tauri.
fn chosen(extent: Extent) -> &'static [&'static str] {
    match extent {
        Extent::Everything | Extent::Thorough => WHOLE,
        Extent::Quick => &[],
    }
}

/// The rules, and how they are written.
fn scenarios(plan: &mut Plan) {
    plan.check(Lane::Rust, "format", "one layout for all Rust files", &["system"], || run(&mut cargo(&["fmt", "--all", "--check"])));
    let what = "the very packages and manifests that were judged: licences and sources as in deny.toml, nothing without use";
    plan.check(Lane::Rust, "dependencies", what, &[], dependencies::allowed);
    plan.tests(Lane::Rust, "scenarios", "the rules, ruling by ruling", &["elbow"], || Ok(elbow(&["scenario", "tests/scenarios"])));
    plan.check(Lane::Rust, "coverage", "every ruling a program can show has a scenario", &["elbow"], || {
        run(&mut elbow(&["scenario", "--coverage"]))
    });
}

/// What the compiler and its lints warn of.
fn lints(plan: &mut Plan, extent: Extent) {
    // Beside the engine of the page, which is compiled in a folder of its own: one crate waits for another there, and where nothing else is left to do
    // one processor of two would be idle.
    plan.check(Lane::App, "lints", "no warning in the crates", &["system"], move || {
        run(cargo(&["clippy", "--quiet", "--all-targets"]).args(chosen(extent)).args(["--", "--deny", "warnings"]))
    });
}

/// The crates, the window's among them where everything is tested.
fn crates(plan: &mut Plan, extent: Extent) {
    if extent == Extent::Quick {
        plan.tests(Lane::Rust, "crates", "the unit tests of every crate without Tauri, and the golden games", &["system"], || {
            Ok(test_command(&["--lib", "--bins", "--test", "golden"]))
        });
    } else {
        plan.check(Lane::Rust, "crates: compile", "the tests of every crate", &["system"], move || {
            // One of the examples beside the crates is run by a test; of the others it is enough that the lints judge them.
            example("elbow", chosen(extent))?;
            run(&mut test_with(&[runner(), &["--no-run"]].concat(), &[&["--tests"], chosen(extent)].concat()))
        });
        let what = "unit tests, property tests and the battery, and every command of the window with a web view that is none";
        plan.tests(Lane::Rust, "crates", what, &["crates: compile"], move || Ok(test_command(&[&["--tests"], chosen(extent)].concat())));
        // Beside the tests, of which many take one processor. Where these compile nobody else can.
        plan.check(Lane::App, "docs", "the documentation of the crates has no warning", &["crates: compile"], move || {
            run(cargo(&["doc", "--quiet", "--no-deps"]).args(chosen(extent)).env("RUSTDOCFLAGS", "--deny warnings"))
        });
        plan.tests(Lane::App, "docs: examples", "what the documentation shows does what it says", &["crates: compile"], move || {
            Ok(test_with(&["test", "--no-fail-fast", "--quiet", "--doc"], chosen(extent)))
        });
    }
}

fn elbow(arguments: &[&str]) -> Command {
    command(target().join("debug/elbow"), arguments)
}

/// `cargo nextest run` where it is installed, `cargo test` elsewhere (the same tests, without a process for each).
fn runner() -> &'static [&'static str] {
    if answer("cargo", &["nextest", "--version"]).is_some() { &["nextest", "run"] } else { &["test"] }
}

fn test_command(arguments: &[&str]) -> Command {
    test_with(&[runner(), &["--no-fail-fast"]].concat(), arguments)
}

fn test_with(words: &[&str], arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = limited(40, program, words);
    // The fuzz targets try the same inputs every time; whoever wants others gives another seed.
    if std::env::var_os(FUZZ_SEED.0).is_none() {
        command.env(FUZZ_SEED.0, FUZZ_SEED.1);
    }
    command.args(arguments);
    command
}

/// The screens by themselves, and their pages over the headless tool. Answers where the browser will be, once it was found.
fn screens_tests(plan: &mut Plan, extent: Extent) -> Arc<Mutex<Browsers>> {
    const LANE: Lane = Lane::Screens;
    plan.check(LANE, "screens: fetch", "Node and the test tools of the screens, as locked", &["system"], || {
        fetch_node().and_then(|()| screens::fetch_modules())
    });
    plan.check(
        LANE,
        "screens: libraries",
        "the vendored copies are what the lock file asks for",
        &["screens: fetch"],
        screens::vendor_check,
    );
    plan.check(LANE, "screens: lints", "one layout for all JavaScript and CSS, and no warning", &["screens: fetch"], screens::lints);
    plan.check(
        LANE,
        "screens: types",
        "the screens ask of views, catalogs and each other what is there",
        &["screens: fetch"],
        screens::types,
    );
    plan.tests(
        LANE,
        "screens: tests",
        "the functions of the screens, and their pages where a test opens them",
        &["screens: fetch"],
        || {
            let ui = root().join("ui");
            let files = screens::test_files(&ui, "tests")?;
            let mut tests = node(10, &["--test"]);
            tests.args(files).current_dir(ui);
            Ok(tests)
        },
    );
    plan.check(
        LANE,
        "desktops",
        "menus, stores of apps and file managers understand what the packages say",
        &["system"],
        try_out::words_for_desktops,
    );
    plan.check(LANE, "workflows", "what hosted runners are told is what they understand", &["screens: fetch"], workflows::check);
    plan.check(LANE, "screens: size", "small enough to start at once", &["system"], screens::size);
    let browser = Arc::new(Mutex::new(Browsers::default()));
    let found = Arc::clone(&browser);
    plan.check(
        LANE,
        "screens: browser",
        "Chromium, from the system or else from the registry, and one without a window",
        &["screens: fetch"],
        move || {
            *found.lock().unwrap_or_else(PoisonError::into_inner) = fetch_browsers()?;
            Ok(())
        },
    );
    let found = Arc::clone(&browser);
    let pages = move |only: Option<&str>| {
        let mut files = screens::test_files(&root(), "tests/browser")?;
        if let Some(only) = only {
            files.retain(|file| file == only);
        }
        // Several browsers play at a time, and what fails beside others is tried by itself.
        let mut pages = node(60, &["tests/again.mjs", &browsers().to_string(), PACK]);
        let browsers = found.lock().unwrap_or_else(PoisonError::into_inner);
        pages.args(&files).env("ELBOW_BIN", target().join("debug/elbow")).env("CHROMIUM", &browsers.pages);
        extent.tell(&mut pages);
        if files.is_empty() { fail("there is no such test") } else { Ok(pages) }
    };
    let needs = &["elbow", "screens: browser"];
    if extent == Extent::Quick {
        plan.tests(LANE, "screens: smoke", "every game is begun and played a little in Chromium", needs, move || {
            pages(Some("tests/browser/smoke.test.mjs"))
        });
    } else {
        plan.tests(
            LANE,
            "screens: pages",
            "whole games by taps and keys in Chromium, at the sizes of phones and tablets",
            needs,
            move || pages(None),
        );
    }
    browser
}

/// The same app as a page: its folder, played in without a host.
fn page(plan: &mut Plan, browser: &Arc<Mutex<Browsers>>, extent: Extent) {
    plan.check(Lane::Rust, "page", "engine and screens in one folder, 1.5 MB at most", &["elbow"], || page::build().map(|_| ()));
    let found = Arc::clone(browser);
    let needs = &["page", "screens: browser"];
    plan.tests(Lane::Screens, "page: browser", "offline, killed, full, twice at once, updated, in Chromium", needs, move || {
        let files = screens::test_files(&root(), "tests/web")?;
        let mut tests = node(20, &["tests/again.mjs", &browsers().to_string(), "1"]);
        tests.args(files).env("CHROMIUM", &found.lock().unwrap_or_else(PoisonError::into_inner).whole);
        page::with_tools(&mut tests)?;
        extent.tell(&mut tests);
        Ok(tests)
    });
    // Nearly all of it is waiting for the slow network, while nothing else may be done.
    if extent == Extent::Thorough {
        let found = Arc::clone(browser);
        plan.measure("page: start", "the aim is 1 s from what is kept, 3 s over slow 4G at the first visit", needs, move || {
            let mut script = node(10, &["tests/web/speed.mjs", "1"]);
            script.env("CHROMIUM", &found.lock().unwrap_or_else(PoisonError::into_inner).whole);
            run(page::with_tools(&mut script)?)
        });
    }
}

/// The window, which is played in while the rest is compiled.
fn window(plan: &mut Plan, extent: Extent) {
    // Once the headless tool is there, so that pages need not wait for the app.
    plan.check(Lane::App, "app", "the window, as quickly as it can be compiled", &["elbow"], || program("elbowroom", WHOLE));
    plan.tests(Lane::Window, "app: clicks", "the real app in WebKitGTK, played by clicks", &["app", "screens: fetch"], move || {
        let files = screens::test_files(&root(), "tests/webdriver")?;
        let mut words = vec!["node", "tests/again.mjs", "1", "1"];
        words.extend(files.iter().map(String::as_str));
        let mut clicks = windowless(&words);
        clicks.env("APP", target().join("debug/elbowroom"));
        extent.tell(&mut clicks);
        Ok(clicks)
    });
}

/// The app as players get it, but for its optimisation: the program that was played in is packed. A release builds it as it ships, and tries that.
fn packed(plan: &mut Plan) {
    plan.check(
        Lane::Window,
        "packages: tried",
        "installed, started, upgraded with a saved game kept, removed without a trace",
        &["app", "screens: fetch"],
        || try_out::both(&bundle::pack_compiled()?),
    );
}

/// What the backend says is what its types for the screens say: the samples that the tests of the table have written.
fn wire(plan: &mut Plan) {
    plan.check(
        Lane::Screens,
        "screens: wire",
        "what games, scenarios and commands said in the tests has the types that the screens know",
        &["crates", "screens: fetch"],
        || run(&mut node(5, &["ui/node_modules/typescript/bin/tsc", "--project", "target/types"])),
    );
}

/// What a random action costs.
fn counted(plan: &mut Plan, extent: Extent) {
    // As it ships only before it does: to compile it so takes minutes.
    let profile = if extent == Extent::Thorough { Profile::Release } else { Profile::Dev };
    plan.check(Lane::App, "instructions", "no random action costs over 3 % more instructions than is kept", &["elbow"], move || {
        instructions::check(profile)
    });
}
