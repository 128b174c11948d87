// No fault that axe knows, on any screen and in the main states of the tables; no text that is cut or covered, and no word in two lines.
import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, axe, brokenWords, cutText, inSight, resize, walk } from "./access.mjs";
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

/** Where else tables stand that are looked at in one of them, in turn: a small tablet, all players in a row, and a phone on its side. */
const others = [
  [768, 1024],
  [844, 390],
];

/** What is wrong with the words on the page. A title that names people may end in an ellipsis. */
async function unread(page) {
  const cut = await inSight(page, cutText);
  const broken = await inSight(page, brokenWords);
  return [...cut.filter((fault) => !/Bot \d.* h1\b/.test(fault)), ...broken];
}

/** Which parts of the walk, for whoever mends one of them. */
const parts = process.env.PARTS?.split(",");

test("axe finds nothing on any screen, and all words can be read", { timeout: 600000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  page.setDefaultTimeout(60000);
  const faults = [];
  const found = (name, size, wrong) => {
    if (process.env.SHOW_STEPS) console.error(wrong.join("\n"));
    faults.push(...wrong.map((fault) => `${name}, ${size.join("x")}: ${fault}`));
  };
  await walk(
    page,
    async (name, prepare) => {
      for (const size of windowsFor(name)) {
        await resize(page, size);
        await prepare();
        found(name, size, [...(await axe(page)), ...(await unread(page))]);
      }
      if (alike(name)) {
        const size = others[turn++ % others.length];
        await resize(page, size);
        await prepare();
        found(name, size, await unread(page));
      }
      // The walk goes on where everything is in sight at once.
      await resize(page, windows.at(-1));
    },
    parts,
  );
  assert.deepEqual(faults, []);
  await page.context().close();
});
