// What can be done at the table of Chaos, as plain data.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesOf, entryOf, handOf, isMine, keep, nothing, offered, optionsOf, pickOption, tapBoard } from "../games/chaos/choices.js";

const land = (id, more = {}) => ({
  land: id,
  figures: [],
  corruption: {},
  tokens: {},
  slots: [null, null],
  resistance: { value: 1, items: [] },
  points: { value: 1, items: [] },
  domination: {},
  blight: 0,
  blight_next: 0,
  ...more,
});
const powers = ["khorne", "nurgle", "tzeentch", "slaanesh"].map((power, seat) => ({
  seat,
  power,
  energy: 3,
  income: 7,
  reserve: { cultist: 4, warrior: 6, daemon: 1 },
  cards: seat === 0 ? { battle_cry: 2 } : null,
}));
const figure = (name, owner, kind = "cultist", more = {}) => ({
  figure: name,
  owner,
  controller: owner,
  kind,
  attack: 0,
  defence: 1,
  shielded: false,
  ...more,
});
const base = {
  viewer: 0,
  to_act: 0,
  turn: 0,
  over: false,
  stage: "act",
  task: { task: "act" },
  phase: "summoning",
  powers,
  lands: [land("kislev", { figures: [figure("bloodsworn_1", "khorne"), figure("leper_2", "nurgle")] }), land("tilea"), land("estalia")],
  battle: null,
  actions: [],
  explain: null,
};
const act = {
  ...base,
  actions: [
    { type: "pass" },
    { type: "summon", kind: "warrior", to: "kislev" },
    { type: "summon", kind: "cultist", from: "kislev", to: "tilea" },
    { type: "play", card: "battle_cry", land: "tilea" },
  ],
  explain: {
    cards: [
      {
        card: "battle_cry",
        count: 2,
        lands: [
          { land: "tilea", cost: 1, items: [], slot: 1, blocked: null },
          { land: "kislev", cost: 1, items: [], slot: null, blocked: { reason: "no_slot" } },
        ],
      },
    ],
    figures: [
      {
        kind: "warrior",
        from: null,
        count: 6,
        lands: [
          { land: "kislev", cost: 2, items: [], blocked: null },
          { land: "tilea", cost: 2, items: [], blocked: { reason: "out_of_reach" } },
        ],
      },
      { kind: "cultist", from: "kislev", count: 1, lands: [{ land: "tilea", cost: 1, items: [], blocked: null }] },
    ],
  },
};
const state = (view, more = {}) => ({ curtain: null, bot_to_act: false, seats: [], slot: "1", view, ...more });
const task = (name, actions, more = {}) => state({ ...base, stage: name, task: { task: name, ...more }, actions });

test("whose decision it is", () => {
  assert.equal(isMine(state(act)), true);
  assert.equal(isMine(state({ ...act, viewer: 1 })), false);
  assert.equal(isMine(state(act, { curtain: { seat: 1 } })), false);
  assert.equal(isMine(state({ ...act, viewer: null })), true, "with everybody looking on");
  assert.equal(isMine(state({ ...act, viewer: null, actions: [] })), false);
  assert.equal(choicesOf(state({ ...act, viewer: 1 }, { bot_to_act: true }), nothing).primary.run.hurry, true);
});

test("with nothing picked one may pass, and is asked what that costs", () => {
  const first = choicesOf(state(act), nothing);
  assert.deepEqual(
    [first.primary.label.id, first.primary.label.vars.left, first.primary.run],
    ["chaos-pass", 3, { act: { type: "pass" }, ask: "pass" }],
  );
  const sure = choicesOf(state(act), { ...nothing, asking: "pass" });
  assert.deepEqual(
    [sure.primary.run, sure.done.run, sure.asking.id],
    [{ ask: null }, { act: { type: "pass" } }, "chaos-pass-ask"],
    "the pass is not where the finger is",
  );
  const empty = { ...act, powers: powers.map((p) => ({ ...p, energy: 0 })) };
  assert.deepEqual(choicesOf(state(empty), nothing).primary.run, { act: { type: "pass" } }, "nothing is lost, nothing is asked");
});

