// Bots' turns are told at a pace that can be followed: fast enough, held, skipped, and never ahead of themselves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, newGame, open, player, served } from "./harness.mjs";

const site = served();

/** Keeps what the status line says, whenever it changes: `[{who, step, expects, at}]`. */
const listen = (page) =>
  page.evaluate(() => {
    window.heard = [];
    // How much slower than it should the page comes to its turn: the machine may be busy with other things.
    window.lags = [];
    const tick = (at) =>
      setTimeout(() => {
        window.lags.push((performance.now() - at) / 50);
        tick(performance.now());
      }, 50);
    tick(performance.now());
    const read = () => {
      const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
      const now = { who: text(".status-who"), step: text(".steps .lit"), expects: text(".status-expect") };
      const last = window.heard.at(-1);
      if (!last || last.who !== now.who || last.step !== now.step || last.expects !== now.expects)
        window.heard.push({ ...now, at: performance.now() });
    };
    new MutationObserver(read).observe(document.getElementById("app"), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

/** Plays until bots are due, and says when that was. */
async function untilBots(page, me, memory) {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate(() => document.querySelector("#hold") !== null)) return;
    await decide(page, me, memory);
  }
  throw new Error("no bot's turn came");
}

const mine = (page) =>
  page.waitForFunction(() => document.querySelector("#table[data-mine=true][aria-busy=false], .end"), null, { timeout: 60000 });

test("ten bots' turns are followed in under 30 s, and the status line tells what is told", { timeout: 300000 }, async () => {
  const page = await open(site, { width: 1280, height: 800, motion: true });
  const me = player(page);
  await newGame(page, me, { players: 5, humans: 1, seed: "8" });
  const memory = { turns: 0, taps: 0 };
  await listen(page);
  const told = [];
  for (let i = 0; i < 60 && told.length < 10; i++) {
    await decide(page, me, memory);
    const heard = await page.evaluate(() => window.heard);
    told.length = 0;
    for (const [at, line] of heard.entries()) {
      if (!/^(Brakka|Old Moss|Penny Vane|Fitch)/.test(line.who)) continue;
      if (heard[at - 1]?.who === line.who) told.at(-1).push(line);
      else told.push([line]);
      told.at(-1).end = heard[at + 1]?.at ?? line.at;
    }
  }
  for (const { who, step, expects } of told.flat()) {
    if (/ (conquers|takes the|earns) /.test(expects)) assert.ok(expects.startsWith(who), `${who}, ${step}: ${expects}`);
    if (/ conquers /.test(expects)) assert.equal(step, "Conquer", expects);
    if (/ takes the /.test(expects)) assert.equal(step, "Choose", expects);
  }
  assert.ok(told.flat().filter((h) => / conquers /.test(h.expects)).length > 10, "conquests are told");
  const times = told.map((turn) => turn.end - turn[0].at);
  const mean = times.reduce((a, b) => a + b, 0) / times.length;
  const slow = await page.evaluate(() => Math.max(1, window.lags.reduce((a, b) => a + b, 0) / window.lags.length));
  console.log(
    `# ${told.length} bots' turns: ${times.map(Math.round).join(", ")} ms; the page's clock is ${slow.toFixed(2)} times too slow`,
  );
  assert.ok(told.length >= 10 && (mean * 10) / slow < 30000, `${Math.round(mean)} ms a turn, ${slow.toFixed(2)} times too slow`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the telling is held and goes on; one tap skips a bot, one tap all of them", { timeout: 200000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await page.locator("#settings").tap();
  await page.locator("[data-option=slow]").tap();
  await page.locator(".page-head .button").first().tap();
  await newGame(page, me, { players: 5, humans: 1, seed: "8" });
  const memory = { turns: 0, taps: 0 };
  await untilBots(page, me, memory);
  await page.locator("#hold").tap();
  await page.waitForTimeout(900);
  const held = (await me.where()).revision;
  await page.waitForTimeout(1500);
  assert.equal((await me.where()).revision, held, "nothing goes on while it is held");
  await page.locator("#hold").tap();
  await page.waitForFunction((old) => document.getElementById("table").dataset.revision !== old, held, { timeout: 8000 });
  const who = await page.locator(".status-who").innerText();
  const tapped = Date.now();
  await page.locator("#skip-one").tap();
  await page.waitForFunction((old) => document.querySelector(".status-who").textContent.trim() !== old, who, { timeout: 8000 });
  console.log(`# one bot skipped in ${Date.now() - tapped} ms`);
  assert.equal((await me.where()).mine, false, "the next bot's turn is told");
  await page.locator("#primary").tap();
  await mine(page);
  console.log(`# all skipped ${Date.now() - tapped} ms later`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
