//! Who has a region, and which of a seat's races; the tokens in the box.

use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Seat;

use crate::boxes::{MAX_RACES, PLACES, Race, RosterId};
use crate::origin::Origin;

/// Which of a seat's races.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Slot {
    /// The active race.
    #[default]
    Active,
    /// The one declined race.
    Declined,
    /// A declined race with the Spirit badge, which does not count as the one (SW-80).
    Spirit,
}

impl Slot {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Active, Self::Declined, Self::Spirit];
}

/// Who has a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Owner(u8);

impl Owner {
    /// Nobody.
    pub const NONE: Self = Self(0);
    /// The Lost Tribes.
    pub const LOST: Self = Self(1);
    /// Monsters.
    pub const MONSTERS: Self = Self(Self::PLAYERS_END);
    /// Murlocs.
    pub const MURLOCS: Self = Self(Self::PLAYERS_END + 1);
    /// The first number after those of the players' races.
    const PLAYERS_END: u8 = 2 + 3 * tabletop::MAX_SEATS as u8;

    /// How many owners there are.
    pub const NUMBERS: usize = Self::MURLOCS.0 as usize + 1;

    /// Its number, below [`Self::NUMBERS`].
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The race in `slot` of `seat`.
    #[inline]
    pub const fn of(seat: Seat, slot: Slot) -> Self {
        Self(2 + seat.number() * 3 + slot as u8)
    }

    /// Seat and slot, if it is a player's race.
    #[inline]
    pub const fn holder(self) -> Option<(Seat, Slot)> {
        if self.0 < 2 || self.0 >= Self::PLAYERS_END {
            return None;
        }
        let n = self.0 - 2;
        let slot = match n % 3 {
            0 => Slot::Active,
            1 => Slot::Declined,
            _ => Slot::Spirit,
        };
        Some((Seat::at(n / 3), slot))
    }
}

impl std::fmt::Debug for Owner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text())
    }
}

impl Owner {
    pub(crate) fn text(self) -> String {
        match self.holder() {
            None if self == Self::LOST => "lost_tribe".into(),
            None if self == Self::MONSTERS => "monsters".into(),
            None if self == Self::MURLOCS => "murloc".into(),
            None => String::new(),
            Some((seat, slot)) => format!("{seat}{}", ["a", "d", "s"][slot as usize]),
        }
    }
}

impl Serialize for Owner {
    /// `""`, `"lost_tribe"`, `"monsters"`, `"murloc"`, or the seat and a letter for the slot: `"0a"`, `"1d"`, `"2s"`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text())
    }
}

impl<'de> Deserialize<'de> for Owner {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        (0..=Self::MURLOCS.0).map(Self).find(|owner| owner.text() == text).ok_or_else(|| {
            D::Error::custom(format!(
                "\"{text}\" is no owner: write \"\", \"lost_tribe\", \"monsters\", \"murloc\" or a seat with a, d or s"
            ))
        })
    }
}

/// Tokens of each race that are in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tray {
    /// By the place of the race in the game.
    pub(crate) counts: [u8; PLACES],
    /// The roster of those that are home-made.
    pub(crate) roster: RosterId,
}

impl Tray {
    /// Nothing, for a game with the home-made races of `roster`.
    pub(crate) const fn empty(roster: RosterId) -> Self {
        Self { counts: [0; PLACES], roster }
    }
}

impl Index<Race> for Tray {
    type Output = u8;

    #[inline]
    fn index(&self, race: Race) -> &u8 {
        &self.counts[race.place()]
    }
}

impl IndexMut<Race> for Tray {
    #[inline]
    fn index_mut(&mut self, race: Race) -> &mut u8 {
        &mut self.counts[race.place()]
    }
}

impl Serialize for Tray {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        // The base box is always written, as it ever was; of the others what there is.
        let own = (MAX_RACES..PLACES).filter(|place| self.counts[*place] > 0).map(|place| Race::at(place, self.roster));
        for race in Race::all().filter(|race| race.data().origin == Origin::SmallWorld || self[*race] > 0).chain(own) {
            map.serialize_entry(&race, &self[race])?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tray {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<Race, u8>::deserialize(deserializer)?;
        let roster = counts.keys().find_map(|race| Some(race.own()?.0)).unwrap_or_default();
        let mut tray = Self::empty(roster);
        for (race, count) in counts {
            tray[race] = count;
        }
        Ok(tray)
    }
}
