//! The catalog against the numbers printed in the box.

use serde_json::{Value, json};

use crate::elbow;

/// Race, tokens on the banner, tokens in the box, tokens for conquest only.
const RACES: [(&str, u64, u64, u64); 14] = [
    ("amazons", 6, 15, 4),
    ("dwarves", 3, 8, 0),
    ("elves", 6, 11, 0),
    ("ghouls", 5, 10, 0),
    ("giants", 6, 11, 0),
    ("halflings", 6, 11, 0),
    ("humans", 5, 10, 0),
    ("orcs", 5, 10, 0),
    ("ratmen", 8, 13, 0),
    ("skeletons", 6, 20, 0),
    ("sorcerers", 5, 18, 0),
    ("tritons", 6, 11, 0),
    ("trolls", 5, 10, 0),
    ("wizards", 5, 10, 0),
];

/// Power, tokens on the badge.
const POWERS: [(&str, u64); 20] = [
    ("alchemist", 4),
    ("berserk", 4),
    ("bivouacking", 5),
    ("commando", 4),
    ("diplomat", 5),
    ("dragon_master", 5),
    ("flying", 5),
    ("forest", 4),
    ("fortified", 3),
    ("heroic", 5),
    ("hill", 4),
    ("merchant", 2),
    ("mounted", 5),
    ("pillaging", 5),
    ("seafaring", 5),
    ("spirit", 5),
    ("stout", 4),
    ("swamp", 4),
    ("underworld", 5),
    ("wealthy", 4),
];

/// Map, players, rounds, regions.
const MAPS: [(&str, u64, u64, u64); 4] =
    [("small-world-2p", 2, 10, 23), ("small-world-3p", 3, 10, 30), ("small-world-4p", 4, 9, 39), ("small-world-5p", 5, 8, 48)];

/// The Underground box: race, tokens on the banner, tokens in the box.
const UNDERGROUND_RACES: [(&str, u64, u64); 15] = [
    ("cultists", 5, 10),
    ("drow", 4, 9),
    ("flames", 4, 9),
    ("gnomes", 6, 11),
    ("iron_dwarves", 7, 12),
    ("kraken", 5, 10),
    ("liches", 5, 10),
    ("lizardmen", 7, 12),
    ("mudmen", 5, 12),
    ("mummies", 10, 15),
    ("ogres", 5, 10),
    ("shadow_mimes", 7, 12),
    ("shrooms", 5, 10),
    ("spiderines", 7, 12),
    ("will_o_wisps", 6, 11),
];

/// The Underground box: power, tokens on the badge.
const UNDERGROUND_POWERS: [(&str, u64); 21] = [
    ("adventurous", 5),
    ("fisher", 4),
    ("flocking", 5),
    ("frightened", 4),
    ("immortal", 4),
    ("magic", 5),
    ("martyr", 4),
    ("mining", 4),
    ("muddy", 3),
    ("mystic", 4),
    ("quarreling", 3),
    ("reborn", 5),
    ("royal", 5),
    ("shield", 3),
    ("stone", 4),
    ("thieving", 4),
    ("tomb", 5),
    ("vampire", 5),
    ("vanishing", 5),
    ("vengeful", 4),
    ("wise", 4),
];

fn by_id(list: &Value) -> Vec<Value> {
    let mut list = list.as_array().unwrap().clone();
    list.sort_by_key(|entry| entry["id"].as_str().unwrap().to_owned());
    list
}

/// Races of the Warcraft box: banner, tokens in the box, faction.
const WARCRAFT_RACES: &[(&str, u8, u8, &str)] = &[
    ("blood_elves", 5, 10, "horde"),
    ("draenei", 7, 12, "alliance"),
    ("dwarves", 5, 10, "alliance"),
    ("ethereals", 5, 10, "neutral"),
    ("forsaken", 6, 20, "horde"),
    ("gnomes", 5, 10, "alliance"),
    ("goblins", 6, 11, "horde"),
    ("humans", 5, 10, "alliance"),
    ("kobolds", 6, 11, "neutral"),
    ("naga", 6, 11, "neutral"),
    ("night_elves", 4, 9, "alliance"),
    ("orcs", 6, 11, "horde"),
    ("pandaren", 5, 10, "neutral"),
    ("tauren", 11, 16, "horde"),
    ("trolls", 6, 11, "horde"),
    ("worgen", 5, 10, "alliance"),
];

/// Powers of the Warcraft box: badge.
const WARCRAFT_POWERS: &[(&str, u8)] = &[
    ("archaeologist", 5),
    ("battlemaster", 5),
    ("beastmaster", 4),
    ("blacksmith", 4),
    ("champion", 4),
    ("defender", 5),
    ("enraged", 5),
    ("explorer", 4),
    ("farmer", 4),
    ("fisherman", 3),
    ("fort_garrison", 3),
    ("herbalist", 4),
    ("intimidator", 4),
    ("marsh_dweller", 5),
    ("miner", 4),
    ("mountaineer", 4),
    ("portal_mage", 5),
    ("ranger", 4),
    ("sailor", 5),
    ("swampwalker", 4),
];

