//! Games that the system hands over: files named at the start, by a second start of the app, or by other apps of a phone.
//!
//! What is handed over lies in the folder `arrivals` beside the games until the page has taken it among them, so that nothing is lost
//! whoever ends when. A second start puts its files there and leaves them to the copy that has the games.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use table::CommandError;
use tauri::Url;

/// The most that a file may hold to be looked at (8 MB); no saved game is near it.
const MOST: u64 = 8_000_000;

/// How long a second start waits until the copy that has the games has taken what it brought.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 1 } else { 6 });

/// How often that copy, and a second start that waits, look at the folder.
pub const PAUSE: Duration = Duration::from_millis(300);

/// What a file is called that only asks for the window.
const KNOCK: &str = "knock";

/// What waits to be taken.
pub struct Arrivals {
    folder: PathBuf,
}

impl Arrivals {
    /// Those beside the games in `dir`.
    pub fn beside(dir: &Path) -> Self {
        Self { folder: dir.join("arrivals") }
    }

    /// Keeps what is in the file at `path`, or that it could not be read. Answers under which name.
    pub fn hand_in(&self, path: &Path) -> io::Result<String> {
        let file_name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        let item = match read(path) {
            Ok(Some(bytes)) => json!({ "file_name": file_name, "data": String::from_utf8_lossy(&bytes) }),
            Ok(None) => json!({ "file_name": file_name, "fault": "too_large" }),
            Err(error) => json!({ "file_name": file_name, "fault": "unreadable", "detail": error.to_string() }),
        };
        self.keep("json", item.to_string().as_bytes())
    }

    /// Asks the copy that has the games to show its window. Answers under which name.
    pub fn knock(&self) -> io::Result<String> {
        self.keep(KNOCK, b"")
    }

    /// Writes a file that is whole as soon as it has its name.
    fn keep(&self, kind: &str, bytes: &[u8]) -> io::Result<String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        fs::create_dir_all(&self.folder)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let name = format!("{now:015}-{}-{:04}.{kind}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let staged = self.folder.join(format!("{name}.tmp"));
        let mut file = File::create(&staged)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(staged, self.folder.join(&name))?;
        Ok(name)
    }

    /// The names of all that waits, the oldest first. Where nothing was ever handed over there is no folder.
    pub fn waiting(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&self.folder)
            .into_iter()
            .flatten()
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| has_kind(name, "json") || has_kind(name, KNOCK))
            .collect();
        names.sort();
        names
    }

    /// Takes away what only asked for the window; answers whether something did.
    #[cfg(desktop)]
    pub fn answer_knocks(&self) -> bool {
        let knocks: Vec<String> = self.waiting().into_iter().filter(|name| has_kind(name, KNOCK)).collect();
        for name in &knocks {
            self.forget(name);
        }
        !knocks.is_empty()
    }

    /// The command `arrivals`: what waits, after forgetting what is `done`.
    pub fn command(&self, args: &Value) -> Result<Value, CommandError> {
        let bad = || CommandError::BadRequest { detail: "`arrivals` takes `done`, a list of ids".to_owned() };
        let args = args.as_object().filter(|args| args.keys().all(|key| key == "done")).ok_or_else(bad)?;
        let done: Vec<&str> = match args.get("done") {
            None | Some(Value::Null) => Vec::new(),
            Some(done) => done.as_array().and_then(|ids| ids.iter().map(Value::as_str).collect()).ok_or_else(bad)?,
        };
        let waiting = self.waiting();
        // Only what is in the list has a name in the folder: an id leads nowhere else.
        for name in waiting.iter().filter(|name| done.contains(&name.as_str())) {
            self.forget(name);
        }
        let left = waiting.iter().filter(|name| has_kind(name, "json") && !done.contains(&name.as_str()));
        Ok(json!({ "arrived": left.map(|name| self.item(name)).collect::<Vec<_>>() }))
    }

    fn item(&self, name: &str) -> Value {
        let text = fs::read(self.folder.join(name)).unwrap_or_default();
        let mut item: Value = serde_json::from_slice(&text).unwrap_or_default();
        if !item.is_object() {
            item = json!({ "file_name": name, "fault": "unreadable" });
        }
        item["id"] = json!(name);
        item
    }

    /// What cannot be removed stays, and is offered again at the next start.
    fn forget(&self, name: &str) {
        let _ = fs::remove_file(self.folder.join(name));
    }

    /// Keeps `files`, and if another copy of the app has the games in `dir`, leaves them to it: true when it has taken them.
    pub fn left_to_another(dir: &Path, files: &[PathBuf]) -> bool {
        let arrivals = Self::beside(dir);
        let mut brought = Vec::new();
        for file in files {
            match arrivals.hand_in(file) {
                Ok(name) => brought.push(name),
                Err(error) => eprintln!("elbowroom: {} cannot be taken in: {error}", file.display()),
            }
        }
        if !is_held(dir) {
            return false;
        }
        if files.is_empty() {
            brought.extend(arrivals.knock());
        }
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            let waiting = arrivals.waiting();
            if !brought.iter().any(|name| waiting.contains(name)) {
                return true;
            }
            thread::sleep(PAUSE / 6);
        }
        // A copy that does not answer; files stay for whoever has the games next.
        for name in brought.iter().filter(|name| has_kind(name, KNOCK)) {
            arrivals.forget(name);
        }
        false
    }
}

