//! The order of a turn (SW-12): which step follows which.

use tabletop::Sink;

use crate::event::{Event, TokenCause};
use crate::state::position::{Slot, SmallWorld, Stage, TurnRecord};

impl SmallWorld {
    /// Declined races that still conquer act first, then the active race (SW-12, SW-46).
    pub(crate) fn begin_conquests<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        self.record.conquests = 0;
        self.record.rolled = false;
        for slot in [Slot::Declined, Slot::Spirit] {
            if self.record.acted >> slot as u8 & 1 == 0
                && self.answers(seat, slot).is_some_and(|answers| !answers.acts_in_decline.is_empty())
            {
                self.record.acted |= 1 << slot as u8;
                self.acting = (seat, slot);
                self.stage = Stage::Ghouls;
                self.ready(sink);
                return;
            }
        }
        self.acting = (seat, Slot::Active);
        if self.record.declining {
            return self.decline_active(false, false, sink);
        }
        self.prepare(sink);
    }

    pub(crate) fn next_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.sides[self.turn].grudges = 0;
        let next = self.turn.next(self.players());
        if next == self.first {
            if self.round >= self.board().data.rounds {
                self.stage = Stage::Over;
                self.acting = (self.turn, Slot::Active);
                sink.event(|| self.game_over());
                return;
            }
            self.round += 1;
        }
        self.turn = next;
        self.begin_turn(sink);
    }

    /// The owner of the turn begins: peace of the last turn ends (SW-68); a player without an active race picks (SW-38).
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, round) = (self.turn, self.round);
        self.record = TurnRecord::default();
        self.sides[seat].ally = None;
        sink.event(|| Event::TurnStarted { seat, round });
        self.open_turn(sink);
    }

    /// What happens by itself at the start of a turn: harmony comes back, bombs are resolved (WC-73, WC-85). What comes of it is noted in
    /// the record of the turn.
    pub(crate) fn open_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        self.acting = (seat, Slot::Active);
        if self.band(seat, Slot::Active).is_some() {
            let mut waits = false;
            if let Some(answers) = self.answers(seat, Slot::Active) {
                for (answer, _) in &answers.turn_begins {
                    waits |= answer(self, &mut sink.listener());
                }
            }
            if !waits {
                self.stage = Stage::Start;
            }
        } else if !self.has_choice(seat) {
            self.begin_conquests(sink);
        } else {
            self.stage = Stage::Choose;
        }
    }

    /// Takes tokens back from the map into the hand, leaving one (of Tauren two) in each region (SW-20, WC-39), and brings the conquest-only tokens in (SW-42).
    pub(crate) fn ready<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, slot) = self.acting;
        let Some(kit) = self.kit(seat, slot) else { return };
        let mut taken = 0;
        let least = kit.least();
        for region in self.held(seat, slot) {
            // The champion stays where it stands, and one token beside it, if there is one (WC-39, WC-98).
            let spare = self.men(region).saturating_sub(least);
            taken += spare;
            self.tokens[region] -= spare;
        }
        let Some(band) = self.band_mut(seat, slot) else { return };
        // An own active race beaten by the own Ghouls has its survivors at once (SW-46).
        taken += std::mem::take(&mut band.withdrawn);
        band.hand += taken;
        let extra = std::mem::take(&mut band.aside);
        band.hand += extra;
        if taken > 0 {
            sink.event(|| Event::Readied { seat, slot, tokens: taken });
        }
        if extra > 0 {
            self.record.owed = kit.conquest_only.min(extra);
            sink.event(|| Event::Gained { seat, slot, tokens: extra, cause: TokenCause::ConquestOnly });
        }
    }
}
