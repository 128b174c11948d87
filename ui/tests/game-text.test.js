// Saved games as texts: what is packed comes back, wherever it stands and however it is broken into lines.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { bytesOf, lettersOf, MOST_SCANNED, packed, unpacked } from "../screens/game-text.js";
import { encode } from "../vendor/uqr.js";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "tests", "saves");

test("bytes of every length come back from letters", () => {
  for (let length = 0; length < 40; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 97 + length * 31) & 255);
    const text = lettersOf(bytes);
    assert.match(text, /^[A-Z2-7]*$/);
    assert.deepEqual(bytesOf(text), bytes);
  }
  assert.equal(bytesOf("A1"), null);
});

test("every old save comes back from its text, broken into lines and with words around it", async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".elbow"));
  assert.ok(files.length > 30);
  for (const name of files) {
    const file = readFileSync(join(folder, name), "utf8");
    const text = await packed(file);
    assert.ok(text.length < file.length || file.length < 1000, name);
    assert.equal(await unpacked(text), file, name);
    const mailed = `Our game:\n${text.replace(/(.{60})/g, "$1\r\n ")}\n`;
    assert.equal(await unpacked(mailed), file, name);
  }
});

test("what is no game of ours stays what it is, and a game that was cut off does not become another", async () => {
  const file = readFileSync(join(folder, "small-world-3p-v4.elbow"), "utf8");
  for (const text of ["", "hello", file]) assert.equal(await unpacked(text), text);
  const text = await packed(file);
  assert.notEqual(await unpacked(text.slice(0, 200)), file);
  assert.equal(await unpacked(text.slice(0, 200)), text.slice(0, 200));
});

test("nobody is made to unpack more than a saved game can be", async () => {
  const bomb = await packed("0".repeat(9_000_000)).catch(() => null);
  assert.ok(bomb && bomb.length < 100_000);
  assert.equal(await unpacked(bomb), bomb);
});

test("the longest text that is shown as a code is one", () => {
  const { size } = encode(`ELBOWGAME1.${"A".repeat(MOST_SCANNED - 11)}`, { ecc: "L", border: 3 });
  assert.ok(size <= 150, `${size} modules`);
});
