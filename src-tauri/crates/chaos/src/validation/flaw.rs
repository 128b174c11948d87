//! What can be wrong with a position that was loaded: small named checks.

use serde::Serialize;
use thiserror::Error;

use crate::cards::card::Card;
use crate::content::{CORRUPTION, OldWorld, RUINS, Token};
use crate::state::names::{Figure, Land, Power};
use crate::state::position::{Chaos, Phase};
use crate::state::task::Task;

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
    /// A power that does not play has something, or is to do something.
    #[error("{power} does not play")]
    Absent {
        /// Which.
        power: Power,
    },
    /// Old World cards were made or lost.
    #[error("{found} of the card {card}, and {copies} are in the box")]
    OldWorld {
        /// Which.
        card: OldWorld,
        /// Found in the deck and on the track.
        found: u8,
        /// In the box.
        copies: u8,
    },
    /// What is still to be done does not lead through the round.
    #[error("the tasks do not belong to this phase")]
    Tasks,
    /// A task that cannot wait here.
    #[error("the task {task:?} cannot wait here")]
    Task {
        /// Which.
        task: Task,
    },
    /// A die face that does not exist.
    #[error("{face} is no face of the die: 1 to 6")]
    Face {
        /// The number.
        face: u8,
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
        self.check_table()?;
        let mut flaws = Vec::new();
        self.check_pieces(&mut flaws);
        // Each round to come reveals a card of the Old World deck.
        let rounds = u16::from(self.round) + self.old_world.len() as u16;
        if rounds > self.all_rounds().into() {
            flaws.push(Flaw::Beyond { what: "round", number: rounds });
        }
        if self.phase == Phase::Summoning && !self.plays(self.turn) {
            flaws.push(Flaw::Absent { power: self.turn });
        }
        if (self.phase == Phase::Over) != self.ending.is_some() {
            flaws.push(Flaw::NobodyActs);
        }
        if self.ending.is_none() && flaws.is_empty() {
            self.check_tasks(&mut flaws);
            // What is sound can be asked: the task on top asks somebody, who has something to choose from.
            let asked = self.tasks.last().is_some_and(|task| self.asks(*task).is_some() && self.offers(*task).0 > 0);
            if flaws.is_empty() && !asked {
                flaws.push(Flaw::NobodyActs);
            }
        }
        if flaws.is_empty() { Ok(()) } else { Err(flaws) }
    }

    /// Who plays, and where the dials stand: what every other question builds on.
    fn check_table(&self) -> Result<(), Vec<Flaw>> {
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
        Ok(())
    }

    /// Everything that lies on the table, whatever is still to be done: from here the tasks can be worked off.
    pub(crate) fn piece_flaws(&self) -> Result<(), Vec<Flaw>> {
        self.check_table()?;
        let mut flaws = Vec::new();
        self.check_pieces(&mut flaws);
        if flaws.is_empty() { Ok(()) } else { Err(flaws) }
    }

    fn check_pieces(&self, flaws: &mut Vec<Flaw>) {
        self.check_figures(flaws);
        self.check_standing(flaws);
        self.check_cards(flaws);
        self.check_old_world(flaws);
        self.check_tokens(flaws);
        self.check_numbers(flaws);
        self.check_absent(flaws);
        self.check_battle(flaws);
    }

    fn check_numbers(&self, flaws: &mut Vec<Flaw>) {
        let most_of = |numbers: &[u8]| u16::from(numbers.iter().copied().max().unwrap_or(0));
        let bits = |set: u16| u16::BITS as u16 - set.leading_zeros() as u16;
        let ruins: Vec<u8> = self.ruined.iter().flatten().copied().collect();
        for (what, number, most) in [
            ("round", self.round.into(), self.all_rounds().into()),
            ("victory points", self.points.iter().copied().max().unwrap_or(0), 1000),
            ("power", most_of(&self.energy), 30),
            ("counters", most_of(&self.counters), 100),
            ("corruption tokens placed this round", most_of(self.sown.as_flattened()), 100),
            ("ruination card", most_of(&ruins), RUINS.len() as u16 - 1),
            ("lands ruined this round", bits(self.fresh_ruins), 9),
            ("lands in which Tzeentch killed", bits(self.changed), 9),
            ("upgrades", self.upgrades.iter().map(|set| bits(u16::from(*set))).max().unwrap_or(0), 5),
        ] {
            if number > most {
                flaws.push(Flaw::Beyond { what, number });
            }
        }
        if self.round == 0 {
            flaws.push(Flaw::Beyond { what: "round", number: 0 });
        }
        flaws.extend(self.script.iter().filter(|face| !(1..=6).contains(*face)).map(|face| Flaw::Face { face: *face }));
    }

    /// A power that does not play has nothing and does nothing.
    fn check_absent(&self, flaws: &mut Vec<Flaw>) {
        for power in Power::ALL.into_iter().filter(|power| !self.plays(*power)) {
            let index = power.index();
            let per_land = |numbers: &[[u8; 4]; 9]| numbers.iter().any(|land| land[index] > 0);
            let own = [self.ticks[index], self.counters[index], self.energy[index], self.upgrades[index], self.taken[index]];
            let controls = power == Power::SLAANESH && !self.controlled.is_empty();
            if own != [0; 5] || self.points[index] > 0 || per_land(&self.corruption) || per_land(&self.sown) || controls {
                flaws.push(Flaw::Absent { power });
            }
        }
    }

    /// How many of an Old World card have been revealed and are on their way to the track.
    pub(crate) fn arriving(&self, card: OldWorld) -> u8 {
        self.tasks.iter().filter(|task| **task == Task::Arrive { card }).count() as u8
    }

    fn check_old_world(&self, flaws: &mut Vec<Flaw>) {
        for card in OldWorld::ALL {
            let found = self.old_world.iter().filter(|other| **other == card).count() as u8 + self.track_count(card) + self.arriving(card);
            let copies = self.in_box(card);
            if found > copies {
                flaws.push(Flaw::OldWorld { card, found, copies });
            }
        }
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
            let cards = power.data().cards.len();
            // Hands and discards have a column for each card of the power that has most, and decks hold their numbers.
            let beyond =
                self.hands[index].iter().chain(&self.discards[index]).enumerate().filter(|(at, count)| at % 8 >= cards && **count > 0);
            let numbers =
                beyond.map(|(at, _)| (at % 8) as u8).chain(self.decks[index].iter().copied().filter(|card| usize::from(*card) >= cards));
            flaws.extend(numbers.map(|number| Flaw::Beyond { what: "card of a power", number: number.into() }));
            for card in 0..cards as u8 {
                let placed = self.slots.iter().flatten().flatten().filter(|other| **other == Card::new(power, card)).count() as u8;
                let decked = self.decks[index].iter().filter(|other| **other == card).count() as u8;
                let held = self.hands[index][card as usize].saturating_add(self.discards[index][card as usize]);
                let found = held.saturating_add(placed + decked);
                let copies = if self.plays(power) { self.contents.copies(Card::new(power, card)) } else { 0 };
                if found != copies {
                    flaws.push(Flaw::Cards { card: Card::new(power, card), found, copies });
                }
            }
        }
    }

    fn check_tokens(&self, flaws: &mut Vec<Flaw>) {
        for token in Token::ALL {
            let taken = self.taken.iter().filter(|_| token == Token::Peasant);
            let found =
                self.tokens.iter().map(|land| &land[token as usize]).chain(taken).fold(0, |sum: u8, count| sum.saturating_add(*count));
            if found > token.supply() {
                flaws.push(Flaw::Tokens { token: token.id(), found, most: token.supply() });
            }
        }
        for power in Power::ALL {
            let found = self.corruption.iter().fold(0, |sum: u8, land| sum.saturating_add(land[power.index()]));
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
