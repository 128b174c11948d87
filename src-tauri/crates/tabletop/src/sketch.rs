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
