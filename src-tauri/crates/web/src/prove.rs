//! Proof that this engine is the same as any other: games by number, to be compared with those of `elbow play --json` and with the golden games.

use bots::Level;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Games, Registered, Standard, Visitor};
use tabletop::battery;

/// What is to be played.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Wish {
    /// A golden game: its setup, and the seed of its choices.
    Golden { setup: Value, seed: u64 },
    /// Games of bots, as of `elbow play`.
    Play { game: String, players: usize, level: String, seed: u64, games: u64 },
}

/// Plays what a JSON text asks for; the answer is text: the golden game, or a line of JSON for each game.
pub fn prove(wish: &[u8]) -> Result<String, String> {
    let wish: Wish = serde_json::from_slice(wish).map_err(|error| error.to_string())?;
    let game = match &wish {
        Wish::Golden { setup, .. } => setup["game"].as_str().unwrap_or_default().to_owned(),
        Wish::Play { game, .. } => game.clone(),
    };
    let mut search = Search { game: &game, wish: Some(wish), done: Err(format!("there is no game {game}")) };
    Standard::each(&mut search);
    search.done
}

struct Search<'a> {
    game: &'a str,
    wish: Option<Wish>,
    done: Result<String, String>,
}

impl Visitor for Search<'_> {
    fn game<G: Registered>(&mut self, id: &'static str) {
        if id == self.game
            && let Some(wish) = self.wish.take()
        {
            self.done = proved::<G>(id, wish);
        }
    }
}

fn proved<G: Registered>(id: &str, wish: Wish) -> Result<String, String> {
    let setup_of = |setup: Value| serde_json::from_value::<G::Setup>(setup).map_err(|error| error.to_string());
    match wish {
        Wish::Golden { setup, seed } => Ok(battery::golden::<G>(&setup_of(setup)?, seed)),
        Wish::Play { players, level, seed, games, .. } => {
            let levels = vec![level.parse::<Level>().map_err(|error| error.to_string())?; players];
            let mut lines = String::new();
            for seed in seed..seed + games {
                let setup = setup_of(json!({ "game": id, "players": players, "seed": seed }))?;
                let position = G::from_setup(&setup).map_err(|error| error.to_string())?;
                let played = bots::played(position, &levels, seed).map_err(|error| error.to_string())?;
                let bots::Played { scores, winners, rounds, actions, hash } = played;
                let names: Vec<&str> = levels.iter().map(|level| level.name()).collect();
                let line = json!({ "game": id, "seed": seed, "seats": names, "coins": scores, "winners": winners, "rounds": rounds,
                    "actions": actions, "hash": format!("{hash:016x}") });
                lines.push_str(&line.to_string());
                lines.push('\n');
            }
            Ok(lines)
        }
    }
}
