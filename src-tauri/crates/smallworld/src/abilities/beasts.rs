//! The Beastmaster's beasts come and go (WC-93, WC-94).

use tabletop::{Seat, Sink};

use crate::board::region::RegionSet;
use crate::event::{Event, Marker, Thing, TokenCause};
use crate::frame::answers::Rules;
use crate::state::house::House;
use crate::state::markers;
use crate::state::position::{Slot, SmallWorld};

/// Beasts go when the race declines.
pub(super) const BEASTS: Rules =
    Rules { declines: Some(|position, _, told| position.drop_beasts(position.turn, told)), ..Rules::of("beasts") };

impl SmallWorld {
    /// All beasts are discarded; a region that they alone held is empty then (WC-93, WC-94).
    pub(crate) fn discard_beasts<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        if self.kit(seat, Slot::Active).is_none_or(|kit| kit.beasts.is_none()) {
            return;
        }
        let held = self.held(seat, Slot::Active);
        for region in held {
            let beasts = std::mem::take(&mut self.markers.beasts[region]);
            if beasts == 0 {
                continue;
            }
            self.tokens[region] -= beasts;
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Beast), region, count: beasts });
            if self.tokens[region] == 0 {
                self.clear_region(region, sink);
            }
        }
        if let Some(band) = self.band_mut(seat, Slot::Active) {
            let old = std::mem::take(&mut band.beasts);
            let waiting = old.min(band.withdrawn);
            band.withdrawn -= waiting;
            band.hand -= old - waiting;
        }
        if self.house(House::BeastsAloneCountHills) {
            self.count_beasts(held, sink);
        }
    }

    /// Beasts come: one for each hill among `held`, five at most (WC-93).
    pub(crate) fn count_beasts<S: Sink<Event>>(&mut self, held: RegionSet, sink: &mut S) {
        let seat = self.turn;
        let Some(hills) = self.kit(seat, Slot::Active).and_then(|kit| kit.beasts) else { return };
        let beasts = (hills.regions(self.ground(), held) & held).len().min(markers::BEASTS);
        let Some(band) = self.band_mut(seat, Slot::Active) else { return };
        band.hand += beasts;
        band.beasts += beasts;
        if beasts > 0 {
            sink.event(|| Event::Gained { seat, slot: Slot::Active, tokens: beasts, cause: TokenCause::Beasts });
        }
    }

    /// The beasts of `seat` go, from the map and from its hand. Whoever calls looks at what is left in the regions.
    pub(crate) fn drop_beasts<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        for region in self.held(seat, Slot::Active) {
            let count = std::mem::take(&mut self.markers.beasts[region]);
            if count > 0 {
                self.tokens[region] -= count;
                sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Beast), region, count });
            }
        }
        if let Some(band) = self.band_mut(seat, Slot::Active) {
            let beasts = std::mem::take(&mut band.beasts);
            let waiting = beasts.min(band.withdrawn);
            band.withdrawn -= waiting;
            band.hand -= beasts - waiting;
        }
    }
}
