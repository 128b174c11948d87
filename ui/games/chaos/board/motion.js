// What moves on the map of the Old World: figures slide, the dead leave the board, corruption drops in, cards land on
// their slots. The queue and the ghosts are those of the board of Small World.

import { register as enter, fly, ghost, handSpot, animate as play, seatSpot, spot } from "../../../board/motion.js";
import { GlyphMark } from "../../../board/pieces.js";
import { html, signal } from "../../../lib.js";
import { FigureMark, PowerMark, RuinMark, SlotMark, TokenMark } from "./marks.js";
import { kindOf } from "./picture.js";

export { moving, skip } from "../../../board/motion.js";

/** @type {Ui.Stage} */
let map = /** @type {any} */ (null);
const patched = signal({ view: /** @type {any} */ (null), lands: /** @type {Record<string, any> | null} */ (null) });

/** The map that is on the page now; returns what ends that. */
export function register(board) {
  map = board;
  const leave = enter(board);
  return () => {
    leave();
    if (map === board) map = /** @type {any} */ (null);
  };
}

/** Lands that stand differently than in `view` because a motion is under way, or null. @param {Ui.ChaosView} view */
export function patches(view) {
  const { view: of, lands } = patched.value;
  return of === view ? lands : null;
}

function patch(land, change) {
  const view = map?.view();
  const plain = view?.lands.find((l) => l.land === land);
  if (!plain) return;
  const before = (patched.peek().view === view && patched.peek().lands) || {};
  patched.value = { view, lands: { ...before, [land]: { ...before[land], ...change({ ...plain, ...before[land] }) } } };
}

/** The lands as they are shown now. */
const lands = () => {
  const view = map.view();
  const { view: of, lands: more } = patched.peek();
  return of === view ? view.lands.map((l) => ({ ...l, ...more?.[l.land] })) : view.lands;
};
const find = (land) => lands().find((l) => l.land === land);
const known = (land) => map.byName().get(land);
const pieces = (land) => map.spot(known(land).at);
const ring = (land) => map.spot(known(land).ring);
/** Size of a ghost whose mark is drawn in map units. */
const size = (k = 1) => Math.max(26, 40 * map.scale() * k);
const seatOf = (power) => map.view().powers?.find((p) => p.power === power)?.seat ?? null;
const home = (power) => seatSpot(seatOf(power));
const hand = (power) => handSpot(seatOf(power));

const slide = (mark, from, to, beat, k = 1) =>
  fly(ghost(mark, size(k)), [{ transform: spot(from, 0.9) }, { transform: spot(to, 1.08), offset: 0.8 }, { transform: spot(to, 1) }], beat);
const fall = (mark, at, beat) =>
  fly(
    ghost(mark, size()),
    [
      { transform: spot([at[0], at[1] - 46], 1.5), opacity: 0 },
      { transform: spot(at, 1.1), opacity: 1, offset: 0.7 },
      { transform: spot(at, 1), opacity: 1 },
    ],
    beat,
  );
const leave = (mark, at, to, beat) =>
  fly(
    ghost(mark, size()),
    [
      { transform: spot(at), opacity: 1 },
      { transform: spot(to, 0.6), opacity: 0.2 },
    ],
    beat,
  );

const without = (figure) => (is) => ({ figures: is.figures.filter((f) => f.figure !== figure) });
const corrupt = (power, by) => (is) => {
  const corruption = { ...is.corruption, [power]: Math.max(0, (is.corruption[power] ?? 0) + by) };
  const blight = Math.max(0, (is.blight ?? 0) + by);
  return { corruption, blight, blight_next: Math.max(blight, is.blight_next ?? 0) };
};
const token = (id, by) => (is) => ({ tokens: { ...is.tokens, [id]: Math.max(0, (is.tokens?.[id] ?? 0) + by) } });
const flag = (figure, more) => (is) => ({ figures: is.figures.map((f) => (f.figure === figure ? { ...f, ...more } : f)) });
const landOf = (figure) => lands().find((l) => l.figures.some((f) => f.figure === figure))?.land;

async function die({ figure, land }, beat) {
  const { power } = kindOf(figure);
  const at = pieces(land);
  patch(land, without(figure));
  await fly(
    ghost(html`<${FigureMark} figure=${figure} />`, size()),
    [
      { transform: spot(at), opacity: 1 },
      { transform: `${spot([at[0] + 12, at[1] + 16], 0.9)} rotate(40deg)`, opacity: 0.9, offset: 0.45 },
      { transform: `${spot(home(power), 0.5)} rotate(70deg)`, opacity: 0 },
    ],
    beat * 1.3,
  );
}

