// What the covers are drawn with: a seeded hand, roughened lines, and the small things that stand in several scenes. A picture is
// 480 x 480; every drawing is a text of SVG.

export const INK = "#2c2014";

/** The colours of the five players, as on the map. */
export const PLAYERS = ["#b8402f", "#33599e", "#d8a93a", "#2b7d5c", "#6d4b8c"];

/** Several drawings as one. @param {...string} parts */
export const all = (...parts) => parts.join("");

/** Numbers from 0 to 1, always the same ones. @param {number} seed */
export function hand(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value) => String(Math.round(value * 10) / 10);

/** An element. @param {string} name @param {Record<string, string | number>} attributes @param {string} [inside] */
export const el = (name, attributes, inside) => {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? n(value) : value}"`)
    .join("");
  return inside === undefined ? `<${name}${said}/>` : `<${name}${said}>${inside}</${name}>`;
};

/** A drawing somewhere else. @param {number} x @param {number} y @param {number} scale @param {string} inside @param {number} [turn] */
export const at = (x, y, scale, inside, turn = 0) =>
  el(
    "g",
    {
      transform: [
        `translate(${n(x)} ${n(y)})`,
        turn ? `rotate(${n(turn)})` : "",
        scale === 1 ? "" : `scale(${Math.round(scale * 100) / 100})`,
      ].join(""),
    },
    inside,
  );

/** A filled shape with an ink line. @param {string} d @param {string} fill @param {number} [line] */
export const shape = (d, fill, line = 2.2) =>
  el("path", { d, fill, ...(line ? { stroke: INK, "stroke-width": line, "stroke-linejoin": "round" } : {}) });

/** A line. @param {string} d @param {string} [stroke] @param {number} [wide] @param {number} [opacity] */
export const line = (d, stroke = INK, wide = 2, opacity = 1) =>
  el("path", {
    d,
    fill: "none",
    stroke,
    "stroke-width": wide,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...(opacity < 1 ? { "stroke-opacity": opacity } : {}),
  });

/** A disc. @param {number} cx @param {number} cy @param {number} r @param {string} fill @param {number} [wide] of its ink line */
export const disc = (cx, cy, r, fill, wide = 0) =>
  el("circle", { cx, cy, r, fill, ...(wide ? { stroke: INK, "stroke-width": wide } : {}) });

/**
 * Straight lines in a box of 1 x 1 laid at a place, as a closed path.
 * @param {number} x
 * @param {number} y
 * @param {number} wide
 * @param {number} high
 * @param {number[][]} points
 */
export const lay = (x, y, wide, high, points) => `M${points.map(([px, py]) => `${n(x + px * wide)} ${n(y + py * high)}`).join("L")}Z`;

/** A soft curve through points. @param {number[][]} points @param {boolean} [closed] */
export function curve(points, closed = false) {
  const count = points.length;
  const p = (i) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]);
  let d = `M${n(p(0)[0])} ${n(p(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    const out = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const back = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[...out, ...back, ...c].map(n).join(" ")}`;
  }
  return closed ? `${d}Z` : d;
}

/** A ridge from side to side, as points: `height(x)` with a trembling hand. */
export function ridge(random, height, { step = 24, tremble = 3, from = -12, to = 492 } = {}) {
  const points = [];
  for (let x = from; x <= to; x += step) points.push([x, height(x) + (random() - 0.5) * 2 * tremble]);
  return points;
}

/** The ground below a ridge. @param {number[][]} points @param {string} fill @param {number} [line] */
export const ground = (points, fill, wide = 2.4) => shape(`${curve(points)}L492 492L-12 492Z`, fill, wide);

