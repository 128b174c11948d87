//! The legal actions, explained: what each region costs and why, or why it cannot be had.

use serde::Serialize;
use tabletop::Seat;

use crate::action::{Action, Piece};
use crate::board::region::Region;
use crate::boxes::tools::Tools;
use crate::event::Method;
use crate::frame::campaign::Campaign;
use crate::frame::fee::FeeView;
use crate::frame::price::Sail;
use crate::frame::price_item::{Cause, PriceItem};
use crate::refusal::Refusal;
use crate::state::finds::is_default;
use crate::state::house::House;
use crate::state::position::{ShortStrike, SmallWorld, Stage};

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

/// How the pieces of [`Placing`] are named.
pub(crate) const PIECES: [Piece; 7] =
    [Piece::Token, Piece::Encampment, Piece::Fortress, Piece::Hero, Piece::Armor, Piece::Beast, Piece::Champion];

/// The methods of conquest with the actions that use them.
pub(crate) const fn action_of(method: Method, region: Region, with: Tools) -> Action {
    match method {
        Method::Conquer => Action::Conquer { region, with },
        Method::Attempt => Action::Attempt { region, with },
        Method::Gamble => Action::Gamble { region, with },
        Method::Dragon => Action::Dragon { region },
        Method::Substitute => Action::Substitute { region },
        Method::Drain => Action::Drain { region },
        Method::Orb => Action::Orb { region, bag: false },
        Method::Champion => Action::Champion { region },
        Method::Strike => Action::Strike { region, with },
        // Bombs go off by themselves; whoever asks for their action means to set one off.
        Method::Bomb => Action::Detonate { region },
    }
}

impl SmallWorld {
    /// The legal actions of the seat to act, explained; for headless use.
    pub fn legal_view(&self) -> LegalView {
        let mut actions = Vec::new();
        self.list_actions(&mut actions);
        LegalView { to_act: self.actor(), stage: self.stage, actions, targets: self.target_views(), placing: self.placing_view() }
    }

    /// Every region with its price or the reason against it, while a race conquers.
    pub(crate) fn target_views(&self) -> Vec<TargetView> {
        if self.stage == Stage::Strike {
            return self.short_strike_view().into_iter().collect();
        }
        if self.stage == Stage::Bombs {
            return self.guarded_bombs().map(|region| self.bomb_view(region)).collect();
        }
        if !matches!(self.stage, Stage::Ghouls | Stage::Conquest) {
            return Vec::new();
        }
        self.campaign().map_or_else(Vec::new, |campaign| campaign.board.all.map(|region| self.target_view(&campaign, region)).collect())
    }

    /// The strike that fell short, as the final attempt it may become: what its roll gave is kept (WC-70).
    fn short_strike_view(&self) -> Option<TargetView> {
        let (short, campaign) = (self.record.more.tally.short?, self.campaign()?);
        let ShortStrike { region, with, missing } = short;
        let action = Action::Attempt { region, with };
        let mut items = self.price_items(&campaign, region, with, Sail::Strike);
        let price = campaign.strength(region) + missing;
        let given = i16::from(price) - items.iter().map(|item| item.amount).sum::<i16>();
        if given != 0 {
            items.push(PriceItem::plain(Cause::Strike, given));
        }
        let option = OptionView {
            action,
            method: Method::Attempt,
            price,
            pay: campaign.hand,
            short: missing,
            chance: Some(Chance { succeed: 4 - missing.min(3), of: 6 }),
            items,
            with,
            hammers: campaign.strength(region) - campaign.hand,
            fees: Vec::new(),
        };
        Some(TargetView { region, options: vec![option], blocked: None })
    }

    /// A bomb that waits for a fee: what revealing it costs (WC-75).
    fn bomb_view(&self, region: Region) -> TargetView {
        let fees = self.bomb_fees(region).views(region).collect();
        let option = OptionView {
            action: Action::Detonate { region },
            method: Method::Bomb,
            price: 0,
            pay: 0,
            short: 0,
            chance: None,
            items: Vec::new(),
            with: Tools::NONE,
            hammers: 0,
            fees,
        };
        TargetView { region, options: vec![option], blocked: None }
    }

