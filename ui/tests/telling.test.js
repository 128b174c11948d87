import assert from "node:assert/strict";
import { test } from "node:test";
import { BEAT } from "../board/motion.js";
import { face as chaos } from "../games/chaos/face.js";
import { face } from "../games/smallworld/face.js";
import { isSoft, lookAt } from "../telling.js";

test("tokens put down one by one are told in one go, nothing else is", () => {
  assert.equal(isSoft([{ type: "placed" }], face), true);
  for (const type of ["readied", "conquered", "income"]) assert.equal(isSoft([{ type: "placed" }, { type }], face), false, type);
  assert.equal(isSoft([], face), false);
  assert.equal(isSoft([{ type: "token_placed" }], chaos), false, "where the game says nothing of it");
});

test("a turn of six conquests is told in less than three seconds, with and without motion", () => {
  const turn = [
    ["picked", "revealed"],
    ...Array(6).fill(["defeated", "conquered"]),
    ["placed", "placed", "placed"],
    ["redeployed", "income", "turn_started"],
  ].map((types) => types.map((type) => ({ type })));
  const looks = (still) => turn.reduce((sum, events) => sum + lookAt(events, still, face), 0);
  // Motion: one beat for each decision, coins nearly two.
  assert.ok(
    looks(false) + BEAT * (turn.length + 1) < 3600 * 1.2,
    `${looks(false) + BEAT * (turn.length + 1)} ms at speed 1, which is slower than normal`,
  );
  assert.ok(looks(true) < 3000 * 1.2, `${looks(true)} ms`);
  assert.ok(looks(true) > 1000, "long enough to be seen");
});
