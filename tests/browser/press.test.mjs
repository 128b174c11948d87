// A press of these tests meets what it was meant for, also where the screen changes under the finger.
import assert from "node:assert/strict";
import { test } from "node:test";
import { served } from "./harness.mjs";
import { patient } from "./press.mjs";

const site = served();

for (const name of ["click", "tap"]) {
  test(`what moves away under a ${name} is pressed where it went, and what came there is not`, { timeout: 30000 }, async () => {
    const context = await site.chrome.newContext({ viewport: { width: 400, height: 400 }, hasTouch: true });
    const page = await context.newPage();
    patient(page);
    await page.setContent(`<style>button { position: absolute; width: 120px; height: 48px } .away, #first { top: 300px }</style>
      <button id="first">first</button><button id="other">other</button><button id="go">go</button>`);
    // Afterwards the finger is elsewhere, and presses at once.
    await page.locator("#first")[name]();
    await page.evaluate(() => {
      document.getElementById("first").remove();
      window.presses = [];
      for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => window.presses.push(button.id));
      // As soon as the finger knows where to go.
      const watch = () => (window.met ? document.getElementById("go").classList.add("away") : setTimeout(watch, 0));
      watch();
    });
    await page.locator("#go")[name]();
    assert.deepEqual(await page.evaluate(() => window.presses), ["go"]);
    assert.equal(await page.evaluate(() => Boolean(window.met)), false, "nothing waits for a press any more");
    await context.close();
  });
}
