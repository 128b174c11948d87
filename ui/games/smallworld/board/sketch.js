// An island as a small picture: coast and terrains, nothing else.

import { boxOf } from "../../../board/geometry.js";
import { groundOf } from "../../../board/ground.js";
import { html } from "../../../lib.js";

/** One island of a map as a map of its own, in the box of its file. @param {Ui.FamilyMap} geometry */
export function islandOnly(geometry, id) {
  const own = geometry.islands?.find((island) => island.id === id)?.regions ?? [];
  const number = new Map(own.map((region, i) => [region, i]));
  return {
    id,
    regions: own.map((region, i) => ({
      ...geometry.regions[region],
      id: i,
      adjacent: geometry.regions[region].adjacent.map((n) => number.get(n)),
    })),
  };
}

/** The picture of such a map; `size` is its width in pixels. */
export function Sketch({ geometry, size = 96 }) {
  const { regions, rim, land } = groundOf(geometry);
  const [l, t, r, b] = boxOf(land.regions.flatMap((region) => region.outline));
  return html`<svg class="sketch" viewBox=${`${l - 24} ${t - 24} ${r - l + 48} ${b - t + 48}`} width=${size}
    height=${(size * (b - t + 48)) / (r - l + 48)} aria-hidden="true">
    <path class="sketch-shoal" d=${rim} />${regions.map(
      (region) => html`<path key=${region.id}
      class=${`eb-region eb-t-${region.terrain} sketch-line`} d=${region.fill} />`,
    )}<path class="sketch-rim" d=${rim} /></svg>`;
}
