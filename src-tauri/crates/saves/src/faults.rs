//! Every call to the disk is made to fail: the first, the second, the third … until a run passes without meeting the fault.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::SeqCst},
    },
};

use serde_json::{Value, json};

use crate::{
    Header, LoadError, Memory, NewHeader, NoticeKind, OpenError, Opened, SaveError, SlotId, Store,
    compare::MUCH,
    disk::{Disk, Handle, RealDisk, What},
};

/// A disk, but from call number `at` on it fails: once, or for good.
struct FaultyDisk {
    real: Arc<dyn Disk>,
    calls: AtomicU64,
    at: AtomicU64,
    for_good: AtomicBool,
    kind: io::ErrorKind,
}

impl FaultyDisk {
    fn healthy(kind: io::ErrorKind) -> Arc<Self> {
        Self::on(Arc::new(RealDisk), kind)
    }

    fn on(real: Arc<dyn Disk>, kind: io::ErrorKind) -> Arc<Self> {
        let never = AtomicU64::new(u64::MAX);
        Arc::new(Self { real, calls: AtomicU64::new(0), at: never, for_good: AtomicBool::new(false), kind })
    }

    /// From now on: the call number `at`, counted from 0, fails.
    fn arm(&self, at: u64, for_good: bool) {
        self.for_good.store(for_good, SeqCst);
        self.calls.store(0, SeqCst);
        self.at.store(at, SeqCst);
    }

    /// Ends the faults; answers whether there was one.
    fn disarm(&self) -> bool {
        self.calls.load(SeqCst) > self.at.swap(u64::MAX, SeqCst)
    }

    fn met(&self) -> bool {
        let (call, at) = (self.calls.fetch_add(1, SeqCst), self.at.load(SeqCst));
        call == at || (call > at && self.for_good.load(SeqCst))
    }

    fn call(&self) -> io::Result<()> {
        if self.met() { Err(self.kind.into()) } else { Ok(()) }
    }

    /// A disk that is full or may not be written can still be read.
    fn call_to_read(&self) -> io::Result<()> {
        if self.kind == io::ErrorKind::Other { self.call() } else { Ok(()) }
    }
}

impl Disk for FaultyDisk {
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<Handle> {
        if self.met() {
            if bytes.is_empty() {
                return Err(self.kind.into());
            }
            // A full disk takes what it can first.
            self.real.write(path, &bytes[..bytes.len() / 2])?;
            return Err(self.kind.into());
        }
        self.real.write(path, bytes)
    }

    fn sync(&self, file: &Handle) -> io::Result<()> {
        self.call().and_then(|()| self.real.sync(file))
    }

    fn sync_dir(&self, dir: &Path) -> io::Result<()> {
        self.call().and_then(|()| self.real.sync_dir(dir))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call().and_then(|()| self.real.rename(from, to))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.call().and_then(|()| self.real.remove(path))
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.call_to_read().and_then(|()| self.real.read(path))
    }

    fn list(&self, dir: &Path) -> io::Result<Vec<PathBuf>> {
        self.call_to_read().and_then(|()| self.real.list(dir))
    }

    fn create_dir(&self, dir: &Path) -> io::Result<()> {
        self.call().and_then(|()| self.real.create_dir(dir))
    }

    fn database(&self, step: &'static str) -> io::Result<()> {
        if step == "get" { self.call_to_read() } else { self.call() }
    }

    fn what(&self, path: &Path) -> What {
        self.real.what(path)
    }

    fn lock(&self, path: &Path) -> Result<Handle, OpenError> {
        self.real.lock(path)
    }

    fn now(&self) -> u64 {
        self.real.now()
    }

    fn takes_sled(&self) -> bool {
        self.real.takes_sled()
    }
}

/// Where a store lies: in a folder, or in memory as in a browser.
enum Ground {
    Folder(tempfile::TempDir),
    Memory(Arc<Memory>),
}

