//! The Vanishing leave the map when they decline, and their regions pay once more (UG-H16).

use tabletop::Sink;

use crate::board::region::RegionSet;
use crate::boxes::Power;
use crate::event::{Event, IncomeCause};
use crate::frame::line::{Line, Payer};
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// The declining race leaves the map, and its regions pay once more (UG-H16).
    pub(crate) fn vanish<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        let Some((race, regions)) = self.band(seat, Slot::Active).map(|b| (b.race, b.regions.len())) else { return };
        self.record.more.vanished = regions;
        sink.event(|| Event::Vanished { seat, race, regions });
        self.leave(seat, Slot::Active, sink);
    }

    /// What the regions of a race that has vanished this turn pay.
    pub(crate) fn vanished_income(&self) -> Line {
        let power = Power::all().find(|power| power.data().abilities.iter().any(|ability| ability.word == "vanishes")).unwrap_or_default();
        let amount = 2 * u16::from(self.record.more.vanished);
        let (cause, payer) = (IncomeCause::Power, Payer::Power(power));
        Line { cause, payer, slot: Slot::Active, regions: RegionSet::EMPTY, amount, each: 0 }
    }
}
