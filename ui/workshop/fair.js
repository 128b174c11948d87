// Is it fair? Games of bots with a piece and with a printed one in its place, a few at a time.

import { Choice } from "../controls.js";
import { language, t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { attempt, catalog, loadCatalog } from "../state.js";
import { boardVerdict, coinsPerTurn, places, verdict, winShare } from "./measure.js";
import { Running, useTrials } from "./trials.js";
import { idleInWords } from "./wrong.js";

/** How many games one press plays, of each kind, at most: as many tell the long-run value to a tenth. */
const GAMES = 240;

/** @param {number} n @param {number} digits */
const number = (n, digits = 1) =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(n);
/** @param {number} part */
const percent = (part) => new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(part);

/** @param {import("./measure.js").Rate} of */
const rate = ({ mean, half }) => t("ws-plus-minus", { mean: number(mean), half: Number.isFinite(half) ? number(half) : "…" });
/** @param {import("./measure.js").Rate} of */
const share = ({ mean, half }) => t("ws-plus-minus", { mean: percent(mean), half: percent(half) });

/**
 * Two means with their intervals over one line.
 * @param {{ lines: { name: string, rate: import("./measure.js").Rate }[] }} props
 */
function Spread({ lines }) {
  // A few games have no interval yet.
  if (lines.some(({ rate }) => !Number.isFinite(rate.half))) return null;
  const ends = lines.flatMap(({ rate }) => [rate.mean - rate.half, rate.mean + rate.half]);
  const [least, most] = [Math.min(0, ...ends), Math.max(1, ...ends) * 1.04];
  const at = (/** @type {number} */ value) => 4 + ((value - least) / (most - least)) * 292;
  return html`<svg class="ws-spread" viewBox="0 0 300 ${lines.length * 34 + 4}" aria-hidden="true">${lines.map(({ rate, name }, i) => {
    const y = 20 + i * 34;
    const { half } = rate;
    return html`<g key=${name} class=${`ws-spread-${i}`}><path class="ws-axis" d=${`M4 ${y}H296`} />
      <path class="ws-interval" d=${`M${at(rate.mean - half)} ${y}H${at(rate.mean + half)}`} />
      <circle cx=${at(rate.mean)} cy=${y} r="7" /></g>`;
  })}</svg>`;
}

/** What the games say. @param {{ kind: string, games: { own: any[], printed: any[] } }} props */
function Outcome({ kind, games }) {
  const [own, printed] = [coinsPerTurn(games.own), coinsPerTurn(games.printed)];
  const wins = [winShare(games.own), winShare(games.printed)];
  const { word, by, tokens } = verdict(games.own, games.printed);
  const said = [
    word !== "fair" && word !== "more" && t(`ws-${word}-by`, { share: percent(Math.abs(by)) }),
    tokens !== 0 && t(tokens > 0 ? "ws-tokens-up" : "ws-tokens-down", { count: Math.abs(tokens) }),
  ]
    .filter(Boolean)
    .join(" ");
  const rows = [
    { name: t(`ws-this-${kind}`), coins: own, won: wins[0] },
    { name: t("ws-printed"), coins: printed, won: wins[1] },
  ];
  return html`<div class="ws-outcome" data-verdict=${word}><p class="ws-verdict" role="status"><b>${t(`ws-verdict-${word}`)}</b> ${said}</p>
    <table class="ws-table"><thead><tr><td></td><th scope="col">${t("ws-coins-a-turn")}</th><th scope="col">${t("ws-won")}</th></tr></thead>
      <tbody>${rows.map(
        ({ name, coins, won }) => html`<tr key=${name}><th scope="row">${name}</th><td class="numeral">${rate(coins)}</td>
        <td class="numeral">${share(won)}</td></tr>`,
      )}</tbody></table>
    <${Spread} lines=${rows.map(({ name, coins }) => ({ name, rate: coins }))} />
    <p class="small soft">${t("ws-how-counted", { count: games.own.length })}</p></div>`;
}

/**
 * Games in the background with progress, and what they say. `why`: why there can be none now.
 * @param {{ kind: string, row: any, idle: { game: string, players: number, why: any }[], why: string | null }} props
 */
export function Fair({ kind, row, idle, why }) {
  const [wished, setWished] = useState(/** @type {string | null} */ (null));
  const [players, setPlayers] = useState(3);
  useEffect(() => {
    attempt(loadCatalog);
  }, []);
  const all = (catalog.value?.games ?? []).filter((game) => game.races?.length > 0).map((game) => game.id);
  const nothing = (/** @type {string} */ id) => idle.filter((out) => out.game === id && out.players === players);
  const game = wished ?? all.find((id) => nothing(id).length === 0) ?? all[0];
  const { look, id, ...rules } = row;
  const named = { ...row, look: { ...look, name: look.name || "?" } };
  const trials = useTrials({
    // What has been played says nothing of a piece that has changed since; its name and look are no part of it.
    about: JSON.stringify([rules, game, players]),
    wish: { kind, row: named, game, players },
    most: GAMES,
    enough: ({ own, printed }) => verdict(own, printed).word !== "more",
  });
  return html`<section class="card ws-fair"><h2>${t("ws-fair")}</h2>
    ${
      all.length > 1 &&
      html`<${Choice} legend=${t("ws-on-board")} hideLegend value=${game} onPick=${setWished}
      options=${all.map((other) => ({ id: other, text: t(`short-${other}`) }))} />`
    }
    <${Choice} legend=${t("number-of-players")} hideLegend value=${players} onPick=${setPlayers}
      options=${[2, 3, 4, 5].map((n) => ({ id: n, text: String(n), label: t("n-players", { count: n }) }))} />
    ${trials.games.own.length > 0 && html`<${Outcome} kind=${kind} games=${trials.games} />`}
    <${Running} trials=${trials} most=${GAMES} why=${why ?? idleInWords(nothing(game))[0] ?? null} /></section>`;
}

/** What games on a board say. @param {{ games: import("./trials.js").Games }} props */
function Ground({ games }) {
  const { word, by } = boardVerdict(games.own, games.printed);
  const [own, printed] = [coinsPerTurn(games.own), coinsPerTurn(games.printed)];
  const told = word === "rich" || word === "poor" || word === "uneven" ? t(`ws-${word}-by`, { share: percent(Math.abs(by)) }) : "";
  const rows = places(games.own);
  return html`<div class="ws-outcome" data-verdict=${word}><p class="ws-verdict" role="status"><b>${t(`ws-verdict-${word}`)}</b> ${told}</p>
    <table class="ws-table"><thead><tr><td></td><th scope="col">${t("ws-coins")}</th><th scope="col">${t("ws-won")}</th></tr></thead>
      <tbody>${rows.map(
        (
          { coins, won },
          i,
        ) => html`<tr key=${i}><th scope="row">${t("ws-place", { place: i + 1 })}</th><td class="numeral">${rate(coins)}</td>
        <td class="numeral">${share(won)}</td></tr>`,
      )}</tbody></table>
    <${Spread} lines=${[{ name: "own", rate: own }, { name: "printed", rate: printed }]} />
    <p class="small soft">${t("ws-ground-counted", { count: games.own.length, own: rate(own), printed: rate(printed) })}</p></div>`;
}

/** Whether a board is fair. @param {{ board: any, why: string | null }} props */
export function FairBoard({ board, why }) {
  const { id, origin, ...rules } = board;
  const trials = useTrials({
    about: JSON.stringify(rules),
    wish: { kind: "board", row: board, game: board.game, players: board.players },
    most: GAMES,
    enough: ({ own, printed }) => boardVerdict(own, printed).word !== "more",
  });
  return html`<section class="card ws-fair"><h2>${t("ws-fair")}</h2>
    ${trials.games.own.length > 0 && html`<${Ground} games=${trials.games} />`}
    <${Running} trials=${trials} most=${GAMES} why=${why} /></section>`;
}