/** What flies from a land to the power that gains it. */
const gain =
  (mark) =>
  async ({ power, land }, beat) => {
    if (!land || !known(land)) return;
    await leave(mark, pieces(land), home(power), beat * 1.4);
  };

/** What each event shows. */
const shown = {
  async summoned({ power, kind, figure, from, to }, beat) {
    const old = from && find(from)?.figures.find((f) => f.figure === figure);
    if (old) patch(from, without(figure));
    await slide(html`<${FigureMark} figure=${figure} />`, from ? pieces(from) : hand(power), pieces(to), beat);
    patch(to, (is) => ({ figures: [...is.figures, old || { figure, owner: power, controller: power, kind }] }));
  },
  async figure_moved({ figure, from, to }, beat) {
    const moved = find(from)?.figures.find((f) => f.figure === figure);
    patch(from, without(figure));
    await slide(html`<${FigureMark} figure=${figure} controller=${moved?.controller} />`, pieces(from), pieces(to), beat);
    if (moved) patch(to, (is) => ({ figures: [...is.figures, moved] }));
  },
  killed: die,
  async returned({ figure, land }, beat) {
    patch(land, without(figure));
    await leave(html`<${FigureMark} figure=${figure} />`, pieces(land), home(kindOf(figure).power), beat);
  },
  async shielded({ figure }) {
    patch(landOf(figure), flag(figure, { shielded: true }));
  },
  async controlled({ figure }) {
    patch(landOf(figure), flag(figure, { controller: "slaanesh" }));
  },
  async stood({ figure, land, slot }) {
    patch(land, flag(figure, { slot }));
  },
  async played({ power, card, land, slot, cost, blank }, beat) {
    const lying = { power, card, cost, blank };
    await slide(html`<${SlotMark} card=${lying} />`, hand(power), map.spot(known(land).slots[slot - 1]), beat * 1.2);
    patch(land, (is) => ({ slots: is.slots.map((had, i) => (i === slot - 1 ? lying : had)) }));
  },
  async corrupted({ power, land, count }, beat) {
    await fall(html`<${PowerMark} power=${power} size=${30} />`, ring(land), beat);
    patch(land, corrupt(power, count ?? 1));
  },
  async cleansed({ power, land, count }, beat) {
    patch(land, corrupt(power, -(count ?? 1)));
    await leave(html`<${PowerMark} power=${power} size=${30} />`, ring(land), home(power), beat);
  },
  async token_placed({ token: id, land, count }, beat) {
    await fall(html`<${TokenMark} token=${id} count=${count ?? 1} />`, pieces(land), beat);
    patch(land, token(id, count ?? 1));
  },
  async token_removed({ token: id, land, count }, beat) {
    patch(land, token(id, -(count ?? 1)));
    const at = pieces(land);
    await leave(html`<${TokenMark} token=${id} count=${count ?? 1} />`, at, [at[0], at[1] - 40], beat);
  },
  async token_moved({ token: id, from, to }, beat) {
    patch(from, token(id, -1));
    await slide(html`<${TokenMark} token=${id} />`, pieces(from), pieces(to), beat);
    patch(to, token(id, 1));
  },
  async peasant_taken({ power, land }, beat) {
    patch(land, token("peasant", -1));
    await leave(html`<${TokenMark} token="peasant" />`, pieces(land), home(power), beat);
  },
  async ruined({ land, number }, beat) {
    const at = ring(land);
    patch(land, () => ({ ruined: number, fresh: true }));
    await fly(
      ghost(html`<${RuinMark} number=${number} />`, size()),
      [
        { transform: spot(at, 3), opacity: 0 },
        { transform: spot(at, 1), opacity: 1, offset: 0.7 },
        { transform: spot(at, 1), opacity: 1 },
      ],
      beat * 1.6,
    );
  },
  async scored({ power, land, points }, beat) {
    await gain(html`<g class=${`ch-${power}`}><circle class="ow-rim" r="17" /><text class="ow-gain" y="7">+${points}</text></g>`)(
      { power, land },
      beat,
    );
  },
  async counter({ power, land }, beat) {
    await gain(
      html`<g class=${`ch-${power}`}><circle class="ow-rim" r="15" /><${GlyphMark} kind="chaos" id="counter" size=${20} class="ow-on" />
        </g>`,
    )({ power, land }, beat);
  },
};

/** As the board of Small World's: plays events one after the other over the view now on the map. */
export const animate = (/** @type {any[]} */ events, /** @type {any} */ options = {}) =>
  map ? play(events, { ...options, shown, together: ["killed", "returned", "token_placed", "corrupted"] }) : Promise.resolve();
