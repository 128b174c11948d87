// The Underground and the mixed game by taps: set up, played to the end, left out what has no meaning.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, newGame, open, picture, player, served, takeBox } from "./harness.mjs";

const site = served();

async function wholeGame(page, me, memory, name) {
  const seen = new Set();
  for (let i = 0; i < 1500; i++) {
    const stage = await decide(page, me, memory).catch(async (error) => {
      await picture(page, `${name}-failed`);
      throw error;
    });
    if (!seen.has(stage) || (stage === "conquest" && i % 40 === 0)) await picture(page, `${name}-${stage}-${i}`);
    seen.add(stage);
    if (stage === "end") return seen;
  }
  throw new Error("the game did not end");
}

for (const { game, seed, width, height, touch } of [
  { game: "underground", seed: "12", width: 390, height: 844, touch: true },
  { game: "underground", seed: "5", width: 1280, height: 800, touch: false },
  { game: "mixed", seed: "3", width: 820, height: 1180, touch: true },
]) {
  test(`two people play a whole ${game} game at ${width}x${height}`, { timeout: 400000 }, async () => {
    const page = await open(site, { width, height, touch });
    const me = player(page, { touch });
    await newGame(page, me, { game, players: 2, seed });
    const memory = { turns: 0, taps: 0 };
    const seen = await wholeGame(page, me, memory, `${game}-${width}`);
    for (const stage of ["choose", "conquest", "redeploy", "end"]) assert.ok(seen.has(stage), `no ${stage}`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test("the new-game screen says what a mix leaves out and why, and refuses too small a mix", { timeout: 60000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await takeBox(page, me, "mixed");
  await page.locator(".left-out").waitFor();
  assert.match(await page.locator(".left-out").innerText(), /Flames[\s\S]*Spiderines/);
  await picture(page, "mixed-new-game");
  await page.locator(".mix .switch, .mix [role=switch]").nth(0).click();
  await page.locator(".mix details summary").click();
  for (const chip of await page.locator(".mix .chips").first().locator(".chip").all()) await chip.click();
  // It is refused from the eighth that is left on, and says how many are left each time.
  await page.locator(".reasons .bad", { hasText: "No race is left" }).waitFor();
  await picture(page, "mixed-too-few");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
