// The paper round the map: the lines of an old chart and two wind roses, seen
// where the box is taller or wider than the map.
import { html } from "../lib.js";

const rosesOf = ({ left, top, width, height }) => [
  [left + width / 2, top - 326],
  [left + width / 2, top + height + 326],
  [left - 416, top + height / 2],
  [left + width + 416, top + height / 2],
];

/** Straight lines from a rose in 16 directions, as on a portolan. */
function winds(/** @type {number[]} */ [x, y]) {
  let d = "";
  for (let i = 0; i < 32; i++) {
    const a = (i * Math.PI) / 16;
    const at = (r) => `${(x + Math.sin(a) * r).toFixed(0)} ${(y - Math.cos(a) * r).toFixed(0)}`;
    d += `M${at(96)}L${at(1500)}`;
  }
  return d;
}

/** The points of a star: `points` tips at radius `outer`, notches at `inner`; `half`: only its dark sides. */
function star(points, outer, inner, turn, half) {
  let d = "";
  for (let i = 0; i < points; i++) {
    const a = turn + (i * 2 * Math.PI) / points;
    const at = (angle, r) => `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
    const notch = Math.PI / points;
    d += half ? `M0 0L${at(a, outer)}L${at(a + notch, inner)}Z` : `M0 0L${at(a - notch, inner)}L${at(a, outer)}L${at(a + notch, inner)}Z`;
  }
  return d;
}

/** One wind rose around (0, 0), 190 units wide. */
function Rose() {
  return html`<g class="eb-rose">
    <circle r="84" class="eb-rose-ring" /><circle r="78" class="eb-rose-ring" /><circle r="40" class="eb-rose-ring" />
    <path class="eb-rose-light" d=${star(8, 58, 14, Math.PI / 8)} /><path class="eb-rose-dark" d=${star(8, 58, 14, Math.PI / 8, true)} />
    <path class="eb-rose-light" d=${star(4, 74, 17, Math.PI / 4)} /><path class="eb-rose-dark" d=${star(4, 74, 17, Math.PI / 4, true)} />
    <path class="eb-rose-light" d=${star(4, 94, 19, 0)} /><path class="eb-rose-dark" d=${star(4, 94, 19, 0, true)} />
    <path class="eb-rose-dark" d="M0 -122C5 -114 11 -111 7 -104C4 -106 2 -106 1.6 -103L1.6 -98L-1.6 -98L-1.6 -103C-2 -106 -4 -106 -7 -104
      C-11 -111 -5 -114 0 -122Z" />
  </g>`;
}

/**
 * Everything on the paper round the part of the map that is shown; `rose`: where one more has room, among islands.
 * @param {{ world: any, rose?: { at: Ui.Point, room: number } | null }} props
 */
export function Chart({ world, rose = null }) {
  const roses = rosesOf(world);
  return html`<g class="eb-chart">
    ${roses.map((at) => html`<path class="eb-winds" d=${winds(at)} />`)}
    ${roses.map(([x, y]) => html`<g transform=${`translate(${x} ${y})`}><${Rose} /></g>`)}
    ${
      rose &&
      rose.room > 90 &&
      html`<g transform=${`translate(${rose.at.join(" ")})scale(${Math.min(1.1, (rose.room - 30) / 100)})`}>
    <${Rose} /></g>`
    }
  </g>`;
}
