//! Instructions per random action, counted by callgrind and compared with the counts that are kept: unlike a time, a count is the same
//! however busy the machine is.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::process::{self, Done, WHOLE, answer, cargo, crates, fail, limited, name_of, root, run, run_and_read, say, target};
use crate::system::{CALLGRIND, install};

/// How many games; as many again are played in a second run, and only what these cost counts, so that the start does not.
const GAMES: u64 = 200;

/// How much more than the kept count fails, as a share of it; so much less is told.
const LEEWAY: f64 = 0.03;

/// The C library copies memory with the instructions that this processor has; here only with those that all have.
const PLAIN_COPIES: (&str, &str) = ("GLIBC_TUNABLES", "glibc.cpu.hwcaps=-AVX2,-AVX_Fast_Unaligned_Load,-ERMS,-FSRM");

/// How what is counted was compiled. What one rule more or less costs shows in either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// As all tests are, of which nothing but the example itself is compiled anew; with checks that what ships does without.
    Dev,
    /// As it ships, which takes minutes to compile.
    Release,
}

impl Profile {
    const ALL: [Self; 2] = [Self::Dev, Self::Release];

    /// The title of its counts in the kept file.
    const fn title(self) -> &'static str {
        match self {
            Self::Dev => "[dev]",
            Self::Release => "[release]",
        }
    }

    /// Compiles an example; answers the program.
    fn example(self, package: &str, example: &str) -> Done<PathBuf> {
        let folder = match self {
            // Of the whole workspace, so that the example stands on the same libraries as everything else.
            Self::Dev => {
                process::example(example, WHOLE)?;
                "debug"
            }
            // By itself, with nothing but the rules: a table and its database would be compiled for nothing.
            Self::Release => {
                run(&mut cargo(&["build", "--quiet", "--release", "--package", package, "--example", example]))?;
                "release"
            }
        };
        Ok(target().join(folder).join("examples").join(example))
    }
}

