//! The steps of a long task: what each is, why, how long it took, and the count at the end.

use std::process::Command;
use std::time::Instant;

use crate::process::{Done, Failure, fail, run_and_read};

/// Collects the steps of a task.
pub struct Report {
    start: Instant,
    lines: Vec<String>,
    failures: Vec<String>,
    passed: u64,
    failed: u64,
}

impl Report {
    /// An empty report; the clock starts.
    pub fn new() -> Self {
        Self { start: Instant::now(), lines: Vec::new(), failures: Vec::new(), passed: 0, failed: 0 }
    }

    /// Does one step that counts as a single check. Returns whether it passed.
    pub fn check(&mut self, what: &str, why: &str, work: impl FnOnce() -> Done) -> bool {
        self.step(what, why, || (work(), 1, 0))
    }

    /// Runs a test program and counts the tests it reports, or itself if it reports none.
    pub fn tests(&mut self, what: &str, why: &str, command: &mut Command) -> bool {
        self.step(what, why, || {
            let (done, text) = run_and_read(command);
            match (done, counts(&text)) {
                (done, None) => (done, 1, 0),
                (Err(failure), Some((passed, 0))) => (Err(failure), passed, 1),
                (Ok(()), Some((0, 0))) => (fail("no test was found"), 0, 1),
                (done, Some((passed, failed))) => (done, passed, failed),
            }
        })
    }

    /// Measures times. Build machines are shared and noisy, so an aim that is missed here is told and does not fail the run.
    pub fn measure(&mut self, what: &str, why: &str, work: impl FnOnce() -> Done) {
        println!("\n== {what}: {why}");
        let start = Instant::now();
        let verdict = match work() {
            Ok(()) => "ok",
            Err(Failure(why)) => {
                println!("   {why}");
                "MISSED"
            }
        };
        let seconds = start.elapsed().as_secs_f64();
        println!("   {verdict} in {seconds:.1} s");
        self.lines.push(format!("{verdict:<7}{seconds:>8.1} s {:>7} measured, gates nothing   {what}", ""));
    }

    fn step(&mut self, what: &str, why: &str, work: impl FnOnce() -> (Done, u64, u64)) -> bool {
        println!("\n== {what}: {why}");
        let start = Instant::now();
        let (done, passed, failed) = work();
        let seconds = start.elapsed().as_secs_f64();
        let (verdict, good) = match done {
            Ok(()) if failed == 0 => ("ok", true),
            Ok(()) => ("FAILED", false),
            Err(Failure(why)) => {
                println!("   {why}");
                self.failures.push(format!("{what}: {why}"));
                ("FAILED", false)
            }
        };
        let (passed, failed) = if good {
            (passed, 0)
        } else if failed == 0 {
            (0, 1)
        } else {
            (passed, failed)
        };
        println!("   {verdict} in {seconds:.1} s");
        self.lines.push(format!("{verdict:<7}{seconds:>8.1} s {passed:>7} passed {failed:>4} failed   {what}"));
        self.passed += passed;
        self.failed += failed;
        good
    }

    /// Notes a step that cannot be done because an earlier one failed.
    pub fn cannot(&mut self, what: &str, why: &str) {
        self.step(what, why, || (fail("not run, because what it needs failed"), 0, 1));
    }

    /// Prints all steps and, as the last line, `N passed, N failed`.
    pub fn finish(self) -> Done {
        println!("\n== Summary");
        for line in &self.lines {
            println!("   {line}");
        }
        println!("   {:.1} minutes in all", self.start.elapsed().as_secs_f64() / 60.0);
        for failure in &self.failures {
            println!("   FAILED {failure}");
        }
        println!("{} passed, {} failed", self.passed, self.failed);
        if self.failed == 0 { Ok(()) } else { std::process::exit(1) }
    }
}

/// Reads the totals that cargo-nextest, cargo test, node and our own tools print; `None` if there are none.
fn counts(text: &str) -> Option<(u64, u64)> {
    let mut found = None;
    let mut add = |passed: u64, failed: u64| {
        let (p, f) = found.unwrap_or((0, 0));
        found = Some((p + passed, f + failed));
    };
    for line in text.lines() {
        let line = line.trim();
        let numbers = |word: &str| number_before(line, word);
        if line.contains(" tests run: ") || line.contains(" test run: ") || line.starts_with("test result:") {
            add(numbers("passed").unwrap_or(0), numbers("failed").unwrap_or(0));
        } else if let Some(passed) = line.strip_prefix("# pass ").or_else(|| line.strip_prefix("ℹ pass ")) {
            add(passed.parse().unwrap_or(0), 0);
        } else if let Some(failed) = line.strip_prefix("# fail ").or_else(|| line.strip_prefix("ℹ fail ")) {
            add(0, failed.parse().unwrap_or(0));
        } else if let (Some(passed), Some(failed)) = (numbers("passed,"), numbers("failed"))
            && line == format!("{passed} passed, {failed} failed")
        {
            add(passed, failed);
        }
    }
    found
}

/// The number that stands right before `word` in `line`.
fn number_before(line: &str, word: &str) -> Option<u64> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let place = words.iter().position(|w| w.trim_end_matches([',', ';']) == word.trim_end_matches(','))?;
    words.get(place.checked_sub(1)?)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::counts;

    #[test]
    fn totals_of_every_test_program_are_read() {
        assert_eq!(counts("     Summary [   0.1s] 12 tests run: 11 passed (1 slow), 1 failed, 0 skipped"), Some((11, 1)));
        assert_eq!(
            counts("test result: ok. 3 passed; 0 failed; 0 ignored\ntest result: FAILED. 1 passed; 2 failed; 0 ignored"),
            Some((4, 2))
        );
        assert_eq!(counts("# tests 5\n# pass 4\n# fail 1\n"), Some((4, 1)));
        assert_eq!(counts("one.toml: ok\n7 passed, 0 failed\n"), Some((7, 0)));
        assert_eq!(counts("nothing of the kind"), None);
    }
}
