// Regions as shapes: one is cut in two along a line, two become one. Neighbours share the points of their border, so that what is done to
// one is done to the other.

import { plainOf } from "../board/islands.js";

/** @typedef {[number, number]} Point */

/** A line that ends so near to a border goes on to it. */
const SNAP = 46;
/** A cut so near to a corner goes through the corner. */
const CORNER = 16;
/** The smallest region. */
const LEAST = 2600;
/** Where a sheet of islands ends at most. */
const FARTHEST = 1990;
/** The sheet of a new board: left, top, right, bottom. */
const SHEET = [8, 8, 992, 692];

/** @param {Point} a @param {Point} b */
const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** @param {Point} a @param {Point} b */
const equal = (a, b) => a[0] === b[0] && a[1] === b[1];
/** @param {Point} at @returns {Point} */
const whole = (at) => [Math.round(at[0]), Math.round(at[1])];

/** Twice the signed area. @param {Point[]} ring */
const doubled = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + x * ny - nx * y;
  }, 0);
/** @param {Point[]} ring */
export const areaOf = (ring) => Math.abs(doubled(ring)) / 2;

/** @param {Point[]} ring @param {Point} at */
export function isInside(ring, [x, y]) {
  let inside = false;
  for (let i = 0; i < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[(i + 1) % ring.length]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The nearest point of a ring, and after which corner it lies. @param {Point[]} ring @param {Point} at */
function nearest(ring, at) {
  let best = { after: 0, point: ring[0], by: Number.POSITIVE_INFINITY };
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = Math.min(1, Math.max(0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    const point = /** @type {Point} */ ([a[0] + dx * along, a[1] + dy * along]);
    const by = far(at, point);
    if (by < best.by) best = { after: i, point, by };
  }
  return best;
}

/** A point well inside: the one of a grid that is farthest from the border. @param {Point[]} ring @returns {Point} */
export function middleOf(ring) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [l, t, r, b] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let best = { at: /** @type {Point} */ ([(l + r) / 2, (t + b) / 2]), room: -1 };
  const steps = 16;
  for (let i = 1; i < steps; i++)
    for (let j = 1; j < steps; j++) {
      const at = /** @type {Point} */ ([l + ((r - l) * i) / steps, t + ((b - t) * j) / steps]);
      if (!isInside(ring, at)) continue;
      const room = nearest(ring, at).by;
      if (room > best.room) best = { at, room };
    }
  return whole(best.at);
}

/** Every piece of border, as a text that is the same from both sides. @param {Point[]} ring */
const edgesOf = (ring) => ring.map((a, i) => [a.join(), ring[(i + 1) % ring.length].join()].toSorted().join(" "));

/** Have they some border in common? @param {Point[]} a @param {Point[]} b */
export function touch(a, b) {
  const known = new Set(edgesOf(a));
  return edgesOf(b).some((edge) => known.has(edge));
}

/** The ring with `point` among its corners, where it lies on its border. @param {Point[]} ring @param {Point} point */
function withCorner(ring, point) {
  if (ring.some((corner) => equal(corner, point))) return ring;
  const { after, by } = nearest(ring, point);
  return by > 1.5 ? ring : [...ring.slice(0, after + 1), point, ...ring.slice(after + 1)];
}

/** Where the way from `a` to `b` crosses the ring: shares of the way. @param {Point[]} ring @param {Point} a @param {Point} b */
function crossings(ring, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const found = [];
  for (let i = 0; i < ring.length; i++) {
    const [p, q] = [ring[i], ring[(i + 1) % ring.length]];
    const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
    const under = dx * ey - dy * ex;
    if (under === 0) continue;
    const [t, u] = [((p[0] - a[0]) * ey - (p[1] - a[1]) * ex) / under, ((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / under];
    if (t >= 0 && t <= 1 && u >= 0 && u < 1) found.push(t);
  }
  return found.toSorted((s, t) => s - t);
}

/**
 * The first part of a line that lies in a ring from border to border; an end near the border goes on to it.
 * @param {Point[]} ring
 * @param {Point[]} line
 * @returns {Point[] | null}
 */
function across(ring, line) {
  /** @type {Point[] | null} */
  let part = null;
  const first = line[0];
  if (isInside(ring, first)) {
    const { point, by } = nearest(ring, first);
    if (by <= SNAP) part = by < 1 ? [first] : [point, first];
  }
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    const cuts = crossings(ring, a, b);
    for (const [n, t] of cuts.entries()) {
      const at = /** @type {Point} */ ([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      if (part && far(part[0], at) > 1) return [...part, at];
      const next = ((cuts[n + 1] ?? 1) + t) / 2;
      part = isInside(ring, [a[0] + (b[0] - a[0]) * next, a[1] + (b[1] - a[1]) * next]) ? [at] : null;
    }
    if (part) part.push(b);
  }
  const last = line[line.length - 1];
  if (!part || !isInside(ring, last)) return null;
  const { point, by } = nearest(ring, last);
  return by <= SNAP ? [...part, point] : null;
}

/** Fewer points: one every so often, and the ends. @param {Point[]} line */
function thin(line) {
  const kept = [line[0]];
  for (const at of line.slice(1, -1)) if (far(kept[kept.length - 1], at) >= 24) kept.push(at);
  const last = line[line.length - 1];
  if (kept.length > 1 && far(kept[kept.length - 1], last) < 14) kept.pop();
  return [...kept, last];
}

/** The corner that is meant by a point of the border, or the point. @param {Point[]} ring @param {Point} at @returns {Point} */
function end(ring, at) {
  const near = ring.reduce((best, corner) => (far(corner, at) < far(best, at) ? corner : best));
  return far(near, at) <= CORNER ? near : whole(at);
}

/**
 * A board with other regions; `on`: which regions an island has now.
 * @param {any} board
 * @param {any[]} regions
 * @param {(own: number[]) => number[]} on
 */
function redrawn(board, regions, on) {
  const islands = board.islands?.map((/** @type {any} */ island) => ({ ...island, regions: on(island.regions) }));
  return { ...board, origin: "drawn", ...(islands ? { islands } : {}), regions };
}

/** Does some of its border belong to nobody else? @param {any} region @param {any[]} regions */
function atRim(region, regions) {
  const others = new Set(regions.flatMap((other) => (other.id === region.id ? [] : edgesOf(other.outline))));
  return edgesOf(region.outline).some((edge) => !others.has(edge));
}

/**
 * Cuts one region in two; null where the line does not go from border to border, or a part would be too small.
 * @param {any} board
 * @param {number} id
 * @param {Point[]} line
 */
export function cut(board, id, line) {
  const before = board.regions[id];
  const part = across(before.outline, line);
  if (!part) return null;
  let ring = /** @type {Point[]} */ (before.outline);
  const [from, to] = [end(ring, part[0]), end(ring, part[part.length - 1])];
  if (equal(from, to)) return null;
  const inner = thin([from, ...part.slice(1, -1).map(whole), to])
    .slice(1, -1)
    .filter((at) => isInside(ring, at) && nearest(ring, at).by > 4);
  ring = withCorner(withCorner(ring, from), to);
  const [i, j] = [ring.findIndex((at) => equal(at, from)), ring.findIndex((at) => equal(at, to))];
  if (i < 0 || j < 0) return null;
  const walk = (/** @type {number} */ a, /** @type {number} */ b) =>
    a <= b ? ring.slice(a, b + 1) : [...ring.slice(a), ...ring.slice(0, b + 1)];
  const rings = [
    [...walk(i, j), ...inner.toReversed()],
    [...walk(j, i), ...inner],
  ];
  if (rings.some((one) => one.length < 3 || areaOf(one) < LEAST)) return null;
  // What stands in it stays on the side where it stood.
  if (!isInside(rings[0], before.at)) rings.reverse();
  const fresh = board.regions.length;
  const cornered = board.regions.map((/** @type {any} */ region) =>
    region.id === id ? region : { ...region, outline: withCorner(withCorner(region.outline, from), to) },
  );
  const beside = rings.map((one) => before.adjacent.filter((/** @type {number} */ n) => touch(one, cornered[n].outline)));
  // What was beside it is beside one of its parts at least.
  for (const n of before.adjacent)
    if (!beside.some((all) => all.includes(n)))
      beside[nearest(rings[1], board.regions[n].at).by < nearest(rings[0], board.regions[n].at).by ? 1 : 0].push(n);
  const parts = [
    { ...before, outline: rings[0], at: middleOf(rings[0]), adjacent: [...beside[0], fresh] },
    { ...before, id: fresh, symbols: [], marks: [], outline: rings[1], at: middleOf(rings[1]), adjacent: [...beside[1], id] },
  ];
  const regions = [
    ...cornered.map((/** @type {any} */ region) => {
      if (region.id === id) return parts[0];
      if (!before.adjacent.includes(region.id)) return region;
      const stays = region.adjacent.filter((/** @type {number} */ n) => n !== id || beside[0].includes(region.id));
      return { ...region, adjacent: beside[1].includes(region.id) ? [...stays, fresh] : stays };
    }),
    parts[1],
  ];
  for (const at of [id, fresh]) {
    const rim = before.rim && atRim(regions[at], regions);
    regions[at] = { ...regions[at], rim, entry: before.entry && (rim || !before.rim) };
  }
  return redrawn(board, regions, (own) => (own.includes(id) ? [...own, fresh] : own));
}

/** Cuts every region that a line goes through; null where it goes through none. @param {any} board @param {Point[]} line */
export function cutAll(board, line) {
  let next = null;
  for (const { id } of board.regions) next = cut(next ?? board, id, line) ?? next;
  return next;
}

/** Cuts a region across its longer side. @param {any} board @param {number} id */
export function halve(board, id) {
  const ring = /** @type {Point[]} */ (board.regions[id].outline);
  const [x, y] = board.regions[id].at;
  const ways = Array.from({ length: 12 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 12) * 3000, Math.sin((i * Math.PI) / 12) * 3000];
    const line = /** @type {Point[]} */ ([
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]);
    const part = across(ring, line);
    return { line, long: part ? far(part[0], part[part.length - 1]) : Number.POSITIVE_INFINITY };
  });
  for (const { line } of ways.toSorted((a, b) => a.long - b.long)) {
    const next = cut(board, id, line);
    if (next) return next;
  }
  return null;
}

/** Two rings as one; null where they have no border in common, or it is in pieces. @param {Point[]} a @param {Point[]} b */
function union(a, b) {
  const turned = doubled(a) > 0 === doubled(b) > 0 ? b : b.toReversed();
  const [inA, inB] = [new Set(edgesOf(a)), new Set(edgesOf(turned))];
  /** @type {Map<string, Point>} */
  const next = new Map();
  for (const [ring, other] of /** @type {[Point[], Set<string>][]} */ ([
    [a, inB],
    [turned, inA],
  ])) {
    const edges = edgesOf(ring);
    for (const [i, at] of ring.entries()) {
      if (other.has(edges[i])) continue;
      // A corner where they part and meet again would have two ways on.
      if (next.has(at.join())) return null;
      next.set(at.join(), ring[(i + 1) % ring.length]);
    }
  }
  if (next.size === a.length + b.length || next.size < 3) return null;
  const start = /** @type {Point} */ ([.../** @type {string} */ (next.keys().next().value).split(",").map(Number)]);
  /** @type {Point[]} */
  const ring = [];
  for (let at = start; ring.length <= next.size; ) {
    ring.push(at);
    const to = next.get(at.join());
    if (!to) return null;
    at = to;
    if (equal(at, start)) break;
  }
  return ring.length === next.size ? ring : null;
}

/**
 * Two neighbours become one, with the ground of the first; null where that cannot be.
 * @param {any} board
 * @param {number} one
 * @param {number} other
 */
export function join(board, one, other) {
  const [a, b] = [board.regions[one], board.regions[other]];
  if (one === other || !a.adjacent.includes(other)) return null;
  const outline = union(a.outline, b.outline);
  if (!outline) return null;
  const beside = [...new Set([...a.adjacent, ...b.adjacent])].filter((n) => n !== one && n !== other);
  const merged = { ...a, outline, at: middleOf(outline), rim: a.rim || b.rim, entry: a.entry || b.entry, adjacent: beside };
  const number = (/** @type {number} */ n) => (n > other ? n - 1 : n);
  const regions = board.regions
    .filter((/** @type {any} */ region) => region.id !== other)
    .map((/** @type {any} */ region) => {
      const now = region.id === one ? merged : region;
      const adjacent = [...new Set(now.adjacent.map((/** @type {number} */ n) => number(n === other ? one : n)))];
      return { ...now, id: number(now.id), adjacent };
    });
  return redrawn(board, regions, (own) => own.filter((n) => n !== other).map(number));
}

/** So far round a place the borders come along when it is moved. */
const PULL = 90;

/** Do two pieces of border cross? @param {Point} a @param {Point} b @param {Point} c @param {Point} d */
function cross([ax, ay], [bx, by], [cx, cy], [dx, dy]) {
  const side = (/** @type {number[]} */ [px, py, qx, qy, x, y]) => Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  return (
    side([ax, ay, bx, by, cx, cy]) * side([ax, ay, bx, by, dx, dy]) < 0 &&
    side([cx, cy, dx, dy, ax, ay]) * side([cx, cy, dx, dy, bx, by]) < 0
  );
}

/** Does a ring cross itself nowhere? @param {Point[]} ring */
function isPlain(ring) {
  for (let i = 0; i < ring.length; i++)
    for (let j = i + 2; j < ring.length; j++)
      if ((j + 1) % ring.length !== i && cross(ring[i], ring[i + 1], ring[j], ring[(j + 1) % ring.length])) return false;
  return true;
}

/**
 * Moves what lies at `from` to `to`, and the borders around it as far as they are near; null where a region would be folded or too small.
 * The edge of the sheet stays where it is.
 * @param {any} board
 * @param {Point} from
 * @param {Point} to
 */
export function drag(board, from, to) {
  const [l, t, r, b] = SHEET;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const shifted = (/** @type {Point} */ at) => {
    const share = Math.max(0, 1 - far(at, from) / PULL);
    if (share === 0) return at;
    const fixed = (/** @type {number} */ value, /** @type {number[]} */ ends) => !board.islands && ends.includes(value);
    const pull = share * (2 - share);
    return whole([fixed(at[0], [l, r]) ? at[0] : at[0] + dx * pull, fixed(at[1], [t, b]) ? at[1] : at[1] + dy * pull]);
  };
  let moved = false;
  const regions = [];
  for (const region of board.regions) {
    const outline = region.outline.map(shifted);
    if (outline.every((/** @type {Point} */ at, /** @type {number} */ i) => equal(at, region.outline[i]))) {
      regions.push(region);
      continue;
    }
    moved = true;
    const apart = outline.every((/** @type {Point} */ at, /** @type {number} */ i) => !equal(at, outline[(i + 1) % outline.length]));
    const onSheet = outline.every((/** @type {Point} */ [x, y]) =>
      board.islands ? x >= 0 && y >= 0 && x <= FARTHEST && y <= FARTHEST : x >= l && x <= r && y >= t && y <= b,
    );
    if (!apart || !onSheet || areaOf(outline) < LEAST || doubled(outline) > 0 !== doubled(region.outline) > 0 || !isPlain(outline))
      return null;
    regions.push({
      ...region,
      outline,
      at: isInside(outline, region.at) && nearest(outline, region.at).by > 20 ? region.at : middleOf(outline),
    });
  }
  return moved ? redrawn(board, regions, (own) => own) : null;
}

/** A region that is a rectangle, and has nothing in it. @param {number} id @param {string} terrain @param {number[]} sides */
const plot = (id, terrain, [l, t, r, b]) => ({
  id,
  terrain,
  symbols: [],
  marks: /** @type {string[]} */ ([]),
  entry: true,
  rim: true,
  adjacent: [],
  at: [(l + r) / 2, (t + b) / 2],
  outline: [
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ],
});

/** How many islands lie beside each other on an empty sheet, and how large they are. */
const BESIDE = 3;
const [WIDE, HIGH, SEA] = [420, 320, 60];

/**
 * A sheet with nothing on it but one region, or one on each island, with the mark that each has.
 * @param {{ id: string, game: string, players: number, rounds: number, terrain: string, mark?: string | null }} wish
 */
export function blank({ terrain, mark = null, ...board }) {
  if (!mark) return { ...board, origin: "drawn", regions: [plot(0, terrain, SHEET)] };
  const regions = Array.from({ length: board.players }, (_, i) => {
    const [l, t] = [SEA + (i % BESIDE) * (WIDE + SEA), SEA + Math.floor(i / BESIDE) * (HIGH + SEA)];
    return { ...plot(i, terrain, [l, t, l + WIDE, t + HIGH]), marks: [mark] };
  });
  return { ...board, origin: "drawn", islands: regions.map(({ id }) => ({ id: `i${id + 1}`, regions: [id] })), regions };
}

/**
 * A printed board as the beginning of one's own: islands lie on one sheet, as they do in their sea.
 * @param {any} printed
 * @param {string} id
 */
export function copyOf(printed, id) {
  if (!printed.islands) return { ...printed, id };
  const { of, world, rose, ...plain } = plainOf(printed);
  const scale = Math.min(1, FARTHEST / Math.max(world.width, world.height));
  const moved = (/** @type {Point} */ [x, y]) => whole([(x - world.left) * scale, (y - world.top) * scale]);
  const regions = plain.regions.map((/** @type {any} */ region) => ({
    ...region,
    at: moved(region.at),
    outline: region.outline.map(moved),
  }));
  return { ...plain, id, regions };
}
