//! Where there are no threads, whoever is asked to think does so at once and nobody can interrupt it: those who carry commands use `errand.rs` instead.

use bots::Stop;

use super::{Due, Work};
use crate::{CommandError, fault::guard, gauge::Gauge};

/// Nobody can be told anything.
pub(crate) struct Hurry;

impl Hurry {
    pub fn new() -> Self {
        Self
    }

    pub fn is_due(&self, _: Due) {}

    pub fn tell(&self) {}

    pub fn asked(&self) -> Asked {
        Asked(())
    }
}

/// A decision of a bot that was asked for.
pub struct Asked(());

/// Thinks until it is done.
pub(crate) fn alone<T: Send + 'static>(gauge: &Gauge, work: Work<T>, _: Asked, _: Option<Due>) -> Result<T, CommandError> {
    let thought = gauge.begin();
    guard(|| Ok(work(&Stop::new(), &mut |progress| thought.tell(progress))))
}
