// The map of the Old World: its borders are those of the rules, everything has room, and a view becomes a picture.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { areaOf, crosses, distance, inside, toOutline } from "../board/geometry.js";
import { neighbourTowards, regionAt } from "../board/hit.js";
import { landOf } from "../board/land.js";
import { atlasOf } from "../games/chaos/board/atlas.js";
import { placesOf, SIZES } from "../games/chaos/board/layout.js";
import { shapeOf, shapePath } from "../games/chaos/board/marks.js";
import { figureIds, folded, groupsOf, kindOf, leadOf, lookOf, picturesOf, powers, segmentsOf } from "../games/chaos/board/picture.js";
import { isClear, REACH, targetAt, targetsOf } from "../games/chaos/board/targets.js";
import { sampleModes, samples, sampleView } from "./chaos-samples.js";

const map = JSON.parse(readFileSync(new URL("../../src-tauri/crates/chaos/maps/old-world.json", import.meta.url), "utf8"));
const names = ["norsca", "troll_country", "kislev", "the_empire", "bretonnia", "estalia", "tilea", "the_border_princes", "the_badlands"];
const borders = ["0-1", "1-2", "2-3", "3-4", "3-7", "4-5", "4-6", "4-7", "5-6", "6-7", "7-8"];
const pairs = map.regions.flatMap((a) => map.regions.filter((b) => b.id > a.id).map((b) => [a, b]));
const edges = (outline) => outline.map((p, i) => [p, outline[(i + 1) % outline.length]]);
const same = (p, q) => p[0] === q[0] && p[1] === q[1];

/** Length of the edges that two outlines have in common. */
const shared = (a, b) =>
  edges(a).reduce(
    (sum, [p, q]) => sum + (edges(b).some(([r, s]) => (same(p, r) && same(q, s)) || (same(p, s) && same(q, r))) ? distance(p, q) : 0),
    0,
  );
const gap = (a, b) => Math.min(...a.map((p) => toOutline(b, p)), ...b.map((p) => toOutline(a, p)));

test("nine lands in their order, with the borders of the rules", () => {
  assert.deepEqual(
    map.regions.map((r) => r.land),
    names,
  );
  assert.deepEqual(
    map.regions.map((r) => r.id),
    names.map((_, i) => i),
  );
  const listed = map.regions.flatMap((r) => r.adjacent.filter((n) => n > r.id).map((n) => `${r.id}-${n}`));
  assert.deepEqual(listed.sort(), [...borders].sort());
  for (const r of map.regions) for (const n of r.adjacent) assert.ok(map.regions[n].adjacent.includes(r.id), `${r.land} and ${n}`);
  assert.deepEqual(
    map.regions.filter((r) => r.populous).map((r) => r.land),
    ["kislev", "the_empire", "bretonnia", "estalia"],
  );
});

test("neighbours share 25 units of border or more, others stay 12 apart or farther", () => {
  for (const [a, b] of pairs) {
    const long = shared(a.outline, b.outline);
    if (a.adjacent.includes(b.id)) assert.ok(long >= 25, `${a.land}, ${b.land}: ${long}`);
    else {
      assert.equal(long, 0, `${a.land}, ${b.land}`);
      const far = gap(a.outline, b.outline);
      assert.ok(far >= 12, `${a.land}, ${b.land}: ${far}`);
    }
  }
});

test("no outline crosses another or itself; the lands and the scenery do not overlap", () => {
  const all = [...map.regions, ...map.scenery].map((r) => edges(r.outline));
  for (let i = 0; i < all.length; i++) {
    for (let j = i; j < all.length; j++) {
      for (const [a, b] of all[i]) for (const [c, d] of all[j]) assert.ok(!crosses(a, b, c, d), `${a} ${b} crosses ${c} ${d}`);
    }
  }
  for (const r of map.regions) {
    for (const other of [...map.regions, ...map.scenery]) if (other !== r) assert.ok(!inside(other.outline, r.at), r.land);
  }
});

test("the lands as drawn do not touch where they are not adjacent", () => {
  const { land } = atlasOf(map);
  for (const [a, b] of pairs) {
    if (a.adjacent.includes(b.id)) continue;
    const [p, q] = [land.byId.get(a.id).outline, land.byId.get(b.id).outline];
    assert.ok(gap(p, q) >= 8, `${a.land}, ${b.land}: ${gap(p, q)}`);
  }
});

