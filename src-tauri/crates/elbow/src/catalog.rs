//! `elbow catalog`: everything in the boxes with its numbers.

use serde_json::{Value, json};
use table::Registered;

use crate::arguments::{Arguments, Word, superfluous, unknown};
use crate::fail::Done;
use crate::games::{GAMES, Job, Playable, with_game};

/// What `--help` prints.
pub const HELP: &str = "\
elbow catalog [--game GAME]

Prints {\"games\":[{\"id\",\"maps\",\"races\",\"powers\",\"relics\",\"places\",\"cards\",\"house_rules\"}]} as one line of JSON.

  --game GAME   only this game";

struct Entry;

impl Job for Entry {
    type Output = Value;
    fn run<G: Playable>(self, game: &'static str) -> Value {
        <G as Registered>::catalog(game)
    }
}

/// Runs the command.
pub fn run(mut arguments: Arguments) -> Done {
    let mut games: Vec<String> = Vec::new();
    while let Some(word) = arguments.next()? {
        match word {
            Word::Option(name) if name == "game" => games = vec![arguments.text("game")?],
            Word::Option(name) => return Err(unknown(&format!("--{name}"))),
            Word::Path(path) => return Err(superfluous(&path)),
        }
    }
    if games.is_empty() {
        games = GAMES.map(str::to_owned).to_vec();
    }
    let entries: Vec<Value> = games.iter().map(|game| with_game(game, Entry)).collect::<Result<_, _>>()?;
    crate::print_line(&json!({ "games": entries }).to_string())
}
