// A seat in lists of games: a disc in its colour, or the shape of its power.
import { html } from "../lib.js";
import { Swatch } from "../games/smallworld/players.js";

/** The shapes of the four powers of Chaos in a box of 32, in Power order. */
export const powerShapes = ["M5 5h22v22H5z", "M16 2.5l12 6.75v13.5L16 29.5 4 22.75V9.25z", "M16 1.5L30.5 16 16 30.5 1.5 16z", "M16 2.5a13.5 13.5 0 100 27 13.5 13.5 0 100-27z"];

/** The mark of a seat of a game; seats of Chaos carry the number of their power as colour. */
export function SeatMark({ game, seat, size = 32 }) {
  if (game !== "chaos") return html`<${Swatch} colour=${seat.colour} size=${size} name=${seat.name} />`;
  const first = [...seat.name.trim()][0] ?? "";
  return html`<svg class=${`power-shape power-${seat.colour}`} viewBox="0 0 32 32" width=${size} height=${size} aria-hidden="true"><path d=${powerShapes[seat.colour] ?? powerShapes[3]} /><text x="16" y="21.5" text-anchor="middle">${first.toUpperCase()}</text></svg>`;
}
