//! The games of a collection by their names, for work that is the same for each.

use table::{Games, Registered, Visitor};

use crate::fail::Fail;

/// Work that can be done for any game.
pub trait Job {
    /// What comes of it.
    type Output;
    /// Does it for the game `G`, named `game`.
    fn run<G: Registered>(self, game: &'static str) -> Self::Output;
}

struct Names(Vec<&'static str>);

impl Visitor for Names {
    fn game<G: Registered>(&mut self, id: &'static str) {
        self.0.push(id);
    }
}

/// The names of all games.
pub fn games<S: Games>() -> Vec<&'static str> {
    let mut names = Names(Vec::new());
    S::each(&mut names);
    names.0
}

/// The game that is meant where none is named.
pub fn first_game<S: Games>() -> &'static str {
    games::<S>().first().copied().unwrap_or_default()
}

/// Waits for the game that is wanted.
struct Search<'a, J: Job> {
    wanted: &'a str,
    job: Option<J>,
    done: Option<J::Output>,
}

impl<J: Job> Visitor for Search<'_, J> {
    fn game<G: Registered>(&mut self, id: &'static str) {
        if id == self.wanted
            && let Some(job) = self.job.take()
        {
            self.done = Some(job.run::<G>(id));
        }
    }
}

/// Does `job` for the game with this name.
pub fn with_game<S: Games, J: Job>(game: &str, job: J) -> Result<J::Output, Fail> {
    let mut search = Search { wanted: game, job: Some(job), done: None };
    S::each(&mut search);
    search.done.ok_or_else(|| {
        let shown: String = game.chars().take(40).collect();
        Fail::usage(format!("there is no game \"{shown}\"; choose {}", games::<S>().join(", ")))
    })
}

/// Finds out by how many a game can be played.
struct Players;

impl Job for Players {
    type Output = Vec<u8>;
    fn run<G: Registered>(self, game: &'static str) -> Vec<u8> {
        tabletop::players_of::<G>(game)
    }
}

/// The fewest players of the game with this name.
pub fn fewest_players<S: Games>(game: &str) -> Result<u8, Fail> {
    Ok(with_game::<S, _>(game, Players)?.first().copied().unwrap_or(2))
}

#[cfg(test)]
mod tests {
    use table::Standard;

    use super::*;

    struct Name;
    impl Job for Name {
        type Output = &'static str;
        fn run<G: Registered>(self, game: &'static str) -> &'static str {
            game
        }
    }

    #[test]
    fn every_game_is_found_by_its_name() {
        assert!(!games::<Standard>().is_empty());
        assert_eq!(first_game::<Standard>(), games::<Standard>()[0]);
        for game in games::<Standard>() {
            assert_eq!(with_game::<Standard, _>(game, Name), Ok(game));
            assert!(fewest_players::<Standard>(game).is_ok_and(|players| players >= 2), "{game}");
        }
        assert!(matches!(with_game::<Standard, _>("chess", Name), Err(Fail::Usage(_))));
    }
}
