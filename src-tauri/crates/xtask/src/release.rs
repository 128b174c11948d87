//! A release: the version in every place, the changelog, a commit and a tag.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::process::{Done, fail, root, run, say};
use crate::suite::{self, Extent};
use crate::{bundle, dependencies, try_out};

/// What is asked of a release.
pub struct Wish {
    /// `1.2.3`.
    version: Version,
    /// Nothing is written: what would be is said.
    dry: bool,
    /// The tests have been run already.
    tested: bool,
}

type Version = [u32; 3];

/// Reads `cargo xtask release VERSION [--dry-run] [--skip-tests]`.
pub fn wish(words: &[&str]) -> Done<Wish> {
    let (options, versions): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| word.starts_with('-'));
    let [version] = versions[..] else { return fail("name one version, as in `cargo xtask release 1.2.3`") };
    let Some(version) = version_of(version) else {
        return fail(format!("\"{version}\" is no version: three numbers with points between them, as in 1.2.3"));
    };
    if let Some(unknown) = options.iter().find(|option| !["--dry-run", "--skip-tests"].contains(option)) {
        return fail(format!("there is no option {unknown}: there are --dry-run and --skip-tests"));
    }
    Ok(Wish { version, dry: options.contains(&"--dry-run"), tested: options.contains(&"--skip-tests") })
}

fn version_of(text: &str) -> Option<Version> {
    let numbers: Vec<u32> = text.split('.').map(|part| part.parse().ok().filter(|n: &u32| n.to_string() == part)).collect::<Option<_>>()?;
    numbers.try_into().ok()
}

fn told([major, minor, patch]: Version) -> String {
    format!("{major}.{minor}.{patch}")
}

/// Makes a release of this tree.
pub fn make(words: &[&str]) -> Done {
    let wish = wish(words)?;
    release(&root(), &wish, &today(), || {
        suite::test(Extent::Thorough, &[])?;
        dependencies::check()?;
        // The tests pack what they play in; here what will be handed out is built and tried.
        try_out::both(&bundle::build()?)
    })
}

/// Makes a release of the tree in `root`, dated `date`, once `test` is content.
fn release(root: &Path, wish: &Wish, date: &str, test: impl FnOnce() -> Done) -> Done {
    let version = told(wish.version);
    say!("== Whether {version} can be released");
    ready(root, &version)?;
    let old = current(root)?;
    if wish.version <= old {
        return fail(format!("this is {} already: a release has a higher version than the one before", told(old)));
    }
    let changes = changes(root, &told(old), &version, date)?;
    if wish.dry {
        for (path, old, new) in &changes {
            say!("   {}", path.display());
            for line in differences(old, new) {
                say!("     {line}");
            }
        }
        say!("   that would be written, committed as \"Version {version}\" and tagged v{version}; nothing was done");
        return Ok(());
    }
    if !wish.tested {
        test()?;
        // Whoever works beside the tests must not slip into the release.
        ready(root, &version)?;
    }
    for (path, _, new) in &changes {
        fs::write(root.join(path), new)?;
    }
    let paths: Vec<PathBuf> = changes.iter().map(|(path, ..)| path.clone()).collect();
    run(git(root, &["add", "--"]).args(&paths))?;
    run(git(root, &["commit", "--quiet", "--message"]).arg(format!("Version {version}")))?;
    run(git(root, &["tag", "--annotate", "--message"]).arg(format!("Elbowroom {version}")).arg(format!("v{version}")))?;
    say!("   committed and tagged v{version}; `git push --follow-tags` has the packages built");
    Ok(())
}

fn git(root: &Path, words: &[&str]) -> Command {
    let mut git = Command::new("git");
    git.args(words).current_dir(root);
    git
}

fn asked(root: &Path, words: &[&str]) -> Done<String> {
    let output = git(root, words).output()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if output.status.success() {
        Ok(text)
    } else {
        fail(format!("`git {}`: {}", words.join(" "), String::from_utf8_lossy(&output.stderr).trim()))
    }
}

