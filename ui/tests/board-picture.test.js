// From a view to a picture, and from a finger to a region: plain values only.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { neighbourTowards, regionAt } from "../board/hit.js";
import { landOf } from "../board/land.js";
import { sameLook } from "../board/look.js";
import { discPixels, fillScale, fit, fitScale, pan, pieceScale, reveal, settle, toBox, toMap, WORLD, zoomAt } from "../board/viewport.js";
import { clusterOf } from "../games/smallworld/board/cluster.js";
import { chipOf, modeOf, percent, pictureOf } from "../games/smallworld/board/picture.js";
import { sampleView, seats } from "./board-samples.js";

const map = (id) => JSON.parse(readFileSync(new URL(`../../src-tauri/crates/smallworld/maps/${id}.json`, import.meta.url), "utf8"));
const region = (more = {}) => ({ region: 0, owner: null, tokens: 0, markers: [], defence: 0, immune: null, ...more });
const option = (more = {}) => ({
  action: { type: "conquer", region: 0 },
  method: "conquer",
  price: 3,
  pay: 3,
  short: 0,
  chance: null,
  items: [],
  ...more,
});

test("a stack takes the colour of its seat, not its number", () => {
  const table = [{ colour: 4 }, { colour: 2 }];
  const view = { stage: "conquest", regions: [region({ owner: { seat: 1, slot: "active", race: "orcs" }, tokens: 3 })], targets: [] };
  assert.deepEqual(pictureOf(view, table)[0].stack, {
    tribe: false,
    seat: 1,
    colour: 2,
    race: "orcs",
    slot: "active",
    declined: false,
    count: 3,
  });
});

test("Lost Tribes belong to nobody; races in decline and spirits are declined", () => {
  const look = (owner) => pictureOf({ stage: "choose", regions: [region({ owner, tokens: 1 })] }, seats)[0].stack;
  assert.deepEqual([look({ lost_tribe: true }).tribe, look({ lost_tribe: true }).colour], [true, null]);
  assert.equal(look({ seat: 0, slot: "declined", race: "elves" }).declined, true);
  assert.equal(look({ seat: 0, slot: "spirit", race: "elves" }).declined, true);
  assert.equal(look({ seat: 0, slot: "active", race: "elves" }).declined, false);
  assert.equal(pictureOf({ stage: "choose", regions: [region()] }, seats)[0].stack, null);
});

test("a price is what is paid; a die shows its chance; a lock only when asked why", () => {
  const conquest = { kind: "conquest" };
  assert.deepEqual(chipOf({ options: [option()] }, conquest), { kind: "pay", number: 3, glyph: null, more: false });
  assert.deepEqual(chipOf({ options: [option({ method: "attempt", pay: 2, chance: { in: 1, of: 6 } })] }, conquest), {
    kind: "die",
    number: 2,
    percent: 17,
    more: false,
  });
  assert.equal(chipOf({ options: [option({ method: "dragon", pay: 1 }), option()] }, conquest).glyph, "dragon_master");
  assert.equal(chipOf({ options: [option({ method: "dragon", pay: 1 }), option()] }, conquest).more, true);
  const shut = { options: [], blocked: { reason: "water" } };
  assert.equal(chipOf(shut, conquest), null);
  assert.deepEqual(chipOf(shut, { kind: "conquest", why: true }), { kind: "lock", reason: "water", more: false });
  assert.equal(chipOf(undefined, conquest), null);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((n) => percent({ in: n, of: 6 })),
    [17, 33, 50, 67, 83, 100],
  );
});

test("prices show in conquest only, places to put in redeployment only", () => {
  const view = {
    stage: "conquest",
    regions: [region(), region({ region: 1, owner: { seat: 0, slot: "active", race: "orcs" }, tokens: 2 })],
    targets: [{ region: 0, options: [option()], blocked: null }],
    actions: [
      { type: "put", piece: "token", region: 1 },
      { type: "take", piece: "token", region: 1 },
      { type: "put", piece: "fortress", region: 0 },
      { type: "abandon", region: 1 },
    ],
  };
  const lights = (mode) => pictureOf(view, seats, mode).map((l) => l.light);
  assert.deepEqual(lights({ kind: "conquest" }), ["open", null]);
  assert.deepEqual(lights({ kind: "look" }), [null, null]);
  assert.deepEqual(lights({ kind: "redeploy" }), [null, "put"]);
  assert.deepEqual(lights({ kind: "redeploy", piece: "fortress" }), ["put", null]);
  assert.deepEqual(lights({ kind: "abandon" }), [null, "open"]);
  assert.deepEqual(lights({ kind: "pick", regions: [0] }), ["open", null]);
  const shut = { ...view, targets: [{ region: 1, options: [], blocked: { reason: "own_region" } }] };
  assert.deepEqual(
    pictureOf(shut, seats, { kind: "conquest" }, null, 1).map((l) => l.chip?.kind ?? null),
    [null, "lock"],
  );
  assert.deepEqual(
    pictureOf(shut, seats, { kind: "conquest" }, null, 0).map((l) => l.chip?.kind ?? null),
    [null, null],
  );
  assert.deepEqual(
    pictureOf(view, seats, { kind: "redeploy" }).map((l) => [l.chip, l.movable]),
    [
      [null, false],
      [null, true],
    ],
  );
});