impl Ground {
    fn in_memory(files: BTreeMap<PathBuf, Vec<u8>>) -> Self {
        Self::Memory(Arc::new(Memory::new(files, || 1_700_000_000_000)))
    }

    fn copy(&self) -> Self {
        match self {
            Self::Folder(from) => {
                let to = folder();
                copy_dir(from.path(), to.path());
                Self::Folder(to)
            }
            Self::Memory(memory) => Self::in_memory(memory.look(Clone::clone)),
        }
    }

    fn disk(&self) -> Arc<dyn Disk> {
        match self {
            Self::Folder(_) => Arc::new(RealDisk),
            Self::Memory(memory) => memory.clone(),
        }
    }

    fn path(&self) -> &Path {
        match self {
            Self::Folder(folder) => folder.path(),
            Self::Memory(_) => Path::new("/"),
        }
    }

    fn open(&self) -> Opened {
        Store::open_on(self.disk(), self.path()).unwrap()
    }
}

/// All that a player can see of a store: name, checksum of the body and whether it is in the trash, for each slot; and the settings.
type Picture = (BTreeMap<SlotId, (String, u32, bool)>, Value);

fn picture(store: &Store) -> Picture {
    let mut slots = BTreeMap::new();
    for (deleted, entries) in [(false, store.list()), (true, store.deleted())] {
        for entry in entries {
            let body = crc32fast::hash(&store.load(entry.slot).unwrap().body);
            slots.insert(entry.slot, (entry.header.name, body, deleted));
        }
    }
    (slots, store.settings())
}

type Change = fn(&Store) -> Result<(), SaveError>;

const A: SlotId = SlotId(1);
const B: SlotId = SlotId(2);

/// Everything that changes a store, in an order in which each step has something to change.
const CHANGES: [(&str, Change); 9] = [
    ("create", |store| store.create(new("a"), b"a0").map(drop)),
    ("save", |store| save(store, b"a1")),
    ("rename", |store| store.rename(A, "renamed").map(drop)),
    ("settings", |store| store.set_settings(&json!({ "language": "en" }))),
    ("duplicate", |store| store.duplicate(A, Some("b")).map(drop)),
    ("save much", |store| save(store, &vec![7; 300_000])),
    ("delete", |store| store.delete(B)),
    ("restore", |store| store.restore(B).and_then(|_| store.delete(B))),
    ("purge", |store| store.purge_deleted().map(drop)),
];

fn new(name: &str) -> NewHeader {
    NewHeader { name: name.to_owned(), game: "halma".to_owned(), ..NewHeader::default() }
}

fn save(store: &Store, body: &[u8]) -> Result<(), SaveError> {
    store.save(A, &Header { game: "halma".to_owned(), ..Header::default() }, body).map(drop)
}

/// A temporary folder, in memory where there is such a thing: these tests ask for no durability.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").unwrap_or_else(|_| tempfile::tempdir().unwrap())
}

fn copy_dir(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (path, target) = {
            let entry = entry.unwrap();
            (entry.path(), to.join(entry.file_name()))
        };
        if path.is_dir() { copy_dir(&path, &target) } else { fs::copy(path, target).map(drop).unwrap() }
    }
}

