//! The types of the protocol for the screens, written to `ui/types/*.d.ts` and checked current: a file for what every game of a crate sends and
//! takes, one for what they share, and `protocol.d.ts` with the commands. `samples` writes what the backend really says as TypeScript, to be
//! checked against them.

mod gather;
mod samples;
mod tidy;

use std::{env, fmt::Write as _, fs, path::PathBuf};

use serde_json::Value;
use tabletop::Seat;
use ts_rs::TS;

use self::gather::{Declared, Gathered, config, declaration};
use crate::{
    Ability, ActArgs, BoardArgs, COMMANDS, CatalogArgs, CauseResult, ChancesAnswer, ChancesArgs, CheckAnswer, CheckPieceArgs,
    CheckSetupArgs, ClosedAnswer, Curtain, DropPieceArgs, DuplicateArgs, ExportAnswer, ForkArgs, GameResult, Glance, GrowBoardArgs,
    HintAction, HintAnswer, HintArgs, HintLine, Hints, ImportArgs, Judgement, KeepPieceArgs, LiftCurtainArgs, LogAnswer, LogArgs, LogEntry,
    Merit, NewGameArgs, Person, PersonArgs, Piece, PieceAnswer, PieceResult, Player, PracticeArgs, ProgressAnswer, ReasonAnswer,
    ReasonArgs, RegionResult, Registry, RenameArgs, RenamePersonArgs, ReplayArgs, ReplayState, ResultArgs, ResultsAnswer, ReviewAnswer,
    ReviewArgs, ReviewTurn, ReviewTurnAnswer, ReviewTurnArgs, SaveFileAnswer, SaveFileArgs, SeatResult, SeatTrial, SettingsArgs,
    ShelfAnswer, SlotAnswer, SlotArgs, SlotHeader, SlotTrouble, SlotsAnswer, StartupAnswer, StoppedAnswer, TableState, Trial, TrialAnswer,
    TryPieceArgs, TurnMark, UndoWhy, Who, settings,
};

/// Set to write the files instead of comparing them.
const VARIABLE: &str = "ELBOW_WRITE_TYPES";

/// The second line of every file.
const HOW: &str = "// Written from the Rust types: ELBOW_WRITE_TYPES=1 cargo nextest run -p table types\n";

/// Each command with the names of its types.
const SIGNATURES: [(&str, &str, &str); 46] = [
    ("startup", "{}", "StartupAnswer"),
    ("catalog", "CatalogArgs", "CatalogAnswer"),
    ("board", "BoardArgs", "Board"),
    ("check_setup", "CheckSetupArgs", "CheckAnswer"),
    ("new_game", "NewGameArgs", "TableState"),
    ("practice", "PracticeArgs", "TableState"),
    ("view", "{}", "TableState"),
    ("act", "ActArgs", "TableState"),
    ("undo", "{}", "TableState"),
    ("redo", "{}", "TableState"),
    ("bot_move", "{}", "TableState"),
    ("bot_stop", "{}", "StoppedAnswer"),
    ("bot_progress", "{}", "ProgressAnswer"),
    ("hint", "HintArgs", "HintAnswer"),
    ("chances", "ChancesArgs", "ChancesAnswer"),
    ("reason", "ReasonArgs", "ReasonAnswer"),
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
    ("review", "ReviewArgs", "ReviewAnswer"),
    ("review_turn", "ReviewTurnArgs", "ReviewTurnAnswer"),
    ("fork", "ForkArgs", "TableState"),
    ("result", "ResultArgs", "GameResult"),
    ("results", "{}", "ResultsAnswer"),
    ("rename_person", "RenamePersonArgs", "ResultsAnswer"),
    ("separate_person", "PersonArgs", "ResultsAnswer"),
    ("forget_person", "PersonArgs", "ResultsAnswer"),
    ("export_results", "{}", "ExportAnswer"),
    ("workshop", "{}", "Workshop"),
    ("check_piece", "CheckPieceArgs", "PieceAnswer"),
    ("shelf", "{}", "ShelfAnswer"),
    ("keep_piece", "KeepPieceArgs", "ShelfAnswer"),
    ("drop_piece", "DropPieceArgs", "ShelfAnswer"),
    ("try_piece", "TryPieceArgs", "TrialAnswer"),
    ("grow_board", "GrowBoardArgs", "PieceRow"),
    ("settings", "SettingsArgs", "Settings"),
    ("close_table", "{}", "ClosedAnswer"),
];

