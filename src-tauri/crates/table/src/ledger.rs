//! The results of all finished games, in the pages of the store: they are there when the slots are long gone.
//!
//! ```text
//! page 0          {"form":1,"names":{"adda":"Ada",…},"slots":["0000000000000001",…]}
//! page 1, 2, …    {"form":1,"results":[{"id":"…","game":"small-world",…},…]}
//! ```
//! A person is who bears a name, however it is spelt; `names` says who is called otherwise now. `slots` are the finished games that were
//! looked at: what is in them is counted, or was once.

use std::collections::{BTreeMap, BTreeSet};

use saves::{SlotId, Store};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{CommandError, GameResult, MAX_PLAYER_NAME, Person, Who, table::Place, text};

/// The form of page that this version writes.
const FORM: u64 = 1;

/// The last page is none of the results: what people have made lies there.
pub(crate) const AFTER: u8 = saves::PAGES - 1;

/// How many results a page holds.
const A_PAGE: usize = 256;

/// The page of names and slots.
const INDEX: u8 = 0;

/// The most names that can be called otherwise.
const MAX_NAMES: usize = 4096;

/// What is kept of finished games, as far as it was asked for.
#[derive(Default)]
pub(crate) struct Kept {
    /// All of it, once it was read.
    pub ledger: Option<Ledger>,
    /// The game on the table that was looked at last, and counted if it was over.
    pub counted: Option<(Place, u64)>,
}

/// Everything that is kept of finished games.
pub(crate) struct Ledger {
    index: Index,
    /// Page 1 and so on; `None`: it cannot be read, and is left alone.
    pages: Vec<Option<Vec<GameResult>>>,
    ids: BTreeSet<String>,
}

/// The first page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Index {
    names: BTreeMap<String, String>,
    slots: BTreeSet<SlotId>,
}

/// How a page of results is written.
#[derive(Deserialize)]
struct Page {
    results: Vec<GameResult>,
}

