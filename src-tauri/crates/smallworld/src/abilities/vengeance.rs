//! Vengeance markers: who attacked the Vengeful pays for it (UG-H17).

use tabletop::{Seat, Sink};

use crate::board::region::RegionSet;
use crate::boxes::ability::trait_bits;
use crate::event::Event;
use crate::frame::answers::Rules;
use crate::frame::cut::{By, Cut};
use crate::frame::price_item::Cause;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld};

/// Regions of those who attacked it cost 1 less in its next turn; the markers go when it declines.
pub(super) const AVENGES: Rules = Rules {
    discounts: Some(|position, who, _| {
        let regions = position.hated_by(who.seat);
        (who.slot == Slot::Active).then_some(Cut { regions, less: 1, by: By::Cause(Cause::Vengeance) })
    }),
    declines: Some(|position, _, _| position.sides[position.turn].grudges = 0),
    ends: Some(|position, seat, slot, _| {
        if slot == Slot::Active {
            position.sides[seat].grudges = 0;
        }
    }),
    ..Rules::of("avenges")
};

impl SmallWorld {
    /// Who attacked a Vengeful player carries a marker until that player's next turn is over (UG-H17).
    pub(crate) fn note_grudge<S: Sink<Event>>(&mut self, victim: Option<(Seat, Slot)>, sink: &mut S) {
        let by = self.turn;
        let Some((seat, slot)) = victim.filter(|(seat, _)| *seat != by) else { return };
        let counts = slot == Slot::Active || self.house(House::DeclinedRaceAvenged);
        if counts && self.can(seat, Slot::Active, trait_bits::AVENGES) && self.sides[seat].grudges & by.bit() == 0 {
            self.sides[seat].grudges |= by.bit();
            sink.event(|| Event::Avenged { seat: by, by: seat });
        }
    }

    /// Regions of those who carry `seat`'s vengeance markers (UG-H17).
    pub(crate) fn hated_by(&self, seat: Seat) -> RegionSet {
        let grudges = self.sides[seat].grudges;
        let marked = Seat::all(self.players()).filter(|other| grudges & other.bit() != 0);
        marked.fold(RegionSet::EMPTY, |set, other| Slot::ALL.into_iter().fold(set, |set, slot| set | self.held(other, slot)))
    }
}
