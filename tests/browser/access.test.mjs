// No fault that axe knows, on any screen and in the main states of the tables.
import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, axe, resize, walk } from "./access.mjs";
import { open, served, thorough } from "./harness.mjs";

const site = served();

const windows = [
  [390, 844],
  [1280, 800],
];

let turn = 0;
/** The windows for a screen: tables in both; pages in a short run in one of them in turn. */
function windowsFor(name) {
  if (alike(name)) return windows.slice(0, 1);
  return thorough || /^(small-world|chaos)\b.*: /.test(name) ? windows : [windows[turn++ % windows.length]];
}

/** Which parts of the walk, for whoever mends one of them. */
const parts = process.env.PARTS?.split(",");

test("axe finds nothing on any screen", { timeout: 600000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  page.setDefaultTimeout(60000);
  const faults = [];
  await walk(
    page,
    async (name, prepare) => {
      for (const size of windowsFor(name)) {
        await resize(page, size);
        await prepare();
        const found = await axe(page);
        if (process.env.SHOW_STEPS) console.error(found.join("\n"));
        faults.push(...found.map((fault) => `${name}, ${size.join("x")}: ${fault}`));
      }
      // The walk goes on where everything is in sight at once.
      await resize(page, windows.at(-1));
    },
    parts,
  );
  assert.deepEqual(faults, []);
  await page.context().close();
});
