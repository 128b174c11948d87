//! The Balrog, whom the Wickedest Pentacle sends (UG-L11, UG-L12).

use tabletop::Sink;

use crate::board::region::{Region, RegionSet};
use crate::boxes::FindWord;
use crate::boxes::ability::{Word, trait_bits};
use crate::event::Event;
use crate::frame::find_answers::{FindRules, SUMMONS};
use crate::frame::loss::Loss;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld, Stage};

/// The active race that holds it sends the Balrog; whoever finds it, at once.
pub(super) const BALROG: FindRules = FindRules {
    summons: Some(()),
    found: Some(|position, (_, slot), _, _| {
        if slot == Slot::Active && !position.balrog_targets().is_empty() {
            position.record.more.resume = Some(Stage::Conquest);
        }
    }),
    ..FindRules::of(FindWord::of_places(Word {
        name: "balrog",
        takes: &[],
        says: "Once a turn the Balrog goes to a region next to him: who stands there loses two tokens and flees (UG-L11, UG-L12).",
    }))
};

impl SmallWorld {
    /// Once a turn, at any moment of it (UG-L11).
    pub(crate) fn balrog_may_move(&self) -> bool {
        matches!(self.stage, Stage::Start | Stage::Prepare | Stage::Conquest | Stage::Redeploy | Stage::Place | Stage::Summon)
            && self.keeps_any(self.turn, &SUMMONS)
    }

    /// Where the Balrog may go from where he stands, or from the Pentacle (UG-L11, UG-L12).
    pub(crate) fn balrog_targets(&self) -> RegionSet {
        let Some(from) = self.figures.balrog.or(self.spot_that(&SUMMONS)) else { return RegionSet::EMPTY };
        let board = self.board();
        board.beside(from).without(board.chasms | self.warded(self.turn) | self.immune())
    }

    /// The Balrog comes into `region`: whoever is there loses two tokens, the rest flees (UG-L11, UG-L12, UG-H5). The Draenei save the
    /// first of them (WC-61). What is left of the sender's own race joins its redeployment, which may be on.
    pub(crate) fn strike<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let Some((seat, slot)) = self.owners[region].holder() else { return self.rout(region, sink) };
        let immortal = self.can(seat, slot, trait_bits::LOSES_NONE) && self.house(House::BalrogSparesImmortals);
        let spared = if !immortal && self.troops(region) > 0 { self.spares_first(seat, slot) } else { None };
        self.record.more.tally.spared |= spared.is_some();
        let most = if immortal { 0 } else { 2 - u8::from(spared.is_some()) };
        let beasts = self.markers.beasts[region].min(most);
        let tokens = self.men(region).min(most - beasts);
        self.drive_out(region, Loss { tokens, beasts, spared }, sink);
        let step = if self.stage == Stage::Summon { self.record.more.resume.unwrap_or(Stage::Conquest) } else { self.stage };
        if step == Stage::Redeploy && self.acting == (seat, slot) {
            self.regroup();
        }
    }
}
