//! The legal actions, explained: what each region costs and why, or why it cannot be had.

use serde::Serialize;
use tabletop::Seat;

use crate::action::{Action, Piece};
use crate::board::region::Region;
use crate::boxes::tools::Tools;
use crate::event::Method;
use crate::frame::decision::{Now, Steps};
use crate::frame::fee::FeeView;
use crate::frame::price::Sail;
use crate::frame::price_item::PriceItem;
use crate::frame::quote::Quote;
use crate::refusal::Refusal;
use crate::state::finds::is_default;
use crate::state::position::{SmallWorld, Stage};

/// A chance: so many of so many equal cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chance {
    /// Cases that succeed.
    #[serde(rename = "in")]
    pub succeed: u8,
    /// All cases.
    pub of: u8,
}

/// One way to take a region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OptionView {
    /// The action to play.
    pub action: Action,
    /// How.
    pub method: Method,
    /// The sum of the items, in tokens.
    pub price: u8,
    /// Tokens laid down from the hand.
    pub pay: u8,
    /// Tokens missing, for the die.
    pub short: u8,
    /// The chance of the die.
    pub chance: Option<Chance>,
    /// The price as a sum.
    pub items: Vec<PriceItem>,
    /// The relics that serve.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub with: Tools,
    /// How much of the price hammers pay (UG-F6).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub hammers: u8,
    /// Coins due for the conquest: when it is declared (WC-38), or when the region falls (UG-F7).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub fees: Vec<FeeView>,
}

impl OptionView {
    /// `action`, which costs this.
    fn of(action: Action, quote: Quote) -> Self {
        let Quote { method, price, pay, short, hammers, items, with, fees } = quote;
        // The faces are 0, 0, 0, 1, 2, 3 (SW-34): three of them are 1 or more.
        let chance = (short > 0).then(|| Chance { succeed: if short > 3 { 0 } else { 4 - short }, of: 6 });
        Self { action, method, price, pay, short, chance, items, with, hammers, fees }
    }
}

/// Why a region cannot be had.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BlockedView {
    /// The rule, with its details.
    #[serde(flatten)]
    pub reason: Refusal,
    /// The price, when only that stands in the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub price: Option<u8>,
    /// The price as a sum.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub items: Vec<PriceItem>,
}

/// A region with the ways to take it, or the reason why there is none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TargetView {
    /// The region.
    pub region: Region,
    /// The ways, the plain one first.
    pub options: Vec<OptionView>,
    /// Why there is none.
    pub blocked: Option<BlockedView>,
}

/// A kind of piece that waits to be put down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PieceInHand {
    /// The kind.
    pub kind: Piece,
    /// How many.
    pub in_hand: u8,
}

/// What a redeployment is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Placing {
    /// Tokens in hand, those owed included.
    pub hand: u8,
    /// Tokens that must be in hand at the end (SW-42).
    pub owed: u8,
    /// All pieces that may be put down.
    pub pieces: Vec<PieceInHand>,
    /// Why the redeployment cannot end yet.
    pub waits_for: Option<Refusal>,
}

/// The legal actions of the seat to act, explained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LegalView {
    /// Who decides.
    pub to_act: Option<Seat>,
    /// The step.
    pub stage: Stage,
    /// Every legal action.
    pub actions: Vec<Action>,
    /// Every region, explained.
    pub targets: Vec<TargetView>,
    /// What is to be put down.
    pub placing: Option<Placing>,
}

/// The order in which the ways to take a region are shown.
const WAYS: [Method; 10] = [
    Method::Conquer,
    Method::Attempt,
    Method::Gamble,
    Method::Strike,
    Method::Dragon,
    Method::Substitute,
    Method::Drain,
    Method::Orb,
    Method::Champion,
    Method::Bomb,
];

impl SmallWorld {
    /// The legal actions of the seat to act, explained; for headless use.
    pub fn legal_view(&self) -> LegalView {
        let mut actions = Vec::new();
        self.list_actions(&mut actions);
        let targets = self.target_views(&actions);
        LegalView { to_act: self.actor(), stage: self.stage, actions, targets, placing: self.placing_view() }
    }

