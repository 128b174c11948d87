// Who sits where, to which side the table turns, and what is heard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, peopleOf, presetOf, spotsOf } from "../around/seating.js";
import { holderOf, seatingOf } from "../around/sides.js";
import { soundsOf, volumes } from "../around/sounds.js";
import { beds as chaosBeds, sounds as chaosSounds } from "../games/chaos/sounds.js";
import { games } from "../games/registry.js";
import { beds, sounds } from "../games/smallworld/sounds.js";
import { sounds as made } from "../sound/effects.js";
import { defaults, settings } from "../state.js";

test("everybody sits at one side until somebody has chosen; seatings are kept by how many sit there", () => {
  assert.deepEqual(seatingOf(null, 3), ["south", "south", "south"]);
  const around = { seats: { 2: ["south", "north"], 3: ["west", "nowhere"] } };
  assert.deepEqual(seatingOf(/** @type {any} */ (around), 2), ["south", "north"]);
  assert.deepEqual(seatingOf(/** @type {any} */ (around), 3), ["west", "south", "south"], "what is no side is none");
});

test("the table turns to whom the curtain waits for, else to who decides, and bots move no chairs", () => {
  const state = (to_act, curtain = null) => ({ view: { to_act }, curtain });
  assert.equal(holderOf(state(1), true), 1);
  assert.equal(holderOf(state(1, { seat: 2 }), false), 2);
  assert.equal(holderOf(state(1), false), null);
});

test("people are set around the picture, bots are not", () => {
  const people = peopleOf([{ who: "human" }, { who: "bot" }, { who: "human" }, { who: "human" }]);
  assert.deepEqual(people, [0, 2, 3]);
  assert.deepEqual(presetOf("two", 4, people), ["south", "south", "north", "south"]);
  assert.deepEqual(presetOf("four", 4, people), ["south", "south", "west", "north"]);
  const spots = spotsOf(presetOf("two", 4, people), people);
  assert.deepEqual(
    spots.map(({ x, y }) => nearest(x, y)),
    ["south", "north", "south"],
  );
  assert.notEqual(spots[0].x, spots[2].x, "two at one side do not sit on each other");
  assert.equal(nearest(2, 48), "west");
  assert.equal(nearest(97, 60), "east");
});

test("every sound that a game names is made, and every game has a bed", () => {
  for (const [type, name] of [...Object.entries(sounds), ...Object.entries(chaosSounds)]) assert.ok(made[name], `${type}: ${name}`);
  for (const game of Object.keys(games)) assert.ok((beds[game] ?? chaosBeds[game])?.notes.length > 0, game);
});

test("what happens at once is heard once, with its coins; a dragon is no ordinary conquest", () => {
  const events = [
    { type: "conquered", method: "conquer" },
    { type: "conquered", method: "dragon" },
    { type: "income", total: 7 },
    { type: "income", total: 2 },
    { type: "readied" },
  ];
  assert.deepEqual(soundsOf(events, sounds), [
    ["conquest", 1],
    ["roar", 1],
    ["coin", 9],
  ]);
});

test("a browser is silent until somebody chooses; the window of the app is low", () => {
  assert.deepEqual(volumes(), { effects: 0, ambience: 0 });
  const inWindow = (sound) => {
    settings.value = { ...defaults, sound };
    const { window } = globalThis;
    globalThis.window = /** @type {any} */ ({ __TAURI__: {} });
    const { effects } = volumes();
    globalThis.window = window;
    return effects;
  };
  assert.ok(inWindow(true) > 0 && inWindow(true) < 40);
  assert.equal(inWindow(false), 0, "who had switched sounds off hears none");
  settings.value = { ...defaults, effects: 70, ambience: 15 };
  assert.deepEqual(volumes(), { effects: 70, ambience: 15 });
  settings.value = { ...defaults };
});
