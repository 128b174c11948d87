// What the games of the Small World family send and take.
// Written from the Rust types: ELBOW_WRITE_TYPES=1 cargo nextest run -p table types

import type { Seat } from "./tabletop.d.ts";

/** Everything of the family that crosses the wire. */
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
  /** A map. */
  board: MapData,
  /** The entry of the catalog. */
  catalog: Catalog,
};

/** An ability as a file says it: its word, and what goes with it. */
export type AbilityRow = {
  /** The word. */
  word: string,
  /** Which regions it speaks of. */
  regions?: RegionKind,
  /** Coins, 1 to 10. */
  coins?: number,
  /** Tokens, 1 to 10. */
  tokens?: number,
  /** Regions for one of what it gives, 1 to 10. */
  every?: number,
  /** How many pieces, 1 to 10. */
  count?: number,
  /** How often a turn, 1 to 10. */
  times?: number,
  /** A faction. */
  faction?: Faction,
  /** Whether it pays in decline, too. */
  declined?: boolean,
};

/** Which race acts. */
export type ActingView = {
  /** Whose. */
  seat: Seat,
  /** Which. */
  slot: Slot,
};

/** One decision of the seat to act. The order of the variants is the order of the legal list. */
export type Action =
  | {
    "type": "pick",
    /** Its place. */
    combo: Offer,
  }
  | { "type": "ready" }
  | { "type": "decline" }
  | {
    "type": "abandon",
    /** Which. */
    region: Region,
  }
  | { "type": "roll" }
  | {
    "type": "conquer",
    /** Which. */
    region: Region,
    /** The relics that serve (UG-K). */
    with?: Array<Tool>,
  }
  | {
    "type": "attempt",
    /** Which. */
    region: Region,
    /** The relics that serve (UG-K). */
    with?: Array<Tool>,
  }
  | {
    "type": "dragon",
    /** Which. */
    region: Region,
  }
  | {
    "type": "substitute",
    /** Which. */
    region: Region,
  }
  | { "type": "end_conquest" }
  | {
    "type": "put",
    /** Which piece. */
    piece: Piece,
    /** Where. */
    region: Region,
  }
  | {
    "type": "put_all",
    /** Where. */
    region: Region,
  }
  | {
    "type": "take",
    /** Which piece. */
    piece: Piece,
    /** From where. */
    region: Region,
  }
  | { "type": "done" }
  | {
    "type": "ally",
    /** With whom. */
    seat: Seat,
  }
  | { "type": "no_ally" }
  | { "type": "stay" }
  | {
    "type": "exchange",
    /** Its place in the market. */
    combo: Offer,
  }
  | {
    "type": "reborn",
    /** Which. */
    region: Region,
  }
  | {
    "type": "place",
    /** Which. */
    piece: Figure,
    /** Where. */
    region: Region,
  }
  | {
    "type": "gamble",
    /** Which. */
    region: Region,
    /** The relics that serve. */
    with?: Array<Tool>,
  }
  | {
    "type": "drain",
    /** Which. */
    region: Region,
  }
  | {
    "type": "orb",
    /** Which. */
    region: Region,
    /** Whether it is the Bag that works. */
    bag?: boolean,
  }
  | { "type": "vanish" }
  | {
    "type": "sacrifice",
    /** Where it stands. */
    region: Region,
  }
  | {
    "type": "form",
    /** Which. */
    form: Form,
  }
  | {
    "type": "detonate",
    /** Where it lies. */
    region: Region,
  }
  | {
    "type": "champion",
    /** Which. */
    region: Region,
  }
  | {
    "type": "strike",
    /** Which. */
    region: Region,
    /** The artifacts that serve. */
    with?: Array<Tool>,
  }
  | {
    "type": "steal",
    /** Which. */
    find: Find,
    /** The region of one's own it goes to. */
    region: Region,
  }
  | {
    "type": "intimidate",
    /** Where it stands. */
    region: Region,
    /** Where it goes; nowhere: it is discarded, or it is the wall or fort that goes. */
    to?: Region,
  }
  | {
    "type": "swap",
    /** The one of the lower number. */
    region: Region,
    /** The other. */
    other: Region,
  }
  | { "type": "recruit" }
  | {
    "type": "shift",
    /** Where to. */
    region: Region,
  }
  | {
    "type": "use",
    /** Who gives the ability. */
    by: Source,
    /** Which region. */
    region: Region,
    /** Which other one, where it takes two. */
    other?: Region,
  };

/** The Bag after its use. */
export type Bag = {
  /** The relic it was. */
  copies: Find,
  /** Where it lies. */
  region: Region,
};

/** A race in play as everybody sees it. */
export type BandView = {
  /** Its slot. */
  slot: Slot,
  /** The race. */
  race: Race,
  /** Its power, while the badge is there. */
  power: Power | null,
  /** Tokens in hand. */
  hand: number,
  /** Tokens waiting to be put down again. */
  withdrawn: number,
  /** Conquest-only tokens beside the board. */
  aside: number,
  /** Tokens on the map. */
  on_map: number,
  /** Tokens of the race in the tray. */
  tray: number,
  /** Regions held. */
  regions: number,
  /** The power that Stonehedge lends it. */
  extra?: Power,
  /** The power whose badge is gone and whose effect in decline stays (WC-56). */
  lingers?: Power,
};

