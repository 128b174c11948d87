//! The steps of a long task, side by side where the machine can.

use std::collections::HashMap;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::Command;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::counts::counts;
use crate::log::Log;
use crate::process::{Done, fail, let_others_first, run_and_read, speak_into, target};
use crate::report::{Outcome, Report};

/// Which steps keep off each other: those of one lane are done one after the other, in the order of the plan.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    /// Compiles and tests the crates, and the engine of the page.
    Rust,
    /// Compiles the app.
    App,
    /// Looks at the screens, and plays in browsers.
    Screens,
    /// Plays in the app's own window.
    Window,
    /// Measures times: alone, when all else is done.
    Alone,
}

impl Lane {
    /// Those that run side by side.
    const TOGETHER: [Self; 4] = [Self::Rust, Self::App, Self::Screens, Self::Window];
}

/// How much memory must be free for lanes side by side, in kB: linking the app takes about 2 GB, compiling the rest meanwhile 1 GB, a browser and
/// its pages 0.4 GB each, of which there are [`BROWSERS`], the app's window 0.5 GB.
const ENOUGH_MEMORY: u64 = 6_000_000;

/// How many browsers play at a time: a page waits for frames, answers and its own guard for more than half of the time.
const BROWSERS: usize = 3;

/// How many browsers may play at a time on this machine.
pub fn browsers() -> usize {
    if side_by_side() { BROWSERS } else { 1 }
}

/// Whether this machine can do several things at a time.
fn side_by_side() -> bool {
    static ANSWER: OnceLock<bool> = OnceLock::new();
    *ANSWER.get_or_init(|| thread::available_parallelism().is_ok_and(|cores| cores.get() > 1) && free_memory() >= ENOUGH_MEMORY)
}

/// How often those who wait are told what is being done.
const SIGN_OF_LIFE: Duration = Duration::from_secs(60);

type Work = Box<dyn FnOnce() -> Outcome + Send>;

struct Step {
    what: &'static str,
    why: &'static str,
    lane: Lane,
    /// What must have been good before; all of it stands earlier in the plan.
    needs: Vec<&'static str>,
    /// Whether the whole fails with it.
    gates: bool,
    work: Work,
}

/// Steps, in an order in which they could be done one by one.
#[derive(Default)]
pub struct Plan {
    steps: Vec<Step>,
}

