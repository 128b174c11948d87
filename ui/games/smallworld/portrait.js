// The picture of a thing that has a page of its own, by the name of that page.

import { html } from "../../lib.js";
import { Anchor, Glyph, glyphPath, hasMarker, Marker } from "./board/api.js";

/** @param {{ page: string, size?: number }} props */
export function Picture({ page, size = 28 }) {
  const [, kind, id] = page.match(/^([a-z]+)-(.+)$/) ?? [];
  if (page === "lost-tribes") return html`<${Glyph} kind="race" id="lost_tribe" size=${size} />`;
  if (page === "symbol-entry") return html`<${Anchor} size=${size} />`;
  if (kind === "marker" && hasMarker(id)) return html`<${Marker} kind=${id} size=${size * 1.1} />`;
  const of = kind === "marker" ? "race" : kind;
  return glyphPath(of, id) ? html`<${Glyph} kind=${of} id=${id} size=${size} />` : null;
}
