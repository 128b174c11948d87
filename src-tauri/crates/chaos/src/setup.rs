//! What a person writes down to start a game, and the checked way from there to a position (CH-1 to CH-8).

use serde::{Deserialize, Serialize};
use tabletop::{Edition, Quiet, Stream};
use thiserror::Error;

use crate::cards::card::Card;
use crate::cards::contents::Contents;
use crate::content::{OldWorld, START_CARDS, Token};
use crate::state::garrison::{Figures, Garrison};
use crate::state::house::{House, HouseRules};
use crate::state::names::{Land, Power};
use crate::state::position::{Chaos, Phase};
use tabletop::{Pile, Tasks};

/// The name of the game.
pub const CHAOS: &str = "chaos";
/// The largest seed, 2^53 - 1: what every JSON reader can hold.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// A game that somebody wishes for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Always `chaos`.
    #[cfg_attr(feature = "types", ts(type = "GameId"))]
    pub game: String,
    /// Players, 3 or 4.
    pub players: u8,
    /// The seed, 0 to [`MAX_SEED`].
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub seed: u64,
    /// The power that nobody plays, with three players; left out: drawn (CH-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<Power>,
    /// Switches that differ from the default.
    #[serde(default, skip_serializing_if = "HouseRules::is_default")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub house_rules: HouseRules,
    /// Exactly what is in it, as a saved game says; left out: what the box has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contents: Option<Contents>,
    /// The box that is meant where `contents` does not say it.
    #[serde(skip)]
    pub edition: Edition,
}

impl Setup {
    /// The game for so many players, with all defaults.
    pub fn plain(players: u8, seed: u64) -> Self {
        Self {
            game: CHAOS.into(),
            players,
            seed,
            absent: None,
            house_rules: HouseRules::default(),
            contents: None,
            edition: Edition::Today,
        }
    }
}

/// One reason why a setup is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SetupReason {
    /// Not this game.
    #[error("there is no game \"{game}\" here: choose \"chaos\"")]
    Game {
        /// The name given.
        game: String,
    },
    /// Too few or too many players.
    #[error("{players} players: choose 3 or 4")]
    Players {
        /// How many were wished for.
        players: u8,
    },
    /// The seed is too large.
    #[error("the seed {seed} is too large: choose 0 to 9007199254740991")]
    Seed {
        /// The seed given.
        seed: u64,
    },
    /// A power is left out of a game that has all four.
    #[error("with four players no power is absent: leave \"absent\" out")]
    NobodyAbsent,
}

/// Every reason why a setup is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("{}", .reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupError {
    /// All of them.
    pub reasons: Vec<SetupReason>,
}

