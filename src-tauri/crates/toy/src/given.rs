//! A position as a person writes it down.

use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::{Game, Reason, Seat, reasons_each};

use crate::atoll::{Atoll, STEPS};
use crate::words::{Place, Setup};

/// The *given* of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    /// Always `atoll`.
    pub game: String,
    /// 2 to 4.
    pub players: u8,
    /// Of the cards that are not given, and of the dice.
    pub seed: u64,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// Actions left in it, 1 or 2.
    pub left: u8,
    /// The cards of the seats, in order.
    pub cards: Option<Vec<Place>>,
    /// Tokens of the seats by place.
    pub tokens: BTreeMap<Place, Vec<u8>>,
}

impl Default for Given {
    fn default() -> Self {
        Self {
            game: crate::words::ATOLL.into(),
            players: 2,
            seed: 0,
            round: 1,
            turn: Seat::FIRST,
            left: STEPS,
            cards: None,
            tokens: BTreeMap::new(),
        }
    }
}

impl Atoll {
    /// The position that somebody has written down, or everything that is wrong with it.
    pub(crate) fn laid_out(given: &Given) -> Result<Self, Vec<Reason>> {
        let setup = Setup { game: given.game.clone(), players: given.players, seed: given.seed };
        let mut position = Self::from_setup(&setup).map_err(|error| reasons_each(&[error]))?;
        let seats = position.seats();
        if given.tokens.values().any(|tokens| tokens.len() > seats) || given.cards.as_ref().is_some_and(|cards| cards.len() != seats) {
            return Err(vec![Reason::new("seats", format!("there are {seats} seats: give a card for each, and no more tokens"))]);
        }
        position.round = given.round;
        position.turn = given.turn;
        position.left = given.left;
        for (seat, card) in Seat::all(seats).zip(given.cards.iter().flatten()) {
            position.cards[seat] = card.number();
        }
        for (place, tokens) in &given.tokens {
            for (seat, count) in Seat::all(seats).zip(tokens) {
                position.tokens[place.index()][seat] = *count;
            }
        }
        position.validate().map_err(|flaws| reasons_each(&flaws))?;
        Ok(position)
    }
}