/// Lets every change meet every fault; answers how many faults were met.
fn every_fault(mut before: Ground, kind: io::ErrorKind, for_good: bool) -> u32 {
    let mut met = 0;
    for (what, change) in CHANGES {
        let old = picture(&before.open().store);
        let after = before.copy();
        let store = after.open().store;
        change(&store).unwrap();
        let new = picture(&store);
        drop(store);
        for at in 0.. {
            assert!(at < 200, "{what} never ends");
            let dir = before.copy();
            let disk = FaultyDisk::on(dir.disk(), kind);
            let store = Store::open_on(disk.clone(), dir.path()).unwrap().store;
            disk.arm(at, for_good);
            let answer = change(&store);
            let fault = disk.disarm();
            // "restore" is two changes; after a fault in the second one the first stands.
            let half = what == "restore" && answer.is_err();
            let wanted = if answer.is_ok() { &new } else { &old };
            let seen = picture(&store);
            if half {
                assert_eq!((seen.0.len(), &seen.1), (old.0.len(), &old.1), "{what}, fault {at}");
            } else {
                assert_eq!(&seen, wanted, "{what}, fault {at}: {answer:?}");
            }
            drop(store);
            let opened = dir.open();
            let reopened = picture(&opened.store);
            if for_good && half {
                assert_eq!((reopened.0.len(), &reopened.1), (old.0.len(), &old.1), "{what}, faults from {at}");
            } else if for_good && answer.is_err() {
                // With a disk that stays broken nothing can be put back: then it is the one or the other.
                assert!(reopened == old || reopened == new, "{what}, faults from {at}: {reopened:?}");
            } else {
                assert_eq!(reopened, seen, "{what}, fault {at}: {answer:?}");
            }
            assert!(opened.notices.iter().all(|n| n.kind != NoticeKind::Damaged), "{what}, fault {at}: {:?}", opened.notices);
            // The store works on.
            let slot = opened.store.create(self::new("next"), b"next").unwrap();
            assert_eq!(opened.store.load(slot).unwrap().body, b"next");
            if !fault {
                assert_eq!(answer, Ok(()), "{what} fails without a fault");
                break;
            }
            met += 1;
            if let Err(error) = answer {
                let expected = match kind {
                    io::ErrorKind::StorageFull => error == SaveError::DiskFull,
                    io::ErrorKind::ReadOnlyFilesystem => error == SaveError::ReadOnly,
                    _ => matches!(error, SaveError::Io { .. }),
                };
                assert!(expected, "{what}, fault {at}: {error:?}");
            }
        }
        before = after;
    }
    met
}

#[test]
fn a_single_fault_leaves_the_old_state() {
    let met = every_fault(Ground::Folder(folder()), io::ErrorKind::Other, false);
    println!("{met} faults");
    assert!(met > 60, "only {met} faults were met");
}

#[test]
fn a_disk_that_fills_up_leaves_the_old_state_or_the_new_one() {
    let met = every_fault(Ground::Folder(folder()), io::ErrorKind::StorageFull, true);
    println!("{met} faults");
    assert!(met > 60, "only {met} faults were met");
}

#[test]
fn a_disk_that_turns_read_only_leaves_the_old_state_or_the_new_one() {
    let met = every_fault(Ground::Folder(folder()), io::ErrorKind::ReadOnlyFilesystem, true);
    println!("{met} faults");
    assert!(met > 60, "only {met} faults were met");
}

#[test]
fn in_memory_every_fault_leaves_the_old_state_or_the_new_one() {
    for (kind, for_good) in [(io::ErrorKind::Other, false), (io::ErrorKind::StorageFull, true), (io::ErrorKind::ReadOnlyFilesystem, true)] {
        let met = every_fault(Ground::in_memory(BTreeMap::new()), kind, for_good);
        println!("{met} faults");
        assert!(met > 60, "only {met} faults were met");
    }
}

/// A store in memory, its logs, and what stands in each.
struct Kept {
    memory: Arc<Memory>,
    logs: crate::Logs,
    places: crate::Places,
}

impl Kept {
    fn open(places: crate::Places) -> (Self, Opened) {
        let (logs, files) = crate::Logs::open(&places);
        let Ground::Memory(memory) = Ground::in_memory(files) else { unreachable!() };
        let opened = Store::open_on(memory.clone(), Path::new("/")).unwrap();
        (Self { memory, logs, places }, opened)
    }

    /// Writes what has changed; answers what it was.
    fn keep(&mut self) -> Vec<crate::Write> {
        let writes = self.logs.append(&self.memory.take_changes());
        for one in &writes {
            put(&mut self.places, one, one.bytes.len());
        }
        self.logs.written();
        writes
    }
}

