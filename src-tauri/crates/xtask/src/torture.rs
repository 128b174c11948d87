//! What a release is put through: each kind at a size that takes hours, or as long as one asks for. The tests run the same in short forms.

use std::fs;
use std::time::Instant;

use crate::process::{Done, cargo, crates, fail, name_of, run, say};
use crate::system::{BUILD, install};

/// One way to torture, at the size of a release.
struct Kind {
    name: &'static str,
    /// What is counted.
    unit: &'static str,
    /// How many at a release.
    count: u64,
    what: &'static str,
    runs: &'static [Run],
}

/// One program of a kind: words for cargo, and the variable that tells it how much.
struct Run {
    words: &'static [&'static str],
    variable: Option<&'static str>,
}

const fn test(words: &'static [&'static str], variable: &'static str) -> Run {
    Run { words, variable: Some(variable) }
}

const KINDS: &[Kind] = &[
    Kind {
        name: "kills",
        unit: "kills",
        count: 5_000,
        what: "a process that plays, and one that only saves, killed at moments of chance: what was answered is there",
        runs: &[
            test(&["--package", "table", "--test", "table", "kill::nothing_answered_is_lost"], "TABLE_KILLS"),
            test(&["--package", "saves", "--test", "kill", "nothing_acknowledged_is_lost"], "SAVES_KILLS"),
        ],
    },
    Kind {
        name: "damage",
        unit: "damages",
        count: 20_000,
        what: "any file on either side cut off, blanked, scrambled or changed by a bit: nothing is lost, and it is mended",
        runs: &[test(&["--package", "saves", "--test", "damage", "one_damage_of_any_file"], "SAVES_DAMAGES")],
    },
    Kind {
        name: "faults",
        unit: "rounds",
        count: 100,
        what: "a fault at every call of the disk, one or for good, and the power lost between any two of them",
        runs: &[
            Run { words: &["--package", "saves", "--lib", "faults::"], variable: None },
            test(&["--package", "saves", "--lib", "power::"], "SAVES_POWER_ROUNDS"),
        ],
    },
    Kind {
        name: "games",
        unit: "games of each kind",
        count: 1_000_000,
        what: "random games under the battery's promises, shared out over the numbers of players and over the mixes; most in passing",
        runs: &[],
    },
    Kind {
        name: "fuzz",
        unit: "seconds for each target",
        count: 3_600,
        what: "inputs of chance at everything that comes in from outside",
        runs: &[test(&["--package", "fuzz", "--test", "targets"], "ELBOWROOM_FUZZ_SECONDS")],
    },
    Kind {
        name: "leaks",
        unit: "games of each kind",
        count: 1_000,
        what: "bots decide the same, after the same steps and in the same time, whatever lies where their seat does not see it",
        runs: &[test(&["--package", "table", "--test", "leaks"], "ELBOWROOM_LEAK_GAMES")],
    },
    Kind {
        name: "soak",
        unit: "hours of play",
        count: 24,
        what: "games through the shell: memory, open files and threads stay what they were",
        runs: &[test(&["--package", "elbowroom", "--test", "soak"], "SOAK_HOURS")],
    },
    Kind {
        name: "list",
        unit: "saved games",
        count: 2_000,
        what: "what they take of memory, and how long it takes to open them again",
        runs: &[],
    },
];

/// The words of a call, understood.
struct Wish<'a> {
    kind: &'a Kind,
    count: u64,
    seed: Option<u64>,
}

/// Runs `cargo xtask torture KIND [--count N] [--seed S]`.
pub fn run_kind(words: &[&str]) -> Done {
    if words.is_empty() {
        println!("cargo xtask torture KIND [--count N] [--seed S]\n");
        for kind in KINDS {
            println!("  {:<8} {:>9} {}\n           {}", kind.name, kind.count, kind.unit, kind.what);
        }
        return Ok(());
    }
    let wish = understood(words)?;
    let Wish { kind, count, seed } = &wish;
    install(&[if kind.name == "soak" { BUILD } else { &[] }])?;
    let at_release = if *count == kind.count { "as at a release".to_owned() } else { format!("{} at a release", kind.count) };
    say!("== {}: {count} {} ({at_release}): {}", kind.name, kind.unit, kind.what);
    let start = Instant::now();
    for program in commands(&wish)? {
        let mut command = cargo(&program.words.iter().map(String::as_str).collect::<Vec<_>>());
        if let Some((variable, count)) = &program.count {
            command.env(variable, count);
        }
        if let Some(seed) = seed {
            command.env("ELBOWROOM_SEED", seed.to_string()).env("BOLERO_RANDOM_SEED", seed.to_string());
        }
        run(command.envs(program.more.iter().copied()))?;
    }
    say!("   {count} {} in {:.1} minutes: nothing found", kind.unit, start.elapsed().as_secs_f64() / 60.0);
    Ok(())
}