/** Colours that run into each other, from above or out of a middle. `stops`: `[[where, colour, opacity?]]`. */
export const blend = (id, stops, round = null) =>
  el(
    round ? "radialGradient" : "linearGradient",
    round ? { id, ...round, gradientUnits: "userSpaceOnUse" } : { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    stops
      .map(([offset, colour, opacity = 1]) =>
        el("stop", { offset, "stop-color": colour, ...(opacity < 1 ? { "stop-opacity": String(opacity) } : {}) }),
      )
      .join(""),
  );

/** What small people wear on their heads, from behind to before; the head is a disc of 9 at 0, -31. */
const hats = {
  horns: "M-9 -36Q-19 -40 -17 -52Q-12 -45 -6 -43ZM9 -36Q19 -40 17 -52Q12 -45 6 -43ZM-10 -32Q-10 -45 0 -45T10 -32Z",
  wizard: "M-14 -35Q-6 -40 -3 -62Q2 -52 6 -44Q8 -39 14 -35Q0 -30 -14 -35Z",
  straw: "M-17 -34Q-9 -38 -7 -44Q0 -49 7 -44Q9 -38 17 -34Q0 -30 -17 -34Z",
  hood: "M-11 -24Q-13 -42 0 -47Q13 -42 11 -24Q6 -38 0 -38T-11 -24Z",
  ears: "M-9 -33L-21 -41L-10 -26ZM9 -33L21 -41L10 -26ZM-9 -34Q-6 -43 0 -42T9 -34Q0 -38 -9 -34Z",
  crown: "M-9 -36L-11 -49L-5 -43L0 -51L5 -43L11 -49L9 -36Z",
  cap: "M-9 -34Q-9 -43 0 -43T9 -34ZM-11 -34H11V-31H-11Z",
  none: "",
};
export const kinds = Object.keys(hats);

const skins = {
  horns: "#e3b68c",
  wizard: "#e8c8a4",
  straw: "#d9a878",
  hood: "#8fae5e",
  ears: "#a9c07a",
  crown: "#e3b68c",
  cap: "#c9cfd2",
  none: "#b98fbf",
};
const tops = {
  horns: "#8d9298",
  wizard: "#4d5aa0",
  straw: "#dcb75e",
  hood: "#6b4a32",
  ears: "#5d7a3a",
  crown: "#e7b93f",
  cap: "#8d9298",
  none: INK,
};

/**
 * Somebody who stands there, the feet at 0, 0; 50 high.
 * @param {string} kind
 * @param {string} coat
 * @param {{ spear?: boolean, shield?: boolean }} [with_]
 */
export function person(kind, coat, { spear = false, shield = false } = {}) {
  const body = "M-12 0Q-14 -20 -6 -25H6Q14 -20 12 0Z";
  const eyes = `${el("circle", { cx: -3.3, cy: -31, r: 1.5, fill: INK })}${el("circle", { cx: 3.3, cy: -31, r: 1.5, fill: INK })}`;
  return [
    spear ? `${line("M15 2V-52", "#5a3d22", 3)}${shape("M15 -64L10.500 -52H19.500Z", "#c9cfd2", 1.6)}` : "",
    shape(body, coat, 2),
    el("circle", { cx: 0, cy: -31, r: 9, fill: skins[kind], stroke: INK, "stroke-width": 1.8 }),
    eyes,
    hats[kind] ? shape(hats[kind], tops[kind], 1.8) : line("M-4 -40L-7 -48M4 -40L7 -48", INK, 2),
    shield ? shape("M-17 -20H-3V-11Q-3 -4 -10 -1Q-17 -4 -17 -11Z", "#ead9b0", 1.8) : "",
  ].join("");
}

/** A banner on a pole, the foot at 0, 0. @param {string} colour @param {number} which pattern it bears @param {number} [high] */
export function banner(colour, which, high = 78) {
  const top = -high;
  const cloth = [
    `M1 ${top + 3}Q14 ${top - 1} 24 ${top + 4}T46 ${top + 4}L39 ${top + 16}L46 ${top + 29}`,
    `Q34 ${top + 33} 24 ${top + 29}T1 ${top + 28}Z`,
  ].join("");
  const marks = [
    el("circle", { cx: 18, cy: top + 16, r: 6, fill: "#f6ead0" }),
    line(`M8 ${top + 26}L20 ${top + 6}M20 ${top + 27}L32 ${top + 7}`, "#f6ead0", 4),
    [10, 20, 30].map((x) => el("circle", { cx: x, cy: top + (x === 20 ? 21 : 12), r: 3, fill: "#f6ead0" })).join(""),
    line(`M8 ${top + 11}L18 ${top + 19}L28 ${top + 11}M8 ${top + 19}L18 ${top + 27}L28 ${top + 19}`, "#f6ead0", 3),
    [0, 1].map((i) => el("rect", { x: 8 + i * 11, y: top + 7 + i * 9, width: 11, height: 9, fill: "#f6ead0" })).join(""),
  ];
  return all(
    shape(cloth, colour, 2),
    marks[which % marks.length],
    line(`M0 0V${top - 4}`, "#5a3d22", 3.4),
    disc(0, top - 6, 3.4, "#dcb75e", 1.4),
  );
}

/** A row of people along a ridge, elbow to elbow, with a banner now and then. */
export function crowd(random, points, { colour, scale = 1, gap = 24, kind = null, from = 0, to = 480, flag = 4 }) {
  const found = [];
  const ends = (x) => points.findIndex(([px]) => px > x);
  let count = Math.floor(random() * flag);
  for (let x = from; x <= to; x += gap * scale * (0.85 + random() * 0.3)) {
    const i = ends(x);
    if (i < 1) continue;
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
    const y = ay + ((by - ay) * (x - ax)) / (bx - ax) + 3;
    const own = typeof colour === "number" ? colour : colour(x);
    if (count++ % flag === 0) found.push(at(x + 4, y, scale, banner(PLAYERS[own], own, 74 + random() * 16)));
    const who = kind ?? kinds[Math.floor(random() * kinds.length)];
    found.push(at(x, y, scale, person(who, PLAYERS[own], { spear: random() < 0.3, shield: random() < 0.3 })));
  }
  return found.join("");
}

/** A scene as a picture. @param {string} defs @param {string} scene */
export const page = (defs, scene) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">${el("defs", {}, defs)}${scene}</svg>\n`;
