// Hints and reviews: plans in words and as marks, what turns have cost, reasons of turns that could be played.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { costOf, dearest, firstOfRounds, percent, roundsOf } from "../counsel/cost.js";
import { isThrown } from "../counsel/counsel.js";
import { planOf as chaosPlan } from "../games/chaos/why.js";
import { planOf, whyOf } from "../games/smallworld/why.js";
import { inEach, readAll } from "./languages.js";

before(() => readAll(["counsel", "chaos", "chaos-ui"]));

const seats = [{ name: "Ada" }, { name: "Ben" }];
const geometry = { regions: ["hill", "swamp", "forest", "mountain"].map((terrain, id) => ({ id, terrain })) };
const view = {
  to_act: 0,
  market: [{ combo: 1, race: "elves", power: "flying" }],
  seats: [{ active: { race: "orcs" } }, { active: null }],
};
const plan = (...actions) => planOf(actions, view, seats, geometry);

test("a turn of Small World in words, with a mark for each region in its order", () => {
  const turn = plan(
    { type: "pick", combo: 1 },
    { type: "conquer", region: 2 },
    { type: "conquer", region: 0 },
    { type: "attempt", region: 3 },
    { type: "end_conquest" },
    { type: "take", piece: "token", region: 0 },
    { type: "put", piece: "token", region: 2 },
    { type: "put", piece: "token", region: 2 },
    { type: "done" },
  );
  assert.deepEqual(turn.steps, [
    "Take the Flying Elves.",
    "Conquer forest 3, hill 1, and mountain 4 (by the die).",
    "At the end put 2 more into forest 3.",
  ]);
  assert.deepEqual(
    turn.marks.map(({ at, label }) => [at, label]),
    [
      [2, "1"],
      [0, "2"],
      [3, "3"],
    ],
  );
});

test("a throw is told with its chance where that is known", () => {
  assert.deepEqual(plan({ type: "attempt", region: 3, odds: 0.3333 }).steps, ["Conquer mountain 4 (by the die, 33 %)."]);
  assert.deepEqual(plan({ type: "gamble", region: 3 }).steps, ["Conquer mountain 4 (by the die)."]);
});

test("other decisions are told too, and what goes without saying is not", () => {
  assert.deepEqual(plan({ type: "ready" }, { type: "done" }), { steps: [], marks: [] });
  // What is conquered then hangs on the die.
  assert.deepEqual(plan({ type: "ready" }, { type: "abandon", region: 1 }, { type: "roll" }).steps, ["Give up swamp 2.", "Roll the die."]);
  assert.deepEqual(plan({ type: "roll" }, { type: "conquer", region: 1 }).steps, ["Conquer swamp 2."]);
  assert.deepEqual(plan({ type: "decline" }).steps, ["Put the Orcs into decline."]);
  const given = plan({ type: "abandon", region: 1 }, { type: "ready" }, { type: "abandon", region: 2 }, { type: "conquer", region: 0 });
  assert.deepEqual(given.steps, ["Give up swamp 2 and forest 3.", "Conquer hill 1."]);
  assert.deepEqual(plan({ type: "abandon", region: 1 }), {
    steps: ["Give up swamp 2."],
    marks: [{ at: 1, label: "−", what: "abandon" }],
  });
  assert.deepEqual(plan({ type: "put_all", region: 1 }).marks, [{ at: 1, label: "+", what: "put" }]);
  assert.deepEqual(plan({ type: "swap", region: 1, other: 2 }).steps, ["Use an ability in swamp 2."]);
  assert.deepEqual(plan({ type: "recruit" }).steps, ["Use an ability."]);
});