/// How far the plan is; what stands in `good` is done.
struct Progress {
    good: HashMap<&'static str, bool>,
    running: Vec<(&'static str, Instant)>,
    report: Report,
}

impl Plan {
    /// Adds a step that counts as a single check.
    pub fn check(
        &mut self,
        lane: Lane,
        what: &'static str,
        why: &'static str,
        needs: &[&'static str],
        work: impl FnOnce() -> Done + Send + 'static,
    ) {
        self.add(lane, what, why, needs, true, Box::new(|| work().into()));
    }

    /// Adds a test program: the tests it reports are counted, or itself if it reports none.
    pub fn tests(
        &mut self,
        lane: Lane,
        what: &'static str,
        why: &'static str,
        needs: &[&'static str],
        program: impl FnOnce() -> Done<Command> + Send + 'static,
    ) {
        self.add(lane, what, why, needs, true, Box::new(|| program().map_or_else(|failure| Err(failure).into(), count)));
    }

    /// Adds a measurement of times. Build machines are shared and noisy, so an aim that is missed is told and does not fail the run.
    pub fn measure(&mut self, what: &'static str, why: &'static str, needs: &[&'static str], work: impl FnOnce() -> Done + Send + 'static) {
        self.add(Lane::Alone, what, why, needs, false, Box::new(|| work().into()));
    }

    fn add(&mut self, lane: Lane, what: &'static str, why: &'static str, needs: &[&'static str], gates: bool, work: Work) {
        let known = |need: &&str| self.steps.iter().any(|step| step.what == *need);
        assert!(needs.iter().all(known), "{what} needs a step that the plan does not have before it");
        self.steps.push(Step { what, why, lane, needs: needs.to_vec(), gates, work });
    }

    /// Keeps only the steps whose names begin with one of `words`, and what they need.
    pub fn only(&mut self, words: &[&str]) -> Done {
        let mut kept: Vec<&str> = Vec::new();
        for step in self.steps.iter().rev() {
            if kept.contains(&step.what) || words.iter().any(|word| step.what.starts_with(word)) {
                kept.push(step.what);
                kept.extend(&step.needs);
            }
        }
        if kept.is_empty() {
            let names = self.steps.iter().map(|step| step.what).collect::<Vec<_>>().join(", ");
            return fail(format!("there is no such step; there are: {names}"));
        }
        self.steps.retain(|step| kept.contains(&step.what));
        Ok(())
    }

    /// Does all steps and ends with `N passed, N failed`.
    pub fn run(self) -> Done {
        self.carry_out(side_by_side()).finish()
    }

    fn carry_out(self, side_by_side: bool) -> Report {
        let progress = Mutex::new(Progress { good: HashMap::new(), running: Vec::new(), report: Report::new() });
        let changed = Condvar::new();
        let (alone, together): (Vec<Step>, Vec<Step>) = self.steps.into_iter().partition(|step| step.lane == Lane::Alone);
        let doing = |steps: Vec<Step>, live: bool| {
            for step in steps {
                carry_out(step, live, &progress, &changed);
            }
        };
        if side_by_side && together.iter().any(|step| step.lane != together[0].lane) {
            println!("== Lanes side by side; each step is shown when it is done, and can be followed in {}", logs().display());
            let mut left = together;
            let lanes = Lane::TOGETHER.map(|lane| (lane, left.extract_if(.., |step| step.lane == lane).collect::<Vec<_>>()));
            let (end, ended) = mpsc::channel::<()>();
            thread::scope(|scope| {
                let (shared, doing) = (&progress, &doing);
                scope.spawn(move || signs_of_life(shared, &ended));
                let lanes = lanes.map(|(lane, steps)| {
                    scope.spawn(move || {
                        // Pages and windows wait for answers, and tests of them for both; compiling is only longer.
                        let_others_first(matches!(lane, Lane::Rust | Lane::App));
                        doing(steps, false);
                    })
                });
                for lane in lanes {
                    let _ = lane.join();
                }
                drop(end);
            });
        } else {
            doing(together, true);
        }
        doing(alone, true);
        progress.into_inner().unwrap_or_else(PoisonError::into_inner).report
    }
}

fn count(mut command: Command) -> Outcome {
    let (done, text) = run_and_read(&mut command);
    match (done, counts(&text)) {
        (done, None) => done.into(),
        (Err(failure), Some((passed, 0))) => Outcome { done: Err(failure), passed, failed: 1 },
        (Ok(()), Some((0, 0))) => Outcome { done: fail("no test was found"), passed: 0, failed: 1 },
        (done, Some((passed, failed))) => Outcome { done, passed, failed },
    }
}

fn lock(progress: &Mutex<Progress>) -> MutexGuard<'_, Progress> {
    progress.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does one step as soon as what it needs is done; `live` shows its output as it comes.
fn carry_out(step: Step, live: bool, progress: &Mutex<Progress>, changed: &Condvar) {
    let mut now = lock(progress);
    while !step.needs.iter().all(|need| now.good.contains_key(need)) {
        now = changed.wait(now).unwrap_or_else(PoisonError::into_inner);
    }
    let bad = step.needs.iter().find(|need| !now.good[*need]).copied();
    let start = Instant::now();
    now.running.push((step.what, start));
    drop(now);

    let head = format!("\n== {}: {}", step.what, step.why);
    let log = Arc::new(Log::with_file(&logs().join(format!("{}.log", step.what.replace([':', ' '], "-"))), live));
    if live {
        println!("{head}");
    }
    let outcome = if let Some(bad) = bad {
        fail::<()>(format!("not run, because it needs \"{bad}\", which failed")).into()
    } else {
        speak_into(Some(Arc::clone(&log)));
        // A fault in the task itself must not keep the other lane waiting.
        let outcome = panic::catch_unwind(AssertUnwindSafe(step.work)).unwrap_or_else(|_| fail::<()>("the task itself is faulty").into());
        speak_into(None);
        outcome
    };

    let mut now = lock(progress);
    now.running.retain(|(what, _)| *what != step.what);
    let (said, good) = now.report.add(step.what, step.gates, outcome, start.elapsed(), log.processor_seconds());
    // Under the lock, so that no two steps' words mix.
    if live {
        println!("{said}");
    } else {
        println!("{head}\n{}{said}", log.since(0));
    }
    now.good.insert(step.what, good);
    changed.notify_all();
}

fn signs_of_life(progress: &Mutex<Progress>, ended: &mpsc::Receiver<()>) {
    while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(SIGN_OF_LIFE) {
        let now = lock(progress);
        let running = now.running.iter().map(|(what, since)| format!("{what} for {:.1} min", since.elapsed().as_secs_f64() / 60.0));
        println!("   … {}", running.collect::<Vec<_>>().join(", "));
    }
}

/// Where the output of each step is kept.
fn logs() -> PathBuf {
    let folder = target().join("xtask-logs");
    // Without the folder there are no copies; the steps do not need them.
    let _ = fs::create_dir_all(&folder);
    folder
}

/// How much memory is free, in kB; where that is not told, enough.
fn free_memory() -> u64 {
    let text = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    use super::{Lane, Plan};
    use crate::process::fail;

    #[test]
    fn lanes_run_side_by_side_and_wait_for_what_they_need() {
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut plan = Plan::default();
        let (to_rust, from_screens) = mpsc::channel();
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move || order.lock().unwrap().push(name)
        };
        let (first, second, third, last) = (note("first"), note("second"), note("third"), note("last"));
        plan.check(Lane::Screens, "first", "", &[], move || {
            first();
            to_rust.send(()).map_err(|_| crate::process::Failure("nobody listens".into()))
        });
        plan.measure("last", "", &[], move || {
            last();
            Ok(())
        });
        // Only ends while the other lane runs at the same time.
        plan.check(Lane::Rust, "second", "", &[], move || {
            from_screens
                .recv_timeout(Duration::from_secs(10))
                .map_err(|_| crate::process::Failure("the lanes wait for each other".into()))?;
            second();
            Ok(())
        });
        plan.check(Lane::Screens, "third", "", &["second"], move || {
            third();
            Ok(())
        });
        assert_eq!(plan.carry_out(true).failed(), 0);
        assert_eq!(*order.lock().unwrap(), ["first", "second", "third", "last"]);
    }

    #[test]
    fn what_needs_a_failed_step_fails_without_being_run() {
        for side_by_side in [false, true] {
            let mut plan = Plan::default();
            plan.check(Lane::Rust, "broken", "", &[], || fail("broken"));
            plan.check(Lane::Screens, "after", "", &["broken"], || panic!("must not run"));
            plan.check(Lane::Rust, "other", "", &[], || Ok(()));
            assert_eq!(plan.carry_out(side_by_side).failed(), 2);
        }
    }

    #[test]
    fn some_steps_alone_bring_what_they_need() {
        let mut plan = Plan::default();
        plan.check(Lane::Rust, "a", "", &[], || Ok(()));
        plan.check(Lane::Rust, "b", "", &["a"], || Ok(()));
        plan.check(Lane::Rust, "c: one", "", &["b"], || Ok(()));
        plan.check(Lane::Rust, "d", "", &[], || panic!("was not asked for"));
        assert!(plan.only(&["nothing"]).is_err());
        plan.only(&["c"]).unwrap();
        assert_eq!(plan.steps.iter().map(|step| step.what).collect::<Vec<_>>(), ["a", "b", "c: one"]);
        assert_eq!(plan.carry_out(false).failed(), 0);
    }
}
