import assert from "node:assert/strict";
import { test } from "node:test";
import { recapOf, since } from "../games/smallworld/recap.js";

const entry = (turn, ...events) => ({ turn, seat: turn, round: 1, events });
const entries = [
  entry(0, { type: "conquered", seat: 0, region: 1 }),
  entry(0, { type: "income", seat: 0, total: 4 }),
  entry(1, { type: "picked", seat: 1, race: "orcs", power: "hill" }),
  entry(1, { type: "defeated", seat: 0, region: 1, lost: 1, withdrawn: 2 }, { type: "conquered", seat: 1, region: 1 }),
  { ...entry(1, { type: "placed", seat: 0, piece: "token", region: 2, count: 2 }), seat: 0 },
  entry(
    1,
    { type: "defeated", seat: null, region: 3, lost: 1 },
    { type: "conquered", seat: 1, region: 3 },
    { type: "income", seat: 1, total: 6 },
  ),
  entry(2, { type: "declined", seat: 2, race: "elves", regions: 3 }),
  entry(2, { type: "income", seat: 2, total: 3 }),
];

test("what has changed since one's own turn", () => {
  const told = recapOf(entries, 0);
  assert.deepEqual(told.lost, [{ by: 1, regions: [1], tokens: 1 }]);
  assert.deepEqual(
    told.others.map((o) => [o.seat, o.took, o.coins, o.picked?.race ?? null, o.declined]),
    [
      [1, 2, 6, "orcs", null],
      [2, 0, 3, null, "elves"],
    ],
  );
});

test("each person's own: what came after the own turn, and nothing in the middle of it", () => {
  assert.equal(since(entries, 2), null, "the last turn was one's own");
  assert.equal(since(entries, 3), null, "the first turn has nothing before it");
  assert.deepEqual(
    recapOf(entries, 1).others.map((o) => o.seat),
    [2],
  );
  assert.equal(recapOf([...entries, entry(0, { type: "readied", seat: 0 })], 0), null, "one has begun already");
});