test("a picked card lights its lands with costs and locks the others", () => {
  const now = choicesOf(state(act), { ...nothing, card: "battle_cry" });
  assert.deepEqual(now.mode.lands, ["tilea"]);
  assert.deepEqual([now.mode.chips.tilea, now.mode.chips.kislev.kind], [{ text: "1", kind: "cost" }, "blocked"]);
  assert.equal(now.primary.disabled, true);
});

test("the first tap on a land shows, the second does it, a locked one only says why", () => {
  const ui = { ...nothing, card: "battle_cry" };
  const once = tapBoard(state(act), ui, { kind: "land", land: "tilea", id: "tilea" });
  assert.equal(once.ui.land, "tilea");
  const primary = choicesOf(state(act), once.ui).primary;
  assert.deepEqual(primary.run.act, { type: "play", card: "battle_cry", land: "tilea" });
  assert.ok(offered(act, primary.run.act));
  assert.deepEqual(tapBoard(state(act), once.ui, { kind: "land", land: "tilea", id: "tilea" }).act, primary.run.act);
  assert.deepEqual(
    tapBoard(state(act), ui, { kind: "land", land: "tilea", id: "tilea" }, true).act,
    primary.run.act,
    "one tap where that is wished",
  );
  const locked = tapBoard(state(act), ui, { kind: "land", land: "kislev", id: "kislev" }, true);
  assert.equal(locked.act, undefined);
  assert.equal(choicesOf(state(act), locked.ui).target.blocked.reason, "no_slot");
});

test("figures come from the reserve or from the land they are tapped in", () => {
  assert.deepEqual(
    handOf(act).figures.map((f) => [f.kind, f.open]),
    [["warrior", true]],
  );
  assert.equal(entryOf(act, { ...nothing, kind: "cultist" }), null);
  const { ui } = tapBoard(state(act), nothing, { kind: "figure", land: "kislev", id: "bloodsworn_1" });
  assert.deepEqual([ui.kind, ui.from], ["cultist", "kislev"]);
  assert.deepEqual(tapBoard(state(act), ui, { kind: "land", land: "tilea", id: "tilea" }, true).act, {
    type: "summon",
    kind: "cultist",
    from: "kislev",
    to: "tilea",
  });
  const enemy = tapBoard(state(act), nothing, { kind: "figure", land: "kislev", id: "leper_2" });
  assert.deepEqual([enemy.ui.kind, enemy.ui.land], [null, "kislev"], "an enemy shows its land");
  assert.deepEqual(
    choicesOf(state(act), { ...nothing, land: "kislev" }).moves.map((m) => m.kind),
    ["cultist"],
  );
});

test("targets of hits are pieces of the map, and a Peasant among them", () => {
  const now = { ...task("assign", [{ type: "figure", figure: "leper_2" }, { type: "peasant" }], { power: "khorne", left: 2 }) };
  now.view.battle = { land: "kislev" };
  const { mode, primary, options } = choicesOf(now, nothing);
  assert.deepEqual([mode.figures, mode.tokens], [["leper_2"], [{ land: "kislev", token: "peasant" }]]);
  assert.equal(primary.disabled, true);
  const { ui } = tapBoard(now, nothing, { kind: "figure", land: "kislev", id: "leper_2" });
  assert.deepEqual(choicesOf(now, ui).primary.run.act, { type: "figure", figure: "leper_2" });
  assert.deepEqual(tapBoard(now, ui, { kind: "figure", land: "kislev", id: "leper_2" }).act, { type: "figure", figure: "leper_2" });
  assert.deepEqual(tapBoard(now, nothing, { kind: "token", land: "kislev", id: "peasant" }, true).act, { type: "peasant" });
  assert.equal(options.length, 2);
});

test("what need not be done can be left", () => {
  const now = task(
    "lure",
    [
      { type: "move", token: "noble", from: "tilea", to: "kislev" },
      { type: "move", token: "hero", from: "estalia", to: "kislev" },
      { type: "done" },
    ],
    { land: "kislev" },
  );
  const idle = choicesOf(now, nothing);
  assert.deepEqual([idle.primary.run, idle.mode.lands], [{ act: { type: "done" } }, ["tilea", "estalia"]]);
  const chosen = choicesOf(now, tapBoard(now, nothing, { kind: "land", land: "tilea", id: "tilea" }).ui);
  assert.equal(chosen.primary.run.act.token, "noble");
  assert.deepEqual(chosen.done.run, { act: { type: "done" } });
});

