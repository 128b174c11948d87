//! The Diplomat: at the end of the turn, peace with one opponent who was not attacked (SW-68).

use crate::action::chosen;
use crate::event::Event;
use crate::frame::answers::Rules;
use crate::frame::decision::{Decision, Steps};
use crate::refusal::Refusal;
use crate::state::position::{Finish, SmallWorld, Stage};
use tabletop::{Seat, Sink};

/// Peace is made.
pub(super) const ALLIES: Rules = Rules { makes_peace: Some(()), ..Rules::of("allies") };

impl SmallWorld {
    /// Whether the Diplomat may make peace with `seat` (SW-68).
    pub(crate) fn may_ally(&self, seat: Seat) -> bool {
        seat != self.turn && self.record.attacked & seat.bit() == 0
    }
}

impl Decision for chosen::Ally {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Ally]);

    fn choices(position: &SmallWorld, (): &(), choose: impl FnMut(Self)) {
        Seat::all(position.players()).map(|seat| Self { seat }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        if self.seat.index() < position.players() && position.may_ally(self.seat) { Ok(()) } else { Err(Refusal::NotPeaceful) }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        let (seat, with) = (position.acting.0, self.seat);
        position.sides[position.turn].ally = Some(with);
        sink.event(|| Event::Allied { seat, with });
        position.finish(Finish::RetreatFirst, sink);
    }
}

impl Decision for chosen::NoAlly {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Ally]);

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.finish(Finish::RetreatFirst, sink);
    }
}
