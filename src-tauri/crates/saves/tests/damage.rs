//! Files are damaged behind the store's back: nothing is ever silently older, missing or wrong.
//!
//! `SAVES_PLACES` sets in how many places each file of the database is damaged, in six ways each (12 when unset).

mod common;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use common::{body, copy_dir, folder, header, kinds, names, open};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use saves::{Header, LoadError, NoticeKind, Opened, SaveError, SlotId};
use serde_json::json;

/// A store of three games, each saved `saves` times, the last time with `body(slot, …)`.
fn played(dir: &Path, saves: u32) -> Vec<SlotId> {
    let store = open(dir).store;
    let slots: Vec<SlotId> = (0..3).map(|n| store.create(header(&format!("game {n}"), 0), b"new").unwrap()).collect();
    for step in 1..=saves {
        for &slot in &slots {
            let old = store.load(slot).unwrap().header;
            store.save(slot, &Header { step, ..old }, &body(slot.0 * 1000 + u64::from(step), 3000)).unwrap();
        }
    }
    store.set_settings(&json!({ "language": "en" })).unwrap();
    slots
}

fn check(opened: &Opened, slots: &[SlotId], step: u32, what: &str) {
    assert_eq!(opened.store.list().len(), slots.len(), "{what}");
    for &slot in slots {
        let saved = opened.store.load(slot).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!((saved.header.step, saved.body), (step, body(slot.0 * 1000 + u64::from(step), 3000)), "{what}");
    }
    assert_eq!(opened.store.settings(), json!({ "language": "en" }), "{what}");
}

fn files(dir: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(dir).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_dir() { all.extend(files(&entry.path())) } else { all.push(entry.path()) }
    }
    all.sort();
    all
}

/// Ways to spoil a file of `len` bytes at `at`.
fn spoil(path: &Path, way: usize, at: usize) {
    let mut bytes = fs::read(path).unwrap();
    let end = (at + 64).min(bytes.len());
    match way {
        0 => bytes.truncate(at),
        1 => bytes[at..end].fill(0),
        2 => bytes[at..end].fill(0xff),
        3 => bytes[at..end].iter_mut().enumerate().for_each(|(n, b)| *b = b.wrapping_mul(31).wrapping_add(n as u8 + 7)),
        4 => bytes[at] ^= 1 << (at % 8),
        _ => bytes[at..].fill(0),
    }
    fs::write(path, bytes).unwrap();
}

#[test]
fn a_damaged_database_loses_nothing() {
    let source = folder();
    let slots = played(source.path(), 5);
    // Opened and closed once more, so that there is a snapshot to damage too.
    drop(open(source.path()));
    let places: usize = env::var("SAVES_PLACES").map_or(12, |text| text.parse().unwrap());
    let mut noticed = 0;
    let mut tried = 0;
    for file in files(&source.path().join("db")) {
        let bytes = fs::read(&file).unwrap();
        let used = bytes.iter().rposition(|&b| b != 0).map_or(0, |last| last + 1);
        for n in 0..places {
            for way in 0..6 {
                let at = (used * n / places + n % 64).min(used.saturating_sub(1));
                let dir = folder();
                copy_dir(source.path(), dir.path());
                let target = dir.path().join(file.strip_prefix(source.path()).unwrap());
                spoil(&target, way, at);
                let what = format!("{} way {way} at {at}", target.file_name().unwrap().display());
                let opened = open(dir.path());
                check(&opened, &slots, 5, &what);
                tried += 1;
                noticed += u32::from(!opened.notices.is_empty());
                let never = [NoticeKind::Damaged];
                assert!(!kinds(&opened).iter().any(|kind| never.contains(kind)), "{what}: {:?}", opened.notices);
                // What was mended is whole again.
                drop(opened);
                let again = open(dir.path());
                assert_eq!(again.notices, [], "{what}");
                check(&again, &slots, 5, &what);
            }
        }
    }
    println!("{tried} damaged databases, {noticed} with a notice");
    assert!(tried > 100 && noticed > tried / 3, "{noticed} of {tried}");
}

