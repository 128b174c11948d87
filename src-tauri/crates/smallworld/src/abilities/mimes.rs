//! The Shadow Mimes: when picked, their badge may be exchanged with another of the market (UG-F14).

use crate::action::chosen;
use crate::event::Event;
use crate::frame::answers::Rules;
use crate::frame::decision::{Decision, Steps};
use crate::refusal::Refusal;
use crate::state::position::{SmallWorld, Stage};
use tabletop::Sink;

/// The badge is exchanged before tokens are counted.
pub(super) const EXCHANGES: Rules = Rules { swaps_badge: Some(()), ..Rules::of("exchanges") };

impl Decision for chosen::Exchange {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Exchange]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), choose: impl FnMut(Self)) {
        position.offers().map(|combo| Self { combo }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        let index = self.combo.index();
        if index < position.market.len() { Ok(()) } else { Err(Refusal::NoSuchCombo { combo: self.combo.number() }) }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.settle_badge(Some(self.combo.index()), sink);
    }
}
