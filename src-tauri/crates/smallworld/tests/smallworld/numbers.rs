//! Numbers that name something (a region, a seat, a combo) cannot be read beyond the last that any game has, in no form.

use serde_json::{Value, json};
use smallworld::{Action, Given, MAX_MARKET, MAX_REGIONS, RegionSet, SMALL_WORLD, Setup, SmallWorld};
use tabletop::{Game, JsonForm, JsonText, MAX_SEATS};

#[test]
fn a_position_is_as_small_as_architecture_md_says() {
    assert!(size_of::<SmallWorld>() <= 2448, "{} bytes", size_of::<SmallWorld>());
}

/// One past the last, the numbers at which bytes and sets of bits begin anew, and what is no whole number at all.
fn beyond(count: usize) -> Vec<Value> {
    let mut numbers = vec![json!(count), json!(count + 1), json!(-1), json!(1.5), json!("1"), json!(null), json!([1])];
    numbers.extend([63, 64, 65, 73, 127, 128, 255, 256, 257, 320, 65_536, 4_294_967_297_i64, i64::MAX].map(|number| json!(number)));
    numbers.retain(|number| number.as_u64().is_none_or(|number| number >= count as u64));
    numbers
}

/// Every kind of action in JSON, as it is listed in the games of a few seeds, with the place of the number in it and how many there are.
fn forms() -> Vec<(Value, &'static str, usize)> {
    let mut forms = Vec::new();
    for (text, field, count) in [
        ("conquer 1", "region", MAX_REGIONS),
        ("attempt 1 sword", "region", MAX_REGIONS),
        ("abandon 1", "region", MAX_REGIONS),
        ("dragon 1", "region", MAX_REGIONS),
        ("substitute 1", "region", MAX_REGIONS),
        ("put fortress 1", "region", MAX_REGIONS),
        ("put_all 1", "region", MAX_REGIONS),
        ("take token 1", "region", MAX_REGIONS),
        ("reborn 1", "region", MAX_REGIONS),
        ("place ghost 1", "region", MAX_REGIONS),
        ("gamble 1", "region", MAX_REGIONS),
        ("drain 1", "region", MAX_REGIONS),
        ("orb 1 bag", "region", MAX_REGIONS),
        ("sacrifice 1", "region", MAX_REGIONS),
        ("detonate 1", "region", MAX_REGIONS),
        ("champion 1", "region", MAX_REGIONS),
        ("strike 1", "region", MAX_REGIONS),
        ("steal frostmourne 1", "region", MAX_REGIONS),
        ("intimidate 1 2", "region", MAX_REGIONS),
        ("intimidate 1 2", "to", MAX_REGIONS),
        ("swap 1 2", "region", MAX_REGIONS),
        ("swap 1 2", "other", MAX_REGIONS),
        ("shift 1", "region", MAX_REGIONS),
        ("pick 1", "combo", MAX_MARKET),
        ("exchange 1", "combo", MAX_MARKET),
        ("ally 1", "seat", MAX_SEATS),
    ] {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(action.to_string(), text);
        forms.push((serde_json::to_value(action).unwrap(), field, count));
    }
    forms
}

#[test]
fn an_action_names_no_number_beyond_the_last() {
    for (form, field, count) in forms() {
        for number in beyond(count) {
            let mut wrong = form.clone();
            wrong[field] = number.clone();
            // Nowhere to go is a way to intimidate.
            let nothing = field == "to" && number.is_null();
            let read = serde_json::from_value::<Action>(wrong.clone());
            assert_eq!(read.is_ok(), nothing, "{wrong} is read as {read:?}");
            let last = serde_json::from_value::<Action>({
                let mut last = form.clone();
                last[field] = json!(count - 1);
                last
            });
            assert!(last.is_ok(), "{form} with {} in {field}: {last:?}", count - 1);
        }
    }
    let said = serde_json::from_value::<Action>(json!({ "type": "conquer", "region": 65 })).unwrap_err().to_string();
    assert_eq!(said, "there is no region 65: 0 to 55");
}

