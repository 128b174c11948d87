//! Relics that serve a conquest, and the Bag, which is any one revealed relic each turn (UG-H6, UG-K).

use tabletop::{Seat, Sink};

use crate::board::region::RegionSet;
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::boxes::tools::Tools;
use crate::boxes::{Find, Tool};
use crate::event::IncomeCause;
use crate::event::{Event, Marker, Thing};
use crate::frame::answers::Rules;
use crate::frame::line::{Line, Payer};
use crate::state::position::{Slot, SmallWorld};

/// The Bag is taken back when the race declines (UG-H6).
pub(super) const BAG: Rules = Rules {
    declines: Some(|position, _, told| position.take_bag_back(position.turn, told)),
    ends: Some(|position, seat, _, told| position.take_bag_back(seat, told)),
    ..Rules::of("bag")
};

impl SmallWorld {
    /// The Bag comes back into its owner's hand, if it lies anywhere (UG-H6).
    pub(crate) fn take_bag_back<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        if let Some(bag) = self.hoard.bag.take() {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Bag), region: bag.region, count: 1 });
        }
    }

    /// Whether the relic lies in one of `own` and has not been used this turn.
    pub(crate) fn may_use(&self, relic: Find, own: RegionSet) -> bool {
        self.hoard.lies_in(relic, own) && self.record.more.used & relic.bit() == 0
    }

    /// Whether the Bag may be this relic now: it has been found, by whomever (UG-H6).
    pub(crate) fn may_use_bag(&self, seat: Seat, kit: &Kit, relic: Find) -> bool {
        seat == self.turn && kit.has(trait_bits::BAG) && !self.record.more.bag && self.hoard.spot(relic).is_some()
    }

    /// The relics that the race may use on a conquest now (UG-K).
    pub(crate) fn tools_of(&self, seat: Seat, slot: Slot, kit: &Kit, own: RegionSet) -> Tools {
        let mut tools = Tools::NONE;
        if slot != Slot::Active {
            return tools;
        }
        if self.hoard.has_relics() {
            for (tool, _) in Tool::ALL {
                let Some(relic) = tool.relic() else { continue };
                let may = if tool.is_bag() { self.may_use_bag(seat, kit, relic) } else { self.may_use(relic, own) };
                if may {
                    tools.insert(tool);
                }
            }
        }
        if !self.claimable(kit, own).is_empty() {
            tools.insert(Tool::Claim);
        }
        tools
    }

    /// Where the Scepter doubles; never the Lost Mine (UG-K5).
    pub(crate) fn doubled(&self) -> RegionSet {
        let mine = self.hoard.spot(Find::LostMine);
        mine.map_or(self.record.more.doubled, |mine| self.record.more.doubled.without(RegionSet::of(mine)))
    }

    /// What the Scepter doubles, paid once more.
    pub(crate) const fn doubled_income(regions: RegionSet, amount: u16) -> Line {
        Line { cause: IncomeCause::Relic, payer: Payer::Find(Find::Scepter), slot: Slot::Active, regions, amount, each: 0 }
    }
}
