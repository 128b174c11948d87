//! Powers, lands and figures by number, written by name.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{FigureData, LANDS, LandData, POWERS, PowerData, UpgradeData};

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

tabletop::bounded_number!(
    /// One of the two card slots of a land, nearest the Old World deck first (CH-31).
    CardSlot,
    "card slot",
    1,
    2
);

impl CardSlot {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::FIRST, Self::LAST];

    /// Its place in the arrays of a land, from 0.
    pub(crate) const fn place(self) -> usize {
        self.index() - 1
    }
}

/// A land, in the order in which everything happens (CH-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Land(pub(crate) u8);

impl Land {
    /// Norsca.
    pub const NORSCA: Self = Self(0);
    /// Troll Country.
    pub const TROLL_COUNTRY: Self = Self(1);
    /// Kislev.
    pub const KISLEV: Self = Self(2);
    /// The Empire.
    pub const EMPIRE: Self = Self(3);
    /// Bretonnia.
    pub const BRETONNIA: Self = Self(4);
    /// Estalia.
    pub const ESTALIA: Self = Self(5);
    /// Tilea.
    pub const TILEA: Self = Self(6);
    /// The Badlands.
    pub const BADLANDS: Self = Self(8);

    /// Every land.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..LANDS.len() as u8).map(Self)
    }

    /// The lands from number `first` on.
    pub(crate) fn all_from(first: u8) -> impl Iterator<Item = Self> {
        (first..LANDS.len() as u8).map(Self)
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

/// An upgrade: whose, and which of the five.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Upgrade(pub Power, pub(crate) u8);

impl Upgrade {
    /// Every upgrade.
    pub fn all() -> impl Iterator<Item = Self> {
        Power::ALL.into_iter().flat_map(|power| (0..5).map(move |number| Self(power, number)))
    }

    /// What is printed on it.
    pub fn data(self) -> &'static UpgradeData {
        &self.0.data().upgrades[self.1 as usize]
    }

    /// The upgrade with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        Self::all().find(|upgrade| upgrade.data().id == id)
    }
}

/// A kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
///
/// It is written by the name of its kind and its place among those, from 1: `bloodletter_3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Figure(pub(crate) u8);

/// Power, kind, and the place among those of each figure.
const ROLL: [(Power, Kind, u8); FIGURES] = {
    let mut roll = [(Power(0), Kind::Cultist, 0); FIGURES];
    let (mut figure, mut power) = (0, 0);
    while power < POWERS.len() {
        let mut kind = 0;
        while kind < Kind::ALL.len() {
            let mut place = 0;
            while place < POWERS[power].figures[kind].count {
                roll[figure] = (Power(power as u8), Kind::ALL[kind], place);
                figure += 1;
                place += 1;
            }
            kind += 1;
        }
        power += 1;
    }
    roll
};

/// The figures of each power, as numbers from and to (exclusive).
const RANGES: [(u8, u8); 4] = {
    let mut ranges = [(0, 0); 4];
    let (mut power, mut next) = (0, 0);
    while power < 4 {
        let figures = &POWERS[power].figures;
        let end = next + figures[0].count + figures[1].count + figures[2].count;
        ranges[power] = (next, end);
        next = end;
        power += 1;
    }
    ranges
};

impl Figure {
    /// Every figure.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FIGURES as u8).map(Self)
    }

    /// Every figure of a power.
    pub fn of(power: Power) -> impl Iterator<Item = Self> {
        let (from, to) = RANGES[power.index()];
        (from..to).map(Self)
    }

    /// Whose reserve it belongs to.
    pub const fn owner(self) -> Power {
        ROLL[self.0 as usize].0
    }

    /// Its kind.
    pub const fn kind(self) -> Kind {
        ROLL[self.0 as usize].1
    }

    /// What is printed for it.
    pub fn data(self) -> &'static FigureData {
        let (power, kind, _) = ROLL[self.0 as usize];
        &power.data().figures[kind as usize]
    }

    /// The figure with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        let (kind, place) = id.rsplit_once('_')?;
        let place: u8 = place.parse().ok().filter(|number: &u8| place == number.to_string())?;
        Self::all().find(|figure| figure.data().id == kind && ROLL[figure.index()].2 + 1 == place)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.data().id, ROLL[self.index()].2 + 1)
    }
}

impl fmt::Debug for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::by_name(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no figure \"{id}\"")))
    }
}

tabletop::written_by_name!(Power, "power");
tabletop::written_by_name!(Land, "land");
tabletop::written_by_name!(Upgrade, "upgrade");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ch_1_every_figure_has_an_owner() {
        assert_eq!(ROLL[FIGURES - 1], (Power::SLAANESH, Kind::Daemon, 0));
        let count = |power: Power, kind: Kind| Figure::all().filter(|f| (f.owner(), f.kind()) == (power, kind)).count();
        assert_eq!(count(Power::KHORNE, Kind::Warrior), 6);
        assert_eq!(count(Power::TZEENTCH, Kind::Cultist), 8);
        for power in Power::ALL {
            assert!(Figure::of(power).all(|figure| figure.owner() == power));
        }
    }

    #[test]
    fn names_are_read_back() {
        for figure in Figure::all() {
            assert_eq!(Figure::by_name(&figure.to_string()), Some(figure));
        }
        for upgrade in Upgrade::all() {
            assert_eq!(Upgrade::by_name(upgrade.data().id), Some(upgrade));
        }
        for wrong in ["", "leper", "leper_0", "leper_7", "leper_01", "leper_+1", "god_1"] {
            assert_eq!(Figure::by_name(wrong), None, "{wrong}");
        }
    }
}
