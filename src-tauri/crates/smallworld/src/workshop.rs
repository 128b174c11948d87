//! What people need to make a race or a power of their own: the words, and what is said of a draft.

use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Edition, Game, Reason, Seat, reasons_of};

use crate::action::Action;
use crate::board::{BOARD_GAMES, Board, BoardId, FEWEST, MAX_ROUNDS, MIN_ROUNDS, Mark, Wish, grow, region::MAX_REGIONS};
use crate::boxes::OwnBox;
use crate::boxes::ability::{Field, Where, Word};
use crate::boxes::file::{BoxError, BoxFile, MOST_SUPPLY, POWER_TOKENS, RACE_TOKENS};
use crate::boxes::look::{COLOURS, GLYPH_GRID};
use crate::boxes::row::{MAX_ABILITIES, may_last, most_of, times_of};
use crate::boxes::{Contents, MAX_OWN, Missing};
use crate::compile::vocabulary;
use crate::origin::Origin;
use crate::setup::{Setup, SetupError};
use crate::state::position::{Offer, SmallWorld};

/// A word with what it takes.
#[derive(Serialize)]
struct Offered {
    #[serde(flatten)]
    word: Word,
    /// Kinds of regions that it may speak of, where it takes some: names of [`Where`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    regions: Vec<&'static str>,
    /// The most that its numbers may be.
    most: u8,
    /// How often it may be said of one piece.
    times: usize,
    /// Whether it may be said to pay in decline, too.
    declined: bool,
    /// The printed pieces that say it.
    printed: Vec<&'static str>,
}

fn offered(word: &Word) -> Offered {
    let regions = if word.takes.contains(&Field::Regions) { Where::kinds_of(word.name) } else { Vec::new() };
    let everything = [Origin::SmallWorld, Origin::Underground, Origin::Warcraft].map(|origin| Contents::of_box(origin, Edition::Today));
    let printed = everything.iter().flat_map(|contents| {
        let races = contents.races().map(|race| (race.data().id, race.data().abilities));
        races.chain(contents.powers().map(|power| (power.data().id, power.data().abilities)))
    });
    Offered {
        word: *word,
        regions,
        most: most_of(word.name),
        times: times_of(word.name),
        declined: may_last(word.name),
        printed: printed.filter(|(_, said)| said.iter().any(|ability| ability.word == word.name)).map(|(id, _)| id).collect(),
    }
}

/// The words and the bounds.
pub(crate) fn workshop() -> Value {
    let words: Vec<Offered> = vocabulary().map(offered).collect();
    json!({
        "words": words, "most_own": MAX_OWN, "abilities": MAX_ABILITIES, "colours": COLOURS, "grid": GLYPH_GRID,
        "race": { "tokens": RACE_TOKENS, "supply": [RACE_TOKENS[0] + 1, MOST_SUPPLY] }, "power": { "tokens": POWER_TOKENS },
        "board": {
            "players": [2, 5], "rounds": [MIN_ROUNDS, MAX_ROUNDS], "most_regions": MAX_REGIONS, "per_player": FEWEST,
            "games": BOARD_GAMES.map(ground_of),
        },
    })
}

/// Everything once, in the order in which it first comes.
fn each<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut once = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}

/// What the printed boards of a game are made of, which home-made ones may have, too; and the name of one for each number of players.
fn ground_of(game: &str) -> Value {
    let of = |players: u8| BoardId::all().find(|board| board.label().game == game && board.label().players == players);
    let printed: Vec<&Board> = (2..=5).filter_map(of).map(BoardId::get).collect();
    let regions = || printed.iter().flat_map(|board| &board.data.regions);
    json!({
        "game": game,
        "terrains": each(regions().map(|region| region.terrain)),
        "symbols": each(regions().flat_map(|region| region.symbols.iter().copied())),
        "marks": each(regions().flat_map(|region| region.marks.iter().copied())),
        // What each island has once (WC-5).
        "island_mark": printed.iter().any(|board| !board.data.islands.is_empty()).then_some(Mark::Tile),
        "maps": printed.iter().map(|board| &board.data.id).collect::<Vec<_>>(),
    })
}