#[test]
fn the_text_of_an_action_names_no_number_beyond_the_last() {
    for (form, field, count) in forms() {
        let action: Action = serde_json::from_value(form.clone()).unwrap();
        let words: Vec<String> = action.to_string().split(' ').map(str::to_owned).collect();
        let value = form[field].to_string();
        // Of two numbers of one value none is listed above, so that the word tells the field.
        let place = words.iter().rposition(|word| *word == value).unwrap();
        for number in beyond(count).into_iter().chain([json!("01"), json!("+1"), json!("1 "), json!("")]) {
            let mut wrong = words.clone();
            wrong[place] = number.as_str().map_or_else(|| number.to_string(), str::to_owned);
            if wrong[place] == "1" {
                continue;
            }
            assert!(wrong.join(" ").parse::<Action>().is_err(), "{wrong:?}");
        }
    }
}

#[test]
fn a_set_of_regions_and_a_position_hold_no_number_beyond_the_last() {
    let position = SmallWorld::new(&Setup::plain(SMALL_WORLD, 2, 1)).unwrap().to_value().unwrap();
    for number in beyond(MAX_REGIONS) {
        assert!(serde_json::from_value::<RegionSet>(json!([number])).is_err(), "{number}");
        for field in ["lairs", "fortresses", "holes", "heroes", "dragon"] {
            let mut wrong = position.clone();
            wrong[field] = json!([number]);
            assert!(SmallWorld::from_value(wrong).is_err(), "{field} {number}");
        }
        for (field, figure) in [("figures", "balrog"), ("figures", "ghost"), ("gear", "champion")] {
            let mut wrong = position.clone();
            wrong[field] = json!({ figure: number });
            assert_eq!(SmallWorld::from_value(wrong).is_ok(), number.is_null(), "{figure} {number}");
        }
    }
    for number in beyond(MAX_SEATS) {
        for field in ["first", "turn"] {
            let mut wrong = position.clone();
            wrong[field] = number.clone();
            assert!(SmallWorld::from_value(wrong).is_err(), "{field} {number}");
        }
    }
    // Both ends of what a set may hold.
    let set: RegionSet = serde_json::from_value(json!([0, MAX_REGIONS - 1])).unwrap();
    assert_eq!((set.len(), (!set).len()), (2, MAX_REGIONS as u8 - 2));
    assert_eq!((!set).last().map(smallworld::Region::index), Some(MAX_REGIONS - 2));
}

#[test]
fn a_given_names_no_number_beyond_the_last() {
    for (field, count) in [("lost_tribes", MAX_REGIONS), ("monsters", MAX_REGIONS), ("tiles", MAX_REGIONS), ("harmony", MAX_SEATS)] {
        for number in beyond(count) {
            assert!(Given::read(&json!({ field: [number] })).is_err(), "{field} {number}");
        }
    }
    for number in beyond(MAX_REGIONS).into_iter().filter(|number| !number.is_null()) {
        for piece in ["dragon", "balrog", "champion"] {
            assert!(Given::read(&json!({ "pieces": { piece: number } })).is_err(), "{piece} {number}");
        }
    }
    // Keys are texts; what they name is looked up when the position is laid out.
    for number in ["23", "55", "56", "64", "65", "255", "256", "01", "-1", ""] {
        let given = json!({ "seats": [{ "active": { "race": "elves", "power": "alchemist", "regions": { number: 1 } } }] });
        let given = Given::read(&given).unwrap();
        let refused = SmallWorld::from_given(&given).unwrap_err().to_string();
        assert!(refused.contains("region"), "{number}: {refused}");
    }
}

/// What is read lies below the edge of the types; whether this board has it, the rules say.
#[test]
fn a_region_that_another_board_has_is_refused_by_the_rules() {
    let position = SmallWorld::new(&Setup::plain(SMALL_WORLD, 2, 1)).unwrap();
    let regions = position.board().regions();
    for (form, field, count) in forms().into_iter().filter(|(_, field, _)| *field == "region" || *field == "to") {
        for number in regions..count {
            let mut wrong = form.clone();
            wrong[field] = json!(number);
            let action: Action = serde_json::from_value(wrong).unwrap();
            let mut same = position;
            assert!(same.play(action).is_err(), "{action}");
            assert_eq!(same, position, "{action}");
        }
    }
}
