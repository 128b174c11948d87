//! Instructions per random action, counted by callgrind and compared with the counts that are kept: unlike a time, a count is the same
//! however busy the machine is.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::process::{Done, answer, cargo, crates, fail, limited, name_of, root, run, run_and_read, say, target};
use crate::system::{CALLGRIND, install};

/// How many games; as many again are played in a second run, and only what these cost counts, so that the start does not.
const GAMES: u64 = 200;

/// How much more than the kept count fails, as a share of it; so much less is told.
const LEEWAY: f64 = 0.03;

/// The C library copies memory with the instructions that this processor has; here only with those that all have.
const PLAIN_COPIES: (&str, &str) = ("GLIBC_TUNABLES", "glibc.cpu.hwcaps=-AVX2,-AVX_Fast_Unaligned_Load,-ERMS,-FSRM");

/// What was counted, and the compiler it holds for: another one makes another program of the same source.
#[derive(Debug, PartialEq)]
struct Counts {
    compiler: String,
    each: Vec<(String, Count)>,
}

/// What one game came to.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Count {
    /// Instructions per action.
    cost: f64,
    /// How many actions were counted. Where it differs, other games were played, as after every change of a rule.
    actions: u64,
}

impl Counts {
    /// Reads the kept file: lines of `name = value`.
    fn read(text: &str) -> Self {
        let mut counts = Self { compiler: String::new(), each: Vec::new() };
        for (name, value) in text.lines().filter_map(|line| line.split_once(" = ")) {
            if name == "compiler" {
                value.trim_matches('"').clone_into(&mut counts.compiler);
            } else if let Some((cost, actions)) = value.trim_matches(['[', ']']).split_once(", ")
                && let (Ok(cost), Ok(actions)) = (cost.parse(), actions.parse())
            {
                counts.each.push((name.to_owned(), Count { cost, actions }));
            }
        }
        counts
    }

    /// As [`Counts::read`] reads it.
    fn text(&self) -> String {
        let mut text = String::from(
            "# Instructions per random action, optimised as it ships, and how many actions were counted.\n# Written by `cargo xtask instructions --write`.\n",
        );
        let _ = writeln!(text, "compiler = \"{}\"", self.compiler);
        for (name, Count { cost, actions }) in &self.each {
            let _ = writeln!(text, "{name} = [{cost:.1}, {actions}]");
        }
        text
    }

    fn of(&self, name: &str) -> Option<Count> {
        self.each.iter().find(|(found, _)| found == name).map(|(_, count)| *count)
    }
}

/// How a count stands to the kept one.
#[derive(Debug, PartialEq)]
enum Change {
    /// Within the leeway.
    Same,
    More,
    Less,
    /// None is kept.
    New,
}

fn change(kept: Option<Count>, counted: f64) -> Change {
    match kept.map(|kept| kept.cost) {
        None => Change::New,
        Some(kept) if counted > kept * (1.0 + LEEWAY) => Change::More,
        Some(kept) if counted < kept * (1.0 - LEEWAY) => Change::Less,
        Some(_) => Change::Same,
    }
}

