// The layer that never changes in a game: paper, land, water, borders, stamps.
import { html, useEffect, useState } from "../lib.js";
import { Chart } from "./chart.js";
import { pathOf, ringPath } from "./geometry.js";
import { isWater, landOf, ringsOf } from "./land.js";
import { inSteps } from "./steps.js";

/** Distances of the fading water lines from the coast, farthest first. */
const WATER_LINES = [17, 11, 5.5];

/** Distances of the fading lines outside the rim, farthest first. */
const RIM_LINES = [15, 9.5, 4.5];

/** The same round islands, where there is sea enough. */
const OCEAN_LINES = [26, 17, 9];

const made = new WeakMap();

/** The paths of a map, made once: `{regions: [{id, terrain, water, fill, shore}], coast, rim, inland, edge}`. */
export function groundOf(geometry) {
  if (made.has(geometry)) return made.get(geometry);
  const land = landOf(geometry);
  const join = (kinds, of = (/** @type {any} */ _) => true) =>
    land.chains
      .filter((c) => kinds.includes(c.kind) && of(c))
      .map((c) => pathOf(c.points))
      .join("");
  const ground = {
    land,
    regions: land.regions.map((r) => ({
      id: r.id,
      terrain: r.terrain,
      water: isWater(r.terrain),
      fill: ringPath(r.outline, land.corners),
      shore: join(["coast"], (c) => c.a === r.id || c.b === r.id),
    })),
    inland: join(["land"]),
    shallow: join(["water"]),
    coast: join(["coast"]),
    rim: ringsOf(land.chains.filter((c) => c.kind === "rim").map((c) => c.points))
      .map((ring) => ringPath(ring, land.corners))
      .join(""),
  };
  made.set(geometry, ground);
  return ground;
}

/** The stamps of a map by the place of their region, or the promise of them. @type {WeakMap<object, any[] | Promise<any>>} */
const stamped = new WeakMap();

/**
 * All stamps of a map, a few at a time: they cost more than all the rest, and a table can be played on without them.
 * @param {Ui.Geometry} geometry
 */
async function stampsLater(geometry) {
  const { stampsOfAll } = await import("./stamps.js");
  stamped.set(geometry, await inSteps(stampsOfAll(groundOf(geometry).land)));
}

/** The stamps of a map as soon as they are there; none before. @param {Ui.Geometry} geometry @param {any[] | null} given */
function useStamps(geometry, given) {
  const [, come] = useState(/** @type {any} */ (null));
  const known = given ?? stamped.get(geometry);
  useEffect(() => {
    if (Array.isArray(known)) return;
    let here = true;
    const coming = known ?? stampsLater(geometry);
    stamped.set(geometry, coming);
    coming.then(
      () => here && come(geometry),
      () => stamped.delete(geometry),
    );
    return () => {
      here = false;
    };
  }, [geometry]);
  return Array.isArray(known) ? known : [];
}

/**
 * Strokes of falling width that leave thin lines at the given distances; clipped or covered by what lies on top.
 * @param {string} d
 * @param {number[]} distances
 * @param {string} name
 */
function echoes(d, distances, name) {
  return distances.map(
    (by, i) => html`<path class=${`eb-echo eb-echo-${i} ${name}`} d=${d} stroke-width=${by * 2 + 1.1} />
      <path class=${`eb-echo-fill ${name}`} d=${d} stroke-width=${by * 2 - 1.1} />`,
  );
}

/**
 * The drawn land. `id` makes the clip paths of several boards on one page differ; `given`: its stamps, where it is never drawn without.
 * @param {{ geometry: any, id: string, given?: any[] | null }} props
 */
export function Ground({ geometry, id, given = null }) {
  const g = groundOf(geometry);
  const stamps = useStamps(geometry, given);
  return html`<g class="eb-ground" aria-hidden="true">
    <defs>${g.regions.map((r) => html`<clipPath id=${`${id}-${r.id}`}><path d=${r.fill} /></clipPath>`)}</defs>
    <${Chart} world=${g.land.world} rose=${geometry.rose} />
    ${echoes(g.rim, geometry.islands ? OCEAN_LINES : RIM_LINES, "eb-rim-echo")}
    ${g.regions.map(
      (r, i) => html`<path class=${`eb-region eb-t-${r.terrain}`} d=${r.fill} />
        <g clip-path=${`url(#${id}-${r.id})`} class=${`eb-t-${r.terrain}`}>
          ${r.water && r.shore && echoes(r.shore, WATER_LINES, "eb-shore")}
          ${!r.water && [20, 11, 5].map((w) => html`<path class="eb-wash" d=${r.fill} stroke-width=${w} />`)}
          ${stamps[i]?.map(([layer, d]) => html`<path class=${`eb-stamp-${layer}`} d=${d} />`)}
        </g>`,
    )}
    <path class="eb-line-shallow" d=${g.shallow} />
    <path class="eb-line-land-halo" d=${g.inland} /><path class="eb-line-land" d=${g.inland} />
    <path class="eb-line-coast" d=${g.coast} />
    ${geometry.islands && html`<path class="eb-line-shoal" d=${g.rim} />`}<path class="eb-line-rim" d=${g.rim} />
  </g>`;
}
