// What the modules of the screens hand to each other, under the name Ui. What the backend sends is in protocol.d.ts and in the files
// of the games.

import type { ComponentType, VNode } from "preact";
import type * as chaos from "./chaos.d.ts";
import type * as protocol from "./protocol.d.ts";
import type * as smallworld from "./smallworld.d.ts";

declare global {
  /** The backend as the window of the app has it. */
  interface Window {
    __TAURI__?: { core: { invoke: (command: string, args: object) => Promise<unknown> } };
  }

  namespace Ui {
    /**
     * What the board of the family takes. The box it is put in decides its size (position: relative, any width and height). Coins and tokens
     * fly to `[data-seat-anchor="0"]` (a seat's panel), `[data-hand-anchor="0"]` (its hand), `[data-die-anchor]`; without them, to the edge.
     */
    interface BoardProps {
      /** The map, as the `board` command gives it. */
      geometry: FamilyMap;
      /** The view to show; a new object for each new state. */
      view: FamilyView;
      /** Those at the table: colour 0 to 4 of each. */
      seats: Player[];
      /**
       * What is lit: prices (`conquest`; `why` adds locks on blocked regions, the selected one shows its lock anyway), where a piece may be put
       * or taken (`redeploy`), regions that may be given up (`abandon`), any set (`pick`) or nothing (`look`). Left out: follows the stage.
       */
      mode?: { kind: "conquest" | "redeploy" | "abandon" | "pick" | "look"; why?: boolean; piece?: string; regions?: number[] };
      /** A region drawn with a ring. */
      selected?: number | null;
      /** A tap, click, Enter or Space on a region. */
      onTap?: (region: number) => void;
      /** A long press or a right click. */
      onLong?: (region: number) => void;
      /** A stack dragged: from a region or from the hand (see dragFromHand). */
      onDrag?: (from: number | "hand", to: number) => void;
      /** Where the selected region's pieces are, in pixels of the board's box; called again when the map moves. */
      onAnchor?: (at: { region: number; x: number; y: number; [size: string]: number } | null) => void;
      /** A region, by how it looks, in words, for screen readers; `notes`: its description. */
      labels?: ((region: number, look?: any) => string) & { notes?: (region: number) => string };
      /** The name of the whole board, for screen readers. */
      label?: string;
      /** Colours of the seats; `data-palette` on <html> reaches pieces elsewhere. */
      palette?: "map" | "bright" | "contrast";
      /** A height in pixels that there will be again, though the box is lower now: the map keeps its size and its turn. */
      least?: number;
      /** The map jumps instead of gliding. */
      reducedMotion?: boolean;
      /** Receives what moves the map: `in()`, `out()`, `all()`, `fill()`, `to(region)`. */
      zoomRef?: { current: any };
    }
    type GameId = protocol.GameId;
    type LogEntry = protocol.LogEntry;
    type Trial = protocol.Trial;
    type Player = protocol.Player;
    type ReplayState = protocol.ReplayState;
    type SlotHeader = protocol.SlotHeader;
    /** What spoke for a turn. */
    type Reason = protocol.ReasonAnswer;
    type Merit = protocol.Merit;
    /** A reason as a sentence: with the name of the one whose turn it was, or beside it; null where there is nothing to tell. */
    type Why = (reason: Reason, seats: Player[], geometry: any, named: boolean, ahead?: boolean | "thrown") => string | null;
    /** What is done somewhere, as a mark on the map: its number or sign, and what kind of thing it is; `from`: where it comes from. */
    type PlanMark = { at: string | number; from?: string | number; label: string; what: string };
    /** Some decisions of a turn, in words and on the map. */
    type Plan = { steps: string[]; marks: PlanMark[] };
    /** What a game brings to tell of turns that bots would play, or have. */
    type Counsel = { whyOf: Why; planOf?: (actions: any[], view: any, seats: Player[], geometry: any) => Plan };
    /** What is said of a round in a plot. */
    type PlotNote = { round: number; text: string };
    /** A turn of a review, and all that its screen shows. */
    type ReviewTurn = protocol.ReviewTurn;
    type ReviewBook = { answer: protocol.ReviewAnswer; face: Face; geometry: Geometry; Plot: ComponentType<any> };
    /** A place on the page of a board, in units of the map, with its shape. */
    type Spot = { d: string; x: number; y: number };
    /** A hint that is thought out (no plans yet), or told: the one at `at`. */
    type Hint = { number: number; share: number; at: number; plans: (Plan & { win: number; why: string | null })[] | null };
    /** Why a bot played a turn so: how much the strongest reason counts, and a sentence. */
    type Told = { seat: number; weight: number; say: (named?: boolean) => string | null };
    type SlotsAnswer = protocol.SlotsAnswer;
    type GameResult = protocol.GameResult;
    type SeatResult = protocol.SeatResult;
    type Results = protocol.ResultsAnswer;
    /** A result with what is worth telling of it, and the map. */
    type Outcome = { result: GameResult; notes: Label[]; geometry: any };
    /** How a game speaks of its results: what was played, causes, regions, and by what it can be counted (each an id of what was played). */
    type ResultWords = {
      points: "coins" | "points";
      /** The class within which seats have their colours. */
      colours?: string;
      piece(ids: string[]): string;
      Piece?: ComponentType<{ ids: string[]; colour: number; size?: number }>;
      cause(id: string): string;
      region(geometry: any, region: number): string;
      facets: { id: string; name(id: string): string }[];
    };
    type Commands = protocol.Commands;
    /** The shelf, and what may be said of pieces. */
    type Piece = protocol.Piece & { row: any };
    /** A piece wherever it lies: what it is, and as files write it. */
    type Own = { kind: string; row: any };
    type PieceAnswer = protocol.PieceAnswer;
    type ShelfAnswer = protocol.ShelfAnswer;
    type Workshop = protocol.Workshop;
    type Word = Workshop["words"][number];
    /** A race or a power that is being made. */
    type Draft = {
      kind: string;
      name: string;
      glyph: any;
      colour: number;
      tokens: number;
      supply: number;
      faction: string;
      abilities: any[];
    };

    /** The game on the table. */
    type State = protocol.TableState;
    type Action = protocol.LogEntry["action"];
    type GameEvent = State["events"][number];
    type View = State["view"];
    type Catalog = protocol.CatalogAnswer;
    /** The map of the game on the table. */
    type Geometry = protocol.Board;

    /** The same where the game is known. */
    type Family = smallworld.GameId;
    type FamilyState = Omit<protocol.TableState<Family>, "view"> & { view: FamilyView };
    type FamilyMap = smallworld.MapData;
    type FamilyView = Omit<smallworld.View, "regions" | "actions" | "to_act"> & {
      regions: (Omit<smallworld.RegionView, "owner"> & { owner: Flat<smallworld.OwnerView> | null })[];
      actions: Tagged<smallworld.Action>[];
      /** Nobody looks for the seat that decides once the game is over, when this is null. */
      to_act: number;
    };
    type Fee = smallworld.FeeView;
    type ChaosState = Omit<protocol.TableState<"chaos">, "view"> & { view: ChaosView };
    type ChaosMap = chaos.Board;
    type ChaosView = Omit<chaos.View, "actions" | "task" | "to_act"> & {
      actions: Tagged<chaos.Action>[];
      task: Flat<chaos.Task> | null;
      to_act: number;
    };

    /** A card or a figure that can be put into lands. */
    type Placeable = Flat<chaos.CardChoice | chaos.FigureChoice> & { lands: chaos.InLand[] };

    /** One of several kinds of thing, read by its members: those that only some kinds have may be missing. */
    type Flat<U> = { [K in U extends unknown ? keyof U : never]?: U extends unknown ? (K extends keyof U ? U[K] : never) : never };
    /** The same where `type` says which kind it is. */
    type Tagged<U extends { type: string }> = Flat<U> & { type: U["type"] };

    /** What components of a game are given: these under their usual names, and more. */
    type FamilyProps = { state: FamilyState; view: FamilyView; seats: Player[]; geometry: FamilyMap; [more: string]: any };
    type ChaosProps = { state: ChaosState; view: ChaosView; seats: Player[]; geometry: ChaosMap; [more: string]: any };

    /** A place in map units, or in pixels. */
    type Point = [number, number];

    /** A text and what it is about. */
    type Label = { id: string; vars: Record<string, any> };
    /** What a button does: play an action, ask first, choose on the map, hurry. */
    type Run = {
      act?: any;
      ask?: string | null;
      spot?: string | null;
      from?: number | null;
      combo?: number;
      hurry?: boolean;
      result?: boolean;
      handOver?: boolean;
    };
    /** A button among the choices. */
    type Option = { label: Label; run?: Run; key?: string; disabled?: boolean; calm?: boolean; count?: number | null; ends?: boolean };
    /** The slip of paper above the buttons; what it holds follows from its kind. */
    type Slip = { kind: string; [own: string]: any };
    /** What can be done now in a game of the family. */
    type Choices = { primary: Option; others: Option[]; slip: Slip | null };
    /** What can be done now in Chaos. */
    type ChaosChoices = {
      mode: any;
      primary: Option;
      options: any[];
      moves: any[];
      asking?: Label | null;
      done?: Option | null;
      cancel?: boolean;
      mine?: boolean;
      [own: string]: any;
    };

    /** A press on the board that is under way. */
    type Press = {
      id: number;
      start: Point;
      region: number | null;
      mouse: boolean;
      moved: boolean;
      ghost: Ghost | null;
      long?: boolean;
      timer?: ReturnType<typeof setTimeout>;
    };
    /** What follows a finger. */
    type Ghost = { move(x: number, y: number): void; end(): void };

    /** The board that is on the page, for what moves over it. */
    interface Stage {
      box(): HTMLElement;
      view(): any;
      seats(): protocol.Player[];
      land(): any;
      byName(): Map<string, any>;
      discPixels(): number;
      scale(): number;
      spot(at: Point): Point;
      client(region: number): Point;
      point(event: { clientX: number; clientY: number }): Point;
      region(point: Point): number | null;
      drop(from: number | "hand", region: number): void;
      [more: string]: any;
    }

    /** A place that has been pressed, and what a press there meant: see guard.js. */
    type Pressed = {
      read: () => string;
      was: string;
      is: string;
      changed: number;
      x: number;
      y: number;
      control: Element | null;
      name: string;
    };

    /** The battle on the stage; see games/chaos/scene.js. */
    type Scene = {
      land: string;
      again?: boolean;
      rolls: any[];
      named: { power: string; figure: string | null }[];
      fallen: string[];
      over?: boolean;
      [more: string]: any;
    };

    /** A short message at the edge of the screen. */
    type Toast = { text: string; tone?: "plain" | "bad" | "good"; action?: { label: string; run: () => unknown } | null };

    /** How a message is shown, and for how long (milliseconds; 0: until it is closed). */
    type Tell = Omit<Toast, "text"> & { stay?: number };

    /** Which screen is shown, and what it needs to know. */
    type Screen = { name: string; slot?: string; from?: string; game?: string; step?: number; seat?: number; [more: string]: unknown };

    /** What players have set: what the backend knows, and whether ends are asked about. */
    type Settings = protocol.Settings & {
      ask_end: boolean;
      /** How people sit around the table, and how its things lie; none: everybody on one side. */
      around?: Around | null;
      /** How loud, from 0 to 100; nobody has chosen yet where there is none. */
      effects?: number | null;
      ambience?: number | null;
      /** On where there is nothing. */
      haptics?: boolean;
      awake?: boolean;
    };

    /** A side of the screen: where somebody sits. */
    type Side = "south" | "west" | "north" | "east";
    /** Where each seat sits, by how many there are; which way numbers on the map look; which hand plays. */
    type Around = { seats?: Record<string, Side[]>; faces?: "one" | "both" | "turn"; hand?: "left" | "right" };

    /** What is heard behind a game: bands of noise that swell (volumes from 0 to 1, lengths in seconds), a hum and notes in hertz. */
    type Bed = {
      airs: { frequency: number; q?: number; volume: number; swell: number; depth?: number }[];
      hum?: number[];
      notes: number[];
      /** Seconds from note to note. */
      every: [number, number];
      /** How long a note rings, in seconds. */
      ring: number;
    };

    /** Somebody at a table that is laid: `same`: the earlier seat of the same person, `seat`: the colour as the game has it. */
    type Seated = {
      name: string;
      colour: number;
      who: "human" | "bot";
      level: NonNullable<Player["level"]>;
      style: Player["style"] | null;
      same: number | null;
      seat?: number;
    };

    /** A table to be laid again: the setup without its number, who sits there, are there hints, was something drawn by lot. */
    type KeptTable = { setup: { game: string; players: number; [more: string]: any }; people: Seated[]; hints: boolean; lot: boolean };

    /** A line of the ticker. */
    type Line = { seat: number | null; text: string; key?: string };

    /** What has changed since one's own turn: lines for the ticker, or a page of its own. */
    type Since = { lines?: Line[]; told?: unknown; View?: ComponentType<any> };

    /** Who did what, in a line of such a card. */
    type RecapPart = { mark: VNode | null; name: string; text: string };
    /** A line of the card: its places can be shown on the map, its things looked up. */
    type RecapLine = { key: string; parts: RecapPart[]; bad?: boolean; places?: (string | number)[]; things?: Thing[] };
    /** The card, and why the others played so. */
    type RecapTold = { lines: RecapLine[]; whys?: () => { name: string; text: string }[] };
    /** What happened since a seat's turn, in Small World and its kin. */
    type FamilyRecap = {
      lost: { by: number; regions: number[]; tokens: number }[];
      others: {
        seat: number;
        regions: number[];
        coins: number;
        picked: { race: string; power: string } | null;
        declined: string | null;
        left: string[];
        found: { find: string; region: number }[];
      }[];
      events: any[];
      coins: number;
    };
    /** The same in Chaos. */
    type ChaosRecap = {
      lost: { figure: string; land: string }[];
      cleansed: { land: string; count: number }[];
      ruined: string[];
      played: { power: string; card: string; land: string }[];
      powers: Map<string, { points: number; ticks: number; upgrades: string[] }>;
    };

    /** What is selected; each game has its own. */
    type Picked = { handover?: number | null; [own: string]: any };

    /** How motion is played. */
    type Motion = { reduced: boolean; speed: number; together?: boolean; before: any; next: any };

    /** What the session asks of the game on the table, fetched by faces.js. */
    interface Face {
      /** What is selected when nothing is. */
      nothing: Picked;
      /** Does the person at the device decide now? */
      isMine(state: State): boolean;
      /** May this action be played? */
      offered(view: View, action: Action): boolean;
      /** What stays selected when the next state comes. */
      keep(next: State, before: State | null, picked: Picked): Picked;
      /** Plays events over the view on the screen; `skip()` ends that. */
      animate(events: GameEvent[], options: Motion): Promise<unknown>;
      skip(): void;
      /** What is heard: the sound of each type of event, and the bed behind each game. Fetched when somebody wants to hear it. */
      sounds(): Promise<{ sounds: Record<string, string>; beds: Record<string, Bed> }>;
      /** Types of actions: steps of one decision that may be tapped as fast as one likes. */
      steps?: string[];
      /** Types of actions that end something. */
      ends: string[];
      /** How long events are looked at, in milliseconds by type, where it is not the usual time (telling.js). */
      looks?: Record<string, number>;
      /**
       * Types of events that are told in one go with their like; where there are any, bots' turns have many small steps, and the log is
       * read turn by turn.
       */
      soft?: string[];
      /** A line of the ticker, or null. */
      line(event: any, state: State, geometry?: Geometry | null): Line | null;
      /** Fetches what says why a bot played a turn so, in a sentence: with its name, or beside it; null where there is nothing to tell. */
      why?(): Promise<Counsel>;
      /** Another game has been opened (where there is something to forget). */
      begin?(): void;
      /** What has changed since the last turn of the one whose turn begins: a page of its own, or lines for the ticker; or null. */
      since(entries: LogEntry[], state: State, geometry?: Geometry | null, unseen?: boolean): Since | null | Promise<Since | null>;
      /** What is shown before the curtain falls, or null. */
      hold(events: GameEvent[]): GameEvent | null;
      /** What a person is told whose decision is due, or "". */
      due(next: State, before: State | null): string;
      /** Makes of a map what never changes in a game, before the table is drawn. */
      lay(geometry: Geometry): unknown;
      /** Are the numbers of the catalog needed to show it? */
      wantsCatalog(state: any, geometry: Geometry): boolean;
      /** An event in words, or null when it goes without saying. */
      sentence(event: any, state: any, geometry?: Geometry | null): string | null;
      /** The regions in words, as a board wants them. */
      labels(view: View, geometry: Geometry, seats: protocol.Player[]): any;
      /** A view of the map as it lies before a game. */
      empty(geometry: Geometry): View;
      /** What the curtain wears (where it is not the seat's disc). */
      curtain?(state: State, seat: number): { look: string; pattern: string | null; title: string; mark: VNode };
      /** The whole screen of the running game. */
      Table: ComponentType<any>;
      /** The board to look at. */
      Map: ComponentType<any>;
      /** The players. */
      Panel: ComponentType<any>;
    }

    /** What is looked up: texts of things, and what had the focus before. */
    type Looked = { title: string; things: Thing[]; from: Element | null };
    type Thing = { kind: string; id: any; heading?: string };

    /** The texts of a language. */
    type Bundle = {
      getMessage(id: string): { value: any } | undefined;
      hasMessage(id: string): boolean;
      formatPattern(pattern: any, vars: object, errors: unknown[]): string;
    };

    /** Words of the book, and the page they lead to. */
    type BookPart = { text: string; to?: string };

    /** A page of the book: a section of the rules, or a thing of a game. Its words are ids of texts. */
    type BookPage = {
      /** Where links lead. Its questions are the texts `book-<id>-q1`, `-a1` and so on, words to find it by `book-<id>-also`. */
      id: string;
      title: string;
      texts: string[];
      /** Numbers, in the language of the screen. */
      facts?: () => string[];
      /** A word behind its title in lists, where another page has the same title. */
      note?: () => string;
      /** A picture of it, so many pixels large. */
      picture?: (size: number) => any;
      /** Texts that are shown in another form, for the search. */
      words?: string[];
      /** What is shown below its texts. */
      more?: (turn: (page: string) => void) => any;
      /** A board to play on, which slips leave out. */
      board?: () => any;
      /** Pages that a reader may want next. */
      see?: string[];
    };
    type BookChapter = { id: string; title: string; pages: BookPage[] };
    /** The book of a game; `aliases`: other names of its pages. */
    type Book = { id: string; title: string; chapters: BookChapter[]; aliases?: Record<string, string> };
    /** Where a page stands. */
    type BookPlace = { page: BookPage; chapter: BookChapter; book: Book };
    /** Every word of the pages in a language, with the numbers of the pages it stands in and what it counts there. */
    type BookIndex = {
      entries: { page: BookPage; pieces: { kind: string; text: string }[] }[];
      terms: Map<string, Map<number, number>>;
    };
    /** A page that was found, and what on it says so. */
    type BookFound = { page: BookPage; score: number; context: { kind: string; text: string } };

    /** What is fetched of a game. */
    type Part = "face" | "end" | "lookUp" | "newGame" | "book";

    /** A game there are screens for; see games/registry.js. */
    interface Entry {
      face: () => Promise<{ face: any }>;
      end: () => Promise<any>;
      lookUp: () => Promise<any>;
      newGame: () => Promise<any>;
      book?: () => Promise<any>;
      books?: string[];
      early?: string[];
      words?: string[];
      styles?: string[];
      shapes?: string[];
    }

    /** Who stands behind a learner at the table; see learn/coach.js. */
    interface Coach {
      /** May the learner play this now? If not, it has been answered. */
      allows(action: Action): boolean;
      /** What a bot does after so many actions, where that is written down. */
      says(step: number): string | null;
      /** The table has been left. */
      leave(): void;
      /** What it says, over the table. */
      View: ComponentType<any>;
    }

    /** What is pointed at: a selector, by what is picked. */
    type Pointer = (picked: Picked, view: any) => string | null;

    /** One idea of a lesson: what is to be done, or what the others do; without either it is only told. */
    interface LessonStep {
      /** Its words are `learn-<lesson>-<id>`, and `…-do` where something is to be done. */
      id: string;
      /** Actions that are right, by their members; or what says whether one is. */
      right?: Record<string, unknown>[] | ((action: any, view: any) => boolean);
      /** When it is done; left out: after one right action. */
      done?: (view: any) => boolean;
      /** What the others do meanwhile. */
      theirs?: string[];
      /** What is pointed at. */
      point?: string | Pointer;
    }

    /** A lesson: how its game begins, who plays (names are texts), and its steps. */
    interface Lesson {
      id: string;
      start: Pick<protocol.PracticeArgs, "setup" | "given">;
      seats: Player[];
      steps: LessonStep[];
      /** The setup of a real game that is offered after it, with help. */
      next?: object;
    }

    /** What a good player would do: the actions of a turn, how many have been played since it was asked for, and why. */
    interface Advice {
      thinking: boolean;
      actions: protocol.HintAction[];
      done: number;
      why: string | null;
      /** After how many actions it was asked for. */
      step?: number;
    }

    /** A lesson in the list. */
    interface LessonEntry {
      id: string;
      /** The text that names its game. */
      game: string;
      minutes: number;
      load: () => Promise<{ lesson: Lesson }>;
    }

    /** What is kept of a lesson: the step, after how many actions each step so far began, and what was played. */
    interface LessonKept {
      at: number;
      marks: number[];
      actions: string[];
      done: boolean;
    }

    /** A lesson under way. */
    interface LessonRun {
      lesson: Lesson;
      at: number;
      marks: number[];
      /** What a wrong tap was answered. */
      nudge: string | null;
      /** What bots have been told to do, by the number of actions before; and what they do from where it was gone on. */
      said: Map<number, string | null>;
      script: string[];
    }

    /** The state of the session. */
    interface Sitting {
      at: "away" | "opening" | "idle" | "playing" | "earned" | "telling";
      /** Counts the games sat down at. */
      sitting: number;
      /** The action that was sent last. */
      underWay: Action | null;
      /** An action asked for while the last one was still moving. */
      waiting: Action | null;
      /** The next player's state, held back until the device is handed over. */
      handed: State | null;
      /** For whom the log was read: slot and viewer. */
      reader: string | null;
    }

    /** What a game says of actions that are pressed early: see Face. */
    interface Rules {
      steps?: string[];
      ends: string[];
    }

    /** Something that happened. */
    type Happening =
      /** Somebody sits down at a game, which is fetched now. */
      | { type: "called" }
      /** It is on the table; or could not be fetched, and what was there before is (`table`) or nothing. */
      | { type: "seated"; sitting: number; table: boolean }
      /** The table is left. */
      | { type: "left" }
      /** A person presses what would play an action; `mine`: and is to decide. */
      | { type: "pressed"; action: Action; mine: boolean; rules: Rules }
      /** A person asks for something that is no action: undo, redo, lifting the curtain. */
      | { type: "commanded" }
      /** What was under way is over: a command, with the state to hold back if its turn has earned something; or the telling. */
      | { type: "ended"; sitting: number; handed?: State | null }
      /** The table is covered for the next player. */
      | { type: "covered" }
      /** A bot is to decide. */
      | { type: "botsDue" }
      /** The log has been asked for, for this slot and viewer. */
      | { type: "read"; reader: string };
  }
}
