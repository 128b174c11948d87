//! What the rows of a box's file have in common: a name, numbers, abilities; and what may be wrong with them.

use serde::Serialize;
use serde_json::{Map, Value};
use thiserror::Error;

use super::finds::{FindKind, FindWord};
use crate::board::Terrains;
use crate::boxes::ability::{Ability, Field, Params, Where, Word};

/// What is wrong with a race, a power, a place or a relic.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
pub enum RowError {
    /// Its name is no name.
    #[error("a name has 1 to 40 small letters, digits and underscores")]
    Name,
    /// Another row of the file has its name.
    #[error("the name is there twice")]
    Twice,
    /// A name that people give and that cannot be shown.
    #[error("what it is called has 1 to 24 letters that show, and no space at either end")]
    GivenName,
    /// A glyph that cannot be shown.
    #[error("its glyph is the name of one that is known, or 1 to 40 strokes of 800 points at most, each from 0 to 99")]
    Glyph,
    /// A power that goes at the decline, and what it does would not.
    #[error("\"{0}\" works in decline: a power that says it \"works\" or \"lingers\"")]
    Lasting(&'static str),
    /// A race or power of a printed box says how it looks, or a home-made one does not.
    #[error("how it looks is said of home-made races and powers, and of each of them")]
    Look,
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
    /// More abilities than a row may have.
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
    /// A place says what only relics do, or the other way round.
    #[error("\"{word}\" is said of {}", match .only { FindKind::Place => "places", FindKind::Relic => "relics" })]
    Kind {
        /// The word.
        word: &'static str,
        /// The kind that may say it.
        only: FindKind,
    },
    /// It has a name as a tool and serves no conquest.
    #[error("it is called a tool, and serves no conquest")]
    Tool,
    /// Where it serves a conquest it has the name of something else.
    #[error("where it serves a conquest it is called like another place or relic, like the claim or like the Bag")]
    Called,
}

fn list(takes: &[Field]) -> String {
    if takes.is_empty() {
        return "no parameter".to_owned();
    }
    let names = takes.iter().filter_map(|field| serde_json::to_value(field).ok()?.as_str().map(str::to_owned));
    names.collect::<Vec<_>>().join(", ")
}

/// How many abilities a race, a power, a place or a relic may have.
pub const MAX_ABILITIES: usize = 6;
/// How long a name may be, in letters.
pub(crate) const MAX_NAME: usize = 40;
/// The most that each number of an ability may be.
const MOST: u8 = 10;

/// The most that the numbers of an ability with this word may be.
pub(crate) fn most_of(word: &str) -> u8 {
    // A game has two objectives in its box.
    if word == "objectives" { 2 } else { MOST }
}

/// How often a word may be said of one race or power: two kinds of regions may pay or cost less; everything else is heard once.
pub(crate) fn times_of(word: &str) -> usize {
    if matches!(word, "income" | "discount") { 2 } else { 1 }
}

/// Whether a word may be said to pay in decline, too.
pub(crate) fn may_last(word: &str) -> bool {
    word == "income"
}

pub(super) fn keep(text: String) -> &'static str {
    text.leak()
}

pub(super) fn check_name(id: &str, names: &mut Vec<String>) -> Result<(), RowError> {
    check_letters(id)?;
    if names.iter().any(|name| name == id) {
        return Err(RowError::Twice);
    }
    names.push(id.to_owned());
    Ok(())
}

pub(super) fn check_letters(id: &str) -> Result<(), RowError> {
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if (1..=MAX_NAME).contains(&id.len()) && id.chars().all(letter) { Ok(()) } else { Err(RowError::Name) }
}

pub(super) fn within(what: &'static str, number: u8, least: u8, most: u8) -> Result<(), RowError> {
    if (least..=most).contains(&number) { Ok(()) } else { Err(RowError::Number { what, number, least, most }) }
}

/// What a race or a power does, in words of `words`.
pub(super) fn abilities(rows: &[Map<String, Value>], words: &[&'static Word]) -> Result<&'static [Ability], RowError> {
    let one = |row: &Map<String, Value>| {
        let ability = ability(row.clone(), |name| words.iter().copied().find(|word| word.name == name))?;
        lasts(ability, may_last(ability.word))
    };
    kept(rows.iter().map(one), times_of)
}

/// What a place or a relic does, in words of `words`; `tool`: it has a name as one.
pub(super) fn find_abilities(
    rows: &[Map<String, Value>],
    kind: FindKind,
    tool: bool,
    words: &[&'static FindWord],
) -> Result<&'static [Ability], RowError> {
    let find_word = |name: &str| words.iter().copied().find(|find_word| find_word.word.name == name);
    let mut serves = false;
    let one = |row: &Map<String, Value>| {
        let ability = ability(row.clone(), |name| find_word(name).map(|find_word| &find_word.word))?;
        let Some(said) = find_word(ability.word) else { return Err(RowError::Unknown(ability.word.to_owned())) };
        serves |= said.serves;
        match said.only {
            Some(only) if only != kind => Err(RowError::Kind { word: ability.word, only }),
            _ => lasts(ability, said.declined),
        }
    };
    let abilities = kept(rows.iter().map(one), |_| 1)?;
    if tool && !serves { Err(RowError::Tool) } else { Ok(abilities) }
}

/// Keeps so many abilities as fit on a row, each word `most` times at most.
fn kept(
    abilities: impl ExactSizeIterator<Item = Result<Ability, RowError>>,
    most: fn(&str) -> usize,
) -> Result<&'static [Ability], RowError> {
    if abilities.len() > MAX_ABILITIES {
        return Err(RowError::TooMany { count: abilities.len() });
    }
    let abilities = abilities.collect::<Result<Vec<_>, _>>()?;
    for (index, ability) in abilities.iter().enumerate() {
        if abilities[..=index].iter().filter(|other| other.word == ability.word).count() > most(ability.word) {
            return Err(RowError::Repeated(ability.word));
        }
    }
    Ok(abilities.leak())
}

/// Whether the word may be said of a race in decline, too, where it is.
fn lasts(ability: Ability, may: bool) -> Result<Ability, RowError> {
    if ability.params.declined && !may {
        return Err(RowError::Ability(format!("\"declined\" is said of what pays alone, not of \"{}\"", ability.word)));
    }
    Ok(ability)
}

fn ability(mut row: Map<String, Value>, known: impl Fn(&str) -> Option<&'static Word>) -> Result<Ability, RowError> {
    let Some(Value::String(name)) = row.remove("word") else { return Err(RowError::Ability("it has no \"word\"".into())) };
    let params: Params = serde_json::from_value(Value::Object(row)).map_err(|error| RowError::Ability(error.to_string()))?;
    let Some(word) = known(&name) else { return Err(RowError::Unknown(name)) };
    let said = params.said().count();
    if said != word.takes.len() || !params.said().all(|field| word.takes.contains(&field)) {
        return Err(RowError::Takes { word: word.name, takes: word.takes });
    }
    for (what, field, number) in [
        ("coins", Field::Coins, params.coins),
        ("tokens", Field::Tokens, params.tokens),
        ("every", Field::Every, params.every),
        ("count", Field::Count, params.count),
        ("times", Field::Times, params.times),
    ] {
        within(what, number, u8::from(word.takes.contains(&field)), most_of(word.name))?;
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
