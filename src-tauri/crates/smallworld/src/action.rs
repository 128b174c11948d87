//! Decisions, each declared once: what it is called, what it says, and how that is written as text.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use thiserror::Error;

use crate::argument::{Argument, Words};
use crate::board::region::Region;
use crate::boxes::Find;
use crate::boxes::kit::Source;
use crate::boxes::tools::Tools;
use crate::state::finds::is_default;
use crate::state::position::{Figure, Offer};

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
    pub(crate) const ALL: [(Self, &'static str); 7] = [
        (Self::Token, "token"),
        (Self::Encampment, "encampment"),
        (Self::Fortress, "fortress"),
        (Self::Hero, "hero"),
        (Self::Armor, "armor"),
        (Self::Beast, "beast"),
        (Self::Champion, "champion"),
    ];

    const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

impl Argument for Piece {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        let word = words.next()?;
        Self::ALL.into_iter().find(|(_, name)| *name == word).map(|(piece, _)| piece)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.name())
    }

    #[cfg(test)]
    fn every() -> Vec<Self> {
        Self::ALL.into_iter().map(|(piece, _)| piece).collect()
    }
}

/// Declares the decisions: the word of each, and its arguments in the order in which they are written.
macro_rules! actions {
    (@only) => {
        Some(Self {})
    };
    (@only { $($field:ident)+ }) => {
        None
    };
    ($(
        $(#[$about:meta])*
        $kind:ident $word:literal $({ $($(#[$of_field:meta])* $field:ident: $argument:ty,)* })?,
    )*) => {
        /// One decision of the seat to act. The order of the variants is the order of the legal list.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
        pub enum Action {
            $($(#[$about])* $kind $({ $($(#[$of_field])* $field: $argument,)* })?,)*
        }

        /// Which decision an action is, in the order of the legal list.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum Kind {
            $($kind,)*
        }

        impl Kind {
            /// How many there are.
            pub const COUNT: usize = [$(Self::$kind,)*].len();
        }

        /// What each decision says, as a type of its own: what the rules of that decision are written for.
        pub(crate) mod chosen {
            use super::*;

            $(
                #[doc = concat!("What [`Action::", stringify!($kind), "`] says.")]
                #[derive(Clone, Copy)]
                pub(crate) struct $kind {
                    $($(pub $field: $argument,)*)?
                }

                impl Chosen for $kind {
                    const KIND: Kind = Kind::$kind;

                    #[inline]
                    fn of(action: Action) -> Option<Self> {
                        if let Action::$kind { $($($field,)*)? } = action { Some(Self { $($($field,)*)? }) } else { None }
                    }

                    fn only() -> Option<Self> {
                        actions!(@only $({ $($field)* })?)
                    }

                    #[inline]
                    fn action(self) -> Action {
                        let Self { $($($field,)*)? } = self;
                        Action::$kind { $($($field,)*)? }
                    }
                }
            )*
        }

        impl Action {
            /// Which decision it is.
            #[inline]
            pub(crate) const fn kind(self) -> Kind {
                match self {
                    $(Self::$kind { .. } => Kind::$kind,)*
                }
            }

            /// The region the action speaks of, if any.
            pub fn region(self) -> Option<Region> {
                match self {
                    $(Self::$kind { $($($field,)*)? } => None$($(.or_else(|| Argument::region(&$field)))*)?,)*
                }
            }

            /// The text of every action there could be.
            #[cfg(test)]
            pub(crate) fn every() -> Vec<String> {
                let mut all = Vec::new();
                $(all.extend(std::iter::once($word.to_owned())$($(.flat_map(with_each::<$argument>))*)?);)*
                all
            }
        }

        impl fmt::Display for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$kind { $($($field,)*)? } => {
                        f.write_str($word)?;
                        $($(Argument::write($field, f)?;)*)?
                        Ok(())
                    })*
                }
            }
        }

        impl FromStr for Action {
            type Err = NoAction;

            fn from_str(text: &str) -> Result<Self, NoAction> {
                let wrong = || NoAction(text.chars().take(80).collect());
                let words = &mut text.split(' ');
                let action = match words.next() {
                    $(Some($word) => Self::$kind { $($($field: Argument::read(words).ok_or_else(wrong)?,)*)? },)*
                    _ => return Err(wrong()),
                };
                if words.next().is_none() { Ok(action) } else { Err(wrong()) }
            }
        }
    };
}

actions! {
    /// Take the combo at this place of the market, 0 at the top (SW-4).
    Pick "pick" {
        /// Its place.
        combo: Offer,
    },
    /// Expand: take back all tokens but one of each region (SW-20).
    Ready "ready",
    /// Go into decline (SW-37; at the end of a turn SW-81).
    Decline "decline",
    /// Leave a region of one's own, before the first conquest (SW-20).
    Abandon "abandon" {
        /// Which.
        region: Region,
    },
    /// Berserk: roll the die before choosing a region (SW-65).
    Roll "roll",
    /// Conquer a region for its price (SW-25).
    Conquer "conquer" {
        /// Which.
        region: Region,
        /// The relics that serve (UG-K).
        #[serde(default, skip_serializing_if = "is_default")]
        with: Tools,
    },
    /// Try to conquer with the die; conquests end (SW-32).
    Attempt "attempt" {
        /// Which.
        region: Region,
        /// The relics that serve (UG-K).
        #[serde(default, skip_serializing_if = "is_default")]
        with: Tools,
    },
    /// Conquer with the Dragon for one token (SW-70).
    Dragon "dragon" {
        /// Which.
        region: Region,
    },
    /// Replace a lone token by a Sorcerer from the tray (SW-56).
    Substitute "substitute" {
        /// Which.
        region: Region,
    },
    /// End the conquests and redeploy (SW-17).
    EndConquest "end_conquest",
    /// Put one piece from the hand down.
    Put "put" {
        /// Which piece.
        piece: Piece,
        /// Where.
        region: Region,
    },
    /// Put all tokens in hand down in one region.
    PutAll "put_all" {
        /// Where.
        region: Region,
    },
    /// Take one piece back into the hand.
    Take "take" {
        /// Which piece.
        piece: Piece,
        /// From where.
        region: Region,
    },
    /// End the redeployment.
    Done "done",
    /// Diplomat: make peace with an opponent (SW-68).
    Ally "ally" {
        /// With whom.
        seat: Seat,
    },
    /// Diplomat: make peace with nobody.
    NoAlly "no_ally",
    /// Stout: do not decline now (SW-81).
    Stay "stay",
    /// Take the badge of this combo, and leave one's own there (UG-F14).
    Exchange "exchange" {
        /// Its place in the market.
        combo: Offer,
    },
    /// A region of the Reborn goes over to the active race (UG-H10).
    Reborn "reborn" {
        /// Which.
        region: Region,
    },
    /// Place a figure, or a relic that works at the end of the turn.
    Place "place" {
        /// Which.
        piece: Figure,
        /// Where.
        region: Region,
    },
    /// Roll the die for a named region before paying (UG-F17).
    Gamble "gamble" {
        /// Which.
        region: Region,
        /// The relics that serve.
        #[serde(default, skip_serializing_if = "is_default")]
        with: Tools,
    },
    /// Vampire: replace a lone active token (UG-H15).
    Drain "drain" {
        /// Which.
        region: Region,
    },
    /// The Shiny Orb: replace a lone active token (UG-K6).
    Orb "orb" {
        /// Which.
        region: Region,
        /// Whether it is the Bag that works.
        #[serde(default, skip_serializing_if = "is_default")]
        bag: bool,
    },
    /// Decline with the Vanishing that Stonehedge lends (UG-L10).
    Vanish "vanish",
    /// Give up a declined token for 3 coins (UG-L4).
    Sacrifice "sacrifice" {
        /// Where it stands.
        region: Region,
    },
    /// Worgen: choose the form for this turn (WC-89).
    Form "form" {
        /// Which.
        form: crate::state::position::Form,
    },
    /// Goblins: pay what protects the region and reveal the bomb (WC-75).
    Detonate "detonate" {
        /// Where it lies.
        region: Region,
    },
    /// Conquer with the champion alone (WC-97).
    Champion "champion" {
        /// Which.
        region: Region,
    },
    /// Gnomes: roll the die for any region, then pay (WC-69).
    Strike "strike" {
        /// Which.
        region: Region,
        /// The artifacts that serve.
        #[serde(default, skip_serializing_if = "is_default")]
        with: Tools,
    },
    /// Ethereals: take an artifact over (WC-65).
    Steal "steal" {
        /// Which.
        find: Find,
        /// The region of one's own it goes to.
        region: Region,
    },
    /// Intimidator: move a token of another race, or take it off (WC-108).
    Intimidate "intimidate" {
        /// Where it stands.
        region: Region,
        /// Where it goes; nowhere: it is discarded, or it is the wall or fort that goes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        to: Option<Region>,
    },
    /// Portal Mage: everything in two regions changes places (WC-112).
    Swap "swap" {
        /// The one of the lower number.
        region: Region,
        /// The other.
        other: Region,
    },
    /// Forsaken: pay a coin for a new token (WC-67).
    Recruit "recruit",
    /// Move a lone token of the Tauren to another region of theirs (WC-80).
    Shift "shift" {
        /// Where to.
        region: Region,
    },
    /// Make a decision that an ability of the race or of its power brings with it.
    Use "use" {
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

/// What a decision says, and the action that says it.
pub(crate) trait Chosen: Copy {
    /// Which decision it is.
    const KIND: Kind;

    /// What `action` says, if it is this decision.
    fn of(action: Action) -> Option<Self>;

    /// The one there is, if it says nothing.
    fn only() -> Option<Self>;

    /// The action that says this.
    fn action(self) -> Action;
}

/// `text` with each argument there could be.
#[cfg(test)]
fn with_each<A: Argument>(text: String) -> impl Iterator<Item = String> {
    struct Written<A>(A);
    impl<A: Argument> fmt::Display for Written<A> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.write(f)
        }
    }
    A::every().into_iter().map(move |argument| format!("{text}{}", Written(argument)))
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is no action; write for example \"conquer 5\", \"put token 3\" or \"done\"")]
pub struct NoAction(String);
