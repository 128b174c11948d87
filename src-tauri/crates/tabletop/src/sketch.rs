//! What a learned mind is told of a position.

/// Numbers at places of a list whose order is the game's own; places that are not named hold 0. As a rule numbers lie between -2 and 2.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sketch {
    entries: Vec<(u16, f32)>,
}

impl Sketch {
    /// Nothing is told yet.
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    /// Says that `value` is at `place`. Said twice, values add up.
    #[inline]
    pub fn set(&mut self, place: usize, value: f32) {
        if value != 0.0 {
            self.entries.push((place as u16, value));
        }
    }

    /// Everything that was said.
    #[inline]
    pub fn entries(&self) -> &[(u16, f32)] {
        &self.entries
    }
}

/// Who is told numbers: a sketch, or several at once, of what all of them see alike.
pub trait Told {
    /// `value` is at `place`.
    fn hear(&mut self, place: usize, value: f32);
}

impl Told for Sketch {
    #[inline]
    fn hear(&mut self, place: usize, value: f32) {
        self.set(place, value);
    }
}

/// Numbers that are told one after another, from a place on.
#[derive(Debug)]
pub struct Numbers<'a, T = Sketch> {
    told: &'a mut T,
    /// Where the next one is told.
    pub at: usize,
}

impl<'a, T: Told> Numbers<'a, T> {
    /// The first is told at `at`.
    pub const fn from(told: &'a mut T, at: usize) -> Self {
        Self { told, at }
    }

    /// Says `value` at the next place.
    #[inline]
    pub fn tell(&mut self, value: f32) {
        self.told.hear(self.at, value);
        self.at += 1;
    }

    /// The next place, and who is told there, for what each sees otherwise.
    pub const fn next(&mut self) -> (usize, &mut T) {
        self.at += 1;
        (self.at - 1, self.told)
    }

    /// Says 1 at the next place if it is so.
    pub fn flag(&mut self, flag: bool) {
        self.tell(f32::from(u8::from(flag)));
    }

    /// Says 1 at one of the next `most` places (from 1), at the last one if `which` lies beyond them.
    pub fn one_of(&mut self, most: usize, which: usize) {
        self.told.hear(self.at + which.min(most - 1), 1.0);
        self.at += most;
    }
}
