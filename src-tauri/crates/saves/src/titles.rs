//! The names of all games, kept apart from them: a game of which nothing is left can still be named.
//!
//! One mirror without a counterpart in the database, written anew whenever the list of games changes. When it is missing or
//! damaged nothing is lost but that. Rolling copies are not in it: they come and go with games that are.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{
    Notice, NoticeKind,
    copies::{Copies, Titles},
    envelope::{Key, Record},
};

impl Copies {
    /// The names as they were written last; none if they cannot be read.
    pub(crate) fn read_titles(&self) -> Titles {
        let bytes = self.mirrors.read(Key::TITLES).ok().flatten().unwrap_or_default();
        let record = Record::unseal(Key::TITLES, &bytes).ok();
        let names: BTreeMap<String, String> = record.and_then(|record| serde_json::from_slice(&record.body).ok()).unwrap_or_default();
        names.into_iter().filter_map(|(key, name)| Some((Key::parse(&key)?, name))).collect()
    }

    /// Tells of every game in `before` that is not there any more.
    pub(crate) fn miss(&mut self, before: &Titles) {
        for (key, name) in before.iter().filter(|(key, _)| !self.known.contains_key(key)) {
            let message = format!(
                "\u{201c}{name}\u{201d} is lost: neither of its two copies is there; import it from an exported file if you have one."
            );
            self.notices.push(Notice { kind: NoticeKind::Lost, slot: key.slot(), message, data: json!({ "name": name }) });
        }
    }

    /// Writes the names if they have changed. If that fails the old ones must go, or they would call lost what was deleted.
    pub(crate) fn write_titles(&mut self) {
        let known = self.known.iter().filter(|(key, known)| key.slot().is_some() && !known.deleted);
        let title = |header: &[u8]| {
            let header: Value = serde_json::from_slice(header).ok()?;
            let rolling = header.get("autosave").and_then(Value::as_bool).unwrap_or(false);
            header.get("name").and_then(Value::as_str).filter(|_| !rolling).map(str::to_owned)
        };
        let titles: Titles = known.filter_map(|(&key, known)| Some((key, title(&known.header)?))).collect();
        if !self.compared || self.titles.as_ref() == Some(&titles) {
            return;
        }
        let names: BTreeMap<String, &String> = titles.iter().map(|(key, name)| (key.to_string(), name)).collect();
        let body = json!(names).to_string().into_bytes();
        let record = Record { key: Key::TITLES, generation: 1, deleted: false, header: Vec::new(), body };
        let written = self.mirrors.put(Key::TITLES, &record.seal());
        if written.is_err() {
            let _ = self.mirrors.remove(Key::TITLES);
        }
        self.titles = written.is_ok().then_some(titles);
    }
}
