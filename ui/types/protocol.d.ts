// The commands of the backend: what each takes and what it answers. See PROTOCOL.md.
// Written from the Rust types: ELBOW_WRITE_TYPES=1 cargo nextest run -p table types

import type * as chaos from "./chaos.d.ts";
import type * as smallworld from "./smallworld.d.ts";
import type { Seat } from "./tabletop.d.ts";

/** The games, and what crosses the wire in each. */
export interface Games {
  "small-world": smallworld.Wire;
  "underground": smallworld.Wire;
  "warcraft": smallworld.Wire;
  "mixed": smallworld.Wire;
  "chaos": chaos.Wire;
}

/** Any JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Id of a game. */
export type GameId = keyof Games;

/** Answer of `catalog`: an entry for each game asked for. */
export type CatalogAnswer<G extends GameId = GameId> = { games: Games[G]["catalog"][] };

/** Answer of `board`: a map, drawn. */
export type Board<G extends GameId = GameId> = Games[G]["board"];

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
export type Reason<G extends GameId = GameId> = ReasonOf<Games[G]["setup_reason"] | SeatReason>;

type ReasonOf<R> = R extends { kind: string } ? { kind: R["kind"], message: string, data: Omit<R, "kind"> } : never;

/** Something noticed about saved games: the facts behind the sentence are for a bug report, but for the name of the game. */
export type Notice = {
  kind: "mended" | "rolled_back" | "set_aside" | "damaged" | "unread" | "lost" | "settings_lost" | "results_lost" | "full",
  slot?: string,
  message: string,
  data: { name?: string, [fact: string]: Json | undefined } | null,
};

/** The settings: known ones, and what screens want to remember besides. */
export interface Settings {
  language: "auto" | "en" | "zh-Hans" | "zh-Hant";
  theme: "auto" | "light" | "dark";
  palette: "map" | "bright" | "contrast";
  text_size: number /* 50 to 300 */;
  motion: "full" | "off";
  confirm: boolean;
  sound: boolean;
  bot_speed: "slow" | "normal" | "fast" | "instant";
  keys: boolean;
  [name: string]: Json;
}

/** The game on the table, as the viewer may see it. */
export type TableState<G extends GameId = GameId> = { [K in G]: {
  /** The slot it is saved in; a word of its own for practice. */
  slot: string,
  /** Whether it is for practice: it is saved nowhere, and `act` speaks for bots too. */
  practice: boolean,
  /** Name of the slot. */
  name: string,
  /** Id of the game. */
  game: K,
  /** Counts every change: actions, undo, redo. */
  revision: number,
  /** Who plays. */
  seats: Array<Player>,
  /** Whether hints are allowed, and how many each seat has asked for. */
  hints: Hints,
  /** Whose secrets are in `view`; null: nobody's. */
  viewer: Seat | null,
  /** Set when the device must be handed over before anything can be done. */
  curtain: Curtain | null,
  /** Whether a bot decides now: `bot_move` is due. */
  bot_to_act: boolean,
  /** Whether the last action can be taken back. */
  undo: Ability,
  /** Whether the action taken back last can be played again. */
  redo: Ability,
  /** Length of the journal. */
  step: number,
  /** What the command made happen, in order, as the viewer may see it. */
  events: Array<Games[K]["event"]>,
  /** The view of the game for the viewer. */
  view: Games[K]["view"],
} }[G];

/** A game as it stood after some of its actions. */
export type ReplayState<G extends GameId = GameId> = { [K in G]: {
  /** The slot it is saved in. */
  slot: string,
  /** Name of the slot. */
  name: string,
  /** Id of the game. */
  game: K,
  /** Who plays. */
  seats: Array<Player>,
  /** After how many actions. */
  step: number,
  /** Length of the journal. */
  steps: number,
  /** Where each turn begins. */
  turns: Array<TurnMark>,
  /** Once the game is over: the coins of each seat at the start and after each turn; else empty. */
  coins: Array<Array<number>>,
  /** The view at that step. */
  view: Games[K]["view"],
  /** What the action that led to `step` made happen. */
  events: Array<Games[K]["event"]>,
} }[G];

/** Answer of `log`. */
export type LogAnswer<G extends GameId = GameId> = {
  /** Length of the whole log (of the journal). */
  length: number,
  /** The entries asked for. */
  entries: Array<LogEntry<G>>,
};

