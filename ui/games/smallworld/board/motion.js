// What moves on the board: tokens slide where they go, the beaten return to their owner, coins fly from the region that
// paid them, the die tumbles once. Meanwhile the regions that were left or reached are patched, until the board is given
// the next view.

import { MarkerMark } from "../../../board/markers.js";
import { register as enter, fly, ghost, handSpot, animate as play, seatSpot, spot } from "../../../board/motion.js";
import { CoinMark, DieMark, PieceMark } from "../../../board/pieces.js";
import { html, signal } from "../../../lib.js";

/** @type {Ui.Stage} */
let board = /** @type {any} */ (null);
const patched = signal({ view: /** @type {any} */ (null), regions: /** @type {Record<number, any> | null} */ (null) });

/** The board that is on the page now; returns what ends that. */
export function register(shown) {
  board = shown;
  const leave = enter(shown);
  return () => {
    leave();
    if (board === shown) board = /** @type {any} */ (null);
  };
}

/** Regions that stand differently than in `view` because a motion is under way, or null. @param {Ui.FamilyView} view */
export function patches(view) {
  const { view: of, regions } = patched.value;
  return of === view ? regions : null;
}

/** @param {number} region */
function patch(region, change) {
  const view = board?.view();
  if (!view) return;
  const before = (patched.peek().view === view && patched.peek().regions) || {};
  const plain = view.regions.find((r) => r.region === region);
  if (!plain) return;
  const is = { owner: plain.owner, tokens: plain.tokens, markers: plain.markers, ...before[region] };
  patched.value = { view, regions: { ...before, [region]: { ...is, ...change(is) } } };
}

const colourOf = (seat) => board.seats()?.[seat]?.colour ?? seat;
const raceOf = (seat, slot) => {
  const held = board.view().seats?.[seat];
  return (slot === "active" || !slot ? held?.active?.race : held?.declined?.[0]?.race) ?? null;
};

async function slideTokens({ seat, race, count, declined = false, from, to, duration }) {
  const node = ghost(
    html`<${PieceMark} race=${race} colour=${seat === null ? null : colourOf(seat)} count=${count} declined=${declined} />`,
    board.discPixels(),
  );
  await fly(node, [{ transform: spot(from, 0.9) }, { transform: spot(to, 1.06), offset: 0.8 }, { transform: spot(to, 1) }], duration);
}

async function popMarker(kind, at, away, duration) {
  const node = ghost(html`<g transform="translate(0 12)"><${MarkerMark} kind=${kind} /></g>`, board.discPixels());
  const [small, large] = [
    { transform: spot([at[0], at[1] - 24], 0.4), opacity: 0 },
    { transform: spot(at, 1), opacity: 1 },
  ];
  await fly(node, away ? [large, small] : [small, large], duration);
}