fn has_kind(name: &str, kind: &str) -> bool {
    Path::new(name).extension().is_some_and(|found| found == kind)
}

/// What is in a file; nothing if it is more than a saved game can be.
fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    // A pipe or a device would keep the start waiting.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= MOST).then_some(bytes))
}

/// Whether somebody has the games in `dir`.
fn is_held(dir: &Path) -> bool {
    File::open(dir.join("lock")).is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// The files among the words after the program's name: options are left out, addresses of files are understood.
pub fn named(words: impl IntoIterator<Item = OsString>) -> Vec<PathBuf> {
    let words = words.into_iter().filter(|word| !word.as_encoded_bytes().starts_with(b"-") && !word.is_empty());
    words.map(|word| word.to_str().and_then(at_address).unwrap_or_else(|| word.into())).collect()
}

/// The file that an address names.
fn at_address(word: &str) -> Option<PathBuf> {
    word.starts_with("file:").then(|| Url::parse(word).ok()?.to_file_path().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().expect("a temporary folder")
    }

    fn arrived(arrivals: &Arrivals, args: &Value) -> Vec<Value> {
        arrivals.command(args).expect("an answer")["arrived"].as_array().expect("a list").clone()
    }

    #[test]
    fn what_is_handed_in_waits_until_it_is_done() {
        let dir = folder();
        let arrivals = Arrivals::beside(dir.path());
        assert_eq!(arrived(&arrivals, &json!({})), [Value::Null; 0]);
        let game = dir.path().join("Ada, 贝.elbow");
        fs::write(&game, "ELBOWSAV …").expect("written");
        arrivals.hand_in(&game).expect("kept");
        fs::remove_file(&game).expect("the file may go");
        arrivals.hand_in(&dir.path().join("gone.elbow")).expect("kept");
        arrivals.hand_in(dir.path()).expect("kept");
        fs::write(&game, vec![b'x'; 8_000_001]).expect("written");
        arrivals.hand_in(&game).expect("kept");
        let all = arrived(&arrivals, &json!({}));
        assert_eq!((&all[0]["file_name"], &all[0]["data"]), (&json!("Ada, 贝.elbow"), &json!("ELBOWSAV …")));
        assert_eq!(
            [&all[1], &all[2], &all[3]].map(|item| item["fault"].as_str()),
            [Some("unreadable"), Some("unreadable"), Some("too_large")]
        );
        let left = arrived(&arrivals, &json!({ "done": [all[0]["id"], all[2]["id"], "../lock"] }));
        assert_eq!(left, [all[1].clone(), all[3].clone()]);
        assert_eq!(arrived(&arrivals, &Value::Object(serde_json::Map::new())).len(), 2);
    }

    #[test]
    fn an_id_leads_out_of_the_folder_never() {
        let dir = folder();
        let arrivals = Arrivals::beside(dir.path());
        let kept = dir.path().join("kept.json");
        fs::write(&kept, "{}").expect("written");
        arrivals.knock().expect("kept");
        arrived(&arrivals, &json!({ "done": ["../kept.json", kept.to_str()] }));
        assert!(kept.exists());
        for nonsense in [json!([]), json!({ "done": "all" }), json!({ "done": [1] }), json!({ "from": 1 })] {
            assert!(matches!(arrivals.command(&nonsense), Err(CommandError::BadRequest { .. })), "{nonsense}");
        }
    }

    #[test]
    fn spoilt_items_are_told_and_can_be_done_with() {
        let dir = folder();
        let arrivals = Arrivals::beside(dir.path());
        arrivals.keep("json", b"half {").expect("kept");
        arrivals.keep("json", b"[1]").expect("kept");
        fs::write(dir.path().join("arrivals/half.json.tmp"), "half").expect("written");
        let all = arrived(&arrivals, &json!({}));
        assert_eq!(all.iter().map(|item| item["fault"].as_str()).collect::<Vec<_>>(), [Some("unreadable"); 2]);
        assert!(arrived(&arrivals, &json!({ "done": [all[0]["id"], all[1]["id"]] })).is_empty());
    }

    #[test]
    fn a_second_start_leaves_files_to_whoever_has_the_games() {
        let dir = folder();
        let game = dir.path().join("a.elbow");
        fs::write(&game, "text").expect("written");
        assert!(!Arrivals::left_to_another(dir.path(), std::slice::from_ref(&game)), "nobody has them");
        let lock = File::create(dir.path().join("lock")).expect("made");
        lock.lock().expect("locked");
        let taking = thread::spawn({
            let arrivals = Arrivals::beside(dir.path());
            move || {
                let (mut taken, mut knocked) = (0, false);
                while taken < 2 || !knocked {
                    knocked |= arrivals.answer_knocks();
                    for item in arrived(&arrivals, &json!({})) {
                        taken += 1;
                        arrived(&arrivals, &json!({ "done": [item["id"]] }));
                    }
                    thread::sleep(Duration::from_millis(5));
                }
                taken
            }
        });
        assert!(Arrivals::left_to_another(dir.path(), &[game]));
        assert!(Arrivals::left_to_another(dir.path(), &[]), "the window was asked for");
        assert_eq!(taking.join().expect("taken"), 2, "the one of the first start, and that of the second");
    }

    #[test]
    fn a_copy_that_does_not_answer_is_not_waited_for_for_ever() {
        let dir = folder();
        let lock = File::create(dir.path().join("lock")).expect("made");
        lock.lock().expect("locked");
        let game = dir.path().join("a.elbow");
        fs::write(&game, "text").expect("written");
        assert!(!Arrivals::left_to_another(dir.path(), &[game]));
        assert_eq!(Arrivals::beside(dir.path()).waiting().len(), 1, "the file stays for later");
        assert!(!Arrivals::left_to_another(dir.path(), &[]));
        assert_eq!(Arrivals::beside(dir.path()).waiting().len(), 1, "the knock does not");
    }

    #[test]
    fn files_are_found_among_the_words_of_a_start() {
        let words = ["--flag", "a b.elbow", "", "file:///tmp/c%20d.elbow", "/tmp/%20.elbow"].map(OsString::from);
        let found = named(words);
        assert_eq!(found, ["a b.elbow", "/tmp/c d.elbow", "/tmp/%20.elbow"].map(PathBuf::from));
    }
}