/// Fails where an action costs more than is kept. Counts of another compiler are shown beside the kept ones and fail nothing.
pub fn check() -> Done {
    if !cfg!(target_os = "linux") {
        say!("   skipped: callgrind counts on Linux");
        return Ok(());
    }
    let kept = Counts::read(&fs::read_to_string(file())?);
    let counted = count(&kept)?;
    let comparable = counted.compiler == kept.compiler;
    if !comparable {
        say!("   the kept counts are of {}, this is {}: shown, not judged", kept.compiler, counted.compiler);
    }
    let mut worse = Vec::new();
    for (name, count) in &counted.each {
        let before = kept.of(name);
        let word = match change(before, count.cost) {
            Change::Same => "",
            Change::Less => "   less: `cargo xtask instructions --write` keeps it",
            Change::More | Change::New => {
                worse.push(name.as_str());
                "   MORE than is kept"
            }
        };
        let percent = before.map_or(f64::NAN, |before| (count.cost / before.cost - 1.0) * 100.0);
        let others = if before.is_some_and(|before| before.actions != count.actions) { "   other games than the kept ones" } else { "" };
        say!("   {name:<16}{:>9.1} instructions per action{percent:>+7.1} %{}{others}", count.cost, if comparable { word } else { "" });
    }
    if worse.is_empty() || !comparable {
        return Ok(());
    }
    let percent = LEEWAY * 100.0;
    fail(format!(
        "{}: over {percent} % more instructions per action than in {}. Where other games are played than the kept ones, that may be chance; \
         what is worth it is kept by `cargo xtask instructions --write`",
        worse.join(", "),
        file().display()
    ))
}

/// Counts, and keeps the counts.
pub fn write() -> Done {
    let counts = count(&Counts::read(&fs::read_to_string(file()).unwrap_or_default()))?;
    fs::write(file(), counts.text())?;
    print!("{}", counts.text());
    Ok(())
}

/// Where the counts are kept.
fn file() -> PathBuf {
    root().join("tests/instructions.toml")
}

fn count(kept: &Counts) -> Done<Counts> {
    install(&[CALLGRIND])?;
    let compiler = format!("{}, {}", answer("rustc", &["--version"]).unwrap_or_default(), std::env::consts::ARCH);
    let mut each = Vec::new();
    for (package, example) in examples()? {
        // By itself, with nothing but the rules: a table and its database would be compiled for nothing.
        run(&mut cargo(&["build", "--quiet", "--release", "--package", &package, "--example", &example]))?;
        let program = target().join("release/examples").join(&example);
        let games = answer(&program.to_string_lossy(), &[]).unwrap_or_default();
        for (game, players) in played(&games, kept) {
            let once = playouts(&program, &game, &players, GAMES)?;
            let twice = playouts(&program, &game, &players, 2 * GAMES)?;
            each.push((format!("{game}-{players}"), beyond(once, twice)));
        }
    }
    each.sort_by_key(|(name, _)| kept.each.iter().position(|(before, _)| before == name).unwrap_or(usize::MAX));
    if each.is_empty() {
        return fail("there is no example that names a game");
    }
    Ok(Counts { compiler, each })
}

/// Instructions and actions of a run.
type Cost = (u64, u64);

/// What an action costs that only the longer run has.
fn beyond(once: Cost, twice: Cost) -> Count {
    let actions = twice.1 - once.1;
    Count { cost: f64::from(((twice.0 - once.0) * 10 / actions) as u32) / 10.0, actions }
}

/// The examples that play, `playouts-…`, each with its package.
fn examples() -> Done<Vec<(String, String)>> {
    let mut found = Vec::new();
    for folder in crates()? {
        for file in fs::read_dir(folder.join("examples")).into_iter().flatten() {
            let name = file?.file_name().to_string_lossy().into_owned();
            if let Some(example) = name.strip_suffix(".rs").filter(|name| name.starts_with("playouts-")) {
                found.push((name_of(&folder), example.to_owned()));
            }
        }
    }
    Ok(found)
}

/// What is played, out of an example's list of games and the numbers of players they take: each game by as many as in the kept counts, and one
/// that has none yet by the fewest.
fn played(games: &str, kept: &Counts) -> Vec<(String, String)> {
    let of_game = |line: &str| {
        let mut words = line.split_whitespace();
        let game = words.next()?.to_owned();
        let all: Vec<&str> = words.collect();
        let before = all.iter().find(|players| kept.of(&format!("{game}-{players}")).is_some());
        Some((game.clone(), (*before.or(all.first())?).to_owned()))
    };
    games.lines().filter_map(of_game).collect()
}

