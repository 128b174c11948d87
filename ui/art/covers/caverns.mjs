// Caverns: stalactites, giant mushrooms, crystals, and a chasm that glows between those who came from both sides.

import { all, at, blend, crowd, disc, el, ground, hand, INK, line, ridge, shape } from "./brush.mjs";

const mushroom = (x, y, scale, cap, spots) =>
  at(
    x,
    y,
    scale,
    `${shape("M-9 0Q-6 -34 -10 -62H10Q6 -34 11 0Z", "#e8d9bd")}${line("M-3 -6Q-1 -30 -3 -54M4 -10Q4 -30 4 -50", "#a58f6c", 1.6)}${shape(
      "M-52 -58Q-50 -112 0 -114T52 -58Q26 -50 0 -52T-52 -58Z",
      cap,
    )}${shape("M-44 -57Q0 -46 44 -57Q22 -40 0 -41T-44 -57Z", "#f3e3c4", 1.6)}${[
      [-24, -86, 8],
      [6, -98, 9],
      [28, -78, 7],
      [-6, -74, 5],
    ]
      .map(([cx, cy, r]) => el("circle", { cx, cy, r, fill: spots }))
      .join("")}`,
  );

const crystal = (x, y, scale, colour, light) =>
  at(
    x,
    y,
    scale,
    [
      [-16, 30, -18],
      [0, 58, 0],
      [17, 38, 16],
    ]
      .map(
        ([dx, high, lean]) =>
          shape(`M${dx - 8} 0L${dx - 9 + lean} ${-high}L${dx + lean} ${-high - 14}L${dx + 9 + lean} ${-high}L${dx + 8} 0Z`, colour, 1.9) +
          shape(`M${dx - 8} 0L${dx - 9 + lean} ${-high}L${dx + lean} ${-high - 14}L${dx - 1 + lean} ${-high}L${dx} 0Z`, light, 0),
      )
      .join(""),
  );

/** Teeth of stone from above or from the sides. */
function teeth(random, fill, { from = -10, to = 490, base = 0, long = 90, wide = 44 }) {
  let d = `M${from} -10`;
  for (let x = from; x < to; x += wide) {
    const deep = base + long * (0.35 + random() * 0.65);
    d += `L${Math.round(x)} ${Math.round(base + random() * 8)}L${Math.round(x + wide * (0.4 + random() * 0.2))} ${Math.round(deep)}`;
  }
  return shape(`${d}L${to} ${base}L${to} -10Z`, fill);
}

/** Somebody looks out of the dark. */
const eyes = (x, y, colour) =>
  all(
    ...[-7, 7].map((dx) => el("ellipse", { cx: x + dx, cy: y, rx: 4.5, ry: 6, fill: colour })),
    ...[-6, 8].map((dx) => disc(x + dx, y + 1, 2, INK)),
  );

/** The caverns, without those who live there. */
export function caverns() {
  const random = hand(23);
  const defs =
    blend("cs", [
      [0, "#2b2136"],
      [0.5, "#5a3f5c"],
      [1, "#8a5a52"],
    ]) +
    blend(
      "cg",
      [
        [0, "#fff2b0"],
        [0.35, "#f7b04a", 0.95],
        [1, "#c8452a", 0],
      ],
      { cx: 240, cy: 420, r: 190 },
    );
  const back = ridge(random, (x) => 250 + 34 * Math.cos((x - 240) / 70) - 0.0006 * (x - 240) ** 2, { tremble: 7 });
  const ledge = ridge(random, (x) => 300 + 0.0022 * (240 - Math.abs(x - 240)) ** 2 - 10 * Math.sin(x / 33), { tremble: 5 });
  const scene = [
    el("rect", { width: 480, height: 480, fill: "url(#cs)" }),
    ...[0, 1, 2].map((i) =>
      el("path", {
        d: `M${40 + i * 40} 480V${230 + i * 10}Q${110 + i * 34} ${70 + i * 46} 240 ${66 + i * 48}T${440 - i * 40} ${230 + i * 10}V480Z`,
        fill: ["#6d4f68", "#86617a", "#b08079"][i],
        "fill-opacity": "0.75",
      }),
    ),
    teeth(random, "#4a3850", { long: 150, wide: 38 }),
    ground(back, "#6a5064"),
    crystal(92, 262, 0.9, "#5fb3c4", "#a7e0e6"),
    crystal(396, 262, 1, "#b678c0", "#e2b6e6"),
    mushroom(168, 262, 0.62, "#c9628a", "#f6d7c0"),
    mushroom(318, 258, 0.54, "#4f93a8", "#d3f0e2"),
  ].join("");
  return {
    defs,
    scene,
    ledge,
    random,
    light: el("rect", { y: 200, width: 480, height: 280, fill: "url(#cg)" }),
    teeth: teeth(random, "#241a2a", { long: 96, wide: 56 }),
  };
}

/** Who lives there: two crowds, and the chasm between them. */
export function under() {
  const { defs, scene, ledge, random, light, teeth: near } = caverns();
  // It winds towards us and grows: its middle, and how far it gapes there.
  const way = [
    [244, 308, 1],
    [226, 332, 6],
    [250, 356, 11],
    [228, 386, 20],
    [262, 414, 30],
    [232, 446, 44],
    [252, 492, 62],
  ];
  const gap = (share) =>
    `M${[...way.map(([x, y, w]) => [x - w * share, y]), ...way.map(([x, y, w]) => [x + w * share, y + 5]).reverse()]
      .map((at) => at.map(Math.round).join(" "))
      .join("L")}Z`;
  const chasm = all(shape(gap(1), "#1a1013", 3), shape(gap(0.7), "#f2913c", 0), shape(gap(0.34), "#ffe08a", 0));
  const parts = [
    scene,
    ground(ledge, "#4d3a4a"),
    light,
    crowd(random, ledge, { colour: 1, scale: 1.12, gap: 26, from: 42, to: 176, flag: 4, kind: "horns" }),
    crowd(random, ledge, { colour: 3, scale: 1.12, gap: 26, from: 304, to: 450, flag: 4, kind: "ears" }),
    chasm,
    mushroom(58, 468, 1.22, "#b8402f", "#f6ead0"),
    mushroom(428, 472, 1.34, "#3f8f86", "#e5f4d6"),
    mushroom(118, 474, 0.6, "#d8a93a", "#fff3cf"),
    mushroom(368, 476, 0.56, "#a56bb0", "#f2dcf0"),
    near,
    eyes(44, 64, "#f5e08a"),
    eyes(392, 50, "#f5e08a"),
    line("M222 318q-6 -12 2 -22t0 -22M256 320q8 -14 0 -26t2 -24M240 300q-5 -14 1 -26", "#ffd98a", 3, 0.7),
  ].join("");
  return { defs, scene: parts };
}
