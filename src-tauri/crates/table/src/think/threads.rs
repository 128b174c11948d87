//! Bots think on a thread of tokio's, and are told to answer through a watch.
//!
//! What is told holds for every decision that was asked for before, and for the one that is due at the table when it is told, whether or
//! not it was asked for yet. So it does not matter which of a `bot_move` and a `bot_stop` sent together is looked at first.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use bots::Stop;
use tokio::{select, sync::watch, task::spawn_blocking, time::timeout};

use super::{Due, Work};
use crate::{CommandError, fault::guard, gauge::Gauge};

/// However it is told, a bot thinks for so long, or it would play the first thing that comes to its mind.
const LEAST: Duration = Duration::from_millis(20);

/// No bot thinks longer about one decision.
const LONGEST: Duration = Duration::from_secs(20);

/// What was told to bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Told {
    times: u64,
    /// The decision that was due when it was told last.
    due: Option<Due>,
}

/// Through which bots are told to answer.
pub(crate) struct Hurry {
    told: watch::Sender<Told>,
    due: Mutex<Due>,
}

impl Hurry {
    /// Nothing was told yet.
    pub fn new() -> Self {
        Self { told: watch::Sender::new(Told::default()), due: Mutex::default() }
    }

    /// The table has got to this decision.
    pub fn is_due(&self, due: Due) {
        *self.due.lock().unwrap_or_else(PoisonError::into_inner) = due;
    }

    /// Whoever thinks, and whoever is about to, answers.
    pub fn tell(&self) {
        let due = *self.due.lock().unwrap_or_else(PoisonError::into_inner);
        self.told.send_modify(|told| *told = Told { times: told.times + 1, due: Some(due) });
    }

    /// A decision is asked for now.
    pub fn asked(&self) -> Asked {
        let told = self.told.subscribe();
        let before = told.borrow().times;
        Asked { told, before }
    }
}

/// A decision of a bot that was asked for at some moment, although it may be a while until the bot begins to think.
pub struct Asked {
    told: watch::Receiver<Told>,
    before: u64,
}

impl Asked {
    /// Waits until the bot is to answer: with the decision `due`, if it is one of its own.
    async fn told(mut self, due: Option<Due>) {
        let before = self.before;
        let told = self.told.wait_for(|told| told.times != before || due.is_some() && told.due == due);
        // The other end goes with the table, and then nobody waits for the bot any more.
        let _ = timeout(LONGEST, told).await;
    }
}

/// Stops a bot when nobody waits for its answer any more.
struct Abandoned(Stop);

impl Drop for Abandoned {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// As [`think`], for who may wait and is no task of a tokio runtime.
pub(crate) fn alone<T: Send + 'static>(gauge: &Gauge, work: Work<T>, asked: Asked, due: Option<Due>) -> Result<T, CommandError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
    let runtime = runtime.map_err(|error| CommandError::Internal { detail: error.to_string() })?;
    runtime.block_on(think(gauge, work, asked, due))
}

/// Has a bot think until it is done or told to answer; `due` is the decision that it is to make, none for a hint. What was told before a hint was
/// asked for was meant for others.
pub(crate) async fn think<T: Send + 'static>(gauge: &Gauge, work: Work<T>, asked: Asked, due: Option<Due>) -> Result<T, CommandError> {
    let (stop, began) = (Stop::new(), Instant::now());
    let _abandoned = Abandoned(stop.clone());
    let flag = stop.clone();
    let thought = gauge.begin();
    let mut thinking = spawn_blocking(move || guard(|| Ok(work(&flag, &mut |progress| thought.tell(progress)))));
    let done = select! {
        done = &mut thinking => done,
        () = asked.told(due) => {
            let soon = timeout(LEAST.saturating_sub(began.elapsed()), &mut thinking).await;
            if let Ok(done) = soon {
                done
            } else {
                stop.stop();
                thinking.await
            }
        }
    };
    done.unwrap_or_else(|error| Err(CommandError::Internal { detail: error.to_string() }))
}
