//! Keeping things by where they stand.

/// Keeps those of `all` that `stays` says of their places, in their order.
pub fn keep<T>(all: &mut Vec<T>, mut stays: impl FnMut(usize) -> bool) {
    let mut places = 0..;
    all.retain(|_| places.next().is_some_and(&mut stays));
}
