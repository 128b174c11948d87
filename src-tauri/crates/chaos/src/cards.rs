//! Chaos cards on the board: which lie where, and whether their text works (CH-31 to CH-38).

use crate::card::Card;
use crate::content::{OldWorld, Token};
use crate::house::House;
use crate::items::{Cause, Item, total};
use crate::names::{Land, Power};
use crate::position::Chaos;

impl Chaos {
    /// What an Old World card on the track adds, for each copy.
    #[inline]
    pub(crate) fn on_track_item(&self, card: OldWorld, each: u8) -> Item {
        Item::effect(card.data().id, each * self.track_count(card))
    }

    /// The cards in a land, nearest the deck first.
    pub(crate) fn cards_in(&self, land: Land) -> impl Iterator<Item = Card> + use<> {
        self.slots[land.index()].into_iter().flatten()
    }

    /// Whether the text of the cards in a land is blanked (CH-37).
    pub(crate) fn blanked(&self, land: Land) -> bool {
        match self.cards_in(land).filter(|card| *card == Card::CHANGER_OF_WAYS).count() {
            0 => false,
            1 => true,
            // Two of them: neither works if they blank each other.
            _ => !self.house.on(House::ChangersBlankEachOther),
        }
    }

    /// Whether the text of a card that lies in a land does nothing.
    pub(crate) fn is_blank(&self, card: Card, land: Land) -> bool {
        if card == Card::CHANGER_OF_WAYS {
            let changers = self.cards_in(land).filter(|other| *other == card).count();
            return changers > 1 && self.house.on(House::ChangersBlankEachOther);
        }
        self.blanked(land)
    }

    /// How many copies of a card work in a land (CH-33).
    pub(crate) fn working(&self, card: Card, land: Land) -> u8 {
        let copies = self.cards_in(land).filter(|other| *other == card).count() as u8;
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
        if card.0 != Power::TZEENTCH {
            out(Item::effect(Card::TEMPORAL_STASIS.data().id, 2 * self.working(Card::TEMPORAL_STASIS, land)));
        }
        if self.token(Token::Event, land) > 0 {
            out(self.on_track_item(OldWorld::TeclisAidsTheEmpire, 1));
        }
    }
}
