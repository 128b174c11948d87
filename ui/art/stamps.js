// The small drawings that tell a terrain without colour. Each is drawn around
// (0, 0), its foot, in map units, with absolute commands M, L, C, Q, Z only (they
// are moved by rewriting their numbers). `layers` are painted in that order for a
// whole region: light, shade and dark are filled, line and fine are stroked.
// `apart`: distance between two; `squeeze` above 1 lets rows come closer; `scale`:
// size beside the others; `half`, `up`, `down`: how far the drawings reach.
import { shift } from "../board/geometry.js";

/** A drawing made of moved copies of others: `[[part, x, y, size]…]`, back to front. */
function group(...parts) {
  return parts.flatMap(([part, x, y, size = 1]) => part.map(([layer, d]) => [layer, shift(d, { x, y, size })]));
}

/** The same drawing seen from the other side. */
function mirror(part) {
  return part.map(([layer, d]) => {
    let odd = false;
    return [
      layer,
      d.replace(/-?\d+(?:\.\d+)?/g, (n) => {
        odd = !odd;
        return ` ${odd ? -Number(n) : Number(n)}`;
      }),
    ];
  });
}

/** How a terrain is drawn: `layers` in order of painting, then its variants (one given twice comes twice as often). */
function terrain(apart, squeeze, layers, variants, scale = 1) {
  const numbers = variants.flat().flatMap(([, d]) => d.match(/-?\d+(?:\.\d+)?/g).map(Number));
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return {
    scale,
    apart,
    squeeze,
    layers,
    half: Math.max(...xs.map(Math.abs)),
    up: -Math.min(...ys),
    down: Math.max(...ys),
    draw: (roll) => variants[Math.min(variants.length - 1, Math.floor(roll * variants.length))],
  };
}

// Farmland: rows of ripe wheat over a furrow.
const ear = [
  ["line", "M0 5Q0.4 -2 1 -8"],
  [
    "fine",
    "M-3 -7.5Q0 -6.6 0.8 -3.6M4.4 -8Q1.6 -6.8 0.8 -3.6M-2.8 -11Q0.2 -10 1 -7M4.8 -11.4Q1.8 -10.2 1 -7" +
      "M-1.8 -14.2Q0.6 -13 1.1 -10.4M4 -14.6Q1.8 -13 1.1 -10.4M1.2 -10Q1.4 -13 1.6 -15.4",
  ],
];
const furrow = [["fine", "M-15 6.5Q-4 4.5 5 6.2M8 6.4Q12 6 16 6.8"]];
const wheat = group([ear, -10.5, 0], [ear, -3.5, -0.8], [ear, 3.5, 0.2], [ear, 10.5, -0.6], [furrow, 0, 0]);
const stubble = group([ear, -7, 0, 0.9], [ear, 0, 0.6, 0.9], [ear, 7, -0.2, 0.9], [furrow, 0, 0, 0.8]);

// Hills: round backs with the shade on the right.
const mound = [
  ["light", "M-17 5C-14 -6 -7 -12 0 -12C7 -12 14 -6 17 5Z"],
  ["shade", "M0 -12C7 -12 14 -6 17 5L9 5C8.5 -3 5.5 -9 0 -12Z"],
  ["line", "M-17 5C-14 -6 -7 -12 0 -12C7 -12 14 -6 17 5"],
  ["fine", "M-9 2Q-7 -2 -4.5 -4.5M-4 3Q-3 0 -1.5 -2"],
];
const hills = group([mound, 6, -3, 0.78], [mound, -5, 1.5, 0.92]);

// Forest: conifers with a dark side.
const fir = [
  ["light", "M0 -17L4.6 -9.4L2.8 -9.8L6.8 -2.6L4.6 -3L8.4 4.4Q0 6 -8.4 4.4L-4.6 -3L-6.8 -2.6L-2.8 -9.8L-4.6 -9.4Z"],
  ["shade", "M0 -17L4.6 -9.4L2.8 -9.8L6.8 -2.6L4.6 -3L8.4 4.4Q4 5.6 -1 5.3L1 -2L-0.6 -3.2L1 -9L-0.4 -10Z"],
  ["line", "M0 -17L4.6 -9.4L2.8 -9.8L6.8 -2.6L4.6 -3L8.4 4.4Q0 6 -8.4 4.4L-4.6 -3L-6.8 -2.6L-2.8 -9.8L-4.6 -9.4ZM0 5.4L0 9"],
];
const firs = group([fir, -5.5, -3, 0.86], [fir, 6, 0, 0.96]);
const grove = group([fir, 0, -4, 0.84], [fir, -8, 0.5, 0.9], [fir, 8, 1, 0.78]);

