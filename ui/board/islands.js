// Islands in one sea: where each one lies. The map file gives every island in a box of its own; here
// they become one geometry that the board draws like any other, with the part of the sea that is to be
// seen as its `world`.
import { areaOf, boxOf, resample } from "./geometry.js";
import { atOnce, inSteps } from "./steps.js";

/** Mean area of a region, in map units: the same on every island, so that no island is harder to tap. */
const REGION = 150 * 150;

/** Sea between two islands, and between an island and the edge of the map, in map units. */
export const GAP = 56;
const EDGE = 34;

/** Height of the rows in which outlines are compared. */
const ROW = 12;

/** So many arrangements of different shape are kept for a group of islands. */
const KEPT = 12;

/** One island around (0, 0) at its size on the table: `{id, size, regions, scale, middle, points}`. */
function islandOf({ id, regions }, all) {
  const own = regions.map((r) => all[r]);
  const mean = own.reduce((sum, r) => sum + Math.abs(areaOf(r.outline)), 0) / own.length;
  const scale = Math.sqrt(REGION / mean);
  const [l, t, r, b] = boxOf(own.flatMap((region) => region.outline));
  const middle = [(l + r) / 2, (t + b) / 2];
  const at = ([x, y]) => [(x - middle[0]) * scale, (y - middle[1]) * scale];
  const points = own
    .filter((region) => region.rim ?? true)
    .flatMap((region) => resample([...region.outline, region.outline[0]], ROW).map(at));
  return { id, regions, scale, middle, points };
}

/** The extent of points in each row: `{first, low, high}`, arrays from row `first` on. */
function profile(points) {
  const rows = points.map(([, y]) => Math.round(y / ROW));
  const first = Math.min(...rows);
  const low = new Array(Math.max(...rows) - first + 1).fill(Infinity);
  const high = low.map(() => -Infinity);
  points.forEach(([x], i) => {
    const row = rows[i] - first;
    low[row] = Math.min(low[row], x);
    high[row] = Math.max(high[row], x);
  });
  return { first, low, high };
}

const NEAR = Math.ceil(GAP / ROW);
const apartAt = Array.from({ length: NEAR + 1 }, (_, k) => Math.sqrt(Math.max(0, GAP ** 2 - (k * ROW) ** 2)));

/** How far `q`, moved by `slide` rows, must go along the rows to keep the gap behind `p`. */
function aside(p, q, slide) {
  let by = -Infinity;
  for (let i = 0; i < p.high.length; i++) {
    const row = p.first + i - slide - q.first;
    for (let k = -NEAR; k <= NEAR; k++) by = Math.max(by, p.high[i] - (q.low[row + k] ?? Infinity) + apartAt[Math.abs(k)]);
  }
  return Math.ceil(by / ROW);
}

/** Two profiles as one, the second moved by `slide` rows and `by` along them. */
function both(p, q, slide, by) {
  const first = Math.min(p.first, q.first + slide);
  const length = Math.max(p.first + p.low.length, q.first + slide + q.low.length) - first;
  const low = new Array(length).fill(Infinity);
  const high = new Array(length).fill(-Infinity);
  for (const [one, start, shift] of [
    [p, p.first - first, 0],
    [q, q.first + slide - first, by * ROW],
  ]) {
    for (let i = 0; i < one.low.length; i++) {
      low[start + i] = Math.min(low[start + i], one.low[i] + shift);
      high[start + i] = Math.max(high[start + i], one.high[i] + shift);
    }
  }
  return { first, low, high };
}

/** Two groups side by side, or one above the other: `{places: [{island, x, y}], rows, columns}`. */
function join(a, b, across, lean) {
  const [p, q] = across ? [a.rows, b.rows] : [a.columns, b.columns];
  const [begin, room] = [p.first - q.first, p.low.length - q.low.length];
  // Along the other axis: beginnings level (0), middles level (1/2), ends level (1), or between.
  const slide = begin + Math.round(room * lean);
  const by = aside(p, q, slide);
  const [along, other] = [both(p, q, slide, by), across ? both(a.columns, b.columns, by, slide) : both(a.rows, b.rows, by, slide)];
  const [dx, dy] = across ? [by, slide] : [slide, by];
  const places = [...a.places, ...b.places.map((place) => ({ ...place, x: place.x + dx * ROW, y: place.y + dy * ROW }))];
  return group(places, across ? along : other, across ? other : along);
}

const group = (places, rows, columns) => ({ places, rows, columns, width: columns.low.length, height: rows.low.length });

