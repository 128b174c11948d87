//! How home-made races and powers look: what people gave them for the eye. The rules do not ask for it.

use serde::{Deserialize, Serialize};

use super::row::RowError;

/// The most letters of a name that people give.
pub(super) const MAX_LETTERS: usize = 24;
/// The most strokes of a drawn glyph.
pub(super) const MAX_STROKES: usize = 40;
/// The most points of a drawn glyph, all strokes together.
const MAX_POINTS: usize = 800;
/// The last column and row of the grid on which glyphs are drawn.
pub const GLYPH_GRID: u8 = 99;
/// How many colours there are to choose from.
pub const COLOURS: u8 = 12;

/// What a glyph is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Glyph {
    /// One that the app has, by its name.
    Known(String),
    /// One drawn with a finger: strokes from point to point, each `[column, row]`, 0 to [`GLYPH_GRID`].
    Drawn(Vec<Vec<[u8; 2]>>),
}

/// How a home-made race or power looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// What it is called, in any language: 1 to 24 letters.
    pub name: String,
    /// What is on its banner or badge.
    pub glyph: Glyph,
    /// Its colour, 0 to 11.
    pub colour: u8,
}

/// Whether people may give such a name: 1 to 24 letters that all show, without a space at either end.
pub fn check_given_name(name: &str) -> Result<(), RowError> {
    // What turns the direction of a text or joins letters would show otherwise than it is written.
    let unseen =
        |c: char| c.is_control() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let letters = name.chars().count();
    let fits = (1..=MAX_LETTERS).contains(&letters) && name.trim() == name;
    if fits && !name.chars().any(unseen) { Ok(()) } else { Err(RowError::GivenName) }
}

impl Look {
    /// One that passes the gate and says nothing.
    pub(super) fn plain() -> Self {
        Self { name: "?".to_owned(), glyph: Glyph::Known("star".to_owned()), colour: 0 }
    }

    /// Whether it is one that can be shown.
    pub(super) fn check(&self) -> Result<(), RowError> {
        check_given_name(&self.name)?;
        let colour = RowError::Number { what: "colour", number: self.colour, least: 0, most: COLOURS - 1 };
        let known =
            |name: &str| (1..=MAX_LETTERS).contains(&name.len()) && name.chars().all(|c| c.is_ascii_alphanumeric() || "_-".contains(c));
        let sound = match &self.glyph {
            Glyph::Known(name) => known(name),
            Glyph::Drawn(strokes) => {
                let points = strokes.iter().flatten();
                (1..=MAX_STROKES).contains(&strokes.len())
                    && strokes.iter().all(|stroke| !stroke.is_empty())
                    && points.clone().count() <= MAX_POINTS
                    && points.flatten().all(|at| *at <= GLYPH_GRID)
            }
        };
        if self.colour >= COLOURS {
            Err(colour)
        } else if sound {
            Ok(())
        } else {
            Err(RowError::Glyph)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(name: &str, colour: u8, glyph: Glyph) -> Result<(), RowError> {
        Look { name: name.into(), glyph, colour }.check()
    }

    #[test]
    fn what_can_be_shown_passes_and_the_rest_is_refused() {
        let star = || Glyph::Known("star".into());
        for name in ["Newts", "蝾螈", "Les Tritons d’eau", "a"] {
            assert_eq!(look(name, 0, star()), Ok(()), "{name}");
        }
        for name in ["", " Newts", "Newts\n", "\u{202e}stweN", &"n".repeat(25)] {
            assert_eq!(look(name, 0, star()), Err(RowError::GivenName), "{name:?}");
        }
        assert!(matches!(look("Newts", COLOURS, star()), Err(RowError::Number { .. })));
        for strokes in [vec![], vec![vec![]], vec![vec![[0, 100]]], vec![vec![[1, 1]]; 41], vec![vec![[1, 1]; 801]]] {
            assert_eq!(look("Newts", 0, Glyph::Drawn(strokes)), Err(RowError::Glyph));
        }
        assert_eq!(look("Newts", 0, Glyph::Drawn(vec![vec![[0, 0], [99, 99]]])), Ok(()));
        assert_eq!(look("Newts", 0, Glyph::Known("../x".into())), Err(RowError::Glyph));
    }
}
