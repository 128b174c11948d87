//! The settings: known ones with their defaults, and room for what screens want to remember.

use serde_json::{Map, Value, json};

use crate::{CommandError, error::cut};

/// The most bytes of JSON that all settings may have together.
const MAX_BYTES: usize = 64 << 10;

/// What a known setting may be.
enum Range {
    /// One of these words.
    Words(&'static [&'static str]),
    /// On or off.
    Switch,
    /// A whole number in these limits.
    Number(u64, u64),
}

/// Every known setting, what it may be, and its default.
fn known() -> [(&'static str, Range, Value); 9] {
    use Range::{Number, Switch, Words};
    [
        ("language", Words(&["auto", "en", "zh-Hans", "zh-Hant"]), json!("auto")),
        ("theme", Words(&["auto", "light", "dark"]), json!("auto")),
        ("palette", Words(&["map", "bright", "contrast"]), json!("map")),
        // In percent.
        ("text_size", Number(50, 300), json!(100)),
        ("motion", Words(&["full", "off"]), json!("full")),
        ("confirm", Switch, json!(true)),
        ("sound", Switch, json!(true)),
        ("bot_speed", Words(&["slow", "normal", "fast", "instant"]), json!("normal")),
        // Whether keyboard shortcuts are shown on buttons.
        ("keys", Switch, json!(true)),
    ]
}

impl Range {
    fn allows(&self, value: &Value) -> bool {
        match self {
            Self::Words(words) => value.as_str().is_some_and(|word| words.contains(&word)),
            Self::Switch => value.is_boolean(),
            Self::Number(least, most) => value.as_u64().is_some_and(|number| (*least..=*most).contains(&number)),
        }
    }

    fn words(&self) -> String {
        match self {
            Self::Words(words) => format!("one of {}", words.join(", ")),
            Self::Switch => "true or false".to_owned(),
            Self::Number(least, most) => format!("a whole number from {least} to {most}"),
        }
    }
}

/// The settings for the screens, in TypeScript.
#[cfg(test)]
pub(crate) fn declaration() -> String {
    let mut text = "/** The settings: known ones, and what screens want to remember besides. */\nexport interface Settings {\n".to_owned();
    for (name, range, _) in known() {
        let what = match range {
            Range::Words(words) => words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" | "),
            Range::Switch => "boolean".to_owned(),
            Range::Number(least, most) => format!("number /* {least} to {most} */"),
        };
        text.push_str(&["  ", name, ": ", &what, ";\n"].concat());
    }
    text.push_str("  [name: string]: Json;\n}\n");
    text
}

/// All settings: what is kept over the defaults. A kept value that a known setting may not have is as good as none.
pub(crate) fn complete(kept: &Value) -> Map<String, Value> {
    let mut all = kept.as_object().cloned().unwrap_or_default();
    for (name, range, default) in known() {
        if !all.get(name).is_some_and(|value| range.allows(value)) {
            all.insert(name.to_owned(), default);
        }
    }
    all
}

/// What is to be kept after `set`; `null` forgets a setting.
pub(crate) fn merged(kept: &Value, set: Map<String, Value>) -> Result<Value, CommandError> {
    let mut all = kept.as_object().cloned().unwrap_or_default();
    let known = known();
    for (name, value) in set {
        if let Some((_, range, _)) = known.iter().find(|(known, ..)| *known == name)
            && !value.is_null()
            && !range.allows(&value)
        {
            return Err(CommandError::bad(format!("the setting {name} must be {}", range.words())));
        }
        if name.is_empty() || name.len() > 64 {
            return Err(CommandError::bad(format!("\u{201c}{}\u{201d} is no name for a setting", cut(&name, 20))));
        }
        if value.is_null() {
            all.remove(&name);
        } else {
            all.insert(name, value);
        }
    }
    let all = Value::Object(all);
    let bytes = all.to_string().len();
    if bytes > MAX_BYTES { Err(CommandError::bad(format!("{bytes} bytes of settings are too many"))) } else { Ok(all) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(value: Value) -> Map<String, Value> {
        let Value::Object(fields) = value else { panic!("{value} is no object") };
        fields
    }

    #[test]
    fn defaults_fill_what_is_not_kept() {
        let all = complete(&Value::Null);
        assert_eq!((all["language"].clone(), all["text_size"].clone()), (json!("auto"), json!(100)));
        let all = complete(&json!({ "language": "zh-Hant", "theme": 7, "last_players": 3 }));
        assert_eq!(
            (all["language"].clone(), all["theme"].clone(), all["last_players"].clone()),
            (json!("zh-Hant"), json!("auto"), json!(3))
        );
    }

    #[test]
    fn every_default_is_allowed() {
        for (name, range, default) in known() {
            assert!(range.allows(&default), "{name}");
        }
    }

    #[test]
    fn only_what_is_set_changes_and_null_forgets() {
        let kept = merged(&json!({ "sound": false, "theme": "dark" }), set(json!({ "theme": null, "mine": [1] }))).unwrap();
        assert_eq!(kept, json!({ "sound": false, "mine": [1] }));
    }

    #[test]
    fn wrong_values_and_sizes_are_refused() {
        let long = "x".repeat(70_000);
        for bad in [
            json!({ "language": "fr" }),
            json!({ "sound": "on" }),
            json!({ "text_size": 1.5 }),
            json!({ "text_size": 5000 }),
            json!({ "note": long }),
            json!({ "": 1 }),
            json!({ long: 1 }),
        ] {
            assert_eq!(merged(&Value::Null, set(bad)).unwrap_err().kind(), "bad_request");
        }
    }
}
