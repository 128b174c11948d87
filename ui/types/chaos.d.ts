// What Chaos in the Old World sends and takes.
// Written from the Rust types: ELBOW_WRITE_TYPES=1 cargo nextest run -p table types

import type { Seat } from "./tabletop.d.ts";

/** Everything of the game that crosses the wire. */
export type Wire = {
  /** What a viewer may see. */
  view: View,
  /** One decision. */
  action: Action,
  /** Something that happened. */
  event: Event,
  /** The rule that refuses an action. */
  refusal: Refusal,
  /** What a game is started from. */
  setup: Setup,
  /** Why a setup is no game. */
  setup_reason: SetupReason,
  /** The map. */
  board: Board,
  /** The entry of the catalog. */
  catalog: Catalog,
};

/** One decision of the seat to act. The order of the variants is the order of the legal list. */
export type Action =
  | { "type": "pass" }
  | { "type": "done" }
  | {
    "type": "summon",
    /** Which kind. */
    kind: Kind,
    /** The land it leaves; none: the reserve. */
    from?: Land,
    /** Where to. */
    to: Land,
  }
  | {
    "type": "play",
    /** Which card. */
    card: Card,
    /** Where to. */
    land: Land,
  }
  | {
    "type": "discard",
    /** Which card. */
    card: Card,
  }
  | {
    "type": "choose",
    /** Which. */
    land: Land,
  }
  | {
    "type": "token",
    /** Which kind. */
    token: Token,
    /** Where it lies. */
    land: Land,
  }
  | {
    "type": "move",
    /** Which kind. */
    token: Token,
    /** From where. */
    from: Land,
    /** Where to. */
    to: Land,
  }
  | {
    "type": "corruption",
    /** Whose. */
    power: Power,
    /** Where it lies. */
    land: Land,
  }
  | {
    "type": "figure",
    /** Which. */
    figure: Figure,
  }
  | { "type": "peasant" }
  | {
    "type": "opponent",
    /** Which. */
    power: Power,
  }
  | {
    "type": "upgrade",
    /** Which. */
    upgrade: Upgrade,
  }
  | {
    "type": "slot",
    /** Which. */
    slot: CardSlot,
  }
  | { "type": "keep" };

/** How a land would stand right after an action in it. */
export type After = {
  /** The own domination value. */
  value: number,
  /** The resistance. */
  resistance: number,
  /** Who would dominate. */
  dominator: Power | null,
  /** Whether several would share the highest value. */
  tie: boolean,
  /** Whether a battle would be fought. */
  battle: boolean,
  /** The own dice in it. */
  dice: number,
};

/** The battle that is being fought. */
export type BattleView = {
  /** Where. */
  land: Land,
  /** Dice that Daemonettes still take from each power. */
  dazed: { [key in Power]?: number },
  /** Hits on Peasants, by who hit them, in order. */
  peasants: Array<Power>,
  /** Hits that are still to be named. */
  left: number,
};

/** The map: `maps/old-world.json` with the name and the numbers of the one that is asked for. */
export type Board = {
  /** Its name. */
  id: MapId,
  /** The game. */
  game: GameId,
  /** How many play on it. */
  players: number,
  /** Rounds until the Old World deck is empty. */
  rounds: number,
  /** Where the drawing comes from. */
  origin: string,
  /** Width and height of the drawing. */
  box: [number, number],
  /** What may be shown of it. */
  world: World,
  /** The compass rose. */
  rose: Rose,
  /** What is drawn besides the lands. */
  scenery: Array<Scenery>,
  /** The lands, in the order in which everything happens. */
  regions: Array<BoardLand>,
};

