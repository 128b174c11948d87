//! The types of the protocol for the screens, written to `ui/types/protocol.d.ts` and checked current.

use std::{env, fmt::Write as _, fs, path::Path};

use ts_rs::{Config, TS};

use crate::{
    Ability, ActArgs, BoardArgs, COMMANDS, CatalogArgs, CheckAnswer, CheckSetupArgs, ClosedAnswer, Curtain, DuplicateArgs, ExportAnswer,
    ForkArgs, Glance, ImportArgs, LiftCurtainArgs, LogAnswer, LogArgs, LogEntry, NewGameArgs, Player, Reason, RenameArgs, ReplayArgs,
    ReplayState, SaveFileAnswer, SaveFileArgs, SettingsArgs, SlotAnswer, SlotArgs, SlotHeader, SlotTrouble, SlotsAnswer, StartupAnswer,
    StoppedAnswer, TableState, TurnMark, UndoWhy, Who,
};

/// Set to write the file instead of comparing it.
const VARIABLE: &str = "ELBOW_WRITE_TYPES";

const PREAMBLE: &str = "\
// The commands of the backend: what each takes and what it answers. See PROTOCOL.md.
// Written from the Rust types: ELBOW_WRITE_TYPES=1 cargo nextest run -p table types

/** Why a command was refused: what a rejected promise holds. */
export type CommandFailure = { kind: string, message: string, data: unknown };

/** Something noticed about saved games. */
export type Notice = { kind: \"mended\" | \"rolled_back\" | \"set_aside\" | \"damaged\" | \"unread\" | \"lost\" | \"settings_lost\" | \"full\", slot?: string, message: string, data: unknown };
";

/// Each command with the names of its types.
const SIGNATURES: [(&str, &str, &str); 26] = [
    ("startup", "{}", "StartupAnswer"),
    ("catalog", "CatalogArgs", "{ games: unknown[] }"),
    ("board", "BoardArgs", "unknown"),
    ("check_setup", "CheckSetupArgs", "CheckAnswer"),
    ("new_game", "NewGameArgs", "TableState"),
    ("view", "{}", "TableState"),
    ("act", "ActArgs", "TableState"),
    ("undo", "{}", "TableState"),
    ("redo", "{}", "TableState"),
    ("bot_move", "{}", "TableState"),
    ("bot_stop", "{}", "StoppedAnswer"),
    ("lift_curtain", "LiftCurtainArgs", "TableState"),
    ("log", "LogArgs", "LogAnswer"),
    ("slots", "{}", "SlotsAnswer"),
    ("open_slot", "SlotArgs", "TableState"),
    ("rename_slot", "RenameArgs", "SlotHeader"),
    ("duplicate_slot", "DuplicateArgs", "SlotHeader"),
    ("delete_slot", "SlotArgs", "SlotAnswer"),
    ("restore_slot", "SlotArgs", "SlotAnswer"),
    ("export_slot", "SlotArgs", "ExportAnswer"),
    ("import_slot", "ImportArgs", "SlotHeader"),
    ("save_file", "SaveFileArgs", "SaveFileAnswer"),
    ("replay", "ReplayArgs", "ReplayState"),
    ("fork", "ForkArgs", "TableState"),
    ("settings", "SettingsArgs", "Record<string, unknown>"),
    ("close_table", "{}", "ClosedAnswer"),
];

fn written() -> String {
    let config = Config::default();
    let mut text = PREAMBLE.to_owned();
    macro_rules! declare {
        ($($of:ty),* $(,)?) => {$(
            text.push('\n');
            if let Some(docs) = <$of as TS>::docs() {
                text.push_str(docs.trim_end());
                text.push('\n');
            }
            text.push_str("export ");
            text.push_str(<$of as TS>::decl(&config).trim_end());
            text.push('\n');
        )*};
    }
    declare!(
        Player,
        Who,
        TableState,
        Curtain,
        Ability,
        UndoWhy,
        Reason,
        CheckAnswer,
        StartupAnswer,
        LogAnswer,
        LogEntry,
        SlotHeader,
        SlotTrouble,
        Glance,
        SlotsAnswer,
        SlotAnswer,
        ExportAnswer,
        SaveFileAnswer,
        ReplayState,
        TurnMark,
        StoppedAnswer,
        ClosedAnswer,
        CatalogArgs,
        BoardArgs,
        CheckSetupArgs,
        NewGameArgs,
        ActArgs,
        LiftCurtainArgs,
        LogArgs,
        SlotArgs,
        RenameArgs,
        DuplicateArgs,
        ImportArgs,
        SaveFileArgs,
        ReplayArgs,
        ForkArgs,
        SettingsArgs,
    );
    text.push_str("\n/** Every command: what it takes and what it answers. */\nexport interface Commands {\n");
    for (command, args, answer) in SIGNATURES {
        let _ = writeln!(text, "  {command}: (args: {args}) => {answer};");
    }
    text.push_str("}\n");
    text
}

#[test]
fn types_for_the_screens_are_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/types/protocol.d.ts");
    let text = written();
    if env::var_os(VARIABLE).is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &text).unwrap();
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(found.replace("\r\n", "\n") == text, "{} is not current: run the tests of table with {VARIABLE}=1", file.display());
}

#[test]
fn every_command_has_its_types() {
    let listed: Vec<&str> = SIGNATURES.iter().map(|(command, ..)| *command).filter(|command| *command != "save_file").collect();
    assert_eq!(listed, COMMANDS);
    let text = written();
    for (_, args, answer) in SIGNATURES {
        for name in [args, answer].into_iter().filter(|name| name.chars().all(char::is_alphanumeric) && *name != "unknown") {
            assert!(text.contains(&format!("export type {name} = ")), "{name}");
        }
    }
}

#[test]
fn every_command_is_known_by_its_name() {
    let dir = tempfile::tempdir().unwrap();
    let host = crate::Host::with_registry(dir.path(), crate::Registry::empty());
    for command in COMMANDS {
        let error = host.call(command, serde_json::json!({ "no such field": 1 })).unwrap_err();
        assert_eq!(error.kind(), "bad_request", "{command}: unknown fields are refused");
    }
}