    fn target_view(&self, campaign: &Campaign, region: Region) -> TargetView {
        let mut options = Vec::new();
        let plain = self.check_conquest(campaign, action_of(Method::Conquer, region, Tools::NONE));
        let combine = self.house(House::RelicsCombine);
        let helps: Vec<Tools> = std::iter::once(Tools::NONE).chain(campaign.tools.choices(combine)).collect();
        for method in [Method::Conquer, Method::Attempt, Method::Gamble, Method::Strike] {
            for with in &helps {
                let action = action_of(method, region, *with);
                if self.check_conquest(campaign, action).is_ok() {
                    options.push(self.option_view(campaign, region, method, action, *with));
                }
            }
        }
        for method in [Method::Dragon, Method::Substitute, Method::Drain, Method::Orb, Method::Champion] {
            let action = action_of(method, region, Tools::NONE);
            if self.check_conquest(campaign, action).is_ok() {
                options.push(self.option_view(campaign, region, method, action, Tools::NONE));
            }
        }
        let bag = Action::Orb { region, bag: true };
        if self.check_conquest(campaign, bag).is_ok() {
            options.push(self.option_view(campaign, region, Method::Orb, bag, Tools::NONE));
        }
        let blocked = plain.err().filter(|_| options.is_empty()).map(|reason| {
            let strong = matches!(reason, Refusal::TooStrong { .. } | Refusal::NoTokens | Refusal::LoneTauren);
            BlockedView {
                reason,
                price: strong.then(|| self.price(campaign, region)),
                items: if strong { self.price_items(campaign, region, Tools::NONE, Sail::Ship) } else { Vec::new() },
            }
        });
        TargetView { region, options, blocked }
    }

    fn option_view(&self, campaign: &Campaign, region: Region, method: Method, action: Action, with: Tools) -> OptionView {
        let fees = self.fee_views(campaign, region, with);
        let some = |cause, price: u8, pay| OptionView {
            action,
            method,
            price,
            pay,
            short: 0,
            chance: None,
            items: vec![PriceItem::plain(cause, i16::from(price))],
            with: Tools::NONE,
            hammers: 0,
            fees: fees.clone(),
        };
        match method {
            Method::Dragon => some(Cause::Dragon, campaign.least, campaign.least),
            Method::Substitute => some(Cause::Substitute, 1, 0),
            Method::Champion | Method::Bomb => some(Cause::Champion, 0, 0),
            Method::Drain | Method::Orb => {
                let spare = self.band(campaign.seat, campaign.slot).is_some_and(|b| self.in_tray(b.race) > 0);
                some(Cause::Substitute, 1, u8::from(!spare))
            }
            Method::Conquer | Method::Attempt | Method::Gamble | Method::Strike => {
                let sail = if method == Method::Strike { Sail::Strike } else { Sail::Ship };
                let price = match sail {
                    Sail::Strike => self.strike_price(campaign, region, with),
                    Sail::Ship => self.price_with(campaign, region, with),
                };
                let strength = campaign.strength(region);
                let short = price.saturating_sub(strength);
                let hammers = if short > 0 { strength - campaign.hand } else { campaign.hammers_for(region, price) };
                OptionView {
                    action,
                    method,
                    price,
                    pay: price - short - hammers,
                    short,
                    // The faces are 0, 0, 0, 1, 2, 3 (SW-34): three of them are 1 or more.
                    chance: (short > 0).then(|| Chance { succeed: if short > 3 { 0 } else { 4 - short }, of: 6 }),
                    items: self.price_items(campaign, region, with, sail),
                    with,
                    hammers,
                    fees,
                }
            }
        }
    }

    /// What is to be put down, while somebody redeploys.
    pub(crate) fn placing_view(&self) -> Option<Placing> {
        if !matches!(self.stage, Stage::Redeploy | Stage::Retreat) {
            return None;
        }
        let (seat, slot) = self.acting;
        let band = self.band(seat, slot)?;
        let retreat = self.stage == Stage::Retreat;
        let pieces = PIECES
            .into_iter()
            .map(|kind| PieceInHand {
                kind,
                in_hand: match kind {
                    Piece::Token => self.tokens_to_put() - self.beasts_to_put(),
                    Piece::Beast => self.beasts_to_put(),
                    Piece::Champion => u8::from(!retreat && self.markers.lifted),
                    Piece::Encampment => band.encampments,
                    Piece::Fortress if !retreat && self.fortress_possible() => 1,
                    Piece::Hero if !retreat => band.heroes,
                    Piece::Armor if !retreat => band.armors,
                    Piece::Fortress | Piece::Hero | Piece::Armor => 0,
                },
            })
            .filter(|p| p.in_hand > 0)
            .collect();
        Some(Placing {
            hand: if retreat { band.withdrawn } else { band.hand },
            owed: if retreat { 0 } else { self.owed() },
            pieces,
            waits_for: self.check_done().err(),
        })
    }
}
