// Which furniture the table has on this screen.
import { signal } from "../lib.js";

/** phone (sheet below), side (sheet beside), tall (tablet upright), wide (columns). */
export function layoutFor(width, height, scale = 1) {
  const w = width / Math.max(1, scale * 0.85);
  if (height < 560 && width > height) return "side";
  if (w < 700) return "phone";
  if (w >= 1080 && height >= 600 && width > height) return "wide";
  return width > height ? "side" : "tall";
}

/** The layout now; follows the window. */
export const layout = signal("phone");

/** How the table lies: its width and height, and how far down in it a place of the map is; around/sides.js turns it. */
export const lies = {
  size: () => [innerWidth, innerHeight],
  down: (/** @type {{ x: number, y: number, [size: string]: number }} */ at) => [at.y, at.height],
};

const read = () => {
  const scale = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--text-scale")) || 1;
  const [width, height] = lies.size();
  layout.value = layoutFor(width, height, scale);
};
// So that the first table is not drawn for a phone before it is drawn for the window.
if (globalThis.innerWidth) read();

/**
 * Follows the window; returns what ends that. A table may begin before the one it replaces has ended, so each has a listener of its own.
 */
export function watchLayout() {
  const follow = () => read();
  follow();
  addEventListener("resize", follow);
  return () => removeEventListener("resize", follow);
}
