//! What sums a position up in a number.

use std::hash::Hasher;

/// Mixes what is written into a fingerprint ([`Game::fingerprint`](crate::Game::fingerprint)): quickly, and to the same 64 bits wherever it runs. A
/// hasher as wide as a pointer is half as wide in a page, where a search that sees thousands of positions would take some for others.
///
/// ```
/// # use std::hash::{Hash, Hasher};
/// let print = |fields: (u8, [u8; 4])| {
///     let mut print = tabletop::Print::default();
///     fields.hash(&mut print);
///     print.finish()
/// };
/// assert_ne!(print((1, [2, 3, 4, 5])), print((1, [2, 3, 5, 4])));
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Print(u64);

impl Print {
    #[inline]
    const fn mix(&mut self, word: u64) {
        // Odd, with its bits well spread: what differs stays different. The upper half, where the product gathers, comes down.
        let product = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ product >> 32;
    }
}

impl Hasher for Print {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix((number as i64).cast_unsigned());
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::hash::Hash;

    use super::*;

    fn print(what: impl Hash) -> u64 {
        let mut print = Print::default();
        what.hash(&mut print);
        print.finish()
    }

    #[test]
    fn is_as_wide_wherever_it_runs() {
        assert_eq!(print(7_usize), print(7_u64));
        assert_eq!(print(-7_isize), print((-7_i64).cast_unsigned()));
        // How an enumeration tells its kinds apart, which a page has in 32 bits.
        assert_eq!(print(None::<()>), print(0_u64));
    }

    #[test]
    fn positions_that_differ_in_two_bytes_have_two_prints() {
        const BYTES: usize = 40;
        let mut whole = HashSet::new();
        let mut halves = [HashSet::new(), HashSet::new()];
        let mut count = 0;
        for first in 0..BYTES {
            for second in first + 1..BYTES {
                for (one, other) in (1..16).flat_map(|one| (1..16).map(move |other| (one, other))) {
                    let mut bytes = [0_u8; BYTES];
                    (bytes[first], bytes[second]) = (one << 4, other);
                    let print = print(bytes);
                    whole.insert(print);
                    halves[0].insert(print as u32);
                    halves[1].insert((print >> 32) as u32);
                    count += 1;
                }
            }
        }
        assert_eq!(whole.len(), count);
        // By lot some `count` squared over 2^33, that is 3.6, would meet in each half.
        assert!(halves.iter().all(|half| half.len() > count - 20), "{} and {} of {count}", halves[0].len(), halves[1].len());
    }
}
