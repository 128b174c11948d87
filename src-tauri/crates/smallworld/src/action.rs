//! Decisions, with their text form.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use thiserror::Error;

use crate::board::region::Region;
use crate::boxes::kit::Source;
use crate::boxes::tools::Tools;
use crate::boxes::{Find, Tool};
use crate::state::finds::is_default;
use crate::state::position::{Figure, Form, Offer};

/// What can be put down or taken back at redeployment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A race token.
    Token,
    /// An encampment (SW-66).
    Encampment,
    /// A fortress (SW-73).
    Fortress,
    /// A hero (SW-75).
    Hero,
    /// An armor (UG-H12).
    Armor,
    /// A beast (WC-93).
    Beast,
    /// The champion (WC-98).
    Champion,
}

impl Piece {
    const ALL: [(Self, &'static str); 7] = [
        (Self::Token, "token"),
        (Self::Encampment, "encampment"),
        (Self::Fortress, "fortress"),
        (Self::Hero, "hero"),
        (Self::Armor, "armor"),
        (Self::Beast, "beast"),
        (Self::Champion, "champion"),
    ];

    pub(crate) fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// One decision of the seat to act. The order of the variants is the order of the legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Take the combo at this place of the market, 0 at the top (SW-4).
    Pick {
        /// Its place.
        combo: Offer,
    },
    /// Expand: take back all tokens but one of each region (SW-20).
    Ready,
    /// Go into decline (SW-37; at the end of a turn SW-81).
    Decline,
    /// Leave a region of one's own, before the first conquest (SW-20).
    Abandon {
        /// Which.
        region: Region,
    },
    /// Berserk: roll the die before choosing a region (SW-65).
    Roll,
    /// Conquer a region for its price (SW-25).
    Conquer {
        /// Which.
        region: Region,
        /// The relics that serve (UG-K).
        #[serde(default, skip_serializing_if = "is_default")]
        with: Tools,
    },
    /// Try to conquer with the die; conquests end (SW-32).
    Attempt {
        /// Which.
        region: Region,
        /// The relics that serve (UG-K).
        #[serde(default, skip_serializing_if = "is_default")]
        with: Tools,
    },
    /// Conquer with the Dragon for one token (SW-70).
    Dragon {
        /// Which.
        region: Region,
    },
    /// Replace a lone token by a Sorcerer from the tray (SW-56).
    Substitute {
        /// Which.
        region: Region,
    },
    /// End the conquests and redeploy (SW-17).
    EndConquest,
    /// Put one piece from the hand down.
    Put {
        /// Which piece.
        piece: Piece,
        /// Where.
        region: Region,
    },
    /// Put all tokens in hand down in one region.
    PutAll {
        /// Where.
        region: Region,
    },
    /// Take one piece back into the hand.
    Take {
        /// Which piece.
        piece: Piece,
        /// From where.
        region: Region,
    },
    /// End the redeployment.
    Done,
    /// Diplomat: make peace with an opponent (SW-68).
    Ally {
        /// With whom.
        seat: Seat,
    },
    /// Diplomat: make peace with nobody.
    NoAlly,
    /// Stout: do not decline now (SW-81).
    Stay,
    /// Take the badge of this combo, and leave one's own there (UG-F14).
    Exchange {
        /// Its place in the market.
        combo: Offer,
    },
    /// A region of the Reborn goes over to the active race (UG-H10).
    Reborn {
        /// Which.
        region: Region,
    },
    /// Place a figure, or a relic that works at the end of the turn.
    Place {
        /// Which.
        piece: Figure,
        /// Where.
        region: Region,
    },
    /// Roll the die for a named region before paying (UG-F17).
    Gamble {
        /// Which.
        region: Region,
        /// The relics that serve.
        #[serde(default, skip_serializing_if = "is_default")]
        with: Tools,
    },
    /// Vampire: replace a lone active token (UG-H15).
    Drain {
        /// Which.
        region: Region,
    },
    /// The Shiny Orb: replace a lone active token (UG-K6).
    Orb {
        /// Which.
        region: Region,
        /// Whether it is the Bag that works.
        #[serde(default, skip_serializing_if = "is_default")]
        bag: bool,
    },
    /// Decline with the Vanishing that Stonehedge lends (UG-L10).
    Vanish,
    /// Give up a declined token for 3 coins (UG-L4).
    Sacrifice {
        /// Where it stands.
        region: Region,
    },
    /// Worgen: choose the form for this turn (WC-89).
    Form {
        /// Which.
        form: Form,
    },
    /// Goblins: pay what protects the region and reveal the bomb (WC-75).
    Detonate {
        /// Where it lies.
        region: Region,
    },
    /// Conquer with the champion alone (WC-97).
    Champion {
        /// Which.
        region: Region,
    },
    /// Gnomes: roll the die for any region, then pay (WC-69).
    Strike {
        /// Which.
        region: Region,
        /// The artifacts that serve.
        #[serde(default, skip_serializing_if = "is_default")]
        with: Tools,
    },
    /// Ethereals: take an artifact over (WC-65).
    Steal {
        /// Which.
        find: Find,
        /// The region of one's own it goes to.
        region: Region,
    },
    /// Intimidator: move a token of another race, or take it off (WC-108).
    Intimidate {
        /// Where it stands.
        region: Region,
        /// Where it goes; nowhere: it is discarded, or it is the wall or fort that goes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        to: Option<Region>,
    },
    /// Portal Mage: everything in two regions changes places (WC-112).
    Swap {
        /// The one of the lower number.
        region: Region,
        /// The other.
        other: Region,
    },
    /// Forsaken: pay a coin for a new token (WC-67).
    Recruit,
    /// Move a lone token of the Tauren to another region of theirs (WC-80).
    Shift {
        /// Where to.
        region: Region,
    },
    /// Make a decision that an ability of the race or of its power brings with it.
    Use {
        /// Who gives the ability.
        by: Source,
        /// Which region.
        region: Region,
        /// Which other one, where it takes two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        other: Option<Region>,
    },
}

impl Action {
    /// The region the action speaks of, if any.
    pub const fn region(self) -> Option<Region> {
        match self {
            Self::Abandon { region }
            | Self::Conquer { region, .. }
            | Self::Attempt { region, .. }
            | Self::Gamble { region, .. }
            | Self::Drain { region }
            | Self::Orb { region, .. }
            | Self::Reborn { region }
            | Self::Place { region, .. }
            | Self::Sacrifice { region }
            | Self::Dragon { region }
            | Self::Substitute { region }
            | Self::Put { region, .. }
            | Self::PutAll { region }
            | Self::Detonate { region }
            | Self::Champion { region }
            | Self::Strike { region, .. }
            | Self::Steal { region, .. }
            | Self::Intimidate { region, .. }
            | Self::Swap { region, .. }
            | Self::Shift { region }
            | Self::Use { region, .. }
            | Self::Take { region, .. } => Some(region),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick { combo } => write!(f, "pick {combo}"),
            Self::Ready => f.write_str("ready"),
            Self::Decline => f.write_str("decline"),
            Self::Abandon { region } => write!(f, "abandon {region}"),
            Self::Roll => f.write_str("roll"),
            Self::Conquer { region, with } => write!(f, "conquer {region}{with}"),
            Self::Attempt { region, with } => write!(f, "attempt {region}{with}"),
            Self::Dragon { region } => write!(f, "dragon {region}"),
            Self::Substitute { region } => write!(f, "substitute {region}"),
            Self::EndConquest => f.write_str("end_conquest"),
            Self::Put { piece, region } => write!(f, "put {} {region}", piece.name()),
            Self::PutAll { region } => write!(f, "put_all {region}"),
            Self::Take { piece, region } => write!(f, "take {} {region}", piece.name()),
            Self::Done => f.write_str("done"),
            Self::Ally { seat } => write!(f, "ally {seat}"),
            Self::NoAlly => f.write_str("no_ally"),
            Self::Stay => f.write_str("stay"),
            Self::Exchange { combo } => write!(f, "exchange {combo}"),
            Self::Reborn { region } => write!(f, "reborn {region}"),
            Self::Place { piece, region } => write!(f, "place {} {region}", Figure::ALL[*piece as usize].1),
            Self::Gamble { region, with } => write!(f, "gamble {region}{with}"),
            Self::Drain { region } => write!(f, "drain {region}"),
            Self::Orb { region, bag: false } => write!(f, "orb {region}"),
            Self::Orb { region, bag: true } => write!(f, "orb {region} bag"),
            Self::Vanish => f.write_str("vanish"),
            Self::Sacrifice { region } => write!(f, "sacrifice {region}"),
            Self::Form { form } => write!(f, "form {}", form.name()),
            Self::Detonate { region } => write!(f, "detonate {region}"),
            Self::Champion { region } => write!(f, "champion {region}"),
            Self::Strike { region, with } => write!(f, "strike {region}{with}"),
            Self::Steal { find, region } => write!(f, "steal {find} {region}"),
            Self::Intimidate { region, to: Some(to) } => write!(f, "intimidate {region} {to}"),
            Self::Intimidate { region, to: None } => write!(f, "intimidate {region}"),
            Self::Swap { region, other } => write!(f, "swap {region} {other}"),
            Self::Recruit => f.write_str("recruit"),
            Self::Shift { region } => write!(f, "shift {region}"),
            Self::Use { by, region, other: Some(other) } => write!(f, "use {} {region} {other}", by.name()),
            Self::Use { by, region, other: None } => write!(f, "use {} {region}", by.name()),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is no action; write for example \"conquer 5\", \"put token 3\" or \"done\"")]
pub struct NoAction(String);

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        let wrong = || NoAction(text.chars().take(80).collect());
        let offer = |word: &str| word.parse::<Offer>().map_err(|_| wrong());
        let region = |word: &str| word.parse::<Region>().map_err(|_| wrong());
        let piece = |word: &str| Piece::ALL.iter().find(|(_, name)| *name == word).map(|(piece, _)| *piece).ok_or_else(wrong);
        let figure = |word: &str| Figure::ALL.iter().find(|(_, name)| *name == word).map(|(figure, _)| *figure).ok_or_else(wrong);
        // In the one order in which they are written, so that a text and an action are the same thing.
        let tools = |words: &[&str]| -> Result<Tools, NoAction> {
            let mut last = None;
            let mut set = Tools::NONE;
            for word in words {
                let tool = Tool::by_name(word).ok_or_else(wrong)?;
                if last.replace(tool).is_some_and(|before| before >= tool) {
                    return Err(wrong());
                }
                set.insert(tool);
            }
            Ok(set)
        };
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["pick", combo] => Self::Pick { combo: offer(combo)? },
            ["ready"] => Self::Ready,
            ["decline"] => Self::Decline,
            ["abandon", r] => Self::Abandon { region: region(r)? },
            ["roll"] => Self::Roll,
            ["conquer", r, ref with @ ..] => Self::Conquer { region: region(r)?, with: tools(with)? },
            ["attempt", r, ref with @ ..] => Self::Attempt { region: region(r)?, with: tools(with)? },
            ["gamble", r, ref with @ ..] => Self::Gamble { region: region(r)?, with: tools(with)? },
            ["exchange", combo] => Self::Exchange { combo: offer(combo)? },
            ["reborn", r] => Self::Reborn { region: region(r)? },
            ["place", p, r] => Self::Place { piece: figure(p)?, region: region(r)? },
            ["drain", r] => Self::Drain { region: region(r)? },
            ["orb", r] => Self::Orb { region: region(r)?, bag: false },
            ["orb", r, "bag"] => Self::Orb { region: region(r)?, bag: true },
            ["vanish"] => Self::Vanish,
            ["sacrifice", r] => Self::Sacrifice { region: region(r)? },
            ["form", form] => Self::Form { form: Form::by_name(form).ok_or_else(wrong)? },
            ["detonate", r] => Self::Detonate { region: region(r)? },
            ["champion", r] => Self::Champion { region: region(r)? },
            ["strike", r, ref with @ ..] => Self::Strike { region: region(r)?, with: tools(with)? },
            ["steal", find, r] => Self::Steal { find: Find::by_name(find).ok_or_else(wrong)?, region: region(r)? },
            ["intimidate", r] => Self::Intimidate { region: region(r)?, to: None },
            ["intimidate", r, to] => Self::Intimidate { region: region(r)?, to: Some(region(to)?) },
            ["swap", r, other] => Self::Swap { region: region(r)?, other: region(other)? },
            ["recruit"] => Self::Recruit,
            ["shift", r] => Self::Shift { region: region(r)? },
            ["use", by, r] => Self::Use { by: Source::by_name(by).ok_or_else(wrong)?, region: region(r)?, other: None },
            ["use", by, r, other] => {
                Self::Use { by: Source::by_name(by).ok_or_else(wrong)?, region: region(r)?, other: Some(region(other)?) }
            }
            ["dragon", r] => Self::Dragon { region: region(r)? },
            ["substitute", r] => Self::Substitute { region: region(r)? },
            ["end_conquest"] => Self::EndConquest,
            ["put", p, r] => Self::Put { piece: piece(p)?, region: region(r)? },
            ["put_all", r] => Self::PutAll { region: region(r)? },
            ["take", p, r] => Self::Take { piece: piece(p)?, region: region(r)? },
            ["done"] => Self::Done,
            ["ally", seat] => Self::Ally { seat: seat.parse().map_err(|_| wrong())? },
            ["no_ally"] => Self::NoAlly,
            ["stay"] => Self::Stay,
            _ => return Err(wrong()),
        })
    }
}