/// A program to be run.
#[derive(Debug)]
struct Program {
    words: Vec<String>,
    count: Option<(&'static str, String)>,
    more: Vec<(&'static str, &'static str)>,
}

/// The batteries of the games: their crates, and how many numbers of players each game of one is tried with.
fn batteries() -> Done<Vec<(String, u64)>> {
    let mut found = Vec::new();
    for folder in crates()? {
        let package = name_of(&folder);
        let code = fs::read_to_string(folder.join("tests").join(&package).join("battery.rs")).unwrap_or_default();
        let numbers = ["two", "three", "four", "five"].iter().filter(|number| code.contains(*number)).count() as u64;
        if code.contains(GAMES) && numbers > 0 {
            found.push((package, numbers));
        }
    }
    if found.is_empty() { fail("no game has a battery") } else { Ok(found) }
}

/// The variable that holds how many games a battery plays.
const GAMES: &str = "ELBOWROOM_GAMES";

fn commands(wish: &Wish) -> Done<Vec<Program>> {
    if wish.kind.name == "games" {
        let programs = batteries()?.into_iter().map(|(package, numbers)| Program {
            words: ["test", "--release", "--package", &package, "--test", &package, "battery::", "--", "--nocapture"]
                .map(str::to_owned)
                .to_vec(),
            count: Some((GAMES, wish.count.div_ceil(numbers).to_string())),
            more: Vec::new(),
        });
        return Ok(programs.collect());
    }
    if wish.kind.name == "list" {
        // Times are those of the app as it ships.
        let words = ["run", "--quiet", "--release", "--package", "table", "--example", "many", "--"].map(str::to_owned);
        return Ok(vec![Program {
            words: words.into_iter().chain([wish.count.to_string()]).collect(),
            count: None,
            more: vec![("MANY_LIMITS", "1")],
        }]);
    }
    let programs = wish.kind.runs.iter().map(|program| Program {
        words: ["test"].iter().chain(program.words).chain(&["--", "--nocapture"]).map(|word| (*word).to_owned()).collect(),
        count: program.variable.map(|variable| (variable, wish.count.to_string())),
        more: Vec::new(),
    });
    Ok(programs.collect())
}

fn understood<'a>(words: &[&str]) -> Done<Wish<'a>> {
    let names = || KINDS.iter().map(|kind| kind.name).collect::<Vec<_>>().join(", ");
    let Some(kind) = KINDS.iter().find(|kind| words.first() == Some(&kind.name)) else {
        return fail(format!("there is no such torture; there are: {}", names()));
    };
    let (mut count, mut seed) = (kind.count, None);
    for pair in words[1..].chunks(2) {
        let number = pair.get(1).and_then(|text| text.replace(['_', ','], "").parse::<u64>().ok());
        match (pair[0], number) {
            ("--count", Some(number)) if number > 0 => count = number,
            ("--seed", Some(number)) => seed = Some(number),
            ("--count" | "--seed", _) => return fail(format!("{} takes a number", pair[0])),
            (other, _) => return fail(format!("there is no option {other}: there are --count N and --seed S")),
        }
    }
    Ok(Wish { kind, count, seed })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn what_is_asked_is_understood_or_refused() {
        let wish = understood(&["kills", "--count", "1_000", "--seed", "7"]).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!((wish.kind.name, wish.count, wish.seed), ("kills", 1_000, Some(7)));
        for words in
            [&["nothing"][..], &["kills", "--count"], &["kills", "--count", "many"], &["kills", "--count", "0"], &["kills", "--often"]]
        {
            assert!(understood(words).is_err(), "{words:?}");
        }
    }

    #[test]
    fn counts_are_shared_out_over_the_numbers_of_players() {
        let wished = |words: &[&str]| understood(words).and_then(|wish| commands(&wish)).unwrap_or_else(|failure| panic!("{failure}"));
        let counts: Vec<_> = wished(&["games", "--count", "1000"]).into_iter().map(|program| program.count.unwrap().1).collect();
        assert!(counts.len() >= 2 && counts.contains(&"250".to_owned()), "{counts:?}");
        assert_eq!(wished(&["list"])[0].words.last().unwrap(), "2000");
    }

    /// A filter that matches no test, or a variable that nobody reads, would find nothing for hours.
    #[test]
    fn every_program_and_every_variable_is_there() {
        let crates = root().join("src-tauri/crates");
        for kind in KINDS {
            for program in kind.runs {
                let package = program.words[1];
                let folder = if package == "elbowroom" { crates.join("..") } else { crates.join(package) };
                let at = program.words.iter().position(|word| *word == "--test");
                let test = at.map(|at| program.words[at + 1]);
                let filter = program.words.last().filter(|last| Some(**last) != test).copied();
                let files = match (test, filter) {
                    (Some(test), _) if folder.join("tests").join(test).is_dir() => {
                        let module = filter.and_then(|filter| filter.split("::").next()).unwrap_or("main");
                        folder.join("tests").join(test).join(format!("{module}.rs"))
                    }
                    (Some(test), _) => folder.join("tests").join(format!("{test}.rs")),
                    (None, Some(module)) => folder.join("src").join(module.replace("::", ".rs")),
                    (None, None) => panic!("{}: no test", kind.name),
                };
                let code = fs::read_to_string(&files).unwrap_or_else(|error| panic!("{}: {error}", files.display()));
                if let Some(variable) = program.variable {
                    assert!(code.contains(variable), "{}: nobody reads {variable}", files.display());
                }
                let name = filter.and_then(|filter| filter.rsplit("::").next()).filter(|name| !name.is_empty() && test.is_some());
                assert!(name.is_none_or(|name| code.contains(&format!("fn {name}"))), "{}: no test {name:?}", files.display());
            }
        }
    }
}
