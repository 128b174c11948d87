// From a map file to land: every border between two regions, and every piece of
// rim, becomes one roughened line that both sides share. Nothing here knows a
// rule; nothing here touches the page.
import { areaOf, boxOf, crosses, distance, inside, lengthOf, resample, room, smooth } from "./geometry.js";
import { cornersOf } from "./layout.js";
import { hash, wave } from "./noise.js";
import { turnPoint } from "./turn.js";
import { WORLD } from "./viewport.js";

const WATER = new Set(["sea", "lake", "river", "chasm"]);
const OUTSIDE = -1;

/** Is this terrain drawn as water (or as the void, underground)? */
export const isWater = (terrain) => WATER.has(terrain);

/** How a line is roughened: `amplitude` at most in units, `wavelength` of its slowest wave. */
const rough = {
  rim: { amplitude: 6, wavelength: 46 },
  coast: { amplitude: 7, wavelength: 36 },
  land: { amplitude: 5, wavelength: 42 },
  water: { amplitude: 4, wavelength: 60 },
};

const STEP = 6;

/**
 * The shared lines of a map: `[{a, b, points, kind}]`, where a < b are region
 * ids (a is -1 for the rim) and kind is rim, coast, land or water.
 */
export function chainsOf(regions) {
  const owners = new Map();
  const place = new Map();
  const key = (p) => `${p[0]},${p[1]}`;
  for (const { id, outline } of regions) {
    for (let i = 0; i < outline.length; i++) {
      const [p, q] = [key(outline[i]), key(outline[(i + 1) % outline.length])];
      if (p === q) continue;
      place.set(p, outline[i]);
      const edge = p < q ? `${p}|${q}` : `${q}|${p}`;
      if (!owners.has(edge)) owners.set(edge, []);
      owners.get(edge).push(id);
    }
  }
  // Edges of one pair of regions, strung together end to end.
  const pairs = new Map();
  for (const [edge, ids] of owners) {
    const [a, b] = ids.length === 1 ? [OUTSIDE, ids[0]] : [Math.min(...ids), Math.max(...ids)];
    const pair = `${a}|${b}`;
    if (!pairs.has(pair)) pairs.set(pair, { a, b, next: new Map() });
    const [p, q] = edge.split("|");
    const { next } = pairs.get(pair);
    for (const [from, to] of [
      [p, q],
      [q, p],
    ]) {
      if (!next.has(from)) next.set(from, []);
      next.get(from).push(to);
    }
  }
  const terrain = new Map(regions.map((r) => [r.id, r.terrain]));
  const chains = [];
  for (const { a, b, next } of pairs.values()) {
    const ends = [...next.keys()].filter((p) => next.get(p).length !== 2).sort();
    const starts = ends.length > 0 ? ends : [...next.keys()].sort().slice(0, 1);
    for (const start of starts) {
      while (next.get(start).length > 0) {
        const names = [start];
        let here = start;
        while (next.get(here).length > 0) {
          const to = next.get(here).shift();
          next.set(
            to,
            next.get(to).filter((p) => p !== here),
          );
          names.push(to);
          here = to;
          if (here === start || ends.includes(here)) break;
        }
        const line = names.map((n) => place.get(n));
        const kind =
          a === OUTSIDE
            ? "rim"
            : isWater(terrain.get(a)) && isWater(terrain.get(b))
              ? "water"
              : isWater(terrain.get(a)) || isWater(terrain.get(b))
                ? "coast"
                : "land";
        chains.push({ a, b, kind, coarse: line, points: roughen(line, kind) });
      }
    }
  }
  return untangle(chains);
}

/** Where two lines came to cross, both are drawn calmer, at last as the map file has them. */
function untangle(chains) {
  /** @type {Map<any, number | null>} */
  let calm = new Map();
  for (const share of /** @type {(number | null)[]} */ ([0.5, 0, null])) {
    const tangled = crossingChains(chains);
    if (tangled.size === 0) break;
    calm = new Map([...calm, ...[...tangled].map((c) => /** @type {[any, number | null]} */ ([c, share]))]);
    for (const [chain, by] of calm) chain.points = by === null ? chain.coarse : roughen(chain.coarse, chain.kind, by);
  }
  return chains;
}

/** The lines that cross another one. */
function crossingChains(chains) {
  const found = new Set();
  const boxes = chains.map((c) => boxOf(c.points));
  for (let i = 0; i < chains.length; i++) {
    for (let j = i + 1; j < chains.length; j++) {
      const [p, q] = [boxes[i], boxes[j]];
      if (p[0] > q[2] || q[0] > p[2] || p[1] > q[3] || q[1] > p[3]) continue;
      if (linesCross(chains[i].points, chains[j].points, q)) found.add(chains[i]).add(chains[j]);
    }
  }
  return found;
}

function linesCross(p, q, box) {
  for (let i = 0; i + 1 < p.length; i++) {
    const [a, b] = [p[i], p[i + 1]];
    if (Math.max(a[0], b[0]) < box[0] || Math.min(a[0], b[0]) > box[2]) continue;
    for (let j = 0; j + 1 < q.length; j++) if (crosses(a, b, q[j], q[j + 1])) return true;
  }
  return false;
}

