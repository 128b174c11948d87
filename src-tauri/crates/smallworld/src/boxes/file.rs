//! The file of a box, and the gate that everything in it passes: the official boxes and any other alike.

use serde::Deserialize;
use serde_json::{Map, Value};
use thiserror::Error;

use super::{PowerData, RaceData, Stays};
use crate::board::Terrains;
use crate::boxes::ability::{Ability, Field, PARAMETRIC, PLAIN, Params, Where, Word};
use crate::origin::{Faction, Origin};

/// What a box holds, as its file says it.
#[derive(Clone, Debug, Default)]
pub struct BoxData {
    /// The races, in the order of the file.
    pub races: Vec<RaceData>,
    /// The powers, in the order of the file.
    pub powers: Vec<PowerData>,
}

/// What is wrong with the file of a box.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BoxError {
    /// It is no file of a box at all.
    #[error("the file of a box is JSON with lists of races and powers: {0}")]
    Form(String),
    /// Something is wrong with one race or power.
    #[error("{id}: {why}")]
    Row {
        /// Its name.
        id: String,
        /// What is wrong.
        why: RowError,
    },
}

/// What is wrong with a race or a power.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RowError {
    /// Its name is no name.
    #[error("a name has 1 to 40 small letters, digits and underscores")]
    Name,
    /// Another race or power of the file has its name.
    #[error("the name is there twice")]
    Twice,
    /// A number beyond what it may be.
    #[error("{what} is {number}, and has to be {least} to {most}")]
    Number {
        /// Which number.
        what: &'static str,
        /// What it is.
        number: u8,
        /// The least it may be.
        least: u8,
        /// The most it may be.
        most: u8,
    },
    /// A word that is said more often than it can be heard.
    #[error("\"{0}\" is there more than once")]
    Repeated(&'static str),
    /// Regions of a kind that the word does not speak of.
    #[error("\"{word}\" speaks of {wants}")]
    Regions {
        /// The word.
        word: &'static str,
        /// What its regions have to be.
        wants: &'static str,
    },
    /// More abilities than fit on a banner.
    #[error("it has {count} abilities; {MAX_ABILITIES} are the most")]
    TooMany {
        /// How many.
        count: usize,
    },
    /// An ability that cannot be read.
    #[error("an ability is a word with its parameters: {0}")]
    Ability(String),
    /// A word that nobody knows.
    #[error("there is no ability \"{0}\"")]
    Unknown(String),
    /// A parameter that the word needs is missing, or one is there that it does not take.
    #[error("\"{word}\" takes {}", list(.takes))]
    Takes {
        /// The word.
        word: &'static str,
        /// Its parameters.
        takes: &'static [Field],
    },
}

fn list(takes: &[Field]) -> String {
    if takes.is_empty() {
        return "no parameter".to_owned();
    }
    let names = takes.iter().filter_map(|field| serde_json::to_value(field).ok()?.as_str().map(str::to_owned));
    names.collect::<Vec<_>>().join(", ")
}

/// How many abilities a race or a power may have.
pub const MAX_ABILITIES: usize = 6;
/// How long a name may be, in letters.
const MAX_NAME: usize = 40;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    races: Vec<Race>,
    powers: Vec<Power>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Race {
    id: String,
    #[serde(default)]
    printed: Option<String>,
    #[serde(default)]
    faction: Option<Faction>,
    tokens: u8,
    supply: u8,
    abilities: Vec<Map<String, Value>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Power {
    id: String,
    tokens: u8,
    #[serde(default)]
    stays: Stays,
    abilities: Vec<Map<String, Value>>,
}

/// Every word that the frame itself understands.
pub fn words_of_the_frame() -> impl Iterator<Item = &'static Word> {
    PARAMETRIC.iter().chain(PLAIN)
}

/// Reads the file of a box whose abilities are `words`, and checks every row of it.
///
/// What is read stays in memory as long as the program runs: boxes are read once.
///
/// # Errors
/// Says which race or power is wrong, and why.
pub fn read(text: &str, origin: Origin, words: &[&'static Word]) -> Result<BoxData, BoxError> {
    let file: File = serde_json::from_str(text).map_err(|error| BoxError::Form(error.to_string()))?;
    let mut names = Vec::new();
    let mut data = BoxData::default();
    for race in file.races {
        let at = |why| BoxError::Row { id: race.id.clone(), why };
        let printed = race.printed.as_deref().unwrap_or(&race.id);
        check_name(&race.id, &mut names).and_then(|()| check_letters(printed)).map_err(at)?;
        within("tokens", race.tokens, 1, 20).and_then(|()| within("supply", race.supply, race.tokens + 1, 40)).map_err(at)?;
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
        check_name(&power.id, &mut names).and_then(|()| within("tokens", power.tokens, 0, 10)).map_err(at)?;
        let abilities = abilities(&power.abilities, words).map_err(at)?;
        data.powers.push(PowerData { origin, tokens: power.tokens, stays: power.stays, abilities, id: keep(power.id) });
    }
    Ok(data)
}

fn keep(text: String) -> &'static str {
    text.leak()
}

