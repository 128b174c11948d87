// How far a bot is that thinks: asked while somebody can see it, a few times a second at most, and shown as a thin line at its seat.
// Fetched when a bot begins to think.

import { call } from "./backend.js";

/** How often it is asked, in milliseconds; who thinks for less is not shown. */
const EVERY = 300;

/** Counts those who thought: only the last is shown. */
let last = 0;

/** Draws the line at every place of a seat; nowhere for null. @param {number} seat @param {number | null} share */
function draw(seat, share) {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-seat-anchor]"))) {
    place.toggleAttribute("data-thinking", share !== null && place.dataset.seatAnchor === String(seat));
    place.style.setProperty("--thought", String(share ?? 0));
  }
}

/** Watches the bot at `seat` until `done`, which never fails. @param {number} seat @param {Promise<unknown>} done */
export function watch(seat, done) {
  last += 1;
  const own = last;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const look = async () => {
    if (document.visibilityState === "visible") {
      const now = await call("bot_progress").catch(() => null);
      if (own !== last) return;
      if (now?.thinking) draw(seat, now.done / now.total);
    }
    timer = setTimeout(look, EVERY);
  };
  timer = setTimeout(look, EVERY);
  done.then(() => {
    clearTimeout(timer);
    if (own !== last) return;
    last += 1;
    draw(seat, null);
  });
}