// Swamp: bulrushes over standing water.
const bulrush = [
  ["line", "M0 5Q0.6 -3 0.4 -9M0.4 -13.6L0.5 -16.4"],
  ["dark", "M-1.2 -8.6C-1.4 -11 -1 -13.8 0.4 -13.8C1.9 -13.8 2.2 -11 2 -8.6Q0.4 -7.8 -1.2 -8.6Z"],
];
const blade = [["line", "M0 5Q-1 -3 -5.4 -7.6M0 5Q0.2 -1 3.6 -5.4"]];
const still = [["fine", "M-15 6Q-11 4.8 -7 6M-4 7.6Q1 6.2 6 7.6M9 5.8Q12.6 4.8 16 5.8M-10 9.4Q-6 8.4 -2 9.4"]];
const reeds = group([bulrush, -5, 0, 0.92], [bulrush, 1.2, -0.6, 1.08], [bulrush, 6.4, 0.4, 0.84], [blade, -2, 0.4], [still, 0, 0]);
const pool = group([bulrush, -3, 0, 0.9], [blade, 2.4, 0.4, 0.9], [still, 0, 0, 0.9]);

// Mountains: sharp peaks, snow left blank, the far side hatched.
const peak = [
  ["light", "M-17 7L-7.4 -9L-4.6 -6.4L1 -18L7.6 -6L10 -7.6L18 7Q0 9.6 -17 7Z"],
  ["shade", "M1 -18L7.6 -6L10 -7.6L18 7Q11 8.4 5 8.6L8 2L3.6 -2.4L5 -7.6L0.8 -11.6Z"],
  ["line", "M-17 7L-7.4 -9L-4.6 -6.4L1 -18L7.6 -6L10 -7.6L18 7"],
  ["fine", "M1 -18L0.8 -11.6L5 -7.6L3.6 -2.4L8 2M-7.4 -9L-6 -4.6L-8.4 -1M8.8 -2L11.6 4.4M12 -1.6L14 4.6M-2.6 -3L-4.4 2M-10 2L-11.6 5"],
];
const spur = [
  ["light", "M-11 6L-1.4 -11L9 6Q0 8 -11 6Z"],
  ["shade", "M-1.4 -11L9 6Q5 7 1 7L2.6 2L-0.6 -2.4L0.6 -6Z"],
  ["line", "M-11 6L-1.4 -11L9 6"],
  ["fine", "M-1.4 -11L0.6 -6L-0.6 -2.4L2.6 2M3.8 0.4L5.6 4.6"],
];
const range = group([spur, 10, -3, 0.9], [peak, -3, 0, 0.92]);

// Water: crests on the sea, quiet rings on a lake.
const crest = [
  ["line", "M-13 2Q-9.5 -5.4 -4.4 -3.4Q-1.4 -1.8 -3.2 0.4M-13 2Q-6 3.6 -0.6 0.4Q3.4 -5.8 8.4 -3.6Q11.2 -1.8 9.2 0.4M-0.6 0.4Q6 4 13 1.2"],
];
const swell = [
  ["line", "M-11 0Q-7.4 -4 -3.6 -0.6Q0 2.4 3.6 -0.6Q7.4 -4 11 0"],
  ["fine", "M-5 5Q-2 2.6 1 4.6Q3.6 6.2 6.4 4.4"],
];
const ripple = [
  ["line", "M-10 0Q0 -2 10 0"],
  ["fine", "M-5.5 4.2Q0 3 5.5 4.2M-3.4 -4Q0.6 -5 5 -4"],
];
const ripples = [
  ["line", "M-8 0Q-1 -1.6 6 0M9 0.2Q11 -0.2 13 0.3"],
  ["fine", "M-12 3.8Q-6 2.8 0 3.8"],
];

