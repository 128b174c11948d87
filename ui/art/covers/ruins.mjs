// An old world in ruins: a road to what was a city, and the signs of four powers in a torn sky.

import { all, at, blend, disc, el, ground, hand, INK, lay, line, ridge, shape } from "./brush.mjs";

/** A power's sign: its shape on the table, in its colour, with a glow, and what it stands for. */
const sign = (x, y, scale, fill, outline, mark) =>
  all(
    ...[74, 56].map((r) => el("circle", { cx: x, cy: y, r: r * scale, fill, "fill-opacity": "0.29" })),
    at(x, y, scale, `${shape(outline, fill, 3.4)}${mark}`),
  );

const pale = "#fdf0d8";

/** Blood: an axe with a drop. */
const wrath = all(
  line("M-16 26L14 -24", pale, 6),
  shape("M2 -30Q28 -34 30 -6Q18 -12 8 -4L-6 -18Q2 -20 2 -30Z", pale, 1.8),
  shape("M-2 34Q-10 24 -2 12Q6 24 -2 34Z", pale, 0),
);
/** Rot: a fly. */
const rot = all(
  el("ellipse", { cx: 0, cy: 6, rx: 8, ry: 16, fill: INK }),
  disc(0, -15, 8, INK),
  shape("M-5 -6Q-30 -8 -28 20Q-14 16 -5 2ZM5 -6Q30 -8 28 20Q14 16 5 2Z", pale, 1.8),
  line("M-4 -22L-12 -30M4 -22L12 -30", INK, 2.6),
);
/** Change: an eye in a flame. */
const change = all(
  shape("M0 -32Q20 -12 18 6Q16 26 0 30Q-16 26 -18 6Q-20 -4 -10 -14Q-8 -4 -4 -6Q-6 -22 0 -32Z", pale, 2),
  el("ellipse", { cx: 0, cy: 8, rx: 11, ry: 7, fill: "#1d4f92" }),
  disc(0, 8, 3.4, INK),
);
/** Excess: a heart with a thorn through it. */
const excess = all(
  shape("M0 24Q-30 4 -24 -14Q-14 -28 0 -12Q14 -28 24 -14Q30 4 0 24Z", pale, 2),
  line("M-26 20L26 -20M18 -22L27 -21L24 -12", INK, 3),
);

const walls = [
  [0, 0],
  [0, -0.7],
  [0.14, -0.82],
  [0.24, -0.72],
  [0.4, -1],
  [0.52, -0.82],
  [0.66, -0.88],
  [0.82, -0.58],
  [1, -0.66],
  [1, 0],
];
const pane = (left, sill) => [
  [left, -sill],
  [left, -sill - 0.15],
  [left + 0.03, -sill - 0.19],
  [left + 0.11, -sill - 0.19],
  [left + 0.14, -sill - 0.15],
  [left + 0.14, -sill],
];

/** A house that was; there is fire behind its windows. */
const ruin = (x, y, wide, high, fill) =>
  all(
    shape(lay(x, y, wide, high, walls), fill),
    ...[
      [0.22, 0.28],
      [0.58, 0.24],
    ].map(([left, sill]) => shape(lay(x, y, wide, high, pane(left, sill)), "#e0813c", 0)),
  );

/** A church without a roof: two towers, one of which is broken, and a great window. */
const church = [
  shape("M-74 0V-150L-56 -196L-38 -150V0Z", "#2e2128"),
  shape("M38 0V-112L48 -126L56 -108L64 -132L74 -116V0Z", "#2e2128"),
  shape("M-38 0V-92Q-30 -100 -20 -96L-8 -112L8 -98L22 -108L38 -88V0Z", "#3a2a30"),
  el("circle", { cx: 0, cy: -62, r: 22, fill: "#e9913f", stroke: INK, "stroke-width": 3 }),
  line("M0 -84V-40M-22 -62H22M-15 -77L15 -47M15 -77L-15 -47", INK, 2.6),
  shape("M-12 0V-22Q0 -38 12 -22V0Z", "#e9913f", 2),
  line("M-56 -196V-214M-62 -208H-50", INK, 3),
  el("path", { d: "M-62 -120v-18q6 -8 12 0v18zM-62 -70v-18q6 -8 12 0v18zM50 -70v-16q6 -8 12 0v16z", fill: "#e0813c" }),
].join("");

const tree = (x, y, scale, turn = 0) =>
  at(
    x,
    y,
    scale,
    line(
      "M0 0Q-4 -30 2 -60M0 -24Q-14 -34 -26 -32M-10 -30L-16 -46M1 -38Q14 -48 26 -46M12 -44L16 -58M2 -60L-8 -78M2 -60L12 -80",
      "#1c1214",
      5,
    ),
    turn,
  );

