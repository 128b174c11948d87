//! `elbow`, the headless tool of Elbowroom: what the app does, for machines.
//!
//! Exit codes: 0 good, 1 the check failed, 2 wrong use. Errors are one line on standard error that says what to do.

mod arguments;
mod bench;
mod catalog;
mod fail;
mod games;
mod play;
mod scenario;
mod serve;
mod ui;
mod verify;

use std::io::{self, Write};
use std::process::ExitCode;

use arguments::Arguments;
use fail::{Done, Fail};

const HELP: &str = "\
elbow: Elbowroom without a screen

  elbow catalog   all games, maps, pieces and house rules, as JSON
  elbow play      bots play games; a line each, then a summary
  elbow serve     the commands of the app as JSON lines on standard input and output
  elbow ui        the screens of the app for a browser on this machine
  elbow scenario  run scenarios, or list the rulings without one
  elbow bench     speed of the engine, the saves and the bots
  elbow verify    check an exported game by replaying it

`elbow <command> --help` says more. Exit codes: 0 good, 1 the check failed, 2 wrong use.";

/// A command: what `--help` prints, and the work.
type Command = (&'static str, fn(Arguments) -> Done);

fn command(name: &str) -> Option<Command> {
    Some(match name {
        "catalog" => (catalog::HELP, catalog::run),
        "play" => (play::HELP, play::run),
        "serve" => (serve::HELP, serve::run),
        "ui" => (ui::HELP, ui::run),
        "scenario" => (scenario::HELP, scenario::run),
        "bench" => (bench::HELP, bench::run),
        "verify" => (verify::HELP, verify::run),
        _ => return None,
    })
}

fn dispatch() -> Done {
    let mut words = std::env::args_os().skip(1);
    let name = words.next().ok_or_else(|| Fail::usage("no command given; `elbow --help` lists them"))?;
    let name = name.to_string_lossy();
    match &*name {
        "--help" | "-h" | "help" => return print_line(HELP),
        "--version" | "-V" => return print_line(&format!("elbow {}", env!("CARGO_PKG_VERSION"))),
        _ => {}
    }
    let shown: String = name.chars().take(40).collect();
    let (help, work) = command(&name).ok_or_else(|| Fail::usage(format!("there is no command \"{shown}\"; `elbow --help` lists them")))?;
    let words: Vec<_> = words.collect();
    if words.iter().any(|word| word == "--help" || word == "-h") {
        return print_line(help);
    }
    work(Arguments::new(words))
}

/// Prints a line. A reader that has gone away is its own business, and ends the command.
fn print_line(line: &str) -> Done {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(|error| Fail::output(&error))
}

/// Says on standard error what went wrong, in one line.
fn tell(fail: &Fail) {
    let text = fail.to_string();
    if !text.is_empty() {
        // Nobody is left to tell if even this cannot be written.
        let _ = writeln!(io::stderr(), "elbow: {}", text.replace('\n', " "));
    }
}

fn main() -> ExitCode {
    match dispatch() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fail) => {
            tell(&fail);
            fail.code()
        }
    }
}
