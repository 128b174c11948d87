// Which page of the book tells of what: things, steps of a turn, parts of a price or an income, refusals. Pages of things are named by
// the text of their name.

import { has } from "../../i18n.js";

/** Pieces that stand for something with a page of its own. */
export const aliases = {
  "marker-ring": "find-froggys_ring",
  "marker-scepter": "find-scepter_of_avarice",
  "marker-aegis": "find-aegis_of_aggramar",
  "marker-heart": "find-heart_of_azeroth",
  "marker-well": "find-well_of_eternity",
  "marker-hammer": "race-iron_dwarves",
  "marker-bag_ring": "marker-bag",
  "marker-bag_scepter": "marker-bag",
  "race-murloc": "marker-murloc",
  "symbol-volcano": "marker-volcano",
  "symbol-black_mountain": "marker-mountain",
  "terrain-mountain": "marker-mountain",
  "terrain-black_mountain": "marker-mountain",
  "terrain-river": "ug-land",
  "terrain-chasm": "ug-land",
  "terrain-sea": "sw-land",
  "terrain-lake": "sw-land",
};

const natives = { lost_tribe: "lost-tribes", monsters: "marker-monsters", murloc: "marker-murloc" };

const steps = { choose: "sw-market", ready: "sw-ready", conquest: "sw-conquest", redeploy: "sw-redeploy", income: "sw-coins" };

const causes = {
  mountain: "marker-mountain",
  lair: "marker-lair",
  fortress: "marker-fortress",
  encampment: "marker-encampment",
  lost_tribe: "lost-tribes",
  berserk_die: "power-berserk",
  dragon: "power-dragon_master",
  substitute: "race-sorcerers",
  river: "ug-land",
  armor: "marker-armor",
  keep: "find-keep_on_the_motherland",
  monsters: "marker-monsters",
  own_declined: "sw-decline",
  ancient: "marker-ancient",
  vengeance: "power-vengeful",
  sword: "find-sword_of_the_killer_rabbit",
  volcano: "marker-volcano",
  socks: "find-stinky_trolls_socks",
  murloc: "marker-murloc",
  voyage: "wc-voyage",
  wall: "marker-wall",
  fort: "marker-fort",
  beast: "marker-beast",
  champion: "marker-champion",
  frostmourne: "find-frostmourne",
  claim: "race-ethereals",
  doomhammer: "find-doomhammer",
  strike: "race-warcraft_gnomes",
  regions: "sw-coins",
  declined_regions: "sw-decline",
  faction: "wc-factions",
};

const refusals = {
  own_region: "sw-conquest",
  water: "sw-land",
  immune: "sw-immune",
  ally: "power-diplomat",
  too_strong: "sw-price",
  must_roll: "power-berserk",
  abandoned: "sw-ready",
  conquests_over: "sw-die",
  chasm: "ug-land",
  cannot_bribe: "race-liches",
  warded: "race-gnomes",
  not_holding: "ug-relics",
  used: "ug-relics",
  cannot_pay_fee: "wc-fees",
  lone_tauren: "race-tauren",
  other_faction: "wc-teams",
};

/**
 * The page that tells of a thing.
 * @param {Ui.Thing} thing
 * @returns {string}
 */
export function pageOf({ kind, id }) {
  if (kind === "native") return natives[id];
  if (kind === "step") return steps[id];
  if (kind === "blocked") return refusals[id] ?? "sw-conquest";
  if (kind === "cause") return causes[id] ?? "sw-price";
  if (kind === "page") return id;
  return aliases[`${kind}-${id}`] ?? `${kind}-${id}`;
}

/**
 * The texts that tell of a thing with a page of its own, by that page's name.
 * @param {string} page
 */
export function textsOf(page) {
  const [, kind, id] = page.match(/^([a-z]+)-(.+)$/) ?? [];
  if (page === "lost-tribes") return ["lost-tribes-rule"];
  if (kind === "symbol") return [has(`${page}-rule`) ? `${page}-rule` : "symbol-rule"];
  return [`${page}-rule`, `figure-${id}-note`, `${page}-ability`].filter(has).slice(0, 1);
}
