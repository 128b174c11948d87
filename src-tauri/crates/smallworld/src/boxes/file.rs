//! The file of a box, and the gate that everything in it passes: the official boxes and any other alike.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use super::finds::{FindData, FindKind, FindWord, MAX_FINDS};
use super::look::Look;
use super::row::{RowError, abilities, check_letters, check_name, find_abilities, keep, within};
use super::tools::confused;
use super::{PowerData, RaceData, Stays};
use crate::board::{BoardFault, MapData};
use crate::boxes::ability::{PARAMETRIC, PLAIN, Word};
use crate::origin::{Faction, Origin};

/// What a box holds, as its file says it.
#[derive(Clone, Debug, Default)]
pub struct BoxData {
    /// The races, in the order of the file.
    pub races: Vec<RaceData>,
    /// The powers, in the order of the file.
    pub powers: Vec<PowerData>,
    /// The places and relics, in the order of the file.
    pub finds: Vec<FindData>,
}

/// What is wrong with the file of a box.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BoxError {
    /// It is no file of a box at all.
    #[error("the file of a box is JSON with lists of races and powers, and of finds if it has any: {0}")]
    Form(String),
    /// More places and relics than a set of them has room for.
    #[error("it has {count} finds; {MAX_FINDS} are the most in all boxes together")]
    Finds {
        /// How many.
        count: usize,
    },
    /// More home-made races or powers than a game has room for.
    #[error("it has {count} {what}; {most} are the most of home-made ones in a game")]
    Many {
        /// Of what.
        what: &'static str,
        /// How many.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// Something is wrong with a home-made board, or a printed box has one.
    #[error("the board {id}: {why}")]
    Board {
        /// Its name.
        id: String,
        /// What is wrong.
        why: BoardFault,
    },
    /// The program has read more home-made boxes than it can keep.
    #[error("too many home-made boxes were read since the program was started: close it and start it again")]
    Full,
    /// Something is wrong with one race, power, place or relic.
    #[error("{id}: {why}")]
    Row {
        /// Its name.
        id: String,
        /// What is wrong.
        why: RowError,
    },
}

/// The file of a box: the form in which it is written.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxFile {
    pub(crate) races: Vec<Race>,
    pub(crate) powers: Vec<Power>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) finds: Vec<Find>,
    /// Home-made boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) boards: Vec<MapData>,
    /// Where editors find the schema; nothing else asks for it.
    #[serde(rename = "$schema", default, skip_serializing)]
    pub(crate) schema: IgnoredAny,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Race {
    pub(crate) id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    printed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    faction: Option<Faction>,
    tokens: u8,
    supply: u8,
    abilities: Vec<Map<String, Value>>,
    /// How a home-made one looks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    look: Option<Look>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Power {
    pub(crate) id: String,
    tokens: u8,
    #[serde(default, skip_serializing_if = "Stays::is_default")]
    stays: Stays,
    abilities: Vec<Map<String, Value>>,
    /// How a home-made one looks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    look: Option<Look>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Find {
    id: String,
    kind: FindKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tool: Option<String>,
    abilities: Vec<Map<String, Value>>,
}

impl BoxFile {
    /// Pieces that can do what these can, and have nothing else that tells them apart; no boards.
    pub(crate) fn plain(&self) -> Self {
        let [tokens, _] = RACE_TOKENS;
        let called = |at: usize, what: char| format!("{what}{at}");
        let races = self.races.iter().enumerate().map(|(at, race)| {
            let look = Some(Look::plain());
            Race { id: called(at, 'r'), printed: None, tokens, supply: tokens + 1, look, ..race.clone() }
        });
        let powers = self.powers.iter().enumerate().map(|(at, power)| {
            let look = Some(Look::plain());
            Power { id: called(at, 'p'), tokens: POWER_TOKENS[0], look, ..power.clone() }
        });
        Self { races: races.collect(), powers: powers.collect(), ..Self::default() }
    }
}

/// The fewest and the most tokens on a banner.
pub(crate) const RACE_TOKENS: [u8; 2] = [1, 20];
/// The most tokens of a race; it has more than its banner gives.
pub(crate) const MOST_SUPPLY: u8 = 40;
/// The fewest and the most tokens on a badge.
pub(crate) const POWER_TOKENS: [u8; 2] = [0, 10];

