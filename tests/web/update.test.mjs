// New versions: fetched wholly or not at all, never taken before somebody says so, never at the table; nothing old is left over.
import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { browse, folder, hasUpdate, host, inApp, isKept, newVersion, setup, shelf, until, visit } from "./harness.mjs";

const WORDS = "locales/en/ui.ftl";
const renamed = (to) => (text) => text.replace(/^tagline = .*$/m, `tagline = ${to}`);
const tagline = (page) => page.locator(".home-title p").first().innerText();
const versions = (page) => page.evaluate(async () => (await window.caches.keys()).filter((name) => name.includes(" version ")));
const look = (page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update().catch(() => {}));

test("a new version waits while a game is on, and is taken on the first screen", { timeout: 180000 }, async () => {
  const site = await host();
  const context = await (await shelf()).context();
  let page = await visit(context, site.url);
  await isKept(page);
  const old = await tagline(page);
  await inApp(page, async (app, wish) => app.sit(await app.call("new_game", wish)), setup());
  await page.locator("#table").waitFor();
  await newVersion(site.files, [WORDS], renamed("Another version"));
  await look(page);
  await hasUpdate(page);
  assert.equal(await page.locator("#web-restart").count(), 0, "nothing is offered at the table");
  assert.equal((await versions(page)).length, 2);

  // Neither loading the page again nor closing the last window takes it.
  await page.reload();
  await page.locator("#continue").waitFor();
  assert.equal(await tagline(page), old);
  await page.close();
  await new Promise((done) => setTimeout(done, 500));
  page = await visit(context, site.url);
  await page.locator("#continue").waitFor();
  assert.equal(await tagline(page), old);
  await page.locator("#web-restart").waitFor();

  await page.locator("#web-restart").tap();
  await page.waitForFunction(() => document.querySelector(".home-title p")?.textContent === "Another version", null, { timeout: 20000 });
  await page.locator("#continue").waitFor();
  assert.equal(await page.locator("#web-restart").count(), 0);
  await until(page, async () => (await caches.keys()).filter((name) => name.includes(" version ")).length === 1);
  await site.stop();
  await page.reload();
  await page.locator("#continue").waitFor();
  assert.equal(await tagline(page), "Another version");
  assert.deepEqual(page.faults, []);
});

test("a version that is not whole is not taken, and what is there goes on", { timeout: 180000 }, async () => {
  const site = await host();
  const context = await (await shelf()).context();
  const page = await visit(context, site.url);
  await isKept(page);
  const old = await tagline(page);
  const changed = (text, path) => (path === WORDS ? renamed("Half a version")(text) : `${text}// another line\n`);
  for (const spoil of [
    // One file is missing, as while a host is being filled.
    () => rmSync(join(site.files, "book/book.js")),
    // Another is not the one of the list.
    () => writeFileSync(join(site.files, "learn/screen.js"), "// something else\n"),
  ]) {
    await newVersion(site.files, [WORDS, "learn/screen.js", "book/book.js"], changed);
    const book = readFileSync(join(site.files, "book/book.js"));
    spoil();
    await look(page);
    await until(page, async () => !(await navigator.serviceWorker.getRegistration()).installing);
    assert.equal(await inApp(page, (app) => app.offline.waiting.value !== null), false);
    writeFileSync(join(site.files, "book/book.js"), book);
  }
  await page.reload();
  await page.locator("#continue").waitFor();
  assert.equal(await tagline(page), old);
  await page.locator("#learn").tap();
  await page.locator(".lesson-entry").first().waitFor();
  await site.stop();
  await page.reload();
  await page.locator("#continue").waitFor();
  await page.locator("#book").tap();
  await page.locator(".book-contents").waitFor();
});

test("a browser that is killed while it fetches a version has the old one, and fetches on", { timeout: 240000 }, async () => {
  const site = await host();
  const profile = folder();
  const first = await browse(profile);
  let page = await visit(first.context, site.url);
  await isKept(page);
  const old = await tagline(page);
  await first.close();
  await newVersion(site.files, [WORDS], renamed("Fetched in parts"));
  for (const wait of [30, 90, 200]) {
    const one = await browse(profile);
    page = await visit(one.context, site.url);
    await page.waitForTimeout(wait);
    await one.kill();
  }
  const last = await browse(profile);
  page = await visit(last.context, site.url);
  await page.locator("#continue").waitFor();
  assert.equal(await tagline(page), old);
  await look(page);
  await hasUpdate(page);
  await page.locator("#web-restart").click();
  await page.waitForFunction(() => document.querySelector(".home-title p")?.textContent === "Fetched in parts", null, { timeout: 20000 });
  await last.close();
});