/** One line made organic, `share` (0 to 1) of the way. The same for both directions of the same line. */
export function roughen(line, kind, share = 1) {
  const [first, last] = [line[0], line[line.length - 1]];
  if (first[0] > last[0] || (first[0] === last[0] && first[1] > last[1])) {
    return roughen([...line].reverse(), kind, share).reverse();
  }
  const { amplitude, wavelength } = rough[kind];
  const seed = hash(first[0], first[1], last[0], last[1]);
  const base = kind === "rim" ? resample(roundCorners(line), STEP) : smooth(line, STEP);
  const total = lengthOf(base);
  for (const part of [1, 0.6, 0.3]) {
    const points = displace(base, seed, total, amplitude * share * part, wavelength);
    if (!crossesItself(points)) return points;
  }
  return base;
}

/** Moves each point sideways by noise that fades to nothing at both ends. */
function displace(base, seed, total, amplitude, wavelength) {
  let walked = 0;
  return base.map((point, i) => {
    if (i > 0) walked += distance(base[i - 1], point);
    if (i === 0 || i === base.length - 1) return point;
    const [p, q] = [base[i - 1], base[i + 1]];
    const long = distance(p, q) || 1;
    const normal = [-(q[1] - p[1]) / long, (q[0] - p[0]) / long];
    const fade = Math.min(1, Math.min(walked, total - walked) / 26);
    const t = walked / wavelength;
    const n = wave(seed, t) * 0.62 + wave(seed + 1, t * 2.3) * 0.3 + wave(seed + 2, t * 5.1) * 0.16;
    const by = n * amplitude * fade * Math.min(1, total / 60);
    return [point[0] + normal[0] * by, point[1] + normal[1] * by];
  });
}

/** The corners of the box, cut round: the sheet of the map has no sharp corner. */
function roundCorners(line) {
  const out = [line[0]];
  for (let i = 1; i + 1 < line.length; i++) {
    const [p, c, n] = [line[i - 1], line[i], line[i + 1]];
    const turn = (c[0] - p[0]) * (n[1] - c[1]) - (c[1] - p[1]) * (n[0] - c[0]);
    if (Math.abs(turn) < 0.5 * distance(p, c) * distance(c, n)) {
      out.push(c);
      continue;
    }
    const cut = Math.min(44, distance(p, c) * 0.45, distance(c, n) * 0.45);
    const along = (q) => [c[0] + ((q[0] - c[0]) * cut) / distance(c, q), c[1] + ((q[1] - c[1]) * cut) / distance(c, q)];
    const [s, e] = [along(p), along(n)];
    for (let k = 0; k <= 6; k++) {
      const t = k / 6;
      out.push([0, 1].map((x) => (1 - t) ** 2 * s[x] + 2 * t * (1 - t) * c[x] + t * t * e[x]));
    }
  }
  out.push(line[line.length - 1]);
  return out;
}

function crossesItself(points) {
  for (let i = 0; i + 1 < points.length; i++) {
    for (let j = i + 2; j + 1 < points.length; j++) {
      if (crosses(points[i], points[i + 1], points[j], points[j + 1])) return true;
    }
  }
  return false;
}

/** Lines put together end to end into closed rings, each clockwise on screen. */
export function ringsOf(lines) {
  const same = (p, q) => p[0] === q[0] && p[1] === q[1];
  const left = [...lines];
  const rings = [];
  while (left.length > 0) {
    const ring = [...left.shift()];
    for (;;) {
      const end = ring[ring.length - 1];
      const i = left.findIndex((l) => same(l[0], end) || same(l[l.length - 1], end));
      if (i < 0 || same(ring[0], end)) break;
      const [line] = left.splice(i, 1);
      ring.push(...(same(line[0], end) ? line : [...line].reverse()).slice(1));
    }
    if (same(ring[0], ring[ring.length - 1])) ring.pop();
    rings.push(areaOf(ring) < 0 ? ring.reverse() : ring);
  }
  return rings;
}

/** The outline of one region, put together from its shared lines. */
function outlineOf(region, chains) {
  const rings = ringsOf(chains.filter((c) => c.a === region.id || c.b === region.id).map((c) => c.points));
  return rings.sort((p, q) => areaOf(q) - areaOf(p))[0];
}

/**
 * The symbols a region of the map shows: not what its terrain says already, and where the Volcano may stand.
 * @param {{ terrain: string, symbols?: string[], marks?: string[] }} region
 */
export const symbolsOf = ({ terrain, symbols = [], marks = [] }) => [
  ...symbols.filter((s) => s !== terrain),
  ...marks.filter((m) => m === "volcano"),
];

