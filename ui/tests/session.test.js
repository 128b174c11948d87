// The session over a backend that answers when the test lets it: what is late must not come back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useCarrier } from "../backend.js";
import { begin } from "../learn/coach.js";
import { act, busy, coach, handOver, income, leave, picked, sit, stepBack } from "../session.js";
import { screen, settings, table } from "../state.js";

Object.assign(globalThis, {
  document: {
    getElementById: () => null,
    hidden: true,
    querySelector: () => null,
    createElement: () => ({}),
    head: { append() {}, insertBefore: (sheet) => sheet.onload?.() },
    documentElement: { dataset: {}, style: { setProperty() {} }, toggleAttribute() {} },
    addEventListener() {},
  },
  matchMedia: () => ({ matches: true }),
  requestAnimationFrame: (run) => setTimeout(run, 0),
  addEventListener: () => {},
});

/** A backend that keeps each `act` open until `answer` is called; the rest is answered at once. */
function backend() {
  const calls = [];
  const open = [];
  useCarrier((command, args) => {
    calls.push(command);
    if (command === "board") return Promise.resolve({ id: args.map, regions: [] });
    if (command === "log") return Promise.resolve({ length: 0, entries: [] });
    if (command === "act") return new Promise((resolve) => open.push(resolve));
    return Promise.resolve({});
  });
  return { calls, open, answer: (state) => open.shift()(state) };
}

const put = (region) => ({ type: "put", piece: "token", region });
const seats = ["Ada", "Ben"].map((name, colour) => ({ name, colour, who: "human" }));
const stateOf = (slot, revision, more = {}) => ({
  slot,
  game: "small-world",
  revision,
  seats,
  viewer: 0,
  curtain: null,
  bot_to_act: false,
  undo: { ok: true },
  redo: { ok: false, why: "nothing" },
  step: revision,
  events: [],
  ...more,
  view: {
    map: "m",
    viewer: 0,
    to_act: 0,
    turn: 0,
    over: false,
    stage: "redeploy",
    regions: [],
    actions: [put(1), put(2)],
    seats: [{}, {}],
    ...more.view,
  },
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("an early press waits, and is played when what was under way is over", async () => {
  const { calls, open, answer } = backend();
  await sit(stateOf("a", 1));
  assert.equal(screen.value.name, "table");
  const first = act(put(1));
  assert.equal(busy.value, true);
  assert.equal(await act(put(2)), false, "not now");
  assert.equal(open.length, 1);
  answer(stateOf("a", 2));
  assert.equal(await first, true);
  await settled();
  assert.equal(calls.filter((c) => c === "act").length, 2, "the early press has followed");
  answer(stateOf("a", 3));
  await settled();
  assert.equal(busy.value, false);
  assert.equal(table.value.revision, 3);
});

test("the answer of a command does not bring back the table that was left meanwhile", async () => {
  const { open, answer } = backend();
  await sit(stateOf("a", 1));
  const late = act(put(1));
  await leave();
  assert.equal(table.value, null);
  await sit(stateOf("b", 1));
  answer(stateOf("a", 2));
  await late;
  await settled();
  assert.equal(table.value.slot, "b");
  act(put(2));
  assert.equal(open.length, 1, "and the new table listens");
  answer(stateOf("b", 2));
  await settled();
  assert.equal(table.value.revision, 2);
});

test("what a turn has earned is looked at before the table is covered", async () => {
  const { calls, answer } = backend();
  await sit(stateOf("a", 1));
  const done = act({ type: "done" });
  await act(put(1));
  const paid = { type: "income", seat: 0, total: 5, items: [] };
  answer(stateOf("a", 2, { curtain: { seat: 1 }, events: [paid] }));
  await done;
  assert.equal(income.value, paid);
  assert.equal(picked.value.handover, 1);
  assert.equal(table.value.revision, 1, "the next player's state is held back");
  assert.equal(busy.value, false);
  assert.equal(await act(put(1)), false, "nothing is played meanwhile");
  await stepBack("undo");
  assert.deepEqual(
    calls.filter((c) => ["act", "undo"].includes(c)),
    ["act"],
  );
  assert.equal(income.value, paid, "and it stays to be seen");
  handOver();
  assert.equal(table.value.revision, 2);
  assert.equal(income.value, null);
  await leave();
});

test("a game without screens is not sat down at, and the one before goes on", async () => {
  const { answer } = backend();
  await sit(stateOf("a", 1));
  await assert.rejects(sit({ ...stateOf("c", 1), game: "go" }), { kind: "unknown_game" });
  const played = act(put(1));
  assert.equal(busy.value, true);
  answer(stateOf("a", 2));
  assert.equal(await played, true);
  await leave();
});

test("who stands behind a learner is asked before anything is played, and is gone with the table", async () => {
  const { calls, answer } = backend();
  await sit({ ...stateOf("practice-1", 1), practice: true });
  const asked = [];
  const left = [];
  coach.value = {
    allows: (action) => asked.push(action) > 1,
    says: () => null,
    leave: () => left.push(screen.value.name),
    View: () => null,
  };
  assert.equal(await act(put(1)), false);
  assert.equal(calls.includes("act"), false, "what is not allowed is not sent");
  const played = act(put(2));
  answer({ ...stateOf("practice-1", 2), practice: true });
  assert.equal(await played, true);
  assert.deepEqual(asked, [put(1), put(2)]);
  await leave();
  assert.deepEqual(left, ["home"]);
  assert.equal(coach.value, null);
});

test("a step of a lesson that is over in one state alone is over, also when the next one comes before anything is drawn", async () => {
  useCarrier((command, args) => {
    if (command === "practice") return Promise.resolve({ ...stateOf("practice-2", 4), practice: true });
    if (command === "board") return Promise.resolve({ id: args.map, regions: [] });
    return Promise.resolve(command === "log" ? { length: 0, entries: [] } : {});
  });
  const stop = { id: "stop", right: [{ type: ["put", "done"] }], done: (view) => view.to_act !== 0, point: "#primary" };
  await begin({ id: "short", start: {}, seats: [], steps: [stop, { id: "answer", theirs: ["decline"] }, { id: "goodbye" }] });
  const comes = (step, to_act) => {
    table.value = { ...stateOf("practice-2", step, { view: { to_act } }), practice: true };
  };
  comes(5, 0);
  comes(6, 1);
  comes(7, 0);
  await settled();
  assert.equal(settings.value.lessons?.short?.done, true);
  await leave();
});
