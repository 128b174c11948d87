// The first visit, and all that follows without a network: starts, whole games by taps, what the screens fetch later.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { test } from "node:test";
import { axe, cutText, inSight } from "../browser/access.mjs";
import { decide, newGame, player, thorough } from "../browser/harness.mjs";
import { host, inApp, isKept, shelf, visit } from "./harness.mjs";

const { PICTURES } = process.env;
const picture = async (page, name) => {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
};

/** A device that has visited the page once; then there is no host any more. */
async function visited(options) {
  const site = await host();
  const context = await (await shelf()).context(options);
  const page = await visit(context, site.url);
  await isKept(page);
  assert.deepEqual(page.faults, []);
  await page.close();
  await site.stop();
  return { site, context };
}

test("after one visit the page starts, and starts again, without a host", { timeout: 120000 }, async () => {
  const { site, context } = await visited();
  for (let i = 0; i < 2; i++) {
    const page = await visit(context, site.url);
    await page.locator("#continue").waitFor();
    await page.reload();
    await page.locator("#continue").waitFor();
    await page.locator("#settings").tap();
    await page.locator("#web-offline[data-kept=kept]").waitFor();
    assert.deepEqual(page.faults, []);
    await page.close();
  }
});

test("every screen, book and language is there without a host", { timeout: 180000 }, async () => {
  const { site, context } = await visited();
  const page = await visit(context, site.url);
  const opened = await inApp(page, async (app) => {
    const seen = [];
    for (const language of ["zh-Hans", "zh-Hant", "en"]) {
      await app.change({ language });
      for (const name of ["new-game", "saves", "settings", "learn", "credits", "statistics", "workshop", "book"]) {
        app.go(name);
        for (let i = 0; i < 200 && !document.querySelector("#app h1"); i++) await new Promise((done) => setTimeout(done, 25));
        seen.push(document.querySelector("#app h1")?.textContent ?? null);
        app.go("home");
        await new Promise((done) => setTimeout(done, 50));
      }
    }
    return seen;
  });
  assert.equal(opened.filter(Boolean).length, 24, JSON.stringify(opened));
  assert.deepEqual(page.faults, []);
});

for (const [game, size, touch] of [
  ["small-world", [390, 844], true],
  ["warcraft", [820, 1180], true],
].slice(0, thorough ? 2 : 1)) {
  test(`a whole game of ${game} by taps without a host, ${size.join(" x ")}`, { timeout: 600000 }, async () => {
    const { site, context } = await visited({ size, touch });
    const page = await visit(context, site.url);
    await inApp(page, (app) => app.change({ bot_speed: "instant", ask_end: false }));
    const me = player(page, { touch });
    await newGame(page, me, { game, players: 2, humans: 1, seed: "11" });
    const memory = { turns: 0, taps: 0 };
    let stage = "";
    for (let i = 0; i < 2000 && stage !== "end"; i++) {
      stage = await decide(page, me, memory);
      if (i === 12) await picture(page, `offline-${game}-${size[0]}`);
    }
    assert.equal(stage, "end");
    await picture(page, `offline-${game}-end-${size[0]}`);
    const { slots } = await inApp(page, (app) => app.call("slots"));
    assert.ok(
      slots.some((slot) => slot.over),
      "the end is kept",
    );
    assert.deepEqual(page.faults, []);
  });
}

test("the way back of the device goes one step back, and out from the first screen alone", { timeout: 120000 }, async () => {
  const { site, context } = await visited();
  const page = await visit(context, site.url);
  const name = () => inApp(page, (app) => app.screen.value.name);
  const back = async () => {
    await page.evaluate(() => history.back());
    await page.waitForTimeout(250);
  };
  await page.locator("#settings").tap();
  await page.locator("main .settings").waitFor();
  await back();
  assert.equal(await name(), "home");
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, humans: 2 });
  await back();
  assert.equal(await name(), "home", "the game is left, and kept");
  assert.equal(await page.locator("#continue").count(), 1);
  // By the page's own button there is no step left over.
  await page.locator("#saves").tap();
  await page.locator(".page-head .button").first().tap();
  await page.locator("#new-game").waitFor();
  await page.waitForTimeout(250);
  assert.equal(await page.evaluate(() => history.state), null);
  assert.deepEqual(page.faults, []);
});

test("what the page says of itself can be read by everybody, in every language", { timeout: 180000 }, async () => {
  const site = await host();
  const context = await (await shelf()).context({ size: [360, 740] });
  const page = await visit(context, site.url);
  await isKept(page);
  for (const language of ["en", "zh-Hans", "zh-Hant"]) {
    await inApp(
      page,
      async (app, wish) => {
        await app.change({ language: wish });
        app.offline.waiting.value = navigator.serviceWorker.controller;
        app.go("home");
      },
      language,
    );
    await page.locator("#web-restart").waitFor();
    assert.deepEqual([await axe(page), await inSight(page, cutText)], [[], []], `${language}: home`);
    await inApp(page, (app) => app.go("settings"));
    await page.locator(".web-card").waitFor();
    assert.deepEqual([await axe(page), await inSight(page, cutText)], [[], []], `${language}: settings`);
  }
  assert.deepEqual(page.faults, []);
});
