// The covers of the boxes: drawn by the scripts of the project, whole in themselves, one for each game.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { covers } from "../art/covers.mjs";
import { games } from "../games/registry.js";

const folder = new URL("../art/covers/", import.meta.url);
const kept = (game) => readFileSync(new URL(`${game}.svg`, folder), "utf8");

test("every box has a cover, and what lies there is what is drawn", () => {
  const drawn = covers();
  assert.deepEqual(Object.keys(drawn).toSorted(), Object.keys(games).toSorted());
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  assert.deepEqual(
    files.toSorted(),
    Object.keys(drawn)
      .map((game) => `${game}.svg`)
      .toSorted(),
  );
  for (const [game, text] of Object.entries(drawn)) assert.equal(kept(game), text, `${game}: node art/covers.mjs draws another one`);
});

test("a cover needs nothing from elsewhere, and says nothing in words", () => {
  for (const game of Object.keys(games)) {
    const text = kept(game);
    assert.doesNotMatch(
      text.replace("http://www.w3.org/2000/svg", ""),
      /href|url\((?!#)|https?:|<(script|style|image|text|foreignObject)|NaN|undefined/,
      game,
    );
    const ids = [...text.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    for (const [, id] of text.matchAll(/url\(#(\w+)\)/g)) assert.ok(ids.includes(id), `${game}: ${id}`);
    assert.ok(text.length < 110_000, `${game}: ${text.length} bytes`);
  }
});
