//! What positions are worth to whoever plans: by whom it is judged, and what an outcome is.

use std::fmt;

use tabletop::{Game, Outcome, Seat};

use crate::net::Value;

/// What somebody thinks positions are worth.
pub trait Judge<G: Game> {
    /// Is told what `seat` is about to decide, from where; `position` holds no more than the seat may know.
    fn begin(&mut self, position: &G, seat: Seat) {
        let _ = (position, seat);
    }

    /// What `position` is worth to `seat`, in a unit of the judge's own.
    fn worth(&mut self, position: &G, seat: Seat) -> f32;

    /// How likely `seat` wins from `position` on, 0 to 1; none where nobody can say, or is asked.
    fn chance(&mut self, position: &G, seat: Seat) -> Option<f32> {
        decided(position, seat).map(|value| value.win)
    }

    /// How many positions more it may judge.
    fn left(&self) -> u32 {
        u32::MAX
    }

    /// Whether it has judged as many positions as it may; it still judges, but ought not to be asked much more.
    fn is_tired(&self) -> bool {
        self.left() == 0
    }
}

/// Counts what a judge is asked, so that thinking can be bounded by work and not by a clock.
pub struct Counted<'a, G> {
    judge: &'a mut dyn Judge<G>,
    /// Positions judged so far.
    pub count: u32,
    /// How many may be judged before the rest is done in a hurry.
    pub most: u32,
}

impl<G> fmt::Debug for Counted<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Counted").field("count", &self.count).field("most", &self.most).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Counted<'a, G> {
    /// Nothing was asked yet.
    pub fn new(judge: &'a mut dyn Judge<G>, most: u32) -> Self {
        Self { judge, count: 0, most }
    }
}

impl<G: Game> Judge<G> for Counted<'_, G> {
    fn begin(&mut self, position: &G, seat: Seat) {
        self.judge.begin(position, seat);
    }

    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        self.count += 1;
        self.judge.worth(position, seat)
    }

    fn chance(&mut self, position: &G, seat: Seat) -> Option<f32> {
        self.judge.chance(position, seat)
    }

    fn left(&self) -> u32 {
        self.most.saturating_sub(self.count)
    }
}

/// Judges by the game's own appraisal, in points.
#[derive(Clone, Copy, Debug)]
pub struct Appraiser;

impl<G: Game> Judge<G> for Appraiser {
    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        position.appraise(seat)
    }
}

/// What a game that is over is to `seat`; none while it goes on.
pub fn decided<G: Game>(position: &G, seat: Seat) -> Option<Value> {
    position.outcome().map(|outcome| value_of(&outcome, seat, position.seats()))
}

/// What an outcome is to one of so many seats.
pub fn value_of(outcome: &Outcome, seat: Seat, seats: usize) -> Value {
    let best = Seat::all(seats).filter(|other| *other != seat).map(|other| outcome.scores[other]).max().unwrap_or(0);
    let winners = Seat::all(seats).filter(|seat| outcome.winners[*seat]).count().max(1) as u8;
    let win = if outcome.winners[seat] { 1.0 / f32::from(winners) } else { 0.0 };
    // No game of ours has scores near 32,767.
    let lead = (outcome.scores[seat] - best).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    Value { lead: f32::from(lead), win }
}
