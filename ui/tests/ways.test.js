// Relics and ways of a target: every option can be reached by taps.
import assert from "node:assert/strict";
import test from "node:test";
import { waysOf } from "../games/smallworld/ways.js";

const option = (method, tools = [], more = {}) => ({
  method,
  pay: 2,
  action: { type: method, ...more },
  ...(tools.length > 0 ? { with: tools } : {}),
});
const many = [
  option("attempt"),
  option("attempt", ["doormat"]),
  option("conquer", ["sword"]),
  option("conquer", ["doormat", "sword"]),
  option("conquer", ["bag_sword"]),
  option("conquer", ["sword", "bag_doormat"]),
  option("drain"),
  option("orb"),
  option("orb", [], { bag: true }),
];

test("one button a way, one switch a relic", () => {
  const { ways, tools } = waysOf(many, 0);
  assert.deepEqual(
    ways.map((w) => w.index),
    [0, 6, 7, 8],
  );
  assert.deepEqual(
    tools.map((t) => t.tool),
    ["doormat", "sword", "bag_sword", "bag_doormat"],
  );
  assert.deepEqual(
    tools.map((t) => t.index),
    [1, 2, 4, 5],
  );
});

test("a relic that is on is laid down again", () => {
  const { tools } = waysOf(many, 3);
  assert.deepEqual(
    tools.filter((t) => t.on).map((t) => [t.tool, t.index]),
    [
      ["doormat", 2],
      ["sword", 1],
    ],
  );
});

test("a relic without which the region is out of reach cannot be left out", () => {
  const { ways, tools } = waysOf([option("conquer", ["doormat"]), option("conquer", ["doormat", "sword"])], 0);
  assert.equal(ways.length, 1);
  assert.deepEqual(
    tools.map((t) => [t.tool, t.on, t.index]),
    [
      ["doormat", true, null],
      ["sword", false, 1],
    ],
  );
});

test("two ways with the same relics stay two ways", () => {
  assert.deepEqual(
    waysOf([option("conquer"), option("attempt")], 0).ways.map((w) => w.index),
    [0, 1],
  );
});

test("every option is reached by taps", () => {
  const reached = new Set([0]);
  for (const at of reached) {
    const { ways, tools } = waysOf(many, at);
    for (const { index } of [...ways, ...tools]) if (index !== null) reached.add(index);
  }
  assert.equal(reached.size, many.length);
});
