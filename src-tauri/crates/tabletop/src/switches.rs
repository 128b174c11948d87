//! House rules: named switches, each with a default, in one number.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What is known about one switch.
#[derive(Debug)]
pub struct SwitchData<S: 'static> {
    /// Which switch.
    pub switch: S,
    /// Its name.
    pub id: &'static str,
    /// What holds when nobody says otherwise.
    pub default: bool,
    /// The rulings it decides.
    pub rulings: &'static [&'static str],
}

/// The switches of a game: an enum of at most 64 variants.
pub trait Switch: Copy + 'static {
    /// All of them, in the order of their numbers.
    fn all() -> &'static [SwitchData<Self>];
    /// The number of one, from 0.
    fn number(self) -> u8;
}

/// How the switches stand. Written as a map of those that differ from the default.
pub struct Switches<S>(u64, PhantomData<S>);

impl<S: Switch> Switches<S> {
    /// Whether `switch` is on.
    #[inline]
    pub fn on(self, switch: S) -> bool {
        self.0 >> switch.number() & 1 != 0
    }

    /// Sets `switch`.
    pub fn set(&mut self, switch: S, on: bool) {
        let number = switch.number();
        self.0 = self.0 & !(1 << number) | u64::from(on) << number;
    }

    /// Whether everything stands as it does when nobody says otherwise.
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    fn different(self) -> impl Iterator<Item = (&'static str, bool)> {
        let all = S::all().iter().map(move |data| (data, self.on(data.switch)));
        all.filter(|(data, on)| data.default != *on).map(|(data, on)| (data.id, on))
    }
}

impl<S: Switch> Default for Switches<S> {
    fn default() -> Self {
        let mut switches = Self(0, PhantomData);
        for data in S::all() {
            switches.set(data.switch, data.default);
        }
        switches
    }
}

impl<S> Clone for Switches<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Switches<S> {}

impl<S> PartialEq for Switches<S> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<S> Eq for Switches<S> {}

impl<S> std::hash::Hash for Switches<S> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<S: Switch> fmt::Debug for Switches<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.different()).finish()
    }
}

impl<S: Switch> Serialize for Switches<S> {
    fn serialize<Out: Serializer>(&self, serializer: Out) -> Result<Out::Ok, Out::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (id, on) in self.different() {
            map.serialize_entry(id, &on)?;
        }
        map.end()
    }
}

impl<'de, S: Switch> Deserialize<'de> for Switches<S> {
    fn deserialize<In: Deserializer<'de>>(deserializer: In) -> Result<Self, In::Error> {
        struct Read<S>(PhantomData<S>);
        impl<'de, S: Switch> Visitor<'de> for Read<S> {
            type Value = Switches<S>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("house rules: names with true or false")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Switches<S>, A::Error> {
                let mut switches = Switches::default();
                while let Some((id, on)) = map.next_entry::<String, bool>()? {
                    let known = S::all().iter().find(|data| data.id == id);
                    let known = known.ok_or_else(|| serde::de::Error::custom(format!("there is no house rule \"{id}\"")))?;
                    switches.set(known.switch, on);
                }
                Ok(switches)
            }
        }
        deserializer.deserialize_map(Read(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy)]
    enum Light {
        Green,
        Red,
    }

    static LIGHTS: [SwitchData<Light>; 2] = [
        SwitchData { switch: Light::Green, id: "green", default: true, rulings: &[] },
        SwitchData { switch: Light::Red, id: "red", default: false, rulings: &[] },
    ];

    impl Switch for Light {
        fn all() -> &'static [SwitchData<Self>] {
            &LIGHTS
        }
        fn number(self) -> u8 {
            self as u8
        }
    }

    #[test]
    fn only_what_differs_is_written() {
        let mut lights = Switches::<Light>::default();
        assert!(lights.on(Light::Green) && !lights.on(Light::Red));
        assert_eq!(serde_json::to_string(&lights).unwrap(), "{}");
        lights.set(Light::Red, true);
        assert_eq!(serde_json::to_string(&lights).unwrap(), r#"{"red":true}"#);
        assert_eq!(serde_json::from_str::<Switches<Light>>(r#"{"red":true,"green":true}"#).unwrap(), lights);
        let error = serde_json::from_str::<Switches<Light>>(r#"{"blue":true}"#).unwrap_err().to_string();
        assert!(error.starts_with("there is no house rule \"blue\""), "{error}");
    }
}
