//! What the backend really says, written as TypeScript beside the types it should have, to `target/types`: `tsc -p target/types` checks it.
//!
//! The samples come from games of chance of every kind and from every scenario. Of thousands of views and log entries those are kept that show
//! something new: a field, a word, a kind of value in a place where none before had it. After those of each kind stands the first without its
//! fields, and with one more: `tsc` must refuse both, so that a type that takes anything is found out.

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    fmt::Write as _,
    fs,
    hash::{Hash, Hasher},
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use tabletop::Seat;

use super::declared_words;
use crate::{CommandError, Host, Reason, Registry, UndoWhy, play::Play};

/// The options of the check: everything strict, nothing of a browser.
const OPTIONS: &str = r#"{
  "compilerOptions": { "strict": true, "noEmit": true, "target": "es2022", "module": "es2022", "moduleResolution": "bundler", "lib": ["es2022"], "types": [] },
  "files": ["samples.ts"]
}
"#;

/// A stream of numbers, the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

/// Fields whose value tells what else is in an object.
const TAGS: [&str; 4] = ["type", "reason", "kind", "task"];

/// The place `to` below the place `at`. Nothing depends on the numbers but what is kept.
fn step(at: u64, to: impl Hash) -> u64 {
    let mut hasher = Places(at);
    to.hash(&mut hasher);
    hasher.finish()
}

/// A quick hash: views are large and looked at by the thousand.
struct Places(u64);

