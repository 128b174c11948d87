//! The arguments of the commands. Unknown fields are refused.

use saves::SlotId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::Seat;

use crate::Player;

/// Arguments of a command that takes none: `{}` (or null).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoArgs {}

/// Arguments of `catalog`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct CatalogArgs {
    /// Only this game; all of them if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "GameId"))]
    pub game: Option<String>,
}

/// Arguments of `board`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BoardArgs {
    /// Id of the map, from the catalog.
    pub map: String,
}

/// Arguments of `check_setup`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct CheckSetupArgs {
    /// The setup as for `new_game`.
    #[cfg_attr(test, ts(type = "Games[G][\"setup\"]"))]
    pub setup: Value,
    /// Checked too when given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Player>>,
}

/// Arguments of `new_game`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewGameArgs {
    /// What the game is started from; `game` names it, a `seed` left out is drawn.
    #[cfg_attr(test, ts(type = "Games[G][\"setup\"]"))]
    pub setup: Value,
    /// One player per seat; left out: all human.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Player>>,
    /// Whether hints may be asked for; left out: yes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Name of the slot; left out: the names of the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Arguments of `act`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ActArgs {
    /// The action as JSON, or its text form as a string.
    #[cfg_attr(test, ts(type = "Games[G][\"action\"] | string"))]
    pub action: Value,
    /// The revision the caller looked at; a different one is refused as `stale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revision: Option<u64>,
}

tabletop::bounded_number!(
    /// How many turns a hint shows, from 1 to 8.
    HintCount, "number of hints", 1, 8
);

/// Arguments of `hint`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct HintArgs {
    /// At most so many turns, 1 to 8; 3 if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub count: Option<HintCount>,
}

/// Arguments of `chances`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ChancesArgs {
    /// After how many actions; now if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
}

/// Arguments of `reason`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ReasonArgs {
    /// Of the last turn that was over after so many actions; now if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
}

/// Arguments of `lift_curtain`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LiftCurtainArgs {
    /// Who has the device now.
    pub seat: Seat,
}

/// Arguments of `log`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct LogArgs {
    /// First entry, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// One past the last entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

/// Arguments of the commands that only name a slot: `open_slot`, `delete_slot`, `restore_slot`, `export_slot`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SlotArgs {
    /// Which slot: 16 hexadecimal digits.
    #[cfg_attr(test, ts(type = "string"))]
    pub slot: SlotId,
}

/// Arguments of `rename_slot`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RenameArgs {
    /// Which slot.
    #[cfg_attr(test, ts(type = "string"))]
    pub slot: SlotId,
    /// Its new name.
    pub name: String,
}

/// Arguments of `duplicate_slot`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct DuplicateArgs {
    /// Which slot.
    #[cfg_attr(test, ts(type = "string"))]
    pub slot: SlotId,
    /// Name of the copy; left out: the same name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Arguments of `import_slot`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ImportArgs {
    /// The text of the exported file.
    pub data: String,
    /// Name of the new slot; left out: the name in the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Arguments of `save_file`: either a slot, or a file of the screens' own making.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct SaveFileArgs {
    /// Which slot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "string"))]
    pub slot: Option<SlotId>,
    /// The name of the file instead, ending in `.png`, `.csv` or `.elbow-box.json`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file_name: Option<String>,
    /// What is in it, in base64; 8 MB at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// The file to write, or a folder; left out: a file in the current folder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
}

/// Arguments of `replay`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ReplayArgs {
    /// Which slot; left out: the game on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "string"))]
    pub slot: Option<SlotId>,
    /// After how many actions.
    pub step: u32,
}

/// Arguments of `result`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ResultArgs {
    /// Which slot; left out: the game on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "string"))]
    pub slot: Option<SlotId>,
}

/// Arguments of `separate_person` and `forget_person`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PersonArgs {
    /// What the person is called now.
    pub name: String,
}

/// Arguments of `rename_person`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RenamePersonArgs {
    /// What the person is called now.
    pub name: String,
    /// What they are called from now on; somebody else's name makes one person of two.
    pub to: String,
}

/// Arguments of `review`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ReviewArgs {
    /// Which slot; left out: the game on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "string"))]
    pub slot: Option<SlotId>,
}

/// Arguments of `review_turn`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ReviewTurnArgs {
    /// Which slot; left out: the game on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "string"))]
    pub slot: Option<SlotId>,
    /// After how many actions the turn begins.
    pub step: u32,
}

/// Arguments of `fork`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ForkArgs {
    /// Which slot; left out: the game on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "string"))]
    pub slot: Option<SlotId>,
    /// After how many actions the new game goes its own way.
    pub step: u32,
    /// Name of the new slot; left out: the name of the old one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Arguments of `settings`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct SettingsArgs {
    /// The settings to change; the others stay. `null` puts one back to its default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "{ [K in keyof Settings]?: Settings[K] | null }"))]
    pub set: Option<Map<String, Value>>,
}

/// Arguments of `practice`: either a setup or the *given* part of a scenario.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PracticeArgs {
    /// Game, map, number of players and seed, as for a new game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Games[G][\"setup\"]"))]
    pub setup: Option<Value>,
    /// What a scenario gives: a position, with scripted dice and draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "{ game: GameId, [given: string]: Json }"))]
    pub given: Option<Value>,
    /// One player per seat; left out: all human.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Player>>,
    /// Actions that are played first, of whichever seats: 1000 at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Array<string>"))]
    pub actions: Option<Vec<String>>,
}

/// Arguments of `new_position` (headless only).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPositionArgs {
    /// A whole position, as `position` gives it.
    pub position: Value,
    /// Which game; left out: the first that can read the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// One player per seat; left out: all human.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Player>>,
    /// Name of the slot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Arguments of `new_scenario` (headless only).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewScenarioArgs {
    /// The *given* part of a scenario.
    pub given: Value,
    /// One player per seat; left out: all human.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Player>>,
    /// Name of the slot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Arguments of `check_piece`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CheckPieceArgs {
    /// What it is: `race`, `power`, …
    pub kind: String,
    /// As its game's files write it.
    #[cfg_attr(test, ts(type = "PieceRow"))]
    pub row: Value,
}

/// Arguments of `keep_piece`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct KeepPieceArgs {
    /// The piece that it takes the place of, or was before it was dropped; left out: a new one.
    #[serde(default)]
    pub key: Option<String>,
    /// What it is: `race`, `power`, …
    pub kind: String,
    /// As its game's files write it, 64 KiB at most.
    #[cfg_attr(test, ts(type = "PieceRow"))]
    pub row: Value,
}

/// Arguments of `drop_piece`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DropPieceArgs {
    /// Its name on the shelf.
    pub key: String,
}

/// Arguments of `try_piece`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct TryPieceArgs {
    /// What it is: `race`, `power`, `board`, …
    pub kind: String,
    /// As its game's files write it.
    #[cfg_attr(test, ts(type = "PieceRow"))]
    pub row: Value,
    /// The game in which it is tried.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The map; left out: the printed one, or the board that is tried.
    #[serde(default)]
    pub map: Option<String>,
    /// The number of the first game: the same numbers are the same games.
    pub first: u32,
    /// How many games with it, and as many without, 1 to 50.
    pub games: u32,
    /// Whether no games are played without it.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>"))]
    pub alone: bool,
}

/// Arguments of `grow_board`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GrowBoardArgs {
    /// What somebody wishes for.
    #[cfg_attr(test, ts(type = "{ id: string, game: string, players: number, seed: number, regions?: number | null, wildness?: number }"))]
    pub wish: Value,
}
