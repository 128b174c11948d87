import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { thingsIn as chaosThingsIn } from "../games/chaos/things.js";
import { thingsOf } from "../games/smallworld/players.js";
import { ownerThings, peopleOf, pieceThing, thingsIn } from "../games/smallworld/things.js";

const words = ["content", "underground", "warcraft", "ui"]
  .map((file) => readFileSync(fileURLToPath(new URL(`../locales/en/${file}.ftl`, import.meta.url)), "utf8"))
  .join("\n");
const known = (id) => new RegExp(`^${id} =`, "m").test(words);

const view = {
  seats: [
    { seat: 0, active: { race: "amazons", power: "forest" }, declined: [], pieces: {} },
    {
      seat: 1,
      active: { race: "liches", power: "royal", extra: "hill" },
      declined: [{ slot: "declined", race: "orcs", power: null, lingers: "spirit" }],
      pieces: { queen: 1, intimidate: 2, hammer: 0 },
    },
  ],
  regions: [
    { region: 0, owner: { seat: 1, slot: "active", race: "liches" }, finds: ["stonehedge"] },
    { region: 1, owner: { seat: 1, slot: "declined", race: "orcs" } },
    { region: 2, owner: { lost_tribe: true } },
    { region: 3, owner: null },
  ],
};
const ids = (things) => things.map((thing) => `${thing.kind} ${thing.id}`);

test("whoever holds a region can be looked up, in decline and natives too", () => {
  assert.deepEqual(ids(ownerThings(view, 0)), ["power royal", "power hill", "race liches"]);
  assert.deepEqual(ids(ownerThings(view, 1)), ["power spirit", "race orcs"]);
  assert.deepEqual(ids(ownerThings(view, 2)), ["native lost_tribe"]);
  assert.deepEqual(ownerThings(view, 3), []);
});

test("all that an opponent has can be looked up in one place", () => {
  assert.deepEqual(ids(thingsOf(view, view.seats[1])), [
    "power royal",
    "power hill",
    "race liches",
    "power spirit",
    "race orcs",
    "find stonehedge",
    "marker queen",
    "power intimidator",
  ]);
  assert.deepEqual(ids(peopleOf({ race: "orcs", power: null })), ["race orcs"]);
});

test("what the log tells of can be looked up", () => {
  assert.deepEqual(ids(thingsIn({ type: "picked", race: "orcs", power: "hill" })), ["power hill", "race orcs"]);
  assert.deepEqual(ids(thingsIn({ type: "placed", piece: "token" })), []);
  assert.deepEqual(ids(chaosThingsIn({ type: "improved", upgrade: "x", power: "khorne" })), ["upgrade x"]);
  assert.deepEqual(ids(chaosThingsIn({ type: "summoned", figure: "bloodletter_3" })), ["figure bloodletter"]);
});

test("every race, power, find, marker and piece has a text to open", () => {
  const named = (kind) => [...words.matchAll(new RegExp(`^${kind}-([a-z_]+) =`, "gm"))].map((m) => m[1]);
  const bare = [];
  for (const kind of ["race", "power", "find"])
    for (const id of named(kind))
      if (!known(`${kind}-${id}-rule`) && !["monsters", "murloc", "lost_tribe", "none"].includes(id)) bare.push(`${kind} ${id}`);
  for (const id of [...named("marker"), ...named("piece")]) {
    const thing = pieceThing(id);
    if (id !== "token" && !known(`${thing.kind}-${thing.id}-rule`) && !known(`figure-${thing.id}-note`))
      bare.push(`${thing.kind} ${thing.id}`);
  }
  assert.deepEqual([...new Set(bare)], []);
});
