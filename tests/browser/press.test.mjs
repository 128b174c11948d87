// A press of these tests meets what it was meant for, also where the screen changes under the finger.
import assert from "node:assert/strict";
import { test } from "node:test";
import { served } from "./harness.mjs";
import { patient } from "./press.mjs";

const site = served();

/** A page of three buttons that keeps in `presses` which were pressed; the first is far from the others, which lie over each other. */
async function buttons() {
  const context = await site.chrome.newContext({ viewport: { width: 400, height: 400 }, hasTouch: true });
  const page = await context.newPage();
  patient(page);
  await page.setContent(`<style>button { position: absolute; width: 120px; height: 48px } .away, #first { top: 300px }</style>
    <button id="first">first</button><button id="other">other</button><button id="go">go</button>`);
  await page.evaluate(() => {
    window.presses = [];
    for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => window.presses.push(button.id));
  });
  return page;
}

for (const name of ["click", "tap"]) {
  test(`what moves away under a ${name} is pressed where it went, and what came there is not`, { timeout: 30000 }, async () => {
    const page = await buttons();
    // Afterwards the finger is elsewhere, and presses at once.
    await page.locator("#first")[name]();
    await page.evaluate(() => {
      document.getElementById("first").remove();
      // As soon as the finger knows where to go.
      const watch = () => (window.met ? document.getElementById("go").classList.add("away") : setTimeout(watch, 0));
      watch();
    });
    await page.locator("#go")[name]();
    assert.deepEqual(await page.evaluate(() => window.presses), ["first", "go"]);
    assert.equal(await page.evaluate(() => Boolean(window.met)), false, "nothing waits for a press any more");
    await page.context().close();
  });

  test(`a ${name} that the page's guard refuses is done once more`, { timeout: 30000 }, async () => {
    const page = await buttons();
    await page.evaluate(() => {
      let [refused, refuses] = [0, false];
      const guard = (event) => {
        if (event.type === "pointerdown") {
          refuses = event.target.id === "go" && refused === 0;
          refused += Number(refuses);
        }
        if (!refuses) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      for (const type of ["pointerdown", "mousedown", "click"]) window.addEventListener(type, guard, true);
    });
    await page.locator("#first")[name]();
    await page.locator("#go")[name]();
    assert.deepEqual(await page.evaluate(() => window.presses), ["first", "go"]);
    await page.context().close();
  });
}
