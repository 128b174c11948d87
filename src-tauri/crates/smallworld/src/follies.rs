//! Turns that no sensible player takes, whatever a bot thinks that they are worth.

use tabletop::{Game, Seat};

use crate::action::Action;
use crate::state::owner::Owner;
use crate::state::position::{Slot, SmallWorld};
use crate::state::stage::Stage;

/// So many tokens take something.
const FORCE: u8 = 6;

/// So many free regions are a reason to keep a race.
const ROOM: u8 = 4;

impl SmallWorld {
    /// Whether the way of `seat` to `after`, the end of its turn or of its conquests, is a folly: a race that has just come wins next to nothing, or
    /// a race is given up that could spread on for nothing.
    pub(crate) fn is_folly_until(&self, after: &Self, seat: Seat) -> bool {
        if after.to_act() == Some(seat) && after.turn() == self.turn() && !self.orders_only(after.leg()) {
            // It may conquer on.
            return false;
        }
        let old = self.band(seat, Slot::Active);
        if self.declined_until(after, seat) {
            let before = self.held(seat, Slot::Active);
            let won = Slot::ALL.into_iter().any(|slot| {
                let same = after.band(seat, slot).map(|band| band.race) == old.map(|band| band.race);
                same && !after.held(seat, slot).without(before).is_empty()
            });
            return !won && self.room_of(seat) >= ROOM;
        }
        let begins = match self.stage {
            Stage::Choose => old.is_none(),
            Stage::Conquest => old.is_some_and(|band| band.hand >= FORCE) && self.held(seat, Slot::Active).len() <= 1,
            _ => false,
        };
        if !begins {
            return false;
        }
        match after.band(seat, Slot::Active) {
            Some(band) => {
                let held = after.held(seat, Slot::Active);
                let there: u8 = held.into_iter().map(|region| after.tokens[region]).fold(band.hand, u8::saturating_add);
                held.len() <= 1 && there > FORCE
            }
            // It came and went in one turn, at times without a trace.
            None => ![Slot::Declined, Slot::Spirit].into_iter().any(|slot| {
                let race = |position: &Self| position.band(seat, slot).map(|band| band.race);
                race(after) != race(self) && after.held(seat, slot).len() > 1
            }),
        }
    }

    /// How many regions that nobody holds the active race could take one after the other, paid in full.
    fn room_of(&self, seat: Seat) -> u8 {
        let mut on = *self;
        if self.check(Action::Ready).is_ok() {
            on.play_legal(Action::Ready);
        }
        let (mut room, mut legal) = (0, Vec::new());
        while room < ROOM && on.to_act() == Some(seat) {
            on.legal_actions(&mut legal);
            let rivers = on.board().rivers;
            let free = legal.iter().copied().find(|action| match *action {
                Action::Conquer { region, with } => {
                    with.is_empty() && !rivers.has(region) && on.owners[region] == Owner::NONE && !on.reveals(*action)
                }
                _ => false,
            });
            let Some(action) = free else { break };
            on.play_legal(action);
            room += 1;
        }
        room
    }
}
