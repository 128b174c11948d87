//! Who sits at the table.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats any game of ours has.
pub const MAX_SEATS: usize = 5;

crate::bounded_number!(
    /// A place at the table, counted clockwise from 0, and below [`MAX_SEATS`].
    Seat,
    "seat",
    0,
    MAX_SEATS as u8 - 1
);

impl Seat {
    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        self.turned(1, seats)
    }

    /// The seat so many places further clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn turned(self, places: usize, seats: usize) -> Self {
        let seats = if seats == 0 || seats > MAX_SEATS { MAX_SEATS } else { seats };
        Self(((self.0 as usize + places) % seats) as u8)
    }

    /// How many places clockwise from `first` it is at a table of `seats`.
    #[inline]
    pub const fn places_from(self, first: Self, seats: usize) -> u8 {
        let seats = if seats == 0 || seats > MAX_SEATS { MAX_SEATS } else { seats } as u8;
        (self.0 % seats + seats - first.0 % seats) % seats
    }

    /// Its bit in a set of seats.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Self)
    }
}

/// One value for each of [`MAX_SEATS`] seats; seats that nobody uses hold the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
