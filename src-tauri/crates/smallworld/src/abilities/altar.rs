//! A declined token may be given up at the Altar (UG-L4).

use tabletop::Sink;

use crate::action::chosen;
use crate::board::region::{Region, RegionSet};
use crate::boxes::FindWord;
use crate::boxes::ability::{Field, Word};
use crate::boxes::kit::Kit;
use crate::event::Event;
use crate::frame::decision::{Decision, Steps};
use crate::frame::find_answers::{BUYS_DECLINED, FindRules, Lying};
use crate::refusal::Refusal;
use crate::state::position::{Finish, Slot, SmallWorld, Stage};

/// A declined token of one's own for so many coins.
pub(super) const ALTAR: FindRules = FindRules {
    buys_declined: Some(|lying| lying.params.coins),
    ..FindRules::of(FindWord::of_places(Word {
        name: "buys_declined",
        takes: &[Field::Coins],
        says: "After the coins, its owner may give up declined tokens, for so many coins each (UG-L4).",
    }))
};

impl SmallWorld {
    /// The Altar in a region of the owner of the turn, and what it pays for a token.
    fn altar(&self) -> Option<(Lying, u8)> {
        let mut altars = self.finds_that(&BUYS_DECLINED).iter();
        altars.find_map(|(answer, asked)| {
            let lying = self.lying(*asked)?;
            let (keeper, _) = self.owners[lying.region].holder()?;
            (keeper == self.turn).then(|| (lying, answer(lying)))
        })
    }

    /// Declined tokens that may be given up at the Altar (UG-L4).
    pub(crate) fn sacrifices(&self) -> RegionSet {
        let seat = self.turn;
        if self.altar().is_none() {
            return RegionSet::EMPTY;
        }
        self.held(seat, Slot::Declined) | self.held(seat, Slot::Spirit)
    }

    /// Gives up a declined token at the Altar (UG-L4).
    pub(crate) fn sacrifice<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        let Some((altar, coins)) = self.altar() else { return };
        let Some((_, slot)) = self.owners[region].holder() else { return };
        let Some(race) = self.band(seat, slot).map(|b| b.race) else { return };
        // A token that may not stand alone goes with the other.
        let least = self.kit(seat, slot).map_or(1, Kit::least);
        let given = if self.tokens[region] <= least { self.tokens[region] } else { 1 };
        if given == self.tokens[region] {
            self.clear_region(region, sink);
        } else {
            self.tokens[region] -= given;
        }
        self.tray[race] += given;
        sink.event(|| Event::Sacrificed { seat, region });
        self.earn(seat, coins.into(), altar.find.id(), sink);
        if self.held(seat, slot).is_empty() {
            self.leave(seat, slot, sink);
        }
    }
}

impl Decision for chosen::Sacrifice {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Altar]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), choose: impl FnMut(Self)) {
        position.sacrifices().map(|region| Self { region }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        if position.sacrifices().has(self.region) { Ok(()) } else { Err(Refusal::NotHeld) }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.sacrifice(self.region, sink);
        position.finish(Finish::Stout, sink);
    }
}