/** One action and what it made happen. */
export type LogEntry<G extends GameId = GameId> = {
  /** The place in the journal, from 0: the action that leads from `step` to `step + 1`. */
  step: number,
  /** Who decided. */
  seat: Seat,
  /** Whose turn it was. */
  turn: Seat,
  /** In which round, from 1. */
  round: number,
  /** The action, in JSON. */
  action: Games[G]["action"],
  /** The action, as text. */
  text: string,
  /** What happened, as the viewer may see it. */
  events: Array<Games[G]["event"]>,
};

/** Answer of `check_setup`. */
export type CheckAnswer<G extends GameId = GameId> = {
  /** Whether a game can start like this. */
  ok: boolean,
  /** Why not; left out when it can. */
  reasons?: Array<Reason<G>>,
};

/** Why a command was refused: what a rejected promise holds. */
export type CommandFailure<G extends GameId = GameId> = {
  /** One English sentence that says what to do. */
  message: string,
} & (
| { "kind": "unknown_command", "data": { command: string } }
| { "kind": "bad_request", "data": { detail: string } }
| { "kind": "unknown_game", "data": { game: string } }
| { "kind": "bad_setup", "data": { reasons: Array<Reason<G>> } }
| { "kind": "no_table", "data": null }
| { "kind": "stale", "data": { revision: number } }
| { "kind": "illegal", "data": Games[G]["refusal"] }
| { "kind": "not_your_turn", "data": { seat: Seat } }
| { "kind": "curtain_due", "data": { seat: Seat } }
| { "kind": "undo_refused", "data": { why: UndoWhy, redo: boolean } }
| { "kind": "slot_not_found", "data": null }
| { "kind": "save_newer", "data": { format: number, engine: string } }
| { "kind": "save_damaged", "data": { reason: "damaged" | "invalid_position" | "replay_differs", detail: string } }
| {
  "kind": "import_invalid",
  "data": { reason: "not_an_export" | "truncated" | "edited" | "newer" | "replay_differs" | "invalid_position", detail: string },
}
| { "kind": "disk_full", "data": null }
| { "kind": "read_only", "data": null }
| { "kind": "store_locked", "data": null }
| { "kind": "io", "data": { detail: string } }
| { "kind": "not_a_bot", "data": { seat: Seat } }
| { "kind": "game_over", "data": null }
| { "kind": "hints_off", "data": null }
| { "kind": "internal", "data": { detail: string } });

/** Arguments of `new_game`. */
export type NewGameArgs<G extends GameId = GameId> = {
  /** What the game is started from; `game` names it, a `seed` left out is drawn. */
  setup: Games[G]["setup"],
  /** One player per seat; left out: all human. */
  seats?: Array<Player>,
  /** Whether hints may be asked for; left out: yes. */
  hints?: boolean,
  /** Name of the slot; left out: the names of the players. */
  name?: string,
};

/** Arguments of `practice`: either a setup or the *given* part of a scenario. */
export type PracticeArgs<G extends GameId = GameId> = {
  /** Game, map, number of players and seed, as for a new game. */
  setup?: Games[G]["setup"],
  /** What a scenario gives: a position, with scripted dice and draws. */
  given?: { game: GameId, [given: string]: Json },
  /** One player per seat; left out: all human. */
  seats?: Array<Player>,
  /** Actions that are played first, of whichever seats: 1000 at most. */
  actions?: Array<string>,
};

/** Arguments of `check_setup`. */
export type CheckSetupArgs<G extends GameId = GameId> = {
  /** The setup as for `new_game`. */
  setup: Games[G]["setup"],
  /** Checked too when given. */
  seats?: Array<Player>,
};

/** Arguments of `act`. */
export type ActArgs<G extends GameId = GameId> = {
  /** The action as JSON, or its text form as a string. */
  action: Games[G]["action"] | string,
  /** The revision the caller looked at; a different one is refused as `stale`. */
  revision?: number,
};

/** Answer of `hint`: turns that the person to act may play. */
export type HintAnswer<G extends GameId = GameId> = {
  /** The table that was looked at. */
  revision: number,
  /** Who is advised. */
  seat: Seat,
  /** The best turns, best first, each another turn than those before it. */
  lines: Array<HintLine<G>>,
};

