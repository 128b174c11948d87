import assert from "node:assert/strict";
import { test } from "node:test";
import { face as chaos } from "../games/chaos/face.js";
import { face as family } from "../games/smallworld/face.js";
import { GUARD, isFresh, placeOf } from "../guard.js";
import { mayWait } from "../sitting.js";

test("a place that has just changed its meaning does not listen, one that has not does", () => {
  let means = "take";
  const place = placeOf(() => means);
  assert.equal(isFresh(place, 10), false, "the same button again");
  means = "stay";
  assert.equal(isFresh(place, 1000), true, "however late the answer came");
  assert.equal(isFresh(place, 1000 + GUARD - 1), true);
  assert.equal(isFresh(place, 1000 + GUARD), false);
  means = "stop";
  assert.equal(isFresh(place, 3000), true, "every new meaning anew");
  means = "take";
  assert.equal(isFresh(place, 3001), false, "what was pressed is there again");
  assert.equal(isFresh(null, 0), false);
});

test("nothing that ends something is played because it was pressed too early", () => {
  const put = { type: "put", piece: "token", region: 3 };
  assert.equal(mayWait(put, put, family), true, "tokens go down as fast as they are tapped");
  assert.equal(mayWait({ type: "conquer", region: 4 }, { type: "conquer", region: 3 }, family), true);
  assert.equal(mayWait({ type: "conquer", region: 4 }, { type: "conquer", region: 4 }, family), false);
  for (const type of ["done", "end_conquest", "decline", "no_ally", "stay", "ready"])
    assert.equal(mayWait({ type }, put, family), false, type);
  const card = { type: "play", card: "rebate", land: "kislev" };
  for (const type of ["done", "pass"]) assert.equal(mayWait({ type }, card, chaos), false, type);
  assert.equal(mayWait(card, card, chaos), false);
  assert.equal(mayWait({ ...card, land: "tilea" }, card, chaos), true);
});
