//! A position: everything that lies on the table, hands, decks and random stream included.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Seat, Stream};

use crate::cards::card::Card;
use crate::cards::contents::Contents;
use crate::content::{CORRUPTION, OldWorld, POWERS, Token};
use crate::state::garrison::{Figures, Garrison};
use crate::state::house::HouseRules;
use crate::state::names::{FIGURES, Figure, Kind, Land, Power};
pub use crate::state::phase::Phase;
use crate::state::task::Task;
use tabletop::{Pile, Tasks};

/// Cards on the two slots of each land, nearest the Old World deck first (CH-31).
pub type Slots = [[Option<Card>; 2]; 9];

/// A number for each figure. Written as a map of those that are not 0, by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerFigure(pub [u8; FIGURES]);

impl Serialize for PerFigure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Figure::all().map(|figure| (figure, self.0[figure.index()])).filter(|(_, number)| *number != 0))
    }
}

impl<'de> Deserialize<'de> for PerFigure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut numbers = [0; FIGURES];
        for (figure, number) in BTreeMap::<Figure, u8>::deserialize(deserializer)? {
            numbers[figure.index()] = number;
        }
        Ok(Self(numbers))
    }
}

/// How the game ended (CH-73).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A dial on Victory.
    Dial,
    /// Somebody has 50 victory points.
    Points,
    /// Five lands are ruined.
    Ruins,
    /// The Old World deck is empty: everybody loses.
    Deck,
}

/// A battle that is being fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Where.
    pub land: Land,
    /// Hits on each figure in this battle.
    pub hits: PerFigure,
    /// Who hit each figure, as bits of the powers.
    pub by: PerFigure,
    /// Hits on the Peasants, one after the other, by power: which Peasant each belongs to follows from their defence.
    pub peasants: Pile<Power, 40>,
    /// Dice that Daemonettes take from each power.
    pub dazed: [u8; 4],
    /// Plaguebearers killed by each power.
    pub avenged: [u8; 4],
    /// Whether the hits that are named now are those of Blood Frenzy.
    pub frenzied: bool,
    /// Whether an earlier battle of this round in the land gave Khorne a counter (CH-49).
    pub counted: bool,
    /// Whether Khorne has killed an enemy figure in it.
    pub bloody: bool,
}

impl Battle {
    pub(crate) fn new(land: Land) -> Self {
        Self {
            land,
            hits: PerFigure([0; FIGURES]),
            by: PerFigure([0; FIGURES]),
            peasants: Pile::default(),
            dazed: [0; 4],
            avenged: [0; 4],
            frenzied: false,
            counted: false,
            bloody: false,
        }
    }
}

fn unused(script: &Pile<u8, 32>) -> bool {
    script.is_empty()
}

/// A position of Chaos in the Old World.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chaos {
    /// The powers in the game, as bits; seats are numbered in Power order.
    pub(crate) powers: u8,
    pub(crate) house: HouseRules,
    /// What is in the game; earlier positions did not say it.
    #[serde(default = "Contents::first")]
    pub(crate) contents: Contents,
    pub(crate) stream: Stream,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) ending: Option<Ending>,
    /// What is still to be done in this phase, the next thing last.
    pub(crate) tasks: Tasks<Task, 96>,
    /// Whose turn it is in the Summoning Phase.
    pub(crate) turn: Power,
    /// Where each figure is.
    pub(crate) at: Garrison,
    /// Figures that Slaanesh controls this round (CH-63).
    pub(crate) controlled: Figures,
    /// Figures that nothing can kill this round (Warp Shield).
    pub(crate) shielded: Figures,
    /// Lepers that were summoned for nothing this round.
    pub(crate) hastened: Figures,
    /// Horrors that stand on card slots, by land.
    pub(crate) standing: [[Option<Figure>; 2]; 9],
    /// Corruption tokens by land and power.
    pub(crate) corruption: [[u8; 4]; 9],
    /// Old World tokens by land and kind.
    pub(crate) tokens: [[u8; 6]; 9],
    /// Peasants taken.
    pub(crate) taken: [u8; 4],
    pub(crate) slots: Slots,
    /// Chaos cards in hand, by card.
    pub(crate) hands: [[u8; 8]; 4],
    /// Decks, the next card last.
    pub(crate) decks: [Pile<u8, 24>; 4],
    /// Discards, by card.
    pub(crate) discards: [[u8; 8]; 4],
    pub(crate) points: [u16; 4],
    pub(crate) ticks: [u8; 4],
    pub(crate) counters: [u8; 4],
    /// Power left this round.
    pub(crate) energy: [u8; 4],
    /// Upgrades taken, as bits from 0.
    pub(crate) upgrades: [u8; 4],
    /// The ruination card on each land, from 0.
    pub(crate) ruined: [Option<u8>; 9],
    /// Lands ruined this round, as bits.
    pub(crate) fresh_ruins: u16,
    /// Corruption tokens that each power placed in each land this round.
    pub(crate) sown: [[u8; 4]; 9],
    /// Lands in which Tzeentch killed a figure in battle this round, as bits.
    pub(crate) changed: u16,
    /// The Old World deck, the next card last.
    pub(crate) old_world: Pile<OldWorld, 8>,
    /// Old World cards on the track: space 1, space 2.
    pub(crate) track: [Option<OldWorld>; 2],
    pub(crate) battle: Option<Battle>,
    /// Faces of the next dice, the next one last: scenarios write them down.
    #[serde(default, skip_serializing_if = "unused")]
    pub(crate) script: Pile<u8, 32>,
}

