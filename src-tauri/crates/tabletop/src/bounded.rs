//! Numbers that name something there are only so many of: a seat, a region, a place in the market. A value beyond the last cannot be made.

use thiserror::Error;

/// A number that names nothing.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no {what} {number}: {first} to {last}")]
pub struct NoSuch {
    /// What is numbered.
    pub what: &'static str,
    /// The number, as it was written (cut short).
    pub number: String,
    /// The first that there is.
    pub first: u8,
    /// The last that there is.
    pub last: u8,
}

/// Makes a type of the numbers from the first to the last: its field is private, its constructors, `FromStr` and `Deserialize` refuse the rest
/// with a [`NoSuch`]. It is written as the bare number; a text is read in the one form in which it is written. The crate that uses it depends on
/// serde.
#[macro_export]
macro_rules! bounded_number {
    ($(#[$doc:meta])* $type:ident, $what:literal, $first:literal, $last:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(u8);

        impl $type {
            /// The first.
            pub const FIRST: Self = Self($first);
            /// The last that may be named at all; a table or board may have fewer.
            pub const LAST: Self = Self($last);

            /// The one with this number, if there is one.
            #[inline]
            pub const fn new(number: u8) -> Option<Self> {
                // Less the first rather than compared with it, which is useless where the first is 0.
                const COUNT: u8 = $last - $first + 1;
                if number.wrapping_sub($first) < COUNT { Some(Self(number)) } else { None }
            }

            /// The one with this number, which the caller knows to exist: content of the crate, a test.
            ///
            /// # Panics
            /// If there is none.
            pub const fn at(number: u8) -> Self {
                match Self::new(number) {
                    Some(there) => there,
                    None => panic!(concat!("there is no such ", $what)),
                }
            }

            /// Its number.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its number as an index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            fn none(number: &impl ::std::fmt::Display) -> $crate::NoSuch {
                let number = number.to_string().chars().take(24).collect();
                $crate::NoSuch { what: $what, number, first: $first, last: $last }
            }
        }

        impl Default for $type {
            fn default() -> Self {
                Self::FIRST
            }
        }

        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($what, " {}"), self.0)
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::NoSuch;

            fn from_str(text: &str) -> Result<Self, $crate::NoSuch> {
                let number = text.parse().ok().filter(|number: &u8| text == number.to_string());
                number.and_then(Self::new).ok_or_else(|| Self::none(&text))
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Number;
                impl ::serde::de::Visitor<'_> for Number {
                    type Value = $type;
                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        write!(f, concat!("the number of a ", $what, ", {} to {}"), $type::FIRST, $type::LAST)
                    }
                    fn visit_u64<E: ::serde::de::Error>(self, number: u64) -> Result<$type, E> {
                        let there = u8::try_from(number).ok().and_then($type::new);
                        there.ok_or_else(|| E::custom($type::none(&number)))
                    }
                    fn visit_i64<E: ::serde::de::Error>(self, number: i64) -> Result<$type, E> {
                        let there = u8::try_from(number).ok().and_then($type::new);
                        there.ok_or_else(|| E::custom($type::none(&number)))
                    }
                }
                deserializer.deserialize_u8(Number)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    bounded_number!(
        /// One of three doors.
        Door,
        "door",
        1,
        3
    );

    #[test]
    fn what_is_beyond_the_last_cannot_be_made() {
        assert_eq!(Door::new(3).map(Door::number), Some(3));
        assert_eq!((Door::new(0), Door::new(4), Door::new(255)), (None, None, None));
        assert_eq!(Door::at(3).index(), 3);
        for wrong in ["0", "4", "255", "256", "65539", "-1", "1.5", "\"2\"", "null", "18446744073709551615", "1e3"] {
            assert!(serde_json::from_str::<Door>(wrong).is_err(), "{wrong}");
        }
        let said = serde_json::from_str::<Door>("65539").unwrap_err().to_string();
        assert!(said.starts_with("there is no door 65539: 1 to 3"), "{said}");
        for wrong in ["", "0", "4", "+1", "01", " 1", "1 ", "257", "-1", "one"] {
            assert!(wrong.parse::<Door>().is_err(), "{wrong}");
        }
        assert_eq!("2".parse::<Door>().unwrap().to_string(), "2");
        assert_eq!(serde_json::from_str::<Door>("2").unwrap(), Door::at(2));
        assert_eq!(serde_json::to_string(&Door::LAST).unwrap(), "3");
    }
}