/** Why a region cannot be had. */
export type BlockedView = {
  /** The price, when only that stands in the way. */
  price?: number,
  /** The price as a sum. */
  items?: Array<PriceItem>,
} & Refusal;

/** The entry of the catalog for a game of the family: everything in its boxes, with the numbers. */
export type Catalog = {
  /** The game. */
  id: GameId,
  /** The boards it is played on. */
  maps: Array<CatalogMap>,
  /** Races. */
  races: Array<CatalogRace>,
  /** Powers. */
  powers: Array<CatalogPower>,
  /** Relics and artifacts. */
  relics: Array<CatalogFind>,
  /** Places and legendary places. */
  places: Array<CatalogFind>,
  /** Always empty: the family has no cards. */
  cards: [],
  /** House rules that mean something in it. */
  house_rules: Array<CatalogHouseRule>,
  /** The faces of the islands, in a game that has them. */
  islands?: Array<CatalogIsland>,
  /** How many islands lie on the table, by the number of players. */
  sets?: { [key in string]: IslandSet },
};

/** A place or a relic of a game. */
export type CatalogFind = {
  /** Its name. */
  id: Find,
  /** The box it came in. */
  box: Origin,
};

/** A house rule of a game. */
export type CatalogHouseRule = {
  /** Its name. */
  id: House,
  /** What holds when nobody says otherwise. */
  default: boolean,
  /** The rulings it decides. */
  rulings: Array<string>,
};

/** A face of an island. */
export type CatalogIsland = {
  /** Its name, for example `l1a`. */
  id: string,
  /** The board it is printed on, for example `l1`. */
  board: string,
  /** Which side of it. */
  side: "a" | "b",
  /** How large. */
  size: IslandSize,
  /** How many regions it has. */
  regions: number,
};

/** What has no meaning on a board. */
export type CatalogLeftOut = {
  /** With places and relics. */
  finds: Array<LeftOut>,
  /** Without them. */
  no_finds: Array<LeftOut>,
};

/** A board of a game. */
export type CatalogMap = {
  /** Its name. */
  id: string,
  /** How many play on it. */
  players: number,
  /** How many rounds are played on it. */
  rounds: number,
  /** How many regions it has. */
  regions: number,
  /** Set where the islands are drawn at the start. */
  drawn?: true,
  /** What has no meaning on it, in the mixed game. */
  left_out?: CatalogLeftOut,
};

/** A power of a game. */
export type CatalogPower = {
  /** Its name. */
  id: Power,
  /** Tokens the badge gives. */
  tokens: number,
  /** The box it came in. */
  box: Origin,
};

/** A race of a game. */
export type CatalogRace = {
  /** The name on its banner, which another box may use too. */
  id: string,
  /** The name it has everywhere else, where that is another. */
  key?: Race,
  /** Tokens the banner gives. */
  tokens: number,
  /** Tokens in the box. */
  supply: number,
  /** The box it came in. */
  box: Origin,
  /** How many of its tokens only conquer. */
  conquest_only?: number,
  /** Its faction, for the races of the box that has them. */
  faction?: Team,
};

/** What a price item stands for. */
export type Cause =
  | "land" | "mountain" | "lair" | "fortress" | "encampment" | "lost_tribe" | "tokens" | "race" | "power"
  | "berserk_die" | "dragon" | "substitute" | "river" | "armor" | "keep" | "monsters" | "own_declined" | "surcharge"
  | "ancient" | "vengeance" | "sword" | "volcano" | "socks" | "minimum" | "murloc" | "voyage" | "wall" | "fort"
  | "beast" | "champion" | "frostmourne" | "claim" | "doomhammer" | "strike" | "find";

/** A chance: so many of so many equal cases. */
export type Chance = {
  /** Cases that succeed. */
  in: number,
  /** All cases. */
  of: number,
};

/** Two races or powers that cannot be in one game: of what both have there is only one. */
export type Clash = {
  /** The one. */
  one: string,
  /** The other. */
  other: string,
  /** The ability of which there is but one in the world. */
  word: string,
};

/** A combo of the market. */
export type ComboView = {
  /** Its place, 0 at the top. */
  combo: number,
  /** The race. */
  race: Race,
  /** The power. */
  power: Power,
  /** Coins lying on it. */
  coins: number,
  /** What it costs, in coins. */
  cost: number,
  /** Tokens it gives. */
  tokens: number,
  /** Whether the seat to act can pay; null where the viewer may not know. */
  affordable: boolean | null,
  /** Its column, in the team variant. */
  column?: Team,
};

/** What is in a game, as its setup may say. */
export type Contents = {
  /** Whether it is a mixed game; left out: yes. */
  mixed?: boolean,
  /** The boxes; they follow from the rest. */
  boxes?: Array<Origin>,
  /** The home-made ones among them. */
  own?: OwnBox,
  /** Its races. */
  races: Array<Race>,
  /** Its powers. */
  powers: Array<Power>,
  /** Its places and relics; a game that was saved long ago says only whether there are any. */
  finds: Array<Find> | boolean,
};

