// The JSON schema of box files: what the boxes hold passes it, and what the gate refuses by its form it refuses, too.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import Ajv2020 from "ajv/dist/2020.js";

const boxes = new URL("../../src-tauri/crates/smallworld/boxes/", import.meta.url);
const maps = new URL("../../src-tauri/crates/smallworld/maps/", import.meta.url);
/** @param {string} file @param {URL} folder */
const read = (file, folder = boxes) => JSON.parse(readFileSync(new URL(file, folder), "utf8"));

const check = new Ajv2020({ allErrors: false }).compile(read("box.schema.json"));
const why = () => JSON.stringify(check.errors?.slice(0, 3));

test("printed boxes pass their schema", () => {
  const files = readdirSync(boxes).filter((file) => file.endsWith(".json") && file !== "box.schema.json");
  assert.ok(files.length >= 4);
  for (const file of files) assert.ok(check(read(file)), `${file}: ${why()}`);
});

const documented = () => {
  const lines = readFileSync(new URL("README.md", boxes), "utf8").split("\n");
  const from = lines.indexOf("    {");
  return JSON.parse(lines.slice(from, lines.indexOf("    }") + 1).join("\n"));
};

test("the file of the documents passes it, and printed boards as one's own", () => {
  const boards = [2, 3, 4, 5].flatMap((players) =>
    ["small-world", "underground"].map((game) => ({ ...read(`${game}-${players}p.json`, maps), id: "copy" })),
  );
  assert.ok(check({ ...documented(), boards }), why());
});

/** @type {[string, (file: any) => void][]} */
const wrong = [
  ["a field that nobody knows", (file) => (file.races[0].wings = 2)],
  ["no lists", (file) => delete file.powers],
  ["a name that is none", (file) => (file.races[0].id = "New Ts")],
  ["too many tokens", (file) => (file.races[0].tokens = 21)],
  ["tokens that are no number", (file) => (file.powers[0].tokens = "4")],
  ["a word that nobody knows", (file) => (file.races[0].abilities = [{ word: "swims" }])],
  ["a word without what it takes", (file) => (file.races[0].abilities = [{ word: "income", coins: 1 }])],
  ["a word with what it does not take", (file) => (file.races[0].abilities = [{ word: "flies", coins: 1 }])],
  ["too many coins", (file) => (file.races[0].abilities = [{ word: "wage", coins: 11 }])],
  ["regions that the word does not speak of", (file) => (file.races[0].abilities = [{ word: "links", regions: "coast" }])],
  ["no terrain at all", (file) => (file.races[0].abilities = [{ word: "grows", regions: { of: [] } }])],
  ["a third objective", (file) => (file.races[0].abilities = [{ word: "objectives", count: 3 }])],
  ["seven abilities", (file) => (file.races[0].abilities = Array(7).fill({ word: "flies" }))],
  ["a colour that there is not", (file) => (file.races[0].look.colour = 12)],
  ["a glyph in two forms", (file) => (file.races[0].look.glyph = { known: "star", drawn: [[[0, 0]]] })],
  ["a badge that stays for ever", (file) => (file.powers[0].stays = "for_ever")],
  ["a board of another game", (file) => (file.boards[0].game = "chess")],
  ["a point off the map", (file) => (file.boards[0].regions[0].at = [2001, 0])],
  ["a terrain that there is not", (file) => (file.boards[0].regions[0].terrain = "moon")],
];

test("what the form does not allow is refused", () => {
  const sound = { ...documented(), boards: [{ ...read("small-world-2p.json", maps), id: "copy" }] };
  assert.ok(check(sound), why());
  for (const [name, change] of wrong) {
    const file = structuredClone(sound);
    change(file);
    assert.ok(!check(file), name);
  }
});
