//! The one random stream of a game.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize};

/// The stream's name; part of its key, so that it can never be confused with another use of the same seed.
const NAME: &[u8; 24] = b"elbowroom table stream 1";

/// A `ChaCha8` stream kept as seed and word position, so that a position stays a small plain value and the same seed and actions
/// give the same game on every platform, forever. Undo restores the position and with it the stream: nothing is re-rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stream {
    seed: u64,
    #[serde(deserialize_with = "within_reach")]
    word: u64,
}

/// More words than any game draws; the count may go on for as long again.
const MOST_WORDS: u64 = 1 << 40;

/// Reads the word position of a game that somebody can have played.
fn within_reach<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let word = u64::deserialize(deserializer)?;
    if word > MOST_WORDS {
        return Err(serde::de::Error::custom(format!("{word} random words are more than any game draws")));
    }
    Ok(word)
}

impl Stream {
    /// The stream of `seed`, at its beginning.
    pub const fn new(seed: u64) -> Self {
        Self { seed, word: 0 }
    }

    /// The seed it was made from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How many 32-bit words have been drawn.
    pub const fn word(&self) -> u64 {
        self.word
    }

    fn generator(&self) -> ChaCha8Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..].copy_from_slice(NAME);
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_word_pos(u128::from(self.word));
        generator
    }

    /// Draws one after the other, without setting up the generator for each.
    pub const fn draws(&mut self) -> Draws<'_> {
        Draws { stream: self, generator: None }
    }

    /// A number from 0 to `bound - 1`, each as likely as the others (by rejection).
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.draws().below(bound)
    }

    /// Puts `items` in random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.draws().shuffle(items);
    }
}

/// Draws from a [`Stream`], the same as one by one: the generator is set up with the first of them.
#[derive(Debug)]
pub struct Draws<'s> {
    stream: &'s mut Stream,
    generator: Option<ChaCha8Rng>,
}

impl Draws<'_> {
    /// A number from 0 to `bound - 1`, each as likely as the others (by rejection).
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs at least one possibility");
        let generator = self.generator.get_or_insert_with(|| self.stream.generator());
        // The largest multiple of `bound` that fits: words above it would favour small results.
        let zone = u32::MAX - (u32::MAX - bound + 1) % bound;
        loop {
            let word = generator.next_u32();
            self.stream.word += 1;
            if word <= zone {
                return word % bound;
            }
        }
    }

    /// Puts `items` in random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_words_and_position_is_all_the_state() {
        let mut a = Stream::new(7);
        let first: Vec<u32> = (0..50).map(|_| a.below(6)).collect();
        let mut b = Stream::new(7);
        for (i, face) in first.iter().enumerate() {
            let copied = Stream { seed: 7, word: b.word() };
            assert_eq!(copied, b, "draw {i}");
            assert_eq!(b.below(6), *face, "draw {i}");
        }
        assert_ne!(first, (0..50).map(|_| Stream::new(8).below(6)).collect::<Vec<_>>());
    }

    #[test]
    fn the_stream_is_pinned_for_ever() {
        let mut stream = Stream::new(1);
        let drawn: Vec<u32> = (0..8).map(|_| stream.below(1000)).collect();
        assert_eq!(drawn, PINNED);
    }

    const PINNED: [u32; 8] = [61, 645, 507, 209, 843, 522, 355, 509];

    #[test]
    fn every_value_comes_up_about_equally_often() {
        let mut stream = Stream::new(99);
        let mut counts = [0u32; 6];
        for _ in 0..6000 {
            counts[stream.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|&c| (850..1150).contains(&c)), "{counts:?}");
    }
}
