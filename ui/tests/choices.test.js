import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesOf, dragActions, holdRegion, isMine, nothingPicked, percent, placingMode, tapRegion } from "../games/smallworld/choices.js";

const view = (more) => ({
  viewer: 0,
  to_act: 0,
  turn: 0,
  over: false,
  stage: "conquest",
  conquered: 1,
  market: [],
  targets: [],
  actions: [],
  placing: null,
  seats: [
    { seat: 0, income: 6, hand: 4, declined: [], active: { race: "orcs", power: "hill", regions: 3 } },
    { seat: 1, income: 2, hand: 0, declined: [], active: null },
  ],
  ...more,
});
const state = (more) => ({ curtain: null, bot_to_act: false, seats: [{ name: "Ada" }, { name: "Ben" }], view: view(more) });
const ui = (more) => ({ ...nothingPicked, ...more });
const option = (method, region, more) => ({
  action: { type: method, region },
  method,
  price: 3,
  pay: 3,
  short: 0,
  chance: null,
  items: [],
  ...more,
});

test("only the seat to act, without curtain and bots, may do something", () => {
  assert.equal(isMine(state({})), true);
  assert.equal(isMine(state({ to_act: 1 })), false);
  assert.equal(isMine(state({ viewer: null, to_act: null })), false);
  assert.equal(isMine({ ...state({}), curtain: { seat: 0 } }), false);
  assert.equal(isMine({ ...state({}), bot_to_act: true }), false);
  assert.deepEqual(choicesOf({ ...state({ to_act: 1 }), bot_to_act: true }, ui()).primary.run, { hurry: true });
});

test("a combo that is not offered cannot be taken", () => {
  const market = [0, 1].map((combo) => ({ combo, race: "orcs", power: "hill", cost: combo, coins: 0, tokens: 9 }));
  const now = state({ stage: "choose", market, actions: [{ type: "pick", combo: 0 }] });
  assert.equal(choicesOf(now, ui()).primary.disabled, true);
  assert.deepEqual(choicesOf(now, ui({ combo: 0 })).primary.run, { act: { type: "pick", combo: 0 } });
  const dear = choicesOf(now, ui({ combo: 1 })).primary;
  assert.equal(dear.disabled, true);
  assert.equal(dear.label.id, "cannot-afford");
});

test("the primary button says what it does in a region", () => {
  const end = { type: "end_conquest" };
  const targets = [
    { region: 4, options: [option("conquer", 4)], blocked: null },
    { region: 5, options: [option("attempt", 5, { pay: 2, short: 1, chance: { in: 3, of: 6 } })], blocked: null },
    { region: 6, options: [], blocked: { reason: "not_adjacent" } },
  ];
  const now = state({ targets, actions: [end, { type: "conquer", region: 4 }] });
  assert.deepEqual(choicesOf(now, ui({ region: 4 })).primary.label, { id: "do-conquer", vars: { tokens: 3 } });
  assert.deepEqual(choicesOf(now, ui({ region: 5 })).primary.label, { id: "do-attempt", vars: { percent: 50 } });
  const blocked = choicesOf(now, ui({ region: 6 }));
  assert.equal(blocked.slip.kind, "blocked");
  assert.deepEqual(blocked.primary.run, { act: end, ask: "end" });
  assert.equal(choicesOf(now, ui()).primary.calm, true, "stopping is quiet while something can be conquered");
  assert.equal(choicesOf(state({ actions: [end] }), ui()).primary.calm, false);
});

