//! Whole games of bots by number: the same on every machine.

use tabletop::battery::Dice;
use tabletop::{Game, Seat};

use crate::{Level, Stop, Trail, choose, seed_of};

/// The most actions of one game before it counts as endless.
const CAP: u64 = 50_000;

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What each seat has made.
    pub scores: Vec<i32>,
    /// Who has won.
    pub winners: Vec<usize>,
    /// How many rounds it had.
    pub rounds: u32,
    /// How many actions.
    pub actions: u64,
    /// Of the last position.
    pub hash: u64,
}

/// Why a game did not end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayed {
    /// A rule refused what a bot chose.
    #[error("action {number}: \"{action}\" was refused: {refusal}")]
    Refused {
        /// Which one, from 0.
        number: u64,
        /// What it was.
        action: String,
        /// In the game's own words.
        refusal: String,
    },
    /// It never ends.
    #[error("the game is not over after {CAP} actions")]
    Endless,
    /// It stands still.
    #[error("nobody is to act and nobody has won")]
    Stuck,
}

/// Plays a game on from `position` to its end, a bot of one of the `levels` at each seat. `seed` is for those who play at random; those who think
/// decide as they do at a table, by what they see.
pub fn played<G: Game>(mut position: G, levels: &[Level], seed: u64) -> Result<Played, Unplayed> {
    // The choices of those who play at random, apart from the chances of the game.
    let mut dice = Dice::new(!seed);
    let (stop, mut trail) = (Stop::new(), Trail::new());
    let mut actions = 0;
    while let Some(seat) = position.to_act() {
        let level = levels.get(seat.index()).copied().unwrap_or(Level::Random);
        let chance = if level == Level::Random { dice.next() } else { seed_of(&position, seat) };
        let action = choose(&position, &trail, level, chance, &stop);
        trail.leave(&position);
        let refused = |refusal: G::Refusal| Unplayed::Refused { number: actions, action: action.to_string(), refusal: refusal.to_string() };
        position.play(action).map_err(refused)?;
        actions += 1;
        if actions == CAP {
            return Err(Unplayed::Endless);
        }
    }
    let outcome = position.outcome().ok_or(Unplayed::Stuck)?;
    let seats = position.seats();
    Ok(Played {
        scores: outcome.scores.0[..seats].to_vec(),
        winners: Seat::all(seats).filter(|seat| outcome.winners[*seat]).map(Seat::index).collect(),
        rounds: position.turn().1,
        actions,
        hash: position.hash(),
    })
}
