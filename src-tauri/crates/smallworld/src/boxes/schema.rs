//! The JSON schema of box files, made of what the gate itself asks: `boxes/box.schema.json` is written by the test below.
//!
//! It says what a row may look like, for editors that complete and underline. What hangs together (borders that both sides know, names that are
//! there once, what cannot stand beside each other) the gate says alone.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::ability::{Field, Where, Word};
use super::file::{MOST_SUPPLY, POWER_TOKENS, RACE_TOKENS};
use super::finds::FindKind;
use super::look::{COLOURS, GLYPH_GRID, MAX_LETTERS, MAX_STROKES};
use super::row::{MAX_ABILITIES, MAX_NAME, may_last, most_of};
use super::{FindWord, MAX_OWN, Stays};
use crate::board::region::MAX_REGIONS;
use crate::board::{BOARD_GAMES, EDGE, MAX_POINTS, MAX_ROUNDS, MIN_ROUNDS, Mark, Symbol, Terrain};
use crate::compile::{find_vocabulary, vocabulary};
use crate::origin::Faction;

fn words<T: Serialize>(all: &[T]) -> Value {
    json!({ "enum": all })
}

fn number([least, most]: [u8; 2]) -> Value {
    json!({ "type": "integer", "minimum": least, "maximum": most })
}

/// An object with these fields, of which those not named `optional` have to be there, and no others.
fn object(fields: &[(&str, Value)], optional: &[&str]) -> Value {
    let properties: Map<String, Value> = fields.iter().map(|(name, of)| ((*name).to_owned(), of.clone())).collect();
    let required: Vec<&str> = fields.iter().map(|(name, _)| *name).filter(|name| !optional.contains(name)).collect();
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

fn regions(word: &str) -> Value {
    let terrains = json!({ "type": "array", "items": { "$ref": "#/$defs/terrain" }, "minItems": 1 });
    let kind = |kind: &&str| match *kind {
        "of" | "beside_own" => object(&[(kind, terrains.clone())], &[]),
        "with" => object(&[(kind, json!({ "$ref": "#/$defs/symbol" }))], &[]),
        plain => json!({ "const": plain }),
    };
    json!({ "oneOf": Where::kinds_of(word).iter().map(kind).collect::<Vec<_>>() })
}

/// What may be said with a word; `lasts`: in decline, too.
fn ability(word: &Word, lasts: bool) -> Value {
    let mut fields = vec![("word", json!({ "const": word.name }))];
    let of = |field: &Field| match field {
        Field::Regions => ("regions", regions(word.name)),
        Field::Coins => ("coins", number([1, most_of(word.name)])),
        Field::Tokens => ("tokens", number([1, most_of(word.name)])),
        Field::Every => ("every", number([1, most_of(word.name)])),
        Field::Count => ("count", number([1, most_of(word.name)])),
        Field::Times => ("times", number([1, most_of(word.name)])),
        Field::Faction => ("faction", json!({ "$ref": "#/$defs/faction" })),
    };
    fields.extend(word.takes.iter().map(of));
    if lasts {
        fields.push(("declined", json!({ "type": "boolean" })));
    }
    let mut said = object(&fields, &["declined"]);
    said["description"] = word.says.into();
    said
}

fn abilities<'a>(each: impl Iterator<Item = (&'a Word, bool)>) -> Value {
    let kinds: Vec<Value> = each.map(|(word, lasts)| ability(word, lasts)).collect();
    json!({ "type": "array", "maxItems": MAX_ABILITIES, "items": { "oneOf": kinds } })
}

fn finds_of(kind: FindKind) -> Value {
    let said = find_vocabulary().filter(|said| said.only.is_none_or(|only| only == kind));
    object(
        &[
            ("id", json!({ "$ref": "#/$defs/id" })),
            ("kind", json!({ "const": kind })),
            ("tool", json!({ "$ref": "#/$defs/id" })),
            ("abilities", abilities(said.map(|said: &FindWord| (&said.word, said.declined)))),
        ],
        &["tool"],
    )
}

