// Every game is begun and played a little: what a change to the screens needs before it is committed (`cargo xtask test --quick`).
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, newGame, open, player, served, takeBox } from "./harness.mjs";

const site = served();

for (const [game, locale] of [
  ["small-world", "en-GB"],
  ["underground", "zh-CN"],
  ["warcraft", "zh-TW"],
  ["mixed", "en-GB"],
]) {
  test(`${game} is begun and played a little, ${locale}`, { timeout: 120000 }, async () => {
    const page = await open(site, { width: 390, height: 844, touch: true, locale });
    const me = player(page, { touch: true });
    await newGame(page, me, { game, players: 2, seed: "42" });
    const memory = { turns: 0, taps: 0 };
    const seen = new Set();
    for (let i = 0; i < 6; i++) seen.add(await decide(page, me, memory));
    assert.ok(seen.has("choose") && seen.has("conquest"), [...seen].join(", "));
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test("Chaos is begun", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await takeBox(page, me, "chaos");
  await page.locator("#start:not([aria-disabled])").waitFor();
  await me.press("#start");
  await page.locator("#table[data-mine=true][aria-busy=false], .curtain").first().waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
