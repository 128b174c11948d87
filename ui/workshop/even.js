// Boards that grow until the order of play matters little on one of them: bots play some games on each.

import { call } from "../backend.js";
import { Button, Sign } from "../controls.js";
import { language, t } from "../i18n.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { attempt } from "../state.js";
import { unevenness } from "./measure.js";

/** How many boards are tried, and how many games on each, so many at a time. */
const BOARDS = 6;
const GAMES = 8;
const AT_ONCE = 2;

/**
 * Seeks an even board, from seed to seed. `about`: what is wished for besides the seed; `grow`: the board of a seed; `onBest`:
 * with the seed of the best one, when all are tried or one has stopped.
 * @param {{ about: string, seed: number, grow: (seed: number) => Promise<any>, onBest: (seed: number) => void }} props
 */
export function Even({ about, seed, grow, onBest }) {
  const [tried, setTried] = useState(/** @type {number | null} */ (null));
  const [best, setBest] = useState(/** @type {{ seed: number, off: number, of: number } | null} */ (null));
  const run = useRef(0);
  const halt = (/** @type {number} */ then) => {
    if (run.current > 0) call("bot_stop").catch(() => {});
    run.current = then;
  };
  useEffect(() => () => halt(-1), []);
  useEffect(() => {
    halt(0);
    setTried(null);
    setBest(null);
  }, [about]);
  const begin = async () => {
    const me = Date.now();
    run.current = me;
    setBest(null);
    let found = /** @type {typeof best} */ (null);
    for (let k = 0; k < BOARDS && run.current === me; k++) {
      setTried(k);
      const at = (seed + k) % 4e9;
      const board = await attempt(() => grow(at));
      if (!board) break;
      /** @type {Ui.Trial[]} */
      const games = [];
      while (games.length < GAMES && run.current === me) {
        const { game, players } = board;
        const wish = { kind: "board", row: board, game, players, first: games.length, games: AT_ONCE, alone: true };
        const answer = await attempt(() => call("try_piece", wish));
        if (!answer || answer.own.length === 0) break;
        games.push(...answer.own);
      }
      // What one stopped at has not been tried enough to say anything.
      if (games.length < GAMES) break;
      const off = unevenness(games);
      found = { seed: found && found.off <= off ? found.seed : at, off: Math.min(off, found?.off ?? off), of: k + 1 };
    }
    if (run.current < 0) return;
    if (run.current === me) run.current = 0;
    setTried(null);
    setBest(found);
    if (found) onBest(found.seed);
  };
  const share = (/** @type {number} */ part) =>
    new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(part);
  if (tried !== null)
    return html`<progress max=${BOARDS} value=${tried} aria-label=${t("ws-evening", { count: tried })}></progress>
      <div class="row"><${Button} id="ws-even-stop" onPress=${() => halt(0)}>${t("ws-stop")}</${Button}
      ><span class="soft">${t("ws-evening", { count: tried })}</span></div>`;
  return html`<div class="row"><${Button} id="ws-even" onPress=${() => {
    begin();
  }}><${Sign} name="plot" /> ${t("ws-even")}</${Button}></div>
    <p class="small soft" role="status">${best && t("ws-evened", { count: best.of, share: share(best.off) })}</p>`;
}