test("what would be thrown away is asked about, and the end is never where the finger is", () => {
  const end = { type: "end_conquest" };
  const targets = [
    { region: 4, options: [option("conquer", 4)], blocked: null },
    { region: 5, options: [option("attempt", 5, { chance: { in: 3, of: 6 } })], blocked: null },
  ];
  const ask = (more, asking, picked) => choicesOf(state({ targets, actions: [end], ...more }), ui({ asking, ...picked }));
  assert.deepEqual(ask({}).primary.run, { act: end, ask: "end" });
  const sure = ask({}, "end");
  assert.deepEqual([sure.slip.label.id, sure.slip.label.vars.count, sure.slip.label.vars.hand], ["ask-end-sure", 1, 4]);
  assert.deepEqual([sure.primary.run, sure.others[0].run], [{ ask: null }, { act: end }]);
  const beside = ask({}, null, { region: 4 }).others.find((o) => o.run.act?.type === "end_conquest");
  assert.deepEqual(beside.run, { act: end, ask: "end-beside" });
  const other = ask({}, "end-beside", { region: 4 });
  assert.deepEqual([other.primary.run, other.others[0].run], [{ act: end }, { ask: null }]);
  assert.equal(ask({ targets: targets.slice(1) }, "end").slip.label.id, "ask-end-die");
  assert.equal(ask({ targets: [], actions: [end, { type: "roll" }] }, "end").slip.label.id, "ask-end-roll");
  assert.deepEqual(ask({ targets: [] }).primary.run, { act: end }, "nothing is lost, nothing is asked");
  assert.deepEqual(ask({ targets: [] }, "end").primary.run, { act: end });
});

test("a turn that would end with pieces in hand is asked about", () => {
  const done = { type: "done" };
  const of = (placing, asking) => choicesOf(state({ stage: "redeploy", placing, actions: [done] }), ui({ asking }));
  const held = {
    hand: 0,
    owed: 0,
    pieces: [
      { kind: "token", in_hand: 0 },
      { kind: "hero", in_hand: 2 },
    ],
  };
  assert.deepEqual(of(held).primary.run, { act: done, ask: "end" });
  assert.deepEqual(
    [of(held, "end").primary.run, of(held, "end").others[0].run, of(held, "end").slip.label.vars],
    [{ ask: null }, { act: done }, { piece: "hero", count: 2 }],
  );
  assert.deepEqual(
    of({ hand: 2, owed: 2, pieces: [{ kind: "token", in_hand: 2 }] }).primary.run,
    { act: done },
    "tokens that are owed are not kept back",
  );
  const place = { stage: "place", actions: [{ type: "place", piece: "queen", region: 3 }, done] };
  assert.deepEqual(choicesOf(state(place), ui()).primary.run, { act: done, ask: "end" });
});

test("first tap shows, second plays; one tap plays only what is sure", () => {
  const targets = [
    { region: 4, options: [option("conquer", 4)], blocked: null },
    { region: 5, options: [option("attempt", 5, { chance: { in: 1, of: 6 } })], blocked: null },
  ];
  const now = state({ targets });
  assert.equal(tapRegion(now, ui(), 4, false).ui.region, 4);
  assert.deepEqual(tapRegion(now, ui({ region: 4 }), 4, false).act, { type: "conquer", region: 4 });
  assert.deepEqual(tapRegion(now, ui(), 4, true).act, { type: "conquer", region: 4 });
  assert.equal(tapRegion(now, ui(), 5, true).act, undefined, "a roll is never made by one tap");
  assert.equal(tapRegion(now, ui(), 9, false).ui.region, 9, "every tap does something");
});

test("the second tap plays the chosen one of several ways", () => {
  const targets = [{ region: 4, options: [option("conquer", 4), option("dragon", 4, { pay: 1 })], blocked: null }];
  const now = state({ targets });
  assert.deepEqual(tapRegion(now, ui({ region: 4, option: 1 }), 4, false).act, { type: "dragon", region: 4 });
  assert.equal(tapRegion(now, ui(), 4, true).act, undefined);
});

test("declining asks first, and the question carries the consequence", () => {
  const actions = [{ type: "decline" }, { type: "end_conquest" }];
  const seats = view({}).seats;
  seats[0].declined = [
    { race: "ghouls", power: "spirit", regions: 2 },
    { race: "elves", power: null, regions: 4 },
  ];
  const now = state({ conquered: 0, actions, seats });
  const before = choicesOf(now, ui());
  assert.deepEqual(before.others.find((o) => o.label.id === "do-decline").run, { ask: "decline" });
  const asked = choicesOf(now, ui({ asking: "decline" }));
  assert.equal(asked.slip.kind, "ask");
  assert.deepEqual(asked.slip.label.vars, { race: "orcs", regions: 3, leaving: "elves", keeps: 4 });
  assert.deepEqual(asked.primary.run, { act: { type: "decline" } });
  assert.deepEqual(asked.others[0].run, { ask: null });
});

