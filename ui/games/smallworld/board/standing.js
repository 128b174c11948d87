// How large the pieces of a region may stand, so that they lie on no neighbour, and where its price finds room.
import { room } from "../../../board/geometry.js";
import { markerHeights } from "../../../board/markers.js";
import { clusterOf } from "./cluster.js";

/** Half the width of a marker at size 1, in units of a disc 40 wide. */
const HALF = { mountain: 26, dragon: 29, hero: 15, volcano: 14, hole: 16, wall: 16 };

/** Pieces are never kept smaller than this, nor need they grow larger, in map units a piece unit. */
const [SMALLEST, LARGEST] = [0.45, 4];

/** Radius of a price: of its drawing in piece units, and in map units what it needs on a phone to be read. */
const PRICE = 11.4;
const PRICE_LEAST = 16;

/** The room a stack takes, as circles [x, y, r] round the middle of its top disc and below. */
function stackCircles({ x, y, scale = 1 }, { count }) {
  const layers = Math.max(0, Math.min(4, (count ?? 1) - 1));
  const by = (layers * 3.1) / 2;
  const wide = String(count ?? "").length * 5.6;
  return [
    [x, y - by, 20.6 * scale],
    [x + 1, y + by + 1, 21 * scale],
    [x + 12.5 - wide + 5.6, y + by + 10, 8.6],
    [x + 12.5 + wide - 5.6, y + by + 10, 8.6],
  ];
}

/** The room of a marker: the corners of its box, a little cut. */
function markerCircles({ marker, x, y, scale = 1 }) {
  const half = (HALF[marker.kind] ?? 14) * scale;
  const high = (markerHeights[marker.kind] ?? 26) * scale;
  return [
    [x - half + 3, y + 1, 3],
    [x + half - 3, y + 1, 3],
    [x - half * 0.5, y - high + 4, 3],
    [x + half * 0.5, y - high + 4, 3],
  ];
}

/** Everything that stands in a cluster as circles, in piece units. */
export const circlesOf = (look, { stack, behind, front }) => [
  ...(look.stack ? stackCircles(stack, look.stack) : []),
  ...[...behind, ...front].flatMap(markerCircles),
];

/** A cluster moved so that the middle of what stands in it is the middle of the region. */
function centred(look, cluster) {
  const circles = circlesOf(look, cluster);
  if (circles.length === 0 || cluster.front.length + cluster.behind.length === 0) return cluster;
  const [dx, dy] = [0, 1].map((i) => -(Math.min(...circles.map((c) => c[i] - c[2])) + Math.max(...circles.map((c) => c[i] + c[2]))) / 2);
  const moved = (p) => ({ ...p, x: p.x + dx, y: p.y + dy });
  return {
    stack: moved(cluster.stack),
    behind: cluster.behind.map(moved),
    front: cluster.front.map(moved),
    chip: look.stack ? moved(cluster.chip) : cluster.chip,
  };
}

/** The largest size at which `fits` holds, by halving. */
function largest(fits) {
  if (fits(LARGEST)) return LARGEST;
  let [low, high] = [SMALLEST, LARGEST];
  if (!fits(low)) return low;
  for (let i = 0; i < 9; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The size at which circles round the middle of a region lie inside it and, where that costs little, on none of its symbols. */
function sizeOf({ outline, at, corners, symbolRoom }, circles) {
  const inside = (k) => circles.every(([x, y, r]) => room(outline, [at[0] + x * k, at[1] + y * k]) >= r * k);
  const clear = (k) =>
    corners.every((c, i) =>
      circles.every(([x, y, r]) => Math.hypot(at[0] + x * k - c[0], at[1] + y * k - c[1]) >= r * k + symbolRoom[i] * 10),
    );
  const whole = largest(inside);
  return Math.max(
    whole * 0.88,
    largest((k) => k <= whole && clear(k) && inside(k)),
  );
}

/** Where a price may lie round a stack: first where it is wanted, then on its other sides, last on the disc. */
const around = ({ x, y }, { x: sx, y: sy }) => [
  [x, y],
  [2 * sx - x, y],
  [sx, sy - 26],
  [sx + 28, sy - 6],
  [sx - 28, sy - 6],
  [sx - 22, sy + 16],
  [sx, sy - 14],
];

/** The place of a price where it lies inside its region; where there is none, the one that goes least beyond. */
function priceSpot({ outline, at }, look, cluster, k) {
  if (!look.stack) return cluster.chip;
  const radius = Math.max(PRICE * k, PRICE_LEAST);
  const reach = look.chip?.kind === "die" ? radius * 0.9 : look.chip?.glyph ? radius * 0.6 : 0;
  let best = cluster.chip;
  let most = -Infinity;
  for (const [x, y] of around(cluster.chip, cluster.stack)) {
    const free = Math.min(...[-reach, reach].map((by) => room(outline, [at[0] + x * k + by, at[1] + y * k]))) - radius;
    if (free >= 0) return { x, y };
    if (free > most) [best, most] = [{ x, y }, free];
  }
  return best;
}

/** So many clusters of a region are remembered. */
const KEPT = 12;

const known = new WeakMap();

/** What `find` finds for a region, found once for each key. */
function once(region, key, find) {
  if (!known.has(region)) known.set(region, new Map());
  const found = known.get(region);
  if (!found.has(key)) {
    if (found.size >= KEPT) found.clear();
    found.set(key, find());
  }
  return found.get(key);
}

/** The cluster of a look and its size; where many things stand in little room, they stand closer. */
function clusterIn(region, look, edge) {
  const cluster = centred(look, clusterOf(look, edge));
  const most = sizeOf(region, circlesOf(look, cluster));
  if (most < 1.5 && cluster.front.length + cluster.behind.length > 0) {
    const close = centred(look, clusterOf(look, edge, 0.72));
    const size = sizeOf(region, circlesOf(look, close));
    if (size > most * 1.08) return { cluster: close, most: size };
  }
  return { cluster, most };
}

/**
 * How a region's look stands: `{cluster, most, chip}`. `most` is the largest size of its pieces, in map units a piece unit;
 * `chip` the place of its price in piece units.
 */
export function standingOf(region, look, edge = /** @type {string | null} */ (null)) {
  const { stack, markers, finds, chip } = look;
  const wide = chip && (chip.kind === "die" ? "die" : chip.glyph ? "glyph" : "pay");
  const key = JSON.stringify([stack && [String(stack.count).length, Math.min(5, stack.count)], markers, finds, edge]);
  const { cluster, most } = once(region, key, () => clusterIn(region, { ...look, chip: null }, edge));
  return {
    cluster,
    most,
    chip: once(region, `${key}${wide}`, () => priceSpot(region, look, { ...cluster, chip: wantedChip(look, edge, cluster) }, most)),
  };
}

/** Where a price is wanted beside a cluster as it stands. */
function wantedChip(look, edge, { stack }) {
  const plain = clusterOf(look, edge);
  return look.stack ? { x: plain.chip.x + stack.x - plain.stack.x, y: plain.chip.y + stack.y - plain.stack.y } : plain.chip;
}
