// Crowded hills: every ridge is full of somebody's people, and the next ones come up behind.

import { all, at, blend, crowd, curve, el, ground, hand, lay, line, PLAYERS, person, ridge, shape } from "./brush.mjs";

/** A mountain, from its foot. */
const peak = (x, y, wide, high) => {
  const side = (points) => lay(x, y, wide, high, points);
  return all(
    shape(
      side([
        [-1, 0],
        [-0.3, -0.72],
        [0, -1],
        [0.4, -0.6],
        [1, 0],
      ]),
      "#b3a59a",
    ),
    shape(
      side([
        [0, -1],
        [0.4, -0.6],
        [1, 0],
        [0.1, 0],
        [0.16, -0.5],
      ]),
      "#8f8178",
      0,
    ),
    shape(
      side([
        [-0.3, -0.72],
        [0, -1],
        [0.4, -0.6],
        [0.16, -0.56],
        [0, -0.68],
        [-0.12, -0.56],
      ]),
      "#f6efe0",
      1.8,
    ),
  );
};

const tree = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    `${line("M0 0V-8", "#5a3d22", 4)}${shape("M-14 -6L0 -28L14 -6ZM-11 -20L0 -40L11 -20ZM-8 -33L0 -50L8 -33Z", "#4f7a45", 1.8)}`,
  );

/** A keep with a roof. */
const keep = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    `${shape("M-22 0V-46H-15V-40H-8V-46H0V-40H8V-46H15V-40H22V0Z", "#cbb894")}${shape("M-8 0V-16Q0 -26 8 -16V0Z", "#5a3d22", 1.8)}${shape(
      "M22 0V-62H46V0Z",
      "#d8c7a4",
    )}${shape("M18 -62L34 -92L50 -62Z", "#a5472f")}${line("M31 -44V-34M37 -24V-14", "#5a3d22", 3)}`,
  );

const wheat = (random, points, { from, to, depth }) => {
  let d = "";
  for (let i = 0; i < 26; i++) {
    const x = from + random() * (to - from);
    const near = points.find(([px]) => px > x) ?? points[points.length - 1];
    const y = near[1] + 16 + random() * depth;
    d += `M${Math.round(x)} ${Math.round(y)}v-9m-4 3l4 3l4 -3`;
  }
  return line(d, "#8a6a1c", 1.6, 0.7);
};

/** What lies behind everything: `[defs, scene]`. */
export function hills() {
  const random = hand(7);
  const far = ridge(random, (x) => 226 - 20 * Math.sin(x / 90) - 8 * Math.sin(x / 31));
  const second = ridge(random, (x) => 276 - 26 * Math.sin(x / 120 + 2.2));
  const third = ridge(random, (x) => 336 - 30 * Math.sin(x / 105 + 0.6));
  const last = ridge(random, (x) => 424 + 0.00085 * (x - 240) ** 2 - 26);
  const defs = blend("hs", [
    [0, "#8fbcd0"],
    [0.55, "#dfe3c4"],
    [1, "#f5dfa0"],
  ]);
  const cloud = (x, y, s) =>
    at(
      x,
      y,
      s,
      el("path", { d: "M-40 8Q-46 -8 -26 -8Q-20 -24 0 -18Q14 -28 26 -12Q46 -12 42 8Z", fill: "#fdf6e4", "fill-opacity": "0.85" }),
    );
  const scene = [
    el("rect", { width: 480, height: 480, fill: "url(#hs)" }),
    el("circle", { cx: 360, cy: 96, r: 38, fill: "#f8e6a6", stroke: "#d9b04e", "stroke-width": 2 }),
    line(
      Array.from({ length: 16 }, (_, i) => {
        const way = (r) => `${Math.round(360 + r * Math.cos((i * Math.PI) / 8))} ${Math.round(96 + r * Math.sin((i * Math.PI) / 8))}`;
        return `M${way(46)}L${way(i % 2 ? 56 : 64)}`;
      }).join(""),
      "#d9b04e",
      2.6,
    ),
    cloud(110, 74, 1.1),
    cloud(236, 118, 0.7),
    peak(70, 240, 92, 128),
    peak(196, 240, 84, 104),
    peak(430, 240, 100, 116),
    ground(far, "#a9b98a"),
    crowd(random, far, { colour: (x) => (x < 150 ? 3 : x < 330 ? 4 : 1), scale: 0.52, gap: 25, flag: 3 }),
    ground(second, "#c9c27c"),
    tree(26, 300, 0.9),
    tree(56, 296, 0.8),
    keep(118, 288, 0.95),
    crowd(random, second, { colour: (x) => (x < 240 ? 2 : 0), scale: 0.74, gap: 25, from: 190, flag: 4 }),
    ground(third, "#e0c269"),
    wheat(random, third, { from: 40, to: 440, depth: 60 }),
    crowd(random, third, { colour: (x) => (x < 180 ? 1 : x < 320 ? 3 : 2), scale: 0.96, gap: 26, flag: 5 }),
    ground(last, "#8fae5e"),
    line(curve(last.map(([x, y]) => [x, y + 12])), "#5d7a3a", 2, 0.6),
  ].join("");
  return { defs, scene, last, random };
}

/** Two crowds that push each other off the nearest hill. */
export function small() {
  const { defs, scene, last, random } = hills();
  const left = crowd(random, last, { colour: 0, scale: 1.45, gap: 25, from: 30, to: 206, flag: 3, kind: "horns" });
  const right = crowd(random, last, { colour: 4, scale: 1.45, gap: 25, from: 268, to: 470, flag: 3, kind: "wizard" });
  const fallen = at(238, 392, 1.35, person("straw", PLAYERS[2]), -24);
  const clash = line("M214 296l8 16M240 286v18M266 298l-10 14", "#2c2014", 3.4);
  const grass = line("M40 452l4 -12l4 12M120 462l4 -12l4 12M300 458l4 -12l4 12M420 450l4 -12l4 12M208 462l4 -10l4 10", "#4f6b3a", 2.4);
  return { defs, scene: `${scene}${left}${right}${fallen}${clash}${grass}` };
}
