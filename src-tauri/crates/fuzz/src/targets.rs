//! The targets. Each is given the fuzzer's bytes and what it needs to be fast.

use std::any::TypeId;
use std::path::Path;
use std::str::FromStr;
use std::sync::OnceLock;

use serde_json::{Value, json};
use table::{Games, Host, Registered, Registry, Standard, Visitor};
use tabletop::battery::{Dice, play_out};
use tabletop::{Game, JsonForm, content_hash, players_of, read_action};
use tempfile::TempDir;

use crate::edit::edited;

/// The setups from which seeds are made: each game with the fewest players and with the most.
struct Setups(Vec<Value>);

impl Visitor for Setups {
    fn game<G: Registered>(&mut self, game: &'static str) {
        let players = players_of::<G>(game);
        let ends = players.first().into_iter().chain(players.get(1..).and_then(<[u8]>::last));
        for players in ends {
            self.0.push(json!({ "game": game, "players": players, "seed": 5 + self.0.len() }));
        }
    }
}

/// How many scenarios of each game are seeds, evenly out of all that there are.
const GIVEN: usize = 5;

/// The *given* of some scenarios of each game.
fn givens() -> Vec<String> {
    let mut givens: Vec<String> = GIVENS.map(str::to_owned).into();
    for game in Registry::standard().ids() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/scenarios").join(game);
        let entries = folder.read_dir().into_iter().flatten().flatten();
        let given = |path: &Path| {
            let text = std::fs::read_to_string(path).ok()?;
            let mut given = toml::from_str::<toml::Table>(&text).ok()?.remove("given")?;
            given.as_table_mut()?.insert("game".to_owned(), game.into());
            serde_json::to_string(&given).ok()
        };
        let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
        files.sort();
        let found: Vec<String> = files.iter().filter_map(|path| given(path)).collect();
        givens.extend(found.iter().step_by(found.len().div_ceil(GIVEN).max(1)).cloned());
    }
    givens
}

/// Something that is tried with each kind of position.
trait Trial {
    fn with<G: Registered>(&self);
}

/// Tries it with each kind once, however many games it plays.
struct Once<'a, T>(&'a T, Vec<TypeId>);

impl<T: Trial> Visitor for Once<'_, T> {
    fn game<G: Registered>(&mut self, _: &'static str) {
        if !self.1.contains(&TypeId::of::<G>()) {
            self.1.push(TypeId::of::<G>());
            self.0.with::<G>();
        }
    }
}

fn with_each_kind(trial: &impl Trial) {
    Standard::each(&mut Once(trial, Vec::new()));
}

/// Faults that were found once, in each form in which they came in.
const FAULTS: [&str; 8] = [
    r#"{"cmd":"act","args":{"action":{"type":"conquer","region":65}}}"#,
    r#"{"cmd":"act","args":{"action":{"type":"put","piece":"fortress","region":73}}}"#,
    r#"{"cmd":"act","args":{"action":{"type":"place","piece":"ghost","region":65}}}"#,
    r#"{"cmd":"act","args":{"action":"conquer 65"}}"#,
    r#"{"cmd":"act","args":{"action":{"type":"ally","seat":9}}}"#,
    r#"{"cmd":"act","args":{"action":{"type":"pick","combo":200}}}"#,
    r#"{"cmd":"lift_curtain","args":{"seat":255}}"#,
    r#"{"cmd":"replay","args":{"step":4294967295}}"#,
];

/// Scenarios that laid out what could not be played to its end.
const GIVENS: [&str; 1] = [include_str!("../seeds/alone.json")];

/// What the bytes of a fuzzer change, for every target. It is the same for all of them, and made once by whoever is first: games are played for it.
struct Seeds {
    lines: Vec<String>,
    actions: Vec<String>,
    positions: Vec<String>,
    exports: Vec<(saves::Header, String)>,
    givens: Vec<String>,
}

