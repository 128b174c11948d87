// Motion that carries meaning: tokens slide where they go, the beaten return to
// their owner, coins fly from the region that paid them, the die tumbles once.
// Ghosts move in a layer over the whole page; meanwhile the regions they left or
// reached are patched, until the board is given the next view.
import { html, render, signal } from "../lib.js";
import { MarkerMark } from "./markers.js";
import { CoinMark, DieMark, PieceMark } from "./pieces.js";

/** Length of one motion in milliseconds. */
export const BEAT = 250;

const EASE = "cubic-bezier(.3,.1,.2,1)";
let stage = null;
let running = new Set();
let hurry = false;
let queue = Promise.resolve();
const patched = signal({ view: null, regions: null });

/** The board that is on the page now; returns what ends that. */
export function register(board) {
  stage = board;
  return () => {
    if (stage === board) stage = null;
  };
}

/** Regions that stand differently than in `view` because a motion is under way, or null. */
export function patches(view) {
  const { view: of, regions } = patched.value;
  return of === view ? regions : null;
}

function patch(region, change) {
  const view = stage?.view();
  if (!view) return;
  const before = patched.peek().view === view ? patched.peek().regions : {};
  const plain = view.regions.find((r) => r.region === region);
  if (!plain) return;
  const is = { owner: plain.owner, tokens: plain.tokens, markers: plain.markers, ...before[region] };
  patched.value = { view, regions: { ...before, [region]: { ...is, ...change(is) } } };
}

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

/** Client pixels of a seat's corner: its anchor in the page, or the edge of the board. */
export function seatSpot(seat) {
  const anchor = [...document.querySelectorAll(`[data-seat-anchor="${seat}"]`)]
    .map((n) => n.getBoundingClientRect())
    .find((r) => r.width > 0 && r.height > 0 && r.bottom > 0 && r.top < innerHeight);
  if (anchor) return [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2];
  const rect = stage.box().getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.bottom - 12];
}

/** Client pixels of a hand: tokens come from here when its seat acts. */
export function handSpot(seat) {
  const anchor = document.querySelector(`[data-hand-anchor="${seat}"]`)?.getBoundingClientRect();
  return anchor && anchor.width > 0 ? [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2] : seatSpot(seat);
}

const colourOf = (seat) => stage.seats()?.[seat]?.colour ?? seat;
const raceOf = (seat, slot) => {
  const held = stage.view().seats?.[seat];
  return (slot === "active" || !slot ? held?.active?.race : held?.declined?.[0]?.race) ?? null;
};

async function slideTokens({ seat, race, count, declined = false, from, to, duration }) {
  const node = ghost(html`<${PieceMark} race=${race} colour=${seat === null ? null : colourOf(seat)} count=${count} declined=${declined} />`, stage.discPixels());
  await fly(node, [{ transform: spot(from, 0.9) }, { transform: spot(to, 1.06), offset: 0.8 }, { transform: spot(to, 1) }], duration);
}

async function popMarker(kind, at, away, duration) {
  const node = ghost(html`<g transform="translate(0 12)"><${MarkerMark} kind=${kind} /></g>`, stage.discPixels());
  const [small, large] = [{ transform: spot([at[0], at[1] - 24], 0.4), opacity: 0 }, { transform: spot(at, 1), opacity: 1 }];
  await fly(node, away ? [large, small] : [small, large], duration);
}

