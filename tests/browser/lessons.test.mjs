// Every lesson is played through by taps: always on what it points at, and now and then beside it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lessons } from "../../ui/lessons/list.js";
import { open, picture, player, served, thorough } from "./harness.mjs";

const site = served();

/** Which lessons, for whoever mends one of them. */
const wanted = lessons.filter(({ id }) => !process.env.LESSONS || process.env.LESSONS.split(",").includes(id));

/** What the note over the table says: its step, what it points at, and whether it waits for a tap on itself. */
const read = (page) =>
  page.evaluate(() => {
    const note = document.querySelector(".coach");
    const table = document.getElementById("table");
    return {
      step: note?.dataset.step ?? null,
      target: note?.dataset.target ?? null,
      next: Boolean(note?.querySelector("#coach-next")),
      mine: table?.dataset.mine === "true" && table?.getAttribute("aria-busy") === "false",
      revision: table?.dataset.revision,
      words: note?.innerText ?? "",
      picked: JSON.stringify([...document.querySelectorAll("[aria-pressed=true], .slip, .coach-nudge")].map((n) => n.textContent)),
    };
  });

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Taps what is pointed at, as soon as it is there: the map is drawn a moment after what lies round it. */
async function tap(page, me, target) {
  const shown = page.locator(`#table ${target}`).first();
  await shown.waitFor({ state: "attached", timeout: 10000 }).catch(() => {});
  const land = await page.evaluate((selector) => document.querySelector(`#table path${selector}`)?.getAttribute("data-region"), target);
  if (land) await me.tapRegion(Number(land));
  else if ((await shown.count()) > 0) await me.press(`#table ${target}`);
}

