//! The power goes off between any two calls to the disk. What was only written and not yet synced is then there, or half of it, or nothing;
//! names that were changed and not yet synced are the old ones or the new ones; of what the database has written since its last sync
//! any block may be missing. Whatever is left opens, and is what was acknowledged last or what was just being done.
//!
//! `SAVES_POWER_ROUNDS` sets how often all of it is done (once when unset), `ELBOWROOM_SEED` with which choices it begins.

use std::{
    collections::{BTreeMap, HashMap},
    env, fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::{
    Header, NewHeader, NoticeKind, SaveError, SlotId, Store,
    compare::MUCH,
    disk::{Disk, Handle, RealDisk},
};

/// Of a file: what is sure to be on the disk, and what the program believes it has written.
struct Content {
    durable: Vec<u8>,
    live: Vec<u8>,
}

/// A name that came to a file, or went; not yet durable.
struct Renaming {
    dir: PathBuf,
    /// Names and what they lead to from now on; nothing: the name is gone.
    names: Vec<(PathBuf, Option<u64>)>,
}

/// What is on the disk for sure, and what came since.
struct Ledger {
    root: PathBuf,
    /// Where what is left after the power went off is put, while somebody wants to see it.
    pictures: Option<tempfile::TempDir>,
    taken: usize,
    rng: ChaCha8Rng,
    contents: HashMap<u64, Content>,
    /// By the number that the file system has for a file.
    files: HashMap<u64, u64>,
    live: BTreeMap<PathBuf, u64>,
    durable: BTreeMap<PathBuf, u64>,
    pending: Vec<Renaming>,
    /// The files of the database at its last sync.
    database: BTreeMap<PathBuf, Vec<u8>>,
}

/// The real disk, watched.
struct Watched(Mutex<Ledger>);

fn database_files(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut open = vec![root.join("db")];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(dir).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if let Ok(bytes) = fs::read(&path) {
                // One that sled has just removed is no longer there.
                found.insert(path, bytes);
            }
        }
    }
    found
}

/// What tells files apart.
fn number_of(file: &Handle) -> u64 {
    use std::os::unix::fs::MetadataExt as _;
    file.open().unwrap().metadata().unwrap().ino()
}

impl Watched {
    fn new(root: &Path, seed: u64) -> Arc<Self> {
        Arc::new(Self(Mutex::new(Ledger {
            root: root.to_owned(),
            pictures: None,
            taken: 0,
            rng: ChaCha8Rng::seed_from_u64(seed),
            contents: HashMap::new(),
            files: HashMap::new(),
            live: BTreeMap::new(),
            durable: BTreeMap::new(),
            pending: Vec::new(),
            database: BTreeMap::new(),
        })))
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Before a call: this is a moment at which the power may go off.
    fn moment(&self) -> MutexGuard<'_, Ledger> {
        let mut ledger = self.ledger();
        ledger.take_pictures();
        ledger
    }
}

impl Ledger {
    fn take_pictures(&mut self) {
        let Some(folder) = self.pictures.as_ref().map(|pictures| pictures.path().to_owned()) else { return };
        for _ in 0..2 {
            let picture = folder.join(self.taken.to_string());
            self.taken += 1;
            self.take_picture(&picture);
        }
    }

    /// What may be on the disk when the power goes off now.
    fn take_picture(&mut self, to: &Path) {
        fs::create_dir_all(to.join("slots")).unwrap();
        let mut names = self.durable.clone();
        // Renames reach the disk in their order, as far as they come.
        let reached = self.rng.random_range(0..=self.pending.len());
        for (name, file) in self.pending[..reached].iter().flat_map(|renaming| &renaming.names) {
            match file {
                Some(file) => names.insert(name.clone(), *file),
                None => names.remove(name),
            };
        }
        for (name, file) in names {
            let content = &self.contents[&file];
            let bytes = if content.durable == content.live {
                &content.live[..]
            } else {
                match self.rng.random_range(0..4) {
                    0 => &content.durable[..],
                    1 => &content.live[..content.live.len() / 2],
                    2 => &[],
                    _ => &content.live[..],
                }
            };
            let target = to.join(name.strip_prefix(&self.root).unwrap());
            fs::write(target, bytes).unwrap();
        }
        let way = self.rng.random_range(0..3);
        let now = database_files(&self.root);
        for (path, bytes) in if way == 0 { &self.database } else { &now } {
            let target = to.join(path.strip_prefix(&self.root).unwrap());
            fs::create_dir_all(target.parent().unwrap()).unwrap();
            let mut bytes = bytes.clone();
            if way == 2 {
                // Blocks that were written since the last sync, each of which may have come to the disk.
                let before = self.database.get(path).map_or(&[][..], Vec::as_slice);
                for (block, chunk) in bytes.chunks_mut(4096).enumerate() {
                    let old = before.get(block * 4096..).map_or(&[][..], |rest| &rest[..rest.len().min(chunk.len())]);
                    if *old != *chunk && self.rng.random_ratio(1, 2) {
                        chunk.fill(0);
                        chunk[..old.len()].copy_from_slice(old);
                    }
                }
            }
            fs::write(target, bytes).unwrap();
        }
    }

