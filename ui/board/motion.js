// Motion that carries meaning, for all games: ghosts move in a layer over the whole page, one event after the other;
// what each event shows is the game's.
import { html, render } from "../lib.js";
import { PieceMark } from "./pieces.js";

/** Length of one motion in milliseconds. */
export const BEAT = 250;

const EASE = "cubic-bezier(.3,.1,.2,1)";
/** @type {Ui.Stage | null} */
let stage = null;
const running = new Set();
let hurry = false;
let queue = Promise.resolve();

/** The board that is on the page now; returns what ends that. */
export function register(board) {
  stage = board;
  return () => {
    if (stage === board) stage = null;
  };
}

/** The board that is on the page now, or null. */
export const board = () => stage;

/** The layer over the page in which ghosts move. */
function layer() {
  let found = document.getElementById("eb-motion");
  if (!found) {
    found = document.createElement("div");
    found.id = "eb-motion";
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}

/** A ghost of `size` pixels (width of a disc) showing an SVG mark. */
export function ghost(mark, size) {
  const node = document.createElement("div");
  node.className = "eb-ghost";
  render(html`<svg class="eb-ghost-svg" viewBox="-32 -32 64 64" width=${size * 1.6} height=${size * 1.6}>${mark}</svg>`, node);
  layer().append(node);
  return node;
}

/** Where a ghost is, as a CSS transform. */
export const spot = ([x, y], scale = 1) => `translate(${x}px,${y}px) translate(-50%,-50%) scale(${scale})`;

/** Moves a ghost and takes it away; ends at once when motions are skipped. */
export async function fly(node, frames, duration, delay = 0) {
  if (hurry || !node.animate) return node.remove();
  const motion = node.animate(frames, { duration, delay, easing: EASE, fill: "both" });
  running.add(motion);
  try {
    await motion.finished;
  } catch {
    // Cancelled: the end is reached all the same.
  }
  running.delete(motion);
  node.remove();
}

/**
 * Client pixels of a seat's corner: its anchor in the page, or the edge of the board.
 * @returns {Ui.Point}
 */
export function seatSpot(seat) {
  const anchor = [...document.querySelectorAll(`[data-seat-anchor="${seat}"]`)]
    .map((n) => n.getBoundingClientRect())
    .find((r) => r.width > 0 && r.height > 0 && r.bottom > 0 && r.top < innerHeight);
  if (anchor) return [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2];
  const rect = /** @type {Ui.Stage} */ (stage).box().getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.bottom - 12];
}

/**
 * Client pixels of a hand: tokens come from here when its seat acts.
 * @returns {Ui.Point}
 */
export function handSpot(seat) {
  const anchor = document.querySelector(`[data-hand-anchor="${seat}"]`)?.getBoundingClientRect();
  return anchor && anchor.width > 0 ? [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2] : seatSpot(seat);
}

/**
 * Plays events one after the other over the view now on the board; the promise is kept when all have ended, then give
 * the board the new view. `reduced`: nothing moves. `speed`: 2 is twice as fast. The game brings `shown`: what each type of
 * event shows, and `together`: the types that are shown together when they follow each other; true: all but those of `alone`.
 */
export function animate(
  events,
  { reduced = false, speed = 1, shown, together = /** @type {string[] | boolean} */ ([]), alone = /** @type {string[]} */ ([]) },
) {
  const run = async () => {
    hurry = false;
    if (reduced || !stage || document.hidden) return;
    const beat = BEAT / speed;
    const groups = [];
    for (const event of events) {
      if (!shown[event.type]) continue;
      const last = groups[groups.length - 1];
      const joins = Array.isArray(together)
        ? together.includes(event.type) && last?.[0].type === event.type
        : together && !alone.includes(event.type) && !alone.includes(last?.[0].type);
      if (joins && last) last.push(event);
      else groups.push([event]);
    }
    for (const group of groups) {
      if (!stage) return;
      // An event that cannot be shown must not keep the table from going on.
      await Promise.all(group.map((event) => shown[event.type](event, beat).catch((error) => console.warn("motion", event.type, error))));
    }
  };
  queue = queue.then(run, run);
  return queue;
}

/** Ends every motion now: what is under way jumps to its end, what is queued is not shown. */
export function skip() {
  hurry = true;
  for (const motion of running) motion.finish();
}

/** Is anything moving? */
export const moving = () => running.size > 0;

/** A stack that follows the finger: `{move(clientX, clientY), end()}`. `stack`: the props of a Piece. */
export function liftGhost(stack, size) {
  const node = ghost(html`<${PieceMark} ...${stack} />`, size);
  node.classList.add("eb-lifted");
  node.style.opacity = "0";
  return {
    move(x, y) {
      node.style.opacity = "1";
      node.style.transform = spot([x, y - size * 0.35], 1.12);
    },
    end: () => node.remove(),
  };
}

/**
 * Starts dragging from the hand: call it in a pointerdown of the hand's tray. `stack`: the props of a
 * Piece. On release over a region the board's onDrag("hand", region) is called; returns nothing.
 */
export function dragFromHand(event, stack) {
  if (!stage) return;
  const started = [event.clientX, event.clientY];
  const id = event.pointerId;
  /** @type {Ui.Ghost | null} */
  let held = null;
  const move = (e) => {
    if (e.pointerId !== id) return;
    if (!held && Math.hypot(e.clientX - started[0], e.clientY - started[1]) > 8) held = liftGhost(stack, stage?.discPixels());
    held?.move(e.clientX, e.clientY);
  };
  const end = (e) => {
    if (e.pointerId !== id) return;
    for (const [name, listener] of listeners) removeEventListener(name, listener);
    held?.end();
    if (!held || e.type === "pointercancel" || !stage) return;
    const rect = stage.box().getBoundingClientRect();
    const over = e.clientX >= rect.left && e.clientX <= rect.right && e.clientY >= rect.top && e.clientY <= rect.bottom;
    const region = over ? stage.region(stage.point(e)) : null;
    if (region !== null) stage.drop("hand", region);
  };
  /** @type {[string, (event: any) => void][]} */
  const listeners = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ];
  for (const [name, listener] of listeners) addEventListener(name, listener);
}
