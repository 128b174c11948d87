//! Every file of the store is damaged, missing or something else altogether: alone, and together with every other.
//!
//! Whatever it was: the store opens; a game of which one copy was not touched is listed and can be played on; one of which nothing is
//! left is named; new games, settings and deleting work, and they are still there after another start.

mod common;

use std::{
    fs,
    path::{Path, PathBuf},
};

use common::{body, copy_dir, folder, header, open};
use saves::{Header, NoticeKind, Opened, SlotId};
use serde_json::json;

const GAMES: [&str; 2] = ["Ada, Ben", "贝贝"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Harm {
    Missing,
    Garbage,
    CutOff,
    Empty,
    Folder,
    #[cfg(unix)]
    Nowhere,
    #[cfg(unix)]
    Endless,
}

use Harm::{CutOff, Empty, Folder, Garbage, Missing};

/// One test at a time: a program started by one holds the open files of the others for a moment, the lock of a store among them.
fn alone() -> std::sync::MutexGuard<'static, ()> {
    static ONE: std::sync::Mutex<()> = std::sync::Mutex::new(());
    ONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Harm {
    fn all() -> Vec<Self> {
        let mut all = vec![Missing, Garbage, CutOff, Empty, Folder];
        #[cfg(unix)]
        all.extend([Self::Nowhere, Self::Endless]);
        all
    }

    fn befall(self, path: &Path) {
        let bytes = fs::read(path).unwrap_or_default();
        if path.symlink_metadata().is_ok() {
            fs::remove_file(path).unwrap();
        }
        match self {
            Missing => {}
            Garbage => fs::write(path, body(7, bytes.len().clamp(100, 100_000))).unwrap(),
            CutOff => fs::write(path, &bytes[..bytes.len() / 2]).unwrap(),
            Empty => fs::write(path, b"").unwrap(),
            Folder => {
                fs::create_dir(path).unwrap();
                fs::write(path.join("something"), b"of somebody's").unwrap();
            }
            #[cfg(unix)]
            Self::Nowhere => std::os::unix::fs::symlink("no/such/place", path).unwrap(),
            #[cfg(unix)]
            Self::Endless => std::os::unix::fs::symlink("/dev/zero", path).unwrap(),
        }
    }
}

/// A store of two games, saved some times, with settings; and every file in it.
fn source(dir: &Path) -> (Vec<SlotId>, Vec<PathBuf>) {
    let store = open(dir).store;
    let slots: Vec<SlotId> = GAMES.iter().map(|name| store.create(header(name, 0), b"new").unwrap()).collect();
    for step in 1..=3 {
        for &slot in &slots {
            let old = store.load(slot).unwrap().header;
            store.save(slot, &Header { step, ..old }, &body(slot.0, 3000)).unwrap();
        }
    }
    store.set_settings(&json!({ "language": "en" })).unwrap();
    drop(store);
    drop(open(dir));
    let mut files: Vec<PathBuf> = ["lock", "opening"].map(PathBuf::from).to_vec();
    for part in ["db", "slots"] {
        let inside = fs::read_dir(dir.join(part)).unwrap().map(|entry| entry.unwrap());
        files.extend(inside.filter(|entry| entry.path().is_file()).map(|entry| Path::new(part).join(entry.file_name())));
    }
    files.sort();
    (slots, files)
}

fn check(dir: &Path, slots: &[SlotId], touched: &[&PathBuf], what: &str) {
    let Opened { store, notices } = open(dir);
    let database = touched.iter().any(|file| file.starts_with("db"));
    for (&slot, name) in slots.iter().zip(GAMES) {
        let mirror = touched.iter().any(|file| file.ends_with(format!("{slot}.elbow")));
        let named: Vec<NoticeKind> = notices.iter().filter(|notice| notice.data["name"] == name).map(|notice| notice.kind).collect();
        let lost = named.iter().any(|kind| matches!(kind, NoticeKind::Damaged | NoticeKind::Lost));
        match store.load(slot) {
            Ok(saved) => {
                assert_eq!((saved.header.step, &saved.body), (3, &body(slot.0, 3000)), "{what}: {name} is older");
                assert!(!lost, "{what}: {name} is there, but {notices:?}");
            }
            Err(error) => {
                assert!(mirror && database, "{what}: {name} has a copy that was not touched: {error:?}");
                assert!(lost, "{what}: nobody says that {name} is lost: {notices:?}");
            }
        }
        let entry = store.list().into_iter().find(|entry| entry.slot == slot);
        assert_eq!(entry.as_ref().is_some_and(|entry| entry.trouble.is_none()), !lost, "{what}: {entry:?}");
        assert!(entry.is_none_or(|entry| entry.header.name == name), "{what}: a game in trouble still has its name");
    }
    for notice in notices.iter().filter(|notice| notice.kind == NoticeKind::SetAside) {
        assert!(!notice.message.contains("lost"), "{what}: that is for others to say: {notice:?}");
    }
    // Everything works on, and lasts.
    let fresh = store.create(header("fresh", 0), b"fresh").unwrap_or_else(|error| panic!("{what}: no new game: {error}"));
    assert!(slots.iter().all(|&slot| slot != fresh), "{what}: a number came back");
    let damaged_settings = touched.iter().any(|file| file.ends_with("settings.elbow"));
    if !(damaged_settings && database) {
        assert_eq!(store.settings(), json!({ "language": "en" }), "{what}");
    }
    store.set_settings(&json!({ "language": "zh-Hans" })).unwrap_or_else(|error| panic!("{what}: settings: {error}"));
    let gone = slots[1];
    let listed = store.list().iter().any(|entry| entry.slot == gone && entry.trouble.as_ref().is_none_or(|trouble| trouble.kind != "io"));
    if listed {
        store.delete(gone).unwrap_or_else(|error| panic!("{what}: delete: {error}"));
        let _ = store.purge_deleted();
    }
    drop(store);
    let Opened { store, notices } = open(dir);
    assert!(notices.iter().all(|notice| notice.kind != NoticeKind::Lost), "{what}: told twice: {notices:?}");
    assert_eq!(store.load(fresh).unwrap().body, b"fresh", "{what}");
    assert_eq!(store.settings(), json!({ "language": "zh-Hans" }), "{what}");
    assert!(!listed || store.list().iter().all(|entry| entry.slot != gone), "{what}: deleted, and there again");
}

#[test]
fn every_file_alone() {
    let _alone = alone();
    let from = folder();
    let (slots, files) = source(from.path());
    assert!(files.len() >= 8, "{files:?}");
    for file in &files {
        for harm in Harm::all() {
            let dir = folder();
            copy_dir(from.path(), dir.path());
            harm.befall(&dir.path().join(file));
            check(dir.path(), &slots, &[file], &format!("{} {harm:?}", file.display()));
        }
    }
}

#[test]
fn every_two_files() {
    let _alone = alone();
    let from = folder();
    let (slots, files) = source(from.path());
    let mut tried = 0;
    for (number, one) in files.iter().enumerate() {
        for other in &files[number + 1..] {
            for harms in [[Missing, Missing], [Garbage, Garbage], [Missing, Garbage], [Folder, CutOff], [Empty, Folder]] {
                let dir = folder();
                copy_dir(from.path(), dir.path());
                for (file, harm) in [one, other].into_iter().zip(harms) {
                    harm.befall(&dir.path().join(file));
                }
                let what = format!("{} and {}: {harms:?}", one.display(), other.display());
                check(dir.path(), &slots, &[one, other], &what);
                tried += 1;
            }
        }
    }
    println!("{tried} pairs");
    assert!(tried > 100);
}

#[test]
fn a_mirror_and_the_whole_database() {
    let _alone = alone();
    let from = folder();
    let (slots, _) = source(from.path());
    for harm in Harm::all() {
        let dir = folder();
        copy_dir(from.path(), dir.path());
        fs::remove_dir_all(dir.path().join("db")).unwrap();
        let file = PathBuf::from(format!("slots/{}.elbow", slots[1]));
        harm.befall(&dir.path().join(&file));
        check(dir.path(), &slots, &[&PathBuf::from("db/db"), &file], &format!("no database, {harm:?}"));
    }
}

/// Things that are not ours, in every folder of the store.
#[cfg(unix)]
#[test]
fn whatever_else_lies_in_the_folder_stops_nothing_and_stays() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};

    let _alone = alone();
    let from = folder();
    let (slots, _) = source(from.path());
    let long = format!("{}.elbow", "x".repeat(249));
    let free = SlotId(0x77);
    let names: Vec<&OsStr> = [
        &b"\xff\xfe.elbow"[..],
        b"\xff\xfe.tmp",
        b".elbow",
        b".tmp",
        b".deleted",
        b" ",
        b"\n",
        b"..elbow",
        b"0000000000000001.ELBOW",
        b"0000000000000001 (copy).elbow",
        b"ffffffffffffffff.elbow",
        b"0000000000000001.elbow.broken-1",
        long.as_bytes(),
    ]
    .map(OsStr::from_bytes)
    .to_vec();
    // Names that are ours, on what is not.
    let taken = ["0000000000000001.tmp", "0000000000000002.deleted", "counter.tmp", "titles.tmp", "0000000000000077.deleted"];
    let plant = |path: &Path, way: usize| match way {
        0 => fs::write(path, b"somebody's").unwrap(),
        1 => {
            fs::create_dir(path).unwrap();
            fs::write(path.join("kept"), b"somebody's").unwrap();
        }
        2 => std::os::unix::fs::symlink("/", path).unwrap(),
        3 => std::os::unix::fs::symlink(path, path).unwrap(),
        _ => assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success()),
    };
    for way in 0..5 {
        let dir = folder();
        copy_dir(from.path(), dir.path());
        for part in ["", "slots", "db"] {
            for name in &names {
                plant(&dir.path().join(part).join(name), way);
            }
        }
        for name in taken {
            // A file of that name is ours to sweep up.
            if way > 0 {
                plant(&dir.path().join("slots").join(name), way);
            }
        }
        for name in ["db.new", "db.old", "opening"] {
            plant(&dir.path().join(name), way);
        }
        check(dir.path(), &slots, &[], &format!("strays, way {way}"));
        // The database may have been put aside with what lay in it.
        for part in ["", "slots"] {
            for name in &names {
                let path = dir.path().join(part).join(name);
                assert!(path.symlink_metadata().is_ok(), "{} is gone", path.display());
            }
        }
    }
    // A slot's own name on what cannot be read: listed with its trouble, and nothing else suffers.
    for way in 1..5 {
        let dir = folder();
        copy_dir(from.path(), dir.path());
        plant(&dir.path().join(format!("slots/{free}.elbow")), way);
        let opened = open(dir.path());
        assert!(opened.store.load(slots[0]).is_ok() && opened.store.load(slots[1]).is_ok());
        assert!(opened.store.create(header("next", 0), b"").unwrap() != free);
    }
}
