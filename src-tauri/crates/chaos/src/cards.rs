//! Chaos cards on the board: which lie where, and whether their text works (CH-31 to CH-38).

use crate::content::{CardData, OldWorld, POWERS, Token};
use crate::house::House;
use crate::items::{Cause, Item, total};
use crate::names::{Land, Power};
use crate::position::Chaos;

/// A Chaos card: whose, and its number among the cards of that power. It is written by its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub Power, pub(crate) u8);

impl Card {
    /// Every Chaos card.
    pub fn all() -> impl Iterator<Item = Self> {
        Power::ALL.into_iter().flat_map(Self::of)
    }

    /// The Chaos cards of a power.
    pub fn of(power: Power) -> impl Iterator<Item = Self> {
        (0..power.data().cards.len() as u8).map(move |number| Self(power, number))
    }

    /// What is printed on it.
    #[inline]
    pub fn data(self) -> &'static CardData {
        &POWERS[self.0.index()].cards[self.1 as usize]
    }

    /// The card with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        Self::all().find(|card| card.data().id == id)
    }
}

macro_rules! cards {
    ($($name:ident = $power:ident $number:literal;)*) => {
        impl Card {
            $(#[doc = concat!("The card ", stringify!($name), ".")]
            pub const $name: Self = Self(Power::$power, $number);)*
        }
    };
}

cards! {
    BLOOD_FRENZY = KHORNE 0;
    BATTLE_CRY = KHORNE 1;
    SKULL_THRONE = KHORNE 2;
    FIELD_OF_CARNAGE = KHORNE 3;
    RITUAL_SLAYING = KHORNE 4;
    REBORN_IN_BLOOD = KHORNE 5;
    BLOOD_GODS_CALL = KHORNE 6;
    PLAGUE_AURA = NURGLE 0;
    PLAGUE_TOUCH = NURGLE 1;
    ALL_THINGS_DECAY = NURGLE 2;
    INFLUENZA = NURGLE 3;
    RAIN_OF_PUS = NURGLE 4;
    GREAT_FOUL_CONSUMPTION = NURGLE 5;
    FINAL_ROTTING = NURGLE 6;
    STENCH_OF_DEATH = NURGLE 7;
    TELEPORT = TZEENTCH 0;
    CHANGER_OF_WAYS = TZEENTCH 1;
    WARP_SHIELD = TZEENTCH 2;
    TEMPORAL_STASIS = TZEENTCH 3;
    MEDDLING_OF_SKAVEN = TZEENTCH 4;
    PERSISTENCE_OF_CHANGE = TZEENTCH 5;
    DAZZLE = TZEENTCH 6;
    DRAIN_POWER = TZEENTCH 7;
    PERVERSE_INFILTRATION = SLAANESH 0;
    INSIDIOUS_LIES = SLAANESH 1;
    DARK_INFLUENCE = SLAANESH 2;
    SOPORIFIC_MUSK = SLAANESH 3;
    FIELD_OF_ECSTASY = SLAANESH 4;
    DEGENERATE_ROYALTY = SLAANESH 5;
    ABYSSAL_PACT = SLAANESH 6;
}

impl Chaos {
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
        if card != Card::CHANGER_OF_WAYS && self.blanked(land) {
            return 0;
        }
        self.cards_in(land).filter(|other| *other == card).count() as u8
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
