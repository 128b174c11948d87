// A map turned by a quarter, for boxes that are higher than wide: west comes to lie above. Only the land
// turns; what is drawn on it stays upright.
import { WORLD } from "./viewport.js";

/** Where a point of a map lies when the map is turned by a quarter, clockwise. */
export const turnPoint = ([x, y]) => [-y, x];

const turnBox = ({ left, top, width, height }) => ({ left: -(top + height), top: left, width: height, height: width });

const made = new WeakMap();

/** The same map turned by a quarter; `straight` is the map as it was. */
export function turnedOf(geometry) {
  if (!made.has(geometry)) {
    const { rose } = geometry;
    made.set(geometry, {
      ...geometry,
      straight: geometry,
      world: turnBox(geometry.world ?? WORLD),
      regions: geometry.regions.map((r) => ({ ...r, at: turnPoint(r.at), outline: r.outline.map(turnPoint) })),
      ...(rose && { rose: { ...rose, at: turnPoint(rose.at) } }),
    });
  }
  return made.get(geometry);
}

/** How much larger a map must be shown to be turned for it. */
const WORTH = 1.15;

/**
 * Is a map of this `world` turned in an upright box of `width` x `height` pixels? Follows from the box alone, not from how it was before.
 */
export function isTurned(world, width, height) {
  const scale = (w, h) => Math.min(width / w, height / h);
  return height > width && scale(world.height, world.width) > scale(world.width, world.height) * WORTH;
}