/// `SAVES_DAMAGES` sets how many (200 when unset), `ELBOWROOM_SEED` with which they begin.
#[test]
fn one_damage_of_any_file_on_either_side_loses_nothing() {
    let number = |name: &str, unset: u64| env::var(name).map_or(unset, |text| text.parse().unwrap());
    let (damages, seed) = (number("SAVES_DAMAGES", 200), number("ELBOWROOM_SEED", 1));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let source = folder();
    let slots = played(source.path(), 5);
    drop(open(source.path()));
    let all: Vec<PathBuf> = files(&source.path().join("db")).into_iter().chain(files(&source.path().join("slots"))).collect();
    let mut hit = std::collections::BTreeMap::<String, (u64, u64)>::new();
    for n in 0..damages {
        // Every file comes up as often as any other, however small it is.
        let file = &all[n as usize % all.len()];
        let bytes = fs::read(file).unwrap();
        let used = bytes.iter().rposition(|&b| b != 0).map_or(1, |last| last + 1);
        let (at, way) = (rng.random_range(0..used), rng.random_range(0..6));
        let dir = folder();
        copy_dir(source.path(), dir.path());
        let name = file.strip_prefix(source.path()).unwrap();
        spoil(&dir.path().join(name), way, at.min(bytes.len().saturating_sub(1)));
        let what = format!("damage {n} of seed {seed}: {} way {way} at {at}", name.display());
        let opened = open(dir.path());
        check(&opened, &slots, 5, &what);
        assert!(!kinds(&opened).contains(&NoticeKind::Damaged), "{what}: {:?}", opened.notices);
        let noticed = u64::from(!opened.notices.is_empty());
        // What was mended is whole again.
        drop(opened);
        let again = open(dir.path());
        assert_eq!(again.notices, [], "{what}");
        check(&again, &slots, 5, &what);
        let counts = hit.entry(name.display().to_string()).or_default();
        *counts = (counts.0 + 1, counts.1 + noticed);
    }
    println!("{damages} damages of {} files; of each how many, and how many with a notice: {hit:?}", all.len());
    let told: u64 = hit.values().map(|counts| counts.1).sum();
    assert!(told > damages / 4, "{told} of {damages} were noticed");
}

#[test]
fn damaged_mirrors_lose_nothing_and_are_kept() {
    let source = folder();
    let slots = played(source.path(), 3);
    for file in files(&source.path().join("slots")).into_iter().filter(|file| !file.ends_with("titles.elbow")) {
        let len = fs::metadata(&file).unwrap().len() as usize;
        for way in 0..6 {
            let dir = folder();
            copy_dir(source.path(), dir.path());
            let target = dir.path().join(file.strip_prefix(source.path()).unwrap());
            spoil(&target, way, len * way / 7);
            let what = format!("{} way {way}", target.file_name().unwrap().display());
            let opened = open(dir.path());
            check(&opened, &slots, 3, &what);
            if !what.contains("counter") {
                assert_eq!(kinds(&opened), [NoticeKind::Mended], "{what}");
            }
            assert_eq!(names(&dir.path().join("slots"), "broken").len(), 1, "{what}");
            drop(opened);
            assert_eq!(open(dir.path()).notices, [], "{what}");
        }
    }
}

#[test]
fn a_rolled_back_database_is_noticed_named_and_brought_forward() {
    let dir = folder();
    let slots = played(dir.path(), 2);
    let old = folder();
    copy_dir(&dir.path().join("db"), old.path());
    let store = open(dir.path()).store;
    let header_of = |slot| store.load(slot).unwrap().header;
    for &slot in &slots[..2] {
        store.save(slot, &Header { step: 3, ..header_of(slot) }, b"newest").unwrap();
    }
    let late = store.create(header("late", 9), b"late").unwrap();
    drop(store);
    fs::remove_dir_all(dir.path().join("db")).unwrap();
    copy_dir(old.path(), &dir.path().join("db"));

    let opened = open(dir.path());
    let told: Vec<_> = opened.notices.iter().map(|n| (n.kind, n.slot)).collect();
    let expected: Vec<_> = [slots[0], slots[1], late].map(|slot| (NoticeKind::RolledBack, Some(slot))).into();
    assert_eq!(told, expected);
    assert!(opened.notices[0].message.contains("“game 0”"), "{}", opened.notices[0].message);
    assert_eq!(opened.store.load(slots[1]).unwrap().body, b"newest");
    assert_eq!(opened.store.load(late).unwrap().body, b"late");
    assert!(opened.store.create(header("next", 0), b"").unwrap() > late);
    drop(opened);
    assert_eq!(open(dir.path()).notices, []);
}

#[test]
fn rolled_back_or_missing_mirrors_are_noticed_and_brought_forward() {
    let dir = folder();
    let slots = played(dir.path(), 2);
    let mirror = dir.path().join(format!("slots/{}.elbow", slots[0]));
    let old = fs::read(&mirror).unwrap();
    let store = open(dir.path()).store;
    for _ in 0..3 {
        let header = store.load(slots[0]).unwrap().header;
        store.save(slots[0], &header, b"newest").unwrap();
    }
    drop(store);
    fs::write(&mirror, old).unwrap();
    fs::remove_file(dir.path().join(format!("slots/{}.elbow", slots[1]))).unwrap();
    let opened = open(dir.path());
    let told: Vec<_> = opened.notices.iter().map(|n| (n.kind, n.slot)).collect();
    assert_eq!(told, [(NoticeKind::Mended, Some(slots[0])), (NoticeKind::Mended, Some(slots[1]))]);
    assert_eq!(opened.store.load(slots[0]).unwrap().body, b"newest");
    drop(opened);
    assert_eq!(open(dir.path()).notices, []);
}

