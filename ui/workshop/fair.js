// Is it fair? Games of bots with a piece and with a printed one in its place, a few at a time.

import { call } from "../backend.js";
import { Button, Choice } from "../controls.js";
import { language, t } from "../i18n.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { attempt, catalog, loadCatalog } from "../state.js";
import { coinsPerTurn, verdict, winShare } from "./measure.js";

/** How many games one press plays, of each kind, and how many at a time. */
const GAMES = 60;
const AT_ONCE = 2;

/** @param {number} n @param {number} digits */
const number = (n, digits = 1) =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(n);
/** @param {number} part */
const percent = (part) => new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(part);

/**
 * Two means with their intervals over one line.
 * @param {{ lines: { name: string, rate: import("./measure.js").Rate }[] }} props
 */
function Spread({ lines }) {
  const ends = lines.flatMap(({ rate }) => [rate.mean - rate.half, rate.mean + rate.half]).filter(Number.isFinite);
  const [least, most] = [Math.min(0, ...ends), Math.max(1, ...ends) * 1.04];
  const at = (/** @type {number} */ value) => 4 + ((value - least) / (most - least)) * 292;
  return html`<svg class="ws-spread" viewBox="0 0 300 ${lines.length * 34 + 4}" aria-hidden="true">${lines.map(({ rate, name }, i) => {
    const y = 20 + i * 34;
    const half = Number.isFinite(rate.half) ? rate.half : 0;
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
  const rate = (/** @type {import("./measure.js").Rate} */ { mean, half }) =>
    t("ws-plus-minus", { mean: number(mean), half: Number.isFinite(half) ? number(half) : "…" });
  const share = (/** @type {import("./measure.js").Rate} */ { mean, half }) =>
    t("ws-plus-minus", { mean: percent(mean), half: percent(half) });
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
 * @param {{ kind: string, row: any, idle: { game: string, players: number }[], why: string | null }} props
 */
export function Fair({ kind, row, idle, why }) {
  const [games, setGames] = useState({ own: /** @type {any[]} */ ([]), printed: /** @type {any[]} */ ([]) });
  const [wished, setWished] = useState(/** @type {string | null} */ (null));
  const [players, setPlayers] = useState(3);
  const [left, setLeft] = useState(0);
  const run = useRef(0);
  useEffect(() => {
    attempt(loadCatalog);
    return () => {
      if (run.current > 0) call("bot_stop").catch(() => {});
      run.current = -1;
    };
  }, []);
  const all = (catalog.value?.games ?? []).filter((game) => game.races?.length > 0).map((game) => game.id);
  const good = all.filter((id) => !idle.some((out) => out.game === id && out.players === players));
  const game = wished ?? good[0] ?? all[0];
  // What has been played says nothing of a piece that has changed since; its name and look are no part of it.
  const { look, id, ...rules } = row;
  const about = JSON.stringify([rules, game, players]);
  const stop = () => {
    if (run.current <= 0) return;
    run.current = 0;
    setLeft(0);
    call("bot_stop").catch(() => {});
  };
  useEffect(() => {
    stop();
    setGames({ own: [], printed: [] });
  }, [about]);
  const begin = async () => {
    const me = Date.now();
    run.current = me;
    setLeft(GAMES);
    let sum = games;
    for (let done = 0; done < GAMES && run.current === me; done += AT_ONCE) {
      const named = { ...row, look: { ...row.look, name: row.look.name || "?" } };
      const answer = await attempt(() => call("try_piece", { kind, row: named, game, players, first: sum.own.length, games: AT_ONCE }));
      if (run.current !== me) return;
      if (!answer || answer.own.length === 0) break;
      sum = { own: [...sum.own, ...answer.own], printed: [...sum.printed, ...answer.printed] };
      setGames(sum);
      setLeft(GAMES - done - AT_ONCE);
      if (sum.own.length >= GAMES / 2 && verdict(sum.own, sum.printed).word !== "more") break;
    }
    if (run.current === me) run.current = 0;
    setLeft(0);
  };
  const going = left > 0;
  return html`<section class="card ws-fair"><h2>${t("ws-fair")}</h2>
    ${
      all.length > 1 &&
      html`<${Choice} legend=${t("ws-on-board")} hideLegend value=${game} onPick=${setWished}
      options=${all.map((other) => ({ id: other, text: t(`short-${other}`) }))} />`
    }
    <${Choice} legend=${t("number-of-players")} hideLegend value=${players} onPick=${setPlayers}
      options=${[2, 3, 4, 5].map((n) => ({ id: n, text: String(n), label: t("n-players", { count: n }) }))} />
    ${games.own.length > 0 && html`<${Outcome} kind=${kind} games=${games} />`}
    ${going && html`<progress max=${GAMES} value=${GAMES - left} aria-label=${t("ws-playing", { count: games.own.length })}></progress>`}
    <div class="row">${
      going
        ? html`<${Button} id="ws-stop" onPress=${stop}>${t("ws-stop")}</${Button}
        ><span class="soft">${t("ws-playing", { count: games.own.length })}</span>`
        : html`<${Button} id="ws-try" why=${why} onPress=${() => {
            begin();
          }}>${t(games.own.length > 0 ? "ws-try-more" : "ws-try")}</${Button}>${why && html`<span class="soft">${why}</span>`}`
    }</div></section>`;
}
