//! Powers, lands and figures by number, written by name.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{FigureData, LANDS, LandData, POWERS, PowerData};

/// A power, in Power order: Khorne, Nurgle, Tzeentch, Slaanesh (CH-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Power(pub(crate) u8);

impl Power {
    /// Khorne.
    pub const KHORNE: Self = Self(0);
    /// Nurgle.
    pub const NURGLE: Self = Self(1);
    /// Tzeentch.
    pub const TZEENTCH: Self = Self(2);
    /// Slaanesh.
    pub const SLAANESH: Self = Self(3);
    /// All of them.
    pub const ALL: [Self; 4] = [Self::KHORNE, Self::NURGLE, Self::TZEENTCH, Self::SLAANESH];

    /// What is printed on its sheet.
    pub fn data(self) -> &'static PowerData {
        &POWERS[self.0 as usize]
    }

    /// The power with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|power| power.data().id == id)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A land, in the order in which everything happens (CH-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Land(pub(crate) u8);

impl Land {
    /// Every land.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..LANDS.len() as u8).map(Self)
    }

    /// What is printed on it.
    pub fn data(self) -> &'static LandData {
        &LANDS[self.0 as usize]
    }

    /// The land with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        Self::all().find(|land| land.data().id == id)
    }

    /// Whether the two share a border.
    pub fn borders(self, other: Self) -> bool {
        self.data().adjacent.contains(&other.0)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Corrupts lands.
    Cultist,
    /// Fights.
    Warrior,
    /// The greater daemon.
    Daemon,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Cultist, Self::Warrior, Self::Daemon];

    /// Its name.
    pub const fn id(self) -> &'static str {
        ["cultist", "warrior", "daemon"][self as usize]
    }

    /// The kind with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// How many figures all powers have together.
pub const FIGURES: usize = 45;

/// One figure: numbered by power, then by kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Figure(pub u8);

/// Power and kind of each figure.
static ROLL: std::sync::LazyLock<Vec<(Power, Kind)>> = std::sync::LazyLock::new(|| {
    let mut roll = Vec::new();
    for power in Power::ALL {
        for (kind, data) in Kind::ALL.into_iter().zip(power.data().figures) {
            roll.extend((0..data.count).map(|_| (power, kind)));
        }
    }
    roll
});

impl Figure {
    /// Every figure.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FIGURES as u8).map(Self)
    }

    /// Whose reserve it belongs to.
    pub fn owner(self) -> Power {
        ROLL[self.0 as usize].0
    }

    /// Its kind.
    pub fn kind(self) -> Kind {
        ROLL[self.0 as usize].1
    }

    /// What is printed for it.
    pub fn data(self) -> FigureData {
        let (power, kind) = ROLL[self.0 as usize];
        power.data().figures[kind as usize]
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

macro_rules! named {
    ($type:ident, $what:literal) => {
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.data().id)
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.data().id)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.data().id)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                Self::by_name(&id).ok_or_else(|| serde::de::Error::custom(format!(concat!("there is no ", $what, " \"{}\""), id)))
            }
        }
    };
}

named!(Power, "power");
named!(Land, "land");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ch_1_every_figure_has_an_owner() {
        assert_eq!(ROLL.len(), FIGURES);
        let count = |power: Power, kind: Kind| Figure::all().filter(|f| (f.owner(), f.kind()) == (power, kind)).count();
        assert_eq!(count(Power::KHORNE, Kind::Warrior), 6);
        assert_eq!(count(Power::TZEENTCH, Kind::Cultist), 8);
    }
}