// Underground.
const toadstool = [
  ["light", "M-2.4 6Q-1.6 0 -2 -4.4L2 -4.4Q1.6 0 2.6 6Q0 7 -2.4 6Z"],
  ["shade", "M-9 -4C-8.6 -10.6 -4.4 -13.6 0 -13.6C4.4 -13.6 8.6 -10.6 9 -4Q0 -1.4 -9 -4Z"],
  ["line", "M-9 -4C-8.6 -10.6 -4.4 -13.6 0 -13.6C4.4 -13.6 8.6 -10.6 9 -4Q0 -1.4 -9 -4ZM-2 -2.8Q-1.6 1 -2.4 6M2 -2.8Q1.6 1 2.6 6"],
  [
    "spot",
    "M-4.6 -8Q-3.4 -9.8 -2.2 -8Q-3.4 -6.2 -4.6 -8ZM1 -10.4Q2.2 -12 3.4 -10.4Q2.2 -8.8 1 -10.4ZM3.6 -6.4Q4.8 -8 6 -6.4Q4.8 -4.8 3.6 -6.4Z",
  ],
];
const toadstools = group([toadstool, -5.5, 0], [toadstool, 7, 2, 0.72]);
const bubble = [
  ["light", "M-3.6 0C-3.6 -5 3.6 -5 3.6 0C3.6 4.6 -3.6 4.6 -3.6 0Z"],
  ["line", "M-3.6 0C-3.6 -5 3.6 -5 3.6 0C3.6 4.6 -3.6 4.6 -3.6 0Z"],
  ["fine", "M-1.8 -0.8Q-1.4 -2.4 0.2 -2.4"],
];
const ooze = [
  ["shade", "M-15 3C-13 -1 -4 -2 3 -1C10 -2 16 1 14 4C8 8 -10 8 -15 3Z"],
  ["fine", "M-15 3C-13 -1 -4 -2 3 -1C10 -2 16 1 14 4C8 8 -10 8 -15 3Z"],
];
const mud = group([ooze, 0, 0], [bubble, -6, -1, 1], [bubble, 3, 1, 0.7], [bubble, 7.5, -4, 0.5]);
const shard = [
  ["light", "M-4 6L-4.6 -6L0 -13.6L4.4 -6.4L4 6Z"],
  ["shade", "M0.6 -3.6L4.4 -6.4L4 6L0.4 6Z"],
  ["line", "M-4 6L-4.6 -6L0 -13.6L4.4 -6.4L4 6ZM-4.6 -6L0.6 -3.6L4.4 -6.4M0.6 -3.6L0.4 6M0 -13.6L0.6 -3.6"],
];
const leaning = [
  ["light", "M-2.6 6L-10.6 -3.4L-9.8 -8L-5.4 -6.6L3 6Z"],
  ["line", "M-2.6 6L-10.6 -3.4L-9.8 -8L-5.4 -6.6L3 6ZM-10.6 -3.4L-7.4 -3.4L-5.4 -6.6M-7.4 -3.4L0 6"],
];
const crystals = group([leaning, -2, 0], [mirror(leaning), 3, 0, 0.8], [shard, 0, 0.4]);
const cart = [
  ["shade", "M-8 -7Q-6 -11.4 -3 -9.4Q-1 -13 2 -10.4Q5.6 -12 8 -7Z"],
  ["light", "M-10 -7L10 -7L7.6 2.6L-7.6 2.6Z"],
  ["line", "M-10 -7L10 -7L7.6 2.6L-7.6 2.6ZM-8 -7Q-6 -11.4 -3 -9.4Q-1 -13 2 -10.4Q5.6 -12 8 -7M-4 -7L-3.4 2.6M4 -7L3.4 2.6"],
  ["dark", "M-7 4C-7 1.2 -2.6 1.2 -2.6 4C-2.6 6.8 -7 6.8 -7 4ZM2.6 4C2.6 1.2 7 1.2 7 4C7 6.8 2.6 6.8 2.6 4Z"],
  ["fine", "M-14 7L14 7M-11 7L-12 9.6M-4 7L-4.6 9.6M3 7L3 9.6M10 7L10.6 9.6"],
];
const ridge = [
  ["dark", "M-18 7L-12 -5L-8.6 -1L-3 -15L1.4 -6L6 -11L17 7Q0 9.4 -18 7Z"],
  ["spot", "M-3 -15L-6.4 -6.4L-4 -8L-2.6 -4.6L-0.6 -10ZM6 -11L3.4 -8L5.2 -7L7.6 -8.6ZM-12 -5L-13.6 -1.8L-10.6 -2.4Z"],
  ["line", "M-18 7L-12 -5L-8.6 -1L-3 -15L1.4 -6L6 -11L17 7"],
];
const current = [
  ["line", "M-17 2Q-8 -5 0 0Q8 5 17 -2M-9 6Q-2 2 5 5.4Q9 7 13 4.6"],
  ["fine", "M-12 -4Q-6 -8 0 -5"],
];
const crack = [["spot", "M-9 -3L-3 -1L0 -5L4 0L9 -1L4 2L1 6L-1 1L-6 1Z"]];

/** The drawings of each terrain, and how they are spread. */
export const stampArt = {
  farmland: terrain(31, 1.25, ["fine", "line"], [wheat, wheat, stubble], 0.94),
  hill: terrain(36, 1.5, ["light", "shade", "fine", "line"], [mound, hills, mirror(hills)]),
  forest: terrain(25, 1, ["light", "shade", "line"], [firs, grove, mirror(firs), fir], 0.94),
  swamp: terrain(35, 1.25, ["fine", "line", "dark"], [reeds, pool, mirror(reeds)]),
  mountain: terrain(34, 1.25, ["light", "shade", "fine", "line"], [peak, range, mirror(peak), mirror(range)]),
  sea: terrain(46, 1.5, ["fine", "line"], [crest, crest, swell]),
  lake: terrain(38, 1.7, ["fine", "line"], [ripple, ripples]),
  mushroom: terrain(31, 1.1, ["light", "shade", "spot", "line"], [toadstools, mirror(toadstools), toadstool]),
  mud: terrain(36, 1.6, ["shade", "fine", "light", "line"], [mud, mirror(mud)]),
  crystal: terrain(33, 1.1, ["light", "shade", "line"], [crystals, mirror(crystals), shard]),
  mine: terrain(37, 1.2, ["shade", "light", "dark", "fine", "line"], [cart, mirror(cart)]),
  black_mountain: terrain(36, 1.3, ["dark", "spot", "line"], [ridge, mirror(ridge)]),
  river: terrain(40, 1.8, ["fine", "line"], [current, mirror(current)]),
  chasm: terrain(44, 1, ["spot"], [crack, mirror(crack)]),
};
