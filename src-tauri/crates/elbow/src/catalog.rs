//! `elbow catalog`: everything in the boxes with its numbers.

use serde_json::{Value, json};
use table::{Games, Registered};

use crate::arguments::{Arguments, Word, superfluous, unknown};
use crate::fail::Done;
use crate::games::{Job, games as all_games, with_game};

/// What `--help` prints.
pub const HELP: &str = "\
elbow catalog [--game GAME]

Prints {\"games\":[{\"id\",\"maps\",…}]} as one line of JSON: of each game its maps, and what is in the box.

  --game GAME   only this game";

struct Entry;

impl Job for Entry {
    type Output = Value;
    fn run<G: Registered>(self, game: &'static str) -> Value {
        G::catalog(game)
    }
}

/// Runs the command.
pub fn run<S: Games>(mut arguments: Arguments) -> Done {
    let mut games: Vec<String> = Vec::new();
    while let Some(word) = arguments.next()? {
        match word {
            Word::Option(name) if name == "game" => games = vec![arguments.text("game")?],
            Word::Option(name) => return Err(unknown(&format!("--{name}"))),
            Word::Path(path) => return Err(superfluous(&path)),
        }
    }
    if games.is_empty() {
        games = all_games::<S>().into_iter().map(str::to_owned).collect();
    }
    let entries: Vec<Value> = games.iter().map(|game| with_game::<S, _>(game, Entry)).collect::<Result<_, _>>()?;
    crate::print_line(&json!({ "games": entries }).to_string())
}