fn put(places: &mut crate::Places, one: &crate::Write, length: usize) {
    let log = &mut places[one.side][one.place];
    log.truncate(one.at);
    log.extend_from_slice(&one.bytes[..length]);
}

/// A browser may end at any byte that is written: what was acknowledged is there, and nobody is told of damage.
#[test]
fn a_page_that_ends_at_any_byte_loses_nothing_acknowledged() {
    let (mut kept, opened) = Kept::open(crate::Places::default());
    let store = opened.store;
    kept.keep();
    let mut torn = 0;
    for (what, change) in CHANGES {
        let (old, before) = (picture(&store), kept.places.clone());
        change(&store).unwrap();
        let new = picture(&store);
        let writes = kept.keep();
        let mut places = before;
        for one in &writes {
            let length = one.bytes.len();
            // Every byte of a short one; of a long one those at its ends, and some between.
            for cut in (0..length).filter(|cut| *cut < 120 || length - cut < 120 || cut % 97 == 0) {
                let mut places = places.clone();
                put(&mut places, one, cut);
                let (_, opened) = Kept::open(places);
                let seen = picture(&opened.store);
                assert!(seen == old || seen == new, "{what}, side {}, cut at {cut}", one.side);
                let told: Vec<NoticeKind> = opened.notices.iter().map(|notice| notice.kind).collect();
                // "restore" and "duplicate" save more than once, so that a mirror may be further behind than one save.
                let mended = told.iter().all(|kind| *kind == NoticeKind::Mended);
                assert!(mended, "{what}, side {}, cut at {cut}: {:?}", one.side, opened.notices);
                torn += 1;
            }
            put(&mut places, one, length);
        }
        assert_eq!(picture(&Kept::open(places).1.store), new, "{what}");
    }
    assert!(torn > 3000, "only {torn}");
}

/// What comes of opening a copy of a folder while the disk fails at one call or from there on: the copy, and whether there was a fault.
fn opened_with_a_fault(
    source: &Path,
    kind: io::ErrorKind,
    at: u64,
    for_good: bool,
) -> (tempfile::TempDir, Result<Opened, OpenError>, bool) {
    let dir = folder();
    copy_dir(source, dir.path());
    let disk = FaultyDisk::healthy(kind);
    disk.arm(at, for_good);
    let opened = Store::open_on(disk.clone(), dir.path());
    (dir, opened, disk.disarm())
}

#[test]
fn opening_survives_every_fault() {
    let source = folder();
    let store = Store::open(source.path()).unwrap().store;
    for n in 0..4 {
        store.create(new(&n.to_string()), &vec![n; 2000]).unwrap();
    }
    drop(store);
    let old = folder();
    copy_dir(&source.path().join("db"), old.path());
    let store = Store::open(source.path()).unwrap().store;
    save(&store, b"newest").unwrap();
    let wanted = picture(&store);
    drop(store);
    // Much to mend: the database is rolled back, one mirror is damaged, another is gone.
    fs::remove_dir_all(source.path().join("db")).unwrap();
    copy_dir(old.path(), &source.path().join("db"));
    let mirror = |slot| source.path().join(format!("slots/{}.elbow", SlotId(slot)));
    fs::write(mirror(2), b"damaged").unwrap();
    fs::remove_file(mirror(3)).unwrap();
    let kinds = [io::ErrorKind::Other, io::ErrorKind::ReadOnlyFilesystem, io::ErrorKind::StorageFull];
    for (kind, for_good) in kinds.into_iter().flat_map(|kind| [(kind, false), (kind, true)]) {
        for at in 0.. {
            assert!(at < 400, "opening never ends");
            let (dir, opened, fault) = opened_with_a_fault(source.path(), kind, at, for_good);
            match opened {
                // A slot whose mirror could not be read is listed with that trouble and left alone.
                Ok(opened) if opened.store.list().iter().any(|entry| entry.trouble.is_some()) => assert!(fault, "fault {at}"),
                Ok(opened) => assert_eq!(picture(&opened.store), wanted, "fault {at}"),
                Err(error) => {
                    let expected = match kind {
                        io::ErrorKind::Other => matches!(error, OpenError::Io { .. }),
                        io::ErrorKind::StorageFull => matches!(error, OpenError::DiskFull),
                        _ => matches!(error, OpenError::ReadOnly),
                    };
                    assert!(fault && expected, "fault {at}: {error:?}");
                }
            }
            let opened = Store::open(dir.path()).unwrap();
            assert_eq!(picture(&opened.store), wanted, "fault {at}");
            assert!(opened.notices.iter().all(|n| n.kind != NoticeKind::Damaged), "fault {at}: {:?}", opened.notices);
            if !fault {
                break;
            }
        }
    }
}

