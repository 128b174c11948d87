// The price of a region, as a chip over its pieces.

import { CoinMark, GlyphMark, glyphPath } from "../../../board/pieces.js";
import { html } from "../../../lib.js";

/** Coins due besides the price, at its lower right. */
const Fee = ({ coins, x }) => html`<g transform=${`translate(${x} 11)scale(.7)`}><${CoinMark} value=${coins} /></g>`;

/** The glyph of a race, power or find. @param {{ id: string, size: number }} props */
const AnyGlyph = ({ id, size }) =>
  html`<${GlyphMark} kind=${["race", "power", "find"].find((kind) => glyphPath(kind, id))} id=${id} size=${size} />`;

/** The mark of an ability, standing on (0, 0). @param {{ by: string, colour: number }} props */
export const BadgeMark = ({ by, colour }) =>
  html`<g class=${`eb-badge eb-p${colour}`} transform="translate(0 -9)"><circle class="eb-rim" r="12" />
    <${AnyGlyph} id=${by} size=${16} /></g>`;

/** A price around (0, 0), 26 units high. `chip` as chipOf() gives it. */
export function ChipMark({ chip }) {
  if (chip.kind === "lock") {
    return html`<g class="eb-chip eb-chip-lock"><circle r="9" /><${GlyphMark} kind="sign" id="lock" size=${11} /></g>`;
  }
  if (chip.kind === "put") {
    return html`<g class="eb-chip eb-chip-put"><circle r="10" /><path d="M-4.6 0H4.6M0 -4.6V4.6" /></g>`;
  }
  if (chip.kind === "die") {
    const text = chip.percent === null ? "?" : `${chip.percent}%`;
    const half = 12 + text.length * 4.3;
    return html`<g class="eb-chip eb-chip-die"><rect x=${-half} y="-13" width=${half * 2} height="26" rx="13" />
      <g transform=${`translate(${-half + 12.5} 0)`}><${GlyphMark} kind="sign" id="die" size=${17} /></g>
      <text x="8.5" y="5.6">${text}</text>${chip.fee && html`<${Fee} coins=${chip.fee} x=${half - 4} />`}</g>`;
  }
  if (chip.glyph) {
    return html`<g class="eb-chip eb-chip-pay"><rect x="-22" y="-13" width="44" height="26" rx="13" />
      <g transform="translate(-9 0)"><${AnyGlyph} id=${chip.glyph} size=${19} /></g>
      <text x="10" y="6.4">${chip.number}</text>${chip.fee && html`<${Fee} coins=${chip.fee} x=${20} />`}</g>`;
  }
  return html`<g class="eb-chip eb-chip-pay"><circle r="13.5" /><text y="6.6">${chip.number}</text>
    ${chip.fee && html`<${Fee} coins=${chip.fee} x=${12} />`}</g>`;
}
