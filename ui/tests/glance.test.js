// The small picture of a saved game, and who is ahead in it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aheadIn, holderOf, sketchOf } from "../screens/glance.js";

test("a character says who holds a region", () => {
  assert.deepEqual(
    ["0", "4", "b", "x", ".", undefined].map((letter) => letter && holderOf(letter)),
    [{ seat: 0, declined: false }, { seat: 4, declined: false }, { seat: 1, declined: true }, { ruined: true }, null, undefined],
  );
});

test("a board is drawn in its own box, a path a region", () => {
  const { box, regions } = sketchOf({
    regions: [
      {
        outline: [
          [8, 8],
          [108, 8],
          [108, 58],
        ],
        at: [60, 20],
        terrain: "hill",
      },
    ],
    scenery: [
      {
        outline: [
          [0, 0],
          [8, 8],
          [0, 70],
        ],
      },
    ],
  });
  assert.deepEqual([box, regions], [[0, 0, 108, 70], [{ d: "M8 8L108 8L108 58Z", at: [60, 20], terrain: "hill" }]]);
});

test("who is ahead is said only where it is public and there is somebody", () => {
  const seats = [{ name: "Ada" }, { name: "Bo" }, { name: "Cy" }];
  const slot = (standing, more = {}) => ({ seats, over: false, glance: { owners: "", counts: "regions", standing }, ...more });
  assert.equal(aheadIn(slot([0, 0, 0])), null, "nobody has anything");
  assert.equal(aheadIn(slot([3, 3, 3])), null, "nobody is ahead");
  assert.equal(aheadIn(slot([3, 1, 0], { over: true })), null, "the winner is named already");
  assert.equal(aheadIn({ seats, over: false, glance: null }), null, "an old save");
  assert.equal(aheadIn(slot([3, 1, 0], { glance: { owners: "", counts: "moons", standing: [1, 2, 3] } })), null, "from a later version");
  assert.match(aheadIn(slot([3, 9, 9])), /Bo.*Cy.*9|glance-regions/);
});
