//! `elbow`, the headless tool of Elbowroom: what the app does, for machines. It knows no game; whoever runs it says which there are.
//!
//! Exit codes: 0 good, 1 the check failed, 2 wrong use. Errors are one line on standard error that says what to do.

mod arguments;
mod bench;
mod catalog;
mod check;
mod fail;
mod games;
mod own;
mod play;
mod scenario;
mod serve;
mod tournament;
mod ui;
mod verify;

use std::io::{self, Write};
use std::process::ExitCode;

use arguments::Arguments;
use fail::{Done, Fail};
use table::Games;

const HELP: &str = "\
elbow: Elbowroom without a screen

  elbow catalog     all games, maps, pieces and house rules, as JSON
  elbow play        bots play games; a line each, then a summary
  elbow tournament  who is stronger, in Elo points; programs from outside may play
  elbow serve       the commands of the app as JSON lines on standard input and output
  elbow ui          the screens of the app for a browser on this machine
  elbow scenario    run scenarios, or list the rulings without one
  elbow bench       speed of the engine, the saves and the bots
  elbow verify      check an exported game by replaying it
  elbow check       check files of home-made races, powers and boards

`elbow <command> --help` says more. Exit codes: 0 good, 1 the check failed, 2 wrong use.";

/// A command: what `--help` prints, and the work.
type Command = (&'static str, fn(Arguments) -> Done);

fn command<S: Games>(name: &str) -> Option<Command> {
    Some(match name {
        "catalog" => (catalog::HELP, catalog::run::<S>),
        "play" => (play::HELP, play::run::<S>),
        "tournament" => (tournament::HELP, tournament::run::<S>),
        "serve" => (serve::HELP, serve::run::<S>),
        "ui" => (ui::HELP, ui::run::<S>),
        "scenario" => (scenario::HELP, scenario::run::<S>),
        "bench" => (bench::HELP, bench::run::<S>),
        "check" => (check::HELP, check::run::<S>),
        "verify" => (verify::HELP, verify::run::<S>),
        _ => return None,
    })
}

fn dispatch<S: Games>() -> Done {
    let mut words = std::env::args_os().skip(1);
    let name = words.next().ok_or_else(|| Fail::usage("no command given; `elbow --help` lists them"))?;
    let name = name.to_string_lossy();
    match &*name {
        "--help" | "-h" | "help" => return print_line(HELP),
        "--version" | "-V" => return print_line(&format!("elbow {}", env!("CARGO_PKG_VERSION"))),
        _ => {}
    }
    let shown: String = name.chars().take(40).collect();
    let (help, work) =
        command::<S>(&name).ok_or_else(|| Fail::usage(format!("there is no command \"{shown}\"; `elbow --help` lists them")))?;
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

/// Does what the words of the command line say, with the games of `S`.
pub fn main<S: Games>() -> ExitCode {
    match dispatch::<S>() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fail) => {
            tell(&fail);
            fail.code()
        }
    }
}
