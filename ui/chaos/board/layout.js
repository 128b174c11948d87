// Where figures and tokens stand in their part of a land, in map units.
import { folded } from "./picture.js";

/** Widths at size 1, in map units. */
export const SIZES = { daemon: 62, warrior: 52, cultist: 46, token: 36 };

/** Figures that would be drawn smaller than this many pixels fold together, all of one power as one. */
const LEAST = 18;

/** Figures need not be larger than this many pixels. */
const MOST = 46;

/** Rows of boxes, each in the middle; null when they do not fit. */
function pack(things, room, size) {
  const rows = [];
  for (const thing of things) {
    const wide = SIZES[thing.size] * size;
    const row = rows[rows.length - 1];
    if (row && row.wide + wide <= room[2]) row.push(thing), row.wide += wide, row.high = Math.max(row.high, wide);
    else if (wide > room[2]) return null;
    else rows.push(Object.assign([thing], { wide, high: wide }));
  }
  const high = rows.reduce((sum, row) => sum + row.high, 0);
  if (high > room[3]) return null;
  let y = room[1] + (room[3] - high) / 2;
  return rows.flatMap((row) => {
    let x = room[0] + (room[2] - row.wide) / 2;
    y += row.high;
    return row.map((thing) => {
      const wide = SIZES[thing.size] * size;
      x += wide;
      return { ...thing, x: x - wide / 2, y: y - row.high / 2, k: size };
    });
  });
}

/**
 * Figures and tokens of a land, placed: `[{type: "figure" | "token", x, y, k, size, …}]`. `room` is [x, y, width, height];
 * `scale` pixels a map unit. They are drawn as large as they fit; folded by power where that would be too small.
 */
export function placesOf(look, room, scale) {
  const tokens = look.tokens.map((t) => ({ type: "token", size: "token", ...t }));
  const figures = (groups) => groups.map((g) => ({ type: "figure", size: g.kind, ...g }));
  const largest = Math.max(1, Math.min(1.7, MOST / (SIZES.warrior * scale)));
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