/** A turn that somebody may play. */
export type HintLine<G extends GameId = GameId> = {
  /** Its decisions in order, at least one; up to the first in which chance has a part, or somebody else decides. */
  actions: Array<HintAction<G>>,
  /** How likely the seat wins then, 0 to 1. */
  win: number,
  /** What speaks for it, strongest first; may be empty. */
  merits: Array<Merit>,
};

/** A decision that somebody may make. */
export type HintAction<G extends GameId = GameId> = {
  /** The action, in JSON. */
  action: Games[G]["action"],
  /** The action, as text. */
  text: string,
  /** How likely it does what it is for, above 0 and below 1, where it is a throw that may fail. */
  odds?: number,
};

/** Answer of `review`. */
export type ReviewAnswer<G extends GameId = GameId> = {
  /** Which game: its slot. */
  slot: string,
  /** Its name. */
  name: string,
  /** Id of the game. */
  game: GameId,
  /** Id of the map. */
  map: string,
  /** Who plays. */
  seats: Array<Player>,
  /** Whether it has ended. */
  over: boolean,
  /** How likely each seat won at the beginning, as of `chances`. */
  chances: Array<number>,
  /** Its turns, as far as they are over. */
  turns: Array<ReviewTurn<G>>,
};

/** A turn in a review. */
export type ReviewTurn<G extends GameId = GameId> = {
  /** After how many actions it began. */
  step: number,
  /** After how many it was over. */
  end: number,
  /** The round, from 1. */
  round: number,
  /** Whose turn it was. */
  seat: Seat,
  /** How likely each seat wins after it. */
  chances: Array<number>,
  /** Whether it may be judged: a person's turn, of which the viewer may know everything. */
  open: boolean,
  /** What was found about it; null as long as nobody has asked. */
  judged: Judgement<G> | null,
};

/** Answer of `review_turn`. */
export type ReviewTurnAnswer<G extends GameId = GameId> = {
  /** What was found; null if told to stop. */
  judged: Judgement<G> | null,
};

/** What was found about a turn. */
export type Judgement<G extends GameId = GameId> = {
  /** After how many actions the part of it begins that has cost most: with the turn, or where chance had a part in it. */
  step: number,
  /** What was decided in that part. */
  played: Array<HintAction<G>>,
  /** How likely the seat won by that, whatever chance brought, 0 to 1. */
  win: number,
  /** What would have been better; null where nothing was, or nothing was to be decided. */
  better: HintLine<G> | null,
};

/** What is wrong with the players of a setup. */
export type SeatReason =
  | { kind: "seats", expected: number, found: number }
  | { kind: "seats", seat: Seat }
  | { kind: "colours", seat: Seat, colour: number };

/** One player of a game. */
export type Player = {
  /** As the others call them. */
  name: string,
  /** Index into the palette, from 0; no two players share one. */
  colour: number,
  /** A person or a bot. */
  who: Who,
  /** How well a bot plays; nothing for a person. */
  level?: "random" | "easy" | "normal" | "hard" | "expert",
  /** What a bot likes among turns that are as good as each other, its character; left out, it likes all alike. */
  style?: "raider" | "settler" | "banker" | "trickster",
};

/** A person or a bot. */
export type Who = "human" | "bot";

/** To whom the device must be handed. */
export type Curtain = {
  /** The seat that lifts the curtain. */
  seat: Seat,
};

/** Whether undo or redo is possible, and if not, why. */
export type Ability = {
  /** Whether it is possible. */
  ok: boolean,
  /** Why not. */
  why?: UndoWhy,
};

/** Why undo or redo is refused. */
export type UndoWhy = "nothing" | "other_player" | "random_event" | "secret_seen" | "bot_turn" | "game_over";

/** Answer of `startup`: how opening the saved games went. */
export type StartupAnswer = {
  /** Version of the app. */
  version: string,
  /** Why the saved games could not be opened; null if they could. */
  error: CommandFailure | null,
  /** What was noticed on opening. */
  notices: Array<Notice>,
};

