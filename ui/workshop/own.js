// Races and powers of one's own that a game brings with it, or the shelf: their names, texts, glyphs and colours are known from then on
// to every screen that asks for them by their ids.

import { glyphs } from "../art/glyphs.js";
import { call } from "../backend.js";
import { alsoWords, made } from "../i18n.js";
import { nameFrom, shortId } from "../own-names.js";
import { pathOf } from "./glyph.js";
import { linesOf, rulesOf } from "./rules.js";

/** The colours there are to choose from: all of them bear the light glyph of a banner. */
export const colours = [
  "#8e2f35",
  "#97421f",
  "#86603c",
  "#75642a",
  "#5b6b2f",
  "#47663c",
  "#2f6f78",
  "#36588c",
  "#3d4b86",
  "#61457c",
  "#8a4656",
  "#5c5a62",
];

/** The same for a badge, whose glyph is dark. @param {number} colour */
export const badgeColour = (colour) => `color-mix(in srgb, ${colours[colour] ?? colours[0]} 32%, #f6e6bd)`;

/** @type {CSSStyleSheet | null} */
let sheet = null;

/** Dresses the banner or the badge of a piece. @param {string} kind @param {string} id @param {number} colour */
function dye(kind, id, colour) {
  if (!globalThis.CSSStyleSheet?.prototype.replaceSync) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const rule =
    kind === "race"
      ? `.cloth-${id} .cloth { --cloth: ${colours[colour] ?? colours[0]}; }`
      : `.badge-${id} { background: ${badgeColour(colour)}; }`;
  sheet.insertRule(rule, sheet.cssRules.length);
}

/** What is already known: full id and what it looked like. @type {Map<string, string>} */
const known = new Map();

/** The rows as a game or the shelf has them, by kind and full id. @type {Map<string, any>} */
export const rows = new Map();

/** A piece is known by an id from now on. @param {string} kind @param {string} id @param {any} row */
export function learn(kind, id, row) {
  const is = JSON.stringify(row);
  if (known.get(`${kind}-${id}`) === is || !/^[a-z0-9_-]+$/.test(id)) return;
  known.set(`${kind}-${id}`, is);
  rows.set(`${kind}-${id}`, row);
  made.set(`${kind}-${id}`, () => row.look.name);
  if (row.faction) made.set(`faction-of-${id}`, () => row.faction);
  made.set(`${kind}-${id}-ability`, () => linesOf(row));
  made.set(`${kind}-${id}-rule`, () => rulesOf(kind, row));
  /** @type {any} */ (glyphs)[kind][id] = pathOf(row.look.glyph);
  dye(kind, id, row.look.colour);
}

/** What a game brings with it is known from now on. @param {{ races?: any[], powers?: any[] }} own */
export async function know(own) {
  await alsoWords(["workshop"]);
  for (const row of own.races ?? []) learn("race", row.id, row);
  for (const row of own.powers ?? []) learn("power", row.id, row);
}

/** A name in files for a name that people give: it can be read back. @param {string} name */
export function fileId(name) {
  let id = "";
  for (const letter of name.toLowerCase().normalize("NFC")) {
    const next = /[a-z0-9]/.test(letter) ? letter : /[\s_-]/.test(letter) ? "_" : `__${(letter.codePointAt(0) ?? 0).toString(16)}__`;
    if (id.length + next.length > 34) break;
    id += next;
  }
  return id.replace(/^_(?!_)/, "").replace(/(?<!_)_$/, "") || "piece";
}

/**
 * Pieces of games that are gone: they are called as the shelf calls them, or as their ids tell.
 * @param {string[]} ids
 */
export async function remember(ids) {
  const lost = [...new Set(ids)].filter((id) => shortId(id) && !made.has(`race-${id}`) && !made.has(`power-${id}`));
  if (lost.length === 0) return;
  await alsoWords(["workshop"]);
  const { pieces } = await call("shelf").catch(() => ({ pieces: [] }));
  for (const id of lost) {
    const short = /** @type {string} */ (shortId(id));
    const kept = pieces.find((piece) => piece.row.id === short);
    if (kept) learn(kept.kind, id, kept.row);
    for (const kind of ["race", "power"]) if (!made.has(`${kind}-${id}`)) made.set(`${kind}-${id}`, () => nameFrom(short));
  }
}
