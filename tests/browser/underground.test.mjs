// The Underground and the mixed game by taps: set up, played (to the end where the run is thorough), left out what has no meaning.
import assert from "node:assert/strict";
import { test } from "node:test";
import { first, newGame, open, picture, player, playThrough, served, takeBox, thorough } from "./harness.mjs";

const site = served();

for (const { game, seed, width, height, touch, rounds } of first(2, [
  { game: "underground", seed: "12", width: 390, height: 844, touch: true, rounds: thorough ? null : 3 },
  { game: "mixed", seed: "3", width: 820, height: 1180, touch: true, rounds: thorough ? null : 5 },
  { game: "underground", seed: "5", width: 1280, height: 800, touch: false, rounds: 4 },
])) {
  test(`two people play ${rounds ? `${rounds} rounds` : "a whole game"} of ${game} at ${width}x${height}`, {
    timeout: 400000,
  }, async () => {
    const page = await open(site, { width, height, touch });
    const me = player(page, { touch });
    await newGame(page, me, { game, players: 2, seed });
    const memory = { turns: 0, taps: 0 };
    const seen = await playThrough(page, me, memory, { name: `${game}-${width}`, rounds });
    for (const stage of ["choose", "conquest", "redeploy", ...(rounds ? [] : ["end"])]) assert.ok(seen.has(stage), `no ${stage}`);
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
