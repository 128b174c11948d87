//! Games with their types, for work that is the same for each.

use tabletop::Registered;

/// Some games, each with its type.
pub trait Games {
    /// Shows every one of them to `all`, the one that is offered first before the others.
    fn each(all: &mut impl Visitor);
}

/// Who is shown games.
pub trait Visitor {
    /// The game `G`, named `id`.
    fn game<G: Registered>(&mut self, id: &'static str);
}
