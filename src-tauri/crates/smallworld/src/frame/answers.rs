//! The questions that the frame asks abilities, and what a race with its power answers.
//!
//! The frame names no ability. Where the rulebook lets a race or a power change something, it goes through the answers to one question
//! here; a file in `abilities` says for each of its words which questions it answers ([`Rules`]). The answers of a pair are gathered once,
//! race before power before lent power, so that a question which nobody answers costs a look at an empty list.

use tabletop::Seat;

use crate::action::Kind;
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::{Ability, Params, Word};
use crate::boxes::kit::{Kit, Source};
use crate::event::{Event, Method};
use crate::frame::adjacency::Adjacency;
use crate::frame::cut::Cut;
use crate::frame::fee::Fee;
use crate::frame::line::{Earner, Line};
use crate::frame::loss::Fallen;
use crate::state::position::{Slot, SmallWorld};

/// Whoever listens to events, if anybody does.
pub(crate) type Told<'a> = Option<&'a mut Vec<Event>>;

/// The ability that is asked: its parameters, and who gives it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    pub params: Params,
    pub source: Source,
}

/// The race that is asked.
#[derive(Clone, Copy)]
pub(crate) struct Who {
    pub seat: Seat,
    pub slot: Slot,
    /// The regions it holds.
    pub own: RegionSet,
    pub answers: &'static Answers,
}

/// A region that an active race, or one that acts in decline, has just moved into.
#[derive(Clone, Copy)]
pub(crate) struct Taken {
    pub seat: Seat,
    pub slot: Slot,
    pub region: Region,
    /// Whether it is the first region of the race, or of its first turn.
    pub first: bool,
}

/// A list of answers to one question.
pub(crate) type List<F> = Box<[(F, Asked)]>;