fn board() -> Value {
    let point = json!({ "type": "array", "items": { "type": "number", "minimum": 0, "maximum": EDGE }, "minItems": 2, "maxItems": 2 });
    let numbers = json!({ "type": "array", "items": number([0, MAX_REGIONS as u8 - 1]), "uniqueItems": true });
    let island = object(&[("id", json!({ "$ref": "#/$defs/id" })), ("regions", numbers.clone())], &[]);
    let some = |of: &str| json!({ "type": "array", "items": { "$ref": format!("#/$defs/{of}") }, "uniqueItems": true });
    let region = object(
        &[
            ("id", number([0, MAX_REGIONS as u8 - 1])),
            ("terrain", json!({ "$ref": "#/$defs/terrain" })),
            ("symbols", some("symbol")),
            ("marks", some("mark")),
            ("entry", json!({ "type": "boolean" })),
            ("rim", json!({ "type": "boolean" })),
            ("adjacent", numbers),
            ("at", point.clone()),
            ("outline", json!({ "type": "array", "items": point, "minItems": 3, "maxItems": MAX_POINTS })),
        ],
        &[],
    );
    object(
        &[
            ("id", json!({ "$ref": "#/$defs/id" })),
            ("game", words(&BOARD_GAMES)),
            ("players", number([2, 5])),
            ("rounds", number([MIN_ROUNDS, MAX_ROUNDS])),
            ("origin", json!({ "type": "string" })),
            ("islands", json!({ "type": "array", "items": island, "minItems": 2, "maxItems": 5 })),
            ("regions", json!({ "type": "array", "items": region, "maxItems": MAX_REGIONS })),
        ],
        &["islands"],
    )
}

fn schema() -> Value {
    let id = json!({ "type": "string", "pattern": format!("^[a-z0-9_]{{1,{MAX_NAME}}}$") });
    let drawn = json!({
        "type": "array", "minItems": 1, "maxItems": MAX_STROKES,
        "items": {
            "type": "array", "minItems": 1,
            "items": { "type": "array", "items": number([0, GLYPH_GRID]), "minItems": 2, "maxItems": 2 },
        },
    });
    let known = json!({ "type": "string", "pattern": format!("^[A-Za-z0-9_-]{{1,{MAX_LETTERS}}}$") });
    let look = object(
        &[
            ("name", json!({ "type": "string", "minLength": 1, "maxLength": MAX_LETTERS })),
            ("glyph", json!({ "oneOf": [object(&[("known", known)], &[]), object(&[("drawn", drawn)], &[])] })),
            ("colour", number([0, COLOURS - 1])),
        ],
        &[],
    );
    let said = || vocabulary().map(|word| (word, may_last(word.name)));
    let race = object(
        &[
            ("id", json!({ "$ref": "#/$defs/id" })),
            ("printed", json!({ "$ref": "#/$defs/id" })),
            ("faction", json!({ "$ref": "#/$defs/faction" })),
            ("tokens", number(RACE_TOKENS)),
            ("supply", number([RACE_TOKENS[0] + 1, MOST_SUPPLY])),
            ("abilities", json!({ "$ref": "#/$defs/abilities" })),
            ("look", json!({ "$ref": "#/$defs/look" })),
        ],
        &["printed", "faction", "look"],
    );
    let power = object(
        &[
            ("id", json!({ "$ref": "#/$defs/id" })),
            ("tokens", number(POWER_TOKENS)),
            ("stays", words(&[Stays::No, Stays::Reverse, Stays::Works, Stays::Lingers])),
            ("abilities", json!({ "$ref": "#/$defs/abilities" })),
            ("look", json!({ "$ref": "#/$defs/look" })),
        ],
        &["stays", "look"],
    );
    let mut file = object(
        &[
            ("$schema", json!({ "type": "string" })),
            ("races", json!({ "type": "array", "items": race })),
            ("powers", json!({ "type": "array", "items": power })),
            ("finds", json!({ "type": "array", "items": { "oneOf": [finds_of(FindKind::Place), finds_of(FindKind::Relic)] } })),
            ("boards", json!({ "type": "array", "items": board(), "maxItems": MAX_OWN })),
        ],
        &["$schema", "finds", "boards"],
    );
    file["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
    file["title"] = "A box of Small World: races, powers, places and relics, and boards".into();
    file["$defs"] = json!({
        "id": id,
        "terrain": words(&Terrain::ALL),
        "symbol": words(&Symbol::ALL),
        "mark": words(&[Mark::LostTribe, Mark::Monsters, Mark::Volcano, Mark::Murloc, Mark::Tile]),
        "faction": words(&[Faction::Alliance, Faction::Horde]),
        "abilities": abilities(said()),
        "look": look,
    });
    file
}

#[test]
fn the_schema_is_that_of_the_gate() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/boxes/box.schema.json");
    let text = format!("{:#}\n", schema());
    if std::env::var_os("ELBOW_WRITE_SCHEMA").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == text,
        "the gate asks for something else than the schema says: run this test with ELBOW_WRITE_SCHEMA=1 and commit the file"
    );
}
