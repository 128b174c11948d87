//! What the result counts: victory points by cause, lands that were fought for.

use tabletop::Tally;

use crate::event::Event;
use crate::state::position::Chaos;

impl Chaos {
    /// Counts `event`, which has led here. Points come in one way alone, and never go (CH-74).
    pub(crate) fn tally_of(&self, event: &Event, into: &mut Vec<Tally>) {
        match event {
            Event::Scored { power, points, cause, .. } => {
                into.push(Tally::Points { seat: self.seat_of(*power), amount: (*points).into(), cause: cause.clone(), by: None });
            }
            Event::BattleStarted { land, again: false } => into.push(Tally::Contested { region: land.index() }),
            _ => {}
        }
    }
}
