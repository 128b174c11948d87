//! Hours of play through the shell, told short: games of every kind are begun, played by people and bots, taken back, saved, opened again,
//! copied, handed out and deleted, and memory, open files and threads of the process stay what they were.
//!
//! `SOAK_HOURS` sets how long (half an hour when unset, 24 at a release), `ELBOWROOM_SEED` with which games. Nobody waits: a person's
//! decision counts as eight seconds of play, a bot's as two.

mod running;

use std::{env, fs};

use running::{Running, bot, human};
use serde_json::{Value, json};

/// What a decision takes at a table, in seconds.
const PERSON: u64 = 8;
const BOT: u64 = 2;

/// How often is measured, as a part of the whole.
const MEASURED: u64 = 24;

/// What may come on top of what was measured after a third of the time, when everything has been in use for a while.
const MORE_MEMORY: u64 = 24_000;
const MORE_HANDLES: u64 = 8;

/// A small generator: choices need not be good, only different.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// What the process holds: kB of memory, open files, threads.
#[derive(Clone, Copy, Debug)]
struct Held {
    memory: u64,
    handles: u64,
    threads: u64,
}

impl Held {
    /// Nothing where the system does not tell.
    fn now() -> Option<Self> {
        let text = fs::read_to_string("/proc/self/status").ok()?;
        let of = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|rest| rest.split_whitespace().next()?.parse().ok())
        };
        Some(Self { memory: of("VmRSS:")?, handles: fs::read_dir("/proc/self/fd").ok()?.count() as u64, threads: of("Threads:")? })
    }
}

/// So many seconds, in words.
fn told(seconds: u64) -> String {
    format!("{} h {:02} min", seconds / 3600, seconds / 60 % 60)
}

/// A game at the table, until it is over or has been played for a while; answers the seconds that took.
fn play(app: &Running, dice: &mut Dice, game: &Value) -> u64 {
    let counts: Vec<u64> = game["maps"].as_array().expect("maps").iter().filter_map(|map| map["players"].as_u64()).collect();
    let players = counts[dice.below(counts.len())];
    let seats: Vec<Value> = (0..players)
        .map(|seat| if dice.below(3) == 0 { bot(&format!("Bot {seat}"), seat as u8) } else { human(&format!("Player {seat}"), seat as u8) })
        .collect();
    let setup = json!({ "game": game["id"], "players": players, "seed": dice.0 >> 20 });
    let mut state = app.call("new_game", &json!({ "setup": setup, "seats": seats, "name": "soak" }));
    let slot = state["slot"].clone();
    let (mut seconds, most) = (0, if dice.below(4) == 0 { 400 } else { 30 + dice.below(60) });
    for _ in 0..most {
        if state["view"]["over"] == true {
            app.call("result", &json!({}));
            break;
        }
        if state["bot_to_act"] == true {
            // Nobody watches: the bot answers with what it has.
            seconds += BOT;
            app.call("bot_stop", &json!({}));
            state = app.call("bot_move", &json!({}));
            continue;
        }
        seconds += PERSON;
        state = app.seen();
        match dice.below(40) {
            0 => drop(app.call("log", &json!({}))),
            1 => drop(app.call("chances", &json!({}))),
            2 if state["undo"]["ok"] == true => state = app.call("undo", &json!({})),
            3 => {
                app.call("close_table", &json!({}));
                app.call("slots", &json!({}));
                state = app.call("open_slot", &json!({ "slot": slot }));
                continue;
            }
            _ => {}
        }
        if state["bot_to_act"] == true || state["view"]["over"] == true {
            continue;
        }
        state = app.seen();
        let actions = state["view"]["actions"].as_array().cloned().unwrap_or_default();
        let Some(action) = actions.get(dice.below(actions.len())) else { break };
        state = app.call("act", &json!({ "action": action }));
    }
    app.call("close_table", &json!({}));
    let copy = app.call("duplicate_slot", &json!({ "slot": slot, "name": "copy" }))["slot"].clone();
    let text = app.call("export_slot", &json!({ "slot": slot }))["data"].clone();
    let back = app.call("import_slot", &json!({ "data": text }))["slot"].clone();
    app.call("replay", &json!({ "slot": back, "step": 0 }));
    for gone in [copy, back, slot] {
        app.call("delete_slot", &json!({ "slot": gone }));
    }
    seconds
}

#[test]
fn hours_of_play_take_no_more_and_more_of_the_machine() {
    let number = |name: &str| env::var(name).ok().map(|text| text.parse::<u64>().expect(name));
    let whole = number("SOAK_HOURS").map_or(1800, |hours| hours * 3600);
    let mut dice = Dice(number("ELBOWROOM_SEED").unwrap_or(7));
    let dir = tempfile::tempdir().expect("a temporary folder");
    let app = Running::in_folder(dir.path());
    let catalog = app.call("catalog", &json!({}));
    let games = catalog["games"].as_array().expect("games");
    let (mut played, mut count, mut measured) = (0, 0, Vec::new());
    while played < whole || count < games.len() {
        played += play(&app, &mut dice, &games[count % games.len()]);
        count += 1;
        if played * MEASURED / whole > measured.len() as u64
            && let Some(held) = Held::now()
        {
            println!("{}, {count} games: {held:?}", told(played));
            measured.push(held);
        }
    }
    println!("{} of play, {count} games", told(played));
    // Every game in use at least once; from there on it is flat.
    let Some(early) = measured.get(measured.len() / 3) else { return };
    let late = measured.last().expect("there is an early one");
    assert!(late.memory <= early.memory + MORE_MEMORY, "memory grew from {early:?} to {late:?}");
    assert!(late.handles <= early.handles + MORE_HANDLES, "open files grew from {early:?} to {late:?}");
    assert!(late.threads <= early.threads + MORE_HANDLES, "threads grew from {early:?} to {late:?}");
}
