// The host of a page keeps what it has acknowledged: when the store is full or fails, when the engine meets a fault, when the page ends
// at any moment; and it hurries bots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Trap } from "../../ui/web/wasm.js";
import { compiled, File, files, host } from "./kit.mjs";

// Without secrets there is no curtain to be lifted.
const setup = { game: "small-world", players: 2, seed: 3, house_rules: { open_coins: true } };
const people = [0, 1].map((colour) => ({ name: `Ada ${colour}`, colour, who: "human" }));
const newGame = (desk, seats = people) => desk.answer("new_game", { setup, seats });
const refusal = (promise) =>
  promise.then(
    () => assert.fail("it was not refused"),
    (error) => error,
  );

/** The first thing that may be done. */
const FIRST = "pick 0";

test("a game is there again after the page was closed", async () => {
  const handles = files();
  const { desk } = await host(handles);
  const { slot } = await newGame(desk);
  const { view } = await desk.answer("act", { action: FIRST });
  const again = await host(handles);
  const opened = await again.desk.answer("open_slot", { slot });
  assert.deepEqual(opened.view, view);
  assert.deepEqual((await again.desk.answer("startup", {})).notices, []);
});

test("a full store says so, changes nothing, and works when there is room again", async () => {
  let room = Infinity;
  const handles = files(() => room);
  const { desk } = await host(handles);
  const { slot } = await newGame(desk);
  let before = await desk.answer("view", {});
  room = 0;
  let error;
  // The room that a file has left for deleting is used up first.
  for (let tries = 0; tries < 200 && !error; tries += 1) {
    await desk.answer("duplicate_slot", { slot }).catch((why) => {
      error = why;
    });
  }
  assert.equal(error?.kind, "quota");
  const { slots } = await desk.answer("slots", {});
  error = await refusal(desk.answer("new_game", { setup, seats: people }));
  assert.equal(error.kind, "quota");
  assert.deepEqual(await desk.answer("view", {}), before, "the table is as it was");
  assert.deepEqual((await desk.answer("slots", {})).slots, slots);
  // What was answered is there, and nothing else.
  const again = await host(handles.map((side) => side.map((file) => Object.assign(new File(), { bytes: file.bytes.slice() }))));
  assert.deepEqual((await again.desk.answer("slots", {})).slots, slots);
  assert.deepEqual((await again.desk.answer("startup", {})).notices, []);
  // Deleting finds room.
  await desk.answer("delete_slot", { slot: slots[0].slot });
  room = Infinity;
  before = await desk.answer("act", { action: FIRST });
  assert.equal(before.step, 1);
});

test("whatever write or flush fails, the command has not happened, or is not acknowledged", async () => {
  let faults = 0;
  for (let at = 0; ; at += 1) {
    let [calls, armed] = [0, false];
    const handles = files(() => {
      if (armed && calls++ === at) throw new DOMException("the disk is gone", "InvalidStateError");
      return Infinity;
    });
    const { desk } = await host(handles);
    const { slot } = await newGame(desk);
    const before = await desk.answer("view", {});
    armed = true;
    const answer = await desk.answer("act", { action: FIRST }).catch((error) => error);
    armed = false;
    const met = calls > at;
    const saved = (await host(handles)).desk.answer("open_slot", { slot });
    if (answer.kind) {
      faults += 1;
      assert.match(answer.kind, /^(io|quota)$/);
      assert.deepEqual(await desk.answer("view", {}), before, `fault ${at}`);
      assert.deepEqual((await saved).view, before.view, `fault ${at}: what is kept`);
    } else {
      assert.deepEqual((await saved).view, answer.view);
    }
    const after = answer.kind ? await desk.answer("act", { action: FIRST }) : answer;
    assert.equal(after.step, 1, "it works on");
    if (!met) break;
  }
  assert.ok(faults >= 4, String(faults));
});