test("every land is roomy and holds its places", () => {
  const all = map.regions.map((r) => Math.abs(areaOf(r.outline)));
  assert.ok(
    all.every((area) => area > 55000),
    all.join(" "),
  );
  assert.equal(all.indexOf(Math.max(...all)), names.indexOf("the_empire"));
  for (const r of map.regions) {
    const [left, top, width, height] = r.room;
    assert.deepEqual(r.at, [left + Math.floor(width / 2), top + Math.floor(height / 2)], r.land);
    assert.ok(inside(r.outline, r.at), r.land);
    for (const [p, free] of [
      [r.ring, 26],
      [r.slots[0], 20],
      [r.slots[1], 20],
      [r.shield, 18],
      [r.name.slice(0, 2), 8],
    ]) {
      assert.ok(inside(r.outline, p) && toOutline(r.outline, p) >= free, `${r.land}: ${p} has ${toOutline(r.outline, p)}`);
    }
    // What has a place of its own lies clear of the pieces and of each other.
    assert.ok(r.slots[1][0] - r.slots[0][0] >= 40 && Math.abs(r.ring[0] - r.slots[1][0]) >= 53, r.land);
    const below = top >= r.ring[1] + 33;
    const beside = left >= r.ring[0] + 33;
    assert.ok(below || beside, `${r.land}: pieces over the ring`);
  }
});

test("the scenery is drawn, and is no land for fingers and keys", () => {
  const { drawn, ground, land } = atlasOf(map);
  assert.equal(drawn.regions.length, 9 + map.scenery.length);
  assert.equal(ground.regions.length, drawn.regions.length);
  assert.deepEqual(
    land.order.slice().sort((a, b) => a - b),
    names.map((_, i) => i),
  );
  assert.equal(landOf(drawn).regions.length, drawn.regions.length);
  for (const r of map.regions) assert.equal(regionAt(land, r.at, 0.39), r.id);
  const [mountains] = map.scenery;
  const peak = [0, 1].map((i) => mountains.outline.reduce((sum, p) => sum + p[i], 0) / mountains.outline.length);
  assert.ok(!map.regions.some((r) => inside(r.outline, peak)));
});

test("the arrow keys reach every land", () => {
  const { land } = atlasOf(map);
  const found = new Set([0]);
  for (const id of found)
    for (const way of ["left", "right", "up", "down"]) {
      const next = neighbourTowards(land, id, way);
      if (next !== null) found.add(next);
    }
  assert.equal(found.size, 9);
});

const figure = (name, more = {}) => ({
  figure: name,
  owner: kindOf(name).power,
  controller: kindOf(name).power,
  kind: kindOf(name).kind,
  shielded: false,
  hits: 0,
  slot: null,
  ...more,
});

test("a name tells power and kind", () => {
  for (const power of powers)
    for (const [kind, id] of Object.entries(figureIds[power])) {
      assert.deepEqual(kindOf(`${id}_12`), { power, kind, id });
      assert.deepEqual(kindOf(id), { power, kind, id });
    }
  assert.equal(new Set(Object.values(shapeOf)).size, 4);
  assert.equal(new Set(powers.map((p) => shapePath(p, 20))).size, 4);
});

test("equal figures are one; a shield, a hit, another master or a place on a slot sets one apart", () => {
  const list = [
    figure("leper_1"),
    figure("leper_2"),
    figure("leper_3", { shielded: true }),
    figure("leper_4", { hits: 1 }),
    figure("leper_5", { controller: "slaanesh" }),
    figure("horror_1", { slot: 2 }),
    figure("great_unclean_one_1"),
  ];
  const groups = groupsOf(list);
  assert.deepEqual(
    groups.map((g) => [g.controller, g.kind, g.count]),
    [
      ["nurgle", "daemon", 1],
      ["nurgle", "cultist", 2],
      ["nurgle", "cultist", 1],
      ["nurgle", "cultist", 1],
      ["slaanesh", "cultist", 1],
    ],
  );
  // The rules offer one of equal figures; all of them are that target.
  assert.deepEqual(
    groupsOf(list, new Set(["leper_2"]))
      .filter((g) => g.pick)
      .map((g) => [g.pick, g.count]),
    [["leper_2", 2]],
  );
});

test("folding keeps the number of figures, and what may be picked", () => {
  const groups = groupsOf(
    [figure("leper_1"), figure("plaguebearer_1"), figure("plaguebearer_2"), figure("horror_1")],
    new Set(["leper_1"]),
  );
  const few = folded(groups);
  assert.deepEqual(
    few.map((g) => [g.controller, g.count, g.folded ?? 0, g.picks ?? null]),
    [
      ["nurgle", 3, 2, 1],
      ["tzeentch", 1, 0, null],
    ],
  );
  assert.equal(few[0].pick, "leper_1");
});

const land = (more) => ({
  land: "kislev",
  ruined: null,
  figures: [],
  corruption: {},
  tokens: {},
  slots: [null, null],
  resistance: { value: 3, items: [{ cause: "printed", amount: 3 }] },
  points: { value: 3 },
  domination: {},
  dominator: null,
  ...more,
});
const values = (of) => Object.fromEntries(Object.entries(of).map(([power, value]) => [power, { value, items: [] }]));

test("the pennant: who leads, whether it is enough, and ties", () => {
  assert.equal(leadOf(land({})), null);
  assert.deepEqual(leadOf(land({ domination: values({ khorne: 4, nurgle: 2 }), dominator: "khorne" })), {
    power: "khorne",
    value: 4,
    reaches: true,
  });
  assert.deepEqual(leadOf(land({ domination: values({ khorne: 2 }) })), { power: "khorne", value: 2, reaches: false });
  assert.deepEqual(leadOf(land({ domination: values({ khorne: 2, slaanesh: 2, nurgle: 1 }) })), { tie: ["khorne", "slaanesh"], value: 2 });
  assert.equal(leadOf(land({ ruined: 1, domination: values({ khorne: 2 }) })), null);
});

