//! The bots at every game there is and at two little ones.

mod advice;
mod brisk;
mod chaos;
mod coppers;
mod fields;
mod plans;
mod reviews;
mod small_world;
mod turns;
mod watch;

use bots::{Level, Stop, Trail, choose, seed_of};
use tabletop::{Game, Seat};

/// Plays a game to its end, each seat at its level, and hands each decision to `look`, with the position before it.
fn play_out<G: Game>(mut position: G, level: impl Fn(Seat) -> Level, mut look: impl FnMut(&G, Seat, G::Action)) -> G {
    let mut trail = Trail::new();
    while let Some(seat) = position.to_act() {
        let action = choose(&position, &trail, level(seat), seed_of(&position, seat), &Stop::new());
        look(&position, seat, action);
        trail.leave(&position);
        position.play(action).unwrap();
    }
    position
}
