// The engine of a page is the engine: the golden games, random games and games of bots come to the same positions, and the commands
// answer the same.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Engine } from "../../ui/web/wasm.js";
import { thorough } from "../browser/harness.mjs";
import { compiled, elbow, host, root, serve } from "./kit.mjs";

/** How many random games of each kind. */
const GAMES = Number(process.env.ELBOWROOM_WEB_GAMES ?? 60);

const engine = new Engine(compiled());
const prove = (wish) => engine.text("proof", JSON.stringify(wish));
const catalog = JSON.parse(elbow("catalog")).games;

const kinds = catalog.flatMap(({ id, maps }) => [...new Set(maps.map(({ players }) => players))].map((count) => [id, count]));

test("every golden game is the same to the last hash", () => {
  let games = 0;
  for (const game of readdirSync(join(root, "tests/golden"))) {
    for (const name of readdirSync(join(root, "tests/golden", game))) {
      const kept = readFileSync(join(root, "tests/golden", game, name), "utf8");
      const [, setup, seed] = kept.match(/^setup (.*)\nchoices by seed (\d+)\n/);
      assert.equal(prove({ golden: { setup: JSON.parse(setup), seed: Number(seed) } }), kept, `${game}/${name}`);
      games += 1;
    }
  }
  assert.ok(games > 30);
});

test(`${GAMES} random games of each kind are the same`, () => {
  assert.ok(kinds.length >= 10, String(kinds));
  for (const [game, players] of kinds) {
    const games = Math.ceil(GAMES / kinds.filter(([other]) => other === game).length);
    const asked = ["--game", game, "--players", String(players), "--games", String(games), "--seed", "77"];
    const native = elbow("play", "--json", "--seats", "random", ...asked)
      .split("\n")
      .filter((line) => line && !line.includes('"summary"'));
    const here = prove({ play: { game, players, level: "random", seed: 77, games } });
    assert.deepEqual(here.trimEnd().split("\n"), native, `${game} for ${players}`);
    assert.equal(native.length, games);
  }
});

test("bots that think decide the same, in every kind of game", () => {
  for (const [game, players] of kinds) {
    const level = players > (thorough ? 3 : 2) && game !== "chaos" ? "easy" : "normal";
    const asked = ["--game", game, "--players", String(players), "--games", "1", "--seed", "5"];
    const [native] = elbow("play", "--json", "--seats", level, ...asked).split("\n");
    assert.equal(prove({ play: { game, players, level, seed: 5, games: 1 } }).trimEnd(), native, `${game} for ${players}, ${level}`);
  }
});

/** What differs between two hosts: when something was saved. */
function timeless(value) {
  // In the text of an export too, and then its checksum.
  const untimed = (text) => text.replaceAll(/("(?:created|modified|when)":)\d+/g, "$10").replace(/^(ELBOWSAV .*) [0-9a-f]{8}\n/, "$1\n");
  const part = (_key, one) => (typeof one === "string" ? untimed(one) : one);
  return JSON.parse(untimed(JSON.stringify(value, part)));
}

test("the commands answer the same, thinking ones included", async (t) => {
  const native = serve();
  // However it ends: it would be waited for.
  t.after(() => native.end());
  // A machine with much else to do must not end a thought.
  const { desk } = await host(undefined, 600_000);
  const both = async (command, args) => {
    const here = await desk.answer(command, args).then(
      (ok) => ({ ok }),
      (error) => ({ error }),
    );
    const there = await native.ask(command, args);
    assert.deepEqual(timeless(here), timeless(there), `${command} ${JSON.stringify(args)}`);
    return here.ok;
  };
  await both("catalog", {});
  await both("act", { action: "done" });
  await both("nothing", {});
  await both("settings", { set: { language: "zh-Hant" } });
  const bots = [0, 1].map((colour) => ({ name: `Bot ${colour}`, colour, who: "bot", level: "normal", style: "raider" }));
  let state = await both("new_game", { setup: { game: "small-world", players: 2, seed: 11 }, seats: bots });
  for (let step = 0; step < 40; step += 1) state = await both("bot_move", {});
  await both("reason", {});
  const kept = readFileSync(join(root, "tests/golden/small-world/2p-1.txt"), "utf8");
  const setup = JSON.parse(kept.match(/^setup (.*)$/m)[1]);
  const played = [...kept.matchAll(/^ *\d+ {2}\d {2}(.*)$/gm)].map(([, action]) => action);
  state = await both("new_game", { setup });
  for (const action of played.slice(0, 60)) {
    if (state.curtain) state = await both("lift_curtain", { seat: state.curtain.seat });
    state = await both("act", { action, revision: state.revision });
  }
  if (state.curtain) state = await both("lift_curtain", { seat: state.curtain.seat });
  assert.equal(state.step, 60);
  await both("hint", { count: 2 });
  await both("undo", {});
  await both("redo", {});
  await both("view", {});
  await both("log", {});
  await both("chances", {});
  const { turns } = await both("review", {});
  const turn = turns.find((one) => one.open);
  await both("review_turn", { step: turn.step });
  await both("review", {});
  const { slots } = await both("slots", {});
  const exported = await both("export_slot", { slot: slots.at(-1).slot });
  await both("import_slot", { data: exported.data, name: "again" });
  await both("replay", { slot: slots[0].slot, step: 5 });
  await both("fork", { slot: slots[0].slot, step: 9, name: "other" });
  await both("delete_slot", { slot: slots[0].slot });
  await both("slots", {});
  await both("results", {});
  await both("grow_board", { wish: { id: "own-1", game: "small-world", players: 3, seed: 4 } });
});