impl Seeds {
    fn get() -> &'static Self {
        static SEEDS: OnceLock<Seeds> = OnceLock::new();
        SEEDS.get_or_init(Self::played)
    }

    fn played() -> Self {
        let dir = tempfile::tempdir().expect("a folder for the seeds");
        let host = Host::open(dir.path());
        let (mut lines, mut actions, mut positions) = (Vec::new(), Vec::new(), Vec::new());
        let mut exports = Vec::new();
        let mut dice = Dice::new(3);
        let mut setups = Setups(Vec::new());
        Standard::each(&mut setups);
        let mut texts: Vec<String> = Vec::new();
        for setup in setups.0 {
            lines.push(json!({ "cmd": "new_game", "args": { "setup": setup } }).to_string());
            let mut state = host.call("new_game", json!({ "setup": setup })).expect("a game begins");
            let slot = state["slot"].clone();
            for step in 0..160 {
                if let Some(seat) = state["curtain"]["seat"].as_u64() {
                    state = host.call("lift_curtain", json!({ "seat": seat })).expect("the curtain is lifted");
                }
                let legal = state["view"]["actions"].as_array();
                let Some(action) = legal.and_then(|all| dice.pick(all).cloned()) else { break };
                actions.push(action.to_string());
                if step % 20 == 0 {
                    positions.push(host.call_headless("position", json!({})).expect("a position").to_string());
                }
                state = host.call("act", json!({ "action": action })).expect("a legal action");
            }
            let export = host.call("export_slot", json!({ "slot": slot })).expect("an export");
            let (header, body) = saves::import(export["data"].as_str().unwrap_or_default()).expect("it reads back");
            let journal = serde_json::from_slice::<Value>(&body).expect("it is JSON")["journal"].take();
            texts.extend(journal.as_array().into_iter().flatten().step_by(20).map(Value::to_string));
            exports.push((header, String::from_utf8_lossy(&body).into_owned()));
        }
        for command in [
            "view",
            "undo",
            "redo",
            "log",
            "slots",
            "settings",
            "startup",
            "catalog",
            "bot_stop",
            "bot_progress",
            "hint",
            "chances",
            "reason",
            "review",
            "close_table",
            "legal",
            "position",
        ] {
            lines.push(json!({ "cmd": command, "args": {} }).to_string());
        }
        lines.extend(FAULTS.map(str::to_owned));
        lines.extend(actions.iter().step_by(40).map(|action| format!(r#"{{"cmd":"act","args":{{"action":{action},"revision":1}}}}"#)));
        actions.extend(texts);
        actions.extend(FAULTS[..3].iter().filter_map(|line| Some(serde_json::from_str::<Value>(line).ok()?["args"]["action"].to_string())));
        let givens = givens();
        assert!(!givens.is_empty(), "there are scenarios");
        Self { lines, actions, positions, exports, givens }
    }
}

/// A table in a folder of its own, and what seeds there are.
pub struct Desk {
    host: Host,
    registry: Registry,
    _dir: TempDir,
    lines: Vec<String>,
    seeds: &'static Seeds,
}

impl Desk {
    /// A table at which one of the games of the seeds is played, with all of them in its slots.
    ///
    /// # Panics
    /// If the games of the seeds cannot be played, or not be imported.
    pub fn new() -> Self {
        let dir = tempfile::tempdir().expect("a folder for the fuzzer");
        let (host, seeds) = (Host::open(dir.path()), Seeds::get());
        let mut lines = seeds.lines.clone();
        for (header, body) in &seeds.exports {
            let data = saves::export(header, body.as_bytes());
            let slot = host.call("import_slot", json!({ "data": data })).expect("what was exported")["slot"].take();
            host.call("open_slot", json!({ "slot": slot })).expect("what was imported");
            // What the window may ask, of this slot.
            for command in ["open_slot", "export_slot", "duplicate_slot", "replay", "fork", "rename_slot", "delete_slot"] {
                lines.push(json!({ "cmd": command, "args": { "slot": slot, "step": 12, "name": "x" } }).to_string());
            }
        }
        Self { host, registry: Registry::standard(), _dir: dir, lines, seeds }
    }
}

impl Default for Desk {
    fn default() -> Self {
        Self::new()
    }
}

/// A line of the protocol: it is answered or refused, and the table goes on.
///
/// # Panics
/// If a command broke down, or the table does not answer afterwards.
pub fn protocol(desk: &Desk, bytes: &[u8]) {
    let text = edited(&desk.lines, bytes);
    let Ok(request) = serde_json::from_str::<Value>(&text) else { return };
    let command = request["cmd"].as_str().unwrap_or_default();
    // Thinking takes its time, and files are written where the line says.
    if matches!(command, "bot_move" | "save_file") {
        return;
    }
    unbroken(desk.host.call_headless(command, request["args"].clone()).err(), &text);
    unbroken(desk.host.call("view", json!({})).err(), &text);
}

/// No command may have died; what it refuses is its business.
fn unbroken(error: Option<table::CommandError>, input: &str) {
    if let Some(error) = error.filter(|error| matches!(error.kind(), "internal" | "save_damaged")) {
        panic!("{error}\n  after {input}");
    }
}

/// An action, as JSON and as text, in the positions of every game: it is refused, or played and written as it was read.
///
/// # Panics
/// If it is neither.
pub fn action(desk: &Desk, bytes: &[u8]) {
    let text = edited(&desk.seeds.actions, bytes);
    for position in &desk.seeds.positions {
        with_each_kind(&PlayOne { position, text: &text });
    }
}

struct PlayOne<'a> {
    position: &'a str,
    text: &'a str,
}

impl Trial for PlayOne<'_> {
    fn with<G: Registered>(&self) {
        play_one::<G>(self.position, self.text);
    }
}

