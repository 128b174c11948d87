// A new game is a folder, an entry and its words: a toy is added to a copy of the screens, and what holds for all games holds for it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { differences, joinToy } from "./toy/join.mjs";

let copy;
before(() => {
  copy = mkdtempSync(join(tmpdir(), "elbowroom-toy-"));
  joinToy(copy);
});
after(() => rmSync(copy, { recursive: true, force: true }));

/** Runs tests of the screens in the copy. */
function run() {
  const env = { ...process.env };
  // Or it would report to the test that runs it.
  delete env.NODE_TEST_CONTEXT;
  const files = ["structure", "i18n", "glossary"].map((name) => `tests/${name}.test.js`);
  return spawnSync(process.execPath, ["--test", ...files], { cwd: copy, env, encoding: "utf8" });
}

test("one file that was there is changed: the registry", () => {
  const { added, changed } = differences(copy);
  assert.deepEqual(changed, ["games/registry.js"]);
  assert.deepEqual(
    added.filter((path) => !path.startsWith("games/atoll/")).toSorted(),
    ["en", "zh-Hans", "zh-Hant"].map((language) => `locales/${language}/atoll.ftl`),
  );
  assert.ok(added.includes("games/atoll/face.js"));
});

test("the toy keeps what is asked of every game's screens", () => {
  const { status, stdout } = run();
  assert.equal(status, 0, stdout);
  assert.match(stdout, /pass [1-9]/);
});

test("a face without one of its parts is found", () => {
  const face = join(copy, "games/atoll/face.js");
  const whole = readFileSync(face, "utf8");
  writeFileSync(face, whole.replace("  hold: () => null,\n", ""));
  const { status, stdout } = run();
  writeFileSync(face, whole);
  assert.notEqual(status, 0);
  assert.match(stdout, /the face has no hold/);
});
