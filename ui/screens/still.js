// A board that is only looked at.
import { html } from "../lib.js";

/** `Map`: the board of the game. */
export function StillBoard({ Map, geometry, view, seats }) {
  return html`<div class="still-board" inert aria-hidden="true"><${Map} geometry=${geometry} view=${view} seats=${seats} still /></div>`;
}
