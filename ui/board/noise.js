// Chance that is the same on every machine: the board is drawn once and must
// look the same after each start, on each side of a border.

/** A 32 bit hash of whole numbers. */
export function hash(...numbers) {
  let h = 0x811c9dc5;
  for (const n of numbers) {
    h = Math.imul(h ^ (n | 0), 0x01000193);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    h ^= h >>> 12;
  }
  return h >>> 0;
}

/** A stream of numbers in [0, 1), from a seed (mulberry32). */
export function stream(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise along a line: -1 to 1 at `t`, one wave a unit, from a seed. */
export function wave(seed, t) {
  const i = Math.floor(t);
  const f = t - i;
  const a = hash(seed, i) / 2147483648 - 1;
  const b = hash(seed, i + 1) / 2147483648 - 1;
  return a + (b - a) * f * f * (3 - 2 * f);
}
