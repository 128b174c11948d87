//! Random choices and random games.

use crate::{Game, Seat};

/// A small fast generator (`SplitMix64`) for choices *about* a game: which action a random player takes, which samples a bot
/// looks at. The game's own chance comes from its [`Stream`](crate::Stream) alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The generator of `seed`.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// 64 random bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number from 0 to `bound - 1`; 0 for a bound of 0. Even to within `bound` / 2³².
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        (((self.next() >> 32) * bound as u64) >> 32) as usize
    }

    /// One of `items`, each as likely as the others; `None` of none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

/// A game played by uniform choices from the legal list: an iterator over its actions, fast enough to measure a game by.
///
/// The same position and seed give the same game. Nothing is allocated once the list has reached its longest.
#[derive(Clone, Debug)]
pub struct RandomGame<G: Game> {
    position: G,
    dice: Dice,
    legal: Vec<G::Action>,
}

impl<G: Game> RandomGame<G> {
    /// Plays on from `position` by the choices of `seed`.
    pub const fn new(position: G, seed: u64) -> Self {
        Self { position, dice: Dice::new(seed), legal: Vec::new() }
    }

    /// The position after the actions given so far.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// Starts another game with the same buffers.
    pub fn restart(&mut self, position: G, seed: u64) {
        self.position = position;
        self.dice = Dice::new(seed);
    }

    /// The position, at whatever point the iteration stands.
    pub fn into_position(self) -> G {
        self.position
    }
}

impl<G: Game> Iterator for RandomGame<G> {
    type Item = (Seat, G::Action);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let seat = self.position.to_act()?;
        self.position.legal_actions(&mut self.legal);
        let action = *self.dice.pick(&self.legal)?;
        self.position.play_legal(action);
        Some((seat, action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_pinned_and_even() {
        let mut dice = Dice::new(1);
        assert_eq!([dice.next(), dice.next()], [0x910a_2dec_8902_5cc1, 0xbeeb_8da1_658e_ec67]);
        let mut counts = [0u32; 7];
        for _ in 0..7000 {
            counts[dice.below(7)] += 1;
        }
        assert!(counts.iter().all(|&count| (850..1150).contains(&count)), "{counts:?}");
        assert_eq!(dice.pick::<u8>(&[]), None);
    }
}