/** Of many arrangements those that are the smallest for their shape, few enough to go on with. */
function best(list) {
  const front = [];
  for (const one of [...list].sort((p, q) => p.width - q.width || p.height - q.height)) {
    if (front.length === 0 || one.height < front[front.length - 1].height) front.push(one);
  }
  while (front.length > KEPT) {
    // The one most like its neighbour goes; the widest and the highest stay.
    let least = 1;
    for (let i = 2; i + 1 < front.length; i++) {
      if (front[i + 1].width - front[i - 1].width < front[least + 1].width - front[least - 1].width) least = i;
    }
    front.splice(least, 1);
  }
  return front;
}

/**
 * Arrangements of the islands of a map, from the narrowest to the widest: every set of islands out of two smaller ones.
 * @param {any} geometry
 */
function* arrangementsOf(geometry) {
  const islands = geometry.islands.map((/** @type {any} */ island) => islandOf(island, geometry.regions));
  /** The best for each set, a bit for each island. @type {any[][]} */
  const known = [];
  for (let set = 1; set < 1 << islands.length; set++) {
    const alone = islands.findIndex((/** @type {any} */ _, /** @type {number} */ i) => set === 1 << i);
    const found = [];
    if (alone >= 0) {
      const { points } = islands[alone];
      const across = points.map((/** @type {Ui.Point} */ [x, y]) => [y, x]);
      found.push(group([{ island: alone, x: 0, y: 0 }], profile(points), profile(across)));
    }
    for (let part = (set - 1) & set; part > set - part; part = (part - 1) & set) {
      for (const a of known[part]) {
        for (const b of known[set - part]) {
          for (const across of [true, false]) for (const lean of [0, 0.25, 0.5, 0.75, 1]) found.push(join(a, b, across, lean));
        }
        yield;
      }
    }
    known[set] = best(found);
  }
  return known[known.length - 1].map((plan) => ({ ...plan, islands }));
}

/** The place with most open sea around it inside the part that is shown: `{at, room}`. */
function calmest(points, { left, top, width, height }) {
  let found = { at: [left, top], room: 0 };
  for (let x = left + 30; x < left + width; x += 30) {
    for (let y = top + 30; y < top + height; y += 30) {
      let room = Math.min(x - left, y - top, left + width - x, top + height - y) + EDGE;
      for (const p of points) room = Math.min(room, Math.hypot(p[0] - x, p[1] - y));
      if (room > found.room) found = { at: [x, y], room };
    }
  }
  return found;
}

/** A map with its islands put down where an arrangement has them. */
function laid(geometry, { places, islands }) {
  const regions = geometry.regions.map((r) => r);
  for (const { island, x, y } of places) {
    const { scale, middle, regions: own } = islands[island];
    const at = ([px, py]) => [Math.round(((px - middle[0]) * scale + x) * 10) / 10, Math.round(((py - middle[1]) * scale + y) * 10) / 10];
    for (const id of own)
      regions[id] = { ...geometry.regions[id], at: at(geometry.regions[id].at), outline: geometry.regions[id].outline.map(at) };
  }
  const [l, t, r, b] = boxOf(regions.flatMap((region) => region.outline));
  const world = { left: l - EDGE, top: t - EDGE, width: r - l + 2 * EDGE, height: b - t + 2 * EDGE };
  return {
    ...geometry,
    of: geometry,
    regions,
    world,
    rose: calmest(
      regions.flatMap((region) => region.outline),
      world,
    ),
  };
}

/** The shape of the room that islands are arranged for: a table's. A phone held upright sees the same sea turned by a quarter. */
/** @type {[number, number]} */
const ROOM = [1400, 1000];

/** How large an arrangement is shown in a room of `width` x `height`. @param {any} plan @param {number} width @param {number} height */
const scaleIn = (plan, width, height) => Math.min(width / (plan.width * ROW + 2 * EDGE), height / (plan.height * ROW + 2 * EDGE));

const made = new WeakMap();

/** @param {any} geometry */
function* seaMade(geometry) {
  const [plan] = (yield* arrangementsOf(geometry)).sort((p, q) => scaleIn(q, ...ROOM) - scaleIn(p, ...ROOM));
  made.set(geometry, laid(geometry, plan));
}

/**
 * The map with its islands in one sea. It follows from the islands alone: no window, and no history of windows, moves them
 * during a game.
 * @param {any} geometry
 */
export function seaOf(geometry) {
  if (!made.has(geometry)) atOnce(seaMade(geometry));
  return made.get(geometry);
}

/** Finds that sea without holding anything up. @param {any} geometry */
export async function findSea(geometry) {
  if (geometry.islands && !made.has(geometry)) await inSteps(seaMade(geometry));
}

/** Islands as they lie in their sea, or the map as it is. @param {any} geometry */
export const plainOf = (geometry) => (geometry.islands ? seaOf(geometry) : geometry);
