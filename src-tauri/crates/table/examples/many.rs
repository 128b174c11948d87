//! Two thousand saved games: what they take of the disk and of memory, and how long it takes to open them again and to list them.
//!
//! ```text
//! cargo run --release -p table --example many -- [GAMES] [FOLDER]
//! ```
//! Games of every kind, each broken off at another point; every tenth is saved some times more, as games are that are played. FOLDER should
//! lie on the disk that the app would use. With `MANY_LIMITS=1` it fails where opening adds more than 10 MB of memory (6 MB of them are what
//! the database takes without any game) or takes more than 0.3 s.

use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs, process};

use saves::{Header, NewHeader, Opened, Store};
use serde_json::{Value, json};
use table::{Games, Host, Registered, Standard, Visitor};
use tabletop::battery::Dice;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = env::args().skip(1);
    // The half of it that only opens, in a process of its own, so that its memory is that of a start.
    let first = words.next().unwrap_or_else(|| "2000".to_owned());
    if first == "open" {
        return reopen(&PathBuf::from(words.next().ok_or("a folder")?));
    }
    let games: usize = first.parse()?;
    let parent = words.next().map_or_else(env::temp_dir, PathBuf::from);
    let dir = parent.join(format!("elbowroom-many-{}", process::id()));
    let bodies = bodies(&dir.join("played"))?;
    let kept = dir.join("kept");
    let begun = Instant::now();
    let bytes = fill(&kept, games, &bodies)?;
    println!("{games} games of {} bytes on average, saved in {:.1} s", bytes / games.max(1), begun.elapsed().as_secs_f64());
    println!("on the disk: {}", told(&kept)?);
    let mut good = true;
    for _ in 0..3 {
        let status = process::Command::new(env::current_exe()?).arg("open").arg(&kept).status()?;
        good &= status.success();
    }
    println!("on the disk afterwards: {}", told(&kept)?);
    fs::remove_dir_all(&dir)?;
    if good { Ok(()) } else { Err("more than may be taken".into()) }
}

fn told(kept: &Path) -> std::io::Result<String> {
    let (db, slots) = (disk_use(&kept.join("db"))?, disk_use(&kept.join("slots"))?);
    Ok(format!("database {:.1} MB, mirrors {:.1} MB", mega(db), mega(slots)))
}

fn mega(bytes: u64) -> f64 {
    f64::from(u32::try_from(bytes / 1000).unwrap_or(u32::MAX)) / 1e3
}

/// What is saved of games of every kind that are broken off at other points.
fn bodies(dir: &Path) -> Result<Vec<Vec<u8>>, Box<dyn std::error::Error>> {
    #[derive(Default)]
    struct Kinds(Vec<(&'static str, u8)>);
    impl Visitor for Kinds {
        fn game<G: Registered>(&mut self, id: &'static str) {
            let players = tabletop::players_of::<G>(id);
            self.0.extend(players.iter().map(|&players| (id, players)));
        }
    }
    let mut kinds = Kinds::default();
    Standard::each(&mut kinds);
    let host = Host::open(dir);
    let mut dice = Dice::new(7);
    let mut bodies = Vec::new();
    for (number, (game, players)) in kinds.0.into_iter().enumerate() {
        let mut state = host.call("new_game", json!({ "setup": { "game": game, "players": players, "seed": number } }))?;
        let slot = state["slot"].clone();
        for step in 0..200 {
            if step % 40 == 20 {
                let text = host.call("export_slot", json!({ "slot": slot }))?;
                bodies.push(saves::import(text["data"].as_str().unwrap_or_default())?.1);
            }
            if let Some(seat) = state["curtain"]["seat"].as_u64() {
                host.call("lift_curtain", json!({ "seat": seat }))?;
            }
            let legal = host.call_headless("legal", Value::Null)?;
            let Some(action) = legal["actions"].as_array().and_then(|actions| dice.pick(actions)).cloned() else { break };
            state = host.call("act", json!({ "action": action }))?;
        }
    }
    Ok(bodies)
}

/// Saves so many games; answers their bytes.
fn fill(dir: &Path, games: usize, bodies: &[Vec<u8>]) -> Result<usize, Box<dyn std::error::Error>> {
    let store = Store::open(dir)?.store;
    let mut sum = 0;
    for number in 0..games {
        let body = &bodies[number % bodies.len()];
        let name = format!("game {number}");
        let new = NewHeader { name, game: "a game".into(), engine: env!("CARGO_PKG_VERSION").into(), ..NewHeader::default() };
        let header = Header::new(new.clone(), 0);
        let slot = store.create(new, body)?;
        for _ in 0..if number % 10 == 0 { 5 } else { 0 } {
            store.save(slot, &header, body)?;
        }
        sum += body.len();
    }
    Ok(sum)
}

fn reopen(dir: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let before = memory();
    let start = Instant::now();
    let Opened { store, notices } = Store::open(dir)?;
    let opened = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let list = store.list().len();
    let listed = start.elapsed().as_secs_f64();
    let added = memory() - before;
    println!(
        "opened in {opened:.3} s with {} notices, {list} listed in {:.1} ms; {:.1} MB of memory more, {:.1} MB at the most",
        notices.len(),
        listed * 1e3,
        mega(added * 1024),
        mega(peak() * 1024),
    );
    let limited = env::var_os("MANY_LIMITS").is_some();
    if limited && (opened > 0.3 || added > 10_000) {
        return Err("at most 0.3 s and 10 MB of memory".into());
    }
    Ok(())
}

/// Memory of this process, in kB; 0 where the system does not tell.
fn memory() -> u64 {
    status("VmRSS:")
}

fn peak() -> u64 {
    status("VmHWM:")
}

fn status(line: &str) -> u64 {
    let text = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let found = text.lines().find_map(|found| found.strip_prefix(line));
    found.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

fn disk_use(dir: &Path) -> std::io::Result<u64> {
    let mut sum = 0;
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        sum += if entry.file_type()?.is_dir() { disk_use(&entry.path())? } else { entry.metadata()?.len() };
    }
    Ok(sum)
}
