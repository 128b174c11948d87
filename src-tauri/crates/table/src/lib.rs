//! A running game, and every command that the app, the loopback server and the headless tool offer.
//!
//! [`Host::open`] never fails; [`Host`] has one method per command of PROTOCOL.md and [`Host::call`] is the same by name. All of them
//! block; [`Host::bot_stop`] and [`Host::bot_progress`] may be called at any time from another thread.
//!
//! ```no_run
//! use serde_json::json;
//! let host = table::Host::open("saves".as_ref());
//! let state = host.call("new_game", json!({ "setup": { "game": "small-world", "players": 2 } }))?;
//! assert_eq!(state["step"], 0);
//! # Ok::<(), table::CommandError>(())
//! ```

mod account;
mod answers;
mod args;
#[cfg(not(target_arch = "wasm32"))]
mod ask;
mod body;
mod calls;
mod collection;
mod command_names;
mod counsel;
mod csv;
mod errand;
mod error;
mod fault;
mod files;
mod games;
mod gauge;
mod hints;
mod history;
mod host;
mod insight;
mod judgement;
mod ledger;
mod play;
mod players;
mod practice;
mod refusal;
mod registry;
mod result;
mod review;
mod settings;
mod shelf;
mod slots;
mod statistics;
mod table;
mod text;
mod think;
mod trial;
#[cfg(test)]
mod types;

pub use answers::{
    Ability, CheckAnswer, ClosedAnswer, Curtain, ExportAnswer, Glance, LogAnswer, LogEntry, Person, PieceAnswer, Reason, ReplayState,
    ResultsAnswer, SaveFileAnswer, ShelfAnswer, SlotAnswer, SlotHeader, SlotTrouble, SlotsAnswer, StartupAnswer, StoppedAnswer, TableState,
    TurnMark, UndoWhy,
};
pub use args::{
    ActArgs, BoardArgs, CatalogArgs, ChancesArgs, CheckPieceArgs, CheckSetupArgs, DropPieceArgs, DuplicateArgs, ForkArgs, GrowBoardArgs,
    HintArgs, HintCount, ImportArgs, KeepPieceArgs, LiftCurtainArgs, LogArgs, NewGameArgs, NewPositionArgs, NewScenarioArgs, NoArgs,
    PersonArgs, PracticeArgs, ReasonArgs, RenameArgs, RenamePersonArgs, ReplayArgs, ResultArgs, ReviewArgs, ReviewTurnArgs, SaveFileArgs,
    SettingsArgs, SlotArgs, TryPieceArgs,
};
pub use bots::{Level, Style};
pub use collection::{Games, Visitor};
pub use command_names::COMMANDS;
pub use errand::{Begun, Errand, THOUGHTFUL, Thinking, Ticket};
pub use error::CommandError;
pub use games::Standard;
pub use hints::Hints;
pub use host::{Host, Seeds};
pub use insight::{ChancesAnswer, HintAction, HintAnswer, HintLine, Merit, ProgressAnswer, ReasonAnswer};
pub use judgement::{Judgement, ReviewAnswer, ReviewTurn, ReviewTurnAnswer};
pub use players::{COLOURS, MAX_PLAYER_NAME, Player, Who};
pub use registry::Registry;
pub use result::{CauseResult, GameResult, PieceResult, RegionResult, SeatResult};
pub use shelf::Piece;
pub use slots::verify;
pub use tabletop::Registered;
pub use text::MAX_SLOT_NAME;
pub use think::Asked;
pub use trial::{SeatTrial, Trial, TrialAnswer};