/** Where a race without a region comes in. */
export type Entry = "shore" | "rim" | "anchor" | "volcano" | "land";

/** Something that happened. */
export type Event =
  | { "type": "turn_started", seat: Seat, round: number }
  | { "type": "picked", seat: Seat, race: Race, power: Power, paid: number, taken: number, tokens: number }
  | { "type": "revealed", race: Race, power: Power }
  | { "type": "reshuffled" }
  | { "type": "readied", seat: Seat, slot: Slot, tokens: number }
  | { "type": "gained", seat: Seat, slot: Slot, tokens: number, cause: TokenCause }
  | { "type": "returned", seat: Seat, slot: Slot, tokens: number, cause: TokenCause }
  | { "type": "abandoned", seat: Seat, slot: Slot, region: Region, tokens: number }
  | { "type": "rolled", seat: Seat, purpose: Purpose, face: number, needed?: number }
  | { "type": "attempt_failed", seat: Seat, region: Region, short: number }
  | {
    "type": "defeated",
    seat: Seat | null,
    slot: Slot | null,
    race: Race | null,
    region: Region,
    lost: number,
    withdrawn: number,
    /** Whether it was Monsters; they too have no seat (UG-C10). */
    monsters?: boolean,
    /** Whether it was Murlocs; nor have they (WC-4). */
    murlocs?: boolean,
    /** How many of the lost are beasts (WC-93). */
    beasts?: number,
    /** What kept a token from being lost (WC-61, WC-129). */
    spared?: string,
  }
  | {
    "type": "conquered",
    seat: Seat,
    slot: Slot,
    race: Race,
    region: Region,
    tokens: number,
    method: Method,
    price: number,
    with?: Array<Tool>,
    /** How much of the price hammers paid (UG-F6). */
    hammers?: number,
  }
  | { "type": "placed", seat: Seat, piece: Thing, region: Region, count: number }
  | { "type": "removed", seat: Seat, piece: Thing, region: Region, count: number }
  | { "type": "redeployed", seat: Seat, slot: Slot }
  | { "type": "allied", seat: Seat, with: Seat }
  | { "type": "income", seat: Seat, total: number, items: Array<IncomeItem> }
  | { "type": "declined", seat: Seat, race: Race, regions: number }
  | { "type": "race_left", seat: Seat, race: Race }
  | { "type": "found", seat: Seat, slot: Slot, find: Find, region: Region }
  | { "type": "endowed", power: Power, region: Region }
  | { "type": "used", seat: Seat, find: Find, region: Region, bag: boolean }
  | { "type": "paid", from: Seat, to: Seat, coins: number, cause: string }
  | { "type": "earned", seat: Seat, coins: number, cause: string }
  | { "type": "exchanged", seat: Seat, gave: Power, got: Power }
  | { "type": "reborn", seat: Seat, region: Region, race: Race }
  | { "type": "avenged", seat: Seat, by: Seat }
  | { "type": "sacrificed", seat: Seat, region: Region }
  | { "type": "vanished", seat: Seat, race: Race, regions: number }
  | { "type": "bomb", seat: Seat, region: Region, exploded: boolean }
  | { "type": "form", seat: Seat, form: Form }
  | { "type": "spent", seat: Seat, coins: number, cause: string }
  | { "type": "moved", seat: Seat, region: Region, to: Region | null, race: Race | null, piece: Thing }
  | { "type": "shifted", seat: Seat, region: Region }
  | { "type": "marked", seat: Seat, by: string, region: Region }
  | { "type": "swapped", seat: Seat, region: Region, other: Region }
  | { "type": "stolen", seat: Seat, find: Find, from: Region, region: Region }
  | { "type": "harmony", seat: Seat, with: Array<Seat> }
  | { "type": "laid", seat: Seat, find: Find, region: Region }
  | { "type": "replaced_find", seat: Seat, find: Find }
  | { "type": "game_over", winners: Array<Seat>, coins: Array<number>, tokens: Array<number> };

/** A faction. */
export type Faction = "alliance" | "horde";

/** Coins a price in coins is made of. */
export type FeeView = {
  /** What for: `liches`, `marsh_dweller`, `harmony`, `aegis_of_aggramar`, `doomhammer`, or the race or power that takes it. */
  cause: string,
  /** To whom; null: to the bank. */
  to: Seat | null,
  /** How many. */
  coins: number,
};

/** A figure that a player places. */
export type Figure =
  | "volcano" | "ancient" | "queen" | "ghost" | "balrog" | "ring" | "scepter" | "bag_ring" | "bag_scepter" | "bomb"
  | "objective" | "tower" | "aegis" | "heart" | "well";

/** A place or a relic; on the islands a legendary place or an artifact. */
export type Find =
  | "altar_of_souls" | "crypt_of_the_tomb_raider" | "diamond_fields" | "great_brass_pipe" | "fountain_of_youth"
  | "keep_on_the_motherland" | "mine_of_the_lost_dwarf" | "stonehedge" | "wickedest_pentacle" | "flying_doormat"
  | "froggys_ring" | "stinky_trolls_socks" | "scepter_of_avarice" | "shiny_orb" | "sword_of_the_killer_rabbit"
  | "battleground" | "dark_portal" | "karazhan" | "lights_hope_chapel" | "meeting_stone" | "spirit_healer"
  | "well_of_eternity" | "aegis_of_aggramar" | "ashes_of_alar" | "doomhammer" | "frostmourne" | "heart_of_azeroth";

