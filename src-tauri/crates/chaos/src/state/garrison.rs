//! Where the figures are, as sets of bits: one for each land; what is in none of them is in a reserve.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::POWERS;
use crate::state::names::{FIGURES, Figure, Kind, Land, Power};

/// A set of figures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Figures(pub(crate) u64);

impl Figures {
    /// All figures there are.
    pub(crate) const ALL: Self = Self((1 << FIGURES) - 1);

    /// The figures of a power.
    #[inline]
    pub(crate) const fn of(power: Power) -> Self {
        Self(OWNED[power.index()])
    }

    /// The figures of a kind, whosever they are.
    #[inline]
    pub(crate) const fn like(kind: Kind) -> Self {
        Self(KINDS[kind as usize])
    }

    /// The figures of a power and kind.
    #[inline]
    pub(crate) const fn made_of(power: Power, kind: Kind) -> Self {
        Self::of(power).and(Self::like(kind))
    }

    /// Those before a figure.
    #[inline]
    pub(crate) const fn before(self, figure: Figure) -> Self {
        Self(self.0 & ((1 << figure.0) - 1))
    }

    /// Those that are in both sets.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there are none.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether a figure is among them.
    #[inline]
    pub(crate) const fn has(self, figure: Figure) -> bool {
        self.0 >> figure.0 & 1 != 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, figure: Figure) {
        self.0 |= 1 << figure.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, figure: Figure) {
        self.0 &= !(1 << figure.0);
    }
}

#[allow(clippy::copy_iterator, reason = "a set this small is walked by value, the original stays")]
impl Iterator for Figures {
    type Item = Figure;

    #[inline]
    fn next(&mut self) -> Option<Figure> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Figure(first))
    }
}

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Figures {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::default();
        Vec::<Figure>::deserialize(deserializer)?.into_iter().for_each(|figure| set.add(figure));
        Ok(set)
    }
}

/// Figures by owner and by kind: they are numbered by power, then by kind.
const SETS: ([u64; 4], [u64; 3]) = {
    let (mut owned, mut kinds) = ([0; 4], [0; 3]);
    let (mut figure, mut power) = (0, 0);
    while power < 4 {
        let mut kind = 0;
        while kind < 3 {
            let mut left = POWERS[power].figures[kind].count;
            while left > 0 {
                owned[power] |= 1 << figure;
                kinds[kind] |= 1 << figure;
                figure += 1;
                left -= 1;
            }
            kind += 1;
        }
        power += 1;
    }
    (owned, kinds)
};
const OWNED: [u64; 4] = SETS.0;
const KINDS: [u64; 3] = SETS.1;

/// The figures in each land. Written as a map of the lands that hold any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Garrison([Figures; 9]);

impl Garrison {
    /// The figures in a land.
    #[inline]
    pub(crate) const fn in_land(&self, land: Land) -> Figures {
        self.0[land.index()]
    }

    /// The figures on the board.
    pub(crate) fn on_board(&self) -> Figures {
        Figures(self.0.iter().fold(0, |all, land| all | land.0))
    }

    /// The figures in the reserves.
    pub(crate) fn reserve(&self) -> Figures {
        Figures::ALL.minus(self.on_board())
    }

    /// Where a figure stands.
    pub(crate) fn land_of(&self, figure: Figure) -> Option<Land> {
        Land::all().find(|land| self.0[land.index()].has(figure))
    }

    /// Puts a figure into a land, or back into the reserve.
    pub(crate) fn put(&mut self, figure: Figure, to: Option<Land>) {
        for land in &mut self.0 {
            land.remove(figure);
        }
        if let Some(land) = to {
            self.0[land.index()].add(figure);
        }
    }
}

impl Serialize for Garrison {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let held = Land::all().map(|land| (land, self.in_land(land))).filter(|(_, figures)| !figures.is_empty());
        serializer.collect_map(held)
    }
}

impl<'de> Deserialize<'de> for Garrison {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut garrison = Self::default();
        for (land, figures) in BTreeMap::<Land, Figures>::deserialize(deserializer)? {
            if let Some(twice) = figures.and(garrison.on_board()).next() {
                return Err(D::Error::custom(format!("{twice} is in two lands")));
            }
            garrison.0[land.index()] = figures;
        }
        Ok(garrison)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_agree_with_the_names() {
        for figure in Figure::all() {
            for power in Power::ALL {
                assert_eq!(Figures::of(power).has(figure), figure.owner() == power, "{figure}");
            }
            for kind in Kind::ALL {
                assert_eq!(Figures::like(kind).has(figure), figure.kind() == kind, "{figure}");
            }
        }
    }

    #[test]
    fn a_figure_is_in_one_place() {
        let (figure, land) = (Figure(12), Land(3));
        let mut garrison = Garrison::default();
        garrison.put(figure, Some(Land(1)));
        garrison.put(figure, Some(land));
        assert_eq!((garrison.land_of(figure), garrison.on_board().number()), (Some(land), 1));
        let text = serde_json::to_string(&garrison).unwrap();
        assert_eq!(text, r#"{"the_empire":["leper_2"]}"#);
        assert_eq!(serde_json::from_str::<Garrison>(&text).unwrap(), garrison);
        assert!(serde_json::from_str::<Garrison>(r#"{"norsca":["leper_2"],"tilea":["leper_2"]}"#).is_err());
        garrison.put(figure, None);
        assert!(garrison.reserve().has(figure));
    }
}
