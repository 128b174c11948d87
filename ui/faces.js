// What the screens ask of the game they show: a face. It is fetched with all the screens of the game when such a game
// is first shown; games/registry.js says from where.
//
// A face has:
//   nothing                       what is selected when nothing is
//   isMine(state)                 does the person at the device decide now?
//   offered(view, action)         may this action be played?
//   keep(next, before, picked)    what stays selected when the next state comes
//   steps, ends                   types of actions: steps of one decision that may be tapped as fast as one likes; what ends something
//   animate(events, options)      plays events over the view on the screen; skip() ends that
//   sound(event type)             plays its sound
//   looks                         how long events are looked at, in milliseconds by type, where it is not the usual time (telling.js)
//   soft                          types of events that are told in one go with their like; where there are any, bots' turns have many small
//                                 steps, and the log is read turn by turn
//   line(event, state, geometry)  {seat, text} for the ticker, or null
//   begin()                       another game has been opened (where there is something to forget)
//   since(entries, state)         what has changed since the last turn of the one whose turn begins: {told, View}, {lines} for
//                                 the ticker, or null
//   hold(events)                  what is shown before the curtain falls, or null
//   due(next, before)             what a person is told whose decision is due, or ""
//   wantsCatalog(state, geometry) are the numbers of the catalog needed to show it?
//   empty(geometry)               a view of the map as it lies before a game
//   Table                         the whole screen of the running game
//   Map, Panel                    the board to look at, the players
//   sentence(event, state, geometry), labels(view, geometry, seats)
//   curtain(state, seat)          what the curtain wears (where it is not the seat's disc)
import { CommandError } from "./backend.js";
import { entryOf } from "./games/registry.js";
import { alsoWords } from "./i18n.js";
import { signal } from "./lib.js";

/** The face of the game on the table; null before the first one is opened. */
export const face = signal(/** @type {Ui.Face} */ (/** @type {unknown} */ (null)));

/** The game whose board is on the screen, at the table or in a replay: its texts are looked up. */
export const shown = signal(/** @type {string | null} */ (null));

/** @param {string} file */
const sheet = (file) =>
  new Promise((done) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: new URL(`games/${file}`, import.meta.url).href,
      onload: done,
      onerror: done,
    });
    document.head.append(link);
  });

const dressed = new Map();

/** Done when the words and style sheets of a game are there. @param {Ui.Entry} entry */
function dress(entry) {
  if (!dressed.has(entry)) {
    const all = Promise.all([entry.words && alsoWords(entry.words), ...(entry.styles ?? []).map(sheet)]);
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