#[test]
fn a_missing_database_is_rebuilt() {
    let dir = folder();
    let slots = played(dir.path(), 2);
    fs::remove_dir_all(dir.path().join("db")).unwrap();
    let opened = open(dir.path());
    assert_eq!(kinds(&opened), [NoticeKind::Mended]);
    check(&opened, &slots, 2, "rebuilt");
}

#[test]
fn a_database_of_garbage_is_set_aside_and_rebuilt() {
    let dir = folder();
    let slots = played(dir.path(), 2);
    fs::write(dir.path().join("db/conf"), b"this is no configuration at all").unwrap();
    let garbage = fs::read(dir.path().join("db/db")).unwrap();
    let opened = open(dir.path());
    assert_eq!(kinds(&opened), [NoticeKind::SetAside]);
    check(&opened, &slots, 2, "set aside");
    let aside = names(dir.path(), "db.broken-");
    assert_eq!(aside.len(), 1);
    assert_eq!(opened.notices[0].data["folder"], json!(aside[0]));
    assert_eq!(fs::read(dir.path().join(&aside[0]).join("db")).unwrap(), garbage, "what was set aside is untouched");
}

#[test]
fn a_database_that_is_no_file_is_set_aside_and_rebuilt() {
    let dir = folder();
    let slots = played(dir.path(), 2);
    fs::remove_file(dir.path().join("db/db")).unwrap();
    fs::create_dir(dir.path().join("db/db")).unwrap();
    let opened = open(dir.path());
    assert_eq!(kinds(&opened), [NoticeKind::SetAside]);
    check(&opened, &slots, 2, "set aside");
}

#[test]
fn openings_that_never_end_lead_to_a_rebuilt_database() {
    let dir = folder();
    let slots = played(dir.path(), 2);
    // What two openings leave that were cut short inside the database.
    fs::write(dir.path().join("opening"), [2]).unwrap();
    let opened = open(dir.path());
    assert_eq!(kinds(&opened), [NoticeKind::SetAside]);
    check(&opened, &slots, 2, "set aside");
    drop(opened);
    assert_eq!(open(dir.path()).notices, []);
}

#[test]
fn a_slot_with_no_whole_copy_is_listed_with_its_trouble_and_hides_no_other() {
    let dir = folder();
    let slots = played(dir.path(), 2);
    // The database goes, and one mirror is damaged in its body, another in its prefix.
    fs::remove_dir_all(dir.path().join("db")).unwrap();
    let path = |slot: SlotId| dir.path().join(format!("slots/{slot}.elbow"));
    let len = fs::metadata(path(slots[0])).unwrap().len() as usize;
    spoil(&path(slots[0]), 4, len - 10);
    spoil(&path(slots[1]), 1, 0);
    let Opened { store, notices } = open(dir.path());
    let told: Vec<_> = notices.iter().map(|n| (n.kind, n.slot)).collect();
    let expected = [(NoticeKind::Mended, None), (NoticeKind::Damaged, Some(slots[0])), (NoticeKind::Damaged, Some(slots[1]))];
    assert_eq!(told, expected);
    let list = store.list();
    assert_eq!(list.len(), 3);
    let find = |slot| list.iter().find(|entry| entry.slot == slot).unwrap();
    assert_eq!(find(slots[0]).header.name, "game 0", "the header is whole and shown");
    assert_eq!(find(slots[0]).trouble.as_ref().unwrap().kind, "damaged");
    assert_eq!(find(slots[1]).trouble.as_ref().unwrap().kind, "damaged");
    assert_eq!(find(slots[2]).trouble, None);
    assert!(matches!(store.load(slots[0]), Err(LoadError::Damaged { .. })));
    assert_eq!(store.save(slots[0], &Header::default(), b"over it"), Err(SaveError::Unreadable));
    // It stays so until the player throws it away, and then its bytes are put aside.
    drop(store);
    let Opened { store, notices } = open(dir.path());
    assert_eq!((notices.len(), store.list().len()), (2, 3));
    store.delete(slots[0]).unwrap();
    assert_eq!(store.list().len(), 2);
    assert_eq!(names(&dir.path().join("slots"), "broken").len(), 1);
}