test("redeployment ends only when the backend offers it", () => {
  const placing = {
    hand: 2,
    owed: 0,
    pieces: [
      { kind: "token", in_hand: 2 },
      { kind: "hero", in_hand: 1 },
    ],
  };
  const actions = [
    { type: "put", piece: "token", region: 3 },
    { type: "put_all", region: 3 },
    { type: "put", piece: "hero", region: 4 },
    { type: "take", piece: "token", region: 7 },
  ];
  const now = state({ stage: "redeploy", placing, actions });
  const choices = choicesOf(now, ui({ region: 3 }));
  assert.deepEqual(choices.primary.label, { id: "place-tokens", vars: { count: 2 } });
  assert.equal(choices.primary.disabled, true);
  assert.ok(choices.slip.put && choices.slip.all && !choices.slip.take);
  assert.deepEqual(choicesOf(now, ui({ region: 4, piece: "hero" })).slip.put, { type: "put", piece: "hero", region: 4 });
  assert.deepEqual(tapRegion(now, ui({ region: 3 }), 3, false).act, { type: "put", piece: "token", region: 3 });
  assert.deepEqual(dragActions(now, ui(), "hand", 3), [actions[0]]);
  assert.deepEqual(dragActions(now, ui(), 7, 3), [actions[3], actions[0]]);
  assert.deepEqual(dragActions(now, ui(), 8, 3), []);
  const done = state({ stage: "redeploy", placing: { ...placing, hand: 0 }, actions: [{ type: "done" }] });
  assert.deepEqual(choicesOf(done, ui()).primary.label, { id: "do-end-turn", vars: { coins: 6 } });
  const owing = state({ stage: "redeploy", placing: { hand: 1, owed: 4, pieces: [{ kind: "token", in_hand: 0 }] }, actions: [actions[3]] });
  assert.deepEqual(choicesOf(owing, ui()).primary.label, { id: "owe-tokens", vars: { count: 3 } });
  assert.deepEqual(placingMode(owing.view, choicesOf(owing, ui()).slip), { kind: "pick", regions: [7] });
  assert.deepEqual(tapRegion(owing, ui({ region: 7 }), 7, false).act, actions[3], "the second tap takes what is owed");
  const heroes = state({
    stage: "redeploy",
    placing: { hand: 0, owed: 0, pieces: [{ kind: "hero", in_hand: 2 }] },
    actions: [actions[2], actions[3]],
  });
  assert.deepEqual(choicesOf(heroes, ui()).primary.label, { id: "place-pieces", vars: { piece: "hero", count: 2 } });
  assert.equal(choicesOf(heroes, ui()).slip.piece, "hero", "what is in hand comes first");
  assert.equal(choicesOf(heroes, ui({ piece: "token" })).slip.piece, "token");
});

test("peace is offered by name, stout may stay, retreat is done", () => {
  const ally = state({ stage: "ally", actions: [{ type: "ally", seat: 1 }, { type: "no_ally" }] });
  assert.deepEqual(choicesOf(ally, ui()).primary.run, { act: { type: "no_ally" } });
  assert.deepEqual(choicesOf(ally, ui({ option: 1 })).primary.run, { act: { type: "ally", seat: 1 } });
  const stout = state({ stage: "stout", actions: [{ type: "stay" }, { type: "decline" }] });
  assert.deepEqual(choicesOf(stout, ui()).primary.run, { act: { type: "stay" } });
  assert.equal(choicesOf(stout, ui({ asking: "decline" })).slip.label.id, "ask-decline-stout");
  const retreat = state({
    stage: "retreat",
    placing: { hand: 0, owed: 0, pieces: [{ kind: "token", in_hand: 0 }] },
    actions: [{ type: "done" }],
  });
  assert.equal(choicesOf(retreat, ui()).primary.label.id, "do-done");
});

test("chances are whole percent", () => {
  assert.equal(percent({ in: 1, of: 6 }), 17);
  assert.equal(percent({ in: 3, of: 6 }), 50);
});