/// A box of this one piece; of kind `box` it is one already.
fn box_of(kind: &str, row: &Value) -> Option<Value> {
    if kind == "box" {
        return Some(row.clone());
    }
    let mut file = json!({ "races": [], "powers": [] });
    let list = match kind {
        "race" => "races",
        "power" => "powers",
        "board" => "boards",
        _ => return None,
    };
    file[list] = json!([row]);
    Some(file)
}

/// The box of this one piece; none where no piece is called such a `kind`.
pub(crate) fn own_box(kind: &str, row: &Value) -> Option<Result<OwnBox, Vec<Reason>>> {
    Some(checked(box_of(kind, row)?, OwnBox::of))
}

impl SmallWorld {
    /// A game whose home-made piece, or without one what is printed on top of the market, was just taken by the first player: with that seat and
    /// the name of the race.
    pub(crate) fn trial_of(setup: &Setup) -> Result<(Self, Seat, Option<String>), SetupError> {
        let mut position = Self::new(setup)?;
        for race in setup.own.into_iter().flat_map(OwnBox::races) {
            // It changes places with whatever lies on top.
            if let Some(at) = position.market.iter().position(|combo| combo.race == race) {
                position.market[at].race = std::mem::replace(&mut position.market[0].race, race);
            } else if let Some(at) = position.races.iter().position(|other| *other == race) {
                position.races[at] = std::mem::replace(&mut position.market[0].race, race);
            }
        }
        for power in setup.own.into_iter().flat_map(OwnBox::powers) {
            if let Some(at) = position.market.iter().position(|combo| combo.power == power) {
                position.market[at].power = std::mem::replace(&mut position.market[0].power, power);
            } else if let Some(at) = position.powers.iter().position(|other| *other == power) {
                position.powers[at] = std::mem::replace(&mut position.market[0].power, power);
            }
        }
        let (seat, race) = (position.turn, position.market[0].race.to_string());
        if let Some(combo) = Offer::new(0) {
            position.play_legal(Action::Pick { combo });
        }
        Ok((position, seat, Some(race)))
    }
}

/// A board that grows as somebody wishes.
pub(crate) fn grown(wish: &Value) -> Result<Value, Vec<Reason>> {
    let wish: Wish = serde_json::from_value(wish.clone()).map_err(|error| vec![Reason::new("form", error.to_string())])?;
    let board = grow(&wish).map_err(|fault| reasons_of(&fault))?;
    serde_json::to_value(board).map_err(|error| vec![Reason::new("form", error.to_string())])
}

/// What is said of a draft: on which boards it would never do anything, and why. None where no piece is called such a `kind`.
pub(crate) fn check_piece(kind: &str, row: &Value) -> Option<Result<Value, Vec<Reason>>> {
    let judged = checked(box_of(kind, row)?, |draft| OwnBox::judge(&draft));
    Some(judged.map(|own| json!({ "idle": idle_on(own) })))
}

fn checked(file: Value, read: impl FnOnce(BoxFile) -> Result<OwnBox, BoxError>) -> Result<OwnBox, Vec<Reason>> {
    let form = |error: serde_json::Error| BoxError::Form(error.to_string());
    let read = serde_json::from_value::<BoxFile>(file).map_err(form).and_then(read);
    read.map_err(|error| match error {
        BoxError::Row { why, .. } => reasons_of(&why),
        BoxError::Board { why, .. } => reasons_of(&why),
        other => vec![Reason::new("form", other.to_string())],
    })
}

/// The boards on which some ability of a piece has no meaning.
fn idle_on(own: OwnBox) -> Vec<Value> {
    let mut idle = Vec::new();
    for board in BoardId::all().filter(|board| board.label().game != Origin::Warcraft.game()).chain(BoardId::by_name(ISLANDS)) {
        let board = board.get();
        let mut contents = Contents::of_box(board.ways.origin, Edition::Today);
        contents.add_own(own);
        for out in contents.own_without_meaning(board) {
            let why: Missing = out.why;
            idle.push(json!({ "game": board.data.game, "players": board.data.players, "why": why }));
        }
    }
    idle
}