    fn rename(&mut self, dir: &Path, names: Vec<(PathBuf, Option<u64>)>) {
        for (name, file) in &names {
            match file {
                Some(file) => self.live.insert(name.clone(), *file),
                None => self.live.remove(name),
            };
        }
        self.pending.push(Renaming { dir: dir.to_owned(), names });
    }
}

impl Disk for Watched {
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<Handle> {
        let mut ledger = self.moment();
        let file = RealDisk.write(path, bytes)?;
        let number = number_of(&file);
        if let Some(&id) = ledger.live.get(path) {
            // The same file with something else in it.
            ledger.contents.entry(id).and_modify(|content| content.live = bytes.to_vec());
            ledger.files.insert(number, id);
        } else {
            let id = ledger.contents.len() as u64;
            ledger.contents.insert(id, Content { durable: Vec::new(), live: bytes.to_vec() });
            ledger.files.insert(number, id);
            ledger.rename(path.parent().unwrap(), vec![(path.to_owned(), Some(id))]);
        }
        Ok(file)
    }

    fn sync(&self, file: &Handle) -> io::Result<()> {
        let mut ledger = self.moment();
        RealDisk.sync(file)?;
        let id = ledger.files.get(&number_of(file)).copied();
        match id.and_then(|id| ledger.contents.get_mut(&id)) {
            Some(content) => content.durable = content.live.clone(),
            // One of the database.
            None => ledger.database = database_files(&ledger.root),
        }
        Ok(())
    }

    fn sync_dir(&self, dir: &Path) -> io::Result<()> {
        let mut ledger = self.moment();
        RealDisk.sync_dir(dir)?;
        let (done, left): (Vec<Renaming>, Vec<Renaming>) = std::mem::take(&mut ledger.pending).into_iter().partition(|one| one.dir == dir);
        ledger.pending = left;
        for (name, file) in done.into_iter().flat_map(|renaming| renaming.names) {
            match file {
                Some(file) => ledger.durable.insert(name, file),
                None => ledger.durable.remove(&name),
            };
        }
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut ledger = self.moment();
        RealDisk.rename(from, to)?;
        let file = ledger.live.get(from).copied();
        ledger.rename(to.parent().unwrap(), vec![(from.to_owned(), None), (to.to_owned(), file)]);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut ledger = self.moment();
        RealDisk.remove(path)?;
        ledger.rename(path.parent().unwrap(), vec![(path.to_owned(), None)]);
        Ok(())
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
        if step != "get" {
            drop(self.moment());
        }
        Ok(())
    }
}

/// All that a player can see of a store: names, steps and what is in them, which are in the trash; and the settings.
type Seen = (BTreeMap<SlotId, (String, u32, Vec<u8>, bool)>, Value);

fn seen(store: &Store) -> Seen {
    let mut slots = BTreeMap::new();
    for (deleted, entries) in [(false, store.list()), (true, store.deleted())] {
        for entry in entries {
            let body = store.load(entry.slot).unwrap().body;
            slots.insert(entry.slot, (entry.header.name, entry.header.step, body, deleted));
        }
    }
    (slots, store.settings())
}

fn new(name: &str) -> NewHeader {
    NewHeader { name: name.to_owned(), game: "halma".to_owned(), ..NewHeader::default() }
}

/// A change of a store, by the number of its round.
type Change = fn(&Store, u32) -> Result<(), SaveError>;

const A: SlotId = SlotId(1);
const B: SlotId = SlotId(2);

fn save(store: &Store, step: u32, size: usize) -> Result<(), SaveError> {
    let header = Header { game: "halma".to_owned(), name: "a".to_owned(), step, ..Header::default() };
    store.save(A, &header, &vec![step as u8; size]).map(drop)
}