    /// Every region with its price or the reason against it, while a race conquers; else those that can be taken. `actions` are the
    /// legal ones.
    pub(crate) fn target_views(&self, actions: &[Action]) -> Vec<TargetView> {
        self.gather(|now| self.targets_on(now, actions))
    }

    /// The chance of the die, where `action` takes a region by it and may fail.
    pub(crate) fn chance_of(&self, action: Action) -> Option<Chance> {
        if !matches!(action, Action::Attempt { .. } | Action::Gamble { .. }) {
            return None;
        }
        let targets = self.target_views(&[action]);
        targets.iter().flat_map(|target| &target.options).find(|option| option.action == action)?.chance
    }

    /// The same on what has been gathered.
    fn targets_on(&self, now: &Now<'_>, actions: &[Action]) -> Vec<TargetView> {
        let option = |action: &Action| Some((action.region()?, OptionView::of(*action, self.quote(now, *action)?)));
        let mut options: Vec<(Region, OptionView)> = actions.iter().filter_map(option).collect();
        let way = |option: &OptionView| WAYS.iter().position(|method| *method == option.method);
        options.sort_by_key(|(region, option)| (*region, way(option)));
        let mut targets: Vec<TargetView> = Vec::new();
        if let Some(campaign) = now.campaign.filter(|_| Steps::CONQUESTS.has(self.stage)) {
            targets.extend(campaign.board.all.map(|region| TargetView { region, options: Vec::new(), blocked: None }));
        } else {
            let mut regions: Vec<Region> = options.iter().map(|(region, _)| *region).collect();
            regions.dedup();
            targets.extend(regions.into_iter().map(|region| TargetView { region, options: Vec::new(), blocked: None }));
        }
        let mut options = options.into_iter().peekable();
        for target in &mut targets {
            while let Some((_, option)) = options.next_if(|(region, _)| *region == target.region) {
                target.options.push(option);
            }
            if target.options.is_empty() {
                target.blocked = self.blocked(now, target.region);
            }
        }
        targets
    }

    /// Why `region` cannot be conquered.
    fn blocked(&self, now: &Now<'_>, region: Region) -> Option<BlockedView> {
        let campaign = now.campaign?;
        let reason = self.check_on(now, Action::Conquer { region, with: Tools::NONE }).err()?;
        let strong = matches!(reason, Refusal::TooStrong { .. } | Refusal::NoTokens | Refusal::LoneTauren);
        Some(BlockedView {
            reason,
            price: strong.then(|| self.price(campaign, region)),
            items: if strong { self.price_items(campaign, region, Tools::NONE, Sail::Ship) } else { Vec::new() },
        })
    }

    /// What is to be put down, while somebody redeploys.
    pub(crate) fn placing_view(&self) -> Option<Placing> {
        if !Steps::PLACING.has(self.stage) {
            return None;
        }
        let on = self.deployment()?;
        let band = self.band(on.seat, on.slot)?;
        let pieces = Piece::ALL
            .into_iter()
            .map(|(kind, _)| PieceInHand { kind, in_hand: on.in_hand(self, kind) })
            .filter(|p| p.in_hand > 0)
            .collect();
        Some(Placing {
            hand: if on.retreat { band.withdrawn } else { band.hand },
            owed: if on.retreat { 0 } else { on.owed },
            pieces,
            waits_for: on.check_done(self).err(),
        })
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use crate::walks;

    #[test]
    fn the_chance_of_a_throw_is_how_often_it_takes_the_region() {
        let (mut throws, mut legal) = (0, Vec::new());
        for (position, seat) in walks::positions(0..12) {
            position.legal_actions(&mut legal);
            for &action in &legal {
                let deals = position.fair_deals(seat, action, 1);
                let (Some(region), false) = (action.region(), deals.is_empty()) else {
                    assert!(position.odds(action).is_none_or(|odds| odds > 0.0 && odds < 1.0), "{action}");
                    continue;
                };
                let share = f32::from(walks::taken(&position, seat, action, region, &deals)) / f32::from(deals.len() as u8);
                assert_eq!(position.odds(action), Some(share), "{action}");
                throws += 1;
            }
        }
        assert!(throws > 100, "{throws}");
    }
}