impl Chaos {
    /// The first position of the game `setup` wishes for.
    ///
    /// # Errors
    /// [`SetupError`] with every reason.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        let mut position = Self::empty(setup)?;
        position.deal();
        position.begin_round(&mut Quiet);
        position.advance(&mut Quiet);
        Ok(position)
    }

    /// The table before anything is dealt.
    pub(crate) fn empty(setup: &Setup) -> Result<Self, SetupError> {
        let mut reasons = Vec::new();
        if setup.game != CHAOS {
            reasons.push(SetupReason::Game { game: setup.game.chars().take(80).collect() });
        }
        if !(3..=4).contains(&setup.players) {
            reasons.push(SetupReason::Players { players: setup.players });
        }
        if setup.seed > MAX_SEED {
            reasons.push(SetupReason::Seed { seed: setup.seed });
        }
        if setup.players == 4 && setup.absent.is_some() {
            reasons.push(SetupReason::NobodyAbsent);
        }
        if !reasons.is_empty() {
            return Err(SetupError { reasons });
        }
        let mut stream = Stream::new(setup.seed);
        let absent = (setup.players == 3).then(|| setup.absent.unwrap_or_else(|| Power(stream.below(4) as u8)));
        let powers = absent.map_or(0b1111, |absent| 0b1111 & !(1 << absent.0));
        Ok(Self {
            powers,
            stream,
            round: 0,
            phase: Phase::OldWorld,
            ending: None,
            tasks: Tasks::default(),
            turn: Power::KHORNE,
            house: setup.house_rules,
            contents: setup.contents.unwrap_or_else(|| Contents::of_box(setup.edition)),
            at: Garrison::default(),
            controlled: Figures::default(),
            shielded: Figures::default(),
            hastened: Figures::default(),
            standing: [[None; 2]; 9],
            corruption: [[0; 4]; 9],
            tokens: [[0; 6]; 9],
            taken: [0; 4],
            slots: [[None; 2]; 9],
            hands: [[0; 8]; 4],
            decks: [Pile::default(); 4],
            discards: [[0; 8]; 4],
            points: [0; 4],
            ticks: [0; 4],
            counters: [0; 4],
            energy: [0; 4],
            upgrades: [0; 4],
            ruined: [None; 9],
            fresh_ruins: 0,
            sown: [[0; 4]; 9],
            changed: 0,
            old_world: Pile::default(),
            track: [None; 2],
            battle: None,
            script: Pile::default(),
        })
    }

    /// How many of an Old World card this game is played with (CH-5).
    pub(crate) fn in_box(&self, card: OldWorld) -> u8 {
        if card.may_stay_in_the_box() && !self.house.on(House::AllComets) { 0 } else { self.contents.of_old_world(card) }
    }

    /// Decks are shuffled, hands dealt, a token laid into each land (CH-3, CH-5, CH-6).
    fn deal(&mut self) {
        for power in self.present() {
            for card in Card::of(power) {
                (0..self.contents.copies(card)).for_each(|_| self.decks[power.index()].push(card.number()));
            }
            self.stream.shuffle(&mut self.decks[power.index()]);
            self.draw(power, START_CARDS, &mut Quiet);
        }
        let mut cards = Pile::<OldWorld, 28>::default();
        for card in OldWorld::ALL {
            (0..self.in_box(card)).for_each(|_| cards.push(card));
        }
        self.stream.shuffle(&mut cards);
        self.old_world = cards[..usize::from(self.all_rounds())].iter().copied().collect();
        self.deal_tokens();
    }

    /// A token of the Old World is laid into each land (CH-6).
    pub(crate) fn deal_tokens(&mut self) {
        let mut tokens = [
            Token::Noble,
            Token::Noble,
            Token::Warpstone,
            Token::Warpstone,
            Token::Warpstone,
            Token::Peasant,
            Token::Peasant,
            Token::Peasant,
            Token::Peasant,
        ];
        self.stream.shuffle(&mut tokens);
        for (land, token) in Land::all().zip(tokens) {
            self.tokens[land.index()][token as usize] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ch_5_two_cards_stay_in_the_box_where_a_group_plays_so() {
        let mut found = [false; 2];
        for seed in 0..200 {
            for (played, all) in [(0, true), (1, false)] {
                let mut house_rules = HouseRules::default();
                house_rules.set(House::AllComets, all);
                let position = Chaos::new(&Setup { house_rules, ..Setup::plain(4, seed) }).unwrap();
                let mut cards = position.old_world.iter().chain(position.track.iter().flatten());
                found[played] |= cards.any(|card| matches!(card, OldWorld::ElectorsSueForPeace | OldWorld::TheGrailIsFound));
            }
        }
        assert_eq!(found, [true, false]);
    }

    #[test]
    fn every_reason_is_given_at_once() {
        let setup = Setup { game: "go".into(), ..Setup::plain(5, MAX_SEED + 1) };
        assert_eq!(Chaos::new(&setup).unwrap_err().reasons.len(), 3);
        let setup = Setup { absent: Some(Power::NURGLE), ..Setup::plain(4, 1) };
        assert_eq!(Chaos::new(&setup).unwrap_err().reasons, [SetupReason::NobodyAbsent]);
    }
}