test("the mode follows the stage when none is given", () => {
  const kinds = {
    conquest: "conquest",
    ghouls: "conquest",
    redeploy: "redeploy",
    retreat: "redeploy",
    choose: "look",
    ally: "look",
    stout: "look",
    over: "look",
  };
  for (const [stage, kind] of Object.entries(kinds)) assert.equal(modeOf({ stage }).kind, kind, stage);
});

test("a patch stands over the view, and only where it says", () => {
  const view = { stage: "choose", regions: [region(), region({ region: 1, owner: { seat: 0, slot: "active", race: "orcs" }, tokens: 2 })] };
  const patched = pictureOf(view, seats, undefined, { 1: { owner: null, tokens: 0 } });
  assert.equal(patched[1].stack, null);
  assert.deepEqual(patched[0], pictureOf(view, seats)[0]);
  assert.equal(view.regions[1].tokens, 2);
});

test("a region that did not change looks the same, one that did does not", () => {
  const geometry = map("small-world-5p");
  const [a, b] = [pictureOf(sampleView(geometry), seats), pictureOf(sampleView(geometry), seats)];
  assert.ok(a.every((look, i) => sameLook(look, b[i])));
  const other = pictureOf(sampleView(geometry, "conquest", 1), seats);
  assert.ok(a.some((look, i) => !sameLook(look, other[i])));
});

test("markers without a count are not drawn; nothing stands on the stack's numeral", () => {
  const view = {
    stage: "choose",
    regions: [
      region({
        markers: [
          { kind: "lair", count: 0 },
          { kind: "mountain", count: 1 },
        ],
      }),
    ],
  };
  assert.deepEqual(pictureOf(view, seats)[0].markers, [{ kind: "mountain", count: 1 }]);
  const all = ["mountain", "lair", "fortress", "encampment", "hole", "hero", "dragon"].map((kind) => ({ kind, count: 1 }));
  const c = clusterOf({ stack: { count: 3 }, markers: all, chip: null });
  assert.equal(c.behind.length + c.front.length, all.length);
  for (const m of c.front) assert.ok(!(m.x > 4 && m.x < 22 && m.y > 6), `${m.marker.kind} at ${m.x},${m.y}`);
  assert.ok(clusterOf({ stack: {}, markers: [], chip: null }, "east").chip.x < 0);
});

test("the whole map fits its box, in the middle, and fills one side", () => {
  for (const [w, h] of [
    [390, 500],
    [820, 1180],
    [1280, 800],
    [1920, 1080],
    [300, 900],
  ]) {
    const port = fit(w, h);
    const [left, top] = toBox(port, [WORLD.left, WORLD.top]);
    const [right, bottom] = toBox(port, [WORLD.left + WORLD.width, WORLD.top + WORLD.height]);
    assert.ok(left > -0.01 && top > -0.01 && right < w + 0.01 && bottom < h + 0.01);
    assert.ok(Math.abs(right - left - w) < 0.01 || Math.abs(bottom - top - h) < 0.01);
    assert.ok(Math.abs(left - (w - right)) < 0.01 && Math.abs(top - (h - bottom)) < 0.01);
    assert.ok(fillScale(w, h) >= fitScale(w, h));
  }
});