#[test]
fn the_catalog_has_the_numbers_of_the_box() {
    let said = elbow(&["catalog", "--game", "small-world"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let game = said.json().remove(0)["games"][0].take();
    assert_eq!(game["id"], "small-world");
    let races = by_id(&game["races"]);
    assert_eq!(races.len(), RACES.len());
    for (race, (id, tokens, supply, conquest_only)) in races.iter().zip(RACES) {
        let extra = race["conquest_only"].as_u64().unwrap_or(0);
        assert_eq!((&race["id"], &race["tokens"], &race["supply"], extra), (&json!(id), &json!(tokens), &json!(supply), conquest_only));
    }
    let powers: Vec<Value> = POWERS.iter().map(|(id, tokens)| json!({ "id": id, "tokens": tokens, "box": "small_world" })).collect();
    assert_eq!(by_id(&game["powers"]), powers);
    let maps: Vec<Value> =
        MAPS.iter().map(|(id, n, rounds, r)| json!({ "id": id, "players": n, "rounds": rounds, "regions": r })).collect();
    assert_eq!(by_id(&game["maps"]), maps);
    for empty in ["relics", "places", "cards"] {
        assert_eq!(game[empty], json!([]), "{empty}");
    }
    let house = by_id(&game["house_rules"]);
    assert!(house.len() >= 15);
    for rule in house {
        assert!(rule["default"].is_boolean() && rule["rulings"][0].as_str().unwrap().starts_with("SW-"), "{rule}");
    }
}

#[test]
fn the_underground_has_the_numbers_of_its_box() {
    let game = elbow(&["catalog", "--game", "underground"]).json().remove(0)["games"][0].take();
    let races: Vec<Value> = UNDERGROUND_RACES
        .iter()
        .map(|(id, tokens, supply)| json!({ "id": id, "tokens": tokens, "supply": supply, "box": "underground" }))
        .collect();
    assert_eq!(by_id(&game["races"]), races);
    let powers: Vec<Value> =
        UNDERGROUND_POWERS.iter().map(|(id, tokens)| json!({ "id": id, "tokens": tokens, "box": "underground" })).collect();
    assert_eq!(by_id(&game["powers"]), powers);
    let rounds: Vec<u64> = game["maps"].as_array().unwrap().iter().map(|map| map["rounds"].as_u64().unwrap()).collect();
    assert_eq!(rounds, [10, 10, 9, 8]);
    assert_eq!((game["places"].as_array().unwrap().len(), game["relics"].as_array().unwrap().len()), (9, 6));
    assert!(game["house_rules"].as_array().unwrap().iter().all(|rule| rule["rulings"].to_string().contains("UG-")));
}

#[test]
fn ug_n_5_what_has_no_meaning_on_a_map_of_the_mixed_game_is_named_with_the_reason() {
    let game = elbow(&["catalog", "--game", "mixed"]).json().remove(0)["games"][0].take();
    assert_eq!((game["races"].as_array().unwrap().len(), game["powers"].as_array().unwrap().len()), (45, 61));
    let out = |map: &str, finds: &str| -> Vec<String> {
        let map = game["maps"].as_array().unwrap().iter().find(|m| m["id"] == map).unwrap();
        by_id(&map["left_out"][finds])
            .iter()
            .map(|entry| format!("{} {}", entry["id"].as_str().unwrap(), entry["why"]["reason"].as_str().unwrap()))
            .collect()
    };
    let islands = ["explorer islands", "sailor islands"];
    assert_eq!(out("small-world-4p", "finds"), [islands[0], "flames volcano", islands[1], "spiderines chasm"]);
    let without = out("small-world-4p", "no_finds");
    for named in ["adventurous places", "archaeologist places", "ethereals relics", "magic relics"] {
        assert!(without.iter().any(|entry| entry == named), "{named} in {without:?}");
    }
    let below = out("underground-2p", "finds");
    for named in ["beastmaster terrain", "hill terrain", "humans terrain", "kobolds symbol", "mounted terrain", "underworld symbol"] {
        assert!(below.iter().any(|entry| entry == named), "{named} in {below:?}");
    }
    assert_eq!(
        out("warcraft-4p", "finds"),
        ["dwarves symbol", "flames volcano", "iron_dwarves terrain", "mining terrain", "spiderines chasm"]
    );
}

#[test]
fn warcraft_has_the_numbers_of_its_box() {
    let game = elbow(&["catalog", "--game", "warcraft"]).json().remove(0)["games"][0].take();
    let races: Vec<Value> =
        by_id(&game["races"]).into_iter().map(|race| json!([race["id"], race["tokens"], race["supply"], race["faction"]])).collect();
    assert_eq!(json!(races), json!(WARCRAFT_RACES));
    let powers: Vec<Value> = by_id(&game["powers"]).into_iter().map(|power| json!([power["id"], power["tokens"]])).collect();
    assert_eq!(json!(powers), json!(WARCRAFT_POWERS));
    assert_eq!((game["places"].as_array().unwrap().len(), game["relics"].as_array().unwrap().len()), (7, 5));
    // WC-1: every set of faces; WC-2: rounds.
    let maps = game["maps"].as_array().unwrap();
    let count = |players: u64| maps.iter().filter(|map| map["players"] == players).count();
    assert_eq!([2, 3, 4, 5].map(count), [16, 64, 64, 64]);
    assert!(maps.iter().all(|map| map["rounds"] == [10, 10, 9, 8][map["players"].as_u64().unwrap() as usize - 2]));
    assert_eq!(game["islands"].as_array().unwrap().len(), 12);
    assert_eq!(game["sets"]["5"], json!({ "l": 2, "m": 1, "s": 2, "rounds": 8 }));
    // A name that another box uses too is unique in play.
    let orcs = game["races"].as_array().unwrap().iter().find(|race| race["id"] == "orcs").unwrap();
    assert_eq!(orcs["key"], "warcraft_orcs");
}

#[test]
fn all_games_come_without_a_name_and_an_unknown_one_is_refused() {
    let all = elbow(&["catalog"]).json().remove(0);
    assert_eq!(all["games"][0]["id"], "small-world");
    elbow(&["catalog", "--game", "chess"]).wrong_use("small-world");
}