/** A land as it is drawn. */
export type BoardLand = {
  /** Its number, from 0. */
  id: number,
  /** Its name. */
  land: Land,
  /** What it is made of. */
  terrain: string,
  /** Always empty: nothing is printed in a land but its number. */
  symbols: [],
  /** Always empty: what lies in the lands at the start is drawn by lot. */
  marks: [],
  /** Whether it touches the rim. */
  rim: boolean,
  /** Whether it is populous. */
  populous: boolean,
  /** The lands that share a border with it, by number. */
  adjacent: Array<number>,
  /** Where its pieces stand. */
  at: [number, number],
  /** Where its name is written, and in how many lines if in several. */
  name: [number, number] | [number, number, number],
  /** Where its number stands. */
  shield: [number, number],
  /** Its card slots. */
  slots: [[number, number], [number, number]],
  /** Where the ring of corruption lies. */
  ring: [number, number],
  /** The room for its pieces: left, top, width, height. */
  room: [number, number, number, number],
  /** Where the chip of a ruined land lies. */
  chip: [number, number],
  /** Its outline. */
  outline: Array<[number, number]>,
};

/** A Chaos card. */
export type Card =
  | "blood_frenzy" | "battle_cry" | "the_skull_throne" | "field_of_carnage" | "ritual_slaying" | "reborn_in_blood"
  | "the_blood_gods_call" | "plague_aura" | "plague_touch" | "all_things_decay" | "influenza" | "rain_of_pus"
  | "a_great_foul_consumption" | "the_final_rotting" | "the_stench_of_death" | "teleport" | "changer_of_ways"
  | "warp_shield" | "temporal_stasis" | "the_meddling_of_skaven" | "the_persistence_of_change" | "dazzle"
  | "drain_power" | "perverse_infiltration" | "insidious_lies" | "dark_influence" | "soporific_musk"
  | "field_of_ecstasy" | "degenerate_royalty" | "abyssal_pact";

/** A card in hand. */
export type CardChoice = {
  /** Which. */
  card: Card,
  /** How many of them. */
  count: number,
  /** Each land. */
  lands: Array<InLand>,
};

/** A card slot of a land, nearest the Old World deck first. */
export type CardSlot = 1 | 2;

/** The entry of the catalog: everything in the box, with the numbers. */
export type Catalog = {
  id: GameId,
  /** For how many players it is. */
  players: [number, number],
  maps: Array<CatalogMap>,
  /** Always empty: it has none. */
  races: [],
  /** Always empty: it has none. */
  relics: [],
  /** Always empty: it has none. */
  places: [],
  powers: Array<CatalogPower>,
  /** Chaos cards. */
  cards: Array<CatalogCard>,
  upgrades: Array<CatalogUpgrade>,
  /** Cards of the Old World. */
  old_world: Array<CatalogOldWorld>,
  /** The lands, in the order in which everything happens. */
  lands: Array<CatalogLand>,
  /** The ruination cards. */
  ruins: Array<CatalogRuin>,
  /** Tokens of the Old World. */
  tokens: Array<CatalogToken>,
  house_rules: Array<CatalogHouseRule>,
  /** Victory points that end the game. */
  goal: number,
  /** Corruption and Warpstones that ruin a land. */
  ruin: number,
  /** Ruined lands that end the game. */
  ruined_lands: number,
  /** Corruption tokens of each power. */
  corruption: number,
  /** Chaos cards at the start. */
  start_cards: number,
};

/** A Chaos card. */
export type CatalogCard = {
  id: Card,
  /** Whose. */
  power: Power,
  /** How many are in the deck. */
  copies: number,
  /** What playing it costs. */
  cost: number,
  /** Whether it shows the magic symbol. */
  magic: boolean,
  /** When its text works. */
  when: When,
  origin: Origin,
};

/** How many Chaos cards a power draws in a round. */
export type CatalogDraw = { "type": "fixed", amount: number } | { "type": "refill", amount: number };

/** A kind of figure of a power. */
export type CatalogFigure = {
  /** Its name. */
  id: string,
  kind: Kind,
  /** How many the power has. */
  count: number,
  /** What summoning one costs. */
  cost: number,
  /** Dice in battle. */
  attack: number,
  /** Hits that kill it. */
  defence: number,
};

/** A house rule. */
export type CatalogHouseRule = {
  id: House,
  /** What holds when nobody says otherwise. */
  default: boolean,
  /** The rulings it decides. */
  rulings: Array<string>,
};

/** A land as printed. */
export type CatalogLand = {
  id: Land,
  /** Resistance, and victory points for dominating it. */
  value: number,
  /** Whether it is populous. */
  populous: boolean,
  /** The lands that share a border with it. */
  adjacent: Array<Land>,
  origin: Origin,
};

