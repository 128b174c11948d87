// Small pictures: dice, pips, dials. The pieces themselves are the board's.
import { html } from "../../lib.js";

const spots = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** One die; 4, 5 and 6 hit. */
export function Die({ face, size = 34 }) {
  return html`<svg class=${`chaos-die${face >= 4 ? " hit" : ""}${face === 6 ? " six" : ""}`} viewBox="-16 -16 32 34" width=${size}
    height=${size} role="img" aria-label=${String(face)}>
    <rect class="die-side" x="-14" y="-11" width="28" height="28" rx="6" /><rect class="die-face" x="-14" y="-14" width="28" height="28"
      rx="6" />${(spots[face] ?? []).map(([x, y]) => html`<circle cx=${x * 7} cy=${y * 7} r="2.7" />`)}</svg>`;
}

/** Power left, one pip each. */
export function Pips({ left, of, label }) {
  return html`<span class="pips" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: Math.max(left, of) }, (_, i) => html`<i key=${i} class=${i < left ? "full" : ""}></i>`)}<b class="numeral">
    ${left}</b></span>`;
}

const at = (turn, radius) => [50 + radius * Math.sin(turn), 50 - radius * Math.cos(turn)].map((n) => n.toFixed(1));

/**
 * A dial: a notch for each tick (large ones give an upgrade), the hand where it stands, the threat in the middle. `steps`: the catalog's
 * dial.
 */
export function Dial({ power, tick, ticks, threat, steps = [], size = 92 }) {
  const turn = (i) => ((i / ticks) * 1.56 - 0.78) * Math.PI;
  const arc = (from, to) =>
    `M${at(turn(from), 36).join(" ")}A36 36 0 ${turn(to) - turn(from) > Math.PI ? 1 : 0} 1 ${at(turn(to), 36).join(" ")}`;
  const notch = (i) => {
    const [x, y] = at(turn(i), 36);
    const strong = steps[i]?.reward?.kind === "upgrade";
    return html`<circle key=${i} class=${`dial-tick${i <= tick ? " gone" : ""}${i === ticks ? " goal" : ""}`} cx=${x} cy=${y}
      r=${i === ticks ? 6.5 : strong ? 5 : 3.2} />`;
  };
  return html`<svg class=${`dial ch-${power}`} viewBox="0 0 100 92" width=${size} height=${size * 0.92} aria-hidden="true">
    <circle class="dial-face" cx="50" cy="50" r="47" /><path class="dial-way" d=${arc(0, ticks)} />
    ${tick > 0 && html`<path class="dial-gone" d=${arc(0, tick)} />`}
    ${Array.from({ length: ticks + 1 }, (_, i) => notch(i))}
    <path class="dial-hand" d=${`M50 50L${at(turn(tick), 30).join(" ")}`} /><circle class="dial-hub" cx="50" cy="50" r="16" />
    <text x="50" y="57.5" text-anchor="middle">${threat >= 255 ? "★" : threat}</text></svg>`;
}
