//! `elbow scenario`: the executable rulebook.

mod coverage;
mod drive;
mod files;
mod format;

use std::path::PathBuf;

use table::Games;

use crate::arguments::{Arguments, Word, unknown};
use crate::fail::{Done, Fail};

/// What `--help` prints.
pub const HELP: &str = "\
elbow scenario [PATH…] [--verbose]
elbow scenario --coverage [--game GAME] [PATH…]

Runs scenarios: TOML files, or folders with such files in them. Each failure names the file, the step, what was expected and what
was found. The last line is `N passed, N failed`; the exit code is 1 if any failed. The format is explained in
tests/scenarios/README.md.

  PATH          left out: tests/scenarios in this folder or one above it
  --coverage    lists the rulings without a scenario instead; exit code 1 if a program could show one of them. The rulings are listed
                in RULINGS.toml beside the scenarios of each game
  --game GAME   only the folder of this game
  --verbose     also prints what passed";

/// The list of rulings, one file for each game.
const RULINGS: &str = "RULINGS.toml";

/// Runs the command.
pub fn run<S: Games>(mut arguments: Arguments) -> Done {
    let (mut paths, mut coverage, mut verbose, mut game): (Vec<PathBuf>, bool, bool, Option<String>) = (Vec::new(), false, false, None);
    while let Some(word) = arguments.next()? {
        match word {
            Word::Path(path) => paths.push(path),
            Word::Option(name) => match name.as_str() {
                "coverage" => coverage = true,
                "verbose" => verbose = true,
                "game" => game = Some(arguments.text("game")?),
                _ => return Err(unknown(&format!("--{name}"))),
            },
        }
    }
    if paths.is_empty() {
        paths.push(files::standard().ok_or_else(|| Fail::usage("there is no tests/scenarios here; name a file or folder"))?);
    }
    if let Some(game) = game {
        // An unknown game is refused before a missing folder.
        crate::games::with_game::<S, _>(&game, Known)?;
        for path in &mut paths {
            path.push(&game);
        }
    }
    let found = files::find(&paths)?;
    if coverage { coverage::run::<S>(&paths, &found) } else { run_all::<S>(&found, verbose) }
}

struct Known;

impl crate::games::Job for Known {
    type Output = ();
    fn run<G: table::Registered>(self, _: &'static str) {}
}

fn run_all<S: Games>(found: &[PathBuf], verbose: bool) -> Done {
    if found.is_empty() {
        return Err(Fail::usage("there is no scenario in what was named: scenarios are files that end in .toml"));
    }
    let (mut passed, mut failed) = (0, 0);
    for path in found {
        let shown = path.display();
        let (title, result) = match files::read::<S>(path) {
            Ok(scenario) => {
                let result = check_rulings(path, &scenario).and_then(|()| drive::run::<S>(&scenario));
                (format!(": {}", scenario.title), result)
            }
            Err(problem) => (String::new(), Err(vec![problem])),
        };
        match result {
            Ok(()) => {
                passed += 1;
                if verbose {
                    crate::print_line(&format!("pass {shown}{title}"))?;
                }
            }
            Err(problems) => {
                failed += 1;
                crate::print_line(&format!("FAIL {shown}{title}"))?;
                for problem in problems {
                    crate::print_line(&format!("  {problem}"))?;
                }
            }
        }
    }
    crate::print_line(&format!("{passed} passed, {failed} failed"))?;
    if failed == 0 { Ok(()) } else { Err(Fail::Told) }
}

/// A scenario may name only rulings that the list beside it has.
fn check_rulings(path: &std::path::Path, scenario: &format::Scenario) -> Result<(), Vec<String>> {
    let Some(list) = path.ancestors().skip(1).map(|folder| folder.join(RULINGS)).find(|list| list.is_file()) else { return Ok(()) };
    let known = coverage::read(&list).map_err(|problem| vec![problem])?;
    let missing = scenario.rulings.iter().filter(|number| known.ruling.iter().all(|ruling| ruling.number != **number));
    let problems: Vec<String> = missing.map(|number| format!("rulings: {number} is not in {}", list.display())).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}
