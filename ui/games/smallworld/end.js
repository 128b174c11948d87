// The end of a game: who won, the final table with what everybody played, coins as plots.

import { Hints } from "../../counsel/after.js";
import { listing, t } from "../../i18n.js";
import { html, useEffect } from "../../lib.js";
import { EndButtons, Facts, Pieces, Plots, shareResult, useResult } from "../../statistics/moment.js";
import { Plot as CoinsPlot } from "../../table/plot.js";
import { SeatDisc } from "../../table/seatmark.js";
import { Coin, Piece } from "./board/api.js";
import { Faction, teamsOf } from "./faction.js";
import { causeName, comboName, powerName, raceName, regionName } from "./words.js";

/** The words of results. @type {Ui.ResultWords} */
export const told = {
  points: "coins",
  piece: ([race, power]) => comboName({ race, power }),
  Piece: ({ ids, colour, size = 26 }) => html`<${Piece} race=${ids[0]} colour=${colour} size=${size} />`,
  cause: (id) => (id === "market" ? t("stats-market") : causeName({ cause: id })),
  region: regionName,
  facets: [
    { id: "race", name: raceName },
    { id: "power", name: powerName },
  ],
};

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
export const Plot = ({ sum, seats, players = seats.length, title, notes }) =>
  html`<${CoinsPlot} coins=${sum} seats=${seats} players=${players} title=${title} notes=${notes} />`;

/** The sheet over the board when the game is over. @param {Ui.FamilyProps} props */
export function End({ state, onClose }) {
  const { view, seats } = state;
  const now = useResult(/** @type {any} */ (state));
  useEffect(() => document.getElementById("end-title")?.focus(), []);
  const over = state.events.find((e) => e.type === "game_over");
  const tokens =
    over?.tokens ?? view.seats.map((_, seat) => view.regions.filter((r) => r.owner?.seat === seat).reduce((n, r) => n + r.tokens, 0));
  const rows = ranking(
    view.seats.map((s) => s.coins),
    tokens,
  );
  const winners = view.winners ?? [];
  const title = headline(view, seats, winners);
  return html`<div class="end-veil"><section class="card end" role="dialog" aria-labelledby="end-title">
    ${
      now && html`<div class="end-winners">${winners.map((seat) => html`<${SeatDisc} key=${seat} seat=${seats[seat]} size=${72} />`)}</div>`
    }
    <h1 id="end-title" tabindex="-1">${title}</h1>
    ${view.teams && html`<${TeamResult} view=${view} seats=${seats} winners=${winners} />`}
    <table class="final"><thead><tr><th scope="col">${t("place")}</th><th scope="col">${t("player")}</th><th scope="col">
    ${t("final-coins")}</th><th scope="col">${t("final-tokens")}</th></tr></thead>
      <tbody>${rows.map(
        ({ seat, place, coins, tokens: left }) => html`<tr key=${seat} class=${winners.includes(seat) ? "won" : ""}>
        <td class="numeral">${place}</td>
          <th scope="row"><${SeatDisc} seat=${seats[seat]} size=${36} /> ${seats[seat].name} ${
            view.teams &&
            html`<${Faction} id=${view.seats[seat].team}
              size=${22} />`
          } <${Hints} count=${state.hints.used[seat] ?? 0} /></th>
        <td class="numeral"><span class="end-coins"><${Coin} size=${24} /> ${coins}</span></td><td class="numeral">${left}</td></tr>
        ${now && html`<${Pieces} key=${`of ${seat}`} seat=${now.result.seats[seat]} told=${told} />`}`,
      )}</tbody></table>
    ${now && html`<${Facts} ...${now} told=${told} />`}
    ${
      now &&
      now.result.by_round.length > 1 &&
      html`<${Plots} result=${now.result} told=${told}
      course=${html`<${CoinsPlot} coins=${now.result.by_round} seats=${seats} players=${1} />`} />`
    }
    <${EndButtons} state=${state} onClose=${onClose} shared=${now && (() => shareResult(now, title, told))} />
  </section></div>`;
}
