//! What comes of a conquest beyond the region: who loses what, what is raised (WC-28, WC-61, WC-83, WC-99, WC-107).

use tabletop::{Seat, Sink};

use crate::board::region::Region;
use crate::boxes::tools::Tools;
use crate::event::{Event, Method};
use crate::frame::answers::{Answers, Pair};
use crate::frame::find_answers::SPARES;
use crate::frame::loss::{Fallen, Loss};
use crate::state::position::{Slot, SmallWorld};

impl SmallWorld {
    /// What is in `region`, before it falls.
    pub(crate) fn fallen(&self, region: Region) -> Fallen {
        let victim = self.holder_of(region);
        let race = victim.and_then(|(seat, slot)| self.band(seat, slot)).map(|band| band.race);
        Fallen { region, tokens: self.tokens[region], victim, race }
    }

    /// What a race loses with `region` (SW-28, SW-45, WC-28, WC-29, WC-61 to WC-63, WC-93, WC-99, WC-129).
    pub(crate) fn loss(&mut self, seat: Seat, slot: Slot, region: Region, method: Method, with: Tools) -> Loss {
        let Some(Pair { kit, answers }) = self.pair(seat, slot) else { return Loss::default() };
        let tough = answers.unhurt.iter().any(|(answer, _)| answer(self, method));
        // The champion falls back instead of a token (WC-99).
        if tough || with.stink() || self.markers.champion == Some(region) {
            return Loss::default();
        }
        if slot != Slot::Active && (self.board().ways.declined_all_lost || kit.least() > 1) {
            return Loss { tokens: self.tokens[region], ..Loss::default() };
        }
        for (answer, asked) in self.finds_that(&SPARES) {
            if slot == Slot::Active
                && let Some(lying) = self.lying_with(*asked, seat)
                && answer(self, region, lying)
            {
                return Loss { spared: Some(lying.find.id()), ..Loss::default() };
            }
        }
        // A beast is a race token in every case: one that would be lost first is the token that is saved (WC-95).
        if let Some(race) = self.spares_first(seat, slot) {
            self.record.more.tally.spared = true;
            return Loss { spared: Some(race), ..Loss::default() };
        }
        if self.markers.beasts[region] > 0 {
            return Loss { beasts: 1, ..Loss::default() };
        }
        Loss { tokens: 1.min(self.tokens[region]), ..Loss::default() }
    }

    /// The acting active race has moved into `fallen.region`: objectives are met (WC-77).
    pub(crate) fn take_spoils<S: Sink<Event>>(&mut self, answers: &Answers, fallen: Fallen, sink: &mut S) {
        let (seat, slot) = self.acting;
        let region = fallen.region;
        if slot != Slot::Active {
            return;
        }
        self.note_beaten(answers, fallen);
        if self.markers.objectives.has(region) {
            self.meet_objective(seat, region, sink);
        }
    }
}
