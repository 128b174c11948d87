//! Save slots.
//!
//! A [`Store`] keeps games in slots: a small [`Header`] for the list, and a body that this crate does not look into. What a method
//! acknowledges is on the disk, twice: in a sled database and as a *mirror*, a plain file. Both hold the same envelope
//! (magic, version, lengths, generation, checksums). On opening the two are compared, and each that is missing, damaged or older is
//! made anew from the other, with a [`Notice`] for the player; a database that cannot be trusted is put aside, never deleted.
//! Nothing is silently older, missing or wrong.
//!
//! ```text
//! <dir>/lock                     keeps a second copy of the app out
//! <dir>/db/                      sled: a tree for every eight slots, one of their names, one for each other record, one for its cache
//! <dir>/slots/<slot>.elbow       the mirrors; settings.elbow, counter.elbow, results-<nn>.elbow
//! <dir>/slots/<slot>.deleted     the mirror of a game in the trash
//! <dir>/slots/titles.elbow       the names of all games, so that one that is lost altogether can be named
//! <dir>/…broken-<time>           what was damaged and put aside
//! ```
//!
//! ```
//! # let dir = tempfile::tempdir()?;
//! let saves::Opened { store, notices } = saves::Store::open(dir.path())?;
//! assert!(notices.is_empty());
//! let header = saves::NewHeader { name: "Ada, Ben".into(), game: "small-world".into(), ..Default::default() };
//! let slot = store.create(header, b"{}")?;
//! let saved = store.load(slot)?;
//! let generation = store.save(slot, &saved.header, br#"{"step":1}"#)?;
//! assert!(generation > saved.generation);
//! assert_eq!(store.list()[0].slot, slot);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod compact;
mod compare;
mod copies;
mod copy;
#[cfg(not(target_arch = "wasm32"))]
mod database;
mod disk;
mod envelope;
mod error;
mod export;
#[cfg(test)]
mod faults;
mod first;
mod header;
mod log;
mod memory;
mod migrate;
mod mirror;
mod notice;
mod pages;
#[cfg(all(test, unix))]
mod power;
mod records;
mod store;
mod titles;
mod trash;

pub use disk::{Disk, Handle, RealDisk, What};
pub use error::{ImportError, LoadError, OpenError, SaveError, Trouble};
pub use export::{export, import};
pub use header::{BadSlotId, Header, NewHeader, SlotId};
pub use log::{Logs, Places, Write};
pub use memory::Memory;
pub use notice::{Notice, NoticeKind};
pub use pages::PAGES;
pub use store::{Entry, Opened, Saved, Store};

/// Format of header and body that this version writes.
pub const FORMAT: u32 = 1;

/// How many rolling autosaves are kept.
pub const AUTOSAVES: usize = 5;

/// The most bytes that header and body may have together.
pub const MAX_BYTES: usize = 8 << 20;
