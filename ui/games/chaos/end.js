// The end of a game: how it was won, where the powers stand, the plot.

import { Hints } from "../../counsel/after.js";
import { listing, t } from "../../i18n.js";
import { html, useEffect } from "../../lib.js";
import { EndButtons, Facts, Plots, shareResult, useResult } from "../../statistics/moment.js";
import { Plot } from "../../table/plot.js";
import { Power, powers, shapePath } from "./board/api.js";
import { data } from "./data.js";
import { Dial } from "./shapes.js";
import { landName, powerName } from "./words.js";

/** The words of results. @type {Ui.ResultWords} */
export const told = {
  points: "points",
  colours: "ch-plot",
  piece: ([power]) => powerName(power),
  Piece: ({ ids, size = 26 }) => html`<${Power} power=${ids[0]} size=${size} />`,
  cause: (id) => t(`chaos-scored-${id}`),
  region: (geometry, region) => landName(geometry.regions[region].land),
  facets: [{ id: "side", name: powerName }],
};

/** Places: winners first, then by points, then by threat. @param {Ui.ChaosView} view */
export function ranking(view) {
  const won = (p) => (view.winners.includes(p.seat) ? 1 : 0);
  const rows = [...view.powers].sort((a, b) => won(b) - won(a) || b.points - a.points || b.threat - a.threat);
  return rows.map((p) => ({
    ...p,
    place:
      1 +
      rows.filter(
        (o) =>
          won(o) > won(p) || (won(o) === won(p) && won(p) === 0 && (o.points > p.points || (o.points === p.points && o.threat > p.threat))),
      ).length,
  }));
}

/** What the seats had at the start and after each round, out of what they had after each turn. */
export function byRound(sum, turns) {
  const last = new Map(turns.map((turn, i) => [turn.round, Math.min(i + 1, sum.length - 1)]));
  if (last.size > 0) last.set([...last.keys()].at(-1), sum.length - 1);
  return [sum[0], ...[...last.values()].map((i) => sum[i])];
}

/** A point of a power's line: its own shape. */
const point = (colour, x, y) => html`<path d=${shapePath(powers[colour % powers.length], 5.5)} transform=${`translate(${x} ${y})`} />`;

/** Points after each round as a plot. @param {{ sum: number[][], seats: Ui.Player[], title?: string, notes?: Ui.PlotNote[] }} props */
const RoundsPlot = ({ sum, seats, title = t("chaos-plot"), notes }) =>
  html`<div class="ch-plot"><${Plot} coins=${sum} seats=${seats} players=${1} mark=${point} title=${title} notes=${notes} /></div>`;

/** The same out of what they had after each turn. @param {Ui.ChaosProps} props */
export const PointsPlot = ({ sum, turns, seats, title, notes }) =>
  html`<${RoundsPlot} sum=${byRound(sum, turns)} seats=${seats} title=${title} notes=${notes} />`;

/** The sheet over the board when the game is over. @param {Ui.ChaosProps} props */
export function End({ state, onClose }) {
  const { view, seats } = state;
  const now = useResult(/** @type {any} */ (state));
  useEffect(() => document.getElementById("end-title")?.focus(), []);
  const winners = (view.winners ?? []).flatMap((seat) => view.powers.filter((p) => p.seat === seat));
  const names = listing(winners.map((p) => powerName(p.power)));
  const title = winners.length === 0 ? t("chaos-all-lose") : t(winners.length > 1 ? "winners-share" : "winner-is", { name: names, names });
  return html`<div class="end-veil"><section class="card end ch-end" role="dialog" aria-labelledby="end-title">
    <h1 id="end-title" tabindex="-1">${title}</h1>
    <p class="ch-how-won">${t(`chaos-ending-${view.ending}`)}</p>
    <table class="final"><thead><tr><th scope="col">${t("place")}</th><th scope="col">${t("player")}</th><th scope="col">
    ${t("chaos-final-points")}</th><th scope="col">${t("chaos-dial")}</th></tr></thead>
      <tbody>${ranking(view).map(
        (p) => html`<tr key=${p.power} class=${view.winners.includes(p.seat) ? "won" : ""}><td class="numeral">${p.place}</td>
          <th scope="row"><${Power} power=${p.power} size=${34} /> <span>${powerName(p.power)}<span class="soft small ch-block">
          ${seats[p.seat].name}</span> <${Hints} count=${state.hints.used[p.seat] ?? 0} /></span></th>
        <td class="numeral">${p.points}</td><td><span class="ch-pair"><${Dial} power=${p.power} tick=${p.tick} ticks=${p.ticks}
          threat=${p.threat} steps=${data.value.powers.get(p.power)?.dial} size=${46} /> <span class="numeral">${p.tick}/${p.ticks}</span>
            </span></td></tr>`,
      )}</tbody></table>
    ${now && html`<${Facts} ...${now} told=${told} />`}
    ${
      now &&
      now.result.by_round.length > 1 &&
      html`<${Plots} result=${now.result} told=${told} course=${html`<${RoundsPlot} sum=${now.result.by_round} seats=${seats} />`} />`
    }
    <${EndButtons} state=${state} onClose=${onClose} shared=${now && (() => shareResult(now, title, told))} />
  </section></div>`;
}
