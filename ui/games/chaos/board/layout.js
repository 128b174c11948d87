// Where figures and tokens stand in their part of a land, in map units.
import { folded } from "./picture.js";

/** Widths at size 1, in map units. */
export const SIZES = { daemon: 62, warrior: 52, cultist: 46, token: 36, battle: 42 };

/** Figures that would be drawn smaller than this many pixels fold together, all of one power as one. */
const LEAST = 21;

/** Figures need not be larger than this many pixels; far off at most 1.7 times their size on the map, near by 1.3 times. */
const MOST = 56;

/** Things in rows of at most a width, as large as their size says. */
function rowsOf(things, width, size) {
  const rows = [];
  for (const thing of things) {
    const wide = SIZES[thing.size] * size;
    const row = rows[rows.length - 1];
    if (row && row.wide + wide <= width) {
      row.things.push(thing);
      row.wide += wide;
      row.high = Math.max(row.high, wide);
    } else rows.push({ things: [thing], wide, high: wide });
  }
  return rows;
}

/** Rows of things in the middle of a room, about equally long; null when they do not fit. */
function pack(things, [left, top, width, height], size) {
  let rows = rowsOf(things, width, size);
  const fits = (list) => list.every((row) => row.wide <= width) && list.reduce((sum, row) => sum + row.high, 0) <= height;
  if (!fits(rows)) return null;
  for (let narrow = width - 10; narrow > 40; narrow -= 10) {
    const other = rowsOf(things, narrow, size);
    if (other.length > rows.length || !fits(other)) break;
    rows = other;
  }
  let y = top + (height - rows.reduce((sum, row) => sum + row.high, 0)) / 2;
  return rows.flatMap((row) => {
    let x = left + (width - row.wide) / 2;
    y += row.high;
    return row.things.map((thing) => {
      const wide = SIZES[thing.size] * size;
      x += wide;
      return { ...thing, x: x - wide / 2, y: y - row.high / 2, k: size };
    });
  });
}

/**
 * Figures, tokens and the sign of a battle, placed: `[{type: "figure" | "token" | "battle", x, y, k, size, …}]`. `room` is [x, y, width,
 * height];
 * `scale` pixels a map unit. They are drawn as large as they fit; folded by power where that would be too small.
 */
export function placesOf(look, room, scale) {
  const tokens = look.tokens.map((t) => ({ type: "token", size: "token", ...t }));
  if (look.battle) tokens.push({ type: "battle", size: "battle", now: look.battle === "now" });
  const figures = (groups) => groups.map((g) => ({ type: "figure", size: g.kind, ...g }));
  const largest = Math.max(1.3, Math.min(1.7, MOST / (SIZES.warrior * scale)));
  const best = (things, least) => {
    for (let k = largest; k >= least; k *= 0.94) {
      const places = pack(things, room, k);
      if (places) return places;
    }
    return null;
  };
  const own = figures(look.groups);
  const open = best([...own, ...tokens], Math.min(1, LEAST / (SIZES.cultist * scale)));
  if (open) return open;
  const few = figures(folded(look.groups));
  return best([...few, ...tokens], 0.62) ?? best([...few, ...tokens], 0.2) ?? [];
}
