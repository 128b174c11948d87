//! Chaos cards on the board: which lie where, and whether their text works (CH-31 to CH-38).

use crate::content::{CardData, OldWorld, POWERS, Token};
use crate::names::{Land, Power};
use crate::position::{Chaos, Placed};

/// Names a Chaos card by power and number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card(pub Power, pub u8);

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

impl Placed {
    /// What is printed on it.
    pub fn data(self) -> &'static CardData {
        &POWERS[self.power.index()].cards[self.card as usize]
    }

    /// Whether it is this card.
    pub(crate) fn is(self, card: Card) -> bool {
        self.power == card.0 && self.card == card.1
    }
}

impl Chaos {
    /// The cards in a land, nearest the deck first.
    pub(crate) fn cards_in(&self, land: Land) -> impl Iterator<Item = Placed> + use<> {
        self.slots[land.index()].into_iter().flatten()
    }

    /// Whether the text of the cards in a land is blanked (CH-37).
    pub(crate) fn blanked(&self, land: Land) -> bool {
        self.cards_in(land).any(|placed| placed.is(Card::CHANGER_OF_WAYS))
    }

    /// How many copies of a card work in a land (CH-33).
    pub(crate) fn working(&self, card: Card, land: Land) -> u8 {
        if card != Card::CHANGER_OF_WAYS && self.blanked(land) {
            return 0;
        }
        self.cards_in(land).filter(|placed| placed.is(card)).count() as u8
    }

    /// The slot a card of `power` would go to; none if the land has no free one for it (CH-31).
    pub(crate) fn free_slot(&self, power: Power, land: Land) -> Option<usize> {
        let usable = if self.on_track(OldWorld::TheHornedOnesDue) && self.token(Token::Skaven, land) > 0 { 1 } else { 2 };
        (0..usable).find(|slot| {
            let held = self.standing[land.index()][*slot].is_some() && power != Power::TZEENTCH;
            self.slots[land.index()][*slot].is_none() && !held
        })
    }

    /// What playing a card to a land costs now (CH-38).
    pub(crate) fn card_cost(&self, power: Power, card: u8, land: Land) -> u8 {
        let mut cost = POWERS[power.index()].cards[card as usize].cost;
        if (Card(power, card)) == Card::DEGENERATE_ROYALTY && self.corruption[land.index()].iter().sum::<u8>() >= 3 {
            cost = 0;
        }
        if power != Power::TZEENTCH {
            cost += 2 * self.working(Card::TEMPORAL_STASIS, land);
        }
        if self.token(Token::Event, land) > 0 {
            cost += self.track_count(OldWorld::TeclisAidsTheEmpire);
        }
        cost
    }
}
