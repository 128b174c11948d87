// The words of the workshop: what they are for, what they begin with, and how a piece is written.

import { fileId } from "./own.js";

/** What words are for, in the order in which they are offered. */
export const groups = {
  coins: [
    ...["income", "income_per", "plunder", "wage", "dowry", "crowded", "united", "scattered", "secluded", "honey", "steals", "martyrs"],
    ...["feud", "enraged", "explores", "collects", "objectives", "toll_houses", "region_toll", "harmony", "shapes"],
  ],
  cheaper: ["discount", "avenges", "gambles", "rolls_first", "volcano", "surcharge"],
  reach: [
    ...["flies", "enters_anywhere", "takes_water", "enters_by_water", "passes_water", "leaps", "links", "tunnels", "crosses_chasms"],
    "sails",
  ],
  tokens: ["conquest_only", "recruits", "grows", "hammers", "beasts", "buys_tokens", "pairs"],
  attack: ["substitutes", "drains", "dragon", "champion", "strikes", "bombs", "intimidates", "swaps", "trades_places", "claims"],
  defence: [
    ...["loses_none", "spares_first", "lairs", "forts", "walls", "armors", "encamps", "fortifies", "towers", "holes", "heroes", "ancient"],
    ...["warded", "allies", "queen"],
  ],
  decline: ["keeps_tokens", "acts_in_decline", "vanishes", "reborn", "haunts", "declines_late", "toll", "pension"],
  special: ["exchanges", "bag"],
};

/** @param {string} word */
export const groupOf = (word) => Object.entries(groups).find(([, words]) => words.includes(word))?.[0] ?? "special";

/** Terrains and signs that regions may be of or with. */
export const terrains = [
  ...["farmland", "field", "hill", "forest", "swamp", "mountain", "sea", "lake"],
  ...["black_mountain", "mud", "mushroom", "crystal", "mine", "river", "chasm"],
];
export const symbols = ["mine", "magic", "cavern", "cave", "black_mountain"];
export const factions = ["alliance", "horde", "neutral"];

/** Numbers a word begins with where they are not 1. @type {Record<string, Record<string, number>>} */
const usual = {
  income_per: { every: 2 },
  recruits: { every: 2 },
  wage: { coins: 2 },
  pension: { coins: 2 },
  united: { coins: 2 },
  dowry: { coins: 7 },
  crowded: { tokens: 3 },
  conquest_only: { tokens: 4 },
  holes: { count: 2 },
  heroes: { count: 2 },
  objectives: { count: 2 },
  toll_houses: { count: 3 },
  encamps: { count: 5 },
  fortifies: { count: 6 },
  intimidates: { times: 3 },
  swaps: { times: 2 },
};

/** Regions of a kind, as they begin. @param {string} kind */
export function regionsOf(kind) {
  if (kind === "of") return { of: ["forest"] };
  if (kind === "with") return { with: "magic" };
  if (kind === "beside_own") return { beside_own: ["mountain"] };
  return kind;
}

/** The kind of regions. @param {any} regions */
export const kindOf = (regions) => (typeof regions === "string" ? regions : (Object.keys(regions ?? {})[0] ?? "anywhere"));

/** An ability as it begins. @param {Ui.Word} word @returns {any} */
export function fresh(word) {
  /** @type {any} */
  const ability = { word: word.name };
  for (const field of word.takes) {
    if (field === "regions") ability.regions = regionsOf(word.regions?.[0] ?? "of");
    else if (field === "faction") ability.faction = "horde";
    else ability[field] = usual[word.name]?.[field] ?? 1;
  }
  return ability;
}

/** Words whose work goes on in decline: the badge that says one stays, in one of three ways. */
const staying = [
  ["works", ["acts_in_decline", "keeps_tokens", "lairs", "pairs", "queen", "reborn", "toll", "pension"]],
  ["lingers", ["region_toll", "toll_houses"]],
  ["reverse", ["fortifies", "takes_water", "haunts"]],
];

/** Whether a badge stays at the decline, by what it says. @param {any[]} abilities */
function stays(abilities) {
  if (abilities.some((ability) => ability.declined)) return "works";
  return staying.find(([, words]) => abilities.some((ability) => words.includes(ability.word)))?.[0] ?? null;
}

/**
 * A piece as files write it, out of what is being made.
 * @param {Ui.Draft} draft
 * @param {string[]} [taken] names in files that other pieces have
 */
export function rowOf({ kind, name, glyph, colour, tokens, supply, faction, abilities }, taken = []) {
  const look = { name: name.trim(), glyph, colour };
  const id = freeId(fileId(name.trim()), taken);
  if (kind === "race") return { id, ...(faction === "neutral" ? {} : { faction }), tokens, supply, abilities, look };
  const stay = stays(abilities);
  return { id, tokens, ...(stay ? { stays: stay } : {}), abilities, look };
}

/** A name in files that nobody has. @param {string} id @param {string[]} taken */
export function freeId(id, taken) {
  for (let n = 1; ; n++) {
    const wish = n === 1 ? id : `${id}_${n}`;
    if (!taken.includes(wish)) return wish;
  }
}

/** A name that nobody has: with a number where it is taken. @param {string} name @param {string[]} taken */
export function freeName(name, taken) {
  for (let n = 1; ; n++) {
    const end = n === 1 ? "" : ` ${n}`;
    const wish = `${[...name]
      .slice(0, 24 - end.length)
      .join("")
      .trim()}${end}`;
    if (!taken.includes(wish)) return wish;
  }
}

/** What is being made, out of a piece. @param {string} kind @param {any} row @returns {Ui.Draft} */
export const draftOf = (kind, row) => ({
  kind,
  name: row.look.name,
  glyph: row.look.glyph,
  colour: row.look.colour,
  tokens: row.tokens,
  supply: row.supply ?? row.tokens + 5,
  faction: row.faction ?? "neutral",
  abilities: row.abilities,
});
