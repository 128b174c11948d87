// The mark of a seat: a disc in its colour, with the face of a bot on it, or the shape its game gives it.

import { characters } from "../art/characters.js";
import { Piece, PieceMark } from "../board/pieces.js";
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

const Drawn = ({ style }) => (characters[style] ?? []).map(([what, how], i) => html`<${what} key=${i} ...${how} />`);

/** A face on a round of paper. */
export function Face({ style, size = 36 }) {
  if (!characters[style]) return null;
  return html`<svg class="character" viewBox="0 0 48 48" width=${size} height=${size} aria-hidden="true">
    <circle class="character-paper" cx="24" cy="24" r="24" /><${Drawn} style=${style} /></svg>`;
}

/** The mark of a seat: its disc, with the face of a bot on it. @param {{ seat: Ui.Player, size?: number }} props */
export function SeatDisc({ seat, size = 32 }) {
  if (seat?.who !== "bot" || !characters[seat.style ?? ""])
    return html`<${Swatch} colour=${seat?.colour} size=${size} name=${seat?.name} />`;
  return html`<span class="swatch-box"><svg class="seat-face" viewBox="-22 -22 44 44" width=${size} height=${size} aria-hidden="true">
    <${PieceMark} race="none" colour=${seat.colour} /><circle class="character-paper" r="15.5" />
    <g transform="translate(-15.6 -16.4)scale(.65)"><${Drawn} style=${seat.style} /></g></svg></span>`;
}

/** The mark of a seat in lists of games. */
export function SeatMark({ game, seat, size = 32 }) {
  const shapes = shapesOf(game);
  if (!shapes) return html`<${SeatDisc} seat=${seat} size=${size} />`;
  const first = [...seat.name.trim()][0] ?? "";
  return html`<svg class=${`power-shape power-${seat.colour}`} viewBox="0 0 32 32" width=${size} height=${size} aria-hidden="true">
    <path d=${shapes[seat.colour] ?? shapes.at(-1)} /><text x="16" y="21.5" text-anchor="middle">${first.toUpperCase()}</text></svg>`;
}