/** Places and relics as everybody sees them. */
export type FindsView = {
  /** How many are still hidden. */
  left: number,
  /** The power that Stonehedge lends. */
  stonehedge: Power | null,
  /** Where the Bag lies, and as what. */
  bag: Bag | null,
};

/** The form of the Worgen (WC-89). */
export type Form = "human" | "wolf";

/** A game of the family. */
export type GameId = "small-world" | "underground" | "warcraft" | "mixed";

/** What a glyph is. */
export type Glyph = { "known": string } | { "drawn": Array<Array<[number, number]>> };

/** What makes a region immune (SW-53). Where several do, the first of them is named. */
export type Guard = "dragon" | "hero" | "hole" | "balrog" | "ancient" | "queen" | "ghost" | "tower";

/** A house rule. */
export type House =
  | "open_coins" | "ghouls_act_when_declining" | "failed_attempt_spoils_peace" | "substitute_needs_token"
  | "substitute_counts_as_attack" | "berserk_may_skip_roll" | "fortresses_return" | "pillage_counts_at_conquest"
  | "halflings_reenter_anywhere" | "seafaring_starts_on_rim_sea" | "stout_may_decline_early" | "elves_keep_substituted"
  | "abandoned_can_be_retaken" | "ties_share" | "keep_reverse_badges" | "retreat_before_scoring"
  | "own_declined_adds_cost" | "ancient_leaves_in_decline" | "volcano_burns_armors" | "gnomes_warded_in_decline"
  | "liches_bar_when_active" | "lizardmen_pass_occupied_rivers" | "lizardmen_enter_by_river" | "quarreling_by_reach"
  | "reborn_on_rivers" | "armors_stay" | "failed_attack_avenged" | "declined_race_avenged" | "relics_combine"
  | "balrog_spares_immortals" | "immune_regions_pay_thieves" | "own_declined_pays_faction" | "bombs_hit_new_holder"
  | "explosions_pay_bonuses" | "naga_safe_on_water" | "worgen_choose_when_picked" | "doomhammer_needs_reach"
  | "chapel_protects_all" | "beasts_break_ties" | "strike_may_become_attempt" | "strike_may_be_first"
  | "failed_attack_spoils_harmony" | "swap_needs_harmony" | "murlocs_count_for_majority" | "fisherman_counts_ocean"
  | "declined_tokens_recruit" | "far_reach_pays_voyage" | "beasts_alone_count_hills" | "objectives_on_water";

/** Where coins come from. */
export type IncomeCause = "regions" | "declined_regions" | "race" | "power" | "place" | "relic" | "theft" | "faction";

/** One line of an income. */
export type IncomeItem = {
  /** Why. */
  cause: IncomeCause,
  /** Which race or power pays, for bonuses; which race, for regions. */
  id: string,
  /** Which of the seat's races. */
  slot: Slot,
  /** The regions that pay, if it is by regions. */
  regions: Array<Region>,
  /** Coins. */
  amount: number,
};

/** One island of a board: its face, and the numbers of its regions on the board. */
export type IslandRegions = {
  /** The face, for example `l1a`. */
  id: string,
  /** Its regions. */
  regions: Array<number>,
};

/** How many islands of each size lie on the table for a number of players, and how many rounds are played. */
export type IslandSet = {
  /** Large ones. */
  l: number,
  /** Middle ones. */
  m: number,
  /** Small ones. */
  s: number,
  /** Rounds (WC-2). */
  rounds: number,
};

/** The size of an island. */
export type IslandSize = "l" | "m" | "s";

/** A race or a power that is taken out before the start (UG-N1). */
export type LeftOut = {
  /** Its name. */
  id: string,
  /** `race` or `power`. */
  kind: "race" | "power",
  /** Why. */
  why: Missing,
};

/** How a home-made race or power looks. */
export type Look = {
  /** What it is called, in any language: 1 to 24 letters. */
  name: string,
  /** What is on its banner or badge. */
  glyph: Glyph,
  /** Its colour, 0 to 11. */
  colour: number,
};

/** A map file. */
export type MapData = {
  /** The name of the map, for example `small-world-2p`. */
  id: string,
  /** The box it came in, or is made for: `small-world`, `underground` or `warcraft`. */
  game: "small-world" | "underground" | "warcraft",
  /** How many play on it. */
  players: number,
  /** How many rounds are played on it (SW-1). */
  rounds: number,
  origin: string,
  /** The islands it is made of, if it is; the outlines of their regions are each in the box of the island. */
  islands?: Array<IslandRegions>,
  /** Its regions, by number. */
  regions: Array<RegionData>,
};

/** Something that stands in a region when the game begins. */
export type Mark = "lost_tribe" | "monsters" | "volcano" | "murloc" | "tile";

