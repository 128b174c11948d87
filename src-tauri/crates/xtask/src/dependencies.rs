//! What the project stands on: nothing without use, licences and sources that are allowed, no known hole.

use crate::cargo_tools::path;
use crate::process::{Done, command, fail, limited, root, run, run_and_read, say};

/// Every crate uses what its manifest asks for.
pub fn unused() -> Done {
    run(&mut command(path("cargo-machete"), &["--skip-target-dir"]))
}

/// Licences, sources and versions are as `deny.toml` allows; what is there in several versions is named.
pub fn allowed() -> Done {
    let mut deny = command(path("cargo-deny"), &["check", "--hide-inclusion-graph", "licenses", "bans", "sources"]);
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
pub fn holes_in_crates() -> Done {
    let mut deny = limited(3, path("cargo-deny"), &["check", "--hide-inclusion-graph", "advisories"]);
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
pub fn holes_in_npm() -> Done {
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
    use super::{Answer, crates_answer, judge, npm_answer, several};

    #[test]
    fn packages_in_several_versions_are_named() {
        let said = "warning[duplicate]: found 3 duplicate entries for crate 'syn'\n  ┌─ Cargo.lock\nwarning[unmatched]: 'x'\n";
        assert_eq!(several(said), ["syn"]);
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
