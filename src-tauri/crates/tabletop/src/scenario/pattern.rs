//! Patterns for events and reasons: a word, and fields that must have a value: `conquered region=5 tokens=3`.

use serde_json::Value;

/// A value as people write it: texts without quotation marks, everything else as short JSON.
pub fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Whether `value` is the number that `text` writes.
pub fn numbered(value: &Value, text: &str) -> bool {
    value.as_u64().is_some_and(|number| text.parse() == Ok(number))
}

/// Whether `value`, whose kind is its field `tag`, fits `pattern`.
pub fn fits(pattern: &str, value: &Value, tag: &str) -> bool {
    let mut words = pattern.split_whitespace();
    let kind = value.get(tag).map(plain);
    words.next() == kind.as_deref()
        && words.all(|word| word.split_once('=').is_some_and(|(key, wanted)| value.get(key).is_some_and(|found| plain(found) == wanted)))
}

/// `value` in the form of a pattern.
pub fn write(value: &Value, tag: &str) -> String {
    let mut text = value.get(tag).map_or_else(|| "nothing".to_owned(), plain);
    for (key, field) in value.as_object().into_iter().flatten().filter(|(key, _)| *key != tag) {
        text.extend([" ", key, "=", &plain(field)]);
    }
    text
}

/// The price or income items of `found` against those written as `cause [id] amount`; `Err` says what there is.
pub fn same_items(wanted: &[String], found: &[Value]) -> Result<(), String> {
    let mut left: Vec<&Value> = found.iter().collect();
    let all_found = wanted.iter().all(|text| {
        let at = left.iter().position(|item| item_fits(text, item));
        at.map(|at| left.remove(at)).is_some()
    });
    if all_found && left.is_empty() { Ok(()) } else { Err(list(found.iter().map(write_item))) }
}

fn item_fits(text: &str, item: &Value) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is = |key: &str, word: &str| item.get(key).is_some_and(|value| plain(value) == word);
    match words[..] {
        [cause, amount] => is("cause", cause) && is("amount", amount),
        [cause, id, amount] => is("cause", cause) && is("id", id) && is("amount", amount),
        _ => false,
    }
}

fn write_item(item: &Value) -> String {
    let words = ["cause", "id", "amount"].into_iter().filter_map(|key| item.get(key)).filter(|value| !value.is_null()).map(plain);
    words.collect::<Vec<_>>().join(" ")
}

/// Texts as a TOML list.
pub fn list(texts: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let texts: Vec<String> = texts.into_iter().map(|text| format!("\"{}\"", text.as_ref())).collect();
    format!("[{}]", texts.join(", "))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_pattern_fits_by_its_word_and_the_fields_it_names() {
        let event = json!({ "type": "conquered", "seat": 0, "region": 5, "method": "conquer", "items": [1, 2] });
        for good in ["conquered", "conquered region=5", "conquered method=conquer seat=0", "conquered items=[1,2]"] {
            assert!(fits(good, &event, "type"), "{good}");
        }
        for bad in ["", "conquer", "conquered region=6", "conquered region", "conquered tokens=1", "conquered region=5 seat=1"] {
            assert!(!fits(bad, &event, "type"), "{bad}");
        }
        assert!(fits(&write(&event, "type"), &event, "type"));
    }

    #[test]
    fn items_are_compared_whole_but_in_any_order() {
        let found = [json!({ "cause": "land", "amount": 2 }), json!({ "cause": "power", "id": "commando", "amount": -1 })];
        let same = |texts: &[&str]| same_items(&texts.iter().map(|&t| t.to_owned()).collect::<Vec<_>>(), &found);
        assert_eq!(same(&["power commando -1", "land 2"]), Ok(()));
        assert_eq!(same(&["power -1", "land 2"]), Ok(()));
        for wrong in
            [&["land 2"][..], &[], &["land 2", "power commando -2"], &["land 2", "land 2"], &["land 2", "power commando -1", "land 2"]]
        {
            assert_eq!(same(wrong), Err("[\"land 2\", \"power commando -1\"]".into()), "{wrong:?}");
        }
    }
}