/** A mark of an ability in a region. */
export type MarkView = {
  /** Whose. */
  seat: Seat,
  /** The race or power whose ability it is. */
  by: string,
};

/** What stands on the map besides tokens. */
export type Marker =
  | "mountain" | "lair" | "fortress" | "encampment" | "hole" | "hero" | "dragon" | "armor" | "volcano" | "ancient"
  | "queen" | "ghost" | "balrog" | "bag" | "wall" | "fort" | "tower" | "objective" | "bomb" | "beast" | "champion"
  | "tile";

/** So many markers of a kind. */
export type MarkerView = {
  /** The kind. */
  kind: Marker,
  /** How many. */
  count: number,
};

/** How a region was conquered. */
export type Method =
  | "conquer" | "attempt" | "dragon" | "substitute" | "gamble" | "drain" | "orb" | "champion" | "strike" | "bomb";

/** Why a race or a power has no meaning in a game. */
export type Missing =
  | {
    "reason": "terrain",
    /** Which. */
    terrains: Array<Terrain>,
  }
  | {
    "reason": "symbol",
    /** Which. */
    symbol: RegionSymbol,
  }
  | { "reason": "chasm" }
  | { "reason": "volcano" }
  | { "reason": "places" }
  | { "reason": "relics" }
  | { "reason": "water" }
  | { "reason": "islands" };

/** What a mixed game is made of (UG-N). */
export type Mix = {
  /** The boxes whose races and powers are in it. */
  boxes?: Array<Origin>,
  /** Whether places and relics are in it, with the Monsters that guard them (UG-N4). */
  finds?: boolean,
  /** Names of races and powers that are left in the box. */
  without?: Array<string>,
};

/** The moment before which something is possible. */
export type Moment = "ready" | "conquest" | "attempt";

/** The place of a combo in the market, 0 at the top. */
export type Offer = number;

/** One way to take a region. */
export type OptionView = {
  /** The action to play. */
  action: Action,
  /** How. */
  method: Method,
  /** The sum of the items, in tokens. */
  price: number,
  /** Tokens laid down from the hand. */
  pay: number,
  /** Tokens missing, for the die. */
  short: number,
  /** The chance of the die. */
  chance: Chance | null,
  /** The price as a sum. */
  items: Array<PriceItem>,
  /** The relics that serve. */
  with?: Array<Tool>,
  /** How much of the price hammers pay (UG-F6). */
  hammers?: number,
  /** Coins due for the conquest: when it is declared (WC-38), or when the region falls (UG-F7). */
  fees?: Array<FeeView>,
};

/** The box that a piece came in. */
export type Origin = "small_world" | "underground" | "warcraft" | "example" | "own";

/** The file of a home-made box. */
export type OwnBox = {
  /** Its races, 16 at most. */
  races: Array<RaceRow>,
  /** Its powers, 16 at most. */
  powers: Array<PowerRow>,
  /** Its boards: a game carries the one that it is played on. */
  boards?: Array<MapData>,
};

/** Who holds a region. */
export type OwnerView =
  | {
    /** The player. */
    seat: Seat,
    /** Which of the player's races. */
    slot: Slot,
    /** The race. */
    race: Race,
  }
  | {
    /** Always true. */
    lost_tribe: true,
  }
  | {
    /** Always true. */
    monsters: true,
  }
  | {
    /** Always true. */
    murloc: true,
  };

/** What can be put down or taken back at redeployment. */
export type Piece = "token" | "encampment" | "fortress" | "hero" | "armor" | "beast" | "champion";

/** A kind of piece that waits to be put down. */
export type PieceInHand = {
  /** The kind. */
  kind: Piece,
  /** How many. */
  in_hand: number,
};

/** Special pieces in a seat's supply. */
export type PiecesView = {
  /** Encampments not on the map. */
  encampment: number,
  /** Fortresses that may still be built. */
  fortress: number,
  /** Heroes not on the map. */
  hero: number,
  /** 1 if the Dragon is not on the map and may be used. */
  dragon: number,
  /** Armors to be put down. */
  armor?: number,
  /** Hammers that may still be used this turn. */
  hammer?: number,
  /** Beasts in hand (WC-93). */
  beast?: number,
  /** 1 if the champion is not on the map and has not been used this turn (WC-97). */
  champion?: number,
  /** Objectives in hand (WC-77). */
  objective?: number,
  /** Tokens that may still be moved this turn (WC-108). */
  intimidate?: number,
  /** Swaps left this turn (WC-112). */
  swap?: number,
  /** 1 if the strike has not been used this turn (WC-69). */
  strike?: number,
  /** 1 if the Ethereals have not used their ability this turn (WC-65). */
  claim?: number,
};

/** What a redeployment is about. */
export type Placing = {
  /** Tokens in hand, those owed included. */
  hand: number,
  /** Tokens that must be in hand at the end (SW-42). */
  owed: number,
  /** All pieces that may be put down. */
  pieces: Array<PieceInHand>,
  /** Why the redeployment cannot end yet. */
  waits_for: Refusal | null,
};