/// A clean tree on the branch `main`, and a tag that is free.
fn ready(root: &Path, version: &str) -> Done {
    let branch = asked(root, &["rev-parse", "--abbrev-ref", "HEAD"])?;
    if branch != "main" {
        return fail(format!("this is the branch {branch}: releases are made on main"));
    }
    let changed = asked(root, &["status", "--porcelain"])?;
    if !changed.is_empty() {
        return fail(format!("commit or put aside what is changed first:\n{changed}"));
    }
    let tag = format!("v{version}");
    if asked(root, &["tag", "--list", &tag])?.is_empty() { Ok(()) } else { fail(format!("there is a tag {tag} already")) }
}

/// The version of the tree as `Cargo.toml` has it.
fn current(root: &Path) -> Done<Version> {
    let text = read(root, "Cargo.toml")?;
    let line = text.lines().find_map(|line| line.strip_prefix("version = \""));
    let version = line.and_then(|rest| version_of(rest.trim_end_matches('"')));
    version.map_or_else(|| fail("Cargo.toml has no version of the workspace"), Ok)
}

fn read(root: &Path, path: &str) -> Done<String> {
    fs::read_to_string(root.join(path)).or_else(|error| fail(format!("{path}: {error}")))
}

/// A file, how it is and how it will be.
type Change = (PathBuf, String, String);

/// How a file gets the new version: text, old and new version, date.
type Edit = fn(&str, &str, &str, &str) -> Option<String>;

/// Every place that says the version.
const PLACES: [(&str, Edit); 7] = [
    ("Cargo.toml", |text, old, new, _| once(text, &format!("version = \"{old}\""), &format!("version = \"{new}\""))),
    ("Cargo.lock", |text, old, new, _| lock(text, old, new)),
    ("ui/package.json", |text, old, new, _| once(text, &format!("\"version\": \"{old}\""), &format!("\"version\": \"{new}\""))),
    ("ui/package-lock.json", |text, old, new, _| package_lock(text, old, new)),
    ("src-tauri/gen/android/app/build.gradle.kts", |text, old, new, _| {
        once(text, &format!("\"tauri.android.versionName\", \"{old}\""), &format!("\"tauri.android.versionName\", \"{new}\""))
    }),
    ("src-tauri/packaging/linux/app.elbowroom.table.metainfo.xml", |text, _, new, date| {
        once(text, "  <releases>\n", &format!("  <releases>\n    <release version=\"{new}\" date=\"{date}\"/>\n"))
    }),
    ("CHANGELOG.md", |text, _, new, date| changelog(text, new, date)),
];

fn changes(root: &Path, old: &str, new: &str, date: &str) -> Done<Vec<Change>> {
    let mut changes = Vec::new();
    for (path, edit) in PLACES {
        let text = read(root, path)?;
        let Some(after) = edit(&text, old, new, date) else {
            return fail(format!("{path} does not say {old} where a release would change it, or has nothing to release"));
        };
        changes.push((PathBuf::from(path), text, after));
    }
    Ok(changes)
}

/// The text with `old` made `new`; nothing unless it stands there exactly once.
fn once(text: &str, old: &str, new: &str) -> Option<String> {
    (text.matches(old).count() == 1).then(|| text.replace(old, new))
}

/// The crates of the workspace have no source; those from elsewhere keep their versions.
fn lock(text: &str, old: &str, new: &str) -> Option<String> {
    let (line, fresh) = (format!("version = \"{old}\"\n"), format!("version = \"{new}\"\n"));
    let mut found = 0;
    let blocks = text.split_inclusive("\n\n").map(|block| {
        if block.starts_with("[[package]]") && block.contains(&line) && !block.contains("\nsource = ") {
            found += 1;
            block.replacen(&line, &fresh, 1)
        } else {
            block.to_owned()
        }
    });
    let text: String = blocks.collect();
    (found > 0).then_some(text)
}

/// The version stands at the head, and again with the package itself; libraries keep theirs.
fn package_lock(text: &str, old: &str, new: &str) -> Option<String> {
    let (line, fresh) = (format!("\"version\": \"{old}\""), format!("\"version\": \"{new}\""));
    let end = text.find("\"node_modules/").unwrap_or(text.len());
    let (head, rest) = text.split_at(end);
    (head.matches(&line).count() == 2).then(|| head.replace(&line, &fresh) + rest)
}

