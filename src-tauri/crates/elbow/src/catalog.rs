//! `elbow catalog`: everything in the boxes with its numbers.

use serde_json::{Value, json};
use table::{Games, Registered};
use tabletop::Reason;

use crate::arguments::{Arguments, Word, superfluous, unknown};
use crate::fail::{Done, Fail};
use crate::games::{Job, games as all_games, with_game};

/// What `--help` prints.
pub const HELP: &str = "\
elbow catalog [--game GAME] [--own FILE]

Prints {\"games\":[{\"id\",\"maps\",…}]} as one line of JSON: of each game its maps, and what is in the box.

  --game GAME   only this game
  --own FILE    with the home-made races, powers and boards of this file, each in the games that can have it";

struct Entry<'a>(Option<&'a Value>);

impl Job for Entry<'_> {
    type Output = Result<Value, Fail>;
    fn run<G: Registered>(self, game: &'static str) -> Self::Output {
        let mut entry = G::catalog(game);
        let own = self.0.and_then(|own| G::catalog_of(game, own)).transpose();
        let wrong = |reasons: Vec<Reason>| {
            let said: Vec<_> = reasons.into_iter().map(|reason| reason.message).collect();
            Fail::usage(format!("{}; `elbow check` says where", said.join("; ")))
        };
        if let Some(Value::Object(lists)) = own.map_err(wrong)? {
            for (list, rows) in lists {
                if let (Some(all), Value::Array(rows)) = (entry[&list].as_array_mut(), rows) {
                    all.extend(rows);
                }
            }
        }
        Ok(entry)
    }
}

/// Runs the command.
pub fn run<S: Games>(mut arguments: Arguments) -> Done {
    let (mut games, mut own): (Vec<String>, Option<Value>) = (Vec::new(), None);
    while let Some(word) = arguments.next()? {
        match word {
            Word::Option(name) if name == "game" => games = vec![arguments.text("game")?],
            Word::Option(name) if name == "own" => own = Some(crate::own::read(&arguments.path()?)?),
            Word::Option(name) => return Err(unknown(&format!("--{name}"))),
            Word::Path(path) => return Err(superfluous(&path)),
        }
    }
    if games.is_empty() {
        games = all_games::<S>().into_iter().map(str::to_owned).collect();
    }
    let entries: Vec<Value> = games.iter().map(|game| with_game::<S, _>(game, Entry(own.as_ref()))?).collect::<Result<_, _>>()?;
    crate::print_line(&json!({ "games": entries }).to_string())
}
