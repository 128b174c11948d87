// What the screens ask of the game they show: a face. The family of Small World is at hand from
// the start; another game's face, with all its screens, is fetched when such a game is opened.
//
// A face has:
//   nothing                       what is selected when nothing is
//   isMine(state)                 does the person at the device decide now?
//   offered(view, action)         may this action be played?
//   keep(next, before, picked)    what stays selected when the next state comes
//   animate(events, options)      plays events over the view on the screen; skip() ends that
//   sound(event type)             plays its sound
//   line(event, state, geometry)  {seat, text} for the ticker, or null
//   begin()                       another game has been opened (where there is something to forget)
//   since(entries, state)         what has changed since the last turn of the one whose turn begins: {told, View}, {lines} for the ticker, or null
//   hold(events)                  what is shown before the curtain falls, or null
//   due(next, before)             what a person is told whose decision is due, or ""
//   wantsCatalog(state, geometry) are the numbers of the catalog needed to show it?
//   lookUp(thing)                 {title, texts, facts, picture} of what is looked up (Small World's in lookup/dialog.js)
//   Map, Panel, Plot              the board to look at, the players, the plot at the end
//   sentence(event, state, geometry), labels(view, geometry, seats)
//   and, where they are others than Small World's: Table, NewGame, Reference, curtain(state, seat)
import { signal } from "./lib.js";
import { family } from "./games/smallworld/face.js";

/** The face of a game by its id. */
export async function faceOf(game) {
  if (game !== "chaos") return family;
  const { face, dressed } = await import("./games/chaos/face.js");
  await dressed;
  return face;
}

/** The face of the game on the table. */
export const face = signal(family);
