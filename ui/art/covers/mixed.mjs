// Hills above, caverns below: the ground between them has broken.

import { at, el, INK, line, PLAYERS, person } from "./brush.mjs";
import { under } from "./caverns.mjs";
import { small } from "./hills.mjs";

const edge = [
  [-10, 268],
  [34, 246],
  [62, 278],
  [104, 236],
  [142, 266],
  [190, 220],
  [222, 254],
  [270, 204],
  [306, 238],
  [352, 190],
  [392, 224],
  [436, 176],
  [490, 206],
];
const zigzag = edge.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");

/** Two boxes in one. */
export function both() {
  const [above, below] = [small(), under()];
  const clip = el("clipPath", { id: "mt" }, el("path", { d: `${zigzag}V-10H-10Z` }));
  const scene = [
    at(0, 64, 1, below.scene),
    el("g", { "clip-path": "url(#mt)" }, at(0, -160, 1, above.scene)),
    line(zigzag, "#f0dfb8", 16),
    line(zigzag, INK, 2.6),
    line(edge.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y + 9}`).join(""), INK, 2),
    at(232, 252, 1.2, person("wizard", PLAYERS[4]), 12),
    at(118, 262, 1.1, person("hood", PLAYERS[3]), -10),
    at(362, 222, 1.1, person("horns", PLAYERS[0]), 8),
  ].join("");
  return { defs: `${above.defs}${below.defs}${clip}`, scene };
}
