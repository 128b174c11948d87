// Any piece anywhere opens its text: an opponent's race, what lies in a region, lines of the log; by tap and by key.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, first, newGame, open, player, served } from "./harness.mjs";

const site = served();

const things = (page) => page.locator(".look [data-thing]").evaluateAll((all) => all.map((n) => n.dataset.thing));

test("what an opponent took can be read long after it has left the market", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, humans: 1, seed: "11" });
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 30 && (await me.where()).stage !== "start"; i++) await decide(page, me, memory);
  await page.waitForFunction(() => document.querySelector("#table[data-mine=true][aria-busy=false]"));
  // From the strip, from the panel, from the log: race and power, each with a text.
  await page.locator(".mini .ask-piece").nth(1).tap();
  await page.locator(".look").waitFor();
  const all = await things(page);
  assert.ok(all.some((id) => id.startsWith("race ")) && all.some((id) => id.startsWith("power ")), `${all}`);
  for (const text of await page.locator(".look .rule p").allInnerTexts()) assert.ok(text.length > 20, text);
  await page.locator("#look-close").tap();
  await page.locator(".look").waitFor({ state: "detached" });
  await page.locator("#tab-players").tap();
  await page.locator(".player .combo-line").nth(1).tap();
  await page.locator(".look").waitFor();
  assert.deepEqual(await things(page), all.filter((id) => /^(race|power) /.test(id)).slice(0, 2));
  await page.locator("#look-close").tap();
  await page.locator("#tab-log").tap();
  await page.locator(".ask-log").first().tap();
  await page.locator(".look [data-thing]").first().waitFor();
  await page.locator("#look-close").tap();
  await page.locator("#tab-log").tap();
  // From the map: a region of the opponent.
  const region = await page
    .locator("[data-region]")
    .evaluateAll((all) => Number(all.find((n) => /Brakka: \d/.test(n.getAttribute("aria-label") ?? ""))?.dataset.region));
  await me.tapRegion(region);
  await page.locator(".lies").first().tap();
  await page.locator(".look").waitFor();
  assert.ok((await things(page)).some((id) => id.startsWith("race ")));
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

for (const [width, height] of first(1, [
  [390, 844],
  [820, 1180],
]))
  test(`what is opened in the market is whole in sight, and nothing else grows with it, at ${width} x ${height}`, {
    timeout: 120000,
  }, async () => {
    const page = await open(site, { width, height, touch: true });
    const me = player(page, { touch: true });
    await newGame(page, me, { players: 2, humans: 1, seed: "11" });
    await page.waitForFunction(() => document.querySelector("#table[data-mine=true][aria-busy=false] .combo-help"));
    const heights = () => page.locator(".combo:not(:has(.combo-rules)) .combo-face").evaluateAll((all) => all.map((n) => n.offsetHeight));
    const most = Math.max(...(await heights()));
    for (let at = 0; at < 6; at++) {
      const help = page.locator(".combo-help").nth(at);
      await help.tap();
      await page.locator(".combo").nth(at).locator(".combo-rules").waitFor();
      // Both texts, down to their last lines: under no frame, and under nothing that lies over the page there.
      const seen = await page.locator(".combo-rules p").evaluateAll((texts) =>
        texts.map((text) => {
          const { left, bottom } = text.getBoundingClientRect();
          return text.contains(document.elementFromPoint(left + 8, bottom - 4));
        }),
      );
      assert.deepEqual(seen, [true, true], `combo ${at}`);
      assert.ok(Math.max(...(await heights())) <= most, `combo ${at}: ${await heights()}, not ${most}`);
      await help.tap();
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

test("by keys: Enter opens, the focus stays inside, Escape gives it back", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await newGame(page, me, { players: 2, humans: 1, seed: "11" });
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 30 && (await me.where()).stage !== "start"; i++) await decide(page, me, memory);
  await page.waitForFunction(() => document.querySelector("#table[data-mine=true][aria-busy=false]"));
  await page.locator(".player .combo-line").nth(1).focus();
  await page.keyboard.press("Enter");
  await page.locator(".look h2:focus").waitFor();
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement.closest(".look") !== null));
  }
  const before = (await me.where()).revision;
  await page.keyboard.press("Escape");
  await page.locator(".combo-line:focus").waitFor();
  assert.equal((await me.where()).revision, before);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