/** A map and how many play on it how many rounds. */
export type CatalogMap = { id: MapId, players: number, rounds: number };

/** A card of the Old World. */
export type CatalogOldWorld = {
  id: OldWorld,
  /** How many are in the box. */
  copies: number,
  /** Whether it carries the comet. */
  comet: boolean,
  /** Whether it goes to the track. */
  stays: boolean,
  /** When its continuing part works; `once`: it has none. */
  when: When,
  origin: Origin,
};

/** A power as printed. */
export type CatalogPower = {
  id: Power,
  /** Power per round. */
  power: number,
  draw: CatalogDraw,
  /** Its figures, by kind. */
  figures: [CatalogFigure, CatalogFigure, CatalogFigure],
  /** The ticks of its dial, from the start. */
  dial: Array<TickView>,
  origin: Origin,
};

/** A ruination card. */
export type CatalogRuin = {
  /** Its number, from 1. */
  number: number,
  /** Victory points for those who ruin the land. */
  ruiners: number,
  /** Victory points by land, for all nine. */
  lands: Record<Land, RuinPoints>,
};

/** A kind of token of the Old World. */
export type CatalogToken = {
  id: Token,
  /** How many are in the box. */
  supply: number,
};

/** An upgrade. */
export type CatalogUpgrade = {
  id: Upgrade,
  /** Whose. */
  power: Power,
  /** The kind of figure it makes better; none: the power itself. */
  figure: Kind | null,
  origin: Origin,
  /** Whether the name is ours, since the printed one was not found. */
  own_name: boolean,
};

/** Where a part of a sum comes from. */
export type Cause = "printed" | "figures" | "card" | "effect" | "noble" | "skaven" | "floor";

/** What is in a game, as its setup may say: how many of each card. */
export type Contents = {
  /** Chaos cards. */
  cards: { [key in Card]?: number },
  /** Cards of the Old World. */
  old_world: { [key in OldWorld]?: number },
};

/** Why dice are rolled in a battle (CH-40). */
export type Dice = "frenzy" | "early" | "battle";

/** How the game ended (CH-73). */
export type Ending = "dial" | "points" | "ruins" | "deck";

/** Something that happened. */
export type Event =
  | { "type": "round_started", round: number }
  | { "type": "phase_started", phase: Phase }
  | { "type": "revealed", card: OldWorld }
  | { "type": "left", card: OldWorld }
  | { "type": "token_placed", token: Token, land: Land, count: number }
  | { "type": "token_removed", token: Token, land: Land, count: number }
  | { "type": "token_moved", token: Token, from: Land, to: Land }
  | { "type": "drawn", power: Power, seat: Seat, count: number, cards?: Array<Card> }
  | { "type": "discarded", power: Power, card: Card }
  | { "type": "shuffled", power: Power }
  | { "type": "passed", power: Power }
  | { "type": "summoned", power: Power, kind: Kind, figure: Figure, from: Land | null, to: Land, cost: number }
  | {
    "type": "played",
    power: Power,
    card: Card,
    land: Land,
    slot: number,
    cost: number,
    /** Whether its text does nothing (CH-37). */
    blank: boolean,
  }
  | { "type": "figure_moved", figure: Figure, from: Land, to: Land }
  | { "type": "returned", figure: Figure, land: Land }
  | { "type": "shielded", figure: Figure }
  | { "type": "controlled", figure: Figure }
  | { "type": "stood", figure: Figure, land: Land, slot: number }
  | { "type": "power_lost", power: Power, count: number }
  | { "type": "power_gained", power: Power, count: number }
  | { "type": "battle_started", land: Land, again: boolean }
  | { "type": "battle_ended", land: Land }
  | { "type": "rolled", power: Power, cause: Dice, dice: number, hits: number, faces: Array<number> }
  | { "type": "hit", power: Power, figure: Figure }
  | { "type": "hit_peasant", power: Power }
  | { "type": "killed", figure: Figure, land: Land, by: Array<Power> }
  | { "type": "peasant_taken", power: Power, land: Land }
  | { "type": "dazed", power: Power }
  | { "type": "dominated", power: Power, land: Land, value: number, resistance: number, points: number }
  | { "type": "not_dominated", land: Land, value: number, resistance: number, tie: boolean }
  | { "type": "corrupted", power: Power, land: Land, count: number }
  | { "type": "cleansed", power: Power, land: Land, count: number }
  | { "type": "ruined", land: Land, number: number }
  | { "type": "scored", power: Power, land: Land | null, points: number, cause: string }
  | { "type": "counter", power: Power, land: Land }
  | { "type": "ticked", power: Power, tick: number, most: boolean }
  | { "type": "improved", power: Power, upgrade: Upgrade }
  | { "type": "stayed", land: Land, slot: number }
  | { "type": "game_over", winners: Array<Power> };