/** What the list of saved games shows of one. */
export type SlotHeader = {
  /** Which slot: 16 hexadecimal digits. */
  slot: string,
  /** Its name. */
  name: string,
  /** Id of the game. */
  game: string,
  /** Id of the map. */
  map: string,
  /** Who plays. */
  seats: Array<Player>,
  /** The round being played, from 1. */
  round: number,
  /** Rounds of the whole game. */
  rounds: number,
  /** Length of the journal. */
  step: number,
  /** Whether the game has ended. */
  over: boolean,
  /** When the slot was made, in Unix milliseconds. */
  created: number,
  /** When it was last saved, in Unix milliseconds. */
  modified: number,
  /** Format of the save. */
  format: number,
  /** Version of the app that wrote it. */
  engine: string,
  /** A rolling copy of an earlier state; only the newest few are kept. */
  autosave: boolean,
  /** The seats that won, once the game is over. */
  winners: Array<Seat> | null,
  /** Why it cannot be opened; null for a good slot. */
  trouble: SlotTrouble | null,
  /** What may be shown of it without opening it; null for slots saved before there was such a thing. */
  glance: Glance | null,
};

/** What is wrong with a slot. */
export type SlotTrouble = {
  /** `damaged` or `newer`. */
  kind: "damaged" | "newer",
  /** One English sentence that says what to do. */
  message: string,
};

/** What everybody at the table could see of a game when it was saved: enough for a small picture. */
export type Glance = {
  /**
   * A character for each region, in the order of the board: the digit of the seat that holds it, its letter (`a` for seat 0)
   * where it holds it in a lesser way (a race in decline), `x` where nobody can any more (a ruined land), `.` for nobody.
   */
  owners: string,
  /** What `standing` counts: `coins` or `points` where they are public, else `regions`. */
  counts: "coins" | "points" | "regions",
  /** One number for each seat. Never what is hidden: while purses are closed it says who holds most, not who is ahead. */
  standing: Array<number>,
};

/** Answer of `slots`. */
export type SlotsAnswer = {
  /** The saved games, newest first. */
  slots: Array<SlotHeader>,
  /** The deleted ones that can still be restored. */
  deleted: Array<SlotHeader>,
  /** What was noticed about saves since the app was started. */
  notices: Array<Notice>,
};

/** Answer of `delete_slot` and `restore_slot`. */
export type SlotAnswer = {
  /** Which slot. */
  slot: string,
};

/** Answer of `export_slot`. */
export type ExportAnswer = {
  /** A good name for the file. */
  file_name: string,
  /** The text of the file. */
  data: string,
};

/** Answer of `save_file`. */
export type SaveFileAnswer = {
  /** The file that was written. */
  path: string,
};

/** The beginning of a turn in a journal. */
export type TurnMark = {
  /** After how many actions it begins. */
  step: number,
  /** The round, from 1. */
  round: number,
  /** Whose turn it is. */
  seat: Seat,
};

/** What the players have agreed on about hints, and how many each of them has asked for. Kept with the save. */
export type Hints = {
  /** Hints are off, by agreement. */
  off: boolean,
  /** How many each seat was given, in order of the seats; empty as long as there were none. */
  used: Array<number>,
};

/** Answer of `bot_stop`. */
export type StoppedAnswer = {
  /** Always true. */
  stopped: boolean,
};

/** Answer of `bot_progress`. */
export type ProgressAnswer = {
  /** Whether a bot thinks now, for itself or for a hint. */
  thinking: boolean,
  /** Steps that it has done; 0 when nobody thinks. */
  done: number,
  /** Steps in all, at least 1; 0 when nobody thinks. */
  total: number,
};

/** What speaks for a turn, for screens to say in their language. */
export type Merit = {
  /** Which reason: a word of the game's own, for example `takes`. */
  word: string,
  /** How much it counts, in points above 0, to the hundredth. */
  weight: number,
  /** What it is about: regions, seats, pieces and numbers, as the game's view writes them. */
  data: { [fact: string]: Json },
};

/** Answer of `chances`. */
export type ChancesAnswer = {
  /** After how many actions. */
  step: number,
  /**
   * How likely each seat wins, as the viewer may judge it: 0 to 1 each, together 1 but for rounding. Of a game that is over, who won; all
   * alike if nobody has.
   */
  chances: Array<number>,
};

