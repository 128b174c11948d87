//! The process is killed at random moments while it saves: whatever it acknowledged is there afterwards.
//!
//! `SAVES_KILLS` sets how often (40 when unset), `ELBOWROOM_SEED` with which moments it begins.

mod common;

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use common::{body, header, open};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use saves::{Header, NewHeader, SlotId};

const DIR: &str = "SAVES_KILL_DIR";
const SLOTS: usize = 4;

/// The body that belongs to a step, of a size that varies.
fn body_of(slot: SlotId, step: u32) -> Vec<u8> {
    let seed = slot.0 << 32 | u64::from(step);
    body(seed, 500 + (seed * 7919 % 30_000) as usize)
}

/// Not a test by itself: the process that [`nothing_acknowledged_is_lost`] starts and kills.
#[test]
#[ignore = "run by nothing_acknowledged_is_lost in a process of its own"]
fn child() {
    let dir = env::var(DIR).expect("only nothing_acknowledged_is_lost runs this");
    let store = open(Path::new(&dir)).store;
    let mut out = std::io::stdout();
    let mut slots: Vec<SlotId> = store.list().iter().filter(|entry| entry.header.name == "game").map(|entry| entry.slot).collect();
    while slots.len() < SLOTS {
        let slot = store.create(header("game", 0), b"new").unwrap();
        slots.push(slot);
    }
    for n in 0.. {
        let slot = slots[n % SLOTS];
        let old = store.load(slot).unwrap().header;
        let step = old.step + 1;
        let generation = store.save(slot, &Header { step, ..old }, &body_of(slot, step)).unwrap();
        out.write_all(format!("saved {slot} {generation} {step}\n").as_bytes()).unwrap();
        out.flush().unwrap();
        // Slots also come and go; being killed there must not show either.
        if n % 5 == 4 {
            let copy = store.duplicate(slot, Some("copy")).unwrap();
            store.delete(copy.slot).unwrap();
            store.purge_deleted().unwrap();
        }
        if n % 7 == 6 {
            store.create(NewHeader { autosave: true, ..header("auto", 0) }, b"auto").unwrap();
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost() {
    let kills: u32 = env::var("SAVES_KILLS").ok().map_or(40, |text| text.parse().unwrap());
    let mut rng = ChaCha8Rng::seed_from_u64(env::var("ELBOWROOM_SEED").map_or(u64::from(std::process::id()), |text| text.parse().unwrap()));
    let dir = tempfile::tempdir().unwrap();
    let mut acknowledged: BTreeMap<SlotId, (u64, u32)> = BTreeMap::new();
    let mut count = 0;
    for kill in 0..kills {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["child", "--exact", "--ignored", "--nocapture"])
            .env(DIR, dir.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = child.stdout.take().unwrap();
        let (began, first) = mpsc::channel();
        let reader = thread::spawn(move || {
            let mut lines = Vec::new();
            for line in BufReader::new(output).lines() {
                lines.push(line.unwrap());
                if lines.last().is_some_and(|line| line.starts_with("saved")) {
                    let _ = began.send(());
                }
            }
            lines
        });
        // One in four is killed around its opening, the others while they save.
        if rng.random_ratio(3, 4) {
            let _ = first.recv_timeout(Duration::from_secs(20));
            thread::sleep(Duration::from_micros(rng.random_range(0..25_000)));
        } else {
            thread::sleep(Duration::from_micros(rng.random_range(1_000..60_000)));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        for line in reader.join().unwrap() {
            let words: Vec<&str> = line.split(' ').collect();
            let ["saved", slot, generation, step] = words[..] else { continue };
            // The last line may be cut off in the middle of a number; a shorter number only asks for less.
            let (Ok(slot), Ok(generation), Ok(step)) = (slot.parse(), generation.parse(), step.parse()) else { continue };
            acknowledged.insert(slot, (generation, step));
            count += 1;
        }
        let opened = open(dir.path());
        assert_eq!(opened.notices, [], "kill {kill}: a crash in the middle of a save needs no notice");
        for (&slot, &(generation, step)) in &acknowledged {
            let saved = opened.store.load(slot).unwrap();
            assert!(saved.generation >= generation && saved.header.step >= step, "kill {kill}: {slot} went back to {}", saved.header.step);
            assert!(saved.header.step <= step + 1, "kill {kill}: {slot} is ahead of what was saved");
            let body = if saved.header.step == 0 { b"new".to_vec() } else { body_of(slot, saved.header.step) };
            assert_eq!(saved.body, body, "kill {kill}: {slot}");
        }
        for entry in opened.store.list().into_iter().filter(|entry| entry.header.name == "game") {
            // Killed between its save and its word of it: from now on this step must not be lost either.
            acknowledged.insert(entry.slot, (entry.generation, entry.header.step));
        }
    }
    println!("{kills} kills, {count} acknowledged saves");
    assert!(count > kills, "the child hardly ever got to save");
}
