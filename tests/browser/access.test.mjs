// On every screen and in the main states of the tables: no fault that axe knows, no text that is cut or covered, no word in two lines, and
// none of it cut where text is twice as large. One walk for all of it: the way from screen to screen takes a quarter of what either would.
import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, axe, brokenWords, cutText, inSight, resize, setting, walk } from "./access.mjs";
import { open, picture, served, thorough } from "./harness.mjs";

const site = served();

const sizes = (list) => list.split(",").map((size) => size.split("x").map(Number));

/** A function that takes of a list one after the other, and begins anew at its end. */
const inTurn = (list) => {
  let turn = 0;
  return () => list[turn++ % list.length];
};

const [phone, desk] = sizes("390x844,1280x800");
const oneOf = inTurn([phone, desk]);
/** The windows in which a screen is looked at: tables in both; pages in a short run in one of them in turn. */
function windowsFor(name) {
  if (alike(name)) return [phone];
  return thorough || /^(small-world|chaos)\b.*: /.test(name) ? [phone, desk] : [oneOf()];
}

/** Where else tables stand, in turn: a small tablet, with all players in a row, a phone on its side, and a narrower one. */
const oneOfOthers = inTurn(sizes("768x1024,844x390,360x740"));

/** Windows and languages of text twice as large; whoever mends something names others. */
const largeWindows = sizes(process.env.WINDOWS ?? "360x740,844x390,820x1180,1280x800");
const [narrowest, ...wider] = largeWindows;
const oneOfWider = inTurn(wider);
const languages = (process.env.LANGUAGES ?? "zh-Hans,en").split(",");
/** What is looked at with text twice as large beside English in the narrowest window: Chinese there, or English in another one. */
const oneOfBoth = inTurn(["language", "window"]);
/**
 * The windows for a screen with text twice as large, each with its languages; Chinese only in the narrowest, since its words are shorter
 * and of one length in either script. All of them where the run is thorough; of games that are laid out like another the narrowest and
 * the widest.
 */
function largeWindowsFor(name) {
  const english = languages.slice(-1);
  if (process.env.WINDOWS || process.env.LANGUAGES) return largeWindows.map((size) => ({ size, spoken: languages }));
  if (alike(name)) return [narrowest, largeWindows.at(-1)].map((size) => ({ size, spoken: english }));
  if (thorough) return largeWindows.map((size) => ({ size, spoken: size === narrowest ? languages : english }));
  if (oneOfBoth() === "language") return [{ size: narrowest, spoken: languages }];
  return [narrowest, oneOfWider()].map((size) => ({ size, spoken: english }));
}

/** What is wrong with the words on the page. A title that names people may end in an ellipsis. */
async function unread(page) {
  const cut = await inSight(page, cutText);
  const broken = await inSight(page, brokenWords);
  return [...cut.filter((fault) => !/Bot \d.* h1\b/.test(fault)), ...broken];
}

/** Text as large as it is. */
async function asItIs(page, name, prepare, found) {
  for (const size of windowsFor(name)) {
    await resize(page, size);
    await prepare();
    found(size, "", [...(await axe(page)), ...(await unread(page))]);
  }
  if (alike(name)) {
    const size = oneOfOthers();
    await resize(page, size);
    await prepare();
    found(size, "", await unread(page));
  }
}

/** Text twice as large. */
async function twiceAsLarge(page, name, prepare, found) {
  let last = null;
  for (const { size, spoken } of largeWindowsFor(name)) {
    await resize(page, size);
    for (const language of spoken) {
      if (language !== last) await setting(page, { language, text_size: 200 });
      last = language;
      await prepare();
      const cut = await inSight(page, cutText);
      if (cut.length > 0 || language === spoken.at(-1)) await picture(page, `200-${size[0]}-${name.replaceAll(/\W+/g, "-")}-${language}`);
      found(size, `, text twice as large, ${language}`, cut);
    }
  }
}

/** Which parts of the walk, for whoever mends one of them. */
const parts = process.env.PARTS?.split(",");

test("axe finds nothing on any screen, and all words can be read, twice as large too", { timeout: 1200000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  page.setDefaultTimeout(60000);
  const faults = [];
  await walk(
    page,
    async (name, prepare) => {
      const found = (size, how, wrong) => {
        if (process.env.SHOW_STEPS) console.error(wrong.map((fault) => `${size[0]}${how} ${fault}`).join("\n"));
        faults.push(...wrong.map((fault) => `${name}, ${size.join("x")}${how}: ${fault}`));
      };
      await asItIs(page, name, prepare, found);
      await twiceAsLarge(page, name, prepare, found);
      // The walk goes on where everything is in sight at once.
      await resize(page, desk);
      await setting(page, { language: "en", text_size: 100 });
      await prepare();
    },
    parts,
  );
  assert.deepEqual(page.faults, []);
  assert.deepEqual(faults, []);
  await page.context().close();
});