/** Answer of `reason`: what spoke for a turn that is over. */
export type ReasonAnswer = {
  /** Whose turn it was. */
  seat: Seat,
  /** The round, from 1. */
  round: number,
  /** After how many actions it began. */
  step: number,
  /** What spoke for it, as everybody has seen: strongest first, three at most; may be empty. */
  merits: Array<Merit>,
};

/** Answer of `close_table`. */
export type ClosedAnswer = {
  /** Always true. */
  closed: boolean,
};

/** The result of a finished game. */
export type GameResult = {
  /** The same for every copy of a game, however often its end was played: 16 hexadecimal digits. */
  id: string,
  /** Id of the game. */
  game: GameId,
  /** Id of the map. */
  map: string,
  /** When it ended, in Unix milliseconds. */
  ended: number,
  /** Rounds that were played. */
  rounds: number,
  /** Length of the journal. */
  actions: number,
  /** Who played, by seat. */
  seats: Array<SeatResult>,
  /** The points of each seat at the start and after each round. */
  by_round: Array<Array<number>>,
  /** The regions that were fought for most, the first of them most: three at most. */
  contested: Array<RegionResult>,
};

/** What one seat came to. */
export type SeatResult = {
  /** As the others called them; empty for a person who was forgotten. */
  name: string,
  /** Index into the palette, from 0. */
  colour: number,
  /** A person or a bot. */
  who: Who,
  /** How well a bot played; null for a person. */
  level: Player["level"] | null,
  /** What a bot liked. */
  style: Player["style"] | null,
  /** The place, from 1; those who share one have the same. */
  rank: number,
  /** Whether it won, alone or with others. */
  won: boolean,
  /** Its points (coins, victory points) in the end. */
  points: number,
  /** What it played, in the order in which that came to it. */
  pieces: Array<PieceResult>,
  /** Where its points came from, those that brought most first; below 0: what it paid. */
  causes: Array<CauseResult>,
  /** How many hints it was given; results of earlier versions do not say, and have none. */
  hints: number,
};

/** Something that a seat played: a race with its power, a power of Chaos. */
export type PieceResult = {
  /** Ids, what names it first. */
  ids: Array<string>,
  /** The points that it brought. */
  points: number,
  /** In which round it came, from 1. */
  round: number,
};

/** Points of one cause. */
export type CauseResult = {
  /** A word of the game's own, or the id of what paid. */
  cause: string,
  /** How many. */
  points: number,
};

/** A region that was fought for. */
export type RegionResult = {
  /** Its place on the board, from 0. */
  region: number,
  /** How often it was conquered, or how many battles it saw. */
  times: number,
};

/** Somebody who has finished a game. */
export type Person = {
  /** What they are called. */
  name: string,
  /** Under which other names they have played. */
  also: Array<string>,
};

/** Answer of `results` and of the commands that change who people are. */
export type ResultsAnswer = {
  /** All finished games, the newest first, with the names that people have now. */
  results: Array<GameResult>,
  /** Everybody who played one, bots left out. */
  people: Array<Person>,
  /** How many parts of what is kept cannot be read; they are left alone. */
  unreadable: number,
};

/** A home-made piece on the shelf. */
export type Piece = {
  /** Its name on this shelf; it stays when the piece is changed. */
  key: string,
  /** What it is: `race`, `power`, … */
  kind: string,
  /** As its game's files write it. */
  row: PieceRow,
};

/** Answer of `check_piece`. */
export type PieceAnswer = {
  /** Whether it can be kept and played. */
  ok: boolean,
  /** Why not. */
  reasons: { kind: string, message: string, data: Json }[],
  /** The boards on which some ability of it would never do anything, and why. */
  idle: { game: string, players: number, why: { reason: string } }[],
};

/** Answer of `shelf` and of the commands that change it. */
export type ShelfAnswer = {
  /** Everything on it, the oldest first. */
  pieces: Array<Piece>,
  /** What was changed; null where it was only asked for. */
  key: string | null,
};

/** Arguments of `check_piece`. */
export type CheckPieceArgs = {
  /** What it is: `race`, `power`, … */
  kind: string,
  /** As its game's files write it. */
  row: PieceRow,
};

