//! The Ethereals take an artifact over (WC-65, WC-66).

use tabletop::Sink;

use crate::action::{Kind, chosen};
use crate::board::region::{Region, RegionSet};
use crate::boxes::Find;
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::event::Event;
use crate::frame::answers::Rules;
use crate::frame::decision::{Decision, Steps};
use crate::frame::fee::For;
use crate::refusal::{Guard, Moment, Refusal};
use crate::state::position::{Slot, SmallWorld, Stage};

/// Its decisions are actions of their own.
pub(super) const CLAIMS: Rules = Rules { decisions: &[Kind::Steal], ..Rules::of("claims") };

impl SmallWorld {
    /// Where the Ethereals may take `find` to (WC-65, WC-66).
    pub(crate) fn steal_targets(&self, find: Find) -> RegionSet {
        const NOWHERE: RegionSet = RegionSet::EMPTY;
        let (seat, own) = (self.turn, self.held(self.turn, Slot::Active));
        if self.record.more.tally.claimed || !find.is_relic() || !self.can(seat, Slot::Active, trait_bits::CLAIMS) {
            return NOWHERE;
        }
        let Some(spot) = self.finds.spot(find) else { return NOWHERE };
        let guarded = self.fees(seat).due(spot).any(|fee| fee.owed == For::Anything);
        if own.has(spot) || guarded || self.immune_to(seat).has(spot) {
            return NOWHERE;
        }
        self.board().beside(spot) & own
    }

    /// Whether `find` may be taken to `region` now.
    pub(crate) fn check_steal(&self, find: Find, region: Region) -> Result<(), Refusal> {
        if self.steal_targets(find).has(region) {
            return Ok(());
        }
        let seat = self.turn;
        let spot = self.finds.spot(find).filter(|_| find.is_relic());
        Err(if !self.can(seat, Slot::Active, trait_bits::CLAIMS) {
            Refusal::NoAbility
        } else if self.record.more.tally.claimed {
            Refusal::Used
        } else if spot.is_none() {
            Refusal::NothingThere
        } else if !self.held(seat, Slot::Active).has(region) {
            Refusal::NotHeld
        } else if let Some(spot) = spot.filter(|spot| self.immune_to(seat).has(*spot)) {
            Refusal::Immune { kind: self.guard(spot).unwrap_or(Guard::Tower) }
        } else if spot.is_some_and(|spot| self.board().beside(spot).has(region)) {
            // The Aegis lies there, or the race holds it already.
            Refusal::NotThere
        } else {
            Refusal::NotNextTo
        })
    }

    pub(crate) fn steal<S: Sink<Event>>(&mut self, find: Find, region: Region, sink: &mut S) {
        let seat = self.turn;
        let Some(from) = self.finds.spot(find) else { return };
        self.record.more.tally.claimed = true;
        self.finds.lay(find, region);
        sink.event(|| Event::Stolen { seat, find, from, region });
    }

    /// Legendary places next to the race that the Ethereals may claim this turn (WC-65).
    pub(crate) fn claimable(&self, kit: &Kit, own: RegionSet) -> RegionSet {
        if !kit.has(trait_bits::CLAIMS) || self.record.more.tally.claimed {
            return RegionSet::EMPTY;
        }
        self.finds.places() & self.board().beside_any(own)
    }
}

impl Decision for chosen::Steal {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Conquest]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), mut choose: impl FnMut(Self)) {
        if !position.record.rolled && !position.record.more.tally.claimed {
            for (find, _) in position.finds.lying().filter(|(find, _)| find.is_relic()) {
                position.steal_targets(find).for_each(|region| choose(Self { find, region }));
            }
        }
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        if position.record.rolled {
            return Err(Refusal::TooLate { before: Moment::Attempt });
        }
        position.check_steal(self.find, self.region)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.steal(self.find, self.region, sink);
    }
}
