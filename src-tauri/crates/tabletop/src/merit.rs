//! What speaks for a turn.

use serde::Serialize;
use serde_json::Value;

/// Something that speaks for a turn, as players would say it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Merit {
    /// Which reason: a word of the game's own, for example `takes`.
    pub word: &'static str,
    /// How much it counts, in points; above 0.
    pub weight: f32,
    /// What it is about: an object with regions, seats, pieces and numbers, as the game's view writes them.
    pub data: Value,
}

impl Merit {
    /// Something that counts so much.
    pub const fn new(word: &'static str, weight: f32, data: Value) -> Self {
        Self { word, weight, data }
    }
}

/// The strongest of `merits` first, those that count for nothing left out.
pub fn strongest(mut merits: Vec<Merit>) -> Vec<Merit> {
    merits.retain(|merit| merit.weight > 0.0);
    merits.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    merits
}
