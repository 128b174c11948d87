//! Relics that serve a conquest, and the Bag, which is any one revealed relic each turn (UG-H6, UG-K).

use std::sync::LazyLock;

use tabletop::{Seat, Sink};

use crate::board::region::RegionSet;
use crate::boxes::ability::{Field, Word, trait_bits};
use crate::boxes::kit::Kit;
use crate::boxes::tools::{Toolbox, Tools};
use crate::boxes::{Find, FindWord, Tool};
use crate::event::IncomeCause;
use crate::event::{Event, Marker, Thing};
use crate::frame::answers::Rules;
use crate::frame::find_answers::{FindRules, NEVER_TWICE};
use crate::frame::line::{Line, Payer};
use crate::frame::price_item::{Cause, PriceItem};
use crate::state::position::{Slot, SmallWorld};

/// The Bag is taken back when the race declines (UG-H6).
pub(super) const BAG: Rules = Rules {
    declines: Some(|position, _, told| position.take_bag_back(position.turn, told)),
    ends: Some(|position, seat, _, told| position.take_bag_back(seat, told)),
    ..Rules::of("bag")
};

const fn relic(name: &'static str, takes: &'static [Field], says: &'static str) -> FindRules {
    FindRules::of(FindWord::of_relics(Word { name, takes, says }))
}

/// The same for a word that serves a conquest.
const fn tool(name: &'static str, takes: &'static [Field], says: &'static str) -> FindRules {
    FindRules::of(FindWord { serves: true, ..FindWord::of_relics(Word { name, takes, says }) })
}

/// A conquest anywhere (UG-K2, WC-120).
pub(crate) const CARRIES: FindRules = tool("carries", &[], "Once a turn a conquest may be anywhere (UG-K2, WC-120).");
/// A conquest as if nobody were there (UG-K4).
pub(crate) const CLEARS: FindRules = tool("clears", &[], "Once a turn a region is conquered as if nobody were there (UG-K4).");
/// A conquest for less (UG-K7, WC-122).
pub(crate) const CHEAPENS: FindRules =
    tool("cheapens", &[Field::Tokens], "Once a turn a conquest takes so many tokens less, at least one (UG-K7, WC-122).");
/// A conquest with the fewest tokens (WC-121).
pub(crate) const SMASHES: FindRules =
    tool("smashes", &[Field::Coins], "Once a turn the fewest tokens suffice, for so many coins to whoever holds the region (WC-121).");
/// The Bag can be it (UG-H6).
pub(crate) const COPIED: FindRules = relic("copied", &[], "The Bag can be it (UG-H6).");
/// A region pays twice (UG-K5).
pub(super) const SCEPTER: FindRules = relic("scepter", &[], "Laid into a region at the end of the turn: it pays twice (UG-K5).");

/// The Scepter.
pub(super) static THE_SCEPTER: LazyLock<Option<Find>> = LazyLock::new(|| Find::that_says(SCEPTER.says.word.name));

impl Find {
    /// As what a price says that it changes so many tokens: some have a name of their own there.
    pub(crate) fn priced(self, tokens: i16) -> PriceItem {
        let cause = match self.id() {
            "keep_on_the_motherland" => Cause::Keep,
            "stinky_trolls_socks" => Cause::Socks,
            "sword_of_the_killer_rabbit" => Cause::Sword,
            "frostmourne" => Cause::Frostmourne,
            "doomhammer" => Cause::Doomhammer,
            id => return PriceItem { cause: Cause::Find, id: Some(id.to_owned()), amount: tokens },
        };
        PriceItem::plain(cause, tokens)
    }
}

impl SmallWorld {
    /// The Bag comes back into its owner's hand, if it lies anywhere (UG-H6).
    pub(crate) fn take_bag_back<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        if let Some(bag) = self.finds.bag.take() {
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Bag), region: bag.region, count: 1 });
        }
    }

    /// Whether the relic lies in one of `own` and has not been used this turn.
    pub(crate) fn may_use(&self, relic: Find, own: RegionSet) -> bool {
        self.finds.lies_in(relic, own) && !self.record.more.used.has(relic)
    }

    /// Whether the Bag may be this relic now: it has been found, by whomever (UG-H6).
    pub(crate) fn may_use_bag(&self, seat: Seat, kit: &Kit, relic: Find) -> bool {
        seat == self.turn
            && kit.has(trait_bits::BAG)
            && !self.record.more.bag
            && self.finds.spot(relic).is_some()
            && relic.says(COPIED.says.word.name).is_some()
    }

    /// The relics that the race may use on a conquest now (UG-K).
    pub(crate) fn tools_of(&self, seat: Seat, slot: Slot, kit: &Kit, own: RegionSet) -> Tools {
        let mut tools = Tools::NONE;
        if slot != Slot::Active {
            return tools;
        }
        if self.finds.has_relics() {
            for (tool, relic, bag) in &Toolbox::get().relics {
                let may = if *bag { self.may_use_bag(seat, kit, *relic) } else { self.may_use(*relic, own) };
                if may {
                    tools.insert(*tool);
                }
            }
        }
        if !self.claimable(kit, own).is_empty() {
            tools.insert(Tool::claim());
        }
        tools
    }

    /// Where the Scepter doubles; never a mine that says so (UG-K5).
    pub(crate) fn doubled(&self) -> RegionSet {
        let doubled = self.record.more.doubled;
        if doubled.is_empty() { doubled } else { doubled.without(self.spots_that(&NEVER_TWICE)) }
    }

    /// What the Scepter doubles, paid once more.
    pub(crate) fn doubled_income(regions: RegionSet, amount: u16) -> Option<Line> {
        let payer = Payer::Find((*THE_SCEPTER)?);
        Some(Line { cause: IncomeCause::Relic, payer, slot: Slot::Active, regions, amount, each: 0 })
    }
}
