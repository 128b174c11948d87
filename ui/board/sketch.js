// A map as a small picture: coast and terrains, nothing else.

import { html } from "../lib.js";
import { boxOf } from "./geometry.js";
import { groundOf } from "./ground.js";
import { plainOf } from "./islands.js";

/** The picture of a map; `size` is its width in pixels. @param {{ geometry: any, size?: number }} props */
export function Sketch({ geometry, size = 96 }) {
  const { regions, rim, land } = groundOf(plainOf(geometry));
  const [l, t, r, b] = boxOf(land.regions.flatMap((region) => region.outline));
  return html`<svg class="sketch" viewBox=${`${l - 24} ${t - 24} ${r - l + 48} ${b - t + 48}`} width=${size}
    height=${(size * (b - t + 48)) / (r - l + 48)} aria-hidden="true">
    <path class="sketch-shoal" d=${rim} />${regions.map(
      (region) => html`<path key=${region.id}
      class=${`eb-region eb-t-${region.terrain} sketch-line`} d=${region.fill} />`,
    )}<path class="sketch-rim" d=${rim} /></svg>`;
}