/** Everything that the power at turn might do in the Summoning Phase. */
export type Explained = {
  /** Cards in hand. */
  cards: Array<CardChoice>,
  /** Figures. */
  figures: Array<FigureChoice>,
};

/** One figure, by its kind and its place among those, from 1. */
export type Figure =
  | "bloodsworn_1" | "bloodsworn_2" | "bloodsworn_3" | "bloodsworn_4" | "bloodletter_1" | "bloodletter_2"
  | "bloodletter_3" | "bloodletter_4" | "bloodletter_5" | "bloodletter_6" | "bloodthirster_1" | "leper_1" | "leper_2"
  | "leper_3" | "leper_4" | "leper_5" | "leper_6" | "plaguebearer_1" | "plaguebearer_2" | "plaguebearer_3"
  | "plaguebearer_4" | "plaguebearer_5" | "great_unclean_one_1" | "acolyte_1" | "acolyte_2" | "acolyte_3" | "acolyte_4"
  | "acolyte_5" | "acolyte_6" | "acolyte_7" | "acolyte_8" | "horror_1" | "horror_2" | "horror_3" | "lord_of_change_1"
  | "seductress_1" | "seductress_2" | "seductress_3" | "seductress_4" | "seductress_5" | "seductress_6"
  | "daemonette_1" | "daemonette_2" | "daemonette_3" | "keeper_of_secrets_1";

/** Figures of a kind at one place. */
export type FigureChoice = {
  /** Which kind. */
  kind: Kind,
  /** Where they are; none: the reserve. */
  from: Land | null,
  /** How many. */
  count: number,
  /** Each land. */
  lands: Array<InLand>,
};

/** A figure on the board. */
export type FigureView = {
  /** Which. */
  figure: Figure,
  /** Whose reserve it belongs to. */
  owner: Power,
  /** Who controls it this round (CH-63). */
  controller: Power,
  /** Its kind. */
  kind: Kind,
  /** Dice in battle, here and now. */
  attack: number,
  /** Hits that kill it, here and now. */
  defence: number,
  /** Whether nothing can kill it this round. */
  shielded: boolean,
  /** Hits on it in this step of the battle. */
  hits: number,
  /** Who hit it. */
  by: Array<Power>,
  /** The card slot a Horror stands on, 1 or 2. */
  slot: number | null,
};

/** The game. */
export type GameId = "chaos";

/** A house rule. */
export type House =
  | "reborn_counts_again" | "frenzy_counts" | "frenzy_makes_battle" | "any_corruption_counts"
  | "changers_blank_each_other" | "heroes_look_anew" | "comets_replace" | "all_comets" | "open_hands"
  | "actions_in_a_row";

/** What an action in a land costs, or why it is not possible. */
export type InLand = {
  /** The land. */
  land: Land,
  /** Power it costs. */
  cost: number,
  /** What that is made of. */
  items: Array<Item>,
  /** The slot a card would lie on, 1 or 2. */
  slot?: number,
  /** Why it is not possible. */
  blocked: Refusal | null,
  /** How the land would stand after it; none if it is not possible. */
  after: After | null,
};

/** A part of a sum. */
export type Item = {
  /** Why. */
  cause: Cause,
  /** The card or upgrade that is the cause. */
  id?: string,
  /** How much. */
  amount: number,
};

