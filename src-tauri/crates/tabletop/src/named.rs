//! Values that stand for an entry of the content and are written by its name.

/// Writes and reads a type by name: `Debug`, `Display`, `Serialize` and `Deserialize` go by `self.data().id` and `Self::by_name`. The second
/// argument says what it is, for `there is no … "x"`. The crate that uses it depends on serde.
#[macro_export]
macro_rules! written_by_name {
    ($type:ident, $what:literal) => {
        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.data().id)
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.data().id)
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.data().id)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                Self::by_name(&id).ok_or_else(|| ::serde::de::Error::custom(format!(concat!("there is no ", $what, " \"{}\""), id)))
            }
        }
    };
}
