// Which region a finger means. Small regions reach a little over their border,
// so that every one can be hit with 44 pixels.
import { inside, toOutline } from "./geometry.js";

/** Half of the smallest target, in pixels. */
const REACH = 22;

/**
 * The region at a map point, or null. `scale`: pixels a map unit. A region whose roomiest circle is
 * narrower than 44 pixels also takes points up to 22 pixels from its middle that lie nearer to it
 * than to the middle of the region they are in.
 */
export function regionAt(land, point, scale) {
  const reach = REACH / scale;
  const far = (r) => Math.hypot(point[0] - r.at[0], point[1] - r.at[1]);
  const home = land.regions.find((r) => within(r.box, point, 0) && inside(r.outline, point)) ?? null;
  let best = home;
  for (const r of land.regions) {
    if (r === home || r.room >= reach || far(r) > reach) continue;
    if (!best || far(r) < far(best)) best = r;
  }
  if (best) return best.id;
  const near = land.regions
    .filter((r) => within(r.box, point, reach / 2))
    .map((r) => [toOutline(r.outline, point), r.id])
    .sort((a, b) => a[0] - b[0])[0];
  return near && near[0] < reach / 2 ? near[1] : null;
}

const within = ([l, t, r, b], [x, y], by) => x >= l - by && x <= r + by && y >= t - by && y <= b + by;

/** The region that lies in a direction ("left", "right", "up", "down") from another one, or null. */
export function neighbourTowards(land, from, direction) {
  const [ux, uy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction];
  const start = land.byId.get(from).at;
  let best = null;
  let least = Infinity;
  for (const r of land.regions) {
    if (r.id === from) continue;
    const [dx, dy] = [r.at[0] - start[0], r.at[1] - start[1]];
    const along = dx * ux + dy * uy;
    const across = Math.abs(dx * uy - dy * ux);
    if (along <= 4) continue;
    const cost = along + across * 2.2;
    if (cost < least) [best, least] = [r.id, cost];
  }
  return best;
}
