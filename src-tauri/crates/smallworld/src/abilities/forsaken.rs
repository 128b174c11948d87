//! The Forsaken buy tokens for those that others have lost through them (WC-67, WC-68).

use tabletop::{Seat, Sink};

use crate::action::chosen;
use crate::boxes::Noted;
use crate::boxes::ability::trait_bits;
use crate::event::{Event, TokenCause};
use crate::frame::decision::{Decision, Steps};
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld, Stage};

impl SmallWorld {
    /// Tokens that others have lost through the owner of the turn (WC-67, WC-68).
    pub(crate) fn note_slain(&mut self, victim: Option<Seat>, lost: u8) {
        if self.contents.notes(Noted::Buyers) && (victim != Some(self.turn) || self.house(House::DeclinedTokensRecruit)) {
            self.record.more.tally.slain = self.record.more.tally.slain.saturating_add(lost);
        }
    }

    /// Whether the Forsaken may buy a token now (WC-67).
    pub(crate) fn may_recruit(&self) -> bool {
        self.sides[self.acting.0].coins > 0 && self.recruits_wait()
    }

    /// The Forsaken buy a token for a coin (WC-67).
    pub(crate) fn recruit<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, _) = self.acting;
        self.spend(seat, 1, "recruit", sink);
        self.record.more.tally.slain -= 1;
        self.bring_to_hand(TokenCause::Forsaken, sink);
        if !self.recruits_wait() {
            self.begin_redeployment(sink);
        }
    }

    /// Whether there are tokens for the Forsaken to buy. Whether they have the coins is nobody else's business: they are asked anyway.
    pub(crate) fn recruits_wait(&self) -> bool {
        let (seat, slot) = self.acting;
        let tally = &self.record.more.tally;
        slot == Slot::Active
            && tally.slain > 0
            && !tally.recruited
            && self.can(seat, slot, trait_bits::BUYS_TOKENS)
            && self.band(seat, slot).is_some_and(|band| self.tray[band.race] > 0)
    }
}

impl Decision for chosen::Recruit {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Recruit]);

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        let coins = position.sides[position.turn].coins;
        if position.may_recruit() { Ok(()) } else { Err(Refusal::CannotPay { cost: 1, coins }) }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.recruit(sink);
    }
}
