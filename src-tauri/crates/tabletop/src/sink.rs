//! Where events go while an action is played.

/// Takes the events of an action. The fast path uses [`Quiet`], for which the closure is never built.
pub trait Sink<E> {
    /// Records the event that `make` describes, if anybody listens.
    fn event(&mut self, make: impl FnOnce() -> E);

    /// The list that the events go to, if anybody listens: a sink for functions that are called by pointer and so cannot be generic.
    fn listener(&mut self) -> Option<&mut Vec<E>>;
}

/// The sink that drops everything; the fast path.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Sink<E> for Quiet {
    #[inline(always)]
    fn event(&mut self, _make: impl FnOnce() -> E) {}

    #[inline]
    fn listener(&mut self) -> Option<&mut Vec<E>> {
        None
    }
}

impl<E> Sink<E> for Vec<E> {
    fn event(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }

    fn listener(&mut self) -> Option<&mut Vec<E>> {
        Some(self)
    }
}

impl<E> Sink<E> for Option<&mut Vec<E>> {
    fn event(&mut self, make: impl FnOnce() -> E) {
        if let Some(list) = self {
            list.push(make());
        }
    }

    fn listener(&mut self) -> Option<&mut Vec<E>> {
        self.as_deref_mut()
    }
}
