//! Stonehedge lends a power, and its pieces leave with it (UG-L9, UG-L10).

use tabletop::{Seat, Sink};

use crate::board::region::RegionSet;
use crate::boxes::ability::{Word, trait_bits};
use crate::boxes::{FindWord, Power};
use crate::event::Event;
use crate::frame::find_answers::{FindRules, LENDS};
use crate::state::position::{Slot, SmallWorld};

/// The race that holds it has a second power, from the stack below the visible combos (UG-L9).
pub(super) const LENDER: FindRules = FindRules {
    lends: Some(()),
    found: Some(|position, (seat, slot), lying, told| {
        let badge = position.next_badge(told);
        position.finds.lent = badge;
        if let Some(power) = badge {
            told.event(|| Event::Endowed { power, region: lying.region });
            position.lend(seat, slot, Some(power), told);
        }
    }),
    lost: Some(|position, (seat, slot), _, told| position.lend(seat, slot, None, told)),
    taken: Some(|position, (seat, slot), _, told| {
        if position.finds.lent.is_some() {
            position.lend(seat, slot, position.finds.lent, told);
        }
    }),
    worth: Some(|_, _, _| 0),
    ..FindRules::of(FindWord::of_places(Word {
        name: "lends",
        takes: &[],
        says: "The race that holds it has the power on top of the stack besides its own (UG-L9).",
    }))
};

impl SmallWorld {
    /// Whether what lends a power lies in one of `regions` (UG-L9).
    pub(crate) fn lends_in(&self, regions: RegionSet) -> bool {
        self.spot_that(&LENDS).is_some_and(|spot| regions.has(spot))
    }

    /// Gives a race the power that Stonehedge lends, or takes it away with the pieces that came with it (UG-L9).
    #[cold]
    pub(crate) fn lend<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, power: Option<Power>, sink: &mut S) {
        let (Some(before), Some(answered)) = (self.kit(seat, slot), self.answers(seat, slot)) else { return };
        if let Some(band) = self.band_mut(seat, slot) {
            band.lent = power;
        }
        self.settle_marks(seat, slot);
        let (Some(after), Some(answers)) = (self.kit(seat, slot), self.answers(seat, slot)) else { return };
        for (answer, _) in &answered.ends {
            if !answers.ends.iter().any(|(still, _)| std::ptr::fn_addr_eq(*still, *answer)) {
                answer(self, seat, slot, &mut sink.listener());
            }
        }
        let own = self.held(seat, slot);
        let Some(band) = self.band_mut(seat, slot) else { return };
        band.encampments += after.encampments.saturating_sub(before.encampments);
        band.heroes += after.heroes.saturating_sub(before.heroes);
        let (mut camps, mut heroes) = (before.encampments.saturating_sub(after.encampments), before.heroes.saturating_sub(after.heroes));
        let (waiting_camps, waiting_heroes) = (camps.min(band.encampments), heroes.min(band.heroes));
        (band.encampments, band.heroes) = (band.encampments - waiting_camps, band.heroes - waiting_heroes);
        (camps, heroes) = (camps - waiting_camps, heroes - waiting_heroes);
        for region in own {
            let count = camps.min(self.encampments[region]);
            self.encampments[region] -= count;
            camps -= count;
            if heroes > 0 && self.heroes.has(region) {
                self.heroes.remove(region);
                heroes -= 1;
            }
        }
    }

    /// Pieces that came with a power which Stonehedge lent leave with it; regions that only they held are empty then (UG-L9).
    pub(crate) fn settle_lent<S: Sink<Event>>(&mut self, sink: &mut S) {
        for seat in Seat::all(self.players()) {
            let (Some(band), Some(kit)) = (self.band(seat, Slot::Active), self.kit(seat, Slot::Active)) else { continue };
            let own = band.regions;
            let beasts = kit.beasts.is_none() && (band.beasts > 0 || { own }.any(|region| self.markers.beasts[region] > 0));
            let champion = !kit.has(trait_bits::CHAMPION) && self.markers.champion.is_some_and(|region| own.has(region));
            if kit.towers.is_none() && self.markers.towers.meets(own) {
                self.drop_towers(seat, sink);
            }
            if beasts {
                self.drop_beasts(seat, sink);
            }
            if champion {
                self.drop_champion(seat, sink);
            }
            if !beasts && !champion {
                continue;
            }
            for region in own.filter(|region| self.tokens[*region] == 0).collect::<RegionSet>() {
                self.clear_region(region, sink);
            }
        }
    }
}
