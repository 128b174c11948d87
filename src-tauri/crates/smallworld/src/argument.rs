//! How the arguments of decisions are written as text.

use std::fmt;
use std::str::Split;

use tabletop::Seat;

use crate::board::region::Region;
use crate::boxes::kit::Source;
use crate::boxes::tools::Tools;
use crate::boxes::{Find, Tool};
use crate::state::position::{Figure, Form, Offer};

/// The words that follow that of the decision.
pub(crate) type Words<'a> = Split<'a, char>;

/// An argument of a decision.
pub(crate) trait Argument: Sized {
    /// Reads it; `None` if the words are something else.
    fn read(words: &mut Words<'_>) -> Option<Self>;

    /// Writes it, each word after a space.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The region, if it is one.
    #[inline]
    fn region(&self) -> Option<Region> {
        None
    }

    /// Every one there could be; of tools, no more than two together.
    #[cfg(test)]
    fn every() -> Vec<Self>;
}

/// Arguments of one word.
macro_rules! words {
    ($($type:ty: read $read:expr, write $write:expr, every $every:expr;)*) => {$(
        impl Argument for $type {
            fn read(words: &mut Words<'_>) -> Option<Self> {
                words.next().and_then($read)
            }

            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, " {}", $write(*self))
            }

            #[cfg(test)]
            fn every() -> Vec<Self> {
                $every.collect()
            }
        }
    )*};
}

words! {
    Offer: read |word| word.parse().ok(), write |offer| offer, every (0..=Self::LAST.number()).filter_map(Self::new);
    Seat: read |word| word.parse().ok(), write |seat| seat, every Self::all(tabletop::MAX_SEATS);
    Find: read Self::by_name, write |find| find, every Self::all();
    Form: read Self::by_name, write Self::name, every Self::ALL.into_iter();
    Source: read Self::by_name, write Self::name, every Self::ALL.into_iter();
    Figure: read Self::by_name, write Self::name, every Self::ALL.into_iter().map(|(figure, _)| figure);
}

impl Argument for Region {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        words.next()?.parse().ok()
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {self}")
    }

    #[inline]
    fn region(&self) -> Option<Region> {
        Some(*self)
    }

    #[cfg(test)]
    fn every() -> Vec<Self> {
        (0..=Self::LAST.number()).filter_map(Self::new).collect()
    }
}

/// Another region, or nothing.
impl Argument for Option<Region> {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        words.next().map_or(Some(None), |word| word.parse().ok().map(Some))
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.map_or(Ok(()), |region| region.write(f))
    }

    #[cfg(test)]
    fn every() -> Vec<Self> {
        std::iter::once(None).chain(Region::every().into_iter().map(Some)).collect()
    }
}

/// Whether it is the Bag that works.
impl Argument for bool {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        words.next().map_or(Some(false), |word| (word == "bag").then_some(true))
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self { f.write_str(" bag") } else { Ok(()) }
    }

    #[cfg(test)]
    fn every() -> Vec<Self> {
        vec![false, true]
    }
}

/// All words that are left, in the one order in which they are written, so that a text and an action are the same thing.
impl Argument for Tools {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        let (mut set, mut last) = (Self::NONE, None);
        for word in words {
            let tool = Tool::by_name(word)?;
            if last.replace(tool).is_some_and(|before| before >= tool) {
                return None;
            }
            set.insert(tool);
        }
        Some(set)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }

    #[cfg(test)]
    fn every() -> Vec<Self> {
        let all: Self = Tool::all().collect();
        let two = |one| Tool::all().map(move |other| [one, other].into_iter().collect());
        let mut some: Vec<Self> = std::iter::once(Self::NONE).chain(all.list().flat_map(two)).collect();
        some.sort_unstable();
        some.dedup();
        some
    }
}