const crow = (x, y, scale) => at(x, y, scale, line("M-16 -6Q-8 -14 0 0Q8 -14 16 -6", "#1c1214", 3.6));

/** Skulls and stones by the road. */
const skull = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    all(
      shape("M-13 2Q-16 -22 0 -22T13 2Q8 4 8 10H-8Q-8 4 -13 2Z", "#e8d9bd"),
      disc(-5, -6, 4, INK),
      disc(5, -6, 4, INK),
      line("M-3 6V10M3 6V10", INK, 1.6),
    ),
  );

/** The Old World. */
export function ruins() {
  const random = hand(66);
  const defs =
    blend("rs", [
      [0, "#241726"],
      [0.45, "#6b2b33"],
      [0.72, "#c4572f"],
      [1, "#f0a850"],
    ]) +
    blend(
      "rt",
      [
        [0, "#f9d98a", 0.9],
        [0.5, "#e0813c", 0.4],
        [1, "#e0813c", 0],
      ],
      { cx: 240, cy: 300, r: 210 },
    );
  const bolts = (d, wide = 3.4) => `${line(d, "#f9e2a8", wide + 4, 0.25)}${line(d, "#fff4d4", wide)}`;
  const smoke = (x, y, s) =>
    at(x, y, s, el("path", { d: "M0 0Q-22 -30 2 -58T-6 -120Q24 -96 12 -62T22 0Z", fill: "#1c1214", "fill-opacity": "0.5" }));
  const far = ridge(random, (x) => 318 - 12 * Math.sin(x / 60), { tremble: 8 });
  const near = ridge(random, (x) => 392 + 22 * Math.cos((x - 240) / 110), { tremble: 6 });
  const clouds = Array.from({ length: 9 }, (_, i) =>
    at(
      20 + i * 58,
      26 + random() * 40,
      0.9 + random() * 0.5,
      el("path", {
        d: "M-60 10Q-66 -14 -34 -14Q-20 -34 8 -20Q36 -32 46 -8Q70 -6 60 12Q0 22 -60 10Z",
        fill: "#1a1020",
        "fill-opacity": "0.7",
      }),
    ),
  ).join("");
  const scene = [
    el("rect", { width: 480, height: 480, fill: "url(#rs)" }),
    clouds,
    bolts("M240 40L228 84L244 92L230 142L248 150L238 196"),
    bolts("M170 60L150 96L160 104L146 130", 2.2),
    bolts("M312 56L334 98L322 106L340 136", 2.2),
    el("rect", { y: 90, width: 480, height: 390, fill: "url(#rt)" }),
    smoke(96, 300, 1.2),
    smoke(380, 300, 1.3),
    ground(far, "#4a2b2c"),
    ruin(14, 330, 74, 90, "#3a2629"),
    ruin(92, 332, 62, 66, "#33222a"),
    ruin(330, 332, 66, 74, "#33222a"),
    ruin(396, 330, 76, 100, "#3a2629"),
    at(240, 334, 1.02, church),
    sign(76, 112, 0.98, "#b02a1e", "M-42 -42H42V42H-42Z", wrath),
    sign(404, 112, 0.98, "#94b240", "M0 -50L43 -25V25L0 50L-43 25V-25Z", rot),
    sign(152, 214, 0.82, "#2f74c4", "M0 -54L54 0L0 54L-54 0Z", change),
    sign(330, 214, 0.82, "#d987cb", "M0 -48A48 48 0 1 1 0 48A48 48 0 1 1 0 -48Z", excess),
    ground(near, "#2a1a1c"),
    shape("M226 376Q262 398 226 424T196 492H330Q262 446 288 412T252 376Z", "#7a5038", 2.4),
    line("M240 388Q262 402 244 424M262 436Q238 456 258 480", "#4a2b2c", 2.4, 0.8),
    tree(54, 414, 1.2, -4),
    tree(432, 410, 1.3, 5),
    tree(128, 400, 0.7, 6),
    skull(142, 444, 1),
    skull(176, 456, 0.74),
    skull(364, 448, 1.05),
    line("M330 462L352 410M322 420L366 432", "#8d9298", 5),
    line("M340 438L336 448", "#5a3d22", 7),
    shape("M70 466l12 -18l16 4l8 16zM396 470l8 -16l20 2l6 14zM206 470l6 -10l12 4l2 8z", "#4a3335", 2),
    crow(196, 120, 1),
    crow(290, 104, 0.8),
    crow(270, 132, 0.7),
  ].join("");
  return { defs, scene };
}