/** A kind of figure. */
export type Kind = "cultist" | "warrior" | "daemon";

/** A land. */
export type Land =
  | "norsca" | "troll_country" | "kislev" | "the_empire" | "bretonnia" | "estalia" | "tilea" | "the_border_princes"
  | "the_badlands";

/** A land as everybody sees it. */
export type LandView = {
  /** Which. */
  land: Land,
  /** The ruination card on it, from 1. */
  ruined: number | null,
  /** Whether it was ruined this round and is still to be scored. */
  fresh: boolean,
  /** Figures. */
  figures: Array<FigureView>,
  /** Corruption tokens by power. */
  corruption: { [key in Power]?: number },
  /** Corruption and Warpstones. */
  blight: number,
  /** The same after the Corruption Step, as things stand. */
  blight_next: number,
  /** What ruins it (CH-58). */
  ruin_at: number,
  /** Old World tokens. */
  tokens: { [key in Token]?: number },
  /** The card slots, nearest the Old World deck first (CH-31). */
  slots: [SlotView | null, SlotView | null],
  /** Its resistance now (CH-55). */
  resistance: Sum,
  /** Victory points for dominating it now (CH-56). */
  points: Sum,
  /** Domination values as things stand (CH-52). */
  domination: { [key in Power]?: Sum },
  /** Who would dominate it as things stand (CH-53). */
  dominator: Power | null,
  /** Whether several share the highest value. */
  tie: boolean,
  /** Dice that each power would roll in a battle, if any. */
  dice: { [key in Power]?: number },
  /** Whether a battle would be fought (CH-39). */
  battle: boolean,
  /** Who would get a counter here in the Corruption Step, as things stand (CH-60). */
  counters: Array<Power>,
};

/** A map: the lands are the same, the number of rounds differs. */
export type MapId = "chaos-3p" | "chaos-4p";

/** A card of the Old World deck. */
export type OldWorld =
  | "plunged_into_chaos" | "peasant_uprising" | "up_from_skavenblight" | "meteor_showers" | "warpstone_discovery"
  | "greenskins_invade" | "dwarf_trollslayers" | "bretonnian_knights" | "the_crusade_is_come" | "the_horned_ones_due"
  | "teclis_aids_the_empire" | "dark_elf_corsairs" | "norse_reavers" | "electors_sue_for_peace" | "the_grail_is_found"
  | "franzs_decree" | "skavengers" | "mass_exodus" | "electors_arise" | "witch_hunters" | "divine_inspiration"
  | "road_wardens";

/** The Old World deck and its track. */
export type OldWorldView = {
  /** Cards left in the deck. */
  left: number,
  /** Cards on spaces 1 and 2 of the track. */
  track: [OldWorld | null, OldWorld | null],
};

/** Where a fact or an effect comes from; the card reference of the app shows it. */
export type Origin = "public" | "mixed" | "original";

/** The phases of a round (CH-9). */
export type Phase = "old_world" | "draw" | "summoning" | "battle" | "corruption" | "end" | "over";

/** A power. */
export type Power = "khorne" | "nurgle" | "tzeentch" | "slaanesh";

/** A power as the viewer sees it. */
export type PowerView = {
  /** Whose seat. */
  seat: Seat,
  /** The power. */
  power: Power,
  /** Victory points. */
  points: number,
  /** Where the dial stands. */
  tick: number,
  /** Ticks to victory. */
  ticks: number,
  /** Threat; 255: Victory. */
  threat: number,
  /** What the next tick brings. */
  next: TickView | null,
  /** Counters gathered this round. */
  counters: number,
  /** Power left. */
  energy: number,
  /** Power of a round (CH-18). */
  income: number,
  /** Whether it can do nothing more in this Summoning Phase (CH-23). */
  passed: boolean,
  /** Upgrades in use. */
  upgrades: Array<Upgrade>,
  /** Chaos cards in hand. */
  hand: number,
  /** Which, for its own player. */
  cards: { [key in Card]?: number } | null,
  /** Cards in the deck. */
  deck: number,
  /** Discards. */
  discards: { [key in Card]?: number },
  /** Figures in the reserve. */
  reserve: Record<Kind, number>,
  /** Corruption tokens in the reserve. */
  corruption_left: number,
  /** Peasants taken. */
  taken: number,
};

