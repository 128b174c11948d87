// The drawn land says what the map file says: borders where regions are
// adjacent and nowhere else, the same line for both sides, no gap, no crossing.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { stampArt } from "../art/stamps.js";
import { areaOf, crosses, distance, inside, lengthOf, toOutline } from "../board/geometry.js";
import { GAP, seaOf } from "../board/islands.js";
import { chainsOf, isWater, landOf, ringsOf, roughen } from "../board/land.js";
import { pieceZone, placesOf, stampsOf } from "../board/stamps.js";
import { isTurned, turnedOf, turnPoint } from "../board/turn.js";
import { tableOf } from "./board-samples.js";

const folder = new URL(process.env.MAPS ?? "../../src-tauri/crates/smallworld/maps/", import.meta.url);
const maps = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")))
  .filter((map) => map.regions);

test("the four boards of Small World are here", () => {
  for (const id of ["small-world-2p", "small-world-3p", "small-world-4p", "small-world-5p"]) {
    assert.ok(
      maps.some((map) => map.id === id),
      id,
    );
  }
});

for (const map of maps) {
  test(`${map.id}: a border is drawn exactly where regions are adjacent`, () => {
    const drawn = new Map();
    for (const c of chainsOf(map.regions)) {
      if (c.a >= 0) drawn.set(`${c.a}-${c.b}`, (drawn.get(`${c.a}-${c.b}`) ?? 0) + lengthOf(c.points));
    }
    const wanted = map.regions.flatMap((r) => r.adjacent.filter((n) => n > r.id).map((n) => `${r.id}-${n}`));
    // The file's own rule: a touch of less than 25 units is a point, not a border. Smoothing may cut a corner.
    const borders = [...drawn].filter(([, long]) => long >= 20).map(([pair]) => pair);
    assert.deepEqual(borders.sort(), wanted.sort());
  });

  test(`${map.id}: both sides of a border are the same points`, () => {
    const land = landOf(map);
    for (const c of land.chains) {
      for (const id of [c.a, c.b].filter((x) => x >= 0)) {
        const { outline } = land.byId.get(id);
        const start = outline.indexOf(c.points[0]);
        assert.notEqual(start, -1, `${c.a}-${c.b} does not begin in the outline of ${id}`);
        const n = outline.length;
        const along = (step) => c.points.every((p, i) => outline[(((start + step * i) % n) + n) % n] === p);
        assert.ok(along(1) || along(-1), `${c.a}-${c.b} is not in the outline of ${id}`);
      }
    }
  });

  test(`${map.id}: no line crosses another or itself`, () => {
    const segments = landOf(map).chains.flatMap((c) => c.points.slice(1).map((q, i) => [c.points[i], q]));
    for (let i = 0; i < segments.length; i++) {
      for (let j = i + 1; j < segments.length; j++) {
        const [[a, b], [c, d]] = [segments[i], segments[j]];
        if (Math.abs(a[0] - c[0]) > 40 || Math.abs(a[1] - c[1]) > 40) continue;
        assert.ok(!crosses(a, b, c, d), `${a} ${b} crosses ${c} ${d}`);
      }
    }
  });

  test(`${map.id}: the regions fill the land without gap or overlap`, () => {
    const land = landOf(map);
    const rim = ringsOf(land.chains.filter((c) => c.kind === "rim").map((c) => c.points));
    const whole = rim.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0);
    const parts = land.regions.reduce((sum, r) => sum + r.area, 0);
    assert.ok(Math.abs(whole - parts) < 1, `${parts} of ${whole}`);
    for (const r of land.regions) assert.ok(inside(r.outline, r.at), `${r.id}: pieces stand outside`);
  });

  test(`${map.id}: the lines are rough, and stay near the file's`, () => {
    for (const c of landOf(map).chains.filter((x) => x.kind !== "rim")) {
      const far = Math.max(...c.points.map((p) => Math.min(...c.coarse.slice(1).map((q, i) => toSegmentOf(p, c.coarse[i], q)))));
      assert.ok(far < 24, `${c.a}-${c.b} strays ${far}`);
    }
    const total = landOf(map).chains.filter((c) => c.points.length > c.coarse.length * 2).length;
    assert.ok(total > landOf(map).chains.length * 0.8);
  });

  test(`${map.id}: stamps lie inside the outline, clear of pieces and symbols`, () => {
    const land = landOf(map);
    for (const r of land.regions) {
      const art = stampArt[r.terrain];
      assert.ok(art, `no drawing for ${r.terrain}`);
      const places = placesOf(r, land.scale);
      assert.ok(places.length >= 3, `${r.id} (${r.terrain}) has ${places.length} stamps`);
      for (const { x, y, size } of places) {
        const [left, top, right, bottom] = [x - art.half * size, y - art.up * size, x + art.half * size, y + art.down * size];
        for (const corner of [
          [left, top],
          [right, top],
          [left, bottom],
          [right, bottom],
        ]) {
          assert.ok(inside(r.outline, corner), `${r.id}: a stamp reaches over the border`);
        }
        const near = [Math.max(left, Math.min(right, r.at[0])), Math.max(top, Math.min(bottom, r.at[1]))];
        assert.ok(distance(near, r.at) >= pieceZone(r, land.scale) - 1e-6, `${r.id}: a stamp under the pieces`);
      }
    }
  });

  test(`${map.id}: symbols stand inside their region, apart from each other`, () => {
    for (const r of landOf(map).regions) {
      assert.equal(r.corners.length, r.symbols.length);
      for (const c of r.corners) assert.ok(inside(r.outline, c) && toOutline(r.outline, c) > 4, `${r.id}: symbol at ${c}`);
      if (r.corners.length > 1) assert.ok(distance(r.corners[0], r.corners[1]) > 16, `${r.id}: symbols over each other`);
    }
  });

  test(`${map.id}: the reading order names each region once`, () => {
    assert.deepEqual(
      [...landOf(map).order].sort((a, b) => a - b),
      map.regions.map((r) => r.id),
    );
  });
}

