//! Everything in the box with its numbers and origins, and the map.

use std::sync::LazyLock;

use serde_json::{Value, json};

use crate::card::Card;
use crate::content::{CORRUPTION, GOAL, LANDS, OldWorld, RUIN, RUINED_LANDS, RUINERS, RUINS, START_CARDS, Token};
use crate::house::HOUSE_RULES;
use crate::names::{Kind, Land, Power, Upgrade};
use crate::position::Chaos;
use crate::setup::CHAOS;

/// The lands as drawn: outlines, borders, room for pieces.
static MAP: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(include_str!("../maps/old-world.json")).unwrap_or_default());

/// The maps: the same lands, with fewer rounds for four players (CH-5).
const MAPS: [(&str, u8, u8); 2] = [("chaos-3p", 3, 8), ("chaos-4p", 4, 7)];

impl Chaos {
    /// The map's name: the lands are the same, the number of rounds differs.
    pub const fn map_id(&self) -> &'static str {
        MAPS[self.players() - 3].0
    }

    /// Rounds until the Old World deck is empty (CH-75): as many as it has cards at the start (CH-5).
    pub const fn all_rounds(&self) -> u8 {
        MAPS[self.players() - 3].2
    }
}

/// The geometry of a map.
pub fn board(map: &str) -> Option<Value> {
    let (id, players, rounds) = MAPS.into_iter().find(|(id, ..)| *id == map)?;
    let mut board = MAP.clone();
    for (key, value) in [("id", json!(id)), ("players", json!(players)), ("rounds", json!(rounds)), ("game", json!(CHAOS))] {
        board[key] = value;
    }
    Some(board)
}

/// The entry of the catalog.
pub fn catalog() -> Value {
    let maps: Vec<Value> = MAPS.iter().map(|(id, players, rounds)| json!({ "id": id, "players": players, "rounds": rounds })).collect();
    let old_world: Vec<Value> = OldWorld::ALL
        .iter()
        .map(|card| {
            let data = card.data();
            json!({ "id": data.id, "copies": data.copies, "comet": data.comet, "stays": data.stays, "when": data.when,
                "origin": data.origin })
        })
        .collect();
    let lands: Vec<Value> = LANDS
        .iter()
        .map(|land| {
            let adjacent: Vec<Land> = land.adjacent.iter().map(|other| Land(*other)).collect();
            json!({ "id": land.id, "value": land.value, "populous": land.populous, "adjacent": adjacent, "origin": land.origin })
        })
        .collect();
    let ruins: Vec<Value> = (1..)
        .zip(RUINERS.iter().zip(&RUINS))
        .map(|(number, (ruiners, points))| {
            let lands: serde_json::Map<String, Value> = LANDS
                .iter()
                .zip(points)
                .map(|(land, (first, second))| (land.id.to_owned(), json!({ "first": first, "second": second })))
                .collect();
            json!({ "number": number, "ruiners": ruiners, "lands": lands })
        })
        .collect();
    let tokens: Vec<Value> = Token::ALL.iter().map(|token| json!({ "id": token, "supply": token.supply() })).collect();
    let house_rules: Vec<Value> =
        HOUSE_RULES.iter().map(|rule| json!({ "id": rule.id, "default": rule.default, "rulings": rule.rulings })).collect();
    json!({
        "id": CHAOS, "players": [3, 4], "maps": maps, "races": [], "relics": [], "places": [],
        "powers": Power::ALL.map(power).to_vec(), "cards": Card::all().map(card).collect::<Vec<_>>(),
        "upgrades": Upgrade::all().map(upgrade).collect::<Vec<_>>(), "old_world": old_world, "lands": lands, "ruins": ruins,
        "tokens": tokens, "house_rules": house_rules, "goal": GOAL, "ruin": RUIN, "ruined_lands": RUINED_LANDS,
        "corruption": CORRUPTION, "start_cards": START_CARDS,
    })
}

fn power(power: Power) -> Value {
    let data = power.data();
    let figures: Vec<Value> = Kind::ALL
        .into_iter()
        .zip(&data.figures)
        .map(|(kind, figure)| {
            json!({ "id": figure.id, "kind": kind, "count": figure.count, "cost": figure.cost, "attack": figure.attack,
                "defence": figure.defence })
        })
        .collect();
    let dial: Vec<Value> = (0..data.dial.len() as u8).map(|tick| json!(power.tick(tick))).collect();
    let draw = if power == Power::TZEENTCH { json!({ "type": "refill", "amount": 5 }) } else { json!({ "type": "fixed", "amount": 2 }) };
    json!({ "id": data.id, "power": data.power, "draw": draw, "figures": figures, "dial": dial, "origin": "public" })
}

fn card(card: Card) -> Value {
    let data = card.data();
    json!({ "id": data.id, "power": card.0, "copies": data.copies, "cost": data.cost, "magic": data.magic, "when": data.when,
        "origin": data.origin })
}

fn upgrade(upgrade: Upgrade) -> Value {
    let data = upgrade.data();
    json!({ "id": data.id, "power": upgrade.0, "figure": Kind::ALL.get(upgrade.1 as usize), "origin": data.origin,
        "own_name": data.own_name })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_is_complete() {
        let all = catalog();
        let count = |key: &str| all[key].as_array().map_or(0, Vec::len);
        assert_eq!([count("powers"), count("cards"), count("upgrades"), count("old_world"), count("lands")], [4, 30, 20, 22, 9]);
        let original = |key: &str| all[key].as_array().into_iter().flatten().filter(|entry| entry["origin"] == "original").count();
        // CH-82: two cards, three upgrades and fourteen cards of the Old World.
        assert_eq!([original("cards"), original("upgrades"), original("old_world")], [2, 3, 14]);
    }

    #[test]
    fn ch_7_the_drawn_borders_are_those_of_the_rules() {
        let board = board("chaos-4p").unwrap();
        let regions = board["regions"].as_array().unwrap();
        assert_eq!(regions.len(), LANDS.len());
        for (region, land) in regions.iter().zip(&LANDS) {
            assert_eq!(region["land"], land.id);
            let mut drawn: Vec<u64> = region["adjacent"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
            drawn.sort_unstable();
            assert_eq!(drawn, land.adjacent.iter().map(|other| u64::from(*other)).collect::<Vec<_>>(), "{}", land.id);
        }
        assert_eq!(super::board("chaos-2p"), None);
    }
}
