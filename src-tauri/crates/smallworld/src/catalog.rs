//! Everything in the box with its numbers, as JSON.

use serde_json::{Value, json};

use crate::board::{BOARDS, BoardId};
use crate::content::{POWERS, RACES};
use crate::house::HOUSE_RULES;
use crate::setup::SMALL_WORLD;

/// The games of this crate as the catalog lists them.
pub fn catalog() -> Vec<Value> {
    let maps: Vec<_> = BOARDS
        .iter()
        .map(|b| json!({ "id": b.data.id, "players": b.data.players, "rounds": b.data.rounds, "regions": b.regions() }))
        .collect();
    let races: Vec<_> = RACES
        .iter()
        .map(|r| {
            let conquest_only = crate::ability::Kit::compile(r.abilities, &[]).conquest_only;
            let mut race = json!({ "id": r.id, "tokens": r.tokens, "supply": r.supply });
            if conquest_only > 0 {
                race["conquest_only"] = conquest_only.into();
            }
            race
        })
        .collect();
    let powers: Vec<_> = POWERS.iter().map(|p| json!({ "id": p.id, "tokens": p.tokens })).collect();
    let house_rules: Vec<_> = HOUSE_RULES.iter().map(|h| json!({ "id": h.id, "default": h.default, "rulings": h.rulings })).collect();
    vec![json!({
        "id": SMALL_WORLD, "maps": maps, "races": races, "powers": powers,
        "relics": [], "places": [], "cards": [], "house_rules": house_rules,
    })]
}

/// The geometry of the board `id`, as its map file has it.
pub fn board(id: &str) -> Option<Value> {
    serde_json::to_value(&BoardId::by_name(id)?.get().data).ok()
}
