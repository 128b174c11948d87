// The end of a game: who won, the final table, coins by round as a plot.
import { html, useEffect, useState } from "../lib.js";
import { Coin } from "../board/api.js";
import { call } from "../backend.js";
import { Button } from "../controls.js";
import { listing, t } from "../i18n.js";
import { go } from "../state.js";
import { Faction, teamsOf } from "./faction.js";
import { Swatch } from "./players.js";

/** Places of the seats: most coins first, then most tokens; equal ones share a place. */
export function ranking(coins, tokens = []) {
  const rows = coins.map((c, seat) => ({ seat, coins: c ?? 0, tokens: tokens[seat] ?? 0 }));
  rows.sort((a, b) => b.coins - a.coins || b.tokens - a.tokens || a.seat - b.seat);
  return rows.map((row) => ({ ...row, place: 1 + rows.filter((r) => r.coins > row.coins || (r.coins === row.coins && r.tokens > row.tokens)).length }));
}

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
  (x, y) => html`<circle cx=${x} cy=${y} r="5" />`, (x, y) => html`<rect x=${x - 4.5} y=${y - 4.5} width="9" height="9" />`,
  (x, y) => html`<path d=${`M${x} ${y - 6}l5.5 9.5h-11z`} />`, (x, y) => html`<path d=${`M${x} ${y - 6.5}l6 6.5-6 6.5-6-6.5z`} />`,
  (x, y) => html`<path d=${`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} fill="none" />`,
];

/** The plot of coins by round. */
export function Plot({ coins, seats, players }) {
  const [w, h] = [560, 220];
  const { lines, grid } = plotOf(coins, w, h);
  const every = Math.max(1, players);
  return html`<figure class="plot"><figcaption>${t("plot-title")}</figcaption>
    <svg viewBox="-38 -14 612 268" role="img" aria-label=${t("plot-title")}>
      ${grid.map((g) => html`<g key=${g.value}><path class="plot-grid" d=${`M0 ${g.y}H${w}`} /><text x="-8" y=${g.y + 5} text-anchor="end">${g.value}</text></g>`)}
      ${lines.map((line, seat) => html`<g key=${seat} class=${`plot-line eb-p${seats[seat].colour}`}><path class="under" d=${`M${line.map((p) => p.join(" ")).join("L")}`} /><path class="over" d=${`M${line.map((p) => p.join(" ")).join("L")}`} />
        ${line.filter((_, i) => i % every === 0 || i === line.length - 1).map(([x, y]) => html`<g class="plot-mark">${marks[seats[seat].colour % 5](x, y)}</g>`)}</g>`)}
      ${coins.map((_, i) => i % every === 0 && i > 0 && html`<text key=${i} x=${(i * w) / (coins.length - 1)} y=${h + 24} text-anchor="middle">${i / every}</text>`)}</svg></figure>`;
}

/** Who won, in words. */
function headline(view, seats, winners) {
  const teams = [...new Set(winners.map((w) => view.seats[w]?.team))];
  if (view.teams && teams.length === 1) return t("team-wins", { team: teams[0] });
  if (view.teams) return t("team-shares");
  return winners.length > 1 ? t("winners-share", { names: listing(winners.map((w) => seats[w].name)) }) : t("winner-is", { name: seats[winners[0]]?.name ?? "" });
}

/** What each team has, by the way of counting that was agreed on. */
function TeamResult({ view, seats, winners }) {
  return html`<ul class="team-result" aria-label=${t("teams-result")}>${teamsOf(view).map((team) => html`<li key=${team.team} class=${winners.includes(team.seats[0]) ? "won" : ""}><${Faction} id=${team.team} size=${44} />
      <span class="grow"><b>${t(`team-${team.team}`)}</b><span class="soft small">${listing(team.seats.map((s) => seats[s].name))}</span></span><span class="numeral"><${Coin} size=${28} /> ${team.coins}</span></li>`)}
    <li class="soft small">${t(`teams-${view.teams}-note`)}</li></ul>`;
}

/** The sheet over the board when the game is over. */
export function End({ state, onClose }) {
  const { view, seats, slot } = state;
  const [coins, setCoins] = useState(null);
  useEffect(() => { call("replay", { slot, step: state.step }).then((r) => setCoins(r.coins ?? null)).catch(() => setCoins(null)); }, [slot, state.step]);
  useEffect(() => document.getElementById("end-title")?.focus(), []);
  const over = state.events.find((e) => e.type === "game_over");
  const tokens = over?.tokens ?? view.seats.map((_, seat) => view.regions.filter((r) => r.owner?.seat === seat).reduce((n, r) => n + r.tokens, 0));
  const rows = ranking(view.seats.map((s) => s.coins), tokens);
  const winners = view.winners ?? [];
  return html`<div class="end-veil"><section class="card end" role="dialog" aria-labelledby="end-title">
    <h1 id="end-title" tabindex="-1">${headline(view, seats, winners)}</h1>
    ${view.teams && html`<${TeamResult} view=${view} seats=${seats} winners=${winners} />`}
    <table class="final"><thead><tr><th scope="col">${t("place")}</th><th scope="col">${t("player")}</th><th scope="col">${t("final-coins")}</th><th scope="col">${t("final-tokens")}</th></tr></thead>
      <tbody>${rows.map((row) => html`<tr key=${row.seat} class=${winners.includes(row.seat) ? "won" : ""}><td class="numeral">${row.place}</td><th scope="row"><${Swatch} colour=${seats[row.seat].colour} size=${36} name=${seats[row.seat].name} /> ${seats[row.seat].name} ${view.teams && html`<${Faction} id=${view.seats[row.seat].team} size=${22} />`}</th>
        <td class="numeral"><${Coin} size=${24} /> ${row.coins}</td><td class="numeral">${row.tokens}</td></tr>`)}</tbody></table>
    ${coins && coins.length > 1 && html`<${Plot} coins=${coins} seats=${seats} players=${seats.length} />`}
    <div class="row end-buttons"><${Button} kind="primary" onPress=${() => go("new-game", { again: state })}>${t("play-again")}</${Button}>
      <${Button} onPress=${() => go("replay", { slot, from: "table" })}>${t("watch-replay")}</${Button}><${Button} kind="quiet" onPress=${onClose}>${t("look-at-board")}</${Button}></div>
  </section></div>`;
}

