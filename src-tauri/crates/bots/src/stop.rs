//! Telling a thinking bot to answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag shared with a thinking bot: once raised, it answers at once with the best it has. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    deadline: Option<Deadline>,
}

/// A time by which the flag counts as raised, for where nobody else could raise it.
#[derive(Clone, Copy, Debug)]
struct Deadline {
    clock: fn() -> u64,
    end: u64,
}

impl Stop {
    /// A flag that is not raised.
    pub fn new() -> Self {
        Self::default()
    }

    /// A flag that is raised when `clock` shows `end`.
    pub fn at(clock: fn() -> u64, end: u64) -> Self {
        Self { flag: Arc::default(), deadline: Some(Deadline { clock, end }) }
    }

    /// Raises the flag, for good.
    pub fn stop(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is raised.
    pub fn is_stopped(&self) -> bool {
        let late = |deadline: &Deadline| (deadline.clock)() >= deadline.end;
        self.flag.load(Ordering::Relaxed) || self.deadline.as_ref().is_some_and(late)
    }
}

impl From<Arc<AtomicBool>> for Stop {
    fn from(flag: Arc<AtomicBool>) -> Self {
        Self { flag, deadline: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_share_the_flag() {
        let stop = Stop::new();
        let other = stop.clone();
        assert!(!other.is_stopped());
        stop.stop();
        assert!(other.is_stopped() && !Stop::new().is_stopped());
    }

    #[test]
    fn a_deadline_counts_as_raised() {
        let clock = || 7;
        assert!(!Stop::at(clock, 8).is_stopped());
        assert!(Stop::at(clock, 7).is_stopped());
        let early = Stop::at(clock, 8);
        early.stop();
        assert!(early.is_stopped());
    }
}
