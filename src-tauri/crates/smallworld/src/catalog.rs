//! Everything in the box with its numbers, as JSON.

use serde_json::{Value, json};

use crate::ability::Kit;
use crate::board::{BOARDS, Board, BoardId};
use crate::content::{Contents, Find, Origin};
use crate::house::HOUSE_RULES;
use crate::setup::{GAMES, MIXED, SMALL_WORLD, UNDERGROUND};

/// The games of this crate as the catalog lists them.
pub fn catalog() -> Vec<Value> {
    GAMES.iter().map(|game| entry(game)).collect()
}

fn entry(game: &str) -> Value {
    let boxes: &[Origin] = match game {
        SMALL_WORLD => &[Origin::SmallWorld],
        UNDERGROUND => &[Origin::Underground],
        _ => &Origin::ALL,
    };
    let mixed = game == MIXED;
    let maps: Vec<_> = BOARDS.iter().filter(|b| mixed || b.data.game == game).map(|b| map(b, mixed)).collect();
    let all: Vec<Contents> = boxes.iter().map(|origin| Contents::of_box(*origin)).collect();
    let races: Vec<_> = all
        .iter()
        .flat_map(|contents| contents.races())
        .map(|race| {
            let data = race.data();
            let conquest_only = Kit::compile(data.abilities, &[], &[]).conquest_only;
            let mut entry = json!({ "id": data.id, "tokens": data.tokens, "supply": data.supply, "box": data.origin });
            if conquest_only > 0 {
                entry["conquest_only"] = conquest_only.into();
            }
            entry
        })
        .collect();
    let powers: Vec<_> = all
        .iter()
        .flat_map(|contents| contents.powers())
        .map(|power| json!({ "id": power.data().id, "tokens": power.data().tokens, "box": power.data().origin }))
        .collect();
    let finds = |relics: bool| -> Vec<Value> {
        let there = boxes.contains(&Origin::Underground);
        Find::all().filter(|f| there && f.is_relic() == relics).map(|f| json!({ "id": f.id() })).collect()
    };
    let prefixes: &[&str] = match game {
        SMALL_WORLD => &["SW-"],
        UNDERGROUND => &["UG-"],
        _ => &["SW-", "UG-"],
    };
    let house_rules: Vec<_> = HOUSE_RULES
        .iter()
        .filter(|h| h.speaks_of(prefixes))
        .map(|h| json!({ "id": h.id, "default": h.default, "rulings": h.rulings }))
        .collect();
    json!({
        "id": game, "maps": maps, "races": races, "powers": powers,
        "relics": finds(true), "places": finds(false), "cards": [], "house_rules": house_rules,
    })
}

/// A map; for the mixed game with what has no meaning on it (UG-N1).
fn map(board: &'static Board, mixed: bool) -> Value {
    let data = &board.data;
    let mut map = json!({ "id": data.id, "players": data.players, "rounds": data.rounds, "regions": board.regions() });
    if mixed {
        let left_out = |finds| Contents::mixed(&Origin::ALL, finds, board).1;
        map["left_out"] = json!({ "finds": left_out(true), "no_finds": left_out(false) });
    }
    map
}

/// The geometry of the board `id`, as its map file has it.
pub fn board(id: &str) -> Option<Value> {
    serde_json::to_value(&BoardId::by_name(id)?.get().data).ok()
}
