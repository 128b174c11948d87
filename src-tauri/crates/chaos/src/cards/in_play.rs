//! Chaos cards on the board: which lie where, and whether their text works (CH-31 to CH-38).

use crate::cards::card::Card;
use crate::content::{OldWorld, Token};
use crate::phases::flow::lands;
use crate::state::house::House;
use crate::state::items::{Cause, Item, total};
use crate::state::names::{Land, Power};
use crate::state::position::Chaos;

impl Chaos {
    /// What an Old World card on the track adds, for each copy.
    #[inline]
    pub(crate) fn on_track_item(&self, card: OldWorld, each: u8) -> Item {
        Item::effect(card.data().id, each * self.track_count(card))
    }

    /// The cards in a land, nearest the deck first.
    #[inline]
    pub(crate) fn cards_in(&self, land: Land) -> impl Iterator<Item = Card> {
        self.slots[land.index()].iter().flatten().copied()
    }

    /// The different cards in a hand.
    #[inline]
    pub(crate) fn cards_in_hand(&self, power: Power) -> impl Iterator<Item = Card> {
        (0..).zip(&self.hands[power.index()]).filter(|(_, count)| **count > 0).map(move |(number, _)| Card::new(power, number))
    }

    /// How many copies of a card lie in a land.
    #[inline]
    fn copies_in(&self, card: Card, land: Land) -> u8 {
        let [near, far] = self.slots[land.index()];
        u8::from(near == Some(card)) + u8::from(far == Some(card))
    }

    /// Whether the text of the cards in a land is blanked (CH-37).
    pub(crate) fn blanked(&self, land: Land) -> bool {
        match self.copies_in(Card::CHANGER_OF_WAYS, land) {
            0 => false,
            1 => true,
            // Two of them: neither works if they blank each other.
            _ => !self.house.on(House::ChangersBlankEachOther),
        }
    }

    /// Whether the text of a card that lies in a land does nothing.
    pub(crate) fn is_blank(&self, card: Card, land: Land) -> bool {
        if card == Card::CHANGER_OF_WAYS {
            return self.copies_in(card, land) > 1 && self.house.on(House::ChangersBlankEachOther);
        }
        self.blanked(land)
    }

    /// How many copies of a card work in a land (CH-33).
    #[inline]
    pub(crate) fn working(&self, card: Card, land: Land) -> u8 {
        let copies = self.copies_in(card, land);
        if copies == 0 || card != Card::CHANGER_OF_WAYS && self.blanked(land) { 0 } else { copies }
    }

    /// The slot a card of `power` would go to; none if the land has no free one for it (CH-31).
    pub(crate) fn free_slot(&self, power: Power, land: Land) -> Option<usize> {
        let usable = if self.on_track(OldWorld::TheHornedOnesDue) && self.token(Token::Skaven, land) > 0 { 1 } else { 2 };
        (0..usable).find(|slot| {
            let held = self.standing[land.index()][*slot].is_some() && power != Power::TZEENTCH;
            self.slots[land.index()][*slot].is_none() && !held
        })
    }

    /// What playing a card to a land costs now.
    #[inline]
    pub(crate) fn card_cost(&self, card: Card, land: Land) -> u8 {
        let mut cost = 0;
        self.card_cost_items(card, land, &mut |item| cost += item.amount);
        total(cost)
    }

    /// The sum behind it: reductions come before raises (CH-38).
    #[inline]
    pub(crate) fn card_cost_items(&self, card: Card, land: Land, out: &mut impl FnMut(Item)) {
        let printed = card.data().cost;
        out(Item::new(Cause::Printed, printed));
        if card == Card::DEGENERATE_ROYALTY && self.corruption_in(land) >= 3 {
            out(Item::effect(card.data().id, printed).less());
        }
        self.surcharge_items(card.power(), land, out);
    }

    /// What every card of a power costs more in a land.
    #[inline]
    fn surcharge_items(&self, power: Power, land: Land, out: &mut impl FnMut(Item)) {
        if power != Power::TZEENTCH {
            out(Item::effect(Card::TEMPORAL_STASIS.data().id, 2 * self.working(Card::TEMPORAL_STASIS, land)));
        }
        if self.token(Token::Event, land) > 0 {
            out(self.on_track_item(OldWorld::TeclisAidsTheEmpire, 1));
        }
    }

    /// The lands in which the cards of a power cost more than is printed.
    pub(crate) fn dear_lands(&self, power: Power) -> u16 {
        lands(|land| {
            let mut dear = false;
            self.surcharge_items(power, land, &mut |item| dear |= item.amount != 0);
            dear
        })
    }
}
