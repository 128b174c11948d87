//! What is done at the start of a turn, before the tokens are readied (UG-A1).

use tabletop::Sink;

use crate::event::Event;
use crate::frame::find_answers::TURN_BEGINS;
use crate::state::position::{Figure, SmallWorld, Stage, Unpaired};

impl SmallWorld {
    /// What may be done at the start of the turn, before the tokens are readied; if nothing, the conquests begin (UG-A1).
    pub(crate) fn prepare<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.stage = Stage::Prepare;
        let balrog_aside = self.placements().any(|(figure, _)| figure != Figure::Balrog);
        if !balrog_aside && self.reborn_regions().is_empty() && !self.form_due() {
            self.begin_expansion(sink);
        }
    }

    /// The start of the turn is over: whoever holds a place by now has what it gives, and the troops gather (UG-A1, UG-L2).
    pub(crate) fn begin_expansion<S: Sink<Event>>(&mut self, sink: &mut S) {
        for (answer, asked) in self.finds_that(&TURN_BEGINS) {
            if let Some(lying) = self.lying_with(*asked, self.turn) {
                answer(self, lying, &mut sink.listener());
            }
        }
        self.stage = Stage::Conquest;
        self.discard_beasts(sink);
        self.go_on(Unpaired::Expand, sink);
    }
}