test("the ring: one segment a token, Warpstones last, then what this round still brings", () => {
  const of = land({ corruption: { nurgle: 2, khorne: 1 }, tokens: { warpstone: 1 }, blight: 4, blight_next: 6 });
  assert.deepEqual(segmentsOf(of), ["khorne", "nurgle", "nurgle", "warpstone", "next", "next"]);
});

test("a mode lights what it names and nothing else", () => {
  const view = sampleView("crowded");
  const modes = { lands: "lands", figures: "figures", corruption: "corruption", slots: "slots" };
  for (const [name, kind] of Object.entries(modes)) {
    const mode = sampleModes[name](view);
    assert.equal(mode.kind, kind);
    const looks = picturesOf(view, mode);
    const targets = map.regions.flatMap((r) => targetsOf(looks.get(r.land), placesOf(looks.get(r.land), r.room, 1), r));
    assert.deepEqual(
      [...looks.values()]
        .filter((l) => l.light === "open")
        .map((l) => l.land)
        .sort(),
      [...(mode.lands ?? [])].sort(),
    );
    const wanted = new Set([
      ...(mode.tokens ?? []).map((x) => `${x.land} token`),
      ...(mode.corruption ?? []).map((x) => `${x.land} corruption`),
      ...(mode.slots ?? []).map((x) => `${x.land} slot`),
      ...(mode.figures ? ["the_empire figure"] : []),
    ]);
    assert.deepEqual(new Set(targets.map((x) => `${x.land} ${x.kind}`)), wanted);
    for (const x of targets.filter((y) => y.kind === "figure")) assert.ok(mode.figures.includes(x.id));
  }
});

for (const name of samples) {
  for (const scale of [0.35, 0.39, 0.66, 0.8, 1.2]) {
    test(`${name} at ${scale}: everything has a place of its own inside the room`, () => {
      const looks = picturesOf(sampleView(name), { kind: "look" });
      for (const r of map.regions) {
        const look = looks.get(r.land);
        const places = placesOf(look, r.room, scale);
        const figures = look.groups.reduce((sum, g) => sum + g.count, 0);
        assert.equal(
          places.filter((p) => p.type === "figure").reduce((sum, p) => sum + p.count, 0),
          figures,
          r.land,
        );
        assert.equal(places.filter((p) => p.type === "token").length, look.tokens.length, r.land);
        const [left, top, width, height] = r.room;
        places.forEach((p, i) => {
          const half = (SIZES[p.size] * p.k) / 2 - 0.01;
          assert.ok(
            p.x - half >= left && p.x + half <= left + width && p.y - half >= top && p.y + half <= top + height,
            `${r.land} ${p.type}`,
          );
          for (const q of places.slice(i + 1)) {
            const by = (SIZES[p.size] * p.k + SIZES[q.size] * q.k) / 2 - 0.01;
            assert.ok(
              Math.abs(p.x - q.x) >= by || Math.abs(p.y - q.y) >= Math.min(SIZES[p.size], SIZES[q.size]) * p.k * 0.8,
              `${r.land}: ${p.type} on ${q.type}`,
            );
          }
          if (p.type === "figure")
            assert.ok(SIZES[p.size] * p.k * scale >= 16, `${r.land}: a figure of ${SIZES[p.size] * p.k * scale} pixels`);
        });
      }
    });
  }
}

test("far off powers fold, near by all kinds are seen", () => {
  const look = picturesOf(sampleView("crowded"), { kind: "look" }).get("the_empire");
  const { room } = map.regions[3];
  const far = placesOf(look, room, 0.36).filter((p) => p.type === "figure");
  const near = placesOf(look, room, 0.85).filter((p) => p.type === "figure");
  assert.equal(far.length, 4);
  assert.equal(near.length, look.groups.length);
  assert.ok(near.every((p) => SIZES[p.size] * p.k * 0.85 >= 26));
});

test("a finger means one target, or the land comes nearer first", () => {
  const view = sampleView("crowded");
  const mode = sampleModes.figures(view);
  const look = lookOf(view.lands[3], mode);
  const at = (scale) => targetsOf(look, placesOf(look, map.regions[3].room, scale), map.regions[3]);
  const far = at(0.39);
  assert.ok(
    far.some((x) => x.many) &&
      !isClear(
        far,
        far.find((x) => x.many),
        0.39,
      ),
  );
  const near = at(1.05);
  for (const target of near) {
    assert.equal(targetAt(near, [target.x, target.y], 1.05), target);
    assert.ok(isClear(near, target, 1.05));
  }
  assert.equal(targetAt(near, map.regions[0].at, 1.05), null);
  const [one] = near;
  assert.equal(targetAt([one], [one.x + (REACH - 1) / 0.3, one.y], 0.3), one);
});
