// The end of a game: how it was won, where the powers stand, the plot.

import { call } from "../../backend.js";
import { Button } from "../../controls.js";
import { listing, t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { go } from "../../state.js";
import { Plot } from "../../table/plot.js";
import { Power, powers, shapePath } from "./board/api.js";
import { data } from "./data.js";
import { Dial } from "./shapes.js";
import { powerName } from "./words.js";

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

/** Points after each round as a plot. @param {Ui.ChaosProps} props */
export const PointsPlot = ({ sum, turns, seats }) =>
  html`<div class="ch-plot"><${Plot} coins=${byRound(sum, turns)} seats=${seats} players=${1} mark=${point} title=${t("chaos-plot")} />
    </div>`;

/** The sheet over the board when the game is over. @param {Ui.ChaosProps} props */
export function End({ state, onClose }) {
  const { view, seats, slot } = state;
  const [sum, setSum] = useState(/** @type {Ui.ReplayState | null} */ (null));
  useEffect(() => {
    call("replay", { slot, step: state.step })
      .then((r) => setSum(r.coins ? r : null))
      .catch(() => setSum(null));
  }, [slot, state.step]);
  useEffect(() => document.getElementById("end-title")?.focus(), []);
  const winners = (view.winners ?? []).flatMap((seat) => view.powers.filter((p) => p.seat === seat));
  const names = listing(winners.map((p) => powerName(p.power)));
  return html`<div class="end-veil"><section class="card end ch-end" role="dialog" aria-labelledby="end-title">
    <h1 id="end-title" tabindex="-1">
    ${winners.length === 0 ? t("chaos-all-lose") : t(winners.length > 1 ? "winners-share" : "winner-is", { name: names, names })}</h1>
    <p class="ch-how-won">${t(`chaos-ending-${view.ending}`)}</p>
    <table class="final"><thead><tr><th scope="col">${t("place")}</th><th scope="col">${t("player")}</th><th scope="col">
    ${t("chaos-final-points")}</th><th scope="col">${t("chaos-dial")}</th></tr></thead>
      <tbody>${ranking(view).map(
        (p) => html`<tr key=${p.power} class=${view.winners.includes(p.seat) ? "won" : ""}><td class="numeral">${p.place}</td>
          <th scope="row"><${Power} power=${p.power} size=${34} /> <span>${powerName(p.power)}<span class="soft small ch-block">
          ${seats[p.seat].name}</span></span></th>
        <td class="numeral">${p.points}</td><td><span class="ch-pair"><${Dial} power=${p.power} tick=${p.tick} ticks=${p.ticks}
          threat=${p.threat} steps=${data.value.powers.get(p.power)?.dial} size=${46} /> <span class="numeral">${p.tick}/${p.ticks}</span>
            </span></td></tr>`,
      )}</tbody></table>
    ${sum && sum.coins.length > 1 && html`<${PointsPlot} sum=${sum.coins} turns=${sum.turns} seats=${seats} />`}
    <div class="row end-buttons"><${Button} kind="primary" onPress=${() => go("new-game", { again: state })}>${t("play-again")}</${Button}>
      <${Button} onPress=${() => go("replay", { slot, from: "table" })}>${t("watch-replay")}</${Button}>
      <${Button} kind="quiet" onPress=${onClose}>${t("look-at-board")}</${Button}></div>
  </section></div>`;
}
