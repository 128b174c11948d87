//! What the project stands on: nothing without use, licences and sources that are allowed, no known hole.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cargo_tools::{DENY, MACHETE, fetch, path};
use crate::hash::hash;
use crate::process::{Done, command, crates, fail, limited, root, run, run_and_read, say};
use crate::system::{NPM, install};

/// All of it, with what changes without a change of ours: the lists of known holes.
pub fn check() -> Done {
    judge_packages()?;
    holes_in_crates()?;
    holes_in_npm()
}

/// The same, and keeps that the packages were allowed.
pub fn check_and_keep() -> Done {
    check()?;
    let head = "# What cargo-deny and cargo-machete allowed: the hash of the packages, what is asked of them, and deny.toml. Written by `cargo xtask dependencies`.";
    Ok(fs::write(kept(), format!("{head}\n{}\n", verdict(&judged()?)))?)
}

/// These very packages have licences and sources as `deny.toml` allows, and crates use what they ask for: that was judged before. To judge it here would
/// compile for minutes what judges, in every run until somebody keeps what it said. A use that has gone since the manifests were judged is found when they are
/// judged again: before a release, and every week.
pub fn allowed() -> Done {
    let verdict = verdict(&judged()?);
    if fs::read_to_string(kept()).unwrap_or_default().lines().any(|line| line == verdict) {
        say!("   these packages and manifests were judged before, and allowed");
        return Ok(());
    }
    fail(
        "packages, manifests or deny.toml are not those that were judged: run `cargo xtask dependencies`, and commit tests/dependencies.toml",
    )
}

/// Where it is kept which packages were allowed.
fn kept() -> PathBuf {
    root().join("tests/dependencies.toml")
}

/// What the verdict depends on: which packages there are, what is asked of them, what is allowed. Our own version is no part of it.
fn judged() -> Done<Vec<String>> {
    let read = |path: &Path| fs::read_to_string(path).or_else(|error| fail(format!("{}: {error}", path.display())));
    let lock = read(&root().join("Cargo.lock"))?;
    let workspace = read(&root().join("Cargo.toml"))?;
    let mut judged = vec![
        lock.split_inclusive("\n\n").filter(|package| package.contains("\nsource = ")).collect(),
        about_packages(&workspace),
        read(&root().join("deny.toml"))?,
        read(&root().join("src-tauri/Cargo.toml"))?,
        read(&root().join("src-tauri/window/Cargo.toml"))?,
    ];
    for folder in crates()? {
        judged.push(read(&folder.join("Cargo.toml"))?);
    }
    Ok(judged)
}

