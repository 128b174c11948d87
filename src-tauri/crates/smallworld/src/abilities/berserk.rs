//! The die before each conquest (SW-65).

use tabletop::Sink;

use crate::event::{Event, Method};
use crate::frame::answers::Rules;
use crate::state::house::House;
use crate::state::position::SmallWorld;

/// The die is rolled before each conquest, and there is no final attempt.
pub(super) const ROLLS_FIRST: Rules = Rules { rolls_first: Some(()), ..Rules::of("rolls_first") };

impl SmallWorld {
    /// Whether the Berserk die has to be rolled before an ordinary conquest (house rule of SW-65).
    #[inline]
    pub(crate) fn must_roll(&self) -> bool {
        let (seat, slot) = self.acting;
        self.record.roll.is_none()
            && !self.house(House::BerserkMaySkipRoll)
            && self.answers(seat, slot).is_some_and(|answers| !answers.rolls_first.is_empty())
    }

    /// After a Berserk roll that pays for nothing the conquests end (SW-65).
    pub(crate) fn end_if_nothing_affordable<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.record.roll.is_none() {
            return;
        }
        let over = self.campaign().is_none_or(|campaign| {
            let payable = campaign.hand > 0 && { campaign.targets }.any(|r| self.price(&campaign, r) <= campaign.strength(r));
            let replaceable = [Method::Substitute, Method::Drain].into_iter().any(|m| !self.replace_targets(&campaign, m).is_empty());
            !payable && !replaceable && self.dragon_targets(&campaign).is_empty() && campaign.tools.is_empty()
        });
        if over {
            self.begin_redeployment(sink);
        }
    }
}
