// The pieces: stacked discs, glyphs, wooden symbol discs. Drawn around (0, 0) in
// units of a disc 40 wide; the board scales them, other screens use <Piece>.
import { glyphs } from "../art/glyphs.js";
import { html, signal } from "../lib.js";

/** How each player colour (0 to 4) is told apart without colour. */
export const patterns = ["solid", "stripes", "dots", "chevrons", "checks"];

/** Filled path of a glyph in a box of 512 x 512, or null. Kinds: race, power, symbol, sign. */
export function glyphPath(kind, id) {
  return glyphs[kind]?.[id] ?? null;
}

/** A glyph as an SVG node of `size` units around (0, 0), to be used inside an <svg>. */
export function GlyphMark({ kind, id, size = 22, turn = 0, class: name = "" }) {
  const d = glyphPath(kind, id);
  if (!d) return null;
  const k = size / 512;
  return html`<path class=${`eb-glyph ${name}`} d=${d}
    transform=${`${turn ? `rotate(${turn})` : ""}scale(${k})translate(-256 -256)`} />`;
}

/** A glyph as an inline picture in the colour of the text around it. */
export function Glyph({ kind, id, size = 24, label = null, class: name = "" }) {
  const d = glyphPath(kind, id);
  if (!d) return null;
  return html`<svg class=${`eb-glyph-box ${name}`} viewBox="0 0 512 512" width=${size} height=${size}
    role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"}><path d=${d} /></svg>`;
}

const CHEVRONS = zigzag(16, 15.2, 19.2);

/** A ring of teeth between two radii. */
function zigzag(teeth, inner, outer) {
  const at = (i, r) => {
    const a = (i * Math.PI) / teeth;
    return `${(Math.sin(a) * r).toFixed(2)} ${(-Math.cos(a) * r).toFixed(2)}`;
  };
  let d = "";
  for (let i = 0; i < teeth * 2; i++) d += `${i === 0 ? "M" : "L"}${at(i, i % 2 ? outer : inner)}`;
  return `${d}Z`;
}

/** The pattern of a player on the rim of a disc. */
function Rim({ pattern }) {
  if (pattern === "stripes") return html`<circle class="eb-rim-line" r="17.2" stroke-width="5.2" stroke-dasharray="3.2 4" />`;
  if (pattern === "dots")
    return html`<circle class="eb-rim-line" r="17.2" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 7.72" />`;
  if (pattern === "chevrons") return html`<path class="eb-rim-line" d=${CHEVRONS} stroke-width="1.7" stroke-linejoin="round" />`;
  if (pattern === "checks") {
    return html`<circle class="eb-rim-line" r="15.85" stroke-width="2.6" stroke-dasharray="4.98 4.98" />
      <circle class="eb-rim-line" r="18.45" stroke-width="2.6" stroke-dasharray="5.8 5.8" stroke-dashoffset="5.8" />`;
  }
  return null;
}

/** Can numbers on the map be read from two sides? */
export const bothWays = signal(false);

const THICK = 3.1;

/** How many discs are seen below the top one. */
export const layersOf = (count) => Math.max(0, Math.min(4, count - 1));

/**
 * A stack of tokens around (0, 0), 40 units wide. `colour` 0 to 4, or null for the Lost Tribes and
 * for tokens that nobody owns; `declined` turns, greys and hatches it; `count` null hides the numeral.
 */
export function PieceMark({ race, colour = null, count = null, declined = false }) {
  const layers = layersOf(count ?? 1);
  const top = -(layers * THICK) / 2;
  const name = `eb-piece ${colour === null ? "eb-neutral" : `eb-p${colour}`}${declined ? " eb-declined" : ""}`;
  const sides = [];
  for (let i = layers; i >= 1; i--) sides.push(html`<circle class="eb-side" cy=${top + i * THICK} r="20" />`);
  return html`<g class=${name}>
    <ellipse class="eb-shade" cx="1.5" cy=${top + layers * THICK + 3.4} rx="21" ry="20" />
    ${sides}
    <g transform=${`translate(0 ${top})`}>
      <circle class="eb-rim" r="20" />
      ${colour !== null && html`<${Rim} pattern=${patterns[colour]} />`}
      <circle class="eb-face" r="14.1" />
      ${declined && html`<path class="eb-hatch" d=${HATCH} />`}
      <${GlyphMark} kind="race" id=${race} size=${21.5} turn=${declined ? -90 : 0} />
    </g>
    ${count !== null && html`<text class="eb-count" x="12.5" y=${top + layers * THICK + 17}>${count}</text>`}
    ${
      count !== null &&
      bothWays.value &&
      html`<text class="eb-count eb-facing" x="12.5" y=${17 - top} transform="rotate(180)">${count}</text>`
    }
  </g>`;
}

