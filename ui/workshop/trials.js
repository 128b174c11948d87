// Games of bots with something that somebody made, a few at a time, in the background.

import { call } from "../backend.js";
import { Button } from "../controls.js";
import { t } from "../i18n.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { attempt } from "../state.js";

/** @typedef {{ own: Ui.Trial[], printed: Ui.Trial[] }} Games */

/** How many games are asked for at a time: between them one can stop. */
const AT_ONCE = 2;

/** From so many games on they are looked at: whoever looks all the time ends when luck has it. */
const LOOKED_AT = 60;

/** @type {Games} */
const none = { own: [], printed: [] };

/**
 * Games that go on from press to press, as long as they are about the same thing. `about`: what that is; `wish`: what is tried, as
 * `try_piece` takes it; `most`: how many one press plays; `enough`: whether what was played tells enough.
 * @param {{ about: string, wish: { kind: string, row: any, game: string, players: number }, most: number,
 *   enough: (games: Games) => boolean }} of
 */
export function useTrials({ about, wish, most, enough }) {
  const [games, setGames] = useState(none);
  const [left, setLeft] = useState(0);
  const run = useRef(0);
  const halt = (/** @type {number} */ then) => {
    if (run.current > 0) call("bot_stop").catch(() => {});
    run.current = then;
  };
  useEffect(() => () => halt(-1), []);
  const stop = () => {
    halt(0);
    setLeft(0);
  };
  // At once, not after the next picture: a press before it would begin games that end there.
  useLayoutEffect(() => {
    stop();
    setGames(none);
  }, [about]);
  const begin = async () => {
    const me = Date.now();
    run.current = me;
    setLeft(most);
    let sum = games;
    for (let done = 0; done < most && run.current === me; done += AT_ONCE) {
      const answer = await attempt(() => call("try_piece", { ...wish, first: sum.own.length, games: AT_ONCE }));
      if (run.current !== me) return;
      if (!answer || answer.own.length === 0) break;
      sum = { own: [...sum.own, ...answer.own], printed: [...sum.printed, ...answer.printed] };
      setGames(sum);
      setLeft(most - done - AT_ONCE);
      if (sum.own.length >= LOOKED_AT && enough(sum)) break;
    }
    if (run.current === me) run.current = 0;
    setLeft(0);
  };
  return { games, left, begin, stop };
}

/**
 * How far they are, and the buttons that begin and end them. `why`: why there can be none now.
 * @param {{ trials: ReturnType<typeof useTrials>, most: number, why: string | null }} props
 */
export function Running({ trials: { games, left, begin, stop }, most, why }) {
  const count = games.own.length;
  if (left > 0)
    return html`<progress max=${most} value=${most - left} aria-label=${t("ws-playing", { count })}></progress>
      <div class="row"><${Button} id="ws-stop" onPress=${stop}>${t("ws-stop")}</${Button}
      ><span class="soft">${t("ws-playing", { count })}</span></div>`;
  return html`<div class="row"><${Button} id="ws-try" why=${why} onPress=${() => {
    begin();
  }}>${t(count > 0 ? "ws-try-more" : "ws-try")}</${Button}>${why && html`<span class="soft">${why}</span>`}</div>`;
}
