// The card about what has happened since one's own turn: what is counted, and that nothing secret is.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { since } from "../around/recap.js";
import { linesOf as chaosLines, recapOf as chaosRecap, isWeighty } from "../games/chaos/recap.js";
import { linesOf, recapOf } from "../games/smallworld/recap.js";
import { geometry } from "../session.js";
import { inEach, readAll } from "./languages.js";

before(() => readAll(["around", "chaos", "chaos-ui"]));

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
    { type: "paid", from: 1, to: 0, coins: 1, cause: "liches" },
    { type: "income", seat: 1, total: 6 },
  ),
  entry(2, { type: "declined", seat: 2, race: "elves", regions: 3 }),
  entry(2, { type: "found", seat: 2, slot: "active", find: "altar_of_souls", region: 4 }, { type: "income", seat: 2, total: 3 }),
];

test("what has changed since one's own turn", () => {
  const told = recapOf(entries, 0);
  assert.deepEqual(told.lost, [{ by: 1, regions: [1], tokens: 1 }]);
  assert.deepEqual(
    told.others.map((o) => [o.seat, o.regions, o.coins, o.picked?.race ?? null, o.declined]),
    [
      [1, [1, 3], 5, "orcs", null],
      [2, [], 3, null, "elves"],
    ],
  );
  assert.equal(told.coins, 1, "what others paid to one");
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

const state = {
  seats: [
    { name: "Ada", colour: 0 },
    { name: "Ben", colour: 1 },
    { name: "Cleo", colour: 2 },
  ],
  view: { regions: [{ owner: { seat: 2, race: "elves", slot: "declined" } }, { owner: { seat: 1, race: "orcs", slot: "active" } }] },
};
const words = (lines) => lines.map(({ key, parts }) => [key, parts.map(({ name, text }) => `${name} ${text}`.trim()).join("; ")]);

test("a few lines in words, whoever many play, each with its places", () => {
  geometry.value = { regions: ["hill", "swamp", "forest", "mountain", "hill"].map((terrain, id) => ({ id, terrain })) };
  const lines = linesOf(recapOf(entries, 0), state);
  assert.deepEqual(words(lines), [
    ["lost-1", "Ben took swamp 2 from you, one token gone"],
    ["races", "Ben takes the Hill Orcs; Cleo Elves into decline"],
    ["found", "Cleo finds Altar of Souls"],
    ["coins", "You +1; Ben +5, 2 regions conquered; Cleo +3"],
  ]);
  assert.deepEqual(
    lines.map(({ places }) => places),
    [[1], [0, 1], [4], [1, 3]],
  );
  inEach((id) =>
    assert.ok(
      words(linesOf(recapOf(entries, 0), state)).every(([, text]) => !/recap-|undefined|\{/.test(text)),
      id,
    ),
  );
  const many = { lost: [{ by: 1, regions: [0, 1, 2, 3], tokens: 4 }], others: [], events: [], coins: 0 };
  assert.equal(words(linesOf(many, state))[0][1], "Ben took 4 places from you, 4 tokens gone", "many are counted");
});

const act = (seat, action, ...events) => ({ seat, turn: seat, round: 1, action, events });
const chaos = [
  act(0, { type: "summon" }, { type: "summoned", power: "khorne", figure: "bloodletter_1", to: "kislev" }),
  act(1, { type: "play" }, { type: "played", power: "nurgle", card: "plague_touch", land: "kislev", slot: 1, cost: 1, blank: false }),
  act(1, { type: "pass" }, { type: "drawn", power: "nurgle", seat: 1, count: 2 }),
  act(
    0,
    { type: "hit" },
    { type: "killed", figure: "bloodletter_1", land: "kislev", by: ["nurgle"] },
    { type: "killed", figure: "leper_1", land: "kislev", by: ["khorne"] },
    { type: "ruined", land: "norsca", number: 1 },
    { type: "scored", power: "nurgle", land: "norsca", points: 3, cause: "ruin" },
    { type: "scored", power: "khorne", land: "kislev", points: 2, cause: "domination" },
    { type: "ticked", power: "khorne", tick: 2, most: false },
  ),
];

test("Chaos: what was lost, ruined, counted and played openly since one acted last; battles in between count", () => {
  const told = chaosRecap(chaos, 0, "khorne");
  assert.deepEqual(
    told.lost.map(({ figure }) => figure),
    ["bloodletter_1"],
    "one's own figures alone",
  );
  assert.ok(isWeighty(told));
  assert.deepEqual(words(chaosLines(told)), [
    ["lost", "You lost Bloodletter (Kislev)"],
    ["ruined", "Norsca is ruined"],
    ["powers", "Nurgle +3 points; Khorne +2 points, dial ticks"],
    ["played", "Nurgle plays Plague Touch to Kislev"],
  ]);
  inEach((id) =>
    assert.ok(
      words(chaosLines(told)).every(([, text]) => !/recap-|undefined|\{/.test(text)),
      id,
    ),
  );
  assert.equal(chaosRecap(chaos, 2, "slaanesh"), null, "nothing before the first action");
  assert.equal(chaosRecap(chaos.slice(0, 1), 0, "khorne"), null, "nothing after one's own action");
  const few = chaosRecap(chaos.slice(0, 2), 0, "khorne");
  assert.equal(isWeighty(few), false, "a card that everybody saw being played");
});

test("nothing of hands, bags and decks is told, whatever the log says", () => {
  const shown = [...chaos, act(1, { type: "sift" }, { type: "drawn", power: "nurgle", seat: 1, count: 1, cards: ["rain_of_pus"] })];
  assert.equal(JSON.stringify(words(chaosLines(chaosRecap(shown, 0, "khorne")))).includes("Rain"), false);
});