impl Hasher for Places {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0.rotate_left(5) ^ u64::from(*byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

/// What has been shown of one type.
#[derive(Default)]
struct Shown {
    seen: HashSet<u64>,
    kept: Vec<Value>,
}

impl Shown {
    /// Everything that `value` shows at the place `at`.
    fn walk(value: &Value, at: u64, shows: &mut impl FnMut(u64)) {
        match value {
            Value::Null => shows(step(at, 0)),
            Value::Bool(value) => shows(step(at, value)),
            Value::Number(number) => shows(step(at, number.is_f64())),
            // Words stand for themselves, texts for any text.
            Value::String(text) if text.chars().all(|c| c.is_ascii_lowercase() || c == '_') => shows(step(at, text)),
            Value::String(_) => shows(step(at, "a text")),
            Value::Array(list) => {
                shows(step(at, ("a list", list.is_empty())));
                for item in list {
                    Self::walk(item, step(at, "in it"), shows);
                }
            }
            Value::Object(fields) => {
                let tag = TAGS.iter().find_map(|tag| fields.get(*tag)?.as_str());
                let here = step(at, tag);
                shows(step(here, fields.keys().collect::<Vec<_>>()));
                for (key, value) in fields {
                    Self::walk(value, step(here, key), shows);
                }
            }
        }
    }

    fn is_new(&self, value: &Value, at: u64) -> bool {
        let mut new = false;
        Self::walk(value, at, &mut |what| new |= !self.seen.contains(&what));
        new
    }

    /// `value` without those of long lists of objects that show nothing new.
    fn pruned(&mut self, value: &Value, at: u64) -> Value {
        match value {
            Value::Array(list) => {
                let inside = step(at, "in it");
                self.seen.insert(step(at, ("a list", list.is_empty())));
                let long = list.len() > 4 && list.iter().all(Value::is_object);
                Value::Array(
                    list.iter()
                        .filter(|item| !long || self.is_new(item, inside))
                        .cloned()
                        .collect::<Vec<_>>()
                        .iter()
                        .map(|item| self.pruned(item, inside))
                        .collect(),
                )
            }
            Value::Object(fields) => {
                let tag = TAGS.iter().find_map(|tag| fields.get(*tag)?.as_str());
                let here = step(at, tag);
                self.seen.insert(step(here, fields.keys().collect::<Vec<_>>()));
                Value::Object(fields.iter().map(|(key, value)| (key.clone(), self.pruned(value, step(here, key)))).collect())
            }
            plain => {
                Self::walk(plain, at, &mut |what| _ = self.seen.insert(what));
                plain.clone()
            }
        }
    }

    /// Keeps `value`, or what is new of it, if anything is.
    fn add(&mut self, value: &Value) {
        if self.is_new(value, 0) {
            let new = self.pruned(value, 0);
            self.kept.push(new);
        }
    }
}

/// Samples by type.
#[derive(Default)]
struct Samples {
    by_type: BTreeMap<String, Shown>,
}

impl Samples {
    fn add(&mut self, of: &str, value: &Value) {
        if let Some(shown) = self.by_type.get_mut(of) {
            shown.add(value);
        } else {
            self.by_type.entry(of.to_owned()).or_default().add(value);
        }
    }

    /// As it is: nothing is left out of it.
    fn add_whole(&mut self, of: &str, value: Value) {
        self.by_type.entry(of.to_owned()).or_default().kept.push(value);
    }

    /// A game of one kind as it stands, for the seat to act and now and then for a bystander; what may be done.
    fn look(&mut self, play: &dyn Play) -> Vec<Value> {
        let of = format!("Games[\"{}\"][\"view\"]", play.game());
        let (steps, actor) = (play.steps(), play.status().to_act);
        let view = play.view_at(steps, actor).unwrap();
        self.add(&of, &view);
        if steps % 8 == 0 {
            self.add(&of, &play.view_at(steps, None).unwrap());
        }
        view["actions"].as_array().cloned().unwrap_or_default()
    }

    /// Plays `action`; what refuses it is a sample too.
    fn push(&mut self, play: &mut dyn Play, action: &Value) -> bool {
        match play.push(action) {
            Ok(()) => true,
            Err(CommandError::Illegal { refusal, .. }) => {
                self.add(&format!("Games[\"{}\"][\"refusal\"]", play.game()), &refusal);
                false
            }
            Err(_) => false,
        }
    }

    /// What was done and what came of it.
    fn tell(&mut self, play: &dyn Play) {
        for viewer in [None, Some(Seat::FIRST)] {
            for entry in play.entries(0..play.steps(), viewer) {
                let entry = serde_json::to_value(entry).unwrap();
                self.add(&format!("LogEntry<\"{}\">", play.game()), &entry);
            }
        }
    }

    /// At most `steps` actions by chance, with what is not allowed tried on the way.
    fn play(&mut self, play: &mut dyn Play, steps: usize, dice: &mut Dice, tried: &mut Vec<Value>) {
        for _ in 0..steps {
            let actions = self.look(play);
            if actions.is_empty() {
                break;
            }
            let action = actions[dice.below(actions.len())].clone();
            if !tried.is_empty() {
                let other = tried[dice.below(tried.len())].clone();
                if self.push(play, &other) {
                    continue;
                }
            }
            if tried.len() < 2000 {
                tried.push(action.clone());
            }
            assert!(self.push(play, &action), "{action} is offered and refused");
        }
        self.look(play);
        self.tell(play);
    }

    /// As TypeScript.
    fn text(&self, types: &str) -> String {
        let mut text =
            "// What the backend said in games of chance and in scenarios; see src-tauri/crates/table/src/types/samples.rs.\n\n".to_owned();
        for (file, names) in [("protocol", "* as protocol"), ("smallworld", "* as smallworld"), ("chaos", "* as chaos")] {
            let _ = writeln!(text, "import type {names} from \"{types}/{file}.d.ts\";");
        }
        let mut number = 0;
        for (of, shown) in &self.by_type {
            let _ = writeln!(text, "\n// {of}");
            let of = if of.contains('.') { of.clone() } else { format!("protocol.{of}") };
            for sample in &shown.kept {
                number += 1;
                let _ = writeln!(text, "export const a{number}: {of} = {sample};");
            }
            for wrong in spoilt(&shown.kept[0]) {
                number += 1;
                let _ = writeln!(text, "// @ts-expect-error\nexport const a{number}: {of} = {wrong};");
            }
        }
        text
    }
}

/// A sample as it never is: without any field, and with one more than there are; where any may be added, with a wrong value.
fn spoilt(sample: &Value) -> [Value; 2] {
    let mut more = sample.clone();
    let field = if more["theme"].is_string() { "theme" } else { "no_such_field" };
    more[field] = json!(7);
    [json!({}), more]
}

/// Every kind of game, with enough of each for what there is to be seen.
fn setups() -> Vec<Value> {
    let mut setups = Vec::new();
    for (game, players) in [("small-world", 2..=5_u8), ("underground", 2..=5), ("warcraft", 2..=5), ("mixed", 2..=5), ("chaos", 3..=4)] {
        for players in players {
            setups.push(json!({ "game": game, "players": players, "seed": 1 }));
        }
    }
    setups.push(json!({ "game": "small-world", "players": 3, "seed": 1, "first": 2, "house_rules": { "open_coins": true } }));
    setups.push(json!({ "game": "warcraft", "players": 4, "seed": 1, "first": null, "teams": "sum" }));
    setups.push(json!({ "game": "mixed", "players": 2, "seed": 1, "map": "warcraft-2p", "mix": { "boxes": ["underground", "warcraft"], "finds": true, "without": ["drow"] } }));
    setups.push(json!({ "game": "small-world", "players": 2, "seed": 1, "own": own(&json!({ "word": "flies" })) }));
    setups.push(json!({ "game": "chaos", "players": 3, "seed": 1, "absent": "nurgle", "house_rules": { "open_hands": true } }));
    setups
}

/// A home-made box: a race that does this, and a power.
fn own(ability: &Value) -> Value {
    let look = json!({ "name": "Newts", "glyph": { "drawn": [[[10, 10], [90, 90]]] }, "colour": 3 });
    json!({
        "races": [{ "id": "newts", "tokens": 6, "supply": 11, "abilities": [ability], "look": look }],
        "powers": [{
            "id": "rich", "tokens": 4, "stays": "works", "look": { "name": "富", "glyph": { "known": "coin" }, "colour": 0 },
            "abilities": [{ "word": "income", "regions": { "of": ["hill"] }, "coins": 1, "declined": true }],
        }],
    })
}

/// Setups that leave out what may be left out.
fn short_setups() -> [Value; 4] {
    let races = ["amazons", "dwarves", "elves", "ghouls", "giants", "halflings", "humans", "orcs"];
    let powers = ["alchemist", "berserk", "bivouacking", "commando", "diplomat", "dragon_master", "flying", "forest"];
    [
        json!({ "game": "small-world", "players": 2, "map": null, "first": null, "teams": null }),
        json!({ "game": "mixed", "players": 2, "mix": {} }),
        json!({ "game": "mixed", "players": 2, "contents": { "races": races, "powers": powers, "finds": true } }),
        json!({ "game": "chaos", "players": 3 }),
    ]
}

/// Setups that are no game, for every reason there is.
fn wrong_setups() -> Vec<Value> {
    vec![
        json!({ "game": "small-world", "players": 9, "seed": 1_u64 << 60, "map": "nowhere", "first": 4 }),
        json!({ "game": "small-world", "players": 2, "seed": 1, "mix": {}, "teams": "sum" }),
        json!({ "game": "mixed", "players": 2, "seed": 1, "mix": { "boxes": [], "finds": true, "without": ["nobody"] } }),
        json!({ "game": "mixed", "players": 5, "seed": 1, "mix": { "boxes": ["underground"], "without": ["drow", "flames", "gnomes", "kraken", "liches", "ogres", "shrooms"] } }),
        json!({ "game": "small-world", "players": 2, "seed": 1, "first": 3 }),
        json!({ "game": "small-world", "players": 2, "seed": 1, "contents": { "mixed": false, "races": ["drow"], "powers": ["stone"], "finds": [] } }),
        json!({ "game": "small-world", "players": 2, "seed": 1, "own": own(&json!({ "word": "crosses_chasms" })) }),
        json!({ "game": "warcraft", "players": 2, "seed": 1, "own": own(&json!({ "word": "champion" })) }),
        json!({ "game": "chaos", "players": 7, "seed": 1_u64 << 60 }),
        json!({ "game": "chaos", "players": 4, "seed": 1, "absent": "khorne" }),
    ]
}

/// The files of a folder and below, in order.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut here: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    here.sort();
    for path in here {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "toml") && !path.ends_with("RULINGS.toml") {
            found.push(path);
        }
    }
}

fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", ".."].iter().collect()
}

/// Games of chance, of every kind and to their end.
fn play_games(samples: &mut Samples) {
    let registry = Registry::standard();
    let (mut dice, mut tried) = (Dice(1), BTreeMap::<String, Vec<Value>>::new());
    for setup in setups() {
        let game = setup["game"].as_str().unwrap();
        samples.add_whole(&format!("Games[\"{game}\"][\"setup\"]"), setup.clone());
        let (id, kind) = registry.get(game).unwrap();
        let mut play = kind.start(id, &setup).unwrap();
        samples.play(&mut *play, 600, &mut dice, tried.entry(game.to_owned()).or_default());
    }
}

/// Every scenario as it is given and as it is played, and a little further: what is rare in games of chance.
fn play_scenarios(samples: &mut Samples) {
    let registry = Registry::standard();
    let (mut dice, mut tried) = (Dice(2), BTreeMap::<String, Vec<Value>>::new());
    let mut found = Vec::new();
    files(&root().join("tests/scenarios"), &mut found);
    assert!(found.len() > 1000, "the scenarios are where they were");
    for file in found {
        let scenario: Value = toml::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let given = &scenario["given"];
        let game = given["game"].as_str().unwrap_or("small-world");
        let (id, kind) = registry.get(game).unwrap();
        // Some are about positions that cannot be.
        let Ok(mut play) = kind.start_given(id, given) else { continue };
        samples.look(&*play);
        for step in scenario["steps"].as_array().into_iter().flatten() {
            for action in [&step["refused"], &step["act"]] {
                let _ = samples.push(&mut *play, action);
            }
            samples.look(&*play);
        }
        samples.play(&mut *play, 1, &mut dice, tried.entry(game.to_owned()).or_default());
    }
}