/// A name as names are compared.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl Ledger {
    /// Reads what is kept. A page that cannot be read is left alone, and told of in [`unreadable`](Self::unreadable).
    pub fn open(store: &Store) -> Result<Self, CommandError> {
        let index = match store.page(INDEX) {
            Ok(Some(bytes)) => read::<Index>(&bytes)?,
            Ok(None) => Index::default(),
            Err(error) => return Err(error.into()),
        };
        let mut pages = Vec::new();
        for number in 1..AFTER {
            pages.push(match store.page(number) {
                Ok(Some(bytes)) => read_results(&bytes).ok(),
                Ok(None) => Some(Vec::new()),
                Err(_) => None,
            });
        }
        let ids = pages.iter().flatten().flatten().map(|result| result.id.clone()).collect();
        Ok(Self { index, pages, ids })
    }

    /// How many pages cannot be read.
    pub fn unreadable(&self) -> u32 {
        self.pages.iter().filter(|page| page.is_none()).count() as u32
    }

    /// Whether the finished game in a slot was looked at before.
    pub fn has_seen(&self, slot: SlotId) -> bool {
        self.index.slots.contains(&slot)
    }

    /// Adds the results of games that are not in it yet. Durable when it returns.
    pub fn add(&mut self, store: &Store, results: impl IntoIterator<Item = GameResult>) -> Result<(), CommandError> {
        let mut fresh: Vec<GameResult> = results.into_iter().filter(|result| result.check().is_ok()).collect();
        let mut seen = BTreeSet::new();
        fresh.retain(|result| !self.ids.contains(&result.id) && seen.insert(result.id.clone()));
        while !fresh.is_empty() {
            // After the last page with anything on it there is nothing but room.
            let last = self.pages.iter().rposition(|page| page.as_ref().is_none_or(|results| !results.is_empty())).unwrap_or(0);
            let room = |page: &Option<Vec<GameResult>>| page.as_ref().is_some_and(|results| results.len() < A_PAGE);
            let Some(place) = (last..self.pages.len()).find(|&place| room(&self.pages[place])) else {
                return Err(CommandError::Io { detail: "there is no room for more results".to_owned() });
            };
            let mut page = self.pages[place].clone().unwrap_or_default();
            let rest = fresh.split_off(fresh.len().min(A_PAGE - page.len()));
            page.append(&mut fresh);
            self.write(store, place, page)?;
            fresh = rest;
        }
        Ok(())
    }

    /// Notes that these slots were looked at; `there`: all slots there are.
    pub fn note(&mut self, store: &Store, seen: &[SlotId], there: &BTreeSet<SlotId>) -> Result<(), CommandError> {
        let mut index = self.index.clone();
        index.slots.extend(seen);
        index.slots.retain(|slot| there.contains(slot));
        self.write_index(store, index)
    }

    /// All results with the names that people have now, the newest first.
    pub fn results(&self) -> Vec<GameResult> {
        let shown = self.shown_names();
        let mut results: Vec<GameResult> = self.pages.iter().flatten().flatten().cloned().collect();
        for seat in results.iter_mut().flat_map(|result| &mut result.seats).filter(|seat| seat.who == Who::Human) {
            if let Some(name) = shown.get(&folded(&seat.name)) {
                seat.name.clone_from(name);
            }
        }
        results.sort_by(|a, b| b.ended.cmp(&a.ended).then_with(|| a.id.cmp(&b.id)));
        results
    }

    /// Everybody who played, in the order of their names.
    pub fn people(&self) -> Vec<Person> {
        let mut people: BTreeMap<String, Person> = BTreeMap::new();
        for (own, spelling) in self.spellings() {
            let name = self.shown(&own, &spelling);
            let other = own != folded(&name);
            let person = people.entry(folded(&name)).or_insert_with(|| Person { name, also: Vec::new() });
            person.also.extend(other.then_some(spelling));
        }
        people.into_values().collect()
    }

    /// From now on a person is called `to`; where somebody is called that already, the two are one.
    pub fn rename(&mut self, store: &Store, name: &str, to: &str) -> Result<(), CommandError> {
        let to = text::tidy(to, MAX_PLAYER_NAME);
        if to.is_empty() {
            return Err(CommandError::bad("a person needs a name"));
        }
        let mut own = self.names_of(name)?;
        // Whoever is called that already is spelt alike.
        own.extend(self.names_of(&to).unwrap_or_default());
        let mut index = self.index.clone();
        index.names.extend(own.into_iter().map(|own| (own, to.clone())));
        if index.names.len() > MAX_NAMES {
            return Err(CommandError::bad("too many people have other names"));
        }
        self.write_index(store, index)
    }

    /// Everybody who was made one with a person, and the person, are called what they were called when they played.
    pub fn separate(&mut self, store: &Store, name: &str) -> Result<(), CommandError> {
        let own = self.names_of(name)?;
        let mut index = self.index.clone();
        index.names.retain(|known, _| !own.contains(known));
        self.write_index(store, index)
    }

    /// Takes the name of a person out of all results. The games stay: the others played them too.
    pub fn forget(&mut self, store: &Store, name: &str) -> Result<(), CommandError> {
        let own = self.names_of(name)?;
        for place in 0..self.pages.len() {
            let Some(mut page) = self.pages[place].clone() else { continue };
            let mut known = false;
            for seat in page.iter_mut().flat_map(|result| &mut result.seats).filter(|seat| seat.who == Who::Human) {
                if own.contains(&folded(&seat.name)) {
                    seat.name.clear();
                    known = true;
                }
            }
            if known {
                self.write(store, place, page)?;
            }
        }
        let mut index = self.index.clone();
        index.names.retain(|known, _| !own.contains(known));
        self.write_index(store, index)
    }

    /// The names under which a person played, as they are compared.
    fn names_of(&self, name: &str) -> Result<BTreeSet<String>, CommandError> {
        let wanted = folded(&text::tidy(name, MAX_PLAYER_NAME));
        let own: BTreeSet<String> =
            self.shown_names().into_iter().filter(|(_, shown)| folded(shown) == wanted).map(|(own, _)| own).collect();
        if own.is_empty() { Err(CommandError::bad("nobody of that name has finished a game")) } else { Ok(own) }
    }

    /// What everybody who played is called now, by the name as names are compared.
    fn shown_names(&self) -> BTreeMap<String, String> {
        self.spellings().into_iter().map(|(own, spelling)| (own.clone(), self.shown(&own, &spelling))).collect()
    }

    /// What somebody is called now: as they spelt it, unless it was changed.
    fn shown(&self, own: &str, spelling: &str) -> String {
        self.index.names.get(own).map_or(spelling, String::as_str).to_owned()
    }

    /// How everybody who played spelt their name last, by the name as names are compared.
    fn spellings(&self) -> BTreeMap<String, String> {
        let mut spelt: BTreeMap<String, (u64, &str)> = BTreeMap::new();
        for result in self.pages.iter().flatten().flatten() {
            for seat in result.seats.iter().filter(|seat| seat.who == Who::Human && !seat.name.is_empty()) {
                let known = spelt.entry(folded(&seat.name)).or_insert((0, &seat.name));
                if result.ended >= known.0 {
                    *known = (result.ended, &seat.name);
                }
            }
        }
        spelt.into_iter().map(|(own, (_, spelling))| (own, spelling.to_owned())).collect()
    }

    fn write(&mut self, store: &Store, place: usize, results: Vec<GameResult>) -> Result<(), CommandError> {
        let form = json!({ "form": FORM, "results": results });
        store.set_page(place as u8 + 1, form.to_string().as_bytes())?;
        self.ids.extend(results.iter().map(|result| result.id.clone()));
        self.pages[place] = Some(results);
        Ok(())
    }

    fn write_index(&mut self, store: &Store, index: Index) -> Result<(), CommandError> {
        if index != self.index {
            let form = json!({ "form": FORM, "names": index.names, "slots": index.slots });
            store.set_page(INDEX, form.to_string().as_bytes())?;
            self.index = index;
        }
        Ok(())
    }
}

/// Reads a page of any form up to today's.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CommandError> {
    let damaged = |detail: String| CommandError::SaveDamaged { reason: "damaged", detail };
    let form: Value = serde_json::from_slice(bytes).map_err(|error| damaged(error.to_string()))?;
    match form.get("form").and_then(Value::as_u64) {
        Some(FORM) => serde_json::from_value(form).map_err(|error| damaged(error.to_string())),
        Some(newer) if newer > FORM => Err(CommandError::SaveNewer { format: newer.min(u32::MAX.into()) as u32, engine: String::new() }),
        _ => Err(damaged("it has no form number".to_owned())),
    }
}

fn read_results(bytes: &[u8]) -> Result<Vec<GameResult>, CommandError> {
    let Page { results } = read(bytes)?;
    let damaged = |detail: &str| CommandError::SaveDamaged { reason: "damaged", detail: detail.to_owned() };
    if results.len() > A_PAGE {
        return Err(damaged("it has too many results"));
    }
    results.iter().try_for_each(GameResult::check).map_err(damaged)?;
    Ok(results)
}
