// A phone on its side: the whole market with what each combo can do, and the map, on one screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, open, player, served } from "./harness.mjs";

const site = served();

for (const locale of ["en-GB", "zh-CN", "zh-TW"]) {
  test(`six combos with their abilities are seen at once at 844x390, ${locale}`, { timeout: 60000 }, async () => {
    const page = await open(site, { width: 844, height: 390, touch: true, locale });
    const me = player(page, { touch: true });
    await newGame(page, me, { players: 2, humans: 2, seed: "11" });
    await page
      .locator("#lift")
      .tap()
      .catch(() => {});
    await page.locator(".market.choosing").waitFor();
    const combos = await page.locator(".combo").evaluateAll((all) =>
      all.map((combo) => {
        const room = combo.closest(".sheet-page").getBoundingClientRect();
        const parts = [combo, ...combo.querySelectorAll(".combo-name, .combo-abilities > span, .combo-money")].map((n) =>
          n.getBoundingClientRect(),
        );
        return {
          lines: combo.querySelectorAll(".combo-abilities > span").length,
          shown: parts.every(
            (r) => r.height > 0 && r.top >= room.top - 1 && r.bottom <= Math.min(room.bottom, innerHeight) + 1 && r.right <= innerWidth,
          ),
        };
      }),
    );
    assert.equal(combos.length, 6);
    assert.deepEqual(
      combos.filter((c) => !c.shown || c.lines !== 2),
      [],
    );
    assert.ok((await page.locator(".board-box").boundingBox()).height > 150, "the map is seen beside it");
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
