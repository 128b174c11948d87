// People sit around a tablet: the table turns to the side of whoever decides. The map stays as it lies.

import { bothWays } from "../board/pieces.js";
import { face } from "../faces.js";
import { effect, signal } from "../lib.js";
import { attempt, settings, table } from "../state.js";
import { lies } from "../table/layout.js";
import { dress } from "./dress.js";

/** The sides of a screen, clockwise. @type {Ui.Side[]} */
export const sides = ["south", "west", "north", "east"];

/** A screen whose shorter side has so many pixels can lie in the middle of a table. */
const TABLET = 600;

/** Can people sit around this screen? */
export const isTablet = () => Math.min(innerWidth, innerHeight) >= TABLET;

/**
 * Where each seat sits; at one side as long as nobody has chosen.
 * @param {Ui.Around | null | undefined} around
 * @param {number} seats how many there are
 * @returns {Ui.Side[]}
 */
export const seatingOf = (around, seats) =>
  Array.from({ length: seats }, (_, seat) => {
    const side = around?.seats?.[seats]?.[seat];
    return side && sides.includes(side) ? side : "south";
  });

/**
 * Who has the device: whom the curtain waits for, or who decides; null while bots play or nobody does.
 * @param {Ui.State} state
 * @param {boolean} mine
 */
export const holderOf = (state, mine) => (state.curtain ? state.curtain.seat : mine ? state.view.to_act : null);

/** The side the table is turned to. */
export const side = signal(/** @type {Ui.Side} */ ("south"));

/** Begins to turn the table; once is enough. */
export function turn() {
  if (begun) return;
  begun = true;
  attempt(dress);
  const tablet = signal(isTablet());
  addEventListener("resize", () => {
    tablet.value = isTablet();
  });
  /** Where it lay last: bots move no chairs. @type {Ui.Side} */
  let last = "south";
  effect(() => {
    const state = table.value;
    const around = settings.value.around;
    if (!state || !tablet.value) last = "south";
    else {
      const holder = holderOf(state, face.value.isMine(state));
      if (holder !== null && holder !== undefined) last = seatingOf(around, state.seats.length)[holder] ?? "south";
    }
    side.value = last;
    bothWays.value = tablet.value && around?.faces === "both";
  });
  const root = document.documentElement;
  Object.assign(lies, {
    size: () => (across() ? [innerHeight, innerWidth] : [innerWidth, innerHeight]),
    down: (/** @type {{ x: number, y: number, [size: string]: number }} */ at) =>
      ({
        south: () => [at.y, at.height],
        north: () => [at.height - at.y, at.height],
        west: () => [at.width - at.x, at.width],
        east: () => [at.x, at.width],
      })[side.value](),
  });
  effect(() => {
    if (side.value === "south") delete root.dataset.side;
    else root.dataset.side = side.value;
    if (settings.value.around?.faces === "turn") root.dataset.faces = "turn";
    else delete root.dataset.faces;
    dispatchEvent(new Event("resize"));
  });
}

let begun = false;

/** Is the table turned by a quarter, so that its width is the screen's height? */
const across = () => side.peek() === "west" || side.peek() === "east";
