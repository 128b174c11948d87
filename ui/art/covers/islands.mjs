// Islands in the fog: a ship between two shields that will not have the same sea.

import { all, at, banner, blend, crowd, curve, el, hand, INK, line, PLAYERS, ridge, shape } from "./brush.mjs";

/** A ship under sail, the waterline at 0. */
const ship = [
  line("M-4 -12V-168M62 -12V-128M-68 -10V-116", "#5a3d22", 6),
  shape("M-44 -152Q-20 -140 -4 -150Q14 -158 38 -148Q50 -110 40 -84Q16 -94 -4 -86Q-24 -78 -46 -88Q-36 -120 -44 -152Z", "#f6ead0"),
  shape("M-42 -74Q-20 -64 -4 -72Q16 -80 40 -72Q52 -46 44 -26Q18 -34 -4 -28Q-26 -22 -48 -30Q-38 -52 -42 -74Z", "#f6ead0"),
  shape("M34 -116Q50 -108 62 -114Q76 -120 92 -112Q102 -82 94 -58Q78 -66 62 -60Q46 -56 36 -62Q44 -90 34 -116Z", "#ead9b0"),
  shape("M-94 -106Q-80 -98 -68 -104Q-54 -110 -44 -102Q-36 -76 -42 -52Q-56 -60 -68 -54Q-84 -48 -96 -56Q-86 -82 -94 -106Z", "#ead9b0"),
  line("M-40 -128Q0 -118 40 -126M-40 -110Q0 -100 44 -108M-40 -52Q0 -44 46 -52", "#b99a62", 2, 0.8),
  shape("M-24 -118L-4 -132L16 -118L-4 -104Z", PLAYERS[0], 2),
  shape("M-112 -34Q-104 -30 -92 -20H78Q98 -26 112 -48L126 -50Q118 -6 92 18H-82Q-108 -2 -112 -34Z", "#8a5a34", 2.6),
  shape("M-104 -6Q0 10 112 -10L106 0Q0 20 -98 4Z", "#d8a93a", 1.6),
  [-70, -40, -10, 20, 50].map((x) => el("circle", { cx: x, cy: -8 - (x > 30 ? 2 : 0), r: 5, fill: INK })).join(""),
  line("M118 -50L156 -78M-4 -166L62 -126M-4 -166L-68 -114M112 -46L62 -126", "#5a3d22", 2.4),
  at(-4, -164, 0.6, banner(PLAYERS[4], 0, 34)),
].join("");

/** A shield in the sky; `sign` is drawn on it. */
const emblem = (x, y, turn, fill, rim, sign) =>
  at(
    x,
    y,
    1,
    all(
      shape("M-58 -62Q0 -80 58 -62V2Q56 48 0 78Q-56 48 -58 2Z", rim, 3),
      shape("M-45 -50Q0 -64 45 -50V2Q43 36 0 60Q-43 36 -45 2Z", fill, 2.2),
      sign,
    ),
    turn,
  );

const rays = Array.from({ length: 16 }, (_, i) => {
  const a = (i * Math.PI) / 8 - Math.PI / 2;
  const r = i % 2 ? 13 : i % 4 ? 24 : 36;
  return `${Math.round(r * Math.cos(a))} ${Math.round(r * Math.sin(a) - 4)}`;
});
const star = shape(`M${rays.join("L")}Z`, "#f3d98a", 2);

const axe = all(
  line("M0 44V-44", "#5a3d22", 6),
  shape("M-3 -40Q-34 -52 -40 -14Q-24 -20 -3 -10ZM3 -40Q34 -52 40 -14Q24 -20 3 -10Z", "#cfd3d4", 2),
);

const palm = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    `${line("M0 0Q-6 -26 4 -50", "#6b4a2c", 6)}${[
      "M4 -50Q-22 -66 -36 -44Q-18 -54 4 -50Z",
      "M4 -50Q30 -70 44 -46Q24 -56 4 -50Z",
      "M4 -50Q-8 -80 -30 -74Q-10 -70 4 -50Z",
      "M4 -50Q16 -82 38 -72Q18 -70 4 -50Z",
    ]
      .map((d) => shape(d, "#4f8a4d", 1.8))
      .join("")}`,
  );

