//! A position as people write it down, for scenarios and the headless tool: everything left out has a plain default.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Quiet, Reason, read_given};
use thiserror::Error;

use crate::cards::card::Card;
use crate::content::{OldWorld, Token};
use crate::setup::{Setup, SetupReason};
use crate::state::house::HouseRules;
use crate::state::names::{CardSlot, Figure, Kind, Land, Power, Upgrade};
use crate::state::position::{Chaos, Phase};
use crate::state::task::Task;
use crate::validation::flaw::Flaw;

/// The *given* of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    /// Always `chaos`.
    pub game: String,
    /// 3 or 4.
    pub players: u8,
    /// The power that nobody plays, with three players.
    pub absent: Option<Power>,
    /// The seed of decks and dice.
    pub seed: u64,
    /// Switches that differ from the default.
    pub house_rules: HouseRules,
    /// The round, from 1.
    pub round: u8,
    /// The phase that begins; everything in it is still to be done.
    pub phase: Phase,
    /// In the Summoning Phase: whose action it is.
    pub turn: Option<Power>,
    /// The faces of the next dice.
    pub dice: Vec<u8>,
    /// The next cards of the Old World deck, the first one first.
    pub old_world_next: Vec<OldWorld>,
    /// Cards left in the Old World deck; left out: as many as the round says.
    pub old_world_left: Option<u8>,
    /// Cards on spaces 1 and 2 of the track; `none` for an empty space.
    pub track: Vec<Named<OldWorld>>,
    /// Whether everything is dealt as at the start of a real game with this setup: what else is given is then left out.
    pub dealt: bool,
    /// Whether the nine tokens of the start are dealt.
    pub tokens_dealt: bool,
    /// Lands that are ruined and scored already, by the number of their ruination card.
    pub ruined: BTreeMap<Land, u8>,
    /// What lies in the lands.
    pub lands: BTreeMap<Land, GivenLand>,
    /// What the powers have.
    pub powers: BTreeMap<Power, GivenPower>,
}

impl Given {
    /// Reads the *given* of a scenario.
    ///
    /// # Errors
    /// What cannot be read, in words.
    pub fn read(given: &Value) -> Result<Self, Vec<Reason>> {
        read_given(given)
    }
}

impl Default for Given {
    fn default() -> Self {
        Self {
            game: crate::setup::CHAOS.into(),
            players: 4,
            absent: None,
            seed: 0,
            house_rules: HouseRules::default(),
            round: 1,
            phase: Phase::Summoning,
            turn: None,
            dice: Vec::new(),
            old_world_next: Vec::new(),
            old_world_left: None,
            track: Vec::new(),
            dealt: false,
            tokens_dealt: false,
            ruined: BTreeMap::new(),
            lands: BTreeMap::new(),
            powers: BTreeMap::new(),
        }
    }
}

/// A name, or `none`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Named<T> {
    /// Something.
    Some(T),
    /// `none`.
    None(None_),
}

/// The word `none`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum None_ {
    /// Nothing.
    #[serde(rename = "none")]
    None,
}

impl<T> Named<T> {
    fn get(self) -> Option<T> {
        match self {
            Self::Some(thing) => Some(thing),
            Self::None(_) => None,
        }
    }
}

/// What lies in a land.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GivenLand {
    /// Figures by the name of their kind; the first ones of the reserve are taken, land by land.
    pub figures: BTreeMap<String, u8>,
    /// Corruption tokens.
    pub corruption: BTreeMap<Power, u8>,
    /// Corruption tokens among them that were placed this round.
    pub placed: BTreeMap<Power, u8>,
    /// Old World tokens.
    pub tokens: BTreeMap<Token, u8>,
    /// Chaos cards on slots 1 and 2; `none` for a free slot.
    pub cards: Vec<Named<Card>>,
    /// Figures that Slaanesh controls this round.
    pub controlled: Vec<Figure>,
    /// Figures that nothing can kill this round.
    pub shielded: Vec<Figure>,
    /// Horrors on slots.
    pub standing: BTreeMap<Figure, CardSlot>,
    /// Whether Tzeentch has killed a figure there in battle this round.
    pub tzeentch_killed: bool,
}

/// What a power has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GivenPower {
    /// Victory points.
    pub points: u16,
    /// Where the dial stands.
    pub tick: u8,
    /// Counters gathered this round.
    pub counters: u8,
    /// Power left; left out: all of a round in the Summoning Phase, else none.
    pub power: Option<u8>,
    /// Chaos cards in hand.
    pub hand: Vec<Card>,
    /// The next cards of the deck, the first one first.
    pub deck_next: Vec<Card>,
    /// Cards left in the deck; what is neither in hand nor on the board lies in the discards.
    pub deck_left: Option<u8>,
    /// Upgrades in use.
    pub upgrades: Vec<Upgrade>,
    /// Peasants taken.
    pub taken: u8,
}