fn play_one<G: Game>(position: &str, text: &str) {
    let read = |form| read_action::<G>(form).ok();
    let Some(action) = serde_json::from_str(text).ok().and_then(read) else { return };
    let Ok(mut position) = G::from_json(position) else { return };
    let before = position.hash();
    if position.play(action).is_err() {
        assert_eq!(position.hash(), before, "{action} was refused and changed something");
        return;
    }
    let again = G::Action::from_str(&action.to_string()).ok();
    assert_eq!(again, Some(action), "{action} is accepted and reads back otherwise");
    assert!(position.validate().is_ok(), "{action} is accepted and leads to {:?}", position.validate());
}

/// A position: it is unreadable, refused with a reason, or plays to its end.
///
/// # Panics
/// If it does not.
pub fn position(desk: &Desk, bytes: &[u8]) {
    let text = edited(&desk.seeds.positions, bytes);
    with_each_kind(&PlayPosition(&text));
}

struct PlayPosition<'a>(&'a str);

impl Trial for PlayPosition<'_> {
    fn with<G: Registered>(&self) {
        play_position::<G>(self.0);
    }
}

fn play_position<G: Game>(text: &str) {
    let Ok(position) = G::from_json(text) else { return };
    if position.validate().is_err() {
        return;
    }
    let mut journal = Vec::new();
    if let Err(what) = play_out(&position, 20_000, &mut Dice::new(content_hash(&text)), &mut journal) {
        panic!("{what}\n  after {journal:?}\n  from {text}");
    }
}