/** From now on the page notes every step that it comes to, however short. */
const note = (page) =>
  page.evaluate(() => {
    const steps = [];
    const look = () => {
      const step = document.querySelector(".coach")?.dataset.step;
      if (step && steps.at(-1) !== step) steps.push(step);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-step"] });
    window.coachSteps = steps;
  });

/** Presses "next", unless the step is over by the time a finger comes: then it is looked at anew. */
async function onward(page, me, now) {
  try {
    await page.locator("#coach-next").scrollIntoViewIfNeeded({ timeout: 3000 });
    await me.press("#coach-next");
  } catch (error) {
    if (same(await read(page), now)) throw error;
  }
}

/** Follows the note until it can only be finished; answers with the steps it came to. `stop`: the step to stop at. */
async function follow(page, me, { stop = null, each = null } = {}) {
  const steps = [];
  await note(page);
  for (let i = 0; i < 400; i++) {
    const now = await read(page);
    if (now.step && steps.at(-1) !== now.step) {
      steps.push(now.step);
      await each?.(now);
    }
    if (now.step === stop) return steps;
    if (now.next) await onward(page, me, now);
    else if (now.mine && now.target) await tap(page, me, now.target);
    if (!(await page.locator(".coach").count())) return page.evaluate(() => window.coachSteps);
    for (let wait = 0; wait < 300; wait++) {
      await page.waitForTimeout(25);
      const later = await read(page);
      if (!same(later, now)) break;
      // A tap may come while the screen still changes under the finger.
      if (wait % 60 === 59 && now.mine && now.target) await tap(page, me, now.target);
    }
  }
  throw new Error(`the lesson does not end: ${steps}`);
}

/** Every step was seen, in order; what the others do may be over before anybody looks. */
function whole(steps, lesson) {
  const all = lesson.steps.filter((step) => !step.theirs || steps.includes(step.id));
  assert.deepEqual(
    steps,
    all.map((step) => step.id),
  );
}

/** Waits until the backend has it that a lesson is done: whoever leaves earlier loses that. */
const keptAsDone = (page, id) =>
  page.waitForFunction(
    async (lesson) => {
      const { call } = await import(new URL("backend.js", document.baseURI).href);
      return (await call("settings")).lessons?.[lesson]?.done;
    },
    id,
    { polling: 100 },
  );

/** Chooses a lesson from the list. A press is not heard where the screen has just changed under the finger: a person presses again. */
async function sitDown(page, me, id) {
  await me.press("#learn");
  const begin = `[data-lesson="${id}"] .button:last-child`;
  const heard = page.locator(`.coach, [data-lesson="${id}"] [data-busy]`).first();
  await me.press(begin);
  for (let more = 0; more < 4; more++) {
    if (
      await heard.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
    )
      break;
    // Where it was heard after all, the list is gone.
    await page
      .locator(begin)
      .tap({ timeout: 2000 })
      .catch(() => {});
  }
  await page.locator(".coach").waitFor({ timeout: 60000 });
}

const english = { name: "phone", width: 390, height: 844, locale: "en-GB" };
const chinese = [
  { name: "phone", width: 390, height: 844, locale: "zh-TW" },
  { name: "tablet", width: 820, height: 1180, locale: "zh-CN" },
];

// Words are longest in English, and narrowest on a phone; the other language and size come by turns: in every lesson where the run is
// thorough, otherwise in the first of each.
for (const [index, { id, load }] of wanted.entries()) {
  const other = thorough || index < chinese.length ? [chinese[index % chinese.length]] : [];
  for (const { name, width, height, locale } of [english, ...other]) {
    test(`the lesson ${id} is played by taps on a ${name} and speaks ${locale}`, { timeout: 240000 }, async () => {
      const page = await open(site, { width, height, touch: true, locale });
      const me = player(page, { touch: true });
      await page.locator("#settings").tap();
      await page.locator("[data-option=instant]").tap();
      await page.locator(".page-head .button").first().tap();
      await sitDown(page, me, id);
      const said = [];
      const { lesson } = await load();
      const steps = await follow(page, me, {
        each: async (now) => {
          said.push(now.words);
          await picture(page, `${id}-${width}-${locale}-${now.step}`);
        },
      });
      whole(steps, lesson);
      const latin = said.filter((words) => /[A-Za-z]{3,}/.test(words));
      assert.deepEqual(latin, locale === "en-GB" ? said : []);
      await page.locator(`[data-lesson="${id}"] .lesson-done`).waitFor();
      await keptAsDone(page, id);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  }
}

test("a wrong tap is answered and plays nothing; what was left goes on where it was, and the last action can be taken back", async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  const [{ id }] = lessons;
  await sitDown(page, me, id);
  await follow(page, me, { stop: "enter" });
  const before = await me.where();
  await me.press("#primary");
  await page.locator(".others .danger, .coach-nudge").first().waitFor();
  if ((await page.locator(".others .danger").count()) > 0) await me.press(".others .danger");
  await page.locator(".coach-nudge").waitFor();
  assert.equal((await me.where()).revision, before.revision);
  assert.match(await page.locator(".coach-nudge").innerText(), /Not that yet\. \S+/);
  await follow(page, me, { stop: "tribe" });
  assert.equal(await page.locator(".coach-nudge").count(), 0);
  await page.locator("#table .status .button").first().tap();
  await page.locator(`[data-lesson="${id}"]`).waitFor();
  assert.equal(await page.locator("#continue").count(), 0);
  await page.reload();
  await sitDown(page, me, id);
  assert.equal((await read(page)).step, "tribe");
  await me.press("#table [aria-label^=Undo]:not([aria-disabled])");
  await page.locator('.coach[data-step="enter"]').waitFor();
  await follow(page, me, { stop: "die" });
  await page.locator("#table .status .button").first().tap();
  await page.locator(".page-head .button").first().tap();
  await page.locator("#saves").tap();
  await page.locator(".page-head").waitFor();
  assert.equal(await page.locator(".slot").count(), 0, "a lesson is no saved game");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a first real game has help until it is switched off, also after it was left", async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await page.evaluate(async () => {
    const { begin } = await import(new URL("learn/help.js", document.baseURI).href);
    await begin({ game: "small-world", players: 2, first: 0, seed: 7 });
  });
  await page.locator(".coach.help").waitFor();
  const [, first] = [await picture(page, "help-390"), await page.locator(".coach.help").innerText()];
  await me.press("#help-show");
  await page.locator(".coach.help[data-target]").waitFor({ timeout: 60000 });
  for (let taps = 0; taps < 4; taps++) {
    const target = await page.locator(".coach.help").getAttribute("data-target");
    if (!target) break;
    if (taps === 2) await picture(page, "help-390-shown");
    await tap(page, me, target);
    await page.waitForFunction((old) => document.querySelector(".coach.help")?.dataset.target !== old, target);
  }
  await page.waitForFunction((old) => document.querySelector(".coach.help")?.innerText !== old, first);
  await page.locator("#table .status .button").first().tap();
  await page.locator("#continue").tap();
  await page.locator(".coach.help").waitFor();
  await me.press("#help-off");
  await page.waitForFunction(() => !document.querySelector(".coach"));
  await page.locator("#table .status .button").first().tap();
  await page.locator("#continue").tap();
  await page.locator("#table").waitFor();
  assert.equal(await page.locator(".coach").count(), 0);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