/// Plays under callgrind.
fn playouts(program: &Path, game: &str, players: &str, games: u64) -> Done<Cost> {
    let file = target().join("playouts.callgrind");
    let mut playing = limited(5, "valgrind", &["--quiet", "--tool=callgrind"]);
    playing.arg(format!("--callgrind-out-file={}", file.display())).arg(program);
    playing.args([game, players, &games.to_string()]).env(PLAIN_COPIES.0, PLAIN_COPIES.1);
    let (done, said) = run_and_read(&mut playing);
    done?;
    match (instructions(&file)?, actions(&said)) {
        (Some(instructions), Some(actions)) => Ok((instructions, actions)),
        _ => fail("callgrind or the game did not say what was counted"),
    }
}

fn instructions(file: &Path) -> Done<Option<u64>> {
    Ok(total(&fs::read_to_string(file)?))
}

/// The sum at the end of what callgrind writes.
fn total(text: &str) -> Option<u64> {
    text.lines().rev().find_map(|line| line.strip_prefix("totals: "))?.trim().parse().ok()
}

/// How many actions the example says it played.
fn actions(text: &str) -> Option<u64> {
    text.split(", ").find_map(|part| part.strip_suffix(" actions"))?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{Change, Count, Counts, actions, beyond, change, examples, file, played, total};

    #[test]
    fn what_callgrind_and_the_example_say_is_read() {
        assert_eq!(total("events: Ir\nsummary: 7\nfn=(1) main\n3 4\ntotals: 56013991\n"), Some(56_013_991));
        assert_eq!(total("events: Ir\n"), None);
        assert_eq!(actions("   $ valgrind\n400 games, 87075 actions, 12 actions/s\n"), Some(87_075));
        assert_eq!(actions("killed"), None);
    }

    #[test]
    fn games_have_an_example_that_plays_them() {
        assert!(examples().is_ok_and(|found| found.len() >= 2));
    }

    #[test]
    fn the_start_does_not_count() {
        let start = 1_000_000;
        assert_eq!(beyond((start + 50, 10), (start + 100, 20)), Count { cost: 5.0, actions: 10 });
    }

    #[test]
    fn three_percent_are_let_pass() {
        let kept = Some(Count { cost: 1000.0, actions: 10 });
        assert_eq!(change(kept, 1029.0), Change::Same);
        assert_eq!(change(kept, 1031.0), Change::More);
        assert_eq!(change(kept, 971.0), Change::Same);
        assert_eq!(change(kept, 969.0), Change::Less);
        assert_eq!(change(None, 1.0), Change::New);
    }

    #[test]
    fn counts_are_read_as_they_are_written() {
        let each = [("go-4", 1234.5), ("halma-2", 8.0)].map(|(name, cost)| (name.to_owned(), Count { cost, actions: 10 }));
        let counts = Counts { compiler: "rustc 1.0.0, x86_64".into(), each: each.to_vec() };
        assert_eq!(Counts::read(&counts.text()), counts);
    }

    #[test]
    fn the_kept_file_reads_back_to_itself() {
        let text = std::fs::read_to_string(file()).unwrap();
        let kept = Counts::read(&text);
        assert!(kept.compiler.starts_with("rustc "), "{}", kept.compiler);
        assert!(!kept.each.is_empty() && kept.each.iter().all(|(_, count)| count.cost > 0.0));
        assert_eq!(kept.text(), text);
    }

    #[test]
    fn a_game_is_played_by_as_many_as_before_and_a_new_one_by_the_fewest() {
        let each = vec![("go-4".to_owned(), Count { cost: 1.0, actions: 1 }), ("gone-2".to_owned(), Count { cost: 1.0, actions: 1 })];
        let kept = Counts { compiler: String::new(), each };
        let pair = |game: &str, players: &str| (game.to_owned(), players.to_owned());
        assert_eq!(played("go 3 4\nsmall-halma 2 3 5\nnobody\n", &kept), [pair("go", "4"), pair("small-halma", "2")]);
    }
}
