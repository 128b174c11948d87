// Where symbols lie in a region, in units of a disc 40 wide.
import { room } from "./geometry.js";

/**
 * The fixed corners for a region's symbols: points with room for a disc, towards the upper left of
 * the region and clear of the pieces. As many as `count`.
 */
export function cornersOf(outline, at, roomiest, count, scale) {
  const need = 12 * scale + 3;
  const found = [];
  const coarse = outline.filter((_, i) => i % 3 === 0);
  const reach = Math.min(roomiest + 30, 90);
  for (let ring = 0; ring < count; ring++) {
    /** @type {number[] | null} */
    let best = null;
    let most = -Infinity;
    for (let a = 0; a < 32; a++) {
      const angle = (a / 32) * Math.PI * 2;
      for (let r = reach; r > 20; r -= 6) {
        const p = [at[0] + Math.cos(angle) * r, at[1] + Math.sin(angle) * r];
        const free = room(coarse, p);
        if (free < need * 0.7) continue;
        const apart = Math.min(...found.map((q) => Math.hypot(p[0] - q[0], p[1] - q[1])), 999);
        if (apart < need * 2.1) continue;
        // Upper left first; far from the pieces; with room around it.
        const worth =
          -Math.cos(angle) * 9 -
          Math.sin(angle) * 12 +
          Math.min(r, 62) * 0.55 +
          Math.min(free, need) * 0.8 -
          (apart < 900 ? apart * 0.22 : 0);
        if (worth > most) [best, most] = [p, worth];
      }
    }
    found.push(best ?? [at[0] - 18 + ring * 12, at[1] - roomiest * 0.6]);
  }
  return found;
}