/** The rule that refuses an action. */
export type Refusal =
  | { "reason": "game_over" }
  | { "reason": "not_now" }
  | { "reason": "not_in_hand" }
  | {
    "reason": "too_dear",
    /** Power due. */
    cost: number,
    /** Power left. */
    left: number,
  }
  | { "reason": "no_slot" }
  | { "reason": "no_figure" }
  | { "reason": "out_of_reach" }
  | { "reason": "same_land" }
  | { "reason": "held" }
  | { "reason": "not_offered" };

/** A reward of a dial (CH-72). */
export type RewardView = {
  /** `none`, `points`, `upgrade`, `draw`, `remove_corruption`, `remove_token`, `warpstone`, `noble` or `victory`. */
  kind:
    | "none" | "points" | "upgrade" | "draw" | "remove_corruption" | "remove_token" | "warpstone" | "noble"
    | "victory",
  /** How much of it. */
  amount?: number,
};

/** The compass rose of a map. */
export type Rose = {
  /** Its middle. */
  at: [number, number],
  /** How much room there is around it. */
  room: number,
};

/** Victory points of a ruined land. */
export type RuinPoints = {
  /** For most corruption. */
  first: number,
  /** For second most. */
  second: number,
};

/** Something drawn on a map that is no land. */
export type Scenery = {
  /** What it is made of. */
  terrain: string,
  /** Its outline. */
  outline: Array<[number, number]>,
};

/** A game that somebody wishes for. */
export type Setup = {
  /** Always `chaos`. */
  game: GameId,
  /** Players, 3 or 4. */
  players: number,
  /** The seed, 0 to [`MAX_SEED`]. */
  seed?: number,
  /** The power that nobody plays, with three players; left out: drawn (CH-1). */
  absent?: Power | null,
  /** Switches that differ from the default. */
  house_rules?: { [key in House]?: boolean },
  /** Exactly what is in it, as a saved game says; left out: what the box has. */
  contents?: Contents | null,
};

/** One reason why a setup is no game. */
export type SetupReason =
  | {
    "kind": "game",
    /** The name given. */
    game: string,
  }
  | {
    "kind": "players",
    /** How many were wished for. */
    players: number,
  }
  | {
    "kind": "seed",
    /** The seed given. */
    seed: number,
  }
  | { "kind": "nobody_absent" };

/** A Chaos card on the board. */
export type SlotView = {
  /** Which. */
  card: Card,
  /** Whose. */
  power: Power,
  /** Its printed cost, which counts for domination (CH-36). */
  cost: number,
  /** Whether it shows the magic symbol. */
  magic: boolean,
  /** Whether its text does nothing (CH-37). */
  blank: boolean,
};

/** A sum with what it is made of; parts that are 0 are left out. */
export type Sum = {
  /** The sum. */
  value: number,
  /** Its parts. */
  items: Array<Item>,
};