/// Of many games the database forgets what was compared, for which it writes something when they are opened first.
#[test]
fn opening_many_games_survives_every_fault() {
    let source = folder();
    let store = Store::open(source.path()).unwrap().store;
    for n in 0..45 {
        store.create(new(&n.to_string()), &vec![n; MUCH / 40]).unwrap();
    }
    let wanted = picture(&store);
    drop(store);
    let kinds = [io::ErrorKind::ReadOnlyFilesystem, io::ErrorKind::StorageFull];
    for (kind, for_good) in kinds.into_iter().flat_map(|kind| [(kind, false), (kind, true)]) {
        for at in 0.. {
            assert!(at < 100, "opening never ends");
            let (dir, opened, fault) = opened_with_a_fault(source.path(), kind, at, for_good);
            assert!(fault || opened.is_ok());
            if let Ok(opened) = opened {
                assert_eq!(picture(&opened.store), wanted, "fault {at}");
            }
            let opened = Store::open(dir.path()).unwrap();
            assert_eq!(picture(&opened.store), wanted, "fault {at}");
            assert_eq!(opened.notices, [], "fault {at}");
            if !fault {
                break;
            }
        }
    }
}

#[test]
fn loading_goes_to_the_mirror_when_the_database_fails() {
    let dir = folder();
    let disk = FaultyDisk::healthy(io::ErrorKind::Other);
    let store = Store::open_on(disk.clone(), dir.path()).unwrap().store;
    let slot = store.create(new("a"), b"body").unwrap();
    // The first call is the database's `get`.
    disk.arm(0, false);
    let saved = store.load(slot).unwrap();
    assert!(disk.disarm());
    assert_eq!((saved.body.as_slice(), saved.notice.map(|n| n.kind)), (b"body".as_slice(), Some(NoticeKind::Mended)));
    // With both copies out of reach it says so, and all is well once the disk is.
    disk.arm(0, true);
    assert!(matches!(store.load(slot), Err(LoadError::Io { .. })));
    disk.disarm();
    assert_eq!(store.load(slot).unwrap().body, b"body");
}

/// A disk without any room: nothing can be written, but names can be changed, files removed and emptied, as on a real one.
struct FullDisk {
    full: AtomicBool,
    /// Whether even opening the database asks for room.
    database: bool,
}

impl FullDisk {
    fn call(&self) -> io::Result<()> {
        if self.full.load(SeqCst) { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }
}

impl Disk for FullDisk {
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<Handle> {
        let written = if self.full.load(SeqCst) { &bytes[..bytes.len() / 2] } else { bytes };
        let file = RealDisk.write(path, written)?;
        if written.len() < bytes.len() { Err(io::ErrorKind::StorageFull.into()) } else { Ok(file) }
    }

    fn sync(&self, file: &Handle) -> io::Result<()> {
        RealDisk.sync(file)
    }

