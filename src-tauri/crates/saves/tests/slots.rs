//! A healthy store: what is saved is there, under every operation and after every opening.

mod common;

use std::{sync::Arc, thread};

use common::{body, header, open};
use saves::{AUTOSAVES, Header, LoadError, MAX_BYTES, NewHeader, OpenError, Opened, SaveError, SlotId, Store};
use serde_json::{Value, json};

#[test]
fn thirty_slots_come_back_byte_for_byte() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    let mut slots = Vec::new();
    for n in 0..30_u32 {
        let slot = store.create(header(&format!("game {n}"), n), &body(n.into(), 1000 * n as usize)).unwrap();
        slots.push(slot);
    }
    drop(store);
    let opened = open(dir.path());
    assert_eq!(opened.notices, []);
    for (n, &slot) in slots.iter().enumerate() {
        let saved = opened.store.load(slot).unwrap();
        assert_eq!(saved.body, body(n as u64, 1000 * n));
        assert_eq!((saved.header.name, saved.generation, saved.format), (format!("game {n}"), 1, saves::FORMAT));
    }
    assert_eq!(opened.store.list().len(), 30);
}

#[test]
fn the_list_shows_the_newest_first_and_speaks_the_protocol() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    let first = store.create(header("first", 0), b"1").unwrap();
    let second = store.create(header("second", 0), b"2").unwrap();
    assert_eq!(store.list().iter().map(|e| e.slot).collect::<Vec<_>>(), [second, first]);
    thread::sleep(std::time::Duration::from_millis(3));
    let saved = store.load(first).unwrap();
    store.save(first, &Header { step: 7, ..saved.header }, b"3").unwrap();
    let list = store.list();
    assert_eq!(list.iter().map(|e| e.slot).collect::<Vec<_>>(), [first, second]);
    let json = serde_json::to_value(&list[0]).unwrap();
    let keys = json.as_object().unwrap().keys().map(String::as_str).collect::<std::collections::BTreeSet<_>>();
    let wanted = "slot name game map seats round rounds step over created modified format engine autosave winners trouble";
    assert_eq!(keys, wanted.split(' ').collect());
    assert_eq!((&json["slot"], &json["step"], &json["trouble"]), (&json!("0000000000000001"), &json!(7), &Value::Null));
}

#[test]
fn saving_keeps_what_belongs_to_the_slot() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    let slot = store.create(header("old name", 0), b"0").unwrap();
    let playing = store.load(slot).unwrap().header;
    let renamed = store.rename(slot, "new name").unwrap();
    assert_eq!(renamed.header.name, "new name");
    let generation = store.save(slot, &Header { created: 1, step: 1, ..playing.clone() }, b"1").unwrap();
    let saved = store.load(slot).unwrap();
    assert_eq!((saved.header.name.as_str(), saved.header.created, saved.header.step), ("new name", playing.created, 1));
    assert_eq!((saved.generation, saved.body.as_slice()), (generation, b"1".as_slice()));
}

#[test]
fn a_deleted_slot_waits_in_the_trash() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    let slots: Vec<SlotId> = (0..3).map(|n| store.create(header("game", n), &body(n.into(), 50)).unwrap()).collect();
    store.delete(slots[1]).unwrap();
    store.delete(slots[2]).unwrap();
    assert_eq!((store.list().len(), store.deleted().len()), (1, 2));
    drop(store);
    let Opened { store, notices } = open(dir.path());
    assert_eq!(notices, []);
    assert_eq!(store.deleted().len(), 2);
    assert_eq!(store.restore(slots[1]).unwrap().slot, slots[1]);
    assert_eq!(store.load(slots[1]).unwrap().body, body(1, 50));
    assert_eq!(store.purge_deleted(), Ok(1));
    assert_eq!(store.load(slots[2]), Err(LoadError::NotFound));
    assert_eq!(store.restore(slots[2]), Err(SaveError::NotFound));
    drop(store);
    let Opened { store, notices } = open(dir.path());
    assert_eq!(notices, []);
    assert_eq!(store.list().len(), 2);
    let next = store.create(header("game", 3), b"").unwrap();
    assert!(next > slots[2], "the number of a purged slot is not used again");
}

#[test]
fn a_copy_is_a_slot_of_its_own() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    let slot = store.create(NewHeader { autosave: true, ..header("game", 4) }, b"one").unwrap();
    let copy = store.duplicate(slot, Some("copy")).unwrap();
    assert_ne!(copy.slot, slot);
    assert_eq!((copy.header.name.as_str(), copy.header.autosave, copy.header.step), ("copy", false, 4));
    let header = store.load(slot).unwrap().header;
    store.save(slot, &header, b"two").unwrap();
    assert_eq!(store.load(copy.slot).unwrap().body, b"one");
    assert_eq!(store.duplicate(copy.slot, None).unwrap().header.name, "copy");
}