/// What was unreleased is this version; there must be something.
fn changelog(text: &str, new: &str, date: &str) -> Option<String> {
    let (_, rest) = text.split_once("## Unreleased\n")?;
    let lines = rest.split("\n## ").next().unwrap_or_default();
    if !lines.lines().any(|line| line.starts_with("- ")) {
        return None;
    }
    once(text, "## Unreleased\n", &format!("## {new} ({date})\n"))
}

/// The lines that differ, as `- old` and `+ new`.
fn differences(old: &str, new: &str) -> Vec<String> {
    let (before, after): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let same = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
    let tail = before[same..].iter().rev().zip(after[same..].iter().rev()).take_while(|(a, b)| a == b).count();
    let (gone, come) = (&before[same..before.len() - tail], &after[same..after.len() - tail]);
    // Where single lines of a longer part differ, only they are told.
    let pairs: Vec<(&&str, &&str)> = gone.iter().zip(come).filter(|(a, b)| a != b).collect();
    if gone.len() == come.len() {
        pairs.iter().flat_map(|(a, b)| [format!("- {}", a.trim()), format!("+ {}", b.trim())]).collect()
    } else {
        gone.iter().map(|line| format!("- {}", line.trim())).chain(come.iter().map(|line| format!("+ {}", line.trim()))).collect()
    }
}

/// The day it is, in Greenwich: `2026-01-31`.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    day(seconds / 86_400)
}

