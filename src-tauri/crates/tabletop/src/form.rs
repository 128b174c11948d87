//! What is written as JSON and read back.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Written as JSON by code that is compiled once, with the type ([`json_text!`](crate::json_text)), and not again with each program that writes it.
pub trait JsonText: Serialize {
    /// Its JSON form.
    ///
    /// # Errors
    /// If it holds what JSON cannot say.
    fn to_json(&self) -> Result<String, serde_json::Error>;

    /// Its JSON form, to look into or to change.
    ///
    /// # Errors
    /// As [`to_json`](Self::to_json).
    fn to_value(&self) -> Result<Value, serde_json::Error> {
        serde_json::from_str(&self.to_json()?)
    }
}

/// Read from JSON as well, by code that is compiled once, with the type ([`json_form!`](crate::json_form)), and not again with each program that
/// reads a game.
pub trait JsonForm: JsonText + DeserializeOwned {
    /// Reads it.
    ///
    /// # Errors
    /// If `value` is no such form.
    fn from_value(value: Value) -> Result<Self, serde_json::Error>;

    /// Reads it from text.
    ///
    /// # Errors
    /// If `json` is no JSON, or no such form.
    fn from_json(json: &str) -> Result<Self, serde_json::Error> {
        Self::from_value(serde_json::from_str(json)?)
    }
}

/// Says of types, in the crate that makes them, that they are a [`JsonText`].
#[macro_export]
macro_rules! json_text {
    ($($form:ty),+ $(,)?) => {
        $(impl $crate::JsonText for $form {
            #[inline(never)]
            fn to_json(&self) -> ::core::result::Result<::std::string::String, ::serde_json::Error> {
                ::serde_json::to_string(self)
            }
        })+
    };
}

/// Says of types, in the crate that makes them, that they are a [`JsonForm`].
#[macro_export]
macro_rules! json_form {
    ($($form:ty),+ $(,)?) => {
        $crate::json_text!($($form),+);
        $(impl $crate::JsonForm for $form {
            #[inline(never)]
            fn from_value(value: ::serde_json::Value) -> ::core::result::Result<Self, ::serde_json::Error> {
                ::serde_json::from_value(value)
            }
        })+
    };
}
