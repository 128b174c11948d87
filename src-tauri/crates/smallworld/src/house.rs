//! House rules: named switches for what the rules leave open, each with the default of the reference.

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// One switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum House {
    /// Everybody sees everybody's coins (against SW-2).
    OpenCoins,
    /// Declined Ghouls still conquer in the turn in which the active race declines (SW-49).
    GhoulsActWhenDeclining,
    /// A failed final attempt counts as an attack for the Diplomat (SW-36).
    FailedAttemptSpoilsPeace,
    /// Sorcerers need a token in hand to substitute (SW-59).
    SubstituteNeedsToken,
    /// A substitution counts as an attack for the Diplomat (SW-60).
    SubstituteCountsAsAttack,
    /// The Berserk roll may be left out (SW-65).
    BerserkMaySkipRoll,
    /// Fortresses that leave the map may be built again (SW-73).
    FortressesReturn,
    /// Plunder is counted at the conquest, even if the region is given up again the same turn (SW-54).
    PillageCountsAtConquest,
    /// Halflings without a region may come in anywhere again (SW-52).
    HalflingsReenterAnywhere,
    /// A sea that touches the rim may be the first conquest of a Seafaring race (SW-78).
    SeafaringStartsOnRimSea,
    /// Stout races may also decline at the start of a turn (SW-81).
    StoutMayDeclineEarly,
    /// Elves keep a token that Sorcerers replace (SW-45; the rulebook's own sentence).
    ElvesKeepSubstituted,
    /// A region abandoned this turn may be conquered again (SW-20).
    AbandonedCanBeRetaken,
    /// A tie that remains after counting tokens is a shared win (SW-41).
    TiesShare,
    /// Spirit, Fortified and Seafaring badges stay with the declined race (SW-9).
    KeepReverseBadges,
}

/// A switch with its default and the rulings it stands for.
#[derive(Debug)]
pub struct HouseData {
    /// Which switch.
    pub house: House,
    /// Its name.
    pub id: &'static str,
    /// What holds when nobody says otherwise.
    pub default: bool,
    /// The rulings it decides.
    pub rulings: &'static [&'static str],
}

const fn rule(house: House, id: &'static str, default: bool, rulings: &'static [&'static str]) -> HouseData {
    HouseData { house, id, default, rulings }
}

/// All switches, in the order of [`House`].
pub static HOUSE_RULES: &[HouseData] = &[
    rule(House::OpenCoins, "open_coins", false, &["SW-2"]),
    rule(House::GhoulsActWhenDeclining, "ghouls_act_when_declining", false, &["SW-49"]),
    rule(House::FailedAttemptSpoilsPeace, "failed_attempt_spoils_peace", true, &["SW-36"]),
    rule(House::SubstituteNeedsToken, "substitute_needs_token", false, &["SW-59"]),
    rule(House::SubstituteCountsAsAttack, "substitute_counts_as_attack", true, &["SW-60"]),
    rule(House::BerserkMaySkipRoll, "berserk_may_skip_roll", true, &["SW-65"]),
    rule(House::FortressesReturn, "fortresses_return", true, &["SW-73"]),
    rule(House::PillageCountsAtConquest, "pillage_counts_at_conquest", true, &["SW-54"]),
    rule(House::HalflingsReenterAnywhere, "halflings_reenter_anywhere", true, &["SW-52"]),
    rule(House::SeafaringStartsOnRimSea, "seafaring_starts_on_rim_sea", true, &["SW-78"]),
    rule(House::StoutMayDeclineEarly, "stout_may_decline_early", true, &["SW-81"]),
    rule(House::ElvesKeepSubstituted, "elves_keep_substituted", true, &["SW-45"]),
    rule(House::AbandonedCanBeRetaken, "abandoned_can_be_retaken", true, &["SW-20"]),
    rule(House::TiesShare, "ties_share", true, &["SW-41"]),
    rule(House::KeepReverseBadges, "keep_reverse_badges", true, &["SW-9"]),
];

/// The switches of one game. Written as a map of those that differ from the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct HouseRules(u32);

impl HouseRules {
    /// Whether `house` holds.
    #[inline]
    pub const fn on(self, house: House) -> bool {
        self.0 >> house as u8 & 1 != 0
    }

    /// Sets `house`.
    pub const fn set(&mut self, house: House, on: bool) {
        self.0 = self.0 & !(1 << house as u8) | (on as u32) << house as u8;
    }

    fn different(self) -> impl Iterator<Item = (&'static str, bool)> {
        HOUSE_RULES
            .iter()
            .map(move |rule| (rule, self.on(rule.house)))
            .filter(|(rule, on)| rule.default != *on)
            .map(|(rule, on)| (rule.id, on))
    }
}

impl Default for HouseRules {
    fn default() -> Self {
        let mut rules = Self(0);
        for rule in HOUSE_RULES {
            rules.set(rule.house, rule.default);
        }
        rules
    }
}

impl fmt::Debug for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.different()).finish()
    }
}

impl Serialize for HouseRules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (id, on) in self.different() {
            map.serialize_entry(id, &on)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for HouseRules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Rules;
        impl<'de> Visitor<'de> for Rules {
            type Value = HouseRules;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("house rules: names with true or false")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<HouseRules, A::Error> {
                let mut rules = HouseRules::default();
                while let Some((id, on)) = map.next_entry::<String, bool>()? {
                    let rule = HOUSE_RULES
                        .iter()
                        .find(|r| r.id == id)
                        .ok_or_else(|| serde::de::Error::custom(format!("there is no house rule \"{id}\"")))?;
                    rules.set(rule.house, on);
                }
                Ok(rules)
            }
        }
        deserializer.deserialize_map(Rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_differences_are_written_and_unknown_names_refused() {
        let mut rules = HouseRules::default();
        assert_eq!(serde_json::to_string(&rules).unwrap(), "{}");
        rules.set(House::OpenCoins, true);
        rules.set(House::TiesShare, false);
        let text = serde_json::to_string(&rules).unwrap();
        assert_eq!(text, r#"{"open_coins":true,"ties_share":false}"#);
        assert_eq!(serde_json::from_str::<HouseRules>(&text).unwrap(), rules);
        assert!(serde_json::from_str::<HouseRules>(r#"{"no_such":true}"#).is_err());
        for (index, rule) in HOUSE_RULES.iter().enumerate() {
            assert_eq!(rule.house as usize, index);
        }
    }
}
