// Saved games by clicks: rename, copy, delete and take back, export, import, replay, play on from there; undo.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { decide, newGame, open, player, served } from "./harness.mjs";

const site = served();

test("undo takes back within the turn and says why not beyond it", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await newGame(page, me, { players: 2, seed: "3" });
  await me.press("#lift");
  await page.locator("[data-combo='0']").click();
  await page.keyboard.press("u");
  await page.locator(".toast").waitFor();
  const memory = { turns: 0, taps: 0 };
  while ((await me.where()).stage === "choose") await decide(page, me, memory);
  for (let i = 0; i < 2; i++) await decide(page, me, memory);
  const tokens = () => page.locator("#table .hand .eb-count").innerHTML();
  const [held, { revision }] = [await tokens(), await me.where()];
  await page.keyboard.press("u");
  await me.moved(revision);
  assert.notEqual(await tokens(), held, "the conquest is taken back");
  const undone = (await me.where()).revision;
  await page.keyboard.press("r");
  await me.moved(undone);
  assert.equal(await tokens(), held, "and played again");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the list of saved games does what its buttons say", { timeout: 180000 }, async () => {
  const page = await open(site, { width: 820, height: 1180, touch: true });
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, humans: 1, seed: "8" });
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 8; i++) await decide(page, me, memory);
  await page.locator(".status > .button").tap();
  await page.locator("#saves").tap();
  const list = page.locator(".slot-list .slot:not(.slot-gone)");
  const named = () => page.locator(".slot-list").first().locator(".slot-name").allInnerTexts();
  await list.first().waitFor();
  const count = (await named()).length;
  // Rename.
  await list.first().locator(".slot-tools .button").nth(1).tap();
  await page.locator(".slot form input").fill("Sunday evening");
  await page.locator(".slot form input").press("Enter");
  await page.locator(".slot-name", { hasText: "Sunday evening" }).waitFor();
  // Copy.
  await page.locator(".slot", { hasText: "Sunday evening" }).locator(".slot-tools .button").nth(2).tap();
  await page.locator(".slot-name", { hasText: "(copy)" }).waitFor();
  assert.equal((await named()).length, count + 1);
  // Delete and take back.
  await page.locator(".slot", { hasText: "(copy)" }).locator(".slot-tools .button").last().tap();
  await page.locator(".slot-gone", { hasText: "(copy)" }).waitFor();
  assert.equal((await named()).length, count);
  await page.locator(".toast .button").first().tap();
  await page.waitForFunction(() => !document.querySelector(".slot-gone"));
  assert.equal((await named()).length, count + 1);
  // Export, then import it again; a changed file is refused in words.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".slot", { hasText: "Sunday evening" }).first().locator(".slot-tools .button").nth(3).tap(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  await page.locator("input[type=file]").setInputFiles({ name: "game.elbow", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.waitForFunction((n) => document.querySelectorAll(".slot-list:first-of-type .slot").length >= n, count + 2);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.elbow", mimeType: "text/plain", buffer: Buffer.from(text.slice(0, text.length / 2)) });
  await page.locator(".toast.bad").waitFor();
  assert.match(await page.locator(".toast.bad").innerText(), /file/i);
  // Replay to a step, and play on from there.
  await page.locator(".slot", { hasText: "Sunday evening" }).first().locator(".slot-tools .button").first().tap();
  const slider = page.locator(".replay .slider");
  await slider.waitFor();
  await slider.fill("2");
  await page.waitForFunction(() => document.querySelector(".replay-what .numeral")?.textContent.startsWith("2 /"));
  await page.locator("#fork").tap();
  await page.locator("#table").waitFor();
  assert.deepEqual(
    page.faults.filter((fault) => !/400/.test(fault)),
    [],
  );
  await page.context().close();
});
