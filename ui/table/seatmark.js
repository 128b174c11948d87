// The mark of a seat: a disc in its colour, or the shape its game gives it.

import { Piece } from "../board/pieces.js";
import { shapesOf } from "../games/registry.js";
import { html } from "../lib.js";

/** A seat's colour and pattern as a disc, with the first letter of its name (or its number: "Player 2"). */
export function Swatch({ colour, size = 32, name = "" }) {
  const first = name.match(/\d+$/)?.[0].slice(-2) ?? [...name.trim()][0] ?? "";
  return html`<span class="swatch-box"><${Piece} race="none" colour=${colour} size=${size} class="swatch" />
    ${
      first &&
      size >= 24 &&
      html`<b aria-hidden="true" ref=${(n) => n?.style.setProperty("font-size", `${size * 0.4}px`)}>
    ${first.toUpperCase()}</b>`
    }</span>`;
}

/** The mark of a seat in lists of games. */
export function SeatMark({ game, seat, size = 32 }) {
  const shapes = shapesOf(game);
  if (!shapes) return html`<${Swatch} colour=${seat.colour} size=${size} name=${seat.name} />`;
  const first = [...seat.name.trim()][0] ?? "";
  return html`<svg class=${`power-shape power-${seat.colour}`} viewBox="0 0 32 32" width=${size} height=${size} aria-hidden="true">
    <path d=${shapes[seat.colour] ?? shapes.at(-1)} /><text x="16" y="21.5" text-anchor="middle">${first.toUpperCase()}</text></svg>`;
}
