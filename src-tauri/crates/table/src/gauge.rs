//! How far whoever thinks has come, to be read at any time without waiting for the table.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Progress;

/// How far the bot has come that began to think last.
#[derive(Clone)]
pub(crate) struct Gauge(Arc<Mutex<Reading>>);

/// What a gauge shows.
#[derive(Debug, Default)]
struct Reading {
    /// Counts those who began.
    began: u64,
    /// How far the last of them has come; nothing when it is done.
    now: Option<Progress>,
}

/// One that thinks, as long as it does.
pub(crate) struct Thought {
    gauge: Gauge,
    number: u64,
}

impl Gauge {
    /// Nobody thinks.
    pub fn new() -> Self {
        Self(Arc::default())
    }

    /// How far the last that began has come; `None` when it is done.
    pub fn read(&self) -> Option<Progress> {
        self.reading().now
    }

    /// Somebody begins to think.
    pub fn begin(&self) -> Thought {
        let mut reading = self.reading();
        reading.began += 1;
        reading.now = Some(Progress { done: 0, total: 1 });
        let number = reading.began;
        drop(reading);
        Thought { gauge: self.clone(), number }
    }

    /// It is held for moments, by whoever reads it or has come further.
    fn reading(&self) -> MutexGuard<'_, Reading> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Thought {
    /// It has come so far; who says that it has gone back is not listened to.
    pub fn tell(&self, progress: Progress) {
        let mut reading = self.gauge.reading();
        let share = |a: Progress, b: Progress| u64::from(a.done.min(a.total)) * u64::from(b.total);
        if reading.began == self.number && reading.now.is_some_and(|now| share(progress, now) > share(now, progress)) {
            reading.now = Some(Progress { done: progress.done.min(progress.total), ..progress });
        }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        let mut reading = self.gauge.reading();
        if reading.began == self.number {
            reading.now = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(done: u32, total: u32) -> Progress {
        Progress { done, total }
    }

    #[test]
    fn it_never_goes_back_and_ends_with_the_thought() {
        let gauge = Gauge::new();
        assert_eq!(gauge.read(), None);
        let thought = gauge.begin();
        assert_eq!(gauge.read(), Some(at(0, 1)));
        for (told, shown) in [(at(1, 4), at(1, 4)), (at(0, 4), at(1, 4)), (at(2, 10), at(1, 4)), (at(9, 4), at(4, 4)), (at(1, 0), at(4, 4))]
        {
            thought.tell(told);
            assert_eq!(gauge.read(), Some(shown), "{told:?}");
        }
        drop(thought);
        assert_eq!(gauge.read(), None);
    }

    #[test]
    fn it_shows_who_began_last() {
        let gauge = Gauge::new();
        let (first, second) = (gauge.begin(), gauge.begin());
        first.tell(at(3, 4));
        second.tell(at(1, 4));
        assert_eq!(gauge.read(), Some(at(1, 4)));
        drop(first);
        assert_eq!(gauge.read(), Some(at(1, 4)), "who gave up does not end the thought of another");
        drop(second);
        assert_eq!(gauge.read(), None);
    }
}
