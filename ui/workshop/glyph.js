// Glyphs of pieces of one's own: one of the library, or one drawn with a finger. Both become filled paths in a box of 512 x 512.

import { glyphs } from "../art/glyphs.js";

/** How thick a line is drawn, in a box of 512. */
const THICK = 38;
/** The last column and row of the grid a glyph is drawn on. */
export const GRID = 99;
/** The most strokes, and points of all strokes together. */
export const MOST = { strokes: 40, points: 800 };

/** The kinds of which glyphs may be chosen, in the order in which a name is looked for. */
const kinds = ["race", "power", "find"];
const strangers = new Set(["lost_tribe", "monsters", "murloc", "none"]);

/** Every glyph that may be chosen: `[name, path]`, each name once. @returns {[string, string][]} */
export function library() {
  const found = new Map();
  for (const kind of kinds)
    for (const [name, path] of Object.entries(/** @type {any} */ (glyphs)[kind] ?? {}))
      if (!found.has(name) && !strangers.has(name) && /^[a-z0-9_]{1,24}$/.test(name)) found.set(name, path);
  return [...found];
}

const round = (/** @type {number} */ n) => Math.round(n * 10) / 10;

/**
 * A line from point to point with round ends, always around in the same way, so that lines that cross stay filled.
 * @param {[number, number]} from
 * @param {[number, number]} to
 */
function capsule([ax, ay], [bx, by], r = THICK / 2) {
  const long = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = long === 0 ? [0, r] : [(-(by - ay) / long) * r, ((bx - ax) / long) * r];
  const at = (/** @type {number} */ x, /** @type {number} */ y) => `${round(x)} ${round(y)}`;
  const arc = `A${r} ${r} 0 0 0 `;
  const [begin, back] = [at(ax + nx, ay + ny), at(bx - nx, by - ny)];
  return `M${begin}L${at(bx + nx, by + ny)}${arc}${back}L${at(ax - nx, ay - ny)}${arc}${begin}Z`;
}

/** Strokes on the grid as a path. @param {number[][][]} strokes */
export function drawn(strokes) {
  const place = (/** @type {number[]} */ [x, y]) => /** @type {[number, number]} */ ([24 + (x / GRID) * 464, 24 + (y / GRID) * 464]);
  return strokes
    .flatMap((stroke) => {
      const points = stroke.map(place);
      return points.length === 1 ? [capsule(points[0], points[0])] : points.slice(1).map((point, i) => capsule(points[i], point));
    })
    .join("");
}

/** What stands on a piece whose glyph this version does not have. */
const STAR = "M256 44l62 134 146 18-108 100 29 146-129-72-129 72 29-146L48 196l146-18z";

/** The path of a glyph. @param {any} glyph as a file says it */
export function pathOf(glyph) {
  if (Array.isArray(glyph?.drawn)) return drawn(glyph.drawn);
  const name = glyph?.known;
  const kind = kinds.find((id) => typeof name === "string" && Object.hasOwn(/** @type {any} */ (glyphs)[id] ?? {}, name));
  return kind ? /** @type {any} */ (glyphs)[kind][name] : STAR;
}

/**
 * The points of a stroke that are worth keeping: those without which its line would look otherwise.
 * @param {[number, number][]} points
 * @param {number} [slack] how far the line may lie beside, in cells
 * @returns {[number, number][]}
 */
export function thinned(points, slack = 0.8) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points[points.length - 1]];
  const long = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let [far, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const away =
      long === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / long;
    if (away > far) [far, at] = [away, i];
  }
  if (far <= slack) return [first, last];
  return [...thinned(points.slice(0, at + 1), slack).slice(0, -1), ...thinned(points.slice(at), slack)];
}