/** Arguments of `keep_piece`. */
export type KeepPieceArgs = {
  /** The piece that it takes the place of, or was before it was dropped; left out: a new one. */
  key?: string,
  /** What it is: `race`, `power`, … */
  kind: string,
  /** As its game's files write it, 64 KiB at most. */
  row: PieceRow,
};

/** Arguments of `drop_piece`. */
export type DropPieceArgs = {
  /** Its name on the shelf. */
  key: string,
};

/** Arguments of `try_piece`. */
export type TryPieceArgs = {
  /** What it is: `race`, `power`, `board`, … */
  kind: string,
  /** As its game's files write it. */
  row: PieceRow,
  /** The game in which it is tried. */
  game: string,
  /** How many play. */
  players: number,
  /** The map; left out: the printed one, or the board that is tried. */
  map?: string,
  /** The number of the first game: the same numbers are the same games. */
  first: number,
  /** How many games with it, and as many without, 1 to 50. */
  games: number,
  /** Whether no games are played without it. */
  alone?: boolean,
};

/** Arguments of `grow_board`. */
export type GrowBoardArgs = {
  /** What somebody wishes for. */
  wish: { id: string, game: string, players: number, seed: number, regions?: number | null, wildness?: number },
};

/** What one player came to in such a game. */
export type SeatTrial = {
  /** The points made since the beginning. */
  points: number,
  /** The share of the win. */
  won: number,
};

/** What a piece came to in one game. */
export type Trial = {
  /** The points that it brought, in decline too; on a board those of everybody. */
  points: number,
  /** The turns in which it was played, from 1; on a board everybody's. */
  turns: number,
  /** The share of the win of who began with it: 1, or less where others won as well. */
  won: number,
  /** Everybody in the order of play, from who began. */
  seats: Array<SeatTrial>,
};

/** Answer of `try_piece`. */
export type TrialAnswer = {
  /** Of the home-made piece, in the order of the games. */
  own: Array<Trial>,
  /** Of printed ones in as many games; none if they were not asked for. */
  printed: Array<Trial>,
};

/** Arguments of `catalog`. */
export type CatalogArgs = {
  /** Only this game; all of them if left out. */
  game?: GameId,
};

/** Arguments of `board`. */
export type BoardArgs = {
  /** Id of the map, from the catalog. */
  map: string,
};

/** Arguments of `lift_curtain`. */
export type LiftCurtainArgs = {
  /** Who has the device now. */
  seat: Seat,
};

/** Arguments of `log`. */
export type LogArgs = {
  /** First entry, from 0. */
  from?: number,
  /** One past the last entry. */
  to?: number,
};

/** Arguments of `hint`. */
export type HintArgs = {
  /** At most so many turns, 1 to 8; 3 if left out. */
  count?: number,
};

/** Arguments of `chances`. */
export type ChancesArgs = {
  /** After how many actions; now if left out. */
  step?: number,
};

/** Arguments of `reason`. */
export type ReasonArgs = {
  /** Of the last turn that was over after so many actions; now if left out. */
  step?: number,
};

/** Arguments of the commands that only name a slot: `open_slot`, `delete_slot`, `restore_slot`, `export_slot`. */
export type SlotArgs = {
  /** Which slot: 16 hexadecimal digits. */
  slot: string,
};

/** Arguments of `rename_slot`. */
export type RenameArgs = {
  /** Which slot. */
  slot: string,
  /** Its new name. */
  name: string,
};

/** Arguments of `duplicate_slot`. */
export type DuplicateArgs = {
  /** Which slot. */
  slot: string,
  /** Name of the copy; left out: the same name. */
  name?: string,
};

/** Arguments of `import_slot`. */
export type ImportArgs = {
  /** The text of the exported file. */
  data: string,
  /** Name of the new slot; left out: the name in the file. */
  name?: string,
};

/** Arguments of `save_file`: either a slot, or a file of the screens' own making. */
export type SaveFileArgs = {
  /** Which slot. */
  slot?: string,
  /** The name of the file instead, ending in `.png`, `.csv` or `.elbow-box.json`. */
  file_name?: string,
  /** What is in it, in base64; 8 MB at most. */
  data?: string,
  /** The file to write, or a folder; left out: a file in the current folder. */
  path?: string,
};