/** One thing to be done. */
export type Task =
  | { "task": "idle" }
  | { "task": "begin", phase: Phase }
  | { "task": "arrive", card: OldWorld }
  | { "task": "place_token", token: Token, count: number, lands: number }
  | { "task": "place_apart", token: Token, left: number, lands: number }
  | { "task": "place_pair" }
  | { "task": "exodus", left: number, came: number }
  | { "task": "crusade", left: number, lands: number }
  | { "task": "give_back", power: Power, land: Land, kinds: number }
  | { "task": "draw", power: Power }
  | { "task": "sift" }
  | { "task": "act" }
  | { "task": "call", land: Land, left: number, from: Land | null }
  | { "task": "decay", land: Land }
  | { "task": "teleport", land: Land }
  | { "task": "teleport_to", figure: Figure }
  | { "task": "shield", land: Land }
  | { "task": "meddle", land: Land }
  | { "task": "discard_cards", power: Power, left: number }
  | { "task": "influence", land: Land }
  | { "task": "musk", land: Land }
  | { "task": "carry", from: Land, to: Land }
  | { "task": "stand", figure: Figure, land: Land }
  | { "task": "lure", land: Land }
  | { "task": "battles", land: number }
  | { "task": "frenzy" }
  | { "task": "daze", left: number }
  | { "task": "early" }
  | { "task": "roll", power: Power }
  | { "task": "assign", power: Power, left: number }
  | { "task": "casualties" }
  | { "task": "revenge", power: Power }
  | { "task": "assign_against", power: Power, left: number }
  | { "task": "aftermath", again: number }
  | { "task": "rotting", land: number }
  | { "task": "rot", land: Land, left: number }
  | { "task": "dominate" }
  | { "task": "corrupt" }
  | { "task": "clear", land: number }
  | { "task": "persist", land: Land, slot: number }
  | { "task": "heroes", land: number, left: number, struck: Power | null }
  | { "task": "slay", power: Power, land: Land }
  | { "task": "lasting", space: number }
  | { "task": "lasting_in", card: OldWorld, land: number }
  | { "task": "pillage", land: Land }
  | { "task": "give_kind", power: Power, land: Land, kind: Kind }
  | { "task": "score" }
  | { "task": "dials", power: number, most: boolean }
  | { "task": "improve", power: Power }
  | { "task": "purge", power: Power, left: number }
  | { "task": "remove", power: Power, left: number }
  | { "task": "bestow", power: Power, token: Token, left: number }
  | { "task": "judge" };

/** What a tick of a dial brings. */
export type TickView = {
  /** Its number, from 0. */
  tick: number,
  /** The threat there; 255: Victory. */
  threat: number,
  /** The reward. */
  reward: RewardView,
};

/** Kinds of Old World tokens. */
export type Token = "event" | "hero" | "noble" | "peasant" | "skaven" | "warpstone";

/** An upgrade. */
export type Upgrade =
  | "bloodsworn" | "bloodletters" | "bloodthirster" | "power_of_slaughter" | "rites_of_skulls" | "lepers"
  | "plaguebearers" | "great_unclean_one" | "power_of_pestilence" | "provender_of_ruin" | "acolytes" | "horrors"
  | "lord_of_change" | "power_of_sorcery" | "endless_schemes" | "seductresses" | "daemonettes" | "keeper_of_secrets"
  | "power_of_desire" | "power_of_excess";

/** A position as a viewer may see it. */
export type View = {
  /** Whose secrets are in here; null: nobody's. */
  viewer: Seat | null,
  /** The map. */
  map: MapId,
  /** The round, from 1. */
  round: number,
  /** Rounds until the Old World deck is empty. */
  rounds: number,
  /** The phase. */
  phase: Phase,
  /** What is asked: the name of the task; `over` at the end. */
  stage: Task["task"] | "over",
  /** Whether the game is over. */
  over: boolean,
  /** Who decides now. */
  to_act: Seat | null,
  /** Whose turn it is: who decides now, or in the Summoning Phase whose action it is. */
  turn: Seat,
  /** What is asked, with amounts. */
  task: Task | null,
  /** The Old World deck and its track. */
  old_world: OldWorldView,
  /** The lands, in order. */
  lands: Array<LandView>,
  /** The powers, by seat. */
  powers: Array<PowerView>,
  /** The battle that is being fought. */
  battle: BattleView | null,
  /** How the game ended. */
  ending: Ending | null,
  /** Who won. */
  winners: Array<Seat>,
  /** Every legal action: for the seat to act, and for everybody where no secret is in them. */
  actions: Array<Action>,
  /** Costs and reasons, where figures are summoned and cards played. */
  explain: Explained | null,
};

/** When the text of a card works. */
export type When =
  | "on_play" | "in_play" | "paying" | "summoning" | "battle_start" | "battle" | "kill" | "after_battle" | "battle_end"
  | "domination" | "corruption" | "removal" | "end" | "track" | "once";

/** The rectangle that may be shown of a map. */
export type World = {
  /** Its left edge. */
  left: number,
  /** Its upper edge. */
  top: number,
  /** Its width. */
  width: number,
  /** Its height. */
  height: number,
};
