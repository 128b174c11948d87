//! What is done at the start of a turn, before the tokens are readied (UG-A1).

use tabletop::Sink;

use crate::boxes::Find;
use crate::event::{Event, TokenCause};
use crate::state::position::{Figure, Slot, SmallWorld, Stage, Unpaired};

impl SmallWorld {
    /// What may be done at the start of the turn, before the tokens are readied; if nothing, the conquests begin (UG-A1).
    pub(crate) fn prepare<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.stage = Stage::Prepare;
        let balrog_aside = self.placements().any(|(figure, _)| figure != Figure::Balrog);
        if !balrog_aside && self.reborn_regions().is_empty() && !self.form_due() {
            self.begin_expansion(sink);
        }
    }

    /// The start of the turn is over: the Fountain gives its token to whoever holds it by now, and the troops gather (UG-A1, UG-L2).
    pub(crate) fn begin_expansion<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.drink(sink);
        self.stage = Stage::Conquest;
        self.discard_beasts(sink);
        self.go_on(Unpaired::Expand, sink);
    }

    /// The Fountain gives the active race that holds it a token (UG-L2).
    fn drink<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        if !self.keeps(seat, Find::Fountain) {
            return;
        }
        let Some(band) = self.sides[seat].bands[Slot::Active as usize].as_mut() else { return };
        let tray = &mut self.tray.0[band.race.index()];
        if *tray > 0 {
            *tray -= 1;
            band.hand += 1;
            sink.event(|| Event::Gained { seat, slot: Slot::Active, tokens: 1, cause: TokenCause::Fountain });
        }
    }
}
