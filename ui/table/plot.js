// What the seats had after each turn, as a plot.

import { t } from "../i18n.js";
import { html } from "../lib.js";

/** Lines of the plot in a box of `width` x `height`: one a seat, from coins after each turn. */
export function plotOf(coins, width, height) {
  const top = Math.max(10, ...coins.flat());
  const step = top <= 40 ? 10 : top <= 100 ? 20 : 50;
  const x = (i) => (coins.length < 2 ? 0 : (i * width) / (coins.length - 1));
  const y = (v) => height - (v * height) / top;
  const lines = (coins[0] ?? []).map((_, seat) => coins.map((row, i) => [x(i), y(row[seat])]));
  const grid = [];
  for (let v = 0; v <= top; v += step) grid.push({ value: v, y: y(v) });
  return { lines, grid, top };
}

const marks = [
  (x, y) => html`<circle cx=${x} cy=${y} r="5" />`,
  (x, y) => html`<rect x=${x - 4.5} y=${y - 4.5} width="9" height="9" />`,
  (x, y) => html`<path d=${`M${x} ${y - 6}l5.5 9.5h-11z`} />`,
  (x, y) => html`<path d=${`M${x} ${y - 6.5}l6 6.5-6 6.5-6-6.5z`} />`,
  (x, y) => html`<path d=${`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} fill="none" />`,
];

const markOf = (colour, x, y) => marks[colour % 5](x, y);

/** The plot of coins by round; `mark`: the picture of a point for a seat's colour; `notes`: what is said of some rounds. */
export function Plot({ coins, seats, players, title = t("plot-title"), mark = markOf, notes = /** @type {Ui.PlotNote[]} */ ([]) }) {
  const [w, h] = [560, 220];
  const { lines, grid } = plotOf(coins, w, h);
  const every = Math.max(1, players);
  return html`<figure class="plot"><figcaption>${title}</figcaption>
    <svg viewBox="-38 -14 612 268" role="img" aria-label=${title}>
      ${grid.map(
        (g) => html`<g key=${g.value}><path class="plot-grid" d=${`M0 ${g.y}H${w}`} />
      <text x="-8" y=${g.y + 5} text-anchor="end">${g.value}</text></g>`,
      )}
      ${notes.map(({ round, text }) => {
        const at = ((round - 0.5) * every * w) / Math.max(1, coins.length - 1);
        return html`<g class="plot-note"><path d=${`M${at} 6V${h}`} /><text x=${at} y="2" text-anchor="middle">${text}</text></g>`;
      })}
      ${lines.map(
        (line, seat) => html`<g key=${seat} class=${`plot-line eb-p${seats[seat].colour}`}><path class="under"
          d=${`M${line.map((p) => p.join(" ")).join("L")}`} /><path class="over" d=${`M${line.map((p) => p.join(" ")).join("L")}`} />
        ${line
          .filter((_, i) => i % every === 0 || i === line.length - 1)
          .map(
            ([x, y]) => html`<g class="plot-mark">
        ${mark(seats[seat].colour, x, y)}</g>`,
          )}</g>`,
      )}
      ${coins.map(
        (_, i) =>
          i % every === 0 &&
          i > 0 &&
          html`<text key=${i} x=${(i * w) / (coins.length - 1)} y=${h + 24}
        text-anchor="middle">${i / every}</text>`,
      )}</svg></figure>`;
}
