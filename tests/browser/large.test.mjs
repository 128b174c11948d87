// Text twice as large is cut nowhere: every screen in the narrowest window and one of three others, or in all four where the run is
// thorough; games that are laid out like another in the narrowest and the widest;
// the Chinese one, whose words are shorter and of one length in either script, on the narrowest.
import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, cutText, inSight, resize, setting, walk } from "./access.mjs";
import { open, picture, served, thorough } from "./harness.mjs";

const site = served();

const windows = (process.env.WINDOWS ?? "390x844,844x390,820x1180,1280x800").split(",").map((size) => size.split("x").map(Number));
const languages = (process.env.LANGUAGES ?? "zh-Hans,en").split(",");
let turn = 0;
/** The windows for a screen: in a short run the narrowest and one of the others in turn, so that each of them sees its part. */
function windowsFor(name) {
  const [narrowest, ...others] = windows;
  if (alike(name)) return new Set([narrowest, windows.at(-1)]);
  return thorough || others.length < 2 ? windows : [narrowest, others[turn++ % others.length]];
}

/** Which parts of the walk, for whoever mends one of them. */
const parts = process.env.PARTS?.split(",");

test("text twice as large is cut nowhere", { timeout: 1200000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  page.setDefaultTimeout(60000);
  const faults = [];
  await walk(
    page,
    async (name, prepare) => {
      let spoken = null;
      for (const size of windowsFor(name)) {
        await resize(page, size);
        for (const language of size === windows[0] || process.env.LANGUAGES ? languages : languages.slice(-1)) {
          if (language !== spoken) await setting(page, { language, text_size: 200 });
          spoken = language;
          await prepare();
          const found = await inSight(page, cutText);
          if (found.length > 0 || size !== windows[0] || language === languages.at(-1))
            await picture(page, `200-${size[0]}-${name.replaceAll(/\W+/g, "-")}-${language}`);
          if (process.env.SHOW_STEPS) console.error(found.map((f) => `${size[0]} ${language} ${f}`).join("\n"));
          faults.push(...found.map((fault) => `${name}, ${size.join("x")}, ${language}: ${fault}`));
        }
      }
      await resize(page, [1280, 800]);
      await setting(page, { language: "en", text_size: 100 });
      return prepare();
    },
    parts,
  );
  assert.deepEqual(page.faults, []);
  assert.deepEqual(faults, []);
  await page.context().close();
});
