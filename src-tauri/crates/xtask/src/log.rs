//! What a step says, kept apart from what other steps say at the same time.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The output of one step and the processor time of what it ran.
pub struct Log(Mutex<Kept>);

struct Kept {
    text: String,
    file: Option<File>,
    live: bool,
    seconds: f64,
}

impl Log {
    fn new(live: bool, file: Option<File>) -> Self {
        Self(Mutex::new(Kept { text: String::new(), file, live, seconds: 0.0 }))
    }

    /// A log that also shows every line at once.
    pub fn live() -> Self {
        Self::new(true, None)
    }

    /// A log that only keeps.
    #[cfg(test)]
    pub fn quiet() -> Self {
        Self::new(false, None)
    }

    /// A log that keeps a copy in `file`, so that one may look while the step runs; `live` as in [`Log::live`].
    pub fn with_file(file: &Path, live: bool) -> Self {
        // A folder that cannot be written costs the copy, nothing else.
        Self::new(live, File::create(file).ok())
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds one line.
    pub fn line(&self, line: &str) {
        let mut kept = self.kept();
        kept.text.push_str(line);
        kept.text.push('\n');
        if let Some(file) = &mut kept.file {
            let _ = writeln!(file, "{line}");
        }
        if kept.live {
            let _ = writeln!(std::io::stdout(), "{line}");
        }
    }

    /// How much was said so far, for [`Log::since`].
    pub fn length(&self) -> usize {
        self.kept().text.len()
    }

    /// What was said since then.
    pub fn since(&self, length: usize) -> String {
        self.kept().text.get(length..).unwrap_or_default().to_owned()
    }

    /// Adds the time a program took of the processors, in seconds.
    pub fn add_processor_seconds(&self, seconds: f64) {
        self.kept().seconds += seconds;
    }

    /// The time all programs of the step took of the processors, in seconds.
    pub fn processor_seconds(&self) -> f64 {
        self.kept().seconds
    }
}
