//! A running game, and every command that the app, the loopback server and the headless tool offer.
//!
//! The `Host` (`Host::open(dir) -> Host`, never fails, `Send + Sync`) has one method per command of PROTOCOL.md, each
//! `fn <command>(&self, args: <Command>Args) -> Result<<Answer>, CommandError>`:
//!
//! | method | arguments | answer |
//! | --- | --- | --- |
//! | `startup` | [`NoArgs`] | [`StartupAnswer`] |
//! | `catalog`, `board` | [`CatalogArgs`], [`BoardArgs`] | JSON |
//! | `check_setup` | [`CheckSetupArgs`] | [`CheckAnswer`] |
//! | `new_game` | [`NewGameArgs`] | [`TableState`] |
//! | `view`, `undo`, `redo`, `bot_move` | [`NoArgs`] | [`TableState`] |
//! | `act` | [`ActArgs`] | [`TableState`] |
//! | `lift_curtain` | [`LiftCurtainArgs`] | [`TableState`] |
//! | `legal` | [`NoArgs`] | JSON |
//! | `bot_stop` | [`NoArgs`] | [`StoppedAnswer`] |
//! | `log` | [`LogArgs`] | [`LogAnswer`] |
//! | `slots` | [`NoArgs`] | [`SlotsAnswer`] |
//! | `open_slot` | [`SlotArgs`] | [`TableState`] |
//! | `rename_slot`, `duplicate_slot` | [`RenameArgs`], [`DuplicateArgs`] | [`SlotHeader`] |
//! | `delete_slot`, `restore_slot` | [`SlotArgs`] | [`SlotAnswer`] |
//! | `export_slot`, `import_slot` | [`SlotArgs`], [`ImportArgs`] | [`ExportAnswer`], [`SlotHeader`] |
//! | `save_file` | [`SaveFileArgs`] | [`SaveFileAnswer`] |
//! | `replay`, `fork` | [`ReplayArgs`], [`ForkArgs`] | [`ReplayState`], [`TableState`] |
//! | `settings` | [`SettingsArgs`] | JSON |
//! | `close_table` | [`NoArgs`] | [`ClosedAnswer`] |
//!
//! `Host::call(&self, command: &str, args: Value) -> Result<Value, CommandError>` is the same by name; `Host::call_headless` adds
//! `new_position`, `position` and `new_scenario`. All block; `bot_stop` may be called at any time from another thread.

mod answers;
mod args;
mod error;
mod players;
mod text;

pub use answers::{
    Ability, CheckAnswer, ClosedAnswer, Curtain, ExportAnswer, LogAnswer, LogEntry, Reason, ReplayState, SaveFileAnswer, SlotAnswer,
    SlotHeader, SlotTrouble, SlotsAnswer, StartupAnswer, StoppedAnswer, TableState, TurnMark, UndoWhy,
};
pub use args::{
    ActArgs, BoardArgs, CatalogArgs, CheckSetupArgs, DuplicateArgs, ForkArgs, ImportArgs, LiftCurtainArgs, LogArgs, NewGameArgs,
    NewPositionArgs, NewScenarioArgs, NoArgs, RenameArgs, ReplayArgs, SaveFileArgs, SettingsArgs, SlotArgs,
};
pub use error::CommandError;
pub use players::{BotLevel, COLOURS, MAX_PLAYER_NAME, Player, Who};
pub use text::MAX_SLOT_NAME;
