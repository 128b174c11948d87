// Every game is begun and played a little: what a change to the screens needs before it is committed (`cargo xtask test --quick`).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { backend, browser, decide, newGame, open, player } from "./harness.mjs";

let server;
let chrome;
before(async () => {
  server = await backend();
  chrome = await browser();
});
after(async () => {
  await chrome.close();
  server.stop();
});

for (const [game, locale] of [
  ["small-world", "en-GB"],
  ["underground", "zh-CN"],
  ["warcraft", "zh-TW"],
  ["mixed", "en-GB"],
]) {
  test(`${game} is begun and played a little, ${locale}`, { timeout: 120000 }, async () => {
    const page = await open(chrome, server.url, { width: 390, height: 844, touch: true, locale });
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
  const page = await open(chrome, server.url, { width: 1280, height: 800 });
  const me = player(page);
  await me.press("#new-game");
  await page.locator(".games [data-option=chaos]").click();
  await page.locator(".ch-new").waitFor();
  await page.locator("#start:not([aria-disabled])").waitFor();
  await me.press("#start");
  await page.locator("#table[data-mine=true][aria-busy=false], .curtain").first().waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