test("a page that ends while it writes has every acknowledged game, and no damage to tell of", async () => {
  const handles = files();
  /** What the disk might have kept, at each moment. */
  const moments = [];
  const shot = () => moments.push(handles.map((side) => side.map((file) => file.bytes.slice())));
  for (const file of handles.flat()) {
    const write = file.write.bind(file);
    file.write = (from, options) => {
      for (const part of [0, 1, 30, from.length >> 1, from.length - 1]) {
        write(from.subarray(0, part), options);
        shot();
      }
      const length = write(from, options);
      shot();
      return length;
    };
  }
  const { desk } = await host(handles);
  const states = [];
  const { slot } = await newGame(desk);
  let state = await desk.answer("view", {});
  states.push([moments.length, state]);
  for (let step = 0; step < 12; step += 1) {
    const { actions } = state.view;
    state = await desk.answer("act", { action: actions[(step * 5) % actions.length] });
    states.push([moments.length, state]);
  }
  let looked = 0;
  for (const [number, places] of moments.entries()) {
    const acknowledged = states.filter(([before]) => before <= number).at(-1)?.[1];
    if (!acknowledged) continue;
    const next = states.find(([before]) => before > number)?.[1];
    const again = await host(places.map((side) => side.map((bytes) => Object.assign(new File(), { bytes }))));
    const opened = await again.desk.answer("open_slot", { slot });
    assert.ok([acknowledged.step, next?.step].includes(opened.step), `moment ${number}: ${opened.step} of ${acknowledged.step}`);
    assert.deepEqual((await again.desk.answer("startup", {})).notices, []);
    looked += 1;
  }
  assert.ok(looked > 50, String(looked));
});

test("a fault of the engine is an error of its command alone", async () => {
  const { desk, engine } = await host();
  const { slot } = await newGame(desk);
  await desk.answer("practice", { setup, actions: [FIRST] });
  const before = await desk.answer("view", {});
  const text = engine.text.bind(engine);
  // In the middle of a command: half of it has happened.
  engine.text = (name, request) => {
    text(name, request);
    engine.text = text;
    throw new Trap("broken");
  };
  const error = await refusal(desk.answer("close_table", {}));
  assert.equal(error.kind, "internal");
  assert.match(error.message, /broken/);
  assert.deepEqual(await desk.answer("view", {}), before, "even a game for practice is there");
  await desk.answer("close_table", {});
  assert.equal((await desk.answer("view", {})).slot, slot);
});

const experts = [0, 1].map((colour) => ({ name: `b${colour}`, colour, who: "bot", level: "expert" }));

test("a bot that thinks holds up nothing, and answers at once when it is told to", async () => {
  const { desk, thinking } = await host();
  thinking.prepare();
  await newGame(desk, experts);
  const move = desk.answer("bot_move", {});
  let moved = false;
  move.then(() => {
    moved = true;
  });
  await new Promise((done) => setTimeout(done, 150));
  let slowest = 0;
  for (const command of ["view", "log", "slots", "bot_progress"]) {
    const began = performance.now();
    await desk.answer(command, {});
    slowest = Math.max(slowest, performance.now() - began);
  }
  assert.equal(moved, false, "it thinks still");
  assert.ok(slowest < 150, `${slowest} ms`);
  assert.equal((await desk.answer("bot_progress", {})).thinking, true);
  const began = performance.now();
  await desk.answer("bot_stop", {});
  const state = await move;
  const took = performance.now() - began;
  console.log(`# stopped within ${took.toFixed(0)} ms; commands meanwhile within ${slowest.toFixed(1)} ms`);
  assert.equal(state.step, 1);
  assert.ok(took < 500, `${took} ms`);
  assert.equal((await desk.answer("bot_progress", {})).thinking, false);
  // What is told before it is asked for holds for the decision that is due.
  await desk.answer("bot_stop", {});
  const soon = performance.now();
  await desk.answer("bot_move", {});
  assert.ok(performance.now() - soon < 500);
});

test("a bot whose table is gone answers that", async () => {
  const { desk } = await host();
  await newGame(desk, experts);
  const move = refusal(desk.answer("bot_move", {}));
  await new Promise((done) => setTimeout(done, 50));
  await newGame(desk);
  await desk.answer("bot_stop", {});
  assert.equal((await move).kind, "stale");
});

test("the compiled engine asks for nothing but a clock, chance and two ears", () => {
  const asked = WebAssembly.Module.imports(compiled()).map(({ module, name }) => `${module}.${name}`);
  assert.deepEqual(asked.sort(), ["page.chance", "page.fault", "page.now", "page.progress"]);
});
