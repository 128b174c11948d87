//! What the tests of the whole store share.
#![allow(dead_code, reason = "each test file uses a part")]

use std::{fs, path::Path};

use saves::{NewHeader, NoticeKind, Opened, Store};

/// The header of a game of two; `step` is the length of its journal.
pub fn header(name: &str, step: u32) -> NewHeader {
    NewHeader {
        name: name.to_owned(),
        game: "small-world".to_owned(),
        map: "small-world-2p".to_owned(),
        seats: vec![serde_json::json!({ "name": "Ada", "colour": 0, "who": "human" })],
        round: 1,
        rounds: 10,
        step,
        engine: "0.1.0".to_owned(),
        ..NewHeader::default()
    }
}

/// A body that cannot be taken for another: `size` bytes that follow from `seed`.
pub fn body(seed: u64, size: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        b'a' + (state % 26) as u8
    };
    (0..size).map(|_| next()).collect()
}

/// Opens a store that must open.
pub fn open(dir: &Path) -> Opened {
    Store::open(dir).unwrap_or_else(|error| panic!("the store does not open: {error}"))
}

/// The kinds of the notices, in order.
pub fn kinds(opened: &Opened) -> Vec<NoticeKind> {
    opened.notices.iter().map(|notice| notice.kind).collect()
}

/// Copies a folder with all that is in it.
pub fn copy_dir(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_dir(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// The names in a folder that contain `part`.
pub fn names(dir: &Path, part: &str) -> Vec<String> {
    let all = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    all.filter(|name| name.contains(part)).collect()
}

/// A temporary folder, in memory where there is such a thing, for tests that do not depend on a real disk.
pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").unwrap_or_else(|_| tempfile::tempdir().unwrap())
}
