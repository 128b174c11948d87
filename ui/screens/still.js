// A board that is only looked at.
import { html } from "../lib.js";

/** `Map`: the board of the game. */
export function StillBoard({ Map: Board, geometry, view, seats }) {
  return html`<div class="still-board" inert aria-hidden="true"><${Board} geometry=${geometry} view=${view} seats=${seats} still /></div>`;
}
