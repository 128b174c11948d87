//! Decisions, with their text form.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cards::card::Card;
use crate::content::Token;
use crate::state::names::{CardSlot, Figure, Kind, Land, Power, Upgrade};

/// One decision of the seat to act. The order of the variants is the order of the legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Do nothing more in the Summoning Phase (CH-23).
    Pass,
    /// Do not use what may be used, or no more of it.
    Done,
    /// Summon a figure, from the reserve or from a land (CH-25).
    Summon {
        /// Which kind.
        kind: Kind,
        /// The land it leaves; none: the reserve.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        from: Option<Land>,
        /// Where to.
        to: Land,
    },
    /// Play a Chaos card to a land (CH-31).
    Play {
        /// Which card.
        card: Card,
        /// Where to.
        land: Land,
    },
    /// Discard a Chaos card.
    Discard {
        /// Which card.
        card: Card,
    },
    /// Choose a land.
    Choose {
        /// Which.
        land: Land,
    },
    /// Choose an Old World token in a land.
    Token {
        /// Which kind.
        token: Token,
        /// Where it lies.
        land: Land,
    },
    /// Move an Old World token.
    Move {
        /// Which kind.
        token: Token,
        /// From where.
        from: Land,
        /// Where to.
        to: Land,
    },
    /// Choose a corruption token.
    Corruption {
        /// Whose.
        power: Power,
        /// Where it lies.
        land: Land,
    },
    /// Choose a figure: a target, a victim, one to protect. Of equal ones the first stands for all.
    Figure {
        /// Which.
        figure: Figure,
    },
    /// A hit for a Peasant (CH-42).
    Peasant,
    /// Choose an opponent.
    Opponent {
        /// Which.
        power: Power,
    },
    /// Take an upgrade.
    Upgrade {
        /// Which.
        upgrade: Upgrade,
    },
    /// Stand the Horror on a card slot, 1 or 2.
    Slot {
        /// Which.
        slot: CardSlot,
    },
    /// Leave the card where it is (CH-66).
    Keep,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Done => f.write_str("done"),
            Self::Summon { kind, from: None, to } => write!(f, "summon {kind} {to}"),
            Self::Summon { kind, from: Some(from), to } => write!(f, "summon {kind} {to} {from}"),
            Self::Play { card, land } => write!(f, "play {card} {land}"),
            Self::Discard { card } => write!(f, "discard {card}"),
            Self::Choose { land } => write!(f, "choose {land}"),
            Self::Token { token, land } => write!(f, "token {} {land}", token.id()),
            Self::Move { token, from, to } => write!(f, "move {} {from} {to}", token.id()),
            Self::Corruption { power, land } => write!(f, "corruption {power} {land}"),
            Self::Figure { figure } => write!(f, "figure {figure}"),
            Self::Peasant => f.write_str("peasant"),
            Self::Opponent { power } => write!(f, "opponent {power}"),
            Self::Upgrade { upgrade } => write!(f, "upgrade {upgrade}"),
            Self::Slot { slot } => write!(f, "slot {slot}"),
            Self::Keep => f.write_str("keep"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is no action; write for example \"summon warrior kislev\", \"play teleport tilea\" or \"pass\"")]
pub struct NoAction(String);

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        let wrong = || NoAction(text.chars().take(80).collect());
        let land = |word: &str| Land::by_name(word).ok_or_else(wrong);
        let power = |word: &str| Power::by_name(word).ok_or_else(wrong);
        let named = |word: &str| Card::by_name(word).ok_or_else(wrong);
        let kind = |word: &str| Kind::by_name(word).ok_or_else(wrong);
        let token = |word: &str| Token::ALL.into_iter().find(|token| token.id() == word).ok_or_else(wrong);
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["pass"] => Self::Pass,
            ["done"] => Self::Done,
            ["summon", k, to] => Self::Summon { kind: kind(k)?, from: None, to: land(to)? },
            ["summon", k, to, from] => Self::Summon { kind: kind(k)?, from: Some(land(from)?), to: land(to)? },
            ["play", card, to] => Self::Play { card: named(card)?, land: land(to)? },
            ["discard", card] => Self::Discard { card: named(card)? },
            ["choose", l] => Self::Choose { land: land(l)? },
            ["token", t, l] => Self::Token { token: token(t)?, land: land(l)? },
            ["move", t, from, to] => Self::Move { token: token(t)?, from: land(from)?, to: land(to)? },
            ["corruption", p, l] => Self::Corruption { power: power(p)?, land: land(l)? },
            ["figure", f] => Self::Figure { figure: Figure::by_name(f).ok_or_else(wrong)? },
            ["peasant"] => Self::Peasant,
            ["opponent", p] => Self::Opponent { power: power(p)? },
            ["upgrade", u] => Self::Upgrade { upgrade: Upgrade::by_name(u).ok_or_else(wrong)? },
            ["slot", n] => Self::Slot { slot: n.parse().map_err(|_| wrong())? },
            ["keep"] => Self::Keep,
            _ => return Err(wrong()),
        })
    }
}
