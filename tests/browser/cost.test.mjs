// What an action costs the page's own thread, and that the book is there before it is asked for. Held are numbers of nodes, drawings and
// files; times are told, in processor time, because machines differ.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, inApp, setting } from "./access.mjs";
import { clock, playOne } from "./cost.mjs";
import { open, served } from "./harness.mjs";
import { slowness, traced } from "./tasks.mjs";

const site = served();

/** @param {number[]} list */
const at = (list, share) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))];

test("an action at the table of five touches little of the page", { timeout: 200000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  await setting(page, { bot_speed: "instant", sound: false });
  await begin(page, { game: "small-world", players: 5, humans: 1, seed: 4 });
  const mine = page.locator("#table[data-mine=true][aria-busy=false]");
  await mine.waitFor();
  await page.evaluate(() => {
    window.touched = 0;
    new MutationObserver((list) => {
      for (const { addedNodes, type } of list)
        window.touched += type === "childList" ? [...addedNodes].reduce((n, e) => n + 1 + (e.querySelectorAll?.("*").length ?? 0), 0) : 1;
    }).observe(document.getElementById("table"), { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const time = await clock(page);
  const spent = [];
  const touched = [];
  for (let i = 0; i < 120; i++) {
    await page.locator("#table[data-mine=true][aria-busy=false], .end").first().waitFor();
    if (await page.locator(".end").count()) break;
    await time.since();
    await page.evaluate(() => {
      window.touched = 0;
    });
    await playOne(page, i);
    const cost = await time.since();
    // What bots did after it is theirs.
    if (!(await mine.count())) continue;
    spent.push(cost.all);
    touched.push(await page.evaluate(() => window.touched));
  }
  const nodes = await page.evaluate(() => document.querySelectorAll("#table *").length);
  console.log(`# ${spent.length} actions: p50 ${at(spent, 0.5).toFixed(1)} ms, p99 ${at(spent, 0.99).toFixed(1)} ms of the processor`);
  console.log(`# nodes touched: p50 ${at(touched, 0.5)}, p99 ${at(touched, 0.99)} of ${nodes}`);
  assert.ok(spent.length >= 20, `${spent.length} actions`);
  assert.ok(at(touched, 0.5) < nodes / 8, `${at(touched, 0.5)} of ${nodes} nodes`);
  // Turns that are over keep their nodes when the log is read again.
  const kept = await inApp(page, async (app) => {
    const before = [...document.querySelectorAll(".log-turn")].slice(1);
    const words = before.map((turn) => turn.querySelectorAll("li")[0]);
    app.log.value = [...app.log.value];
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return before.every((turn, i) => turn.isConnected && words[i] === turn.querySelectorAll("li")[0]);
  });
  assert.ok(kept, "turns of the log are kept");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("opening the book fetches nothing once the first screen has been idle", { timeout: 60000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name.split("/").slice(-2).join("/"))
        .filter((name) => /\.(js|css|ftl)$/.test(name)),
    );
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/book.css")), null, {
    timeout: 30000,
  });
  // What it needs is fetched file by file, one asking for the next: as long as that takes, and a second.
  let before = [];
  for (let still = 0; still < 4; ) {
    await page.waitForTimeout(250);
    const now = await files();
    still = now.length > before.length ? 0 : still + 1;
    before = now;
  }
  // Not before the first screen was there.
  assert.ok(before.indexOf("book/book.js") > before.indexOf("ui/main.js") && before.includes("book/book.js"));
  const stop = await traced(page);
  const took = await page.evaluate(async () => {
    const from = performance.now();
    document.getElementById("book").click();
    while (!document.querySelector(".book-contents")) await new Promise(requestAnimationFrame);
    return performance.now() - from;
  });
  const spent = (await stop()).reduce((sum, { cpu }) => sum + cpu, 0);
  const slow = await slowness(page);
  const more = (await files()).slice(before.length);
  console.log(`# the book was there after ${Math.round(took)} ms, ${Math.round(spent)} ms of the page's own thread`);
  assert.deepEqual(more, []);
  assert.ok(spent < 100 * slow, `${Math.round(spent)} ms, on a thread ${slow.toFixed(1)} times slower`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
