//! Popular Places and Righteous Relics under the Monsters (UG-K, UG-L), legendary places and artifacts on the islands (WC-115): their form.

use serde::{Deserialize, Serialize};

use super::Find;
use super::ability::{Ability, Word};
use crate::origin::Origin;

/// How many places and relics there are at most in all boxes together: one bit each in a set.
pub const MAX_FINDS: usize = 31;

/// Whether it stays where it was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FindKind {
    /// A popular or legendary place, which does.
    Place,
    /// A relic or an artifact, which is used and lies where it last served.
    Relic,
}

/// A place or a relic as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct FindData {
    /// Its name in saves, scenarios and the catalog.
    pub id: &'static str,
    /// The box it came in.
    pub origin: Origin,
    /// Whether it stays where it was found.
    pub kind: FindKind,
    /// What it is called where it serves a conquest, if not by its id.
    pub tool: Option<&'static str>,
    /// What it does.
    pub abilities: &'static [Ability],
}

/// A word that a place or a relic may say.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct FindWord {
    /// The word.
    pub word: Word,
    /// The only kind that may say it, if one alone may.
    pub only: Option<FindKind>,
    /// Whether `declined` may be said of it.
    pub declined: bool,
    /// Whether it serves a conquest.
    pub serves: bool,
}

impl FindWord {
    /// A word for both kinds.
    pub const fn of(word: Word) -> Self {
        Self { word, only: None, declined: false, serves: false }
    }

    /// A word for places alone.
    pub const fn of_places(word: Word) -> Self {
        Self { only: Some(FindKind::Place), ..Self::of(word) }
    }

    /// A word for relics alone.
    pub const fn of_relics(word: Word) -> Self {
        Self { only: Some(FindKind::Relic), ..Self::of(word) }
    }
}

impl Find {
    /// Its name.
    pub fn id(self) -> &'static str {
        self.data().id
    }

    /// Whether it is a relic or an artifact, which can be used and moves.
    pub fn is_relic(self) -> bool {
        self.data().kind == FindKind::Relic
    }

    /// The box it came in.
    pub fn origin(self) -> Origin {
        self.data().origin
    }

    /// Everything of one box: none in the base box.
    pub fn of_box(origin: Origin) -> impl Iterator<Item = Self> {
        Self::all().filter(move |find| find.origin() == origin)
    }

    /// Its bit in a set of finds.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The word with which it says what it does, if it says it.
    pub(crate) fn says(self, word: &str) -> Option<&'static Ability> {
        self.data().abilities.iter().find(|ability| ability.word == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boxes::founding_finds;

    #[test]
    fn names_are_unique_and_every_box_has_what_it_always_had() {
        for find in Find::all() {
            assert_eq!(Find::by_name(find.id()), Some(find));
        }
        let founding = |origin| founding_finds().iter().filter(move |find| find.origin() == origin);
        let count = |origin, relics| founding(origin).filter(|find| find.is_relic() == relics).count();
        assert_eq!((count(Origin::Underground, false), count(Origin::Underground, true)), (9, 6));
        assert_eq!((count(Origin::Warcraft, false), count(Origin::Warcraft, true)), (7, 5));
    }
}
