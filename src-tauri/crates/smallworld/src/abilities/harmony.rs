//! Harmony of the Pandaren: with everybody whose active race they did not attack (WC-85, WC-86).

use tabletop::{Seat, Sink};

use crate::boxes::ability::trait_bits;
use crate::event::Event;
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// Harmony tokens come back to the Pandaren (WC-85).
    pub(crate) fn take_harmony_back(&mut self, seat: Seat) {
        if self.gear.harmony != 0 && self.can(seat, Slot::Active, trait_bits::HARMONY) {
            self.gear.harmony = 0;
        }
    }

    /// The Pandaren give harmony to everybody whose active race they did not attack this turn (WC-85).
    pub(crate) fn give_harmony<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        if !self.can(seat, Slot::Active, trait_bits::HARMONY) {
            return;
        }
        let spared = |other: &Seat| *other != seat && self.record.more.war.affronted & other.bit() == 0;
        let with: u8 = Seat::all(self.players()).filter(spared).fold(0, |bits, other| bits | other.bit());
        self.gear.harmony = with;
        if with != 0 {
            sink.event(|| Event::Harmony { seat, with: Seat::all(self.players()).filter(|other| with & other.bit() != 0).collect() });
        }
    }

    /// Remembers an attack on an active race, tried or done, for harmony (WC-85, WC-86).
    pub(crate) fn note_affront(&mut self, victim: Option<(Seat, Slot)>) {
        if self.at_war()
            && let Some((seat, Slot::Active)) = victim
        {
            self.record.more.war.affronted |= seat.bit();
        }
    }
}