macro_rules! questions {
    ($($(#[doc = $doc:literal])+ $question:ident: $answer:ty,)*) => {
        /// What one word answers. Empty questions are not asked of it.
        #[derive(Clone, Copy)]
        pub(crate) struct Rules {
            /// The word.
            pub word: &'static str,
            /// What the word takes and says, where the frame does not understand it by itself.
            pub defines: Option<Word>,
            /// Whether it answers in decline, too.
            pub lasting: bool,
            /// The decisions that only a race with this word makes while it conquers.
            pub decisions: &'static [Kind],
            $($(#[doc = $doc])+ pub $question: Option<$answer>,)*
        }

        impl Rules {
            /// A word that answers nothing yet.
            pub const fn of(word: &'static str) -> Self {
                Self { word, defines: None, lasting: false, decisions: &[], $($question: None,)* }
            }
        }

        /// What a race with its power answers.
        #[derive(Default)]
        pub(crate) struct Answers {
            /// The decisions that it makes besides those that every race makes while it conquers, as bits of their kinds.
            pub decisions: u64,
            $($(#[doc = $doc])+ pub $question: List<$answer>,)*
        }

        impl Answers {
            /// Gathers the answers of `abilities`; `declined`: those that last.
            pub fn gather(abilities: &[(&'static Rules, Asked)], declined: bool) -> Self {
                let lasting = || abilities.iter().map(|(rules, _)| rules).filter(|rules| rules.lasting || !declined);
                let of_its_own = lasting().any(|rules| rules.choices.is_some()).then_some(Kind::Use);
                let kinds = lasting().flat_map(|rules| rules.decisions).copied().chain(of_its_own);
                Self {
                    decisions: kinds.fold(0, |bits, kind| bits | 1 << kind as u8),
                    $($question: abilities
                        .iter()
                        .filter(|(rules, _)| rules.lasting || !declined)
                        .filter_map(|(rules, asked)| Some((rules.$question?, *asked)))
                        .collect(),)*
                }
            }
        }
    };
}

questions! {
    /// Reach: what is adjacent beyond the printed borders.
    borders: fn(&SmallWorld, Who, Asked, &mut Adjacency),
    /// The one way in of a race without a region, whatever else it can do; `None`: as ever.
    only_way_in: fn(&SmallWorld, Who, Asked) -> Option<RegionSet>,
    /// What is no way in of a race without a region, though the map says so.
    bars_entry: fn(&SmallWorld, Who, Asked) -> RegionSet,
    /// The way in of a race without a region, given what it is so far.
    way_in: fn(&SmallWorld, Who, Asked, RegionSet) -> RegionSet,
    /// Reach: what is within it besides, given what is so far.
    reach: fn(&SmallWorld, Who, Asked, RegionSet) -> RegionSet,
    /// Whether no voyage is paid.
    sails: fn(&SmallWorld, Who, Asked) -> bool,
    /// Price: the regions that are attacked as if they were empty.
    as_if_empty: fn(&SmallWorld, Who, Asked) -> RegionSet,
    /// Price: what costs less.
    discounts: fn(&SmallWorld, Who, Asked) -> Option<Cut>,
    /// The regions of this race that only plain reach and the plain price win.
    wards: fn(&SmallWorld, Who, Asked) -> RegionSet,
    /// Coins that an attacker, the third of the arguments, owes this race.
    fees: fn(&SmallWorld, Who, Seat, Asked) -> Option<Fee>,
    /// Whether no token is lost when a region of this race falls in this way.
    unhurt: fn(&SmallWorld, Method) -> bool,
    /// This race has come to hold a region, in whatever way.
    holds: fn(&mut SmallWorld, Region),
    /// The conquests of this race are over: tokens and pieces that it has for its redeployment (UG-A6).
    musters: fn(&mut SmallWorld, Seat, Slot, Asked, &mut Told<'_>),
    /// The turn of this active race begins; whether somebody has to decide first.
    turn_begins: fn(&mut SmallWorld, &mut Told<'_>) -> bool,
    /// The conquests and the redeployment of this active race are over.
    turn_ends: fn(&mut SmallWorld, &mut Told<'_>),
    /// Just picked, it may exchange its badge with another of the market.
    swaps_badge: (),
    /// It rolls the die before its conquests, and makes no final attempt.
    rolls_first: (),
    /// At the end of its turn it makes peace with somebody.
    makes_peace: (),
    /// It declines at the end of an ordinary turn, and not at its start.
    declines_late: (),
    /// In decline it does not count as the one declined race.
    stands_apart: (),
    /// In decline all its tokens stay.
    keeps_tokens: (),
    /// In decline its tokens are reshuffled once.
    reshuffles: (),
    /// In decline it goes on conquering, before the active race does.
    acts_in_decline: (),
    /// It leaves the map instead of standing there in decline.
    leaves_map: fn(&mut SmallWorld, &mut Told<'_>),
    /// A region of this race falls to another player: before it does.
    falls: fn(&mut SmallWorld, Who, Seat, Asked, &mut Told<'_>),
    /// This race has moved into a region.
    takes: fn(&mut SmallWorld, Taken, Asked, &mut Told<'_>),
    /// Others were beaten out of a region in its turn, by conquest or otherwise.
    beats: fn(&mut SmallWorld, Fallen, Asked),
    /// Income: what it brings an active race besides the coins that its parameters say; of a lasting word a declined one, too.
    income: fn(&SmallWorld, &Earner<'_>, Asked) -> Line,
    /// Its race declines: before it is turned over.
    declines: fn(&mut SmallWorld, Asked, &mut Told<'_>),
    /// How many regions it may have marked at most (see [`Marks`](crate::state::marks::Marks)).
    marks: fn(Asked) -> u8,
    /// A decision of its own while the race conquers, before the final attempt: calls with each region, or pair of regions, that may be
    /// chosen, in ascending order. It may be made as often a turn as its parameter `times` says; once if that says nothing.
    choices: fn(&SmallWorld, Who, Asked, &mut dyn FnMut(Region, Option<Region>)),
    /// What comes of that decision.
    uses: fn(&mut SmallWorld, Who, Asked, Region, Option<Region>, &mut Told<'_>),
    /// For bots: what it is worth to an active race, in coins a turn, beside what the position shows.
    worth: fn(Asked) -> f32,
    /// Its race has lost the word, which was lent.
    ends: fn(&mut SmallWorld, Seat, Slot, &mut Told<'_>),
}

/// Whether an ability of the race's own answers: what is lent does not decide how a race declines (UG-L10).
pub(crate) fn of_its_own<F>(list: &List<F>) -> bool {
    list.iter().any(|(_, asked)| asked.source != Source::Lent)
}

/// What a race can do with a power, active or in decline: a kit for the frame, answers to its questions.
pub(crate) struct Pair {
    pub kit: Kit,
    pub answers: Answers,
}

/// An ability as it is asked.
pub(crate) const fn asked(ability: Ability, source: Source) -> Asked {
    Asked { params: ability.params, source }
}
