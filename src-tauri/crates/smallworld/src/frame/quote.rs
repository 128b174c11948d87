//! What a way to take a region costs, for those who ask before they decide.

use crate::board::region::Region;
use crate::boxes::tools::Tools;
use crate::event::Method;
use crate::frame::campaign::Campaign;
use crate::frame::fee::FeeView;
use crate::frame::price::Sail;
use crate::frame::price_item::{Cause, PriceItem};
use crate::state::position::SmallWorld;

/// What a way to take a region costs. The items add up to the price.
pub(crate) struct Quote {
    pub method: Method,
    /// The price, in tokens.
    pub price: u8,
    /// Tokens laid down from the hand.
    pub pay: u8,
    /// Tokens missing, for the die.
    pub short: u8,
    /// How much of the price hammers pay (UG-F6).
    pub hammers: u8,
    /// The price as a sum.
    pub items: Vec<PriceItem>,
    /// The relics that serve.
    pub with: Tools,
    /// Coins due for it.
    pub fees: Vec<FeeView>,
}

impl Quote {
    /// One that takes no token.
    pub const fn free(method: Method, fees: Vec<FeeView>) -> Self {
        Self { method, price: 0, pay: 0, short: 0, hammers: 0, items: Vec::new(), with: Tools::NONE, fees }
    }

    /// One that is not a sum: `price` tokens for one reason, `pay` of them from the hand.
    pub fn plain(method: Method, cause: Cause, price: u8, pay: u8, fees: Vec<FeeView>) -> Self {
        let items = vec![PriceItem::plain(cause, i16::from(price))];
        Self { method, price, pay, short: 0, hammers: 0, items, with: Tools::NONE, fees }
    }
}

impl SmallWorld {
    /// What `region` costs when it is paid for with tokens, some of them perhaps by a die.
    pub(crate) fn bid(&self, campaign: &Campaign, region: Region, method: Method, with: Tools) -> Quote {
        let sail = if method == Method::Strike { Sail::Strike } else { Sail::Ship };
        let price = match sail {
            Sail::Strike => self.strike_price(campaign, region, with),
            Sail::Ship => self.price_with(campaign, region, with),
        };
        let strength = campaign.strength(region);
        let short = price.saturating_sub(strength);
        let hammers = if short > 0 { strength - campaign.hand } else { campaign.hammers_for(region, price) };
        let items = self.price_items(campaign, region, with, sail);
        Quote { method, price, pay: price - short - hammers, short, hammers, items, with, fees: self.fee_views(campaign, region, with) }
    }
}
