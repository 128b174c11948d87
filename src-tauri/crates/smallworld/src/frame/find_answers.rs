//! The questions that places and relics answer: those that lie on the map when the frame or another rule asks, and a few (who takes fees)
//! before anything has come to light.
//!
//! The frame names none of them. What a place or a relic says in the file of its box is answered in `abilities` ([`FindRules`]). The position
//! knows for each question whether anything that lies on the map answers it, so that a question which nothing answers costs a look at a bit.

use tabletop::Seat;

use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::Params;
use crate::boxes::{Find, FindWord};
use crate::frame::adjacency::Adjacency;
use crate::frame::answers::Told;
use crate::frame::fee::Fee;
use crate::frame::line::{Earner, Line};
use crate::state::position::{Slot, SmallWorld};

/// A place or a relic that is asked, with its parameters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FindAsked {
    pub find: Find,
    pub params: Params,
}

/// One that lies on the map, with its parameters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lying {
    pub find: Find,
    pub params: Params,
    pub region: Region,
}

/// Answers to one question, in the order of the finds.
pub(crate) type FindList<F> = Box<[(F, FindAsked)]>;

/// A question: its bit, and where its answers are.
pub(crate) struct FindQuestion<F: 'static> {
    pub bit: u32,
    pub list: fn(&FindAnswers) -> &FindList<F>,
}

macro_rules! questions {
    ($($(#[doc = $doc:literal])+ $name:ident $question:ident: $answer:ty,)*) => {
        /// Numbers the questions.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "they number the constants below")]
        #[repr(u8)]
        enum Number { $($name,)* }

        $(
            $(#[doc = $doc])+
            pub(crate) const $name: FindQuestion<$answer> =
                FindQuestion { bit: 1 << Number::$name as u8, list: |answers| &answers.$question };
        )*

        /// What one word of places and relics answers. Empty questions are not asked of it.
        #[derive(Clone, Copy)]
        pub(crate) struct FindRules {
            /// The word, what it takes and says.
            pub says: FindWord,
            $($(#[doc = $doc])+ pub $question: Option<$answer>,)*
        }

        impl FindRules {
            /// A word that answers nothing yet.
            pub const fn of(says: FindWord) -> Self {
                Self { says, $($question: None,)* }
            }

            /// The questions that it answers, as bits.
            pub const fn questions(&self) -> u32 {
                0 $(| (self.$question.is_some() as u32) << Number::$name as u8)*
            }
        }

        /// What all places and relics answer.
        #[derive(Default)]
        pub(crate) struct FindAnswers {
            $($(#[doc = $doc])+ pub $question: FindList<$answer>,)*
        }

        impl FindAnswers {
            /// Gathers the answers.
            pub fn gather(abilities: &[(&'static FindRules, FindAsked)]) -> Self {
                Self {
                    $($question: abilities.iter().filter_map(|(rules, asked)| Some((rules.$question?, *asked))).collect(),)*
                }
            }
        }
    };
}

questions! {
    /// Reach of the active race that holds it: what is adjacent beyond the printed borders.
    BORDERS borders: fn(&SmallWorld, Lying, &mut Adjacency),
    /// Whether the active race that holds it pays no voyage.
    SAILS sails: (),
    /// Coins that an attacker owes whoever holds it.
    FEES fees: fn(&SmallWorld, Seat, Lying) -> Option<Fee>,
    /// Whether its region costs 1 more.
    DEFENDS defends: (),
    /// Whether the active race that holds it loses no token with this region.
    SPARES spares: fn(&SmallWorld, Region, Lying) -> bool,
    /// The conquests of the active race that holds it are about to begin.
    TURN_BEGINS turn_begins: fn(&mut SmallWorld, Lying, &mut Told<'_>),
    /// The conquests of the active race that holds it are over: tokens that come for its redeployment.
    MUSTERS musters: fn(&mut SmallWorld, Lying, &mut Told<'_>),
    /// Its region goes from one race to another or to nobody, or what is in it changes places: what stands only for its holder leaves.
    LEFT left: fn(&mut SmallWorld, Lying, &mut Told<'_>),
    /// A race does not hold its region any longer; what stood there for it has left, and the Bag that lay there.
    LOST lost: fn(&mut SmallWorld, (Seat, Slot), Lying, &mut Told<'_>),
    /// A race has come to hold its region.
    TAKEN taken: fn(&mut SmallWorld, (Seat, Slot), Lying, &mut Told<'_>),
    /// It has come to light.
    FOUND found: fn(&mut SmallWorld, (Seat, Slot), Lying, &mut Told<'_>),
    /// Income: what it brings the race that holds it.
    INCOME income: fn(&SmallWorld, &Earner<'_>, Lying) -> Option<Line>,
    /// Income: what it brings a race, wherever it lies.
    INCOME_NEAR income_near: fn(&SmallWorld, &Earner<'_>, Lying) -> Option<Line>,
    /// Whether nothing doubles what its region pays.
    NEVER_TWICE never_twice: (),
    /// Whether the active race that holds it is paid twice for a race of the other faction.
    FACTION_TWICE faction_twice: (),
    /// Whether it lends the race that holds it a power.
    LENDS lends: (),
    /// Whether the active race that holds it may send the Balrog, once a turn, at any moment of it.
    SUMMONS summons: (),
    /// Whether the race that holds it has the Ghost.
    HAUNTS haunts: (),
    /// After the coins, whoever holds it may give up declined tokens, for so many coins.
    BUYS_DECLINED buys_declined: fn(Lying) -> u8,
    /// A coin from each neighbour for the active race that holds it.
    ROBS robs: (),
    /// For bots: what it is worth to the race that holds these regions, in coins a turn; 1 where nothing is said.
    WORTH worth: fn(&SmallWorld, RegionSet, Lying) -> u8,
}