/// What was counted, and the compiler it holds for: another one makes another program of the same source.
#[derive(Debug, Default, PartialEq)]
struct Counts {
    compiler: String,
    dev: Vec<(String, Count)>,
    release: Vec<(String, Count)>,
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
        let (mut counts, mut profile) = (Self::default(), Profile::Dev);
        for line in text.lines() {
            if let Some(titled) = Profile::ALL.into_iter().find(|profile| profile.title() == line) {
                profile = titled;
            }
            let Some((name, value)) = line.split_once(" = ") else { continue };
            if name == "compiler" {
                value.trim_matches('"').clone_into(&mut counts.compiler);
            } else if let Some((cost, actions)) = value.trim_matches(['[', ']']).split_once(", ")
                && let (Ok(cost), Ok(actions)) = (cost.parse(), actions.parse())
            {
                counts.each_mut(profile).push((name.to_owned(), Count { cost, actions }));
            }
        }
        counts
    }

    /// As [`Counts::read`] reads it.
    fn text(&self) -> String {
        let mut text = String::from(
            "# Instructions per random action, and how many actions were counted: optimised as the tests are, and as it ships.\n\
             # Written by `cargo xtask instructions --write`.\n",
        );
        let _ = writeln!(text, "compiler = \"{}\"", self.compiler);
        for profile in Profile::ALL {
            let _ = writeln!(text, "\n{}", profile.title());
            for (name, Count { cost, actions }) in self.each(profile) {
                let _ = writeln!(text, "{name} = [{cost:.1}, {actions}]");
            }
        }
        text
    }

    fn each(&self, profile: Profile) -> &[(String, Count)] {
        match profile {
            Profile::Dev => &self.dev,
            Profile::Release => &self.release,
        }
    }

    fn each_mut(&mut self, profile: Profile) -> &mut Vec<(String, Count)> {
        match profile {
            Profile::Dev => &mut self.dev,
            Profile::Release => &mut self.release,
        }
    }

    fn of(&self, profile: Profile, name: &str) -> Option<Count> {
        self.each(profile).iter().find(|(found, _)| found == name).map(|(_, count)| *count)
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
pub fn check(profile: Profile) -> Done {
    if !cfg!(target_os = "linux") {
        say!("   skipped: callgrind counts on Linux");
        return Ok(());
    }
    let kept = Counts::read(&fs::read_to_string(file())?);
    let (compiler, counted) = (compiler(), count(profile, &kept)?);
    let comparable = compiler == kept.compiler;
    if !comparable {
        say!("   the kept counts are of {}, this is {compiler}: shown, not judged", kept.compiler);
    }
    let mut worse = Vec::new();
    for (name, count) in &counted {
        let before = kept.of(profile, name);
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
    let kept = Counts::read(&fs::read_to_string(file()).unwrap_or_default());
    let counts = Counts { compiler: compiler(), dev: count(Profile::Dev, &kept)?, release: count(Profile::Release, &kept)? };
    fs::write(file(), counts.text())?;
    print!("{}", counts.text());
    Ok(())
}

/// Where the counts are kept.
fn file() -> PathBuf {
    root().join("tests/instructions.toml")
}

fn compiler() -> String {
    format!("{}, {}", answer("rustc", &["--version"]).unwrap_or_default(), std::env::consts::ARCH)
}

/// Counts each game, in the order of the kept counts.
fn count(profile: Profile, kept: &Counts) -> Done<Vec<(String, Count)>> {
    install(&[CALLGRIND])?;
    let mut each = Vec::new();
    for (package, example) in examples()? {
        let program = profile.example(&package, &example)?;
        let games = answer(&program.to_string_lossy(), &[]).unwrap_or_default();
        for (game, players) in played(&games, kept) {
            let once = playouts(&program, &game, &players, GAMES)?;
            let twice = playouts(&program, &game, &players, 2 * GAMES)?;
            each.push((format!("{game}-{players}"), beyond(once, twice)));
        }
    }
    each.sort_by_key(|(name, _)| kept.each(profile).iter().position(|(before, _)| before == name).unwrap_or(usize::MAX));
    if each.is_empty() { fail("there is no example that names a game") } else { Ok(each) }
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
        let is_kept = |players: &&&str| kept.of(Profile::Release, &format!("{game}-{players}")).is_some();
        let before = all.iter().find(is_kept);
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
    use super::{Change, Count, Counts, Profile, actions, beyond, change, examples, file, played, total};

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
        let [go, halma] = [("go-4", 1234.5), ("halma-2", 8.0)].map(|(name, cost)| (name.to_owned(), Count { cost, actions: 10 }));
        let counts = Counts { compiler: "rustc 1.0.0, x86_64".into(), dev: vec![halma.clone()], release: vec![go, halma] };
        assert_eq!(Counts::read(&counts.text()), counts);
    }

    #[test]
    fn the_kept_file_reads_back_to_itself() {
        let text = std::fs::read_to_string(file()).unwrap();
        let kept = Counts::read(&text);
        assert!(kept.compiler.starts_with("rustc "), "{}", kept.compiler);
        for profile in Profile::ALL {
            let each = kept.each(profile);
            assert!(!each.is_empty() && each.iter().all(|(_, count)| count.cost > 0.0), "{profile:?}");
        }
        let names = |profile| kept.each(profile).iter().map(|(name, count)| (name.clone(), count.actions)).collect::<Vec<_>>();
        assert_eq!(names(Profile::Dev), names(Profile::Release), "the same games are counted in either way");
        assert_eq!(kept.text(), text);
    }

    #[test]
    fn a_game_is_played_by_as_many_as_before_and_a_new_one_by_the_fewest() {
        let release = vec![("go-4".to_owned(), Count { cost: 1.0, actions: 1 }), ("gone-2".to_owned(), Count { cost: 1.0, actions: 1 })];
        let kept = Counts { release, ..Counts::default() };
        let pair = |game: &str, players: &str| (game.to_owned(), players.to_owned());
        assert_eq!(played("go 3 4\nsmall-halma 2 3 5\nnobody\n", &kept), [pair("go", "4"), pair("small-halma", "2")]);
    }
}