/// Words that leave something on the map in decline which nobody would own if the badge went.
const LASTING: [&str; 6] = ["acts_in_decline", "keeps_tokens", "lairs", "pairs", "queen", "reborn"];

/// Every word that the frame itself understands.
pub fn words_of_the_frame() -> impl Iterator<Item = &'static Word> {
    PARAMETRIC.iter().chain(PLAIN)
}

/// Reads the file of a box whose abilities are `words`, those of places and relics `find_words`, and checks every row of it.
///
/// What is read stays in memory as long as the program runs: boxes are read once.
///
/// # Errors
/// Says which race, power, place or relic is wrong, and why.
pub fn read(text: &str, origin: Origin, words: &[&'static Word], find_words: &[&'static FindWord]) -> Result<BoxData, BoxError> {
    let file: BoxFile = serde_json::from_str(text).map_err(|error| BoxError::Form(error.to_string()))?;
    check(file, origin, words, find_words)
}

/// As [`read`], of a file that has its form.
///
/// # Errors
/// Says which race, power, place or relic is wrong, and why.
pub fn check(file: BoxFile, origin: Origin, words: &[&'static Word], find_words: &[&'static FindWord]) -> Result<BoxData, BoxError> {
    if origin == Origin::Own && !file.finds.is_empty() {
        return Err(BoxError::Many { what: "places and relics", count: file.finds.len(), most: 0 });
    }
    let looks = |look: Option<&Look>| match look {
        Some(look) if origin == Origin::Own => look.check(),
        None if origin != Origin::Own => Ok(()),
        _ => Err(RowError::Look),
    };
    let mut names = Vec::new();
    let mut data = BoxData::default();
    for race in file.races {
        let at = |why| BoxError::Row { id: race.id.clone(), why };
        let printed = race.printed.as_deref().unwrap_or(&race.id);
        check_name(&race.id, &mut names).and_then(|()| check_letters(printed)).and_then(|()| looks(race.look.as_ref())).map_err(at)?;
        let [least, most] = RACE_TOKENS;
        within("tokens", race.tokens, least, most).map_err(at)?;
        within("supply", race.supply, race.tokens + 1, MOST_SUPPLY).map_err(at)?;
        let abilities = abilities(&race.abilities, words).map_err(at)?;
        data.races.push(RaceData {
            printed: keep(printed.to_owned()),
            faction: race.faction,
            tokens: race.tokens,
            supply: race.supply,
            abilities,
            origin,
            id: keep(race.id),
        });
    }
    for power in file.powers {
        let at = |why| BoxError::Row { id: power.id.clone(), why };
        check_name(&power.id, &mut names).and_then(|()| looks(power.look.as_ref())).map_err(at)?;
        let [least, most] = POWER_TOKENS;
        within("tokens", power.tokens, least, most).map_err(at)?;
        let abilities = abilities(&power.abilities, words).map_err(at)?;
        if let Some(ability) = abilities.iter().find(|ability| LASTING.contains(&ability.word))
            && !matches!(power.stays, Stays::Works | Stays::Lingers)
        {
            return Err(at(RowError::Lasting(ability.word)));
        }
        data.powers.push(PowerData { origin, tokens: power.tokens, stays: power.stays, abilities, id: keep(power.id) });
    }
    let count = file.finds.len();
    if count > MAX_FINDS {
        return Err(BoxError::Finds { count });
    }
    for find in file.finds {
        let at = |why| BoxError::Row { id: find.id.clone(), why };
        let tool = find.tool.as_deref();
        check_name(&find.id, &mut names).and_then(|()| tool.map_or(Ok(()), check_letters)).map_err(at)?;
        let abilities = find_abilities(&find.abilities, find.kind, tool.is_some(), find_words).map_err(at)?;
        data.finds.push(FindData { origin, kind: find.kind, tool: find.tool.map(keep), abilities, id: keep(find.id) });
    }
    if let Some(find) = confused(&data.finds) {
        return Err(BoxError::Row { id: find.id.to_owned(), why: RowError::Called });
    }
    Ok(data)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a box whose one race is `race`.
    fn wrong(race: &str) -> String {
        let words: Vec<_> = words_of_the_frame().collect();
        let text = format!(r#"{{ "races": [{race}], "powers": [] }}"#);
        read(&text, Origin::Example, &words, &[]).map_or_else(|error| error.to_string(), |_| String::new())
    }

    fn with(abilities: &str) -> String {
        format!(r#"{{ "id": "newts", "tokens": 5, "supply": 10, "abilities": [{abilities}] }}"#)
    }

    #[test]
    fn a_sound_race_passes() {
        assert_eq!(wrong(&with(r#"{ "word": "plunder", "coins": 1 }, { "word": "flies" }"#)), "");
        assert_eq!(wrong(&with(r#"{ "word": "income", "regions": { "of": ["hill"] }, "coins": 1, "declined": true }"#)), "");
    }

    /// What is wrong with a box whose only rows are `finds`.
    fn wrong_find(finds: &str) -> String {
        use super::super::ability::Field;
        static WORDS: [FindWord; 4] = [
            FindWord { declined: true, ..FindWord::of(Word { name: "pays", takes: &[Field::Coins], says: "" }) },
            FindWord::of_places(Word { name: "lends", takes: &[], says: "" }),
            FindWord { serves: true, ..FindWord::of_relics(Word { name: "cheapens", takes: &[Field::Tokens], says: "" }) },
            FindWord { serves: true, ..FindWord::of_relics(Word { name: "smashes", takes: &[Field::Coins], says: "" }) },
        ];
        let text = format!(r#"{{ "races": [], "powers": [], "finds": [{finds}] }}"#);
        let words: Vec<_> = WORDS.iter().collect();
        read(&text, Origin::Example, &[], &words).map_or_else(|error| error.to_string(), |_| String::new())
    }

    fn find(kind: &str, abilities: &str) -> String {
        format!(r#"{{ "id": "mill", "kind": "{kind}", "abilities": [{abilities}] }}"#)
    }

    #[test]
    fn a_sound_place_and_a_sound_relic_pass() {
        assert_eq!(wrong_find(&find("place", r#"{ "word": "pays", "coins": 2, "declined": true }, { "word": "lends" }"#)), "");
        assert_eq!(
            wrong_find(r#"{ "id": "axe", "kind": "relic", "tool": "hatchet", "abilities": [{ "word": "cheapens", "tokens": 3 }] }"#),
            ""
        );
    }

    /// An axe that is called so where it serves a conquest, and another relic.
    fn called(tool: &str, other: &str) -> String {
        format!(r#"{{ "id": "axe", "kind": "relic", "tool": "{tool}", "abilities": [{{ "word": "cheapens", "tokens": 3 }}] }}, {other}"#)
    }

    #[test]
    fn what_serves_a_conquest_is_told_from_everything_else() {
        let hoe = r#"{ "id": "hoe", "kind": "relic", "tool": "rake", "abilities": [{ "word": "smashes", "coins": 1 }] }"#;
        assert_eq!(wrong_find(&called("axe", hoe)), "");
        for name in ["hoe", "rake", "claim", "bag_rake"] {
            let error = wrong_find(&called(name, hoe));
            assert!(error.contains("axe: where it serves a conquest it is called like another"), "{name}: {error}");
        }
        let claim = hoe.replace("hoe", "claim").replace(r#""tool": "rake", "#, "");
        assert!(wrong_find(&claim).contains("claim: where it serves a conquest"));
    }

    #[test]
    fn what_is_wrong_with_a_place_or_a_relic_is_said() {
        let sound = find("place", "");
        let twice = format!("{sound}, {sound}");
        let many: Vec<_> = (0..=MAX_FINDS).map(|n| sound.replace("mill", &format!("mill_{n}"))).collect();
        for (finds, says) in [
            (find("place", r#"{ "word": "flies" }"#).as_str(), "there is no ability \"flies\""),
            (&find("place", r#"{ "word": "pays" }"#), "\"pays\" takes coins"),
            (&find("place", r#"{ "word": "lends", "coins": 1 }"#), "\"lends\" takes no parameter"),
            (&find("place", r#"{ "word": "pays", "coins": 11 }"#), "coins is 11, and has to be 1 to 10"),
            (&find("place", r#"{ "word": "pays", "coins": 1 }, { "word": "pays", "coins": 2 }"#), "\"pays\" is there more than once"),
            (&find("place", r#"{ "word": "cheapens", "tokens": 2 }"#), "\"cheapens\" is said of relics"),
            (&find("relic", r#"{ "word": "lends" }"#), "\"lends\" is said of places"),
            (&find("relic", r#"{ "word": "cheapens", "tokens": 2, "declined": true }"#), "not of \"cheapens\""),
            (&find("relic", r#"{ "word": "cheapens", "tokens": 0 }"#), "\"cheapens\" takes tokens"),
            (&find("relic", r#"{ "word": "smashes", "coins": 0 }"#), "\"smashes\" takes coins"),
            (&find("finds", ""), "unknown variant `finds`"),
            (r#"{ "id": "mill", "abilities": [] }"#, "missing field `kind`"),
            (r#"{ "id": "Mill", "kind": "place", "abilities": [] }"#, "small letters"),
            (r#"{ "id": "mill", "kind": "relic", "tool": "Hatchet", "abilities": [] }"#, "small letters"),
            (r#"{ "id": "mill", "kind": "relic", "tool": "hatchet", "abilities": [] }"#, "serves no conquest"),
            (&twice, "the name is there twice"),
            (&many.join(", "), "it has 32 finds; 31 are the most"),
        ] {
            let error = wrong_find(finds);
            assert!(error.contains(says), "{finds}: {error}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let twice = format!("{0}, {0}", with(""));
        let many = with(&[r#"{ "word": "flies" }"#; 7].join(", "));
        for (race, says) in [
            (with(r#"{ "word": "swims" }"#).as_str(), "there is no ability \"swims\""),
            (&with(r#"{ "word": "plunder" }"#), "\"plunder\" takes coins"),
            (&with(r#"{ "word": "flies", "coins": 1 }"#), "\"flies\" takes no parameter"),
            (&with(r#"{ "word": "plunder", "coins": 11 }"#), "coins is 11, and has to be 1 to 10"),
            (&with(r#"{ "word": "plunder", "coins": -1 }"#), "a word with its parameters"),
            (&with(r#"{ "word": "plunder", "money": 1 }"#), "unknown field `money`"),
            (&with(r#"{ "coins": 1 }"#), "it has no \"word\""),
            (&with(r#"{ "word": "income", "regions": { "of": ["moon"] }, "coins": 1 }"#), "unknown variant `moon`"),
            (&with(r#"{ "word": "flies" }, { "word": "flies" }"#), "\"flies\" is there more than once"),
            (&with(r#"{ "word": "objectives", "count": 3 }"#), "count is 3, and has to be 1 to 2"),
            (&with(r#"{ "word": "wage", "coins": 2, "declined": true }"#), "alone, not of \"wage\""),
            (&with(r#"{ "word": "links", "regions": "coast" }"#), "\"links\" speaks of regions with a sign"),
            (&with(r#"{ "word": "gambles", "regions": "coast" }"#), "speaks of regions of some terrains"),
            (&with(r#"{ "word": "grows", "regions": "occupied" }"#), "do not change under it"),
            (&with(r#"{ "word": "grows", "regions": { "of": [] } }"#), "at least one terrain"),
            (&many, "7 abilities; 6 are the most"),
            (r#"{ "id": "Newts!", "tokens": 5, "supply": 10, "abilities": [] }"#, "small letters"),
            (r#"{ "id": "newts", "tokens": 0, "supply": 10, "abilities": [] }"#, "tokens is 0"),
            (r#"{ "id": "newts", "tokens": 5, "supply": 5, "abilities": [] }"#, "supply is 5, and has to be 6 to 40"),
            (&twice, "the name is there twice"),
            (r#"{ "id": "newts" }"#, "missing field"),
            ("7", "the file of a box is JSON"),
        ] {
            let error = wrong(race);
            assert!(error.contains(says), "{race}: {error}");
        }
    }
}