/// Every command of a host that has saved games in `folder`.
fn ask_everything(samples: &mut Samples, folder: &Path) {
    let host = Host::open(folder);
    let ask = |command: &str, args: Value| host.call(command, args).unwrap_or_else(|error| panic!("{command}: {error}"));
    let players = json!([
        { "name": "Ada", "colour": 0, "who": "human" },
        { "name": "Ben", "colour": 2, "who": "bot", "level": "random" },
        { "name": "Cleo", "colour": 1, "who": "bot", "level": "normal", "style": "trickster" },
    ]);
    samples.add_whole("StartupAnswer", ask("startup", json!({})));
    let catalog = ask("catalog", json!({}));
    for entry in catalog["games"].as_array().unwrap() {
        let game = entry["id"].as_str().unwrap();
        samples.add_whole(&format!("CatalogAnswer<\"{game}\">"), ask("catalog", json!({ "game": game })));
        for map in entry["maps"].as_array().unwrap() {
            // Islands of the mixed game are drawn; there is no one map of them.
            if map["drawn"] != true {
                let map = ask("board", json!({ "map": map["id"] }));
                let of = if map["game"] == chaos::CHAOS { "Board<\"chaos\">" } else { "Board<\"small-world\">" };
                samples.add(of, &map);
                samples.add("Board", &map);
            }
        }
    }
    samples.add_whole("CatalogAnswer", catalog);
    samples.add("Settings", &ask("settings", json!({ "set": { "theme": "dark", "mine": { "a": [1] } } })));
    for setup in short_setups() {
        let args = json!({ "setup": setup });
        samples.add_whole(&format!("CheckSetupArgs<{}>", setup["game"]), args.clone());
        samples.add_whole(&format!("NewGameArgs<{}>", setup["game"]), args.clone());
        ask("new_game", args.clone());
        let answer = ask("check_setup", args);
        assert_eq!(answer["ok"], true, "{setup}: {answer}");
        samples.add_whole("CheckAnswer", answer);
    }
    for setup in wrong_setups() {
        let game = setup["game"].as_str().unwrap().to_owned();
        let seats = json!([{ "name": "A", "colour": 1, "who": "human", "level": "easy" }, { "name": "B", "colour": 1, "who": "human" }, { "name": "C", "colour": 9, "who": "human" }]);
        samples.add_whole(&format!("CheckAnswer<\"{game}\">"), ask("check_setup", json!({ "setup": setup, "seats": seats })));
    }
    for game in Registry::standard().ids() {
        let args = json!({ "setup": { "game": game, "players": 3, "seed": 3 }, "seats": players, "name": game });
        samples.add(&format!("NewGameArgs<\"{game}\">"), &args);
        let mut state = ask("new_game", args);
        let (mut dice, mut hinted) = (Dice(3), false);
        for _ in 0..25 {
            samples.add(&format!("TableState<\"{game}\">"), &state);
            samples.add("TableState", &state);
            if state["bot_to_act"] == true {
                state = ask("bot_move", json!({}));
            } else if let Some(seat) = state["curtain"]["seat"].as_u64() {
                state = ask("lift_curtain", json!({ "seat": seat }));
            } else {
                let actions = state["view"]["actions"].as_array().unwrap();
                let action = actions[dice.below(actions.len())].clone();
                let mut args = json!({ "action": action });
                if dice.below(2) == 0 {
                    args["revision"] = state["revision"].clone();
                }
                samples.add(&format!("ActArgs<\"{game}\">"), &args);
                // One shows what there is, and is long in coming.
                if dice.below(4) == 0 && !hinted {
                    hinted = true;
                    samples.add(&format!("HintAnswer<\"{game}\">"), &ask("hint", json!({ "count": 2 })));
                }
                state = ask("act", args);
            }
        }
        let log = ask("log", json!({}));
        samples.add(&format!("LogAnswer<\"{game}\">"), &log);
        samples.add(&format!("ReplayState<\"{game}\">"), &ask("replay", json!({ "step": 15 })));
        for step in 0..=state["step"].as_u64().unwrap() {
            samples.add("ChancesAnswer", &ask("chances", json!({ "step": step })));
            // The first turn may last longer than this.
            if let Ok(reason) = host.call("reason", json!({ "step": step })) {
                samples.add("ReasonAnswer", &reason);
            }
        }
        let review = ask("review", json!({}));
        samples.add(&format!("ReviewAnswer<\"{game}\">"), &review);
        if let Some(turn) = review["turns"].as_array().unwrap().iter().find(|turn| turn["open"] == true) {
            samples.add(&format!("ReviewTurnAnswer<\"{game}\">"), &ask("review_turn", json!({ "step": turn["step"] })));
        }
        let slot = &state["slot"];
        samples.add("SlotHeader", &ask("duplicate_slot", json!({ "slot": slot, "name": "again" })));
        samples.add("ExportAnswer", &ask("export_slot", json!({ "slot": slot })));
        samples.add(&format!("TableState<\"{game}\">"), &ask("fork", json!({ "step": 10 })));
        samples.add("SlotAnswer", &ask("delete_slot", json!({ "slot": slot })));
    }
    samples.add("SlotsAnswer", &ask("slots", json!({})));
    samples.add("StoppedAnswer", &ask("bot_stop", json!({})));
    samples.add("ProgressAnswer", &ask("bot_progress", json!({})));
    samples.add("ClosedAnswer", &ask("close_table", json!({})));
}