#[test]
fn only_the_newest_autosaves_are_kept() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    let named = store.create(header("named", 0), b"").unwrap();
    let first = store.create(NewHeader { autosave: true, ..header("kept by its name", 0) }, b"").unwrap();
    store.rename(first, "kept").unwrap();
    let autosaves: Vec<SlotId> = (0..9).map(|n| store.create(NewHeader { autosave: true, ..header("auto", n) }, b"").unwrap()).collect();
    let left: Vec<SlotId> = store.list().iter().filter(|e| e.header.autosave).map(|e| e.slot).collect();
    let newest: Vec<SlotId> = autosaves.iter().rev().take(AUTOSAVES).copied().collect();
    assert_eq!(left, newest);
    assert!(store.load(named).is_ok() && store.load(first).is_ok());
    drop(store);
    assert_eq!(open(dir.path()).store.list().len(), AUTOSAVES + 2);
}

#[test]
fn settings_are_one_value() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    assert_eq!(store.settings(), Value::Null);
    store.set_settings(&json!({ "language": "zh-Hant", "text": 1.25 })).unwrap();
    store.set_settings(&json!({ "language": "en" })).unwrap();
    drop(store);
    let opened = open(dir.path());
    assert_eq!((opened.store.settings(), opened.notices.len()), (json!({ "language": "en" }), 0));
    assert_eq!(opened.store.list(), []);
}

#[test]
fn what_is_not_there_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    store.set_settings(&json!({})).unwrap();
    for slot in [SlotId(0), SlotId(9), SlotId(u64::MAX), SlotId(u64::MAX - 1)] {
        assert_eq!(store.load(slot), Err(LoadError::NotFound));
        assert_eq!(store.save(slot, &Header::default(), b""), Err(SaveError::NotFound));
        assert_eq!(store.rename(slot, "x"), Err(SaveError::NotFound));
        assert_eq!(store.duplicate(slot, None), Err(SaveError::NotFound));
        assert_eq!(store.delete(slot), Err(SaveError::NotFound));
        assert_eq!(store.restore(slot), Err(SaveError::NotFound));
    }
}

#[test]
fn large_bodies_are_saved_and_too_large_ones_refused() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    let big = body(5, 3 << 20);
    let slot = store.create(header("big", 0), &big).unwrap();
    let header = store.load(slot).unwrap().header;
    for _ in 0..12 {
        store.save(slot, &header, &big).unwrap();
    }
    assert!(matches!(store.save(slot, &header, &vec![0; MAX_BYTES + 1]), Err(SaveError::TooLarge { .. })));
    drop(store);
    let opened = open(dir.path());
    assert_eq!(opened.notices, []);
    assert_eq!(opened.store.load(slot).unwrap().body, big);
}

#[test]
fn a_second_copy_of_the_app_is_told_so_and_harms_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let Opened { store, .. } = open(dir.path());
    let slot = store.create(header("game", 0), b"1").unwrap();
    for _ in 0..3 {
        assert!(matches!(Store::open(dir.path()), Err(OpenError::Locked)));
    }
    let header = store.load(slot).unwrap().header;
    store.save(slot, &header, b"2").unwrap();
    drop(store);
    let opened = open(dir.path());
    assert_eq!(opened.notices, []);
    assert_eq!(opened.store.load(slot).unwrap().body, b"2");
}

#[test]
fn a_folder_that_cannot_be_made_is_named_as_such() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, b"in the way").unwrap();
    assert!(matches!(Store::open(&file), Err(OpenError::NoDirectory)));
    assert!(matches!(Store::open(&file.join("below")), Err(OpenError::NoDirectory)));
}

#[test]
fn many_threads_may_save_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let store = Arc::new(open(dir.path()).store);
    let workers: Vec<_> = (0..4_u64)
        .map(|n| {
            let store = Arc::clone(&store);
            thread::spawn(move || {
                let slot = store.create(header("game", 0), b"").unwrap();
                let header = store.load(slot).unwrap().header;
                for step in 0..20 {
                    store.save(slot, &header, &body(n * 100 + step, 500)).unwrap();
                    assert_eq!(store.load(slot).unwrap().body, body(n * 100 + step, 500));
                }
                (slot, body(n * 100 + 19, 500))
            })
        })
        .collect();
    let last: Vec<_> = workers.into_iter().map(|worker| worker.join().unwrap()).collect();
    drop(store);
    let opened = open(dir.path());
    assert_eq!(opened.notices, []);
    for (slot, body) in last {
        assert_eq!(opened.store.load(slot).unwrap().body, body);
    }
}