/** Arguments of `replay`. */
export type ReplayArgs = {
  /** Which slot; left out: the game on the table. */
  slot?: string,
  /** After how many actions. */
  step: number,
};

/** Arguments of `review`. */
export type ReviewArgs = {
  /** Which slot; left out: the game on the table. */
  slot?: string,
};

/** Arguments of `review_turn`. */
export type ReviewTurnArgs = {
  /** Which slot; left out: the game on the table. */
  slot?: string,
  /** After how many actions the turn begins. */
  step: number,
};

/** Arguments of `fork`. */
export type ForkArgs = {
  /** Which slot; left out: the game on the table. */
  slot?: string,
  /** After how many actions the new game goes its own way. */
  step: number,
  /** Name of the new slot; left out: the name of the old one. */
  name?: string,
};

/** Arguments of `result`. */
export type ResultArgs = {
  /** Which slot; left out: the game on the table. */
  slot?: string,
};

/** Arguments of `separate_person` and `forget_person`. */
export type PersonArgs = {
  /** What the person is called now. */
  name: string,
};

/** Arguments of `rename_person`. */
export type RenamePersonArgs = {
  /** What the person is called now. */
  name: string,
  /** What they are called from now on; somebody else's name makes one person of two. */
  to: string,
};

/** Arguments of `settings`. */
export type SettingsArgs = {
  /** The settings to change; the others stay. `null` puts one back to its default. */
  set?: { [K in keyof Settings]?: Settings[K] | null },
};

/** Every command: what it takes and what it answers. */
export interface Commands {
  startup: (args: {}) => StartupAnswer;
  catalog: (args: CatalogArgs) => CatalogAnswer;
  board: (args: BoardArgs) => Board;
  check_setup: (args: CheckSetupArgs) => CheckAnswer;
  new_game: (args: NewGameArgs) => TableState;
  practice: (args: PracticeArgs) => TableState;
  view: (args: {}) => TableState;
  act: (args: ActArgs) => TableState;
  undo: (args: {}) => TableState;
  redo: (args: {}) => TableState;
  bot_move: (args: {}) => TableState;
  bot_stop: (args: {}) => StoppedAnswer;
  bot_progress: (args: {}) => ProgressAnswer;
  hint: (args: HintArgs) => HintAnswer;
  chances: (args: ChancesArgs) => ChancesAnswer;
  reason: (args: ReasonArgs) => ReasonAnswer;
  lift_curtain: (args: LiftCurtainArgs) => TableState;
  log: (args: LogArgs) => LogAnswer;
  slots: (args: {}) => SlotsAnswer;
  open_slot: (args: SlotArgs) => TableState;
  rename_slot: (args: RenameArgs) => SlotHeader;
  duplicate_slot: (args: DuplicateArgs) => SlotHeader;
  delete_slot: (args: SlotArgs) => SlotAnswer;
  restore_slot: (args: SlotArgs) => SlotAnswer;
  export_slot: (args: SlotArgs) => ExportAnswer;
  import_slot: (args: ImportArgs) => SlotHeader;
  save_file: (args: SaveFileArgs) => SaveFileAnswer;
  replay: (args: ReplayArgs) => ReplayState;
  review: (args: ReviewArgs) => ReviewAnswer;
  review_turn: (args: ReviewTurnArgs) => ReviewTurnAnswer;
  fork: (args: ForkArgs) => TableState;
  result: (args: ResultArgs) => GameResult;
  results: (args: {}) => ResultsAnswer;
  rename_person: (args: RenamePersonArgs) => ResultsAnswer;
  separate_person: (args: PersonArgs) => ResultsAnswer;
  forget_person: (args: PersonArgs) => ResultsAnswer;
  export_results: (args: {}) => ExportAnswer;
  workshop: (args: {}) => Workshop;
  check_piece: (args: CheckPieceArgs) => PieceAnswer;
  shelf: (args: {}) => ShelfAnswer;
  keep_piece: (args: KeepPieceArgs) => ShelfAnswer;
  drop_piece: (args: DropPieceArgs) => ShelfAnswer;
  try_piece: (args: TryPieceArgs) => TrialAnswer;
  grow_board: (args: GrowBoardArgs) => PieceRow;
  settings: (args: SettingsArgs) => Settings;
  close_table: (args: {}) => ClosedAnswer;
}
