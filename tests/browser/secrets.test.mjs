// What one player may not know is not on the page, not even hidden.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, newGame, open, player, served } from "./harness.mjs";

const site = served();

test("behind the curtain nothing of the last view is left", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, seed: "11" });
  const memory = { turns: 0, taps: 0 };
  let checked = 0;
  for (let i = 0; i < 120 && checked < 4; i++) {
    const { stage } = await me.where();
    if (stage === "curtain" && memory.turns > 0) {
      const left = await page.evaluate(() => ({
        boards: document.querySelectorAll(".eb-board, .players, .mini-players, .log, .purse, .combo, #table, .eb-ghost").length,
        text: [...document.querySelectorAll("body, body *")]
          .filter((n) => !n.closest(".swatch-box"))
          .flatMap((n) => [...n.childNodes].filter((c) => c.nodeType === 3).map((c) => c.textContent))
          .join(" "),
        live: document.querySelector("[aria-live]")?.textContent ?? "",
      }));
      assert.equal(left.boards, 0, "parts of the table are on the page");
      assert.equal(left.live, "", "the last view is still being read aloud");
      assert.ok(!/\d/.test(left.text.replace(/Player \d/g, "")), `a number is on the curtain: ${left.text}`);
      checked += 1;
    }
    await decide(page, me, memory);
  }
  assert.equal(checked, 4);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the coins of others are not in the page", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await newGame(page, me, { players: 2, seed: "13" });
  const memory = { turns: 0, taps: 0 };
  let looked = 0;
  for (let i = 0; i < 80; i++) {
    await decide(page, me, memory);
    const { stage, mine } = await me.where();
    if (!mine || stage === "end") continue;
    const purses = await page.locator(".player .purse").evaluateAll((all) => all.map((p) => p.querySelector("b")?.textContent ?? null));
    assert.equal(purses.filter((p) => p !== null).length, 1, `purses shown: ${purses}`);
    looked += 1;
  }
  assert.ok(looked > 20);
  await page.context().close();
});
