// On a phone held upright: pieces stay in their regions, and every region can be hit with a finger.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { room } from "../board/geometry.js";
import { regionAt } from "../board/hit.js";
import { seaOf } from "../board/islands.js";
import { landOf } from "../board/land.js";
import { isTurned, turnedOf } from "../board/turn.js";
import { fit, pieceScale, STEP, WORLD, zoomAt } from "../board/viewport.js";
import { circlesOf, standingOf } from "../games/smallworld/board/standing.js";
import { tableOf } from "./board-samples.js";

const folder = new URL("../../src-tauri/crates/smallworld/maps/", import.meta.url);
const read = async (id) => JSON.parse(readFileSync(new URL(`${id}.json`, folder), "utf8"));
const ids = ["small-world", "underground"].flatMap((game) => [2, 3, 4, 5].map((n) => `${game}-${n}p`));
const sets = ["warcraft-2p-l1a-s2b", "warcraft-3p-l1b-m2a-s2a", "warcraft-4p-l2a-m1b-m2b-s1b", "warcraft-5p-l1b-l2b-m2b-s1b-s2b"];
const maps = await Promise.all([...ids.map(read), ...sets.map(async (id) => seaOf(await tableOf(id, read)))]);

/** The box of the map on a phone of 390 x 844 while the sheet is down, on one lying on its side, on an upright tablet. */
const PHONE = [390, 520];
const rooms = [PHONE, [484, 322], [804, 480]];

/** A map as it lies in a box: `{land, port, w, h}`. */
function shownIn(map, [w, h]) {
  const turned = isTurned(map.world ?? WORLD, w, h);
  const land = landOf(turned ? turnedOf(map) : map);
  return { land, turned, port: fit(w, h, land.world), w, h };
}

const plain = { markers: [], finds: [], chip: null };
const stack = (count) => ({ ...plain, stack: { count, race: "orcs", colour: 0 } });
const looksOf = (r) => [
  stack(1),
  stack(3),
  stack(12),
  ...(r.terrain === "mountain" ? [{ ...stack(3), markers: [{ kind: "mountain", count: 1 }] }] : []),
  { ...stack(2), markers: [{ kind: "fortress", count: 1 }] },
  { ...stack(2), markers: [{ kind: "dragon", count: 1 }] },
];

for (const map of maps) {
  test(`${map.id}: whatever stands in a region lies on none of its neighbours`, () => {
    for (const box of rooms) {
      const { land, port } = shownIn(map, box);
      for (const r of land.regions) {
        for (const look of looksOf(r)) {
          const { cluster, most } = standingOf(r, look);
          const k = Math.min(pieceScale(port.scale, land.scale), most);
          for (const [x, y, by] of circlesOf(look, cluster)) {
            const [px, py] = [r.at[0] + x * k, r.at[1] + y * k];
            const over = by * k - room(r.outline, [px, py]);
            assert.ok(
              over < 0.5,
              `${r.id}: ${JSON.stringify(look.markers)} ${look.stack.count} goes ${over.toFixed(1)} units beyond its border`,
            );
          }
        }
      }
    }
  });

  test(`${map.id}: on a phone a stack can be read, after one step of the zoom it is as large as a finger needs`, () => {
    const { land, port, turned } = shownIn(map, PHONE);
    assert.equal(turned, (map.world ?? WORLD).width > (map.world ?? WORLD).height * 1.15, "a wide map is turned");
    for (const r of land.regions) {
      const { most } = standingOf(r, stack(3));
      const disc = (scale) => 40 * scale * Math.min(pieceScale(scale, land.scale), most);
      assert.ok(disc(port.scale) >= 18, `${r.id}: ${disc(port.scale).toFixed(1)} pixels`);
      assert.ok(disc(port.scale * STEP) >= 34, `${r.id}: ${disc(port.scale * STEP).toFixed(1)} pixels when near`);
    }
  });

  for (const [name, box] of [
    ["upright", PHONE],
    ["on its side", rooms[1]],
  ])
    test(`${map.id}: on a phone ${name} every region has a target of 44 pixels, some after one step of the zoom`, () => {
      const { land, port, w, h } = shownIn(map, box);
      /** Is there a circle of 44 pixels in which every touch means this region? */
      const isTarget = (r, { scale }) => {
        const reach = 22 / scale;
        const [l, t, right, bottom] = r.box;
        const circle = Array.from({ length: 16 }, (_, i) => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)]);
        const good = ([x, y]) =>
          circle.every(([dx, dy]) => regionAt(land, [x + dx * reach, y + dy * reach], scale) === r.id) &&
          circle.every(([dx, dy]) => regionAt(land, [x + dx * reach * 0.5, y + dy * reach * 0.5], scale) === r.id);
        if (good(r.at)) return true;
        for (let x = l; x < right; x += reach / 6)
          for (let y = t; y < bottom; y += reach / 6) if (room(r.outline, [x, y]) > 0 && good([x, y])) return true;
        return false;
      };
      const near = zoomAt(port, STEP, w / 2, h / 2, w, h, land.world);
      assert.equal(near.scale, port.scale * STEP, "one step is not the nearest there is");
      const far = land.regions.filter((r) => !isTarget(r, port));
      for (const r of far) assert.ok(isTarget(r, near), `${r.id} has no target of 44 pixels after a step`);
      if (box === PHONE) assert.ok(far.length <= land.regions.length * 0.5, `${far.length} of ${land.regions.length} need the zoom`);
      console.log(`# ${map.id} ${name}: ${land.regions.length - far.length} of ${land.regions.length} at once`);
    });
}

test("a price lies in its region where there is room, and never under the numeral", () => {
  const { land, port } = shownIn(maps[3], PHONE);
  let outside = 0;
  for (const r of land.regions) {
    const look = { ...stack(3), chip: { kind: "pay", number: 4, glyph: null, more: false } };
    const { chip, most } = standingOf(r, look);
    const k = Math.min(pieceScale(port.scale, land.scale), most);
    if (room(r.outline, [r.at[0] + chip.x * k, r.at[1] + chip.y * k]) < 8 / port.scale) outside += 1;
    assert.ok(!(chip.x > 2 && chip.y > 2), `${r.id}: the price lies on the numeral`);
  }
  assert.ok(outside <= 2, `${outside} prices lie over a border`);
});
