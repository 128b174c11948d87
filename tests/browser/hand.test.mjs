// The cards in the hand of Chaos have their whole titles in every language: on a phone, where the run is thorough at every size.
import assert from "node:assert/strict";
import { test } from "node:test";
import { first, open, picture, player, served, takeBox } from "./harness.mjs";

const site = served();

for (const [width, height] of first(2, [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
])) {
  test(`whole titles at ${width}x${height}`, { timeout: 200000 }, async () => {
    for (const locale of ["en-GB", "zh-CN", "zh-TW"]) {
      const page = await open(site, { width, height, touch: width < 1000, locale });
      const me = player(page, { touch: width < 1000 });
      await takeBox(page, me, "chaos");
      await page.locator("details.more").last().locator("summary").click();
      await page.locator("details.more input.input").last().fill("11");
      await page.locator("#start:not([aria-disabled])").waitFor();
      await me.press("#start");
      await page.locator("#table").waitFor();
      for (let i = 0; i < 20 && (await page.locator(".ch-slot").count()) === 0; i++) {
        await page.waitForFunction(() => document.querySelector("#table[data-mine=true][aria-busy=false], .ch-slot"), null, {
          timeout: 60000,
        });
        if ((await page.locator(".ch-slot").count()) > 0) break;
        const option = page.locator(".ch-option").first();
        if ((await option.count()) > 0) await option.click();
        const { revision } = await me.where();
        await me.primary();
        await page.waitForFunction((old) => document.getElementById("table").dataset.revision !== old, revision);
      }
      const cards = await page.locator(".ch-slot").evaluateAll((all) =>
        all.map((slot) => {
          slot.scrollIntoView({ block: "nearest", inline: "center" });
          const name = slot.querySelector(".ch-name");
          const range = document.createRange();
          range.selectNodeContents(name);
          const card = slot.querySelector(".ch-card").getBoundingClientRect();
          // The title is inside its card, and nothing else lies on any line of it.
          const whole = [...range.getClientRects()].every(
            (r) =>
              r.left >= card.left - 1 &&
              r.right <= card.right + 1 &&
              r.bottom <= card.bottom + 1 &&
              [
                [r.left + 1, r.top + r.height / 2],
                [r.right - 1, r.top + r.height / 2],
              ].every(([x, y]) => document.elementFromPoint(x, y)?.closest(".ch-slot") === slot),
          );
          return { name: name.textContent, whole };
        }),
      );
      await picture(page, `hand-${width}-${locale}`);
      assert.ok(cards.length >= 3, `${cards.length} cards`);
      assert.deepEqual(
        cards.filter((card) => !card.whole),
        [],
        locale,
      );
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });
}
