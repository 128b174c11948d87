//! `cargo xtask …`: everything a developer or a build machine has to do, with nothing but Rust to begin with.

mod android;
mod app;
mod bundle;
mod cargo_tools;
mod counts;
mod dependencies;
mod gallery;
mod hash;
mod icons;
mod instructions;
mod log;
mod page;
mod plan;
mod process;
mod progress;
mod release;
mod report;
mod screens;
mod serve;
mod suite;
mod system;
mod tools;
mod torture;
mod try_out;
mod web;
mod windowless;
mod workflows;

use std::process::ExitCode;

use suite::Extent;

const USAGE: &str = "\
cargo xtask <command>

  run [--release]     install what is missing, build, and open the app
                      (without a window system: serve the same screens to a browser)
  test                install what is missing and run every test
  test --thorough     the same, with whole games and every screen in every window where less tells
                      whether a change broke them, as a release is tested
  test --quick        what a change needs before it is committed: format, lints, unit tests,
                      golden games, scenarios, the screens' tests, a look at every game
  test [--quick|--thorough] --only STEP...
                      the steps whose names begin so, and what they need
  bundle [--try] [--quick]
                      build the .deb and the .rpm; --try also installs an older version of each, starts it, upgrades it with
                      its saved games kept, and removes it; --quick packs what the tests play with, to try it sooner
  release VERSION [--dry-run] [--skip-tests]
                      a release of a clean main: runs every test, builds and tries the packages as they ship, writes the version
                      in every place, turns what is unreleased in the changelog into it, commits and tags; --dry-run only shows it
  torture [KIND [--count N] [--seed S]]
                      what a release is put through, each kind for hours or as much as one asks for; without words: the list
  dependencies        what the project stands on: nothing without use, licences and sources that are allowed, no known hole;
                      keeps that it was allowed, so that the tests need not ask again
  workflows           check the workflow files of hosted runners
  check-android       type-check the whole app for aarch64-linux-android
  speed [STARTS]      time from start to the home screen, next to an empty window;
                      time of a command in the window, from the call to the new view;
                      time from frame to frame while bots think
  instructions [--write]
                      instructions per random action, next to the kept ones; --write keeps them
  train OPTIONS       teach a mind of the bots by games against itself, beginning or going on:
                      --games ID[,ID...] --players N --out FILE, --minutes M or --rounds R
  gallery OPTIONS     pictures of every screen and main state of every game in target/gallery, with an
                      index.html; chosen by --parts PART[,PART...] --sizes 390x844,...
                      --languages en,zh-Hans,zh-Hant --themes light,dark --out FOLDER
  engine              build the engine of a page: every command in WebAssembly
  web                 the app as a page: one folder of files, target/web, for any static host
  web --serve [--port NUMBER] [--folder PATH]
                      shows it on this machine, or a folder that is there
  web --try BROWSER   plays in it in firefox, or in webkit (WebKitGTK's MiniBrowser)
  icons               make all icons from icons/elbowroom.svg
  vendor-check        ui/vendor and ui/fonts are what the npm lock file asks for
  node ARGUMENTS      run the Node that the tests are run with
  size                the screens a start loads are within 155 kB gzipped, what is fetched when
                      first opened within 192 kB more, each other game within 71 kB; art and locales apart
";

/// Runs the trainer, built as it has to be to play by the thousand.
fn train(arguments: &[&str]) -> process::Done {
    let mut words = vec!["run", "--release", "--quiet", "--package", "trainer", "--"];
    words.extend(arguments);
    process::run(&mut process::cargo(&words))
}

/// What `cargo xtask test` is asked for: how much, and which steps.
fn wished<'a>(words: &'a [&'a str]) -> Option<(Extent, &'a [&'a str])> {
    let (extent, words) = match words {
        ["--quick", rest @ ..] => (Extent::Quick, rest),
        ["--thorough", rest @ ..] => (Extent::Thorough, rest),
        rest => (Extent::Everything, rest),
    };
    match words {
        [] => Some((extent, &[])),
        ["--only", only @ ..] if !only.is_empty() => Some((extent, only)),
        _ => None,
    }
}

/// What is said to words that mean nothing.
fn misunderstood() -> ExitCode {
    eprint!("{USAGE}");
    ExitCode::from(2)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["run"] => app::open(false),
        ["run", "--release"] => app::open(true),
        ["test", words @ ..] => match wished(words) {
            Some((extent, only)) => suite::test(extent, only),
            None => return misunderstood(),
        },
        ["bundle"] => bundle::build().map(|_| ()),
        ["bundle", "--quick"] => bundle::build_quickly().map(|_| ()),
        ["bundle", "--try"] => bundle::build().and_then(|packages| try_out::both(&packages)),
        ["bundle", "--try", "--quick"] => bundle::build_quickly().and_then(|packages| try_out::both(&packages)),
        ["release", words @ ..] => release::make(words),
        ["torture", words @ ..] => torture::run_kind(words),
        ["dependencies"] => dependencies::check_and_keep(),
        ["workflows"] => workflows::check(),
        ["check-android"] => android::check(),
        ["speed"] => app::speed(5),
        ["speed", runs] if runs.parse::<u32>().is_ok_and(|runs| runs > 0) => app::speed(runs.parse().unwrap_or(5)),
        ["instructions"] => instructions::check(instructions::Profile::Release),
        ["instructions", "--write"] => instructions::write(),
        ["train", arguments @ ..] => train(arguments),
        ["gallery", arguments @ ..] => gallery::make(arguments),
        ["engine"] => web::engine().map(|_| ()),
        ["web"] => page::build().map(|_| ()),
        ["web", "--serve", arguments @ ..] => page::show(arguments),
        ["web", "--try", browser] => page::try_in(browser),
        ["icons"] => icons::make(),
        ["vendor-check"] => screens::vendor_check(),
        ["node", arguments @ ..] => tools::run_node(arguments),
        ["size"] => screens::size(),
        ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => return misunderstood(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}
