// What comes from outside the page: files dropped on it, and the system's way back.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { newGame, open, player, served } from "./harness.mjs";

const site = served();

/** Lets files hang over the page, and then fall: `[{name, text}]`, or one of `size` letters. */
const drop = (page, files, { fall = true } = {}) =>
  page.evaluate(
    ({ files, fall }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, text = "", size = 0 } of files) dataTransfer.items.add(new File([text, "x".repeat(size)], name));
      const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const send = (kind) => {
        const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
        target.dispatchEvent(event);
        return event.defaultPrevented;
      };
      const taken = [send("dragenter"), send("dragover")];
      if (fall) taken.push(send("drop"));
      return taken;
    },
    { files, fall },
  );

const toast = async (page) => {
  await page.locator(".toast").waitFor();
  return page.locator(".toast .grow").innerText();
};

const told = (page, words) =>
  page.waitForFunction((part) => document.querySelector(".toast .grow")?.textContent.includes(part), words, { timeout: 20000 });

test("files dropped on the page are among the saved games, or are refused in words", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 820, height: 1180 });
  const me = player(page);
  await newGame(page, me, { players: 2, seed: "8" });
  await page.locator(".curtain .button.quiet").click();
  await page.locator("#saves").click();
  const list = page.locator(".slot-list .slot:not(.slot-gone)");
  await list.first().waitFor();
  const before = await list.count();
  const [download] = await Promise.all([page.waitForEvent("download"), list.first().locator(".slot-tools .button").nth(3).click()]);
  const text = readFileSync(await download.path(), "utf8");
  await page.locator(".page-head > .button").first().click();
  await page.locator("#saves").waitFor();

  // While it hangs over the page, the page says what will come of it; when it is carried away again, nothing has happened.
  assert.deepEqual(await drop(page, [{ name: "game.elbow", text }], { fall: false }), [true, true]);
  await page.locator(".drop-veil").waitFor();
  await page.evaluate(() => dispatchEvent(new DragEvent("dragleave", { dataTransfer: new DataTransfer(), relatedTarget: null })));
  const files = () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "x"));
    dispatchEvent(new DragEvent("dragleave", { dataTransfer, relatedTarget: null }));
  };
  await page.evaluate(files);
  assert.equal(await page.locator(".drop-veil").count(), 0);

  // Dropped on the first screen, it is shown in the list.
  assert.deepEqual(await drop(page, [{ name: "game.elbow", text }]), [true, true, true]);
  await page.locator(".slot-new").waitFor();
  assert.equal(await page.locator(".drop-veil").count(), 0);
  assert.equal(await list.count(), before + 1);
  assert.match(await toast(page), /saved games/);

  // Broken ones, one after the other, each with its words and nothing taken in.
  for (const [file, words] of [
    [{ name: "cut.elbow", text: text.slice(0, text.length / 2) }, "“cut.elbow”: The end of the file is missing"],
    [{ name: "edited.elbow", text: text.replace(/"seed":\d+/, '"seed":77') }, "“edited.elbow”: The file was changed"],
    [{ name: "picture.png", text: "\u0089PNG" }, "“picture.png”: This is no game"],
    [{ name: "empty.elbow", text: "" }, "“empty.elbow”: This is no game"],
    [{ name: "huge.elbow", size: 8_000_001 }, "“huge.elbow”: This file is too large"],
  ]) {
    await drop(page, [file]);
    await told(page, words);
    assert.equal(await page.locator(".toast.bad").count(), 1);
  }
  assert.equal(await list.count(), before + 1);

  // Good ones and a bad one together: the good ones are there, the bad one is named.
  await drop(page, [
    { name: "one.elbow", text },
    { name: "bad.elbow", text: "no" },
    { name: "two.elbow", text },
  ]);
  await told(page, "“bad.elbow”");
  await page.waitForFunction((n) => document.querySelectorAll(".slot-list .slot:not(.slot-gone)").length === n, before + 3);

  // At the table it is only told, with a button that leads to it.
  await list.first().locator(".slot-main").click();
  await page.locator(".curtain, #table").first().waitFor();
  await drop(page, [{ name: "three.elbow", text }]);
  await page.locator(".toast .button").first().waitFor();
  assert.equal(await page.locator(".page-head").count(), 0);
  // Text that is dragged is no file and nobody's business.
  const idle = await page.evaluate(() => {
    const event = new DragEvent("dragover", { dataTransfer: new DataTransfer(), bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  });
  assert.equal(idle, false);
  // Chromium itself says aloud that the broken files were refused.
  assert.deepEqual(
    page.faults.filter((fault) => !/400 .*import_slot/.test(fault)),
    [],
  );
  await page.context().close();
});

test("the system's way back is that of the page, and on the first screen the system's own", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const back = () => page.evaluate(() => !dispatchEvent(new Event("back", { cancelable: true })));
  const home = page.locator("#new-game");
  await home.waitFor();
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/outside.js")));
  assert.equal(await back(), false);
  for (const screen of ["#new-game", "#learn", "#book", "#saves", "#statistics", "#workshop", "#settings", "#credits"]) {
    await page.locator(screen).tap();
    await page.locator(".page-head").waitFor();
    for (let steps = 0; steps < 4 && (await page.locator(".page-head").count()) > 0; steps += 1) {
      assert.equal(await back(), true, screen);
      await page.waitForTimeout(450);
    }
    await home.waitFor();
  }
  // Off a curtain and a table, and off what is looked up there first.
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, seed: "3" });
  await page.locator(".curtain").waitFor();
  assert.equal(await back(), true);
  await home.waitFor();
  await page.locator("#continue").tap();
  await me.press("#lift");
  await page.locator("#table").waitFor();
  assert.equal(await back(), true);
  await home.waitFor();
  assert.equal(await back(), false);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
