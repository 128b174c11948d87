//! Whether hints may be asked for, and how many were.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::CommandError;

/// What the players have agreed on about hints, and how many each of them has asked for. Kept with the save.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hints {
    /// Hints are off, by agreement.
    pub off: bool,
    /// How many each seat was given, in order of the seats; empty as long as there were none.
    pub used: Vec<u32>,
    /// At which decision the last one was given: looking at it again is none.
    #[serde(skip)]
    last: Option<(Seat, usize)>,
}

impl Hints {
    /// Nobody has asked yet.
    pub(crate) fn allowed(allowed: bool) -> Self {
        Self { off: !allowed, ..Self::default() }
    }

    /// Whether there is nothing to be kept.
    pub(crate) fn is_default(&self) -> bool {
        !self.off && self.used.is_empty()
    }

    /// The same for a game of `seats`, whatever a save has said.
    pub(crate) fn for_seats(mut self, seats: usize) -> Self {
        if !self.used.is_empty() {
            self.used.resize(seats, 0);
        }
        self
    }

    /// Whether one may be asked for.
    ///
    /// # Errors
    ///
    /// `hints_off`.
    pub(crate) fn check(&self) -> Result<(), CommandError> {
        if self.off { Err(CommandError::HintsOff) } else { Ok(()) }
    }

    /// One was given to `seat` after `step` actions; false if that was counted before.
    pub(crate) fn count(&mut self, seat: Seat, step: usize, seats: usize) -> bool {
        let now = Some((seat, step));
        if self.last == now {
            return false;
        }
        self.last = now;
        self.used.resize(seats, 0);
        if let Some(used) = self.used.get_mut(seat.index()) {
            *used = used.saturating_add(1);
        }
        true
    }
}
