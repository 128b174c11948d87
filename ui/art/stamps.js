// The small drawings that tell a terrain without colour. Each is drawn around
// (0, 0), its foot, in map units, with absolute commands M, L, C, Q, Z only (the
// board moves them by rewriting numbers). `layers` are painted in that order for
// a whole region: light and shade are filled, line and fine are stroked, dark is
// filled with ink. `half`, `up`, `down`: how far a drawing reaches; `apart`:
// distance between two; `squeeze`: above 1 lets rows come closer.

/** Turns the drawings of a list into draw(roll). */
const oneOf = (...variants) => (roll) => variants[Math.min(variants.length - 1, Math.floor(roll * variants.length))];

const wheat = oneOf(
  [
    ["line", "M-11 3L-11 -5M-5.5 3L-5.5 -7M0 3L0 -5M5.5 3L5.5 -7M11 3L11 -5"],
    ["fine", "M-13.5 -3Q-11.4 -3-11 0M-8.5 -3Q-10.6 -3-11 0M-8 -5Q-5.9 -5-5.5 -2M-3 -5Q-5.1 -5-5.5 -2M-2.5 -3Q-0.4 -3 0 0M2.5 -3Q0.4 -3 0 0M3 -5Q5.1 -5 5.5 -2M8 -5Q5.9 -5 5.5 -2M8.5 -3Q10.6 -3 11 0M13.5 -3Q11.4 -3 11 0"],
    ["line", "M-14 5Q0 7 14 5"],
  ],
);

export const stampArt = {
  farmland: { scale: 1, apart: 27, half: 14, up: 8, down: 6, squeeze: 1.5, layers: ["fine", "line"], draw: wheat },
};
