//! Errors in judging.

use tabletop::battery::Dice;

/// A number from `-most` to `most`.
pub(crate) fn noise(dice: &mut Dice, most: f32) -> f32 {
    if most == 0.0 { 0.0 } else { (f32::from(dice.below(2001) as u16) / 1000.0 - 1.0) * most }
}
