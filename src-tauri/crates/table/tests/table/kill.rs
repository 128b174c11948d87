//! The process is killed at random moments of play: what a command has answered is there afterwards.
//!
//! `TABLE_KILLS` sets how often (20 when unset), `ELBOWROOM_SEED` with which moments it begins.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use table::Host;

const DIR: &str = "TABLE_KILL_DIR";

/// A small generator: choices need not be good, only different.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// The newest game and its whole journal.
fn newest(host: &Host) -> Option<(Value, Vec<String>)> {
    let slots = host.call("slots", json!({})).unwrap();
    let slot = slots["slots"].as_array()?.iter().find(|entry| entry["autosave"] == false)?["slot"].clone();
    host.call("open_slot", json!({ "slot": slot })).unwrap();
    let log = host.call("log", json!({})).unwrap();
    let journal: Vec<String> = log["entries"].as_array()?.iter().map(|entry| entry["text"].as_str().unwrap().to_owned()).collect();
    assert_eq!(log["length"].as_u64(), Some(journal.len() as u64), "the whole history can be shown");
    Some((slot, journal))
}

/// Not a test by itself: the process that [`nothing_answered_is_lost`] starts and kills.
#[test]
#[ignore = "run by nothing_answered_is_lost in a process of its own"]
fn child() {
    let dir = env::var(DIR).expect("only nothing_answered_is_lost runs this");
    let host = Host::open(dir.as_ref());
    let mut dice = Dice(u64::from(std::process::id()));
    let mut out = std::io::stdout();
    let mut say = |line: String| {
        out.write_all(format!("{line}\n").as_bytes()).unwrap();
        out.flush().unwrap();
    };
    let _ = newest(&host);
    loop {
        let over = host.call("view", json!({})).map_or(true, |state| state["view"]["over"] == true);
        if over {
            let players = 2 + dice.below(4);
            let state = host.call("new_game", json!({ "setup": { "game": "small-world", "players": players } })).unwrap();
            say(format!("new {}", state["slot"].as_str().unwrap()));
        }
        let mut state = host.call("view", json!({})).unwrap();
        if let Some(seat) = state["curtain"]["seat"].as_u64() {
            state = host.call("lift_curtain", json!({ "seat": seat })).unwrap();
        }
        if state["undo"]["ok"] == true && dice.below(8) == 0 {
            host.call("undo", json!({})).unwrap();
            say("undo".to_owned());
            continue;
        }
        let legal = host.call_headless("legal", json!({})).unwrap();
        let actions = legal["actions"].as_array().unwrap();
        let state = host.call("act", json!({ "action": actions[dice.below(actions.len())] })).unwrap();
        let last = state["step"].as_u64().unwrap() - 1;
        let log = host.call("log", json!({ "from": last })).unwrap();
        say(format!("act {}", log["entries"][0]["text"].as_str().unwrap()));
    }
}

#[test]
fn nothing_answered_is_lost() {
    let kills: u32 = env::var("TABLE_KILLS").ok().map_or(20, |text| text.parse().unwrap());
    let dir = tempfile::tempdir().unwrap();
    let mut dice = Dice(env::var("ELBOWROOM_SEED").map_or(u64::from(std::process::id()) << 7, |text| text.parse().unwrap()));
    let mut known: (Value, Vec<String>) = (Value::Null, Vec::new());
    let mut answered = 0;
    for kill in 0..kills {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["kill::child", "--exact", "--ignored", "--nocapture"])
            .env(DIR, dir.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let output = child.stdout.take().unwrap();
        let (began, first) = mpsc::channel();
        let reader = thread::spawn(move || {
            let mut lines = Vec::new();
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if ["new ", "act ", "undo"].iter().any(|word| line.starts_with(word)) {
                    let _ = began.send(());
                    lines.push(line);
                }
            }
            lines
        });
        first.recv_timeout(Duration::from_secs(60)).expect("the child plays");
        thread::sleep(Duration::from_micros(dice.below(120_000) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        for line in reader.join().unwrap() {
            answered += 1;
            match line.split_once(' ') {
                Some(("new", slot)) => known = (json!(slot), Vec::new()),
                Some((_, action)) => known.1.push(action.to_owned()),
                None => drop(known.1.pop()),
            }
        }
        let host = Host::open(dir.path());
        let startup = host.call("startup", json!({})).unwrap();
        assert_eq!(startup["error"], Value::Null, "kill {kill}");
        let lost = startup["notices"].as_array().unwrap().iter().any(|notice| notice["kind"] == "damaged");
        assert!(!lost, "kill {kill}: {startup}");
        let (slot, journal) = newest(&host).expect("a game");
        // The command that was running may have come to its end, no other.
        let same = journal == known.1;
        let one_more = journal.len() == known.1.len() + 1 && journal.starts_with(&known.1);
        let one_less = known.1.len() == journal.len() + 1 && known.1.starts_with(&journal);
        let next = slot != known.0 && journal.is_empty();
        assert!((slot == known.0 && (same || one_more || one_less)) || next, "kill {kill}: answered {:?}, found {journal:?}", known.1);
        let export = host.call("export_slot", json!({ "slot": slot })).unwrap();
        table::verify(&table::Registry::standard(), export["data"].as_str().unwrap()).unwrap();
        known = (slot, journal);
    }
    println!("{kills} kills, {answered} answered commands");
    assert!(answered > kills, "{answered} commands answered before {kills} kills");
}