/** Lines across the face of a disc of radius 14. */
const HATCH = [-10.5, -7, -3.5, 0, 3.5, 7, 10.5]
  .map((c) => {
    const half = Math.sqrt(14 * 14 - c * c);
    const [x, y] = [c * Math.SQRT1_2, -c * Math.SQRT1_2];
    const by = half * Math.SQRT1_2;
    return `M${(x - by).toFixed(1)} ${(y - by).toFixed(1)}L${(x + by).toFixed(1)} ${(y + by).toFixed(1)}`;
  })
  .join("");

/** A stack as a picture of its own, for the market, the players' panels, the log. `size` in pixels. */
export function Piece({ size = 48, label = null, class: name = "", ...mark }) {
  return html`<svg class=${`eb-piece-box ${name}`} viewBox="-24 -27 50 56" width=${(size * 50) / 56} height=${size}
    role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"}><${PieceMark} ...${mark} /></svg>`;
}

/** A coin around (0, 0), 24 units wide, with its value. */
export function CoinMark({ value = null }) {
  return html`<g class="eb-coin"><circle class="eb-coin-edge" cy="1.6" r="12" /><circle class="eb-coin-face" r="12" />
    <circle class="eb-coin-ring" r="9" />${value !== null && html`<text class="eb-coin-value" y="5">${value}</text>`}</g>`;
}

/** A coin as a picture of its own. */
export function Coin({ value = null, size = 28, label = null, class: name = "" }) {
  return html`<svg class=${`eb-coin-box ${name}`} viewBox="-14 -14 28 29" width=${size} height=${(size * 29) / 28}
    role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"}><${CoinMark} value=${value} /></svg>`;
}

const pips = [
  [],
  [[0, 0]],
  [
    [-5.5, -5.5],
    [5.5, 5.5],
  ],
  [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  [
    [-5.5, -5.5],
    [5.5, -5.5],
    [-5.5, 5.5],
    [5.5, 5.5],
  ],
];

/** The face of the conquest die (0 to 3 pips), around (0, 0), 28 units wide. */
export function DieMark({ face = null }) {
  return html`<g class="eb-die"><rect class="eb-die-side" x="-14" y="-11.5" width="28" height="28" rx="6" />
    <rect class="eb-die-face" x="-14" y="-14" width="28" height="28" rx="6" />
    ${(pips[face ?? 0] ?? []).map(([x, y]) => html`<circle class="eb-pip" cx=${x} cy=${y} r="2.9" />`)}
    ${face === null && html`<text class="eb-pip-any" y="6.5">?</text>`}</g>`;
}

/** The die as a picture of its own; `face` 0 to 3, null before the roll. */
export function Die({ face = null, size = 40, label = null, class: name = "" }) {
  return html`<svg class=${`eb-die-box ${name}`} viewBox="-16 -16 32 34" width=${(size * 32) / 34} height=${size}
    role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"}><${DieMark} face=${face} /></svg>`;
}

/** A symbol of a region in its wooden disc, around (0, 0), 24 units wide. */
export function SymbolMark({ symbol }) {
  return html`<g class="eb-symbol"><circle class="eb-wood-shade" cx="0.8" cy="1.4" r="12" /><circle class="eb-wood" r="12" />
    <path class="eb-grain" d="M-9.5 -4C-4 -7 4 -2 10 -5M-11 2C-4 -1 5 5 11 1M-8.5 7C-3 4 4 9 8.5 6" />
    <${GlyphMark} kind=${glyphPath("symbol", symbol) ? "symbol" : "marker"} id=${symbol} size=${16} /></g>`;
}