const tower = (x, y, scale, roof) =>
  at(
    x,
    y,
    scale,
    all(
      shape("M-14 0L-11 -58H11L14 0Z", "#cbb894"),
      shape("M-17 -58H17V-70H-17Z", "#b9a47c"),
      shape("M-19 -70L0 -104L19 -70Z", roof),
      line("M0 -46V-36M0 -24V-14", "#5a3d22", 3.4),
    ),
  );

/** An island: its coast, and the land on it. */
function island(random, x, y, wide, high, land, things) {
  const top = ridge(random, (i) => y - high * Math.sqrt(Math.max(0, 1 - ((i - x) / wide) ** 2)), {
    step: wide / 6,
    tremble: 4,
    from: x - wide,
    to: x + wide,
  });
  const closed = `${curve(top)}Q${x} ${y + 26} ${x - wide} ${y + 4}Z`;
  const beach = `M${x - wide - 10} ${y + 6}Q${x} ${y - 24} ${x + wide + 10} ${y + 6}Q${x} ${y + 36} ${x - wide - 10} ${y + 6}Z`;
  return `${shape(beach, "#e8d29a", 2)}${shape(closed, land)}${things(top)}`;
}

const fog = (x, y, scale, opacity) =>
  at(
    x,
    y,
    scale,
    el("path", {
      d: "M-120 10Q-124 -8 -92 -8Q-84 -24 -50 -16Q-30 -30 6 -18Q34 -30 60 -14Q104 -18 112 4Q60 16 0 12T-120 10Z",
      fill: "#f6f1e2",
      "fill-opacity": String(opacity),
    }),
  );

/** The sea. */
export function sea() {
  const random = hand(41);
  const defs =
    blend("is", [
      [0, "#5d87a3"],
      [0.5, "#c8d6cb"],
      [1, "#f3e3bb"],
    ]) +
    blend("iw", [
      [0, "#7fb3bd"],
      [1, "#2f6b86"],
    ]);
  const waves = Array.from({ length: 26 }, () => {
    const [x, y] = [20 + random() * 440, 300 + random() * 160];
    return `M${Math.round(x)} ${Math.round(y)}q7 -8 14 0q7 -8 14 0`;
  }).join("");
  const scene = [
    el("rect", { width: 480, height: 300, fill: "url(#is)" }),
    emblem(104, 112, -9, "#33599e", "#dcb75e", star),
    emblem(376, 112, 9, "#a5362a", "#3b3230", `${at(0, 0, 1, axe, -32)}${at(0, 0, 1, axe, 32)}`),
    el("rect", { y: 256, width: 480, height: 224, fill: "url(#iw)" }),
    line("M0 256H480", INK, 2.4),
    island(random, 70, 268, 84, 40, "#9ab06a", () => `${tower(52, 236, 0.7, PLAYERS[1])}${palm(104, 246, 0.7)}`),
    island(random, 420, 268, 90, 46, "#b59a6a", () => `${tower(440, 234, 0.74, PLAYERS[0])}${palm(386, 244, 0.72)}`),
    fog(150, 262, 0.9, 0.9),
    fog(352, 254, 0.7, 0.85),
    line(waves, "#d7ecec", 2.2, 0.75),
    at(238, 356, 1.08, ship),
    el("path", { d: "M108 366Q150 352 190 366T280 366T376 362Q350 392 240 390T108 366Z", fill: "#3b7890" }),
    line("M104 370q18 -14 34 -2t34 -2t34 2t34 -2t34 2t34 -4t34 -2t28 -4", "#e9f5f0", 3.4),
    island(
      random,
      66,
      452,
      120,
      54,
      "#8fae5e",
      (top) =>
        `${crowd(random, top, { colour: 1, scale: 0.98, gap: 26, from: 22, to: 160, flag: 4, kind: "crown" })}${palm(146, 446, 0.9)}`,
    ),
    island(
      random,
      424,
      456,
      116,
      58,
      "#b98f5c",
      (top) =>
        `${crowd(random, top, { colour: 0, scale: 0.98, gap: 26, from: 340, to: 470, flag: 4, kind: "horns" })}${palm(330, 452, 0.86)}`,
    ),
    fog(236, 462, 1, 0.7),
    fog(20, 330, 0.7, 0.55),
    fog(466, 346, 0.7, 0.55),
  ].join("");
  return { defs, scene };
}
