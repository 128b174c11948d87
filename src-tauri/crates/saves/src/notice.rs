//! What the store found and mended, told to the player once.

use serde::Serialize;
use serde_json::Value;

use crate::SlotId;

/// Something the store noticed while opening or reading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Notice {
    /// What happened.
    pub kind: NoticeKind,
    /// The slot it happened to; `None` when it is the whole store.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<SlotId>,
    /// One English sentence.
    pub message: String,
    /// The facts behind the sentence (generations, file names, the name of the game).
    pub data: Value,
}

/// The kinds of [`Notice`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// One copy of a slot was missing, damaged or older; it was made anew from the other, and nothing is lost.
    Mended,
    /// The database held an older state of a slot than its mirror; the newer state was put back, and nothing is lost.
    RolledBack,
    /// The database could not be opened or trusted; it was put aside under another name and rebuilt from the mirrors. What the mirrors
    /// could not make up for has a notice of its own.
    SetAside,
    /// Something is lost: no whole copy is left, or only one that is older than what was saved.
    Damaged,
    /// One copy of a slot cannot be read and was put aside; the other is used, and nobody knows which was newer.
    Unread,
    /// A game is lost: not even a damaged copy is left. `data.name` is its name.
    Lost,
    /// The settings are lost and start afresh.
    SettingsLost,
    /// Some of the results of finished games are lost; those of games that are still saved can be counted again.
    ResultsLost,
    /// There is no room on the disk: games can be opened and deleted, but nothing can be saved or mended.
    Full,
}