/// An export with right checksums whose header or body was changed: it is refused, or what it says is played on.
///
/// # Panics
/// If reading it breaks down, or an accepted one cannot be opened.
pub fn import(desk: &Desk, bytes: &[u8]) {
    let bodies: Vec<String> = desk.seeds.exports.iter().map(|(_, body)| body.clone()).collect();
    let headers: Vec<String> = desk.seeds.exports.iter().filter_map(|(header, _)| serde_json::to_string(header).ok()).collect();
    let [what, rest @ ..] = bytes else { return };
    let of = usize::from(rest.first().copied().unwrap_or(0)) % desk.seeds.exports.len();
    let (mut header, mut body) = desk.seeds.exports[of].clone();
    match what % 4 {
        0 => match serde_json::from_str(&edited(&headers, rest)) {
            Ok(changed) => header = changed,
            Err(_) => return,
        },
        _ => body = edited(&bodies, rest),
    }
    let mut data = saves::export(&header, body.as_bytes());
    if what % 16 == 15 {
        data = edited(&[data], rest);
    }
    let good = table::verify(&desk.registry, &data).is_ok();
    let imported = desk.host.call("import_slot", json!({ "data": data }));
    assert_eq!(good, imported.is_ok(), "verify and import disagree: {imported:?}");
    if let Ok(slot) = imported {
        let slot = json!({ "slot": slot["slot"] });
        unbroken(desk.host.call("open_slot", slot.clone()).err(), &data);
        unbroken(desk.host.call("close_table", json!({})).err(), &data);
        unbroken(desk.host.call("delete_slot", slot).err(), &data);
    }
}

/// The *given* of a scenario: it is no position, or one that plays to its end.
///
/// # Panics
/// If laying it out breaks down, or what is laid out does not play.
pub fn scenario(desk: &Desk, bytes: &[u8]) {
    let text = edited(&desk.seeds.givens, bytes);
    if let Ok(given) = serde_json::from_str::<Value>(&text) {
        with_each_kind(&LayOut(&given));
    }
}

struct LayOut<'a>(&'a Value);

impl Trial for LayOut<'_> {
    fn with<G: Registered>(&self) {
        if let Ok(position) = G::from_given(self.0) {
            play_position::<G>(&position.to_json().unwrap_or_default());
        }
    }
}

/// Home-made pieces that are sound: two races and two powers whose words touch each other.
const OWN: [&str; 2] = [
    r#"{"races":[{"id":"newts","tokens":6,"supply":11,"abilities":[{"word":"flies"},{"word":"income","regions":{"of":["forest","hill"]},"coins":1}],"look":{"name":"Newts","glyph":{"known":"star"},"colour":3}}],"powers":[{"id":"brave","tokens":4,"abilities":[{"word":"heroes","count":2},{"word":"discount","regions":{"with":"mine"},"tokens":1}],"look":{"name":"B","glyph":{"drawn":[[[0,0],[99,99]]]},"colour":0}}]}"#,
    r#"{"races":[{"id":"moles","faction":"horde","tokens":9,"supply":15,"abilities":[{"word":"lairs"},{"word":"objectives","count":2},{"word":"intimidates","times":2}],"look":{"name":"M","glyph":{"known":"star"},"colour":1}}],"powers":[{"id":"late","tokens":5,"stays":"works","abilities":[{"word":"queen"},{"word":"towers","regions":"anywhere"},{"word":"bombs"}],"look":{"name":"L","glyph":{"known":"star"},"colour":2}}]}"#,
];

/// A file of home-made pieces: it is refused, or a game with them plays to its end.
///
/// # Panics
/// If reading it breaks down, or a game that it has begun does not play.
pub fn own(_: &Desk, bytes: &[u8]) {
    let text = edited(&OWN.map(str::to_owned), bytes);
    if let Ok(own) = serde_json::from_str::<Value>(&text) {
        Standard::each(&mut Begin(&own));
    }
}

/// Begins a game of every kind that takes home-made pieces.
struct Begin<'a>(&'a Value);

impl Visitor for Begin<'_> {
    fn game<G: Registered>(&mut self, game: &'static str) {
        if G::workshop().is_none() {
            return;
        }
        let setup = json!({ "game": game, "players": 2, "seed": 1, "own": self.0 });
        let Ok(setup) = G::Setup::from_value(setup) else { return };
        if let Ok(position) = G::from_setup(&setup) {
            play_position::<G>(&position.to_json().unwrap_or_default());
        }
    }
}
