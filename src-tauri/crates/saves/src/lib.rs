//! Save slots.
//!
//! A [`Store`] keeps games in slots: a small [`Header`] for the list and a body that this crate does not look into.

mod error;
mod export;
mod header;
mod notice;
mod store;

pub use error::{ImportError, LoadError, OpenError, SaveError, Trouble};
pub use export::{export, import};
pub use header::{BadSlotId, Header, NewHeader, SlotId};
pub use notice::{Notice, NoticeKind};
pub use store::{Entry, Opened, Saved, Store};

/// Format of header and body that this version writes.
pub const FORMAT: u32 = 1;

/// How many rolling autosaves are kept.
pub const AUTOSAVES: usize = 5;

/// The most bytes that one body may have.
pub const MAX_BYTES: usize = 16 << 20;