fn check_name(id: &str, names: &mut Vec<String>) -> Result<(), RowError> {
    check_letters(id)?;
    if names.iter().any(|name| name == id) {
        return Err(RowError::Twice);
    }
    names.push(id.to_owned());
    Ok(())
}

fn check_letters(id: &str) -> Result<(), RowError> {
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if (1..=MAX_NAME).contains(&id.len()) && id.chars().all(letter) { Ok(()) } else { Err(RowError::Name) }
}

fn within(what: &'static str, number: u8, least: u8, most: u8) -> Result<(), RowError> {
    if (least..=most).contains(&number) { Ok(()) } else { Err(RowError::Number { what, number, least, most }) }
}

fn abilities(rows: &[Map<String, Value>], words: &[&'static Word]) -> Result<&'static [Ability], RowError> {
    if rows.len() > MAX_ABILITIES {
        return Err(RowError::TooMany { count: rows.len() });
    }
    let abilities = rows.iter().map(|row| ability(row.clone(), words)).collect::<Result<Vec<_>, _>>()?;
    for (index, ability) in abilities.iter().enumerate() {
        // Two kinds of regions may pay or cost less; everything else is heard once.
        let most = if matches!(ability.word, "income" | "discount") { 2 } else { 1 };
        if abilities[..=index].iter().filter(|other| other.word == ability.word).count() > most {
            return Err(RowError::Repeated(ability.word));
        }
    }
    Ok(abilities.leak())
}

fn ability(mut row: Map<String, Value>, words: &[&'static Word]) -> Result<Ability, RowError> {
    let Some(Value::String(name)) = row.remove("word") else { return Err(RowError::Ability("it has no \"word\"".into())) };
    let params: Params = serde_json::from_value(Value::Object(row)).map_err(|error| RowError::Ability(error.to_string()))?;
    let Some(word) = words.iter().find(|word| word.name == name) else { return Err(RowError::Unknown(name)) };
    let said = params.said().count();
    if said != word.takes.len() || !params.said().all(|field| word.takes.contains(&field)) {
        return Err(RowError::Takes { word: word.name, takes: word.takes });
    }
    for (what, number) in
        [("coins", params.coins), ("tokens", params.tokens), ("every", params.every), ("count", params.count), ("times", params.times)]
    {
        within(what, number, 0, 10)?;
    }
    if word.name == "objectives" {
        within("count", params.count, 1, 2)?;
    }
    if params.declined && word.name != "income" {
        return Err(RowError::Ability(format!("\"declined\" is said of \"income\" alone, not of \"{}\"", word.name)));
    }
    check_regions(word.name, &params)?;
    Ok(Ability { word: word.name, params })
}

/// Whether the word can speak of such regions.
fn check_regions(word: &'static str, params: &Params) -> Result<(), RowError> {
    let wrong = |wants| Err(RowError::Regions { word, wants });
    match params.regions {
        Some(Where::Of(terrains) | Where::BesideOwn(terrains)) if terrains == Terrains::default() => wrong("at least one terrain"),
        Some(Where::Occupied) if word != "discount" => wrong("regions that do not change under it"),
        Some(_) if matches!(word, "links" | "tunnels" | "swaps") && params.symbol().is_none() => wrong("regions with a sign"),
        Some(_) if word == "gambles" && params.terrains().is_none() => wrong("regions of some terrains"),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a box whose one race is `race`.
    fn wrong(race: &str) -> String {
        let words: Vec<_> = words_of_the_frame().collect();
        let text = format!(r#"{{ "races": [{race}], "powers": [] }}"#);
        read(&text, Origin::Example, &words).map_or_else(|error| error.to_string(), |_| String::new())
    }

    fn with(abilities: &str) -> String {
        format!(r#"{{ "id": "newts", "tokens": 5, "supply": 10, "abilities": [{abilities}] }}"#)
    }

    #[test]
    fn a_sound_race_passes() {
        assert_eq!(wrong(&with(r#"{ "word": "plunder", "coins": 1 }, { "word": "flies" }"#)), "");
        assert_eq!(wrong(&with(r#"{ "word": "income", "regions": { "of": ["hill"] }, "coins": 1, "declined": true }"#)), "");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let twice = format!("{0}, {0}", with(""));
        let many = with(&[r#"{ "word": "flies" }"#; 7].join(", "));
        for (race, says) in [
            (with(r#"{ "word": "swims" }"#).as_str(), "there is no ability \"swims\""),
            (&with(r#"{ "word": "plunder" }"#), "\"plunder\" takes coins"),
            (&with(r#"{ "word": "flies", "coins": 1 }"#), "\"flies\" takes no parameter"),
            (&with(r#"{ "word": "plunder", "coins": 11 }"#), "coins is 11, and has to be 0 to 10"),
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