test("zooming keeps the point under the finger and never leaves the map", () => {
  const [w, h] = [390, 500];
  let port = fit(w, h);
  port = zoomAt(port, 3, 200, 250, w, h);
  const under = toMap(port, [220, 260]);
  const nearer = zoomAt(port, 1.3, 220, 260, w, h);
  const there = toMap(nearer, [220, 260]);
  assert.ok(Math.hypot(under[0] - there[0], under[1] - there[1]) < 0.01);
  assert.ok(Math.abs(zoomAt(port, 100, 0, 0, w, h).scale - fitScale(w, h) * 5) < 1e-9);
  assert.deepEqual(zoomAt(port, 0.001, 9, 9, w, h), fit(w, h));
  const far = pan(nearer, 9999, -9999, w, h);
  assert.ok(toBox(far, [WORLD.left, 0])[0] <= 0.01 && toBox(far, [0, WORLD.top + WORLD.height])[1] >= h - 0.01);
  assert.deepEqual(settle(far, w, h), far);
  const shown = toBox(reveal(far, [500, 350], 60, w, h), [500, 350]);
  assert.ok(shown[0] >= 60 - 0.01 && shown[0] <= w - 60 + 0.01 && shown[1] >= 60 - 0.01 && shown[1] <= h - 60 + 0.01);
});

test("a stack is at least 34 pixels wide on every board, and grows with the map", () => {
  for (const w of [360, 390, 768, 1280]) {
    for (const size of [0.72, 1, 1.15]) {
      const { scale } = fit(w, w);
      assert.ok(discPixels(scale, size) >= 34);
      assert.ok(Math.abs(pieceScale(scale, size) * 40 * scale - discPixels(scale, size)) < 1e-9);
    }
  }
  assert.ok(discPixels(2, 1) > discPixels(0.4, 1));
});

test("every region can be hit with 44 pixels on a phone: its own middle and its surroundings", () => {
  for (const id of ["small-world-2p", "small-world-3p", "small-world-4p", "small-world-5p"]) {
    const land = landOf(map(id));
    const { scale } = fit(390, 500);
    for (const r of land.regions) {
      assert.equal(regionAt(land, r.at, scale), r.id);
      if (r.room * scale >= 22) continue;
      for (let a = 0; a < 8; a++) {
        const by = 15 / scale;
        const p = [r.at[0] + Math.cos((a * Math.PI) / 4) * by, r.at[1] + Math.sin((a * Math.PI) / 4) * by];
        const hit = land.byId.get(regionAt(land, p, scale));
        const far = (q) => Math.hypot(p[0] - q.at[0], p[1] - q.at[1]);
        assert.ok(hit.id === r.id || far(hit) <= far(r), `${id} ${r.id}: a tap beside its middle means ${hit.id}`);
      }
    }
    assert.equal(regionAt(land, [-400, -400], scale), null);
  }
});

test("arrow keys reach every region from every other", () => {
  for (const id of ["small-world-2p", "small-world-5p"]) {
    const land = landOf(map(id));
    const reached = new Set([land.order[0]]);
    const queue = [land.order[0]];
    while (queue.length > 0) {
      const from = queue.pop();
      for (const direction of ["left", "right", "up", "down"]) {
        const to = neighbourTowards(land, from, direction);
        if (to !== null && !reached.has(to)) {
          reached.add(to);
          queue.push(to);
        }
      }
    }
    // Home, End and the page keys walk the reading order, so a region beyond the arrows is not lost; most are not.
    assert.ok(reached.size >= land.regions.length - 3, `${id}: ${reached.size} of ${land.regions.length}`);
  }
});

test("murlocs belong to nobody, and coins due are told with the price", () => {
  const murlocs = pictureOf({ stage: "choose", regions: [region({ owner: { murloc: true }, tokens: 1 })] }, seats)[0].stack;
  assert.deepEqual([murlocs.tribe, murlocs.race, murlocs.colour, murlocs.count], [true, "murloc", null, 1]);
  const due = { options: [{ method: "conquer", pay: 3, chance: null, fees: [{ coins: 2 }, { coins: 1 }] }] };
  assert.equal(chipOf(due, {}).fee, 3);
  assert.equal(chipOf({ options: [{ method: "conquer", pay: 3, chance: null }] }, {}).fee, undefined);
});

test("a map is not drawn smaller while its box is low for a time", () => {
  const world = { left: -100, top: -50, width: 1000, height: 1200 };
  const tall = fit(390, 540, world);
  const low = fit(390, 140, world, 540);
  assert.equal(low.scale, tall.scale);
  assert.ok(fit(390, 140, world).scale < low.scale * 0.4);
  const middle = toMap(low, [195, 70]);
  assert.ok(Math.abs(middle[0] - 400) < 1 && Math.abs(middle[1] - 550) < 1, "its middle is seen");
});
