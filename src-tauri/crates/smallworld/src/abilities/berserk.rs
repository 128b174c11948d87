//! The die before each conquest (SW-65).

use tabletop::Sink;

use crate::action::{Kind, chosen};
use crate::event::{Event, Method, Purpose};
use crate::frame::answers::Rules;
use crate::frame::campaign::Campaign;
use crate::frame::decision::{Decision, Steps};
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::SmallWorld;

/// The die is rolled before each conquest, and there is no final attempt.
pub(super) const ROLLS_FIRST: Rules = Rules { rolls_first: Some(()), decisions: &[Kind::Roll], ..Rules::of("rolls_first") };

impl SmallWorld {
    /// Whether the Berserk die has to be rolled before an ordinary conquest (house rule of SW-65).
    #[inline]
    pub(crate) fn must_roll(&self, campaign: &Campaign) -> bool {
        !campaign.who.answers.rolls_first.is_empty() && self.record.roll.is_none() && !self.house(House::BerserkMaySkipRoll)
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

impl Decision for chosen::Roll {
    type On = Campaign;
    const AT: Steps = Steps::CONQUESTS;

    fn check(self, position: &SmallWorld, campaign: &Campaign) -> Result<(), Refusal> {
        if campaign.who.answers.rolls_first.is_empty() {
            Err(Refusal::NoAbility)
        } else if position.record.roll.is_some() {
            Err(Refusal::AlreadyRolled)
        } else if campaign.hand == 0 {
            Err(Refusal::NoTokens)
        } else if campaign.targets.is_empty() {
            Err(Refusal::NoTarget)
        } else {
            Ok(())
        }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        let (seat, face) = (position.acting.0, position.roll());
        position.record.roll = Some(face);
        sink.event(|| Event::Rolled { seat, purpose: Purpose::Berserk, face, needed: None });
        position.end_if_nothing_affordable(sink);
    }
}
