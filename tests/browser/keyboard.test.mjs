// A whole turn cycle, and then a whole game, without touching the mouse.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { backend, browser, handOver, open, player } from "./harness.mjs";

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

/** Presses Tab until the focus is on what `selector` names. */
async function tabTo(page, selector, limit = 80) {
  for (let i = 0; i < limit; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${selector}`);
}

test("a whole game by keyboard", { timeout: 400000 }, async () => {
  const page = await open(chrome, server.url, { width: 1280, height: 800 });
  const me = player(page);
  await tabTo(page, "#new-game");
  await page.keyboard.press("Enter");
  await page.locator("#start").waitFor();
  await tabTo(page, ".new-player:nth-child(2) [role=radio][tabindex='0'][data-option=normal]");
  for (const next of ["easy", "human"]) {
    await page.keyboard.press("ArrowLeft");
    await page.locator(`.new-player:nth-child(2) [data-option=${next}][aria-checked=true]:focus`).waitFor();
  }
  await page.locator("#start:not([aria-disabled])").waitFor();
  await tabTo(page, "#start");
  await page.keyboard.press("Enter");
  await page.locator("#table, .curtain").first().waitFor();
  const memory = {};
  let taps = 0;
  let conquests = 0;
  for (let i = 0; i < 1500; i++) {
    const now = await me.where();
    if (now.stage === "end") break;
    if (now.stage === "curtain") {
      await page.locator("#lift:focus").waitFor();
      await page.keyboard.press("Enter");
      await page.locator("#table").waitFor();
      continue;
    }
    if (now.stage === "handover") {
      await handOver(page, memory, async () => {
        await tabTo(page, "#primary");
        await page.keyboard.press("Enter");
      });
      continue;
    }
    if (!now.mine || now.busy) {
      await page.waitForFunction(() => document.querySelector(".curtain, .end, #table[data-mine=true][aria-busy=false]"));
      continue;
    }
    if (now.stage === "choose") await page.keyboard.press("1");
    else if (now.stage === "conquest" || now.stage === "ghouls") {
      const open = await me.lit("open");
      if (open.length > 0) {
        await page.keyboard.press("b");
        await page.keyboard.press("Home");
        const wanted = open[taps++ % open.length];
        for (let k = 0; k < 60 && (await page.evaluate(() => Number(document.activeElement.dataset.region))) !== wanted; k++)
          await page.keyboard.press("PageDown");
        await page.keyboard.press("Enter");
        await page.locator(".slip .sum").waitFor();
        await page.keyboard.press("Enter");
        await me.moved(now.revision);
        conquests += 1;
        continue;
      }
      await page.keyboard.press("e");
      // A die that could still be rolled is asked about.
      if (await page.locator(".slip.ask").count()) await page.keyboard.press("e");
      await me.moved(now.revision);
      continue;
    } else if (now.stage === "redeploy" || now.stage === "retreat") {
      if (!(await me.ready())) {
        let put = await me.lit("put");
        const key = put.length > 0 ? "+" : "-";
        if (put.length === 0) put = await me.lit("open");
        await page.keyboard.press("b");
        await page.keyboard.press("Home");
        for (let k = 0; k < 60 && (await page.evaluate(() => Number(document.activeElement.dataset.region))) !== put[0]; k++)
          await page.keyboard.press("PageDown");
        await page.keyboard.press("Enter");
        await page.locator(".place-row").waitFor();
        await page.keyboard.press(key);
        await me.moved(now.revision);
        continue;
      }
    }
    await tabTo(page, "#primary");
    await page.keyboard.press("Enter");
    // What is not put down is asked about.
    if (await page.locator(".slip.ask").count()) await page.keyboard.press("e");
    await me.moved(now.revision);
  }
  assert.equal((await me.where()).stage, "end");
  assert.ok(conquests > 10, `${conquests} conquests`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