test("pieces that are put down are told together, each region once; what is taken back is not", () => {
  const put = (region, piece = "encampment") => ({ type: "put", piece, region });
  const turn = plan(put(0), put(3), { type: "take", piece: "encampment", region: 2 }, put(0), put(1, "fortress"), {
    type: "put_all",
    region: 2,
  });
  assert.deepEqual(turn.steps, [
    "Place encampment pieces in hill 1 ×2 and mountain 4.",
    "Place the fortress in swamp 2.",
    "At the end put the rest into forest 3.",
  ]);
  assert.deepEqual(
    turn.marks.map(({ at, label }) => `${at}${label}`),
    ["0+", "3+", "1+", "2+"],
  );
});

test("a plan says something in every language", () => {
  const actions = [
    "pick",
    "exchange",
    "decline",
    "abandon",
    "conquer",
    "attempt",
    "ally",
    "vanish",
    "steal",
    "place",
    "put",
    "shift",
    "recruit",
  ];
  inEach((language) => {
    for (const type of actions)
      for (const step of plan({ type, combo: 1, region: 1, seat: 1, find: "shiny_orb", piece: "dragon" }).steps)
        assert.ok(step.length > 2 && !/[{}$]|undefined/.test(step), `${language} ${type}: ${step}`);
  });
});

test("a plan of Chaos in words, with a mark where it is done and an arrow from where", () => {
  const powers = { to_act: 0, powers: [{ seat: 0, power: "khorne" }], lands: [{ land: "kislev", figures: [{ figure: "cultist_1" }] }] };
  const told = chaosPlan(
    [
      { type: "summon", kind: "cultist", from: "norsca", to: "kislev" },
      { type: "play", card: "battle_cry", land: "tilea" },
    ],
    powers,
    seats,
    {},
  );
  assert.deepEqual(
    told.marks.map(({ at, from, label }) => [at, from, label]),
    [
      ["kislev", "norsca", "1"],
      ["tilea", undefined, "2"],
    ],
  );
  assert.equal(told.steps.length, 2);
  assert.match(told.steps[1], /Battle Cry.*Tilea/);
  assert.deepEqual(chaosPlan([{ type: "pass" }], powers, seats, {}), { steps: ["Pass."], marks: [] });
});

test("what speaks for a turn that could be played is told of the future", () => {
  const merits = [{ word: "earns", weight: 2, data: { coins: 5 } }];
  const reason = { seat: 0, round: 1, step: 0, merits };
  assert.equal(whyOf(reason, seats, geometry, false, true), "This would earn 5 coins.");
  assert.equal(whyOf(reason, seats, geometry, false, "thrown"), "Whatever the die shows, this would earn 5 coins.");
  assert.ok(isThrown({ actions: [{}, { odds: 0.5 }] }) && !isThrown({ actions: [{ odds: 0.5 }, {}] }) && !isThrown({ actions: [] }));
  assert.equal(whyOf(reason, seats, geometry), "Played to earn 5 coins.");
});

test("chances are told by round", () => {
  const turns = [1, 1, 2, 2, 2, 3].map((round, step) => ({ round, step }));
  assert.deepEqual(
    roundsOf(turns).map(({ step }) => step),
    [1, 4, 5],
  );
  assert.deepEqual(roundsOf([]), []);
});

test("what turns have cost, dearest first", () => {
  const turn = (step, win, better) => ({ step, judged: win === null ? null : { win, better: better === null ? null : { win: better } } });
  const turns = [turn(0, 0.4, 0.5), turn(9, null, null), turn(20, 0.3, 0.6), turn(31, 0.7, null), turn(40, 0.502, 0.505)];
  assert.deepEqual(turns.map(costOf).map(percent), [10, 0, 30, 0, 0]);
  assert.deepEqual(
    dearest(turns, 3).map(({ step }) => step),
    [20, 0],
  );
});

test("of several dear turns of a round the plot tells the dearest", () => {
  const dear = [
    { step: 20, round: 2 },
    { step: 3, round: 1 },
    { step: 9, round: 1 },
    { step: 24, round: 2 },
  ];
  assert.deepEqual(
    firstOfRounds(dear).map(({ step }) => step),
    [20, 3],
  );
});