/// Why a *given* is no position.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GivenReason {
    /// The setup in it is no game.
    #[error("{0}")]
    Setup(#[serde(skip)] SetupReason),
    /// There is no such figure, or not that many.
    #[error("{count} figures \"{figure}\": there are not that many")]
    Figures {
        /// The name given.
        figure: String,
        /// How many.
        count: u8,
    },
    /// A figure that was named is not where it should be.
    #[error("{figure} is not in {land}")]
    NotThere {
        /// Which.
        figure: Figure,
        /// Where it should be.
        land: Land,
    },
    /// There are not that many copies of a card.
    #[error("there are not that many copies of {card}")]
    Card {
        /// Its name.
        card: String,
    },
    /// A card or upgrade of another power.
    #[error("{name} does not belong to {power}")]
    Owner {
        /// Its name.
        name: String,
        /// Whose it should be.
        power: Power,
    },
    /// A number that does not exist: a slot, a face, a ruination card, a tick, a round.
    #[error("{what}: {number} does not exist")]
    Number {
        /// Which number.
        what: &'static str,
        /// The number.
        number: u8,
    },
    /// The position breaks a rule.
    #[error("{flaw}")]
    Flaw {
        /// Which.
        flaw: Flaw,
    },
}

/// Every reason why a *given* is no position.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("{}", .reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct GivenError {
    /// All of them.
    pub reasons: Vec<GivenReason>,
}

impl From<GivenReason> for GivenError {
    fn from(reason: GivenReason) -> Self {
        Self { reasons: vec![reason] }
    }
}

impl Chaos {
    /// The position that somebody has written down.
    ///
    /// # Errors
    /// [`GivenError`] with what is wrong with it.
    pub fn from_given(given: &Given) -> Result<Self, GivenError> {
        let absent = if given.players == 3 { Some(given.absent.unwrap_or(Power::SLAANESH)) } else { given.absent };
        let setup = Setup { absent, house_rules: given.house_rules, game: given.game.clone(), ..Setup::plain(given.players, given.seed) };
        let begin = if given.dealt { Self::new } else { Self::empty };
        let mut position =
            begin(&setup).map_err(|error| GivenError { reasons: error.reasons.into_iter().map(GivenReason::Setup).collect() })?;
        if given.dealt {
            return Ok(position);
        }
        if given.round == 0 || given.round > position.all_rounds() {
            return Err(GivenReason::Number { what: "round", number: given.round }.into());
        }
        position.round = given.round;
        position.phase = given.phase;
        if given.tokens_dealt {
            position.deal_tokens();
        }
        for (land, number) in &given.ruined {
            if !(1..=5).contains(number) {
                return Err(GivenReason::Number { what: "ruination card", number: *number }.into());
            }
            position.ruined[land.index()] = Some(number - 1);
        }
        for (land, what) in &given.lands {
            position.lay_land(*land, what)?;
        }
        position.lay_old_world(given)?;
        for power in position.present() {
            let what = given.powers.get(&power).cloned().unwrap_or_default();
            position.lay_power(power, &what, given.phase)?;
        }
        if given.dice.len() > 32 || given.dice.iter().any(|face| !(1..=6).contains(face)) {
            return Err(GivenReason::Number { what: "die", number: given.dice.iter().copied().max().unwrap_or(0) }.into());
        }
        position.script = given.dice.iter().copied().collect();
        position.script.reverse();
        let refused = |flaws: Vec<Flaw>| GivenError { reasons: flaws.into_iter().map(|flaw| GivenReason::Flaw { flaw }).collect() };
        // What lies on the table is looked at before it is played on.
        position.piece_flaws().map_err(refused)?;
        position.begin_given(given);
        position.flaws().map_err(refused)?;
        Ok(position)
    }

    /// The phases that are still to come are put on the stack, and the game goes on.
    fn begin_given(&mut self, given: &Given) {
        self.tasks.clear();
        let order = [Phase::OldWorld, Phase::Draw, Phase::Summoning, Phase::Battle, Phase::Corruption, Phase::End];
        for phase in order.into_iter().rev().filter(|phase| *phase >= given.phase) {
            self.tasks.push(Task::Begin { phase });
        }
        if given.phase == Phase::Summoning {
            self.tasks.pop();
            let first = self.present().find(|power| self.energy[power.index()] > 0);
            self.turn = given.turn.or(first).unwrap_or_default();
            self.tasks.push(Task::Act);
        }
        self.advance(&mut Quiet);
    }