/// Everything that changes a store, each a single change.
const CHANGES: [(&str, Change); 9] = [
    ("create", |store, _| store.create(new("a"), b"a").map(drop)),
    ("save", |store, round| save(store, 2 * round + 1, 900)),
    ("settings", |store, round| store.set_settings(&json!({ "language": "en", "round": round }))),
    ("duplicate", |store, _| store.duplicate(A, Some("b")).map(drop)),
    ("save much", |store, round| save(store, 2 * round + 2, 60_000)),
    ("rename", |store, _| store.rename(A, "renamed").map(drop)),
    ("delete", |store, _| store.delete(B)),
    ("restore", |store, _| store.restore(B).map(drop)),
    ("delete again", |store, _| store.delete(B)),
];

#[test]
fn the_power_may_go_off_between_any_two_calls() {
    let number = |name: &str, unset: u64| env::var(name).map_or(unset, |text| text.parse().unwrap());
    let (rounds, seed) = (number("SAVES_POWER_ROUNDS", 1), number("ELBOWROOM_SEED", 1));
    let mut pictures = BTreeMap::<&str, usize>::new();
    for round in 0..rounds {
        one_round(seed + round, &mut pictures);
    }
    let sum: usize = pictures.values().sum();
    println!("{sum} times without power: {pictures:?}");
    assert!(sum > 100 * rounds as usize, "only {sum} moments were looked at");
}

#[test]
fn the_power_may_go_off_while_the_database_prepares_for_forgetting() {
    let seed = env::var("ELBOWROOM_SEED").map_or(1, |text| text.parse().unwrap());
    let dir = folder();
    let disk = Watched::new(dir.path(), seed);
    let store = Store::open_on(disk.clone(), dir.path()).unwrap().store;
    for number in 0..45 {
        store.create(new(&number.to_string()), &vec![number; MUCH / 40]).unwrap();
    }
    let all = seen(&store);
    drop(store);
    disk.ledger().pictures = Some(folder());
    drop(Store::open_on(disk.clone(), dir.path()).unwrap());
    let taken = disk.ledger().pictures.take().unwrap();
    let count = check("forget", seed, taken.path(), &all, &all);
    println!("{count} times without power");
    assert!(count > 20, "only {count} moments were looked at");
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").unwrap_or_else(|_| tempfile::tempdir().unwrap())
}

fn one_round(seed: u64, pictures: &mut BTreeMap<&'static str, usize>) {
    let dir = folder();
    let disk = Watched::new(dir.path(), seed);
    let watch = |on: bool| {
        let mut ledger = disk.ledger();
        ledger.taken = 0;
        std::mem::replace(&mut ledger.pictures, on.then(folder))
    };
    let mut store = Some(Store::open_on(disk.clone(), dir.path()).unwrap().store);
    for (number, (what, change)) in CHANGES.into_iter().enumerate() {
        let before = seen(store.as_ref().unwrap());
        watch(true);
        change(store.as_ref().unwrap(), number as u32).unwrap();
        let taken = watch(false).unwrap();
        let after = seen(store.as_ref().unwrap());
        assert_ne!(before, after, "{what} changes something");
        *pictures.entry(what).or_default() += check(what, seed, taken.path(), &before, &after);
        // Opened again, during which nothing may be lost either.
        watch(true);
        drop(store.take());
        store = Some(Store::open_on(disk.clone(), dir.path()).unwrap().store);
        let taken = watch(false).unwrap();
        *pictures.entry("open").or_default() += check("open", seed, taken.path(), &after, &after);
    }
}

/// Opens what is left each time; answers how often.
fn check(what: &str, seed: u64, taken: &Path, before: &Seen, after: &Seen) -> usize {
    let mut count = 0;
    for entry in fs::read_dir(taken).unwrap() {
        let left = entry.unwrap().path();
        let told = || format!("{what}, seed {seed}, moment {}", left.file_name().unwrap().display());
        let opened = Store::open(&left).unwrap_or_else(|error| panic!("{}: {error}", told()));
        let found = seen(&opened.store);
        assert!(found == *before || found == *after, "{}: {found:?}", told());
        let wrong = [NoticeKind::Damaged, NoticeKind::Lost, NoticeKind::SettingsLost];
        assert!(opened.notices.iter().all(|notice| !wrong.contains(&notice.kind)), "{}: {:?}", told(), opened.notices);
        // It works on, and is whole again.
        let slot = opened.store.create(new("next"), b"next").unwrap_or_else(|error| panic!("{}: {error}", told()));
        drop(opened);
        let again = Store::open(&left).unwrap();
        assert_eq!(again.notices, [], "{}", told());
        assert_eq!(again.store.load(slot).unwrap().body, b"next");
        count += 1;
    }
    count
}
