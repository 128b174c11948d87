//! What is in a game: how many of each Chaos card and of each card of the Old World. It belongs to the game from its first position on, so
//! that a box that grows changes no game that was begun before.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Edition;

use crate::cards::card::Card;
use crate::content::{OLD_WORLD, OldWorld};
use crate::state::names::Power;

/// Chaos cards that a power has at least and at most: so many are drawn from and held in a deck.
const DECK: (u8, u8) = (8, 24);
/// Cards of the Old World that there are at least and at most, without the two that may stay in the box: a game has 8 rounds at most (CH-5).
const OLD_WORLD_DECK: (u8, u8) = (8, 26);

/// What is in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contents {
    cards: [[u8; 8]; 4],
    old_world: [u8; OLD_WORLD.len()],
}

/// What the box held before saved games said what is in them. It never changes: games that were saved then have exactly this.
const FIRST_CARDS: &[(&str, u8)] = &[
    ("blood_frenzy", 4),
    ("battle_cry", 4),
    ("the_skull_throne", 4),
    ("field_of_carnage", 3),
    ("ritual_slaying", 3),
    ("reborn_in_blood", 3),
    ("the_blood_gods_call", 3),
    ("plague_aura", 4),
    ("plague_touch", 3),
    ("all_things_decay", 2),
    ("influenza", 4),
    ("rain_of_pus", 3),
    ("a_great_foul_consumption", 3),
    ("the_final_rotting", 3),
    ("the_stench_of_death", 2),
    ("teleport", 4),
    ("changer_of_ways", 3),
    ("warp_shield", 3),
    ("temporal_stasis", 3),
    ("the_meddling_of_skaven", 3),
    ("the_persistence_of_change", 3),
    ("dazzle", 3),
    ("drain_power", 2),
    ("perverse_infiltration", 4),
    ("insidious_lies", 4),
    ("dark_influence", 4),
    ("soporific_musk", 4),
    ("field_of_ecstasy", 3),
    ("degenerate_royalty", 3),
    ("abyssal_pact", 2),
];
const FIRST_OLD_WORLD: &[(&str, u8)] = &[
    ("plunged_into_chaos", 4),
    ("peasant_uprising", 2),
    ("up_from_skavenblight", 2),
    ("meteor_showers", 2),
    ("warpstone_discovery", 1),
    ("greenskins_invade", 1),
    ("dwarf_trollslayers", 1),
    ("bretonnian_knights", 1),
    ("the_crusade_is_come", 1),
    ("the_horned_ones_due", 1),
    ("teclis_aids_the_empire", 1),
    ("dark_elf_corsairs", 1),
    ("norse_reavers", 1),
    ("electors_sue_for_peace", 1),
    ("the_grail_is_found", 1),
    ("franzs_decree", 1),
    ("skavengers", 1),
    ("mass_exodus", 1),
    ("electors_arise", 1),
    ("witch_hunters", 1),
    ("divine_inspiration", 1),
    ("road_wardens", 1),
];

impl Contents {
    /// Everything in the box.
    pub fn of_box(edition: Edition) -> Self {
        let number = |first: &[(&str, u8)], id: &str, today: u8| match edition {
            Edition::First => first.iter().find(|(name, _)| *name == id).map_or(0, |(_, copies)| *copies),
            Edition::Today => today,
        };
        let mut contents = Self { cards: [[0; 8]; 4], old_world: [0; OLD_WORLD.len()] };
        for card in Card::all() {
            contents.cards[card.power().index()][card.place()] = number(FIRST_CARDS, card.data().id, card.data().copies);
        }
        for card in OldWorld::ALL {
            contents.old_world[card as usize] = number(FIRST_OLD_WORLD, card.data().id, card.data().copies);
        }
        contents
    }

    /// What a position has that does not say it.
    pub(crate) fn first() -> Self {
        Self::of_box(Edition::First)
    }

    /// How many of a Chaos card are in the game, if its power plays.
    #[inline]
    pub const fn copies(&self, card: Card) -> u8 {
        self.cards[card.power().index()][card.place()]
    }

    /// How many of a card of the Old World there are.
    #[inline]
    pub const fn of_old_world(&self, card: OldWorld) -> u8 {
        self.old_world[card as usize]
    }

    /// Why a game cannot be played with it.
    fn flaw(&self) -> Option<String> {
        let sum = |numbers: &[u8]| numbers.iter().fold(0_u8, |sum, number| sum.saturating_add(*number));
        for power in Power::ALL {
            let cards = sum(&self.cards[power.index()]);
            if !(DECK.0..=DECK.1).contains(&cards) {
                return Some(format!("{cards} Chaos cards of {power}: a deck has {} to {}", DECK.0, DECK.1));
            }
        }
        let always = OldWorld::ALL.into_iter().filter(|card| !card.may_stay_in_the_box()).map(|card| self.of_old_world(card));
        let always = always.fold(0, u8::saturating_add);
        let optional = sum(&self.old_world).saturating_sub(always);
        if (OLD_WORLD_DECK.0..=OLD_WORLD_DECK.1).contains(&always) && optional <= 2 {
            return None;
        }
        Some(format!(
            "{always} and {optional} cards of the Old World: there are {} to {} and at most 2",
            OLD_WORLD_DECK.0, OLD_WORLD_DECK.1
        ))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    cards: BTreeMap<Card, u8>,
    old_world: BTreeMap<OldWorld, u8>,
}

impl Serialize for Contents {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cards = Card::all().map(|card| (card, self.copies(card))).filter(|(_, copies)| *copies > 0).collect();
        let old_world = OldWorld::ALL.into_iter().map(|card| (card, self.of_old_world(card))).filter(|(_, copies)| *copies > 0).collect();
        Written { cards, old_world }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Contents {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let mut contents = Self { cards: [[0; 8]; 4], old_world: [0; OLD_WORLD.len()] };
        for (card, copies) in written.cards {
            contents.cards[card.power().index()][card.place()] = copies;
        }
        for (card, copies) in written.old_world {
            contents.old_world[card as usize] = copies;
        }
        contents.flaw().map_or(Ok(contents), |why| Err(D::Error::custom(why)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_old_games_have_is_still_known() {
        let first = Contents::first();
        assert!(FIRST_CARDS.iter().all(|(id, copies)| Card::by_name(id).is_some_and(|card| first.copies(card) == *copies)));
        assert!(FIRST_OLD_WORLD.iter().all(|(id, copies)| OldWorld::by_name(id).is_some_and(|card| first.of_old_world(card) == *copies)));
        assert_eq!((first.flaw(), Contents::of_box(Edition::Today).flaw()), (None, None));
    }

    #[test]
    fn what_no_game_can_be_played_with_is_refused_by_name() {
        let mut form = serde_json::to_value(Contents::first()).unwrap();
        assert_eq!(serde_json::from_value::<Contents>(form.clone()).unwrap(), Contents::first());
        form["cards"]["blood_frenzy"] = 200.into();
        assert!(serde_json::from_value::<Contents>(form.clone()).unwrap_err().to_string().contains("Chaos cards of khorne"));
        form["cards"]["blood_frenzy"] = 4.into();
        form["old_world"]["plunged_into_chaos"] = 200.into();
        assert!(serde_json::from_value::<Contents>(form).unwrap_err().to_string().contains("cards of the Old World"));
    }
}
