//! A disk that really is full, or really cannot be written.
//!
//! The tests that mount one need root: `cargo nextest run -p saves --run-ignored only -E 'test(mounted)'`. The faults of every kind are
//! tested without it in `src/faults.rs`.

mod common;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use common::{body, header, kinds, open};
use saves::{NoticeKind, OpenError, SaveError, Store};

/// A small file system in memory, unmounted when dropped.
struct Mount {
    dir: tempfile::TempDir,
}

impl Mount {
    fn new(options: &str) -> Self {
        let dir = tempfile::tempdir().unwrap();
        mount(&["-t", "tmpfs", "-o", options, "tmpfs"], dir.path());
        Self { dir }
    }

    fn path(&self) -> PathBuf {
        self.dir.path().join("elbowroom")
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.dir.path()).status();
    }
}

fn mount(args: &[&str], dir: &Path) {
    assert!(Command::new("mount").args(args).arg(dir).status().unwrap().success(), "this test needs the right to mount");
}

#[test]
#[ignore = "needs the right to mount a file system"]
fn a_mounted_disk_fills_up_and_nothing_is_lost() {
    let mount = Mount::new("size=24m");
    let store = open(&mount.path()).store;
    let slot = store.create(header("played", 0), &body(0, 20_000)).unwrap();
    let played = store.load(slot).unwrap().header;
    let filler = mount.dir.path().join("filler");
    let mut refused = 0;
    for free in [0_u64, 1, 4, 20, 40, 100, 300, 700, 2000, 3000] {
        // Leaves so many kilobytes free, now and while the store writes.
        fs::write(&filler, b"").unwrap();
        let mut last = store.save(slot, &played, &body(free, 20_000)).unwrap();
        let mut held = body(free, 20_000);
        let room = available(mount.dir.path()).saturating_sub(free);
        fs::write(&filler, vec![1; room as usize * 1024]).unwrap();
        for n in 0..40_u64 {
            let next = body(free * 1000 + n, 20_000 + n as usize * 400);
            match store.save(slot, &played, &next) {
                Ok(generation) => (last, held) = (generation, next),
                Err(error) => {
                    assert_eq!(error, SaveError::DiskFull, "{free} kB free");
                    refused += 1;
                }
            }
            let saved = store.load(slot).unwrap();
            assert_eq!((saved.generation, saved.body), (last, held.clone()), "{free} kB free");
        }
    }
    println!("{refused} saves refused");
    assert!(refused > 0);
    fs::remove_file(filler).unwrap();
    let held = store.load(slot).unwrap().body;
    drop(store);
    let opened = open(&mount.path());
    assert_eq!(opened.store.load(slot).unwrap().body, held);
    opened.store.save(slot, &played, b"and on").unwrap();
}

#[test]
#[ignore = "needs the right to mount a file system"]
fn a_mounted_disk_that_is_read_only_is_named_as_such() {
    let mount_point = Mount::new("size=24m");
    let store = open(&mount_point.path()).store;
    let slot = store.create(header("game", 0), b"kept").unwrap();
    drop(store);
    mount(&["-o", "remount,ro"], mount_point.dir.path());
    assert!(matches!(Store::open(&mount_point.path()), Err(OpenError::ReadOnly)));
    mount(&["-o", "remount,rw"], mount_point.dir.path());
    assert_eq!(open(&mount_point.path()).store.load(slot).unwrap().body, b"kept");
}

#[test]
#[ignore = "needs the right to mount a file system"]
fn a_mounted_disk_that_is_full_from_the_start_is_named_as_such() {
    let mount = Mount::new("size=24m");
    fs::write(mount.dir.path().join("filler"), vec![1; available(mount.dir.path()) as usize * 1024]).unwrap();
    match Store::open(&mount.path()) {
        Ok(opened) => {
            assert_eq!(kinds(&opened), [NoticeKind::Full]);
            assert_eq!(opened.store.create(header("game", 0), b""), Err(SaveError::DiskFull));
        }
        Err(refused) => assert!(matches!(refused, OpenError::DiskFull), "{refused:?}"),
    }
    fs::remove_file(mount.dir.path().join("filler")).unwrap();
    open(&mount.path()).store.create(header("game", 0), b"").unwrap();
}

#[test]
#[ignore = "needs the right to mount a file system"]
fn a_mounted_disk_that_is_full_lets_games_be_opened_and_deleted() {
    let mount = Mount::new("size=24m");
    let store = open(&mount.path()).store;
    let slots: Vec<_> = (0..12).map(|n| store.create(header(&format!("game {n}"), 0), &body(n, 30_000)).unwrap()).collect();
    drop(store);
    let filler = mount.dir.path().join("filler");
    fs::write(&filler, vec![1; available(mount.dir.path()) as usize * 1024]).unwrap();
    assert_eq!(available(mount.dir.path()), 0);
    for start in 0..2 {
        let store = open(&mount.path()).store;
        assert_eq!(store.list().len(), 12 - 4 * start);
        for (n, &slot) in slots.iter().enumerate().skip(4 * start) {
            assert_eq!(store.load(slot).unwrap().body, body(n as u64, 30_000), "{start}, {n}");
        }
        for &slot in &slots[4 * start..4 * start + 4] {
            store.delete(slot).unwrap();
        }
        println!("start {start}: purged {:?}, then {} kB free", store.purge_deleted(), available(mount.dir.path()));
    }
    assert!(available(mount.dir.path()) > 0);
    fs::remove_file(filler).unwrap();
    let opened = open(&mount.path());
    assert!(opened.notices.iter().all(|notice| notice.kind != NoticeKind::Lost), "{:?}", opened.notices);
    assert_eq!(opened.store.list().len(), 4);
    opened.store.create(header("next", 0), b"next").unwrap();
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_named_as_such() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().unwrap();
    drop(open(dir.path()));
    fs::remove_file(dir.path().join("lock")).unwrap();
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let refused = Store::open(dir.path()).err();
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
    // Root may write anywhere; then there is nothing to refuse, and the lock is there again.
    let allowed = dir.path().join("lock").exists();
    assert!(if allowed { refused.is_none() } else { matches!(refused, Some(OpenError::ReadOnly)) }, "{refused:?}");
    assert_eq!(open(dir.path()).notices, []);
}

/// Kilobytes that may still be written.
fn available(dir: &Path) -> u64 {
    let output = Command::new("df").args(["-k", "--output=avail"]).arg(dir).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().last().unwrap().trim().parse().unwrap()
}