/// Some islands: all of them have every terrain and sign.
const ISLANDS: &str = "warcraft-2p-l1a-s1b";

#[cfg(test)]
mod tests {
    use super::*;

    fn newts(abilities: &Value) -> Value {
        let look = json!({ "name": "Newts", "glyph": { "known": "star" }, "colour": 1 });
        json!({ "id": "newts", "tokens": 5, "supply": 10, "abilities": abilities, "look": look })
    }

    #[test]
    fn a_draft_is_judged() {
        assert!(check_piece("card", &json!({})).is_none());
        let sound = check_piece("race", &newts(&json!([{ "word": "flies" }]))).unwrap().unwrap();
        assert_eq!(sound["idle"], json!([]));
        let chasms = check_piece("race", &newts(&json!([{ "word": "crosses_chasms" }]))).unwrap().unwrap();
        assert!(chasms["idle"].as_array().unwrap().iter().any(|idle| idle["game"] == "small-world" && idle["why"]["reason"] == "chasm"));
        assert!(!chasms["idle"].as_array().unwrap().iter().any(|idle| idle["game"] == "underground"));
        let reasons = check_piece("race", &newts(&json!([{ "word": "flies" }, { "word": "flies" }]))).unwrap().unwrap_err();
        assert_eq!((reasons[0].kind.as_str(), &reasons[0].data), ("repeated", &json!("flies")));
    }

    #[test]
    fn boards_are_made_of_what_printed_ones_have() {
        let board = &workshop()["board"];
        let games = board["games"].as_array().unwrap();
        assert_eq!(games.len(), BOARD_GAMES.len());
        for ground in games {
            assert_eq!(ground["maps"].as_array().unwrap().len(), 4, "a map for each number of players: {ground}");
            for map in ground["maps"].as_array().unwrap() {
                let mut printed = serde_json::to_value(&BoardId::by_name(map.as_str().unwrap()).unwrap().get().data).unwrap();
                printed["id"] = json!("copy");
                assert!(check_piece("board", &printed).unwrap().is_ok(), "a copy of {map} passes the gate");
            }
        }
        assert_eq!(games[0]["marks"], json!(["lost_tribe"]));
        assert!(games[1]["marks"].as_array().unwrap().contains(&json!("volcano")));
        assert!(games[1]["terrains"].as_array().unwrap().contains(&json!("chasm")));
        let islands = &games[2];
        assert_eq!(islands["symbols"].as_array().unwrap().len(), 2, "{islands}");
        assert_eq!(islands["marks"].as_array().unwrap().len(), 2, "{islands}");
        assert!(["sea", "lake", "field"].iter().all(|terrain| islands["terrains"].as_array().unwrap().contains(&json!(terrain))));
    }

    #[test]
    fn every_word_is_offered_with_regions_that_pass_the_gate() {
        let all = workshop();
        let words = all["words"].as_array().unwrap();
        assert!(words.len() > 60, "{}", words.len());
        for word in words {
            for kind in word["regions"].as_array().into_iter().flatten() {
                let regions = match kind.as_str().unwrap() {
                    "of" => json!({ "of": ["forest"] }),
                    "beside_own" => json!({ "beside_own": ["forest"] }),
                    "with" => json!({ "with": "mine" }),
                    plain => json!(plain),
                };
                let mut ability = json!({ "word": word["name"], "regions": regions });
                for field in word["takes"].as_array().unwrap().iter().filter(|field| **field != "regions") {
                    ability[field.as_str().unwrap()] = if field == "faction" { json!("horde") } else { json!(1) };
                }
                let answer = check_piece("race", &newts(&json!([ability]))).unwrap();
                assert!(answer.is_ok(), "{ability}: {answer:?}");
            }
        }
    }
}
