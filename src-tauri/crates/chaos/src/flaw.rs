//! What can be wrong with a position that was loaded: small named checks.

use serde::Serialize;
use thiserror::Error;

use crate::cards::Card;
use crate::content::{CORRUPTION, Token};
use crate::names::{Figure, Land, Power};
use crate::position::{Chaos, Phase};

/// One thing that is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Flaw {
    /// Not three or four powers.
    #[error("{powers} powers: 3 or 4 play")]
    Powers {
        /// How many.
        powers: u8,
    },
    /// A figure in a land that does not exist, or of a power that does not play.
    #[error("figure {figure} cannot be where it is")]
    Figure {
        /// Which.
        figure: Figure,
    },
    /// Chaos cards were made or lost.
    #[error("{found} of the card {card}, and {copies} are in the box")]
    Cards {
        /// Which.
        card: Card,
        /// Found everywhere together.
        found: u8,
        /// In the box.
        copies: u8,
    },
    /// More tokens than the box has.
    #[error("{found} tokens of the kind {token}, {most} in the box")]
    Tokens {
        /// Which kind.
        token: &'static str,
        /// Found.
        found: u8,
        /// In the box.
        most: u8,
    },
    /// A ruined land holds tokens, after it was scored.
    #[error("the ruined land {land} holds tokens")]
    RuinedLand {
        /// Which.
        land: Land,
    },
    /// A dial beyond its end.
    #[error("the dial of {power} stands at {tick}")]
    Dial {
        /// Whose.
        power: Power,
        /// Where.
        tick: u8,
    },
    /// Nobody can act, and the game is not over.
    #[error("nobody can act")]
    NobodyActs,
    /// A number no game can reach.
    #[error("{what}: {number} is beyond what a game can reach")]
    Beyond {
        /// Which number.
        what: &'static str,
        /// The number.
        number: u16,
    },
}

impl Chaos {
    /// Every flaw of the position.
    pub(crate) fn flaws(&self) -> Result<(), Vec<Flaw>> {
        let mut flaws = Vec::new();
        let powers = self.powers.count_ones() as u8;
        if self.powers > 0b1111 || !(3..=4).contains(&powers) {
            return Err(vec![Flaw::Powers { powers }]);
        }
        for power in Power::ALL {
            let tick = self.ticks[power.index()];
            if usize::from(tick) >= power.data().dial.len() {
                return Err(vec![Flaw::Dial { power, tick }]);
            }
        }
        self.check_figures(&mut flaws);
        self.check_cards(&mut flaws);
        self.check_tokens(&mut flaws);
        for (what, number, most) in [
            ("round", u16::from(self.round), 8),
            ("victory points", self.points.iter().copied().max().unwrap_or(0), 1000),
            ("power", self.energy.iter().copied().max().unwrap_or(0).into(), 30),
        ] {
            if number > most {
                flaws.push(Flaw::Beyond { what, number });
            }
        }
        if (self.phase == Phase::Over) != self.ending.is_some() || self.ending.is_none() && self.actor().is_none() {
            flaws.push(Flaw::NobodyActs);
        }
        if flaws.is_empty() { Ok(()) } else { Err(flaws) }
    }

    fn check_figures(&self, flaws: &mut Vec<Flaw>) {
        for figure in Figure::all() {
            let on_board = self.land_of(figure).is_some();
            let standing = self.standing.iter().flatten().filter(|other| **other == Some(figure)).count();
            if on_board && !self.plays(figure.owner()) || standing > usize::from(on_board) {
                flaws.push(Flaw::Figure { figure });
            }
        }
    }

    fn check_cards(&self, flaws: &mut Vec<Flaw>) {
        for power in Power::ALL {
            let index = power.index();
            for (card, data) in (0..).zip(power.data().cards) {
                let placed = self.slots.iter().flatten().flatten().filter(|other| **other == Card(power, card)).count() as u8;
                let decked = self.decks[index].iter().filter(|other| **other == card).count() as u8;
                let found = self.hands[index][card as usize] + self.discards[index][card as usize] + placed + decked;
                let copies = if self.plays(power) { data.copies } else { 0 };
                if found != copies {
                    flaws.push(Flaw::Cards { card: Card(power, card), found, copies });
                }
            }
        }
    }

    fn check_tokens(&self, flaws: &mut Vec<Flaw>) {
        for token in Token::ALL {
            let taken: u8 = if token == Token::Peasant { self.taken.iter().sum() } else { 0 };
            let found = self.tokens.iter().map(|land| land[token as usize]).sum::<u8>() + taken;
            if found > token.supply() {
                flaws.push(Flaw::Tokens { token: token.id(), found, most: token.supply() });
            }
        }
        for power in Power::ALL {
            let found: u8 = self.corruption.iter().map(|land| land[power.index()]).sum();
            if found > CORRUPTION {
                flaws.push(Flaw::Tokens { token: "corruption", found, most: CORRUPTION });
            }
        }
        for land in Land::all().filter(|land| self.is_ruined(*land) && self.fresh_ruins >> land.0 & 1 == 0) {
            if self.corruption[land.index()] != [0; 4] || self.tokens[land.index()] != [0; 6] {
                flaws.push(Flaw::RuinedLand { land });
            }
        }
    }
}
