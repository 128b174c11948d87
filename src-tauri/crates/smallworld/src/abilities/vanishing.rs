//! The Vanishing leave the map when they decline, and their regions pay once more (UG-H16).

use tabletop::Sink;

use crate::action::chosen;
use crate::board::region::RegionSet;
use crate::boxes::Power;
use crate::boxes::kit::Source;
use crate::event::{Event, IncomeCause};
use crate::frame::answers::of_its_own;
use crate::frame::decision::{Decision, Steps};
use crate::frame::line::{Line, Payer};
use crate::refusal::Refusal;
use crate::state::position::{Slot, SmallWorld, Stage};

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

    /// Whether the active race may decline by the Vanishing that Stonehedge lends (UG-L10).
    pub(crate) fn check_vanish(&self) -> Result<(), Refusal> {
        self.may_decline_now()?;
        let lent = self.answers(self.turn, Slot::Active).is_some_and(|answers| {
            answers.leaves_map.iter().any(|(_, asked)| asked.source == Source::Lent) && !of_its_own(&answers.leaves_map)
        });
        if lent { Ok(()) } else { Err(Refusal::NoAbility) }
    }
}

impl Decision for chosen::Vanish {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Start]);

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        position.check_vanish()
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.choose_decline(true, sink);
    }
}
