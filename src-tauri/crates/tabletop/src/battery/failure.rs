//! What the battery found broken.

use std::error::Error;
use std::fmt;

/// A promise of [`Game`](crate::Game) that the battery checks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Check {
    /// A setup of the run is a game, the same one each time, and survives JSON.
    Setup,
    /// A random game ends within the cap.
    Ends,
    /// The legal list is ascending and without duplicates.
    Sorted,
    /// The legal list does not depend on what the buffer held before.
    Emptied,
    /// The legal list is empty exactly when the game is over.
    EmptyIffOver,
    /// Every listed action is accepted by `check`, `play` and `play_told`.
    Listed,
    /// Every unlisted action is refused, with the same refusal everywhere.
    Refused,
    /// A refused action leaves the position, its hash and the events as they were.
    Atomic,
    /// The seat to act and the turn are seats of the table; rounds count from 1 and never backwards.
    Turn,
    /// Playing on leaves every earlier position as it was.
    Clones,
    /// Equal positions have equal hashes, changed positions others.
    Hash,
    /// A search takes positions for one only where they are: what comes of two actions has one fingerprint only where one is back at the other.
    Fingerprint,
    /// A saved and restored position is the same: equality, legal list, hash, random words, continuation.
    Restore,
    /// The text and the JSON form of an action read back to it.
    ActionText,
    /// `play`, `play_legal` and `play_told` lead to the same position.
    Paths,
    /// Replaying the journal from the setup leads to the same position.
    Replay,
    /// A viewer cannot tell positions apart that differ only in what they may not know.
    View,
    /// A bystander sees no more than any seat.
    Bystander,
    /// Events tell a viewer no more than the view after them; former events stay; what differs is told differently in JSON.
    Events,
    /// Drawing from the random stream or showing something hidden is announced by `reveals`; words are never given back.
    Reveals,
    /// A resampled position is sound, has the same decision and, for the observer, the same legal list.
    Resample,
    /// Resampling really deals the unknown afresh (judged over the whole run).
    Deals,
    /// Resampling hides what the random stream will bring (judged over the whole run).
    Future,
    /// The parts of every explained number add up to it.
    Sums,
    /// What a learned mind is told of all seats at once is what it is told of each, at places that there are.
    Sketch,
    /// `validate` holds.
    Validate,
    /// There is an outcome exactly when the game is over, with winners who are seats of the table.
    Outcome,
    /// Nothing panics.
    Panics,
}

/// A broken promise, before it is known where in the run it was.
#[derive(Debug)]
pub(super) struct Broken {
    pub check: Check,
    pub detail: String,
}

impl Broken {
    pub fn new(check: Check, detail: impl Into<String>) -> Self {
        Self { check, detail: detail.into() }
    }
}

/// Holds, or the promise `check` is broken as `detail` says.
pub(super) fn ensure(holds: bool, check: Check, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { check, detail: detail() }) }
}

/// A broken promise and everything needed to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which promise.
    pub check: Check,
    /// What was seen instead.
    pub detail: String,
    /// The setup as JSON; empty when the whole run is judged.
    pub setup: String,
    /// The seed of the random choices of this game.
    pub seed: u64,
    /// The number of the game within the run.
    pub game: u64,
    /// How many actions had been played.
    pub index: usize,
    /// Those actions as text.
    pub journal: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "battery: {:?} is broken: {}", self.check, self.detail)?;
        if self.setup.is_empty() {
            return writeln!(f, "  judged over the whole run");
        }
        writeln!(f, "  game {}, seed of the choices {}, after {} actions", self.game, self.seed, self.index)?;
        writeln!(f, "  setup {}", self.setup)?;
        writeln!(f, "  journal:")?;
        for (number, action) in self.journal.iter().enumerate() {
            writeln!(f, "  {number:5} {action}")?;
        }
        Ok(())
    }
}

impl Error for Failure {}
