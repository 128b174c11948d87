// The end of a game: who won, the final table, coins by round as a plot.

import { call } from "../../backend.js";
import { Button } from "../../controls.js";
import { listing, t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { go } from "../../state.js";
import { Plot as CoinsPlot } from "../../table/plot.js";
import { Swatch } from "../../table/seatmark.js";
import { Coin } from "./board/api.js";
import { Faction, teamsOf } from "./faction.js";

/** Places of the seats: most coins first, then most tokens; equal ones share a place. */
export function ranking(coins, tokens = []) {
  const rows = coins.map((c, seat) => ({ seat, coins: c ?? 0, tokens: tokens[seat] ?? 0 }));
  rows.sort((a, b) => b.coins - a.coins || b.tokens - a.tokens || a.seat - b.seat);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.filter((r) => r.coins > row.coins || (r.coins === row.coins && r.tokens > row.tokens)).length,
  }));
}

/**
 * Who won, in words.
 * @param {Ui.FamilyView} view
 * @param {Ui.Player[]} seats
 */
function headline(view, seats, winners) {
  const teams = [...new Set(winners.map((w) => view.seats[w]?.team))];
  if (view.teams && teams.length === 1) return t("team-wins", { team: teams[0] });
  if (view.teams) return t("team-shares");
  return winners.length > 1
    ? t("winners-share", { names: listing(winners.map((w) => seats[w].name)) })
    : t("winner-is", { name: seats[winners[0]]?.name ?? "" });
}

/** What each team has, by the way of counting that was agreed on. @param {Ui.FamilyProps} props */
function TeamResult({ view, seats, winners }) {
  return html`<ul class="team-result" aria-label=${t("teams-result")}>${teamsOf(view).map(
    (team) => html`<li key=${team.team} class=${winners.includes(team.seats[0]) ? "won" : ""}><${Faction} id=${team.team} size=${44} />
      <span class="grow"><b>${t(`team-${team.team}`)}</b><span class="soft small">${listing(team.seats.map((s) => seats[s].name))}</span>
      </span><span class="numeral"><${Coin} size=${28} /> ${team.coins}</span></li>`,
  )}
    <li class="soft small">${t(`teams-${view.teams}-note`)}</li></ul>`;
}

/** Coins by round. @param {Ui.FamilyProps} props */
export const Plot = ({ sum, seats }) => html`<${CoinsPlot} coins=${sum} seats=${seats} players=${seats.length} />`;

/** The sheet over the board when the game is over. @param {Ui.FamilyProps} props */
export function End({ state, onClose }) {
  const { view, seats, slot } = state;
  const [coins, setCoins] = useState(/** @type {number[][] | null} */ (null));
  useEffect(() => {
    call("replay", { slot, step: state.step })
      .then((r) => setCoins(r.coins ?? null))
      .catch(() => setCoins(null));
  }, [slot, state.step]);
  useEffect(() => document.getElementById("end-title")?.focus(), []);
  const over = state.events.find((e) => e.type === "game_over");
  const tokens =
    over?.tokens ?? view.seats.map((_, seat) => view.regions.filter((r) => r.owner?.seat === seat).reduce((n, r) => n + r.tokens, 0));
  const rows = ranking(
    view.seats.map((s) => s.coins),
    tokens,
  );
  const winners = view.winners ?? [];
  return html`<div class="end-veil"><section class="card end" role="dialog" aria-labelledby="end-title">
    <h1 id="end-title" tabindex="-1">${headline(view, seats, winners)}</h1>
    ${view.teams && html`<${TeamResult} view=${view} seats=${seats} winners=${winners} />`}
    <table class="final"><thead><tr><th scope="col">${t("place")}</th><th scope="col">${t("player")}</th><th scope="col">
    ${t("final-coins")}</th><th scope="col">${t("final-tokens")}</th></tr></thead>
      <tbody>${rows.map(
        (row) => html`<tr key=${row.seat} class=${winners.includes(row.seat) ? "won" : ""}><td class="numeral">${row.place}</td>
          <th scope="row"><${Swatch} colour=${seats[row.seat].colour} size=${36}
            name=${seats[row.seat].name} /> ${seats[row.seat].name} ${
              view.teams &&
              html`<${Faction} id=${view.seats[row.seat].team}
              size=${22} />`
            }</th>
        <td class="numeral"><${Coin} size=${24} /> ${row.coins}</td><td class="numeral">${row.tokens}</td></tr>`,
      )}</tbody></table>
    ${coins && coins.length > 1 && html`<${Plot} sum=${coins} seats=${seats} />`}
    <div class="row end-buttons"><${Button} kind="primary" onPress=${() => go("new-game", { again: state })}>${t("play-again")}</${Button}>
      <${Button} onPress=${() => go("replay", { slot, from: "table" })}>${t("watch-replay")}</${Button}>
      <${Button} kind="quiet" onPress=${onClose}>${t("look-at-board")}</${Button}></div>
  </section></div>`;
}