/** The middle of the widest place of a region near the one that the map file names: there is most room for pieces. */
function roomiest(outline, at) {
  let [best, most] = [at, room(outline, at)];
  for (let step = 16; step >= 2; step /= 2) {
    for (let better = true; better; ) {
      better = false;
      for (let i = 0; i < 8; i++) {
        const p = [best[0] + Math.round(Math.cos((i * Math.PI) / 4) * step), best[1] + Math.round(Math.sin((i * Math.PI) / 4) * step)];
        const free = room(outline, p);
        if (free > most + 0.25) [best, most, better] = [p, free, true];
      }
    }
  }
  return best;
}

const strung = new WeakMap();

/** The lines of a map, drawn up once; of a turned map those of the straight one, turned. @param {any} geometry */
export function linesOf(geometry) {
  if (!strung.has(geometry)) strung.set(geometry, geometry.straight ? turnedLines(linesOf(geometry.straight)) : chainsOf(geometry.regions));
  return strung.get(geometry);
}

/** Lines turned by a quarter; a point in which lines meet stays one point. */
function turnedLines(chains) {
  const turned = new Map();
  const at = (p) => {
    if (!turned.has(p)) turned.set(p, turnPoint(p));
    return turned.get(p);
  };
  return chains.map((c) => ({ ...c, coarse: c.coarse.map(at), points: c.points.map(at) }));
}

const made = new WeakMap();

/**
 * Everything the board draws that never changes in a game:
 * `{regions: [{id, terrain, symbols, marks, at, corners, symbolRoom, outline, area, room, box}], byId, chains, corners, order, scale,
 * box}`.
 * A region's `corners` are the places of its symbols, `symbolRoom` how large each may be; the land's `corners` the points in which lines
 * meet.
 *
 * `world` is the part to be seen when all is shown; `landing`, of an entry region, the place of its anchor.
 * `order` is the reading order of the region ids; `scale` (0.7 to 1.15) says how large the drawings
 * on the ground may be on this map.
 */
export function landOf(geometry) {
  if (made.has(geometry)) return made.get(geometry);
  const chains = linesOf(geometry);
  const straight = geometry.straight && landOf(geometry.straight);
  const regions = geometry.regions.map((r) => {
    const outline = outlineOf(r, chains);
    const at = straight ? turnPoint(straight.byId.get(r.id).at) : roomiest(outline, r.at);
    return {
      id: r.id,
      terrain: r.terrain === "field" ? "farmland" : r.terrain,
      symbols: symbolsOf(r),
      marks: r.marks ?? [],
      at,
      outline,
      area: Math.abs(areaOf(outline)),
      room: room(outline, at),
      box: boxOf(outline),
    };
  });
  const mean = regions.reduce((sum, r) => sum + r.area, 0) / regions.length;
  const scale = Math.max(0.72, Math.min(1.15, Math.sqrt(mean) / 150));
  for (const r of regions) r.corners = cornersOf(r.outline, r.at, r.room, r.symbols.length, scale);
  // How large a symbol may become without lying on a neighbour; small ones lie a little over the border rather than be unreadable.
  for (const r of regions) r.symbolRoom = r.corners.map((c) => Math.max(1, room(r.outline, c) / 12));
  if (geometry.islands) for (const r of geometry.regions) if (r.entry) regions[r.id].landing = landingOf(regions[r.id], chains);
  const land = {
    regions,
    byId: new Map(regions.map((r) => [r.id, r])),
    chains,
    corners: new Set(chains.flatMap((c) => [c.points[0], c.points[c.points.length - 1]])),
    order: geometry.islands
      ? geometry.islands.flatMap((island) => readingOrder(island.regions.map((id) => regions[id])))
      : readingOrder(regions),
    scale,
    box: boxOf(regions.flatMap((r) => r.outline)),
    world: geometry.world ?? WORLD,
  };
  made.set(geometry, land);
  return land;
}

/** Where ships land in a region: a little off the middle of its longest piece of coast. */
function landingOf(region, chains) {
  const [coast] = chains.filter((c) => c.kind === "rim" && c.b === region.id).sort((p, q) => lengthOf(q.points) - lengthOf(p.points));
  if (!coast) return region.at;
  const i = Math.max(1, coast.points.length >> 1);
  const [p, q] = [coast.points[i - 1], coast.points[Math.min(i + 1, coast.points.length - 1)]];
  const long = distance(p, q) || 1;
  const off = [1, -1].map(
    (side) =>
      /** @type {Ui.Point} */ ([
        coast.points[i][0] - (side * OFFING * (q[1] - p[1])) / long,
        coast.points[i][1] + (side * OFFING * (q[0] - p[0])) / long,
      ]),
  );
  return off.find((point) => !inside(region.outline, point)) ?? off[0];
}

/** How far off the coast an anchor lies, in map units. */
const OFFING = 13;

/** Rows from the top, each from the left, as one reads a page. */
function readingOrder(regions) {
  const rows = [];
  for (const r of [...regions].sort((p, q) => p.at[1] - q.at[1])) {
    const row = rows[rows.length - 1];
    if (row && r.at[1] - row[0].at[1] < 60) row.push(r);
    else rows.push([r]);
  }
  return rows.flatMap((row) => row.sort((p, q) => p.at[0] - q.at[0]).map((r) => r.id));
}
