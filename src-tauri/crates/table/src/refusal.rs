//! How a game's refusals reach the screens.

use serde::Serialize;
use serde_json::{Map, Value, json};

/// A refusal's JSON form as an object with at least `reason`.
pub(crate) fn refusal_of<R: std::error::Error + Serialize>(refusal: &R) -> Value {
    match serde_json::to_value(refusal).unwrap_or_default() {
        Value::String(reason) => json!({ "reason": reason }),
        Value::Object(mut fields) => {
            if !fields.contains_key("reason") {
                // An externally tagged variant with amounts, or one tagged by `kind`.
                let only = if fields.len() == 1 { fields.iter().next().map(|(name, inner)| (name.clone(), inner.clone())) } else { None };
                match (fields.remove("kind"), only) {
                    (Some(kind), _) => drop(fields.insert("reason".to_owned(), kind)),
                    (None, Some((name, Value::Object(inner)))) => {
                        fields = inner;
                        fields.insert("reason".to_owned(), Value::String(name));
                    }
                    (None, Some((name, inner))) => {
                        fields = Map::new();
                        fields.insert("reason".to_owned(), Value::String(name));
                        fields.insert("value".to_owned(), inner);
                    }
                    (None, None) => drop(fields.insert("reason".to_owned(), json!("other"))),
                }
            }
            Value::Object(fields)
        }
        other => json!({ "reason": "other", "value": other }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Serialize, thiserror::Error)]
    #[error("no")]
    struct Form(Value);

    #[test]
    fn a_refusal_of_any_form_has_a_reason() {
        for (form, data) in [
            (json!("not_now"), json!({ "reason": "not_now" })),
            (json!({ "reason": "short", "by": 2 }), json!({ "reason": "short", "by": 2 })),
            (json!({ "kind": "short", "by": 2 }), json!({ "reason": "short", "by": 2 })),
            (json!({ "short": { "by": 2 } }), json!({ "reason": "short", "by": 2 })),
            (json!({ "short": 2 }), json!({ "reason": "short", "value": 2 })),
            (json!({ "a": 1, "b": 2 }), json!({ "a": 1, "b": 2, "reason": "other" })),
            (json!(7), json!({ "reason": "other", "value": 7 })),
        ] {
            assert_eq!(refusal_of(&Form(form.clone())), data, "{form}");
        }
    }
}
