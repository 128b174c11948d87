// The map of the Old World as the generic board draws land: its nine lands and the scenery between them.
import { groundOf } from "../../../board/ground.js";
import { landOf } from "../../../board/land.js";

const made = new WeakMap();

/** Middle of the corners of an outline. */
const middle = (outline) => [0, 1].map((i) => outline.reduce((sum, p) => sum + p[i], 0) / outline.length);

/** Points all over what a land shows, so that no drawing of the ground lies under it. */
function covered({ name, shield, slots, ring, room }) {
  const boxes = [
    [name[0] - 84, name[1] - 14, 168, 24],
    [shield[0] - 24, shield[1] - 34, 48, 68],
    ...slots.map(([x, y]) => [x - 18, y - 26, 36, 52]),
    [ring[0] - 30, ring[1] - 30, 60, 60],
    [room[0] + 18, room[1] + 14, room[2] - 36, room[3] - 28],
  ];
  return boxes.flatMap(([l, t, w, h]) => {
    const [nx, ny] = [Math.ceil(w / 18), Math.ceil(h / 18)];
    return Array.from({ length: (nx + 1) * (ny + 1) }, (_, i) => [l + ((i % (nx + 1)) * w) / nx, t + (Math.floor(i / (nx + 1)) * h) / ny]);
  });
}

/**
 * Everything of a map that never changes: `{drawn, ground, land, regions, byName}`. `drawn` is the geometry with its
 * scenery as further regions, for the drawing of the ground; `land` has the lands alone, for fingers and keys.
 * @param {Ui.ChaosMap} geometry
 */
export function atlasOf(geometry) {
  if (made.has(geometry)) return made.get(geometry);
  const count = geometry.regions.length;
  const scenery = (geometry.scenery ?? []).map((s, i) => ({
    id: count + i,
    symbols: [],
    marks: [],
    adjacent: [],
    at: middle(s.outline),
    ...s,
  }));
  const regions = [...geometry.regions, ...scenery];
  const drawn = { ...geometry, regions, islands: [{ regions: regions.map((r) => r.id) }] };
  const all = landOf(drawn);
  for (const r of geometry.regions) all.regions[r.id].corners = covered(r);
  const own = (id) => id < count;
  const land = {
    ...all,
    regions: all.regions.filter((r) => own(r.id)),
    order: all.order.filter(own),
    byId: new Map([...all.byId].filter(([id]) => own(id))),
  };
  const atlas = {
    drawn,
    ground: groundOf(drawn),
    land,
    regions: geometry.regions,
    byName: new Map(geometry.regions.map((r) => [r.land, r])),
  };
  made.set(geometry, atlas);
  return atlas;
}