/** A power of a box, or a home-made one. */
export type Power =
  | "alchemist"
  | "berserk"
  | "bivouacking"
  | "commando"
  | "diplomat"
  | "dragon_master"
  | "flying"
  | "forest"
  | "fortified"
  | "heroic"
  | "hill"
  | "merchant"
  | "mounted"
  | "pillaging"
  | "seafaring"
  | "spirit"
  | "stout"
  | "swamp"
  | "underworld"
  | "wealthy"
  | "adventurous"
  | "fisher"
  | "flocking"
  | "frightened"
  | "immortal"
  | "magic"
  | "martyr"
  | "mining"
  | "muddy"
  | "mystic"
  | "quarreling"
  | "reborn"
  | "royal"
  | "shield"
  | "stone"
  | "thieving"
  | "tomb"
  | "vampire"
  | "vanishing"
  | "vengeful"
  | "wise"
  | "archaeologist"
  | "battlemaster"
  | "beastmaster"
  | "blacksmith"
  | "champion"
  | "defender"
  | "enraged"
  | "explorer"
  | "farmer"
  | "fisherman"
  | "fort_garrison"
  | "herbalist"
  | "intimidator"
  | "marsh_dweller"
  | "miner"
  | "mountaineer"
  | "portal_mage"
  | "ranger"
  | "sailor"
  | "swampwalker"
  | `own-${ string }`;

/** A home-made power as its file says it. */
export type PowerRow = {
  /** Its name in files: small letters, digits and underscores; in a game its full name. */
  id: string,
  /** Tokens the badge gives, 0 to 10. */
  tokens: number,
  /** Whether it stays at the decline; left out: no. */
  stays?: Stays,
  /** What it does, 6 at most. */
  abilities: Array<AbilityRow>,
  /** How it looks. */
  look: Look,
};

/** One item of a price, in tokens. */
export type PriceItem = {
  /** What it stands for. */
  cause: Cause,
  /** Which race or power, for discounts; which place or relic, if it has no name of its own as a cause. */
  id?: string,
  /** Tokens, negative for discounts. */
  amount: number,
};

/** What the die was rolled for. */
export type Purpose = "attempt" | "berserk" | "gamble" | "strike";

/** A race, by the name it has in all boxes together, or a home-made one. */
export type Race =
  | "amazons"
  | "dwarves"
  | "elves"
  | "ghouls"
  | "giants"
  | "halflings"
  | "humans"
  | "orcs"
  | "ratmen"
  | "skeletons"
  | "sorcerers"
  | "tritons"
  | "trolls"
  | "wizards"
  | "cultists"
  | "drow"
  | "flames"
  | "gnomes"
  | "iron_dwarves"
  | "kraken"
  | "liches"
  | "lizardmen"
  | "mudmen"
  | "mummies"
  | "ogres"
  | "shadow_mimes"
  | "shrooms"
  | "spiderines"
  | "will_o_wisps"
  | "blood_elves"
  | "draenei"
  | "warcraft_dwarves"
  | "ethereals"
  | "forsaken"
  | "warcraft_gnomes"
  | "goblins"
  | "warcraft_humans"
  | "kobolds"
  | "naga"
  | "night_elves"
  | "warcraft_orcs"
  | "pandaren"
  | "tauren"
  | "warcraft_trolls"
  | "worgen"
  | "grasshoppers"
  | "innkeepers"
  | "tricksters"
  | "beekeepers"
  | `own-${ string }`;

/** A home-made race as its file says it. */
export type RaceRow = {
  /** Its name in files: small letters, digits and underscores; in a game its full name. */
  id: string,
  /** Its faction; left out: neutral. */
  faction?: Faction,
  /** Tokens the banner gives, 1 to 20. */
  tokens: number,
  /** Tokens there are, more than the banner gives, 40 at most. */
  supply: number,
  /** What it does, 6 at most. */
  abilities: Array<AbilityRow>,
  /** How it looks. */
  look: Look,
};

