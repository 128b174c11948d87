//! Harmony of the Pandaren: with everybody whose active race they did not attack (WC-85, WC-86).

use tabletop::{Seat, Sink};

use crate::boxes::Noted;
use crate::event::Event;
use crate::frame::answers::Rules;
use crate::frame::fee::{Due, Fee, For};
use crate::state::position::{Slot, SmallWorld};

/// What harmony costs, in coins (WC-85).
const COINS: u8 = 2;

/// Opponents in harmony pay before they attack the active race, once a turn (WC-85); harmony ends with it (WC-57).
pub(super) const HARMONY: Rules = Rules {
    fees: Some(|position, who, by, _| {
        let bound = position.markers.harmony & by.bit() != 0 && !position.record.more.tally.harmony_paid;
        let due = Due::Once(|position| position.record.more.tally.harmony_paid = true);
        bound.then_some(Fee { regions: who.own, coins: COINS, cause: "harmony", to: who.seat, owed: For::Harm, due })
    }),
    declines: Some(|position, _, _| position.markers.harmony = 0),
    turn_begins: Some(|position, _| {
        position.markers.harmony = 0;
        false
    }),
    turn_ends: Some(|position, told| position.give_harmony(told)),
    ..Rules::of("harmony")
};

impl SmallWorld {
    /// The Pandaren give harmony to everybody whose active race they did not attack this turn (WC-85).
    pub(crate) fn give_harmony<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        let spared = |other: &Seat| *other != seat && self.record.more.tally.affronted & other.bit() == 0;
        let with: u8 = Seat::all(self.players()).filter(spared).fold(0, |bits, other| bits | other.bit());
        self.markers.harmony = with;
        if with != 0 {
            sink.event(|| Event::Harmony { seat, with: Seat::all(self.players()).filter(|other| with & other.bit() != 0).collect() });
        }
    }

    /// Remembers an attack on an active race, tried or done, for harmony (WC-85, WC-86).
    pub(crate) fn note_affront(&mut self, victim: Option<(Seat, Slot)>) {
        if self.contents.notes(Noted::Harmony)
            && let Some((seat, Slot::Active)) = victim
        {
            self.record.more.tally.affronted |= seat.bit();
        }
    }
}
