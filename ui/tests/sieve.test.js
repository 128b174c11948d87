// What of the log is shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faster } from "../screens/replay.js";
import { passes } from "../table/sieve.js";

test("lines pass by whose they are and what they are about", () => {
  const conquest = { seat: 1, type: "conquered" };
  const shown = [
    [-1, "all"],
    [1, "all"],
    [0, "all"],
    [-1, "fights"],
    [-1, "gains"],
    [1, "news"],
  ].map(([seat, kind]) => passes(conquest, { seat: Number(seat), kind: String(kind) }));
  assert.deepEqual(shown, [true, true, false, true, false, false]);
  assert.ok(passes({ seat: null, type: "revealed" }, { seat: -1, kind: "news" }));
});

test("a replay runs faster, and slowly again", () => {
  assert.deepEqual([1, 2, 4].map(faster), [2, 4, 1]);
});
