//! The tokens are readied (SW-20).

use tabletop::Sink;

use crate::event::{Event, TokenCause};
use crate::state::position::SmallWorld;

impl SmallWorld {
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