impl Chaos {
    /// Whether a power is in the game.
    #[inline]
    pub(crate) const fn plays(&self, power: Power) -> bool {
        self.powers >> power.0 & 1 != 0
    }

    /// What is in the game.
    pub const fn contents(&self) -> Contents {
        self.contents
    }

    /// The powers in the game, in Power order.
    pub(crate) fn present(&self) -> impl DoubleEndedIterator<Item = Power> + use<> {
        let powers = self.powers;
        Power::ALL.into_iter().filter(move |power| powers >> power.0 & 1 != 0)
    }

    /// The power that `seat` plays.
    pub fn power_of(&self, seat: Seat) -> Power {
        self.present().nth(seat.index()).unwrap_or_default()
    }

    /// The seat that plays `power`.
    pub fn seat_of(&self, power: Power) -> Seat {
        Seat::FIRST.turned(self.present().take_while(|other| *other < power).count(), tabletop::MAX_SEATS)
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.powers.count_ones() as usize
    }

    /// Whether the upgrade `number` (from 0) of `power` is in use.
    #[inline]
    pub(crate) const fn upgraded(&self, power: Power, number: u8) -> bool {
        self.upgrades[power.index()] >> number & 1 != 0
    }

    /// The threat of a power (CH-2, CH-11).
    pub(crate) fn threat(&self, power: Power) -> u8 {
        POWERS[power.index()].dial[self.ticks[power.index()] as usize].0
    }

    /// The power of lowest threat, who decides what is left open (CH-10).
    pub(crate) fn humblest(&self) -> Power {
        self.present().min_by_key(|power| self.threat(*power)).unwrap_or_default()
    }

    /// Where a figure stands.
    #[inline]
    pub(crate) fn land_of(&self, figure: Figure) -> Option<Land> {
        self.at.land_of(figure)
    }

    /// The figures in a land.
    #[inline]
    pub(crate) const fn figures_in(&self, land: Land) -> Figures {
        self.at.in_land(land)
    }

    /// Whose figure it is this round (CH-63).
    #[inline]
    pub(crate) const fn controller(&self, figure: Figure) -> Power {
        if self.controlled.has(figure) { Power::SLAANESH } else { figure.owner() }
    }

    /// The figures that `power` controls in a land.
    #[inline]
    pub(crate) const fn troops(&self, power: Power, land: Land) -> Figures {
        let own = Figures::of(power).minus(self.controlled);
        let all = if power.0 == Power::SLAANESH.0 { Figures(own.0 | self.controlled.0) } else { own };
        self.at.in_land(land).and(all)
    }

    /// How many figures of a kind `power` controls in a land.
    #[inline]
    pub(crate) const fn count(&self, power: Power, kind: Kind, land: Land) -> u8 {
        self.troops(power, land).and(Figures::like(kind)).number()
    }

    /// Whether a land is ruined.
    #[inline]
    pub(crate) const fn is_ruined(&self, land: Land) -> bool {
        self.ruined[land.index()].is_some()
    }

    /// Tokens of a kind in a land.
    #[inline]
    pub(crate) const fn token(&self, token: Token, land: Land) -> u8 {
        self.tokens[land.index()][token as usize]
    }

    /// Tokens of a kind that are neither on the board nor taken (CH-17).
    pub(crate) fn supply(&self, token: Token) -> u8 {
        let out: u8 = self.tokens.iter().map(|land| land[token as usize]).sum();
        let kept: u8 = if token == Token::Peasant { self.taken.iter().sum() } else { 0 };
        token.supply() - out - kept
    }

    /// Corruption tokens of a power that are not on the board.
    pub(crate) fn corruption_left(&self, power: Power) -> u8 {
        CORRUPTION - self.corruption.iter().map(|land| land[power.index()]).sum::<u8>()
    }

    /// Corruption tokens of all powers in a land.
    #[inline]
    pub(crate) fn corruption_in(&self, land: Land) -> u8 {
        self.corruption[land.index()].iter().sum()
    }

    /// Corruption tokens and Warpstones in a land, towards its ruin (CH-58).
    #[inline]
    pub(crate) fn blight(&self, land: Land) -> u8 {
        self.corruption_in(land) + self.token(Token::Warpstone, land)
    }

    /// Chaos cards in a hand.
    pub(crate) fn hand_size(&self, power: Power) -> u8 {
        self.hands[power.index()].iter().sum()
    }

    /// Whether an Old World card is on the track.
    #[inline]
    pub(crate) fn on_track(&self, card: OldWorld) -> bool {
        self.track.contains(&Some(card))
    }

    /// How many of an Old World card are on the track.
    pub(crate) fn track_count(&self, card: OldWorld) -> u8 {
        self.track.iter().filter(|other| **other == Some(card)).count() as u8
    }
}
