// Small World of Warcraft by taps: islands drawn and chosen, whole games, teams to their result.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, newGame, open, player, playThrough, served, thorough } from "./harness.mjs";

const site = served();

for (const { players, humans, seed, width, height, touch, rounds } of [
  { players: 2, humans: 2, seed: "7", width: 390, height: 844, touch: true, rounds: thorough ? null : 2 },
  { players: 3, humans: 1, seed: "21", width: 1280, height: 800, touch: false, rounds: thorough ? 5 : 2 },
  { players: 5, humans: 1, seed: "4", width: 820, height: 1180, touch: true, rounds: thorough ? 4 : 2 },
]) {
  test(`${rounds ? `${rounds} rounds` : "a whole game"} on islands for ${players} at ${width}x${height}`, { timeout: 400000 }, async () => {
    const page = await open(site, { width, height, touch });
    const me = player(page, { touch });
    await newGame(page, me, { game: "warcraft", players, humans, seed });
    const memory = { turns: 0, taps: 0 };
    const seen = await playThrough(page, me, memory, { name: `warcraft-${players}-${width}`, rounds });
    for (const stage of ["choose", "conquest", "redeploy", ...(rounds ? [] : ["end"])]) assert.ok(seen.has(stage), `no ${stage}`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test("a team game on chosen islands shows the result of the teams", { timeout: 400000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  const prepare = async () => {
    await page.locator('[data-option="chosen"]').click();
    assert.equal(await page.locator(".faces").count(), 4);
    await page.locator('.faces [data-option="l2b"]').click();
    await page.locator(".teams .switch").click();
    await page.locator('.teams [data-option="lowest"]').click();
  };
  await newGame(page, me, { game: "warcraft", players: 4, humans: 1, seed: "9", prepare });
  assert.equal(await page.locator("#table [data-region]").count(), 13 + 10 + 10 + 8);
  await page.locator(".column-head").first().waitFor();
  assert.deepEqual(await page.locator(".column-head").allInnerTexts(), ["Races of the Alliance", "Races of the Horde"]);
  await playThrough(page, me, { turns: 0, taps: 0 }, { name: "warcraft-teams" });
  assert.match(await page.locator("#end-title").innerText(), /The (Alliance|Horde) wins|The teams share/);
  assert.equal(await page.locator(".team-result li").count(), 3);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("every region of five islands can be tapped on a phone", { timeout: 200000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await newGame(page, me, { game: "warcraft", players: 5, humans: 5, seed: "4" });
  await decide(page, me, {});
  await page.locator("#table[data-mine=true]").waitFor();
  await page.locator("[data-page=market]").click();
  await page.waitForFunction(() => document.querySelector(".board-box").getBoundingClientRect().height > 400);
  const regions = await page.locator("#table [data-region]").evaluateAll((all) => all.map((shape) => Number(shape.dataset.region)));
  assert.ok(regions.length > 45);
  for (const region of regions) {
    // Two taps close together in place and time are a double tap.
    await page.waitForTimeout(320);
    await me.tapRegion(region);
    await page.waitForFunction(() => document.querySelector("[data-region][aria-pressed=true]"), null, { timeout: 3000 });
    assert.equal(await page.locator("[data-region][aria-pressed=true]").getAttribute("data-region"), String(region));
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("[data-region][aria-pressed=true], .slip-float .slip"), null, {
      timeout: 3000,
    });
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
