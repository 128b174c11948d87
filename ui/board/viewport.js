// Where the map lies in its box: pure functions on {scale, x, y}, where a map
// point p shows at p * scale + (x, y) pixels from the box's corner.

/** The part of a map that is to be seen when all is shown, in map units; islands bring a world of their own. */
export const WORLD = { left: -4, top: -4, width: 1008, height: 708 };

/** How many times larger than "all of it" one may zoom. */
const CLOSEST = 5;

/** How much nearer one step of the zoom brings the map: after it every region of every board can be hit with 44 pixels. */
export const STEP = 2;

/** The largest scale at which the whole map fits a box of w x h pixels. */
export const fitScale = (w, h, world = WORLD) => Math.min(w / world.width, h / world.height);

/** The smallest scale at which the map fills the box both ways. */
export const fillScale = (w, h, world = WORLD) => Math.max(w / world.width, h / world.height);

/**
 * The whole map, in the middle of the box. `least`: a height there will be again; the map is not drawn smaller than
 * that needs while the box is lower, and its middle is seen.
 */
export function fit(w, h, world = WORLD, least = 0) {
  const scale = fitScale(w, Math.max(h, least), world);
  return settle({ scale, x: 0, y: (h - world.height * scale) / 2 - world.top * scale }, w, h, world);
}

/** Keeps scale and place such that the map fills the box, or lies in its middle. */
export function settle({ scale, x, y }, w, h, world = WORLD) {
  const least = fitScale(w, h, world);
  const s = Math.max(least, Math.min(least * CLOSEST, scale));
  const along = (place, size, start, length) => {
    const long = length * s;
    if (long <= size) return (size - long) / 2 - start * s;
    return Math.min(-start * s, Math.max(size - (start + length) * s, place));
  };
  return { scale: s, x: along(x, w, world.left, world.width), y: along(y, h, world.top, world.height) };
}

/** Zooms by `factor` while the map point under (px, py) stays there. */
export function zoomAt(port, factor, px, py, w, h, world = WORLD) {
  const least = fitScale(w, h, world);
  const scale = Math.max(least, Math.min(least * CLOSEST, port.scale * factor));
  const by = scale / port.scale;
  return settle({ scale, x: px - (px - port.x) * by, y: py - (py - port.y) * by }, w, h, world);
}

/** Moves the map by (dx, dy) pixels. */
export const pan = (port, dx, dy, w, h, world = WORLD) => settle({ ...port, x: port.x + dx, y: port.y + dy }, w, h, world);

/** Moves the map only as far as needed for the map point to be `margin` pixels inside the box. */
export function reveal(port, [mx, my], margin, w, h, world = WORLD) {
  const at = toBox(port, [mx, my]);
  const move = (v, size) => (v < margin ? margin - v : v > size - margin ? size - margin - v : 0);
  return pan(port, move(at[0], w), move(at[1], h), w, h, world);
}

/** Box pixels of a map point. */
export const toBox = ({ scale, x, y }, [mx, my]) => [mx * scale + x, my * scale + y];

/** Map point under box pixels. */
export const toMap = ({ scale, x, y }, [px, py]) => [(px - x) / scale, (py - y) / scale];

/** Width of a stack's disc in pixels at a scale: never under 34. `size` is the map's own drawing scale. */
export const discPixels = (scale, size) => Math.max(34, (20 + 40 * scale) * Math.sqrt(size));

/** Width of a symbol's disc in pixels. */
export const symbolPixels = (scale, size) => Math.max(16, (12 + 16 * scale) * Math.sqrt(size));

/** How much a piece drawn in units of a 40 unit disc is to be enlarged, in map units. */
export const pieceScale = (scale, size) => discPixels(scale, size) / (40 * scale);

/** The same for a symbol, drawn as a disc of 24 units. */
export const symbolScale = (scale, size) => symbolPixels(scale, size) / (24 * scale);

/** How much smaller a price is drawn than in piece units: on a small map it must not hide its neighbours. */
export const chipScale = (scale) => Math.max(0.84, Math.min(1, 0.7 + 0.36 * scale));

/** Size of a price, in map units a piece unit, below which it could not be read: 18 pixels. */
export const priceScale = (scale) => 18 / (27 * scale);

/** The same for a marker that stands alone in its region. */
export const loneScale = (scale) => Math.max(0.72, Math.min(1, 0.48 + 0.62 * scale));