/** The rule that refuses an action. */
export type Refusal =
  | { "reason": "game_over" }
  | { "reason": "not_now" }
  | {
    "reason": "no_such_region",
    /** The number that was named. */
    region: Region,
  }
  | {
    "reason": "no_such_combo",
    /** The number that was named, from 0. */
    combo: number,
  }
  | {
    "reason": "cannot_pay",
    /** Coins due. */
    cost: number,
    /** Coins there. */
    coins: number,
  }
  | { "reason": "not_adjacent" }
  | {
    "reason": "not_at_entry",
    /** Where it comes in. */
    way: Entry,
  }
  | { "reason": "own_region" }
  | { "reason": "water" }
  | {
    "reason": "immune",
    /** What guards it. */
    kind: Guard,
  }
  | {
    "reason": "ally",
    /** The Diplomat. */
    seat: Seat,
  }
  | { "reason": "no_tokens" }
  | {
    "reason": "too_strong",
    /** How many are missing. */
    short: number,
  }
  | { "reason": "no_die_needed" }
  | { "reason": "no_attempt" }
  | { "reason": "already_rolled" }
  | { "reason": "must_roll" }
  | { "reason": "abandoned" }
  | {
    "reason": "too_late",
    /** Before what it would have been possible. */
    before: Moment,
  }
  | { "reason": "no_ability" }
  | { "reason": "dragon_used" }
  | { "reason": "not_lone" }
  | { "reason": "already_substituted" }
  | { "reason": "tray_empty" }
  | { "reason": "not_held" }
  | { "reason": "last_token" }
  | { "reason": "nothing_in_hand" }
  | { "reason": "nothing_there" }
  | { "reason": "already_there" }
  | { "reason": "fortress_built" }
  | { "reason": "still_in_hand" }
  | {
    "reason": "owed",
    /** How many more. */
    missing: number,
  }
  | { "reason": "enough_taken" }
  | { "reason": "chasm" }
  | { "reason": "cannot_bribe" }
  | { "reason": "warded" }
  | { "reason": "not_holding" }
  | { "reason": "used" }
  | { "reason": "disagree" }
  | { "reason": "place_first" }
  | { "reason": "not_there" }
  | { "reason": "enough_reborn" }
  | { "reason": "not_aglow" }
  | {
    "reason": "cannot_pay_fee",
    /** Coins due. */
    coins: number,
  }
  | { "reason": "lone_tauren" }
  | { "reason": "choose_form" }
  | { "reason": "not_magic" }
  | { "reason": "lower_first" }
  | { "reason": "strike_first" }
  | { "reason": "no_target" }
  | { "reason": "nothing_to_swap" }
  | { "reason": "not_next_to" }
  | { "reason": "no_uses_left" }
  | { "reason": "fort_first" }
  | { "reason": "other_faction" }
  | { "reason": "pile_empty" }
  | { "reason": "not_peaceful" };

/** A region of the board in play, by its number on the map, from 0. */
export type Region = number;

/** One region as the map file has it. */
export type RegionData = {
  id: number,
  /** What it is made of. */
  terrain: Terrain,
  /** Signs printed in it. */
  symbols: Array<RegionSymbol>,
  /** What stands in it at the start. */
  marks: Array<Mark>,
  /** Whether a race may begin here (SW-22). */
  entry: boolean,
  /** Whether it touches the rim of the board. */
  rim: boolean,
  adjacent: Array<number>,
  at: [number, number],
  outline: Array<[number, number]>,
};

/** Regions that an ability speaks of. */
export type RegionKind =
  | "anywhere"
  | { "of": Array<Terrain> }
  | { "with": RegionSymbol }
  | "coast"
  | { "beside_own": Array<Terrain> }
  | "with_place"
  | "shore"
  | "occupied";

/** A sign printed in a region. */
export type RegionSymbol = "mine" | "magic" | "cavern" | "black_mountain" | "cave";

/** A region as everybody sees it. */
export type RegionView = {
  /** Its number. */
  region: Region,
  /** Who holds it. */
  owner: OwnerView | null,
  /** Race or Lost Tribe tokens in it. */
  tokens: number,
  /** Markers and figures on it. */
  markers: Array<MarkerView>,
  /** Tokens an attacker needs before discounts. */
  defence: number,
  /** What makes it immune. */
  immune: Guard | null,
  /** Places and relics lying in it. */
  finds?: Array<Find>,
  /** What abilities have marked in it. */
  marks?: Array<MarkView>,
};

/** A seat as the viewer sees it. */
export type SeatView = {
  /** The seat. */
  seat: Seat,
  /** Its coins; null where the viewer may not know them (SW-2). */
  coins: number | null,
  /** Tokens of the active race in hand. */
  hand: number,
  /** Tokens of all its races waiting to be put down again. */
  withdrawn: number,
  /** Regions of all its races. */
  regions: number,
  /** Coins it would get if its turn ended now. */
  income: number,
  /** The active race. */
  active: BandView | null,
  /** The declined races. */
  declined: Array<BandView>,
  /** Whom its Diplomat has peace with. */
  ally: Seat | null,
  /** Special pieces in its supply. */
  pieces: PiecesView,
  /** Who carries a vengeance marker of this seat. */
  grudges?: Array<Seat>,
  /** Whether it holds a harmony token (WC-85). */
  harmony?: boolean,
  /** The form its Worgen have this turn (WC-89). */
  form?: Form,
  /** Whom it plays for, in the team variant. */
  team?: Team,
};

