//! Chaos cards by power and number.

use std::num::NonZeroU8;

use crate::content::{CardData, POWERS};
use crate::state::names::Power;

/// A Chaos card: whose, and its number among the cards of that power, in one byte. It is written by its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

/// At most so many different cards has a power.
const KINDS: u8 = 8;

impl Card {
    /// The card `number` of a power, below [`KINDS`].
    #[inline]
    pub(crate) const fn new(power: Power, number: u8) -> Self {
        Self(NonZeroU8::MIN.saturating_add(power.0 * KINDS + number))
    }

    /// Whose it is.
    #[inline]
    pub const fn power(self) -> Power {
        Power((self.0.get() - 1) / KINDS)
    }

    /// Its number among the cards of its power, as an index.
    #[inline]
    pub(crate) const fn place(self) -> usize {
        self.number() as usize
    }

    /// Its number among the cards of its power.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        (self.0.get() - 1) % KINDS
    }

    /// Every Chaos card.
    pub fn all() -> impl Iterator<Item = Self> {
        Power::ALL.into_iter().flat_map(Self::of)
    }

    /// The Chaos cards of a power.
    pub fn of(power: Power) -> impl Iterator<Item = Self> {
        (0..power.data().cards.len() as u8).map(move |number| Self::new(power, number))
    }

    /// What is printed on it.
    #[inline]
    pub fn data(self) -> &'static CardData {
        &POWERS[self.power().index()].cards[self.place()]
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
            pub const $name: Self = Self::new(Power::$power, $number);)*
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

tabletop::written_by_name!(Card, "Chaos card");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        assert!(Card::all().all(|card| Card::by_name(card.data().id) == Some(card)));
    }
}