/// What a manifest of the workspace says of packages: how they are compiled is not judged, nor is our own version.
fn about_packages(workspace: &str) -> String {
    let mut profile = false;
    let lines = workspace.lines().filter(|line| {
        if line.starts_with('[') {
            profile = line.starts_with("[profile.");
        }
        !profile && !line.starts_with("version = ")
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The line that says that packages with these files were allowed.
fn verdict(files: &[String]) -> String {
    // With their lengths, so that nothing moves from one to the next.
    let all: Vec<String> = files.iter().map(|file| format!("{}\n{file}", file.len())).collect();
    format!("allowed = \"{}\"", hash(all.concat().as_bytes()))
}

/// Every crate uses what its manifest asks for. Licences, sources and versions are as `deny.toml` allows; what is there in several versions is named.
fn judge_packages() -> Done {
    fetch(&[DENY, MACHETE])?;
    run(&mut command(path(MACHETE), &["--skip-target-dir"]))?;
    let mut deny = command(path(DENY), &["check", "--hide-inclusion-graph", "licenses", "bans", "sources"]);
    say!("   $ cargo deny check licenses bans sources");
    let output = deny.output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        say!("{said}");
        return fail("there is a package that deny.toml does not allow");
    }
    let names = several(&said);
    say!("   licences and sources are allowed; {} packages are there in more than one version: {}", names.len(), names.join(", "));
    Ok(())
}

/// The packages of which cargo-deny says that there are several versions.
fn several(said: &str) -> Vec<&str> {
    said.lines().filter(|line| line.starts_with("warning[duplicate]")).filter_map(|line| line.split('\'').nth(1)).collect()
}

/// What asking for known holes came to.
#[derive(Debug, PartialEq)]
enum Answer {
    None,
    Found,
    /// The list of holes could not be had.
    Silent,
}

/// No package of ours from crates.io has a known hole. The list lies beside the registry: where it cannot be reached, that is said.
fn holes_in_crates() -> Done {
    let mut deny = limited(3, path(DENY), &["check", "--hide-inclusion-graph", "advisories"]);
    let (_, said) = run_and_read(deny.env("GIT_TERMINAL_PROMPT", "0"));
    judge(&crates_answer(&said), "packages from crates.io")
}

fn crates_answer(said: &str) -> Answer {
    let line = |text| said.lines().any(|line| line.trim() == text);
    if line("advisories FAILED") {
        Answer::Found
    } else if line("advisories ok") {
        Answer::None
    } else {
        Answer::Silent
    }
}

/// No package the screens or the tests fetch from npm has a known hole of high severity. Not every registry answers that question.
fn holes_in_npm() -> Done {
    install(&[NPM])?;
    let folders = ["ui", "src-tauri/crates/xtask/tools/node", "src-tauri/crates/xtask/tools/chromium"];
    let asked = folders.map(|folder| {
        let words = ["audit", "--package-lock-only", "--audit-level=high", "--fetch-retries=0", "--fetch-timeout=30000"];
        let (done, said) = run_and_read(limited(2, "npm", &words).current_dir(root().join(folder)));
        (folder, npm_answer(done.is_ok(), &said))
    });
    asked.iter().try_for_each(|(folder, answer)| judge(answer, &format!("packages from npm in {folder}")))
}

/// npm fails where it finds something and where nobody answers; only what it found it counts in words.
fn npm_answer(good: bool, said: &str) -> Answer {
    if good {
        Answer::None
    } else if said.contains(" vulnerabilit") {
        Answer::Found
    } else {
        Answer::Silent
    }
}

fn judge(answer: &Answer, what: &str) -> Done {
    match answer {
        Answer::None => say!("   no known hole in the {what}"),
        Answer::Silent => say!("   SKIPPED, nobody answers here: whether the {what} have known holes is not known"),
        Answer::Found => return fail(format!("there is a known hole in the {what}")),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Answer, about_packages, crates_answer, judge, judged, npm_answer, several, verdict};

    #[test]
    fn packages_in_several_versions_are_named() {
        let said = "warning[duplicate]: found 3 duplicate entries for crate 'syn'\n  ┌─ Cargo.lock\nwarning[unmatched]: 'x'\n";
        assert_eq!(several(said), ["syn"]);
    }

    #[test]
    fn other_packages_are_judged_anew() {
        let mut files = judged().unwrap();
        assert!(files.len() > 10 && files.iter().all(|file| !file.is_empty()));
        let before = verdict(&files);
        files[0].push('#');
        assert_ne!(verdict(&files), before);
        let moved = files[0].pop().unwrap();
        assert_eq!(verdict(&files), before);
        files[1].insert(0, moved);
        assert_ne!(verdict(&files), before);
    }

    #[test]
    fn how_packages_are_compiled_and_our_own_version_change_no_verdict() {
        let manifest = |version: &str, opt_level: u8, rand: &str| {
            format!(
                "[workspace.package]\nversion = \"{version}\"\n[profile.dev.package.rand]\nopt-level = {opt_level}\n[workspace.dependencies]\n{rand}\n"
            )
        };
        let about = |version, opt_level, rand| about_packages(&manifest(version, opt_level, rand));
        assert_eq!(about("0.1.0", 0, "rand = \"0.9\""), about("0.2.0", 2, "rand = \"0.9\""));
        assert_ne!(about("0.1.0", 0, "rand = \"0.9\""), about("0.1.0", 0, "rand = \"0.8\""));
    }

    #[test]
    fn only_a_hole_fails() {
        assert_eq!(crates_answer("error[vulnerability]: A\n\nadvisories FAILED\n"), Answer::Found);
        assert_eq!(crates_answer("advisories ok\n"), Answer::None);
        assert_eq!(crates_answer("[ERROR] failed to fetch advisory database: Could not resolve host\n"), Answer::Silent);
        assert_eq!(npm_answer(true, "found 0 vulnerabilities"), Answer::None);
        assert_eq!(npm_answer(true, "2 low severity vulnerabilities"), Answer::None);
        assert_eq!(npm_answer(false, "1 high severity vulnerability"), Answer::Found);
        assert_eq!(npm_answer(false, "npm error audit endpoint returned an error"), Answer::Silent);
        assert!(judge(&Answer::Found, "").is_err() && judge(&Answer::Silent, "").is_ok() && judge(&Answer::None, "").is_ok());
    }
}