test("a choice of two steps: first a region, then another, with a way back", () => {
  const acts = [
    { type: "intimidate", region: 7, to: 5 },
    { type: "intimidate", region: 7, to: 8 },
    { type: "intimidate", region: 4 },
    { type: "end_conquest" },
  ];
  const seats = view({}).seats.map((s) => ({ ...s, pieces: { intimidate: 2 } }));
  const regions = Array.from({ length: 9 }, (_, region) => ({ region, markers: region === 4 ? [{ kind: "wall", count: 1 }] : [] }));
  const now = state({ actions: acts, seats, regions });
  const way = choicesOf(now, ui()).others.find((o) => o.label.id === "do-choose-intimidate");
  assert.deepEqual([way.run, way.count], [{ spot: "intimidate" }, 2]);
  const begun = ui({ spot: "intimidate" });
  const first = choicesOf(now, begun);
  assert.deepEqual([first.slip.lit, first.slip.uses, first.primary.disabled], [[7, 4], 2, true]);
  const stepped = tapRegion(now, begun, 7, false).ui;
  assert.deepEqual([stepped.from, stepped.region], [7, null]);
  const second = choicesOf(now, stepped);
  assert.deepEqual([second.slip.lit, second.others[0].label.id, second.others[0].run], [[5, 8], "do-other-region", { from: null }]);
  const picked = tapRegion(now, stepped, 8, false).ui;
  assert.deepEqual(choicesOf(now, picked).primary.run, { act: acts[1] });
  assert.deepEqual(tapRegion(now, picked, 8, false).act, acts[1], "the second tap does it");
  assert.equal(tapRegion(now, picked, 7, false).ui.from, null, "a tap on the first region goes back");
  const wall = tapRegion(now, stepped, 4, false).ui;
  assert.deepEqual(
    choicesOf(now, wall).primary.label,
    { id: "do-intimidate-wall", vars: { piece: "wall" } },
    "another first region, and a wall goes first",
  );
  assert.deepEqual(choicesOf(now, wall).primary.run, { act: acts[2] });
  assert.deepEqual(tapRegion(now, stepped, 1, false).ui.from, 7, "a tap elsewhere changes nothing of the first step");
});

test("swaps begin at either region; an artifact is chosen where it lies", () => {
  const swap = { type: "swap", region: 3, other: 8 };
  const swaps = state({ actions: [swap] });
  for (const [a, b] of [
    [3, 8],
    [8, 3],
  ]) {
    const one = tapRegion(swaps, ui({ spot: "swap" }), a, false).ui;
    assert.deepEqual(choicesOf(swaps, one).slip.lit, [b]);
    assert.deepEqual(choicesOf(swaps, tapRegion(swaps, one, b, false).ui).primary.run, { act: swap });
  }
  const steal = { type: "steal", find: "doomhammer", region: 2 };
  const steals = state({ actions: [steal], regions: [{ region: 0 }, { region: 1, finds: ["doomhammer"] }, { region: 2 }] });
  const one = tapRegion(steals, ui({ spot: "steal" }), 1, false).ui;
  const two = tapRegion(steals, one, 2, false).ui;
  assert.deepEqual(choicesOf(steals, two).primary, { label: { id: "do-steal", vars: { find: "doomhammer" } }, run: { act: steal } });
});

test("a decision of an ability takes one region or two, as its actions say", () => {
  const uses = [
    { type: "use", by: "race", region: 1, other: 2 },
    { type: "use", by: "race", region: 2, other: 5 },
  ];
  const now = state({ actions: [{ type: "end_conquest" }, ...uses] });
  now.view.seats[0].active = { race: "tricksters", power: "hill", extra: "swamp", regions: 3 };
  const way = choicesOf(now, ui()).others.find((o) => o.label.id === "do-choose-use");
  assert.deepEqual([way.label.vars, way.run], [{ piece: "tricksters" }, { spot: "tricksters" }]);
  const begun = ui({ spot: "tricksters" });
  assert.deepEqual(choicesOf(now, begun).slip.lit, [1, 2, 5]);
  const one = tapRegion(now, begun, 2, false).ui;
  assert.deepEqual([one.from, choicesOf(now, one).slip.lit, choicesOf(now, one).primary.disabled], [2, [1, 5], true]);
  const two = tapRegion(now, one, 1, false).ui;
  assert.deepEqual(choicesOf(now, two).primary, {
    label: { id: "do-use", vars: { piece: "tricksters", count: 2 } },
    run: { act: uses[0] },
  });
  assert.deepEqual(tapRegion(now, two, 1, false).act, uses[0], "the second tap does it");
  assert.deepEqual(choicesOf(now, one).others.at(-1).run, { spot: null }, "it may be left");
  for (const [by, giver] of [
    ["power", "hill"],
    ["lent", "swamp"],
  ]) {
    const use = { type: "use", by, region: 4 };
    const single = { ...now, view: { ...now.view, actions: [use] } };
    const picked = tapRegion(single, ui({ spot: giver }), 4, false).ui;
    assert.deepEqual(choicesOf(single, picked).primary, { label: { id: "do-use", vars: { piece: giver, count: 1 } }, run: { act: use } });
  }
});

