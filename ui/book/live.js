// A board in the book: a real game for practice, begun from a position of a scenario and played in place. It lies on the backend's table
// over the game that waits there, as long as its page is open.

import { call } from "../backend.js";
import { Button, Sign } from "../controls.js";
import { face } from "../faces.js";
import { has, t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { busy } from "../session.js";
import { attempt, boardOf, table } from "../state.js";

/** @type {Promise<unknown>} */
let queue = Promise.resolve();
let open = false;

/** Does one thing after the other. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
function serial(work) {
  const done = queue.then(work, work);
  queue = done.catch(() => {});
  return done;
}

/** May a game for practice lie on the table now? What waits beneath must wait for a person. */
const mayPractise = () =>
  !table.peek() || (!table.peek()?.practice && !busy.peek() && face.peek()?.isMine(/** @type {any} */ (table.peek())));

/** Takes the board off the table, if there is one; done when it is. */
export const closeBoard = () =>
  serial(async () => {
    if (!open) return;
    open = false;
    await attempt(() => call("close_table"));
  });

/** Puts a board on the table. @param {any} given */
const openBoard = (given) =>
  serial(async () => {
    if (open) await call("close_table").catch(() => {});
    open = false;
    const seats = Array.from({ length: given.players ?? 2 }, (_, i) => ({
      name: t("player-name", { number: i + 1 }),
      colour: i,
      who: /** @type {const} */ ("human"),
    }));
    const state = await call("practice", { given, seats });
    open = true;
    const { map, turn, round } = state.view;
    return { state, geometry: await boardOf(map), turn, round };
  });

/**
 * The board of a page. `View`: how the game shows it: `{state, geometry, act, over, hint}`; `tell`: an event as a sentence.
 * @param {{ page: string, given: any, View: any, tell: (event: any, state: any, geometry: any) => string | null }} props
 */
export function LiveBoard({ page, given, View, tell }) {
  const [board, setBoard] = useState(
    /** @type {{ page: string, state: Ui.State, geometry: Ui.Geometry, turn: number, round: number } | null} */ (null),
  );
  const [afresh, setAfresh] = useState(0);
  useEffect(() => {
    if (!mayPractise()) return undefined;
    let here = true;
    attempt(async () => {
      const opened = await openBoard(given);
      if (here) setBoard({ page, ...opened });
    });
    return () => {
      here = false;
      closeBoard();
    };
  }, [page, afresh]);
  if (board?.page !== page) return mayPractise() ? html`<figure class="book-board"><div class="book-board-map"></div></figure>` : null;
  const { state, geometry } = board;
  const act = (/** @type {any} */ action) =>
    attempt(() =>
      serial(async () => {
        if (!open) return;
        setBoard({ ...board, state: await call("act", { action, revision: state.revision }) });
      }),
    );
  // One turn is enough for a page.
  const over = state.view.over || state.curtain !== null || state.view.turn !== board.turn || state.view.round !== board.round;
  const told = state.step > 0 ? state.events.map((event) => tell(event, state, geometry)).filter(Boolean) : [];
  const hint = has(`book-${page}-try`) ? t(`book-${page}-try`) : null;
  return html`<figure class="book-board" aria-label=${t("book-board")}>
    <${View} state=${state} geometry=${geometry} act=${act} over=${over} hint=${state.step === 0 ? hint : null} />
    ${
      told.length > 0 &&
      html`<ul class="book-board-told small" aria-live="polite">${told.slice(-5).map((text, i) => html`<li key=${i}>${text}</li>`)}</ul>`
    }
    <div class="book-board-foot">${over && html`<p class="grow">${t("book-board-over")}</p>`}
    ${
      state.step > 0 &&
      html`<${Button} kind=${over ? "" : "quiet"} onPress=${() => setAfresh(afresh + 1)}><${Sign} name="undo" size=${20} />
    ${t("book-board-again")}</${Button}>`
    }</div></figure>`;
}
