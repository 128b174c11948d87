// Where the small drawings of the ground stand: spread evenly by chance that is
// always the same, inside the outline, away from the place of the pieces.
import { inside, toOutline } from "./geometry.js";
import { hash, stream } from "./noise.js";
import { stampArt } from "../art/stamps.js";

/** Radius around a region's middle that is kept free for pieces, in map units. */
export const pieceZone = (region, scale) => Math.min(38 * scale + 4, region.room * 0.66);

/**
 * The places of a region's stamps: `[{x, y, size, roll}]`, back to front. `size` is a factor for the
 * drawing, `roll` (0 to 1) chooses its variant.
 */
export function placesOf(region, scale) {
  const art = stampArt[region.terrain];
  if (!art) return [];
  const chance = stream(hash(region.at[0], region.at[1], region.id, 77));
  const size = scale * art.scale;
  const apart = art.apart * size;
  const free = pieceZone(region, scale);
  const [l, t, r, b] = region.box;
  const places = [];
  const tries = Math.round((((r - l) * (b - t)) / (apart * apart)) * 22);
  for (let i = 0; i < tries; i++) {
    const x = l + chance() * (r - l);
    const y = t + chance() * (b - t);
    const own = size * (0.88 + 0.24 * chance());
    const roll = chance();
    const [half, up, down] = [art.half * own, art.up * own, art.down * own];
    const from = Math.hypot(Math.max(0, Math.abs(x - region.at[0]) - half), gap(region.at[1], y - up, y + down));
    if (from < free) continue;
    if (places.some((p) => Math.hypot(p.x - x, (p.y - y) * art.squeeze) < apart)) continue;
    const corners = [[x - half, y - up], [x + half, y - up], [x - half, y + down], [x + half, y + down]];
    if (!corners.every((c) => inside(region.outline, c) && toOutline(region.outline, c) > 2.5)) continue;
    places.push({ x, y, size: own, roll });
  }
  return places.sort((p, q) => p.y - q.y);
}

/** Distance of a value from an interval. */
const gap = (v, from, to) => (v < from ? from - v : v > to ? v - to : 0);

/** The stamps of a region as few paths, bottom layer first: `[[layer, d]]`. */
export function stampsOf(region, scale) {
  const art = stampArt[region.terrain];
  if (!art) return [];
  const layers = new Map(art.layers.map((l) => [l, ""]));
  for (const place of placesOf(region, scale)) {
    for (const [layer, d] of art.draw(place.roll)) layers.set(layer, layers.get(layer) + shift(d, place));
  }
  return [...layers].filter(([, d]) => d !== "");
}

/** A path of absolute commands M, L, C, Q, Z with its numbers moved and scaled. */
export function shift(d, { x, y, size }) {
  let odd = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (n) => {
    odd = !odd;
    const v = Math.round((Number(n) * size + (odd ? x : y)) * 10) / 10;
    return ` ${v}`;
  });
}