    fn sync_dir(&self, dir: &Path) -> io::Result<()> {
        RealDisk.sync_dir(dir)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        RealDisk.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        RealDisk.remove(path)
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        RealDisk.read(path)
    }

    fn list(&self, dir: &Path) -> io::Result<Vec<PathBuf>> {
        RealDisk.list(dir)
    }

    fn create_dir(&self, dir: &Path) -> io::Result<()> {
        RealDisk.create_dir(dir)
    }

    fn database(&self, step: &'static str) -> io::Result<()> {
        match step {
            "get" => Ok(()),
            "open" if !self.database => Ok(()),
            _ => self.call(),
        }
    }
}

#[test]
fn on_a_full_disk_games_are_opened_and_deleted_and_all_is_well_when_there_is_room() {
    for (database, spoilt) in [(false, None), (true, None), (false, Some(2)), (true, Some(2))] {
        let dir = folder();
        let store = Store::open(dir.path()).unwrap().store;
        let slots: Vec<SlotId> = (0..5).map(|n| store.create(new(&n.to_string()), &vec![n; 2000]).unwrap()).collect();
        drop(store);
        if let Some(slot) = spoilt {
            fs::write(dir.path().join(format!("slots/{}.elbow", SlotId(slot))), b"damaged").unwrap();
        }
        let disk = Arc::new(FullDisk { full: AtomicBool::new(true), database });
        let opened = Store::open_on(disk.clone(), dir.path()).unwrap();
        let told: Vec<NoticeKind> = opened.notices.iter().map(|notice| notice.kind).collect();
        assert_eq!(told.contains(&NoticeKind::Full), database || spoilt.is_some(), "{told:?}");
        let store = opened.store;
        // All that have a copy within reach can be opened; one that has not says that it is the disk.
        let out_of_reach = |slot: SlotId| database && spoilt == Some(slot.0);
        assert_eq!(store.list().len(), 5);
        for (n, &slot) in slots.iter().enumerate() {
            if out_of_reach(slot) {
                assert!(matches!(store.load(slot), Err(LoadError::Io { .. })));
            } else {
                assert_eq!(store.load(slot).unwrap().body, vec![n as u8; 2000], "{n}");
            }
        }
        assert_eq!(store.create(new("no room"), b"x"), Err(SaveError::DiskFull));
        assert_eq!(save(&store, b"no room"), Err(SaveError::DiskFull));
        // Deleting works, and so does changing one's mind.
        for slot in [slots[0], slots[3], slots[4]] {
            store.delete(slot).unwrap();
        }
        store.restore(slots[3]).unwrap();
        assert_eq!((store.list().len(), store.deleted().len()), (3, 2));
        let _ = store.purge_deleted();
        drop(store);
        // Started again on the full disk: what was deleted stays so.
        let again = Store::open_on(disk.clone(), dir.path()).unwrap().store;
        assert_eq!(again.list().len(), 3);
        // There is room again: at once everything works, without another start.
        disk.full.store(false, SeqCst);
        let fresh = again.create(new("fresh"), b"fresh").unwrap();
        assert!(fresh > slots[4]);
        again.purge_deleted().unwrap();
        drop(again);
        let opened = Store::open(dir.path()).unwrap();
        assert!(opened.notices.iter().all(|notice| notice.kind != NoticeKind::Lost), "{:?}", opened.notices);
        let names: Vec<String> = opened.store.list().into_iter().map(|entry| entry.header.name).collect();
        assert_eq!(names.len(), 4, "{names:?}");
        for n in [1, 2, 3] {
            assert_eq!(opened.store.load(slots[n]).unwrap().body, vec![n as u8; 2000]);
        }
        let files = fs::read_dir(dir.path().join("slots")).unwrap().map(|entry| entry.unwrap().file_name());
        assert!(files.into_iter().all(|name| !name.to_string_lossy().ends_with(".deleted")), "the trash is empty");
    }
}