    fn lay_land(&mut self, land: Land, what: &GivenLand) -> Result<(), GivenError> {
        let index = land.index();
        for (name, count) in &what.figures {
            let free = self.at.reserve().filter(|figure| figure.data().id == name);
            let taken: Vec<Figure> = free.take(*count as usize).collect();
            if taken.len() < *count as usize {
                return Err(GivenReason::Figures { figure: name.clone(), count: *count }.into());
            }
            for figure in taken {
                self.at.put(figure, Some(land));
            }
        }
        for (power, count) in &what.corruption {
            self.corruption[index][power.index()] = *count;
        }
        for (power, count) in &what.placed {
            self.sown[index][power.index()] = *count;
        }
        for (token, count) in &what.tokens {
            self.tokens[index][*token as usize] = *count;
        }
        if what.cards.len() > 2 {
            return Err(GivenReason::Number { what: "card slot", number: what.cards.len() as u8 }.into());
        }
        for (slot, card) in what.cards.iter().enumerate() {
            self.slots[index][slot] = card.get();
        }
        for figure in what.controlled.iter().chain(&what.shielded).chain(what.standing.keys()) {
            if self.land_of(*figure) != Some(land) {
                return Err(GivenReason::NotThere { figure: *figure, land }.into());
            }
        }
        what.controlled.iter().for_each(|figure| self.controlled.add(*figure));
        what.shielded.iter().for_each(|figure| self.shielded.add(*figure));
        for (figure, slot) in &what.standing {
            if (figure.owner(), figure.kind()) != (Power::TZEENTCH, Kind::Warrior) {
                return Err(GivenReason::NotThere { figure: *figure, land }.into());
            }
            self.standing[index][slot.place()] = Some(*figure);
        }
        if what.tzeentch_killed {
            self.changed |= 1 << land.0;
        }
        Ok(())
    }

    fn lay_old_world(&mut self, given: &Given) -> Result<(), GivenError> {
        if given.track.len() > 2 {
            return Err(GivenReason::Number { what: "space of the track", number: given.track.len() as u8 }.into());
        }
        for (space, card) in given.track.iter().enumerate() {
            self.track[space] = card.get();
        }
        let mut box_of: BTreeMap<OldWorld, u8> = OldWorld::ALL.into_iter().map(|card| (card, self.in_box(card))).collect();
        for card in self.track.iter().flatten().chain(&given.old_world_next) {
            let left = box_of.entry(*card).or_default();
            *left = left.checked_sub(1).ok_or_else(|| GivenReason::Card { card: card.data().id.to_owned() })?;
        }
        let mut rest: Vec<OldWorld> = box_of.into_iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
        self.stream.shuffle(&mut rest);
        // The card of this round has been revealed, unless its phase is still to come.
        let revealed = given.round - u8::from(given.phase == Phase::OldWorld);
        let left = given.old_world_left.unwrap_or(self.all_rounds() - revealed);
        if left > 8 || usize::from(left) < given.old_world_next.len() {
            return Err(GivenReason::Number { what: "cards left in the Old World deck", number: left }.into());
        }
        let missing = usize::from(left) - given.old_world_next.len();
        self.old_world = rest.into_iter().take(missing).chain(given.old_world_next.iter().rev().copied()).collect();
        Ok(())
    }

    fn lay_power(&mut self, power: Power, what: &GivenPower, phase: Phase) -> Result<(), GivenError> {
        let index = power.index();
        if usize::from(what.tick) >= power.data().dial.len() {
            return Err(GivenReason::Number { what: "tick", number: what.tick }.into());
        }
        (self.points[index], self.ticks[index], self.counters[index], self.taken[index]) =
            (what.points, what.tick, what.counters, what.taken);
        for upgrade in &what.upgrades {
            if upgrade.0 != power {
                return Err(GivenReason::Owner { name: upgrade.data().id.to_owned(), power }.into());
            }
            self.upgrades[index] |= 1 << upgrade.1;
        }
        self.energy[index] = what.power.unwrap_or(if phase == Phase::Summoning { self.power_of_a_round(power) } else { 0 });
        let mut left = [0_u8; 8];
        for card in Card::of(power) {
            left[card.place()] = self.contents.copies(card);
        }
        let on_board = self.slots.into_iter().flatten().flatten().filter(|card| card.power() == power);
        for card in on_board.chain(what.hand.iter().copied()).chain(what.deck_next.iter().copied()) {
            if card.power() != power {
                return Err(GivenReason::Owner { name: card.data().id.to_owned(), power }.into());
            }
            let count = &mut left[card.place()];
            *count = count.checked_sub(1).ok_or_else(|| GivenReason::Card { card: card.data().id.to_owned() })?;
        }
        self.hands[index] = [0; 8];
        for card in &what.hand {
            self.hands[index][card.place()] += 1;
        }
        let mut rest: Vec<u8> = (0..).zip(left).flat_map(|(number, count)| (0..count).map(move |_| number)).collect();
        self.stream.shuffle(&mut rest);
        let in_deck = what.deck_left.map_or(rest.len(), |count| usize::from(count).saturating_sub(what.deck_next.len()).min(rest.len()));
        self.discards[index] = [0; 8];
        for number in rest.split_off(in_deck) {
            self.discards[index][number as usize] += 1;
        }
        self.decks[index] = rest.into_iter().chain(what.deck_next.iter().rev().map(|card| card.number())).collect();
        Ok(())
    }
}