/// The day so many days after the first of 1970.
fn day(mut days: u64) -> String {
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in lengths {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};
    use std::{env, fs, process};

    use super::*;

    /// A clone of this repository, gone when dropped.
    struct Clone(PathBuf);

    impl Drop for Clone {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    impl Clone {
        /// What is committed, on a branch `main`, with the files of a release as they lie here; nothing without a repository.
        fn of_here() -> Option<Self> {
            let folder = env::temp_dir().join(format!("elbowroom-release-{}", process::id()));
            let _ = fs::remove_dir_all(&folder);
            let here = root();
            asked(&here, &["rev-parse", "HEAD"]).ok()?;
            let clone = Self(folder);
            let to = clone.0.to_str()?;
            asked(&here, &["clone", "--quiet", "--shared", "--no-tags", ".", to]).unwrap();
            let git = |words: &[&str]| asked(&clone.0, words).unwrap();
            git(&["checkout", "--quiet", "-B", "main"]);
            git(&["config", "user.name", "Nobody"]);
            git(&["config", "user.email", "nobody@example.invalid"]);
            git(&["config", "commit.gpgsign", "false"]);
            git(&["config", "tag.gpgsign", "false"]);
            for (path, _) in PLACES {
                fs::create_dir_all(clone.0.join(path).parent()?).ok()?;
                fs::copy(here.join(path), clone.0.join(path)).unwrap();
            }
            let log = clone.0.join("CHANGELOG.md");
            let text = fs::read_to_string(&log).unwrap();
            if !text.contains("## Unreleased\n") {
                // The tree of a release itself has nothing unreleased.
                fs::write(&log, text.replacen("\n## ", "\n## Unreleased\n\n- Something.\n\n## ", 1)).unwrap();
            }
            git(&["add", "--all"]);
            git(&["commit", "--quiet", "--allow-empty", "--message", "as it lies here"]);
            Some(clone)
        }

        fn read(&self, path: &str) -> String {
            fs::read_to_string(self.0.join(path)).unwrap()
        }
    }

    fn wished(words: &[&str]) -> Wish {
        wish(words).unwrap_or_else(|failure| panic!("{failure}"))
    }

    fn never() -> Done {
        panic!("the tests were not to be run")
    }

    fn refused(root: &Path, words: &[&str]) -> String {
        release(root, &wished(words), "2030-05-06", never).unwrap_err().0
    }

    #[test]
    fn a_release_is_one_commit_and_a_tag_with_the_version_in_every_place() {
        let Some(clone) = Clone::of_here() else { return };
        let old = told(current(&clone.0).unwrap());
        let head = || asked(&clone.0, &["rev-parse", "HEAD"]).unwrap();
        let before = head();
        // First it is only looked at.
        release(&clone.0, &wished(&["99.1.2", "--dry-run"]), "2030-05-06", never).unwrap();
        assert_eq!((head(), asked(&clone.0, &["status", "--porcelain"]).unwrap()), (before.clone(), String::new()));
        assert!(refused(&clone.0, &[&old, "--skip-tests"]).contains("higher version"));

        // Tests that fail stop it; a tree that is not clean, another branch and a tag that is taken do, too.
        let failing = release(&clone.0, &wished(&["99.1.2"]), "2030-05-06", || fail("2 failed"));
        assert_eq!(failing.unwrap_err().0, "2 failed");
        fs::write(clone.0.join("stray"), "").unwrap();
        assert!(refused(&clone.0, &["99.1.2", "--skip-tests"]).contains("stray"));
        fs::remove_file(clone.0.join("stray")).unwrap();
        asked(&clone.0, &["checkout", "--quiet", "-b", "other"]).unwrap();
        assert!(refused(&clone.0, &["99.1.2", "--skip-tests"]).contains("other"));
        asked(&clone.0, &["checkout", "--quiet", "main"]).unwrap();
        asked(&clone.0, &["tag", "v99.0.0"]).unwrap();
        assert!(refused(&clone.0, &["99.0.0", "--skip-tests"]).contains("v99.0.0"));
        assert_eq!(head(), before);

        let mut tested = false;
        release(&clone.0, &wished(&["99.1.2"]), "2030-05-06", || {
            tested = true;
            Ok(())
        })
        .unwrap();
        assert!(tested);
        assert_eq!(asked(&clone.0, &["log", "-1", "--format=%s"]).unwrap(), "Version 99.1.2");
        assert_eq!(asked(&clone.0, &["rev-parse", "HEAD~1"]).unwrap(), before);
        assert_eq!(asked(&clone.0, &["rev-list", "-1", "v99.1.2"]).unwrap(), head());
        assert_eq!(asked(&clone.0, &["status", "--porcelain"]).unwrap(), "");
        let changed = asked(&clone.0, &["diff", "--name-only", "HEAD~1"]).unwrap();
        assert_eq!(changed.lines().count(), PLACES.len(), "{changed}");
        for (path, _) in PLACES {
            assert!(clone.read(path).contains("99.1.2"), "{path}");
        }
        assert!(clone.read("CHANGELOG.md").contains("\n## 99.1.2 (2030-05-06)\n") && !clone.read("CHANGELOG.md").contains("Unreleased"));
        assert!(
            clone.read("src-tauri/packaging/linux/app.elbowroom.table.metainfo.xml").contains("version=\"99.1.2\" date=\"2030-05-06\"")
        );
        // Every crate of the workspace, and no other, has it in the lock file.
        let lock = clone.read("Cargo.lock");
        let ours: Vec<&str> = lock.split("\n\n").filter(|block| block.contains("version = \"99.1.2\"")).collect();
        let crates = fs::read_dir(root().join("src-tauri/crates")).unwrap().count() + ["elbowroom", "window"].len();
        assert_eq!(ours.len(), crates, "{ours:?}");
        assert!(ours.iter().all(|block| !block.contains("source = ")));
        assert!(refused(&clone.0, &["99.1.3", "--skip-tests"]).contains("CHANGELOG.md"), "nothing to release since");
    }

    #[test]
    fn what_is_asked_is_understood_or_refused_in_words() {
        assert_eq!(wished(&["--dry-run", "1.20.3"]).version, [1, 20, 3]);
        for words in [&[][..], &["1.2"], &["1.2.3.4"], &["v1.2.3"], &["1.02.3"], &["1.2.3-rc1"], &["1.2.3", "2.0.0"], &["1.2.3", "--force"]]
        {
            assert!(wish(words).is_err(), "{words:?}");
        }
    }

    #[test]
    fn days_have_their_dates() {
        let days = [(0, "1970-01-01"), (59, "1970-03-01"), (789, "1972-02-29"), (11_016, "2000-02-29"), (20_454, "2026-01-01")];
        for (number, date) in days {
            assert_eq!(day(number), date);
        }
    }

    #[test]
    fn differences_are_the_lines_that_differ() {
        assert_eq!(differences("a\nb\nc\nd", "a\nB\nc\nD"), ["- b", "+ B", "- d", "+ D"]);
        assert_eq!(differences("a\nc", "a\nb\nc"), ["+ b"]);
    }
}
