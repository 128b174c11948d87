// What the screens ask of the game they show: a face. It is fetched with all the screens of the game when such a game
// is first shown; games/registry.js says from where. What a face has is told in
// types/screens.d.ts (Ui.Face).
import { CommandError } from "./backend.js";
import { sheet } from "./dress.js";
import { entryOf } from "./games/registry.js";
import { alsoWords } from "./i18n.js";
import { signal } from "./lib.js";

/** The face of the game on the table; null before the first one is opened. */
export const face = signal(/** @type {Ui.Face} */ (/** @type {unknown} */ (null)));

/** The game whose board is on the screen, at the table or in a replay: its texts are looked up. */
export const shown = signal(/** @type {string | null} */ (null));

/** @param {string} file */
const styleOf = (file) => sheet(new URL(`games/${file}`, import.meta.url));

const dressed = new Map();

/** Done when the words and style sheets of a game are there. @param {Ui.Entry} entry */
function dress(entry) {
  if (!dressed.has(entry)) {
    const all = Promise.all([entry.words && alsoWords(entry.words), ...(entry.styles ?? []).map(styleOf)]);
    dressed.set(entry, all);
    all.catch(() => dressed.delete(entry));
  }
  return dressed.get(entry);
}

const fetched = new Map();

/**
 * A part of a game (face, end, newGame …: see games/registry.js) if it is there already, or null.
 * @param {string} game
 * @param {Ui.Part} part
 */
export const partHere = (game, part) => fetched.get(entryOf(game)?.[part]) ?? null;

/**
 * A part of a game, with its words and style sheets.
 * @param {string} game
 * @param {Ui.Part} part
 */
export async function partOf(game, part) {
  const entry = entryOf(game);
  if (!entry) throw new CommandError({ kind: "unknown_game", message: `no screens for ${game}`, data: { game } });
  const fetch = entry[part];
  const [module] = await Promise.all([fetch?.(), dress(entry)]);
  fetched.set(fetch, module);
  return module;
}

/**
 * The face of a game by its id.
 * @param {string} game
 * @returns {Promise<Ui.Face>}
 */
export const faceOf = async (game) => (await partOf(game, "face")).face;