#[test]
fn damaged_settings_start_afresh_and_say_so() {
    let dir = folder();
    let slots = played(dir.path(), 1);
    fs::remove_dir_all(dir.path().join("db")).unwrap();
    for name in ["settings", "counter"] {
        fs::write(dir.path().join(format!("slots/{name}.elbow")), b"garbage").unwrap();
    }
    let Opened { store, notices } = open(dir.path());
    assert_eq!(notices.iter().map(|n| n.kind).collect::<Vec<_>>(), [NoticeKind::Mended, NoticeKind::SettingsLost]);
    assert_eq!(store.settings(), serde_json::Value::Null);
    store.set_settings(&json!({ "language": "zh-Hans" })).unwrap();
    assert!(store.create(header("next", 0), b"").unwrap() > slots[2]);
    drop(store);
    let opened = open(dir.path());
    assert_eq!((opened.notices.len(), opened.store.settings()), (0, json!({ "language": "zh-Hans" })));
}

#[test]
fn an_older_copy_is_never_passed_off_as_the_newest() {
    let dir = folder();
    let slots = played(dir.path(), 2);
    let old = folder();
    copy_dir(&dir.path().join("db"), old.path());
    let store = open(dir.path()).store;
    let header = store.load(slots[0]).unwrap().header;
    store.save(slots[0], &header, b"newest").unwrap();
    drop(store);
    fs::remove_dir_all(dir.path().join("db")).unwrap();
    copy_dir(old.path(), &dir.path().join("db"));
    let mirror = dir.path().join(format!("slots/{}.elbow", slots[0]));
    spoil(&mirror, 4, fs::metadata(&mirror).unwrap().len() as usize - 1);
    let opened = open(dir.path());
    assert_eq!(kinds(&opened), [NoticeKind::Damaged]);
    assert_eq!(opened.notices[0].data["newest_seen"], json!(4));
    assert_eq!(opened.store.load(slots[0]).unwrap().header.step, 2);
    assert_eq!(names(&dir.path().join("slots"), "broken").len(), 1);
    let generation = opened.store.save(slots[0], &header, b"on").unwrap();
    assert_eq!(generation, 5, "a generation is never used twice");
}

#[test]
fn a_slot_of_a_newer_version_is_left_alone() {
    let dir = folder();
    let slots = played(dir.path(), 1);
    // A later header format inside today's envelope, in the mirror only and with a higher generation.
    let path = dir.path().join(format!("slots/{}.elbow", slots[0]));
    let newer = sealed(slots[0].0, 9, 1, br#"{"format":7,"engine":"3.1.0","name":"from the future"}"#, b"?");
    fs::write(&path, &newer).unwrap();
    // A later envelope.
    let later = dir.path().join(format!("slots/{}.elbow", slots[1]));
    let envelope = sealed(slots[1].0, 9, 2, b"", b"");
    fs::write(&later, &envelope).unwrap();
    let store = open(dir.path()).store;
    assert_eq!(store.load(slots[0]), Err(LoadError::Newer { format: 7, engine: "3.1.0".to_owned() }));
    assert!(matches!(store.load(slots[1]), Err(LoadError::Newer { format: 2, .. })));
    let list = store.list();
    let find = |slot| list.iter().find(|entry| entry.slot == slot).unwrap();
    assert_eq!((find(slots[0]).header.name.as_str(), find(slots[0]).trouble.as_ref().unwrap().kind), ("from the future", "newer"));
    assert_eq!(find(slots[1]).trouble.as_ref().unwrap().kind, "newer");
    for slot in &slots[..2] {
        assert_eq!(store.save(*slot, &Header::default(), b"over it"), Err(SaveError::Unreadable));
        assert_eq!(store.rename(*slot, "x"), Err(SaveError::Unreadable));
        assert_eq!(store.duplicate(*slot, None), Err(SaveError::Unreadable));
    }
    assert!(store.load(slots[2]).is_ok());
    assert_eq!((fs::read(path).unwrap(), fs::read(later).unwrap()), (newer, envelope));
}

/// An envelope written by hand, after the layout that is fixed for ever.
fn sealed(key: u64, generation: u64, version: u16, header: &[u8], body: &[u8]) -> Vec<u8> {
    let mut bytes = b"ELBOWSAV".to_vec();
    bytes.extend(version.to_le_bytes());
    bytes.extend(0_u16.to_le_bytes());
    bytes.extend((header.len() as u32).to_le_bytes());
    bytes.extend((body.len() as u64).to_le_bytes());
    bytes.extend(generation.to_le_bytes());
    bytes.extend(key.to_le_bytes());
    bytes.extend(crc32fast::hash(header).to_le_bytes());
    bytes.extend(crc32fast::hash(&[header, body].concat()).to_le_bytes());
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    [&bytes, header, body].concat()
}