function toSegmentOf([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

test("a line is roughened the same from both ends, and the same each time", () => {
  const line = [
    [100, 100],
    [160, 130],
    [200, 190],
  ];
  for (const kind of ["land", "coast", "water", "rim"]) {
    const there = roughen(line, kind);
    assert.deepEqual(roughen([...line].reverse(), kind), [...there].reverse());
    assert.deepEqual(roughen(line, kind), there);
    assert.deepEqual([there[0], there[there.length - 1]], [line[0], line[2]]);
  }
  assert.notDeepEqual(
    roughen(line, "land"),
    roughen(
      line.map(([x, y]) => [x + 1, y]),
      "land",
    ).map(([x, y]) => [x - 1, y]),
  );
});

test("coasts are those between water and land", () => {
  for (const map of maps) {
    const terrain = map.regions.map((r) => r.terrain);
    for (const c of chainsOf(map.regions).filter((x) => x.a >= 0)) {
      assert.equal(c.kind === "coast", isWater(terrain[c.a]) !== isWater(terrain[c.b]));
    }
  }
});

test("every drawing is made of what the board can move, in layers it paints", () => {
  for (const [terrain, art] of Object.entries(stampArt)) {
    for (let roll = 0; roll < 1; roll += 0.05) {
      for (const [layer, d] of art.draw(roll)) {
        assert.ok(art.layers.includes(layer), `${terrain}: layer ${layer} is not painted`);
        assert.match(d, /^[MLCQZ\d\s.-]+$/, `${terrain}: only absolute M, L, C, Q, Z`);
        const numbers = d.match(/-?\d+(?:\.\d+)?/g).map(Number);
        assert.equal(numbers.length % 2, 0);
        numbers.forEach((n, i) => {
          if (i % 2 === 0) assert.ok(Math.abs(n) <= art.half, `${terrain}: x ${n} beyond ${art.half}`);
          else assert.ok(n >= -art.up && n <= art.down, `${terrain}: y ${n} beyond ${art.up}/${art.down}`);
        });
      }
    }
  }
});

test("different terrains are different drawings", () => {
  const seen = new Map();
  for (const terrain of Object.keys(stampArt)) {
    const region = {
      id: 1,
      terrain,
      at: [200, 200],
      room: 150,
      corners: [],
      outline: [
        [0, 0],
        [400, 0],
        [400, 400],
        [0, 400],
      ],
      box: [0, 0, 400, 400],
    };
    const d = JSON.stringify(stampsOf(region, 1));
    assert.ok(d.length > 200, terrain);
    assert.ok(!seen.has(d), `${terrain} looks like ${seen.get(d)}`);
    seen.set(d, terrain);
  }
});

const read = async (id) => JSON.parse(readFileSync(new URL(`${id}.json`, folder), "utf8"));
const tables = await Promise.all(
  [
    "warcraft-2p-l1a-s2b",
    "warcraft-2p-l2b-s1a",
    "warcraft-3p-l1b-m2a-s2a",
    "warcraft-4p-l2a-m1b-m2b-s1b",
    "warcraft-5p-l1a-l2a-m1a-s1a-s2a",
    "warcraft-5p-l1b-l2b-m2b-s1b-s2b",
  ].map((id) => tableOf(id, read)),
);
const rooms = [
  [360, 400],
  [390, 540],
  [844, 300],
  [820, 700],
  [760, 560],
  [1080, 600],
  [1900, 900],
  [300, 1200],
];
const islandsOf = (sea) =>
  sea.islands.map(({ regions }) =>
    ringsOf(
      landOf({ ...sea })
        .chains.filter((c) => c.kind === "rim" && regions.includes(c.b))
        .map((c) => c.points),
    ),
  );

for (const table of tables) {
  const seas = [seaOf(table), turnedOf(seaOf(table))];
  test(`${table.id}: in every room islands are whole, lie apart, and can be seen`, () => {
    for (const sea of seas) {
      const rings = islandsOf(sea);
      const { left, top, width, height } = sea.world;
      assert.deepEqual(
        rings.map((r) => r.length),
        table.islands.map(() => 1),
        "each island is one piece",
      );
      for (const [x, y] of rings.flat(2))
        assert.ok(x > left && x < left + width && y > top && y < top + height, "an island leaves the map");
      for (const [i, [ring]] of rings.entries()) {
        for (const [j, [other]] of rings.slice(i + 1).entries()) {
          assert.ok(!inside(other, ring[0]) && !inside(ring, other[0]), `islands ${i} and ${i + j + 1} overlap`);
          const far = Math.min(...ring.map((p) => toOutline(other, p)));
          assert.ok(far > GAP - 20, `islands ${i} and ${i + j + 1} are ${far} apart`);
        }
      }
    }
  });

  test(`${table.id}: wherever islands lie, borders are where regions are adjacent`, () => {
    for (const sea of seas) {
      const drawn = new Map();
      for (const c of chainsOf(sea.regions))
        if (c.a >= 0) drawn.set(`${c.a}-${c.b}`, (drawn.get(`${c.a}-${c.b}`) ?? 0) + lengthOf(c.points));
      const wanted = table.regions.flatMap((r) => r.adjacent.filter((n) => n > r.id).map((n) => `${r.id}-${n}`));
      assert.deepEqual(
        [...drawn]
          .filter(([, long]) => long >= 14)
          .map(([pair]) => pair)
          .sort(),
        wanted.sort(),
      );
      for (const r of landOf(sea).regions) assert.ok(inside(r.outline, r.at), `${r.id}: pieces stand outside`);
    }
  });

  test(`${table.id}: ships land off the coast of entry regions, and of no others`, () => {
    for (const sea of seas) {
      const land = landOf(sea);
      for (const r of land.regions) {
        assert.equal(Boolean(r.landing), table.regions[r.id].entry, `${r.id}`);
        if (r.landing) assert.ok(!land.regions.some((other) => inside(other.outline, r.landing)), `${r.id}: the anchor lies on land`);
        if (r.landing) assert.ok(toOutline(r.outline, r.landing) < 20, `${r.id}: the anchor is far off`);
      }
    }
  });

  test(`${table.id}: islands lie where they lie, whatever windows were and are`, () => {
    const [sea] = seas;
    const boxes = rooms.map(([w, h]) => (isTurned(sea.world, w, h) ? turnedOf(seaOf(table)) : seaOf(table)));
    assert.ok(
      boxes.every((one) => one === seas[0] || one === seas[1]),
      "a turn is all a window changes",
    );
    assert.equal(isTurned(sea.world, 390, 540), sea.world.width > sea.world.height * 1.15);
    assert.equal(isTurned(sea.world, 844, 390) || isTurned(sea.world, 1280, 800), false);
    // Drawn up anew from the same islands, as another window does, they lie the same.
    assert.deepEqual(seaOf(structuredClone(table)).regions, sea.regions);
    const area = (size) =>
      Math.max(
        ...sea.islands.map(({ id, regions }) =>
          id.startsWith(size) ? regions.reduce((sum, r) => sum + Math.abs(areaOf(sea.regions[r].outline)), 0) : 0,
        ),
      );
    assert.ok(area("l") > area("s") * 1.3, "large islands are larger");
  });

  test(`${table.id}: turned by a quarter, the land is the same land`, () => {
    const [straight, turned] = seas.map(landOf);
    for (const r of straight.regions) {
      assert.deepEqual(turned.byId.get(r.id).at, turnPoint(r.at));
      const there = new Set(turned.byId.get(r.id).outline.map(String));
      assert.ok(
        r.outline.every((p) => there.has(String(turnPoint(p)))),
        `${r.id} has another coast`,
      );
    }
  });
}
