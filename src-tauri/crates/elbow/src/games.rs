//! The games of this version with their types, for work that is the same for each.

use chaos::{CHAOS, Chaos};
use smallworld::{MIXED, SMALL_WORLD, SmallWorld, UNDERGROUND, WARCRAFT};
use table::Registered;

use crate::fail::Fail;

/// A game, and what is measured of it besides the contract.
pub trait Playable: Registered {
    /// Works out the legal actions of the seat to act, explained with prices and reasons, and answers how many there are.
    fn explain(&self) -> usize;
}

impl Playable for SmallWorld {
    fn explain(&self) -> usize {
        let legal = std::hint::black_box(self.legal_view());
        legal.actions.len() + legal.targets.len()
    }
}

impl Playable for Chaos {
    fn explain(&self) -> usize {
        let legal = std::hint::black_box(self.legal_view());
        legal["actions"].as_array().map_or(0, Vec::len)
    }
}

/// Work that can be done for any game.
pub trait Job {
    /// What comes of it.
    type Output;
    /// Does it for the game `G`, named `game`.
    fn run<G: Playable>(self, game: &'static str) -> Self::Output;
}

/// The names of all games: one line in [`with_game`] each.
pub const GAMES: [&str; 5] = [SMALL_WORLD, UNDERGROUND, WARCRAFT, MIXED, CHAOS];

/// Does `job` for the game with this name.
pub fn with_game<J: Job>(game: &str, job: J) -> Result<J::Output, Fail> {
    match game {
        SMALL_WORLD => Ok(job.run::<SmallWorld>(SMALL_WORLD)),
        UNDERGROUND => Ok(job.run::<SmallWorld>(UNDERGROUND)),
        MIXED => Ok(job.run::<SmallWorld>(MIXED)),
        CHAOS => Ok(job.run::<Chaos>(CHAOS)),
        WARCRAFT => Ok(job.run::<SmallWorld>(WARCRAFT)),
        _ => {
            let shown: String = game.chars().take(40).collect();
            Err(Fail::usage(format!("there is no game \"{shown}\"; choose {}", GAMES.join(", "))))
        }
    }
}

/// The fewest players of a game.
struct Fewest;

impl Job for Fewest {
    type Output = usize;
    fn run<G: Playable>(self, game: &'static str) -> usize {
        let catalog = <G as Registered>::catalog(game);
        let players = catalog["maps"].as_array().into_iter().flatten().filter_map(|map| map["players"].as_u64());
        players.min().unwrap_or(2) as usize
    }
}

/// The fewest players of the game with this name.
pub fn fewest_players(game: &str) -> Result<usize, Fail> {
    with_game(game, Fewest)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;
    impl Job for Name {
        type Output = &'static str;
        fn run<G: Playable>(self, game: &'static str) -> &'static str {
            game
        }
    }

    #[test]
    fn the_games_here_are_those_of_the_table() {
        let table: Vec<_> = table::Registry::standard().ids().collect();
        assert_eq!(table, GAMES);
        for game in GAMES {
            assert_eq!(with_game(game, Name), Ok(game));
        }
        assert!(matches!(with_game("chess", Name), Err(Fail::Usage(_))));
    }
}
