// The picture of a piece of one's own: a banner or a badge.

import { html } from "../lib.js";
import { pathOf } from "./glyph.js";
import { badgeColour, colours } from "./own.js";

/** A glyph by its path. @param {{ path: string, size?: number }} props */
export const Figure = ({ path, size = 32 }) =>
  html`<svg class="eb-glyph-box" viewBox="0 0 512 512" width=${size} height=${size} aria-hidden="true"><path d=${path} /></svg>`;

/**
 * A banner or a badge. `look`: glyph and colour; `tokens`: the number on it.
 * @param {{ kind: string, look: any, tokens?: number | null, large?: boolean }} props
 */
export function Cover({ kind, look, tokens = null, large = false }) {
  const dyed = (/** @type {HTMLElement | null} */ node) =>
    node?.style.setProperty("--dye", kind === "race" ? (colours[look.colour] ?? colours[0]) : badgeColour(look.colour));
  return html`<span class=${`ws-cover ws-${kind}${large ? " large" : ""}`} ref=${dyed} aria-hidden="true">
    <${Figure} path=${pathOf(look.glyph)} size=${large ? 64 : 40} />
    ${tokens !== null && html`<b class="ws-number">${tokens}</b>`}</span>`;
}