test("fees are part of what the button says", () => {
  const targets = [
    {
      region: 4,
      options: [
        option("conquer", 4, {
          fees: [
            { cause: "harmony", to: 1, coins: 2 },
            { cause: "doomhammer", to: null, coins: 2 },
          ],
        }),
      ],
      blocked: null,
    },
  ];
  const { label } = choicesOf(state({ targets }), ui({ region: 4 })).primary;
  assert.deepEqual(label, { id: "do-with-fee", vars: { what: { id: "do-conquer", vars: { tokens: 3 } }, coins: 4 } });
});

test("forms, strikes, recruits and bombs have their buttons", () => {
  const forms = [
    { type: "form", form: "human" },
    { type: "form", form: "wolf" },
  ];
  const form = choicesOf(state({ stage: "prepare", actions: forms }), ui());
  assert.deepEqual([form.primary.run, form.others[0].run], [{ act: forms[0] }, { act: forms[1] }]);
  const strike = choicesOf(state({ stage: "strike", actions: [{ type: "attempt", region: 5 }, { type: "done" }] }), ui());
  assert.deepEqual(
    [strike.primary.run, strike.others[0].run, strike.slip.region],
    [{ act: { type: "attempt", region: 5 } }, { act: { type: "done" } }, 5],
  );
  assert.deepEqual(choicesOf(state({ stage: "strike", actions: [{ type: "done" }] }), ui()).primary.run, { act: { type: "done" } });
  const recruit = choicesOf(state({ stage: "recruit", actions: [{ type: "recruit" }, { type: "done" }] }), ui());
  assert.deepEqual([recruit.primary.run, recruit.others[0].run], [{ act: { type: "recruit" } }, { act: { type: "done" } }]);
  const bombs = state({ stage: "bombs", actions: [{ type: "detonate", region: 6 }, { type: "done" }] });
  assert.equal(choicesOf(bombs, ui()).primary.label.id, "do-let-bombs-go");
  assert.deepEqual(choicesOf(bombs, tapRegion(bombs, ui(), 6, false).ui).primary.run, { act: { type: "detonate", region: 6 } });
  const shift = state({ stage: "shift", actions: [{ type: "shift", region: 2 }] });
  assert.equal(choicesOf(shift, ui()).primary.disabled, true);
  assert.deepEqual(tapRegion(shift, ui({ region: 2 }), 2, false).act, { type: "shift", region: 2 });
});

test("while what was earned is looked at, neither a long press nor a drag does anything", () => {
  const actions = [
    { type: "put", piece: "token", region: 3 },
    { type: "take", piece: "token", region: 7 },
  ];
  const placing = { hand: 2, owed: 0, pieces: [{ kind: "token", in_hand: 2 }] };
  const now = state({ stage: "redeploy", placing, actions });
  const over = ui({ handover: 1 });
  assert.equal(choicesOf(now, over).slip, null);
  assert.deepEqual(holdRegion(now, over, 7), { ui: { ...over, region: 7 } });
  assert.deepEqual(dragActions(now, over, "hand", 3), []);
  assert.deepEqual(dragActions(now, over, 7, 3), []);
  assert.deepEqual(holdRegion(now, ui(), 7), { act: actions[1] }, "before that a long press takes back");
  assert.deepEqual(holdRegion(now, ui(), 3), { ui: ui({ region: 3 }) });
});