/// What is said best in TypeScript itself.
const BY_HAND: &str = "
/** Any JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Id of a game. */
export type GameId = keyof Games;

/** Answer of `catalog`: an entry for each game asked for. */
export type CatalogAnswer<G extends GameId = GameId> = { games: Games[G][\"catalog\"][] };

/** Answer of `board`: a map, drawn. */
export type Board<G extends GameId = GameId> = Games[G][\"board\"];

/** What a home-made piece is, as its game's files write it. */
export type PieceRow = Record<string, Json>;

/** Answer of `workshop`: the words that home-made pieces may say, and the bounds. */
export type Workshop = {
  words: {
    name: string, takes: string[], says: string, regions?: string[], most: number, times: number, declined: boolean, printed: string[],
  }[],
  most_own: number, abilities: number, colours: number, grid: number,
  race: { tokens: [number, number], supply: [number, number] }, power: { tokens: [number, number] },
  board: {
    players: [number, number], rounds: [number, number], most_regions: number, per_player: number,
    games: { game: GameId, terrains: string[], symbols: string[], marks: string[], island_mark: string | null, maps: string[] }[],
  },
};

/** One reason why a setup is no game: a stable word, one English sentence, amounts and ids. */
export type Reason<G extends GameId = GameId> = ReasonOf<Games[G][\"setup_reason\"] | SeatReason>;

type ReasonOf<R> = R extends { kind: string } ? { kind: R[\"kind\"], message: string, data: Omit<R, \"kind\"> } : never;

/** Something noticed about saved games: the facts behind the sentence are for a bug report, but for the name of the game. */
export type Notice = {
  kind: \"mended\" | \"rolled_back\" | \"set_aside\" | \"damaged\" | \"unread\" | \"lost\" | \"settings_lost\" | \"results_lost\" | \"full\",
  slot?: string,
  message: string,
  data: { name?: string, [fact: string]: Json | undefined } | null,
};
";

/// What is wrong with the players of a setup.
#[derive(TS)]
#[ts(untagged)]
#[allow(dead_code, reason = "it is only declared; `players.rs` writes it")]
enum SeatReason {
    /// More or fewer players than seats.
    #[ts(type = "{ kind: \"seats\", expected: number, found: number }")]
    Number,
    /// A person with a level or a style.
    #[ts(type = "{ kind: \"seats\", seat: Seat }")]
    Level,
    /// Two players in one colour, or in one that there is not.
    #[ts(type = "{ kind: \"colours\", seat: Seat, colour: number }")]
    Colours,
}

/// Why a command was refused: what a rejected promise holds.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; `error.rs` writes it")]
struct CommandFailure {
    /// One English sentence that says what to do.
    message: String,
    #[ts(flatten)]
    why: FailureKind,
}

/// Its kinds, with amounts and reasons.
#[derive(TS)]
#[ts(tag = "kind", content = "data", rename_all = "snake_case")]
#[allow(dead_code, reason = "it is only declared; `error.rs` writes it")]
enum FailureKind {
    UnknownCommand {
        command: String,
    },
    BadRequest {
        detail: String,
    },
    UnknownGame {
        game: String,
    },
    BadSetup(#[ts(type = "{ reasons: Array<Reason<G>> }")] Value),
    NoTable(()),
    Stale {
        revision: u64,
    },
    Illegal(#[ts(type = "Games[G][\"refusal\"]")] Value),
    NotYourTurn {
        seat: Seat,
    },
    CurtainDue {
        seat: Seat,
    },
    UndoRefused {
        why: UndoWhy,
        redo: bool,
    },
    SlotNotFound(()),
    SaveNewer {
        format: u32,
        engine: String,
    },
    SaveDamaged(#[ts(type = "{ reason: \"damaged\" | \"invalid_position\" | \"replay_differs\", detail: string }")] Value),
    ImportInvalid(
        #[ts(
            type = "{ reason: \"not_an_export\" | \"truncated\" | \"edited\" | \"newer\" | \"replay_differs\" | \"invalid_position\", detail: string }"
        )]
        Value,
    ),
    DiskFull(()),
    ReadOnly(()),
    StoreLocked(()),
    Io {
        detail: String,
    },
    NotABot {
        seat: Seat,
    },
    GameOver(()),
    HintsOff(()),
    Internal {
        detail: String,
    },
}

/// A declaration that says something of one game, or of any.
fn of_a_game(declaration: &str) -> String {
    declaration.replacen(" =", "<G extends GameId = GameId> =", 1)
}

/// The same where the id of the game tells which: a type for each game, any of which it is where none is named.
fn told_by_game(declaration: &str) -> String {
    let of = of_a_game(declaration);
    let (head, body) = of.rsplit_once("GameId> =").expect("a type for any game");
    let body = body.trim().trim_end_matches(';').replace("Games[G]", "Games[K]").replace(" G,", " K,").replace("<G>", "<K>");
    format!("{head}GameId> = {{ [K in G]: {body} }}[G];\n")
}

/// The commands and everything around the games.
fn protocol() -> String {
    let config = config();
    let mut text = format!("// The commands of the backend: what each takes and what it answers. See PROTOCOL.md.\n{HOW}\n");
    text.push_str("import type * as chaos from \"./chaos.d.ts\";\nimport type * as smallworld from \"./smallworld.d.ts\";\n");
    text.push_str("import type { Seat } from \"./tabletop.d.ts\";\n\n");
    text.push_str("/** The games, and what crosses the wire in each. */\nexport interface Games {\n");
    for id in Registry::standard().ids() {
        let _ = writeln!(text, "  \"{id}\": {}.Wire;", if id == chaos::CHAOS { "chaos" } else { "smallworld" });
    }
    text.push_str("}\n");
    text.push_str(BY_HAND);
    let _ = write!(text, "\n{}", settings::declaration());
    macro_rules! declare {
        ($laid:expr; $($of:ty),* $(,)?) => {$(
            text.push('\n');
            text.push_str(&$laid(&declaration::<$of>(&config)));
        )*};
    }
    declare!(told_by_game; TableState, ReplayState);
    declare!(of_a_game; LogAnswer, LogEntry, CheckAnswer, CommandFailure, NewGameArgs, PracticeArgs, CheckSetupArgs, ActArgs, HintAnswer, HintLine, HintAction, ReviewAnswer, ReviewTurn, ReviewTurnAnswer, Judgement);
    declare!(
        str::to_owned;
        SeatReason,
        Player,
        Who,
        Curtain,
        Ability,
        UndoWhy,
        StartupAnswer,
        SlotHeader,
        SlotTrouble,
        Glance,
        SlotsAnswer,
        SlotAnswer,
        ExportAnswer,
        SaveFileAnswer,
        TurnMark,
        Hints,
        StoppedAnswer,
        ProgressAnswer,
        Merit,
        ChancesAnswer,
        ReasonAnswer,
        ClosedAnswer,
        GameResult,
        SeatResult,
        PieceResult,
        CauseResult,
        RegionResult,
        Person,
        ResultsAnswer,
        Piece,
        PieceAnswer,
        ShelfAnswer,
        CheckPieceArgs,
        KeepPieceArgs,
        DropPieceArgs,
        TryPieceArgs,
        GrowBoardArgs,
        SeatTrial,
        Trial,
        TrialAnswer,
        CatalogArgs,
        BoardArgs,
        LiftCurtainArgs,
        LogArgs,
        HintArgs,
        ChancesArgs,
        ReasonArgs,
        SlotArgs,
        RenameArgs,
        DuplicateArgs,
        ImportArgs,
        SaveFileArgs,
        ReplayArgs,
        ReviewArgs,
        ReviewTurnArgs,
        ForkArgs,
        ResultArgs,
        PersonArgs,
        RenamePersonArgs,
        SettingsArgs,
    );
    text.push_str("\n/** Every command: what it takes and what it answers. */\nexport interface Commands {\n");
    for (command, args, answer) in SIGNATURES {
        let _ = writeln!(text, "  {command}: (args: {args}) => {answer};");
    }
    text.push_str("}\n");
    text
}

/// A file with these declarations; `shared`: those of another file that are named in them.
fn file(title: &str, shared: &[&Declared], declared: &[&Declared]) -> String {
    let body: Vec<String> = declared.iter().map(|declared| format!("\n{}", declared.text)).collect();
    let body = body.concat();
    let is_named = |name: &str| body.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name);
    let named: Vec<&str> = shared.iter().map(|declared| declared.name.as_str()).filter(|name| is_named(name)).collect();
    let import = match named[..] {
        [] => String::new(),
        _ => format!("\nimport type {{ {} }} from \"./tabletop.d.ts\";\n", named.join(", ")),
    };
    format!("// {title}\n{HOW}{import}{body}")
}

/// Every file with its text.
fn written() -> [(&'static str, String); 4] {
    let (small_world, chaos) = (Gathered::of::<smallworld::types::Wire>(), Gathered::of::<chaos::types::Wire>());
    let shared = Gathered::of::<Seat>();
    let shared = shared.of_crate("tabletop");
    for all in [&small_world, &chaos] {
        for declared in all.of_crate("tabletop") {
            assert!(shared.iter().any(|known| known.name == declared.name), "{} is shared: gather it", declared.name);
        }
    }
    [
        ("protocol", protocol()),
        ("smallworld", file("What the games of the Small World family send and take.", &shared, &small_world.of_crate("smallworld"))),
        ("chaos", file("What Chaos in the Old World sends and takes.", &shared, &chaos.of_crate("chaos"))),
        ("tabletop", file("What all games share.", &[], &shared)),
    ]
}

/// The words that a declared type may have in its field `tag`.
fn declared_words(file: &str, name: &str, tag: &str) -> Vec<String> {
    let files = written();
    let Some((_, text)) = files.iter().find(|(known, _)| *known == file) else { return Vec::new() };
    let head = format!("\nexport type {name}");
    let Some(start) = text.find(&format!("{head} =")).or_else(|| text.find(&format!("{head}<"))) else { return Vec::new() };
    let body = text[start..].split("\n\n").next().unwrap_or_default();
    let before = format!("\"{tag}\": \"");
    body.split(&before).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

/// The folder of the files.
fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "..", "ui", "types"].iter().collect()
}

#[test]
fn types_for_the_screens_are_current() {
    for (name, text) in written() {
        let file = folder().join(format!("{name}.d.ts"));
        if env::var_os(VARIABLE).is_some() {
            fs::create_dir_all(folder()).unwrap();
            fs::write(&file, &text).unwrap();
        }
        let found = fs::read_to_string(&file).unwrap_or_default();
        assert!(found.replace("\r\n", "\n") == text, "{} is not current: run the tests of table with {VARIABLE}=1", file.display());
    }
}

#[test]
fn types_say_what_everything_is() {
    for (name, text) in written() {
        // What a comment says is no type.
        let code = text.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
        for (number, line) in code.enumerate() {
            let vague =
                line.split(|c: char| !c.is_alphanumeric() && c != '_').find(|word| ["any", "unknown", "bigint", "object"].contains(word));
            assert_eq!(vague, None, "{name}.d.ts, line {number} of code: {line}");
        }
    }
}

#[test]
fn every_command_has_its_types() {
    let listed: Vec<&str> = SIGNATURES.iter().map(|(command, ..)| *command).filter(|command| *command != "save_file").collect();
    assert_eq!(listed, COMMANDS);
    let text = protocol();
    for (_, args, answer) in SIGNATURES {
        for name in [args, answer].into_iter().filter(|name| *name != "{}") {
            let declared = [" ", "<"].iter().any(|end| text.contains(&format!("export type {name}{end}")));
            assert!(declared || text.contains(&format!("export interface {name} ")), "{name}");
        }
    }
}

#[test]
fn every_command_is_known_by_its_name() {
    let dir = tempfile::tempdir().unwrap();
    let host = crate::Host::with_registry(dir.path(), Registry::empty());
    for command in COMMANDS {
        let error = host.call(command, serde_json::json!({ "no such field": 1 })).unwrap_err();
        assert_eq!(error.kind(), "bad_request", "{command}: unknown fields are refused");
    }
}
