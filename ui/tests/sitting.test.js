// What happens at a table: every state, and every way out of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isBusy, next, nobody } from "../sitting.js";

const rules = { steps: ["put"], ends: ["done"] };
const put = { type: "put", region: 1 };
const conquer = { type: "conquer", region: 3 };
const state = { slot: "a", revision: 7 };

/** The state after several things. */
const after = (...all) => all.reduce(next, nobody);
const called = { type: "called" };
const seated = (sitting = 1, table = true) => ({ type: "seated", sitting, table });
const pressed = (action, mine = true) => ({ type: "pressed", action, mine, rules });
const ended = (sitting = 1, handed = null) => ({ type: "ended", sitting, handed });

const opening = after(called);
const idle = after(called, seated());
const playing = after(called, seated(), pressed(conquer));
const earned = after(called, seated(), pressed(conquer), ended(1, state));
const telling = after(called, seated(), { type: "botsDue" });
const states = { away: nobody, opening, idle, playing, earned, telling };

test("every state is reached, and knows whether the buttons wait", () => {
  for (const [name, now] of Object.entries(states)) assert.equal(now.at, name);
  assert.deepEqual(
    Object.values(states)
      .filter(isBusy)
      .map((now) => now.at),
    ["playing", "telling"],
  );
});

test("from each state exactly these things lead on", () => {
  const things = [
    called,
    seated(),
    { type: "left" },
    pressed(put),
    { type: "commanded" },
    ended(),
    { type: "covered" },
    { type: "botsDue" },
  ];
  const ways = Object.fromEntries(
    Object.entries(states).map(([name, now]) => [
      name,
      Object.fromEntries(things.map((thing) => [thing.type, next(now, thing).at]).filter(([, at]) => at !== name)),
    ]),
  );
  assert.deepEqual(ways, {
    away: { called: "opening" },
    opening: { seated: "idle", left: "away" },
    idle: { called: "opening", left: "away", pressed: "playing", commanded: "playing", botsDue: "telling" },
    playing: { called: "opening", left: "away", ended: "idle" },
    earned: { called: "opening", left: "away", covered: "idle" },
    telling: { called: "opening", left: "away", ended: "idle" },
  });
});

test("what leads nowhere leaves the very same value", () => {
  assert.equal(next(nobody, pressed(put)), nobody);
  assert.equal(next(earned, pressed(put)), earned, "no command begins while what was earned is looked at");
  assert.equal(next(telling, pressed(put)), telling);
  assert.equal(next(playing, { type: "botsDue" }), playing, "the end of the command asks the bots");
  assert.equal(next(idle, { type: "covered" }), idle);
});

test("one early press waits for the end of what is under way, the last one counts", () => {
  assert.deepEqual(playing.underWay, conquer);
  const waits = next(next(playing, pressed(put)), pressed({ ...put, region: 2 }));
  assert.equal(waits.at, "playing");
  assert.deepEqual(waits.waiting, { type: "put", region: 2 });
  assert.deepEqual(waits.underWay, conquer, "what was sent stays what is under way");
  assert.equal(next(waits, ended()).waiting, null, "played or not, it waits no longer");
});

test("what ends something, the same once more, and what another player would do never waits", () => {
  for (const press of [pressed({ type: "done" }), pressed(conquer), pressed(put, false)]) assert.equal(next(playing, press), playing);
  const steps = next(idle, pressed(put));
  assert.deepEqual(next(steps, pressed(put)).waiting, put, "steps of one decision may be tapped as fast as one likes");
});

test("an undo keeps in mind what was played before it", () => {
  const undoing = next(next(playing, ended()), { type: "commanded" });
  assert.equal(undoing.at, "playing");
  assert.equal(next(undoing, pressed(conquer)).waiting, null);
});

test("the next player's state is held back until the table is covered", () => {
  assert.equal(earned.handed, state);
  assert.equal(next(earned, { type: "covered" }).handed, null);
  const pending = next(next(playing, pressed(put)), ended(1, state));
  assert.equal(pending.waiting, null, "an early press of one player is not played for the next");
});

test("an end that belongs to an earlier sitting changes nothing", () => {
  const again = next(next(next(playing, { type: "left" }), called), seated(3));
  assert.equal(again.at, "idle");
  const busy = next(again, pressed(put));
  assert.equal(busy.sitting, 3);
  assert.equal(next(busy, ended(1)), busy, "the answer of a command of the game before");
  assert.equal(next(next(again, { type: "botsDue" }), ended(1)).at, "telling");
  assert.equal(next(next(again, called), seated(3)).at, "opening", "a game that was fetched too late");
});

test("sitting down or leaving keeps nothing of the game before", () => {
  const full = next(next(next(playing, pressed(put)), { type: "read", reader: "a/0" }), ended(1, state));
  for (const thing of [called, { type: "left" }]) {
    const fresh = next(full, thing);
    assert.deepEqual({ ...fresh, at: "away", sitting: 0 }, nobody);
    assert.equal(fresh.sitting, full.sitting + 1);
  }
});

test("a game that cannot be fetched leaves the one that lies there, or none", () => {
  assert.equal(next(opening, seated(1, true)).at, "idle");
  assert.equal(next(opening, seated(1, false)).at, "away");
});

test("for whom the log was read is kept in every state", () => {
  for (const now of Object.values(states)) {
    const read = next(now, { type: "read", reader: "a/1" });
    assert.deepEqual(read, { ...now, reader: "a/1" });
    assert.equal(next(read, { type: "read", reader: "a/1" }), read);
  }
});
