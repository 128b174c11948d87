//! What became of the steps: one line each, the slowest, and the count at the end.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use crate::process::{Done, Failure};

/// What a step gave.
pub struct Outcome {
    /// Whether it did what it should.
    pub done: Done,
    /// How many checks passed.
    pub passed: u64,
    /// How many did not.
    pub failed: u64,
}

impl From<Done> for Outcome {
    /// One check.
    fn from(done: Done) -> Self {
        let good = done.is_ok();
        Self { done, passed: u64::from(good), failed: u64::from(!good) }
    }
}

/// One line of the summary.
struct Line {
    what: &'static str,
    verdict: &'static str,
    wall: Duration,
    /// Seconds of the processors.
    processor: f64,
    /// None for what is only measured.
    counts: Option<(u64, u64)>,
}

/// How many seconds all processors of the machine have worked since it was started; Linux tells.
fn busy() -> Option<f64> {
    worked(std::fs::read_to_string("/proc/stat").ok()?.lines().next()?)
}

/// Reads the first line of `/proc/stat`: hundredths of seconds for programs, patient ones, the system, idling, waiting for disks, interrupts
/// twice, and what others had of the machine.
fn worked(line: &str) -> Option<f64> {
    let ticks: Vec<f64> = line.strip_prefix("cpu ")?.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let [user, patient, system, _, _, interrupts, more, ..] = ticks[..] else { return None };
    Some((user + patient + system + interrupts + more) / 100.0)
}

/// Collects what became of the steps.
pub struct Report {
    start: Instant,
    /// What the machine's processors had done by then, where it is told.
    busy: Option<f64>,
    lines: Vec<Line>,
    failures: Vec<String>,
}

/// How many of the slowest steps the end names.
const SLOWEST: usize = 5;

impl Report {
    /// An empty report; the clock starts.
    pub fn new() -> Self {
        Self { start: Instant::now(), busy: busy(), lines: Vec::new(), failures: Vec::new() }
    }

    /// Takes down what a step gave, the time it took and the seconds it took of the processors. Returns what to say about it, and
    /// whether it was good.
    pub fn add(&mut self, what: &'static str, gates: bool, outcome: Outcome, wall: Duration, processor: f64) -> (String, bool) {
        let Outcome { done, passed, failed } = outcome;
        let good = done.is_ok() && failed == 0;
        let mut said = String::new();
        if let Err(Failure(why)) = done {
            said = format!("   {why}\n");
            if gates {
                self.failures.push(format!("{what}: {why}"));
            }
        } else if !good {
            self.failures.push(what.to_owned());
        }
        let verdict = match (good, gates) {
            (true, _) => "ok",
            (false, true) => "FAILED",
            (false, false) => "MISSED",
        };
        // What fails without a test that failed (a crash, a missing program) counts as one.
        let counts = gates.then_some((passed, if good { 0 } else { failed.max(1) }));
        let _ = write!(said, "   {verdict} in {:.1} s ({processor:.1} s of processors): {what}", wall.as_secs_f64());
        self.lines.push(Line { what, verdict, wall, processor, counts });
        (said, good)
    }

    /// Prints all steps, the slowest, and as the last line `N passed, N failed`.
    pub fn finish(self) -> Done {
        println!("\n== Summary (seconds by the clock, seconds of processors)");
        for line in &self.lines {
            let counts =
                line.counts.map_or("measured, gates nothing".into(), |(passed, failed)| format!("{passed:>6} passed {failed:>3} failed"));
            println!("   {:<7}{:>8.1} s {:>8.1} s {counts:>23}   {}", line.verdict, line.wall.as_secs_f64(), line.processor, line.what);
        }
        let processor: f64 = self.lines.iter().map(|line| line.processor).sum();
        println!("   {:.1} minutes in all, {:.1} minutes of processors", self.start.elapsed().as_secs_f64() / 60.0, processor / 60.0);
        // Browsers and web views end without anybody waiting for them, and are in no step's count.
        if let (Some(before), Some(now)) = (self.busy, busy()) {
            println!(
                "   the machine's processors worked for {:.1} minutes, browsers and all else that ran included",
                (now - before) / 60.0
            );
        }
        let mut slowest: Vec<&Line> = self.lines.iter().collect();
        slowest.sort_by_key(|line| std::cmp::Reverse(line.wall));
        let slowest = slowest.iter().take(SLOWEST).map(|line| format!("{} {:.1} min", line.what, line.wall.as_secs_f64() / 60.0));
        println!("   slowest: {}", slowest.collect::<Vec<_>>().join(", "));
        for failure in &self.failures {
            println!("   FAILED {failure}");
        }
        let total = |which: fn((u64, u64)) -> u64| self.lines.iter().filter_map(|line| line.counts).map(which).sum::<u64>();
        let (passed, failed) = (total(|counts| counts.0), total(|counts| counts.1));
        println!("{passed} passed, {failed} failed");
        if failed == 0 { Ok(()) } else { std::process::exit(1) }
    }

    /// How many checks failed so far.
    #[cfg(test)]
    pub fn failed(&self) -> u64 {
        self.lines.iter().filter_map(|line| line.counts).map(|counts| counts.1).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::worked;

    #[test]
    fn idling_is_no_work() {
        assert_eq!(worked("cpu  1200 300 400 99999 888 50 50 7 0 0"), Some(20.0));
        assert_eq!(worked("cpu0 1 2"), None);
        assert_eq!(worked("cpu  1 2"), None);
    }
}