/** What each event shows. Returns a promise; patches the regions on its way. */
const plays = {
  async conquered({ seat, slot, race, region, tokens }, beat) {
    await slideTokens({ seat, race, count: tokens, declined: slot !== "active", from: handSpot(seat), to: stage.place(region), duration: beat });
    patch(region, () => ({ owner: { seat, slot, race }, tokens }));
  },
  async defeated({ seat, slot, race, region, lost, withdrawn, monsters, murlocs }, beat) {
    const at = stage.place(region);
    patch(region, (is) => (is.owner && (seat === null ? is.owner.lost_tribe || is.owner.monsters || is.owner.murloc : is.owner.seat === seat) ? { owner: null, tokens: 0 } : {}));
    const flights = [];
    if (lost > 0 || seat === null) {
      const node = ghost(html`<${PieceMark} race=${seat === null ? (monsters ? "monsters" : murlocs ? "murloc" : "lost_tribe") : race} colour=${seat === null ? null : colourOf(seat)} count=${Math.max(1, lost)} declined=${slot !== "active" && seat !== null} />`, stage.discPixels());
      flights.push(fly(node, [{ transform: spot(at), opacity: 1 }, { transform: `${spot([at[0] + 14, at[1] + 22], 0.7)} rotate(50deg)`, opacity: 0 }], beat));
    }
    if (withdrawn > 0 && seat !== null) {
      flights.push(slideTokens({ seat, race, count: withdrawn, from: at, to: seatSpot(seat), duration: beat }));
    }
    await Promise.all(flights);
  },
  async abandoned({ seat, slot, region, tokens }, beat) {
    const race = raceOf(seat, slot);
    patch(region, () => ({ owner: null, tokens: 0 }));
    await slideTokens({ seat, race, count: tokens, from: stage.place(region), to: handSpot(seat), duration: beat });
  },
  async placed({ seat, piece, region, count }, beat) {
    if (piece !== "token") {
      await popMarker(piece, stage.place(region), false, beat);
      patch(region, (is) => ({ markers: addMarker(is.markers, piece, count) }));
      return;
    }
    const race = raceOf(seat);
    await slideTokens({ seat, race, count, from: handSpot(seat), to: stage.place(region), duration: beat });
    patch(region, (is) => ({ owner: is.owner ?? { seat, slot: "active", race }, tokens: is.tokens + count }));
  },
  async removed({ seat, piece, region, count }, beat) {
    if (piece !== "token") {
      patch(region, (is) => ({ markers: addMarker(is.markers, piece, -count) }));
      await popMarker(piece, stage.place(region), true, beat);
      return;
    }
    const race = raceOf(seat);
    patch(region, (is) => ({ tokens: Math.max(0, is.tokens - count), owner: is.tokens > count ? is.owner : null }));
    await slideTokens({ seat, race, count, from: stage.place(region), to: handSpot(seat), duration: beat });
  },
  async moved({ region, to, race, piece }, beat) {
    const at = stage.place(region);
    if (piece !== "token" && piece !== "beast") return popMarker(piece, at, true, beat);
    const owner = stage.view().regions.find((r) => r.region === region)?.owner;
    patch(region, (is) => ({ tokens: is.tokens - 1, owner: is.tokens > 1 ? is.owner : null }));
    const slide = { seat: owner?.seat ?? null, race: race ?? "murloc", count: 1, declined: owner?.slot === "declined", from: at, to: to === null || to === undefined ? seatSpot(owner?.seat) : stage.place(to), duration: beat };
    await slideTokens(slide);
    if (typeof to === "number") patch(to, (is) => ({ tokens: is.tokens + 1 }));
  },
  async swapped({ region, other }, beat) {
    const [a, b] = [region, other].map((id) => stage.view().regions.find((r) => r.region === id));
    const slide = (of, to) => (of.owner && of.tokens > 0 ? slideTokens({ seat: of.owner.seat ?? null, race: of.owner.race ?? "murloc", count: of.tokens, declined: of.owner.slot !== "active", from: stage.place(of.region), to: stage.place(to.region), duration: beat }) : null);
    for (const id of [region, other]) patch(id, () => ({ owner: null, tokens: 0 }));
    await Promise.all([slide(a, b), slide(b, a)]);
    patch(region, () => ({ owner: b.owner, tokens: b.tokens }));
    patch(other, () => ({ owner: a.owner, tokens: a.tokens }));
  },
  async bomb({ region, exploded }, beat) {
    patch(region, (is) => ({ markers: addMarker(is.markers, "bomb", -1), ...(exploded ? { owner: null, tokens: 0 } : {}) }));
    await popMarker("bomb", stage.place(region), true, beat);
  },
  async rolled({ face }, beat) {
    const anchor = document.querySelector("[data-die-anchor]")?.getBoundingClientRect();
    const rect = anchor && anchor.width > 0 ? anchor : stage.box().getBoundingClientRect();
    const at = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const node = ghost(html`<g transform="scale(1.7)"><${DieMark} face=${face} /></g>`, Math.max(44, stage.discPixels()));
    const turn = (to, x, y, s) => ({ transform: `${spot([at[0] + x, at[1] + y], s)} rotate(${to}deg)` });
    await fly(node, [
      { ...turn(-400, -120, -70, 0.7), offset: 0 }, { ...turn(-150, -50, 10, 1.1), offset: 0.28 },
      { ...turn(-30, -12, -14, 1.05), offset: 0.42 }, { ...turn(0, 0, 0, 1), offset: 0.52 }, { ...turn(0, 0, 0, 1), offset: 1 },
    ], beat * 4);
  },
  async income({ seat, items }, beat) {
    const to = seatSpot(seat);
    const coins = (items ?? []).flatMap((item) => {
      const from = (item.regions ?? []).map((r) => stage.place(r));
      if (from.length > 0) return from;
      // Coins that no region paid come from the hand of their race.
      return Array.from({ length: Math.min(item.amount ?? 0, 6) }, () => handSpot(seat));
    });
    const apart = Math.min(28, 400 / Math.max(1, coins.length));
    await Promise.all(coins.map((from, i) => {
      const node = ghost(html`<g transform="scale(1.5)"><${CoinMark} /></g>`, 24);
      const above = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 40];
      return fly(node, [{ transform: spot(from, 0.6), opacity: 0 }, { transform: spot(from, 1), opacity: 1, offset: 0.15 }, { transform: spot(above, 1.1), offset: 0.55 }, { transform: spot(to, 0.7), opacity: 0.9 }], beat * 1.6, i * apart);
    }));
  },
  async declined({ seat }) {
    for (const r of stage.view().regions) {
      if (r.owner?.seat === seat && r.owner.slot === "active") patch(r.region, (is) => ({ owner: { ...is.owner, slot: "declined" } }));
    }
  },
};