/// One failure of each kind.
fn failures() -> Vec<CommandError> {
    let (seat, detail) = (Seat::FIRST, String::from("detail"));
    let reason = Reason { kind: "players".to_owned(), message: detail.clone(), data: json!({ "players": 9 }) };
    vec![
        CommandError::UnknownCommand { command: detail.clone() },
        CommandError::BadRequest { detail: detail.clone() },
        CommandError::UnknownGame { game: detail.clone() },
        CommandError::BadSetup { reasons: vec![reason] },
        CommandError::NoTable,
        CommandError::Stale { revision: 1 },
        CommandError::Illegal { sentence: detail.clone(), refusal: json!({ "reason": "not_now" }) },
        CommandError::NotYourTurn { seat },
        CommandError::CurtainDue { seat },
        CommandError::UndoRefused { why: UndoWhy::Nothing, redo: false },
        CommandError::SlotNotFound,
        CommandError::SaveNewer { format: 1, engine: detail.clone() },
        CommandError::SaveDamaged { reason: "damaged", detail: detail.clone() },
        CommandError::ImportInvalid { reason: "truncated", detail: detail.clone() },
        CommandError::DiskFull,
        CommandError::ReadOnly,
        CommandError::StoreLocked,
        CommandError::Io { detail: detail.clone() },
        CommandError::NotABot { seat },
        CommandError::GameOver,
        CommandError::HintsOff,
        CommandError::Internal { detail },
    ]
}

/// What is noticed when copies of saved games are missing: a mirror, then the whole database.
fn lose_copies(samples: &mut Samples, folder: &Path) {
    let mirror = fs::read_dir(folder.join("slots")).unwrap().next().unwrap().unwrap().path();
    fs::remove_file(mirror).unwrap();
    samples.add("StartupAnswer", &Host::open(folder).call("startup", json!({})).unwrap());
    fs::remove_dir_all(folder.join("db")).unwrap();
    let answer = Host::open(folder).call("startup", json!({})).unwrap();
    assert_ne!(answer["notices"], json!([]));
    samples.add("StartupAnswer", &answer);
}