/** A game that somebody wishes for. */
export type Setup = {
  /** The game; one of [`GAMES`]. */
  game: GameId,
  /** Players, 2 to 5. */
  players: number,
  /**
   * The map; left out: the board printed for that number of players. Islands are named (`warcraft-2p-l1a-s1b`), or drawn: left out in
   * the Warcraft game, `warcraft-2p` in any.
   */
  map?: string | null,
  /** The seed, 0 to [`MAX_SEED`]. */
  seed?: number,
  /** Who begins; left out: drawn (SW-3). */
  first?: Seat | null,
  /** The house rules that differ from the default. */
  house_rules?: { [key in House]?: boolean },
  /** What is mixed, in the game `mixed`; left out: everything of the base and Underground boxes. */
  mix?: Mix | null,
  /** Home-made races and powers that are in it, too; a saved game has them in `contents`. */
  own?: OwnBox,
  /** Exactly what is in it, as a saved game says; left out: what the boxes have. */
  contents?: Contents | null,
  /** The team variant, and what stands for a team at its end (WC-135 to WC-139). */
  teams?: TeamScore | null,
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
    "kind": "map",
    /** The name given. */
    map: string,
    /** The players wished for. */
    players: number,
  }
  | {
    "kind": "seed",
    /** The seed given. */
    seed: number,
  }
  | {
    "kind": "first",
    /** The seat given. */
    first: number,
    /** The last seat. */
    last: number,
  }
  | {
    "kind": "mix_not_here",
    /** The game. */
    game: string,
  }
  | {
    "kind": "teams_not_here",
    /** The game. */
    game: string,
  }
  | { "kind": "no_box" }
  | {
    "kind": "unknown_content",
    /** The name given. */
    id: string,
  }
  | {
    "kind": "other_box",
    /** The box. */
    origin: Origin,
  }
  | {
    "kind": "no_meaning",
    /** Its name. */
    id: string,
    /** Why. */
    why: Missing,
  }
  | { "kind": "clash" } & Clash
  | {
    "kind": "too_few_races",
    /** Races left. */
    left: number,
    /** Races needed. */
    needed: number,
  }
  | {
    "kind": "too_few_powers",
    /** Powers left. */
    left: number,
    /** Powers needed. */
    needed: number,
  };

/** Which of a seat's races. */
export type Slot = "active" | "declined" | "spirit";

/** Whether an ability comes from the banner or the badge. */
export type Source = "race" | "power" | "lent";

/** What is left in the stacks. */
export type StacksView = {
  /** Banners not yet seen. */
  races: number,
  /** Badges not yet seen. */
  powers: number,
  /** Badges in the discards. */
  discards: number,
};

/** The step of the turn. */
export type Stage =
  | "choose" | "exchange" | "bombs" | "start" | "prepare" | "ghouls" | "conquest" | "strike" | "shift" | "recruit"
  | "summon" | "redeploy" | "place" | "ally" | "altar" | "stout" | "retreat" | "over";

/** Whether a badge stays at the decline. */
export type Stays = "no" | "reverse" | "works" | "lingers";

/** A region with the ways to take it, or the reason why there is none. */
export type TargetView = {
  /** The region. */
  region: Region,
  /** The ways, the plain one first. */
  options: Array<OptionView>,
  /** Why there is none. */
  blocked: BlockedView | null,
};

/** Whom a seat plays for. */
export type Team = "alliance" | "horde" | "neutral";

/** What stands for a team at the end (WC-137). */
export type TeamScore = "highest" | "lowest" | "sum";

/** What a region is made of. */
export type Terrain =
  | "farmland" | "hill" | "forest" | "swamp" | "mountain" | "sea" | "lake" | "black_mountain" | "mud" | "mushroom"
  | "crystal" | "mine" | "river" | "chasm" | "field";

/** What is put down or taken off. */
export type Thing = "token" | Marker;

/** Why tokens come or go. */
export type TokenCause =
  | "conquest_only" | "recruits" | "decline" | "no_region" | "picked" | "mud" | "fountain" | "forsaken"
  | "spirit_healer" | "beasts" | "place";

/** What serves a conquest: a relic or an artifact, the Bag in its stead, the claim. */
export type Tool =
  | "doormat" | "socks" | "sword" | "bag_doormat" | "bag_socks" | "bag_sword" | "ashes" | "doomhammer" | "frostmourne"
  | "claim";

/** A position as a viewer may see it. */
export type View = {
  /** The game. */
  game: GameId,
  /** The map. */
  map: string,
  /** The home-made races and powers of the game. */
  own?: OwnBox,
  /** Players. */
  players: number,
  /** Whose secrets are in here; null: nobody's. */
  viewer: Seat | null,
  /** The round, from 1. */
  round: number,
  /** Rounds in the game. */
  rounds: number,
  /** Who began. */
  first: Seat,
  /** The owner of the turn. */
  turn: Seat,
  /** Who decides now; null when the game is over. */
  to_act: Seat | null,
  /** The step. */
  stage: Stage,
  /** Whether the game is over. */
  over: boolean,
  /** Who won. */
  winners: Array<Seat> | null,
  /** Whether decline can be chosen now. */
  may_decline: boolean,
  /** Conquests of the acting race this turn. */
  conquered: number,
  /** The Berserk die waiting for a conquest. */
  die: number | null,
  /** Which race acts. */
  acting_race: ActingView | null,
  /** The seats. */
  seats: Array<SeatView>,
  /** The regions. */
  regions: Array<RegionView>,
  /** The market. */
  market: Array<ComboView>,
  /** The stacks. */
  stacks: StacksView,
  /** Places and relics, in a game that has them. */
  finds?: FindsView,
  /** Bombs in the pile, while Goblins are in play (WC-72). */
  bombs?: number,
  /** How teams are compared, in the team variant (WC-137). */
  teams?: TeamScore,
  /** Every legal action, for the seat to act only. */
  actions: Array<Action>,
  /** Every region with what it costs or why not, for the seat to act only. */
  targets: Array<TargetView>,
  /** What is to be put down, for the seat to act only. */
  placing: Placing | null,
};
