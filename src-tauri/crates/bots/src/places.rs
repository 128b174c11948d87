//! Keeping some of many things.

use tabletop::battery::Dice;

/// Keeps those of `all` that `stays` says of their places, in their order.
pub fn keep<T>(all: &mut Vec<T>, mut stays: impl FnMut(usize) -> bool) {
    let mut places = 0..;
    all.retain(|_| places.next().is_some_and(&mut stays));
}

/// Leaves so many of `legal`, drawn by lot, in their order.
pub fn draw<A: Ord>(legal: &mut Vec<A>, most: usize, dice: &mut Dice) {
    if legal.len() > most {
        for at in 0..most {
            let drawn = at + dice.below(legal.len() - at);
            legal.swap(at, drawn);
        }
        legal.truncate(most);
        legal.sort_unstable();
    }
}
