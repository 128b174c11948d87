// Where the small drawings of the ground stand: spread evenly by chance that is
// always the same, inside the outline, away from the place of the pieces.

import { stampArt } from "../art/stamps.js";
import { inside, room, shift, toOutline } from "./geometry.js";
import { hash, stream } from "./noise.js";

/**
 * @typedef {{ id: number, terrain: string, at: Ui.Point, corners: Ui.Point[], outline: Ui.Point[], box: number[],
 *   room: number }} Region
 */
/** @typedef {{ x: number, y: number, size: number, roll: number }} Place */

/** How each terrain is drawn. @type {Record<string, any>} */
const arts = stampArt;

/** Radius around a region's middle that is kept free for pieces, in map units. @param {Region} region @param {number} scale */
export const pieceZone = (region, scale) => Math.min(35 * scale + 3, region.room * 0.66);

/**
 * The places of a region's stamps: `[{x, y, size, roll}]`, back to front. `size` is a factor for the
 * drawing, `roll` (0 to 1) chooses its variant. Where few fit, they are drawn smaller.
 * @param {Region} region
 * @param {number} scale
 */
export function placesOf(region, scale) {
  const art = arts[region.terrain];
  if (!art) return [];
  /** @type {Place[]} */
  let best = [];
  for (const part of [1, 0.84, 0.7, 0.56, 0.44]) {
    const places = spread(region, scale, art, scale * art.scale * part);
    if (places.length > best.length) best = places;
    if (best.length >= ENOUGH) break;
  }
  return best.sort((p, q) => p.y - q.y);
}

/** So many drawings name a terrain. */
const ENOUGH = 6;

/** Places for drawings of one size. @param {Region} region @param {number} scale @param {any} art @param {number} size */
function spread(region, scale, art, size) {
  const chance = stream(hash(region.at[0], region.at[1], region.id, 77));
  const apart = art.apart * size;
  const zone = pieceZone(region, scale);
  const [l, t, r, b] = region.box;
  /** @type {Place[]} */
  const places = [];
  const crowded = squares(region.corners);
  const tries = Math.round((((r - l) * (b - t)) / (apart * apart)) * 30);
  for (let i = 0; i < tries; i++) {
    const x = l + chance() * (r - l);
    const y = t + chance() * (b - t);
    const own = size * (0.88 + 0.24 * chance());
    const roll = chance();
    const [half, up, down] = [art.half * own, art.up * own, art.down * own];
    // The quickest questions first: most places are refused by them.
    if (places.some((p) => near(p.x - x, (p.y - y) * art.squeeze, apart))) continue;
    const clear = (/** @type {Ui.Point} */ [px, py], /** @type {number} */ by) =>
      !near(Math.max(0, Math.abs(x - px) - half), gap(py, y - up, y + down), by);
    if (!clear(region.at, zone)) continue;
    const by = 9 * scale;
    if (crowded(x - half - by, y - up - by, x + half + by, y + down + by, (c) => !clear(c, by))) continue;
    if (!inside(region.outline, [x, y])) continue;
    const free = toOutline(region.outline, [x, y]);
    if (free < Math.min(half, up, down)) continue;
    const corners = [
      [x - half, y - up],
      [x + half, y - up],
      [x - half, y + down],
      [x + half, y + down],
    ];
    const far = Math.hypot(half, Math.max(up, down)) + 2;
    if (free < far && !corners.every((c) => room(region.outline, c) > 2)) continue;
    places.push({ x, y, size: own, roll });
  }
  return places;
}

/** Side of a square, in map units. */
const SQUARE = 32;

/**
 * Points by the squares they lie in, for who asks whether one of those near a place is such: there may be hundreds.
 * @param {Ui.Point[]} points
 */
function squares(points) {
  /** @type {Map<number, Ui.Point[]>} */
  const all = new Map();
  const at = (/** @type {number} */ value) => Math.floor(value / SQUARE);
  const key = (/** @type {number} */ i, /** @type {number} */ j) => i * 4096 + j;
  for (const p of points) {
    const k = key(at(p[0]), at(p[1]));
    all.set(k, [...(all.get(k) ?? []), p]);
  }
  /** @type {(l: number, t: number, r: number, b: number, such: (p: Ui.Point) => boolean) => boolean} */
  return (l, t, r, b, such) => {
    for (let i = at(l); i <= at(r); i++) for (let j = at(t); j <= at(b); j++) if (all.get(key(i, j))?.some(such)) return true;
    return false;
  };
}

/** Whether a way so far to the side and so far down is shorter than `by`. @param {number} x @param {number} y @param {number} by */
const near = (x, y, by) => x * x + y * y < by * by;

/** Distance of a value from an interval. @param {number} v @param {number} from @param {number} to */
const gap = (v, from, to) => (v < from ? from - v : v > to ? v - to : 0);

/**
 * The stamps of a region as few paths, bottom layer first: `[[layer, d]]`.
 * @param {Region} region
 * @param {number} scale
 * @returns {[string, string][]}
 */
export function stampsOf(region, scale) {
  const art = arts[region.terrain];
  if (!art) return [];
  const layers = new Map(art.layers.map((/** @type {string} */ l) => [l, ""]));
  for (const place of placesOf(region, scale)) {
    for (const [layer, d] of art.draw(place.roll)) layers.set(layer, layers.get(layer) + shift(d, place));
  }
  return [...layers].filter(([, d]) => d !== "");
}

/**
 * The stamps of all regions of a land, one region after the other.
 * @param {{ regions: Region[], scale: number }} land
 * @returns {Generator<void, [string, string][][]>}
 */
export function* stampsOfAll({ regions, scale }) {
  const all = [];
  for (const region of regions) {
    all.push(stampsOf(region, scale));
    yield;
  }
  return all;
}