test("where moves start and end anywhere, the start is chosen first", () => {
  const now = task(
    "exodus",
    [
      { type: "move", token: "peasant", from: "tilea", to: "estalia" },
      { type: "move", token: "peasant", from: "tilea", to: "kislev" },
      { type: "move", token: "peasant", from: "kislev", to: "tilea" },
      { type: "done" },
    ],
    { left: 2 },
  );
  assert.deepEqual(choicesOf(now, nothing).mode.lands, ["tilea", "kislev"]);
  const { ui } = tapBoard(now, nothing, { kind: "land", land: "tilea", id: "tilea" });
  assert.deepEqual(choicesOf(now, ui).mode.lands, ["estalia", "kislev"]);
  assert.deepEqual(tapBoard(now, ui, { kind: "land", land: "kislev", id: "kislev" }, true).act, {
    type: "move",
    token: "peasant",
    from: "tilea",
    to: "kislev",
  });
});

test("two tokens of one land are told apart", () => {
  const now = task(
    "remove",
    [
      { type: "token", token: "noble", land: "tilea" },
      { type: "token", token: "hero", land: "tilea" },
      { type: "token", token: "hero", land: "kislev" },
    ],
    { power: "slaanesh", left: 1 },
  );
  const tap = (kind, land, id) => tapBoard(now, nothing, { kind, land, id }).ui;
  assert.equal(tap("land", "tilea", "tilea").option, null);
  assert.equal(choicesOf(now, tap("token", "tilea", "hero")).primary.run.act.token, "hero");
  assert.equal(choicesOf(now, tap("land", "kislev", "kislev")).primary.run.act.land, "kislev");
});

test("to stay or to leave are two choices of one weight", () => {
  const now = task("persist", [{ type: "done" }, { type: "keep" }], { land: "tilea", slot: 1 });
  const { options, primary } = choicesOf(now, nothing);
  assert.deepEqual(options.map((o) => o.key).sort(), ["done", "keep"]);
  assert.equal(primary.disabled, true);
  for (const option of options) assert.deepEqual(choicesOf(now, pickOption(nothing, option).ui).primary.run.act, { type: option.key });
});

test("every action of every task is reached by one choice, or by two", () => {
  const tasks = [
    task(
      "place_token",
      [
        { type: "choose", land: "tilea" },
        { type: "choose", land: "kislev" },
      ],
      { token: "noble", count: 1 },
    ),
    task("sift", [{ type: "discard", card: "battle_cry" }, { type: "done" }]),
    task(
      "meddle",
      [
        { type: "opponent", power: "nurgle" },
        { type: "opponent", power: "slaanesh" },
      ],
      { land: "kislev" },
    ),
    task(
      "improve",
      [
        { type: "upgrade", upgrade: "lepers" },
        { type: "upgrade", upgrade: "plaguebearers" },
      ],
      { power: "nurgle" },
    ),
    task("stand", [{ type: "slot", slot: 1 }, { type: "slot", slot: 2 }, { type: "done" }], { land: "tilea", figure: "horror_1" }),
    task(
      "purge",
      [
        { type: "corruption", power: "khorne", land: "tilea" },
        { type: "corruption", power: "nurgle", land: "tilea" },
      ],
      { power: "nurgle", left: 1 },
    ),
  ];
  for (const now of tasks) {
    const reached = new Set();
    for (const option of optionsOf(now.view, nothing)) {
      if (option.source) for (const next of optionsOf(now.view, pickOption(nothing, option).ui)) reached.add(JSON.stringify(next.action));
      else reached.add(JSON.stringify(option.action));
    }
    for (const action of now.view.actions.filter((a) => a.type !== "done"))
      assert.ok(reached.has(JSON.stringify(action)), JSON.stringify(action));
  }
});

test("nothing stays selected when a new decision is due", () => {
  const ui = { ...nothing, card: "battle_cry", land: "tilea" };
  assert.deepEqual(keep(state(act), state(act), ui), nothing);
  assert.deepEqual(
    keep(state({ ...act, viewer: 1 }), state(act), ui),
    { ...nothing, land: "tilea" },
    "who waits may go on looking at a land",
  );
});