function addMarker(markers, kind, by) {
  const had = markers.find((m) => m.kind === kind)?.count ?? 0;
  return [...markers.filter((m) => m.kind !== kind), ...(had + by > 0 ? [{ kind, count: had + by }] : [])];
}

/** What is always shown by itself. */
const alone = ["rolled", "income"];

/**
 * Plays events one after the other (puts and takes together) over the view now on the board; the
 * promise is kept when all have ended, then give the board the new view. `reduced`: nothing moves.
 * `speed`: 2 is twice as fast. Another game brings its own `shown`: what each event shows, and `together`: which are
 * shown together when they follow each other; true: all but dice and coins.
 */
export function animate(events, { reduced = false, speed = 1, shown = plays, together = ["placed", "removed"] } = {}) {
  const run = async () => {
    hurry = false;
    if (reduced || !stage || document.hidden) return;
    const beat = BEAT / speed;
    const groups = [];
    for (const event of events) {
      if (!shown[event.type]) continue;
      const last = groups[groups.length - 1];
      const joins = together === true ? !alone.includes(event.type) && !alone.includes(last?.[0].type) : together.includes(event.type) && last?.[0].type === event.type;
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
  let held = null;
  const move = (e) => {
    if (e.pointerId !== id) return;
    if (!held && Math.hypot(e.clientX - started[0], e.clientY - started[1]) > 8) held = liftGhost(stack, stage.discPixels());
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
  const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];
  for (const [name, listener] of listeners) addEventListener(name, listener);
}
