// What a race or a power of one's own does, in words: a line for each ability, and the whole rule.

import { has, language, t } from "../i18n.js";

/** Words that one printed piece says alone: its line tells of them, too. @type {Record<string, string>} */
const lines = {
  secluded: "race-drow",
  scattered: "power-quarreling",
  steals: "power-thieving",
  martyrs: "power-martyr",
  warded: "race-gnomes",
  volcano: "race-flames",
  ancient: "race-cultists",
  passes_water: "race-lizardmen",
  exchanges: "race-shadow_mimes",
  drains: "power-vampire",
  avenges: "power-vengeful",
  bag: "power-magic",
  queen: "power-royal",
  keeps_tokens: "power-tomb",
  vanishes: "power-vanishing",
  reborn: "power-reborn",
  flies: "power-flying",
  takes_water: "power-seafaring",
  loses_none: "race-elves",
  acts_in_decline: "race-ghouls",
  lairs: "race-trolls",
  substitutes: "race-sorcerers",
  rolls_first: "power-berserk",
  dragon: "power-dragon_master",
  allies: "power-diplomat",
  haunts: "power-spirit",
  declines_late: "power-stout",
  pairs: "race-tauren",
  forts: "power-fort_garrison",
  spares_first: "race-draenei",
  claims: "race-ethereals",
  buys_tokens: "race-forsaken",
  strikes: "race-warcraft_gnomes",
  bombs: "race-goblins",
  harmony: "race-pandaren",
  shapes: "race-worgen",
  collects: "power-archaeologist",
  champion: "power-champion",
  enraged: "power-enraged",
  explores: "power-explorer",
  sails: "power-sailor",
  leaps: "race-grasshoppers",
  honey: "race-beekeepers",
};

/** One or the other, as the language says it. @param {string[]} names */
const either = (names) => new Intl.ListFormat(language.value, { type: "disjunction" }).format(names);

/** Terrains, without the word for a region that some of their names end with. @param {string[]} ids */
const terrains = (ids) => either(ids.map((id) => t(`terrain-${id}`).replace(/地[区區]$/, "")));

/**
 * Regions that an ability speaks of.
 * @param {any} regions as the file says them
 * @param {"one" | "many"} form
 */
export function regionsInWords(regions, form = "one") {
  if (typeof regions === "string") return t(has(`where-${regions}`) ? `where-${regions}` : "where-anywhere", { form });
  const [[kind, what]] = Object.entries(regions ?? { of: [] });
  if (kind === "with") return t("where-with", { form, symbol: t(`symbol-${what}`) });
  return t(`where-${kind}`, { form, terrains: terrains(Array.isArray(what) ? what : []) });
}

/** What the sentences of an ability are filled with. @param {any} ability @param {"short" | "long"} form */
function said({ regions, coins = 0, tokens = 0, every = 0, count = 0, times = 0, faction = "neutral", declined = false }, form) {
  return {
    what: regions ? regionsInWords(regions) : "",
    whats: regions ? regionsInWords(regions, "many") : "",
    sum: t("count-coins", { count: coins, form }),
    force: t("count-tokens", { count: tokens, form }),
    number: tokens,
    every,
    count,
    times,
    faction,
    declined: declined ? "yes" : "no",
  };
}

/** An ability in one line. @param {any} ability */
export function lineOf(ability) {
  const { word } = ability;
  if (Object.hasOwn(lines, word)) return t(`${lines[word]}-ability`);
  return t(has(`able-${word}`) ? `able-${word}` : "able-unknown", said(ability, "short"));
}

/** The whole rule of an ability. @param {any} ability */
export const ruleOf = (ability) =>
  t(has(`able-${ability.word}-rule`) ? `able-${ability.word}-rule` : "able-unknown-rule", said(ability, "long"));

/** Sentences one after the other, as the language puts them. @param {string[]} sentences */
const together = (sentences) => sentences.join(language.value === "en" ? " " : "");

/** What a piece does, in one line. @param {any} row */
export const linesOf = ({ abilities = [] }) => (abilities.length === 0 ? t("able-nothing") : together(abilities.map(lineOf)));

/** Its whole rule. @param {string} kind @param {any} row */
export const rulesOf = (kind, { abilities = [] }) =>
  abilities.length === 0 ? t("able-nothing-rule", { kind }) : together(abilities.map(ruleOf));