/** What each event shows. Returns a promise; patches the regions on its way. */
const plays = {
  async conquered({ seat, slot, race, region, tokens }, beat) {
    await slideTokens({
      seat,
      race,
      count: tokens,
      declined: slot !== "active",
      from: handSpot(seat),
      to: board.place(region),
      duration: beat,
    });
    patch(region, () => ({ owner: { seat, slot, race }, tokens }));
  },
  async defeated({ seat, slot, race, region, lost, withdrawn, monsters, murlocs }, beat) {
    const at = board.place(region);
    patch(region, (is) =>
      is.owner && (seat === null ? is.owner.lost_tribe || is.owner.monsters || is.owner.murloc : is.owner.seat === seat)
        ? { owner: null, tokens: 0 }
        : {},
    );
    const flights = [];
    if (lost > 0 || seat === null) {
      const node = ghost(
        html`<${PieceMark} race=${seat === null ? (monsters ? "monsters" : murlocs ? "murloc" : "lost_tribe") : race}
          colour=${seat === null ? null : colourOf(seat)} count=${Math.max(1, lost)} declined=${slot !== "active" && seat !== null} />`,
        board.discPixels(),
      );
      flights.push(
        fly(
          node,
          [
            { transform: spot(at), opacity: 1 },
            { transform: `${spot([at[0] + 14, at[1] + 22], 0.7)} rotate(50deg)`, opacity: 0 },
          ],
          beat,
        ),
      );
    }
    if (withdrawn > 0 && seat !== null) {
      flights.push(slideTokens({ seat, race, count: withdrawn, from: at, to: seatSpot(seat), duration: beat }));
    }
    await Promise.all(flights);
  },
  async abandoned({ seat, slot, region, tokens }, beat) {
    const race = raceOf(seat, slot);
    patch(region, () => ({ owner: null, tokens: 0 }));
    await slideTokens({ seat, race, count: tokens, from: board.place(region), to: handSpot(seat), duration: beat });
  },
  async placed({ seat, piece, region, count }, beat) {
    if (piece !== "token") {
      await popMarker(piece, board.place(region), false, beat);
      patch(region, (is) => ({ markers: addMarker(is.markers, piece, count) }));
      return;
    }
    const race = raceOf(seat);
    await slideTokens({ seat, race, count, from: handSpot(seat), to: board.place(region), duration: beat });
    patch(region, (is) => ({ owner: is.owner ?? { seat, slot: "active", race }, tokens: is.tokens + count }));
  },
  async removed({ seat, piece, region, count }, beat) {
    if (piece !== "token") {
      patch(region, (is) => ({ markers: addMarker(is.markers, piece, -count) }));
      await popMarker(piece, board.place(region), true, beat);
      return;
    }
    const race = raceOf(seat);
    patch(region, (is) => ({ tokens: Math.max(0, is.tokens - count), owner: is.tokens > count ? is.owner : null }));
    await slideTokens({ seat, race, count, from: board.place(region), to: handSpot(seat), duration: beat });
  },
  async moved({ region, to, race, piece }, beat) {
    const at = board.place(region);
    if (piece !== "token" && piece !== "beast") return popMarker(piece, at, true, beat);
    const owner = board.view().regions.find((r) => r.region === region)?.owner;
    patch(region, (is) => ({ tokens: is.tokens - 1, owner: is.tokens > 1 ? is.owner : null }));
    const slide = {
      seat: owner?.seat ?? null,
      race: race ?? "murloc",
      count: 1,
      declined: owner?.slot === "declined",
      from: at,
      to: to === null || to === undefined ? seatSpot(owner?.seat) : board.place(to),
      duration: beat,
    };
    await slideTokens(slide);
    if (typeof to === "number") patch(to, (is) => ({ tokens: is.tokens + 1 }));
  },
  async swapped({ region, other }, beat) {
    const [a, b] = [region, other].map((id) => board.view().regions.find((r) => r.region === id));
    const slide = (of, to) =>
      of.owner && of.tokens > 0
        ? slideTokens({
            seat: of.owner.seat ?? null,
            race: of.owner.race ?? "murloc",
            count: of.tokens,
            declined: of.owner.slot !== "active",
            from: board.place(of.region),
            to: board.place(to.region),
            duration: beat,
          })
        : null;
    for (const id of [region, other]) patch(id, () => ({ owner: null, tokens: 0 }));
    await Promise.all([slide(a, b), slide(b, a)]);
    patch(region, () => ({ owner: b.owner, tokens: b.tokens }));
    patch(other, () => ({ owner: a.owner, tokens: a.tokens }));
  },
  async bomb({ region, exploded }, beat) {
    patch(region, (is) => ({ markers: addMarker(is.markers, "bomb", -1), ...(exploded ? { owner: null, tokens: 0 } : {}) }));
    await popMarker("bomb", board.place(region), true, beat);
  },
  async rolled({ face }, beat) {
    const anchor = document.querySelector("[data-die-anchor]")?.getBoundingClientRect();
    const rect = anchor && anchor.width > 0 ? anchor : board.box().getBoundingClientRect();
    const at = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const node = ghost(html`<g transform="scale(1.7)"><${DieMark} face=${face} /></g>`, Math.max(44, board.discPixels()));
    const turn = (to, x, y, s) => ({ transform: `${spot([at[0] + x, at[1] + y], s)} rotate(${to}deg)` });
    await fly(
      node,
      [
        { ...turn(-400, -120, -70, 0.7), offset: 0 },
        { ...turn(-150, -50, 10, 1.1), offset: 0.28 },
        { ...turn(-30, -12, -14, 1.05), offset: 0.42 },
        { ...turn(0, 0, 0, 1), offset: 0.52 },
        { ...turn(0, 0, 0, 1), offset: 1 },
      ],
      beat * 4,
    );
  },
  async income({ seat, items }, beat) {
    const to = seatSpot(seat);
    const coins = (items ?? []).flatMap((item) => {
      const from = (item.regions ?? []).map((r) => board.place(r));
      if (from.length > 0) return from;
      // Coins that no region paid come from the hand of their race.
      return Array.from({ length: Math.min(item.amount ?? 0, 6) }, () => handSpot(seat));
    });
    const apart = Math.min(28, 400 / Math.max(1, coins.length));
    await Promise.all(
      coins.map((from, i) => {
        const node = ghost(html`<g transform="scale(1.5)"><${CoinMark} /></g>`, 24);
        const above = /** @type {Ui.Point} */ ([(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 40]);
        return fly(
          node,
          [
            { transform: spot(from, 0.6), opacity: 0 },
            { transform: spot(from, 1), opacity: 1, offset: 0.15 },
            { transform: spot(above, 1.1), offset: 0.55 },
            { transform: spot(to, 0.7), opacity: 0.9 },
          ],
          beat * 1.6,
          i * apart,
        );
      }),
    );
  },
  async declined({ seat }) {
    for (const r of board.view().regions) {
      if (r.owner?.seat === seat && r.owner.slot === "active") patch(r.region, (is) => ({ owner: { ...is.owner, slot: "declined" } }));
    }
  },
};

function addMarker(markers, kind, by) {
  const had = markers.find((m) => m.kind === kind)?.count ?? 0;
  return [...markers.filter((m) => m.kind !== kind), ...(had + by > 0 ? [{ kind, count: had + by }] : [])];
}

/**
 * Plays events over the view now on the board, see ui/board/motion.js; puts and takes together, with `together: true` all but dice and
 * coins.
 */
export const animate = (/** @type {any[]} */ events, /** @type {any} */ options = {}) =>
  play(events, { together: ["placed", "removed"], ...options, shown: plays, alone: ["rolled", "income"] });