/// The end of a game: what is said of one that is over.
fn finish_games(samples: &mut Samples, folder: &Path) {
    let (host, registry, mut dice) = (Host::open(folder), Registry::standard(), Dice(4));
    let bots: Vec<Value> = (0..3).map(|seat| json!({ "name": "", "colour": seat, "who": "bot", "level": "random" })).collect();
    for game in registry.ids() {
        let (id, kind) = registry.get(game).unwrap();
        let mut play = kind.start(id, &json!({ "game": game, "players": 3, "seed": 5 })).unwrap();
        while play.status().to_act.is_some() {
            let actions = play.legal()["actions"].clone();
            play.push(&actions[dice.below(actions.as_array().unwrap().len())]).unwrap();
        }
        let position = play.fork(play.steps() - 2).unwrap().position();
        let mut state = host.call_headless("new_position", json!({ "position": position, "game": game, "seats": bots })).unwrap();
        while state["bot_to_act"] == true {
            state = host.call("bot_move", json!({})).unwrap();
        }
        assert_eq!(state["view"]["over"], true, "{game}");
        samples.add(&format!("TableState<\"{game}\">"), &state);
        samples.add(&format!("ReplayState<\"{game}\">"), &host.call("replay", json!({ "step": state["step"] })).unwrap());
    }
    samples.add("SlotsAnswer", &host.call("slots", json!({})).unwrap());
}

/// Refusals of the Small World family that are too rare to be met: all of them a mere word.
const RARE: [&str; 7] = ["no_attempt", "enough_taken", "enough_reborn", "lower_first", "strike_first", "no_target", "pile_empty"];

/// What is declared and no sample shows: actions, events, refusals and reasons by their words.
fn not_shown(samples: &Samples) -> Vec<String> {
    let mut words = BTreeSet::new();
    for (of, shown) in &samples.by_type {
        let family = if of.contains(chaos::CHAOS) { "chaos" } else { "smallworld" };
        for sample in &shown.kept {
            words_of(sample, &mut |tag, word| _ = words.insert(format!("{family} {tag} {word}")));
        }
    }
    words.extend(RARE.map(|word| format!("smallworld reason {word}")));
    // The table itself says that a game is over, and that there is none of that name.
    for family in ["smallworld", "chaos"] {
        words.extend([format!("{family} reason game_over"), format!("{family} kind game")]);
    }
    let mut missing = Vec::new();
    for file in ["smallworld", "chaos"] {
        for (of, tag) in [("Action", "type"), ("Event", "type"), ("Refusal", "reason"), ("SetupReason", "kind")] {
            for word in declared_words(file, of, tag) {
                if !words.contains(&format!("{file} {tag} {word}")) {
                    missing.push(format!("{file}: {of} {word}"));
                }
            }
        }
    }
    missing
}

/// Every word that says what an object is.
fn words_of(value: &Value, found: &mut impl FnMut(&str, &str)) {
    match value {
        Value::Array(list) => {
            for item in list {
                words_of(item, found);
            }
        }
        Value::Object(fields) => {
            for (key, value) in fields {
                if let Some(word) = value.as_str().filter(|_| TAGS.contains(&key.as_str())) {
                    found(key, word);
                }
                words_of(value, found);
            }
        }
        _ => {}
    }
}

#[test]
fn what_the_backend_says_is_written_for_the_check_of_the_types() {
    let mut samples = Samples::default();
    play_games(&mut samples);
    play_scenarios(&mut samples);
    let folder = tempfile::tempdir().unwrap();
    ask_everything(&mut samples, folder.path());
    finish_games(&mut samples, folder.path());
    lose_copies(&mut samples, folder.path());
    let mut kinds: BTreeSet<String> = declared_words("protocol", "CommandFailure", "kind").into_iter().collect();
    for failure in failures() {
        kinds.remove(failure.kind());
        samples.add_whole("CommandFailure", serde_json::to_value(&failure).unwrap());
    }
    assert!(kinds.is_empty(), "failures without a sample: {kinds:?}");
    assert_eq!(not_shown(&samples), [""; 0], "neither games nor scenarios show these");
    let target = root().join("target/types");
    fs::create_dir_all(&target).unwrap();
    fs::write(target.join("tsconfig.json"), OPTIONS).unwrap();
    fs::write(target.join("samples.ts"), samples.text("../../ui/types")).unwrap();
}
